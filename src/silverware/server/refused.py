"""What the server refuses: one sentence, the rule's § where there is one, and the HTTP status that fits."""

from __future__ import annotations

from silverware.core.errors import SilverwareError


class Refused(SilverwareError):
    """Something a person may not do, or not now. Nothing has changed."""

    status = 400

    def __init__(self, sentence: str, rule: str | None = None) -> None:
        super().__init__(sentence)
        self.rule = rule


def because(sentence: str, why: str) -> str:
    """A sentence about something, with the reason if one was given.

    >>> because("A host has muted you", "Shouting.")
    'A host has muted you: Shouting.'
    """
    return f"{sentence}: {why}" if why else f"{sentence}."


class NotAware(Refused):
    """Something that costs the player something: the act has to say, with this field, that they know."""

    status = 409

    def __init__(self, sentence: str, field: str) -> None:
        super().__init__(sentence)
        self.field = field


class NotSignedIn(Refused):
    """Nobody is known by this cookie or token."""

    status = 401


class ShutOut(NotSignedIn):
    """A host has banned this person. They are nobody here, and are told why."""

    status = 403

    def __init__(self, why: str) -> None:
        super().__init__(because("A host has banned you", why))


class NotYours(Refused):
    """Somebody else's seat, table or session."""

    status = 403


class NotFound(Refused):
    """No such table, record or session."""

    status = 404


class TooLate(Refused):
    """The table has moved on."""

    status = 409


class TooCostly(Refused):
    """Takes more to work out than a visitor may ask for."""

    status = 422


class TooMany(Refused):
    """Too often, too fast."""

    status = 429


class NotStored(Refused):
    """The database did not take it."""

    status = 503


class Reopened(NotStored):
    """The room was closed before anything was done there; the next one of that table does it."""

    def __init__(self) -> None:
        super().__init__("This table is being opened anew; try again.")


class Busy(Refused):
    """Too much to do for everybody together."""

    status = 503
