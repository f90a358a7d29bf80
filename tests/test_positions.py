"""Positions of every game: what cannot be is refused in a sentence, and what is accepted can be played to its end."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from silverware.core.dice import Seeded
from silverware.core.errors import BadPosition, BadTable
from silverware.core.event import Event
from silverware.games import GAMES

MOMENTS = 4
"""How many moments of a random game are changed."""
CHANGES = 30
"""How often each of them is changed."""


def moments(name: str) -> Iterator[dict[str, Any]]:
    """Positions of random games."""
    game = GAMES[name]
    for number in range(MOMENTS):
        dice = Seeded(f"{name} {number}")
        state = game.start(game.seats[1], dice, game.choose({}))
        for _ in range(5 + 8 * number):
            before = state.copy()
            menu = state.menu()
            state.play(menu[dice.below(len(menu))], dice)
            if state.outcome is not None:
                state = before
                break
        yield msgspec.json.decode(msgspec.json.encode(game.position(state)))


def entries(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every entry of a document: what it is in, and where there."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for at, entry in inside:
        if at != "game":
            yield value, at
            yield from entries(entry)


def changed(document: dict[str, Any], dice: Seeded) -> dict[str, Any]:
    """A document in which something is missing, is said twice, or is what something else is."""
    other = copy.deepcopy(document)
    found = list(entries(other))
    inside, at = found[dice.below(len(found))]
    match dice.below(4):
        case 0:
            del inside[at]
        case 1 if isinstance(inside[at], int):
            inside[at] += dice.below(3) - 1
        case 2 if isinstance(inside, list):
            inside.append(copy.deepcopy(inside[at]))
        case _:
            alike = [entry[spot] for entry, spot in found if type(entry[spot]) is type(inside[at])]
            inside[at] = copy.deepcopy(alike[dice.below(len(alike))])
    return other


@pytest.mark.parametrize("name", GAMES)
def test_a_changed_position_is_refused_in_a_sentence_or_plays_to_its_end(name: str) -> None:
    game = GAMES[name]
    accepted = 0
    refusals: list[str] = []
    for at, moment in enumerate(moments(name)):
        for change in range(CHANGES):
            dice = Seeded(f"{name} {at} {change}")
            try:
                state = game.place(changed(moment, dice))
            except (BadPosition, BadTable) as error:
                refusals.append(str(error))
                continue
            accepted += 1
            document = game.position(state)
            assert game.position(game.place(document)) == document
            if change % 3 == 0:
                state.playout(dice)
                assert state.outcome is not None
    assert min(accepted, len(refusals)) > MOMENTS
    assert [refusal for refusal in refusals if refusal[-1] not in ".?)" or "\n" in refusal] == []


@pytest.mark.parametrize("name", GAMES)
def test_only_the_game_and_its_seats_have_to_be_said(name: str) -> None:
    game = GAMES[name]
    for seats in game.seats:
        if game.objection(seats, game.choose({})) is None:
            heard: list[Event] = []
            state = game.place({"game": name, "seats": seats}, heard)
            assert state.round == 1
            document = game.position(state)
            assert game.position(game.place(document)) == document
            for _ in range(5):
                state.play(state.menu()[-1], Seeded(1))
            assert heard
