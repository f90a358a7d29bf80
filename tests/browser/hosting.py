"""A host, and a house with people and tables to look after."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, Final

import httpx

from silverware.cli import admin
from silverware.server.api.common import COOKIE
from tests.browser.people import Person
from tests.server.guests import Player
from tests.server.processes import PATIENCE, until

HOST: Final = "Margaret"
SECRET: Final = "copper silver gold"
TOKENS: Final[dict[str, str]] = {}
"""The host's session in each house: nobody may sign in as often as there are tests."""
TOWN: Final = ("Otto Mears", "Rude Rufus", "Loud Lou", "Eleanor", "Silver Sam")
"""Names that no other test uses: those of accounts and of banned people are taken for good."""


def at_the_command_line(command: Callable[..., None], *given: Any, **more: Any) -> None:
    """Run a command of `silverware admin`; Playwright has the event loop of this thread."""
    with ThreadPoolExecutor(1) as aside:
        aside.submit(command, *given, **more).result()


def appoint(person: Person) -> None:
    """Let somebody be the host of the house, who is made one the first time."""
    context, house = person.page.context, person.house
    if house.url not in TOKENS:
        kept = context.request.put("/api/account", data={"name": HOST, "passphrase": SECRET})
        at_the_command_line(admin.host, HOST, database=house.database)
        until(lambda: context.request.get("/api/me").json()["host"])
        TOKENS[house.url] = kept.json()["token"]
    context.add_cookies([{"name": COOKIE, "value": TOKENS[house.url], "url": house.url}])


@contextmanager
def others(person: Person, *names: str, accounts: Collection[str] = ()) -> Iterator[list[Player]]:
    """More people in the same house, without browsers."""
    with httpx.Client(base_url=person.house.url, timeout=PATIENCE) as client:
        players = [Player(client, name) for name in names]
        for player in players:
            if player.name in accounts:
                player.keep(player.name, SECRET)
        yield players


def a_town(host: Person) -> None:
    """People and tables as a host finds them; they are there when somebody else looks, too."""
    found = host.page.context.request.get(f"/api/host/people?search={TOWN[0]}").json()
    if found["total"]:
        return
    with others(host, *TOWN, accounts=["Eleanor"]) as players:
        acts = town_life(*players)
    for act in acts:
        assert host.page.context.request.post("/api/host/acts", data=act).ok


def town_life(mears: Player, rufus: Player, lou: Player, eleanor: Player, sam: Player) -> list[dict[str, str]]:
    """They make tables; what a host then does about it."""
    playing = eleanor.found(seats=4, bots=1)
    for player, seat in ((eleanor, "north"), (mears, "east"), (sam, "south")):
        player.act(playing, "sit", seat=seat)
    eleanor.act(playing, "start")
    lou.act(lou.found(game="silverton", seats=5, bots=1), "sit", seat="east")
    rude = rufus.found(game="quicksand", seats=3, open=False)
    rufus.act(rude, "sit", seat="north")
    return [
        {"type": "mute", "person": lou.get("/api/me")["id"], "why": "Shouting at beginners."},
        {"type": "ban", "person": rufus.get("/api/me")["id"], "why": "Insults after two warnings."},
        {"type": "close", "table": rude, "why": "Its maker is banned."},
    ]
