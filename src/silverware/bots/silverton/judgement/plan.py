"""What a seat means to do in the turns to come."""

from __future__ import annotations


class Plan:
    """Claims to stake, passenger cards to take, and track to build for them, each in the order of time."""

    def __init__(self, claims: list[int], passengers: list[int], track: list[int]) -> None:
        self.claims = claims
        self.passengers = passengers
        self.track = track
        self.worth = 0.0
        """What the seat may come to with it."""
        self.delay = 0
        """In how many turns its latest project is joined."""

    def along(self, claims: list[int], passengers: list[int], track: list[int], *, first: bool) -> Plan:
        """This and something more, whose track is built first or last."""
        return Plan(
            [*self.claims, *claims],
            [*self.passengers, *passengers],
            [*track, *self.track] if first else [*self.track, *track],
        )
