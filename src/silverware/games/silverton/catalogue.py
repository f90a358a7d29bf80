"""Every move of one edition, made once and looked up, and the notation of all. Their order gives them their numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from silverware.core.form import Form
from silverware.core.move import Move, Notation
from silverware.core.seats import SEAT_NAMES
from silverware.games.silverton import forms
from silverware.games.silverton.moves import (
    DECK,
    LOADS,
    NOTHING,
    PIECES,
    Abandon,
    Assign,
    Build,
    BuyFreight,
    CardMove,
    ChooseCrew,
    DealWith,
    Deliver,
    Engage,
    FreightMove,
    Leave,
    Load,
    Lose,
    Onto,
    Operate,
    Plow,
    Prospect,
    Purchase,
    Send,
    Slide,
    Stake,
    Survey,
    Take,
    TakeUp,
    Trade,
    Transfer,
    UseTrains,
)
from silverware.games.silverton.offers import Offers
from silverware.games.silverton.printed import (
    CLAIM_CARDS,
    CREWS,
    CREWS_OF_TWO_COLOURS,
    DISCS,
    OF_A_COLOUR,
    PASSENGER_CARD,
    SLIDING,
    STACKS,
    TURN_CARD,
)
from silverware.games.silverton.stock import CONVOYS, KINDS_OF_STOCK, NAMES, SORTS, TRAINS, traded_in

if TYPE_CHECKING:
    from silverware.games.silverton.components import Box

OF_ONE_COLOUR: Final = [*range(OF_A_COLOUR), *range(DISCS, DISCS + OF_A_COLOUR)]
"""The pieces a seat can have without §32.3 two colours."""
OF_TWO_COLOURS: Final = [piece for piece in range(len(PIECES)) if piece not in OF_ONE_COLOUR]
"""The others."""
PRICES: Final = (1, 2)
"""§14.3 What a simple offer pays: so many times the printed cost."""


class Moves(Offers):
    """Every move with one edition's map and cards."""

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        self._numbered: list[Move] = []
        self._lay_out_words()
        self._lay_out_turn(box.segments_said, box.cards[:CLAIM_CARDS], box.cards[PASSENGER_CARD:TURN_CARD])
        self._lay_out_deals()
        self._lay_out_deliveries()
        self._lay_out_crews()
        self._lay_out_options(box.cards[:CLAIM_CARDS], box.cards[PASSENGER_CARD:TURN_CARD])
        self._lay_out_stock()
        self.notation = OfferNotation(self._numbered, self._unnumbered, self)

    def _number(self, moves: list[Move]) -> list[Move]:
        """Moves that have the next numbers, but for those about event cards, which nobody can choose."""
        self._numbered += [move for move in moves if not self._is_event(move)]
        return moves

    def _is_event(self, move: Move) -> bool:
        card = NOTHING
        if isinstance(move, (CardMove, FreightMove, Trade)):
            card = move.card
        elif isinstance(move, Prospect):
            card = move.target
        return 0 <= card < CLAIM_CARDS and self.box.is_event[card]

    def _word(self, text: str, form: Form) -> Move:
        """A move that is about nothing in particular."""
        return self._number([Move(text, form)])[0]

    def _each(self, make: Callable[[int, str], Move], names: Sequence[str]) -> list[Move]:
        """A move about each of these."""
        return self._number([make(at, name) for at, name in enumerate(names)])

    def _freight(self, make: Callable[[int, int, str, str], Move]) -> list[list[Move]]:
        """A move about each claim and each market."""
        return [
            self._number([make(card, market, name, town) for market, town in enumerate(self.markets_said)])
            for card, name in enumerate(self.box.cards[:CLAIM_CARDS])
        ]

    def _lay_out_words(self) -> None:
        self.done = self._word("done", forms.Done())
        self.rest = self._word("rest", forms.Rest())
        self.dismantle = self._word("dismantle", forms.Dismantle())
        self.stay = self._word("stay", forms.Stay())
        self.move_over = self._word("move over", forms.MoveOver())
        self.call = self._word("call", forms.Call())
        self.let_be = self._word("let be", forms.LetBe())
        self.turn_up = self._word("turn up", forms.TurnUp())
        self.reject = self._word("reject", forms.Reject())
        self.no_offer = self._word("no offer", forms.NoOffer())
        self.accept = self._word("accept", forms.Accept())
        self.decline = self._word("decline", forms.Decline())
        self.wait = self._word("wait", forms.Wait())
        self.roll = self._word("roll", forms.Roll())
        self.pay = self._word("pay", forms.Pay())

    def _lay_out_turn(self, track: list[str], claims: list[str], passengers: list[str]) -> None:
        """§7 to §13 Placing, buying, building and operating."""
        self.send: list[Move] = [Send(piece, name) for piece, name in enumerate(PIECES)]
        self._number([self.send[piece] for piece in OF_ONE_COLOUR])
        self.survey = self._each(Survey, track)
        self.take_up = self._each(TakeUp, track)
        self.prospect = self._each(Prospect, [*claims, *passengers])
        """By card: the claims first, then the passenger cards."""
        self.prospect_deck = self._number([Prospect(DECK, "deck")])[0]
        self.stake = self._each(Stake, claims)
        self.take = self._each(Take, passengers)
        self.lose: list[Move] = [Lose(piece, name) for piece, name in enumerate(PIECES)]
        self._number([self.lose[piece] for piece in OF_ONE_COLOUR])
        self.build = self._each(Build, track)
        self.abandon = self._each(Abandon, track)
        self.operate = self._each(Operate, claims)

    def _lay_out_deals(self) -> None:
        """§14 Simple offers."""
        claims, segments = range(CLAIM_CARDS), range(len(self.box.segments_said))
        self.buy_from = self._number([DealWith(seat, True) for seat in range(len(SEAT_NAMES))])
        self.sell_to = self._number([DealWith(seat, False) for seat in range(len(SEAT_NAMES))])
        self.buy_claim = [self._trades(True, card=card) for card in claims]
        self.sell_claim = [self._trades(False, card=card) for card in claims]
        self.buy_track = [self._trades(True, segment=segment) for segment in segments]
        self.sell_track = [self._trades(False, segment=segment) for segment in segments]
        self.buy_freight = self._freight(BuyFreight)

    def _trades(self, buys: bool, card: int = NOTHING, segment: int = NOTHING, stock: int = NOTHING) -> list[Move]:
        """The simple offers about one thing, the cheapest first."""
        box = self.box
        if card != NOTHING:
            name, cost = box.cards[card], box.claim_cost[card]
        elif segment != NOTHING:
            name, cost = box.segments_said[segment], box.cost[segment]
        else:
            name, cost = NAMES[stock], SORTS[stock].cost
        return self._number([Trade(buys, card, segment, stock, times * cost, name) for times in PRICES])

    def _lay_out_deliveries(self) -> None:
        """§16 Deliveries."""
        self.deliver = self._freight(Deliver)
        self.load = self._number([Load(loads) for loads in range(1, LOADS + 1)])

    def _lay_out_crews(self) -> None:
        """§22.5, §32.3 The crews that can be chosen."""
        self.crew: dict[str, Move] = {crew: ChooseCrew(crew) for crew in dict.fromkeys([*CREWS, *CREWS_OF_TWO_COLOURS])}
        self._number(list(self.crew.values()))

    def _lay_out_options(self, claims: list[str], passengers: list[str]) -> None:
        """§28 to §32 The moves of optional rules."""
        letters, places = self.box.passenger_letter, [NOTHING, *range(STACKS)]
        self.slide = [
            self._number([Slide(at, pile, name) for pile in places] if letters[at] in SLIDING else [])
            for at, name in enumerate(passengers)
        ]
        """By passenger card: among the claims, then to the piles."""
        self.join = self._word("join", forms.Join())
        self.alone = self._word("alone", forms.Alone())
        self.leave = self._each(Leave, passengers)
        self.transfer = self._each(Transfer, claims)
        self.onto = self._each(Onto, claims)
        self.engage = self._number([Engage(False), Engage(True)])
        """Whether a prospector."""
        self._number([self.send[piece] for piece in OF_TWO_COLOURS])
        self._number([self.lose[piece] for piece in OF_TWO_COLOURS])

    def _lay_out_stock(self) -> None:
        """§23, §24 The moves about trains and plows."""
        sorts, is_snow = range(KINDS_OF_STOCK), self.box.is_snow
        self.use: dict[tuple[int, ...], Move] = {trains: UseTrains(trains) for trains in CONVOYS}
        self._number(list(self.use.values()))
        plows: list[list[Move]] = [
            [Plow(at, plow, name) for plow in range(TRAINS, KINDS_OF_STOCK)]
            for at, name in enumerate(self.box.segments_said)
        ]
        self.plow = [self._number(row if is_snow[at] else []) for at, row in enumerate(plows)]
        """By snow segment and sort of plow."""
        self._unnumbered = [move for at, row in enumerate(plows) if not is_snow[at] for move in row]
        """What nobody can ever do, but ask why not: a plow where no snow lies."""
        self.purchase = [[Purchase(sort, traded) for traded in (NOTHING, *traded_in(sort))] for sort in sorts]
        """By sort: for money alone, and for each that can be traded in."""
        self._number([move for row in self.purchase for move in row])
        self.assign = self._number([Assign(market, town) for market, town in enumerate(self.markets_said)])
        self.buy_stock = [self._trades(True, stock=sort) for sort in sorts]
        self.sell_stock = [self._trades(False, stock=sort) for sort in sorts]


class OfferNotation(Notation):
    """Every move of the game, and the offers people word."""

    def __init__(self, moves: list[Move], unnumbered: list[Move], offers: Offers) -> None:
        super().__init__(moves, forms.AnyMove)
        self._offers = offers
        for move in unnumbered:
            if move.form is not None:
                self._by_form[move.form] = move

    def of(self, form: Form) -> Move:
        return self.own(self._offers.offer_of(form)) if isinstance(form, forms.Offer) else super().of(form)

    def parse(self, text: str) -> Move:
        plain = " ".join(text.lower().split())
        return self.own(self._offers.read_offer(plain)) if plain.startswith("offer ") else super().parse(text)
