"""§14.2 Offers: any bundle for any bundle, as people word them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from silverware.core.errors import BadNotation
from silverware.core.move import Move
from silverware.core.seats import SEAT_NAMES
from silverware.core.value import Value
from silverware.games.silverton import forms
from silverware.games.silverton.moves import LOADS, NOTHING
from silverware.games.silverton.stock import NAMES

if TYPE_CHECKING:
    from silverware.games.silverton.components import Box

MOST_MONEY: Final = 999_999
"""More is not worded."""


class Bundle(Value):
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

    def __init__(self, text: str, form: forms.Offer, partner: int, gives: Bundle, wants: Bundle) -> None:
        super().__init__(text, form)
        self.partner = partner
        self.gives = gives
        self.wants = wants


class Offers:
    """The offers that can be worded with one edition's map and cards."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.card_called = {name: card for card, name in enumerate(box.cards)}
        self.segment_called = {name: segment for segment, name in enumerate(box.segments_said)}
        self.markets_said = [box.towns_said[town] for town in box.markets]

    def offer(self, partner: int, gives: Bundle, wants: Bundle) -> Offer:
        """An offer with its text."""
        name = SEAT_NAMES[partner]
        text = f"offer {name} {self.text_of(gives)} for {self.text_of(wants)}"
        return Offer(text, forms.Offer(name, self.form_of(gives), self.form_of(wants)), partner, gives, wants)

    def form_of(self, bundle: Bundle) -> forms.Bundle:
        """A bundle as views and forms carry it."""
        box = self.box
        return forms.Bundle(
            bundle.money,
            tuple([box.cards[card] for card in bundle.claims]),
            tuple([box.segments_said[segment] for segment in bundle.segments]),
            tuple([NAMES[sort] for sort in bundle.stock]),
            tuple([forms.Lot(box.cards[card], loads, self.markets_said[to]) for card, loads, to in bundle.freight]),
        )

    def text_of(self, bundle: Bundle) -> str:
        """A bundle as notation writes it."""
        box = self.box
        things = [f"${bundle.money}"] if bundle.money else []
        things += [box.cards[card] for card in bundle.claims]
        things += [box.segments_said[segment] for segment in bundle.segments]
        things += [NAMES[sort] for sort in bundle.stock]
        things += [
            f"{loads} of {box.cards[card]} to {self.markets_said[market]}" for card, loads, market in bundle.freight
        ]
        return ", ".join(things) or "nothing"

    def offer_of(self, form: forms.Offer) -> Offer:
        """The offer with that form; BadNotation where nobody could word it."""
        if form.partner not in SEAT_NAMES:
            raise BadNotation(f"No seat is called {form.partner!r:.40}.")
        return self.offer(SEAT_NAMES.index(form.partner), self.bundle_of(form.gives), self.bundle_of(form.wants))

    def bundle_of(self, form: forms.Bundle) -> Bundle:
        """The bundle with that form; BadNotation where something in it is nothing that can be offered."""
        if not 0 <= form.money <= MOST_MONEY or not all(1 <= lot.loads <= LOADS for lot in form.freight):
            raise BadNotation("There is no such sum, or no such number of loads.")
        return self._bundle(
            form.money,
            [self._place(name, self._claim(name)) for name in form.claims],
            [self._place(name, self.segment_called.get(name, NOTHING)) for name in form.segments],
            [
                (self._place(lot.claim, self._claim(lot.claim)), lot.loads, self._place(lot.to, self._market(lot.to)))
                for lot in form.freight
            ],
            [self._place(name, NAMES.index(name) if name in NAMES else NOTHING) for name in form.stock],
        )

    def read_offer(self, plain: str) -> Offer:
        """The offer a text words; BadNotation where it words none."""
        parts = re.fullmatch(r"offer (\w+) (.+?) for (.+)", plain)
        if parts is None or parts[1] not in SEAT_NAMES:
            raise BadNotation(f"An offer is written 'offer east $200, c13 for c25', not {plain!r:.80}.")
        return self.offer(SEAT_NAMES.index(parts[1]), self.bundle(parts[2]), self.bundle(parts[3]))

    def bundle(self, words: str) -> Bundle:
        """The bundle a text words; BadNotation where it words none."""
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
            elif loads is not None and NOTHING not in (self._claim(loads[2]), self._market(loads[3])):
                freight.append((self._claim(loads[2]), int(loads[1]), self._market(loads[3])))
            else:
                claims.append(self._place(thing, self._claim(thing)))
        return self._bundle(money, claims, segments, freight, stock)

    def _bundle(
        self,
        money: int,
        claims: list[int],
        segments: list[int],
        freight: list[tuple[int, int, int]],
        stock: list[int],
    ) -> Bundle:
        lots = [(card, market) for card, _, market in freight]
        if any(len(set(named)) != len(named) for named in (claims, segments, lots)):
            raise BadNotation("An offer names each thing once.")
        return Bundle(
            money, tuple(sorted(claims)), tuple(sorted(segments)), tuple(sorted(freight)), tuple(sorted(stock))
        )

    def _place(self, name: str, place: int) -> int:
        """A thing by its place; BadNotation where that is NOTHING."""
        if place == NOTHING:
            what = "money once, claims, track, trains, plows, freight"
            raise BadNotation(f"{name!r:.60} can't be offered; an offer has {what}.")
        return place

    def _market(self, name: str) -> int:
        """A market by its town; NOTHING where there is none."""
        return self.markets_said.index(name) if name in self.markets_said else NOTHING

    def _claim(self, name: str) -> int:
        """A claim by its name; NOTHING where there is none."""
        card = self.card_called.get(name, NOTHING)
        return card if 0 <= card < len(self.box.is_event) and not self.box.is_event[card] else NOTHING
