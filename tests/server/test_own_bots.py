"""Bots of the host's own: players seat them by name, and where they fail the game goes on."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace

from silverware.bots import levels
from silverware.cli.serve import serve
from silverware.core.errors import BadTable, BotFailed
from silverware.games import GAMES
from silverware.server.documents import SeatBot
from silverware.server.entries import Replaced
from silverware.server.roster import Roster, own_bots
from silverware.server.telling import sheet
from silverware.server.think import given_to, think
from tests.bots.test_programs import BOTS, NODE, conducting, is_running, pids
from tests.server.guests import Player
from tests.server.processes import PATIENCE, Server, until
from tests.server.stage import Stage

GRUDGE = "examples.grudge:Grudge"
MUTE = "tests.bots.poor:Mute"


def test_a_host_names_bots_and_each_is_offered_where_it_plays() -> None:
    roster = Roster(own_bots((f"grudge={GRUDGE}", f"mute={MUTE}")))
    for game in GAMES.values():
        own = ["grudge", "mute"] if game.name == "quick-silver" else ["mute"]
        assert roster.names(game) == [*levels(game), *own]
    assert (roster.path("grudge"), roster.path("easy")) == (GRUDGE, "easy")


def test_bots_may_be_written_as_in_a_simulation() -> None:
    assert own_bots(("easy,a.b:VeryGreedyBot", "x=c:D, e:Bot")) == {
        "very-greedy": "a.b:VeryGreedyBot",
        "x": "c:D",
        "bot": "e:Bot",
    }
    assert own_bots(("exec:./mybot --depth=3, random", "x=exec:node y.mjs --a=b")) == {
        "mybot": "exec:./mybot --depth=3",
        "x": "exec:node y.mjs --a=b",
    }


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("grudge",), "is written package.module:Class, not 'grudge'"),
        ((f"a={GRUDGE}", f"a={MUTE}"), "The bot a is given twice."),
        ((f"easy={GRUDGE}",), "There is a bot easy already"),
        ((f"Grudge bot={GRUDGE}",), "small letters, digits and hyphens, unlike 'Grudge bot'"),
        (("mine=examples.grudge",), "is written package.module:Class"),
        (("mine=nowhere:Mine",), "There is no module nowhere"),
        (("mine=tests.bots.poor:plain",), "is not a bot"),
        (("mine=exec:./no-such-bot",), "There is no program ./no-such-bot to run"),
        (("exec:",), "small letters, digits and hyphens, unlike ''"),
    ],
)
def test_a_server_does_not_open_with_what_is_no_bot(words: tuple[str, ...], says: str) -> None:
    with pytest.raises(BadTable) as refused:
        serve(bots=words)
    assert says in str(refused.value)


@pytest.mark.parametrize("name", ["json:loads", MUTE, "grudge", "exec:true"])
def test_players_seat_only_bots_the_host_has_named(name: str) -> None:
    with pytest.raises(BadTable, match=f"There is no bot '{name}' for Quick Silver; its bots are random, easy"):
        Stage("Ada", seats=2).act("Ada", SeatBot(level=name))


def test_a_bot_that_never_answers_is_interrupted() -> None:
    stage = Stage("Ada", "Bob").start()
    given = replace(given_to(stage.table, stage.asked()), bot="tests.bots.poor:Thinker")
    with pytest.raises(BotFailed, match=r"raised TimeoutError \(it took too long\) as it chose a move") as failed:
        think(given, 0.5)
    assert "while True" in "".join(json.loads(failed.value.report)["traceback"])


def test_a_program_that_never_answers_is_ended(tmp_path: Path) -> None:
    stage = Stage("Ada", "Bob").start()
    given = replace(given_to(stage.table, stage.asked()), bot=conducting("stalls", tmp_path))
    with pytest.raises(BotFailed, match="took too long to answer"):
        think(given, 2)
    assert not any(is_running(pid) for pid in pids(tmp_path))


def test_the_easy_bot_plays_on_for_a_bot_that_failed() -> None:
    stage = Stage("Ada", bots=1, level="random").start()
    assert given_to(stage.table, 1).bot == "random"
    stage.table.fold(stage.now, Replaced(1, "easy"))
    assert (given_to(stage.table, 0).bot, given_to(stage.table, 1).bot) == ("random", "easy")
    assert [seat.bot for seat in sheet(stage.table).seats] == [None, "random"]


def test_where_a_bot_fails_another_plays_on_and_the_host_gets_a_report(tmp_path: Path) -> None:
    bots = ("--bots", f"grudge={GRUDGE}", "--bots", f"mute={MUTE}")
    server = Server(f"sqlite:///{tmp_path}/tables.db", *bots)
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        ada = Player(client, "Ada")
        (quick_silver,) = [game for game in ada.get("/api/games") if game["name"] == "quick-silver"]
        assert quick_silver["bots"][-3:] == [*levels(GAMES["quick-silver"])[-1:], "grudge", "mute"]
        table = ada.found(seats=2, bots=1, level="mute")
        ada.act(table, "bot", seat="north", level="grudge")
        ada.act(table, "start")
        until(lambda: ada.sheet(table)["status"] == "over")
        assert [seat["bot"] for seat in ada.sheet(table)["seats"]] == ["grudge", "mute"]
        (replaced,) = [item for item in ada.look(table, since=0)["news"] if item["type"] == "replaced"]
        assert replaced["seat"] == "east"
        assert replaced["says"] == "The bot that plays for Ezra failed; the easy bot plays on."
    _, log = server.stop()
    reports = sorted((tmp_path / "reports").iterdir())
    assert len(reports) == 1
    said = json.loads(reports[-1].read_text())
    assert (said["bot"], said["seat"], said["answer"], said["view"]["seat"]) == (MUTE, "east", "None", 1)
    failures = [json.loads(line) for line in log.splitlines() if '"a bot failed"' in line]
    assert failures[-1]["report"] == str(reports[-1])
    assert failures[-1]["problem"] == f"The bot {MUTE} (east) answered None, which is not a move."


def test_programs_play_on_a_server_and_one_that_dies_is_replaced(tmp_path: Path) -> None:
    steady, dying = tmp_path / "steady", tmp_path / "dying"
    steady.mkdir()
    dying.mkdir()
    own = {
        "grudge": f"exec:{NODE} {BOTS / 'grudge.mjs'}",
        "steady": conducting("first", steady),
        "dying": conducting("dies", dying),
    }
    bots = [word for name, path in own.items() for word in ("--bots", f"{name}={path}")]
    server = Server(f"sqlite:///{tmp_path}/tables.db", *bots)
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        ada = Player(client, "Ada")
        table = ada.found(seats=3)
        for name in own:
            ada.act(table, "bot", level=name)
        ada.act(table, "start")
        until(lambda: ada.sheet(table)["status"] == "over")
        news = ada.look(table, since=0)["news"]
        assert [item["seat"] for item in news if item["type"] == "replaced"] == ["south"]
        assert sum(item.get("seat") == "east" and item["type"] == "moved" for item in news) > 1
    assert len(pids(steady)) == 1  # for all its moves
    server.stop()
    until(lambda: not is_running(pids(steady)[0]))
    (report,) = (tmp_path / "reports").iterdir()
    said = json.loads(report.read_text())
    assert (said["bot"], said["seat"], said["problem"]) == (own["dying"], "south", "ended with exit status 3")
    assert (said["view"]["seat"], said["stderr"]) == (2, ["I am thinking."])
