"""A database of the version before this one: brought up to date, with everything in it, and played on."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest
from alembic import command
from sqlalchemy import Connection, MetaData, create_engine, insert, make_url, select
from sqlalchemy.pool import StaticPool

from silverware.cli.keeping import doctor
from silverware.server.database import DRIVERS
from silverware.server.hours import now
from silverware.server.migrations import newest, steps
from silverware.server.processes import Processes
from silverware.server.settings import Settings
from silverware.server.think import Thinkers
from tests.server.conftest import opened
from tests.server.guests import Client, Json, Player, play_out

LANDED: Final = (Path(__file__).parent / "landed.sql").read_text(encoding="utf-8")
"""What was stored. How it was made stands at its top."""
PASSPHRASE: Final = "copper silver gold"
NIGHT: Final = 8 * 3_600_000
"""Milliseconds since the old server was stopped."""
TIMES: Final = {
    "people": ("created",),
    "sessions": ("created",),
    "tables": ("created", "changed", "due"),
    "log": ("at",),
    "results": ("ended",),
    "records": ("created",),
}
TOKENS: Final = dict(
    zip(
        ("Ada", "Bob", "Cy", "Аdа", "ADA"),
        [
            "HqLglCX1wX4eHqBgIFB_1daC7SUAqQWeG0HysiaXbJI.81b3acb717608e6c804ec527474f55dc0fd4f5b60d2013c58cb2c1eac57864f1",
            "iGMIWAb-xFuEHOKF8bwaX4OvhYFv10loHMr7SKtvAnM.3eadaf569e0e54c78e751cfd71b0ee90cdd140a2e5715ec838aaf236da5c6e56",
            "FQfVsr8R3n6XmE7m6jV1FxHbKTuPLC1gSXLkRDeSogc.c70d4df80c9b713efb5c399a94902cffba3976bf7bbdc560d1ab437ac74183dd",
            "yTSXAoTZItUvl5ufiHtlquCpiujY2fyWbmhNUG1ys6k.662a85c55fa6830cb4e7db106e2256b888b82bb749846ebe5450936776e30655",
            "_o0ihakaDwcg2q8tPXcYwGoH2mFNh6HJicUhT9psvZk.fa4d320fbb6803cbf141cdd278dd0534eaff524c4ef85c95450d8160a2fc460d",
        ],
        strict=True,
    )
)
"""Of the sessions that people had, by their names."""
ELSEWHERE: Final = (
    "7lcrsrOqXEeBckN9Bjpb1Q6fqMaVAddBemECrnVavDs.c32c90b2c7ddc8441677623b1a0f3d62ab6e4d8daa671f677d9df00cc9a7f472"
)
"""Ada's other session."""
WAITING, OVER, CLOCKED = "ABN4D-sFT7xY", "zbThp6WTBnss", "WEmRFDJoImXu"
RUNNING: Final = {
    "quick-silver": (CLOCKED, 18, ("Ada", "Bob", "Cy")),
    "quicksand": ("Lr13mL02DbY7", 15, ("Cy", "Bob")),
    "silver-coin": ("a_3Eo0fZ39a8", 15, ("Ada", "Cy")),
    "silverton": ("c3f83fK4Vutj", 33, ("Ada", "Bob")),
    "quicksand with a bot": ("CaVBZ8m7J2KI", 9, ("Ada",)),
}
"""The tables where a game goes on: how many entries they have, and who plays."""
RECORD: Final = "v0UwF5nWK5Dr"


def stored() -> sqlite3.Connection:
    """The database as it was, the last entry a night ago."""
    memory = sqlite3.connect(":memory:", check_same_thread=False)
    memory.executescript(LANDED)
    (last,) = memory.execute("SELECT max(at) FROM log").fetchone()
    for table, columns in TIMES.items():
        later = ", ".join(f"{column} = {column} + {now() - NIGHT - last}" for column in columns)
        memory.execute(f"UPDATE {table} SET {later}")
    memory.commit()
    return memory


def lay_down(database: str) -> None:
    """Put what was stored where a server looks for it; PostgreSQL gets the same rows."""
    url = make_url(database)
    with closing(stored()) as memory:
        if url.drivername == "sqlite":
            assert url.database is not None
            with closing(sqlite3.connect(url.database)) as file:
                memory.backup(file)
            return
        before = create_engine("sqlite://", creator=lambda: memory, poolclass=StaticPool)
        after = create_engine(url.set(drivername=DRIVERS[url.drivername]))
        with before.connect() as source, after.begin() as target:
            begin_as_then(target)
            copy_rows(source, target)
        after.dispose()


def begin_as_then(connection: Connection) -> None:
    """An empty database as that version made it."""
    config = steps()
    config.attributes["connection"] = connection
    command.upgrade(config, "0001")


def copy_rows(source: Connection, target: Connection) -> None:
    """Everything from one database to another."""
    tables = MetaData()
    tables.reflect(target)
    for table in tables.sorted_tables:
        rows = source.execute(select(table)).mappings().all()
        if table.name != "alembic_version" and rows:
            target.execute(insert(table), [dict(row) for row in rows])


@pytest.fixture
def client(database: str, thinkers: Thinkers, workshop: Processes) -> Iterator[Client]:
    """A server of today on that database."""
    lay_down(database)
    with opened(Settings(database=database, hesitation=0), thinkers, workshop) as made:
        yield made


