"""The moves of Silverton. Every one is made once per edition, in `catalogue.py`; offers alone are worded by people."""

from __future__ import annotations

from typing import Final

from silverware.core.form import Form
from silverware.core.move import Move
from silverware.core.seats import SEAT_NAMES
from silverware.games.silverton import forms
from silverware.games.silverton.printed import DISCS, pieces
from silverware.games.silverton.stock import NAMES, POWERS, SORTS, powers_of, trains_text

PIECES: Final = tuple([f"{kind} {number}" for kind in ("surveyor", "prospector") for number in range(1, DISCS + 1)])
"""The pieces a seat can have, as notation names them."""
LOADS: Final = 99
"""The most loads that one delivery can be written with."""
NOTHING: Final = -1
DECK: Final = -2
"""Where a prospector on the claim deck stands, and where a claim lies that has not been turned up."""


# Moves about one thing


class PieceMove(Move):
    """A move about a piece."""

    def __init__(self, text: str, form: Form, piece: int) -> None:
        super().__init__(text, form)
        self.piece = piece


class Send(PieceMove):
    """§7.1 Take a piece in hand, to place it."""

    def __init__(self, piece: int, name: str) -> None:
        super().__init__(f"send {name}", forms.Send(name), piece)


class Lose(PieceMove):
    """§4.9 Choose the prospector an event befalls."""

    def __init__(self, piece: int, name: str) -> None:
        super().__init__(f"lose {name}", forms.Lose(name), piece)


class TrackMove(Move):
    """A move about a segment."""

    def __init__(self, text: str, form: Form, segment: int) -> None:
        super().__init__(text, form)
        self.segment = segment


class Survey(TrackMove):
    """§7.2 Place the surveyor on a segment, to build it."""

    def __init__(self, segment: int, name: str) -> None:
        super().__init__(f"survey {name}", forms.Survey(name), segment)


class TakeUp(TrackMove):
    """§7.12 Place the surveyor on an own segment to dismantle it, or dismantle it."""

    def __init__(self, segment: int, name: str) -> None:
        super().__init__(f"take up {name}", forms.TakeUp(name), segment)


class Build(TrackMove):
    """§12.1 Pay for the segment a surveyor is on and build it."""

    def __init__(self, segment: int, name: str) -> None:
        super().__init__(f"build {name}", forms.Build(name), segment)


class Abandon(TrackMove):
    """§12.8 Take a cube off the board, to build elsewhere with it."""

    def __init__(self, segment: int, name: str) -> None:
        super().__init__(f"abandon {name}", forms.Abandon(name), segment)


class CardMove(Move):
    """A move about a claim."""

    def __init__(self, text: str, form: Form, card: int) -> None:
        super().__init__(text, form)
        self.card = card


class Stake(CardMove):
    """§11.1 Pay for a claim and take it."""

    def __init__(self, card: int, name: str) -> None:
        super().__init__(f"stake {name}", forms.Stake(name), card)


class Operate(CardMove):
    """§13.1 Pay to operate a claim."""

    def __init__(self, card: int, name: str) -> None:
        super().__init__(f"operate {name}", forms.Operate(name), card)


class Transfer(CardMove):
    """§30.2 Bring freight from a claim to another of one's own."""

    def __init__(self, card: int, name: str) -> None:
        super().__init__(f"transfer {name}", forms.Transfer(name), card)


class Onto(CardMove):
    """§30.2 The claim to which freight is brought."""

    def __init__(self, card: int, name: str) -> None:
        super().__init__(f"onto {name}", forms.Onto(name), card)


class Prospect(Move):
    """§8.1 Send the prospector to a card, be it a claim or a passenger card, or to the deck."""

    def __init__(self, target: int, name: str) -> None:
        super().__init__(f"prospect {name}", forms.Prospect(name))
        self.target = target
        """The card, or DECK."""


class PassengerMove(Move):
    """A move about a passenger card."""

    def __init__(self, text: str, form: Form, passenger: int) -> None:
        super().__init__(text, form)
        self.passenger = passenger


class Take(PassengerMove):
    """§11.2 Pay for a passenger card and take it."""

    def __init__(self, passenger: int, name: str) -> None:
        super().__init__(f"take {name}", forms.Take(name), passenger)


class Leave(PassengerMove):
    """§29.10 End a joint route."""

    def __init__(self, passenger: int, name: str) -> None:
        super().__init__(f"leave {name}", forms.Leave(name), passenger)


