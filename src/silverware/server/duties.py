"""What the server itself owes a table, and when: bots, standing orders, clocks, and what everybody agreed to."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from secrets import token_bytes
from typing import Final

from silverware.core.seats import Seat
from silverware.server.clock import allowed, looking, warning
from silverware.server.documents import Private
from silverware.server.entries import AnyEntry, Resumed, StoodIn, ToReplace, Warned
from silverware.server.judge import PATIENCE, carried
from silverware.server.table import PLAYING, HostedTable

KEY: Final = token_bytes(16)
"""Never told to anybody."""
LEAST: Final = 300
"""Milliseconds a standing order takes at least."""


@dataclass(frozen=True)
class Think:
    """A bot has to choose for a seat."""

    seat: Seat


@dataclass(frozen=True)
class Answer:
    """A seat's answer is known already."""

    seat: Seat
    move: str


@dataclass(frozen=True)
class Duty:
    """Something to be done at a time (ms)."""

    at: int
    what: AnyEntry | Think | Answer


def duty(table: HostedTable, private: dict[Seat, Private], hesitation: int) -> Duty | None:
    """What is to be done next if nobody acts before; `hesitation` is how long (ms) a bot waits."""
    if table.status != PLAYING:
        return None
    motion = table.motion
    if motion is not None and not table.consenting(motion.by, motion.what):
        return Duty(table.since, carried(table, motion.by, motion.what))
    if table.paused and not table.people():
        return Duty(table.since, Resumed(0))
    owed = leavers(table) if table.paused else [*leavers(table), *answers(table, private, hesitation)]
    if motion is not None and isinstance(motion.what, ToReplace):
        owed.append(Duty(motion.at + PATIENCE, carried(table, motion.by, motion.what)))
    return min(owed, key=lambda due: due.at, default=None)


def leavers(table: HostedTable) -> list[Duty]:
    """Bots that will stand in for players who have left."""
    warnings = [chair.warned for chair in table.chairs if chair.warned is not None]
    return [Duty(warned.until, StoodIn(warned.seat, "left")) for warned in warnings if warned.why == "left"]


def answers(table: HostedTable, private: dict[Seat, Private], hesitation: int) -> list[Duty]:
    """The answer to the open question, if the server has to give it, and the end of somebody's time."""
    seat = table.asked
    assert seat is not None
    pace = table.ground.founding.pace
    chair = table.chairs[seat]
    if table.glance:
        answer = Answer(seat, menu(table)[0])
        if not table.answering():
            return [Duty(table.since, answer)]
        longest = looking(pace, table.glance)
        return [] if longest is None else [Duty(table.since + longest, answer)]
    if not chair.attended:
        return [Duty(table.since + hesitation, Think(seat))]
    known = ordered(table, private.get(seat, Private()))
    if known is not None:
        thinking = max(hesitation, LEAST)
        return [Duty(table.since + thinking + hesitate(table, 3 * thinking), Answer(seat, known))]
    time = allowed(pace, chair.bank)
    if time is None:
        return []
    end = table.since + time
    if chair.warned is not None:
        return [Duty(end, StoodIn(seat, "time"))]
    return [Duty(end - warning(pace, time), Warned(seat, "time", end))]


def menu(table: HostedTable) -> list[str]:
    """The moves on the open menu."""
    assert table.state is not None
    return [move.text for move in table.state.menu()]


def ordered(table: HostedTable, private: Private) -> str | None:
    """What a seat's standing orders answer to the open question."""
    state = table.state
    assert state is not None
    question = state.question
    assert question is not None
    if not private.forced and not private.orders:
        return None
    allowed_moves = menu(table)
    if private.forced and len(allowed_moves) == 1 and not question.shows(state):
        return allowed_moves[0]
    for order in private.orders:
        fits = order.question == question.name and order.round in (None, state.round)
        if fits and (meant := table.game.notation.meant(order.move).text) in allowed_moves:
            return meant
    return None


def hesitate(table: HostedTable, most: int) -> int:
    """A time that looks like thinking, so that nobody can tell a standing order, not even when all is known."""
    drawn = sha256(KEY + table.ground.secret + table.number.to_bytes(8, "big")).digest()
    return most * drawn[0] // 255
