"""Our edition, and our edition changed."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec

from silverware.games.silverton import components
from silverware.games.silverton.components import Box
from silverware.games.silverton.documents import Edition

FILE = Path(components.__file__).parent / "edition/silverware.toml"


def text(*changes: tuple[str, str]) -> str:
    """The text of our edition, each change made once."""
    written = FILE.read_text()
    for old, new in changes:
        assert old in written, old
        written = written.replace(old, new, 1)
    return written


def edition() -> Edition:
    """Our edition as it is written."""
    return msgspec.convert(tomllib.loads(text()), Edition)


BOX = Box(edition())


def segment(name: str) -> int:
    """A segment by its notation."""
    return BOX.segments_said.index(name)


def town(name: str) -> int:
    """A town by its name."""
    return BOX.town_names.index(name)
