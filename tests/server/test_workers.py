"""Two workers, one PostgreSQL: the same tables, whichever one is asked, and whichever one dies."""

from __future__ import annotations

import json
import os
import pickle
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from itertools import cycle
from pathlib import Path
from signal import SIGCONT, SIGKILL, SIGSTOP, SIGUSR1
from time import sleep
from typing import Any
from uuid import uuid4

import httpx
import psycopg
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

from silverware.core.record import parse
from silverware.core.replay import verify
from silverware.games import game_called
from silverware.server.run import OPTIONS
from tests.server.guests import Json, Player, seated
from tests.server.processes import PATIENCE, PostgreSQL, Server, new_database, serving, until


def test_moves_go_to_either_worker_one_is_killed_and_nothing_is_lost_or_doubled(postgres: str) -> None:
    database = new_database(postgres, uuid4().hex)
    doomed = Server(database, "--limits", "none")
    acknowledged: dict[int, str] = {}
    with (
        serving(database, "--limits", "none") as other,
        httpx.Client(base_url=doomed.url, timeout=PATIENCE) as one,
        httpx.Client(base_url=other.url, timeout=PATIENCE) as two,
    ):
        table, players = seated(one, "Ada", "Bob", "Cy", bots=1, level="random")
        twins = [(player, Player(two, player.name, player.token)) for player in players]
        sides = cycle((0, 1))
        for round_of_moves in range(10_000):
            if round_of_moves == 15:
                sides = cycle((1,))
                doomed.kill()
            side = next(sides)
            seen = [pair[side].look(table) for pair in twins]
            if seen[0]["table"]["status"] == "over":
                break
            for pair, update in zip(twins, seen, strict=True):
                if update["game"]["menu"]:
                    choice = update["game"]["menu"][round_of_moves % len(update["game"]["menu"])]
                    done = pair[side].client.post(
                        f"/api/tables/{table}/acts",
                        headers=pair[side].headers,
                        json={"type": "move", "move": choice["move"], "version": update["number"]},
                    )
                    if done.status_code == 201:
                        number = done.json()["number"]
                        assert number not in acknowledged
                        acknowledged[number] = choice["move"]
        ada = twins[0][1]
        news = ada.look(table)["news"]
        record = parse(ada.get(f"/api/tables/{table}/record"))
    assert [item["number"] for item in news] == list(range(1, len(news) + 1))
    stored = [item["number"] for item in news if item["type"] in ("moved", "readied")]
    assert set(acknowledged) <= set(stored)
    moves = [item["number"] for item in news if item["type"] == "moved"]
    for number, move in acknowledged.items():
        if number in moves:
            assert record.moves[moves.index(number)].move == move
    assert verify(record, game_called("quick-silver")).endswith("follows from the sealed secret.")


def test_what_one_worker_stores_the_listeners_of_the_other_hear(postgres: str) -> None:
    database = new_database(postgres, uuid4().hex)
    with (
        serving(database) as first,
        serving(database) as second,
        httpx.Client(base_url=first.url, timeout=PATIENCE) as one,
        httpx.Client(base_url=second.url, timeout=PATIENCE) as two,
    ):
        table, (ada, bob) = seated(one, "Ada", "Bob")
        address = f"{second.url.replace('http', 'ws')}/api/tables/{table}/socket"
        with connect(address, additional_headers=bob.headers) as socket:
            before = json.loads(socket.recv(timeout=PATIENCE))["number"]
            ada.act(table, "say", text="Over here!")
            heard = json.loads(socket.recv(timeout=PATIENCE))
            assert heard["number"] == before + 1
            assert heard["news"][0]["says"] == "Ada: Over here!"
        elsewhere = Player(two, "Bob", bob.token)
        elsewhere.act(table, "orders", orders=[{"question": "redirect", "move": "allow"}])
        elsewhere.act(table, "mute", whom="north")
        until(lambda: bob.look(table)["own"] == elsewhere.look(table)["own"])
        assert elsewhere.look(table)["own"]["muted"] == ["north"]


