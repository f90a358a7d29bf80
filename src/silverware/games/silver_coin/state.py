"""A table of Silver Coin: where everything lies, and the verbs of the rules that move it.

Everybody can follow every card with their eyes, so a card is its tag: the rows in front of the seats first, then the
card that begins the discards, then the others in the order they leave the deck. A set of cards is a bit mask of tags.
The deck is a list of numbers and a card is drawn from any place of it: that is a shuffled deck, and holds no secret of
the future. Only cards that somebody has seen and put back have tags while they are in it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from silverware.core.dice import Dice
from silverware.core.seats import SEAT_NAMES, SPECTATOR
from silverware.core.state import State
from silverware.games.silver_coin.components import BIT, CARDS, DECK, FIRST_DISCARD, ROW, SEATS, Box
from silverware.games.silver_coin.documents import Options
from silverware.games.silver_coin.events import Dealt, Face, Flipped, Looked, Scored, Spot, TokenLost
from silverware.games.silver_coin.view import ScoredRound

if TYPE_CHECKING:
    from mypy_extensions import i64

    from silverware.games.silver_coin.rules.cast import Cast

NOBODY: Final = -1
NOTHING: Final = -1
"""The tag of no card."""
ROWS: Final = [sum(BIT[seat * ROW : seat * ROW + ROW]) for seat in range(SEATS)]
"""By seat: the cards that are dealt to it."""


class Table(State):
    """The nouns of the game, and its verbs."""

    def __init__(self, box: Box, cast: Cast, seats: int, options: Options) -> None:
        super().__init__(seats, "11.3")
        self.box = box
        self.cast = cast
        self.options = options
        self.first = 0
        """Who began the round."""
        self.turn = 0
        """Whom all questions are asked: whose turn it is, who looks before the first turn, who gives in scoring."""
        self.caller = NOBODY
        self.token = NOBODY
        """Who holds the token and has not laid it yet."""
        self.token_on = NOTHING
        self.face: list[int] = [0] * CARDS
        """By tag: the number of the card, if it is on the table."""
        self.villages: list[list[int]] = []
        self.held: list[int] = [0] * SEATS
        """By seat: the cards of its village, as a mask."""
        self.pile: list[int] = []
        """The discards, the top one last."""
        self.hand: list[int] = []
        self.shown: list[int] = []
        """§28.2 The cards beside the deck."""
        self.top: list[int] = []
        """The cards with tags on top of the deck, the topmost last."""
        self.deck: list[int] = []
        """The numbers of all cards without a tag: those in the deck, and those put away."""
        self.fresh = 0
        """How many cards without a tag can still be drawn."""
        self.up: i64 = 0
        self.lively: i64 = 0
        """Of the faceup cards, those with an ability that works in its owner's turn."""
        self.rotated: i64 = 0
        self.open: i64 = 0
        """The cards that everybody has seen."""
        self.seen: list[int] = [0] * SEATS
        """By seat: the cards it has seen besides."""
        self.guards: dict[int, int] = {}
        """§28.7 By Bodyguard: the card it guards."""
        self.totals: list[int] = [0] * seats
        self.results: list[ScoredRound] = []
        self.replaced: list[int] = []
        """§29.3 The numbers that losers have named."""
        self.begin()

    def begin(self) -> None:
        """Nothing has been used."""
        self.used: i64 = 0
        """§13.10 The copies used this turn."""
        self.dry = False
        """§9.2 Whether the deck was empty when the turn began."""
        self.awaits: list[int] = [0] * SEATS
        """§15.5 By seat: the Con Artists that work again only when it has had a turn."""

    def copy(self) -> Table:
        other = Table(self.box, self.cast, self.seats, self.options)
        other.round = self.round
        other.question = self.question
        other.pending = self.pending[:]
        other.outcome = self.outcome
        other._menu = self._menu_for_copy()
        other.first = self.first
        other.turn = self.turn
        other.caller = self.caller
        other.token = self.token
        other.token_on = self.token_on
        other.face = self.face[:]
        other.villages = [village[:] for village in self.villages]
        other.held = self.held[:]
        other.pile = self.pile[:]
        other.hand = self.hand[:]
        other.shown = self.shown[:]
        other.top = self.top[:]
        other.deck = self.deck[:]
        other.fresh = self.fresh
        other.up = self.up
        other.lively = self.lively
        other.rotated = self.rotated
        other.open = self.open
        other.seen = self.seen[:]
        other.used = self.used
        other.dry = self.dry
        other.awaits = self.awaits[:]
        other.guards = dict(self.guards)
        other.totals = self.totals[:]
        other.results = self.results[:]
        other.replaced = self.replaced[:]
        return other

    # What can be read off the table

    def is_up(self, tag: int) -> bool:
        return self.up >> tag & 1 == 1

    def has_seen(self, seat: int, tag: int) -> bool:
        """§30.3 Whether a chair has seen this card in the round."""
        if self.open >> tag & 1 == 1:
            return True
        return seat != SPECTATOR and self.seen[seat] >> tag & 1 == 1

    def unseen(self) -> int:
        """How many cards can be drawn that do not lie open beside the deck."""
        return self.fresh + len(self.top)

    def left(self) -> int:
        """How many cards the deck has, those beside it included."""
        return self.fresh + len(self.top) + len(self.shown)

    def tags(self) -> list[int]:
        """The cards on the table, and those of the deck that have been seen."""
        tags = [tag for village in self.villages for tag in village]
        return sorted([*tags, *self.pile, *self.hand, *self.shown, *self.top])

    def shielded(self) -> i64:
        """§12.3, §28.6 The cards that are protected from all seats but their owner."""
        mask: i64 = 0
        if self.token_on >= 0:
            mask |= BIT[self.token_on]
        for ability in self.cast.shielding:
            mask |= ability.shields(self)
        return mask

    def reach(self) -> i64:
        """§13.2, §13.3 The cards in villages that abilities of whose turn it is may touch."""
        mask: i64 = 0
        for held in self.held:
            mask |= held
        own: i64 = self.held[self.turn]
        return mask & ~self.shielded() | own

    def movable(self, seat: int) -> i64:
        """§26.5 The cards the Village Idiot can move out of a village."""
        return self.held[seat] & ~self.shielded()

    def written(self, tag: int) -> str:
        """A card as documents write it: in brackets where it is facedown."""
        name = self.box.names[self.face[tag]]
        return name if self.is_up(tag) else f"({name})"

    # Cards as events tell of them

    def spot(self, seat: int, at: int, *, show: bool) -> Spot:
        """A card of a village, with its number or not."""
        tag = self.villages[seat][at]
        if not show:
            return Spot(SEAT_NAMES[seat], at + 1, tag)
        number = self.face[tag]
        return Spot(SEAT_NAMES[seat], at + 1, tag, number, self.cast.names[number])

    def spot_as_it_lies(self, seat: int, at: int) -> Spot:
        """A card of a village, with its number where it is faceup."""
        return self.spot(seat, at, show=self.is_up(self.villages[seat][at]))

    def shown_face(self, tag: int) -> Face:
        """A card, with its number."""
        number = self.face[tag]
        return Face(tag, number, self.cast.names[number])

    def face_as_it_lies(self, tag: int) -> Face:
        """A card, with its number where it is faceup."""
        return self.shown_face(tag) if self.is_up(tag) else Face(tag)

    def hand_face(self, *, drawn: bool) -> Face:
        """§30.4 The card in hand, with its number where who holds it has drawn it, or the table remembers that."""
        tag = self.hand[0]
        if drawn or (self.options.memory == "aided" and self.has_seen(self.turn, tag)):
            return self.shown_face(tag)
        return self.face_as_it_lies(tag)

    # Verbs

    def deal(self, dice: Dice) -> None:
        """§2.1 to §2.3 Shuffle, deal the rows, and turn up the first discard."""
        self.deck = self.box.deck[:]
        deck = self.deck
        self.villages = []
        for seat in range(self.seats):
            row = list(range(seat * ROW, seat * ROW + ROW))
            for tag in row:
                self.face[tag] = deck.pop(dice.draw(deck, 0, len(deck)))
            self.villages.append(row)
            self.held[seat] = ROWS[seat]
        self.face[FIRST_DISCARD] = deck.pop(dice.draw(deck, 0, len(deck)))
        self.pile = [FIRST_DISCARD]
        self.hand = []
        self.shown = []
        self.top = []
        self.fresh = DECK
        self.up = 0
        self.lively = 0
        self.rotated = 0
        self.open = 0
        self.turn_up(FIRST_DISCARD)
        self.seen = [0] * SEATS
        self.token_on = NOTHING
        self.caller = NOBODY
        self.guards = {}
        self.begin()
        if self.heard is not None:
            token = None if self.token == NOBODY else SEAT_NAMES[self.token]
            self.heard.append(Dealt(self.round, SEAT_NAMES[self.first], token, self.shown_face(FIRST_DISCARD)))

    def draw(self, dice: Dice) -> int:
        """The top card of the deck leaves it, unseen as yet; those beside the deck are passed over."""
        if self.top:
            return self.top.pop()
        deck = self.deck
        tag = CARDS - self.fresh
        self.fresh -= 1
        self.face[tag] = deck.pop(dice.draw(deck, 0, len(deck)))
        return tag

    def see(self, tag: int) -> None:
        """Whose turn it is has seen a card."""
        self.seen[self.turn] |= BIT[tag]

    def hold(self, tag: int) -> None:
        """§4.1 Whose turn it is has a card from the deck in hand, and looks at it."""
        self.seen[self.turn] |= BIT[tag]
        self.hand.append(tag)

    def turn_up(self, tag: int) -> None:
        """A card is turned faceup, and everybody sees it."""
        bit: i64 = BIT[tag]
        self.up |= bit
        self.open |= bit
        if self.cast.is_lively[self.face[tag]]:
            self.lively |= bit

    def turn_down(self, tag: int) -> None:
        """A card is turned facedown; §28.8 a Bodyguard then guards nothing."""
        bit: i64 = BIT[tag]
        self.up &= ~bit
        self.lively &= ~bit
        if self.guards:
            self.guards.pop(tag, None)

    def flip(self, seat: int, at: int, by: int) -> None:
        """A card of a village is turned over, by the ability of a card."""
        tag = self.villages[seat][at]
        if self.is_up(tag):
            self.turn_down(tag)
        else:
            self.turn_up(tag)
        if self.heard is not None:
            self.heard.append(Flipped(SEAT_NAMES[self.turn], self.spot(seat, at, show=True), self.is_up(tag), by))

    def look(self, mask: i64) -> None:
        """§13.8 Whose turn it is looks at facedown cards in villages."""
        self.seen[self.turn] |= mask
        if self.heard is not None:
            cards = [
                self.spot(seat, at, show=True)
                for seat in range(self.seats)
                for at, tag in enumerate(self.villages[seat])
                if mask >> tag & 1 == 1
            ]
            self.heard.append(Looked(SEAT_NAMES[self.turn], tuple(cards)))

    def part(self, seat: int, tag: int) -> None:
        """A card has left a village: §12.5 the token is lost with it, §28.8 and so is its guard."""
        if tag == self.token_on:
            self.token_on = NOTHING
            if self.heard is not None:
                self.heard.append(TokenLost(SEAT_NAMES[seat]))
        if self.guards:
            self.guards = {guard: card for guard, card in self.guards.items() if tag not in (guard, card)}

    def discard(self, tag: int) -> None:
        """A card goes faceup and upright on top of the discards."""
        self.turn_up(tag)
        self.rotated &= ~BIT[tag]
        self.pile.append(tag)

    def remove(self, seat: int, at: int) -> int:
        """A card leaves its village and none takes its place; §2.7 the others close up. The tag of the card."""
        tag = self.villages[seat].pop(at)
        self.held[seat] &= ~BIT[tag]
        self.part(seat, tag)
        return tag

    def replace(self, seat: int, at: int, new: int) -> int:
        """A card takes the place of another, lying as it does: §6.6 from a hand upright. The tag of the other."""
        tag = self.villages[seat][at]
        self.villages[seat][at] = new
        self.held[seat] = self.held[seat] & ~BIT[tag] | BIT[new]
        self.part(seat, tag)
        return tag

    def join(self, tag: int, *, left: bool) -> None:
        """A card is added to an end of the village of whose turn it is."""
        village = self.villages[self.turn]
        village.insert(0 if left else len(village), tag)
        self.held[self.turn] |= BIT[tag]

    def receive(self, seat: int, tag: int) -> None:
        """§14.8 A card is added at the right end of a village."""
        self.villages[seat].append(tag)
        self.held[seat] |= BIT[tag]

    def settle(self) -> None:
        """Work out what follows from where the cards lie, when they have been laid by hand."""
        for seat, village in enumerate(self.villages):
            self.held[seat] = sum([BIT[tag] for tag in village])
        lively = [tag for tag in self.tags() if self.is_up(tag) and self.cast.is_lively[self.face[tag]]]
        self.lively = sum([BIT[tag] for tag in lively])

    def reveal(self, scores: list[int], result: ScoredRound) -> None:
        """§10.1 All villages are turned faceup, and the points are written down."""
        self.results.append(result)
        for seat, points in enumerate(scores):
            self.totals[seat] += points
        if self.heard is not None:
            caller = None if self.caller == NOBODY else SEAT_NAMES[self.caller]
            villages = [
                tuple([self.spot(seat, at, show=True) for at in range(len(village))])
                for seat, village in enumerate(self.villages)
            ]
            ups = [tag for village in self.villages for tag in village if self.is_up(tag)]
            self.heard.append(
                Scored(self.round, caller, tuple(villages), tuple(ups), tuple(scores), tuple(self.totals))
            )
        for village in self.villages:
            for tag in village:
                self.turn_up(tag)
