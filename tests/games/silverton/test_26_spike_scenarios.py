from __future__ import annotations

from typing import Any

import pytest

from silverware.core.dice import Seeded
from silverware.core.errors import BadPosition, BadTable
from silverware.core.seats import SEAT_NAMES
from silverware.games.silverton import GAME
from silverware.games.silverton.documents import Options, Scenario
from silverware.games.silverton.events.beginning import Stationed
from silverware.games.silverton.forms import Station
from silverware.games.silverton.printed import CUBES, pieces
from silverware.games.silverton.terms import SECRET, Terms
from tests.games.silverton.edition import BOX
from tests.games.silverton.scene import Scene, scene
from tests.rules import rule

SLC = "salt-lake-city"


def spike(scenario: Scenario = "golden-spike", seats: int = 2, **more: Any) -> Scene:
    """A scene of a spike scenario."""
    return scene(seats, options={"scenario": scenario}, **more)


def terms(scenario: Scenario, seats: int, game: str = "basic") -> Terms:
    return GAME.terms(seats, GAME.choose({"scenario": scenario, "game": game}))


def homes(found: Terms) -> list[tuple[str, ...]]:
    return [tuple([BOX.town_names[home] for home in homes]) for homes in found.homes]


@rule("silverton", "26.1")
def test_on_turn_1_a_surveyor_is_assigned_to_each_home() -> None:
    heard: list[Any] = []
    table = GAME.start(2, Seeded(1), Options(scenario="golden-spike"), heard)
    first = table.asked()
    assert first is not None
    assert table.question is not None
    assert table.question.name == "station"
    assert [move.text for move in table.menu()] == ["assign denver", f"assign {SLC}"]
    assert Scene(GAME.position(table)).refused("done") == "26.1"
    table.play(GAME.notation.parse(f"assign {SLC}"), Seeded(1))
    assert [event for event in heard if isinstance(event, Stationed)] == [
        Stationed(SEAT_NAMES[first], "surveyor 1", SLC),
        Stationed(SEAT_NAMES[first], "surveyor 2", "denver"),
    ]
    assert table.question.name == "place"
    assert [piece.based for piece in GAME.view(table, 0).players[first].pieces] == [SLC, "denver", None, None]


@rule("silverton", "26.1")
def test_two_surveyors_alike_are_assigned_without_a_question() -> None:
    table = GAME.start(1, Seeded(1), Options(scenario="copper-spike"))
    assert table.question is not None
    assert table.question.name == "place"
    assert [piece.based for piece in GAME.view(table, 0).players[0].pieces] == ["denver", "el-paso", None, None]


@rule("silverton", "26.1")
def test_with_three_surveyors_the_last_goes_where_none_is() -> None:
    options = {"scenario": "nickel-spike", "game": "advanced"}
    table = scene(3, options=options, agenda=["crew north", "stations north", "place north"])
    table.play("crew s+1 s s p", "assign denver")
    assert table.view("north").asking == Station("north", "surveyor 2")
    again = Scene(table.position())
    table.play("assign denver")
    assert [piece.based for piece in table.view("north").players[0].pieces][:3] == ["denver", "denver", SLC]
    again.play(f"assign {SLC}")
    assert again.view("north").asking == Station("north", "surveyor 3")
    assert again.menu() == {"assign denver", f"assign {SLC}"}


@rule("silverton", "26.1")
def test_three_surveyors_alike_are_not_assigned_without_a_question() -> None:
    options = {"scenario": "golden-spike", "game": "advanced", "hiring": True}
    table = scene(2, options=options, agenda=["crew north", "stations north", "place north"]).play("crew s s s p")
    assert table.view("north").asking == Station("north", "surveyor 1")
    table.play(f"assign {SLC}", f"assign {SLC}")
    assert [piece.based for piece in table.view("north").players[0].pieces][:3] == [SLC, SLC, "denver"]


@rule("silverton", "26.1")
def test_a_position_says_from_where_surveyors_build() -> None:
    table = spike(north={"based": {"surveyor 1": SLC, "surveyor 2": "denver"}})
    assert table.seat("north")["based"] == {"surveyor 1": SLC, "surveyor 2": "denver"}
    assert table.seat("east")["based"] == {"surveyor 1": "denver", "surveyor 2": SLC}
    with pytest.raises(BadPosition, match="There is no home city 'pueblo'"):
        spike(north={"based": {"surveyor 1": "pueblo"}})


@rule("silverton", "26.1")
def test_a_surveyor_hired_while_both_networks_are_joined_has_no_home_in_a_position_either() -> None:
    options = {"scenario": "golden-spike", "game": "advanced", "hiring": True}
    north = {"crew": "S+1 S P+1 P", "cash": 5000, "track": joined()}
    table = scene(2, options=options, north=north, agenda=["engage north", "operation east"]).play("hire surveyor")
    assert table.seat("north")["based"] == {"surveyor 1": "denver", "surveyor 2": SLC, "surveyor 3": "neither"}
    again = Scene(table.position())
    imagined = GAME.imagine(again.view("north"), None, Seeded(1))
    for found in (again.table, imagined):
        assert [piece.based for piece in GAME.view(found, 0).players[0].pieces][:3] == ["denver", SLC, None]


