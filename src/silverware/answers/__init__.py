"""What somebody at a table asks or answers in words: one command line for the terminal and the browser.

Moves are meant by their number on the menu, by their notation, or by the beginning of its words; questions about the
table by a word. All of it is answered from what one chair sees.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Final

from msgspec import Struct

from silverware.answers import plain
from silverware.core.answers import Answers, Told
from silverware.core.digest import paragraph
from silverware.core.errors import BadNotation, SilverwareError
from silverware.core.game import AnyGame
from silverware.core.move import Move
from silverware.core.registry import registration
from silverware.core.seats import SEAT_NAMES, Seat
from silverware.core.view import View

LONGEST: Final = 200
"""Characters of a line that are read."""
LISTED: Final = 6
"""Moves that are named where several could be meant."""
LATEST: Final = 20
"""The most moves that are told again."""
NEAR: Final = 0.6
"""How much alike two words are of which one may be meant; 1 is the same."""


@dataclass(frozen=True)
class Moment:
    """What somebody sees of a table who asks."""

    game: AnyGame
    view: View
    names: Sequence[str]
    menu: Sequence[Move]
    """Empty where this chair is not asked."""
    offered: Callable[[Move], str]
    """What a move of the menu does and brings, in words."""
    told: Sequence[Told]
    """What happened, move by move as this chair was told it, the last one last."""


class Reply(Struct, frozen=True):
    """The move that somebody means, or what they are told."""

    says: tuple[str, ...] = ()
    move: str | None = None
    """In notation."""
    id: int = -1
    """Its number in the game's list; -1 where it has none, or none is meant."""
    form: Any = None
    """What it is, where it has no number."""


def _meaning(move: Move) -> Reply:
    """That a move is meant."""
    return Reply((), move.text, move.number, move.form if move.number < 0 else None)


def reply(moment: Moment, words: str) -> Reply:
    """What comes of a line."""
    line = " ".join(words[:LONGEST].lower().split())
    if not line:
        return Reply((moment.game.prompt(moment.view, moment.names),))
    try:
        return _move_or_answer(moment, line)
    except SilverwareError as refused:
        return Reply((str(refused),))


def _move_or_answer(moment: Moment, line: str) -> Reply:
    if line.isdecimal():
        return _numbered(moment, int(line[:9]))
    word, _, rest = line.partition(" ")
    exact = next((move for move in moment.menu if move.text == line), None)
    if exact is not None:
        return _meaning(exact)
    commands = _commands(moment)
    if word in commands:
        return Reply(tuple(commands[word][1](rest)))
    if (beyond := _beyond_the_menu(moment, line)) is not None:
        return beyond
    moves = [move for move in moment.menu if _begins(line, move.text)]
    named = [each for each in commands if each.startswith(word)]
    if len(moves) + len(named) == 1:
        return _meaning(moves[0]) if moves else Reply(tuple(commands[named[0]][1](rest)))
    if moves or named:
        return Reply((f"That could be {_listed([*[move.text for move in moves], *named])}.",))
    return Reply((_unknown(moment, line, list(commands)),))


def _numbered(moment: Moment, number: int) -> Reply:
    if 0 < number <= len(moment.menu):
        return _meaning(moment.menu[number - 1])
    if not moment.menu:
        return Reply(("You have nothing to choose now.",))
    return Reply((f"Choose 1 to {len(moment.menu)}.",))


def _beyond_the_menu(moment: Moment, line: str) -> Reply | None:
    """A move in notation that is not on the menu: too free to be listed there, or refused with the reason."""
    if not moment.menu:
        return None
    try:
        return _meaning(moment.game.notation.parse(line))
    except BadNotation:
        return None


def _begins(line: str, text: str) -> bool:
    """Whether every word of a line begins a word of a move, in their order."""
    words = text.split()
    at = 0
    for part in line.split():
        while at < len(words) and not (words[at] == part if part.isdecimal() else words[at].startswith(part)):
            at += 1
        if at == len(words):
            return False
        at += 1
    return words[0].startswith(line.split(maxsplit=1)[0])


