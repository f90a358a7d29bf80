"""What was stored, held against what people were told."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from typing import Final

import httpx
from sqlalchemy import select

from silverware.core.record import parse
from silverware.core.replay import verify
from silverware.games import game_called
from silverware.server.database import Database
from silverware.server.entries import (
    KINDS,
    Agreed,
    AnyEntry,
    Declined,
    Moved,
    Proposed,
    Readied,
    Returned,
    Said,
    Sat,
    Started,
    Undone,
)
from silverware.server.schema import log
from silverware.server.store import ENTRIES
from tests.trust.pages import Memory

Log = list[tuple[int, int, AnyEntry]]
"""Numbers, times and entries."""
ENTRY: Final[dict[str, type | tuple[type, ...]]] = {
    "sit": Sat,
    "start": Started,
    "move": (Moved, Readied),
    "undo": (Undone, Proposed),
    "agree": Agreed,
    "decline": Declined,
    "return": Returned,
    "say": Said,
}
"""What an act comes to."""


def stored(database: str) -> dict[str, Log]:
    """Every log there is."""

    async def read() -> dict[str, Log]:
        opened = Database(database)
        logs: dict[str, Log] = defaultdict(list)
        try:
            for row in await opened.rows(select(log).order_by(log.c.table, log.c.number)):
                logs[row.table].append((row.number, row.at, ENTRIES.decode(row.entry)))
        finally:
            await opened.close()
        return logs

    return asyncio.run(read())


def hold(memories: Mapping[str, Memory], database: str) -> int:
    """Everything told is stored as it was told, once, in order; how much of it was acknowledged."""
    remembered = [(table, dict(memory.told), dict(memory.done)) for table, memory in list(memories.items())]
    logs = stored(database)
    for table, told, done in remembered:
        entries = logs[table]
        assert [number for number, _, _ in entries] == list(range(1, len(entries) + 1))
        assert [at for _, at, _ in entries] == sorted(at for _, at, _ in entries)
        for number, kind in told.items():
            _, at, entry = entries[number - 1]
            assert (KINDS[type(entry)], at) == kind
        for number, act in done.items():
            entry = entries[number - 1][2]
            assert isinstance(entry, ENTRY[act["type"]])
            assert not isinstance(entry, Said) or entry.text == act["text"]
            assert not isinstance(entry, Moved) or entry.move == act["move"]
            if act["type"] == "move":  # it answers the question that its player saw
                between = [entry for _, _, entry in entries[act["version"] : number - 1]]
                assert not [entry for entry in between if isinstance(entry, Moved | Undone)]
        repeated = Counter(entry.text for _, _, entry in entries if isinstance(entry, Said))
        assert max(repeated.values(), default=1) == 1
    return sum(len(done) for _, _, done in remembered)


def sound(database: str) -> None:
    """`silverware doctor` finds nothing."""
    command = [sys.executable, "-m", "silverware", "doctor", "--database", database]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.splitlines()[-1:]) == (0, ["All is well."]), done.stdout + done.stderr


def verified(client: httpx.Client, tables: Iterable[str]) -> int:
    """Every record of a game that is over follows from its dice; how many there are."""
    over = 0
    for table in tables:
        (seen,) = client.get(f"/api/tables/{table}").raise_for_status().json()
        if seen["table"]["status"] == "over":
            record = parse(client.get(f"/api/tables/{table}/record").raise_for_status().text)
            assert verify(record, game_called(seen["table"]["game"])).endswith("follows from the sealed secret.")
            over += 1
    return over