@rule("silverton", "26.2")
def test_a_surveyor_builds_from_its_own_home_only() -> None:
    table = spike(north={"track": ["denver/golden/1"]}).play("send surveyor 1")
    assert "golden/central-city" in table.menu("survey ")
    assert not [name for name in table.menu("survey ") if SLC in name]
    assert table.refused(f"survey {SLC}/provo/1") == "26.2"
    table.play("rest", "send surveyor 2")
    assert all(SLC in name for name in table.menu("survey "))
    assert table.refused("survey golden/central-city") == "26.2"


@rule("silverton", "26.2")
def test_once_they_are_joined_every_surveyor_builds_anywhere() -> None:
    table = spike(north={"track": joined()}).play("send surveyor 2")
    assert table.table.networks[0].is_joined()
    assert [name for name in table.menu("survey ") if "denver" in name]


@rule("silverton", "26.2")
def test_a_second_segment_leans_on_a_surveyor_of_the_same_home() -> None:
    table = spike().play("send surveyor 1", "survey denver/golden/1", "send surveyor 2")
    assert "golden/central-city" not in table.menu("survey ")
    assert table.refused("survey golden/central-city") == "7.3"
    options = {"scenario": "golden-spike", "game": "advanced"}
    more = scene(2, options=options, north={"crew": "S+1 S S P", "based": {"surveyor 2": "denver", "surveyor 3": SLC}})
    more.play("send surveyor 1", "survey denver/golden/1", "send surveyor 2")
    assert "golden/central-city" in more.menu("survey ")


@rule("silverton", "26.2")
def test_to_join_the_two_is_a_purpose_for_either_surveyor() -> None:
    *track, last = joined()
    for surveyor in ("surveyor 1", "surveyor 2"):
        table = spike(round=5, north={"track": track, "cash": 5000}).play(f"send {surveyor}")
        assert last in table.menu("survey ")
    table.play(f"survey {last}").until("build", "north").play(f"build {last}")
    assert table.table.networks[0].is_joined()


@rule("silverton", "26.2")
def test_own_track_apart_from_both_may_be_built_on_by_any() -> None:
    apart = {"track": ["alamosa/antonito"]}
    for surveyor in ("surveyor 1", "surveyor 2"):
        assert [name for name in spike(north=apart).play(f"send {surveyor}").menu("survey ") if "antonito" in name]


@rule("silverton", "26.2", "12.8")
def test_with_all_cubes_out_a_surveyor_still_builds_from_its_own_home_only() -> None:
    """North's Denver surveyor comes from Hanna; the track on the other side of the new segment is no hold for it."""
    *way, last = joined()
    met = {town for name in way for town in BOX.segment_towns[BOX.segments_said.index(name)]}
    apart: list[int] = []
    for segment, towns in enumerate(BOX.segment_towns):
        if met.isdisjoint(towns) and not set(BOX.parallel[segment]) & set(apart):
            apart.append(segment)
    others = [BOX.segments_said[segment] for segment in apart[: CUBES - len(way)]]
    north = {"track": [*way, *others], "cash": 5000}
    table = spike(round=5, north=north).play("send surveyor 1", f"survey {last}").until("build", "north")
    assert table.play(f"build {last}").refused("abandon laramie/hanna") == "12.8"
    assert "rawlins/rock-springs" in table.menu("abandon ")


@rule("silverton", "26.3")
def test_deliveries_run_within_one_network() -> None:
    track = joined()
    gold = next(card for card, town in enumerate(BOX.claim_town) if BOX.town_names[town] == "Central City")
    claim = {"card": f"c{gold + 1}", "freight": 3}
    for built, markets in ((track, ["denver", SLC]), (track[:-1], ["denver"])):
        north = {"track": ["denver/golden/1", "golden/central-city", *built], "claims": [claim]}
        table = spike(agenda=["deliver north"], north=north)
        assert sorted(table.menu(f"deliver c{gold + 1} to ")) == markets


@rule("silverton", "26.3")
def test_both_networks_are_the_home_of_a_seat() -> None:
    table = spike(north={"track": ["denver/golden/1", f"{SLC}/provo/1"]})
    network = table.table.networks[0]
    for town in ("Denver", "Golden", "Salt Lake City", "Provo"):
        assert network.connects(BOX.town(town))
    assert table.play("send surveyor 1", "dismantle").menu("take up ") == {"denver/golden/1", f"{SLC}/provo/1"}


@rule("silverton", "26.4")
def test_without_the_track_between_them_they_are_two_networks_again() -> None:
    track = joined()
    table = spike(north={"track": track}, agenda=["deal north"])
    table.play(f"offer east {track[-1]} for nothing", "accept")
    assert not table.table.networks[0].is_joined()
    table.end_turn().until("place", "north").play("send surveyor 2")
    assert table.refused("survey denver/golden/1") in ("26.2", "7.5")


