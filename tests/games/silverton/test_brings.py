"""What a move would bring, as the menu tells it."""

from __future__ import annotations

from collections import Counter
from typing import Any, TypeVar

import msgspec
import pytest

from silverware.bots.silverton import Easy
from silverware.core.dice import Seeded
from silverware.core.event import Event
from silverware.core.form import Form
from silverware.core.move import Move
from silverware.games.silverton import GAME, forms
from silverware.games.silverton.events.operations import Delivered, Transferred
from silverware.games.silverton.forms import Hop, Outlet
from silverware.games.silverton.state import Table
from silverware.games.silverton.view import Chance, Mark, Worth
from tests.games.silverton.scene import Scene, scene
from tests.games.silverton.slow import Track
from tests.rules import rule

B = TypeVar("B", bound=Form)

WALSENBURG = ["denver/colorado-springs/1", "colorado-springs/pueblo/1", "pueblo/walsenburg/1"]
FULL = {"card": "c100", "freight": 20, "operated": True}
ADVANCED = {"game": "advanced"}
TABLES: list[tuple[int, dict[str, Any]]] = [
    (3, {"length": "short"}),
    (3, {"game": "advanced", "freight-transfer": True, "joint-routes": True, "multiple-plows": True}),
    (2, {"game": "advanced", "scenario": "golden-spike", "hiring": True}),
]


def brings(table: Scene, move: str, kind: type[B]) -> B:
    """What a move of the menu would bring."""
    found = GAME.brings(table.table, GAME.notation.parse(move))
    assert isinstance(found, kind)
    return found


# In any game


def walked(seats: int, options: dict[str, Any], seed: int) -> list[tuple[Table, Move, Form, Table, list[Event]]]:
    """A game of bots: each move that brings something, with the table before it and after it, and what happened."""
    dice = Seeded(seed)
    table = GAME.start(seats, dice, GAME.choose(options))
    bots = [Easy(GAME, seed + seat) for seat in range(seats)]
    found = []
    while (seat := table.asked()) is not None:
        menu = table.menu()
        move = bots[seat].choose(GAME.view(table, seat), menu) if dice.below(3) else menu[dice.below(len(menu))]
        brought = GAME.brings(table, move)
        before, heard = table.copy(), list[Event]()
        table.heard = heard
        table.play(move, dice)
        if brought is not None:
            found.append((before, move, brought, table.copy(), heard))
    return found


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_is_told_is_what_happens(seats: int, options: dict[str, Any]) -> None:
    told: Counter[str] = Counter()
    for before, move, brought, after, heard in walked(seats, options, 5):
        told[type(brought).__name__] += 1
        seat = before.asked()
        assert seat is not None
        assert msgspec.json.decode(msgspec.json.encode(brought), type=forms.AnyBrings) == brought
        if isinstance(brought, forms.Haul):
            check_way(before, seat, brought)
        match move.form, brought:
            case (
                forms.Stake() | forms.Take() | forms.Operate() | forms.Pay() | forms.Engage(),
                forms.Staking() | forms.Passage() | forms.Digging() | forms.Cost(),
            ):
                assert after.cash[seat] == brought.left
            case forms.Build(), forms.Track(above=None) if after.question is not None:
                if after.question.name != "abandon":
                    assert after.cash[seat] == brought.left
            case forms.Load(), forms.Haul():
                assert after.cash[seat] == brought.left
                check_delivery(heard, brought)
            case forms.TakeUp(), forms.Refund() if before.question is not None and before.question.name == "build":
                assert after.cash[seat] == brought.left
    assert told["Haul"] > 10
    assert told["Digging"] > 10
    assert told["Track"] > 10
    assert told["Staking"] > 5


def check_way(table: Table, seat: int, haul: forms.Haul) -> None:
    """The way leads from the claim to its end over own track, and is as short as one that is found slowly."""
    box = table.box
    track = Track(table, seat)
    start = box.claim_town[box.cards.index(haul.claim)]
    end = box.towns_said.index(haul.to)
    town = box.towns_said[start]
    for hop in haul.way:
        segment = box.segments_said.index(hop.segment)
        assert segment in track.own
        assert hop.start == town
        assert {box.towns_said.index(hop.start), box.towns_said.index(hop.end)} <= set(box.segment_towns[segment])
        assert not (box.is_snow[segment] and table.is_winter()) or segment in table.cleared
        town = hop.end
    assert town == haul.to
    distances = [box.distance[box.segments_said.index(hop.segment)] for hop in haul.way]
    assert (haul.length, haul.longest) == (sum(distances), max([1, *distances]))
    if not table.cleared and len(table.homes(seat)) == 1:
        if table.terms.advanced:
            assert haul.longest == track.longest(start, end, winter=table.is_winter())
        else:
            assert haul.length == track.distance(start, end, winter=table.is_winter())


