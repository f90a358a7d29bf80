"""Lessons: a guided first game, which a game brings along as a record with notes."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache

import msgspec
from msgspec import Struct

from silverware.core.game import AnyGame
from silverware.core.move import MoveName
from silverware.core.record import Played, Record, parse
from silverware.core.registry import registration
from silverware.core.replay import Step, replay
from silverware.core.seats import SEAT_NAMES, Seat, seat_called
from silverware.core.state import State
from silverware.games import game_called
from silverware.server.messages import Lesson, LessonStep, Objection
from silverware.server.refused import NotFound
from silverware.server.telling import choices, told


class Note(Struct, frozen=True, forbid_unknown_fields=True):
    """What is said before a line of the record is played."""

    before: str
    says: str


class Script(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as it is written."""

    title: str
    seat: str
    """The learner's."""
    intro: str
    outro: str
    record: str
    """With the names of everybody; the learner makes the moves of their seat."""
    notes: tuple[Note, ...]
    """In the order of the record; every move of the learner has one."""


def script(name: str) -> Script:
    """The lesson of a game as it is written; NotFound where it has none."""
    found = registration(name)
    if found.lesson is None:
        raise NotFound(f"There is no lesson for {found.game.title} yet; its rules are the place to begin.")
    return msgspec.convert(tomllib.loads(found.lesson.read_text(encoding="utf-8")), Script)


@cache
def lesson(name: str) -> Lesson:
    """The lesson of a game; NotFound where it has none."""
    return taught(game_called(name), script(name))


@cache
def moments(name: str) -> tuple[Seat, tuple[State, ...]]:
    """The learner's seat, and the state at every step of a lesson."""
    written = script(name)
    record = parse(written.record)
    return seat_called(written.seat, record.seats), tuple(
        step.state.copy() for step in replay(record, game_called(name))
    )


def why_not(name: str, step: int, move: MoveName) -> Objection:
    """Why the learner cannot make a move at a step of a lesson."""
    learner, states = moments(name)
    if not 0 <= step < len(states):
        raise NotFound(f"The lesson has no step {step}.")
    state = states[step]
    question = state.question
    seat = question.seat if question is not None and question.glance() > 0 else learner
    refused = state.why_not(seat, game_called(name).notation.meant(move))
    return Objection(None) if refused is None else Objection(refused.reason, refused.rule)


def taught(game: AnyGame, script: Script) -> Lesson:
    """A lesson played through, step by step."""
    record = parse(script.record)
    seat = seat_called(script.seat, record.seats)
    names = tuple(record.players.get(name, name.title()) for name in SEAT_NAMES[: record.seats])
    said = notes(record, script.notes)
    return Lesson(
        game.name,
        script.title,
        script.seat,
        names,
        script.intro,
        script.outro,
        tuple(
            moment(game, names, seat, number, step, following(record, number), said.get(number, ""))
            for number, step in enumerate(replay(record, game))
        ),
    )


def notes(record: Record, written: Sequence[Note]) -> dict[int, str]:
    """The notes by the step they belong to; each is looked for behind the one before it."""
    lines = [f"{played.seat}: {played.move}" for played in record.moves]
    placed: dict[int, str] = {}
    at = 0
    for note in written:
        at = lines.index(note.before, at)
        placed[at] = note.says
        at += 1
    return placed


def following(record: Record, number: int) -> Played | None:
    """What is played after a step."""
    return record.moves[number] if number < len(record.moves) else None


def moment(
    game: AnyGame, names: Sequence[str], seat: Seat, number: int, step: Step, then: Played | None, note: str
) -> LessonStep:
    """One step as the learner sees it. Where everybody may look for a moment, the learner says when it is over."""
    state = step.state
    view = game.view(state, seat)
    question = state.question
    mine = question is not None and then is not None and (question.seat == seat or question.glance() > 0)
    return LessonStep(
        number,
        told(game, [event.to(seat) for event in step.events], names),
        view,
        game.prompt(view, names),
        choices(game, state, names) if mine else (),
        game.notation.parse(then.move).number if mine and then is not None else None,
        note,
    )
