"""What never changes in a game with one edition, worked out once."""

from __future__ import annotations

from silverware.bots.silverton.judgement.drift import Drift
from silverware.bots.silverton.yields import Yields
from silverware.games.silverton.components import Box


class Facts:
    """An edition as a planner reads it."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.drift = Drift(box)
        yields = Yields(box)
        self.first: list[float] = yields.first
        self.first_lives: list[float] = yields.first_lives
        self.later: list[float] = yields.later
        self.lives: list[float] = yields.lives
        self.cost: list[int] = box.cost
        self.distance: list[int] = box.distance
        self.is_snow: list[bool] = box.is_snow
        self.is_winter: list[bool] = box.is_winter
        self.segment_towns = [list(towns) for towns in box.segment_towns]
        self.hops: list[list[tuple[int, int]]] = box.hops
        self.claim_town: list[int] = box.claim_town
        self.claim_cost: list[int] = box.claim_cost
        self.claim_operate: list[int] = box.claim_operate
        self.claim_freight: list[int] = box.claim_freight
        self.passenger_from: list[int] = box.passenger_from
        self.passenger_to: list[int] = box.passenger_to
        self.passenger_price: list[int] = box.passenger_price
        self.limit: list[int] = box.limit
        self.markets: list[int] = box.markets
        self.succeeds = [chance_above(distance) for distance in box.distance]
        """§12.3 By segment: how likely it is built as the second of two in a row."""


def chance_above(distance: int) -> float:
    """How likely two dice show more than that."""
    return sum([one + other > distance for one in range(1, 7) for other in range(1, 7)]) / 36
