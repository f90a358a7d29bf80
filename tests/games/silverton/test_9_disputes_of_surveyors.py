from __future__ import annotations

import pytest

from silverware.games.silverton import Silverton
from silverware.games.silverton.events.disputes import CalledDispute, Contested, Disputed, Jailed, MovedOver
from silverware.games.silverton.events.operations import Built
from silverware.games.silverton.events.placing import WentHome
from tests.games.silverton.edition import text
from tests.games.silverton.scene import Scene, scene
from tests.rules import rule

RATON = [
    "denver/colorado-springs/1",
    "colorado-springs/pueblo/1",
    "pueblo/walsenburg/1",
    "walsenburg/trinidad/1",
    "trinidad/raton/1",
]


def como(chance: str) -> Scene:
    """North (S+2) and east (S+1) both want Denver to Como."""
    return scene(2).place(north="s1 denver/como", east="s1 denver/como", chance=chance)


def french(seats: int = 2) -> Scene:
    """North comes from Raton and east from Cimarron; both want to go on from French."""
    table = scene(seats, north={"track": RATON}, east={"track": ["taos/cimarron"]})
    return table.place(north="s1 raton/french", east="s1 cimarron/french")


def specials(table: Scene) -> list[str | None]:
    """Who is asked whether to call for a special dispute, if nobody does."""
    asked: list[str | None] = []
    while table.question() == "special":
        asked.append(table.asked())
        table.play("let be")
    return asked


@rule("silverton", "9.1")
def test_two_dice_and_the_bonus_decide_a_disputed_segment() -> None:
    (event,) = como("3 4 4 3").told(Disputed)
    assert event.over == "denver/como"
    assert [(throw.seat, throw.dice, throw.bonus, throw.total) for throw in event.throws] == [
        ("north", (3, 4), 2, 9),
        ("east", (4, 3), 1, 8),
    ]
    assert event.winner == "north"


@rule("silverton", "9.2")
def test_the_loser_goes_home_and_does_nothing_more() -> None:
    table = como("1 2 6 6")
    assert [(event.seat, event.piece) for event in table.told(WentHome)] == [("north", "surveyor 1")]
    assert table.asked() != "north" or table.question() == "deal"
    table.until("build", "east").play("build denver/como")
    assert table.seat("east")["track"] == ["denver/como"]


@rule("silverton", "9.3")
def test_disputes_are_resolved_in_the_order_of_the_edition_and_surveyors_first() -> None:
    orders = "s1 denver/como, s2 denver/pueblo, p1 c2, p2 c1"
    table = scene(2, order=["east", "north"], open=["c2", "c1"])
    table.place(north=orders, east=orders, chance="3 3 1 2 3 3 1 2 3 3 1 2 3 3 1 2")
    disputes = [event for event in table.events if isinstance(event, (Disputed, Contested))]
    assert [event.over for event in disputes] == ["denver/como", "denver/pueblo", "c1", "c2"]
    assert [throw.seat for throw in disputes[0].throws] == ["east", "north"]


@rule("silverton", "9.4")
def test_tied_surveyors_stay_and_do_nothing_more_and_lower_ones_go_home() -> None:
    table = scene(3, south={"track": ["denver/golden/2"]})
    table.place(north="s1 denver/como", east="s1 denver/como", south="s1 denver/como", chance="2 2 2 3 1 3")
    assert table.told(Disputed)[0].winner is None
    assert [event.seat for event in table.told(WentHome)] == ["south"]
    for seat in ("north", "east"):
        assert table.seat(seat)["pieces"]["surveyor 1"] == "tied denver/como"
    table.end_turn()
    assert not table.told(Built)
    assert table.seat("north")["pieces"]["surveyor 1"] == "tied denver/como"


TIED = {"pieces": {"surveyor 1": "tied denver/como"}}


