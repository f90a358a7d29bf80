from __future__ import annotations

from typing import Any

import pytest

from silverware.games.silverton.events.cards import AnsweredJoint, EndedJoint, PassengerReturned, TookJointly
from silverware.games.silverton.events.disputes import Contested, Jailed, TriedToSteal
from silverware.games.silverton.events.operations import PassengersPaid
from silverware.games.silverton.events.placing import WentHome
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


SEATS_BUT_DAWN = ["north", "east", "south", "west"]


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
        ("dawn", "north", 90, True),
        ("north", "dawn", 150, False),
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
    assert [event.seat for event in table.told(WentHome)] == ["north", "dawn"]
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
        ("north", "dawn", (3, 4), 1, 8),
        ("east", None, (2, 3), 3, 8),
    ]
    assert over.winner is None


@rule("silverton", "29.6")
def test_they_win_stay_or_go_home_together() -> None:
    east = {"track": DIRECT}
    tied = agreed(joint(east=east).place(north="p1 p10", east="p1 p10", dawn="p1 p10"), chance="3 4 2 3")
    assert [tied.seat(name)["pieces"] for name in ("north", "east", "dawn")] == [{"prospector 1": "tied p10"}] * 3
    lost = agreed(joint(east=east).place(north="p1 p10", east="p1 p10", dawn="p1 p10"), chance="1 2 2 3")
    assert [event.seat for event in lost.told(WentHome)] == ["north", "dawn"]
    won = agreed(joint(east=east).place(north="p1 p10", east="p1 p10", dawn="p1 p10"), chance="3 4 2 2")
    assert [event.seats for event in won.told(TookJointly)] == [("north", "dawn")]


@rule("silverton", "29.6")
def test_two_ones_send_both_to_jail_after_the_result() -> None:
    table = joint(east={"track": AROUND}).place(north="p1 p10", east="p1 p10", dawn="p1 p10")
    agreed(table, chance="1 1 6 6")
    assert [event.seats for event in table.told(TookJointly)] == [("north", "dawn")]
    assert [event.seat for event in table.told(Jailed)] == ["north", "dawn"]


@rule("silverton", "29.7")
def test_the_card_is_theirs_together() -> None:
    table = agreed(joint().place(north="p1 p10", dawn="p1 p10"))
    took = table.told(TookJointly)[0]
    assert (took.seats, took.card, took.costs) == (("north", "dawn"), "p10", (150, 90))
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
    assert [(event.seat, event.piece) for event in table.told(WentHome)] == [
        ("north", "prospector 2"),
        ("east", "prospector 2"),
    ]
    assert table.position()["piles"] == [[""], ["p10"]]


@rule("silverton", "29.8")
def test_each_collects_half_rounded_up_in_its_own_step_5() -> None:
    table = agreed(joint().place(north="p1 p10", dawn="p1 p10")).end_turn()
    assert [(event.seat, event.cards, event.money) for event in table.told(PassengersPaid)] == [
        ("north", ("p10",), 60),
        ("dawn", ("p10",), 60),
    ]


@rule("silverton", "29.8")
def test_half_of_90_is_50() -> None:
    """p5, Santa Fe to Albuquerque, pays $90."""
    dusk = {"track": ["santa-fe/cerrillos", "cerrillos/albuquerque"]}
    table = scene(6, options=JOINT, piles=[], joint={"p5": ["south", "dusk"]}, dusk=dusk).end_turn()
    assert [(event.seat, event.money) for event in table.told(PassengersPaid)] == [("south", 50), ("dusk", 50)]


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
    assert (tried.seat, tried.partner, tried.owner, tried.cost, tried.share) == ("north", "dawn", "east", 150, 90)
    assert [(throw.partner, throw.bonus, throw.total) for throw in tried.throws] == [("dawn", 14, 17), (None, 0, 12)]
    assert table.position()["joint"] == {"p10": ["north", "dawn"]}
    assert table.seat("east")["passengers"] == []


@rule("silverton", "29.9")
def test_two_ones_send_both_thieves_to_jail() -> None:
    table = joint(piles=[], east={"track": AROUND, "passengers": ["p10"]}).place(north="p1 p10", dawn="p1 p10")
    agreed(table, chance="1 1 6 6")
    assert [event.seat for event in table.told(Jailed)] == ["north", "dawn"]


