"""Scenes of Silver Coin: a moment set by a position, played in notation with scripted chance."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeVar

import pytest

from silverware.core.dice import Seeded
from silverware.core.errors import IllegalMove
from silverware.core.event import Event
from silverware.core.form import Form
from silverware.core.script import Scripted, outcomes
from silverware.core.seats import SEAT_NAMES, SPECTATOR, seat_called, seat_name
from silverware.games.silver_coin import GAME, components
from silverware.games.silver_coin.components import AMULET
from silverware.games.silver_coin.events import Scored
from silverware.games.silver_coin.state import Table
from silverware.games.silver_coin.view import Card, SilverCoinView

E = TypeVar("E", bound=Event)
F = TypeVar("F", bound=Form)

EDITION = Path(components.__file__).parent / "edition/silverware.toml"

NEXT_DEAL = outcomes("1 1 1 1 2 2 2 2 3 3 3 3 4 4 4 4 5 5 5 5 6")
"""What chance brings when a scene runs into a new round."""

ALL_AMULET = {f"card-{number}": character for number, character in enumerate(AMULET)}


class Scene:
    """A table to play on and to look at."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.events: list[Event] = []
        table.heard = self.events

    def play(self, *moves: str, chance: str = "") -> Scene:
        """Play moves; `chance` is what is drawn, any cards if it says nothing."""
        then = Scripted(NEXT_DEAL, GAME.cards) if chance else Seeded(1)
        with Scripted(outcomes(chance), GAME.cards, then) as dice:
            for move in moves:
                self.table.play(GAME.notation.parse(move), dice)
        return self

    def draw(self, number: int, *moves: str) -> Scene:
        """Draw a card of this number, and go on."""
        return self.play("draw", *moves, chance=str(number))

    def menu(self, start: str = "") -> set[str]:
        """The moves on the menu, those that begin so."""
        return {move.text for move in self.table.menu() if move.text.startswith(start)}

    def asked(self) -> tuple[str | None, str | None]:
        """Who is asked, and what."""
        seat = self.table.asked()
        return None if seat is None else seat_name(seat), self.view("spectator").question

    def asking(self, kind: type[F], chair: str = "spectator") -> F:
        """The open question with its fields, as a chair sees it."""
        asking = self.view(chair).asking
        assert isinstance(asking, kind)
        return asking

    def refused(self, move: str) -> str:
        """The § by which a move is refused; nothing changes by it."""
        before = GAME.position(self.table)
        with pytest.raises(IllegalMove) as refused:
            self.play(move)
        assert GAME.position(self.table) == before
        assert refused.value.reason in str(refused.value)
        return refused.value.rule

    def view(self, seat: str) -> SilverCoinView:
        return GAME.view(self.table, SPECTATOR if seat == "spectator" else seat_called(seat, self.table.seats))

    def card(self, seat: str, place: int, chair: str = "spectator") -> Card:
        """A card in a village, as a chair sees it."""
        return self.view(chair).villages[SEAT_NAMES.index(seat)][place - 1]

    def village(self, seat: str) -> str:
        """The truth of a village: `7, (4), (12) rotated`."""
        return plain(GAME.position(self.table)[seat]["village"])

    def pile(self) -> str:
        """The truth of the discards, the top card last."""
        return plain(GAME.position(self.table)["pile"])

    def told(self, kind: type[E]) -> list[E]:
        """The events of one kind so far."""
        return [event for event in self.events if isinstance(event, kind)]

    def scores(self) -> tuple[int, ...]:
        """The points of the round that was scored last."""
        return self.told(Scored)[-1].scores


def plain(cards: list[str]) -> str:
    """Cards of a position, without what only books keep."""
    kept = [[word for word in card.split() if word[0] in "(0123456789" or word == "rotated"] for card in cards]
    return ", ".join(" ".join(words) for words in kept)


def split(cards: str) -> list[str]:
    """Cards with commas in between, one by one."""
    return [card.strip() for card in cards.split(",") if card.strip()]


def scene(
    north: str, east: str = "(12), (12)", south: str | None = None, west: str | None = None, **more: Any
) -> Scene:
    """A scene in which all that is not said is ordinary: 9 is the only discard, and it is north's turn.

    Villages and `pile` are cards with commas in between.
    """
    villages = [village for village in (north, east, south, west) if village is not None]
    document: dict[str, Any] = {"game": "silver-coin", "seats": len(villages), "turn": "north", "pile": "9", **more}
    for seat, village in zip(SEAT_NAMES, villages, strict=False):
        document[seat] = {"village": split(village)}
    for field in ("pile", "hand", "shown", "top"):
        if field in document:
            document[field] = split(document[field])
    return Scene(GAME.place(document))


def started(seats: int = 2, seed: int = 1, **options: Any) -> Scene:
    """A game at its first question."""
    return Scene(GAME.start(seats, Seeded(seed), GAME.choose(options)))


def stop(*villages: str, caller: str | None = None, **more: Any) -> Scene:
    """A round at its end: the last turn is over, with or without a caller, and nothing was changed by it."""
    before = SEAT_NAMES.index(caller) - 1 if caller else 0
    turn = SEAT_NAMES[before % len(villages)]
    return scene(*villages, caller=caller, turn=turn, left=1, **more).play("draw", "discard")


def amulet(*villages: str, **more: Any) -> Scene:
    """A scene with the characters of the Amulet deck."""
    options: Mapping[str, Any] = {**ALL_AMULET, **more.pop("options", {})}
    return scene(*villages, options=options, **more)