def test_a_worker_that_was_cut_off_hears_the_others_again(postgres: str) -> None:
    database = new_database(postgres, uuid4().hex)
    with (
        serving(database) as first,
        serving(database) as second,
        httpx.Client(base_url=first.url, timeout=PATIENCE) as one,
    ):
        table, (ada, bob) = seated(one, "Ada", "Bob")
        address = f"{second.url.replace('http', 'ws')}/api/tables/{table}/socket"
        with connect(address, additional_headers=bob.headers) as socket, psycopg.connect(database) as operator:
            socket.recv(timeout=PATIENCE)
            operator.autocommit = True
            listening = "SELECT array_agg(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
            (before,) = operator.execute(listening).fetchone() or ([],)
            operator.execute("SELECT pg_terminate_backend(pid) FROM unnest(%s::int[]) AS cut (pid)", [before])
            until(lambda: len(set((operator.execute(listening).fetchone() or ([],))[0] or ()) - set(before)) == 2)
            with pytest.raises(ConnectionClosed):  # who may still listen is looked up again
                socket.recv(timeout=PATIENCE)
        with connect(address, additional_headers=bob.headers) as socket:
            socket.recv(timeout=PATIENCE)
            ada.act(table, "say", text="Are you there?")
            assert json.loads(socket.recv(timeout=PATIENCE))["news"][0]["says"] == "Ada: Are you there?"
        session = bob.get("/api/sessions")[0]["id"]
        with connect(address, additional_headers=bob.headers) as socket:
            socket.recv(timeout=PATIENCE)
            bob.client.delete(f"/api/sessions/{session}", headers=bob.headers)
            with pytest.raises(ConnectionClosed):
                socket.recv(timeout=PATIENCE)


def test_when_two_workers_are_asked_at_once_one_wins(postgres: str) -> None:
    database = new_database(postgres, uuid4().hex)
    with (
        serving(database) as first,
        serving(database) as second,
        httpx.Client(base_url=first.url, timeout=PATIENCE) as one,
        httpx.Client(base_url=second.url, timeout=PATIENCE) as two,
        ThreadPoolExecutor(8) as crowd,
    ):
        maker = Player(one, "Maker")
        table = maker.found(seats=2)
        assert Player(two, "", maker.token).sheet(table)["status"] == "waiting"
        people = [Player((one, two)[number % 2], f"P{number}") for number in range(8)]

        def sit(person: Player) -> int:
            path = f"/api/tables/{table}/acts"
            answer = person.client.post(path, headers=person.headers, json={"type": "sit", "seat": "north"})
            return answer.status_code

        answers = list(crowd.map(sit, people))
        assert sorted(answers) == [201] + [409] * 7
        winner = people[answers.index(201)]
        assert maker.sheet(table)["seats"][0]["name"] == winner.name


