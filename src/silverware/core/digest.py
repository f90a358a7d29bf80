"""The numbered digest of a game's rules: ours are `docs/rules/<game>.md`."""

from __future__ import annotations

import re

from silverware.core.errors import BadTable
from silverware.core.registry import registration

PARAGRAPH = re.compile(r"^\*\*§(?P<number>\d+\.\d+)\*\* (?P<text>.+?)$", re.MULTILINE)


def digest(game: str) -> str:
    """The whole digest."""
    return registration(game).digest.read_text(encoding="utf-8")


def paragraphs(game: str) -> dict[str, str]:
    """Every § of a game's digest and what it says."""
    return {match["number"]: match["text"] for match in PARAGRAPH.finditer(digest(game))}


def paragraph(game: str, number: str) -> str:
    """What a § says, or all paragraphs of a chapter; BadTable where there is none."""
    wanted = number.removeprefix("§").removesuffix(".")
    known = paragraphs(game)
    sections = [f"**§{at}** {text}" for at, text in known.items() if wanted in (at, at.partition(".")[0])]
    if not sections:
        first, last = next(iter(known)), list(known)[-1]
        raise BadTable(f"The rules of {game} have no §{wanted}; they run from §{first} to §{last}.")
    return "\n\n".join(sections)