def person(client: Client, name: str) -> Player:
    """Somebody with the session they had."""
    return Player(client, name, TOKENS[name])


def makes_a_move(client: Client, table: str, players: tuple[str, ...]) -> Json:
    """Whoever is asked makes a move; the table after it."""
    for name in players:
        player = person(client, name)
        seen = player.look(table)
        if seen["game"]["menu"]:
            player.act(table, "move", move=seen["game"]["menu"][0]["move"], version=seen["number"])
            return player.look(table)
    raise AssertionError("nobody is asked")


def test_a_database_of_the_version_before_is_brought_up_to_date(
    client: Client, database: str, capsys: pytest.CaptureFixture[str], figure: Callable[[str], None]
) -> None:
    for name in TOKENS:
        assert person(client, name).get("/api/me")["name"] == name
    waiting = person(client, "Ada").look(WAITING)
    assert [seat["name"] for seat in waiting["table"]["seats"]] == ["Ada", "Cy", ""]
    for table, number, players in RUNNING.values():
        seen = person(client, players[0]).look(table)
        assert seen["table"]["status"] == "playing"
        assert [item["type"] for item in seen["news"]].count("interrupted") == len(seen["news"]) - number
    over = person(client, "Bob").look(OVER)
    assert (over["table"]["status"], over["table"]["result"]) == ("over", "cash; north; 100 40")
    ranking = person(client, "Cy").get("/api/ratings/quick-silver")
    assert [(rated["name"], round(rated["mu"], 3), rated["games"]) for rated in ranking] == [
        ("Ada", 27.635, 1),
        ("Bob", 22.365, 1),
    ]
    assert person(client, "Cy").get(f"/api/records/{RECORD}") == person(client, "Cy").get(f"/api/tables/{OVER}/record")
    doctor(database=database)
    assert "All is well." in capsys.readouterr().out
    kind = "SQLite" if database.startswith("sqlite") else "PostgreSQL"
    figure(
        f"{kind}: a database of schema 0001 with {len(RUNNING) + 2} tables and {len(TOKENS)} people was brought to "
        f"{newest()}; every game, rating, record and session is there, and games are played on."
    )


def test_running_games_are_played_on(client: Client) -> None:
    for table, number, players in RUNNING.values():
        assert makes_a_move(client, table, players)["number"] > number
    cy = person(client, "Cy")
    cy.act(WAITING, "bot", seat="south", status=403)
    person(client, "Ada").act(WAITING, "bot", seat="south")
    cy.act(WAITING, "start")


def test_a_game_ends_and_its_rating_goes_on_from_the_old_one(client: Client) -> None:
    players = [person(client, name) for name in ("Ada", "Bob", "Cy")]
    play_out(CLOCKED, players)
    ranking = players[0].get("/api/ratings/quick-silver")
    assert {rated["name"]: rated["games"] for rated in ranking} == {"Ada": 2, "Bob": 2}
    guest = players[2].get("/api/me")["id"]
    assert [result["rated"] for result in players[2].get(f"/api/people/{guest}/results")] == [True]


def test_no_clock_ran_since_the_old_server_stopped(client: Client) -> None:
    seen = person(client, "Ada").look(CLOCKED)
    assert [item["type"] for item in seen["news"][18:]] == ["interrupted"]
    assert not any(seat.get("stood_in") or seat.get("warned_until") for seat in seen["table"]["seats"])
    assert min(seen["game"]["clocks"]) > 5 * 60_000


def test_what_a_seat_told_the_server_alone_is_still_so(client: Client) -> None:
    own = person(client, "Ada").look(CLOCKED)["own"]
    assert own["muted"] == ["east"]
    assert [order["question"] for order in own["orders"]] == ["redirect"]


def test_accounts_are_opened_as_before_those_too_that_look_alike(client: Client) -> None:
    for name in ("Ada", "Bob", "Аdа"):
        answer = client.post("/api/sessions", json={"name": name, "passphrase": PASSPHRASE})
        assert answer.status_code == 201, answer.text
        assert answer.json()["person"]["id"] == person(client, name).get("/api/me")["id"]
    wrong = client.post("/api/sessions", json={"name": "Ada", "passphrase": "silver silver gold"})
    assert wrong.status_code == 401


def test_old_cookies_are_good_until_their_session_is_ended(client: Client) -> None:
    client.cookies.set("silverware", ELSEWHERE)
    assert client.get("/api/me").json()["name"] == "Ada"
    session = client.get("/api/me").json()["session"]
    client.cookies.clear()
    ada = person(client, "Ada")
    assert client.delete(f"/api/sessions/{session}", headers=ada.headers).status_code == 204
    client.cookies.set("silverware", ELSEWHERE)
    assert client.get("/api/me").status_code == 401
    client.cookies.clear()
    assert ada.get("/api/me")["account"]


def test_names_that_look_like_an_account_are_its_owners_from_now_on(client: Client) -> None:
    assert client.post("/api/guests", json={"name": "АDА"}).status_code == 409
    client.cookies.clear()
    answer = client.put(
        "/api/account", headers=person(client, "ADA").headers, json={"name": "ADA", "passphrase": PASSPHRASE}
    )
    assert answer.status_code == 409
