"""Running a server: health, metrics, logs, addresses, backups, stopping."""

from __future__ import annotations

import json
import re
import socket
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from signal import SIGTERM

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from silverware.cli.keeping import backup
from silverware.core.errors import BadTable
from silverware.server.run import address_in_the_network, once_open, prepare
from silverware.server.settings import Settings
from tests.server.guests import Client, Player, answer, receive, seated
from tests.server.processes import PATIENCE, Server, free_port, serving, until


def test_health_and_metrics(client: Client) -> None:
    table, (ada, _) = seated(client, "Ada", "Bob")
    answer(ada, table)
    ada.act(table, "undo", 400)
    assert client.get("/health").json()["status"] == "well"
    counted = client.get("/metrics").text
    assert 'silverware_acts_total{ended="stored",kind="makemove"}' in counted
    assert 'silverware_acts_total{ended="refused",kind="undo"}' in counted
    assert "silverware_rooms 1.0" in counted
    assert "Silverware" in client.get("/").text


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("POST", "/api/tables", "{", 400),
        ("POST", "/api/tables", '{"game":"chess"}', 400),
        ("POST", "/api/tables", '{"game":"quick-silver","seats":"four"}', 400),
        ("POST", "/api/tables", '{"game":"quick-silver","colour":"red"}', 400),
        ("POST", "/api/tables", '{"game":"quick-silver","options":{"memory":"none"}}', 400),
        ("POST", "/api/tables", '{"game":"quick-silver","level":"genius"}', 400),
        ("POST", "/api/tables", '{"game":"quick-silver","seats":2,"bots":3}', 400),
        ("POST", "/api/tables", '{"game":"quick-silver","pace":{"type":"live","minutes":-1}}', 400),
        ("POST", "/api/tables/nowhere/acts", '{"type":"start"}', 404),
        ("POST", "/api/tables", "[" * 100_000, 400),
        ("POST", "/api/records", json.dumps({"text": "x" * 1_000_001}), 400),
        ("POST", "/api/records", " " * 3_000_000, 413),
        ("POST", "/api/guests", '{"name":"' + "x" * 25 + '"}', 400),
        ("GET", "/api/tables/nowhere", "", 404),
        ("GET", "/api/tables/nowhere?since=-1", "", 400),
        ("GET", "/api/tables/nowhere?since=x", "", 400),
        ("GET", "/api/tables/nowhere?wait=nan", "", 400),
        ("GET", "/api/games/chess/rules", "", 400),
        ("GET", "/api/nothing", "", 404),
        ("DELETE", "/api/tables", "", 405),
        ("GET", "/api/tables/%00", "", {400, 404}),
        ("GET", "/api/people/%00/results", "", {200, 400}),
        ("POST", "/api/sessions", '{"name":"\\u0000","passphrase":"long enough"}', 400),
        ("POST", "/api/records", '{"text":"silverware record 1\\n#\\u0000"}', 400),
        ("POST", "/api/guests", '{"name":"\\ud800"}', 400),
        ("GET", "/api/tables/nowhere?since=1000000000000000000000000000000", "", 404),
    ],
    ids=lambda value: str(value)[:40],
)
def test_bad_requests_get_one_sentence(
    client: Client, method: str, path: str, body: str, status: int | set[int]
) -> None:
    ada = Player(client, "Ada")
    headers = {**ada.headers, "content-type": "application/json"}
    answered = client.request(method, path, content=body, headers=headers)
    assert answered.status_code in (status if isinstance(status, set) else {status}), answered.text
    assert answered.status_code == 200 or len(answered.json()["sentence"]) > 5
    assert ada.get("/api/tables") == []


def test_what_needs_somebody_refuses_nobody(client: Client) -> None:
    for method, path in (("GET", "/api/sessions"), ("POST", "/api/tables"), ("GET", "/api/tables/mine")):
        assert client.request(method, path, json={"game": "quick-silver"}).status_code == 401


