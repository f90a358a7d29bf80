"""Scenes of Quicksand: a moment set by a position, played in notation with scripted chance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import pytest

from silverware.core.dice import Seeded
from silverware.core.errors import IllegalMove
from silverware.core.event import Event
from silverware.core.script import Scripted, outcomes
from silverware.core.seats import SEAT_NAMES, SPECTATOR, seat_called, seat_name
from silverware.games.quicksand import GAME, Quicksand, components
from silverware.games.quicksand.components import COLOURS, HAND
from silverware.games.quicksand.view import QuicksandView

E = TypeVar("E", bound=Event)

EDITION = Path(components.__file__).parent / "edition/silverware.toml"
SHORT = Path(__file__).with_name("short.toml").read_text()
"""Another edition, with a small board."""


class Scene:
    """A table to play on and to look at."""

    def __init__(self, document: Mapping[str, Any], game: Quicksand) -> None:
        self.game = game
        self.events: list[Event] = []
        self.table = game.place(document, self.events)

    def play(self, *moves: str, chance: str = "") -> Scene:
        """Play moves; `chance` is what is drawn, any cards if it says nothing."""
        with Scripted(outcomes(chance), self.game.cards, None if chance else Seeded(1)) as dice:
            for move in moves:
                self.table.play(self.game.notation.parse(move), dice)
        return self

    def menu(self, start: str = "") -> set[str]:
        """The moves on the menu, those that begin so."""
        return {move.text for move in self.table.menu() if move.text.startswith(start)}

    def ends(self, cards: str) -> set[str]:
        """Where these cards can bring their explorer."""
        return {text.rpartition(" ")[2] for text in self.menu(f"move {cards} to ")}

    def asked(self) -> str | None:
        seat = self.table.asked()
        return None if seat is None else seat_name(seat)

    def question(self) -> str | None:
        return self.view("spectator").question

    def refused(self, move: str) -> str:
        """The § by which a move is refused; nothing changes by it."""
        before = self.game.position(self.table)
        with pytest.raises(IllegalMove) as refused:
            self.play(move)
        assert self.game.position(self.table) == before
        assert refused.value.reason in str(refused.value)
        return refused.value.rule

    def view(self, seat: str) -> QuicksandView:
        return self.game.view(self.table, SPECTATOR if seat == "spectator" else seat_called(seat, self.table.seats))

    def hand(self, seat: str) -> list[str]:
        return list(self.view(seat).players[seat_called(seat, self.table.seats)].hand or ())

    def space(self, colour: str) -> int:
        return self.view("spectator").explorers[COLOURS.index(colour)].space

    def stuck(self) -> set[str]:
        return {explorer.colour for explorer in self.view("spectator").explorers if explorer.stuck}

    def discards(self) -> list[str]:
        return list(self.view("spectator").discards)

    def told(self, kind: type[E]) -> list[E]:
        """The events of one kind so far."""
        return [event for event in self.events if isinstance(event, kind)]


def scene(
    hand: str = "",
    *,
    seats: int = 3,
    hands: Mapping[str, str] | None = None,
    identities: Sequence[str] = COLOURS,
    game: Quicksand = GAME,
    **more: Any,
) -> Scene:
    """A scene in which all that is not said is ordinary: explorers at their starts, nothing discarded, north's turn.

    `hand` is the hand of whoever's turn it is, filled up with ordinary cards; north owns red, east yellow,
    and so on, unless `identities` says otherwise.
    """
    turn = str(more.get("turn", "north"))
    said = {seat: cards.split() for seat, cards in {**(hands or {}), turn: hand}.items()}
    left = [game.cards[card] for card in game.box.deck]
    for card in [*more.get("discards", ()), *(card for cards in said.values() for card in cards)]:
        left.remove(card)
    document: dict[str, Any] = {"game": "quicksand", "seats": seats, "turn": turn}
    fill = [colour for at in range(11) for colour in reversed(COLOURS) if left.count(colour) > at]
    for seat, name in enumerate(SEAT_NAMES[:seats]):
        cards = said.get(name, [])
        missing = 0 if more.get("discarding") and name == turn else HAND - len(cards)
        document[name] = {"identity": identities[seat], "hand": [*cards, *(fill.pop(0) for _ in range(missing))]}
    return Scene({**document, **more}, game)


def edition(*changes: tuple[str, str]) -> Quicksand:
    """The game with our edition, changed."""
    text = EDITION.read_text()
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return Quicksand(text)
