"""Views: what one chair sees, built by listing it, never by deleting from the truth."""

from __future__ import annotations

from msgspec import Struct

from silverware.core.form import Form
from silverware.core.seats import Seat
from silverware.core.state import Outcome


class View(Struct, frozen=True, kw_only=True):
    """The part of a view that every game has."""

    seat: Seat
    """Whose view it is; SPECTATOR for everybody who has no chair."""
    seats: int
    round: int
    asked: Seat | None
    question: str | None
    """The type of the open question."""
    asking: Form | None
    """The open question with its fields; each game narrows this to its own questions."""
    rule: str | None
    """The § behind the open question."""
    outcome: Outcome | None
