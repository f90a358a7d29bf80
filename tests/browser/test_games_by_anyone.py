"""A game that this client has no board for: found, played to its end by the list of moves, and read up."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import barriers
from tests.browser.people import Door
from tests.installed import environment
from tests.server.processes import serving


@pytest.fixture
def elsewhere(chromium: Browser, cuckoo: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Door]:
    """A house where somebody has installed Cuckoo."""
    monkeypatch.setenv("PYTHONPATH", environment(cuckoo)["PYTHONPATH"])
    with serving(f"sqlite:///{tmp_path}/tables.db", "--quiet") as server:
        door = Door(chromium, server)
        yield door
        door.close()


def test_a_game_without_a_board_is_played_to_its_end(elsewhere: Door) -> None:
    ada = elsewhere.desk()
    ada.go("/")
    invited = ada.page.locator('article[data-game="cuckoo"]')
    expect(invited).to_contain_text("3–6 players")
    expect(invited).to_contain_text("Fewest tokens win.")
    expect(invited.get_by_role("link", name="How to play")).to_have_count(0)

    ada.go("/new/cuckoo")
    expect(ada.page.get_by_role("heading", level=1)).to_contain_text("Cuckoo")
    expect(ada.page.get_by_role("group", name="Seats").get_by_role("radio")).to_have_count(4)

    ada.go("/")
    ada.use(invited.get_by_role("button", name="Play now against bots"))
    ada.page.wait_for_url("**/table/*")
    assert ada.is_asked()
    seats = ada.board.get_by_role("row")
    expect(seats.first).to_contain_text(re.compile("Card.*Seen by.*Tokens"))
    expect(seats.filter(has_text="Ada")).to_contain_text("north")
    assert barriers(ada.page) == []
    ada.until_over()
    assert barriers(ada.page) == []

    ada.go("/rules/cuckoo#3.3")
    expect(ada.page.get_by_text("they show it and call")).to_be_visible()
