"""Imagining a table from a view: what the chair knows stays, and nothing else does."""

from __future__ import annotations

from silverware.core.dice import Seeded
from silverware.games.silver_coin import GAME
from tests.games.silver_coin.scene import scene
from tests.rules import rule


@rule("silver-coin", "30.2", "30.3")
def test_an_imagined_table_keeps_what_the_chair_knows_and_no_more() -> None:
    table = scene("(5) north, (6)", "(7), 8", pile="(3), 9")
    view = table.view("north")
    worlds = [GAME.imagine(view, GAME.recall(table.table, 0), Seeded(seed)) for seed in range(40)]
    faces = [[world.face[tag] for village in world.villages for tag in village] for world in worlds]
    assert {(face[0], face[3]) for face in faces} == {(5, 8)}
    assert len({face[1] for face in faces}) > 5
    assert len({GAME.imagine(view, None, Seeded(seed)).face[0] for seed in range(40)}) > 5
    assert all(GAME.view(world, 0) == view for world in worlds)


@rule("silver-coin", "30.2")
def test_no_world_has_more_copies_of_a_number_than_the_box() -> None:
    table = scene("13, (5)", "13, (6)", pile="(3), 0, 0")
    for seed in range(40):
        world = GAME.imagine(table.view("spectator"), None, Seeded(seed))
        assert {0, 13}.isdisjoint(world.face[tag] for tag in (1, 6, world.pile[0]))
        assert {0, 13}.isdisjoint(world.deck)


@rule("silver-coin", "28.4", "30.3")
def test_cards_that_went_back_on_the_deck_are_remembered() -> None:
    table = scene("(5), (6)", "(7), 8", top="(3) north, (4) everybody", left=10)
    view = table.view("north")
    for seed in range(20):
        world = GAME.imagine(view, GAME.recall(table.table, 0), Seeded(seed))
        assert [world.face[tag] for tag in world.top] == [3, 4]
