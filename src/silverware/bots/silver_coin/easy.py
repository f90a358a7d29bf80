"""The easy bot for Silver Coin."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from silverware.bots.bot import Bot
from silverware.core.event import Event
from silverware.core.move import Move
from silverware.core.seats import Seat
from silverware.games.silver_coin import SilverCoin, forms
from silverware.games.silver_coin.components import Box, characters
from silverware.games.silver_coin.events import Dealt, Used
from silverware.games.silver_coin.memory import Memory
from silverware.games.silver_coin.moves import (
    Activate,
    Aimed,
    Curate,
    DrawShown,
    Exchange,
    Flip,
    Give,
    GiveBack,
    Guard,
    Keep,
    Kill,
    Look,
    LookAround,
    Protect,
    Remove,
    Rob,
    Rotate,
    Shift,
    Switch,
    TakeDeep,
    Trick,
    UseBlob,
    UseBodyguard,
    UseEmpath,
    UsePixie,
)
from silverware.games.silver_coin.rules.coin_faceup import is_spared
from silverware.games.silver_coin.view import Card, SilverCoinView

BOON: Final = {
    "con-artist": 1.5,
    "curator": 3.0,
    "pixie": 0.5,
    "blob": 0.5,
    "squire": 0.7,
    "empath": 0.7,
    "bodyguard": 0.5,
    "rascal": 1.0,
}
"""How many points a faceup ability is worth that works while the round goes on."""
KEPT: Final = 3.5
"""What a card is taken for that its owner has seen and kept."""
CURIOSITY: Final = 1.5
"""How many points it is worth to have seen one's own card; another's is worth a quarter of it."""
SPITE: Final = 0.25
"""How much the points of others count beside one's own; those of who leads count twice as much."""
MARGIN: Final = 4.0
"""By how many points, as far as the bot can tell, it must have the lowest village to call."""
RISK: Final = 2.0
"""How much more for each card of its own that it has not seen."""
FIRST_OF_ALL: Final = 100.0
"""What is liked more than any action."""
NEVER: Final = -100.0
REACH: Final = 3
"""§24.1 How many discards a Nosferatu reaches."""
MOMENTS: Final = ("turn", "end")
"""When the bot thinks of free abilities."""


class Easy(Bot[SilverCoin, SilverCoinView]):
    """A beginner who has read the rules and remembers what it has seen.

    Guesses that a card it has not seen is an average one, and that what others have seen and kept is low. Does what
    lowers its own village most, or, for less, raises those of others; calls when its own seems to be the lowest by far.
    """

    plays = SilverCoin.name

    def __init__(self, game: SilverCoin, seed: int | str) -> None:
        super().__init__(game, seed)
        self.memory: Memory | None = None
        self.worn: set[int] = set()
        """The discards that a Blob has used this round."""

    def hear(self, event: Event) -> None:
        self.memory = self.game.remember(self.memory, event)
        if isinstance(event, Dealt):
            self.worn.clear()
        elif isinstance(event, Used) and event.by == "blob":
            self.worn.add(event.card.tag)

    def choose(self, view: SilverCoinView, menu: Sequence[Move]) -> Move:
        if len(menu) == 1:
            return menu[0]
        guess = Guess(view, {} if self.memory is None else self.memory.numbers, self.game.box)
        likes = [NEVER if self.is_worn(view, move) else guess.likes(move) for move in menu]
        most = max(likes)
        return super().choose(view, [move for move, liking in zip(menu, likes, strict=True) if liking == most])

    def is_worn(self, view: SilverCoinView, move: Move) -> bool:
        """§18.5 Whether it uses a discard once more with a Blob: two stubborn seats could do so for ever."""
        return isinstance(move, UseBlob) and view.pile[-1 - move.at].tag in self.worn


class Guessed(NamedTuple):
    """A card, and what it is taken for."""

    tag: int
    number: float
    up: bool
    known: bool
    safe: bool
    """Whether others may not touch it."""


Village = list[Guessed]


