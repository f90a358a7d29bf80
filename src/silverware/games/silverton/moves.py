"""The moves of Silverton, made once per edition and looked up; only what people offer each other is made on demand."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from silverware.core.errors import BadNotation
from silverware.core.move import Move, Notation
from silverware.core.seats import SEAT_NAMES
from silverware.games.silverton.printed import CREWS, CREWS_OF_TWO_COLOURS, DISCS, OF_A_COLOUR, SLIDING, STACKS
from silverware.games.silverton.stock import CONVOYS, NAMES, POWERS, SORTS, TRAINS, said_trains, traded_in

if TYPE_CHECKING:
    from silverware.games.silverton.components import Box

PIECES: Final = tuple([f"{kind} {number}" for kind in ("surveyor", "prospector") for number in range(1, DISCS + 1)])
"""The pieces a seat can have, as notation names them."""
OF_ONE_COLOUR: Final = [*range(OF_A_COLOUR), *range(DISCS, DISCS + OF_A_COLOUR)]
"""Those it can have without §32.3 two colours."""
LOADS: Final = 99
"""The most loads that one delivery can be written with."""
PRICES: Final = (1, 2)
"""§14.3 What a simple offer pays: so many times the printed cost."""
NOTHING: Final = -1
DECK: Final = -2
"""Where a prospector on the claim deck stands, and where a claim lies that has not been turned up."""


class Send(Move):
    """§7.1 Take a piece in hand, to place it."""

    def __init__(self, piece: int) -> None:
        super().__init__(f"send {PIECES[piece]}")
        self.piece = piece


class ChooseCrew(Move):
    """§22.5 Choose one's surveyors and prospectors."""

    def __init__(self, crew: str) -> None:
        super().__init__(f"crew {crew.lower()}")
        self.crew = crew


class Survey(Move):
    """§7.2 Place the surveyor on a segment, to build it."""

    def __init__(self, segment: int, name: str) -> None:
        super().__init__(f"survey {name}")
        self.segment = segment


class TakeUp(Move):
    """§7.12 Place the surveyor on an own segment to dismantle it, or dismantle it."""

    def __init__(self, segment: int, name: str) -> None:
        super().__init__(f"take up {name}")
        self.segment = segment


class Prospect(Move):
    """§8.1 Send the prospector to a claim, to a passenger card or to the deck."""

    def __init__(self, target: int, name: str) -> None:
        super().__init__(f"prospect {name}")
        self.target = target


class Stake(Move):
    """§11.1 Pay for a claim and take it."""

    def __init__(self, card: int, name: str) -> None:
        super().__init__(f"stake {name}")
        self.card = card


class Take(Move):
    """§11.2 Pay for a passenger card and take it."""

    def __init__(self, passenger: int, name: str) -> None:
        super().__init__(f"take {name}")
        self.passenger = passenger


class Slide(Move):
    """§28.4 Move a passenger card to an open place: among the claims, or on a pile."""

    def __init__(self, passenger: int, pile: int, name: str) -> None:
        super().__init__(f"slide {name} to {'claims' if pile == NOTHING else f'pile {pile + 1}'}")
        self.passenger = passenger
        self.pile = pile
        """The pile, or NOTHING."""


class Leave(Move):
    """§29.10 End a joint route."""

    def __init__(self, passenger: int, name: str) -> None:
        super().__init__(f"leave {name}")
        self.passenger = passenger


class Transfer(Move):
    """§30.2 Bring freight from a claim to another of one's own."""

    def __init__(self, card: int, name: str) -> None:
        super().__init__(f"transfer {name}")
        self.card = card


class Onto(Move):
    """§30.2 The claim to which freight is brought."""

    def __init__(self, card: int, name: str) -> None:
        super().__init__(f"onto {name}")
        self.card = card


class Engage(Move):
    """§32.4 Hire a surveyor, or a prospector."""

    def __init__(self, prospector: bool) -> None:
        super().__init__(f"hire {'prospector' if prospector else 'surveyor'}")
        self.prospector = prospector


