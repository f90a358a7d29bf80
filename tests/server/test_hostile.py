"""Documents that are made to hurt: refused in a sentence, and nobody at a table notices."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from importlib.resources import files
from pathlib import Path
from select import select
from socket import create_connection, socket

import httpx
import pytest
from litestar.routes import HTTPRoute

from silverware.server.app import create_app
from silverware.server.documents import Founding, Guest
from silverware.server.house import House
from silverware.server.processes import Limits, Processes
from silverware.server.settings import Bounds, Settings
from silverware.server.table import HostedTable
from silverware.server.workshop import EACH
from tests.server.guests import Client, Player, asked, receive, seated
from tests.server.processes import PATIENCE, Server, serving, until

RECORD = sorted(Path("tests/golden/quick-silver").glob("*.game"))[0].read_text()
OPENING = re.match(r"(?s).*?\n~(.*?\n){32}", RECORD)
assert OPENING is not None
PADDED = OPENING[0] + 58_000 * "west: undo to 31\n" + "result: open\n"
"""Fits in a request, and takes half a minute to replay in plain Python, two seconds compiled."""
EDITION = files("silverware.games.silverton").joinpath("edition/silverware.toml").read_text()
KEYS = ".".join(["a"] * 50_000)[:99_998] + "=1"
"""Python's own reader of TOML takes twenty seconds and five gigabytes for such a key."""
QUOTED_KEYS = ".".join(['"="'] * 20_000) + "=1"
"""The same in a form that only reading it shows."""


@pytest.fixture
def database(tmp_path: Path) -> str:
    """SQLite is enough here."""
    return f"sqlite:///{tmp_path}/tables.db"


@pytest.fixture
def settings(database: str) -> Settings:
    """Long records are welcome."""
    return Settings(database=database, hesitation=0, bounds=Bounds(records_each=10**9))


@pytest.fixture
def workshop(request: pytest.FixtureRequest) -> Iterator[Processes]:
    """Processes with little time: a second or two, or less."""
    made = Processes(2, Limits(seconds=getattr(request, "param", 1), memory=400_000_000))
    yield made
    made.close()


def ask(player: Player, text: str) -> socket:
    """Bring a record along, and do not wait for the answer."""
    body, there = json.dumps({"text": text}), player.client.base_url
    lines = ["POST /api/records HTTP/1.1", f"host: {there.host}", f"authorization: Bearer {player.token}"]
    lines += ["content-type: application/json", f"content-length: {len(body)}", "", body]
    line = create_connection((there.host, there.port or 80))
    line.sendall("\r\n".join(lines).encode())
    return line


def answered(*lines: socket) -> list[socket]:
    """The lines on which there is an answer."""
    return select(lines, [], [], 0)[0]


def read(line: socket) -> str:
    """The answer on a line."""
    answer = b""
    while not answer.endswith(b"}"):
        answer += line.recv(2000)
    return answer.decode()


def in_work(workshop: Processes) -> int:
    """The process that has begun with something, held there so that it cannot end."""
    until(lambda: workshop.pids(at_work=True))
    (pid,) = workshop.pids(at_work=True)
    os.kill(pid, signal.SIGSTOP)
    return pid


def test_an_edition_of_dotted_keys_is_refused_before_anybody_reads_it(client: Client, workshop: Processes) -> None:
    ada = Player(client, "Ada")
    for path, body in (
        ("/api/tables", {"game": "silverton", "edition": KEYS}),
        ("/api/records", {"text": RECORD, "edition": KEYS}),
    ):
        refused = ada.post(path, body, 422)
        assert refused["sentence"].startswith("This edition cannot be read: a key has more than 64 parts")
    assert workshop.pids() == []


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables", {"game": "silverton", "edition": QUOTED_KEYS}),
        ("/api/records", {"text": PADDED}),
    ],
    ids=["edition", "record"],
)
@pytest.mark.parametrize("workshop", [0], indirect=True)
def test_what_takes_too_long_or_too_much_is_refused(client: Client, path: str, body: dict[str, str]) -> None:
    ada = Player(client, "Ada")
    refused = ada.post(path, body, 422)
    assert re.fullmatch("That takes the server too (long|much memory) to work out.", refused["sentence"])
    assert ada.get("/api/tables") == []


def test_somebody_at_a_table_notices_nothing_of_hostile_documents(client: Client, workshop: Processes) -> None:
    """One is under way and held there, others wait; a game is played over the socket to its end."""
    ada, mallory = Player(client, "Ada"), Player(client, "Mallory")
    table = ada.found(seats=2, hot_seat=True)
    with ask(mallory, PADDED) as first, ask(mallory, f"{PADDED}#") as second, ask(mallory, f"{PADDED}##") as third:
        held = in_work(workshop)
        with ada.socket(table) as table_line:
            ada.act(table, "start")
            moves = 0
            while (seen := asked(ada, table)) is not None:
                move = {"type": "move", "seat": seen["seat"], "move": seen["game"]["menu"][-1]["move"]}
                table_line.send(json.dumps({**move, "version": seen["number"], "ref": f"move {moves}"}))
                while receive(table_line, "update")["news"][-1].get("ref") != f"move {moves}":
                    pass
                moves += 1
        assert moves > 5
        assert not answered(first, second, third)
        os.kill(held, signal.SIGXCPU)  # what the system sends when its second is over
        os.kill(held, signal.SIGCONT)
        until(lambda: answered(first, second, third))
        (answer,) = answered(first, second, third)
        assert read(answer).startswith("HTTP/1.1 422 ")


