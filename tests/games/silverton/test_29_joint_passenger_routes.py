from __future__ import annotations

from typing import Any

import pytest

from silverware.games.silverton.events import (
    AnsweredJoint,
    Contested,
    EndedJoint,
    Jailed,
    PassengerReturned,
    PassengersPaid,
    TookJointly,
    TriedToSteal,
    WentHome,
)
from tests.games.silverton.scene import Scene, scene
from tests.rules import rule

JOINT = {"joint-routes": True}
SOUTH = ["denver/colorado-springs/1"]
"""Distance 7, of north in Denver."""
NORTH = ["colorado-springs/pueblo/1"]
"""Distance 4, of dawn in Pueblo: together 11 for p10, Denver to Pueblo, $240, which pays $120."""
DIRECT = ["denver/pueblo"]
"""Distance 12."""
AROUND = ["denver/como", "como/buena-vista", "salida/buena-vista", "canon-city/salida", "pueblo/canon-city/1"]
"""Distance 27, the first under snow."""


def joint(**more: Any) -> Scene:
    """North of Denver and dawn of Pueblo could run p10 together; p10 lies open."""
    document = {"options": JOINT, "piles": [["p10"]], "north": {"track": SOUTH}, "dawn": {"track": NORTH}} | more
    return scene(5, **document)


def running(**more: Any) -> Scene:
    """North and dawn run p10 together."""
    return joint(**{"piles": [["p1"]], "joint": {"p10": ["north", "dawn"]}} | more)


def agreed(table: Scene, chance: str = "") -> Scene:
    """Both say that they join; what follows is diced so."""
    assert (table.asked(), table.question()) == ("north", "join")
    table.play("join")
    assert (table.asked(), table.question()) == ("dawn", "agree")
    return table.play("join", chance=chance)


@rule("silverton", "29.1")
def test_without_the_option_a_route_is_one_s_own() -> None:
    table = joint(options={}).play("send prospector 1")
    assert table.refused("prospect p10") == "8.3"


@rule("silverton", "29.2")
def test_the_shortest_way_over_both_networks_counts() -> None:
    table = agreed(joint(east={"track": DIRECT}).place(north="p1 p10", dawn="p1 p10"))
    assert [event.costs for event in table.told(TookJointly)] == [(150, 90)]
    assert [route.length for route in table.view("north").players[0].passengers] == [11]
    assert [route.partner for route in table.view("north").players[0].passengers] == [4]
    assert [route.partner for route in table.view("north").players[4].passengers] == [0]


@rule("silverton", "29.2")
def test_only_track_of_the_networks_counts_and_in_winter_none_under_snow() -> None:
    apart = joint(dawn={"track": ["colorado-springs/cripple-creek"]})
    assert apart.play("send prospector 1").refused("prospect p10") == "8.3"
    leadville = {"track": ["denver/como", "como/buena-vista"]}
    rest = {"track": ["buena-vista/leadville/1", "salida/buena-vista", "canon-city/salida", "pueblo/canon-city/1"]}
    summer = joint(piles=[["p9"]], north=leadville, dawn=rest).play("send prospector 1")
    assert "prospect p9" in summer.menu()
    winter = joint(piles=[["p9"]], north=leadville, dawn=rest, round=4).play("send prospector 1")
    assert winter.refused("prospect p9") == "8.3"


@rule("silverton", "29.2", "29.7")
@pytest.mark.parametrize(("number", "costs"), [(1, (150, 90)), (5, (150, 90))])
def test_each_pays_for_its_own_part_whatever_the_player_numbers(number: int, costs: tuple[int, int]) -> None:
    homes = {"north": {"number": number, "track": SOUTH}, "dawn": {"number": 6 - number, "track": NORTH}}
    if number == 5:
        homes = {"north": {"number": 5, "track": NORTH}, "dawn": {"number": 1, "track": SOUTH}}
        costs = (90, 150)
    table = agreed(joint(**homes).place(north="p1 p10", dawn="p1 p10"))
    assert [event.costs for event in table.told(TookJointly)] == [costs]


@rule("silverton", "29.3")
def test_a_prospector_goes_where_its_seat_could_run_a_card_with_another() -> None:
    table = joint().play("send prospector 1")
    assert "prospect p10" in table.menu()
    lacking = joint(dawn={}).play("send prospector 1")
    assert lacking.refused("prospect p10") == "8.3"


