from __future__ import annotations

from collections import Counter

from silverware.core.dice import Seeded
from silverware.core.event import Event
from silverware.core.script import Scripted
from silverware.games.quicksand import GAME
from silverware.games.quicksand.documents import Options
from silverware.games.quicksand.events import Began
from tests.rules import rule

HANDS = ["red red red blue blue mask", "white white black black green quicksand"]


def begun(first: str = "2") -> tuple[Began, list[Event]]:
    """A game of two begins, with what chance brings written down."""
    heard: list[Event] = []
    GAME.start(2, Scripted(["green", "red", *" ".join(HANDS).split(), first], GAME.cards), Options(), heard)
    (event,) = heard
    assert isinstance(event, Began)
    return event, heard


@rule("quicksand", "2.1")
def test_every_explorer_stands_face_up_on_its_own_start() -> None:
    view = GAME.view(GAME.start(3, Seeded(1), Options()), 0)
    assert [(explorer.space, explorer.stuck) for explorer in view.explorers] == [(at, False) for at in range(6)]
    assert [GAME.box.spaces[explorer.space].colour for explorer in view.explorers] == [
        explorer.colour for explorer in view.explorers
    ]


@rule("quicksand", "2.2")
def test_each_seat_draws_one_counter_and_nobody_sees_the_others() -> None:
    event, _ = begun()
    assert event.identities == ("green", "red")
    assert event.to(0).identities == ("green", None)
    assert event.to(-1).identities == (None, None)
    for seed in range(40):
        table = GAME.start(5, Seeded(seed), Options())
        owned = {GAME.view(table, seat).players[seat].identity for seat in range(5)}
        assert len(owned) == 5
        assert GAME.view(table, 0).aside is None


@rule("quicksand", "2.2")
def test_counters_are_drawn_fairly() -> None:
    drawn = Counter(GAME.start(2, Seeded(seed), Options()).identities[1] for seed in range(1200))
    assert all(150 < drawn[explorer] < 250 for explorer in range(6))


@rule("quicksand", "2.3")
def test_each_seat_draws_six_cards() -> None:
    event, _ = begun()
    assert [Counter(hand or ()) for hand in event.hands] == [Counter(hand.split()) for hand in HANDS]
    assert event.to(1).hands[0] is None
    assert GAME.view(GAME.start(4, Seeded(1), Options()), 2).deck == 83 - 24


@rule("quicksand", "2.4")
def test_the_first_turn_is_drawn_by_lot_and_turns_pass_to_the_left() -> None:
    assert [begun(first)[0].first for first in ("1", "2")] == ["north", "east"]
    for seats in (2, 3, 4, 5):
        drawn = Counter(GAME.start(seats, Seeded(seed), Options()).asked() for seed in range(100 * seats))
        assert all(60 < drawn[seat] < 140 for seat in range(seats))
    table = GAME.start(3, Seeded(2), Options())
    first = table.asked()
    assert first is not None
    asked: list[int | None] = []
    dice = Seeded(1)
    while len(asked) < 5:
        if GAME.view(table, 0).question == "play":
            asked.append(table.asked())
        table.play(table.menu()[0], dice)
    assert asked == [(first + turn) % 3 for turn in range(5)]
