"""Silverton: prospect, build a railroad and bring the riches of the mountains to market."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from typing import Any

import msgspec

from silverware.core.dice import Dice, NoDice
from silverware.core.event import Event
from silverware.core.form import Form
from silverware.core.game import Game, edition_said
from silverware.core.move import Move
from silverware.core.seats import Seat, chair_at
from silverware.games.silverton import forms
from silverware.games.silverton.accounts import Accounts, reckon
from silverware.games.silverton.agreements import CITES, objection
from silverware.games.silverton.components import Box
from silverware.games.silverton.documents import Edition, Layout, Options, Position
from silverware.games.silverton.drawn import SilvertonEdition, drawn
from silverware.games.silverton.imagine import SilvertonWorlds
from silverware.games.silverton.layout import check_layout
from silverware.games.silverton.looking import opened, view
from silverware.games.silverton.memory import Memory, recall, remember
from silverware.games.silverton.position.reading import place
from silverware.games.silverton.position.writing import position
from silverware.games.silverton.printed import SEATS
from silverware.games.silverton.rules.stages import brings
from silverware.games.silverton.rules.turn import start
from silverware.games.silverton.scenarios import setup_of
from silverware.games.silverton.state import Table
from silverware.games.silverton.terms import Terms
from silverware.games.silverton.view import SilvertonView
from silverware.games.silverton.words import AIM
from silverware.games.silverton.words.asking import prompt
from silverware.games.silverton.words.promising import promise
from silverware.games.silverton.words.saying import say
from silverware.games.silverton.words.telling import tell


class Silverton(Game[Table, SilvertonView, Memory, Options]):
    """Silverton with one edition's map, cards and chart."""

    name = "silverton"
    title = "Silverton"
    aim = AIM
    seats = range(1, SEATS + 1)
    counts = "turns"
    version = 1
    options = Options
    moves = forms.AnyMove
    questions = forms.AnyQuestion
    brought = forms.AnyBrings
    accounts = Accounts
    cites = CITES

    def __init__(self, edition: str) -> None:
        """From the text of an edition."""
        printed = self.read_edition(edition, Edition)
        self.box = Box(printed)
        self.edition = edition_said(
            printed.name, msgspec.structs.replace(printed, calibration=None, layout=None, terrain=None)
        )
        self.layout = printed.layout or Layout(source="ours")
        self.terrain = printed.terrain
        check_layout(self.layout, self.terrain, self.box)
        self.cards = self.box.cards
        self.notation = self.box.moves.notation
        self._terms: dict[tuple[int, Options], Terms] = {}
        self._drawn: SilvertonEdition | None = None

    def printed(self) -> SilvertonEdition:
        if self._drawn is None:
            self._drawn = drawn(self.box, self.layout, self.terrain)
        return self._drawn

    def objection(self, seats: int, options: Options) -> str | None:
        return objection(seats, options)

    def terms(self, seats: int, options: Options) -> Terms:
        """What a table of so many seats has agreed on with these options; worked out once."""
        agreed = seats, options
        if agreed not in self._terms:
            self.check_table(seats, options)
            self._terms[agreed] = Terms(self.box, seats, options)
        return self._terms[agreed]

    def start(self, seats: int, dice: Dice, options: Options, heard: list[Event] | None = None) -> Table:
        table = Table(self.terms(seats, options))
        table.heard = heard
        start(table, dice)
        return table

    def view(self, state: Table, seat: Seat) -> SilvertonView:
        return view(state, chair_at(seat, state.seats))

    def opened(self, state: Table, view: SilvertonView) -> SilvertonView:
        return opened(state, view)

    def recall(self, state: Table, seat: Seat) -> Memory:
        return recall(state)

    def remember(self, memory: Memory | None, event: Event) -> Memory | None:
        return remember(memory, event)

    def imagine(self, view: SilvertonView, memory: Memory | None, dice: Dice) -> Table:
        return self.worlds(view, memory).imagine(dice)

    def worlds(self, view: SilvertonView, memory: Memory | None) -> SilvertonWorlds:
        self.check_running(view)
        return SilvertonWorlds(view, memory, self.terms(view.seats, view.options))

    def place(self, document: Mapping[str, Any], heard: list[Event] | None = None, dice: Dice | None = None) -> Table:
        written = self.read_position(document, Position)
        table = Table(self.terms(written.seats, written.options))
        table.heard = heard
        place(table, written, NoDice() if dice is None else dice)
        return table

    def position(self, state: Table) -> dict[str, Any]:
        document: dict[str, Any] = msgspec.to_builtins(position(state))
        return document

    def goal(self, seats: int, options: Options) -> str:
        money = setup_of(options.scenario, seats).goal
        return f"Have ${money:,} as soon as you can." if money else "Have the most money when the game ends."

    def brings(self, state: Table, move: Move) -> Form | None:
        return brings(state, move)

    def promise(self, brings: Form, names: Sequence[str]) -> str:
        return promise(brings, self.box)

    def had(self, state: Table) -> tuple[int, ...]:
        return self.points(state)

    def points(self, state: Table) -> tuple[int, ...]:
        return tuple(state.cash)

    def seen_points(self, state: Table, seat: Seat) -> tuple[int | None, ...]:
        return tuple([player.cash for player in self.view(state, seat).players])

    def recount(self, happened: Iterable[Event], began: int) -> Accounts:
        return reckon(happened, began, self.box)

    def prompt(self, view: SilvertonView, names: Sequence[str]) -> str:
        return prompt(view, names, self.box)

    def tell(self, event: Event, names: Sequence[str]) -> str:
        return tell(event, names, self.box)

    def say(self, move: Move, names: Sequence[str]) -> str:
        return say(move, names, self.box)


GAME: Silverton = Silverton(files(__package__).joinpath("edition/silverware.toml").read_text(encoding="utf-8"))
"""The game with our own edition."""
