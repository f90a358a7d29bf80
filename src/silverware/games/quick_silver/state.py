"""A table of Quick Silver: where everything lies, and the verbs of the rulebook that move it.

The deck is the table: after the shuffle `cards[3 * holder : 3 * holder + 3]` lies with that holder,
the seats in order and then the centre; what no living seat holds is aside. Two cards trade places
by `exchange` alone, which keeps the trail from which follows who has seen what.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from silverware.core.dice import Dice
from silverware.core.seats import SEAT_NAMES
from silverware.core.state import State
from silverware.games.quick_silver.components import CENTRE, HAND, HOLDERS, PLACES, SEATS, Box
from silverware.games.quick_silver.documents import Options
from silverware.games.quick_silver.events import (
    Blasted,
    Dealt,
    DieReduced,
    LastLapBegun,
    Offered,
    PlateUsed,
    Redirected,
    Sneaked,
    Swapped,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


def _next_living(living: int, seat: int, step: int) -> int:
    for distance in range(1, SEATS + 1):
        other = (seat + step * distance) % SEATS
        if living >> other & 1:
            return other
    return seat


LEFT: Final = [[_next_living(living, seat, 1) for seat in range(SEATS)] for living in range(1 << SEATS)]
"""The next living seat to the left, by who is living and from where."""
RIGHT: Final = [[_next_living(living, seat, -1) for seat in range(SEATS)] for living in range(1 << SEATS)]


class Table(State):
    """The nouns of the game, and its verbs."""

    def __init__(self, box: Box, seats: int, options: Options) -> None:
        super().__init__(seats, "1.4")
        self.box = box
        self.options = options
        self.cards: list[int] = []
        self.trail: list[int] = []
        """The exchanges since the deal, each as taker's place * PLACES + other place."""
        self.plates: list[int] = []
        self.blasts: list[int] = []
        self.sneaks: list[int] = []
        self.sneak_pile = 0
        """The sneak tokens nobody has taken."""
        self.cash: list[int] = []
        """By holder: the last is the Stranger's."""
        self.living: i64 = 0
        """The living seats, as a bit mask."""
        self.dealt: i64 = 0
        """The seats that were dealt cards this round."""
        self.dealer = 0
        self.first = 0
        """The seat with the black die."""
        self.black = 0
        self.white = 0
        self.last_lap = False

    def copy(self) -> Table:
        other = Table(self.box, self.seats, self.options)
        other.round = self.round
        other.question = self.question
        other.pending = self.pending[:]
        other.outcome = self.outcome
        other._menu = self._menu_for_copy()
        other.cards = self.cards[:]
        other.trail = self.trail[:]
        other.plates = self.plates[:]
        other.blasts = self.blasts[:]
        other.sneaks = self.sneaks[:]
        other.sneak_pile = self.sneak_pile
        other.cash = self.cash[:]
        other.living = self.living
        other.dealt = self.dealt
        other.dealer = self.dealer
        other.first = self.first
        other.black = self.black
        other.white = self.white
        other.last_lap = self.last_lap
        return other

    # What can be read off the table

    def is_living(self, seat: int) -> bool:
        return self.living >> seat & 1 == 1

    def was_dealt(self, seat: int) -> bool:
        return self.dealt >> seat & 1 == 1

    def living_seats(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.living >> seat & 1]

    def hand(self, holder: int) -> list[int]:
        """The cards of a holder: a hand in the order of the edition's list, the centre by its slots."""
        cards = self.cards[HAND * holder : HAND * holder + HAND]
        return cards if holder == CENTRE else sorted(cards)

    def numbers(self, holder: int) -> tuple[int, int, int]:
        """The numbers on a holder's cards."""
        numbers = self.box.numbers
        place = HAND * holder
        return (
            numbers[self.cards[place]],
            numbers[self.cards[place + 1]],
            numbers[self.cards[place + 2]],
        )

    def card_with(self, holder: int, number: int) -> str:
        """The first card of a holder that has this number."""
        return next(self.box.names[card] for card in self.hand(holder) if self.box.numbers[card] == number)

    def named_hand(self, holder: int) -> tuple[str, ...]:
        return tuple([self.box.names[card] for card in self.hand(holder)])

    def offered(self, place: int, seat: int) -> str | None:
        """§4.4 The card that lies offered, for the seat whose it is."""
        return self.box.names[self.cards[place]] if seat == place // HAND else None

    def can_redirect(self, seat: int) -> bool:
        """§5.5 A redirect takes a plate, and a token must stay on the cart."""
        return self.plates[seat] > 0 and self.plates[seat] + self.blasts[seat] > 1

    def exchanges(self) -> list[tuple[int, int]]:
        """The exchanges since the deal: the taker's place, and the other."""
        return [(step // PLACES, step % PLACES) for step in self.trail]

    def swapped(self, mine: int, other: int, gave: int, took: int) -> Swapped:
        """An exchange as an event."""
        source = other // HAND
        slot = other % HAND + 1 if source == CENTRE else None
        return Swapped(SEAT_NAMES[mine // HAND], HOLDERS[source], slot, self.box.names[gave], self.box.names[took])

    # Verbs

    def set_carts(self, carts: Sequence[Any], stranger: int) -> None:
        """Put tokens and cash where a view or a position says they are."""
        empty = [0] * (SEATS - self.seats)
        self.plates = [cart.plates for cart in carts] + empty
        self.blasts = [cart.blasts for cart in carts] + empty
        self.sneaks = [cart.sneaks for cart in carts] + empty
        self.sneak_pile = self.box.sneak_tokens - sum(self.sneaks)
        self.cash = [*[cart.cash for cart in carts], *empty, stranger]
        self.living = sum([1 << seat for seat, cart in enumerate(carts) if not cart.out])
        self.dealt = self.living

    def deal(self, dice: Dice) -> None:
        """§3.1 to §3.5, §3.7 Everything back, shuffle, roll, deal."""
        self.round += 1
        self.sneaks = [0] * SEATS
        self.sneak_pile = self.box.sneak_tokens
        self.trail.clear()
        self.dealt = self.living
        self.first = LEFT[self.living][self.dealer]
        self.last_lap = False
        dice.shuffle(self.cards)
        self.black = dice.roll(self.box.sides)
        self.white = dice.roll(self.box.sides)
        if self.heard is not None:
            hands = tuple([self.named_hand(seat) if self.is_living(seat) else None for seat in range(self.seats)])
            dealer, first = SEAT_NAMES[self.dealer], SEAT_NAMES[self.first]
            self.heard.append(Dealt(self.round, dealer, first, self.black, self.white, self.faceup(), hands))

    def faceup(self) -> tuple[tuple[str, ...], ...]:
        """§3.4 The cards dealt face up to each seat: the first of its places, as many as the white die shows."""
        cards = self.cards_as_dealt()
        names = self.box.names
        return tuple(
            [
                tuple([names[card] for card in sorted(cards[HAND * seat : HAND * seat + self.white])])
                if self.dealt >> seat & 1
                else ()
                for seat in range(self.seats)
            ]
        )

    def cards_as_dealt(self) -> list[int]:
        """Where the cards lay before this round's exchanges."""
        cards = self.cards[:]
        for mine, other in reversed(self.exchanges()):
            cards[mine], cards[other] = cards[other], cards[mine]
        return cards

    def tick(self, seat: int) -> None:
        """§4.2 The black die goes down by one; where it cannot, the last lap begins."""
        if self.black > 1:
            self.black -= 1
            if self.heard is not None:
                self.heard.append(DieReduced(SEAT_NAMES[seat], self.black))
        else:
            self.last_lap = True
            if self.heard is not None:
                self.heard.append(LastLapBegun(SEAT_NAMES[seat]))

    def offer(self, taker: int, card: int, target: int) -> int:
        """§4.4 A card is put face down and a target named; the place of the card."""
        if self.heard is not None:
            self.heard.append(Offered(SEAT_NAMES[taker], HOLDERS[target], self.box.names[card]))
        place = HAND * taker
        while self.cards[place] != card:
            place += 1
        return place

    def return_plate(self, seat: int, taker: int, onto: int) -> None:
        """§5.1 A plate goes into the tin, for ever, and the swap goes on."""
        self.plates[seat] -= 1
        if self.heard is not None:
            self.heard.append(Redirected(SEAT_NAMES[seat], SEAT_NAMES[taker], HOLDERS[onto]))

    def exchange(self, mine: int, other: int) -> None:
        """§4.8 The card taken and the card offered trade places."""
        cards = self.cards
        gave = cards[mine]
        took = cards[other]
        cards[mine] = took
        cards[other] = gave
        self.trail.append(mine * PLACES + other)
        if self.heard is not None:
            self.heard.append(self.swapped(mine, other, gave, took))

    def sneak(self, seat: int) -> None:
        """§4.9 A sneak token leaves the pile."""
        self.sneaks[seat] += 1
        self.sneak_pile -= 1
        if self.heard is not None:
            self.heard.append(Sneaked(SEAT_NAMES[seat]))

    def use_plate(self, seat: int) -> int:
        """§6.2 Replacement Plates stop Dynamite, else repair blasts; the Dynamite still burning."""
        box = self.box
        burning = 0
        plates = 0
        for place in range(HAND * seat, HAND * seat + HAND):
            card = self.cards[place]
            if box.is_dynamite[card]:
                burning += 1
            elif box.is_plate[card]:
                plates += 1
        stopped = min(plates, burning)
        repaired = min(plates - stopped, self.blasts[seat])
        self.plates[seat] += repaired
        self.blasts[seat] -= repaired
        if self.heard is not None and stopped + repaired > 0:
            self.heard.append(PlateUsed(SEAT_NAMES[seat], stopped, repaired))
        return burning - stopped

    def blast(self, seat: int, dynamite: int) -> None:
        """§6.5 One plate flips for each Dynamite, as far as there are plates."""
        flipped = min(dynamite, self.plates[seat])
        self.plates[seat] -= flipped
        self.blasts[seat] += flipped
        if self.heard is not None and flipped > 0:
            self.heard.append(Blasted(SEAT_NAMES[seat], flipped))
