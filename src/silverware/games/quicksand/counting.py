"""What a perfect counter of cards knows, and a past that agrees with it.

All that is open (§10.1) is gone through once more: it tells who drew how many cards when, out of which deck, and who
laid which. Whenever the discards become the deck (§3.2), that deck is known card by card, and so are the hands of
the others, taken together. The decks are then gone through backwards. Of each it is drawn by lot which of the cards
laid or still held were drawn from it, each before it was laid, and which were already held when it was shuffled:
those must come from an earlier deck. A flow repairs lots that contradict each other; if it cannot, we draw again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from silverware.core.dice import Dice
from silverware.games.quicksand.components import HAND, KINDS, MASK, QUICKSAND, Box
from silverware.games.quicksand.lots import NOW, Draw, Lain, Lots
from silverware.games.quicksand.memory import Memory
from silverware.games.quicksand.moves import Discard, Keep, MoveExplorer, Pass, Rescue, Sink
from silverware.games.quicksand.state import PASSED, THROWN, WAS_STRANDED, Since, Table
from silverware.games.quicksand.stranding import Idle, forbidden, is_stranded
from silverware.games.quicksand.view import QuicksandView

if TYPE_CHECKING:
    from mypy_extensions import i64


class Past:
    """What is open of the past since the counting began, and what this chair alone has seen of it."""

    def __init__(self, view: QuicksandView, memory: Memory, box: Box) -> None:
        self.box = box
        self.hidden = [seat for seat in range(view.seats) if seat != view.seat]
        self.scene = Table(box, view.seats, view.options)
        self.scene.set_explorers(list(memory.explorers))
        self.scene.stuck = memory.stuck
        self.scene.idle = memory.idle
        self.scene.discards = counted(memory.discards, box)
        self.scene.sizes[: view.seats] = memory.cards
        self.scene.stranded[: view.seats] = memory.least
        self.began = self.scene.copy()
        """The scene as the counting began, without hands."""
        self.answers = memory.answers
        self.time = 1
        self.decks = [[copies - self.scene.discards[kind] for kind, copies in enumerate(box.copies)]]
        """What each deck was made of; the first, with the hands there were."""
        self.shuffled = [0]
        """When each deck began."""
        self.sizes = [[0] * view.seats]
        """How many cards each seat held then."""
        self.drew = [[0] * view.seats]
        """When each seat had last drawn before."""
        self.left = sum(self.decks[0]) - sum(memory.cards)
        """Cards in the deck."""
        self.dealt = [Draw(seat, cards, 0, 0) for seat, cards in enumerate(memory.cards)]
        self.draws = self.dealt[:]
        self.laid: list[Lain] = []
        self.idle = [Idle(seat, self.time, least, True) for seat, least in enumerate(memory.least) if least]
        self.trail: list[Draw | int] = []
        self.last = [0] * view.seats
        """When each seat has last drawn."""
        self.go_through(view, memory)
        self.look(view.seat, memory)
        self.prepare(view)

    # What is open

    def go_through(self, view: QuicksandView, memory: Memory) -> None:
        """Everything that was answered, once more, with hands that nobody sees."""
        moves = self.box.moves.notation.moves
        stranded, thrown = iter(memory.stranded), iter(memory.thrown)
        answers = [(seat, moves[number]) for seat, number in view.history[memory.answers :]]
        scene = self.scene
        for at, (seat, move) in enumerate(answers):
            drawn = True
            if isinstance(move, MoveExplorer):
                scene.advance(seat, move.colour, move.cards, move.masks, move.end)
                self.lay(seat, move.colour, move.cards)
                self.lay(seat, MASK, move.masks)
                if move.end == self.box.temple:
                    scene.send_back(move.colour)
                after = answers[at + 1][1] if at + 1 < len(answers) else None
                drawn = view.question != "discard" if after is None else not isinstance(after, Discard | Keep)
            elif isinstance(move, Rescue):
                scene.rescue(seat, move.colour, move.masks)
                self.lay(seat, MASK if move.masks else move.colour, 1)
            elif isinstance(move, Sink):
                scene.sink(seat, move.explorers, move.count)
                self.lay(seat, QUICKSAND, move.count)
            elif isinstance(move, Discard):
                scene.discard(seat, move.card)
                self.lay(seat, move.card, 1)
            if not isinstance(move, Pass):
                scene.idle = 0
            elif self.play_nothing(seat, next(stranded)):
                for other in range(scene.seats):
                    for _ in range(scene.sizes[other]):
                        kind = self.box.names.index(next(thrown))
                        self.trail.append(THROWN + other * KINDS + kind)
                        scene.lay(other, kind, 1)
                        self.lay(other, kind, 1)
                for distance in range(1, scene.seats):
                    self.draw((seat + distance) % scene.seats)
            if drawn:
                self.draw(seat)

    def play_nothing(self, seat: int, stranded: bool) -> bool:
        """§4.4, §4.5 A seat plays nothing; §4.6 whether all hands are thrown in then."""
        self.time += 1
        self.idle.append(Idle(seat, self.time, self.scene.least_plays(), stranded))
        self.trail.append(WAS_STRANDED if stranded else PASSED)
        self.scene.idle = self.scene.idle + 1 if stranded else 0
        if self.scene.idle < self.scene.seats:
            return False
        self.scene.idle = 0
        return True

    def lay(self, seat: int, kind: int, count: int) -> None:
        """§4.3 Cards left a hand, face up."""
        self.time += 1
        if count:
            self.laid.append(Lain(seat, kind, count, len(self.decks) - 1, self.time))

    def draw(self, seat: int) -> None:
        """§3.1 A seat drew until it had a full hand; §3.2 out of two decks where one ran out."""
        sizes = self.scene.sizes
        while sizes[seat] < HAND:
            self.time += 1
            if self.left == 0:
                self.decks.append(self.scene.discards)
                self.shuffled.append(self.time)
                self.sizes.append(sizes[: self.scene.seats])
                self.drew.append(self.last[:])
                self.left = sum(self.scene.discards)
                self.scene.discards = [0] * KINDS
                self.time += 1
            draw = Draw(seat, min(HAND - sizes[seat], self.left), len(self.decks) - 1, self.time)
            self.draws.append(draw)
            self.trail.append(draw)
            self.last[seat] = self.time
            self.left -= draw.size
            sizes[seat] += draw.size

    # What this chair has seen

    def look(self, seat: int, memory: Memory) -> None:
        """What the others drew out of each deck, or held when it was shuffled, is what this chair did not."""
        own = iter([self.box.names.index(card) for card in memory.hand + memory.drawn])
        for draw in self.draws:
            if draw.seat == seat:
                draw.cards = [next(own) for _ in range(draw.size)]
        self.fresh = [deck[:] for deck in self.decks]
        """By deck: the cards in it that this chair did not draw."""
        self.held = [[self.box.copies[kind] - deck[kind] for kind in range(KINDS)] for deck in self.decks]
        """By deck: the cards that were in other hands when it was shuffled."""
        self.held[0] = [0] * KINDS
        for draw in self.draws:
            for kind in draw.cards:
                self.fresh[draw.deck][kind] -= 1
                for deck in range(draw.deck + 1, len(self.decks)):
                    self.held[deck][kind] -= 1
        for lain in self.laid:
            for deck in range(lain.deck + 1, len(self.decks)):
                self.held[deck][lain.kind] += lain.count * (lain.seat == seat)

    def prepare(self, view: QuicksandView) -> None:
        """What the lots need that does not depend on them."""
        last = len(self.decks) - 1
        stranded = [idle for idle in self.idle if idle.stranded]
        self.told = [idle for idle in self.idle if idle.seat != view.seat]
        """What was told of the hands of others."""
        self.dealing = [
            [seat for seat in self.hidden if any(idle.seat == seat for idle in self.told)],
            [seat for seat in self.hidden if all(idle.seat != seat for idle in self.told)],
        ]
        """The others: those of whom something was told are dealt to first."""
        self.least = [player.stranded for player in view.players]
        self.barred = [forbidden(stranded, seat, self.drew[last][seat], NOW) for seat in range(view.seats)]
        """By seat: the kinds that cannot be among those it has held since the last deck was shuffled."""
        self.kept = [Lain(seat, kind, 0, last, NOW) for seat in range(view.seats) for kind in range(KINDS)]
        """By seat * KINDS + kind: those of the cards still held that are older than the last deck."""
        self.tokens: list[Lain] = []
        self.lots: list[Lots] = []
        """By deck, the last first."""
        for deck in range(last, -1, -1):
            self.tokens += [lain for lain in self.laid if lain.deck == deck and lain.seat != view.seat]
            draws = [draw for draw in self.draws if draw.deck == deck and draw.seat != view.seat]
            self.lots.append(
                Lots(
                    self.tokens[:],
                    draws,
                    stranded,
                    self.sizes[deck],
                    self.drew[deck],
                    self.held[deck],
                    self.fresh[deck],
                )
            )
            if deck == last:
                self.tokens += [lain for lain in self.kept if lain.seat != view.seat]
                for draw in draws:
                    draw.barred = forbidden(stranded, draw.seat, draw.time, NOW)

    # Lots

    def deal(self, table: Table, dice: Dice) -> bool:
        """Draw all that is hidden by lot, back to the beginning. False if the lots fell so that it cannot have been."""
        for lots in self.lots:
            for draw in lots.draws:
                draw.cards.clear()
        for lain in self.tokens:
            lain.left = lain.count
        for at, lots in enumerate(self.lots):
            if not lots.deal(dice):
                return False
            if at == 0 and not self.keep(lots, table, dice):
                return False
        return all(idle.agrees(self.hand(idle.seat, idle.time)) for idle in self.told)

    def keep(self, lots: Lots, table: Table, dice: Dice) -> bool:
        """Deal what is still in the hands of others, and leave the rest to the deck. False if it fails."""
        old = lots.sizes[:]
        for token in lots.tokens:
            old[token.lain.seat] -= token.lain.left
        for seat in self.hidden:
            table.held[seat * KINDS : seat * KINDS + KINDS] = [0] * KINDS
        for seats in self.dealing:
            for seat in seats:
                for _ in range(old[seat]):
                    kind = deal_card(table, seat, lots.held, self.least[seat], self.barred[seat], dice)
                    if kind < 0:
                        return False
                    self.kept[seat * KINDS + kind].left += 1
            for draw in lots.draws:
                if draw.seat in seats:
                    for _ in range(draw.size - len(draw.cards)):
                        kind = deal_card(table, draw.seat, lots.fresh, self.least[draw.seat], draw.barred, dice)
                        if kind < 0:
                            return False
                        draw.cards.append(kind)
        table.deck = [kind for kind, count in enumerate(lots.fresh) for _ in range(count)]
        return True

    def write(self, table: Table) -> None:
        """Put down the trail that was drawn, and what everybody held when it began."""
        since = Since(self.began)
        since.answers = self.answers
        for draw in self.dealt:
            for kind in draw.cards:
                since.held[draw.seat * KINDS + kind] += 1
        table.since = since
        trail: list[int] = []
        for entry in self.trail:
            if isinstance(entry, Draw):
                for kind in entry.cards:
                    trail.append(entry.seat * KINDS + kind)  # noqa: PERF401 - compiled, this is the faster
            else:
                trail.append(entry)
        table.trail = trail

    def hand(self, seat: i64, time: i64) -> list[int]:
        """What a seat held before a time."""
        hand = [0] * KINDS
        for draw in self.draws:
            if draw.seat == seat and draw.time < time:
                for kind in draw.cards:
                    hand[kind] += 1
        for lain in self.laid:
            if lain.seat == seat and lain.time < time:
                hand[lain.kind] -= lain.count
        return hand


def deal_card(table: Table, seat: int, left: list[int], least: tuple[int, ...], barred: i64, dice: Dice) -> int:
    """§10.2 Deal a card out of what is left to a seat, as far as what is known of its hand allows: its kind, or -1."""
    first = seat * KINDS
    fits = left
    if least or barred:
        fits = left[:]
        for kind in range(KINDS):
            hand = table.held[first : first + KINDS]
            hand[kind] += 1
            if barred >> kind & 1 or (least and not is_stranded(hand, least)):
                fits[kind] = 0
    total: i64 = 0
    for count in fits:
        total += count
    if total == 0:
        return -1
    lot = dice.below(total)
    kind = -1
    while lot >= 0:
        kind += 1
        lot -= fits[kind]
    left[kind] -= 1
    table.held[first + kind] += 1
    return kind


def counted(cards: Sequence[str], box: Box) -> list[int]:
    """Cards by kind."""
    return [cards.count(name) for name in box.names]