@rule("silverton", "9.5")
def test_tied_surveyors_compete_again_unless_they_are_moved() -> None:
    again = scene(2, round=2, north=TIED, east=TIED).place(chance="1 2 6 6")
    assert again.told(Disputed)[0].winner == "east"
    alone = scene(2, round=2, north=TIED, east=TIED).place(north="s1 denver/pueblo").until("build", "east")
    assert "build denver/como" in alone.menu()
    assert not alone.told(Disputed)


@rule("silverton", "9.5")
def test_others_may_join_those_who_are_tied() -> None:
    table = scene(3, round=2, north=TIED, east=TIED, south={"track": ["denver/golden/2"]})
    table.place(south="s1 denver/como", chance="1 2 1 3 6 6")
    assert [throw.seat for throw in table.told(Disputed)[0].throws] == ["north", "east", "south"]
    assert table.told(Disputed)[0].winner == "south"


@rule("silverton", "9.5")
def test_tied_surveyors_on_snow_go_home_when_winter_begins() -> None:
    table = scene(2, round=3).place(north="s1 denver/como", east="s1 denver/como", chance="2 2 2 3").end_turn()
    assert table.table.round == 4
    assert [(event.seat, event.piece) for event in table.told(WentHome)] == [
        ("north", "surveyor 1"),
        ("east", "surveyor 1"),
    ]


@rule("silverton", "9.5")
@pytest.mark.parametrize(("first", "second"), [("surveyor 1", "surveyor 2"), ("surveyor 2", "surveyor 1")])
def test_who_is_tied_on_a_second_segment_goes_home_with_the_first(first: str, second: str) -> None:
    pieces = {first: "tied denver/colorado-springs/1", second: "tied colorado-springs/cripple-creek"}
    north = {"track": ["denver/pueblo"], "pieces": pieces}
    east = {"track": ["colorado-springs/pueblo/1"], "pieces": pieces}
    table = scene(2, round=5, agenda=["deal east"], north=north, east=east).end_turn()
    assert table.seat("north")["pieces"] == {}


@rule("silverton", "9.5", "7.6")
def test_a_tied_surveyor_on_whom_no_second_segment_leans_may_be_moved() -> None:
    tied = {"pieces": {"surveyor 1": "tied denver/golden/1"}}
    table = scene(3, options={"game": "advanced"}, round=5, north={"crew": "S+1 S S P", **tied}, east=tied)
    table.play("send surveyor 2", "survey denver/cheyenne/1", "send surveyor 3", "survey cheyenne/laramie")
    assert table.seat("north")["second"] == "surveyor 3"
    table.play("send surveyor 1", "survey denver/golden/2")


@rule("silverton", "9.5", "7.6")
def test_of_two_tied_in_a_row_the_second_may_be_moved_and_then_the_first() -> None:
    both = "s1 denver/como, s2 como/buena-vista"
    table = scene(2).place(north=both, east=both, chance="3 3 4 3 3 3 3 3").end_turn().until("place", "north")
    assert table.seat("north")["second"] == "surveyor 2"
    assert table.menu("send ") == {"surveyor 2", "prospector 1", "prospector 2"}
    assert table.refused("send surveyor 1") == "7.6"
    table.play("send surveyor 2", "rest")
    assert table.seat("north")["second"] is None
    assert table.menu("send ") == {"surveyor 1", "prospector 1", "prospector 2"}
    table.play("send surveyor 1")
    assert "denver/pueblo" in table.menu("survey ")


@rule("silverton", "9.6")
def test_before_the_dice_a_surveyor_may_move_to_the_open_twin() -> None:
    table = scene(2).place(north="s1 denver/golden/1", east="s1 denver/golden/1")
    assert (table.asked(), table.question(), table.menu()) == ("north", "move-over", {"stay", "move over"})
    table.play("stay")
    assert (table.asked(), table.question()) == ("east", "move-over")
    table.play("move over")
    assert [(event.seat, event.segment) for event in table.told(MovedOver)] == [("east", "denver/golden/2")]
    assert not table.told(Disputed)
    table.until("build", "north").play("build denver/golden/1").until("build", "east").play("build denver/golden/2")


