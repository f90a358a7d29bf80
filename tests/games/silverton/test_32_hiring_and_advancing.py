from __future__ import annotations

from typing import Any

import pytest

from silverware.core.errors import BadPosition, BadTable
from silverware.games.silverton import GAME
from silverware.games.silverton.events.fines import Engaged, Promoted
from silverware.games.silverton.printed import game_points
from tests.games.silverton.scene import Scene, scene
from tests.games.silverton.test_9_disputes_of_surveyors import RATON
from tests.rules import rule

HIRING = {"game": "advanced", "hiring": True}
CREW = "S+1 S P+1 P"


def hiring(seats: int = 2, crew: str = CREW, **more: Any) -> Scene:
    """North has these pieces and may hire."""
    north = {"crew": crew} | more.pop("north", {})
    return scene(seats, options=HIRING, north=north, agenda=["deal north", "fines north"], **more).play("done")


def placing(north: dict[str, Any] | None = None, east: dict[str, Any] | None = None, **more: Any) -> Scene:
    """North has S+1 S P+1 P, and so has east."""
    seats: dict[str, Any] = {"north": {"crew": CREW} | (north or {}), "east": {"crew": CREW} | (east or {})}
    return scene(2, options=HIRING | more.pop("options", {}), **seats, **more)


def bonuses(table: Scene, seat: int = 0) -> dict[str, int]:
    return {piece.name: piece.bonus for piece in table.view("spectator").players[seat].pieces}


def promoted(table: Scene) -> list[tuple[str, str, int]]:
    return [(event.seat, event.piece, event.bonus) for event in table.told(Promoted)]


@rule("silverton", "32.1")
@pytest.mark.parametrize("options", [{"game": "basic"}, {"length": "short"}])
def test_hiring_is_for_the_advanced_game_and_not_for_the_short_one(options: dict[str, str]) -> None:
    with pytest.raises(BadTable, match=r"32\.1"):
        scene(2, options=HIRING | options)


@rule("silverton", "32.2")
@pytest.mark.parametrize(("seats", "points", "most"), [(2, 15, 8), (3, 13, 6), (4, 12, 6), (5, 7, 4), (6, 6, 4)])
def test_game_points_and_the_most_pieces_by_the_number_of_seats(seats: int, points: int, most: int) -> None:
    terms = GAME.terms(seats, GAME.choose(HIRING))
    assert (terms.points, terms.most_pieces) == (points, most)
    assert max(game_points(crew) for crew in terms.crews[0]) == points


@rule("silverton", "32.2")
def test_who_has_the_most_pieces_hires_nobody() -> None:
    full = hiring(5, "S+1 S P+1 P")
    assert full.question() != "engage"
    assert hiring(5, "S+1 S P+1").question() == "engage"


@rule("silverton", "32.3")
def test_with_two_or_three_seats_everybody_has_two_colours() -> None:
    assert "S S S S P" in GAME.terms(2, GAME.choose(HIRING)).crews[0]
    assert "S+2 S+2 P+2" in GAME.terms(2, GAME.choose(HIRING)).crews[0]
    assert "S S S P" not in GAME.terms(4, GAME.choose(HIRING)).crews[0]
    assert "S S S P" not in GAME.terms(3, GAME.choose({"game": "advanced"})).crews[0]


@rule("silverton", "32.3")
@pytest.mark.parametrize(("scenario", "seats"), [("nickel-spike", 3), ("silver-spike", 4)])
def test_the_points_that_a_scenario_names_hold(scenario: str, seats: int) -> None:
    assert GAME.terms(seats, GAME.choose(HIRING | {"scenario": scenario})).points == 14


@rule("silverton", "32.3")
def test_what_no_disc_is_left_for_is_not_hired() -> None:
    """With four seats a seat has two surveyors without a bonus."""
    table = hiring(4, "S S P")
    assert table.menu() == {"wait", "hire prospector"}
    assert table.refused("hire surveyor") == "32.3"
    assert hiring(3, "S S P").menu() == {"wait", "hire prospector", "hire surveyor"}


@rule("silverton", "32.3")
def test_with_two_colours_there_can_be_more_than_four_of_a_kind() -> None:
    table = hiring(2, "S+1 S S S P").play("hire surveyor").until("place", "north").play("send surveyor 5")
    assert table.question() == "survey"
    assert table.seat("north")["crew"] == "S+1 S S S S P"
    assert hiring(2, "S+1 S S S S P").menu() == {"wait", "hire prospector"}


