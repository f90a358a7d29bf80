"""Editions that people bring along: tried before a table is made with them, and made once."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from silverware.core.errors import BadEdition, BadTable
from silverware.games import GAMES
from silverware.server import editions
from silverware.server.editions import PARTS, game_of, look_over, tried
from silverware.server.refused import TooCostly
from tests.server.guests import Client, Player


def ours(game: str) -> str:
    """The edition a game comes with."""
    return files(f"silverware.games.{game.replace('-', '_')}").joinpath("edition/silverware.toml").read_text()


@pytest.mark.parametrize("game", GAMES)
def test_our_own_editions_may_be_brought_along(game: str) -> None:
    look_over(ours(game))
    tried(game, ours(game), GAMES[game].seats[-1], {})


def test_what_is_wrong_with_a_table_or_an_edition_is_found_by_trying_it() -> None:
    with pytest.raises(BadEdition, match="This is not valid TOML"):
        tried("quick-silver", "[", 4, {})
    with pytest.raises(BadTable, match="seats, not 7"):
        tried("quick-silver", ours("quick-silver"), 7, {})
    with pytest.raises(BadTable, match="has no such option"):
        tried("quick-silver", ours("quick-silver"), 4, {"memory": "none"})


@pytest.mark.parametrize(
    "key",
    ["a.b", "a . b", '"a"."b"', "[x.y", "x = {a.b"],
    ids=["bare", "spaced", "quoted", "header", "inline"],
)
def test_a_key_of_many_parts_is_seen_however_it_is_written(key: str) -> None:
    look_over(key.replace(".", ".a" * (PARTS - 2) + ".") + " = 1\n" + "x = 1.5\n" * 1000)
    with pytest.raises(TooCostly):
        look_over(key.replace(".", ".a" * PARTS + ".") + " = 1")


def test_an_edition_with_which_a_chair_is_told_too_much_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    tried("quick-silver", ours("quick-silver"), 4, {})
    monkeypatch.setattr(editions, "TOLD", 1_000)
    with pytest.raises(TooCostly, match="too much to tell"):
        tried("quick-silver", ours("quick-silver"), 4, {})


def test_an_edition_whose_chance_would_fill_the_log_is_refused() -> None:
    many = ours("quick-silver").replace("copies = 4", "copies = 99").replace('"15"', f'"{"x" * 40}"')
    with pytest.raises(TooCostly, match="a move reveals too much"):
        tried("quick-silver", many, 2, {})


def test_the_game_of_an_edition_is_made_once(client: Client, tmp_path: Path) -> None:
    ada = Player(client, "Ada")
    other = ours("quick-silver").replace("mayor = 100", f"mayor = 90  # {tmp_path}: no other test has this edition")
    assert other != ours("quick-silver")
    made = game_of.cache_info().misses
    for _ in range(3):
        table = ada.found(seats=2, edition=other, hot_seat=True)
        ada.act(table, "start")
    assert game_of.cache_info().misses == made + 1
    assert ada.sheet(table)["edition"] != GAMES["quick-silver"].edition


def test_an_edition_that_is_none_makes_no_table(client: Client) -> None:
    refused = Player(client, "Ada").post("/api/tables", {"game": "quicksand", "edition": "game = 1"}, 400)
    assert refused["sentence"].startswith("This is not an edition of Quicksand")
