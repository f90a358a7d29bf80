"""What is on the screen follows from the table: a page that comes back shows what it showed."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.people import Door, Person
from tests.server.processes import Server

TURNS = 3


def seen(person: Person) -> list[str]:
    """The question, the moves, the board and the players, as they are read out when everything lies still."""
    now, before = glimpse(person), None
    while now != before:
        now, before = glimpse(person), now
    return now


def glimpse(person: Person) -> list[str]:
    """The same at one moment."""
    person.moves.first.wait_for()
    page = person.page
    return [
        person.question.inner_text(),
        *person.moves.all_inner_texts(),
        *buttons(page.get_by_role("group", name="The mines").aria_snapshot()),
        page.get_by_role("list", name="Players").aria_snapshot(),
    ]


def buttons(snapshot: str) -> list[str]:
    """What can be pressed. How a swap has come, and the market of the round before, are known only to who saw them."""
    return [line for line in snapshot.splitlines() if "button" in line and '"Go on"' not in line]


def test_a_page_that_is_loaded_again_shows_the_same(ada: Person) -> None:
    ada.found(seats=3, bots=2)
    for _ in range(TURNS):
        assert ada.is_asked()
        before = seen(ada)
        ada.page.reload()
        assert seen(ada) == before
        ada.choose(ada.moves.first)


def test_another_tab_of_the_same_person_has_the_same_seat(ada: Person) -> None:
    table = ada.found()
    other = Person(ada.page.context.new_page(), ada.house)
    other.go(f"/table/{table}")
    assert seen(other) == seen(ada)
    other.choose(other.moves.first)
    ada.until_over()
    other.until_over()
    assert other.complaints == []


def test_a_killed_server_is_waited_for_and_play_goes_on(chromium: Browser, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    server = Server(database, "--quiet")
    door = Door(chromium, server)
    try:
        ada = door.desk()
        ada.found()
        ada.choose(ada.moves.first)
        before = seen(ada)
        server.kill()
        lost = ada.page.get_by_role("banner").get_by_text("Connection lost")
        expect(lost).to_be_visible()
        server = Server(database, "--quiet", port=server.port)
        expect(lost).to_have_count(0)
        assert seen(ada) == before
        ada.until_over()
        door.close()
    finally:
        server.kill()
