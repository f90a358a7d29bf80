"""Positions of every game: what cannot be is refused in a sentence, and what is accepted can be played to its end."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

import silverware
from silverware.cli.documents import position as position_command
from silverware.cli.documents import to_toml
from silverware.core.dice import Seeded
from silverware.core.errors import BadPosition, BadTable
from silverware.core.event import Event
from silverware.core.record import parse, result_text
from silverware.core.replay import replay
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


@cache
def end(name: str) -> dict[str, Any]:
    """The position of a random game that is over."""
    game, dice = GAMES[name], Seeded(name)
    state = game.start(game.seats[1], dice, game.choose({}))
    state.playout(dice)
    document: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(game.position(state)))
    return document


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
    for at, moment in enumerate([*moments(name), end(name)]):
        for change in range(CHANGES):
            dice = Seeded(f"{name} {at} {change}")
            try:
                state = game.place(changed(moment, dice), None, dice)
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


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_decide_who_has_won_and_another_result_is_refused(name: str) -> None:
    game, document = GAMES[name], end(name)
    state = game.place({**document, "result": "over"})
    assert result_text(state.outcome) == document["result"]
    ending, winners, scores = document["result"].split("; ")
    others = [seat for seat in ("north", "east") if seat not in winners.split()]
    for said in (
        f"luck; {winners}; {scores}",
        f"{ending}; {others[0]}; {scores}",
        f"{ending}; {winners}; 1",
        "open",
        "",
    ):
        with pytest.raises(BadPosition, match="but the rules give") as refused:
            game.place({**document, "result": said})
        assert document["result"] in str(refused.value)


@pytest.mark.parametrize("name", GAMES)
def test_a_position_that_is_asked_something_is_not_over(name: str) -> None:
    for moment in moments(name):
        with pytest.raises(BadPosition, match=r"^[^.]+\.$"):
            GAMES[name].place({**moment, "result": "over"})


@pytest.mark.parametrize("name", GAMES)
def test_a_match_begins_where_the_game_is_over(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    document = end(name)
    match = silverware.position(document)
    assert (match.asked, len(match.menu), match.outcome) == (None, 0, GAMES[name].place(document).outcome)
    assert str(match) == match.show("spectator") != ""
    assert msgspec.json.decode(msgspec.json.encode(match.position())) == document
    written = match.record()
    assert written.endswith(f"result: {document['result']}\n")
    assert silverware.record(written) == match
    (step,) = replay(parse(written), GAMES[name])
    assert (step.state, step.events) == (match.state, ())
    file = tmp_path / "over.toml"
    file.write_text(to_toml(document))
    position_command(file)
    assert f"result: {document['result']}" in capsys.readouterr().out.replace("\n", " ").replace("  ", " ")