def check_delivery(heard: list[Event], haul: forms.Haul) -> None:
    """What was delivered is what was told."""
    done = next(event for event in heard if isinstance(event, (Delivered, Transferred)))
    assert (done.card, done.loads, done.trains) == (haul.claim, haul.loads, haul.trains)
    if isinstance(done, Delivered):
        assert (done.market, done.price) == (haul.to, haul.price)
    else:
        assert done.onto == haul.onto


# By and by


@rule("silverton", "16.6")
def test_a_delivery_tells_its_way_its_loads_and_what_they_bring() -> None:
    table = scene(2, north={"track": WALSENBURG, "claims": [FULL]}, agenda=["deliver north", "parting north"])
    haul = brings(table, "deliver c100 to denver", forms.Haul)
    assert haul.way == (
        Hop("pueblo/walsenburg/1", "walsenburg", "pueblo"),
        Hop("colorado-springs/pueblo/1", "pueblo", "colorado-springs"),
        Hop("denver/colorado-springs/1", "colorado-springs", "denver"),
    )
    assert (haul.length, haul.longest, haul.trains, haul.onto) == (16, 7, (), None)
    price = haul.price
    assert (haul.loads, haul.income, haul.cost, haul.left) == (16, 16 * price, 0, 2400 + 16 * price)
    table.play("deliver c100 to denver")
    few = brings(table, "load 3", forms.Haul)
    assert (few.loads, few.income, few.way) == (3, 3 * price, haul.way)


@rule("silverton", "23.4")
def test_trains_tell_what_they_take_over_the_longest_segment() -> None:
    north = {"track": WALSENBURG, "claims": [FULL], "trains": ["9", "24"]}
    table = scene(2, north=north, agenda=["deliver north", "parting north"], options=ADVANCED)
    assert brings(table, "deliver c100 to denver", forms.Haul).trains == (9, 24)
    table.play("deliver c100 to denver")
    assert [brings(table, f"use {trains}", forms.Haul).loads for trains in ("9", "24", "9+24")] == [1, 3, 4]
    table.play("use 24")
    assert brings(table, "load 2", forms.Haul).trains == (24,)


@rule("silverton", "23.6")
def test_trains_go_where_the_longest_segment_is_shortest() -> None:
    track = ["denver/pueblo", *WALSENBURG[2:]]
    around = ["denver/colorado-springs/1", "colorado-springs/pueblo/1"]
    north = {"track": [*around, *WALSENBURG[2:]], "claims": [FULL], "trains": ["24"]}
    table = scene(2, north=north, agenda=["deliver north", "parting north"], options=ADVANCED)
    assert brings(table, "deliver c100 to denver", forms.Haul).longest == 7
    direct = scene(2, north={**north, "track": track}, agenda=["deliver north", "parting north"], options=ADVANCED)
    assert brings(direct, "deliver c100 to denver", forms.Haul).longest == 12


@rule("silverton", "30.4")
def test_a_transfer_tells_how_much_goes_and_brings_no_money() -> None:
    table = scene(
        2,
        north={"track": [*WALSENBURG, "walsenburg/trinidad/1"], "claims": [FULL, "c99", "c101"]},
        agenda=["deliver north", "parting north"],
        options={"freight-transfer": True},
    ).play("transfer c100")
    haul = brings(table, "onto c99", forms.Haul)
    assert (haul.claim, haul.to, haul.onto, haul.price, haul.income) == ("c100", "trinidad", "c99", 0, 0)
    assert (haul.loads, len(haul.way)) == (16, 1)
    beside = brings(table, "onto c101", forms.Haul)
    assert (beside.way, beside.length, beside.longest) == ((), 0, 1)


@rule("silverton", "12.1")
def test_building_tells_cost_and_what_is_left() -> None:
    table = scene(2).play("send surveyor 1")
    first = brings(table, "survey denver/golden/1", forms.Track)
    assert first == forms.Track("denver/golden/1", 40, 2360, None, ("golden",))
    table.play("survey denver/golden/1", "send surveyor 2")
    assert brings(table, "survey golden/boulder", forms.Track).above == 3
    table.play("survey golden/boulder").until("build", "north")
    assert brings(table, "build denver/golden/1", forms.Track) == first