def test_what_follows_an_act_at_the_other_worker_is_never_too_late(postgres: str) -> None:
    database = new_database(postgres, uuid4().hex)
    with (
        serving(database) as first,
        serving(database) as second,
        httpx.Client(base_url=first.url, timeout=PATIENCE) as one,
        httpx.Client(base_url=second.url, timeout=PATIENCE) as two,
    ):
        guests = [Player(one, name) for name in ("Ada", "Bob", "Cy", "Di")]
        ada, bob, cy, di = guests
        table = ada.found(seats=4)
        workers = cycle((two, one))
        numbers: list[int] = []

        def act(player: Player, kind: str, **more: Any) -> Json:
            """At the worker that was not asked last; then everybody looks there."""
            worker = next(workers)
            for guest in guests:
                guest.client = worker
            done: Json = player.act(table, kind, **more)
            numbers.append(done["number"])
            return done

        def look(player: Player) -> Json:
            """There, at everything that has been acknowledged."""
            return player.look(table, since=max(numbers))

        bob.client = two
        assert bob.sheet(table)["status"] == "waiting"  # both workers have the table in memory from now on
        for guest in guests:
            act(guest, "sit")
        act(di, "salt", salt="marmalade")
        act(di, "rise")
        act(ada, "bot", seat="west")
        act(ada, "rise", seat="west")
        act(di, "sit", seat="west")
        act(ada, "start")
        act(bob, "say", text="Good luck!")
        order = {"question": "redirect", "move": "allow", "round": 99}
        act(ada, "orders", orders=[order])
        act(ada, "mute", whom="spectator")
        act(ada, "pause")
        for guest in (bob, cy, di):
            act(guest, "agree")
        until(lambda: "paused" in look(ada)["table"])
        act(ada, "resume")
        moves: list[str] = []
        while (seen := list(map(look, guests)))[0]["table"]["status"] == "playing":
            guest, update = next(pair for pair in zip(guests, seen, strict=True) if pair[1]["game"]["menu"])
            moves.append(update["game"]["menu"][-1]["move"])
            act(guest, "why", move=moves[-1])
            act(guest, "move", move=moves[-1], version=update["number"])
            act(guest, "mute", whom="spectator")
            if len(moves) == 12:
                act(guest, "undo", casual=True)
                for other in guests:
                    if other is not guest and "proposal" in look(other)["table"]:
                        act(other, "agree")
                until(lambda: "proposal" not in look(ada)["table"])
        assert len({act(guest, "rematch")["table"] for guest in guests}) == 1
        own = ada.look(table)["own"]
        assert (own["orders"], own["muted"]) == ([order], ["spectator"])


def test_whoever_talks_at_once_at_two_workers_is_heard(postgres: str) -> None:
    database = new_database(postgres, uuid4().hex)
    with (
        serving(database) as first,
        serving(database) as second,
        httpx.Client(base_url=first.url, timeout=PATIENCE) as one,
        httpx.Client(base_url=second.url, timeout=PATIENCE) as two,
        ThreadPoolExecutor(8) as crowd,
    ):
        table, players = seated(one, "Ada", "Bob", "Cy", "Di")
        people = [Player(two, player.name, player.token) for player in players[2:]] + players[:2]
        people += [Player((one, two)[number % 2], f"P{number}") for number in range(4)]

        def talk(person: Player) -> list[int]:
            return [person.act(table, "say", text=f"{person.name} says {number}")["number"] for number in range(4)]

        numbers = [number for heard in crowd.map(talk, people) for number in heard]
        news = players[0].look(table, since=max(numbers))
        assert news["number"] == max(numbers)
        said = [item["number"] for item in players[0].look(table)["news"] if item["type"] == "said"]
        assert sorted(numbers) == said


def test_a_session_revoked_at_one_worker_is_over_at_the_other(postgres: str) -> None:
    database = new_database(postgres, uuid4().hex)
    with (
        serving(database) as first,
        serving(database) as second,
        httpx.Client(base_url=first.url, timeout=PATIENCE) as one,
        httpx.Client(base_url=second.url, timeout=PATIENCE) as two,
    ):
        ada = Player(one, "Ada")
        session = ada.get("/api/sessions")[0]["id"]
        assert Player(two, "", ada.token).get("/api/me")["name"] == "Ada"
        assert two.delete(f"/api/sessions/{session}", headers=ada.headers).status_code == 204
        ada.get("/api/me", 401)


def answering(server: Server) -> int:
    """The process that answers just now."""
    return int(httpx.get(f"{server.url}/health", timeout=PATIENCE).json()["worker"])


def both_answering(server: Server) -> set[int]:
    """Both processes, as soon as both answer."""
    seen: set[int] = set()

    def are_both() -> bool:
        seen.add(answering(server))
        return len(seen) == 2

    until(are_both)
    return seen


def test_one_command_starts_several_workers(postgres: str) -> None:
    server = Server(new_database(postgres, uuid4().hex), "--workers", "2")
    try:
        both_answering(server)
        with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
            table, (ada, bob) = seated(client, "Ada", "Bob")
            for player in (ada, bob) * 5:
                player.act(table, "say", text="hello")
            assert [item["type"] for item in ada.look(table)["news"]].count("said") == 10
    finally:
        server.stop()