@rule("silverton", "29.3")
def test_each_has_some_of_the_route() -> None:
    """North's own track is the way: it may take the card alone, and dawn has nothing to bring in."""
    homes = {"north": {"track": [*SOUTH, *NORTH]}, "dawn": {"track": ["pueblo/canon-city/1"]}}
    assert joint(**homes).place(north="p1 p10").menu() == {"done", "take p10"}
    assert joint(**homes).until("place", "dawn").play("send prospector 1").refused("prospect p10") == "8.3"


@rule("silverton", "29.3")
def test_to_steal_the_joint_route_must_be_shorter_by_more_than_2() -> None:
    direct = joint(piles=[], east={"track": DIRECT, "passengers": ["p10"]}).play("send prospector 1")
    assert direct.refused("prospect p10") == "8.3"
    around = joint(piles=[], east={"track": AROUND, "passengers": ["p10"]}).play("send prospector 1")
    assert "prospect p10" in around.menu()


@rule("silverton", "29.4")
def test_both_are_asked_the_earlier_one_first() -> None:
    table = joint(order=["dawn", "north", "east", "south", "west"]).place(north="p1 p10", dawn="p1 p10")
    assert (table.asked(), table.question(), table.menu()) == ("dawn", "join", {"join", "alone"})
    assert table.refused("done") == "29.4"
    table.play("join")
    assert (table.asked(), table.question()) == ("north", "agree")
    table.play("alone")
    assert [(event.seat, event.partner, event.share, event.willing) for event in table.told(AnsweredJoint)] == [
        (4, 0, 90, True),
        (0, 4, 150, False),
    ]
    assert table.told(TookJointly) == []


@rule("silverton", "29.4")
def test_if_the_first_does_not_want_to_the_other_is_not_asked() -> None:
    table = joint().place(north="p1 p10", dawn="p1 p10").play("alone")
    assert table.question() != "agree"
    assert len(table.told(AnsweredJoint)) == 1


@rule("silverton", "29.4")
def test_only_who_can_pay_its_part_can_agree() -> None:
    table = joint(north={"track": SOUTH, "cash": 149}).place(north="p1 p10", dawn="p1 p10")
    assert table.menu() == {"alone"}
    assert table.refused("join") == "29.4"


@rule("silverton", "29.4")
def test_each_agrees_with_one_partner_about_a_card() -> None:
    """East could run the card with dawn as well, over its own line to Colorado Springs."""
    east = {"track": ["denver/colorado-springs/2"]}
    table = joint(east=east).place(north="p1 p10", east="p1 p10", dawn="p1 p10")
    assert (table.asked(), table.question()) == ("north", "join")
    table.play("join", "join")
    assert table.question() not in ("join", "agree")
    other = joint(east=east).place(north="p1 p10", east="p1 p10", dawn="p1 p10").play("join", "alone")
    assert (other.asked(), other.question()) == ("east", "join")


@rule("silverton", "29.5")
def test_who_has_neither_a_route_nor_a_partner_goes_home_before_the_dice() -> None:
    table = joint(east={"track": DIRECT}).place(north="p1 p10", east="p1 p10", dawn="p1 p10").play("alone")
    assert [event.seat for event in table.told(WentHome)] == [0, 4]
    assert table.told(Contested) == []
    assert "take p10" in table.until("stake", "east").menu()


@rule("silverton", "29.5")
def test_who_may_move_the_card_stays() -> None:
    options = JOINT | {"passenger-slide": True}
    open_claims = [f"c{number}" for number in range(1, 8)]
    table = joint(options=options, open=open_claims).place(north="p1 p10").until("stake", "north")
    assert table.menu() == {"done", "slide p10 to claims"}


@rule("silverton", "29.6")
def test_two_are_as_one_in_a_dispute_and_their_route_counts_2_longer() -> None:
    """East has 12, the two have 11 and 2; dawn's +1 is better than north's 0."""
    table = joint(east={"track": DIRECT}).place(north="p1 p10", east="p1 p10", dawn="p1 p10")
    agreed(table, chance="3 4 2 3")
    over = table.told(Contested)[0]
    assert [(throw.seat, throw.partner, throw.dice, throw.bonus, throw.total) for throw in over.throws] == [
        (0, 4, (3, 4), 1, 8),
        (1, None, (2, 3), 3, 8),
    ]
    assert over.winner is None


@rule("silverton", "29.6")
def test_they_win_stay_or_go_home_together() -> None:
    east = {"track": DIRECT}
    tied = agreed(joint(east=east).place(north="p1 p10", east="p1 p10", dawn="p1 p10"), chance="3 4 2 3")
    assert [tied.seat(name)["pieces"] for name in ("north", "east", "dawn")] == [{"prospector 1": "tied p10"}] * 3
    lost = agreed(joint(east=east).place(north="p1 p10", east="p1 p10", dawn="p1 p10"), chance="1 2 2 3")
    assert [event.seat for event in lost.told(WentHome)] == [0, 4]
    won = agreed(joint(east=east).place(north="p1 p10", east="p1 p10", dawn="p1 p10"), chance="3 4 2 2")
    assert [event.seats for event in won.told(TookJointly)] == [(0, 4)]


