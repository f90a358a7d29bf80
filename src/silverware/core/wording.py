"""What is wrong with a document, in words for people; msgspec's are for programmers."""

from __future__ import annotations

import re
from typing import Final

KINDS: Final = {
    "array": "a list",
    "bool": "true or false",
    "float": "a decimal number",
    "int": "a whole number",
    "null": "nothing",
    "object": "a table",
    "str": "text",
}
SAID: Final = [
    (re.compile(pattern), sentence)
    for pattern, sentence in (
        (r"Object missing required field `(?P<field>.+)`", "{at}{field} is missing"),
        (r"Object contains unknown field `(?P<field>.+)`", "there is no {at}{field}"),
        (r"Invalid (?:enum )?value (?P<value>.+)", "{path} cannot be {value}"),
        (r"Expected `array` of length (?P<size>\d+), got (?P<had>\d+)", "{path} is a list of {size}, not of {had}"),
        (r"Expected `\w+` of length <= (?P<most>\d+)", "{path} is longer than {most}"),
        (r"Expected `\w+` of length >= (?P<least>\d+)", "{path} is shorter than {least}"),
        (r"Expected `\w+` <= (?P<most>\S+)", "{path} is more than {most}"),
        (r"Expected `\w+` >= (?P<least>\S+)", "{path} is less than {least}"),
        (r"Expected `(?P<wanted>[^`]+)`, got `(?P<got>[^`]+)`", "{path} must be {wanted}, not {got}"),
    )
]
"""What msgspec complains about, and how we say it."""


def wording(error: Exception) -> str:
    """What msgspec complains about, where in the document, and without a full stop.

    >>> import msgspec
    >>> def why(document: object, kind: type) -> str:
    ...     try:
    ...         return str(msgspec.convert(document, kind))
    ...     except msgspec.ValidationError as error:
    ...         return wording(error)
    >>> why(["20", 5], list[str])
    '[1] must be text, not a whole number'
    """
    complaint, _, place = str(error).partition(" - at ")
    path = place.replace("`", "").replace("key in $", "$").replace("[...]", "").removeprefix("$").removeprefix(".")
    for pattern, sentence in SAID:
        found = pattern.fullmatch(complaint)
        if found is not None:
            said = {
                name: _kinds(part) if name in ("wanted", "got") else part for name, part in found.groupdict().items()
            }
            return sentence.format(path=path or "it", at=f"{path}." if path else "", **said)
    return f"{path or 'it'} is not as it should be"


def _kinds(types: str) -> str:
    """msgspec's names of types, as people say them."""
    return " or ".join(KINDS.get(each, each) for each in types.split(" | "))
