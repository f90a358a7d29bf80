"""Worlds a chair can't rule out: other identities, other hands, another deck."""

from __future__ import annotations

from silverware.core.dice import Dice
from silverware.core.worlds import Worlds
from silverware.games.quicksand.components import COLOURS, KINDS, Box
from silverware.games.quicksand.counting import Past, counted, deal_card
from silverware.games.quicksand.memory import Memory
from silverware.games.quicksand.rules import DISCARDS, PLAYS
from silverware.games.quicksand.state import Table
from silverware.games.quicksand.view import QuicksandView


class QuicksandWorlds(Worlds[Table]):
    """Tables under way that look like this from a chair, with a past that agrees with what it remembers.

    A chair that remembers nothing goes by what lies on the table now.
    """

    def __init__(self, view: QuicksandView, memory: Memory | None, box: Box) -> None:
        self.open = lay_open(view, box)
        known = [player.identity for player in view.players]
        self.identities = [-1 if identity is None else COLOURS.index(identity) for identity in known]
        """By seat: its explorer, or -1 where this chair does not know it."""
        self.counters = [at for at, colour in enumerate(COLOURS) if colour not in known and colour not in view.unowned]
        """§10.2 The counters the others may have: neither this chair's own nor one that has proved to be nobody's."""
        self.past = None if memory is None else Past(view, memory, box)
        hidden = [seat for seat, player in enumerate(view.players) if player.hand is None]
        self.least = [player.stranded for player in view.players]
        self.dealing = sorted(hidden, key=lambda seat: not self.least[seat])
        """The seats with hidden hands, and first those that were stranded."""
        self.left = [copies - self.open.discards[kind] for kind, copies in enumerate(box.copies)]
        """The cards this chair does not see."""
        for place, held in enumerate(self.open.held):
            self.left[place % KINDS] -= held

    def imagine(self, dice: Dice) -> Table:
        table = self.open.copy()
        table.identities = self.draw_counters(dice)
        if self.past is None:
            while not self.deal(table, dice):
                pass
            table.begin_trail()
        else:
            while not self.past.deal(table, dice):
                pass
            self.past.write(table)
        return table

    def draw_counters(self, dice: Dice) -> list[int]:
        """§10.2 An identity for everybody."""
        left = self.counters[:]
        return [left.pop(dice.draw(left, 0, len(left))) if known < 0 else known for known in self.identities]

    def deal(self, table: Table, dice: Dice) -> bool:
        """§10.2 Deal what this chair does not see. False if no card fits a stranded seat any more."""
        left = self.left[:]
        for seat in self.dealing:
            table.held[seat * KINDS : seat * KINDS + KINDS] = [0] * KINDS
            for _ in range(table.sizes[seat]):
                if deal_card(table, seat, left, self.least[seat], 0, dice) < 0:
                    return False
        table.deck = [kind for kind, count in enumerate(left) for _ in range(count)]
        return True


def lay_open(view: QuicksandView, box: Box) -> Table:
    """The table as far as a chair sees it: without the hands and identities of others, and without a deck."""
    table = Table(box, view.seats, view.options)
    table.round = view.round
    table.set_explorers([explorer.space for explorer in view.explorers])
    table.stuck = sum([explorer.stuck << at for at, explorer in enumerate(view.explorers)])
    for colour in view.unowned:
        table.unowned |= 1 << COLOURS.index(colour)
    table.discards = counted(view.discards, box)
    table.idle = view.idle
    table.stranded[: view.seats] = [player.stranded for player in view.players]
    table.sizes[: view.seats] = [player.cards for player in view.players]
    table.history = list(view.history)
    for seat, player in enumerate(view.players):
        if player.hand is not None:
            table.held[seat * KINDS : seat * KINDS + KINDS] = counted(player.hand, box)
    assert view.asked is not None, "the game is over"
    table.ask((DISCARDS if view.question == "discard" else PLAYS)[view.asked])
    return table
