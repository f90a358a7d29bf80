"""Logs: one JSON object a line. What people say, keep or prove themselves with is never among it, nor any link."""

from __future__ import annotations

import logging
import re
from time import monotonic
from typing import Final

import msgspec
from structlog.processors import JSONRenderer, TimeStamper, format_exc_info
from structlog.stdlib import ExtraAdder, ProcessorFormatter, add_log_level, add_logger_name
from structlog.typing import EventDict, WrappedLogger

from silverware.server.limits import Ledger

OFTEN: Final = 60
"""Lines of one kind in a minute; strangers cause some of them, and must not fill the disk."""
LINKS: Final = re.compile(rb"/(tables?|records|replay|people|sessions)/[\w-]+")
"""Paths with ids: whoever knows the id of a table or a record can open it."""


class Seldom(logging.Filter):
    """Lets so many lines of each kind through, and leaves the others out."""

    def __init__(self) -> None:
        super().__init__()
        self._limit = Ledger().limit(OFTEN, 60)

    def filter(self, record: logging.LogRecord) -> bool:
        return self._limit.of(f"{record.name} {record.msg}").take(monotonic())


def plain(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """A line without what uvicorn adds for terminals."""
    event.pop("color_message", None)
    return event


def as_json(line: EventDict, **_: object) -> str:
    """A line as JSON, without the ids in paths; what has no JSON as its text."""
    return LINKS.sub(rb"/\1/...", msgspec.json.encode(line, enc_hook=str)).decode()


def log_to_stderr(*, quiet: bool) -> None:
    """Everything worth knowing; when quiet, only what is wrong. The lines of our libraries have the same shape."""
    handler = logging.StreamHandler()
    handler.setFormatter(
        ProcessorFormatter(
            foreign_pre_chain=[
                TimeStamper("iso"),
                add_log_level,
                add_logger_name,
                ExtraAdder(),
                format_exc_info,
                plain,
            ],
            processors=[ProcessorFormatter.remove_processors_meta, JSONRenderer(as_json)],
        )
    )
    handler.addFilter(Seldom())
    logging.basicConfig(level=logging.WARNING if quiet else logging.INFO, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