@rule("silverton", "26.5")
def test_golden_spike_for_two_is_a_campaign_of_two_from_two_cities() -> None:
    found = terms("golden-spike", 2)
    plain = GAME.terms(2, Options(length="campaign"))
    assert homes(found) == [("Denver", "Salt Lake City")] * 2
    assert (found.money, found.crews, found.goal, found.turns) == (plain.money, plain.crews, SECRET, 24)
    assert (found.in_play, found.boxes) == (plain.in_play, plain.boxes)


@rule("silverton", "26.6")
def test_copper_spike_is_for_one_between_denver_and_el_paso() -> None:
    found = terms("copper-spike", 1)
    assert homes(found) == [("Denver", "El Paso")]
    assert (found.money, found.crews, found.turns) == (2400, [["S S P P"]], 24)
    assert (terms("copper-spike", 1, "advanced").money, terms("copper-spike", 1, "advanced").trains) == (3000, 2)
    unused = {name for at, name in enumerate(BOX.columns_said) if not found.in_play[at]}
    assert unused == {f"{SLC}-lumber", "pueblo-lumber", f"{SLC}-coal"}
    assert found.boxes == BOX.start_box


@rule("silverton", "26.7")
def test_golden_spike_for_three_is_played_for_20_turns() -> None:
    found = terms("golden-spike", 3)
    assert homes(found) == [("Denver", "Salt Lake City"), ("Denver", "Salt Lake City"), ("Denver", "Santa Fe")]
    assert found.crews == [["S+2 S P P"], ["S+1 S P+1 P"], ["S S P+2 P"]]
    assert (found.money, terms("golden-spike", 3, "advanced").money, found.turns) == (2400, 3000, 20)
    outcome = spike(seats=3, round=20, north={"cash": 90000}).end_turn().table.outcome
    assert outcome is not None
    assert (outcome.ending, outcome.winners) == ("last turn", (0,))
    assert spike(seats=3, round=19, north={"cash": 90000}).end_turn().table.outcome is None
    with pytest.raises(BadPosition, match="1 to 20"):
        spike(seats=3, round=21)


@rule("silverton", "26.8")
def test_nickel_spike_is_for_three() -> None:
    found = terms("nickel-spike", 3)
    assert homes(found) == [("Denver", "Salt Lake City"), ("Denver", "El Paso"), ("Denver", "Santa Fe")]
    assert found.crews == [["S+1 S P+1 P"], ["S+2 S P P"], ["S S P+2 P"]]
    assert (found.money, found.goal, found.turns) == (2200, SECRET, 24)


@rule("silverton", "26.9")
def test_silver_spike_is_for_four() -> None:
    found = terms("silver-spike", 4)
    assert homes(found) == [("Denver", "Salt Lake City")] * 2 + [("Denver", "El Paso")] * 2
    assert found.crews == [["S+1 S P+1 P"], ["S S P+2 P"], ["S+1 S P+1 P"], ["S+2 S P P"]]
    assert (found.money, found.goal, found.turns) == (2000, SECRET, 24)


@rule("silverton", "26.10")
@pytest.mark.parametrize(
    ("scenario", "seats", "points", "trains", "money"),
    [
        ("golden-spike", 2, 15, 2, 3000),
        ("golden-spike", 3, 14, 2, 3000),
        ("nickel-spike", 3, 14, 2, 2600),
        ("silver-spike", 4, 14, 1, 2400),
    ],
)
def test_advanced_spikes_give_points_trains_and_two_surveyors_at_least(
    scenario: Scenario, seats: int, points: int, trains: int, money: int
) -> None:
    found = terms(scenario, seats, "advanced")
    assert (found.points, found.trains, found.money) == (points, trains, money)
    for crews in found.crews:
        assert min(len(pieces(crew, "S")) for crew in crews) == 2
    assert terms("copper-spike", 1, "advanced").crews == [["S S P P"]]


@rule("silverton", "26.11")
def test_what_a_spike_does_not_say_is_that_of_the_campaign() -> None:
    for scenario, seats in (("nickel-spike", 3), ("silver-spike", 4), ("golden-spike", 3)):
        found = GAME.terms(seats, GAME.choose({"scenario": scenario}))
        plain = GAME.terms(seats, Options(length="campaign"))
        assert (found.in_play, found.boxes, found.passengers) == (plain.in_play, plain.boxes, plain.passengers)
    with pytest.raises(BadTable, match=r"Golden Spike takes 2 or 3 seats, not 4"):
        terms("golden-spike", 4)


def joined() -> list[str]:
    """Track that joins Denver and Salt Lake City, its last segment in the middle."""
    start, end = BOX.town("Denver"), BOX.town("Salt Lake City")
    before: dict[int, tuple[int, int]] = {start: (-1, -1)}
    queue = [start]
    for town in queue:
        for segment, other in BOX.hops[town]:
            if other not in before and len(BOX.segment_towns[segment]) == 2:
                before[other] = (segment, town)
                queue.append(other)
    way: list[str] = []
    while end != start:
        segment, end = before[end]
        way.append(BOX.segments_said[segment])
    middle = way.pop(len(way) // 2)
    return [*way, middle]
