"""All that a seat makes of what it sees, for one decision."""

from __future__ import annotations

from silverware.bots.silverton.chances import Chances
from silverware.bots.silverton.seen import Seen
from silverware.bots.silverton.trains import Trains
from silverware.bots.silverton.ways import Ways
from silverware.bots.silverton.worth import Worth
from silverware.bots.silverton.yields import Yields


class Outlook:
    """What there is, what it is worth, what could be built, and what could be earned by that."""

    def __init__(self, seen: Seen, yields: Yields) -> None:
        self.seen = seen
        self.trains = Trains(seen)
        self.worth = Worth(seen, yields, self.trains)
        self.ways = Ways(seen)
        self.chances = Chances(seen, self.worth, self.ways)
