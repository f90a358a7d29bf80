"""Sentences about a seat, said to that seat: "North takes the 20 and leaves a card." is "You take the 20 and leave a
card." to North.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from silverware.core.seats import Seat

YOU: Final = "\x11"
"""Stands for the seat's name until the sentence is turned around: no name has such a character."""
VERBS: Final = {"is": "are", "was": "were", "has": "have", "does": "do", "goes": "go"}
THEIRS: Final = {"their": "your", "themselves": "yourself"}
NO_VERBS: Final = frozenset(("as", "its", "less", "this", "his", "across", "always"))
"""Words in -s that are not verbs."""
TO_SOMEBODY: Final = frozenset(("to", "from", "of", "with", "for", "by", "onto", "and", "or", "into", "than"))
"""Words after which a name is not the subject of what follows; after "and" it may be."""
WORD: Final = re.compile(rf"{YOU}'s|{YOU}|[\w-]+|[^\w\s]+|\s+")
ENDS: Final = (".", ":", ";")


def addressed(tell: Callable[[Sequence[str]], str], names: Sequence[str], seat: Seat) -> str:
    """What is told, said to a seat as you; empty where it does not name that seat.

    >>> addressed(lambda names: f"{names[0]} takes the 20 from {names[1]} and leaves the 5.", ["North", "East"], 0)
    'You take the 20 from East and leave the 5.'
    >>> addressed(lambda names: f"{names[0]} takes the 20 from {names[1]} and leaves the 5.", ["North", "East"], 1)
    'North takes the 20 from you and leaves the 5.'
    """
    if not 0 <= seat < len(names):
        return ""
    said = tell([YOU if at == seat else name for at, name in enumerate(names)])
    return second_person(said) if YOU in said else ""


def second_person(said: str) -> str:
    """A sentence with YOU in it, in the second person."""
    words: list[str] = []
    before = ""
    begins, is_subject, expects_verb = True, False, False
    for word in WORD.findall(said):
        if word.isspace():
            words.append(word)
            continue
        if word == f"{YOU}'s":
            words.append("Your" if begins else "your")
            is_subject = expects_verb = False
        elif word == YOU:
            words.append("You" if begins else "you")
            is_subject = expects_verb = before not in TO_SOMEBODY or before == "and"
        elif expects_verb:
            words.append(_second(word))
            is_subject, expects_verb = words[-1] != word or word in ("can", "may", "must"), False
        elif is_subject and word in THEIRS:
            words.append(THEIRS[word])
        elif is_subject and before in ("and", ":"):
            words.append(_second(word))
        else:
            words.append(word)
        begins = word in (".", "?", "!")
        if word in ENDS and word != ":":
            is_subject = expects_verb = False
        before = word
    return "".join(words)


def _second(verb: str) -> str:
    """A verb in the form that goes with "you"; other words stay."""
    if verb in VERBS:
        return VERBS[verb]
    if not verb.islower() or not verb.endswith("s") or verb.endswith("ss") or verb in NO_VERBS:
        return verb
    if verb.endswith("ies"):
        return f"{verb[:-3]}y"
    return verb[:-2] if verb.endswith(("sses", "shes", "ches", "xes", "zes")) else verb[:-1]
