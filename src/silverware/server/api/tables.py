"""Tables: making, finding, looking at them, and everything people do there."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Sequence
from functools import partial
from hashlib import sha256
from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Example
from litestar.params import Body, FromPath, FromQuery, QueryParameter
from msgspec import Struct
from sqlalchemy import Row

from silverware.answers import Reply
from silverware.core.errors import BadTable
from silverware.core.game import AnyGame
from silverware.core.seats import SPECTATOR, Seat, chair_called, seat_name
from silverware.games import game_called
from silverware.server import editions
from silverware.server.acting import perform
from silverware.server.api.common import (
    LIST,
    REFUSALS,
    AnyRequest,
    Me,
    TheHouse,
    Visitor,
    address_of,
    answers,
    made,
    made_once,
    pay_for,
    unless_gone,
    worked_out,
)
from silverware.server.asking import asked
from silverware.server.documents import Agreement, AnyAct, Document, Founding, Person, SeatName, Wish
from silverware.server.entries import BotSat, Sat
from silverware.server.house import House
from silverware.server.messages import Done, Hint, Objection, SealedDice, Sheet, Update
from silverware.server.names import skeleton
from silverware.server.planning import planned
from silverware.server.records import (
    Part,
    Seen,
    begun,
    copied,
    logged,
    packed,
    page,
    position,
    read_out,
    recounted,
    sitters,
    unsealed_dice,
    whole,
)
from silverware.server.refused import NotYours, Refused
from silverware.server.room import Room
from silverware.server.table import ADJOURNED, OVER, WAITING
from silverware.server.telling import hinted, sheet

LARGEST: Final = 500_000
"""Bytes of a request that may bring an edition along."""
LONGEST_WAIT = 60
LINES = [
    Example(summary="what is yours", value={"words": "hand"}),
    Example(summary="a move by the beginning of its words", value={"words": "sw 20 e"}),
]
PLANS = [
    Example(summary="what else there is to plan for", value={}),
    Example(summary="a sketch", value={"sketches": [{"name": "South", "parts": ["denver/colorado-springs/1"]}]}),
]
COPIES = [
    Example(summary="from entry 5 on, for analysis", value={"at": 5}),
    Example(summary="the last decision again, against bots", value={"me": "north"}),
]


class Listed(Struct, frozen=True, omit_defaults=True):
    """A table in a list."""

    id: str
    game: str
    status: str
    changed: int
    seats: list[str]
    """Who sits where; empty for nobody."""
    your_turn: bool = False
    options: dict[str, str | bool | int] = {}
    """Those that were chosen."""
    round: int | None = None
    """Where the game stands, of a table that is open here."""
    scores: tuple[int | None, ...] = ()
    """What everybody has, as far as you may know it; of such a table, in games that tell it."""


class Line(Document, frozen=True, kw_only=True):
    """What somebody says to the command line of a table."""

    words: Annotated[str, msgspec.Meta(max_length=200)]


class Copy(Document, frozen=True, kw_only=True):
    """Which moment to copy: its number, and the seat whose view of a running game it is made from."""

    at: int | None = None
    seat: SeatName = ""
    me: SeatName = ""
    """Sit here, with bots in the other seats; in every seat if left out. Bots join when the game is over."""


AGREEMENTS = [
    Example(
        summary="a scenario for one, with four seats",
        value={"game": "silverton", "seats": 4, "options": {"scenario": "denver-6000"}},
    )
]
FOUNDINGS = [
    Example(summary="against three bots", value={"game": "quick-silver", "bots": 3}),
    Example(
        summary="against a random and an easy bot",
        value={"game": "quick-silver", "seats": 3, "bots": 2, "levels": ["random", "easy"]},
    ),
    Example(
        summary="friends by link, two days for a move",
        value={"game": "quick-silver", "seats": 3, "open": False, "pace": {"type": "days", "days": 2}},
    ),
    Example(
        summary="one device, no clock",
        value={"game": "quick-silver", "seats": 2, "hot_seat": True, "pace": {"type": "none"}},
    ),
]
ACTS = [
    Example(summary=summary, value=value)
    for summary, value in (
        ("sit down", {"type": "sit", "seat": "north", "salt": "marmalade"}),
        ("seat a bot", {"type": "bot", "seat": "east", "level": "easy"}),
        ("another word for the dice", {"type": "salt", "salt": "ginger"}),
        ("choose a face", {"type": "face", "face": "goggles"}),
        ("start", {"type": "start"}),
        ("move", {"type": "move", "seat": "north", "move": "pick up", "version": 5}),
        ("why not", {"type": "why", "seat": "north", "move": {"type": "redirect", "onto": "east"}}),
        ("talk", {"type": "say", "text": "Good luck!"}),
        ("without words", {"type": "react", "sign": "clap"}),
        ("mute", {"type": "mute", "whom": "east"}),
        ("always allow swaps", {"type": "orders", "orders": [{"question": "redirect", "move": "allow"}]}),
        ("plan nothing more", {"type": "sketches", "sketches": []}),
        ("pause", {"type": "pause"}),
        ("go on", {"type": "resume"}),
        ("leave", {"type": "rise"}),
        ("come back", {"type": "return"}),
        ("take back", {"type": "undo"}),
        ("let a bot play for somebody", {"type": "replace", "whom": "east"}),
        ("agree", {"type": "agree"}),
        ("decline", {"type": "decline"}),
        ("once more", {"type": "rematch"}),
    )
]


@get(
    "/api/tables/{table:str}/edition",
    media_type=MediaType.JSON,
    summary="The edition of a table, to be drawn",
    responses=REFUSALS,
)
async def edition_of(request: AnyRequest, house: TheHouse, visitor: Visitor, table: FromPath[str]) -> Response[bytes]:
    """Board, cards and charts as they are printed in the edition that is played here."""
    founding = (await house.rooms.visited(table, visitor)).table.ground.founding
    if founding.edition is None:
        return await made_once(editions.printed, founding.game, None)
    return await made(request, house, (editions.printed, table), editions.printed, founding.game, founding.edition)


@post("/api/tables/objection", status_code=200, summary="Whether a table can be so", responses=REFUSALS)
async def object_to(data: Annotated[Agreement, Body(examples=AGREEMENTS)]) -> Objection:
    """What founding such a table would be refused with. Nothing is made, and anybody may ask."""
    try:
        check(data)
    except BadTable as error:
        return Objection(str(error))
    return Objection(None)


def check(agreed: Agreement) -> AnyGame:
    """The game of a table that is to be; BadTable, with the reason, where it cannot be."""
    game = game_called(agreed.game)
    game.check_table(agreed.seats, game.choose(agreed.options))
    return game


@post("/api/tables", summary="Make a table", responses=REFUSALS, request_max_body_size=LARGEST)
async def found(
    request: AnyRequest, house: TheHouse, caller: Me, data: Annotated[Founding, Body(examples=FOUNDINGS)]
) -> Sheet:
    """A new table; share its id as a link. Bots sit down at once, and on a hot seat you do."""
    house.rates.founders.spend(address_of(request), "Too many tables come from your network; try again later.")
    level, levels = house.roster.seated(data.level, data.levels, data.bots, check(data))
    if data.edition is not None:
        editions.look_over(data.edition)
        tried = data.game, data.edition, data.seats, data.options
        what = editions.tried, sha256(msgspec.json.encode(tried)).digest()
        await worked_out(request, house, what, editions.tried, *tried)
    if data.bots > data.seats:
        raise Refused(f"{data.bots} bots cannot sit on {data.seats} seats.")
    own = data.seats - data.bots
    people = [Sat(seat, caller.id, caller.name) for seat in range(own if data.hot_seat else 0)]
    bots = [BotSat(seat, each) for seat, each in enumerate(levels, own)]
    founding = msgspec.structs.replace(data, level=level, levels=())
    room = await house.rooms.found(caller, founding, [*people, *bots])
    if data.open:
        await house.rooms.put_on_list(room.id, address_of(request))
    return sheet(room.table)


@get("/api/tables", summary="Open tables", responses=REFUSALS)
async def open_tables(request: AnyRequest, house: TheHouse) -> list[Listed]:
    """Tables anybody may join or watch."""
    pay_for(house, address_of(request), LIST)
    return await listed(house, await house.store.open_tables(), "")


@get("/api/tables/mine", summary="Your tables", responses=REFUSALS)
async def my_tables(request: AnyRequest, house: TheHouse, caller: Me) -> list[Listed]:
    """Your tables, those first where it is your turn."""
    pay_for(house, address_of(request), LIST)
    return await listed(house, await house.store.tables_of(caller.id), caller.id)


async def listed(house: House, rows: Sequence[Row[Any]], person: str) -> list[Listed]:
    """Tables as lists show them; not one that was deleted meanwhile."""
    sitting = await house.store.sitting(row.id for row in rows)
    return [
        Listed(
            row.id,
            row.game,
            row.status,
            row.changed,
            called(sitting[row.id]),
            row._mapping.get("your_turn", False),
            row.options or {},
            *stands(house, row.id, person),
        )
        for row in rows
        if row.id in sitting
    ]


def stands(house: House, table: str, person: str) -> tuple[int | None, tuple[int | None, ...]]:
    """Where the game at a table stands, and what everybody has, to a person: of tables that are open here anyway."""
    room = house.rooms.open.get(table)
    state = None if room is None else room.table.state
    if room is None or state is None or not room.table.admits(person):
        return None, ()
    seat = min(room.table.seats_of(person), default=SPECTATOR)
    return state.round, room.table.game.seen_points(state, seat)


def called(seats: Sequence[Row[Any]]) -> list[str]:
    """Who sits where, by seat; two people whose names look alike are told apart by their seats."""
    people = {row.person: skeleton(row.name) for row in seats if row.person}
    looks = Counter(people.values())
    return [
        f"{row.name} ({seat_name(row.seat).title()})"
        if row.person and looks[people[row.person]] > 1
        else row.name or (f"{row.bot} bot" if row.bot else "")
        for row in seats
    ]


@get(
    "/api/tables/{table:str}",
    media_type=MediaType.JSON,
    summary="A table as you see it",
    responses={
        **REFUSALS,
        200: ResponseSpec(list[Update], generate_examples=False, description="One for each of your seats."),
    },
)
async def look(
    request: AnyRequest,
    house: TheHouse,
    visitor: Visitor,
    table: FromPath[str],
    since: Annotated[int, QueryParameter(ge=0, description="The number of the last news you have.")] = 0,
    wait: Annotated[float, QueryParameter(ge=0, le=LONGEST_WAIT, description="Seconds to wait for news.")] = 0,
) -> Response[bytes]:
    """The table, the news since a number, and the game from your seats, with the menu if you are asked."""
    room = await house.rooms.visited(table, visitor)
    pay_for(house, address_of(request), room.untold(visitor, since))
    told: asyncio.Queue[bytes | None] = asyncio.Queue()
    room, listener = await house.rooms.listen(table, visitor, since, told.put_nowait)
    try:
        messages = taken(told, len(room.chairs(visitor)))
        if wait and since >= room.table.number and not (room.closed or house.is_ending):
            with house.places.place(address_of(request), "You are waiting at too many tables."):
                async with asyncio.timeout(wait):
                    news = await unless_gone(request, told.get())
            if news is not None:
                messages = [news, *taken(told, len(room.chairs(visitor)) - 1)]
    except TimeoutError:
        pass
    finally:
        room.audience.leave(listener)
    return Response(b"[%b]" % b",".join(message for message in messages if message), media_type=MediaType.JSON)


def taken(told: asyncio.Queue[bytes | None], most: int) -> list[bytes | None]:
    """The messages a visitor has been sent: fewer than one per chair if the room was closed meanwhile."""
    return [told.get_nowait() for _ in range(min(most, told.qsize()))]


@post("/api/tables/{table:str}/acts", summary="Do something at a table", responses=REFUSALS)
async def act(
    request: AnyRequest,
    house: TheHouse,
    caller: Me,
    table: FromPath[str],
    data: Annotated[AnyAct, Body(examples=ACTS)],
) -> Done:
    """Everything that can be done at a table, the same as over its websocket. The answer means it is stored."""
    house.rates.actors.spend(caller.id, "You are doing too much at once; wait a moment.")
    return await perform(house, table, caller, address_of(request), data)


def chair_of(room: Room, person: Person | None, name: str) -> Seat:
    """The chair somebody wants to look from: one of their own, or the spectator's."""
    chairs = room.chairs(person)
    if not name:
        return chairs[0]
    chair = chair_called(name, len(room.table.chairs))
    if chair not in (*chairs, SPECTATOR):
        raise NotYours("You do not sit there.")
    return chair


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT, summary="The record of a game", responses=REFUSALS)
async def record(
    request: AnyRequest, house: TheHouse, visitor: Visitor, table: FromPath[str], seat: FromQuery[str] = ""
) -> str:
    """The whole record once the game is over; before, what has happened as you saw it."""
    async with house.rooms.held(table, visitor) as room:
        if room.table.status == ADJOURNED:
            raise Refused(room.table.note)
        if room.table.status == OVER:
            played = whole(room.table, visitor)
            pay_for(house, address_of(request), room.table.number)
            return played.text(room.table.remarks())
        if room.table.status == WAITING:
            raise Refused("The game has not begun yet.")
        chair, log = chair_of(room, visitor, seat), logged(room.table)
        what = read_out, table, room.table.number, chair
    return msgspec.json.decode(await worked_out(request, house, what, read_out, log, chair), type=str)


