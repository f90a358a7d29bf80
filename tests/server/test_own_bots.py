"""Bots of the host's own: players seat them by name, and where they fail the game goes on."""

from __future__ import annotations

import json
import signal
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace

from silverware.cli.serve import serve
from silverware.core.errors import BadTable, BotFailed
from silverware.games import GAMES
from silverware.server.documents import SeatBot
from silverware.server.roster import Roster, own_bots
from silverware.server.think import given_to, think_in_time, too_late
from tests.server.guests import Player
from tests.server.processes import PATIENCE, Server, until
from tests.server.stage import Stage

GRUDGE = "examples.grudge:Grudge"
MUTE = "tests.bots.poor:Mute"


def test_a_host_names_bots_and_each_is_offered_where_it_plays() -> None:
    roster = Roster(own_bots((f"grudge={GRUDGE}", f"mute={MUTE}")))
    for game in GAMES.values():
        own = ["grudge", "mute"] if game.name == "quick-silver" else ["mute"]
        assert roster.names(game) == ["random", "easy", *own]
    assert (roster.path("grudge"), roster.path("easy")) == (GRUDGE, "easy")


def test_bots_may_be_written_as_in_a_simulation() -> None:
    assert own_bots(("easy,a.b:VeryGreedyBot", "x=c:D, e:Bot")) == {
        "very-greedy": "a.b:VeryGreedyBot",
        "x": "c:D",
        "bot": "e:Bot",
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
    ],
)
def test_a_server_does_not_open_with_what_is_no_bot(words: tuple[str, ...], says: str) -> None:
    with pytest.raises(BadTable) as refused:
        serve(bots=words)
    assert says in str(refused.value)


@pytest.mark.parametrize("name", ["json:loads", MUTE, "grudge"])
def test_players_seat_only_bots_the_host_has_named(name: str) -> None:
    with pytest.raises(BadTable, match=f"There is no bot '{name}' for Quick Silver; its bots are random, easy"):
        Stage("Ada", seats=2).act("Ada", SeatBot(level=name))


@pytest.fixture
def alarm() -> Iterator[None]:
    """As in the processes that think."""
    before = signal.signal(signal.SIGALRM, too_late)
    yield
    signal.signal(signal.SIGALRM, before)


@pytest.mark.usefixtures("alarm")
def test_a_bot_that_never_answers_is_interrupted() -> None:
    stage = Stage("Ada", "Bob").start()
    given = replace(given_to(stage.table, stage.asked()), bot="tests.bots.poor:Thinker")
    with pytest.raises(BotFailed, match=r"raised TimeoutError \(it took too long\) as it chose a move") as failed:
        think_in_time(given, 0.5)
    assert "while True" in "".join(json.loads(failed.value.report)["traceback"])


def test_where_a_bot_fails_the_game_goes_on_and_the_host_gets_a_report(tmp_path: Path) -> None:
    bots = ("--bots", f"grudge={GRUDGE}", "--bots", f"mute={MUTE}")
    server = Server(f"sqlite:///{tmp_path}/tables.db", *bots)
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        ada = Player(client, "Ada")
        (quick_silver,) = [game for game in ada.get("/api/games") if game["name"] == "quick-silver"]
        assert quick_silver["bots"] == ["random", "easy", "grudge", "mute"]
        table = ada.found(seats=2, bots=1, level="mute")
        ada.act(table, "bot", seat="north", level="grudge")
        ada.act(table, "start")
        until(lambda: ada.sheet(table)["status"] == "over")
        assert [seat["bot"] for seat in ada.sheet(table)["seats"]] == ["grudge", "mute"]
    _, log = server.stop()
    reports = sorted((tmp_path / "reports").iterdir())
    assert 0 < len(reports) <= 20
    said = json.loads(reports[-1].read_text())
    assert (said["bot"], said["seat"], said["answer"], said["view"]["seat"]) == (MUTE, "east", "None", 1)
    failures = [json.loads(line) for line in log.splitlines() if '"a bot failed"' in line]
    assert failures[-1]["report"] == str(reports[-1])
    assert failures[-1]["problem"] == f"The bot {MUTE} (east) answered None, which is no move."
