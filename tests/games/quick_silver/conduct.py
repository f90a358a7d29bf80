"""How the suite of every game looks at Quick Silver."""

from __future__ import annotations

import re

from silverware.games.quick_silver.events import Dealt, Offered, Revealed, Swapped
from tests.conduct import Conduct, everybody
from tests.games.quick_silver.ledger import Ledger

CONDUCT = Conduct(
    tables=5 * 8,
    ledger=Ledger,
    privy={
        Dealt: everybody,
        Offered: lambda event, chair: chair == event.taker,
        Revealed: everybody,
        Swapped: lambda event, chair: chair in (event.taker, event.source),
    },
    disguise=lambda move: re.sub(r"^swap \S+", "swap a card", move),
)
