"""What a server keeps: copied while people play, put back, and looked over."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from silverware.cli.keeping import backup, doctor, restore
from silverware.core.errors import BadTable
from silverware.server.database import Database
from silverware.server.doctor import examine
from tests.server.guests import Player, play_out, seated
from tests.server.processes import PATIENCE, serving, until


def faults(database: str) -> list[str]:
    """What the doctor finds wrong."""

    async def look() -> list[str]:
        opened = Database(database)
        try:
            return [finding.sentence async for finding in examine(opened) if finding.is_fault]
        finally:
            await opened.close()

    return asyncio.run(look())


def test_a_copy_made_during_play_is_restored_and_played_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, again = f"sqlite:///{tmp_path}/tables.db", f"sqlite:///{tmp_path}/again.db"
    copy = tmp_path / "copy.db"
    with serving(database) as server, httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        table, (ada,) = seated(client, "Ada", bots=2, level="random")
        maker = Player(client, "Maker")
        busy = [maker.found(seats=2, bots=2, level="random") for _ in range(3)]
        for each in busy:
            maker.act(each, "start")
        until(lambda: maker.look(busy[-1])["number"] > 3)
        acknowledged = ada.act(table, "say", text="before the copy")["number"]
        backup(copy, database=database)
        ada.act(table, "say", text="after the copy")
        assert faults(database) == []
    assert faults(f"sqlite:///{copy}") == []
    restore(copy, database=again)
    doctor(database=again)
    assert "All is well." in capsys.readouterr().out
    with serving(again) as server, httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        ada = Player(client, "", ada.token)
        said = [item["says"] for item in ada.look(table)["news"] if item["type"] == "said"]
        assert said == ["Ada: before the copy"]
        assert ada.look(table)["number"] >= acknowledged
        play_out(table, [ada])
    with pytest.raises(BadTable, match="nothing is overwritten"):
        restore(copy, database=again)
    with pytest.raises(BadTable, match="There is no copy"):
        restore(tmp_path / "none.db", database=again)


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        ("DELETE FROM log WHERE number = 2", "entries of its log are missing"),
        ("UPDATE log SET entry = '{}' WHERE number = 3", "entry 3 of 4 cannot be replayed"),
        ("UPDATE tables SET number = 99", "lists say playing at entry 99, its log says playing at entry 4"),
        ("UPDATE seats SET person = 'nobody'", "A row of seats refers to one of people that is not there."),
        ("UPDATE alembic_version SET version_num = '0001'", "brought up to date when a server starts"),
        ("DROP TABLE alembic_version", "This is not a database of Silverware."),
    ],
)
def test_the_doctor_says_what_is_wrong(a_table: Path, tmp_path: Path, damage: str, sentence: str) -> None:
    file = tmp_path / "damaged.db"
    restore(a_table, database=f"sqlite:///{file}")
    assert faults(f"sqlite:///{file}") == []
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(damage)
        connection.commit()
    (found,) = faults(f"sqlite:///{file}")
    assert sentence in found


@pytest.fixture(scope="module")
def a_table(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The database of a server on which one game has begun."""
    folder = tmp_path_factory.mktemp("kept")
    database = f"sqlite:///{folder}/tables.db"
    with serving(database) as server, httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        table, (ada, _) = seated(client, "Ada", "Bob")
        ada.act(table, "say", text="Hello!")
        backup(folder / "copy.db", database=database)
    return folder / "copy.db"


def test_a_fault_is_an_exit_code(a_table: Path, tmp_path: Path) -> None:
    file = tmp_path / "damaged.db"
    restore(a_table, database=f"sqlite:///{file}")
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("DELETE FROM log WHERE number = 2")
        connection.commit()
    command = [sys.executable, "-m", "silverware", "doctor", "--database", f"sqlite:///{file}"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout.endswith("One fault.\n")
