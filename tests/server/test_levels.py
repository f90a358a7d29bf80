"""How well the bots of a table play: each as it was chosen, the others as usual."""

from __future__ import annotations

import msgspec
import pytest

from silverware.bots import usual_level
from silverware.games import GAMES
from silverware.server.documents import Founding, Ground
from silverware.server.table import HostedTable
from tests.server.guests import Client, Player

on_sqlite = pytest.mark.parametrize("database", ["sqlite"], indirect=True)


def seated(player: Player, table: str) -> list[str | None]:
    """The level of the bot on each seat."""
    return [sitting.get("bot") for sitting in player.sheet(table)["seats"]]


@on_sqlite
def test_every_bot_has_the_level_that_was_chosen_for_it(client: Client) -> None:
    ada = Player(client, "Ada")
    table = ada.found(seats=4, bots=3, levels=["random", "easy"], level="random")
    assert seated(ada, table) == [None, "random", "easy", "random"]
    ada.act(table, "rise", seat="east")
    ada.act(table, "bot", seat="east", level="easy")
    assert seated(ada, table) == [None, "easy", "easy", "random"]
    ada.act(table, "rise", seat="west")
    ada.act(table, "bot", seat="west")
    assert seated(ada, table)[3] == "random"


@on_sqlite
def test_where_nobody_chooses_a_level_bots_play_as_usual(client: Client) -> None:
    ada = Player(client, "Ada")
    for info in client.get("/api/games").json():
        game = GAMES[info["name"]]
        assert info["level"] == usual_level(game)
        table = ada.found(game=game.name, seats=game.seats[-1], bots=1)
        assert ada.sheet(table)["level"] == seated(ada, table)[-1] == usual_level(game)


@on_sqlite
@pytest.mark.parametrize(
    ("founding", "sentence"),
    [
        ({"bots": 1, "levels": ["easy", "easy"]}, "There are levels for 2 bots, but only 1 of them."),
        ({"bots": 2, "levels": ["easy", "genius"]}, "There is no bot 'genius' for Quick Silver"),
        ({"level": "genius"}, "There is no bot 'genius' for Quick Silver"),
        ({"bots": 1, "levels": ["json:loads"]}, "There is no bot 'json:loads' for Quick Silver"),
        ({"bots": 1, "levels": [""]}, "There is no bot '' for Quick Silver"),
    ],
)
def test_a_level_that_no_bot_has_is_refused(client: Client, founding: dict[str, object], sentence: str) -> None:
    refused = Player(client, "Ada").post("/api/tables", {"game": "quick-silver", "seats": 3, **founding}, 400)
    assert refused["sentence"].startswith(sentence)


def test_at_tables_that_were_made_when_there_was_only_one_level_bots_play_easy() -> None:
    founding = msgspec.json.decode(b'{"game": "quick-silver", "bots": 1}', type=Founding)
    assert HostedTable(Ground("table", "ada", 0, founding, b"")).level == "easy"
