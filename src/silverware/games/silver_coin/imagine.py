"""Worlds a chair cannot rule out: other numbers on the cards it has not seen."""

from __future__ import annotations

from silverware.core.dice import Dice
from silverware.core.worlds import Worlds
from silverware.games.silver_coin.components import BIT, Box
from silverware.games.silver_coin.memory import Memory
from silverware.games.silver_coin.rules.asked import question_of
from silverware.games.silver_coin.rules.cast import cast_of
from silverware.games.silver_coin.state import NOBODY, NOTHING, Table
from silverware.games.silver_coin.view import Card, SilverCoinView


class SilverCoinWorlds(Worlds[Table]):
    """Tables under way that look like this from a chair, with what it remembers of the round."""

    def __init__(self, view: SilverCoinView, memory: Memory | None, box: Box) -> None:
        table = lay_open(view, box)
        cards = [*view.pile, *view.hand, *view.shown, *view.top]
        for village in view.villages:
            cards += village
        numbers = {} if memory is None else dict(memory.numbers)
        numbers.update({card.tag: card.number for card in cards if card.number is not None})
        for tag, number in numbers.items():
            table.face[tag] = number
            table.deck.remove(number)
        table.settle()
        self.open = table
        self.unseen = [card.tag for card in cards if card.tag not in numbers]
        """The cards whose numbers this chair neither sees nor remembers."""

    def imagine(self, dice: Dice) -> Table:
        """§30.2 Deal numbers to the cards this chair has not seen."""
        table = self.open.copy()
        deck = table.deck
        for tag in self.unseen:
            table.face[tag] = deck.pop(dice.draw(deck, 0, len(deck)))
        return table


def lay_open(view: SilverCoinView, box: Box) -> Table:
    """The table as this chair sees it, without numbers, and with the open question."""
    table = Table(box, cast_of(view.options), view.seats, view.options)
    table.round = view.round
    table.first = view.first
    table.turn = view.turn
    table.caller = NOBODY if view.caller is None else view.caller
    table.token = NOBODY if view.token is None else view.token
    table.token_on = _tag(view.token_on)
    table.villages = [_lay(table, village) for village in view.villages]
    table.pile = _lay(table, view.pile)
    table.hand = _lay(table, view.hand)
    table.shown = _lay(table, view.shown)
    table.top = _lay(table, view.top)
    table.deck = box.deck[:]
    table.fresh = view.deck - len(view.shown) - len(view.top)
    table.dry = view.dry
    table.totals = list(view.totals)
    table.results = list(view.results)
    table.replaced = list(view.replaced)
    assert view.asking is not None, "the game is over"
    if view.interrupted is not None:
        table.ask(question_of(view.interrupted, table.turn))
    table.ask(question_of(view.asking, table.turn))
    return table


def _lay(table: Table, cards: tuple[Card, ...]) -> list[int]:
    """Lay cards as a view shows them, but for their numbers."""
    for card in cards:
        bit = BIT[card.tag]
        if card.up:
            table.up |= bit
        if card.rotated:
            table.rotated |= bit
        if card.used:
            table.used |= bit
        for chair in card.seen:
            if chair < 0:
                table.open |= bit
            else:
                table.seen[chair] |= bit
        for seat in card.awaits:
            table.awaits[seat] |= bit
        if card.guards is not None:
            table.guards[card.tag] = card.guards
    return [card.tag for card in cards]


def _tag(tag: int | None) -> int:
    return NOTHING if tag is None else tag
