"""Trust, put to the test: a server under kills, faults, floods and strangers.

Each test is one experiment. `make test` runs the short form of each; `make trust` runs them whole, one after the other,
and prints the figures of docs/trust.md.
"""

from __future__ import annotations

from tests.server.conftest import database, postgres, postgresql_server, thinkers, workshop

__all__ = ["database", "postgres", "postgresql_server", "thinkers", "workshop"]
