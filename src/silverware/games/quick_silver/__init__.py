"""Quick Silver: steal in the mines, survive the road, be neither too heavy nor too light at the market."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

import msgspec

from silverware.core.dice import Dice, NoDice
from silverware.core.event import Event
from silverware.core.form import Form
from silverware.core.game import Game, edition_said
from silverware.core.move import Move
from silverware.core.seats import Seat, chair_at
from silverware.games.quick_silver import forms, words
from silverware.games.quick_silver.components import Box
from silverware.games.quick_silver.documents import Edition, Options, Position
from silverware.games.quick_silver.forgetting import faded
from silverware.games.quick_silver.imagine import QuickSilverWorlds
from silverware.games.quick_silver.looking import opened, view
from silverware.games.quick_silver.memory import Memory
from silverware.games.quick_silver.position import place, position
from silverware.games.quick_silver.recalling import recall, remember
from silverware.games.quick_silver.rules import brings, start
from silverware.games.quick_silver.state import Table
from silverware.games.quick_silver.view import QuickSilverView


class QuickSilver(Game[Table, QuickSilverView, Memory, Options]):
    """Quick Silver with one edition's cards."""

    name = "quick-silver"
    title = "Quick Silver"
    aim = words.AIM
    seats = range(2, 7)
    version = 1
    options = Options
    moves = forms.AnyMove
    questions = forms.AnyQuestion
    brought = forms.AnyBrings
    cites: Mapping[str, str] = {
        "memory": "3.9",
        "not-quite-dead": "9.1",
        "sneaky-stranger": "9.2",
        "both-variants": "9.7",
    }

    def __init__(self, edition: str) -> None:
        """From the text of an edition."""
        printed = self.read_edition(edition, Edition)
        self.box = Box(printed)
        self.edition = edition_said(printed.name, printed)
        self.cards = self.box.names
        self.notation = self.box.moves.notation

    def doubts(self) -> list[str]:
        return [
            f"The card {name} has the number {number}."
            for name, number in zip(self.box.names, self.box.numbers, strict=True)
            if name.isdecimal() and int(name) != number
        ]

    def start(self, seats: int, dice: Dice, options: Options, heard: list[Event] | None = None) -> Table:
        table = Table(self.box, self.check_table(seats, options), options)
        table.heard = heard
        start(table, dice)
        return table

    def view(self, state: Table, seat: Seat) -> QuickSilverView:
        return view(state, chair_at(seat, state.seats))

    def opened(self, state: Table, view: QuickSilverView) -> QuickSilverView:
        return opened(state, view)

    def recall(self, state: Table, seat: Seat) -> Memory:
        return recall(state, seat)

    def remember(self, memory: Memory | None, event: Event) -> Memory | None:
        return remember(memory, event)

    def imagine(self, view: QuickSilverView, memory: Memory | None, dice: Dice) -> Table:
        return self.worlds(view, memory).imagine(dice)

    def worlds(self, view: QuickSilverView, memory: Memory | None) -> QuickSilverWorlds:
        self.check_running(view)
        return QuickSilverWorlds(view, memory, self.box)

    def forgets(self, options: Options) -> bool:
        return options.memory == "honest"

    def faded(self, events: Sequence[Event], sight: frozenset[int]) -> list[Event]:
        return faded(events)

    def is_out(self, state: Table, seat: Seat) -> bool:
        return not state.is_living(seat)

    def place(self, document: Mapping[str, Any], heard: list[Event] | None = None, dice: Dice | None = None) -> Table:
        written = self.read_position(document, Position)
        table = Table(self.box, self.check_table(written.seats, written.options), written.options)
        table.heard = heard
        place(table, written, NoDice() if dice is None else dice)
        return table

    def position(self, state: Table) -> dict[str, Any]:
        document: dict[str, Any] = msgspec.to_builtins(position(state))
        return document

    def goal(self, seats: int, options: Options) -> str:
        return words.goal(self.box.mayor, options)

    def points(self, state: Table) -> tuple[int, ...]:
        return tuple(state.cash[: state.seats])

    def brings(self, state: Table, move: Move) -> Form | None:
        return brings(state, move)

    def promise(self, brings: Form, names: Sequence[str]) -> str:
        return words.promise(brings)

    def prompt(self, view: QuickSilverView, names: Sequence[str]) -> str:
        return words.prompt(view, names)

    def tell(self, event: Event, names: Sequence[str]) -> str:
        return words.tell(event, names)

    def say(self, move: Move, names: Sequence[str]) -> str:
        return words.say(move, names, self.cards)


GAME: QuickSilver = QuickSilver(files(__package__).joinpath("edition/silverware.toml").read_text(encoding="utf-8"))
"""The game with our own edition."""
