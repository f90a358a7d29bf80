"""Quicksand: six explorers race to the temple, and nobody knows whose they are."""

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
from silverware.games.quicksand import forms, words
from silverware.games.quicksand.components import COLOURS, SEATS, Box
from silverware.games.quicksand.documents import Edition, Options, Position
from silverware.games.quicksand.imagine import QuicksandWorlds
from silverware.games.quicksand.layout import plans
from silverware.games.quicksand.looking import view
from silverware.games.quicksand.memory import Memory, recall, remember
from silverware.games.quicksand.position import place, position
from silverware.games.quicksand.rules import brings, start
from silverware.games.quicksand.state import Table
from silverware.games.quicksand.view import Piece, QuicksandEdition, QuicksandView


class Quicksand(Game[Table, QuicksandView, Memory, Options]):
    """Quicksand with one edition's board and deck."""

    name = "quicksand"
    title = "Quicksand"
    aim = words.AIM
    seats = range(2, SEATS + 1)
    counts = "turns"
    version = 1
    options = Options
    cites: Mapping[str, str] = {"zero-card-turns": "4.4"}
    moves = forms.AnyMove
    questions = forms.AnyQuestion
    brought = forms.AnyBrings

    def __init__(self, edition: str) -> None:
        """From the text of an edition."""
        written = self.read_edition(edition, Edition)
        self.box = Box(written)
        self.edition = edition_said(written.name, msgspec.structs.replace(written, layout=None))
        self.drawing = _drawing(written, self.box)
        self.cards = self.box.names
        self.notation = self.box.moves.notation

    def start(self, seats: int, dice: Dice, options: Options, heard: list[Event] | None = None) -> Table:
        table = Table(self.box, self.check_table(seats, options), options)
        table.heard = heard
        start(table, dice)
        return table

    def view(self, state: Table, seat: Seat) -> QuicksandView:
        return view(state, chair_at(seat, state.seats))

    def recall(self, state: Table, seat: Seat) -> Memory:
        return recall(state, seat)

    def remember(self, memory: Memory | None, event: Event) -> Memory | None:
        return remember(memory, event, self.box)

    def imagine(self, view: QuicksandView, memory: Memory | None, dice: Dice) -> Table:
        return self.worlds(view, memory).imagine(dice)

    def worlds(self, view: QuicksandView, memory: Memory | None) -> QuicksandWorlds:
        self.check_running(view)
        return QuicksandWorlds(view, memory, self.box)

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
        return "Your secret explorer is the first at the temple, whoever moves it there."

    def brings(self, state: Table, move: Move) -> Form | None:
        return brings(state, move)

    def promise(self, brings: Form, names: Sequence[str]) -> str:
        return words.promise(brings)

    def points(self, state: Table) -> tuple[int, ...]:
        """How far each seat's own explorer is from the temple, below zero."""
        return tuple([-self.box.distances[state.at[identity]] for identity in state.identities])

    def printed(self) -> QuicksandEdition:
        return self.drawing

    def prompt(self, view: QuicksandView, names: Sequence[str]) -> str:
        return words.prompt(view, names)

    def tell(self, event: Event, names: Sequence[str]) -> str:
        return words.tell(event, names, self.box)

    def say(self, move: Move, names: Sequence[str]) -> str:
        return words.say(move, self.box)


def _drawing(edition: Edition, box: Box) -> QuicksandEdition:
    names = zip(COLOURS, box.explorers, box.starts, strict=True)
    wide, narrow = plans(edition)
    explorers = tuple(Piece(colour, name, start) for colour, name, start in names)
    return QuicksandEdition(edition.name, explorers, box.spaces, box.temple, wide, narrow)


GAME: Quicksand = Quicksand(files(__package__).joinpath("edition/silverware.toml").read_text(encoding="utf-8"))
"""The game with our own edition."""
