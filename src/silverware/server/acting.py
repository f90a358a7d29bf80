"""Acting at a table, whichever way people came: the act is done and counted, or refused in a sentence."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import Final

from silverware.core.errors import IllegalMove, SilverwareError
from silverware.server.documents import (
    AnyAct,
    MakeMove,
    Person,
    React,
    Rematch,
    Replace,
    Rise,
    Say,
    Start,
    Why,
)
from silverware.server.house import House
from silverware.server.messages import Done, NotDone
from silverware.server.metrics import ACTS
from silverware.server.refused import NotAware, Refused
from silverware.server.room import KEPT, Outcome, Room

BY_BOTS: Final = Rise, Replace
"""After these a bot may play for a seat."""
PRIVATE: Final = (*KEPT, Why)
"""These are nobody else's business, and not counted."""


def move_at_once(house: House, table: str, person: Person, move: MakeMove, then: Callable[[Outcome], None]) -> bool:
    """Make a move that has to wait for nothing but the disk, and count it; False where `perform` has to.

    `then` hears the outcome; where that is False, `perform` has to make the move after all.
    """
    room = house.rooms.open.get(table)
    if room is None:
        return False
    began = perf_counter()

    def counted(outcome: Outcome) -> None:
        if outcome is not False:
            ACTS.count("makemove", "stored" if outcome is True else "refused", perf_counter() - began)
        then(outcome)

    try:
        return room.move_at_once(person, move, counted)
    except SilverwareError:
        ACTS.count("makemove", "refused", perf_counter() - began)
        raise


async def perform(house: House, table: str, person: Person, address: str, act: AnyAct) -> Done:
    """Do what somebody asks for, and count it."""
    began = perf_counter()
    ended = "refused"
    try:
        done = await house.rooms.at(table, partial(perform_in, house, person, address, act))
        ended = "stored"
    finally:
        if not isinstance(act, PRIVATE):
            ACTS.count(type(act).__name__.lower(), ended, perf_counter() - began)
    return done


async def perform_in(house: House, person: Person, address: str, act: AnyAct, room: Room) -> Done:
    """Do what somebody asks for in a room of the house, unless the house has something against it."""
    room.visit(person, address)
    if isinstance(act, BY_BOTS):
        await house.rooms.check_help(room.table)
    if isinstance(act, Start):
        await house.rooms.check_bots(room)
    if isinstance(act, (Say, React)):
        house.rates.talkers.spend(address, "Too many messages come from your network; wait a moment.")
    if isinstance(act, Rematch):
        house.rates.founders.spend(address, "Too many tables come from your network; try again later.")
        return Done(act.ref, room.table.number, await house.rooms.rematch(person, address, room.id))
    return await room.act(person, act)


def explain(error: SilverwareError, ref: str = "") -> NotDone:
    """Why something was not done."""
    if isinstance(error, IllegalMove):
        return NotDone(ref, error.reason, error.rule)
    unless = error.field if isinstance(error, NotAware) else ""
    return NotDone(ref, str(error), error.rule if isinstance(error, Refused) else None, unless)