@rule("silverton", "12.6")
def test_dismantling_tells_what_the_bank_pays() -> None:
    table = scene(2, north={"track": ["denver/golden/1"]}).play("send surveyor 1", "dismantle")
    assert brings(table, "take up denver/golden/1", forms.Refund) == forms.Refund("denver/golden/1", 20, 2420)


@rule("silverton", "13.2")
def test_operating_tells_cost_yield_and_where_it_can_be_sold() -> None:
    claims = [{"card": "c100", "operated": True}]
    table = scene(2, north={"track": WALSENBURG, "claims": claims}, agenda=["operate north", "parting north"])
    digging = brings(table, "operate c100", forms.Digging)
    card = next(card for card in GAME.printed().claims if card.id == "c100")
    assert (digging.cost, digging.left) == (card.operate, 2400 - card.operate)
    assert (digging.first, digging.outcomes, digging.most) == (False, 36, max(card.produces))
    ways = {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}
    assert digging.depletes == sum(count for total, count in ways.items() if total <= card.depletes)
    loads = dict(zip(range(card.depletes + 1, 13), card.produces, strict=True))
    assert digging.average == round(sum(ways[total] * loads.get(total, 0) for total in ways) / 36, 2)
    assert [outlet.to for outlet in digging.outlets] == ["denver", "pueblo"]
    prices = {column.name: column.price for column in table.view("north").chart}
    assert digging.outlets == (Outlet("denver", prices["denver-coal"], 16), Outlet("pueblo", prices["pueblo-coal"], 5))


@rule("silverton", "13.3")
def test_a_first_operation_counts_one_die_and_6() -> None:
    table = scene(2, north={"claims": ["c100"]}, agenda=["operate north", "parting north"])
    digging = brings(table, "operate c100", forms.Digging)
    assert (digging.first, digging.outcomes, digging.outlets) == (True, 6, ())


@rule("silverton", "11.1")
def test_a_claim_tells_what_it_costs_and_is_good_for_before_one_goes_there() -> None:
    table = scene(2, open=["c100", "c30"], north={"track": WALSENBURG}).play("send prospector 1")
    staking = brings(table, "prospect c100", forms.Staking)
    assert [outlet.to for outlet in staking.outlets] == ["denver", "pueblo"]
    table.play("prospect c100").until("stake", "north")
    assert brings(table, "stake c100", forms.Staking) == staking
    assert GAME.brings(scene(2).play("send prospector 1").table, GAME.notation.parse("prospect deck")) is None


@rule("silverton", "11.2")
def test_a_passenger_card_tells_its_route_and_what_it_pays() -> None:
    card = next(card for card in GAME.printed().passengers if {card.start, card.end} <= {"denver", "pueblo", "golden"})
    track = [*WALSENBURG, "denver/golden/1"]
    table = scene(2, piles=[[card.id]], north={"track": track}).play("send prospector 1")
    passage = brings(table, f"prospect {card.id}", forms.Passage)
    assert (passage.cost, passage.left, passage.fare) == (card.purchase, 2400 - card.purchase, card.pays)
    assert passage.lead is None
    assert passage.length == sum(GAME.box.distance[GAME.box.segments_said.index(hop.segment)] for hop in passage.way)
    (chance,) = table.view("north").chances
    assert (chance.card, chance.length, chance.way, chance.fare) == (card.id, passage.length, passage.way, card.pays)
    assert table.view("spectator").chances == (Chance(card.id, None, (), card.pays, ()),)
    table.play(f"prospect {card.id}").until("stake", "north")
    assert brings(table, f"take {card.id}", forms.Passage) == passage
    table.play(f"take {card.id}")
    (route,) = table.view("east").players[0].passengers
    assert (route.length, route.way, route.fare) == (passage.length, passage.way, card.pays)
    assert table.view("east").players[0].revenue == card.pays
    assert table.view("north").chances == ()
    assert [chance.card for chance in table.view("spectator").chances] == [card.id]


@rule("silverton", "10.5")
def test_stealing_tells_by_how_much_the_own_route_is_shorter() -> None:
    card = next(card for card in GAME.printed().passengers if {card.start, card.end} == {"denver", "pueblo"})
    table = scene(
        2,
        piles=[],
        north={"track": WALSENBURG},
        east={"track": ["denver/pueblo"], "passengers": [card.id]},
    ).play("send prospector 1")
    assert brings(table, f"prospect {card.id}", forms.Passage).lead == 12 - 11


@rule("silverton", "23.12")
def test_a_purchase_tells_its_price_less_what_is_traded_in() -> None:
    north = {"trains": ["9"], "cash": 500}
    table = scene(2, north=north, agenda=["purchase north"], options=ADVANCED)
    assert brings(table, "purchase train 15", forms.Cost) == forms.Cost(120, 380)
    assert brings(table, "purchase train 15 for train 9", forms.Cost) == forms.Cost(80, 420)


