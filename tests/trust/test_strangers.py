"""Strangers: whatever anybody sends to any route or says at any table, the server answers, and goes on.

Every byte goes through the server's own protocols, as it would from a socket. Limits are lifted, so that what is sent
is looked at. A failing input is printed with the seed of its round, which brings it again.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Final
from uuid import uuid4

import msgspec
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from litestar import Litestar
from litestar.routes import HTTPRoute

from silverware.server.app import create_app
from silverware.server.processes import Processes
from silverware.server.settings import NO_LIMITS, Settings, bounds
from silverware.server.think import Thinkers
from tests.trust.lines import Doors, open_doors
from tests.trust.quarter import ROLES, Quarter
from tests.trust.scale import scaled
from tests.trust.strange import Stranger, frame

INPUTS: Final = scaled(5_000, 1_000_000)
PER_HOUSE: Final = 10
"""Rounds after which a new server begins with an empty database."""
SOCKETS, TEXTS, AT_ONCE = 120, 40, 8
"""Websockets that are open at a time, texts that are sent over each in a round, and how many of them in one go."""
LINES, REQUESTS = 40, 30
"""Of each round: lines of requests, as the API describes them, almost so, or garbled."""
SELDOM: Final = {
    ("POST", "/api/sessions"),
    ("PUT", "/api/account"),
    ("POST", "/api/records"),
    ("POST", "/api/tables/{table:str}/copies"),
    ("POST", "/api/tables/{table:str}/hint"),
}
"""Requests that cost a passphrase's hash or a process's work: sent a tenth as often as others."""


class Faults(logging.Handler):
    """What the server logged that should not have happened."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(self.format(record))

    def said(self) -> str:
        """All of it."""
        return "\n\n".join(self.records)


@dataclass
class Server:
    """What servers are made of, and what they log."""

    folder: Path
    thinkers: Thinkers
    workshop: Processes
    faults: Faults


@pytest.fixture
def server(tmp_path: Path, thinkers: Thinkers, workshop: Processes) -> Iterator[Server]:
    """Whatever is logged while a test runs."""
    faults, root, uvicorn = Faults(), logging.getLogger(), logging.getLogger("uvicorn.error")
    before = uvicorn.level
    root.addHandler(faults)
    uvicorn.setLevel(logging.ERROR)
    yield Server(tmp_path, thinkers, workshop, faults)
    uvicorn.setLevel(before)
    root.removeHandler(faults)


class Roaming:
    """Strangers in a quarter: what they sent, and how it was answered."""

    def __init__(self, app: Litestar, doors: Doors, faults: Faults) -> None:
        self.quarter = Quarter(app.state.house)
        self._doors = doors
        self._faults = faults
        self.sent: Counter[str] = Counter()
        """How many inputs of a kind."""
        self.answers: Counter[int] = Counter()
        """How many requests got which answer; 0 for none, where they were left unfinished."""
        self.document = json.loads(msgspec.json.encode(app.openapi_schema.to_schema()))
        described = self.document["paths"]
        self._routes = [
            (method, route.path, described.get(route.path_format, {}).get(method.lower(), {}))
            for route in app.routes
            if isinstance(route, HTTPRoute)
            for method in sorted(route.methods - {"OPTIONS", "HEAD"})
        ]
        acts = described["/api/tables/{table}/acts"]["post"]["requestBody"]["content"]["application/json"]
        self._act = acts["schema"]

    def stranger(self, chance: Random, role: str) -> Stranger:
        """Somebody with what they know."""
        return Stranger(chance, self.quarter.known(role), self.document)

    # Requests

    async def request(self, chance: Random, *, is_garbled: bool) -> None:
        """Send a request, and see that it is answered as one that could be foreseen."""
        role = ROLES[chance.randrange(len(ROLES))]
        who = self.stranger(chance, role)
        method, route, operation = who.pick(self._routes)
        while (method, route) in SELDOM and not who.once_in(10):
            method, route, operation = who.pick(self._routes)
        sent = who.request(method, route, operation, self.quarter.tokens[role])
        if is_garbled:
            sent = who.garbled(sent)
        line = self._doors.line()
        line.send(sent)
        self.sent["request"] += 1
        if line.status() is None and (line.is_expected_to_go_on() or b"wait=" in sent):
            for _ in range(3):
                await asyncio.sleep(0)
        else:
            await line.has(lambda: line.status() is not None or line.is_closing())
        line.hang_up()
        status = line.status()
        self.answers[status or 0] += 1
        if (status or 0) >= 500 or self._faults.records:
            pytest.fail(f"{role} sent {sent!r}\n\nand heard {bytes(line.heard)!r}\n\n{self._faults.said()}")

    # Texts

    async def talk(self, chance: Random, texts: int) -> None:
        """Say so much over a websocket of some table."""
        role = ROLES[chance.randrange(len(ROLES))]
        who = self.stranger(chance, role)
        table = who.pick(self.quarter.known(role)["table"])
        if table != self.quarter.quiet and who.once_in(2):
            role = await self.quarter.asked(table) or role
        line = await self._doors.socket(table, self.quarter.tokens[role])
        said: list[bytes] = []
        while len(said) < texts:
            if line.is_over():
                line = await self._doors.socket(table, self.quarter.tokens[role])
            seen = await self.quarter.look(table)
            if seen is None:
                break
            for _ in range(AT_ONCE):
                said.append(who.frame(who.act(self._act, seen)))
                self.sent["text"] += not line.is_over()
                line.send(said[-1])
            last = f"{len(said)} in all"
            line.send(frame(0x81, msgspec.json.encode({"type": "why", "move": "", "ref": last})))
            await line.has(partial(line.has_heard, last.encode()))
        line.hang_up()
        if self._faults.records:
            pytest.fail(f"{role} sent {said!r}\n\nat {table}\n\n{self._faults.said()}")

    async def round(self, seed: str) -> None:
        """Everybody sends something at once."""
        await self.quarter.fill(Random(seed))
        before = await self.quarter.quiet_table()
        talking = [self.talk(Random(f"{seed}, websocket {number}"), TEXTS) for number in range(SOCKETS)]
        asking = [self._ask(Random(f"{seed}, line {number}")) for number in range(LINES)]
        await asyncio.gather(*talking, *asking)
        after = await self.quarter.quiet_table()
        if after != before:
            pytest.fail(f"In {seed}, strangers made\n\n{before!r}\n\nbecome\n\n{after!r}")

    async def _ask(self, chance: Random) -> None:
        for number in range(REQUESTS):
            await self.request(chance, is_garbled=number % 4 == 0)


