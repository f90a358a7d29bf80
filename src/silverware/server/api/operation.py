"""For whoever runs the server: whether it is well, and what it has done."""

from __future__ import annotations

import os

from litestar import MediaType, Response, get
from prometheus_client import generate_latest
from sqlalchemy import literal, select

from silverware import __version__, build
from silverware.server.api.common import TheHouse
from silverware.server.metrics import REGISTRY


@get("/health", summary="Whether the server is well")
async def health(house: TheHouse) -> dict[str, str]:
    """Answers once the database does."""
    await house.database.rows(select(literal(1)))
    return {"status": "well", "version": __version__, "engine": build(), "worker": str(os.getpid())}


@get("/metrics", media_type=MediaType.TEXT, summary="Metrics for Prometheus")
async def metrics() -> Response[bytes]:
    """What has been counted since the start."""
    return Response(generate_latest(REGISTRY), media_type="text/plain; version=0.0.4; charset=utf-8")


HANDLERS = [health, metrics]
