"""What is in the box: cards, tokens, dice, and the numbers printed on them."""

from __future__ import annotations

from typing import Final

from silverware.core.errors import BadEdition
from silverware.games.quick_silver.documents import Edition
from silverware.games.quick_silver.moves import Moves

SEATS: Final = 6
"""The most seats there are."""
CENTRE: Final = 6
"""The holder of the central cards, counted after the seats."""
HAND: Final = 3
"""Cards in a hand, and in the centre."""
PLACES: Final = 21
"""Where cards lie that anybody can reach; cards beyond are aside."""

KINDS: Final = 40
"""The most different cards there can be: sets of them are bits of one number."""


class Box:
    """An edition, ready for play. A card is its kind: its place in the edition's list."""

    def __init__(self, edition: Edition) -> None:
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
        self.moves = Moves(self.names, SEATS)


def check(edition: Edition) -> None:
    """Refuse an edition that could not be played."""
    names = [card.name for card in edition.deck.cards]
    copies = sum(card.copies for card in edition.deck.cards)
    for name in names:
        if not name.replace("-", "").isalnum() or name != name.lower():
            raise BadEdition(f"A card's name is lower-case letters, digits and hyphens, not {name!r}.")
        if names.count(name) > 1:
            raise BadEdition(f"Two cards are called {name!r}; give copies a count instead.")
    for card in edition.deck.cards:
        if card.copies < 1:
            raise BadEdition(f"The card {card.name!r} needs at least one copy.")
    if len(names) > KINDS:
        raise BadEdition(f"A deck has at most {KINDS} different cards, not {len(names)}.")
    if copies < PLACES:
        raise BadEdition(f"The deck has {copies} cards; {SEATS} seats and the centre need {PLACES}.")
    if edition.carts.each < 1 or edition.carts.tokens < SEATS * edition.carts.each:
        raise BadEdition(f"{edition.carts.tokens} tokens cannot give {SEATS} carts {edition.carts.each} each.")
    if edition.sneak.tokens < 0:
        raise BadEdition("There cannot be fewer than no sneak tokens.")
    if not 1 <= edition.dice.sides <= HAND:
        raise BadEdition(f"The dice show 1 to at most {HAND}, the cards in a hand.")
    if edition.market.mayor < 1 or edition.market.least < 1:
        raise BadEdition("The mayor's cash and the least pay are at least 1, or no game would end.")
