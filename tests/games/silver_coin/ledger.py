"""The books of a table of Silver Coin, kept from its events alone: where every card must lie if none is lost."""

from __future__ import annotations

from collections.abc import Sequence

from silverware.core.event import Event
from silverware.core.seats import SeatName, seat_of
from silverware.games.silver_coin.components import CARDS, DECK, FIRST_DISCARD, ROW, SEATS
from silverware.games.silver_coin.events import (
    Added,
    Bewitched,
    Dealt,
    Discarded,
    Drew,
    Exchanged,
    Face,
    Flipped,
    Foresaw,
    Gave,
    Kept,
    Killed,
    Matched,
    Mismatched,
    Penalised,
    Removed,
    Robbed,
    Rotated,
    Scored,
    Shifted,
    Side,
    Spot,
    Switched,
    Took,
    Tricked,
    Used,
    WentBack,
)
from silverware.games.silver_coin.view import Card, SilverCoinView


class Ledger:
    """Villages, discards, hand and deck, by what was told of them."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.villages: list[list[int]] = []
        self.pile: list[int] = []
        self.hand: list[int] = []
        self.deck = 0
        self.up: set[int] = set()
        self.rotated: set[int] = set()
        self.totals = (0,) * seats

    def hear(self, event: Event) -> None:
        """Book an event."""
        match event:
            case Dealt():
                self.villages = [[seat * ROW + at for at in range(ROW)] for seat in range(self.seats)]
                self.pile, self.hand, self.deck = [FIRST_DISCARD], [], DECK
                self.up, self.rotated = {FIRST_DISCARD}, set()
            case Scored():
                assert [[spot.tag for spot in village] for village in event.villages] == self.villages
                self.up |= {spot.tag for village in event.villages for spot in village}
                self.totals = event.totals
            case Drew() | Foresaw() | Took() | Kept() | WentBack():
                self.hear_of_the_hand(event)
            case Discarded() | Used() | Exchanged() | Added() | Penalised() | Bewitched():
                self.hear_of_laying(event)
            case _:
                self.hear_of_villages(event)

    def hear_of_the_hand(self, event: Drew | Foresaw | Took | Kept | WentBack) -> None:
        """Book what was taken up, and what went back on the deck."""
        match event:
            case Drew():
                self.hand = [card.tag for card in event.cards]
                self.deck -= len(event.cards)
                assert self.deck == event.deck
            case Foresaw():
                self.hand = [event.card.tag]
                self.deck -= 1
            case Took():
                self.pile.remove(event.card.tag)
                self.hand = [event.card.tag]
                assert (event.card.number is not None) == (event.card.tag in self.up)
            case Kept():
                assert self.hand[event.place - 1] == event.card.tag
                self.hand.remove(event.back.tag)
                self.deck += 1
            case WentBack():
                self.hand.remove(event.card.tag)
                self.deck += 1

    def hear_of_laying(self, event: Discarded | Used | Exchanged | Added | Penalised | Bewitched) -> None:
        """Book where the card in hand went."""
        match event:
            case Discarded():
                self.discard([self.lay(event.card)])
            case Used():
                self.up.add(event.card.tag)
                if event.by == "drawing" and event.card.character != "apprentice-tanner":
                    self.discard([self.lay(event.card)])
            case Exchanged():
                village = self.villages[seat_of(event.seat)]
                for spot in event.discarded:
                    village.remove(spot.tag)
                village.insert(event.place - 1, self.lay(event.card))
                assert (event.card.tag in self.up) == event.up
                self.discard([spot.tag for spot in event.discarded])
            case Added():
                self.join(event.seat, self.lay(event.card), event.side)
                assert (event.card.tag in self.up) == event.up
            case Penalised():
                self.join(event.seat, event.card.tag, event.side)
                self.deck -= 1
                assert self.deck == event.deck
            case Bewitched():
                self.at(event.card)
                self.villages[seat_of(event.card.seat)][event.card.place - 1] = self.lay(event.placed)
                self.discard([event.card.tag])

    def hear_of_villages(self, event: Event) -> None:
        """Book what happened to cards in villages."""
        match event:
            case Matched() | Mismatched():
                self.up |= {self.at(spot) for spot in event.cards}
            case Flipped():
                (self.up.add if event.up else self.up.remove)(self.at(event.card))
            case Tricked():
                self.up.remove(self.at(event.card))
            case Rotated():
                (self.rotated.add if event.rotated else self.rotated.remove)(self.at(event.card))
            case Removed():
                assert event.card.tag in self.rotated
                self.leave(event.card)
                self.discard([event.card.tag])
            case Killed():
                self.leave(event.card)
                self.bury(event.card.tag)
            case Switched():
                self.pile.remove(event.placed.tag)
                self.bury(self.at(event.card))
                self.villages[seat_of(event.card.seat)][event.card.place - 1] = event.placed.tag
            case Shifted():
                places = {spot.seat: spot.place - 1 for spot in event.cards}
                tags = [self.at(spot) for spot in event.cards]
                for tag, seat in zip(tags, event.to_seats, strict=True):
                    self.villages[seat_of(seat)][places[seat]] = tag
            case Robbed():
                took, gave = self.at(event.took), self.at(event.gave)
                self.villages[seat_of(event.took.seat)][event.took.place - 1] = gave
                self.villages[seat_of(event.gave.seat)][event.gave.place - 1] = took
            case Gave():
                self.leave(event.card)
                self.villages[seat_of(event.to_seat)].append(event.card.tag)

    def at(self, spot: Spot) -> int:
        """The tag of a card that must lie where an event says."""
        assert self.villages[seat_of(spot.seat)][spot.place - 1] == spot.tag
        return spot.tag

    def lay(self, card: Face) -> int:
        """The card in hand leaves it."""
        assert self.hand == [card.tag]
        self.hand = []
        return card.tag

    def leave(self, spot: Spot) -> None:
        self.villages[seat_of(spot.seat)].remove(self.at(spot))

    def discard(self, tags: Sequence[int]) -> None:
        self.pile += tags
        self.up |= set(tags)
        self.rotated -= set(tags)

    def bury(self, tag: int) -> None:
        self.pile.insert(0, tag)
        self.rotated.discard(tag)

    def join(self, seat: SeatName, tag: int, side: Side) -> None:
        village = self.villages[seat_of(seat)]
        village.insert(0 if side == "left" else len(village), tag)

    def check(self, view: SilverCoinView) -> None:
        """The books agree with the table, and no card is in two places or in none."""
        assert [_tags(village) for village in view.villages] == self.villages
        assert (_tags(view.pile), _tags(view.hand), view.deck) == (self.pile, self.hand, self.deck)
        cards = [*view.pile, *view.hand, *[card for village in view.villages for card in village]]
        assert {card.tag for card in cards if card.up} == self.up & {card.tag for card in cards}
        assert {card.tag for card in cards if card.rotated} == self.rotated
        assert len({card.tag for card in cards}) == len(cards) == CARDS - self.deck - ROW * (SEATS - self.seats)
        assert view.totals == self.totals


def _tags(cards: Sequence[Card]) -> list[int]:
    return [card.tag for card in cards]
