"""How the suite of every game looks at Quicksand."""

from __future__ import annotations

from silverware.games.quicksand.events import Drew, HandsThrownIn, Won
from tests.conduct import Conduct, doer, everybody
from tests.games.quicksand.ledger import Ledger

CONDUCT = Conduct(tables=4 * 2, ledger=Ledger, privy={Drew: doer, HandsThrownIn: everybody, Won: everybody})