class Guess:
    """What a seat makes of its view and its memory, and how much it likes each move; in points."""

    def __init__(self, view: SilverCoinView, known: dict[int, int], box: Box) -> None:
        self.view = view
        self.box = box
        self.me = view.seat
        self.cast = characters(view.options)
        cards = [*view.pile, *view.hand, *view.shown, *view.top, *[card for row in view.villages for card in row]]
        self.known = {**known, **{card.tag: card.number for card in cards if card.number is not None}}
        self.unseen = box.copies[:]
        for number in self.known.values():
            self.unseen[number] -= 1
        self.mean = sum([number * count for number, count in enumerate(self.unseen)]) / max(sum(self.unseen), 1)
        self.villages = [[self.guess(card, seat) for card in row] for seat, row in enumerate(view.villages)]
        self.own = self.villages[self.me]
        self.cost = [self.cost_of(village) for village in self.villages]
        self.others = [seat for seat in range(view.seats) if seat != self.me]
        self.leader = min(self.others, key=lambda seat: view.totals[seat] + self.cost[seat])

    # What there is

    def guess(self, card: Card, owner: Seat) -> Guessed:
        """What a card of a village is taken for."""
        number = self.known.get(card.tag)
        taken_for = number if number is not None else min(self.mean, KEPT) if owner in card.seen else self.mean
        return Guessed(card.tag, taken_for, card.up, number is not None, card.protected)

    def laid(self, card: Card, *, up: bool) -> Guessed:
        """A card from elsewhere, as it would lie in a village."""
        number = self.known.get(card.tag)
        return Guessed(card.tag, self.mean if number is None else number, up, number is not None, False)

    def character(self, card: Guessed) -> str:
        """Who is on a card; nobody on one that is not known."""
        return self.cast[int(card.number)] if card.known else ""

    def score_of(self, village: Village) -> float:
        """§10.3 What a village would score, its Registers having given the highest other cards away.

        §27.1 With a Wolfman nothing, and yet a little: the other cards may still come to 13.
        """
        numbers = sorted([card.number for card in village])
        faceup = [self.character(card) for card in village if card.up]
        if "wolfman" in faceup and is_spared(numbers[-1], sum(numbers[:-1])):
            return 0.1 * sum(numbers[:-1])
        gifts = min(faceup.count("register"), len(numbers) - 1) if faceup else 0
        return sum(numbers[: len(numbers) - gifts])

    def cost_of(self, village: Village) -> float:
        """What a village would score, less what its faceup abilities are worth, and more if it is too large to call."""
        cost = self.score_of(village) + 0.2 * len(village) + (len(village) > self.box.vote_cards)
        if not self.view.last_lap:
            cost -= sum([BOON.get(self.character(card), 0) for card in village if card.up])
        return cost

    def gain(self, changes: dict[Seat, Village]) -> float:
        """What it is worth if villages become these."""
        gain = 0.0
        for seat, village in changes.items():
            more = self.cost_of(village) - self.cost[seat]
            gain += -more if seat == self.me else more * SPITE * (1 + (seat == self.leader))
        return gain

    # What can be done with a card

    def equals(self, at: int) -> list[int]:
        """§6.2 The own cards to exchange with this one: those known to match it."""
        card = self.own[at]
        if not card.known:
            return [at]
        return [
            place
            for place, other in enumerate(self.own)
            if other.known and (other.number == card.number or self.character(other) == "doppelganger")
        ]

    def exchange(self, at: int, new: Guessed) -> float:
        """What it is worth to exchange a card for this one of the own village, and for those that match it."""
        places = self.equals(at)
        kept = [card for place, card in enumerate(self.own) if place not in places]
        return self.gain({self.me: [*kept, new]})

    def best_exchange(self, new: Guessed) -> float:
        """What it is worth to exchange a card in the best way."""
        return max([self.exchange(at, new) for at in range(len(self.own))], default=NEVER)

    def drawn(self, card: Card, at: int) -> float:
        """What it is worth to draw this card: to exchange it, use it or discard it."""
        return max(0, self.best_exchange(self.laid(card, up=False)), self.use(card, at))

    def hope(self) -> float:
        """What it is worth to exchange a card from the deck, or discard it."""
        worth = 0.0
        for number, count in enumerate(self.unseen):
            if count > 0:
                worth += count * max(0, self.best_exchange(Guessed(-1, number, False, True, False)))
        return worth / max(sum(self.unseen), 1)

    def flip(self, seat: Seat, at: int) -> float:
        """What it is worth to turn a card over; what is turned up is known afterwards."""
        village = self.villages[seat]
        card = village[at]
        flipped = [*village[:at], card._replace(up=not card.up), *village[at + 1 :]]
        return self.gain({seat: flipped}) + (0 if card.known else 0.5 * self.look(seat, at))

    def look(self, seat: Seat, at: int) -> float:
        """What it is worth to see a card."""
        if self.villages[seat][at].known:
            return 0
        return CURIOSITY if seat == self.me else CURIOSITY / 4

    def without(self, seat: Seat, at: int) -> float:
        """What it is worth to take a card out of a village."""
        village = self.villages[seat]
        return self.gain({seat: [*village[:at], *village[at + 1 :]]})

    def swap(self, seat: Seat, at: int, new: Guessed) -> float:
        """What it is worth to put another card in the place of one."""
        village = self.villages[seat]
        return self.gain({seat: [*village[:at], new, *village[at + 1 :]]})

    def spots(self, seats: Iterable[Seat], *, up: bool | None = None) -> list[tuple[Seat, int]]:
        """The cards in these villages that the own abilities may touch; only those lying so, if that is said."""
        return [
            (seat, at)
            for seat in seats
            for at, card in enumerate(self.villages[seat])
            if (seat == self.me or not card.safe) and up in (None, card.up)
        ]

    def most(self, worth: Callable[[Seat, int], float], spots: list[tuple[Seat, int]]) -> float:
        """What the best of some cards is worth."""
        return max([worth(*spot) for spot in spots], default=0)

    def highest(self) -> float:
        """The number one would give away."""
        return max([card.number for card in self.own], default=0)

    def lowest(self, seats: Iterable[Seat]) -> float:
        """The number one would take from others."""
        return min([self.villages[seat][at].number for seat, at in self.spots(seats)], default=self.highest())

    # What an ability is worth

    def use(self, card: Card, at: int) -> float:
        """What the discard ability of a card is worth, the card lying at that place of the discards."""
        number = self.known.get(card.tag)
        everybody = range(self.view.seats)
        match self.cast[number] if number is not None else "":
            case "apprentice-tanner":
                joins = self.gain({self.me: [*self.own, self.laid(card, up=True)]}) if at == len(self.view.pile) else 0
                return joins + self.most(self.flip, self.spots(everybody))
            case "huntress":
                down = self.most(self.flip, self.spots(everybody, up=True))
                return down + self.most(self.flip, self.spots(everybody, up=False))
            case "exposer":
                return self.most(self.flip, self.spots([self.me], up=False))
            case "revealer":
                return self.most(self.flip, self.spots(everybody, up=False))
            case "nostro":
                return max([self.look_around(seat) for seat in everybody])
            case "psychic":
                return self.looks(everybody, 3)
            case "beholder":
                return self.looks([self.me], 2)
            case "apprentice-seer":
                return self.looks(self.others, 1)
            case "seer":
                return self.looks(everybody, 1)
            case "assassin":
                return max(0, self.most(self.without, self.spots(everybody, up=True)))
            case "nosferatu":
                return self.burrow(at)
            case "master":
                return max([0, *[self.take(below) for below in self.view.pile[:at] if below.up]])
            case "golem" if at > 0:
                below = self.view.pile[at - 1]
                new = self.laid(below, up=below.up)
                return max(0, self.most(lambda seat, place: self.swap(seat, place, new), self.spots(everybody)))
            case "witch":
                return self.hope()
            case "village-idiot":
                return max(self.shift(1), self.shift(-1))
            case "robber":
                return self.highest() - self.lowest(self.others)
        return 0

    def looks(self, seats: Iterable[Seat], count: int) -> float:
        """What it is worth to look at so many facedown cards of these villages."""
        return sum(sorted([self.look(*spot) for spot in self.spots(seats, up=False)])[-count:])

    def look_around(self, seat: Seat) -> float:
        """§21.1 What it is worth to look at a village."""
        return sum([self.look(*spot) for spot in self.spots([seat], up=False)])

    def take(self, card: Card) -> float:
        """What it is worth to take a discard, which must be exchanged."""
        return self.best_exchange(self.laid(card, up=card.up))

    def burrow(self, at: int) -> float:
        """§24.1 What it is worth to take or to use one of the discards below; another Nosferatu is not thought of."""
        worth = 0.0
        for place in range(max(at - REACH, 0), at):
            card = self.view.pile[place]
            worth = max(worth, self.take(card))
            if card.up and self.cast[self.known[card.tag]] != "nosferatu":
                worth = max(worth, self.use(card, place))
        return worth

    def giver_to_me(self, direction: int) -> Seat:
        """§26.4 From whose village a card comes to the own one."""
        seats = self.view.seats
        around = [(self.me - direction * distance) % seats for distance in range(1, seats)]
        return next((seat for seat in around if self.villages[seat]), self.me)

    def shift(self, direction: int) -> float:
        """§26.1 What it is worth to give the own highest card away and get a neighbour's lowest."""
        giver = self.giver_to_me(direction)
        return 0 if giver == self.me else max(0, self.highest() - self.lowest([giver]))

    # How much moves are liked

    def likes(self, move: Move) -> float:
        """How much a move is liked; equal moves are chosen among by lot."""
        match move:
            case Aimed():
                return self.likes_aimed(move)
            case LookAround():
                return self.look_around(move.seat)
            case Exchange():
                return self.likes_exchange(move.at)
            case TakeDeep():
                return self.take(self.below(move.at))
            case Activate():
                return self.use(self.below(move.at), self.acting_place() - 1 - move.at)
            case UseBlob():
                return self.use(self.view.pile[-1 - move.at], len(self.view.pile) - 1 - move.at)
            case DrawShown():
                return self.drawn(self.view.shown[move.at], len(self.view.pile))
            case Keep():
                return self.drawn(self.view.hand[move.at], len(self.view.pile))
            case Trick():
                return 1
            case Give():
                to = self.villages[move.to]
                rest = [*self.own[: move.at], *self.own[move.at + 1 :]]
                return self.gain({self.me: rest, move.to: [*to, self.own[move.at]]})
            case GiveBack():
                return self.own[move.at].number
            case Rotate() | Remove() | Protect() | Guard() | Curate() | UsePixie() | UseEmpath() | UseBodyguard():
                return self.likes_free(move)
        return self.likes_word(move.text)

    def likes_word(self, word: str) -> float:
        """How much a move is liked that is one word."""
        view = self.view
        match word:
            case "draw":
                return self.hope() + 0.5
            case "take":
                return self.take(view.pile[-1])
            case "call":
                return FIRST_OF_ALL if self.is_to_call() else NEVER
            case "use":
                return self.use(view.hand[0], len(view.pile))
            case "left" if view.question == "direction":
                return self.shift(1)
            case "right" if view.question == "direction":
                return self.shift(-1)
            case "done" if view.question == "look":
                return 0.01
        return 0

    def likes_exchange(self, at: int) -> float:
        """§6.7 How much one more card is liked for an exchange."""
        asking = self.view.asking
        if not isinstance(asking, forms.ExchangeMore):
            card = self.view.hand[0]
            return self.exchange(at, self.laid(card, up=card.up))
        chosen = [place for place, card in enumerate(self.own) if card.tag in asking.chosen]
        return 1 if at in self.equals(chosen[0]) else -1

    def likes_aimed(self, move: Aimed) -> float:
        """How much it is liked to do something to a card of a village."""
        seat, at = move.seat, move.at
        card = self.villages[seat][at]
        match move:
            case Look():
                return self.look(seat, at)
            case Flip():
                return self.flip(seat, at)
            case Kill():
                return self.without(seat, at)
            case Switch() if self.view.hand:
                return self.swap(seat, at, self.laid(self.view.hand[0], up=False))
            case Switch():
                below = self.below(0)
                return self.swap(seat, at, self.laid(below, up=below.up))
            case Rob():
                return -card.number
            case Shift():
                asking = self.view.asking
                direction = -1 if isinstance(asking, forms.ChooseMover) and asking.direction == "right" else 1
                if seat == self.me:
                    return card.number - self.lowest([self.giver_to_me(direction)])
                return -card.number if seat == self.giver_to_me(direction) else 0
        raise AssertionError(move)

    def likes_free(self, move: Move) -> float:
        """How much what comes on top of the action is liked: at once where it helps, else never."""
        lowest = min([card.number for card in self.own if card.known], default=self.mean)
        liked = NEVER
        match move:
            case Rotate() | Remove():
                return self.curation(move.at, remove=isinstance(move, Remove))
            case Guard():
                return -self.own[move.at].number
            case Protect():
                liked = 1 if self.own[move.at].number == lowest < KEPT else NEVER
            case UseBodyguard():
                idle = self.view.villages[self.me][move.at].guards is None
                liked = 1 if idle and lowest < KEPT else NEVER
            case Curate():
                best = [self.curation(at, remove=card.rotated) for at, card in enumerate(self.view.villages[self.me])]
                liked = max(best)
            case UsePixie():
                others = [spot for spot in self.spots(range(self.view.seats)) if spot != (self.me, move.at)]
                liked = self.flip(self.me, move.at) + self.most(self.flip, others) - 0.5
            case UseEmpath():
                liked = self.looks([self.me], 1)
        return FIRST_OF_ALL + liked if liked > 0 and self.view.question in MOMENTS else NEVER

    def curation(self, at: int, *, remove: bool) -> float:
        """§16.1 What it is worth to discard a card, or to prepare that by rotating it."""
        worth = self.without(self.me, at)
        if remove:
            return worth
        return -worth if self.view.villages[self.me][at].rotated else worth / 2

    def acting_place(self) -> int:
        """Where in the discards the card lies whose ability is under way."""
        asking = self.view.asking
        assert isinstance(asking, forms.ByCard)
        return [card.tag for card in self.view.pile].index(asking.by)

    def below(self, depth: int) -> Card:
        """A discard below the card whose ability is under way; 0 is the next."""
        return self.view.pile[self.acting_place() - 1 - depth]

    def is_to_call(self) -> bool:
        """§10.4 Whether the own village seems to be the lowest by far."""
        unknown = len([card for card in self.own if not card.known])
        lowest = min([self.score_of(self.villages[seat]) for seat in self.others])
        return self.score_of(self.own) + MARGIN + RISK * unknown <= lowest