@rule("silverton", "29.6")
def test_two_ones_send_both_to_jail_after_the_result() -> None:
    table = joint(east={"track": AROUND}).place(north="p1 p10", east="p1 p10", dawn="p1 p10")
    agreed(table, chance="1 1 6 6")
    assert [event.seats for event in table.told(TookJointly)] == [(0, 4)]
    assert [event.seat for event in table.told(Jailed)] == [0, 4]


@rule("silverton", "29.7")
def test_the_card_is_theirs_together() -> None:
    table = agreed(joint().place(north="p1 p10", dawn="p1 p10"))
    took = table.told(TookJointly)[0]
    assert (took.seats, took.card, took.costs) == ((0, 4), "p10", (150, 90))
    assert [table.seat(name)["cash"] for name in ("north", "dawn")] == [1450, 1510]
    assert table.position()["joint"] == {"p10": ["north", "dawn"]}
    assert [table.seat(name)["pieces"] for name in ("north", "dawn")] == [{}, {}]


@rule("silverton", "29.7")
def test_who_cannot_pay_any_more_gets_nothing_and_neither_does_the_other() -> None:
    """North agrees about two cards, at $50 and $150, and can pay for one."""
    north = {"number": 2, "track": ["denver/golden/1", *SOUTH], "cash": 170}
    east = {"number": 1, "track": ["denver/golden/2", "golden/central-city", "denver/colorado-springs/2", *NORTH]}
    table = scene(2, options=JOINT, piles=[["p2"], ["p10"]], north=north, east=east)
    table.place(north="p1 p2, p2 p10", east="p1 p2, p2 p10").play("join", "join", "join", "join")
    assert [(event.card, event.costs) for event in table.told(TookJointly)] == [("p2", (50, 50))]
    assert [(event.seat, event.piece) for event in table.told(WentHome)] == [(0, "prospector 2"), (1, "prospector 2")]
    assert table.position()["piles"] == [[""], ["p10"]]


@rule("silverton", "29.8")
def test_each_collects_half_rounded_up_in_its_own_step_5() -> None:
    table = agreed(joint().place(north="p1 p10", dawn="p1 p10")).end_turn()
    assert [(event.seat, event.cards, event.money) for event in table.told(PassengersPaid)] == [
        (0, ("p10",), 60),
        (4, ("p10",), 60),
    ]


@rule("silverton", "29.8")
def test_half_of_90_is_50() -> None:
    """p5, Santa Fe to Albuquerque, pays $90."""
    dusk = {"track": ["santa-fe/cerrillos", "cerrillos/albuquerque"]}
    table = scene(6, options=JOINT, piles=[], joint={"p5": ["south", "dusk"]}, dusk=dusk).end_turn()
    assert [(event.seat, event.money) for event in table.told(PassengersPaid)] == [(2, 50), (5, 50)]


@rule("silverton", "29.8")
def test_in_winter_the_joint_route_must_be_without_snow() -> None:
    leadville = {"track": ["denver/como", "como/buena-vista"]}
    rest = {"track": ["buena-vista/leadville/1", "salida/buena-vista", "canon-city/salida", "pueblo/canon-city/1"]}
    winter = running(joint={"p9": ["north", "dawn"]}, north=leadville, dawn=rest, round=4).place().until("deal", "east")
    assert winter.told(PassengersPaid) == []


@rule("silverton", "29.9")
def test_two_steal_together() -> None:
    table = joint(piles=[], east={"track": AROUND, "passengers": ["p10"]}).place(north="p1 p10", dawn="p1 p10")
    agreed(table, chance="1 2 6 6")
    tried = table.told(TriedToSteal)[0]
    assert (tried.seat, tried.partner, tried.owner, tried.cost, tried.share) == (0, 4, 1, 150, 90)
    assert [(throw.partner, throw.bonus, throw.total) for throw in tried.throws] == [(4, 14, 17), (None, 0, 12)]
    assert table.position()["joint"] == {"p10": ["north", "dawn"]}
    assert table.seat("east")["passengers"] == []