@rule("silverton", "32.3")
def test_nobody_goes_up_to_a_bonus_for_which_no_disc_is_left() -> None:
    seats: dict[str, Any] = {name: {"crew": "S+1 S P"} for name in ("north", "east", "south", "west")}
    table = scene(4, options=HIRING, **seats)
    table.place(north="s2 denver/como", east="s2 denver/como", chance="6 6 1 2").play("build denver/como")
    assert promoted(table) == []
    other = scene(4, options=HIRING, **seats)
    other.place(north="s1 denver/como", east="s2 denver/como", chance="6 6 1 2").play("build denver/como")
    assert promoted(other) == [("north", "surveyor 1", 2)]


@rule("silverton", "32.4")
def test_one_piece_is_hired_a_turn_for_400_without_a_bonus() -> None:
    table = hiring(north={"cash": 1000}).play("hire surveyor")
    assert [(event.piece, event.cost) for event in table.told(Engaged)] == [("surveyor 3", 400)]
    assert table.seat("north")["cash"] == 600
    assert bonuses(table) == {"surveyor 1": 1, "surveyor 2": 0, "surveyor 3": 0, "prospector 1": 1, "prospector 2": 0}
    assert table.question() != "engage"
    table.until("place", "north")
    assert "send surveyor 3" in table.menu()


@rule("silverton", "32.4")
def test_nobody_has_to_hire_and_who_cannot_pay_does_not() -> None:
    assert hiring().play("wait").told(Engaged) == []
    poor = hiring(north={"cash": 399})
    assert poor.menu() == {"wait"}
    assert poor.refused("hire surveyor") == "32.4"
    assert poor.refused("pay") == "32.4"


@rule("silverton", "32.4")
def test_fines_come_first() -> None:
    table = hiring(north={"pieces": {"surveyor 1": "jail"}})
    assert table.question() == "jail"
    assert table.play("wait").question() == "engage"


@rule("silverton", "32.4", "26.1")
def test_a_surveyor_that_is_hired_builds_from_one_of_two_homes() -> None:
    options = HIRING | {"scenario": "golden-spike"}
    table = scene(2, options=options, north={"crew": "S+1 S P+1 P"}, agenda=["engage north"]).play("hire surveyor")
    assert (table.asked(), table.question()) == ("north", "station")
    table.play("assign salt-lake-city")
    assert table.seat("north")["based"]["surveyor 3"] == "salt-lake-city"


@rule("silverton", "32.5")
def test_who_was_killed_is_replaced_only_so_and_at_once() -> None:
    dead = {"pieces": {"prospector 1": "dead 3 $300"}, "cash": 1000}
    table = hiring(round=3, north=dead)
    assert (table.question(), table.menu()) == ("engage", {"wait", "hire surveyor", "hire prospector"})
    table.play("hire prospector")
    assert table.seat("north")["pieces"] == {}
    assert bonuses(table)["prospector 1"] == 0
    later = hiring(round=4, north=dead).play("wait")
    assert later.question() != "hire"


@rule("silverton", "32.5")
def test_of_two_that_were_killed_the_first_is_replaced() -> None:
    dead = {"pieces": {"prospector 1": "dead 3 $300", "prospector 2": "dead 2 $300"}}
    table = hiring(round=3, north=dead).play("hire prospector")
    assert [event.piece for event in table.told(Engaged)] == ["prospector 1"]
    assert table.seat("north")["pieces"] == {"prospector 2": "dead 2 $300"}


@rule("silverton", "32.5")
def test_the_dead_do_not_count_as_pieces() -> None:
    dead = {"pieces": {"prospector 2": "dead 1 $300"}}
    assert hiring(5, "S+1 S P+1 P", north=dead).menu() == {"wait", "hire surveyor", "hire prospector"}


@rule("silverton", "32.6")
def test_a_surveyor_that_wins_a_dispute_and_builds_goes_up() -> None:
    table = placing().place(north="s2 denver/como", east="s2 denver/como", chance="6 6 1 2")
    assert table.position()["won"] == ["north surveyor 2"]
    table.play("build denver/como")
    assert promoted(table) == [("north", "surveyor 2", 1)]
    assert bonuses(table)["surveyor 2"] == 1
    assert table.seat("north")["crew"] == "S+1 S+1 P+1 P"
    assert table.position()["won"] == []