@get(
    "/api/tables/{table:str}/replay",
    media_type=MediaType.JSON,
    summary="Watch a game again, from any seat",
    responses=answers(list[Seen], "The steps, one after the other."),
)
async def watch(
    request: AnyRequest,
    house: TheHouse,
    visitor: Visitor,
    table: FromPath[str],
    seat: FromQuery[str] = "spectator",
    first: Annotated[int, QueryParameter(ge=0)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=500)] = 100,
    opened: FromQuery[bool] = False,
) -> Response[bytes]:
    """The steps of a game with what that chair saw and knew then; until the game is over, from your own chair.

    `opened` shows all hands, once the game is over.
    """
    async with house.rooms.held(table, visitor) as room:
        played = begun(room.table)
        if room.table.status == OVER:
            whole(room.table, visitor)
            chair = chair_called(seat, len(room.table.chairs))
        else:
            chair = chair_of(room, visitor, seat)
        key, edition = f"{table}/{room.table.changed}", room.table.ground.founding.edition
        name = seat_name(chair)
        reasons = room.table.reasons(first, count)
        wanted = key, packed(played.record), edition, Part(name, first, count, reasons, opened)
    return await made(request, house, (page, key, name, first, count, opened), page, *wanted)


@get(
    "/api/tables/{table:str}/dice",
    media_type=MediaType.JSON,
    summary="The sealed dice of a game that is over",
    responses=answers(SealedDice, "The dice, entry by entry."),
)
async def unseal(request: AnyRequest, house: TheHouse, visitor: Visitor, table: FromPath[str]) -> Response[bytes]:
    """Every shuffle, roll and draw with what it takes to compute it again, for whoever may read the whole record."""
    room = await house.rooms.visited(table, visitor)
    record, edition = packed(whole(room.table, visitor)), room.table.ground.founding.edition
    return await made(request, house, (unsealed_dice, table), unsealed_dice, record, edition)


