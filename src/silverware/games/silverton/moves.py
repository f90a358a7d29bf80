"""The moves of Silverton, made once per edition and looked up; only what people offer each other is made on demand."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from silverware.core.errors import BadNotation
from silverware.core.move import Move, Notation
from silverware.core.seats import SEAT_NAMES
from silverware.games.silverton.printed import CREWS

if TYPE_CHECKING:
    from silverware.games.silverton.components import Box

PIECES: Final = (
    "surveyor 1",
    "surveyor 2",
    "surveyor 3",
    "surveyor 4",
    "prospector 1",
    "prospector 2",
    "prospector 3",
    "prospector 4",
)
"""The pieces a seat can have, as notation names them."""
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
    """§22.1 Choose one's surveyors and prospectors."""

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
    """§14.3 A simple offer: to buy or to sell one claim or one segment for money."""

    def __init__(self, buys: bool, card: int, segment: int, money: int, name: str) -> None:
        super().__init__(f"{'buy' if buys else 'sell'} {name} for ${money}")
        self.buys = buys
        self.card = card
        """The claim, or NOTHING."""
        self.segment = segment
        """The segment, or NOTHING."""
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


class Bundle:
    """§14.2 What one side of a deal gives."""

    def __init__(
        self,
        money: int = 0,
        claims: tuple[int, ...] = (),
        segments: tuple[int, ...] = (),
        freight: tuple[tuple[int, int, int], ...] = (),
    ) -> None:
        self.money = money
        self.claims = claims
        self.segments = segments
        self.freight = freight
        """A claim, how many of its loads, and the market they are bought for."""

    def is_empty(self) -> bool:
        """Whether there is nothing in it."""
        return not (self.money or self.claims or self.segments or self.freight)


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
        self.buy_claim = [self._trades(True, card, NOTHING) for card in claims]
        self.sell_claim = [self._trades(False, card, NOTHING) for card in claims]
        self.buy_track = [self._trades(True, NOTHING, at) for at in range(len(segments))]
        self.sell_track = [self._trades(False, NOTHING, at) for at in range(len(segments))]
        self.buy_freight: list[list[Move]] = [
            [BuyFreight(card, market, cards[card], town) for market, town in enumerate(markets)] for card in claims
        ]
        self.deliver: list[list[Move]] = [
            [Deliver(card, market, cards[card], town) for market, town in enumerate(markets)] for card in claims
        ]
        self.load: list[Move] = [Load(loads) for loads in range(1, LOADS + 1)]
        rows: list[list[Move]] = [words, self.send, self.survey, self.take_up, self.prospect, [self.prospect_deck]]
        rows += [self.stake, self.take, self.lose, self.build, self.abandon, self.operate, self.buy_from, self.sell_to]
        rows += [*self.buy_claim, *self.sell_claim, *self.buy_track, *self.sell_track]
        rows += [*self.buy_freight, *self.deliver, self.load]
        self.crew: dict[str, Move] = {crew: ChooseCrew(crew) for crew in CREWS}
        rows.append(list(self.crew.values()))
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

    def _trades(self, buys: bool, card: int, segment: int) -> list[Move]:
        """The simple offers about one thing, the cheapest first."""
        box = self.box
        if segment == NOTHING:
            name, cost = box.cards[card], box.claim_cost[card]
        else:
            name, cost = box.segments_said[segment], box.cost[segment]
        return [Trade(buys, card, segment, times * cost, name) for times in PRICES]

    def _is_event(self, move: Move) -> bool:
        """Whether a move would be about an event card, which nobody can choose."""
        card = NOTHING
        if isinstance(move, (Stake, Operate, BuyFreight, Deliver, Trade)):
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
        for thing in [] if words == "nothing" else [thing.strip() for thing in words.split(",")]:
            loads = re.fullmatch(r"([1-9]\d?) of (c\d{1,3}) to (\S+)", thing)
            dollars = re.fullmatch(r"\$([1-9]\d{0,5})", thing)
            if dollars is not None and not money:
                money = int(dollars[1])
            elif thing in self.segment_called:
                segments.append(self.segment_called[thing])
            elif loads is not None and self._claim(loads[2]) != NOTHING and loads[3] in markets:
                freight.append((self._claim(loads[2]), int(loads[1]), markets.index(loads[3])))
            elif self._claim(thing) != NOTHING:
                claims.append(self._claim(thing))
            else:
                raise BadNotation(f"{thing!r:.60} is nothing that can be offered: money once, claims, track, freight.")
        lots = [(card, market) for card, _, market in freight]
        if any(len(set(named)) != len(named) for named in (claims, segments, lots)):
            raise BadNotation("An offer names each thing once.")
        return Bundle(money, tuple(sorted(claims)), tuple(sorted(segments)), tuple(sorted(freight)))

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
