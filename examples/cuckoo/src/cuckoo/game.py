"""Cuckoo: pass on what is low, unless your neighbour has a king."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

import msgspec

from cuckoo import messages, words
from cuckoo.messages import CuckooView, Edition, Options, Player, Position
from cuckoo.rules import MOVES, Table, Turn, full
from silverware.core.dice import Dice, NoDice
from silverware.core.errors import BadEdition, BadPosition
from silverware.core.event import Event
from silverware.core.game import Game, edition_said
from silverware.core.move import Move, Notation
from silverware.core.position import OVER, conclude
from silverware.core.record import result_text
from silverware.core.seats import Seat, chair_called, seat_called, seat_name

Memory = tuple[()]
"""§6.1 The view shows all that a chair has seen, so there is nothing else to remember."""


class Cuckoo(Game[Table, CuckooView, Memory, Options]):
    """Cuckoo with one pack of cards."""

    name = "cuckoo"
    title = "Cuckoo"
    aim = words.AIM
    seats = range(3, 7)
    fewest = True
    version = 1
    options = Options
    moves = messages.AnyMove
    questions = messages.Turn

    def __init__(self, edition: str) -> None:
        """From the text of an edition."""
        self.pack = self.read_edition(edition, Edition)
        if len(set(self.pack.ranks)) < len(self.pack.ranks) or len(full(self.pack)) <= self.seats[-1]:
            raise BadEdition(f"Cuckoo needs different ranks, and more than {self.seats[-1]} cards.")
        self.edition = edition_said(self.pack.name, self.pack)
        self.cards = self.pack.ranks
        self.notation = Notation(MOVES, self.moves)

    def start(self, seats: int, dice: Dice, options: Options, heard: list[Event] | None = None) -> Table:
        table = Table(self.pack, self.check_table(seats, options))
        table.heard = heard
        table.deal(dice)
        return table

    def view(self, state: Table, seat: Seat) -> CuckooView:
        """§6.1 Your own card and those you have passed on."""
        question = state.question
        return CuckooView(
            seat=seat,
            seats=state.seats,
            round=state.round,
            asked=state.asked(),
            question=question.name if question else None,
            asking=state.asking(seat),
            rule=question.rule if question else None,
            outcome=state.outcome,
            dealer=seat_name(state.dealer),
            aside=None if state.aside is None else state.named(state.aside),
            players=tuple(
                Player(state.named(card) if seat in seen else None, seats_named(seen), tokens)
                for card, seen, tokens in zip(state.cards, state.seen, state.tokens, strict=True)
            ),
        )

    def recall(self, state: Table, seat: Seat) -> Memory:
        return ()

    def remember(self, memory: Memory | None, event: Event) -> Memory | None:
        return ()

    def imagine(self, view: CuckooView, memory: Memory | None, dice: Dice) -> Table:
        """The cards that this chair has not seen, drawn from those that it cannot see."""
        left = full(self.pack)
        for card in [view.aside, *(player.card for player in view.players)]:
            if card is not None:
                left.remove(self.pack.ranks.index(card))
        unseen = [player.card or self.pack.ranks[left.pop(dice.draw(left, 0, len(left)))] for player in view.players]
        return self.set_up(
            Position(
                cards=tuple(unseen),
                turn=None if view.asked is None else seat_name(view.asked),
                round=view.round,
                seen_by=tuple(player.seen_by for player in view.players),
                tokens=tuple(player.tokens for player in view.players),
                aside=view.aside,
                result=None if view.outcome is None else OVER,
            )
        )

    def place(self, document: Mapping[str, Any], heard: list[Event] | None = None, dice: Dice | None = None) -> Table:
        """A position in which nobody is asked goes on by itself: everybody shows their card."""
        table = self.set_up(self.read_position(document, Position))
        table.heard = heard
        if table.question is None and table.outcome is None:
            table.show(NoDice() if dice is None else dice)
        return table

    def set_up(self, written: Position) -> Table:
        """The table that a position describes."""
        seats = self.check_table(len(written.cards), Options())
        if not 1 <= written.round <= seats:
            raise BadPosition(f"There are {seats} rounds with {seats} seats; there is no round {written.round}.")
        if any(len(each) not in (0, seats) for each in (written.seen_by, written.tokens)):
            raise BadPosition("A list must have an entry for each seat, or be left out.")
        table = Table(self.pack, seats)
        table.round = written.round
        table.tokens = list(written.tokens) or [0] * seats
        table.deck = full(self.pack)
        table.cards = [self.taken(card, table.deck) for card in written.cards]
        table.aside = None if written.aside is None else self.taken(written.aside, table.deck)
        seen_by = written.seen_by or ((),) * seats
        table.seen = [
            frozenset([seat, *(chair_called(name, seats) for name in names)]) for seat, names in enumerate(seen_by)
        ]
        shown = written.round if written.result is not None else written.round - 1
        if any(not 0 <= tokens <= shown for tokens in table.tokens):
            raise BadPosition(f"Cards have been shown {shown} times, so nobody has more tokens, or fewer than 0.")
        if written.result is not None:
            self.end(table, written, written.result)
        elif written.turn is not None:
            table.ask(Turn(seat_called(written.turn, seats)))
        return table

    def end(self, table: Table, written: Position, result: str) -> None:
        """§5.1 The game is over: every seat has dealt, and all cards have been shown."""
        if written.turn is not None or written.round < table.seats:
            raise BadPosition("The game is over when every seat has dealt, and then it is nobody's turn.")
        if any(table.tokens[seat] == 0 for seat in table.lowest()):
            raise BadPosition("The lowest card has just taken a token, so its owner has one.")
        table.seen = [table.everybody] * table.seats
        conclude(table, table.decided(), result)

    def taken(self, card: str, deck: list[int]) -> int:
        """A card by its name, taken from a deck."""
        if card not in self.pack.ranks or self.pack.ranks.index(card) not in deck:
            raise BadPosition(f"There is no {card!r}, or no other one, in {self.pack.name}.")
        rank = self.pack.ranks.index(card)
        deck.remove(rank)
        return rank

    def position(self, state: Table) -> dict[str, Any]:
        asked = state.asked()
        written = Position(
            cards=tuple(map(state.named, state.cards)),
            turn=None if asked is None else seat_name(asked),
            round=state.round,
            seen_by=tuple(map(seats_named, state.seen)),
            tokens=tuple(state.tokens),
            aside=None if state.aside is None else state.named(state.aside),
            result=None if state.outcome is None else result_text(state.outcome),
        )
        document: dict[str, Any] = msgspec.to_builtins(written)
        return document

    def prompt(self, view: CuckooView, names: Sequence[str]) -> str:
        return words.prompt(view, names)

    def tell(self, event: Event, names: Sequence[str]) -> str:
        return words.tell(event, names)

    def say(self, move: Move, names: Sequence[str]) -> str:
        return words.MOVES[move.text]


def seats_named(seats: frozenset[Seat]) -> tuple[str, ...]:
    """Seats by name, in order; the spectators first."""
    return tuple(seat_name(seat) for seat in sorted(seats))


GAME: Cuckoo = Cuckoo(files("cuckoo").joinpath("edition.toml").read_text(encoding="utf-8"))
"""The game with our own edition."""
