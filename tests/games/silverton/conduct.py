"""How the suite of every game looks at Silverton."""

from __future__ import annotations

from silverware.games.silverton.events import cards
from silverware.games.silverton.events.ending import Announced, Ended
from tests.conduct import Conduct, everybody
from tests.games.silverton.ledger import Ledger

CONDUCT = Conduct(
    tables=6 * 2,
    ledger=Ledger,
    privy={
        Announced: everybody,
        cards.ClaimsTurnedUp: everybody,
        Ended: everybody,
        cards.EventStruck: everybody,
        cards.PassengerLeft: everybody,
        cards.PassengersTurnedUp: everybody,
        cards.TurnedUp: everybody,
    },
    pace=24,
    steps=20,
)