@rule("silverton", "9.6")
def test_the_first_to_move_fills_the_twin() -> None:
    table = scene(3, south={"track": ["denver/como"]})
    table.place(north="s1 denver/golden/1", east="s1 denver/golden/1", south="s1 denver/golden/1")
    table.play("move over", chance="6 6 1 2")
    assert [throw.seat for throw in table.told(Disputed)[0].throws] == ["east", "south"]


@rule("silverton", "9.6")
def test_where_an_edition_has_three_alike_the_third_is_a_twin_too() -> None:
    line = 'towns = ["Denver", "Golden"], cost = 40, distance = 2, copies = '
    game = Silverton(text((f"{line}2", f"{line}3")))
    table = scene(3, game=game, south={"track": ["denver/golden/1"]})
    table.place(north="s1 denver/golden/2", east="s1 denver/golden/2").play("move over")
    assert [event.segment for event in table.told(MovedOver)] == ["denver/golden/3"]


@rule("silverton", "9.6")
def test_nobody_moves_to_a_twin_that_is_taken() -> None:
    table = scene(3, south={"track": ["denver/golden/2"]})
    table.place(north="s1 denver/golden/1", east="s1 denver/golden/1", chance="6 6 1 2")
    assert table.told(Disputed)[0].winner == "north"


@rule("silverton", "9.7")
def test_a_natural_2_sends_the_surveyor_to_jail_whatever_its_bonus() -> None:
    table = como("1 1 4 3")
    assert [(event.seat, event.piece) for event in table.told(Jailed)] == [("north", "surveyor 1")]
    assert table.seat("north")["pieces"]["surveyor 1"] == "jail"


@rule("silverton", "9.8")
def test_a_jailed_winner_still_builds_what_it_won() -> None:
    table = como("1 1 1 1")
    assert table.told(Disputed)[0].winner == "north"
    assert [event.seat for event in table.told(Jailed)] == ["north", "east"]
    table.until("build", "north").play("build denver/como").until("deal", "east")
    assert table.seat("north")["track"] == ["denver/como"]
    assert table.seat("north")["pieces"]["surveyor 1"] == "jail"


@rule("silverton", "9.8")
def test_a_jailed_surveyor_that_is_tied_does_not_stay() -> None:
    table = como("1 1 1 2")
    assert table.told(Disputed)[0].winner is None
    assert table.seat("north")["pieces"]["surveyor 1"] == "jail"
    assert table.seat("east")["pieces"]["surveyor 1"] == "tied denver/como"


def jailed_winner(*calls: str, chance: str = "") -> Scene:
    """North has won Raton to French and is in jail for it; south comes from Cimarron."""
    south = {"track": ["taos/cimarron"]}
    table = scene(3, north={"track": RATON}, east={"track": ["trinidad/raton/2"]}, south=south)
    table.place(north="s1 raton/french", east="s1 raton/french", south="s1 cimarron/french", chance="1 1 1 1")
    assert (table.asked(), table.question()) == ("north", "special")
    return table.play(*calls, chance=chance)


@rule("silverton", "9.8", "9.9")
def test_a_jailed_winner_may_be_called_to_a_special_dispute() -> None:
    called = jailed_winner("let be", "call", chance="6 6 1 2").until("build", "north")
    assert called.menu() == {"done", "build raton/french"}
    lost = jailed_winner("call", chance="1 1 6 6")
    assert [event.seat for event in lost.told(Jailed)] == ["north", "east"]
    assert not lost.told(WentHome)
    tied = jailed_winner("call", chance="1 3 2 4")
    assert tied.seat("south")["pieces"]["surveyor 1"] == "tied cimarron/french"
    for table in (lost, tied):
        assert table.seat("north")["pieces"]["surveyor 1"] == "jail"
        assert not table.end_turn().told(Built)


