"""Leaks: whatever a chair may not know changes no byte of what it gets."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from itertools import count, islice
from pathlib import Path
from typing import Final

import msgspec
import pytest

from silverware.core.game import AnyGame
from silverware.core.move import Move
from silverware.core.seats import SPECTATOR, seat_name
from silverware.games import GAMES
from silverware.server.app import create_app
from silverware.server.documents import Guest, Person
from silverware.server.house import House
from silverware.server.limits import Ledger
from silverware.server.processes import Processes
from silverware.server.room import Room
from silverware.server.settings import NO_LIMITS, Settings, bounds
from silverware.server.think import Thinkers
from tests.trust.lines import Doors, open_doors
from tests.trust.scale import scaled
from tests.trust.twins import PEOPLE, Twins, moments

FEW, MANY = 300, 10_000
"""Moments of each game that are looked at, in the short and in the whole form."""
MOVES: Final = 8
TOLD: Final = 3
"""How far two tables are played on at most; and over HTTP."""

ASKED: Final = "", "hand", "table", "seats", "last 20", "scores", "actions", "repeat", "no such thing"
"""What is asked in words."""

PLANNED: Final[tuple[list[object], ...]] = [], [{"name": "West", "goal": "c25", "parts": ["denver/golden/1"]}]
"""What is sketched."""

PATIENCE: Final = 3600.0
"""Seconds to wait for an answer: on a busy machine one of two would be that it takes too long."""

ALIKE, UNLIKE = ("table", "table"), ("truth", "world")
"""What two tables are called. The server keeps what it worked out for one; there they have names of their own."""

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def pairs(game: AnyGame, names: tuple[str, str], people: Sequence[Person] = PEOPLE) -> Iterator[Twins]:
    """Tables that a chair cannot tell apart, with such names: from moments of many games, and from every chair."""
    for number in count():
        for at, (state, options) in enumerate(moments(game, number)):
            for chair in (SPECTATOR, *range(state.seats)):
                seed = f"{game.name}-{number}-{at}-{seat_name(chair)}"
                one, other = [f"{name}-{seed}" for name in names]
                yield Twins(game, options, state, chair, seed, (one, other), people)


@every_game
def test_what_a_chair_may_not_know_changes_no_byte_it_gets(game: AnyGame, figure: Callable[[str], None]) -> None:
    wanted = scaled(FEW, MANY)
    compared = different = size = 0
    for twins in pairs(game, ALIKE):
        for move in range(MOVES):
            assert not (differences := twins.differences()), (twins.seed, move, differences)
            compared += 1
            different += twins.differ
            size += twins.size
            if not twins.play():
                break
        if compared >= wanted:
            break
    assert different > compared / 2
    figure(
        f"Leaks, {game.title}: {compared:,} moments, each from one of the chairs in turn, {size / 1e6:,.0f} MB; every "
        f"byte was the same at the table and at one that the chair could not rule out ({different:,} times it lay "
        "differently)."
    )


# Over HTTP


def request(method: str, path: str, token: str, document: object = None) -> bytes:
    """What somebody sends."""
    body = b"" if document is None else msgspec.json.encode(document)
    signed = f"Authorization: Bearer {token}\r\n" if token else ""
    head = f"{method} {path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n{signed}Content-Length: {len(body)}\r\n\r\n"
    return head.encode() + body


def requests(twins: Twins, name: str, token: str, why: list[Move]) -> Iterator[bytes]:
    """Everything that a chair can ask about a table."""
    table, chair = f"/api/tables/{name}", seat_name(twins.chair)
    seen = f"/record?seat={chair}", f"/replay?seat={chair}", f"/review?seat={chair}", f"/review/1?seat={chair}"
    for path in ("", "?since=3", *seen, "/dice", "/edition"):
        yield request("GET", table + path, token)
    for words in ASKED:
        yield request("POST", f"{table}/ask?seat={chair}", token, {"words": words})
    for sketches in PLANNED:
        yield request("POST", f"{table}/plan?seat={chair}", token, {"sketches": sketches})
    for move in why:
        yield request("POST", f"{table}/acts", token, {"type": "why", "seat": chair, "move": move.text})


async def compare(doors: Doors, house: House, twins: Twins, token: str) -> int:
    """Ask the server about both tables; how many bytes it answered alike, with their headers."""
    why, alike = twins.asked_for()[-2:], 0
    answers = []
    for watched in (twins.truth, twins.world):
        name = watched.table.ground.id
        house.rooms.open[name] = Room(house.rooms, watched.table, {})
        got = [await doors.ask(each) for each in requests(twins, name, token, why)]
        answers.append([each.replace(name.encode(), b"a-table") for each in got])
        house.rooms.forget(house.rooms.open[name])
    for one, other in zip(*answers, strict=True):
        assert one == other, (twins.seed, one, other)
        alike += len(one)
    return alike


@every_game
def test_over_http_nothing_differs_either(
    game: AnyGame,
    thinkers: Thinkers,
    workshop: Processes,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    figure: Callable[[str], None],
) -> None:
    monkeypatch.setattr("silverware.server.doors.ANSWER", PATIENCE)
    monkeypatch.setattr("silverware.server.room.DESERTED", PATIENCE * 1000)

    async def ask() -> tuple[int, int]:
        chosen = Settings(database=f"sqlite:///{tmp_path}/tables.db", bounds=bounds(NO_LIMITS))
        app = create_app(chosen, thinkers, workshop)
        house: House = app.state.house
        house.rates.actors = house.rates.askers = house.rates.planners = Ledger().limit(10**9, 1)
        monkeypatch.setattr(house.workshop, "_patience", PATIENCE)
        size = asked = 0
        async with open_doors(app) as doors:
            came = [await house.people.welcome(Guest(), "") for _ in range(game.seats[-1])]
            people, tokens = [person for person, _ in came], {SPECTATOR: "", **dict(enumerate(t for _, t in came))}
            for twins in islice(pairs(game, UNLIKE, people), scaled(8, 250)):
                while True:
                    size += await compare(doors, house, twins, tokens[twins.chair])
                    asked += 1
                    if not twins.play():
                        break
        return size, asked

    size, asked = asyncio.run(ask())
    figure(f"Leaks, {game.title}, over HTTP: {asked:,} moments, {size / 1e6:,.1f} MB, head and body: no difference.")
