"""The rules of Cuckoo in the order of the digest; § are those of digest.md."""

from __future__ import annotations

from typing import Final

from cuckoo import messages
from cuckoo.messages import Edition
from silverware.core.dice import Dice
from silverware.core.event import Event
from silverware.core.move import Move
from silverware.core.seats import SEAT_NAMES, SPECTATOR, Seat
from silverware.core.state import Outcome, Question, Refusal, State

KEEP: Final = Move("keep", messages.Keep())
SWAP: Final = Move("swap", messages.Swap())
REDRAW: Final = Move("redraw", messages.Redraw())
MOVES: Final = (KEEP, SWAP, REDRAW)


class Table(State):
    """A table of Cuckoo. A card is its rank, 0 for the lowest."""

    def __init__(self, pack: Edition, seats: int) -> None:
        super().__init__(seats, "5.1")
        self.pack = pack
        self.deck: list[int] = []
        self.cards = [0] * seats
        self.seen: list[frozenset[Seat]] = [frozenset()] * seats
        """§6.1 Who has seen each seat's card."""
        self.tokens = [0] * seats
        self.aside: int | None = None

    def copy(self) -> Table:
        twin = Table(self.pack, self.seats)
        twin.round, twin.question, twin.outcome = self.round, self.question, self.outcome
        twin.pending = self.pending[:]
        twin.deck, twin.cards, twin.seen = self.deck[:], self.cards[:], self.seen[:]
        twin.tokens, twin.aside = self.tokens[:], self.aside
        return twin

    @property
    def dealer(self) -> Seat:
        """§2.1 North deals first, then the next seat in order."""
        return self.round - 1

    @property
    def everybody(self) -> frozenset[Seat]:
        """Every chair, and those beside the table."""
        return frozenset([SPECTATOR, *range(self.seats)])

    def named(self, card: int) -> str:
        return self.pack.ranks[card]

    def tell(self, event: Event) -> None:
        """Say what happened, where somebody listens."""
        if self.heard is not None:
            self.heard.append(event)

    def draw(self, dice: Dice) -> int:
        return self.deck.pop(dice.draw(self.deck, 0, len(self.deck)))

    def deal(self, dice: Dice) -> None:
        """§2.1 Each seat gets one card and looks at it. §3.1 The turns begin on the dealer's left."""
        self.round += 1
        self.aside = None
        self.deck = full(self.pack)
        self.cards = [self.draw(dice) for _ in range(self.seats)]
        self.seen = [frozenset([seat]) for seat in range(self.seats)]
        self.tell(messages.Dealt(SEAT_NAMES[self.dealer], tuple(map(self.named, self.cards))))
        self.ask(Turn(self.left_of(self.dealer)))

    def left_of(self, seat: Seat) -> Seat:
        return (seat + 1) % self.seats

    def swap(self, seat: Seat, neighbour: Seat) -> None:
        """§3.2 Two seats swap cards. §6.1 Each still knows the card it gave."""
        gave, got = self.cards[seat], self.cards[neighbour]
        self.cards[seat], self.cards[neighbour] = got, gave
        self.seen[seat], self.seen[neighbour] = self.seen[neighbour] | {seat}, self.seen[seat] | {neighbour}
        self.tell(messages.Swapped(SEAT_NAMES[seat], SEAT_NAMES[neighbour], self.named(gave), self.named(got)))

    def redraw(self, seat: Seat, dice: Dice) -> None:
        """§3.4 The dealer lays the card aside and draws another."""
        self.aside = self.cards[seat]
        self.cards[seat] = self.draw(dice)
        self.seen[seat] = frozenset([seat])
        self.tell(messages.Redrew(SEAT_NAMES[seat], self.named(self.aside), self.named(self.cards[seat])))

    def show(self, dice: Dice) -> None:
        """§4.1 Everybody shows their card; the lowest takes a token. §5.1 Then comes the next deal, or the end."""
        self.seen = [self.everybody] * self.seats
        lowest = self.lowest()
        for seat in lowest:
            self.tokens[seat] += 1
        self.tell(messages.Shown(tuple(map(self.named, self.cards)), tuple(SEAT_NAMES[seat] for seat in lowest)))
        if self.round < self.seats:
            self.deal(dice)
            return
        self.finish(self.decided())

    def lowest(self) -> tuple[Seat, ...]:
        """§4.1 The seats with the lowest card."""
        return tuple(seat for seat, card in enumerate(self.cards) if card == min(self.cards))

    def decided(self) -> Outcome:
        """§5.1 Who has the fewest tokens has won."""
        winners = tuple(seat for seat, tokens in enumerate(self.tokens) if tokens == min(self.tokens))
        return Outcome("tokens", winners, tuple(self.tokens))


class Turn(Question[Table]):
    """§3.1 Each seat has one turn a round, the dealer last."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, "turn", "3.1")

    def form(self, state: Table, seat: Seat) -> messages.Turn:
        return messages.Turn()

    def menu(self, state: Table) -> tuple[Move, ...]:
        """§3.2 Keep or swap. §3.4 The dealer redraws instead."""
        return (KEEP, REDRAW) if self.seat == state.dealer else (KEEP, SWAP)

    def answer(self, state: Table, move: Move, dice: Dice) -> None:
        neighbour = state.left_of(self.seat)
        if move is KEEP:
            state.tell(messages.Kept(SEAT_NAMES[self.seat]))
        elif move is REDRAW:
            state.redraw(self.seat, dice)
        elif state.cards[neighbour] == len(state.pack.ranks) - 1:  # §3.3
            state.seen[neighbour] = state.everybody
            state.tell(messages.Cuckooed(SEAT_NAMES[self.seat], SEAT_NAMES[neighbour]))
        else:
            state.swap(self.seat, neighbour)
        if self.seat == state.dealer:
            state.show(dice)
        else:
            state.ask(Turn(neighbour))

    def refusal(self, state: Table, move: Move) -> Refusal:
        if move is SWAP:
            return Refusal("The dealer does not swap with a neighbour, but may draw another card.", "3.4")
        return Refusal("Only the dealer may draw another card.", "3.4")


def full(pack: Edition) -> list[int]:
    """§1.1 All the cards of a pack."""
    return [rank for rank in range(len(pack.ranks)) for _ in range(pack.copies)]
