"""The websocket of a table: updates go out as they are stored, acts come in."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from silverware.core.errors import SilverwareError
from silverware.server import metrics
from silverware.server.api.common import is_from_here, sorry, who
from silverware.server.api.tables import perform
from silverware.server.documents import AnyAct, Mute, Orders, Person, Rematch
from silverware.server.house import House
from silverware.server.limits import Limit
from silverware.server.messages import Done, Refusal
from silverware.server.refused import NotSignedIn, Refused
from silverware.server.room import Room
from silverware.server.wire import WRITE, Write

ACTS = msgspec.json.Decoder(AnyAct)
AnyWebSocket = WebSocket[Any, Any, Any]
TOO_FAST = "You are sending too much; wait a moment."
NO_SUCH_TABLE, STRANGER = 4404, 4403


@websocket("/api/tables/{table:str}/socket")
async def socket(socket: AnyWebSocket, table: FromPath[str], since: FromQuery[int] = 0) -> None:
    """Everything a table tells its chairs, from a number on; and everything they do."""
    house: House = socket.app.state.house
    if not is_from_here(socket):
        await socket.close(STRANGER, "This page is from elsewhere.")
        return
    person: Person | None = None
    with suppress(NotSignedIn):
        person = await who(socket, house)
    try:
        room = await house.rooms.room(table)
    except Refused as error:
        await socket.close(NO_SUCH_TABLE, str(error))
        return
    await socket.accept()
    write: Write = cast("Any", socket.scope["extensions"])[WRITE]
    listener = await room.listen(person, since, write)
    metrics.SOCKETS.inc()
    try:
        with suppress(WebSocketDisconnect):
            await hear(socket, house, room, person, write)
    finally:
        room.listeners.discard(listener)
        metrics.SOCKETS.dec()


async def hear(socket: AnyWebSocket, house: House, room: Room, person: Person | None, write: Write) -> None:
    """Do what is asked, one thing after the other. What makes news is answered by it, the rest here."""
    limit = Limit(100, 1)
    while True:
        answer = await answered(house, room.id, person, await socket.receive_text(), limit)
        if answer is not None:
            write(msgspec.json.encode(answer))


async def answered(house: House, table: str, person: Person | None, text: str, limit: Limit) -> Done | Refusal | None:
    """The answer to one message."""
    ref = ""
    try:
        limit.spend("", TOO_FAST)
        act = ACTS.decode(text)
        ref = act.ref
        if person is None:
            raise NotSignedIn("Say who you are before you act.")
        done = await perform(house, await house.rooms.room(table), person, act)
        return done if isinstance(act, Orders | Mute | Rematch) else None
    except SilverwareError as error:
        _, words = sorry(error)
        return Refusal(ref, words.sentence, words.rule)
    except (msgspec.DecodeError, RecursionError) as error:
        return Refusal(ref, f"This is nothing one can do at a table: {error}.")