@rule("silverton", "17.4")
def test_a_fine_tells_what_is_left() -> None:
    north = {"pieces": {"prospector 1": "dead 1 $300", "surveyor 1": "jail"}, "cash": 700}
    table = scene(2, round=2, north=north, agenda=["jail north surveyor 1", "hire north prospector 1"])
    assert brings(table, "pay", forms.Cost) == forms.Cost(200, 500)
    table.play("wait")
    assert brings(table, "pay", forms.Cost) == forms.Cost(300, 400)


@rule("silverton", "24.5")
def test_a_plow_tells_what_its_die_must_show() -> None:
    north = {"track": ["denver/golden/1", "golden/georgetown", "denver/como"], "plows": ["+2", "+4"]}
    table = scene(2, round=4, north=north, agenda=["plow north", "clearing north", "parting north"], options=ADVANCED)
    assert brings(table, "plow golden/georgetown with +2", forms.PlowThrow).die == 2
    assert brings(table, "plow golden/georgetown with +4", forms.PlowThrow).die == 1
    assert brings(table, "plow denver/como with +4", forms.PlowThrow).die == 5


@rule("silverton", "22.2")
def test_a_crew_tells_its_game_points() -> None:
    table = scene(2, agenda=["crew north", "place north"], options=ADVANCED)
    assert brings(table, "crew s+2 s p+1", forms.CrewPoints) == forms.CrewPoints(12, 3)


