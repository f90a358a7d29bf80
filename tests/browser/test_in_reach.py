"""What can be played is in reach: in a window of any size nothing lies over it."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.people import Door, Person
from tests.browser.positions import begin
from tests.browser.test_at_rest import VILLAGES
from tests.browser.test_following import MARKET, TRAIL
from tests.server.processes import Server

PHONES: Final = ("390x844", "360x640", "844x390")
SCREENS: Final = ("768x1024", "1024x768", "1280x720", "1440x900", "1920x1080", "2560x1440")

COVERED: Final = """() => {
  const targets = [...document.querySelectorAll(".board button:not([aria-disabled=true], :disabled)")];
  return targets.filter((target) => target.checkVisibility()).flatMap((target) => {
    const { x, y, width, height } = target.getBoundingClientRect();
    const [across, down] = [x + width / 2, y + height / 2];
    if (down < 0 || down > innerHeight) return [];
    const found = document.elementFromPoint(across, down);
    if (target.contains(found)) return [];
    const name = (each) => each?.getAttribute("aria-label") ?? each?.textContent.trim().slice(0, 40) ?? "nothing";
    return [`${name(target)} lies under ${found?.tagName} ${name(found)}`];
  });
}"""
"""What can be pressed on the board, is in the window, and lies under something else."""


def somebody(door: Door, size: str) -> Person:
    """Somebody with a window of this size."""
    width, height = map(int, size.split("x"))
    enter = door.phone if size in PHONES else door.desk
    return enter(viewport={"width": width, "height": height})


@pytest.mark.parametrize("position", [MARKET, TRAIL, VILLAGES], ids=lambda position: position["game"])
@pytest.mark.parametrize("size", [*PHONES, *SCREENS])
def test_nothing_lies_over_what_can_be_played(house: Server, door: Door, position: dict[str, Any], size: str) -> None:
    ada = somebody(door, size)
    begin(house, position, north=ada)
    ada.is_asked()
    expect(ada.outlined.first).to_be_visible()
    assert ada.page.evaluate(COVERED) == []
    assert ada.overflows() == []


@pytest.mark.parametrize("size", PHONES)
def test_a_chosen_card_covers_no_place_it_leads_to(house: Server, door: Door, size: str) -> None:
    ada = somebody(door, size)
    begin(house, TRAIL, north=ada)
    ada.is_asked()
    card = ada.board.get_by_role("group", name="Your hand").get_by_role("button").first
    card.dispatch_event("click")
    expect(card).to_have_attribute("aria-pressed", "true")
    ada.page.evaluate("scrollTo(0, 0)")
    assert ada.page.evaluate(COVERED) == []


OVERLAPS: Final = """(bubble) => {
  const one = bubble.getBoundingClientRect();
  return [...document.querySelectorAll(".board button, .board a, [data-move]")].filter((each) => {
    const other = each.getBoundingClientRect();
    return each.checkVisibility() && one.left < other.right && other.left < one.right
      && one.top < other.bottom && other.top < one.bottom;
  }).map((each) => each.getAttribute("aria-label") ?? each.textContent.trim());
}"""
"""What can be pressed below what a bot says."""


@pytest.mark.parametrize("size", [*PHONES, *SCREENS])
def test_what_a_bot_says_lies_over_nothing_that_can_be_pressed(house: Server, door: Door, size: str) -> None:
    ada = somebody(door, size)
    begin(house, MARKET, north=ada)
    says = ada.page.get_by_role("complementary", name="A bot says")
    while not ada.go_on.count():
        ada.moves.or_(ada.go_on).first.wait_for()
        if ada.moves.count():
            ada.choose(ada.offers("sneak").or_(ada.offers("allow")).first)
    says.get_by_role("button").focus()  # it stays while somebody is about to press it
    assert says.evaluate(OVERLAPS) == []