class Lose(Move):
    """§4.9 Choose the prospector an event befalls."""

    def __init__(self, piece: int) -> None:
        super().__init__(f"lose {PIECES[piece]}")
        self.piece = piece


class Build(Move):
    """§12.1 Pay for the segment a surveyor is on and build it."""

    def __init__(self, segment: int, name: str) -> None:
        super().__init__(f"build {name}")
        self.segment = segment


class Abandon(Move):
    """§12.8 Take a cube off the board, to build elsewhere with it."""

    def __init__(self, segment: int, name: str) -> None:
        super().__init__(f"abandon {name}")
        self.segment = segment


class Operate(Move):
    """§13.1 Pay to operate a claim."""

    def __init__(self, card: int, name: str) -> None:
        super().__init__(f"operate {name}")
        self.card = card


class DealWith(Move):
    """§14.1 Turn to another seat with a simple offer, to buy from it or to sell to it."""

    def __init__(self, seat: int, buys: bool) -> None:
        super().__init__(f"{'buy from' if buys else 'sell to'} {SEAT_NAMES[seat]}")
        self.seat = seat
        self.buys = buys


class Trade(Move):
    """§14.3 A simple offer: to buy or to sell one claim, segment, train or plow for money."""

    def __init__(self, buys: bool, card: int, segment: int, stock: int, money: int, name: str) -> None:
        super().__init__(f"{'buy' if buys else 'sell'} {name} for ${money}")
        self.buys = buys
        self.card = card
        """The claim, or NOTHING."""
        self.segment = segment
        """The segment, or NOTHING."""
        self.stock = stock
        """The sort of train or plow, or NOTHING."""
        self.money = money


class BuyFreight(Move):
    """§14.7 A simple offer: half the sale for all the freight of a claim that may be sold in one market."""

    def __init__(self, card: int, market: int, name: str, town: str) -> None:
        super().__init__(f"buy freight of {name} to {town}")
        self.card = card
        self.market = market


class Deliver(Move):
    """§16.1 Deliver freight from a claim to a market."""

    def __init__(self, card: int, market: int, name: str, town: str) -> None:
        super().__init__(f"deliver {name} to {town}")
        self.card = card
        self.market = market


class Load(Move):
    """§16.5 Deliver so many loads."""

    def __init__(self, loads: int) -> None:
        super().__init__(f"load {loads}")
        self.loads = loads


class UseTrains(Move):
    """§23.4 Put these trains before the delivery."""

    def __init__(self, trains: tuple[int, ...]) -> None:
        super().__init__(f"use {said_trains(trains)}")
        self.trains = trains


class Plow(Move):
    """§24.3 Assign a plow to a snow segment."""

    def __init__(self, segment: int, plow: int, name: str) -> None:
        super().__init__(f"plow {name} with +{POWERS[plow]}")
        self.segment = segment
        self.plow = plow


class Purchase(Move):
    """§23.10 Purchase a train or a plow, §23.12 for another and money."""

    def __init__(self, sort: int, traded: int) -> None:
        price = "" if traded == NOTHING else f" for {NAMES[traded]}"
        super().__init__(f"purchase {NAMES[sort]}{price}")
        self.sort = sort
        self.traded = traded
        """What is traded in, or NOTHING."""
        worth = 0 if traded == NOTHING else SORTS[traded].trade_in
        self.cost = max(0, SORTS[sort].cost - worth)


class Assign(Move):
    """§23.14 Say to which home city a train belongs."""

    def __init__(self, market: int, town: str) -> None:
        super().__init__(f"assign {town}")
        self.market = market


