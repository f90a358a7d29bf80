"""Names: written in one way, reserved for the accounts that have them, and for nothing that looks like them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, text

import silverware.server.migrations
from silverware.server.database import Database
from silverware.server.documents import Account, Keeping, Person, Say
from silverware.server.entries import Said
from silverware.server.hashing import Hashing
from silverware.server.limits import Ledger
from silverware.server.names import logins, proper, skeleton
from silverware.server.people import People
from silverware.server.refused import Refused, TooLate
from tests.server.guests import Client, Player
from tests.server.stage import Stage

SECRET = "copper silver gold"
CYRILLIC = "Аdа"


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("Ａｄａ", "Ada"),
        ("Ada\u2800", "Ada"),
        ("A\u0308da", "Äda"),
        ("❤\ufe0f", "❤"),
        ("Αθηνά", "Αθηνά"),
        ("陳", "陳"),
        ("Ệ\u0331da", "Ệ\u0331da"),
    ],
)
def test_a_name_is_written_in_one_way(written: str, shown: str) -> None:
    assert proper(written) == shown


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "\u2800",
        "\x07",
        "A\u200bda",
        "A\u200dda",
        "\u3164",
        "A\u034fda",
        "A\u202eda",
        "A\u00adda",
        "\ufdfa" * 2,
        "A\u0323\u0328\u0331\u0332",
    ],
    ids=ascii,
)
def test_what_cannot_be_seen_or_grows_too_long_is_no_name(name: str) -> None:
    with pytest.raises(Refused):
        proper(name)


@pytest.mark.parametrize("other", [CYRILLIC, "ADA", "ada", "ＡＤＡ", "𝒜da", "Αda"], ids=ascii)
def test_names_that_look_alike_have_one_skeleton(other: str) -> None:
    assert skeleton(other) == skeleton("Ada")


@pytest.mark.parametrize(
    ("name", "other"), [("Mary", "rnary"), ("Lisa", "LISA"), ("Al", "AI"), ("Bob", "B0b"), ("ΝΙΝΑ", "Nina")], ids=ascii
)
def test_so_do_letters_that_are_mistaken_for_others(name: str, other: str) -> None:
    assert skeleton(name) == skeleton(other)


@pytest.mark.parametrize(("name", "other"), [("Ada", "Ida"), ("Eva", "Ena"), ("Bob", "Rob"), ("Ada", "Ada 2")])
def test_names_that_differ_stay_different(name: str, other: str) -> None:
    assert skeleton(name) != skeleton(other)


def test_no_guest_takes_the_name_of_an_account_nor_one_that_looks_like_it(client: Client) -> None:
    Player(client, "Ada").keep("Ada", SECRET)
    for name in ("Ada", "ada", "Ａda", CYRILLIC):
        refused = client.post("/api/guests", json={"name": name})
        assert refused.status_code == 409, name
        assert "sign in, or take another name" in refused.json()["sentence"]
    Player(client, "Ada 2")


def test_no_account_takes_a_name_that_looks_like_anothers(client: Client) -> None:
    Player(client, "Ada").keep("Ada", SECRET)
    guest = Player(client, "x")
    for name in ("Ada", CYRILLIC):
        body = {"name": name, "passphrase": SECRET}
        assert client.put("/api/account", headers=guest.headers, json=body).status_code == 409
    assert guest.get("/api/me")["name"] == "x"


def test_a_guest_of_that_name_makes_way_for_a_new_account(client: Client) -> None:
    ada, other = Player(client, "Ada"), Player(client, CYRILLIC)
    ada.keep("Ada", SECRET)
    assert ada.get("/api/me")["name"] == "Ada"
    assert other.get("/api/me")["name"].startswith("Guest ")


def test_at_a_table_names_that_look_alike_come_with_their_seats() -> None:
    assert Stage("Ada", CYRILLIC, "Bob", "Nоrth").table.names == [
        "Ada (North)",
        f"{CYRILLIC} (East)",
        "Bob",
        "Nоrth (West)",
    ]


def test_in_the_chat_too_names_that_look_alike_come_with_their_seats() -> None:
    stage = Stage("Ada", CYRILLIC, "Bob")
    said = [stage.act(who, Say(text="Hello")) for who in ("Ada", CYRILLIC, "Bob")]
    assert [entry.name for entry in said if isinstance(entry, Said)] == ["Ada (North)", f"{CYRILLIC} (East)", "Bob"]


def test_an_account_older_than_our_way_of_writing_is_signed_in_with_what_was_typed() -> None:
    assert logins("Ada") == ("ada",)
    assert logins("Ａda") == ("ada", "ａda")
    assert logins("A\u034fda") == ("a\u034fda",)
    with pytest.raises(Refused):
        logins("A\x07da")


def first_database(address: str, *accounts: tuple[str, str]) -> None:
    """A database as the first version left it, with accounts of these ids and names, and a guest."""

    def fill(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(Path(silverware.server.migrations.__file__).parent))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        for created, (key, name) in enumerate(accounts):
            row = {"id": key, "name": name, "login": name.casefold(), "created": created}
            connection.execute(text("INSERT INTO people VALUES (:id, :name, :created, :login, 'hashed')"), row)
        connection.execute(text("INSERT INTO people VALUES ('guest', 'Ada', 9, NULL, NULL)"))

    driver = address.replace("postgresql:", "postgresql+psycopg:")
    engine = create_engine(driver)
    with engine.begin() as connection:
        fill(connection)
    engine.dispose()


def test_a_database_of_the_first_version_keeps_its_people(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    first_database(database, ("elder", "Ada"), ("younger", CYRILLIC), ("wide", "Ｂob"))

    async def fits(_: Hashing, kept: str | None, passphrase: str) -> bool:
        return kept is not None

    monkeypatch.setattr(Hashing, "fits", fits)

    async def come() -> None:
        opened = Database(database)
        await opened.open()
        people = People(opened, Ledger())
        await people.open()
        for key, name in (("elder", "Ada"), ("younger", CYRILLIC), ("wide", "Ｂob")):
            person, _ = await people.sign_in(Account(name=name, passphrase=SECRET), "", "")
            assert (person.id, person.name) == (key, name)
        younger = Person(id="younger", name=CYRILLIC, account=True)
        kept, *_ = await people.keep(younger, Keeping(name=CYRILLIC, passphrase=SECRET, before=SECRET), "", "")
        assert kept.name == CYRILLIC
        with pytest.raises(TooLate):
            await people.keep(younger, Keeping(name="ADA", passphrase=SECRET, before=SECRET), "", "")
        people.close()
        await opened.close()

    asyncio.run(come())