def test_the_log_is_structured_and_tells_no_secrets(tmp_path: Path) -> None:
    passphrase, salt, words = "copper silver gold", "marmalade", "between you and me"
    server = Server(f"sqlite:///{tmp_path}/tables.db")
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        table, (ada, _) = seated(client, "Ada", "Bob")
        ada.keep("Ada", passphrase)
        client.post("/api/sessions", json={"name": "Ada", "passphrase": "wrong " + passphrase})
        ada.act(table, "say", text=words)
        other = ada.found(seats=2, open=False)
        ada.act(other, "sit", salt=salt)
        client.post("/api/tables", headers=ada.headers, content="{" + passphrase)
        for each in (table, other):
            with ada.socket(each) as listening:
                receive(listening, "update")
    printed, logged = server.stop()
    lines = [json.loads(line) for line in logged.splitlines()]
    assert lines
    assert all({"timestamp", "level", "logger", "event"} <= set(line) for line in lines)
    assert not any("color_message" in line for line in lines)
    assert any("WebSocket /api/tables/.../socket" in line["event"] for line in lines)
    for secret in (table, other, passphrase, salt, words, ada.token, ada.token.partition(".")[0]):
        assert secret not in logged + printed


def test_what_happens_all_the_time_does_not_fill_the_log() -> None:
    script = """
import logging
from silverware.server.logs import log_to_stderr
log_to_stderr(quiet=True)
for _ in range(100_000):
    logging.warning("Invalid HTTP request received.")
logging.warning("something else")
"""
    done = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True)
    *often, last = done.stderr.splitlines()
    assert 0 < len(often) < 100_000
    assert "something else" in last


def test_stopping_says_goodbye_and_keeps_everything(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    server = Server(database)
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        table, (ada, _) = seated(client, "Ada", "Bob", bots=1)
        with ada.socket(table) as listening:
            number = receive(listening, "update")["number"]
            server.process.terminate()
            with pytest.raises(ConnectionClosed) as closed:
                receive(listening, "update")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
    _, logged = server.process.communicate(timeout=PATIENCE)
    assert server.process.returncode in (0, -SIGTERM)  # uvicorn ends by the signal it was given
    assert "error" not in [json.loads(line)["level"] for line in logged.splitlines()]
    with serving(database) as again, httpx.Client(base_url=again.url, timeout=PATIENCE) as client:
        assert Player(client, "", ada.token).look(table)["number"] >= number


def test_a_backup_is_made_while_the_server_runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, copy = f"sqlite:///{tmp_path}/tables.db", tmp_path / "copy.db"
    with serving(database) as server, httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        table, (ada, _) = seated(client, "Ada", "Bob")
        backup(copy, database=database)
        ada.act(table, "say", text="after the copy")
    assert "holds 1 tables" in capsys.readouterr().out
    with serving(f"sqlite:///{copy}") as server, httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        seen = Player(client, "", ada.token).look(table)
        assert seen["table"]["status"] == "playing"
        assert "said" not in [item["type"] for item in seen["news"]]


def test_what_the_server_keeps_can_be_read_by_nobody_else(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    with serving(database) as server, httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        seated(client, "Ada", "Bob")
        kept = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
        backup(tmp_path / "copy.db", database=database)
    assert kept == {"tables.db": 0o600, "tables.db-wal": 0o600, "tables.db-shm": 0o600}
    assert stat.S_IMODE((tmp_path / "copy.db").stat().st_mode) == 0o600


def test_a_backup_overwrites_nothing_and_needs_something(tmp_path: Path) -> None:
    with pytest.raises(BadTable, match="There is no database"):
        backup(tmp_path / "copy.db", database=f"sqlite:///{tmp_path}/none.db")
    sqlite3.connect(tmp_path / "tables.db").close()
    with pytest.raises(BadTable, match="nothing is overwritten"):
        backup(tmp_path / "tables.db", database=f"sqlite:///{tmp_path}/tables.db")
    with pytest.raises(BadTable, match="pg_dump"):
        backup(tmp_path / "copy.db", database="postgresql://localhost/silverware")


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--database", "mysql://localhost/x"], "A database is sqlite:///FILE or postgresql://USER@HOST/NAME"),
        (["--workers", "2", "--database", "sqlite:///x.db"], "Several workers need a PostgreSQL database"),
        (["--limits", "luck=7"], "'luck=7' is not a limit: write NAME=NUMBER"),
        (["--host", "256.1.1.1"], "The server cannot listen at 256.1.1.1"),
        (
            ["--database", "postgresql://ada:secret@127.0.0.1:1/x", "--workers", "2"],
            "ada:***@127.0.0.1:1/x cannot be used",
        ),
    ],
)
def test_what_cannot_be_served_is_said_in_a_sentence(options: list[str], sentence: str) -> None:
    command = [sys.executable, "-m", "silverware", "serve", "--port", str(free_port()), *options]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("silverware: ")
    assert done.stderr.count("\n") == 1
    assert sentence in done.stderr