@rule("silverton", "9.6", "9.8")
def test_the_box_of_a_winner_who_is_in_jail_is_not_open() -> None:
    table = scene(4, south={"track": ["denver/cheyenne/1"]}, west={"track": ["denver/cheyenne/2"]})
    first, other = "s1 denver/golden/1", "s1 denver/golden/2"
    table.place(north=first, east=first, south=other, west=other, chance="1 1 1 1 6 6 1 2")
    assert table.seat("north")["pieces"] == {"surveyor 1": "jail denver/golden/1"}
    assert table.question() == "build"


@rule("silverton", "9.9")
def test_a_special_dispute_needs_a_town_that_is_useless_by_itself() -> None:
    """Raton is named on claims, so two who come to it from different sides have no special dispute."""
    table = scene(2, north={"track": RATON[:-1]}, east={"track": ["taos/cimarron"]})
    table.place(north="s1 trinidad/raton/1", east="s1 raton/cimarron")
    assert table.question() != "special"


@rule("silverton", "9.9")
def test_a_special_dispute_needs_exactly_one_further_segment() -> None:
    """From Rincon two segments lead on when two surveyors come to it, and one when three do."""
    north, east = {"track": ["albuquerque/socorro/1"]}, {"track": ["deming/silver-city"]}
    two = scene(3, north=north, east=east, south={"track": ["las-cruces/el-paso/1"]})
    two.place(north="s1 socorro/rincon", east="s1 rincon/deming")
    assert two.question() != "special"
    three = scene(3, north=north, east=east, south={"track": ["las-cruces/el-paso/1"]})
    three.place(north="s1 socorro/rincon", east="s1 rincon/deming", south="s1 rincon/las-cruces")
    assert three.question() == "special"


@rule("silverton", "9.9")
def test_parallels_make_no_special_dispute() -> None:
    assert scene(2).place(north="s1 denver/cheyenne/1", east="s1 denver/cheyenne/2").question() != "special"


@rule("silverton", "9.9")
def test_a_town_in_the_network_of_either_makes_no_special_dispute() -> None:
    """North has track in Rincon already; from there one more segment leads on, to Lake Valley."""
    table = scene(3, north={"track": ["socorro/rincon"]}, south={"track": ["las-cruces/el-paso/1"]})
    assert table.place(north="s1 rincon/deming", south="s1 rincon/las-cruces").question() != "special"


@rule("silverton", "9.9")
def test_a_surveyor_on_the_only_way_on_does_not_take_it_from_the_count() -> None:
    """North tries French to Las Vegas as the second segment, or south comes from there."""
    north, east = {"track": RATON}, {"track": ["taos/cimarron"]}
    second = scene(2, north=north, east=east).place(
        north="s1 raton/french, s2 french/las-vegas", east="s1 cimarron/french"
    )
    assert specials(second) == ["north", "east"]
    three = scene(3, north=north, east=east, south={"track": ["santa-fe/las-vegas"]})
    three.place(north="s1 raton/french", east="s1 cimarron/french", south="s1 french/las-vegas")
    assert specials(three) == ["north", "north", "east", "east", "south", "south"]


@rule("silverton", "9.9")
def test_a_twin_on_which_another_stands_is_a_further_segment() -> None:
    table = scene(4, west={"track": ["laramie/hanna"]})
    table.place(north="s1 denver/cheyenne/1", east="s1 denver/cheyenne/2", west="s1 cheyenne/laramie")
    assert specials(table) == ["north", "east", "west", "west"]
    moved = scene(4, west={"track": ["laramie/hanna"]})
    moved.place(north="s1 denver/cheyenne/1", east="s1 denver/cheyenne/1", west="s1 cheyenne/laramie")
    assert specials(moved.play("stay", "move over")) == ["north", "east", "west", "west"]


