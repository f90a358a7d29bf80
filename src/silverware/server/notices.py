"""What workers on one database tell each other."""

from __future__ import annotations

from typing import Final

import msgspec

from silverware.server.presence import Watching

CHANNEL: Final = "tables"


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something is new: entries of logs, what a seat keeps to itself, or the end of a session."""

    logs: dict[str, int] = {}
    """By table, how far its log goes."""
    private: str = ""
    """The table of the seat."""
    revoked: str = ""
    """The session, or the person."""
    renamed: str = ""
    """The person."""
    watching: Watching | None = None
    """Who watches a table at some worker."""
