"""Why bots made their moves, in the replay and nowhere before."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.bots.thoughtful import WHY
from tests.browser.axe import barriers
from tests.browser.people import Door
from tests.server.processes import serving


@pytest.fixture
def elsewhere(chromium: Browser, tmp_path: Path) -> Iterator[Door]:
    """A house whose bots have reasons."""
    bots = "sober=tests.bots.thoughtful:Sober"
    with serving(f"sqlite:///{tmp_path}/tables.db", "--quiet", "--limits", "none", "--bots", bots) as server:
        door = Door(chromium, server)
        yield door
        door.close()


def test_the_replay_says_under_a_move_why_a_bot_made_it(elsewhere: Door) -> None:
    ada = elsewhere.desk()
    table = ada.found(level="sober")
    ada.until_over()
    assert WHY not in ada.page.content()
    ada.go(f"/replay/table-{table}")
    assert WHY not in ada.page.content()
    why = ada.page.locator(".prompt").get_by_text(re.compile(f"Why.*: {WHY} 40 worlds: Ezra has "))
    slider = ada.page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    for at in range(1, last + 1):
        ada.press("One move on")
        expect(slider).to_have_value(str(at))
        if why.count():
            break
    expect(why).to_be_visible()
    expect(ada.page.get_by_role("log").get_by_text(re.compile(WHY))).to_have_count(1)
    assert barriers(ada.page) == []
