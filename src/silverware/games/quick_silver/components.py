"""What is in the box: cards, tokens, dice, and the numbers printed on them."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from silverware.core.errors import BadEdition
from silverware.core.seats import SEAT_NAMES, SeatName
from silverware.core.value import Shared
from silverware.games.quick_silver.documents import Edition
from silverware.games.quick_silver.moves import Moves

SEATS: Final = 6
"""The most seats there are."""
CENTRE: Final = SEATS
"""The holder of the central cards, counted after the seats."""
Holder: TypeAlias = Literal[SeatName, "centre"]
"""A seat or the centre as notation, events and documents write it."""
HOLDERS: Final[tuple[Holder, ...]] = (*SEAT_NAMES, "centre")
HAND: Final = 3
"""Cards in a hand, and in the centre."""
PLACES: Final = HAND * (SEATS + 1)
"""Where cards lie that anybody can reach; cards beyond are aside."""

KINDS: Final = 40
"""The most different cards there can be: sets of them are bits of one number."""


class Box(Shared):
    """An edition, ready for play. A card is its kind: its place in the edition's list."""

    def __init__(self, edition: Edition) -> None:
        super().__init__()
        check(edition)
        cards = edition.deck.cards
        self.names = [card.name for card in cards]
        self.numbers = [card.number for card in cards]
        self.is_plate = [card.role == "plate" for card in cards]
        self.is_dynamite = [card.role == "dynamite" for card in cards]
        self.deck = [kind for kind, card in enumerate(cards) for _ in range(card.copies)]
        self.tokens = edition.carts.tokens
        self.tokens_each = edition.carts.each
        self.sneak_tokens = edition.sneak.tokens
        self.sneak_number = edition.haul.sneak
        self.sides = edition.dice.sides
        self.mayor = edition.market.mayor
        self.least = edition.market.least
        self.moves = Moves(self.names, SEATS, HAND)


def check(edition: Edition) -> None:
    """Refuse an edition that could not be played."""
    cards = edition.deck.cards
    names = [card.name for card in cards]
    for name in [edition.name, *names]:
        if not name.replace("-", "").isalnum() or not name.isascii() or name != name.lower():
            raise BadEdition(f"A name is lower-case letters, digits and hyphens, not {name!r:.40}.")
    for name in names:
        if names.count(name) > 1:
            raise BadEdition(f"Two cards are called {name!r}; give copies a count instead.")
    limits = [
        ("different cards", len(cards), 1, KINDS),
        *[(f"copies of {card.name}", card.copies, 1, 99) for card in cards],
        *[(f"number on {card.name}", card.number, -999, 999) for card in cards],
        ("tokens to a cart", edition.carts.each, 1, 12),
        ("tokens", edition.carts.tokens, SEATS * edition.carts.each, 999),
        ("sneak tokens", edition.sneak.tokens, 0, 99),
        ("haul of a sneak token", edition.haul.sneak, -999, 999),
        ("sides of the dice", edition.dice.sides, 1, HAND),
        ("mayor's cash", edition.market.mayor, 1, 9999),
        ("least pay", edition.market.least, 1, edition.market.mayor),
    ]
    for what, value, low, high in limits:
        if not low <= value <= high:
            raise BadEdition(f"The {what} must be {low} to {high}, not {value!s:.40}.")
    copies = sum(card.copies for card in cards)
    if copies < PLACES:
        raise BadEdition(f"The deck has {copies} cards; {SEATS} seats and the centre need {PLACES}.")
