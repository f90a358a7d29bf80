"""Records people bring along: kept, shared by link, watched from any seat."""

from __future__ import annotations

import secrets
from hashlib import sha256
from importlib.resources import files
from typing import Annotated, Final

import msgspec
from litestar import MediaType, Response, get, post
from litestar.openapi.spec import Example
from litestar.params import Body, FromPath, FromQuery, QueryParameter
from msgspec import Meta, Struct

from silverware.core.errors import BadRecord
from silverware.server.api.common import REFUSALS, AnyRequest, Me, TheHouse, address_of, answers, made, worked_out
from silverware.server.documents import Document
from silverware.server.editions import Checked, checked, look_over
from silverware.server.messages import Heading
from silverware.server.records import Part, Seen, drawn, heading, page, verified

LARGEST: Final = 2_000_000
"""Bytes of a request that brings a record along."""


class Brought(Document, frozen=True, kw_only=True):
    """A record, and the edition it was played with if that is not ours."""

    text: Annotated[str, Meta(max_length=1_000_000)]
    edition: Annotated[str, Meta(max_length=100_000)] | None = None


RECORD: Final = """silverware record 1
game: quick-silver
edition: silverware 80b1a9966726
rules: 1
seats: 2
options: memory=honest not-quite-dead=false sneaky-stranger=false
north: Ada
east: easy bot

~ 2 [25 20 5 15 10 junk 20 20 15 15 15 10 10 10 5 5 5 plate dynamite dynamite dynamite] 1 2
east: pick up
north: swap 5 with east
east: redirect onto centre
north: take 1
result: open
"""
BROUGHT: Final = [Example(summary="a record as it was downloaded", value={"text": RECORD})]


OURS: Final = files("silverware.games.quick_silver").joinpath("edition/silverware.toml").read_text("utf-8")
DRAFTS: Final = [Example(summary="our edition of Quick Silver", value={"edition": OURS})]


class Kept(Struct, frozen=True):
    """Where a record is kept, and what was checked."""

    id: str
    verified: str


@post("/api/records", summary="Bring a record along", responses=REFUSALS, request_max_body_size=LARGEST)
async def bring(
    request: AnyRequest, house: TheHouse, caller: Me, data: Annotated[Brought, Body(examples=BROUGHT)]
) -> Kept:
    """Keep a record, to watch it and to share it by link. It must replay to its result."""
    address, size = address_of(request), len(data.text) + len(data.edition or "")
    house.rates.bringers.spend(address, "You are bringing too many records; wait a few minutes.")
    house.rates.brought.spend(address, "You are bringing too many long records; try again later.", size)
    if "\0" in data.text:
        raise BadRecord("A record is text; this is not.")
    if data.edition is not None:
        look_over(data.edition)
    what = verified, sha256(msgspec.json.encode(data)).digest()
    checked = await worked_out(request, house, what, verified, data.text, data.edition)
    key = secrets.token_urlsafe(9)
    await house.store.keep_record(key, caller.id, data.text, data.edition)
    return Kept(key, msgspec.json.decode(checked, type=str))


class Draft(Document, frozen=True, kw_only=True):
    """An edition of one's own, as TOML."""

    edition: Annotated[str, Meta(max_length=100_000)]


@post(
    "/api/editions",
    status_code=200,
    media_type=MediaType.JSON,
    summary="Check an edition",
    responses=answers(Checked, "The game, and the name of the edition."),
    request_max_body_size=LARGEST,
)
async def check_edition(
    request: AnyRequest, house: TheHouse, data: Annotated[Draft, Body(examples=DRAFTS)]
) -> Response[bytes]:
    """Whether a game can be played with it; if not, the refusal says what is wrong. Nothing is kept."""
    house.rates.bringers.spend(address_of(request), "You are bringing too many editions; wait a few minutes.")
    look_over(data.edition)
    return await made(request, house, (checked, sha256(data.edition.encode()).digest()), checked, data.edition)


@get("/api/records/{key:str}", media_type=MediaType.TEXT, summary="A record", responses=REFUSALS)
async def read(house: TheHouse, key: FromPath[str]) -> str:
    """The record as it was brought."""
    return (await house.store.record(key))[0]


@get(
    "/api/records/{key:str}/heading",
    media_type=MediaType.JSON,
    summary="What game a record is of, and who played",
    responses=answers(Heading, "Its game and its players."),
)
async def headed(request: AnyRequest, house: TheHouse, key: FromPath[str]) -> Response[bytes]:
    """What stands above the moves of a record."""
    text, _ = await house.store.record(key)
    return await made(request, house, (heading, key), heading, text)


@get(
    "/api/records/{key:str}/edition",
    media_type=MediaType.JSON,
    summary="The edition of a record, to be drawn",
    responses=REFUSALS,
)
async def edition(request: AnyRequest, house: TheHouse, key: FromPath[str]) -> Response[bytes]:
    """Board, cards and charts as they are printed in the edition it was played with."""
    return await made(request, house, (drawn, key), drawn, *await house.store.record(key))


@get(
    "/api/records/{key:str}/replay",
    media_type=MediaType.JSON,
    summary="Watch a record, from any seat",
    responses=answers(list[Seen], "The steps, one after the other."),
)
async def watch(
    request: AnyRequest,
    house: TheHouse,
    key: FromPath[str],
    seat: FromQuery[str] = "spectator",
    first: Annotated[int, QueryParameter(ge=0)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=500)] = 100,
    opened: FromQuery[bool] = False,
) -> Response[bytes]:
    """The steps of a record, with what that chair saw and knew then, or with all hands open."""
    text, edition = await house.store.record(key)
    what = page, key, seat, first, count, opened
    return await made(request, house, what, page, key, text, edition, Part(seat, first, count, opened=opened))


HANDLERS = [bring, check_edition, read, headed, edition, watch]
