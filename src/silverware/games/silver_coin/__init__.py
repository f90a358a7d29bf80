"""Silver Coin: a village of cards, mostly unseen, and the lowest sum of them wins the vote."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

import msgspec

from silverware.core.address import addressed
from silverware.core.dice import Dice, NoDice
from silverware.core.event import Event
from silverware.core.form import Form
from silverware.core.game import Game, edition_said
from silverware.core.move import Move
from silverware.core.seats import Seat, chair_at, seat_of
from silverware.games.silver_coin import forms, words
from silverware.games.silver_coin.bringing import brings
from silverware.games.silver_coin.components import SEATS, Box
from silverware.games.silver_coin.documents import Edition, Options, Position
from silverware.games.silver_coin.events import Deed, faded, tags_of
from silverware.games.silver_coin.imagine import SilverCoinWorlds
from silverware.games.silver_coin.looking import opened, view
from silverware.games.silver_coin.memory import Memory, recall, remember
from silverware.games.silver_coin.moves import NOTATION
from silverware.games.silver_coin.position import SCORING, place, position, score
from silverware.games.silver_coin.rules.cast import cast_of
from silverware.games.silver_coin.rules.rounds import start
from silverware.games.silver_coin.state import Table
from silverware.games.silver_coin.view import SilverCoinView, numbered


class SilverCoin(Game[Table, SilverCoinView, Memory, Options]):
    """Silver Coin with one edition's characters."""

    name = "silver-coin"
    title = "Silver Coin"
    aim = words.AIM
    seats = range(2, SEATS + 1)
    fewest = True
    version = 1
    options = Options
    cites: Mapping[str, str] = {"memory": "30.4", "token": "12.1", "losers-replace": "29.3", "characters": "29.1"}
    moves = forms.AnyMove
    questions = forms.AnyQuestion
    brought = forms.AnyBrings

    def __init__(self, edition: str) -> None:
        """From the text of an edition."""
        printed = self.read_edition(edition, Edition)
        self.box = Box(printed)
        self.edition = edition_said(printed.name, printed)
        self.cards = self.box.names
        self.notation = NOTATION

    def start(self, seats: int, dice: Dice, options: Options, heard: list[Event] | None = None) -> Table:
        table = Table(self.box, cast_of(options), self.check_table(seats, options), options)
        table.heard = heard
        start(table, dice)
        return table

    def next_options(self, state: Table, options: Options) -> Options:
        changes = {f"card_{kind}": state.cast.others[kind] for kind in state.replaced}
        return msgspec.structs.replace(options, **changes)

    def view(self, state: Table, seat: Seat) -> SilverCoinView:
        return view(state, chair_at(seat, state.seats))

    def opened(self, state: Table, view: SilverCoinView) -> SilverCoinView:
        return opened(state, view)

    def recall(self, state: Table, seat: Seat) -> Memory:
        return recall(state, seat)

    def remember(self, memory: Memory | None, event: Event) -> Memory | None:
        return remember(memory, event)

    def imagine(self, view: SilverCoinView, memory: Memory | None, dice: Dice) -> Table:
        return self.worlds(view, memory).imagine(dice)

    def worlds(self, view: SilverCoinView, memory: Memory | None) -> SilverCoinWorlds:
        self.check_running(view)
        return SilverCoinWorlds(view, memory, self.box)

    def forgets(self, options: Options) -> bool:
        return options.memory == "honest"

    def sight(self, view: SilverCoinView) -> frozenset[int]:
        return numbered(view)

    def told_by(self, events: Sequence[Event]) -> frozenset[int]:
        return frozenset([tag for event in events for tag in tags_of(event)])

    def faded(self, events: Sequence[Event], sight: frozenset[int]) -> list[Event]:
        return [faded(event, sight) for event in events]

    def place(self, document: Mapping[str, Any], heard: list[Event] | None = None, dice: Dice | None = None) -> Table:
        written = self.read_position(document, Position)
        options = written.options
        table = Table(self.box, cast_of(options), self.check_table(written.seats, options), options)
        place(table, written)
        table.heard = heard
        if written.question == SCORING:
            score(table, NoDice() if dice is None else dice)
        return table

    def position(self, state: Table) -> dict[str, Any]:
        document: dict[str, Any] = msgspec.to_builtins(position(state))
        return document

    def goal(self, seats: int, options: Options) -> str:
        rounds = self.box.rounds
        return f"Have the fewest points after {rounds} {'round' if rounds == 1 else 'rounds'}."

    def points(self, state: Table) -> tuple[int, ...]:
        return tuple(state.totals)

    def brings(self, state: Table, move: Move) -> Form | None:
        return brings(state, move)

    def promise(self, brings: Form, names: Sequence[str]) -> str:
        return words.promise(brings, names)

    def prompt(self, view: SilverCoinView, names: Sequence[str]) -> str:
        return words.prompt(view, names, self.box)

    def tell(self, event: Event, names: Sequence[str]) -> str:
        return words.tell(event, names, self.box)

    def tell_you(self, event: Event, names: Sequence[str], seat: Seat) -> str:
        if isinstance(event, Deed) and seat_of(event.seat) == seat:
            return addressed(lambda called: words.tell_own(event, called, self.box), names, seat)
        return super().tell_you(event, names, seat)

    def say(self, move: Move, names: Sequence[str]) -> str:
        return words.say(move, names)


GAME: SilverCoin = SilverCoin(files(__package__).joinpath("edition/silverware.toml").read_text(encoding="utf-8"))
"""The game with our own edition."""
