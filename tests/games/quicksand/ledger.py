"""The books of a table of Quicksand, kept from its events alone: what must be where if nothing is lost or made."""

from __future__ import annotations

from collections import Counter

from silverware.core.event import Event
from silverware.core.seats import SEAT_NAMES, SeatName
from silverware.games.quicksand import GAME
from silverware.games.quicksand.components import CARDS, COLOURS, HAND
from silverware.games.quicksand.events import (
    BecameStuck,
    Discarded,
    Drew,
    HandsThrownIn,
    Moved,
    Rescued,
    Reshuffled,
    Sank,
    SentBack,
)
from silverware.games.quicksand.view import QuicksandView


class Ledger:
    """Hands, deck, discards and explorers, by what was told of them."""

    def __init__(self, seats: int) -> None:
        self.hands: dict[SeatName, int] = dict.fromkeys(SEAT_NAMES[:seats], HAND)
        self.deck = CARDS - seats * HAND
        self.discards: Counter[str] = Counter()
        self.at: dict[str, int] = dict(zip(COLOURS, GAME.box.starts, strict=True))
        self.stuck: set[str] = set()

    def lay(self, seat: SeatName, cards: dict[str, int]) -> None:
        """Cards leave a hand."""
        self.hands[seat] -= sum(cards.values())
        self.discards.update(cards)

    def hear(self, event: Event) -> None:
        """Book an event."""
        match event:
            case Moved():
                self.lay(event.seat, {event.explorer: event.cards, "mask": event.masks})
                assert event.rescued == (event.explorer in self.stuck)
                assert self.at[event.explorer] == event.start
                self.stuck.discard(event.explorer)
                self.at[event.explorer] = event.end
            case Rescued():
                self.lay(event.seat, {"mask" if event.mask else event.explorer: 1})
                self.stuck.remove(event.explorer)
            case BecameStuck():
                self.stuck.add(event.explorer)
            case Sank():
                self.lay(event.seat, {"quicksand": len(event.explorers)})
                assert not self.stuck & set(event.explorers)
                self.stuck |= set(event.explorers)
            case Discarded():
                self.lay(event.seat, {event.card: 1})
            case HandsThrownIn():
                for seat, hand in zip(self.hands, event.hands, strict=True):
                    self.lay(seat, Counter(hand))
            case Drew():
                self.hands[event.seat] += event.count
                self.deck -= event.count
            case Reshuffled():
                self.deck += event.cards
                assert event.cards == self.discards.total()
                self.discards.clear()
            case SentBack():
                self.at[event.explorer] = GAME.box.starts[COLOURS.index(event.explorer)]

    def check(self, view: QuicksandView) -> None:
        """The books agree with the table, every hand is full but the mover's, and no two explorers share a space."""
        assert [player.cards for player in view.players] == list(self.hands.values())
        assert (view.deck, Counter(view.discards)) == (self.deck, +self.discards)
        assert self.deck + self.discards.total() + sum(self.hands.values()) == CARDS
        assert {explorer.colour: explorer.space for explorer in view.explorers} == self.at
        assert {explorer.colour for explorer in view.explorers if explorer.stuck} == self.stuck
        assert len(set(self.at.values())) == len(COLOURS)
        for seat, cards in enumerate(self.hands.values()):
            assert cards == HAND or (seat == view.asked and view.question == "discard")
