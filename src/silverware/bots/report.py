"""What a failed bot was asked and what it did, as a file for whoever wrote it."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import msgspec

from silverware.core.errors import BotFailed

KEPT: Final = 20
"""Reports in a folder at most; the oldest go first."""


class Report(msgspec.Struct, kw_only=True):
    """Everything it takes to see why a bot failed."""

    bot: str
    game: str
    edition: str
    seat: str
    seed: int | str
    problem: str
    view: Any
    menu: list[str]
    answer: str | None
    event: Any
    """What it was told when it failed, if it was not asked for a move."""
    traceback: list[str]
    stderr: list[str]
    """What a bot that is a program wrote there last."""

    def text(self) -> str:
        """As JSON that people can read."""
        return msgspec.json.format(msgspec.json.encode(self, enc_hook=repr), indent=2).decode()


def save(failed: BotFailed, folder: Path) -> Path:
    """Write a report into a folder, which keeps the last few; the file."""
    folder.mkdir(parents=True, exist_ok=True)
    name = re.sub(r"[^\w.-]+", "-", failed.bot)
    file = folder / f"{datetime.now(UTC):%Y%m%d-%H%M%S-%f}-{name}.json"
    file.write_text(failed.report + "\n", encoding="utf-8")
    for old in sorted(folder.glob("*.json"))[:-KEPT]:
        old.unlink(missing_ok=True)
    return file
