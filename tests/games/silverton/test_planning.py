"""The planner's pencil: what a sketch costs, how long it takes and what it brings, from a seat's view alone."""

from __future__ import annotations

import random
from collections.abc import Sequence

import msgspec
import pytest

from silverware.core.dice import Dice, Seeded
from silverware.core.errors import BadNotation
from silverware.core.planner import Sketch
from silverware.games.silverton import GAME
from silverware.games.silverton.forms import Prospect, Send, Survey
from silverware.games.silverton.planning import PLANNER
from silverware.games.silverton.planning.schedule import odds_of_second
from silverware.games.silverton.planning.sheets import Plan, Planning
from silverware.games.silverton.printed import PASSENGER_CARD, TOTALS
from silverware.games.silverton.view import SilvertonView
from tests.games.silverton.scene import PASSES, Scene, scene
from tests.rules import rule

BOX = GAME.box
SOUTH = ("denver/colorado-springs/1", "colorado-springs/pueblo/1")
MINE = "c25"
"""Bingham gold: $200, $60, depleted by 6 or less."""


def planned(view: SilvertonView, *sketches: Sketch) -> Planning:
    found = PLANNER.work_out(GAME, view, sketches)
    assert isinstance(found, Planning)
    return found


def drawn(at: Scene, parts: Sequence[str], goal: str = "", seat: str = "north") -> Plan:
    return planned(at.view(seat), Sketch("", goal, tuple(parts))).plans[0]


def cost(parts: Sequence[str]) -> int:
    return sum(BOX.cost[BOX.segments_said.index(part)] for part in parts)


@rule("silverton", "12.1")
def test_a_sketch_costs_what_its_segments_and_its_card_cost() -> None:
    plan = drawn(scene(open=[MINE]), SOUTH, MINE)
    assert (plan.track, plan.card, plan.cost) == (220, 200, 420)
    assert (plan.left, plan.distance) == (2200 - 420, 7 + 4)


@rule("silverton", "12.1")
def test_what_is_built_already_costs_nothing_more() -> None:
    plan = drawn(scene(north={"track": [SOUTH[0]]}), SOUTH)
    assert [stroke.hindrance for stroke in plan.strokes] == ["built", "open"]
    assert plan.track == cost(SOUTH[1:])


@rule("silverton", "3.6")
def test_track_of_others_parallels_and_what_hangs_on_nothing_cannot_be_built() -> None:
    at = scene(east={"track": [SOUTH[0]]})
    plan = drawn(at, [SOUTH[0], "denver/golden/1", "denver/golden/2", SOUTH[1]])
    assert [stroke.hindrance for stroke in plan.strokes] == ["taken", "open", "parallel", "apart"]
    assert plan.schedule is None
    assert plan.track == cost(["denver/golden/1"])


@rule("silverton", "12.3")
@pytest.mark.parametrize(("distance", "ways"), [(1, 36), (2, 35), (4, 30), (7, 15), (11, 1), (12, 0)])
def test_a_second_segment_is_built_by_more_than_its_distance(distance: int, ways: int) -> None:
    assert odds_of_second(distance) == ways


@rule("silverton", "7.6")
def test_two_segments_in_a_row_take_one_turn_or_two() -> None:
    schedule = drawn(scene(), SOUTH).schedule
    assert schedule is not None
    assert (schedule.crew, schedule.fewest, schedule.most, schedule.start, schedule.done) == (2, 1, 2, 1, 2)
    assert schedule.mean == round(30 / 36 + 2 * 6 / 36, 2)
    (season,) = schedule.seasons
    assert (season.turn, season.segments, season.second) == (1, SOUTH, SOUTH[1])


@rule("silverton", "7.6")
def test_with_more_than_four_seats_each_segment_in_a_row_takes_a_turn() -> None:
    plan = drawn(scene(5), SOUTH)
    assert plan.schedule is not None
    assert (plan.schedule.fewest, plan.schedule.most, plan.schedule.mean) == (2, 2, 2.0)
    assert [stroke.odds for stroke in plan.strokes] == [0, 0]


@rule("silverton", "7.4")
def test_winter_waits_for_snow_segments() -> None:
    snow = "walsenburg/alamosa"
    track = [*SOUTH, "pueblo/walsenburg/1"]
    summer = drawn(scene(round=3, north={"track": track}), [snow]).schedule
    winter = drawn(scene(round=4, north={"track": track}), [snow]).schedule
    assert summer is not None
    assert winter is not None
    assert (summer.fewest, winter.fewest, winter.done) == (1, 2, 5)


