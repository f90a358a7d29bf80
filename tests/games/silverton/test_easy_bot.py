"""The easy bot: makes money, wins against chance, ends its games, and does what a beginner would."""

from __future__ import annotations

from typing import Any

import pytest

from silverware.bots.silverton import Easy
from silverware.core.dice import Seeded
from silverware.core.event import Event
from silverware.games.silverton import GAME
from silverware.games.silverton.events.operations import Declined, Offered
from silverware.lab.simulate import Plan, Tally, interval, mean, play_out, simulate
from tests.games.silverton.scene import Scene, scene
from tests.games.silverton.test_29_joint_passenger_routes import DIRECT, SOUTH, running


def last(bots: tuple[str, ...], games: int, length: str, kind: str = "basic") -> Tally:
    options = {"length": length, "game": kind}
    plan = Plan(game="silverton", edition=None, seats=len(bots), options=options, bots=bots, games=games, seed=1)
    *_, tally = simulate(plan)
    return tally


def chosen(table: Scene, heard: tuple[Event, ...] = ()) -> str:
    """What the bot plays for whoever is asked."""
    seat = table.table.asked()
    assert seat is not None
    bot = Easy(GAME, 1)
    for event in heard:
        bot.hear(event)
    return bot.choose(GAME.view(table.table, seat), table.table.menu()).text


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_short_games_of_easy_bots_reach_their_goal_well_before_the_last_turn(seats: int) -> None:
    tally = last(("easy",) * seats, 3, "short")
    assert tally.endings["goal"] == 3
    assert mean(tally.rounds) <= 14


@pytest.mark.parametrize(("length", "seats", "most"), [("standard", 3, 20), ("long", 4, 24), ("campaign", 2, 24)])
def test_longer_games_of_easy_bots_end_too(length: str, seats: int, most: int) -> None:
    tally = last(("easy",) * seats, 1, length)
    assert tally.games == 1
    assert max(tally.rounds) <= most
    assert (tally.endings["goal"] == 1) == (length != "campaign")


def test_the_easy_bot_beats_random_ones() -> None:
    tally = last(("easy", "random", "random"), 12, "short")
    low, _ = interval(tally.wins[0], tally.games)
    assert low > 0.5


def test_hardly_anybody_is_ruined_among_easy_bots() -> None:
    """It happens: to 3 of 250 seats that were counted."""
    cash: list[int] = []
    for seed in range(3):
        dice = Seeded(seed)
        heard: list[Event] = []
        table = GAME.start(5, dice, GAME.choose({"length": "standard"}), heard)
        play_out(GAME, table, dice, ("easy",) * 5, f"{seed}", heard)
        cash += table.cash
    assert len([has for has in cash if has < 1000]) <= 1


def test_it_prospects_what_it_can_reach_and_pay_for() -> None:
    table = scene(2, open=["c29", "c44", "c17"], order=["north", "east"], north={"cash": 900})
    table.play(chosen(table))
    assert chosen(table) == "prospect c29"
    table = scene(2, open=["c29", "c44", "c17"], order=["north", "east"], north={"cash": 100})
    assert chosen(table).startswith("send surveyor") or chosen(table) == "done"


def test_it_builds_towards_what_it_owns() -> None:
    table = scene(2, open=[], north={"claims": [{"card": "c29", "freight": 4}], "cash": 500})
    table.play("send surveyor 1")
    assert chosen(table).startswith("survey denver/golden/")
    table.play("survey denver/golden/1", "send surveyor 2")
    assert chosen(table) == "survey golden/central-city"


@pytest.mark.parametrize(("own", "answer"), [([], "c61"), (["c85"], "deck"), (["c65"], "c61")])
def test_it_takes_no_claim_far_away_while_others_wait_for_track_elsewhere(own: list[str], answer: str) -> None:
    """Chama is on the way to Dolores, but not to Evanston."""
    options = {"scenario": "denver-6000"}
    table = scene(1, options=options, open=["c61"], piles=[], north={"claims": own, "cash": 3000})
    assert chosen(table.play("send prospector 1")) == f"prospect {answer}"


def test_it_takes_passengers_it_has_a_route_for_unless_the_game_is_about_to_end() -> None:
    track = ["denver/golden/1", "golden/central-city"]
    table = scene(2, open=[], north={"track": track, "cash": 500}).play("send prospector 1")
    assert chosen(table) == "prospect p2"
    late = scene(2, open=[], round=24, north={"track": track, "cash": 500}).play("send prospector 1")
    assert chosen(late) == "rest"


def test_it_operates_what_pays_and_can_be_sold() -> None:
    track = ["denver/golden/1", "golden/central-city"]
    claims = [{"card": "c29", "operated": True}]
    table = scene(2, agenda=["operate north"], north={"track": track, "claims": claims})
    assert chosen(table) == "operate c29"
    unreachable = [{"card": "c44", "operated": True}]
    table = scene(2, round=24, agenda=["operate north"], north={"track": track, "claims": unreachable})
    assert chosen(table) == "done"


