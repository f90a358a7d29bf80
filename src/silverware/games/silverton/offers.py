"""§14.2 Offers: any bundle for any bundle, as people word them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from silverware.core.errors import BadNotation
from silverware.core.move import Move
from silverware.core.seats import SEAT_NAMES
from silverware.games.silverton.moves import NOTHING
from silverware.games.silverton.stock import NAMES

if TYPE_CHECKING:
    from silverware.games.silverton.components import Box


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


class Offers:
    """The offers that can be worded with one edition's map and cards."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.card_called = {name: card for card, name in enumerate(box.cards)}
        self.segment_called = {name: segment for segment, name in enumerate(box.segments_said)}
        self.markets_said = [box.towns_said[town] for town in box.markets]

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
            f"{loads} of {box.cards[card]} to {self.markets_said[market]}" for card, loads, market in bundle.freight
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
        markets = self.markets_said
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
