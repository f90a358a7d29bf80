"""Worlds a chair cannot rule out: another order of what lies face down, and where it keeps no notes other cash."""

from __future__ import annotations

from typing import Final

from silverware.core.dice import Dice, NoDice
from silverware.core.seats import SEAT_NAMES
from silverware.core.worlds import Worlds
from silverware.games.silverton.components import Box
from silverware.games.silverton.forms import AnswerOffer, AskHome, MustLose
from silverware.games.silverton.memory import Memory
from silverware.games.silverton.moves import DECK, NOTHING, Purchase
from silverware.games.silverton.position.reading import place
from silverware.games.silverton.position.writing import written
from silverware.games.silverton.printed import CLAIM_CARDS, PASSENGER_CARD
from silverware.games.silverton.state import GONE, Table
from silverware.games.silverton.stock import NAMES
from silverware.games.silverton.terms import SECRET, Terms
from silverware.games.silverton.view import SilvertonView

PURSE: Final = 10_000
"""What somebody may have, for all one knows, where nothing is ever announced."""


class SilvertonWorlds(Worlds[Table]):
    """Tables under way that look like this from one chair, with what it has noted."""

    def __init__(self, view: SilvertonView, memory: Memory | None, terms: Terms) -> None:
        box = terms.box
        self.view = view
        self.memory = memory
        self.known = known_discards(view, memory)
        """§4.6 The discards that the chair knows."""
        self.unseen = unseen_claims(view, self.known, box)
        """§21.4 The cards of the deck, and discards that the chair does not know."""
        self.hidden = hidden_passengers(view, terms)
        """§21.4 By letter: the passenger cards that nobody sees."""
        self.table = Table(terms)
        """One of these tables: the others differ from it in cards, and in cash where the chair keeps no notes."""
        names = [box.cards[card] for card in self.unseen]
        place(
            self.table,
            written(
                view,
                box,
                [least_cash(view, memory, seat) for seat in range(view.seats)],
                tuple(names[: view.deck]),
                self.known + tuple(names[view.deck :]),
                self.some_piles(box),
            ),
            NoDice(),
        )

    def some_piles(self, box: Box) -> tuple[tuple[str, ...], ...]:
        """The piles, with any cards below."""
        left = {letter: cards[:] for letter, cards in self.hidden.items()}
        return tuple(
            [
                (pile.top or "", *[box.cards[PASSENGER_CARD + left[letter].pop()] for letter in pile.below])
                for pile in self.view.piles
            ]
        )

    def imagine(self, dice: Dice) -> Table:
        table = self.table.copy()
        for seat, player in enumerate(self.view.players):
            if player.cash is None and self.memory is None:
                table.cash[seat] = guess_cash(self.view, seat, table.terms, dice)
        self.shuffle_deck(table, dice)
        self.shuffle_piles(table, dice)
        return table

    def shuffle_deck(self, table: Table, dice: Dice) -> None:
        """§21.4 The claim cards that lie nowhere else, in any order; §4.6 some of them may be discards."""
        cards = self.unseen[:]
        dice.shuffle(cards)
        size = self.view.deck
        table.deck = cards[:size]
        table.deck.reverse()
        if size < len(cards):
            table.discards[len(self.known) :] = cards[size:]
            for at, card in enumerate(cards):
                table.holder[card] = DECK if at < size else GONE

    def shuffle_piles(self, table: Table, dice: Dice) -> None:
        """§21.4 The passenger cards that nobody sees, each below a pile where its letter lies."""
        for letter, cards in self.hidden.items():
            left = cards[:]
            dice.shuffle(left)
            for pile, seen in enumerate(self.view.piles):
                letters = seen.below
                for at, below in enumerate(letters):
                    if below == letter:
                        table.below[pile][len(letters) - 1 - at] = left.pop()


def least_cash(view: SilvertonView, memory: Memory | None, seat: int) -> int:
    """§21.3 What a seat has, as far as a chair knows; without notes, the least that it may have."""
    cash = view.players[seat].cash
    if cash is not None:
        return cash
    return shown(view, seat) if memory is None else memory.cash[seat]


def guess_cash(view: SilvertonView, seat: int, terms: Terms, dice: Dice) -> int:
    """§21.3 What a seat may have for all one knows without notes: anything that it need not announce."""
    most = PURSE if terms.announce == SECRET else terms.announce
    least = shown(view, seat)
    return least + int(dice.below(most - least + 1))


def shown(view: SilvertonView, seat: int) -> int:
    """The money that a seat is seen to have: what it offers (§14.4), or the price of a train it purchases (§23.14)."""
    asked = view.asking
    if isinstance(asked, AnswerOffer) and asked.by == SEAT_NAMES[seat]:
        return asked.gives.money
    if isinstance(asked, AskHome) and asked.purchased and asked.seat == SEAT_NAMES[seat]:
        traded = NOTHING if asked.traded is None else NAMES.index(asked.traded)
        return Purchase(NAMES.index(asked.train), traded).cost
    return 0


def unseen_claims(view: SilvertonView, known: tuple[str, ...], box: Box) -> list[int]:
    """§21.4 The cards of the claim deck that a chair sees nowhere."""
    seen = {*view.open, *known, *[claim.card for player in view.players for claim in player.claims]}
    return [card for card in range(CLAIM_CARDS) if box.cards[card] not in seen]


def known_discards(view: SilvertonView, memory: Memory | None) -> tuple[str, ...]:
    """§4.6 The discards that a chair sees, or has noted; without notes, events that are happening."""
    if view.discarded is not None:
        return view.discarded
    if memory is not None:
        return memory.discards
    return tuple([stage.card for stage in view.agenda if isinstance(stage, MustLose)])


def hidden_passengers(view: SilvertonView, terms: Terms) -> dict[str, list[int]]:
    """§21.4 By letter: the passenger cards that nobody sees."""
    box = terms.box
    seen = {*view.struck, *view.slid, *[pile.top for pile in view.piles]}
    seen |= {route.card for player in view.players for route in player.passengers}
    hidden: dict[str, list[int]] = {"A": [], "B": [], "C": []}
    for passenger in terms.passengers:
        if box.cards[PASSENGER_CARD + passenger] not in seen:
            hidden[box.passenger_letter[passenger]].append(passenger)
    return hidden
