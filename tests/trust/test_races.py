"""At the same instant: two tabs, a double click, an undo, a bot. One wins, and everybody sees the same table."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from functools import partial
from random import Random
from typing import Any, NamedTuple
from uuid import uuid4

import httpx
import pytest

from silverware.core.seats import SEAT_NAMES
from tests.server.guests import Player, seated
from tests.server.processes import PATIENCE, new_database, serving, until
from tests.trust.logs import hold, sound
from tests.trust.pages import Memory, Tab, page
from tests.trust.scale import scaled

SEED = 16
Figure = Callable[[str], None]


class Sides(NamedTuple):
    """Two ways to one database: through one server, or through two."""

    name: str
    database: str
    one: httpx.Client
    two: httpx.Client


@pytest.fixture(scope="module", params=["SQLite", "PostgreSQL with two servers"])
def sides(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Sides]:
    """For all races."""
    with ExitStack() as stack:
        if request.param == "SQLite":
            database = f"sqlite:///{tmp_path_factory.mktemp('races')}/tables.db"
            urls = [stack.enter_context(serving(database, "--limits", "none", "--quiet")).url] * 2
        else:
            database = new_database(request.getfixturevalue("postgres"), uuid4().hex)
            urls = [stack.enter_context(serving(database, "--limits", "none", "--quiet")).url for _ in range(2)]
        clients = [stack.enter_context(httpx.Client(base_url=url, timeout=PATIENCE)) for url in urls]
        yield Sides(request.param, database, *clients)
    sound(database)


class Seated(NamedTuple):
    """Somebody at a table with a tab on either side."""

    player: Player
    tabs: tuple[Tab, Tab]


class Table(NamedTuple):
    """Two people at a table that has begun."""

    id: str
    memory: Memory
    people: list[Seated]

    async def catch_up(self, number: int = 0) -> None:
        """Let all tabs hear what any of them has heard, and what came up to a number."""
        for person in self.people:
            for tab in person.tabs:
                await tab.catch_up(max(number, *self.memory.told))

    def asked(self) -> Seated | None:
        """Whoever has a menu."""
        return next((person for person in self.people if person.tabs[0].menu), None)


@asynccontextmanager
async def begun(sides: Sides, game: str, **founding: Any) -> AsyncIterator[Table]:
    """A table of two people, each with a tab on either side."""
    table, players = await asyncio.to_thread(seated, sides.one, "Ada", "Bob", game=game, open=False, **founding)
    memory = Memory()
    urls = [str(side.base_url).rstrip("/") for side in (sides.one, sides.two)]
    async with AsyncExitStack() as stack:
        people = []
        for player in players:
            one, two = [Tab(await stack.enter_async_context(page(url, table, player.token)), memory) for url in urls]
            people.append(Seated(player, (one, two)))
            for tab in (one, two):
                await tab.listen()
        yield Table(table, memory, people)
    await asyncio.to_thread(compare, sides, table, memory, [player.token for player in players])


def compare(sides: Sides, table: str, memory: Memory, tokens: list[str]) -> None:
    """Whoever looks sees the same on both sides, and what was told is stored."""
    hold({table: memory}, sides.database)
    for token in tokens:
        one, two = (Player(side, "", token) for side in (sides.one, sides.two))
        until(partial(agree, one, two, table))


def agree(one: Player, two: Player, table: str) -> bool:
    """Whether a table looks the same from both sides."""
    return one.look(table) == two.look(table)


def run(race: Coroutine[Any, Any, None], done: Counter[str]) -> None:
    """Run a race, as long as anything is done in it."""

    async def patiently() -> None:
        running = asyncio.create_task(race)
        before = -1
        while not running.done():
            assert done.total() > before, "nothing happens any more"
            before = done.total()
            await asyncio.wait([running], timeout=PATIENCE)
        await running

    asyncio.run(patiently())


def a_move(tab: Tab, luck: Random) -> dict[str, Any]:
    """A move from the menu of a tab."""
    return {"type": "move", "move": luck.choice(tab.menu).move, "version": tab.number}


def test_of_moves_sent_at_once_from_two_tabs_and_over_http_one_is_stored(sides: Sides, figure: Figure) -> None:
    luck = Random(SEED)
    done: Counter[str] = Counter()

    def post(player: Player, side: httpx.Client, table: str, act: dict[str, Any]) -> int:
        """The number of the entry; 0: refused."""
        answer = side.post(f"/api/tables/{table}/acts", headers=player.headers, json=act)
        assert answer.status_code in (201, 400, 409), answer.text
        return int(answer.json().get("number", 0))

    async def race() -> None:
        while done["move"] < scaled(40, 2000):
            async with begun(sides, "quick-silver") as table:
                while (person := table.asked()) is not None:
                    acts = [a_move(person.tabs[0], luck) for _ in range(3)]
                    if luck.random() < 0.5:
                        acts = acts[:1] * 3
                    side = luck.choice((sides.one, sides.two))
                    posted = asyncio.create_task(asyncio.to_thread(post, person.player, side, table.id, acts[0]))
                    refs = [await tab.send(act) for tab, act in zip(person.tabs, acts[1:], strict=True)]
                    answers = [await tab.answer(ref) for tab, ref in zip(person.tabs, refs, strict=True)]
                    numbers = [await posted, *(answer.number for answer in answers)]
                    assert len(list(filter(None, numbers))) == 1
                    await table.catch_up(max(numbers))
                    done["move"] += 1
                assert table.people[0].tabs[0].sheet.status == "over"

    run(race(), done)
    figure(f"{sides.name}: {done['move']} moves sent three times at once, over two tabs and HTTP; each stored once")


def test_a_move_that_crosses_an_undo_answers_the_question_its_player_saw(sides: Sides, figure: Figure) -> None:
    luck = Random(SEED)
    done: Counter[str] = Counter()

    async def cross(table: Table, asked: Seated) -> None:
        """A move and an undo, or the answer to one, on two sides at once."""
        stored: list[tuple[int, int]] = []
        motion = asked.tabs[0].sheet.proposal
        needed = [person for person in table.people if motion and person.tabs[0].seat in motion.needs]
        other = luck.choice(needed or table.people)
        side = luck.randrange(2)
        back: dict[str, Any] = {"type": "undo", "casual": True}
        if needed:
            back = {"type": luck.choice(("agree", "decline"))}
        acts = [(asked.tabs[side], a_move(asked.tabs[0], luck)), (other.tabs[1 - side], back)]
        luck.shuffle(acts)
        refs = [(tab, await tab.send(act), act) for tab, act in acts]
        for tab, ref, act in refs:
            answer = await tab.answer(ref)
            done[act["type"]] += answer.type == "update"
            stored.extend((act["version"], item.number) for item in answer.news if item.ref == ref and "version" in act)
        await table.catch_up()
        for version, number in stored:
            between = {table.memory.told[each][0] for each in range(version + 1, number)}
            assert between.isdisjoint(("moved", "undone")), "the move answers another question"

    def enough() -> bool:
        return done["move"] >= scaled(30, 1000) and done["undo"] >= scaled(8, 250)

    async def race() -> None:
        while not enough():
            async with begun(sides, "silver-coin") as table:
                tab = table.people[0].tabs[0]
                while tab.sheet.status != "over" and not enough():
                    asked = table.asked()
                    await (tab.listen() if asked is None else cross(table, asked))

    run(race(), done)
    figure(
        f"{sides.name}: moves and undos sent at once, {done['move']} moves and {done['undo']} undos stored;"
        " each move answers the question its player saw"
    )


def test_a_bot_that_takes_over_while_its_player_moves_and_returns_takes_nothing_away(
    sides: Sides, figure: Figure
) -> None:
    luck = Random(SEED)
    done: Counter[str] = Counter()
    hurried = {"pace": {"type": "live", "minutes": 0.005, "increment": 0.25}, "level": "random"}

    def enough() -> bool:
        return min(done["move"], done["return"]) >= scaled(10, 200)

    async def act_at_once(*acts: tuple[Tab, dict[str, Any]]) -> None:
        refs = [(tab, await tab.send(act), act) for tab, act in acts]
        for tab, ref, act in refs:
            answer = await tab.answer(ref)
            done[act["type"]] += answer.type == "update"

    async def dawdle(person: Seated) -> None:
        """Let time run out, or nearly, then move on one side and return on the other; in the end, leave it to bots."""
        seat = SEAT_NAMES.index(person.tabs[0].seat)
        while person.tabs[0].sheet.status != "over":
            one, two = luck.sample(person.tabs, 2)
            if enough():
                await person.tabs[0].listen()
            elif one.sheet.seats[seat].stood_in:
                await act_at_once((one, {"type": "return"}))
                await asyncio.sleep(0.01)
            elif one.menu:
                await asyncio.sleep(max(one.clocks[seat] / 1000 + luck.uniform(-0.15, 0.05), 0))
                await act_at_once((one, a_move(one, luck)), (two, {"type": "return"}))
            else:
                await one.listen()

    async def play() -> None:
        while not enough():
            async with begun(sides, "quicksand", **hurried) as table:
                await asyncio.gather(*map(dawdle, table.people))

    async def race() -> None:
        await asyncio.gather(*(play() for _ in range(scaled(3, 10))))

    run(race(), done)
    figure(
        f"{sides.name}: {done['move']} moves when time runs out, {done['return']} returns from a bot;"
        " nothing acknowledged is lost"
    )
