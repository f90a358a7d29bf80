"""Names: written in one way, without anything that cannot be seen; and what they look like."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final
from unicodedata import combining, normalize

from precis_i18n import get_profile

from silverware.server.refused import Refused

LONGEST: Final = 24
MARKS: Final = 3
"""On one letter; more would cover what is written above and below."""
LEFT: Final = "Somebody who left"
"""Whoever was deleted."""
BLANKS: Final = str.maketrans({"\u2800": " ", "\ufe0e": "", "\ufe0f": ""})
"""A Braille cell without dots is a space to the eye; how a sign is to be drawn is nothing we keep."""
MARK: Final = "\u200e"
"""Says which way to write; the lists of lookalikes put it around letters of some scripts."""


def proper(name: str) -> str:
    """A name fit to be shown: RFC 8266 (NFKC, single spaces, nothing invisible); Refused where it is not."""
    try:
        written: str = get_profile("NicknameCasePreserved").enforce(name.translate(BLANKS))
    except UnicodeEncodeError:
        raise Refused("A name has letters, digits and signs that can be shown.") from None
    if len(written) > LONGEST:
        raise Refused(f"A name has at most {LONGEST} letters.")
    signs = normalize("NFKD", written)
    if any(all(map(combining, signs[at : at + MARKS + 1])) for at in range(len(signs) - MARKS)):
        raise Refused(f"A letter of a name has at most {MARKS} marks.")
    return written


def logins(name: str) -> tuple[str, ...]:
    """What an account of that name may be signed in with: the name as we write it, and as somebody typed it.

    Accounts that are older than our way of writing are known by the second.
    """
    typed = " ".join(name.split())
    if not typed.isprintable():
        return (proper(name).casefold(),)
    try:
        return tuple(dict.fromkeys((proper(name).casefold(), typed.casefold())))
    except Refused:
        return (typed.casefold(),)


def skeleton(name: str) -> str:
    """What a name looks like: names that can be mistaken for each other have the same (Unicode TR 39).

    So have large and small letters, and i and l, as a large i looks like a small l.

    >>> skeleton("Ada") == skeleton("АDА")
    True
    """
    return _drawn(_drawn(name).casefold()).replace("i", "l")


def _drawn(name: str) -> str:
    return normalize("NFKD", "".join([prototype(letter) for letter in normalize("NFKD", name)]))


@lru_cache(4096)
def prototype(letter: str) -> str:
    """The letter, or two of them, that stands for all that look like this one: the one with the most lookalikes."""
    return max((letter, *alike(letter)), key=lambda sign: (len(alike(sign)), len(sign), sign))


def alike(letter: str) -> tuple[str, ...]:
    """What a letter can be mistaken for."""
    return _lookalikes().get(letter, ())


@cache
def _lookalikes() -> dict[str, tuple[str, ...]]:
    """Read when the first name is compared: the list is long."""
    from confusable_homoglyphs.confusables import confusables_data

    return {
        letter.strip(MARK): tuple([other["c"].strip(MARK) for other in others])
        for letter, others in confusables_data.items()
    }
