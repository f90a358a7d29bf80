"""A table of Quicksand: where everything lies, and the verbs of the rulebook that move it.

Cards of a kind are alike, so a hand and the discards are counts. The deck is a list in the order of the kinds and a
card is drawn from any place of it: that is a shuffled deck, and holds no secret of the future.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from silverware.core.dice import Dice
from silverware.core.seats import SEAT_NAMES
from silverware.core.state import State
from silverware.core.value import Value
from silverware.games.quicksand.components import BIT, COLOURS, EXPLORERS, HAND, KINDS, MASK, QUICKSAND, SEATS, Box
from silverware.games.quicksand.documents import Options
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

if TYPE_CHECKING:
    from mypy_extensions import i64

THROWN: Final = SEATS * KINDS
"""In a trail: what a card thrown in is more than the same card drawn."""
PASSED: Final = 2 * THROWN
WAS_STRANDED: Final = PASSED + 1


class Since(Value):
    """The moment from which cards are counted: the first turn, or where a position was set up. Never changed."""

    def __init__(self, table: Table) -> None:
        self.at = table.at[:]
        self.stuck = int(table.stuck)
        self.discards = table.discards[:]
        self.held = table.held[:]
        self.sizes = table.sizes[: table.seats]
        self.idle = table.idle
        self.stranded = table.stranded[: table.seats]
        self.answers = len(table.history)


class Table(State):
    """The nouns of the game, and its verbs."""

    def __init__(self, box: Box, seats: int, options: Options, like: Table | None = None) -> None:
        """A bare table; where it becomes a copy, the longer lists are copied at once."""
        super().__init__(seats, "9.1")
        self.box = box
        self.options = options
        self.identities: list[int] = []
        """By seat: the explorer that is its own. Drawn once, and shared between copies."""
        self.held: list[int] = [0] * (SEATS * KINDS) if like is None else like.held[:]
        """By seat * KINDS + kind: how many such cards are in that hand."""
        self.sizes: list[int] = [0] * SEATS if like is None else like.sizes[:]
        """By seat: how many cards are in its hand."""
        self.deck: list[int] = []
        self.discards: list[int] = [0] * KINDS if like is None else like.discards[:]
        """By kind: how many such cards have been played or discarded since the deck was last shuffled."""
        self.at: list[int] = []
        """By explorer: its space."""
        self.occupied: i64 = 0
        """The spaces with an explorer, as a bit mask."""
        self.stuck: i64 = 0
        """The stuck explorers, as a bit mask."""
        self.unowned: i64 = 0
        """The explorers that have proved to be nobody's."""
        self.idle = 0
        """How many seats in a row could play nothing."""
        self.stranded: list[tuple[int, ...]] = [()] * SEATS if like is None else like.stranded[:]
        """By seat: the least it could have played whenever it was stranded with the hand it has; empty if never."""
        self.history: list[tuple[int, int]] = []
        """Who answered what, by the number of the move: all of it was open to everybody."""
        self.since: Since | None = None
        """From when on the trail goes."""
        self.trail: list[int] = []
        """Every card drawn, as its place in `held`; a card thrown in is THROWN more; PASSED and WAS_STRANDED."""

    def copy(self) -> Table:
        other = Table(self.box, self.seats, self.options, self)
        other.round = self.round
        other.question = self.question
        other.pending = self.pending[:]
        other.outcome = self.outcome
        other._menu = self._menu_for_copy()
        other.identities = self.identities
        other.deck = self.deck[:]
        other.at = self.at[:]
        other.occupied = self.occupied
        other.stuck = self.stuck
        other.unowned = self.unowned
        other.idle = self.idle
        other.history = self.history[:]
        other.since = self.since
        other.trail = self.trail[:]
        return other

    # What can be read off the table

    def is_stuck(self, explorer: int) -> bool:
        return self.stuck >> explorer & 1 == 1

    def is_occupied(self, space: int) -> bool:
        return self.occupied >> space & 1 == 1

    def hand(self, seat: int) -> tuple[str, ...]:
        """The cards of a seat by name, in the order of the kinds."""
        return self.named(self.held[seat * KINDS : seat * KINDS + KINDS])

    def named(self, counts: list[int]) -> tuple[str, ...]:
        """Counted cards by name, in the order of the kinds."""
        return tuple([self.box.names[kind] for kind, count in enumerate(counts) for _ in range(count)])

    def owner(self, explorer: int) -> int:
        """§9.1 The seat with that explorer's identity counter; -1 if nobody has it."""
        for seat in range(self.seats):
            if self.identities[seat] == explorer:
                return seat
        return -1

    def aside(self) -> tuple[str, ...]:
        """§2.2 The identity counters nobody drew."""
        return tuple([colour for explorer, colour in enumerate(COLOURS) if explorer not in self.identities])

    def least_plays(self) -> tuple[int, ...]:
        """§4.5 The fewest cards with which each explorer could be moved or rescued now, and the fewest Quicksand cards.

        A number greater than a hand where there is no way.
        """
        least = [HAND + 1] * (EXPLORERS + 1)
        for explorer in range(EXPLORERS):
            if self.is_stuck(explorer):
                least[explorer] = 1
                continue
            first = self.at[explorer] * (HAND + 1)
            for steps in range(HAND, 0, -1):
                for end in self.box.ends[first + steps]:
                    if not self.is_occupied(end):
                        least[explorer] = steps
        if self.stuck != (1 << EXPLORERS) - 1:
            least[EXPLORERS] = 1
        return tuple(least)

    # Verbs

    def begin_trail(self) -> None:
        """From here on cards can be counted."""
        self.since = Since(self)
        self.trail.clear()

    def set_explorers(self, spaces: list[int]) -> None:
        """Put every explorer where a setup, a view or a position says it is. §5.5 The temple is never occupied."""
        self.at = spaces
        self.occupied = 0
        for space in spaces:
            if space != self.box.temple:
                self.occupied |= BIT[space]

    def put(self, explorer: int, space: int) -> None:
        """Put an explorer on a space, from wherever it is. §5.5 The temple is never occupied."""
        self.occupied &= ~BIT[self.at[explorer]]
        self.at[explorer] = space
        if space != self.box.temple:
            self.occupied |= BIT[space]

    def draw(self, seat: int, dice: Dice) -> None:
        """§3.1 A seat draws until it has a full hand. §3.2 Where the deck has run out, the discards become it."""
        missing = HAND - self.sizes[seat]
        if missing == 0:
            return
        deck, held, trail = self.deck, self.held, self.trail
        for _ in range(missing):
            if not deck:
                self.reshuffle()
            place = seat * KINDS + deck.pop(dice.draw(deck, 0, len(deck)))
            held[place] += 1
            trail.append(place)
        self.sizes[seat] = HAND
        if self.heard is not None:
            names = self.box.names
            self.heard.append(
                Drew(SEAT_NAMES[seat], missing, tuple([names[place % KINDS] for place in trail[-missing:]]))
            )

    def reshuffle(self) -> None:
        """§3.2 The discards become the deck."""
        for kind in range(KINDS):
            for _ in range(self.discards[kind]):
                self.deck.append(kind)
            self.discards[kind] = 0
        if self.heard is not None:
            self.heard.append(Reshuffled(len(self.deck)))

    def lay(self, seat: int, kind: int, count: int) -> None:
        """§4.3 Cards from a hand go face up on the discards."""
        self.held[seat * KINDS + kind] -= count
        self.sizes[seat] -= count
        self.discards[kind] += count

    def advance(self, seat: int, explorer: int, cards: int, masks: int, end: int) -> None:
        """§5.1 Cards are played and an explorer moves; §7.2 one that is stuck is rescued by the first card."""
        self.lay(seat, explorer, cards)
        self.lay(seat, MASK, masks)
        if self.heard is not None:
            colour, start, stuck = COLOURS[explorer], self.at[explorer], self.is_stuck(explorer)
            way = self.box.way(start, end, cards + masks - stuck)
            self.heard.append(Moved(SEAT_NAMES[seat], colour, cards, masks, start, end, stuck, way))
        self.stuck &= ~BIT[explorer]
        self.put(explorer, end)
        if self.box.is_quicksand[end]:
            self.stuck |= BIT[explorer]
            if self.heard is not None:
                self.heard.append(BecameStuck(COLOURS[explorer], end, self.box.distances[end]))

    def rescue(self, seat: int, explorer: int, masks: int) -> None:
        """§7.3 One card turns a stuck explorer face up."""
        self.lay(seat, MASK if masks else explorer, 1)
        self.stuck &= ~BIT[explorer]
        if self.heard is not None:
            self.heard.append(Rescued(SEAT_NAMES[seat], COLOURS[explorer], masks > 0))

    def sink(self, seat: int, explorers: i64, count: int) -> None:
        """§8.1 Quicksand cards turn explorers face down."""
        self.lay(seat, QUICKSAND, count)
        self.stuck |= explorers
        if self.heard is not None:
            sunk = tuple([colour for explorer, colour in enumerate(COLOURS) if explorers >> explorer & 1])
            self.heard.append(Sank(SEAT_NAMES[seat], sunk))

    def discard(self, seat: int, card: int) -> None:
        """§6.1 A card is discarded, face up."""
        self.lay(seat, card, 1)
        if self.heard is not None:
            self.heard.append(Discarded(SEAT_NAMES[seat], self.box.names[card]))

    def throw_in(self) -> None:
        """§4.6 Everybody discards the whole hand, face up."""
        if self.heard is not None:
            self.heard.append(HandsThrownIn(tuple([self.hand(seat) for seat in range(self.seats)])))
        for seat in range(self.seats):
            for kind in range(KINDS):
                held = self.held[seat * KINDS + kind]
                self.trail += [THROWN + seat * KINDS + kind] * held
                self.lay(seat, kind, held)
            self.stranded[seat] = ()

    def send_back(self, explorer: int) -> None:
        """§9.3 An explorer nobody owns goes back to its start, face up."""
        self.put(explorer, self.box.starts[explorer])
        self.unowned |= BIT[explorer]
        if self.heard is not None:
            self.heard.append(SentBack(COLOURS[explorer], (self.box.temple, self.at[explorer])))