def test_it_sells_what_brings_most_and_all_of_it() -> None:
    track = ["denver/golden/1", "golden/central-city", "golden/boulder", "denver/pueblo"]
    claims = [{"card": "c29", "freight": 5}, {"card": "c77", "freight": 5}]
    table = scene(2, agenda=["deliver north"], north={"track": track, "claims": claims})
    assert chosen(table).startswith("deliver c29")
    table.play(chosen(table))
    assert chosen(table) == "load 5"
    table.play("load 5")
    assert chosen(table) == "deliver c77 to denver"


def test_it_waits_out_a_poor_price_but_not_on_the_last_turn() -> None:
    track = ["denver/golden/1", "golden/boulder"]
    claims = [{"card": "c77", "freight": 5}]
    north = {"track": track, "claims": claims}
    poor = {"denver-coal": 2}
    assert chosen(scene(2, agenda=["deliver north"], prices=poor, north=north)) == "done"
    late = scene(2, agenda=["deliver north"], prices=poor, round=24, north=north)
    assert chosen(late) == "deliver c77 to denver"


def test_it_pays_a_fine_if_it_has_enough_and_rolls_if_not() -> None:
    jailed = {"pieces": {"surveyor 1": "jail"}}
    assert chosen(scene(2, agenda=["jail north surveyor 1"], north={**jailed, "cash": 2000})) == "pay"
    assert chosen(scene(2, agenda=["jail north surveyor 1"], north={**jailed, "cash": 210})) == "roll"
    dead = {"pieces": {"prospector 1": "dead 3 $300"}}
    assert chosen(scene(2, round=4, agenda=["hire north prospector 1"], north={**dead, "cash": 2000})) == "pay"
    assert chosen(scene(2, round=4, agenda=["hire north prospector 1"], north={**dead, "cash": 350})) == "wait"


def test_it_loses_the_prospector_with_the_lowest_bonus() -> None:
    assert chosen(scene(2, agenda=["lose north c103"])) == "lose prospector 2"


TRINIDAD = ["denver/pueblo", "pueblo/walsenburg/1", "walsenburg/trinidad/1"]
"""From Denver to the coal of claim 99."""


@pytest.mark.parametrize(
    ("offer", "track", "answer"),
    [
        ("$2000 for c99", TRINIDAD, "accept"),
        ("$100 for c99", TRINIDAD, "decline"),
        ("c31 for nothing", TRINIDAD, "accept"),
        ("nothing for $300", TRINIDAD, "decline"),
        ("$40 for denver/golden/1", [*TRINIDAD, "denver/golden/1"], "decline"),
        ("$200 for 8 of c99 to denver", TRINIDAD, "decline"),
        ("$600 for 8 of c99 to denver", TRINIDAD, "accept"),
        ("$240 for 8 of c99 to denver", [], "accept"),
    ],
)
def test_it_accepts_only_what_is_clearly_good(offer: str, track: list[str], answer: str) -> None:
    east = ["denver/colorado-springs/1", "colorado-springs/pueblo/1", "pueblo/walsenburg/2", "walsenburg/trinidad/2"]
    document: dict[str, Any] = {
        "order": ["east", "north"],
        "agenda": ["deal east"],
        "north": {"track": track, "claims": [{"card": "c99", "freight": 8, "operated": True}]},
        "east": {"claims": ["c31"], "cash": 3000, "track": east},
    }
    assert chosen(scene(2, **document).play(f"offer north {offer}")) == answer


def test_it_buys_what_is_worth_more_to_it_and_does_not_ask_again() -> None:
    north = {"track": ["denver/golden/1", "golden/central-city"]}
    claims = [{"card": "c29", "freight": 4, "depleted": True}]
    table = scene(2, round=10, agenda=["deal north"], north=north, east={"claims": claims})
    assert chosen(table) == "buy from east"
    table.play("buy from east")
    offer = chosen(table)
    assert offer.startswith("buy ")
    table.play(offer)
    table.until("deal", "north")
    assert chosen(table) == "done"
    said = table.told(Offered)[0]
    again = scene(2, round=10, agenda=["propose north buy east"], north=north, east={"claims": claims})
    assert chosen(again) == offer
    assert chosen(again, (said, Declined("north", "east"))) != offer


def test_it_moves_over_before_the_dice() -> None:
    seat = {"pieces": {"surveyor 1": "denver/golden/1"}}
    table = scene(2, agenda=["move-over north surveyor 1", "dispute denver/golden/1"], north=seat, east=seat)
    assert chosen(table) == "move over"


def test_it_calls_for_a_special_dispute_only_with_the_better_surveyor() -> None:
    north = {"track": ["denver/pueblo"], "pieces": {"surveyor 1": "raton/french"}}
    east = {"track": ["taos/cimarron"], "pieces": {"surveyor 1": "cimarron/french"}}
    north["track"] = ["denver/pueblo", "pueblo/walsenburg/1", "walsenburg/trinidad/1", "trinidad/raton/1"]
    agenda = ["special {} surveyor 1 {} surveyor 1", "contests"]
    for caller, other, answer in (("north", "east", "call"), ("east", "north", "let be")):
        table = scene(2, agenda=[agenda[0].format(caller, other), agenda[1]], north=north, east=east)
        assert chosen(table) == answer