class FreightMove(Move):
    """A move about freight of a claim, for a market."""

    def __init__(self, text: str, form: Form, card: int, market: int) -> None:
        super().__init__(text, form)
        self.card = card
        self.market = market


class BuyFreight(FreightMove):
    """§14.7 A simple offer: half the sale for all the freight of a claim that may be sold in one market."""

    def __init__(self, card: int, market: int, name: str, town: str) -> None:
        super().__init__(f"buy freight of {name} to {town}", forms.BuyFreight(name, town), card, market)


class Deliver(FreightMove):
    """§16.1 Deliver freight from a claim to a market."""

    def __init__(self, card: int, market: int, name: str, town: str) -> None:
        super().__init__(f"deliver {name} to {town}", forms.Deliver(name, town), card, market)


# Moves about more


class ChooseCrew(Move):
    """§22.5 Choose one's surveyors and prospectors."""

    def __init__(self, crew: str) -> None:
        super().__init__(f"crew {crew.lower()}", forms.ChooseCrew(pieces(crew, "S"), pieces(crew, "P")))
        self.crew = crew


class Slide(Move):
    """§28.4 Move a passenger card to an open place: among the claims, or on a pile."""

    def __init__(self, passenger: int, pile: int, name: str) -> None:
        place = "claims" if pile == NOTHING else f"pile {pile + 1}"
        super().__init__(f"slide {name} to {place}", forms.Slide(name, None if pile == NOTHING else pile + 1))
        self.passenger = passenger
        self.pile = pile
        """The pile, or NOTHING."""


class DealWith(Move):
    """§14.1 Turn to another seat with a simple offer, to buy from it or to sell to it."""

    def __init__(self, seat: int, buys: bool) -> None:
        name = SEAT_NAMES[seat]
        super().__init__(f"{'buy from' if buys else 'sell to'} {name}", forms.DealWith(name, buys))
        self.seat = seat
        self.buys = buys


class Trade(Move):
    """§14.3 A simple offer: to buy or to sell one claim, segment, train or plow for money."""

    def __init__(self, buys: bool, card: int, segment: int, stock: int, money: int, name: str) -> None:
        form = forms.Trade(
            buys,
            None if card == NOTHING else name,
            None if segment == NOTHING else name,
            None if stock == NOTHING else name,
            money,
        )
        super().__init__(f"{'buy' if buys else 'sell'} {name} for ${money}", form)
        self.buys = buys
        self.card = card
        """The claim, or NOTHING."""
        self.segment = segment
        """The segment, or NOTHING."""
        self.stock = stock
        """The sort of train or plow, or NOTHING."""
        self.money = money


class Load(Move):
    """§16.5 Deliver so many loads."""

    def __init__(self, loads: int) -> None:
        super().__init__(f"load {loads}", forms.Load(loads))
        self.loads = loads


class UseTrains(Move):
    """§23.4 Put these trains before the delivery."""

    def __init__(self, trains: tuple[int, ...]) -> None:
        form = forms.UseTrains(powers_of(trains))
        super().__init__(f"use {trains_text(trains)}", form)
        self.trains = trains


class Plow(Move):
    """§24.3 Assign a plow to a snow segment."""

    def __init__(self, segment: int, plow: int, name: str) -> None:
        super().__init__(f"plow {name} with +{POWERS[plow]}", forms.Plow(name, POWERS[plow]))
        self.segment = segment
        self.plow = plow


class Purchase(Move):
    """§23.10 Purchase a train or a plow, §23.12 for another and money."""

    def __init__(self, sort: int, traded: int) -> None:
        given = None if traded == NOTHING else NAMES[traded]
        price = "" if given is None else f" for {given}"
        super().__init__(f"purchase {NAMES[sort]}{price}", forms.Purchase(NAMES[sort], given))
        self.sort = sort
        self.traded = traded
        """What is traded in, or NOTHING."""
        worth = 0 if traded == NOTHING else SORTS[traded].trade_in
        self.cost = max(0, SORTS[sort].cost - worth)


class Assign(Move):
    """§23.14 Say to which home city a train belongs."""

    def __init__(self, market: int, town: str) -> None:
        super().__init__(f"assign {town}", forms.Assign(town))
        self.market = market


class Engage(Move):
    """§32.4 Hire a surveyor, or a prospector."""

    def __init__(self, prospector: bool) -> None:
        super().__init__(
            f"hire {'prospector' if prospector else 'surveyor'}",
            forms.Engage("prospector" if prospector else "surveyor"),
        )
        self.prospector = prospector