@rule("silverton", "32.6")
def test_who_does_not_pay_does_not_go_up() -> None:
    table = placing().place(north="s2 denver/como", east="s2 denver/como", chance="6 6 1 2").play("done").end_turn()
    assert promoted(table) == []
    assert table.position()["won"] == []


@rule("silverton", "32.6")
def test_a_prospector_goes_up_with_a_claim_or_a_passenger_card() -> None:
    table = placing(open=["c25"]).place(north="p2 c25", east="p2 c25", chance="6 6 1 2").play("stake c25")
    assert promoted(table) == [("north", "prospector 2", 1)]
    track = {"track": ["denver/colorado-springs/1"]}
    route = placing(track, {"track": ["denver/colorado-springs/2"]}, piles=[["p1"]])
    route.place(north="p2 p1", east="p2 p1", chance="6 6 1 2").play("take p1")
    assert promoted(route) == [("north", "prospector 2", 1)]


@rule("silverton", "32.6")
def test_nobody_goes_beyond_2() -> None:
    table = placing({"crew": "S+2 S P+1 P"}).place(north="s1 denver/como", east="s2 denver/como", chance="6 6 1 2")
    assert promoted(table.play("build denver/como")) == []


@rule("silverton", "32.6")
def test_a_winner_that_was_jailed_goes_up_with_what_it_still_buys() -> None:
    table = placing({"crew": "S+1 S+1 P"}).place(north="s1 denver/como", east="s2 denver/como", chance="1 1 1 1")
    table.play("build denver/como")
    assert promoted(table) == [("north", "surveyor 1", 2)]
    assert table.seat("north")["pieces"] == {"surveyor 1": "jail"}


@rule("silverton", "32.7")
def test_who_wins_without_dice_stays_as_it_is() -> None:
    table = placing().place(north="s2 denver/como").play("build denver/como")
    assert promoted(table) == []


@rule("silverton", "32.7")
def test_a_special_dispute_counts() -> None:
    table = placing({"track": RATON}, {"track": ["taos/cimarron"]})
    table.place(north="s2 raton/french", east="s2 cimarron/french").play("call", chance="6 6 1 2")
    assert promoted(table.play("build raton/french")) == [("north", "surveyor 2", 1)]


@rule("silverton", "32.7")
def test_stealing_counts() -> None:
    pueblo = {"track": ["denver/colorado-springs/1", "colorado-springs/pueblo/1"]}
    table = placing(pueblo, {"track": ["denver/pueblo"], "passengers": ["p10"]}).place(north="p2 p10", chance="6 6 1 2")
    assert promoted(table) == [("north", "prospector 2", 1)]
    lost = placing(pueblo, {"track": ["denver/pueblo"], "passengers": ["p10"]}).place(north="p2 p10", chance="1 2 6 6")
    assert promoted(lost) == []


@rule("silverton", "32.7")
def test_of_two_who_are_as_one_both_go_up() -> None:
    seats: dict[str, Any] = {
        "south": {"crew": "S P"},
        "west": {"crew": "S P"},
        "north": {"crew": "S P", "track": ["denver/colorado-springs/1"]},
        "east": {"crew": "S P", "track": ["denver/pueblo"]},
        "dawn": {"crew": "S P", "track": ["colorado-springs/pueblo/1"]},
    }
    table = scene(5, options=HIRING | {"joint-routes": True}, piles=[["p10"]], **seats)
    table.place(north="p1 p10", east="p1 p10", dawn="p1 p10").play("join", "join", chance="6 6 1 2")
    assert promoted(table) == [("north", "prospector 1", 1), ("dawn", "prospector 1", 1)]


@rule("silverton", "32.7")
def test_who_moves_a_card_stays_as_it_is() -> None:
    table = placing(options={"passenger-slide": True}, piles=[["p2"]], open=["c1"])
    table.place(north="p2 p2", east="p2 p2", chance="6 6 1 2").play("slide p2 to claims")
    assert promoted(table) == []


@rule("silverton", "32.3")
def test_a_position_says_whom_a_seat_has_by_now() -> None:
    assert bonuses(placing({"crew": "S+2 S+2 P+2 P+1 P"}))["surveyor 2"] == 2
    with pytest.raises(BadPosition, match="crew"):
        hiring(4, "S+1 S+1 S S S P")
    with pytest.raises(BadPosition, match="crew"):
        placing({"crew": "S S+3 P"})
