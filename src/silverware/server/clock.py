"""Clocks: how long a seat may think, in milliseconds."""

from __future__ import annotations

from typing import Final

from silverware.server.documents import Days, Live, Pace

DAY: Final = 24 * 3600 * 1000
LIVE_WARNING: Final = 15_000
DAYS_WARNING: Final = 4 * 3600 * 1000
LEAVER: Final = 30_000
"""How long a seat is kept for a player who has left, before a bot stands in."""
LEAST_ON_RETURN: Final = 30_000
"""What a player who takes a seat back has at least."""


def bank(pace: Pace) -> int:
    """What a live clock shows at the start."""
    return int(pace.minutes * 60_000) if isinstance(pace, Live) else 0


def gain(pace: Pace) -> int:
    """What a live clock gains by a move."""
    return int(pace.increment * 1000) if isinstance(pace, Live) else 0


def allowed(pace: Pace, left: int) -> int | None:
    """How long a seat may think about one move; None without a clock."""
    match pace:
        case Live():
            return left
        case Days():
            return int(pace.days * DAY)
    return None


def warning(pace: Pace, thinking: int) -> int:
    """How long before the end of its time a seat is warned."""
    return min(LIVE_WARNING if isinstance(pace, Live) else DAYS_WARNING, thinking // 2)


def looking(pace: Pace, seconds: int) -> int | None:
    """How long everybody may look at most; None where everybody is waited for."""
    return seconds * 1000 if isinstance(pace, Live) else allowed(pace, 0)