@rule("silverton", "29.9")
def test_two_defend_together_and_their_route_counts_2_longer() -> None:
    """East's 12 are shorter than 11 and 2."""
    table = running(east={"track": DIRECT}).place(east="p1 p10").play("done", "done", chance="3 3 2 3")
    tried = table.told(TriedToSteal)[0]
    assert (tried.seat, tried.owner, tried.stolen) == ("east", "north", True)
    assert [throw.bonus for throw in tried.throws] == [1, 0]
    assert tried.throws[1].partner == "dawn"
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
    assert [(event.seat, event.partner, event.card) for event in table.told(EndedJoint)] == [("north", "dawn", "p10")]
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
    assert [event.seat for event in table.told(WentHome)] == ["north"]
    assert table.position()["joint"] == {"p10": ["north", "dawn"]}


@rule("silverton", "29.11")
def test_whoever_stands_there_competes_for_it() -> None:
    table = running(north={"track": [*SOUTH, "colorado-springs/pueblo/2"]}, east={"track": DIRECT})
    table.place(north="p1 p10", east="p1 p10").play("leave p10", chance="3 4 1 2")
    assert [(throw.seat, throw.bonus) for throw in table.told(Contested)[0].throws] == [("north", 1), ("east", 2)]
    assert table.told(TriedToSteal) == []


@rule("silverton", "29.11")
def test_who_has_no_route_of_its_own_and_no_third_is_not_placed_there() -> None:
    table = running().play("send prospector 1")
    assert table.refused("prospect p10") == "29.11"
    third = running(east={"track": ["colorado-springs/pueblo/2", "denver/colorado-springs/2"]})
    assert third.play("send prospector 1").refused("prospect p10") == "29.11"


def running_apart(**more: Any) -> Scene:
    """North and dawn run p10 around by the mountains; dawn could run it with east as well, by Colorado Springs."""
    north, dawn = {"track": AROUND[:3]}, {"track": [*AROUND[3:], *NORTH]}
    return running(**{"north": north, "dawn": dawn, "east": {"track": SOUTH}} | more)


@rule("silverton", "29.11")
def test_a_third_who_could_run_it_with_one_of_them_may_come_to_the_card() -> None:
    table = running_apart().until("place", "east").play("send prospector 1")
    assert "prospect p10" in table.menu()
    table = running_apart().place(east="p1 p10", dawn="p1 p10").play("leave p10")
    assert (table.asked(), table.question()) == ("east", "join")
    table.play("join", "join")
    assert [(event.seats, event.costs) for event in table.told(TookJointly)] == [(("east", "dawn"), (150, 90))]


@rule("silverton", "29.11")
def test_a_third_goes_home_like_the_other_if_it_is_not_ended() -> None:
    table = running_apart().place(east="p1 p10", dawn="p1 p10").play("done", "done")
    assert [event.seat for event in table.told(WentHome)] == ["east", "dawn"]
    assert table.told(AnsweredJoint) == []
    assert table.position()["joint"] == {"p10": ["north", "dawn"]}


@rule("silverton", "29.11")
def test_nobody_comes_to_a_card_for_the_sake_of_one_who_runs_it_alone() -> None:
    dawn = {"track": [*NORTH, "denver/colorado-springs/2"], "passengers": ["p10"]}
    table = joint(piles=[], north={"track": ["denver/golden/1"]}, dawn=dawn, east={"track": SOUTH})
    assert table.until("place", "east").play("send prospector 1").refused("prospect p10") == "8.3"


LEADVILLE = {"track": ["denver/como", "como/buena-vista"]}
REST = {"track": ["buena-vista/leadville/1", "salida/buena-vista", "canon-city/salida", "pueblo/canon-city/1"]}
"""The tracks of north and of dawn that make p9, Denver to Leadville."""


@rule("silverton", "29.12", "5.6")
def test_a_card_stays_where_the_track_of_one_is_merely_cut_off_and_pays_nothing() -> None:
    table = running(joint={"p9": ["north", "dawn"]}, north=LEADVILLE, dawn=REST, order=["dawn", *SEATS_BUT_DAWN])
    table.place().until("deal", "dawn").play("offer east pueblo/canon-city/1 for $10", "accept")
    assert table.told(PassengerReturned) == []
    assert table.position()["joint"] == {"p9": ["north", "dawn"]}
    table.end_turn()
    assert table.told(PassengersPaid) == []


@rule("silverton", "29.9")
def test_two_who_are_cut_off_defend_with_the_way_there_is() -> None:
    """Dawn's track is apart from Pueblo; with north's it makes 18, and 2. East has 14 by Breckenridge."""
    east = {"track": ["denver/golden/1", "golden/georgetown", "georgetown/breckenridge", "breckenridge/leadville"]}
    table = running(joint={"p9": ["north", "dawn"]}, north=LEADVILLE, dawn={"track": REST["track"][:1]}, east=east)
    table.place(east="p1 p9").play("done", "done", chance="1 2 3 3")
    assert [event.throws[0].bonus for event in table.told(TriedToSteal)] == [6]