class Bundle:
    """§14.2 What one side of a deal gives."""

    def __init__(
        self,
        money: int = 0,
        claims: tuple[int, ...] = (),
        segments: tuple[int, ...] = (),
        freight: tuple[tuple[int, int, int], ...] = (),
        stock: tuple[int, ...] = (),
    ) -> None:
        self.money = money
        self.claims = claims
        self.segments = segments
        self.freight = freight
        """A claim, how many of its loads, and the market they are bought for."""
        self.stock = stock
        """§24.8 The sorts of its trains and plows."""

    def is_empty(self) -> bool:
        """Whether there is nothing in it."""
        return not (self.money or self.claims or self.segments or self.freight or self.stock)


class Offer(Move):
    """§14.2 Any bundle for any bundle. Made when somebody words it; it has no number."""

    def __init__(self, partner: int, gives: Bundle, wants: Bundle, text: str) -> None:
        super().__init__(text)
        self.partner = partner
        self.gives = gives
        self.wants = wants


class Moves:
    """Every move with one edition's map and cards, and the notation of all."""

    def __init__(self, box: Box) -> None:
        self.box = box
        segments, cards = box.segments_said, box.cards
        self.card_called = {name: card for card, name in enumerate(cards)}
        self.segment_called = {name: segment for segment, name in enumerate(segments)}
        markets = [box.towns_said[town] for town in box.markets]
        claims = range(len(box.claim_town))
        words = self._plain_words()
        self.send: list[Move] = [Send(piece) for piece in range(len(PIECES))]
        self.survey: list[Move] = [Survey(at, name) for at, name in enumerate(segments)]
        self.take_up: list[Move] = [TakeUp(at, name) for at, name in enumerate(segments)]
        passengers = [len(claims) + passenger for passenger in range(len(box.passenger_from))]
        self.prospect: list[Move] = [Prospect(card, cards[card]) for card in [*claims, *passengers]]
        """By card: the claims first, then the passenger cards."""
        self.prospect_deck = Prospect(DECK, "deck")
        self.stake: list[Move] = [Stake(card, cards[card]) for card in claims]
        self.take: list[Move] = [Take(at, cards[card]) for at, card in enumerate(passengers)]
        self.lose: list[Move] = [Lose(piece) for piece in range(len(PIECES))]
        self.build: list[Move] = [Build(at, name) for at, name in enumerate(segments)]
        self.abandon: list[Move] = [Abandon(at, name) for at, name in enumerate(segments)]
        self.operate: list[Move] = [Operate(card, cards[card]) for card in claims]
        self.buy_from: list[Move] = [DealWith(seat, True) for seat in range(len(SEAT_NAMES))]
        self.sell_to: list[Move] = [DealWith(seat, False) for seat in range(len(SEAT_NAMES))]
        self.buy_claim = [self._trades(True, card=card) for card in claims]
        self.sell_claim = [self._trades(False, card=card) for card in claims]
        self.buy_track = [self._trades(True, segment=at) for at in range(len(segments))]
        self.sell_track = [self._trades(False, segment=at) for at in range(len(segments))]
        self.buy_freight: list[list[Move]] = [
            [BuyFreight(card, market, cards[card], town) for market, town in enumerate(markets)] for card in claims
        ]
        self.deliver: list[list[Move]] = [
            [Deliver(card, market, cards[card], town) for market, town in enumerate(markets)] for card in claims
        ]
        self.load: list[Move] = [Load(loads) for loads in range(1, LOADS + 1)]
        usual = [self.send[piece] for piece in OF_ONE_COLOUR]
        rows: list[list[Move]] = [words, usual, self.survey, self.take_up, self.prospect, [self.prospect_deck]]
        usual = [self.lose[piece] for piece in OF_ONE_COLOUR]
        rows += [self.stake, self.take, usual, self.build, self.abandon, self.operate, self.buy_from, self.sell_to]
        rows += [*self.buy_claim, *self.sell_claim, *self.buy_track, *self.sell_track]
        rows += [*self.buy_freight, *self.deliver, self.load]
        self.crew: dict[str, Move] = {crew: ChooseCrew(crew) for crew in dict.fromkeys([*CREWS, *CREWS_OF_TWO_COLOURS])}
        rows.append(list(self.crew.values()))
        rows += self._lay_out_options(passengers)
        rows += self._lay_out_stock()
        self.notation = OfferNotation([move for row in rows for move in row if not self._is_event(move)], self)

    def _plain_words(self) -> list[Move]:
        """The moves that are about nothing in particular."""
        self.done = Move("done")
        self.rest = Move("rest")
        self.dismantle = Move("dismantle")
        self.stay = Move("stay")
        self.move_over = Move("move over")
        self.call = Move("call")
        self.let_be = Move("let be")
        self.turn_up = Move("turn up")
        self.reject = Move("reject")
        self.no_offer = Move("no offer")
        self.accept = Move("accept")
        self.decline = Move("decline")
        self.wait = Move("wait")
        self.roll = Move("roll")
        self.pay = Move("pay")
        words = [self.done, self.rest, self.dismantle, self.stay, self.move_over, self.call, self.let_be, self.turn_up]
        words += [self.reject, self.no_offer, self.accept, self.decline, self.wait, self.roll, self.pay]
        return words

    def _lay_out_options(self, passengers: list[int]) -> list[list[Move]]:
        """§28 to §32 The moves of optional rules."""
        box, cards = self.box, self.box.cards
        places = [NOTHING, *range(STACKS)]
        self.slide: list[list[Move]] = [
            [Slide(at, pile, cards[card]) for pile in places] if box.passenger_letter[at] in SLIDING else []
            for at, card in enumerate(passengers)
        ]
        """By passenger card: among the claims, then to the piles."""
        self.join = Move("join")
        self.alone = Move("alone")
        self.leave: list[Move] = [Leave(at, cards[card]) for at, card in enumerate(passengers)]
        claims = range(len(box.claim_town))
        self.transfer: list[Move] = [Transfer(card, cards[card]) for card in claims]
        self.onto: list[Move] = [Onto(card, cards[card]) for card in claims]
        self.engage: list[Move] = [Engage(False), Engage(True)]
        """Whether a prospector."""
        more = [piece for piece in range(len(PIECES)) if piece not in OF_ONE_COLOUR]
        others = [*[self.send[piece] for piece in more], *[self.lose[piece] for piece in more]]
        return [*self.slide, [self.join, self.alone], self.leave, self.transfer, self.onto, self.engage, others]

    def _lay_out_stock(self) -> list[list[Move]]:
        """§23, §24 The moves about trains and plows."""
        box = self.box
        markets = [box.towns_said[town] for town in box.markets]
        sorts = range(len(SORTS))
        self.use: dict[tuple[int, ...], Move] = {trains: UseTrains(trains) for trains in CONVOYS}
        self.plow: list[list[Move]] = [
            [Plow(at, plow, name) for plow in range(TRAINS, len(SORTS))] if box.is_snow[at] else []
            for at, name in enumerate(box.segments_said)
        ]
        """By snow segment and sort of plow."""
        self.purchase = [[Purchase(sort, traded) for traded in (NOTHING, *traded_in(sort))] for sort in sorts]
        """By sort: for money alone, and for each that can be traded in."""
        self.assign: list[Move] = [Assign(market, town) for market, town in enumerate(markets)]
        self.buy_stock = [self._trades(True, stock=sort) for sort in sorts]
        self.sell_stock = [self._trades(False, stock=sort) for sort in sorts]
        purchases: list[Move] = [move for row in self.purchase for move in row]
        return [list(self.use.values()), *self.plow, purchases, self.assign, *self.buy_stock, *self.sell_stock]

    def _trades(self, buys: bool, card: int = NOTHING, segment: int = NOTHING, stock: int = NOTHING) -> list[Move]:
        """The simple offers about one thing, the cheapest first."""
        box = self.box
        if card != NOTHING:
            name, cost = box.cards[card], box.claim_cost[card]
        elif segment != NOTHING:
            name, cost = box.segments_said[segment], box.cost[segment]
        else:
            name, cost = NAMES[stock], SORTS[stock].cost
        return [Trade(buys, card, segment, stock, times * cost, name) for times in PRICES]

    def _is_event(self, move: Move) -> bool:
        """Whether a move would be about an event card, which nobody can choose."""
        card = NOTHING
        if isinstance(move, (Stake, Operate, BuyFreight, Deliver, Trade, Transfer, Onto)):
            card = move.card
        elif isinstance(move, Prospect):
            card = move.target
        return 0 <= card < len(self.box.is_event) and self.box.is_event[card]

    # Offers

    def offer(self, partner: int, gives: Bundle, wants: Bundle) -> Offer:
        """An offer with its text."""
        text = f"offer {SEAT_NAMES[partner]} {self.said(gives)} for {self.said(wants)}"
        return Offer(partner, gives, wants, text)

    def said(self, bundle: Bundle) -> str:
        """A bundle as notation writes it."""
        box = self.box
        things = [f"${bundle.money}"] if bundle.money else []
        things += [box.cards[card] for card in bundle.claims]
        things += [box.segments_said[segment] for segment in bundle.segments]
        things += [NAMES[sort] for sort in bundle.stock]
        things += [
            f"{loads} of {box.cards[card]} to {box.towns_said[box.markets[market]]}"
            for card, loads, market in bundle.freight
        ]
        return ", ".join(things) or "nothing"

    def read_offer(self, plain: str) -> Offer:
        """The offer a text words; BadNotation where it words none."""
        found = re.fullmatch(r"offer (\w+) (.+?) for (.+)", plain)
        if found is None or found[1] not in SEAT_NAMES:
            raise BadNotation(f"An offer is written 'offer east $200, c13 for c25', not {plain!r:.80}.")
        return self.offer(SEAT_NAMES.index(found[1]), self.bundle(found[2]), self.bundle(found[3]))

    def bundle(self, words: str) -> Bundle:
        """The bundle a text words; BadNotation where it words none."""
        box = self.box
        markets = [box.towns_said[town] for town in box.markets]
        money = 0
        claims: list[int] = []
        segments: list[int] = []
        freight: list[tuple[int, int, int]] = []
        stock: list[int] = []
        for thing in [] if words == "nothing" else [thing.strip() for thing in words.split(",")]:
            loads = re.fullmatch(r"([1-9]\d?) of (c\d{1,3}) to (\S+)", thing)
            dollars = re.fullmatch(r"\$([1-9]\d{0,5})", thing)
            if dollars is not None and not money:
                money = int(dollars[1])
            elif thing in self.segment_called:
                segments.append(self.segment_called[thing])
            elif thing in NAMES:
                stock.append(NAMES.index(thing))
            elif loads is not None and self._claim(loads[2]) != NOTHING and loads[3] in markets:
                freight.append((self._claim(loads[2]), int(loads[1]), markets.index(loads[3])))
            elif self._claim(thing) != NOTHING:
                claims.append(self._claim(thing))
            else:
                what = "money once, claims, track, trains, plows, freight"
                raise BadNotation(f"{thing!r:.60} is nothing that can be offered: {what}.")
        lots = [(card, market) for card, _, market in freight]
        if any(len(set(named)) != len(named) for named in (claims, segments, lots)):
            raise BadNotation("An offer names each thing once.")
        return Bundle(
            money, tuple(sorted(claims)), tuple(sorted(segments)), tuple(sorted(freight)), tuple(sorted(stock))
        )

    def _claim(self, name: str) -> int:
        """A claim by its name; NOTHING where there is none."""
        card = self.card_called.get(name, NOTHING)
        return card if 0 <= card < len(self.box.is_event) and not self.box.is_event[card] else NOTHING


class OfferNotation(Notation):
    """Every move of the game, and the offers people word."""

    def __init__(self, moves: list[Move], makes: Moves) -> None:
        super().__init__(moves)
        self._makes = makes

    def parse(self, text: str) -> Move:
        plain = " ".join(text.lower().split())
        return self._makes.read_offer(plain) if plain.startswith("offer ") else super().parse(text)
