"""Bots that plan: claims and track together, freight brought to a market, deals on their worth; and they say why."""

from __future__ import annotations

from typing import Any

import pytest

from silverware.bots import SeatedBot
from silverware.bots.budget import Budget
from silverware.bots.silverton import Hard, Medium
from silverware.core.dice import Seeded
from silverware.core.event import Event
from silverware.core.seats import SEAT_NAMES
from silverware.games.silverton import GAME
from tests.games.silverton.scene import Scene, scene

GOLDEN_TRACK = ["denver/golden/1", "golden/central-city"]
"""From Denver to the gold of claim 29."""


class Hasty(Hard):
    """A hard bot that tries few moves."""

    budget = Budget(simulations=4)


def chosen(table: Scene) -> str:
    """What the bot plays for whoever is asked."""
    seat = table.table.asked()
    assert seat is not None
    return Medium(GAME, 1).choose(GAME.view(table.table, seat), table.table.menu()).text


def reason(table: Scene, move: str) -> str:
    """Why it would play a move for whoever is asked."""
    seat = table.table.asked()
    assert seat is not None
    wanted = next(listed for listed in table.table.menu() if listed.text == move)
    return Medium(GAME, 1).reason(GAME.view(table.table, seat), wanted, SEAT_NAMES)


@pytest.mark.parametrize(
    ("level", "seats", "options", "decisions"),
    [
        (Hasty, 2, {"length": "short"}, 4),
        (Medium, 1, {"scenario": "denver-6000"}, 30),
        (Medium, 2, {"length": "short"}, 40),
        (Medium, 2, {"game": "advanced", "length": "short"}, 40),
        (Medium, 2, {"scenario": "golden-spike"}, 24),
        (Medium, 6, {"passenger-slide": True, "joint-routes": True, "freight-transfer": True}, 36),
    ],
)
def test_it_gives_a_sentence_for_every_move_it_makes(
    level: type[Medium | Hard], seats: int, options: dict[str, Any], decisions: int
) -> None:
    dice = Seeded(4)
    heard: list[Event] = []
    table = GAME.start(seats, dice, GAME.choose(options), heard)
    bots = [SeatedBot("thinking", level, GAME, seat, seed=seat) for seat in range(seats)]
    for _ in range(decisions):
        seat = table.asked()
        if seat is None:
            break
        for bot in bots:
            for event in heard:
                bot.hear(event)
        heard.clear()
        view, menu = GAME.view(table, seat), table.menu()
        move = bots[seat].choose(view, menu)
        why = bots[seat].reason(view, move, SEAT_NAMES)
        assert why.endswith(".")
        assert why[0].isupper()
        table.play(move, dice)


def test_it_buys_what_it_turns_up_where_its_track_leads() -> None:
    owned = {"track": GOLDEN_TRACK, "cash": 900}
    table = scene(2, open=[], piles=[], deck=["c29"], north=owned).place(north="p1 deck").play("turn up")
    assert chosen(table) == "stake c29"


def test_it_builds_towards_the_claim_it_owns_and_says_so() -> None:
    table = scene(2, open=[], piles=[], north={"claims": [{"card": "c29", "freight": 4}], "cash": 500})
    table.play("send surveyor 1")
    assert chosen(table).startswith("survey denver/golden/")
    assert reason(table, chosen(table)) == "Builds towards Central City gold (c29)."
    table.play("survey denver/golden/1", "send surveyor 2")
    assert chosen(table) == "survey golden/central-city"


def test_of_two_claims_alike_it_goes_for_the_one_its_track_reaches() -> None:
    """Claims 29 and 46 bring the same gold at the same cost; White Oaks is beyond Santa Fe."""
    table = scene(2, open=["c46", "c29"], piles=[], north={"track": GOLDEN_TRACK, "cash": 900})
    table.play("send prospector 1")
    assert chosen(table) == "prospect c29"
    assert reason(table, "prospect c29") == "Can bring Central City gold (c29) to a market over its own track at once."


def test_it_sells_what_brings_most_first_and_all_of_it() -> None:
    track = [*GOLDEN_TRACK, "golden/boulder"]
    claims = [{"card": "c29", "freight": 5}, {"card": "c77", "freight": 5}]
    table = scene(2, round=24, agenda=["deliver north"], north={"track": track, "claims": claims})
    sold = [chosen(table)]
    table.play(sold[0])
    assert chosen(table) == "load 5"
    table.play("load 5")
    sold.append(chosen(table))
    assert sorted(sold) == ["deliver c29 to denver", "deliver c77 to denver"]


def test_it_operates_nothing_that_cannot_be_sold_before_the_end() -> None:
    claims = [{"card": "c44", "operated": True}, {"card": "c29", "operated": True}]
    north = {"track": GOLDEN_TRACK, "claims": claims}
    assert chosen(scene(2, round=24, agenda=["operate north"], north=north)) == "operate c29"
    beyond = {"track": GOLDEN_TRACK, "claims": claims[:1]}
    assert chosen(scene(2, round=24, agenda=["operate north"], north=beyond)) == "done"


def test_it_accepts_a_claim_for_a_trifle_and_sells_none_for_that() -> None:
    owned = {"track": GOLDEN_TRACK, "claims": [{"card": "c29", "freight": 6}], "cash": 500}
    selling = scene(2, agenda=["deal east"], north=owned, east={"cash": 500})
    selling.play("offer north $10 for c29")
    assert chosen(selling) == "decline"
    giving = scene(
        2, agenda=["deal east"], north={"track": GOLDEN_TRACK, "cash": 500}, east={"claims": owned["claims"]}
    )
    giving.play("offer north c29 for $10")
    assert chosen(giving) == "accept"
    assert reason(giving, "accept") == "Gains more by this deal than the other side does."
