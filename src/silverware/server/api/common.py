"""What every request needs: the house, who is asking, and how a refusal looks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Hashable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any, Final, TypeVar

from litestar import MediaType, Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Example
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR
from litestar.types import Message, Scope
from sqlalchemy.exc import DataError

from silverware.core.errors import SilverwareError
from silverware.server import workshop
from silverware.server.acting import explain
from silverware.server.documents import Person
from silverware.server.house import House
from silverware.server.messages import NotDone
from silverware.server.refused import (
    Busy,
    NotFound,
    NotSignedIn,
    NotStored,
    NotYours,
    Refused,
    TooCostly,
    TooLate,
    TooMany,
)

T = TypeVar("T")

COOKIE: Final = "silverware"
SAFE_COOKIE: Final = f"__Host-{COOKIE}"
"""By https: browsers take it from this host alone, and send it no other way."""
CLOSED: Final = "default-src 'none'; frame-ancestors 'none'; sandbox"
"""For answers that are no pages: nothing in them is run or shown as one."""
YEAR: Final = 365 * 24 * 3600
"""Seconds."""
PORTS: Final = {"http": ":80", "https": ":443"}
"""That nobody has to say."""
LINE: Final = 64
"""Bits of an IPv6 address that say whose line it is."""

ENTRIES: Final = 100
"""Of a log, told to somebody, take about as long as a request."""
LIST: Final = 500
"""Entries that a list of tables, results or ratings counts as."""
LATER: Final = {"retry-after": "2"}
"""Seconds after which to try again what was too much, or too much for now."""

AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]

TheHouse = NamedDependency[House]
Me = NamedDependency[Person]
"""Whoever is asking, who must be somebody."""
Visitor = NamedDependency[Person | None]
"""Whoever is asking, who may be nobody."""

REFUSALS: Final = {
    kind.status: ResponseSpec(
        NotDone,
        description=kind.__doc__ or "",
        generate_examples=False,
        examples=[
            Example(
                summary=sentence, value={"type": "refused", "ref": "", "sentence": sentence, "rule": rule, "unless": ""}
            )
        ],
    )
    for kind, sentence, rule in (
        (Refused, "You need a plate to redirect a swap.", "5.1"),
        (NotSignedIn, "You are not signed in.", None),
        (NotYours, "You do not sit there.", None),
        (NotFound, "There is no such table.", None),
        (TooLate, "The table has moved on; look again.", None),
        (TooCostly, "That takes the server too long to work out.", None),
        (TooMany, "You are doing too much at once; wait a moment.", None),
        (Busy, "The server is busy; try again in a moment.", None),
    )
}
"""How any request may be refused."""

logger = logging.getLogger("silverware.api")


def answers(kind: Any, description: str) -> dict[int, ResponseSpec]:
    """How a request is answered that the workshop works out."""
    return {**REFUSALS, 200: ResponseSpec(kind, generate_examples=False, description=description)}


def bearer_of(connection: AnyConnection) -> str:
    """The token a program sends."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def token_of(connection: AnyConnection) -> str:
    """The session a request came with: a bearer token, or the cookie."""
    return bearer_of(connection) or connection.cookies.get(SAFE_COOKIE) or connection.cookies.get(COOKIE, "")


def address_at(host: str) -> IPv4Address | IPv6Address | None:
    """The address that somebody writes so; None where it is none."""
    try:
        address = ip_address(host)
    except ValueError:
        return None
    return address if isinstance(address, IPv4Address) else address.ipv4_mapped or address


def client_of(connection: AnyConnection) -> IPv4Address | IPv6Address | None:
    """The address a request comes from, as uvicorn and the proxies it believes say; None where they do not know."""
    return address_at(connection.client.host if connection.client else "")


def line_of(address: IPv4Address | IPv6Address | None) -> str:
    """Whose line that is: an address, or the network that one line has in IPv6."""
    return str(ip_network((address, LINE), strict=False) if isinstance(address, IPv6Address) else address)


def address_of(connection: AnyConnection) -> str:
    """Whose line a request comes by."""
    return line_of(client_of(connection))


async def who(connection: AnyConnection, house: House) -> Person:
    """Whoever is asking; NotSignedIn where that is nobody."""
    return await house.people.whose(token_of(connection))


async def provide_house(request: AnyRequest) -> House:
    """Where everything is, for handlers."""
    house: House = request.app.state.house
    return house


async def provide_person(request: AnyRequest, house: TheHouse) -> Person:
    """For handlers that need somebody."""
    return await who(request, house)


async def provide_visitor(request: AnyRequest, house: TheHouse) -> Person | None:
    """For handlers that anybody may use."""
    try:
        return await who(request, house)
    except NotSignedIn:
        return None