@rule("silverton", "13.3")
def test_the_loads_of_a_claim_follow_from_its_table() -> None:
    at = scene(open=[MINE], north={"track": []})
    found = next(plan for plan in planned(at.view("north")).goals if plan.goal == MINE)
    card = BOX.cards.index(MINE)
    produces = BOX.produces[card * TOTALS : card * TOTALS + TOTALS]
    first = sum(produces[7:13]) / 6
    later = sum(produces[one + other] for one in range(1, 7) for other in range(1, 7)) / 36
    mine = found.mine
    assert mine is not None
    assert (mine.first, mine.average, mine.later) == (True, round(first, 2), round(later, 2))
    assert (mine.depletes, mine.outcomes, mine.risk) == (0, 6, 15)
    lasting = sum((21 / 36) ** after for after in range(23))
    assert mine.operations == round(1 + lasting, 2)
    assert mine.loads == round(first + lasting * later, 2)


@rule("silverton", "16.6")
def test_income_is_the_mean_load_at_the_price_of_now_and_of_the_next_turn() -> None:
    at = scene(4, open=[MINE])
    view = at.view("north")
    found = next(plan for plan in planned(view).goals if plan.goal == MINE)
    gold = next(column for column in view.chart if column.name == "gold")
    mine, market = found.mine, found.markets[0]
    assert mine is not None
    assert market.price == gold.price
    assert market.expected == gold.forecast.mean
    assert market.income == pytest.approx(mine.loads / mine.operations * gold.price - 60, abs=1)
    assert market.expects == pytest.approx(mine.loads / mine.operations * gold.forecast.mean - 60, abs=1)


@rule("silverton", "16.4")
def test_no_more_counts_than_can_be_sold_in_a_turn() -> None:
    coal = next(name for at, name in enumerate(BOX.cards[:108]) if BOX.claim_freight[at] == 4)
    found = next(plan for plan in planned(scene(open=[coal]).view("north")).goals if plan.goal == coal)
    assert {market.most for market in found.markets} <= {limit for limit in BOX.limit if limit}


@rule("silverton", "23.3")
def test_in_the_advanced_game_trains_set_the_limit() -> None:
    at = scene(2, options={"game": "advanced"}, open=[MINE], north={"crew": "S S P P", "trains": []})
    found = next(plan for plan in planned(at.view("north")).goals if plan.goal == MINE)
    assert {market.most for market in found.markets} == {0}


@rule("silverton", "8.4")
def test_a_card_that_another_seat_runs_says_how_much_shorter_the_route_is() -> None:
    passenger = BOX.cards.index("p1") - PASSENGER_CARD
    ends = {BOX.towns_said[BOX.passenger_from[passenger]], BOX.towns_said[BOX.passenger_to[passenger]]}
    assert ends == {"denver", "colorado-springs"}
    at = scene(2, piles=[["p2"]], east={"track": ["denver/colorado-springs/1"], "passengers": ["p1"]})
    found = next(plan for plan in planned(at.view("north")).goals if plan.goal == "p1")
    assert (found.standing, found.owner, found.card) == ("other", 1, BOX.passenger_price[passenger])
    assert found.ride is not None
    assert found.ride.length is not None
    assert found.ride.lead == 7 - found.ride.length


def test_an_unknown_segment_or_card_is_refused() -> None:
    view = scene().view("north")
    for sketch in (Sketch("", "", ("denver/moon",)), Sketch("", "c999"), Sketch("", "t1")):
        with pytest.raises(BadNotation):
            planned(view, sketch)


def test_a_suggestion_is_the_cheapest_there_is() -> None:
    """Compared with every single segment left out: nothing of it can be spared."""
    for plan in planned(scene().view("north")).goals:
        assert plan.reaches
        parts = [stroke.segment for stroke in plan.strokes]
        assert {stroke.hindrance for stroke in plan.strokes} <= {"open"}
        for spared in parts:
            rest = drawn(scene(), [part for part in parts if part != spared], plan.goal)
            assert not rest.reaches


