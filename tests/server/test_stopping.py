"""A server that is told to stop does so soon, whatever goes on, and leaves nobody behind."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from signal import SIGSTOP, SIGTERM
from uuid import uuid4

import httpx
import pytest
from sqlalchemy import literal, select
from websockets.exceptions import ConnectionClosed

from silverware.server.channels import Channel
from silverware.server.database import Database
from silverware.server.notices import Notice
from silverware.server.refused import NotStored
from tests.server.guests import Player, receive, seated
from tests.server.processes import PATIENCE, Server, new_database, until


def stopped(server: Server) -> None:
    """Stop a server, which does it well."""
    _, logged = server.stop()
    assert server.process.returncode in (0, -SIGTERM)  # uvicorn ends by the signal it was given
    assert [line for line in logged.splitlines() if not line.startswith("{")] == []  # nor any leaked semaphore
    lines = [json.loads(line) for line in logged.splitlines()]
    assert [line for line in lines if line["level"] == "error"] == []


def test_a_server_stops_at_once_though_bots_play_and_people_wait_for_news(database: str) -> None:
    workers = "2" if database.startswith("postgresql") else "1"
    server = Server(database, "--workers", workers)
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client, ThreadPoolExecutor(1) as beside:
        ada = Player(client, "Ada")
        tables = [ada.found(seats=2, bots=2, level="random") for _ in range(10)]
        for table in tables:
            ada.act(table, "start")
        until(lambda: ada.look(tables[-1])["number"] > 5)
        quiet = ada.found(seats=2, hot_seat=True)
        number = ada.look(quiet)["number"]
        waiting = beside.submit(ada.get, f"/api/tables/{quiet}", since=number, wait=60)
        with ada.socket(quiet) as listening:
            receive(listening, "update")
            stopped(server)
            assert [seen["number"] for seen in waiting.result()] == [number, number]
            with pytest.raises(ConnectionClosed) as closed:
                receive(listening, "goodbye")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012


def test_what_is_told_to_other_workers_while_the_database_closes_is_lost_in_silence(postgres: str) -> None:
    async def close() -> None:
        database = Database(new_database(postgres, uuid4().hex))
        channel = Channel(database, lambda _: None, lambda: None)
        await database.close()
        await channel.say(Notice(private="table"))
        with pytest.raises(NotStored, match="The server is closing"):
            await database.rows(select(literal(1)))

    asyncio.run(close())


def test_workers_stop_with_the_process_that_started_them(postgres: str) -> None:
    server = Server(new_database(postgres, uuid4().hex), "--workers", "2")
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        seated(client, "Ada", bots=1, level="random")
    server.kill()
    until(lambda: not server.answers())


def test_a_worker_that_hangs_keeps_nobody_from_stopping(postgres: str) -> None:
    server = Server(new_database(postgres, uuid4().hex), "--workers", "2")
    worker = int(httpx.get(f"{server.url}/health", timeout=PATIENCE).json()["worker"])
    os.kill(worker, SIGSTOP)
    _, logged = server.stop()
    assert server.process.returncode == 1
    assert "could not end in time" in logged
    until(lambda: not server.answers())


def test_a_process_that_cannot_end_is_ended() -> None:
    script = """
import asyncio, os, signal, time
from silverware.server import ending

async def hang():
    with ending.told_to_end(lambda: None):
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(1000)

ending.GRACE = 0.01
asyncio.run(hang())
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, timeout=PATIENCE, text=True, check=False)
    assert (done.returncode, done.stderr) == (1, "could not end in time\n")