@rule("silverton", "9.9")
def test_who_tries_two_in_a_row_comes_to_the_town_at_the_far_end() -> None:
    table = scene(2, north={"track": RATON[:-1]}, east={"track": ["taos/cimarron"]})
    table.place(north="s1 trinidad/raton/1, s2 raton/french", east="s1 cimarron/french")
    assert specials(table) == ["north", "east"]


@rule("silverton", "9.9")
def test_who_has_lost_the_first_of_two_segments_comes_to_no_town() -> None:
    """East wins Raton to French; north's second surveyor, beyond it, is in nobody's way."""
    east, south = {"track": ["trinidad/raton/2"]}, {"track": ["taos/cimarron"]}
    table = scene(3, north={"track": RATON}, east=east, south=south)
    north = "s1 raton/french, s2 french/las-vegas"
    table.place(north=north, east="s1 raton/french", south="s1 cimarron/french", chance="1 2 6 6")
    assert specials(table) == ["east", "south"]


@rule("silverton", "9.10")
def test_each_of_the_two_is_asked_in_turn_order_and_both_may_build_if_neither_calls() -> None:
    table = french()
    assert (table.asked(), table.question(), table.menu()) == ("north", "special", {"let be", "call"})
    table.play("let be")
    assert (table.asked(), table.question()) == ("east", "special")
    table.play("let be").until("build", "north").play("build raton/french")
    table.until("build", "east").play("build cimarron/french")


@rule("silverton", "9.11")
def test_the_loser_of_a_special_dispute_goes_home_and_a_tie_keeps_both_from_building() -> None:
    lost = french().play("call", chance="6 6 1 2")
    assert lost.told(CalledDispute)[0].town == "french"
    assert [event.seat for event in lost.told(WentHome)] == ["east"]
    assert "build raton/french" in lost.until("build", "north").menu()
    tied = french().play("call", chance="2 2 2 3").end_turn()
    assert not tied.told(Built)
    assert tied.seat("east")["pieces"]["surveyor 1"] == "tied cimarron/french"


def three_at_french() -> Scene:
    """Three come to French; north calls for a dispute with east and wins it."""
    table = scene(
        3,
        north={"track": RATON},
        east={"track": ["taos/cimarron"]},
        south={"track": ["santa-fe/las-vegas"]},
    )
    table.place(north="s1 raton/french", east="s1 cimarron/french", south="s1 french/las-vegas")
    return table.play("call", chance="6 6 1 2")


@rule("silverton", "9.12")
def test_who_has_lost_a_special_dispute_is_called_to_no_other() -> None:
    assert specials(three_at_french()) == ["north", "south"]


@rule("silverton", "9.12")
def test_where_three_meet_they_are_settled_pair_by_pair() -> None:
    table = three_at_french()
    assert (table.asked(), table.question()) == ("north", "special")
    table.play("let be")
    assert (table.asked(), table.question()) == ("south", "special")
    table.play("call", chance="6 6 1 2")
    assert [(event.seat, event.piece) for event in table.told(WentHome)] == [
        ("east", "surveyor 1"),
        ("south", "surveyor 1"),
    ]


@rule("silverton", "9.12")
def test_when_one_of_three_has_gone_two_who_can_both_go_on_call_nobody() -> None:
    table = scene(
        3,
        north={"track": ["albuquerque/socorro/1"]},
        east={"track": ["deming/silver-city"]},
        south={"track": ["las-cruces/el-paso/1"]},
    )
    table.place(north="s1 socorro/rincon", east="s1 rincon/deming", south="s1 rincon/las-cruces")
    assert (table.asked(), table.question()) == ("north", "special")
    assert table.play("call", chance="6 6 1 2").question() == "build"


@rule("silverton", "9.13")
def test_those_who_come_to_french_from_raton_and_from_cimarron_may_call_a_special_dispute() -> None:
    table = french().play("let be", "call", chance="1 2 6 6")
    assert [throw.seat for throw in table.told(Disputed)[0].throws] == ["north", "east"]
    assert table.told(Disputed)[0].winner == "east"
