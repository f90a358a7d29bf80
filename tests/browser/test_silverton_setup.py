"""Putting a table of Silverton together: scenarios, seats and rules that go with each other or not."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.axe import barriers
from tests.browser.people import Person

ALONE = "Denver $6,000"


def seats(person: Person) -> Locator:
    """The number of seats that is chosen."""
    return person.page.get_by_role("group", name="Seats", exact=True).get_by_role("radio", checked=True)


def take_seats(person: Person, count: int) -> None:
    """Choose a number of seats."""
    person.use(person.page.get_by_role("group", name="Seats", exact=True).get_by_text(str(count), exact=True))


def objection(person: Person) -> Locator:
    """Why the table cannot be so."""
    return person.page.get_by_role("alert").filter(has_text="§")


def choose_scenario(person: Person, title: str) -> None:
    """Open the scenarios if they are not, and choose one."""
    card = person.page.get_by_role("radio", name=title, exact=True)
    if not card.is_visible():
        person.use(person.page.locator("summary", has_text="Scenario"))
    card.check()


def idle_away(person: Person, table: str) -> None:
    """Play on to the end beside the page, doing as little as one can."""
    while True:
        (seen,) = person.page.context.request.get(f"/api/tables/{table}").json()
        moves = [each["move"] for each in seen["game"]["menu"]]
        if not moves:
            return
        move = "done" if "done" in moves else moves[-1]
        person.ask(f"tables/{table}/acts", {"type": "move", "move": move, "version": seen["number"]})


def test_a_table_for_one_is_put_together_mended_and_made(ada: Person) -> None:
    ada.go("/new/silverton")
    choose_scenario(ada, ALONE)
    expect(seats(ada)).to_have_value("1")
    expect(ada.page.get_by_role("group", name="Bots among them")).to_have_count(0)
    ada.use(ada.page.locator("summary", has_text="Optional rules"))
    joint = ada.page.get_by_role("switch", name="Joint passenger routes")
    joint.check()
    expect(objection(ada)).to_have_text("The option “Joint passenger routes” takes two seats or more. (§29.1)")
    expect(ada.page.get_by_role("button", name="Make the table")).to_be_disabled()
    assert barriers(ada.page) == []
    joint.uncheck()
    expect(objection(ada)).to_have_count(0)
    ada.press("Make the table")
    expect(ada.page.get_by_text(f"Basic game · {ALONE}")).to_be_visible()
    expect(ada.page.get_by_label("Send this link")).to_have_count(0)
    ada.press("Start the game")
    assert ada.is_asked()


def test_a_game_alone_has_an_end_and_a_next_one(ada: Person) -> None:
    table = ada.found(game="silverton", seats=1, bots=0, options={"scenario": "denver-6000"})
    idle_away(ada, table)
    expect(ada.page.get_by_role("heading", name=re.compile("This is a decisive loss"))).to_be_visible()
    expect(ada.page.get_by_role("columnheader", name="Place")).to_have_count(0)
    assert barriers(ada.page) == []
    ada.press("Play again")
    expect(ada.page.get_by_text(f"Basic game · {ALONE}")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Start the game")).to_be_enabled()


def test_seats_follow_the_scenario_and_others_are_explained(phone: Person) -> None:
    phone.go("/new/silverton")
    choose_scenario(phone, "Golden Spike")
    expect(seats(phone)).to_have_value("3")
    take_seats(phone, 5)
    expect(objection(phone)).to_have_text("The scenario Golden Spike takes 2 or 3 seats, not 5. (§26.5)")
    choose_scenario(phone, "Five player strong start")
    expect(seats(phone)).to_have_value("5")
    expect(objection(phone)).to_have_count(0)
    choose_scenario(phone, ALONE)
    choose_scenario(phone, "No scenario")
    expect(seats(phone)).to_have_value("5")
    take_seats(phone, 1)
    expect(objection(phone)).to_contain_text("One seat alone plays a solitaire scenario")
    assert phone.overflows() == []
    assert barriers(phone.page) == []