def _unknown(moment: Moment, line: str, commands: list[str]) -> str:
    """What is said where nothing is meant: only what could be done now is suggested."""
    near = get_close_matches(line, [*[move.text for move in moment.menu], *commands], 2, NEAR)
    meant = f" Did you mean {_listed(near)}?" if near else ""
    return f"“{line}” is neither a move nor a question here.{meant} Type help for what you can ask."


def _listed(things: Sequence[str]) -> str:
    """Some of several things, one of which is meant."""
    more = [f"one of {len(things) - LISTED} more"] if len(things) > LISTED else []
    parts = [*things[:LISTED], *more]
    return " or ".join([*([", ".join(parts[:-1])] if len(parts) > 1 else []), parts[-1]])


def answers(game: AnyGame) -> Answers:
    """What a game tells somebody who asks: its own answers, or plain ones."""
    return registration(game.name).answered() or plain.ANSWERS


def help_on(game: AnyGame) -> Told:
    """What can be asked."""
    says = [
        "A move: its number, its notation, or the beginning of its words.",
        "hand: what is yours. table: what lies in the middle. seats, or seat and a name: everybody, or one.",
        "last, or last 5: what happened. turn: who is asked. scores: how everybody stands.",
        "actions: your moves. rule: the rule behind the question; rule 5.1: that one. repeat: what was said.",
    ]
    return [*says, *[f"{how}." for how, _ in answers(game).more.values()]]


Answering = tuple[str, Callable[[str], Told]]


def _commands(moment: Moment) -> dict[str, Answering]:
    """What can be asked, by its word."""
    game, view, names = moment.game, moment.view, moment.names
    of = answers(game)
    known: dict[str, Answering] = {
        "hand": ("hand", lambda _: of.hand(game, view, names) if view.seat >= 0 else ["You are watching."]),
        "table": ("table", lambda _: of.table(game, view, names)),
        "seats": ("seats", lambda _: [says for seat in range(view.seats) for says in of.seat(game, view, seat, names)]),
        "seat": ("seat", lambda rest: of.seat(game, view, _seat(moment, rest), names)),
        "last": ("last", lambda rest: _last(moment, rest)),
        "turn": ("turn", lambda _: [game.prompt(view, names)]),
        "scores": ("scores", lambda _: of.scores(game, view, names)),
        "actions": ("actions", lambda _: _actions(moment)),
        "rule": ("rule", lambda rest: _rule(moment, rest)),
        "repeat": ("repeat", lambda _: [*_last(moment, ""), game.prompt(view, names)]),
        "help": ("help", lambda _: help_on(game)),
    }
    for word, (how, told) in of.more.items():
        known[word] = (how, lambda rest, told=told: told(game, view, names, rest))  # type: ignore[misc]
    return known


def _seat(moment: Moment, rest: str) -> Seat:
    """The seat that somebody names, by its player or its place."""
    called = [name.lower() for name in moment.names]
    found = [
        seat
        for seat in range(moment.view.seats)
        if rest and (called[seat].startswith(rest) or SEAT_NAMES[seat].startswith(rest))
    ]
    if len(found) != 1:
        raise BadNotation(f"Say seat and one of {', '.join(moment.names)}.")
    return found[0]


def _last(moment: Moment, rest: str) -> Told:
    count = min(int(rest[:4]), LATEST) if rest.isdecimal() else 1
    said = [says for move in moment.told[-max(count, 1) :] for says in move]
    return said or ["Nothing has happened yet."]


def _actions(moment: Moment) -> Told:
    if not moment.menu:
        return ["You have nothing to choose now."]
    return [f"{number}: {moment.offered(move)}." for number, move in enumerate(moment.menu, 1)]


def _rule(moment: Moment, rest: str) -> Told:
    wanted = rest or moment.view.rule or ""
    if not wanted:
        return ["The question now has no rule behind it. Type rule and a number."]
    return paragraph(moment.game.name, wanted).replace("**", "").replace("*", "").split("\n\n")