def test_a_database_that_cannot_be_used_is_said_in_a_sentence(tmp_path: Path) -> None:
    def prepared(file: str, *, thinkers: int = 1) -> None:
        prepare(Settings(database=f"sqlite:///{tmp_path}/{file}", thinkers=thinkers), "127.0.0.1", free_port())

    with pytest.raises(BadTable, match=r"There is no folder .*/nowhere for the database"):
        prepared("nowhere/tables.db")
    (tmp_path / "words.db").write_text("These are words, and they are no database, however long they go on and on.")
    with pytest.raises(BadTable, match=r"words.db cannot be used: file is not a database\."):
        prepared("words.db")
    with pytest.raises(BadTable, match=r"words.db cannot be copied: file is not a database"):
        backup(tmp_path / "copy.db", database=f"sqlite:///{tmp_path}/words.db")
    assert not (tmp_path / "copy.db").exists()
    (tmp_path / "folder.db").mkdir()
    with pytest.raises(BadTable, match=r"folder.db cannot be used: unable to open database file"):
        prepared("folder.db")
    prepared("tables.db")
    prepared("tables.db")
    with pytest.raises(BadTable, match="at least one worker and one thinker"):
        prepared("tables.db", thinkers=0)
    with closing(sqlite3.connect(tmp_path / "tables.db")) as later:
        later.execute("UPDATE alembic_version SET version_num = '9999'")
        later.commit()
    with pytest.raises(BadTable, match="from a newer Silverware"):
        prepared("tables.db")


def test_a_taken_port_is_said_in_a_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(BadTable, match=f"cannot listen at 127.0.0.1 port {port}"):
            prepare(Settings(), "127.0.0.1", port)


def test_the_first_lines_say_where_to_go(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/tables.db") as server:
        printed, _ = server.stop()
    assert f"http://localhost:{server.port}" in printed
    assert f"The tables are kept in {tmp_path}/tables.db." in printed


def test_the_address_for_other_devices_is_no_loopback() -> None:
    found = address_in_the_network()
    assert found is None or not found.startswith("127.")


def test_the_browser_is_opened_once_the_server_answers() -> None:
    opened: list[str] = []
    port = free_port()
    once_open(port, lambda: opened.append("here"))
    assert opened == []
    with socket.create_server(("127.0.0.1", port)):
        until(lambda: opened)
    assert opened == ["here"]


def test_the_example_of_the_server_page_runs(tmp_path: Path) -> None:
    page = Path("docs/server.md").read_text()
    (example,) = re.findall(r"```sh\n(.*?)```", page, re.DOTALL)
    with serving(f"sqlite:///{tmp_path}/tables.db") as server:
        script = example.replace("http://localhost:8000", server.url)
        done = subprocess.run(
            ["bash", "-euc", script], capture_output=True, text=True, timeout=PATIENCE, check=True, cwd=tmp_path
        )
    assert '"sentence"' not in done.stdout
    assert "Quick Silver at table" in done.stdout
    assert '"type":"done"' in done.stdout
