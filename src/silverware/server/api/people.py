"""Who people are: guests, accounts, sessions, results."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated

from litestar import Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.openapi.spec import Example
from litestar.params import Body, FromPath
from msgspec import Meta, Struct
from msgspec.structs import asdict

from silverware.server.api.common import (
    COOKIE,
    LIST,
    REFUSALS,
    SAFE_COOKIE,
    YEAR,
    AnyRequest,
    Me,
    TheHouse,
    address_of,
    pay_for,
    token_of,
    who,
)
from silverware.server.calling import Subscription
from silverware.server.documents import Account, Document, Guest, Keeping, Person, Renewed, Session
from silverware.server.house import House
from silverware.server.notices import Notice
from silverware.server.ratings import Profile, Rating, Result
from silverware.server.refused import NotSignedIn


class Welcome(Struct, frozen=True):
    """Who you are now. The token also comes as a cookie; programs send it as `Authorization: Bearer`."""

    person: Person
    token: str


ADA = [Example(summary="an account", value={"name": "Ada", "passphrase": "copper silver gold"})]


def cookie(request: AnyRequest, house: House, token: str) -> Cookie:
    """A session for a browser; it travels as safely as it came."""
    secure = house.settings.secure or request.scope["scheme"] == "https"
    name = SAFE_COOKIE if secure else COOKIE
    return Cookie(key=name, value=token, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")


def welcome(request: AnyRequest, house: House, person: Person, token: str) -> Response[Welcome]:
    """The answer to somebody who has come in."""
    return Response(Welcome(person, token), cookies=[cookie(request, house, token)])


def device(request: AnyRequest) -> str:
    """What somebody came with."""
    return request.headers.get("user-agent", "")


@post("/api/guests", summary="Come in as a guest", responses=REFUSALS)
async def be_guest(
    request: AnyRequest,
    house: TheHouse,
    data: Annotated[Guest, Body(examples=[Example(summary="a guest", value={"name": "Ada"})])],
) -> Response[Welcome]:
    """One click: a name, or none, and you are in. The names of accounts, and what looks like them, are theirs."""
    house.rates.newcomers_each.spend(address_of(request), "Too many guests come from your network; try again later.")
    house.rates.newcomers.spend("", "Too many people are coming in at once; try again later.")
    return welcome(request, house, *await house.people.welcome(data, device(request)))


@post("/api/sessions", summary="Sign in to an account", responses=REFUSALS)
async def sign_in(
    request: AnyRequest, house: TheHouse, data: Annotated[Account, Body(examples=ADA)]
) -> Response[Welcome]:
    """Sign in with name and passphrase, from any device. A page has one session: the one it came with ends."""
    person, token = await house.people.sign_in(data, device(request), address_of(request))
    if "origin" in request.headers:
        with suppress(NotSignedIn):
            before = await who(request, house)
            await end(house, before, before.session)
    return welcome(request, house, person, token)


@put("/api/account", summary="Keep your seats under a name and a passphrase", responses=REFUSALS)
async def keep(
    request: AnyRequest, house: TheHouse, caller: Me, data: Annotated[Keeping, Body(examples=ADA)]
) -> Response[Renewed]:
    """Make an account of the guest you are; or, with its passphrase as `before`, change its name or passphrase.

    You get a new token, and the old one is no good any more. A new passphrase ends all your other sessions as well.
    """
    kept, token, ended, renamed = await house.people.keep(caller, data, device(request), address_of(request))
    for session in ended:
        house.spread(Notice(revoked=session))
    for person in renamed:
        await house.call_anew(person)
    answer = Renewed(**asdict(kept), token=token)
    return Response(answer, cookies=[cookie(request, house, token)])


@get("/api/me", summary="Who you are", responses=REFUSALS)
async def me(request: AnyRequest, house: TheHouse) -> Person | None:
    """Who the server thinks you are; null where you come without a session."""
    return await who(request, house) if token_of(request) else None


@put("/api/me", summary="Take another name", responses=REFUSALS)
async def rename(
    house: TheHouse,
    caller: Me,
    data: Annotated[Guest, Body(examples=[Example(summary="a guest", value={"name": "Ada"})])],
) -> Person:
    """For guests; an account changes its name with its passphrase. The new name reaches every table and list."""
    house.rates.renamers.spend(caller.id, "You have taken enough names for now; try again later.")
    renamed = await house.people.rename(caller, data.name)
    await house.call_anew(caller.id)
    return renamed


@get("/api/people/{player:str}", summary="Who a player is", responses=REFUSALS)
async def profile(house: TheHouse, player: FromPath[str]) -> Profile:
    """The name of a person (by id) or a bot (`easy bot`), and their ratings."""
    return await house.store.profile(player)


@get("/api/sessions", summary="Where you are signed in", responses=REFUSALS)
async def where(house: TheHouse, caller: Me) -> list[Session]:
    """Your sessions, the latest first."""
    return await house.people.sessions(caller)


@delete("/api/sessions/{session:str}", summary="Revoke a session", responses=REFUSALS)
async def revoke(house: TheHouse, caller: Me, session: FromPath[str]) -> None:
    """End a session of yours; whoever uses it is signed out at once."""
    await end(house, caller, session)


async def end(house: House, person: Person, session: str) -> None:
    """End a session, here and on every worker."""
    await house.people.revoke(person, session)
    house.spread(Notice(revoked=session))


@get("/api/people/{player:str}/results", summary="What a player has played", responses=REFUSALS)
async def played(request: AnyRequest, house: TheHouse, player: FromPath[str]) -> list[Result]:
    """The latest results of a person (by id) or a bot (`easy bot`)."""
    pay_for(house, address_of(request), LIST)
    return await house.store.results(player)


@get("/api/ratings/{game:str}", summary="The ratings of a game", responses=REFUSALS)
async def rated(request: AnyRequest, house: TheHouse, game: FromPath[str]) -> list[Rating]:
    """People and bots on one scale, the best first."""
    pay_for(house, address_of(request), LIST)
    return await house.store.ranking(game)


class PushKey(Struct, frozen=True):
    """What a browser subscribes with."""

    key: str


class Endpoint(Document, frozen=True, kw_only=True):
    """Where a browser was called."""

    endpoint: Annotated[str, Meta(max_length=1000)]


BROWSER = {
    "endpoint": "https://fcm.googleapis.com/fcm/send/abc",
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}


@get("/api/push", summary="With which key a browser hears calls", responses=REFUSALS)
async def push_key(house: TheHouse) -> PushKey:
    """The public key (VAPID) of this server."""
    return PushKey(house.calling.signer.public)


@post("/api/push", summary="Be called in this browser when it is your turn", responses=REFUSALS)
async def be_called(
    house: TheHouse,
    caller: Me,
    data: Annotated[Subscription, Body(examples=[Example(summary="a browser", value=BROWSER)])],
) -> None:
    """At tables by days, while you are not there; as long as this session lasts."""
    await house.calling.subscribe(caller, data)


@post("/api/push/off", summary="Be called there no more", responses=REFUSALS)
async def be_called_no_more(
    house: TheHouse,
    caller: Me,
    data: Annotated[Endpoint, Body(examples=[Example(summary="a browser", value={"endpoint": BROWSER["endpoint"]})])],
) -> None:
    """Whoever signs out is called no more anyway."""
    await house.calling.unsubscribe(caller, data.endpoint)


HANDLERS = [
    push_key,
    be_called,
    be_called_no_more,
    be_guest,
    sign_in,
    keep,
    me,
    rename,
    profile,
    where,
    revoke,
    played,
    rated,
]
