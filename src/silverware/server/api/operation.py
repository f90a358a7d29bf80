"""For whoever runs the server: whether it is well, and what it has done. And a front door."""

from __future__ import annotations

import os

from litestar import MediaType, Response, get
from prometheus_client import generate_latest
from sqlalchemy import literal, select

from silverware import __version__, build
from silverware.server.api.common import TheHouse
from silverware.server.metrics import REGISTRY

DOOR = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Silverware</title>
<meta name="viewport" content="width=device-width">
<style>body{{font:16px/1.5 sans-serif;background:#f6f1e5;color:#26221c;max-width:40em;margin:3em auto;padding:0 1em}}
a{{color:#a03f12}}
@media (prefers-color-scheme:dark){{body{{background:#1f1d1a;color:#efe7d6}}a{{color:#e8834f}}}}</style>
<h1>Silverware</h1><p>This is a table server, version {version}. It speaks JSON and websockets; programs and bots play
here today, a client for people is being built.</p>
<ul><li><a href="/api/schema/openapi.json">What it understands</a> (OpenAPI)</li>
<li><a href="/api/games">The games</a></li><li><a href="/api/tables">Open tables</a></li>
<li><a href="/health">Health</a> and <a href="/metrics">metrics</a></li></ul></html>"""


@get("/", media_type=MediaType.HTML, include_in_schema=False)
async def door() -> str:
    """What somebody sees who opens the address in a browser."""
    return DOOR.format(version=__version__)


@get("/health", summary="Whether the server is well")
async def health(house: TheHouse) -> dict[str, str]:
    """Answers once the database does."""
    await house.database.rows(select(literal(1)))
    return {"status": "well", "version": __version__, "engine": build(), "worker": str(os.getpid())}


@get("/metrics", media_type=MediaType.TEXT, summary="Metrics for Prometheus")
async def metrics() -> Response[bytes]:
    """What has been counted since the start."""
    return Response(generate_latest(REGISTRY), media_type="text/plain; version=0.0.4; charset=utf-8")


HANDLERS = [door, health, metrics]
