"""What the trains of a seat carry, and over which track."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from silverware.bots.silverton.seen import Seen
from silverware.games.silverton.network import Network
from silverware.games.silverton.printed import HALF_LOADS
from silverware.games.silverton.selling import carried
from silverware.games.silverton.stock import SORTS, TRAINS

USUAL: Final = 5
"""How long the longest segment of a route is believed to be whose track is not built."""


class Trains:
    """§23 The trains of a seat; in the Basic game it has none, and nobody asks."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen
        self.box = seen.box
        self.trains = seen.me.trains
        cleared = [seen.segment[name] for name in seen.view.cleared]
        self.track = self.usable(cleared) if cleared else seen.own
        """§24.6 The own track, as far as it is cleared if some of it has been."""
        self.snowed = seen.view.winter and not cleared
        """§3.9 Whether no route over it has a snow segment."""

    def usable(self, cleared: Sequence[int]) -> Network:
        """§24.6 The own track as it is in winter, when these segments are cleared."""
        snow = self.box.is_snow
        track = tuple(self.seen.own.segments)
        shut = tuple([segment for segment in track if snow[segment] and segment not in cleared])
        return self.seen.networks.of(self.seen.homes, track, shut)

    def ready(self, town: int) -> list[int]:
        """§23.2 The powers of the trains that can still serve a town this turn."""
        part = self.seen.own.part[town]
        homes = self.seen.me.homes
        return [
            train.power
            for train in self.trains
            if not train.used and (train.home is None or homes.index(train.home) == part)
        ]

    def loads_of(self, card: int) -> int:
        """§23.3 How many loads of a claim count as one."""
        return 2 if self.box.claim_freight[card] in HALF_LOADS else 1

    def takes(self, card: int, power: int, longest: int) -> int:
        """§23.3, §23.5 How many loads of a claim so much power takes over such a segment."""
        return carried(self.box.claim_freight[card], power, longest)

    def most(self, card: int, market: int, powers: Sequence[int]) -> int:
        """§23.4 How many loads of a claim these trains take to a market together, this turn."""
        return self.takes(
            card, sum(powers), self.track.longest(self.box.claim_town[card], self.box.markets[market], self.snowed)
        )

    def prospect(self) -> int:
        """The power of the best train there is to be had soon, or is had already."""
        view = self.seen.view
        own = [train.power for train in self.trains]
        sold = [sort.power for sort in SORTS[:TRAINS] if sort.turn <= view.round and view.supply[sort.name]]
        return max([*own, *sold], default=0)
