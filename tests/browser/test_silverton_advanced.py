"""Silverton's Advanced game, as somebody plays it alone."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.people import Person
from tests.browser.scenes import ALL_IN_GOLDEN

ALONE: dict[str, Any] = {"game": "silverton", "seats": 1, "bots": 0, "edition": ALL_IN_GOLDEN}
DENVER = {"game": "advanced", "scenario": "denver-6000"}
CREWS = {"game": "advanced", "scenario": "denver-10000"}
SOLD = re.compile("^Ada sells .* with the trains 9 and 15")
LIKED = ("stake", "build", "operate", "survey denver/golden", "prospect c", "send", "load")
"""What somebody does who wants to deliver soon, the best first."""


def panel(person: Person, name: str) -> Locator:
    """Something beside the map."""
    person.use(person.board.get_by_role("tab", name=name, exact=True))
    return person.board.get_by_role("tabpanel")


def liked(person: Person) -> Locator:
    """The move in the list that is liked best; the last is to go on."""
    for beginning in LIKED:
        if person.offers(beginning).count():
            return person.offers(beginning).first
    return person.offers("done").or_(person.offers("rest")).or_(person.moves).first


def test_a_train_is_bought_and_delivers(ada: Person) -> None:
    ada.found(**ALONE, options=DENVER)
    assert ada.is_asked()
    expect(ada.board.get_by_text("Turn 1: a decisive victory if you reach $6,000 now")).to_be_visible()
    expect(ada.board.get_by_role("tab", name="Deal")).to_have_count(0)
    log = ada.page.get_by_role("log")
    bought, sold = log.get_by_text("Ada purchases a train 15 for $120."), log.get_by_text(SOLD)
    for _ in ada.turns():
        if sold.count():
            break
        if ada.offers("purchase train 15").count() and not bought.count():
            ada.use(ada.board.get_by_role("button", name="Train 15. Purchase for $120"))
            expect(bought).to_be_visible()
        elif ada.offers("deliver").count() and bought.count():
            ada.use(ada.board.get_by_role("button", name=re.compile("^Deliver .*trains 9 \\+ 15")).first)
        elif ada.offers("use").count():
            ada.use(ada.board.get_by_role("region", name="Deliver").get_by_role("button").last)
        else:
            ada.choose(liked(ada))
    expect(panel(ada, "Mine").get_by_role("list", name="Your trains and plows")).to_contain_text("used")


def test_a_crew_is_chosen_by_the_keyboard(ada: Person) -> None:
    ada.found(**ALONE, options=CREWS)
    ada.enter(ada.board.get_by_role("button", name="1 surveyor, 2 prospectors"))
    expect(ada.board.get_by_role("region", name="Your pieces").locator("ul button")).to_have_count(3)


def test_a_crew_is_put_together_by_game_points(phone: Person) -> None:
    phone.found(game="silverton", seats=2, bots=1, options={"game": "advanced"})
    assert phone.is_asked()
    crew = phone.board.get_by_role("region", name="Choose your crew")
    for disc in ("Surveyor +2", "Surveyor", "Prospector +1"):
        phone.use(crew.get_by_role("button", name=f"One more: {disc}", exact=True))
    expect(crew.get_by_text("3 of 15 game points left")).to_be_visible()
    expect(crew.get_by_role("button", name="One more: Prospector +2")).to_be_disabled()
    phone.use(crew.get_by_role("button", name="Choose this crew"))
    expect(phone.board.get_by_role("region", name="Your pieces").locator("ul button")).to_have_count(3)