@rule("silverton", "29.9")
def test_two_ones_send_both_thieves_to_jail() -> None:
    table = joint(piles=[], east={"track": AROUND, "passengers": ["p10"]}).place(north="p1 p10", dawn="p1 p10")
    agreed(table, chance="1 1 6 6")
    assert [event.seat for event in table.told(Jailed)] == [0, 4]


@rule("silverton", "29.9")
def test_two_defend_together_and_their_route_counts_2_longer() -> None:
    """East's 12 are shorter than 11 and 2."""
    table = running(east={"track": DIRECT}).place(east="p1 p10").play("done", "done", chance="3 3 2 3")
    tried = table.told(TriedToSteal)[0]
    assert (tried.seat, tried.owner, tried.stolen) == (1, 0, True)
    assert [throw.bonus for throw in tried.throws] == [1, 0]
    assert tried.throws[1].partner == 4
    assert table.seat("east")["passengers"] == ["p10"]
    assert table.position()["joint"] == {}


@rule("silverton", "29.9")
def test_nobody_steals_from_two_whose_route_is_not_longer_with_the_2() -> None:
    table = running(
        north={"track": ["denver/colorado-springs/2"]}, east={"track": [*SOUTH, "colorado-springs/pueblo/2"]}
    )
    table.until("place", "east").play("send prospector 1")
    assert "prospect p10" in table.menu()
    far = running(east={"track": AROUND}).until("place", "east").play("send prospector 1")
    assert far.refused("prospect p10") == "8.4"


@rule("silverton", "29.10")
def test_either_may_end_it_and_the_card_lies_open_in_a_pile_of_its_own() -> None:
    table = running(order=["dawn", "north", "east", "south", "west"]).place()
    assert (table.asked(), table.question(), table.menu()) == ("dawn", "joint", {"done", "leave p10"})
    assert table.refused("leave p1") == "29.10"
    table.play("done")
    assert table.asked() == "north"
    table.play("leave p10")
    assert [(event.seat, event.partner, event.card) for event in table.told(EndedJoint)] == [(0, 4, "p10")]
    assert table.position()["piles"] == [["p1"], ["p10"]]
    assert table.position()["joint"] == {}
    assert table.question() != "joint"


@rule("silverton", "29.11")
def test_who_ends_it_may_take_the_card_alone_for_the_whole_price() -> None:
    table = running(north={"track": [*SOUTH, "colorado-springs/pueblo/2"]})
    table.place(north="p1 p10").play("leave p10").until("stake", "north").play("take p10")
    assert table.seat("north")["passengers"] == ["p10"]
    assert table.seat("north")["cash"] == 1600 - 240


@rule("silverton", "29.11")
def test_if_it_is_not_ended_the_prospector_goes_home() -> None:
    table = running(north={"track": [*SOUTH, "colorado-springs/pueblo/2"]}).place(north="p1 p10").play("done", "done")
    assert [event.seat for event in table.told(WentHome)] == [0]
    assert table.position()["joint"] == {"p10": ["north", "dawn"]}


@rule("silverton", "29.11")
def test_whoever_stands_there_competes_for_it() -> None:
    table = running(north={"track": [*SOUTH, "colorado-springs/pueblo/2"]}, east={"track": DIRECT})
    table.place(north="p1 p10", east="p1 p10").play("leave p10", chance="3 4 1 2")
    assert [(throw.seat, throw.bonus) for throw in table.told(Contested)[0].throws] == [(0, 1), (1, 2)]
    assert table.told(TriedToSteal) == []


@rule("silverton", "29.11")
def test_who_has_no_route_of_its_own_and_no_third_is_not_placed_there() -> None:
    table = running().play("send prospector 1")
    assert table.refused("prospect p10") == "29.11"
    third = running(east={"track": ["colorado-springs/pueblo/2", "denver/colorado-springs/2"]})
    assert third.play("send prospector 1").refused("prospect p10") == "29.11"


@rule("silverton", "29.12")
def test_when_the_track_makes_no_route_any_more_the_card_is_given_back() -> None:
    table = running().until("deal", "north").play(f"offer east {SOUTH[0]} for $10", "accept")
    assert [(event.seat, event.card) for event in table.told(PassengerReturned)] == [(0, "p10")]
    assert table.position()["joint"] == {}
    assert table.position()["piles"][-1] == ["p10"]


@rule("silverton", "29.12")
def test_a_card_that_lies_on_one_seat_s_track_is_still_theirs_together() -> None:
    table = running(north={"track": [*SOUTH, "colorado-springs/pueblo/2"]}).place().play("done", "done")
    table.until("deal", "dawn")
    assert table.position()["joint"] == {"p10": ["north", "dawn"]}
    assert [event.money for event in table.told(PassengersPaid)] == [60]