def sockets(server: Server) -> dict[int, int]:
    """How many websockets each process has, as soon as both answer."""
    open_at: dict[int, int] = {}

    def are_both() -> bool:
        with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:  # all its requests come to one process
            told = client.get("/metrics").text
            open_at[int(client.get("/health").json()["worker"])] = int(
                float(told.rpartition("silverware_sockets ")[2].partition("\n")[0])
            )
        return len(open_at) == 2

    until(are_both)
    return open_at


def test_the_websockets_of_a_table_meet_at_one_worker(postgres: str) -> None:
    server = Server(new_database(postgres, uuid4().hex), "--workers", "2")
    try:
        both_answering(server)
        with httpx.Client(base_url=server.url, timeout=PATIENCE) as client, ExitStack() as closing:
            table, (ada, bob) = seated(client, "Ada", "Bob")
            address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
            come = [closing.enter_context(connect(address, additional_headers=ada.headers)) for _ in range(12)]
            for socket in come:
                socket.recv(timeout=PATIENCE)
            assert sorted(sockets(server).values()) == [0, 12]
            home = max((at := sockets(server)), key=at.__getitem__)
            come[0].send(json.dumps({"type": "say", "text": "From here."}))
            assert "Ada: From here." in come[1].recv(timeout=PATIENCE)
            bob.act(table, "say", text="From there.")
            assert "Bob: From there." in come[1].recv(timeout=PATIENCE)
            os.kill(home, SIGKILL)
            with pytest.raises(ConnectionClosed):
                list(come[2])

            def is_back() -> bool:
                """Whether somebody who comes again is let in; the worker may still be dying."""
                with suppress(OSError, WebSocketException), connect(address, additional_headers=ada.headers) as socket:
                    return "From there." in socket.recv(timeout=PATIENCE)
                return False

            until(is_back)
    finally:
        server.stop()


def test_a_worker_that_a_busy_machine_keeps_waiting_is_not_killed(postgres: str) -> None:
    server = Server(new_database(postgres, uuid4().hex), "--workers", "2")
    try:
        worker = answering(server)
        os.kill(worker, SIGSTOP)
        sleep(7)  # uvicorn would give it five seconds
        os.kill(worker, SIGCONT)
        until(lambda: answering(server) == worker)
    finally:
        server.stop()


HANGS = """
import signal, time
from silverware.server import homes

homes.HUNG = 5.0
signal.signal(signal.SIGUSR1, lambda *_: time.sleep(10_000))
"""
"""Run by every Python as it begins: a signal keeps the loop, and not the threads, from going on."""


def test_a_worker_whose_loop_hangs_is_replaced(postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "sitecustomize.py").write_text(HANGS)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])]))
    server = Server(new_database(postgres, uuid4().hex), "--workers", "2")
    try:
        worker = answering(server)
        os.kill(worker, SIGUSR1)
        until(lambda: not Path(f"/proc/{worker}").exists())
        assert worker not in both_answering(server)
    finally:
        server.stop()


def test_a_worker_can_say_that_it_lives_before_it_has_loaded_the_server() -> None:
    config = uvicorn.Config("nowhere:nothing", **OPTIONS)
    look = "import pickle, sys; pickle.load(sys.stdin.buffer); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", look], input=pickle.dumps(config), capture_output=True, check=True)
    assert b"uvicorn.config" in done.stdout
    assert b"silverware" not in done.stdout


def test_a_worker_that_starts_while_postgresql_is_away_waits_for_it(
    postgresql_server: PostgreSQL, tmp_path: Path
) -> None:
    log = tmp_path / "log"
    with log.open("w") as file:
        server = Server(new_database(postgresql_server.address, uuid4().hex), "--workers", "2", log=file)
    try:
        seen = both_answering(server)
        postgresql_server.stop()
        try:
            os.kill(min(seen), SIGKILL)
            until(lambda: "waits for the database" in log.read_text() or server.process.poll() is not None)
        finally:
            postgresql_server.start()
        assert server.process.poll() is None
        until(server.answers)
        until(lambda: answering(server) not in seen)
    finally:
        server.stop()
    assert '"level":"error"' not in log.read_text()
