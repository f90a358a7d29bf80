"""A bot whose moves a program chooses: what its seat hears and sees goes there as JSON lines. See docs/bots.md."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar, Final
from weakref import finalize

import msgspec
from msgspec import Raw, Struct
from msgspec.json import Decoder, Encoder

from silverware.bots.bot import Bot, Mishap
from silverware.bots.programs.child import Child, give_back, shown, taken
from silverware.core.errors import BadNotation
from silverware.core.event import Event
from silverware.core.game import AnyGame
from silverware.core.move import Move
from silverware.core.seats import seat_name
from silverware.core.view import View
from silverware.core.wording import wording

PROTOCOL: Final = 1
LONGEST: Final = 60
"""Seconds a program has to answer."""


class Start(Struct, tag="start"):
    """A game begins. Whatever the program knew of another is over."""

    protocol: int
    game: str
    edition: str
    printed: Raw
    """What is printed in this edition: board, cards, charts."""
    seat: str
    seats: int
    seed: str
    """For whatever the program leaves to chance."""


class Happened(Struct, tag="event"):
    """The program's seat saw something happen."""

    event: Event


class Option(Struct, omit_defaults=True):
    """A move on the menu, as a server tells it."""

    id: int
    move: str
    form: Any = None


class Choose(Struct, tag="choose"):
    """The program's seat is asked."""

    view: View
    menu: list[Option]


class Answer(Struct):
    """A move by its id, its notation or its form."""

    move: int | str | dict[str, Any]


ENCODER: Final = Encoder()
ANSWERS: Final = Decoder(Answer)


class Program(Bot[AnyGame, View]):
    """Has a process of its own from its first move on; afterwards, the next game may have it."""

    command: ClassVar[tuple[str, ...]] = ()
    longest: ClassVar[float] = LONGEST

    def __init__(self, game: AnyGame, seed: int | str) -> None:
        super().__init__(game, seed)
        self._seed = str(seed)
        self._heard: list[bytes] = []
        self._told = 0
        """How much of it the process knows."""
        self._child: Child | None = None
        self._leave: finalize[Any, Any] | None = None

    def hear(self, event: Event) -> None:
        """The program hears of it when it is asked the next time."""
        self._heard.append(ENCODER.encode(Happened(event)))

    def choose(self, view: View, menu: Sequence[Move]) -> Move:
        """What the program answers. Where it fails, its process ends."""
        lines = [] if self._child is not None else [self._start(view)]
        child = self._sit() if self._child is None else self._child
        options = [Option(move.number, move.text, move.form) for move in menu]
        lines += [*self._heard[self._told :], ENCODER.encode(Choose(view, options)), b""]
        try:
            answer = self._meant(child.ask(b"\n".join(lines), self.longest), menu)
        except BaseException as error:
            said = self._rise(child)
            if isinstance(error, TimeoutError):
                raise Mishap("took too long to answer", stderr=said) from None
            if isinstance(error, Mishap):
                error.stderr = said
            raise
        self._told = len(self._heard)
        return answer

    def _start(self, view: View) -> bytes:
        game = self.game
        seat = seat_name(view.seat)
        start = Start(PROTOCOL, game.name, game.edition, printed(game), seat, view.seats, self._seed)
        return ENCODER.encode(start)

    def _sit(self) -> Child:
        child = self._child = taken(self.command)
        self._leave = finalize(self, give_back, child)
        return child

    def _rise(self, child: Child) -> list[str]:
        """End a process that failed; what it wrote to its stderr. If it is asked again, another hears everything."""
        if self._leave is not None:
            self._leave.detach()
        self._child, self._told = None, 0
        return child.end()

    def _meant(self, line: bytes, menu: Sequence[Move]) -> Move:
        """The move of the menu that an answer names."""
        words = shown(line)
        try:
            move = self.game.notation.meant(ANSWERS.decode(line).move)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Mishap(f"answered {words!r}, which is not an answer: {wording(error)}", words) from None
        except BadNotation as error:
            raise Mishap(f"answered {words!r}, which is not a move: {str(error).rstrip('.')}", words) from None
        if move not in menu:
            raise Mishap(f"answered {words!r}, which is not on its menu", words)
        return move


@cache
def printed(game: AnyGame) -> Raw:
    """What is printed in an edition, encoded once."""
    return Raw(ENCODER.encode(game.printed()))
