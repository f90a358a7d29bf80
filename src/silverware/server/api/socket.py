"""The websocket of a table: updates go out as they are stored, acts come in."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import Any, Final, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from silverware.core.errors import SilverwareError
from silverware.core.wording import wording
from silverware.server import metrics
from silverware.server.acting import explain, move_at_once, perform
from silverware.server.api.common import LATER, address_of, is_from_here, pay_for, who
from silverware.server.documents import AnyAct, KeepSketches, MakeMove, Mute, Orders, Person, Rematch, Why
from silverware.server.house import House
from silverware.server.limits import Bucket
from silverware.server.messages import Done, NotDone
from silverware.server.refused import Busy, NotSignedIn, NotStored, Refused, TooMany
from silverware.server.room import Outcome
from silverware.server.wire import WIRE, Wire

logger = logging.getLogger("silverware.socket")

ACTS = msgspec.json.Decoder(AnyAct)
AnyWebSocket = WebSocket[Any, Any, Any]
WITHOUT_NEWS = Orders, KeepSketches, Mute, Rematch, Why
NO_SUCH_TABLE, STRANGER, TOO_MANY = 4404, 4403, 4429
RUSH: Final = 5
"""Seconds whose share of bytes may come at once."""
MOST: Final = 100
"""Texts that may wait for the ones before them."""
BEAT: Final = b'{"type":"beat"}'
"""Whoever says so hears it back, and knows that the connection is there: a page sees no pings."""
TOO_MUCH: Final = NotDone("", "You are sending too much; wait a moment.")


@websocket("/api/tables/{table:str}/socket")
async def socket(socket: AnyWebSocket, table: FromPath[str], since: FromQuery[int] = 0) -> None:
    """Everything a table tells its chairs, from a number on; and everything they do."""
    house: House = socket.app.state.house
    if not is_from_here(socket):
        await socket.close(STRANGER, "This request comes from another site's page.")
        return
    address = address_of(socket)
    try:
        house.rates.requests.spend(address, "You are coming too often; wait a moment.")
        with house.places.place(address, "You have too many tables open; close some."):
            await attend(house, socket, address, table, since)
    except (TooMany, Busy) as error:
        await socket.close(TOO_MANY, str(error))
    except NotStored as error:
        await put_off(socket, error)
    except Refused as error:
        await socket.close(NO_SUCH_TABLE, str(error))
    finally:
        del socket.receive, socket.send  # both refer back to the socket: without them it is freed at once


async def attend(house: House, socket: AnyWebSocket, address: str, table: str, since: int) -> None:
    """Let somebody listen and act, until they go."""
    person = await somebody(socket, house)
    room = await house.rooms.visited(table, person)
    pay_for(house, address, room.untold(person, since))
    wire: Wire = cast("Any", socket.scope["extensions"])[WIRE]
    room.visit(person, address)
    ear = Ear(house, room.id, person, address, wire)
    own = Bucket(house.settings.bounds.traffic * RUSH, RUSH)
    wire.listen(ear.hear, own, house.rates.traffic.of(address))
    await socket.accept()
    room, listener = await house.rooms.listen(table, person, since, wire.write)
    room.stay(listener)
    if await somebody(socket, house) != person:  # their session has ended meanwhile, or they have another name
        wire.write(None)
    ear.open()
    metrics.SOCKETS.inc()
    try:
        with suppress(WebSocketDisconnect):
            await socket.receive_data("text")
    finally:
        room.audience.leave(listener)
        metrics.SOCKETS.dec()


async def somebody(socket: AnyWebSocket, house: House) -> Person | None:
    """Whoever is there, if that is anybody."""
    with suppress(NotSignedIn):
        return await who(socket, house)
    return None


async def put_off(socket: AnyWebSocket, error: NotStored) -> None:
    """Answer whoever comes while the database does not: they come again."""
    headers = [(name.encode(), value.encode()) for name, value in LATER.items()]
    answer: Any = {"type": "websocket.http.response.start", "status": error.status, "headers": headers}
    body: Any = {"type": "websocket.http.response.body", "body": msgspec.json.encode(explain(error))}
    await socket.send(answer)
    await socket.send(body)


class Ear:
    """Does what is asked over one websocket, one thing after the other."""

    def __init__(self, house: House, table: str, person: Person | None, address: str, wire: Wire) -> None:
        self._house = house
        self._table = table
        self._person = person
        self._address = address
        self._wire = wire
        self._own = Bucket(house.settings.bounds.acts, 1)
        self._shared = house.rates.acts.of(address)
        self._waiting: deque[bytes] = deque()
        self._busy = True

    def hear(self, text: bytes) -> None:
        """Somebody asks for something. What makes news is answered by it, the rest here."""
        if text == BEAT:
            self._wire.write(BEAT)
            return
        time = monotonic()
        if len(self._waiting) >= MOST or not (self._own.take(time) and self._shared.take(time)):
            self._say(TOO_MUCH)
            return
        self._waiting.append(text)
        if not self._busy:
            self.open()

    def open(self) -> None:
        """Begin with what waits."""
        self._busy = bool(self._waiting)
        if self._busy and not self._moves():
            self._house.rooms.start(self._answer)

    def _moves(self) -> bool:
        """Whether what waits is a move that is being made at once."""
        try:
            act = ACTS.decode(self._waiting[0])
        except (msgspec.DecodeError, RecursionError):
            return False
        if self._person is None or not isinstance(act, MakeMove):
            return False
        then = partial(self._moved, act.ref)
        try:
            return move_at_once(self._house, self._table, self._person, act, then)
        except Exception as error:
            asyncio.get_running_loop().call_soon(then, error)
            return True

    def _moved(self, ref: str, outcome: Outcome) -> None:
        """A move was made, or refused; or it has to be made in a coroutine after all."""
        if outcome is False:
            self._house.rooms.start(self._answer)
            return
        self._waiting.popleft()
        if isinstance(outcome, SilverwareError):
            self._say(explain(outcome, ref))
        elif isinstance(outcome, Exception):
            logger.error("failed", exc_info=outcome)
            self._wire.write(None)
        self.open()

    def _say(self, answer: Done | NotDone) -> None:
        self._wire.write(msgspec.json.encode(answer))

    async def _answer(self) -> None:
        try:
            while self._waiting:
                answer = await self._answered(self._waiting.popleft())
                if answer is not None:
                    self._say(answer)
                if self._waiting:
                    await asyncio.sleep(0)  # others have their turn
        except BaseException:
            self._wire.write(None)  # whoever waits for an answer comes back and looks again
            raise
        finally:
            self._busy = False

    async def _answered(self, text: bytes) -> Done | NotDone | None:
        """The answer to one message."""
        ref = ""
        try:
            act = ACTS.decode(text)
            ref = act.ref
            if self._person is None:
                raise NotSignedIn("Say who you are before you act.")
            done = await perform(self._house, self._table, self._person, self._address, act)
            return done if isinstance(act, WITHOUT_NEWS) else None
        except SilverwareError as error:
            return explain(error, ref)
        except msgspec.ValidationError as error:
            return NotDone(ref, f"Unknown action: {wording(error)}.")
        except (msgspec.DecodeError, RecursionError):
            return NotDone(ref, "Unknown action: that is not JSON.")