def moved(at: Scene, plan: Plan) -> None:
    """Place what a plan places, by the rules."""
    for form in plan.now:
        move = next(each for each in at.table.menu() if each.form == form)
        at.play(move.text)


@rule("silverton", "7.1")
def test_what_is_to_be_placed_now_is_on_the_menu_when_it_is_asked_for() -> None:
    at = scene(open=[MINE])
    plan = next(plan for plan in planned(at.view("north")).goals if plan.goal == MINE)
    assert [type(form) for form in plan.now] == [Send, Survey, Send, Survey, Send, Prospect]
    moved(at, plan)
    assert len(plan.later) == len(plan.strokes) - 2


@rule("silverton", "7.1")
def test_a_surveyor_in_hand_is_placed_first() -> None:
    at = scene().play("send surveyor 2")
    plan = drawn(at, SOUTH)
    assert [type(form) for form in plan.now] == [Survey, Send, Survey]
    moved(at, plan)


def test_who_is_not_asked_places_nothing_and_still_plans() -> None:
    plan = drawn(scene(), SOUTH, seat="east")
    assert plan.now == ()
    assert plan.later == SOUTH
    assert plan.schedule is not None


def test_once_placed_only_the_rest_remains() -> None:
    at = scene(open=[MINE])
    at.play("send surveyor 1", f"survey {SOUTH[0]}")
    plan = drawn(at, [*SOUTH, "pueblo/canon-city/1"])
    assert plan.later == ("pueblo/canon-city/1",)
    at.until("build", "north")
    plan = drawn(at, [*SOUTH, "pueblo/canon-city/1"])
    assert plan.later == (SOUTH[1], "pueblo/canon-city/1")
    assert plan.schedule is not None
    assert plan.schedule.start == 1


class High(Dice):
    """Dice that always show sixes."""

    def below(self, n: int) -> int:
        return n - 1


@rule("silverton", "12.1")
@pytest.mark.parametrize("seed", range(12))
def test_playing_a_sketch_costs_what_the_sketch_said(seed: int) -> None:
    """Alone on the map, with dice that always show sixes: the pencil places, the rules build and charge."""
    rng = random.Random(seed)
    at = scene(2, north={"cash": 9000})
    goals = planned(at.view("north")).goals
    plan = rng.choice([each for each in goals if each.goal.startswith("c") and each.schedule is not None])
    parts = tuple(stroke.segment for stroke in plan.strokes)
    assert plan.schedule is not None
    dice, cash, first = High(), at.table.cash[0], at.table.round
    while set(parts) - set(at.view("north").players[0].track):
        turn = at.table.round
        while at.table.round == turn and at.table.asked() is not None:
            menu = at.table.menu()
            question = at.table.question
            assert question is not None
            move = next((each for each in menu if each.text in PASSES), menu[0])
            if at.table.asked() == 0 and question.name == "place":
                now = drawn(at, parts).now
                move = next((each for each in menu if now and each.form == now[0]), move)
            if at.table.asked() == 0 and question.name == "survey":
                now = drawn(at, parts).now
                move = next(each for each in menu if each.form == now[0])
            if at.table.asked() == 0 and question.name == "build":
                move = next((each for each in menu if each.text.startswith("build")), move)
            at.table.play(move, dice)
    assert cash - at.table.cash[0] == plan.track
    assert at.table.round - first == plan.schedule.fewest


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_everything_that_can_be_seen_in_a_game_can_be_planned_for(seats: int) -> None:
    """At every seat through random games: no plan fails, and what is to be placed now is legal."""
    dice = Seeded(seats)
    options = GAME.choose({"scenario": "denver-6000"} if seats == 1 else {"game": ("basic", "advanced")[seats % 2]})
    table = GAME.start(seats, dice, options)
    for step in range(400):
        seat = table.asked()
        if seat is None:
            break
        if step % 9 == 0:
            for chair in range(seats):
                found = planned(GAME.view(table, chair), Sketch("", "", SOUTH))
                assert msgspec.json.decode(msgspec.json.encode(found), type=Planning) == found
                for plan in found.goals:
                    assert plan.cost == plan.track + plan.card
                    world = table.copy()
                    for form in plan.now:
                        assert chair == seat
                        move = next(each for each in world.menu() if each.form == form)
                        world.follow(move, Seeded(1))
        menu = table.menu()
        table.play(menu[dice.below(len(menu))], dice)
