"""Acting at a table, whichever way people came: the act is done and counted, or refused in a sentence."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from silverware.core.errors import IllegalMove, SilverwareError
from silverware.server.documents import AnyAct, Mute, Orders, Person, Rematch, Replace, Rise, Why
from silverware.server.house import House
from silverware.server.messages import Done, NotDone
from silverware.server.metrics import ACTS
from silverware.server.refused import Refused

BY_BOTS: Final = Rise, Replace
"""After these a bot may play for a seat."""
PRIVATE: Final = Orders, Mute, Why
"""These are nobody else's business, and not counted."""


async def perform(house: House, table: str, person: Person, act: AnyAct) -> Done:
    """Do what somebody asks for, and count it."""
    room = await house.rooms.room(table)
    began = perf_counter()
    ended = "refused"
    try:
        if isinstance(act, BY_BOTS):
            await house.rooms.check_help(room.table)
        if isinstance(act, Rematch):
            done = Done(act.ref, room.table.number, await house.rooms.rematch(person, room))
        else:
            done = await room.act(person, act)
        ended = "stored"
    finally:
        if not isinstance(act, PRIVATE):
            ACTS.count(type(act).__name__.lower(), ended, perf_counter() - began)
    return done


def explain(error: SilverwareError, ref: str = "") -> NotDone:
    """Why something was not done."""
    if isinstance(error, IllegalMove):
        return NotDone(ref, error.reason, error.rule)
    return NotDone(ref, str(error), error.rule if isinstance(error, Refused) else None)