@asynccontextmanager
async def roaming(server: Server) -> AsyncIterator[Roaming]:
    """Strangers at a new server, which is well when they leave."""
    chosen = Settings(database=f"sqlite:///{server.folder}/{uuid4()}.db", hesitation=0, bounds=bounds(NO_LIMITS))
    app = create_app(chosen, server.thinkers, server.workshop)
    async with open_doors(app) as doors:
        strangers = Roaming(app, doors, server.faults)
        await strangers.quarter.open(Random("the quarter"))
        yield strangers
        health = await doors.ask(b"GET /health HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")
        assert health.startswith(b"HTTP/1.1 200 ")
        assert not server.faults.records, server.faults.said()


def test_nothing_that_strangers_send_is_a_fault(server: Server, figure: Callable[[str], None]) -> None:
    sent: Counter[str] = Counter()
    answers: Counter[int] = Counter()

    async def roam(first: int) -> None:
        async with roaming(server) as strangers:
            for number in range(first, first + PER_HOUSE):
                if sent.total() < INPUTS:
                    await strangers.round(f"round {number}")
                    sent.update(strangers.sent)
                    strangers.sent.clear()
            answers.update(strangers.answers)

    for first in count(0, PER_HOUSE):
        if sent.total() >= INPUTS:
            break
        asyncio.run(roam(first))
    assert set(answers) >= {200, 201, 400, 401, 403, 404}
    figure(
        f"Strangers: {sent.total():,} inputs ({sent['request']:,} requests to every route, {sent['text']:,} texts over "
        f"websockets), by a stranger, a guest, an owner and a host at tables of every game in every state: no 5xx, "
        f"nothing in the error log, other people's table as it was."
    )


def test_hypothesis_finds_nothing_either(server: Server, figure: Callable[[str], None]) -> None:
    examples = scaled(40, 4_000)
    with asyncio.Runner() as runner:
        stack = AsyncExitStack()
        strangers = runner.run(stack.enter_async_context(roaming(server)))
        runner.run(strangers.quarter.fill(Random("Hypothesis")))

        @settings(max_examples=examples, phases=(Phase.generate, Phase.shrink), derandomize=True, database=None)
        @given(chance=st.randoms(use_true_random=False), is_garbled=st.booleans())
        def send(chance: Random, is_garbled: bool) -> None:
            server.faults.records.clear()
            runner.run(strangers.request(chance, is_garbled=is_garbled))
            runner.run(strangers.talk(chance, 1))

        send()
        runner.run(stack.aclose())
        figure(f"Strangers, by Hypothesis: {strangers.sent.total():,} more inputs, with the same result.")
