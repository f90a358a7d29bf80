"""Logs: one JSON object a line. What people say, keep or prove themselves with is never among it."""

from __future__ import annotations

import logging
from typing import Final

import msgspec

PLAIN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}
"""What every log record has; the rest is what we added."""


class JsonLines(logging.Formatter):
    """A log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        added = {key: value for key, value in vars(record).items() if key not in PLAIN}
        line = {
            "at": int(record.created * 1000),
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
            **added,
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def log_to_stderr(*, quiet: bool) -> None:
    """Everything worth knowing; when quiet, only what is wrong."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING if quiet else logging.INFO, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
