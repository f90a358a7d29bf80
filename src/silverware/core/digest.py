"""The numbered digest of a game's rules, as `docs/rules/<game>.md` states it."""

from __future__ import annotations

import re
from importlib.resources import files

from silverware.core.errors import BadTable

PARAGRAPH = re.compile(r"^\*\*§(?P<number>\d+\.\d+)\*\* (?P<text>.+?)$", re.MULTILINE)
CHAPTER = re.compile(r"^## (?P<number>\d+)\. (?P<title>.+)$", re.MULTILINE)


def digest(game: str) -> str:
    """The whole digest."""
    return files("silverware").joinpath(f"digests/{game}.md").read_text()


def paragraphs(game: str) -> dict[str, str]:
    """Every § of a game's digest and what it says."""
    return {found["number"]: found["text"] for found in PARAGRAPH.finditer(digest(game))}


def paragraph(game: str, number: str) -> str:
    """What one § says; BadTable where there is none."""
    known = paragraphs(game)
    number = number.removeprefix("§")
    if number not in known:
        raise BadTable(
            f"The rules of {game} have no §{number}; they run from §{next(iter(known))} to §{list(known)[-1]}."
        )
    return known[number]
