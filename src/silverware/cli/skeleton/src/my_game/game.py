"""My Game: take the last counter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

import msgspec

from my_game import messages, words
from my_game.messages import Edition, MyGameView, Options, Player, Position
from my_game.rules import MOVES, Table, Turn
from silverware.core.dice import Dice
from silverware.core.errors import BadEdition, BadPosition
from silverware.core.event import Event
from silverware.core.game import Game, edition_said
from silverware.core.move import Move, Notation
from silverware.core.seats import Seat, seat_called, seat_name

Memory = tuple[()]
"""What a chair has seen and its view does not show. Here nothing is hidden, so there is nothing to remember."""


class MyGame(Game[Table, MyGameView, Memory, Options]):
    """My Game with one edition."""

    name = "my-game"
    title = "My Game"
    aim = words.AIM
    seats = range(2, 7)
    version = 1
    options = Options
    cards: Sequence[str] = ()
    moves = messages.Take
    questions = messages.Turn

    def __init__(self, edition: str) -> None:
        """From the text of an edition."""
        self.box = self.read_edition(edition, Edition)
        if self.box.counters < 1:
            raise BadEdition("My Game needs a counter.")
        self.edition = edition_said(self.box.name, self.box)
        self.notation = Notation(MOVES, self.moves)

    def start(self, seats: int, dice: Dice, options: Options, heard: list[Event] | None = None) -> Table:
        table = Table(self.check_table(seats, options), self.box.counters)
        table.heard = heard
        table.ask(Turn(0))
        return table

    def view(self, state: Table, seat: Seat) -> MyGameView:
        question = state.question
        return MyGameView(
            seat=seat,
            seats=state.seats,
            round=state.round,
            asked=state.asked(),
            question=question.name if question else None,
            asking=state.asking(seat),
            rule=question.rule if question else None,
            outcome=state.outcome,
            heap=state.heap,
            players=tuple(Player(taken) for taken in state.taken),
        )

    def recall(self, state: Table, seat: Seat) -> Memory:
        return ()

    def remember(self, memory: Memory | None, event: Event) -> Memory | None:
        return ()

    def imagine(self, view: MyGameView, memory: Memory | None, dice: Dice) -> Table:
        """A table that looks like this from the chair; what is hidden is drawn with the dice."""
        turn = view.asked if view.outcome is None else view.outcome.winners[0]
        assert turn is not None
        taken = tuple(player.taken for player in view.players)
        return self.set_up(Position(heap=view.heap, taken=taken, turn=seat_name(turn)))

    def place(self, document: Mapping[str, Any], heard: list[Event] | None = None, dice: Dice | None = None) -> Table:
        table = self.set_up(self.read_position(document, Position))
        table.heard = heard
        return table

    def set_up(self, written: Position) -> Table:
        """The table that a position describes."""
        seats = self.check_table(len(written.taken), Options())
        if min(written.heap, *written.taken) < 0 or written.heap + sum(written.taken) != self.box.counters:
            raise BadPosition(f"There are {self.box.counters} counters.")
        table = Table(seats, written.heap)
        table.taken = list(written.taken)
        turn = seat_called(written.turn, seats)
        if table.heap == 0:
            if table.taken[turn] == 0:
                raise BadPosition(f"{written.turn} has taken nothing, so not the last counter either.")
            table.win(turn)
        else:
            table.ask(Turn(turn))
        return table

    def position(self, state: Table) -> dict[str, Any]:
        turn = state.asked() if state.outcome is None else state.outcome.winners[0]
        assert turn is not None
        written = Position(heap=state.heap, taken=tuple(state.taken), turn=seat_name(turn))
        document: dict[str, Any] = msgspec.to_builtins(written)
        return document

    def prompt(self, view: MyGameView, names: Sequence[str]) -> str:
        return words.prompt(view, names)

    def tell(self, event: Event, names: Sequence[str]) -> str:
        return words.tell(event, names)

    def say(self, move: Move, names: Sequence[str]) -> str:
        return words.MOVES[move.text]


GAME: MyGame = MyGame(files(__package__).joinpath("edition.toml").read_text(encoding="utf-8"))
"""The game with the edition it comes with."""