def test_without_money_or_earnings_it_dismantles_what_is_of_no_use() -> None:
    north = {"cash": 20, "track": ["denver/golden/1", "golden/boulder"]}
    table = scene(2, open=[], piles=[], north=north)
    table.play(*[move for move in [chosen(table)] if move.startswith("send surveyor")])
    assert chosen(table) == "dismantle"
    table.play("dismantle")
    assert chosen(table) == "take up golden/boulder"


# The Advanced game


ADVANCED = {"game": "advanced"}


@pytest.mark.parametrize(("seats", "length"), [(2, "standard"), (4, "standard"), (6, "short"), (3, "campaign")])
def test_advanced_games_of_easy_bots_end_well(seats: int, length: str) -> None:
    tally = last(("easy",) * seats, 1, length, "advanced")
    assert (tally.endings["goal"] == 1) == (length != "campaign")


def test_it_spends_its_game_points_on_surveyors_and_prospectors_alike() -> None:
    table = scene(2, options=ADVANCED, agenda=["crew north", "place north"])
    pieces = chosen(table).split()[1:]
    assert sorted(piece[0] for piece in pieces) == ["p", "p", "s", "s"]
    assert sum(3 + int(piece[2:] or 0) for piece in pieces) == 15


CENTRAL_CITY = ["denver/golden/1", "golden/central-city"]


def test_it_purchases_a_train_that_has_something_to_carry_and_no_other() -> None:
    claims = [{"card": card, "freight": 9, "operated": True} for card in ("c29", "c30", "c31")]
    north = {"track": CENTRAL_CITY, "claims": claims, "trains": ["9"], "cash": 1500}
    table = scene(2, round=5, options=ADVANCED, agenda=["purchase north"], north=north)
    assert chosen(table).startswith("purchase train")
    idle = scene(2, round=5, options=ADVANCED, agenda=["purchase north"], north={**north, "claims": []})
    assert chosen(idle) == "done"
    last_turn = scene(2, round=24, options=ADVANCED, agenda=["purchase north"], north=north)
    assert chosen(last_turn) == "done"


def test_it_keeps_a_train_for_the_next_delivery_if_one_is_enough() -> None:
    claims = [{"card": card, "freight": 4, "operated": True} for card in ("c29", "c30")]
    north = {"track": CENTRAL_CITY, "claims": claims, "trains": ["9", "9"]}
    table = scene(2, options=ADVANCED, agenda=["trains north c29 denver", "deliver north"], north=north)
    assert chosen(table) == "use 9"
    alone = {**north, "claims": [{"card": "c29", "freight": 9, "operated": True}]}
    assert chosen(scene(2, options=ADVANCED, agenda=["trains north c29 denver"], north=alone)) == "use 9+9"


def test_it_plows_where_snow_is_in_the_way() -> None:
    track = ["denver/golden/1", "golden/georgetown", "golden/hot-sulphur-springs"]
    north = {"track": track, "plows": ["+3"], "passengers": ["p3"]}
    table = scene(2, round=4, options=ADVANCED, agenda=["plow north"], north=north)
    assert chosen(table) == "plow golden/hot-sulphur-springs with +3"
    idle = scene(2, round=4, options=ADVANCED, agenda=["plow north"], north={**north, "passengers": []})
    assert chosen(idle) == "done"


def test_it_does_not_sell_a_train_below_its_worth() -> None:
    table = scene(2, options=ADVANCED, agenda=["deal east"], order=["east", "north"])
    assert chosen(table.play("offer north $100 for train 9")) == "decline"
    assert chosen(table.play("decline", "offer north $400 for train 9")) == "accept"


def test_it_assigns_a_train_where_claims_wait() -> None:
    options = {"game": "advanced", "scenario": "golden-spike"}
    agenda = ["assign north purchase train 15"]
    for card, track, home in (
        ("c25", "salt-lake-city/bingham", "salt-lake-city"),
        ("c29", "denver/golden/1", "denver"),
    ):
        north = {"track": [track, "golden/central-city"], "claims": [{"card": card, "freight": 9, "operated": True}]}
        assert chosen(scene(2, options=options, agenda=agenda, north=north)) == f"assign {home}"


# Optional rules


def test_it_ends_a_joint_route_only_for_a_card_that_it_stands_ready_to_take_alone() -> None:
    north = {"track": [*SOUTH, "colorado-springs/pueblo/2"]}
    assert chosen(running(open=[], piles=[], north=north).play("send prospector 1")) == "prospect p10"
    assert chosen(running(north=north).place(north="p1 p10")) == "leave p10"
    assert chosen(running(north=north).place()) == "done"
    assert chosen(running(north=north, east={"track": DIRECT}).place(north="p1 p10", east="p1 p10")) == "done"
    assert chosen(running(north=north, round=23).place(north="p1 p10")) == "done"
