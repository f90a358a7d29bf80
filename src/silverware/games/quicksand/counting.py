"""What a perfect counter of cards knows, and a past that agrees with it.

All that is open (§10.1) is gone through once more: it tells who drew how many cards when, out of which deck, and who
laid which. Whenever the discards become the deck (§3.2), that deck is known card by card, and so are the hands of
the others, taken together. The decks are then gone through backwards. Of each it is drawn by lot which of the cards
laid or still held were drawn from it, each before it was laid, and which were already held when it was shuffled:
those must come from an earlier deck. What lots leave undone, a flow mends; where it cannot, all is begun again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from silverware.core.dice import Dice
from silverware.games.quicksand.components import EXPLORERS, HAND, KINDS, MASK, QUICKSAND, Box
from silverware.games.quicksand.flow import Flow
from silverware.games.quicksand.memory import Memory
from silverware.games.quicksand.moves import Discard, Keep, MoveExplorer, Pass, Rescue, Sink
from silverware.games.quicksand.state import PASSED, THROWN, WAS_STRANDED, Since, Table
from silverware.games.quicksand.view import QuicksandView

NOW: Final = 1 << 30
"""Later than everything."""


class Draw:
    """Cards a seat drew at one time out of one deck."""

    def __init__(self, seat: int, size: int, deck: int, time: int) -> None:
        self.seat = seat
        self.size = size
        self.deck = deck
        self.time = time
        self.cards: list[int] = []
        """Which they were, as far as it is known or drawn by lot."""


class Lain:
    """Cards of a kind that left a hand at one time, or that are still in it now."""

    def __init__(self, seat: int, kind: int, count: int, deck: int, time: int) -> None:
        self.seat = seat
        self.kind = kind
        self.count = count
        self.deck = deck
        """The one that was drawn from then."""
        self.time = time


class Idle:
    """§4.4, §4.5 A seat played nothing: what it could have played, and whether it could have."""

    def __init__(self, seat: int, time: int, least: tuple[int, ...], stranded: bool) -> None:
        self.seat = seat
        self.time = time
        self.least = least
        self.stranded = stranded

    def forbids(self, kind: int) -> bool:
        """Whether not even one card of a kind can have been in the hand."""
        if not self.stranded:
            return False
        if kind == QUICKSAND:
            return self.least[EXPLORERS] == 1
        if kind == MASK:
            return 1 in self.least[:EXPLORERS]
        return self.least[kind] == 1

    def agrees(self, hand: Sequence[int]) -> bool:
        """Whether a hand could do just as much as was told of it."""
        return is_stranded(hand, self.least) == self.stranded


def is_stranded(hand: Sequence[int], least: Sequence[int]) -> bool:
    """§4.5 Whether a hand has nothing to play, where these are the fewest cards with which one can."""
    if hand[QUICKSAND] >= least[EXPLORERS]:
        return False
    return all(hand[explorer] + hand[MASK] < least[explorer] for explorer in range(EXPLORERS))


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
        self.since = Since(self.scene)
        self.since.answers = memory.answers
        self.time = 1
        self.decks = [[copies - self.since.discards[kind] for kind, copies in enumerate(box.copies)]]
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
        self.stranded = [idle for idle in self.idle if idle.stranded]
        self.look(view.seat, memory)

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

    def forbidden(self, seat: int, kind: int, after: int, before: int) -> bool:
        """Whether a seat was stranded in between as it cannot have been with such a card."""
        return any(idle.seat == seat and after < idle.time < before and idle.forbids(kind) for idle in self.stranded)

    # Lots

    def deal(self, view: QuicksandView, table: Table, dice: Dice) -> bool:
        """Draw all that is hidden by lot, back to the beginning. False if the lots fell so that it cannot have been."""
        for draw in self.draws:
            if draw.seat != view.seat:
                draw.cards = []
        older: list[Lain] = []
        for deck in range(len(self.decks) - 1, -1, -1):
            laid = older + [lain for lain in self.laid if lain.deck == deck and lain.seat != view.seat]
            held, fresh = self.held[deck][:], self.fresh[deck][:]
            lots = Lots(self, deck, laid, held, fresh)
            lots.draw(dice)
            if not lots.flow.mend():
                return False
            older = lots.settle()
            if deck == len(self.decks) - 1:
                kept = self.keep(view, deck, older, held, fresh, dice)
                if kept is None:
                    return False
                older += kept
                table.deck = [kind for kind, count in enumerate(fresh) for _ in range(count)]
        return self.write(view, table)

    def keep(
        self, view: QuicksandView, deck: int, older: list[Lain], held: list[int], fresh: list[int], dice: Dice
    ) -> list[Lain] | None:
        """Deal what is still in the hands of others; those cards that are older than the deck. None if it fails."""
        slots: list[tuple[int, Draw | None]] = []
        for seat in self.hidden:
            old = self.sizes[deck][seat] - sum([lain.count for lain in older if lain.seat == seat])
            slots += [(seat, None)] * old
        for draw in self.draws:
            if draw.deck == deck and draw.seat != view.seat:
                slots += [(draw.seat, draw)] * (draw.size - len(draw.cards))
        was_idle = {idle.seat for idle in self.idle}
        slots.sort(key=lambda slot: slot[0] not in was_idle)
        kept: list[Lain] = []
        hands = [[0] * KINDS for _ in view.players]
        for seat, slot in slots:
            left = held if slot is None else fresh
            after = self.drew[deck][seat] if slot is None else slot.time
            least = view.players[seat].stranded
            fits = []
            for kind in range(KINDS):
                if left[kind] and not self.forbidden(seat, kind, after, NOW):
                    hands[seat][kind] += 1
                    if not least or is_stranded(hands[seat], least):
                        fits += [kind] * left[kind]
                    hands[seat][kind] -= 1
            if not fits:
                return None
            kind = fits[dice.below(len(fits))]
            left[kind] -= 1
            hands[seat][kind] += 1
            if slot is None:
                kept.append(Lain(seat, kind, 1, deck, NOW))
            else:
                slot.cards.append(kind)
        return kept

    def write(self, view: QuicksandView, table: Table) -> bool:
        """Put hands and trail on the table. False if a hand was not as was told of it."""
        for idle in self.idle:
            if idle.seat != view.seat and not idle.agrees(self.hand(idle.seat, idle.time)):
                return False
        since = self.since
        for draw in self.dealt:
            for kind in draw.cards:
                since.held[draw.seat * KINDS + kind] += 1
        table.since = since
        for entry in self.trail:
            if isinstance(entry, Draw):
                table.trail += [entry.seat * KINDS + kind for kind in entry.cards]
            else:
                table.trail.append(entry)
        for seat in range(view.seats):
            table.held[seat * KINDS : seat * KINDS + KINDS] = self.hand(seat, NOW)
            table.sizes[seat] = view.players[seat].cards
        return True

    def hand(self, seat: int, time: int) -> list[int]:
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


class Lots:
    """Which of the cards that were laid were drawn from one deck, and when: a flow from its kinds to its draws."""

    def __init__(self, past: Past, deck: int, laid: list[Lain], held: list[int], fresh: list[int]) -> None:
        self.laid = laid
        self.held = held
        """What others held when the deck was shuffled, as far as it is not yet among the cards laid."""
        self.fresh = fresh
        """What others drew from the deck, or is still in it, as far as it is not yet among the cards laid."""
        self.draws = [draw for draw in past.draws if draw.deck == deck and draw.seat in past.hidden]
        seats = past.scene.seats
        self.old = past.sizes[deck][:]
        """By seat: how many cards it held when the deck was shuffled."""
        kinds, tokens, draws = 2, 2 + KINDS, 2 + KINDS + len(laid)
        owners = draws + len(self.draws)
        self.flow = flow = Flow(owners + seats)
        flow.arc(1, 0, 0, NOW)
        of_kind, of_seat = [0] * KINDS, [0] * seats
        for lain in laid:
            of_kind[lain.kind] += lain.count
            of_seat[lain.seat] += lain.count
        self.kinds = [
            flow.arc(0, kinds + kind, max(0, of_kind[kind] - held[kind]), fresh[kind]) for kind in range(KINDS)
        ]
        self.owners = [flow.arc(owners + seat, 1, max(0, of_seat[seat] - self.old[seat]), NOW) for seat in range(seats)]
        self.drawn = [flow.arc(draws + at, owners + draw.seat, 0, draw.size) for at, draw in enumerate(self.draws)]
        self.tokens: list[int] = []
        self.ways: list[list[tuple[int, int]]] = []
        """By cards laid: the arc to each draw they may come from, and the place of that draw."""
        for at, lain in enumerate(laid):
            new = past.forbidden(lain.seat, lain.kind, past.drew[deck][lain.seat], lain.time)
            least = lain.count if new else 0
            self.tokens.append(flow.arc(kinds + lain.kind, tokens + at, least, lain.count))
            self.ways.append(
                [
                    (flow.arc(tokens + at, draws + place, 0, lain.count), place)
                    for place, draw in enumerate(self.draws)
                    if draw.seat == lain.seat
                    and draw.time < lain.time
                    and not past.forbidden(lain.seat, lain.kind, draw.time, lain.time)
                ]
            )

    def draw(self, dice: Dice) -> None:
        """By lot, each way about as often as it is likely, as far as there is room."""
        carried = self.flow.carried
        order = [at for at, lain in enumerate(self.laid) for _ in range(lain.count)]
        dice.shuffle(order)
        held, fresh, old = self.held[:], self.fresh[:], self.old[:]
        for at in order:
            lain = self.laid[at]
            all_held, all_fresh = max(1, sum(held)), max(1, sum(fresh))
            stays = old[lain.seat] * held[lain.kind] * all_fresh
            if self.flow.least[self.tokens[at]]:
                stays = 0
            room = [self.draws[place].size - carried[self.drawn[place]] for _, place in self.ways[at]]
            weights = [left * fresh[lain.kind] * all_held for left in room]
            if stays + sum(weights) == 0:
                continue
            lot: int = dice.below(stays + sum(weights)) - stays
            if lot < 0:
                held[lain.kind] -= 1
                old[lain.seat] -= 1
                continue
            for (arc, place), weight in zip(self.ways[at], weights, strict=True):
                lot -= weight
                if lot < 0:
                    for step in (0, self.kinds[lain.kind], self.tokens[at], arc, self.drawn[place]):
                        carried[step] += 1
                    carried[self.owners[lain.seat]] += 1
                    fresh[lain.kind] -= 1
                    break

    def settle(self) -> list[Lain]:
        """Write down what was drawn, and take it from what is left; the cards that were held already are returned."""
        older: list[Lain] = []
        for at, lain in enumerate(self.laid):
            old = lain.count
            for arc, place in self.ways[at]:
                drawn = self.flow.carried[arc]
                self.draws[place].cards += [lain.kind] * drawn
                self.fresh[lain.kind] -= drawn
                old -= drawn
            self.held[lain.kind] -= old
            if old:
                older.append(Lain(lain.seat, lain.kind, old, lain.deck, lain.time))
        return older


def counted(cards: Sequence[str], box: Box) -> list[int]:
    """Cards by kind."""
    return [cards.count(name) for name in box.names]