@get(
    "/api/tables/{table:str}/accounts",
    media_type=MediaType.JSON,
    summary="What came of a game that is over",
    responses=answers(Any, "As the game tells it: in Silverton everybody's books; null where there is nothing."),
)
async def recount(request: AnyRequest, house: TheHouse, visitor: Visitor, table: FromPath[str]) -> Response[bytes]:
    """Where everybody's money came from and went, what paid, and what the market did."""
    room = await house.rooms.visited(table, visitor)
    record, edition = packed(whole(room.table, visitor)), room.table.ground.founding.edition
    return await made(request, house, (recounted, table), recounted, record, edition)


@post("/api/tables/{table:str}/hint", summary="What the best bot would do in your place", responses=REFUSALS)
async def hint(
    request: AnyRequest, house: TheHouse, caller: Me, table: FromPath[str], seat: FromQuery[str] = ""
) -> Hint:
    """The move it would make from your seat now, knowing what you know, and why. From then on the game is not rated."""
    room = await house.rooms.visited(table, caller)
    await house.rooms.check_help(room.table)
    house.rates.advised.spend(caller.id, "You are asking too often; wait a moment.")
    room.visit(caller, address_of(request))
    return await house.rooms.at(table, partial(hint_in, caller, seat))


async def hint_in(person: Person, seat: str, room: Room) -> Hint:
    """What the best bot would do, in the words of a room's table."""
    return hinted(room.table, await room.hint(person, seat))


