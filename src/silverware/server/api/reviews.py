"""Reviews after a game: what there is to judge of a seat, and its decisions, one by one."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import MediaType, Response, get
from litestar.params import FromPath, QueryParameter

from silverware.server.api.common import AnyRequest, TheHouse, Visitor, address_of, answers, made, unless_gone
from silverware.server.documents import Person
from silverware.server.house import House
from silverware.server.messages import Review, Reviewed
from silverware.server.records import packed, whole
from silverware.server.refused import Refused
from silverware.server.reviews import outline, reviewed
from silverware.server.table import OVER

SeatQuery = Annotated[str, QueryParameter(max_length=12, description="Whose decisions: north, east, ...")]
HindsightQuery = Annotated[bool, QueryParameter(description="With all cards open, not by what the seat could know.")]
Game = tuple[str, str | bytes, str | None]
"""What a game is kept under, its record, and its edition."""

OUTLINE: Final = answers(Review, "The decisions, by their steps.")
DECISION: Final = answers(Reviewed, "The decision, with every move that was possible.")


async def at_table(house: House, table: str, visitor: Person | None) -> Game:
    """The game of a table, for whoever may read its whole record."""
    async with house.rooms.held(table, visitor) as room:
        if room.table.status != OVER:
            raise Refused("You can review a game when it is over.")
        record = whole(room.table, visitor)
        return f"{table}/{room.table.changed}", packed(record), room.table.ground.founding.edition


async def brought(house: House, key: str) -> Game:
    """The game of a record that somebody brought along."""
    return key, *await house.store.record(key)


async def outlined(request: AnyRequest, house: House, game: Game, seat: str) -> Response[bytes]:
    """What there is to review of a seat."""
    return await made(request, house, (outline, game[0], seat), outline, *game, seat)


async def judged(
    request: AnyRequest, house: House, game: Game, seat: str, step: int, hindsight: bool
) -> Response[bytes]:
    """One decision, judged after those of others that came before; given up where nobody waits for it."""
    address = address_of(request)
    house.rates.reviewed.spend(address, "You have had too many decisions reviewed; try again later.")
    what = reviewed, game[0], seat, step, hindsight
    given = *game, seat, step, house.settings.review_worlds, hindsight
    return Response(
        await unless_gone(request, house.reviews.make(address, what, reviewed, *given)), media_type=MediaType.JSON
    )


@get(
    "/api/tables/{table:str}/review",
    media_type=MediaType.JSON,
    summary="What there is to review of a game that is over",
    responses=OUTLINE,
)
async def review_table(
    request: AnyRequest, house: TheHouse, visitor: Visitor, table: FromPath[str], seat: SeatQuery
) -> Response[bytes]:
    """The decisions of a seat that had more than one move, for whoever may read the whole record."""
    return await outlined(request, house, await at_table(house, table, visitor), seat)


@get(
    "/api/tables/{table:str}/review/{step:int}",
    media_type=MediaType.JSON,
    summary="A decision, judged by what the seat could know then",
    responses=DECISION,
)
async def review_decision(
    request: AnyRequest,
    house: TheHouse,
    visitor: Visitor,
    table: FromPath[str],
    step: FromPath[int],
    seat: SeatQuery,
    hindsight: HindsightQuery = False,
) -> Response[bytes]:
    """What a decision was worth, over worlds that the seat could not rule out; in hindsight, in the one that was."""
    return await judged(request, house, await at_table(house, table, visitor), seat, step, hindsight)


@get(
    "/api/records/{key:str}/review",
    media_type=MediaType.JSON,
    summary="What there is to review of a record",
    responses=OUTLINE,
)
async def review_record(request: AnyRequest, house: TheHouse, key: FromPath[str], seat: SeatQuery) -> Response[bytes]:
    """The decisions of a seat that had more than one move, in a game that is over."""
    return await outlined(request, house, await brought(house, key), seat)


@get(
    "/api/records/{key:str}/review/{step:int}",
    media_type=MediaType.JSON,
    summary="A decision of a record, judged by what the seat could know then",
    responses=DECISION,
)
async def review_recorded_decision(
    request: AnyRequest,
    house: TheHouse,
    key: FromPath[str],
    step: FromPath[int],
    seat: SeatQuery,
    hindsight: HindsightQuery = False,
) -> Response[bytes]:
    """What a decision was worth, as at a table."""
    return await judged(request, house, await brought(house, key), seat, step, hindsight)


HANDLERS = [review_table, review_decision, review_record, review_recorded_decision]
