"""The price chart as a seat reads it: what a load brings where, now and later."""

from __future__ import annotations

from collections.abc import Sequence

from silverware.games.silverton.network import NOWHERE, Network
from silverware.games.silverton.printed import COLUMNS, MARKETS
from silverware.games.silverton.selling import room_for
from silverware.games.silverton.terms import Terms
from silverware.games.silverton.view import Column


class Chart:
    """By column: what a load brings now, what it may bring later, and how many the active seat has delivered."""

    def __init__(self, terms: Terms, columns: Sequence[Column]) -> None:
        self.box = terms.box
        self.terms = terms
        self.now = [0] * COLUMNS
        self.later = [0.0] * COLUMNS
        self.delivered = [0] * COLUMNS
        for column in columns:
            at = self.box.columns_said.index(column.name)
            usual = self.box.price(at, terms.boxes[at])
            self.now[at] = column.price
            self.later[at] = (column.price + usual) / 2
            self.delivered[at] = column.delivered

    def column(self, card: int, market: int) -> int:
        """The column by which a claim's freight is sold in a market; NOWHERE where it is not."""
        return self.terms.column(card, market)

    def columns(self, card: int) -> list[int]:
        """The columns by which a claim's freight is sold somewhere."""
        columns = [self.column(card, market) for market in range(MARKETS)]
        return [column for column in columns if column != NOWHERE]

    def hoped_for(self, card: int) -> float:
        """What a load of a claim may bring later in the best of all markets."""
        return max([self.later[column] for column in self.columns(card)], default=0.0)

    def room(self, column: int) -> int:
        """§16.4 How many loads the active seat may still deliver by a column this turn."""
        return room_for(self.box, column, self.delivered[column])

    def best_column(self, network: Network, card: int) -> int:
        """The column by which a claim's freight is sold best over a network; NOWHERE where there is none."""
        best = NOWHERE
        start = self.box.claim_town[card]
        if not network.connects(start):
            return NOWHERE
        for market, town in enumerate(self.box.markets):
            column = self.column(card, market)
            if column == NOWHERE or network.part[town] != network.part[start]:
                continue
            if network.shut and not network.links(start, town, False):
                continue
            if best == NOWHERE or self.later[column] > self.later[best]:
                best = column
        return best