@post("/api/tables/{table:str}/ask", summary="Ask about the table in words", responses=REFUSALS)
async def ask(
    house: TheHouse,
    caller: Me,
    table: FromPath[str],
    data: Annotated[Line, Body(examples=LINES)],
    seat: FromQuery[str] = "",
) -> Reply:
    """Your hand, the table, a seat, what happened last, and more, as you see it; or the move that your words mean."""
    house.rates.askers.spend(caller.id, "You are asking too often; wait a moment.")
    async with house.rooms.held(table, caller) as room:
        return asked(room.table, chair_of(room, caller, seat), data.words)


@post("/api/tables/{table:str}/plan", summary="Work out what you plan", responses=REFUSALS)
async def plan(
    house: TheHouse,
    caller: Me,
    table: FromPath[str],
    data: Annotated[Wish, Body(examples=PLANS)],
    seat: FromQuery[str] = "",
) -> Any:
    """What your sketches cost and bring, how long they take, and what else there is to plan for, as your seat sees."""
    house.rates.planners.spend(caller.id, "You are planning too fast; wait a moment.")
    async with house.rooms.held(table, caller) as room:
        return planned(room.table, chair_of(room, caller, seat), data.sketches)


@post("/api/tables/{table:str}/copies", summary="Go on with a copy", responses=REFUSALS)
async def copy(
    request: AnyRequest,
    house: TheHouse,
    caller: Me,
    table: FromPath[str],
    data: Annotated[Copy, Body(examples=COPIES)],
) -> Sheet:
    """A table of your own that begins from a moment of this one: with bots, or with yourself in every seat."""
    house.rates.founders.spend(address_of(request), "Too many tables come from your network; try again later.")
    async with house.rooms.held(table, caller) as room:
        founding, moment = copied(room.table, caller, chair_of(room, caller, data.seat), data.at)
        sitting = sitters(room.table, caller, data.me)
        assert room.table.record is not None
        key, record = f"{table}/{room.table.changed}", packed(room.table.record)
        origin = room.table.ground.origin or room.id
    what = position, secrets.token_bytes(16)  # what is imagined is imagined anew
    begins = await worked_out(request, house, what, position, key, record, founding.edition, moment)
    copied_room = await house.rooms.found(
        caller,
        msgspec.structs.replace(founding, hot_seat=not data.me),
        sitting,
        begins.decode(),
        origin,
    )
    await house.rooms.at(copied_room.id, lambda room: room.enter(room.table.begin()))
    return sheet((await house.rooms.room(copied_room.id)).table)


HANDLERS = [
    object_to,
    found,
    open_tables,
    my_tables,
    look,
    edition_of,
    act,
    record,
    watch,
    unseal,
    recount,
    hint,
    ask,
    plan,
    copy,
]
