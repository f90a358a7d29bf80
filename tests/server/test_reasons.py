"""Why bots made their moves: kept beside the moves, told by the replay and the record, and never before the end."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from silverware.core.record import parse
from silverware.core.seats import SPECTATOR
from silverware.server.documents import Private
from silverware.server.entries import AnyEntry, Moved
from silverware.server.processes import Processes
from silverware.server.records import logged, read_out, transcript
from silverware.server.settings import Settings
from silverware.server.table import HostedTable
from silverware.server.telling import whole
from silverware.server.think import Thinkers, given_to, think
from tests.bots.thoughtful import WHY
from tests.server.conftest import opened
from tests.server.guests import Client, Player, answer, play_out, seated
from tests.server.stage import Stage

BOTS = {name.lower(): f"tests.bots.thoughtful:{name}" for name in ("Sober", "Careful", "Speechless")}


@pytest.fixture
def settings(database: str) -> Settings:
    """With bots that have reasons."""
    return Settings(database=database, hesitation=0, bots=BOTS)


def stored(settings: Settings) -> list[AnyEntry]:
    """All entries that SQLite has on disk."""
    with sqlite3.connect(settings.database.removeprefix("sqlite:///")) as connection:
        rows = connection.execute("SELECT entry FROM log").fetchall()
    return [msgspec.json.decode(row[0], type=AnyEntry) for row in rows]


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
@pytest.mark.parametrize("bot", ["sober", "careful"])
def test_no_byte_of_a_reason_is_sent_before_the_end_and_afterwards_all_of_them_are(
    bot: str, client: Client, settings: Settings
) -> None:
    table, (ada,) = seated(client, "Ada", bots=1, level=bot, options={"memory": "aided"})
    bob = Player(client, "Bob")
    sent: list[str] = []

    def everything() -> Iterator[str]:
        """All that a player and a spectator can ask for."""
        for player in (ada, bob):
            yield json.dumps(player.get(f"/api/tables/{table}"))
            yield player.get(f"/api/tables/{table}/record")
            yield json.dumps(player.get(f"/api/tables/{table}/replay", count=500))
        yield json.dumps(ada.post(f"/api/tables/{table}/copies", {}))
        yield json.dumps([client.get("/api/tables").json(), client.get("/metrics").text])

    with ada.socket(table) as hers, bob.socket(table) as his:
        while answer(ada, table, lambda menu: menu[-1]):
            if not any(isinstance(entry, Moved) and entry.reason for entry in stored(settings)):
                continue
            if not sent:
                sent.extend(everything())
        reasons = [entry.reason for entry in stored(settings) if isinstance(entry, Moved) and entry.reason]
        for socket in (hers, his):
            while '"status":"over"' not in (text := str(socket.recv())):
                sent.append(text)
            sent.append(text)
    assert len(sent) > 10
    assert not [text for text in sent if WHY in text]
    told = [step for step in bob.get(f"/api/tables/{table}/replay", count=500) if "why" in step]
    assert len(told) == len(reasons) > 0
    assert {step["seat"] for step in told} == {"east"}
    assert all(step["why"].startswith(f"{WHY} 40 worlds: Ezra has ") for step in told)
    text = bob.get(f"/api/tables/{table}/record")
    assert text.count(f" # {WHY} 40 worlds: Ezra has ") == len(told)
    assert text.splitlines()[-1] == f"result: {parse(text).result}"
    assert not [news for news in bob.look(table)["news"] if WHY in json.dumps(news)]


def test_reasons_are_there_after_a_restart_and_keep_no_name(
    settings: Settings, thinkers: Thinkers, workshop: Processes
) -> None:
    with opened(settings, thinkers, workshop) as client:
        table, (ada,) = seated(client, "Ada", bots=1, level="sober")
        play_out(table, [ada])
    with opened(settings, thinkers, workshop) as client:
        again = Player(client, "Ada", ada.token)
        assert WHY in json.dumps(again.get(f"/api/tables/{table}/replay", count=500))
        assert WHY in again.get(f"/api/tables/{table}/record")


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_bot_that_cannot_say_why_plays_on_and_is_reported(
    client: Client, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    table, (ada,) = seated(client, "Ada", bots=1, level="speechless")
    play_out(table, [ada])
    assert not any(isinstance(entry, Moved) and entry.reason for entry in stored(settings))
    assert "replaced" not in {news["type"] for news in ada.look(table)["news"]}
    problems = {vars(record)["problem"] for record in caplog.records if record.message == "a bot failed"}
    assert problems == {
        f"The bot {BOTS['speechless']} (east) raised RuntimeError (words fail it) as it explained a move."
    }


def given(bot: str) -> Any:
    """A moment with something to choose, for a bot."""
    stage = Stage("Ada", "Bob").start()
    return replace(given_to(stage.table, stage.asked()), bot=f"tests.bots.thoughtful:{bot}")


def test_a_bot_that_takes_too_long_to_say_why_has_no_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("silverware.server.think.EXPLAINING", 0.1)
    wanted = given("Brooding")
    thought = think(wanted)
    assert thought.move in wanted.menu
    assert thought.reason == ""
    assert thought.failed is not None
    assert "TimeoutError" in str(thought.failed)


def test_bots_call_nobody_by_name_and_have_no_reason_where_there_is_nothing_to_choose() -> None:
    wanted = given("Sober")
    seat = ("{north}", "{east}")[wanted.view.seat]
    thought = think(wanted)
    assert thought.reason == f"{WHY} 40 worlds: {seat} has {thought.move}."
    assert think(replace(wanted, menu=wanted.menu[:1])).reason == ""


def test_while_a_game_is_played_a_reason_changes_nothing_that_anybody_is_told() -> None:
    plain, explained = (Stage("Ada", bots=2, level="random") for _ in range(2))
    for stage in (plain, explained):
        stage.start()
    compared = 0
    while plain.table.status == "playing":
        number = plain.table.number
        seat, move = plain.asked(), plain.menu()[-1]
        for table, why in ((plain.table, ""), (explained.table, WHY)):
            table.fold(plain.now, table.move(seat, move, why))
        assert explained.table.entry(number + 1).reason == WHY
        if plain.table.status == "playing":
            compared += 1
            for chair in (SPECTATOR, 0, 1, 2):
                assert told(plain.table, chair) == told(explained.table, chair)
            assert explained.table.reasons() == {}
    assert compared > 10
    assert len(explained.table.reasons()) > 10


def told(table: HostedTable, chair: int) -> list[bytes]:
    """What a chair is told of a table from its beginning, and how it reads what has happened."""
    words = transcript(table, chair), read_out(logged(table), chair)
    return [msgspec.json.encode(whole(table, chair, 0, Private())), msgspec.json.encode(words)]


def test_entries_of_logs_without_reasons_are_read() -> None:
    entry = msgspec.json.decode(b'{"type": "moved", "seat": 1, "move": "allow"}', type=AnyEntry)
    assert entry == Moved(1, "allow")
    assert b"reason" not in msgspec.json.encode(entry)
