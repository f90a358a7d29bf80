"""Scenes of Silverton: a moment set by a position, played in notation with scripted chance."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
import pytest

from silverware.core.dice import Dice, Seeded
from silverware.core.errors import IllegalMove
from silverware.core.event import Event
from silverware.core.script import Scripted, outcomes
from silverware.core.seats import SEAT_NAMES, chair_called, seat_name
from silverware.games.silverton import GAME, Silverton
from silverware.games.silverton.view import SilvertonView

E = TypeVar("E", bound=Event)

PASSES = ("done", "rest", "wait", "let be", "stay", "alone", "decline", "no offer", "reject", "turn up")
"""How to answer a question with nothing."""
PIECES = {"s": "surveyor", "p": "prospector"}


class Scene:
    """A table to play on and to look at."""

    def __init__(self, document: Mapping[str, Any], game: Silverton = GAME) -> None:
        self.game = game
        self.events: list[Event] = []
        self.table = game.place(document, self.events)

    def play(self, *moves: str, chance: str = "") -> Scene:
        """Play moves; `chance` is what the dice show, anything if it says nothing."""
        with self._dice(chance) as dice:
            for move in moves:
                self._answer(move, dice)
        return self

    def place(self, chance: str = "", **sent: str) -> Scene:
        """Phase II of every seat that is still to place: `north="s1 denver/golden/1, p2 c25, s2 - denver/como"`.

        A stroke before a segment is for dismantling it. `chance` is what the dice show in the disputes that follow.
        """
        dice = self._dice(chance)
        while self.question() == "place":
            seat = self.asked() or ""
            for order in [order for order in sent.get(seat, "").split(", ") if order]:
                piece, _, target = order.partition(" ")
                self._answer(f"send {PIECES[piece[0]]} {piece[1]}", dice)
                if piece[0] == "p":
                    self._answer(f"prospect {target}", dice)
                elif target.startswith("- "):
                    self._answer("dismantle", dice)
                    self._answer(f"take up {target[2:]}", dice)
                else:
                    self._answer(f"survey {target}", dice)
            if self.question() == "place" and self.asked() == seat:
                self._answer("done", dice)
        dice.finish()
        return self

    def until(self, question: str, seat: str | None = None, chance: str = "") -> Scene:
        """Answer everything with nothing until a seat is asked that question."""
        dice = self._dice(chance)
        while self.question() != question or seat not in (None, self.asked()):
            assert self.question() is not None, f"nobody is asked {question}"
            self._pass(dice)
        dice.finish()
        return self

    def end_turn(self, chance: str = "") -> Scene:
        """Answer everything with nothing until the next turn, or the end of the game."""
        dice = self._dice(chance)
        turn = self.table.round
        while self.table.round == turn and self.asked() is not None:
            self._pass(dice)
        dice.finish()
        return self

    def _pass(self, dice: Dice) -> None:
        menu = self.menu()
        self._answer(next((answer for answer in PASSES if answer in menu), min(menu)), dice)

    def _answer(self, move: str, dice: Dice) -> None:
        self.table.play(self.game.notation.parse(move), dice)

    def _dice(self, chance: str) -> Scripted:
        return Scripted(outcomes(chance), self.game.cards, None if chance else Seeded(1))

    def menu(self, start: str = "") -> set[str]:
        """The moves on the menu, what follows this beginning."""
        return {move.text.removeprefix(start) for move in self.table.menu() if move.text.startswith(start)}

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

    def view(self, seat: str) -> SilvertonView:
        return self.game.view(self.table, chair_called(seat, self.table.seats))

    def position(self) -> dict[str, Any]:
        """The position as somebody would read it."""
        written: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self.game.position(self.table)))
        return written

    def seat(self, name: str) -> dict[str, Any]:
        """What a position says of a seat."""
        said: dict[str, Any] = self.position()[name]
        return said

    def claim(self, seat: str, card: str) -> dict[str, Any]:
        """What a position says of a seat's claim."""
        claims: list[dict[str, Any]] = self.seat(seat)["claims"]
        return next(claim for claim in claims if claim["card"] == card)

    def told(self, kind: type[E]) -> list[E]:
        """The events of one kind so far."""
        return [event for event in self.events if isinstance(event, kind)]


def scene(seats: int = 3, *, game: Silverton = GAME, **more: Any) -> Scene:
    """A scene in which all that is not said is ordinary: player numbers and turn order go by the seats.

    Passenger cards that are in no pile, where piles are said, have left the game.
    """
    document: dict[str, Any] = {"game": "silverton", "seats": seats, **more}
    if "piles" in more:
        lying = {card for pile in more["piles"] for card in pile} | {*more.get("slid", ()), *more.get("joint", ())}
        owned = {card for name in SEAT_NAMES for card in more.get(name, {}).get("passengers", ())}
        everything = {f"p{number}" for number in range(1, 25)}
        document["struck"] = sorted(everything - lying - owned)
    return Scene(document, game)
