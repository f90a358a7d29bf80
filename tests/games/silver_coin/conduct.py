"""How the suite of every game looks at Silver Coin."""

from __future__ import annotations

from silverware.games.silver_coin import events
from tests.conduct import Conduct, doer, everybody, others
from tests.games.silver_coin.ledger import Ledger

CONDUCT = Conduct(
    tables=3 * 2,
    ledger=Ledger,
    privy={
        events.Dealt: everybody,
        events.Looked: doer,
        events.Drew: doer,
        events.Foresaw: doer,
        events.Showed: everybody,
        events.Discarded: others,
        events.Used: others,
        events.Exchanged: everybody,
        events.Matched: everybody,
        events.Mismatched: everybody,
        events.Flipped: lambda event, _: event.up,
        events.Removed: everybody,
        events.Bewitched: everybody,
        events.Scored: everybody,
    },
    pace=24,
)
