"""The server as an ASGI application."""

from __future__ import annotations

import gc
import os
from signal import SIGTERM
from typing import Final

import msgspec
from litestar import Litestar
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import DataError

from silverware import __version__
from silverware.core.errors import SilverwareError
from silverware.server.api import front, games, hosts, operation, people, records, reviews, socket, tables
from silverware.server.api.common import (
    broken,
    endless,
    garbled,
    keep_out_strangers,
    malformed,
    protect,
    provide_house,
    provide_person,
    provide_visitor,
    refused,
    unfit,
)
from silverware.server.ending import end_with_parent
from silverware.server.house import House
from silverware.server.logs import log_to_stderr
from silverware.server.processes import Processes
from silverware.server.settings import Settings
from silverware.server.think import Thinkers

ENVIRONMENT: Final = "SILVERWARE_SETTINGS"
"""Where a worker finds its settings, as JSON."""
LARGEST: Final = 65_536
"""Bytes of a request at most, but for those that bring a document along."""


def create_app(settings: Settings, thinkers: Thinkers | None = None, processes: Processes | None = None) -> Litestar:
    """The server with these settings; `thinkers` and the workshop's `processes` where several servers share them."""
    house = House(settings, thinkers, processes)
    return Litestar(
        [
            *front.HANDLERS,
            *operation.HANDLERS,
            *people.HANDLERS,
            *games.HANDLERS,
            *tables.HANDLERS,
            *records.HANDLERS,
            *reviews.HANDLERS,
            *hosts.HANDLERS,
            socket.socket,
        ],
        plugins=[house],
        dependencies={  # no document has a field of these names: Litestar would take a wrong one for a fault of ours
            "house": Provide(provide_house),
            "caller": Provide(provide_person),
            "visitor": Provide(provide_visitor),
        },
        exception_handlers={
            SilverwareError: refused,
            HTTPException: malformed,
            DataError: unfit,
            RecursionError: endless,
            UnicodeDecodeError: garbled,
            Exception: broken,
        },
        before_request=keep_out_strangers,
        before_send=[protect],
        request_max_body_size=LARGEST,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            "Silverware", __version__, path="/api/schema", render_plugins=[JsonRenderPlugin(path="/openapi.json")]
        ),
    )


def from_environment() -> Litestar:
    """The server of a worker process."""
    settings = msgspec.json.decode(os.environ[ENVIRONMENT], type=Settings)
    log_to_stderr(quiet=settings.quiet)
    end_with_parent(lambda: os.kill(os.getpid(), SIGTERM))
    app = create_app(settings)
    gc.freeze()  # what is here now stays, and is not garbage
    return app
