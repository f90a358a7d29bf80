"""Lessons: guided first games, played through with the rules."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from silverware.core.digest import paragraphs
from silverware.core.registry import registration
from silverware.core.seats import SEAT_NAMES
from silverware.games import GAMES
from silverware.games.quick_silver import GAME
from silverware.server import lessons
from silverware.server.lessons import Note, Script, lesson, taught
from silverware.server.messages import Lesson, LessonStep
from silverware.server.refused import NotFound
from tests.server.guests import Client

LESSONS = [lesson(name) for name in GAMES]


def decisions(steps: tuple[LessonStep, ...]) -> list[LessonStep]:
    """Where the learner has something to answer."""
    return [step for step in steps if step.menu]


@pytest.mark.parametrize("taught", LESSONS, ids=lambda each: each.game)
class TestEveryLesson:
    """Whatever the game."""

    def test_every_decision_of_the_learner_is_on_the_menu_and_explained(self, taught: Lesson) -> None:
        found = decisions(taught.steps)
        assert 8 <= len(found) <= 14
        for step in found:
            assert step.expects in [choice.id for choice in step.menu]
            assert step.note
        assert all(step.expects is None for step in taught.steps if not step.menu)

    def test_every_step_tells_what_the_learner_sees(self, taught: Lesson) -> None:
        seat = SEAT_NAMES.index(taught.seat)
        assert [step.number for step in taught.steps] == list(range(len(taught.steps)))
        for step in taught.steps:
            assert step.view.seat == seat
            assert step.prompt
            assert all(told.says and told.rule for told in step.events)
            assert step.view.asked != seat or step.menu
        assert all(step.events or step.view != before.view for before, step in pairwise(taught.steps))

    def test_no_text_is_empty_and_every_rule_it_cites_exists(self, taught: Lesson) -> None:
        texts = [taught.title, taught.intro, taught.outro, *taught.names]
        assert all(text.strip() == text != "" for text in texts)
        known = paragraphs(taught.game)
        for text in (taught.intro, taught.outro, *(step.note for step in taught.steps)):
            assert set(re.findall(r"§(\d+\.\d+)", text)) <= set(known)
        assert len({step.note for step in decisions(taught.steps)}) == len(decisions(taught.steps))


def test_the_lesson_of_quick_silver_shows_the_whole_game() -> None:
    taught = lesson("quick-silver")
    seat = SEAT_NAMES.index(taught.seat)
    expected = " ".join(choice.move for step in taught.steps for choice in step.menu if choice.id == step.expects)
    for move in ("pick up", "swap", "with east", "with centre", "take", "sneak", "redirect onto", "allow"):
        assert move in expected
    told = [type(each.event).__name__ for step in taught.steps for each in step.events]
    for event in ("Redirected", "Blasted", "PlateUsed", "Unloaded", "Dealt", "BecameMayor"):
        assert event in told
    unloaded: list[Any] = [
        each.event for step in taught.steps for each in step.events if type(each.event).__name__ == "Unloaded"
    ]
    assert {event.earned for event in unloaded if event.group == 1} == {0}
    assert [event.group for event in unloaded if event.holder == taught.seat] == [2, 2]
    assert taught.steps[-1].view.outcome.winners == (seat,)


def test_a_note_belongs_to_a_line_of_the_record() -> None:
    deck = " ".join(GAME.cards[card] for card in GAME.box.deck)
    record = (
        f"silverware record 1\ngame: quick-silver\nedition: {GAME.edition}\nrules: 1\nseats: 2\n"
        f"~ 1 [{deck}] 1 1\nnorth: pick up\neast: sneak\nresult: open\n"
    )
    script = Script("title", "east", "intro", "outro", record, (Note("east: sneak", "why"),))
    steps = taught(GAME, script).steps
    expected = [GAME.notation.parse(move).number for move in ("pick up", "sneak")]
    assert [(step.expects, step.note) for step in steps] == [(expected[0], ""), (expected[1], "why"), (None, "")]
    with pytest.raises(ValueError, match="is not in list"):
        taught(GAME, Script("title", "east", "intro", "outro", record, (Note("east: pass", "why"),)))


def test_a_lesson_is_asked_for_by_anybody(client: Client) -> None:
    told = client.get("/api/games/quick-silver/lesson").json()
    assert (told["game"], told["seat"], len(told["names"])) == ("quick-silver", "north", 4)
    first = told["steps"][0]
    assert first["expects"] in [choice["id"] for choice in first["menu"] if choice["move"] == "pick up"]
    assert first["view"]["carts"][1]["hand"] is None
    assert set(first["menu"][0]) == {"id", "move", "says", "form"}


def test_a_lesson_says_why_a_move_cannot_be_made_at_a_step(client: Client) -> None:
    address = "/api/games/quick-silver/lesson/why"
    refused = client.post(address, json={"step": 0, "move": {"type": "sneak"}}).json()
    assert refused["rule"] == "3.6"
    assert "still looking at the face-up cards" in refused["sentence"]
    legal = client.post(address, json={"step": 0, "move": {"type": "pick-up"}})
    assert legal.json() == {"sentence": None, "rule": None}
    assert client.post(address, json={"step": 9999, "move": "sneak"}).status_code == 404


def test_a_game_without_a_lesson_says_so(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lessons, "registration", lambda name: replace(registration(name), lesson=None))
    lesson.cache_clear()
    with pytest.raises(NotFound) as refused:
        lesson("quick-silver")
    assert (refused.value.status, str(refused.value)) == (
        404,
        "There is no lesson for Quick Silver yet; its rules are the place to begin.",
    )
    assert "There is no game 'chess'" in client.get("/api/games/chess/lesson").json()["sentence"]
