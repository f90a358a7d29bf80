"""Worlds a chair cannot rule out: another order of what lies face down, and where it keeps no notes other cash."""

from __future__ import annotations

from typing import Final

from silverware.core.dice import Dice
from silverware.core.seats import SEAT_NAMES
from silverware.games.silverton.components import Box
from silverware.games.silverton.forms import AnswerOffer, MustLose
from silverware.games.silverton.memory import Memory
from silverware.games.silverton.position.reading import place
from silverware.games.silverton.position.writing import written
from silverware.games.silverton.printed import CLAIM_CARDS, PASSENGER_CARD
from silverware.games.silverton.state import Table
from silverware.games.silverton.terms import SECRET, Terms
from silverware.games.silverton.view import SilvertonView

PURSE: Final = 10_000
"""What somebody may have, for all one knows, where nothing is ever announced."""


def imagine(view: SilvertonView, memory: Memory | None, terms: Terms, dice: Dice) -> Table:
    """A table under way that looks like this from this chair, with what it has noted."""
    cash = [
        guess_cash(view, memory, seat, terms, dice) if player.cash is None else player.cash
        for seat, player in enumerate(view.players)
    ]
    deck, discards = unseen_claims(view, memory, terms.box, dice)
    piles = shuffled_piles(view, terms, dice)
    table = Table(terms)
    place(table, written(view, terms.box, cash, deck, discards, piles), dice)
    return table


def guess_cash(view: SilvertonView, memory: Memory | None, seat: int, terms: Terms, dice: Dice) -> int:
    """§21.3 What a seat has by the notes; without notes, anything that it might have and need not announce."""
    if memory is not None:
        return memory.cash[seat]
    most = PURSE if terms.announce == SECRET else terms.announce
    least = offered(view, seat)
    return least + int(dice.below(most - least + 1))


def offered(view: SilvertonView, seat: int) -> int:
    """§14.4 The money a seat has on the table in an open offer, and so must have."""
    asked = view.asking
    return asked.gives.money if isinstance(asked, AnswerOffer) and asked.by == SEAT_NAMES[seat] else 0


def unseen_claims(
    view: SilvertonView, memory: Memory | None, box: Box, dice: Dice
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """§21.4 The deck, claim cards that lie nowhere else in any order; §4.6 the discards, any of these where unseen."""
    known = known_discards(view, memory)
    seen = {*view.open, *known, *[claim.card for player in view.players for claim in player.claims]}
    cards = [card for card in range(CLAIM_CARDS) if box.cards[card] not in seen]
    dice.shuffle(cards)
    unseen = tuple([box.cards[card] for card in cards])
    return unseen[: view.deck], known + unseen[view.deck :]


def known_discards(view: SilvertonView, memory: Memory | None) -> tuple[str, ...]:
    """§4.6 The discards that a chair sees, or has noted; without notes, events that are happening."""
    if view.discarded is not None:
        return view.discarded
    if memory is not None:
        return memory.discards
    return tuple([stage.card for stage in view.agenda if isinstance(stage, MustLose)])


def shuffled_piles(view: SilvertonView, terms: Terms, dice: Dice) -> tuple[tuple[str, ...], ...]:
    """§21.4 The passenger cards that nobody sees, each below a pile where its letter lies."""
    box = terms.box
    seen = {*view.struck, *view.slid, *[pile.top for pile in view.piles]}
    seen |= {route.card for player in view.players for route in player.passengers}
    hidden: dict[str, list[int]] = {"A": [], "B": [], "C": []}
    for passenger in terms.passengers:
        card = PASSENGER_CARD + passenger
        if box.cards[card] not in seen:
            hidden[box.passenger_letter[passenger]].append(card)
    for cards in hidden.values():
        dice.shuffle(cards)
    return tuple([(pile.top or "", *[box.cards[hidden[letter].pop()] for letter in pile.below]) for pile in view.piles])