def test_what_somebody_no_longer_waits_for_is_dropped(client: Client, workshop: Processes) -> None:
    with ask(Player(client, "Mallory"), PADDED):
        held = in_work(workshop)
    until(lambda: held not in workshop.pids())


def test_a_process_that_is_killed_costs_one_answer(client: Client, workshop: Processes) -> None:
    ada = Player(client, "Ada")
    with ask(ada, PADDED) as line:
        os.kill(in_work(workshop), signal.SIGKILL)
        answer = read(line)
    assert answer.startswith("HTTP/1.1 503 ")
    assert "retry-after: " in answer
    assert "The server could not work that out; try again in a moment." in answer
    assert "replay to the recorded result" in ada.post("/api/records", {"text": RECORD})["verified"]


def test_only_so_much_may_wait(client: Client, workshop: Processes) -> None:
    ada = Player(client, "Ada")
    with ExitStack() as open_lines:
        lines = [open_lines.enter_context(ask(ada, f"{PADDED}#{number}")) for number in range(2 + EACH)]
        until(lambda: answered(*lines))
        answer = read(answered(*lines)[0])
    assert answer.startswith("HTTP/1.1 429 ")
    assert "retry-after: " in answer
    assert "You are asking for too much at once; wait a moment." in answer
    until(lambda: workshop.pids(at_work=True) == [])


def test_only_so_many_records_are_kept_for_one_address(client: Client) -> None:
    players = [Player(client, "Ada"), Player(client, "Bob")]
    for number in range(60):
        players[number % 2].post("/api/records", {"text": RECORD})
    bring = partial(client.post, "/api/records", headers=players[0].headers, json={"text": RECORD})
    while (refused := bring()).status_code == 201:
        pass  # on a slow machine one more is allowed every ten seconds
    assert refused.status_code == 429
    assert refused.json()["sentence"] == "You are bringing too many records; wait a few minutes."


def test_a_table_is_read_once_for_all_who_come_at_the_same_time(settings: Settings) -> None:
    """Reading a long log takes a while; a crowd at the door does not make it take longer."""

    async def come() -> None:
        house = House(settings)
        await house.store.open()
        await house.people.open()
        ada, *_ = await house.people.welcome(Guest(name="Ada"), "")
        room = await house.rooms.found(ada, Founding(game="quick-silver", seats=2), [])
        house.rooms.forget(room)
        reads: list[str] = []
        read = house.rooms.read

        async def counted(table: str) -> HostedTable:
            reads.append(table)
            return await read(table)

        house.rooms.read = counted  # type: ignore[method-assign]
        rooms = await asyncio.gather(*(house.rooms.room(room.id) for _ in range(9)))
        assert len({id(each) for each in rooms}) == 1
        assert reads == [room.id]
        await house.rooms.close()
        await house.store.close()

    asyncio.run(come())


def test_a_request_without_a_document_is_small(client: Client) -> None:
    table, (ada, _) = seated(client, "Ada", "Bob")
    refused = ada.act(table, "move", 413, move={"type": "x" * 70_000}, version=1)
    assert len(refused["sentence"]) > 5


def test_a_server_where_people_only_play_has_no_workshop(client: Client, workshop: Processes) -> None:
    table, (ada,) = seated(client, "Ada", bots=1)
    assert ada.hint(table)["move"] == "pick up"
    for path in (f"tables/{table}/edition", "games/silverton/edition", "games/quicksand/lesson"):
        ada.get(f"/api/{path}")
    ada.get("/api/games/quicksand/pictures")
    assert workshop.pids() == []


@pytest.mark.parametrize("end", [Server.stop, Server.kill], ids=["stopped", "killed"])
def test_the_processes_end_with_the_server_and_leak_nothing(
    tmp_path: Path, end: Callable[[Server], tuple[str, str] | None]
) -> None:
    with serving(f"sqlite:///{tmp_path}/tables.db") as server:
        with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
            Player(client, "Ada").post("/api/records", {"text": RECORD})
            table, (bob,) = seated(client, "Bob", bots=1)
            bob.hint(table)
        beside = children(server.process.pid)
        assert len(beside) >= 2
        said = end(server) or ()
    assert not re.search("leaked|Traceback", "".join(said))
    until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in beside))


def children(pid: int) -> list[str]:
    """The processes that a process has started."""
    return [child for file in Path(f"/proc/{pid}/task").glob("*/children") for child in file.read_text().split()]


def test_the_cost_of_every_route_is_written_down(database: str) -> None:
    app = create_app(Settings(database=database))
    routes = set()
    for route in app.routes:
        methods = route.methods - {"HEAD", "OPTIONS"} if isinstance(route, HTTPRoute) else {"WS"}
        routes |= {f"{method} {route.path}" for method in methods}
    page = Path("docs/trust.md").read_text()
    section = page.partition("## What each route may cost\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| `([A-Z]+ [^`]+)` \| [^|]+ \| [^|]+ \|$", section, re.MULTILINE)
    assert sorted(rows) == sorted(routes)