@rule("silverton", "29.9")
def test_in_winter_two_whose_route_is_under_snow_defend_with_that_of_summer() -> None:
    """It is 27 long, and 2; east has 11."""
    east = {"track": ["denver/colorado-springs/2", "colorado-springs/pueblo/2"]}
    table = running_apart(round=4, east=east).place(east="p1 p10").play("done", "done", chance="1 2 3 3")
    assert [event.throws[0].bonus for event in table.told(TriedToSteal)] == [18]


@rule("silverton", "29.2")
def test_track_apart_from_home_does_not_complete_a_joint_route() -> None:
    apart = {"track": REST["track"][:1]}
    table = joint(piles=[["p9"]], north=LEADVILLE, dawn=apart).play("send prospector 1")
    assert table.refused("prospect p9") == "8.3"


@rule("silverton", "29.3")
@pytest.mark.parametrize(("raton", "may"), [(["raton/french"], False), (["raton/cimarron", "cimarron/french"], True)])
def test_a_joint_route_that_is_shorter_by_just_2_does_not_steal(raton: list[str], may: bool) -> None:
    """p14 is Pueblo to Santa Fe: 28 for the two by Alamosa, for east 30 by Raton, or 33."""
    north = [*AROUND[:3], "alamosa/salida", "alamosa/antonito", "antonito/espanola", "santa-fe/espanola"]
    dawn = ["pueblo/walsenburg/1", "walsenburg/alamosa"]
    east = ["denver/pueblo", "pueblo/walsenburg/2", "walsenburg/trinidad/1", "trinidad/raton/1", *raton]
    owner = {"track": [*east, "french/las-vegas", "santa-fe/las-vegas"], "passengers": ["p14"]}
    table = joint(piles=[], north={"track": north}, dawn={"track": dawn}, east=owner).play("send prospector 1")
    assert ("prospect p14" in table.menu()) is may


@rule("silverton", "29.6")
def test_of_two_bonuses_the_better_one_is_added_not_both() -> None:
    """East has +2, dawn +1; their 11 and 2 are the longest route, north has 12."""
    table = joint(north={"track": DIRECT}, east={"track": SOUTH})
    table.place(north="p1 p10", east="p1 p10", dawn="p1 p10").play("join", "join", chance="3 4 2 3")
    throws = table.told(Contested)[0].throws
    assert [(throw.seat, throw.partner, throw.bonus) for throw in throws] == [("north", None, 1), ("east", "dawn", 2)]


@rule("silverton", "29.8", "24.6")
@pytest.mark.parametrize(("beyond", "paid"), [("como/breckenridge", []), ("como/buena-vista", [80])])
def test_snow_of_the_other_that_nobody_cleared_shuts_a_joint_route(beyond: str, paid: list[int]) -> None:
    """North has cleared its own way; dawn's from Breckenridge to Leadville lies under snow, from Buena Vista not."""
    table = running(
        options=JOINT | {"game": "advanced"},
        round=4,
        joint={"p9": ["north", "dawn"]},
        cleared=["denver/como"] + ([beyond] if paid == [] else []),
        north={"track": ["denver/como", beyond]},
        dawn={"track": [*REST["track"], "breckenridge/leadville"]},
        agenda=["deal north", "revenue north", "parting north"],
    )
    table.play("done")
    assert [event.money for event in table.told(PassengersPaid)] == paid


@rule("silverton", "29.12")
def test_when_the_track_makes_no_route_any_more_the_card_is_given_back() -> None:
    table = running().until("deal", "north").play(f"offer east {SOUTH[0]} for $10", "accept")
    assert [(event.seat, event.card) for event in table.told(PassengerReturned)] == [("north", "p10")]
    assert table.position()["joint"] == {}
    assert table.position()["piles"][-1] == ["p10"]


@rule("silverton", "29.12")
def test_a_card_that_lies_on_one_seat_s_track_is_still_theirs_together() -> None:
    table = running(north={"track": [*SOUTH, "colorado-springs/pueblo/2"]}).place().play("done", "done")
    table.until("deal", "dawn")
    assert table.position()["joint"] == {"p10": ["north", "dawn"]}
    assert [event.money for event in table.told(PassengersPaid)] == [60]
