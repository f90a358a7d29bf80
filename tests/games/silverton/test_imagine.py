"""Imagined worlds are as likely as they should be."""

from __future__ import annotations

from collections import Counter

import pytest

from silverware.core.dice import Seeded
from silverware.core.seats import SPECTATOR
from silverware.games.silverton import GAME
from silverware.games.silverton.memory import Memory
from tests.games.silverton.scene import scene
from tests.rules import rule

WORLDS = 500


@rule("silverton", "21.4")
def test_every_card_of_the_deck_is_equally_likely_on_top() -> None:
    view, dice = scene(2).view("north"), Seeded(1)
    tops = Counter(GAME.imagine(view, None, dice).deck[-1] for _ in range(2 * WORLDS))
    assert view.deck == 100
    assert len(tops) > 0.95 * view.deck
    assert max(tops.values()) < 30
    assert all(GAME.box.cards[card] not in view.open for card in tops)


@rule("silverton", "21.4")
def test_cards_below_a_pile_keep_their_letter_and_may_be_any_of_it() -> None:
    view, dice = scene(2).view("north"), Seeded(1)
    below = [GAME.imagine(view, None, dice).below[3] for _ in range(WORLDS)]
    for at, letter in ((-1, "B"), (-2, "C")):
        drawn = Counter(pile[at] for pile in below)
        assert {GAME.box.passenger_letter[card] for card in drawn} == {letter}
        assert len(drawn) == 8
        assert max(drawn.values()) / WORLDS == pytest.approx(1 / 8, abs=0.05)


@rule("silverton", "21.3")
def test_who_keeps_notes_knows_what_others_have() -> None:
    table = scene(3, east={"cash": 310}, south={"cash": 4990})
    view = table.view("north")
    notes = GAME.recall(table.table, 0)
    assert notes == Memory((2200, 310, 4990), ())
    assert GAME.imagine(view, notes, Seeded(1)).cash == [2200, 310, 4990]


@rule("silverton", "21.1")
def test_without_notes_others_may_have_anything_they_need_not_announce() -> None:
    view, dice = scene(3, south={"cash": 1234, "public": True}).view("north"), Seeded(1)
    worlds = [GAME.imagine(view, None, dice) for _ in range(WORLDS)]
    assert {world.cash[0] for world in worlds} == {2200}
    assert {world.cash[2] for world in worlds} == {1234}
    guessed = [world.cash[1] for world in worlds]
    assert 0 <= min(guessed) < 100
    assert 4900 < max(guessed) <= 5000
    assert sum(guessed) / WORLDS == pytest.approx(2500, abs=250)


@rule("silverton", "23.14")
def test_who_says_where_a_train_belongs_has_money_for_it() -> None:
    options = {"scenario": "golden-spike", "game": "advanced"}
    view = scene(2, options=options, agenda=["assign north purchase train 15"]).view("east")
    dice = Seeded(1)
    guessed = [GAME.imagine(view, None, dice).cash[0] for _ in range(WORLDS)]
    assert 120 <= min(guessed) < 250


@rule("silverton", "4.6")
def test_who_keeps_notes_knows_the_discards_and_others_guess_them_on_their_turn() -> None:
    gone = ["c30", "c103", "c31"]
    table = scene(2, discards=gone)
    notes = GAME.recall(table.table, 0)
    noted = GAME.imagine(table.view("north"), notes, Seeded(1))
    assert [GAME.box.cards[card] for card in noted.discards] == gone
    worlds = [GAME.imagine(table.view("north"), None, Seeded(seed)) for seed in range(WORLDS // 10)]
    assert {len(world.discards) for world in worlds} == {3}
    assert len({tuple(world.discards) for world in worlds}) > WORLDS // 20
    seen = [GAME.imagine(table.view("east"), None, Seeded(seed)) for seed in range(5)]
    assert {tuple(world.discards) for world in seen} == {tuple(table.table.discards)}


@rule("silverton", "4.8")
def test_an_event_that_is_happening_lies_on_the_discards_of_every_world() -> None:
    table = scene(2, deck=["c103"]).place(north="p1 deck").play("turn up")
    worlds = [GAME.imagine(table.view("north"), None, Seeded(seed)) for seed in range(5)]
    assert {tuple(world.discards) for world in worlds} == {tuple(table.table.discards)}


@rule("silverton", "14.4")
def test_who_has_offered_money_has_it_in_every_world() -> None:
    table = scene(2, north={"cash": 3000}).place().until("deal", "north").play("offer east $2900 for nothing")
    for chair in ("east", "spectator"):
        worlds = [GAME.imagine(table.view(chair), None, Seeded(seed)) for seed in range(50)]
        assert min(world.cash[0] for world in worlds) >= 2900


def test_a_spectator_can_imagine_too() -> None:
    table = scene(6)
    world = GAME.imagine(GAME.view(table.table, SPECTATOR), None, Seeded(1))
    assert GAME.view(world, SPECTATOR) == GAME.view(table.table, SPECTATOR)