def is_from_here(connection: AnyConnection) -> bool:
    """Whether the page that asks is one of ours; programs do not say. Letter case and usual ports are no difference."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    scheme, _, place = origin.lower().partition("://")
    usual, host = PORTS.get(scheme, ""), connection.headers.get("host", "").lower()
    return bool(usual and place) and place.removesuffix(usual) == host.removesuffix(usual)


async def protect(message: Message, scope: Scope) -> None:
    """Say how an answer is to be treated: nobody keeps it who is not told to, and what came by https comes so again."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    headers.setdefault("cache-control", "no-store")
    headers.setdefault("content-security-policy", CLOSED)
    headers.setdefault("x-content-type-options", "nosniff")
    headers.setdefault("referrer-policy", "same-origin")
    house: House = scope["litestar_app"].state.house
    if scope["scheme"] == "https" or house.settings.secure:
        headers.setdefault("strict-transport-security", f"max-age={YEAR}")


async def keep_out_strangers(request: AnyRequest) -> None:
    """Nobody asks too often; and a page from elsewhere may look, but not act with somebody's cookie."""
    house: House = request.app.state.house
    house.rates.requests.spend(address_of(request), "Too many requests come from your network; wait a moment.")
    if request.method not in ("GET", "HEAD", "OPTIONS") and not is_from_here(request):
        raise NotYours("This request comes from another site's page.")


def pay_for(house: House, address: str, entries: int) -> None:
    """Count a look at a long log as the requests it is worth."""
    house.rates.requests.spend(address, "Your network asks for too much at once; wait a moment.", entries / ENTRIES)


def refused(_: AnyRequest, error: SilverwareError) -> Response[NotDone]:
    """A request that was refused."""
    status = error.status if isinstance(error, Refused) else 400
    if isinstance(error, NotStored) and error.__cause__ is not None:
        logger.warning("the database does not answer", extra={"problem": str(error.__cause__)})
    return Response(explain(error), status_code=status, headers=LATER if status in (429, 503) else {})


def malformed(_: AnyRequest, error: HTTPException) -> Response[NotDone]:
    """A request that could not be read: what is wrong with it, in one sentence."""
    details = error.extra if isinstance(error, ValidationException) and isinstance(error.extra, list) else []
    problems = "; ".join(f"{each.get('key', 'it')}: {each.get('message', '')}" for each in details)
    sentence = f"The request cannot be read: {problems}." if problems else str(error.detail)
    return Response(NotDone("", sentence[:500]), status_code=error.status_code, headers=error.headers)


def endless(_: AnyRequest, error: RecursionError) -> Response[NotDone]:
    """Brackets in brackets in brackets."""
    return Response(NotDone("", "The request cannot be read: it is nested too deep."), status_code=400)


def garbled(_: AnyRequest, error: UnicodeDecodeError) -> Response[NotDone]:
    """Bytes that are no text."""
    return Response(NotDone("", "The request cannot be read: it is not UTF-8."), status_code=400)


def unfit(_: AnyRequest, error: DataError) -> Response[NotDone]:
    """Something no database can hold, or look for."""
    return Response(NotDone("", "That contains characters we can't store."), status_code=400)


def broken(request: AnyRequest, error: Exception) -> Response[NotDone]:
    """A fault of the server."""
    logger.error("broken", exc_info=error, extra={"path": request.scope["path"]})
    answer = NotDone("", "Something went wrong on the server. It has been logged.")
    return Response(answer, status_code=HTTP_500_INTERNAL_SERVER_ERROR)


async def made_once(work: Callable[..., Any], *given: Any) -> Response[bytes]:
    """The answer to a request that is always answered alike: worked out at the first one, in a thread."""
    return Response(await asyncio.to_thread(workshop.made_once, work, *given), media_type=MediaType.JSON)


async def made(
    request: AnyRequest, house: House, what: Hashable, work: Callable[..., Any], *given: Any
) -> Response[bytes]:
    """The answer to a request whose cost grows with what people send: worked out beside the server, within limits."""
    return Response(await worked_out(request, house, what, work, *given), media_type=MediaType.JSON)


async def worked_out(request: AnyRequest, house: House, what: Hashable, work: Callable[..., Any], *given: Any) -> bytes:
    """What the workshop makes of something, as JSON; it need not go on if whoever asked hangs up."""
    return await unless_gone(request, house.workshop.make(address_of(request), what, work, *given))


async def unless_gone(request: AnyRequest, answer: Coroutine[Any, Any, T]) -> T:
    """Wait for an answer, but give up as soon as the visitor hangs up."""
    answering, going = asyncio.create_task(answer), asyncio.create_task(gone(request))
    try:
        await asyncio.wait((answering, going), return_when=asyncio.FIRST_COMPLETED)
        if answering.done():
            return answering.result()
        raise Refused("You left before the answer was ready.")
    finally:
        answering.cancel()
        going.cancel()


async def gone(request: AnyRequest) -> None:
    """Wait until whoever asked hangs up."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
