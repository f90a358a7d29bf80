"""For whoever runs the server: whether it is well, and what it has done."""

from __future__ import annotations

import asyncio
import os
from hmac import compare_digest
from typing import Final
from urllib.parse import urlsplit

from litestar import MediaType, Response, get
from msgspec import Struct
from prometheus_client import generate_latest

from silverware import __version__, build
from silverware.server.api.common import REFUSALS, AnyRequest, TheHouse, address_at, bearer_of, client_of
from silverware.server.metrics import REGISTRY
from silverware.server.refused import NotStored, NotYours

LONGEST: Final = 5
"""Seconds the database may take."""
PASSED_ON: Final = "forwarded", "via", "x-real-ip", "x-forwarded"
"""How the headers begin that proxies add."""


@get("/health", summary="Whether the server is well", responses=REFUSALS)
async def health(house: TheHouse) -> dict[str, str]:
    """Answers once something has been written to the database."""
    try:
        async with asyncio.timeout(LONGEST):
            await house.store.hours.beat()
    except TimeoutError:
        raise NotStored("The database takes too long to answer.") from None
    return {"status": "well", "version": __version__, "engine": build(), "worker": str(os.getpid())}


@get("/metrics", media_type=MediaType.TEXT, summary="Metrics for Prometheus", responses=REFUSALS)
async def metrics(request: AnyRequest, house: TheHouse) -> Response[bytes]:
    """What has been counted since the start; for the host's machine, or with the token the host has chosen."""
    token = house.settings.metrics
    if not (compare_digest(bearer_of(request).encode(), token.encode()) if token else is_here(request)):
        raise NotYours("Metrics are for whoever runs this server.")
    return Response(generate_latest(REGISTRY), media_type="text/plain; version=0.0.4")


class Invitation(Struct, frozen=True):
    """Where friends find this server."""

    origin: str
    """As `http://192.168.1.7:8000`; empty where that is the address one has come by oneself."""


@get("/api/origin", summary="Where friends find this server", responses=REFUSALS)
async def origin(request: AnyRequest, house: TheHouse) -> Invitation:
    """What the host says; or, for whoever asks from the server's own machine, its address on the network."""
    settings = house.settings
    return Invitation(settings.origin or (settings.neighbours if is_here(request) else ""))


def is_here(request: AnyRequest) -> bool:
    """Whether a request comes from this machine, and not for somebody else.

    Nor from a page from elsewhere in a browser on this machine, whose name is said to be that of this machine.
    """
    passed_on = any(header.startswith(PASSED_ON) for header in request.headers)
    address = client_of(request)
    return address is not None and address.is_loopback and not passed_on and is_local(request.headers.get("host", ""))


def is_local(host: str) -> bool:
    """Whether a `Host` is this machine."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    address = address_at(name)
    return name == "localhost" or (address is not None and address.is_loopback)


HANDLERS = [health, metrics, origin]
