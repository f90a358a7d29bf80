"""Nothing moves while somebody aims: whatever is said and chosen meanwhile, what can be pressed stays where it is."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import Door, Person
from tests.browser.positions import begin
from tests.browser.test_following import MARKET, TRAIL
from tests.server.processes import Server

VILLAGES: Final[dict[str, Any]] = {
    "game": "silver-coin",
    "seats": 2,
    "options": {"memory": "honest"},
    "turn": "north",
    "question": "drawn",
    "hand": ["(7)"],
    "north": {"village": ["(7)", "(4) north", "9", "12", "(2)"]},
    "east": {"village": ["(1)", "5", "(1)"]},
    "pile": ["9"],
}
"""A card in hand, to be used, discarded or exchanged."""

PLACES: Final = """() => [...document.querySelectorAll(".grid button, .grid [role=tab]")]
  .filter((each) => each.checkVisibility())
  .map((each) => {
    const { x, y } = each.getBoundingClientRect();
    const name = each.getAttribute("aria-label") ?? each.textContent.trim();
    return [name, Math.round(x + scrollX), Math.round(y + scrollY)];
  })"""
"""What can be pressed at the table, and where it is."""


def places(person: Person) -> dict[str, tuple[int, int]]:
    """Where everything is; things with one name are told apart by their order."""
    found: list[tuple[str, int, int]] = person.page.evaluate(PLACES)
    return {f"{name} {at}": (x, y) for at, (name, x, y) in enumerate(found)}


@pytest.mark.parametrize("device", ["desk", "phone"])
@pytest.mark.parametrize("position", [MARKET, TRAIL, VILLAGES], ids=lambda position: position["game"])
def test_what_others_say_moves_nothing(house: Server, door: Door, position: dict[str, Any], device: str) -> None:
    ada = door.desk("Ada") if device == "desk" else door.phone("Ada")
    bob = door.desk("Bob")
    begin(house, position, north=ada, east=bob)
    ada.is_asked()
    before = places(ada)
    assert before
    bob.page.get_by_role("tab", name="Talk").click()
    bob.page.get_by_label("Say something").fill("Take your time.")
    bob.press("Send")
    expect(ada.page.get_by_role("tab", name="Talk (1)")).to_be_attached()
    assert {name: at for name, at in places(ada).items() if "Talk" not in name}.items() <= before.items()


@pytest.mark.parametrize("device", ["desk", "phone"])
@pytest.mark.parametrize("position", [MARKET, VILLAGES], ids=lambda position: position["game"])
def test_a_refusal_moves_nothing(house: Server, door: Door, position: dict[str, Any], device: str) -> None:
    ada = door.desk("Ada") if device == "desk" else door.phone("Ada")
    begin(house, position, north=ada)
    ada.is_asked()
    before = places(ada)
    ada.board.locator("button[aria-disabled=true]").first.click(force=True)
    expect(ada.page.locator(".said p")).to_be_visible()
    assert before.items() <= places(ada).items()


Named = str | re.Pattern[str]
CHOICES: Final[dict[str, tuple[dict[str, Any], Named, Named, str]]] = {
    "quick-silver": (MARKET, "Choose your 25", "Your 25, chosen", "Bob"),
    "quicksand": (TRAIL, re.compile("^2 red cards, 0 chosen"), re.compile("^2 red cards, 1 chosen"), "Who am I?"),
    "silver-coin": (VILLAGES, re.compile("^Choose. Place 3"), re.compile("^Put back. Place 3"), "Place 5"),
}
"""What is chosen, what it is called then, and something else to press."""


PIXEL: Final = 1


def box(thing: Locator) -> dict[str, float]:
    """Where something is, and how large."""
    found = thing.bounding_box()
    assert found
    return {"x": found["x"], "y": found["y"], "width": found["width"], "height": found["height"]}


@pytest.mark.parametrize("device", ["desk", "phone"])
@pytest.mark.parametrize("game", CHOICES)
def test_a_card_that_is_chosen_moves_nothing_else(house: Server, door: Door, game: str, device: str) -> None:
    position, choose, chosen, other = CHOICES[game]
    ada = door.desk("Ada") if device == "desk" else door.phone("Ada")
    begin(house, position, north=ada, east=door.desk("Bob"))
    ada.is_asked()
    target = ada.board.get_by_role("button", name=other).first
    target.scroll_into_view_if_needed()
    before = box(target)
    ada.use(ada.board.get_by_role("button", name=choose).first)
    expect(ada.board.get_by_role("button", name=chosen).first).to_be_visible()
    assert box(target) == pytest.approx(before, abs=PIXEL)
