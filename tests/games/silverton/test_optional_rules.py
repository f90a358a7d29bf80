"""Optional rules all together: walks from a table where all of them matter, which chance alone would seldom reach."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from silverware.bots import bot_called
from silverware.core.dice import Seeded
from silverware.core.event import Event
from silverware.core.seats import SPECTATOR, seat_of
from silverware.games.silverton import GAME
from silverware.games.silverton.events.cards import AnsweredJoint, EndedJoint, PassengersDiscarded, Slid, TookJointly
from silverware.games.silverton.events.fines import Engaged, Promoted
from silverware.games.silverton.events.happened import Happened
from silverware.games.silverton.events.operations import Transferred
from silverware.games.silverton.state import Table

NAMES = ["Ada", "Bea", "Cy", "Di", "Em"]
BOTH = {"passenger-slide": True, "joint-routes": True, "freight-transfer": True}
BASIC = BOTH | {"improved-routes": True, "simplified-chart": True, "length": "short"}
ADVANCED = BOTH | {"game": "advanced", "hiring": True, "multiple-plows": True, "length": "campaign"}
EAGER = ("send prospector", "prospect p1", "take p", "join", "leave", "transfer", "hire")
DONE = {
    "basic": {Slid, PassengersDiscarded, AnsweredJoint, TookJointly, EndedJoint, Transferred},
    "advanced": {Slid, AnsweredJoint, TookJointly, EndedJoint, Transferred, Engaged, Promoted},
}


def full(card: str, loads: int) -> dict[str, Any]:
    return {"card": card, "freight": loads, "operated": True}


def table_of_five(options: dict[str, Any], turn: int) -> Table:
    """Five seats whose tracks meet, with freight to transfer and cash to spend."""
    gold = ["denver/golden/1", "golden/central-city", "golden/boulder"]
    seats: dict[str, Any] = {
        "north": {"track": ["denver/colorado-springs/1", *gold], "claims": [full("c29", 6), full("c26", 1)]},
        "east": {"track": ["denver/pueblo", "denver/golden/2"]},
        "south": {"claims": [full("c55", 3)]},
        "west": {},
        "dawn": {"track": ["colorado-springs/pueblo/1", "pueblo/canon-city/1", "canon-city/salida"]},
    }
    for seat in seats.values():
        seat["cash"] = 3000
    claims = [f"c{number}" for number in (1, 2, 3, 30, 31, 101)]
    deck = ["c100", "c107", "c102", "c103"]
    piles = [["p10", "p9"], ["p12", "p16"], ["p1", "p13"], ["", "p14"]]
    lying = {"p2", *[card for pile in piles for card in pile]}
    letters = "AB" if options["length"] == "short" else "ABC"
    cards = [f"p{at + 1}" for at, letter in enumerate(GAME.box.passenger_letter) if letter in letters]
    document = {
        "game": "silverton",
        "seats": 5,
        "round": turn,
        "open": claims,
        "deck": deck,
        "piles": piles,
        "struck": [card for card in cards if card not in lying],
        "joint": {"p2": ["north", "east"]},
        "options": options,
    }
    table = GAME.place(document | seats)
    table.heard = []
    return table


def walk(table: Table, seed: int, steps: int) -> list[Event]:
    """Play by lot, what is optional rather than the rest; all that happened."""
    dice = Seeded(seed)
    cash = list(table.cash)
    happened: list[Event] = []
    for step in range(steps):
        if table.outcome is not None:
            break
        menu = table.menu()
        liked = [move for move in menu if move.text.startswith(EAGER)]
        chosen = liked if liked and dice.below(4) else menu
        table.play(chosen[dice.below(len(chosen))], dice)
        assert table.heard is not None
        for event in table.heard:
            assert isinstance(event, Happened)
            assert GAME.tell(event, NAMES).endswith(".")
            for seat, money in event.flows():
                cash[seat_of(seat)] += money
        happened += table.heard
        table.heard.clear()
        assert cash == table.cash
        if table.outcome is None and step % 12 == 0:
            look(table, seed)
    return happened


def look(table: Table, seed: int) -> None:
    """The moment can be written, read, told, imagined and answered."""
    document = GAME.position(table)
    again = GAME.place(msgspec.json.decode(msgspec.json.encode(document)))
    assert GAME.position(again) == document
    for chair in (SPECTATOR, *range(table.seats)):
        view = GAME.view(table, chair)
        assert GAME.view(GAME.imagine(view, None, Seeded(seed)), chair) == view
        assert GAME.prompt(view, NAMES)
    asked = table.asked()
    assert asked is not None
    assert all(GAME.say(move, NAMES) for move in table.menu())
    assert [move.text for move in again.menu()] == [move.text for move in table.menu()]
    assert bot_called("easy", GAME, seed).choose(GAME.view(table, asked), table.menu()) in table.menu()


@pytest.mark.parametrize("game", ["basic", "advanced"])
def test_all_optional_rules_can_be_played_together(game: str) -> None:
    seen: set[type[Event]] = set()
    for seed in range(8):
        table = table_of_five(BASIC if game == "basic" else ADVANCED, 3 + seed % 2)
        seen |= {type(event) for event in walk(table, seed, 150)}
    assert DONE[game] - seen == set()