@rule("silverton", "14.4")
def test_deals_tell_the_money_that_changes_hands() -> None:
    north = {"track": WALSENBURG, "claims": ["c25"]}
    table = scene(2, north=north, east={"claims": [{**FULL, "freight": 8}]}, agenda=["deal north", "parting north"])
    table.play("buy from east")
    haul = brings(table, "buy freight of c100 to denver", forms.Haul)
    assert (haul.loads, haul.cost, haul.left) == (8, haul.income // 2, 2400 + haul.income - haul.income // 2)
    money = GAME.box.claim_cost[GAME.box.cards.index("c100")]
    assert brings(table, f"buy c100 for ${money}", forms.Exchange) == forms.Exchange(-money, 2400 - money)
    table.play("no offer", "offer east $50 for $20")
    assert brings(table, "accept", forms.Exchange) == forms.Exchange(30, 2430)
    assert GAME.brings(table.table, GAME.notation.parse("decline")) is None


def stuck(*claims: Any, track: list[str], seat: dict[str, Any] | None = None, **more: Any) -> list[str | None]:
    """Why freight of north's claims cannot be delivered."""
    north = {"track": track, "claims": claims, **(seat or {})}
    table = scene(2, north=north, agenda=["deliver north", "parting north"], **more)
    return [claim.stuck for claim in table.view("east").players[0].claims]


@rule("silverton", "16.4")
@rule("silverton", "23.3")
def test_freight_that_is_stuck_tells_why() -> None:
    gold = {"card": "c26", "freight": 2, "operated": True}
    boulder = [*WALSENBURG, "denver/golden/1", "golden/boulder"]
    assert stuck(gold, FULL, "c101", track=WALSENBURG) == ["far", None, None]
    assert stuck(gold, FULL, track=boulder) == [None, None]
    assert stuck(gold, FULL, track=boulder, delivered={"denver-coal": 16, "pueblo-coal": 8}) == [None, "full"]


@rule("silverton", "23.3")
@rule("silverton", "23.14")
def test_freight_is_stuck_where_trains_are_too_weak_or_serve_elsewhere() -> None:
    hanna = next(card.id for card in GAME.printed().claims if card.town == "hanna")
    track = ["denver/cheyenne/1", "cheyenne/laramie", "laramie/hanna", "denver/golden/1", "golden/boulder"]
    claims = [{"card": card, "freight": 2, "operated": True} for card in sorted(["c26", hanna])]
    assert stuck(*claims, track=track, seat={"trains": ["9"]}, options=ADVANCED) == [None, "weak"]
    park_city = next(card.id for card in GAME.printed().claims if card.town == "bingham")
    claims = [{"card": card, "freight": 2, "operated": True} for card in ("c26", park_city)]
    track = ["denver/golden/1", "golden/boulder", "salt-lake-city/bingham"]
    trains = {"trains": ["9 denver", "9 salt-lake-city used"]}
    spikes = {"game": "advanced", "scenario": "golden-spike"}
    assert sorted(map(str, stuck(*claims, track=track, seat=trains, options=spikes))) == ["None", "trains"]


def test_who_is_not_asked_what_to_deliver_sees_no_freight_stuck() -> None:
    table = scene(2, north={"claims": [FULL]}, agenda=["deal north", "parting north"])
    assert table.view("north").players[0].claims[0].stuck is None


# Passenger cards together


@rule("silverton", "29.7", "29.8")
def test_joining_tells_the_route_its_parts_and_what_each_pays_and_collects() -> None:
    track = {"north": ["denver/colorado-springs/1"], "dawn": ["colorado-springs/pueblo/1"]}
    seats: dict[str, Any] = {seat: {"track": own} for seat, own in track.items()}
    table = scene(5, options={"joint-routes": True}, piles=[["p10"]], **seats)
    (chance,) = table.view("north").chances
    assert (chance.length, chance.way) == (None, ())
    assert [(partner.seat, partner.length) for partner in chance.partners] == [(4, 11)]
    table.place(north="p1 p10", dawn="p1 p10")
    cash = table.view("north").players[0].cash
    assert cash is not None
    joint = brings(table, "join", forms.Partnership)
    assert [hop.segment for hop in joint.way] == [*track["north"], *track["dawn"]]
    assert (joint.length, joint.own, joint.theirs) == (11, 7, 4)
    assert (joint.cost, joint.shares, joint.left, joint.fare) == (150, 90, cash - 150, 60)
    table.play("join")
    other = brings(table, "join", forms.Partnership)
    assert (other.own, other.theirs, other.cost, other.shares, other.way) == (4, 7, 90, 150, joint.way)
    table.play("join")
    (route,) = table.view("east").players[4].passengers
    assert (route.length, route.partner, route.fare, route.way) == (11, 0, 60, joint.way)


# What a game alone is worth


@rule("silverton", "25.10")
def test_a_game_alone_tells_what_its_goal_is_worth_now_and_later() -> None:
    def worth(turn: int) -> Worth:
        found = scene(1, round=turn, options={"scenario": "denver-6000"}).view("north").worth
        assert found is not None
        return found

    assert worth(1).by == "turn"
    assert [mark.bound for mark in worth(1).marks] == [10, 12, 13, 14, 16, 17, None]
    assert worth(10).now == Mark("a decisive victory", 10)
    assert worth(11).now == worth(10).next == Mark("a substantial victory", 12)
    assert worth(18).now == Mark("a decisive loss", None)
    assert worth(18).next is None
    view = scene(1, options={"scenario": "denver-6000"}).view("north")
    assert (view.goal, view.turns, view.rival) == (6000, 24, False)


@rule("silverton", "25.12")
def test_a_campaign_alone_tells_what_its_money_is_worth_to_who_sees_it() -> None:
    def worth(cash: int, chair: str) -> Worth:
        options = {"scenario": "denver-campaign"}
        found = scene(1, north={"cash": cash}, options=options).view(chair).worth
        assert found is not None
        return found

    assert worth(100, "north").now == Mark("a decisive loss", None)
    assert worth(100, "north").next == Mark("a substantial loss", 25_000)
    assert worth(40_000, "north").now == Mark("a marginal victory", 40_000)
    assert worth(60_000, "north").next is None
    assert worth(100, "spectator").now is None
    assert worth(100, "spectator").marks == worth(100, "north").marks
    assert scene(2).view("north").worth is None


@rule("silverton", "16.2")
def test_everybody_sees_the_route_of_a_delivery_that_is_being_chosen() -> None:
    table = scene(2, north={"track": WALSENBURG, "claims": [FULL]}, agenda=["deliver north"])
    assert table.view("spectator").way == ()
    (delivery,) = (brings(table, move, forms.Haul) for move in table.menu() if move == "deliver c100 to denver")
    table.play("deliver c100 to denver")
    for chair in ("north", "east", "spectator"):
        assert table.view(chair).way == delivery.way
    assert [hop.segment for hop in delivery.way] == WALSENBURG[::-1]


@rule("silverton", "29.4")
def test_everybody_sees_the_route_that_two_could_run_together() -> None:
    leadville = ["denver/golden/1", "golden/georgetown", "georgetown/breckenridge", "breckenridge/leadville"]
    north, east = {"track": WALSENBURG[:2], "cash": 400}, {"track": leadville, "cash": 400}
    table = scene(2, options={"joint-routes": True}, piles=[["p12"], ["p1"]], north=north, east=east)
    table.place(north="p1 p12", east="p1 p12")
    assert table.question() == "join"
    assert [hop.segment for hop in table.view("spectator").way] == [*WALSENBURG[1::-1], *leadville]
