"""How often people and their networks may do each thing."""

from __future__ import annotations

from typing import Final

from silverware.server.limits import Ledger
from silverware.server.settings import Bounds

HOUR: Final = 3600
MINUTE: Final = 60
SECOND: Final = 1
BURST: Final = 10
"""Seconds whose share of something may come at once."""


class Rates:
    """Every limit of so many times in so many seconds. All workers write in one ledger, in this order."""

    def __init__(self, ledger: Ledger, bounds: Bounds) -> None:
        limit = ledger.limit
        self.requests = limit(bounds.requests_each * BURST, BURST)
        """Requests from one address, and the websockets it opens."""
        self.traffic = limit(bounds.traffic_each * BURST, BURST)
        """Bytes that come over the websockets of one address."""
        self.acts = limit(bounds.acts_each * BURST, BURST)
        """Acts that come over the websockets of one address."""
        self.actors = limit(100, SECOND)
        """Acts of one person over HTTP."""
        self.advised = limit(30, 30)
        """Hints one person asks for."""
        self.newcomers = limit(bounds.guests, HOUR)
        """Guests in total."""
        self.newcomers_each = limit(bounds.guests_each, HOUR)
        """Guests from one address."""
        self.founders = limit(bounds.tables_each, HOUR)
        """Tables made from one address."""
        self.talkers = limit(bounds.talk_each, MINUTE)
        """Chat messages from one address."""
        self.bringers = limit(60, 600)
        """Records and editions brought from one address."""
        self.brought = limit(bounds.records_each, HOUR)
        """Characters of those records."""
        self.renamers = limit(5, HOUR)
        """New names one guest takes."""
        self.reviewed = limit(bounds.reviews_each, HOUR)
        """Decisions one address has reviewed."""
        self.speakers = limit(8, 20)
        """Chat messages of one person."""
        self.calls = limit(60, HOUR)
        """Push messages to one person."""
        self.subscribers = limit(30, 600)
        """Browsers one person signs up for push messages."""
        self.askers = limit(120, 60)
        """Lines in words one person asks of tables."""
        self.planners = limit(120, 60)
        """Times one person has sketches worked out."""
