"""The websocket of a table: updates go out as they are stored, acts come in."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from silverware.core.errors import SilverwareError
from silverware.server import metrics
from silverware.server.api.common import sorry, who
from silverware.server.api.tables import perform
from silverware.server.documents import AnyAct, Person
from silverware.server.house import House
from silverware.server.limits import Limit
from silverware.server.messages import Refusal
from silverware.server.refused import NotSignedIn, Refused
from silverware.server.rooms import Listener, Room

ACTS = msgspec.json.Decoder(AnyAct)
TOO_FAST = "You are sending too much; wait a moment."
GOING_AWAY, NO_SUCH_TABLE, STRANGER = 1012, 4404, 4403


@websocket("/api/tables/{table:str}/socket")
async def socket(socket: WebSocket[Any, Any, Any], table: FromPath[str], since: FromQuery[int] = 0) -> None:
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
    listener = await room.listen(person, since)
    metrics.SOCKETS.inc()
    telling = asyncio.create_task(tell(socket, listener))
    try:
        with suppress(WebSocketDisconnect):
            await hear(socket, house, room, person)
    finally:
        room.listeners.discard(listener)
        telling.cancel()
        metrics.SOCKETS.dec()


def is_from_here(socket: WebSocket[Any, Any, Any]) -> bool:
    """Whether the page that opened this is one of ours; programs do not say."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")


async def tell(socket: WebSocket[Any, Any, Any], listener: Listener) -> None:
    """Send on what the room says, until it says no more."""
    with suppress(WebSocketDisconnect):
        while (message := await listener.messages.get()) is not None:
            await socket.send_text(message)
        await socket.close(GOING_AWAY, "Come back in a moment.")


async def hear(socket: WebSocket[Any, Any, Any], house: House, room: Room, person: Person | None) -> None:
    """Do what is asked, one thing after the other, and answer each."""
    limit = Limit(100, 1)
    while True:
        text = await socket.receive_text()
        answer = await answered(house, room.id, person, text, limit)
        await socket.send_text(msgspec.json.encode(answer).decode())


async def answered(house: House, table: str, person: Person | None, text: str, limit: Limit) -> Any:
    """The answer to one message."""
    ref = ""
    try:
        limit.spend("", TOO_FAST)
        act = ACTS.decode(text)
        ref = act.ref
        if person is None:
            raise NotSignedIn("Say who you are before you act.")
        return await perform(house, await house.rooms.room(table), person, act)
    except SilverwareError as error:
        _, words = sorry(error)
        return Refusal(ref, words.sentence, words.rule)
    except (msgspec.DecodeError, RecursionError) as error:
        return Refusal(ref, f"This is nothing one can do at a table: {error}.")
