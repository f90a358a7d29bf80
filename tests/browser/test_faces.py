"""Who sits at a table: names and faces, of people and of bots."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.axe import barriers
from tests.browser.people import Door, Person


def face_of(person: Person, name: str) -> str:
    """What is drawn for somebody in the list of players."""
    seat = person.page.get_by_role("list", name="Players").get_by_role("listitem").filter(has_text=name)
    return str(seat.locator(".face path.ink").get_attribute("d"))


def picked(person: Person, face: str) -> str:
    """Pick a face; how it is drawn."""
    radio = person.page.get_by_role("dialog").get_by_role("radio", name=face)
    radio.check()
    return str(radio.locator("xpath=..").locator("path.ink").get_attribute("d"))


def test_who_sits_down_for_the_first_time_picks_a_name_and_a_face(door: Door) -> None:
    bob = door.phone("")
    bob.go("/")
    bob.press("Play now against bots")
    dialog = bob.page.get_by_role("dialog", name="Who are you?")
    expect(dialog.get_by_label("Your name")).to_have_value(re.compile(r"^[A-Z][a-z]+ \d{3}$"))
    expect(dialog.get_by_role("radio", checked=True)).to_have_count(1)
    assert barriers(bob.page) == []
    assert bob.overflows() == []
    dialog.get_by_label("Your name").fill("Bob")
    drawn = picked(bob, "With goggles")
    bob.press("Sit down")
    bob.page.wait_for_url("**/table/*")
    assert face_of(bob, "Bob") == drawn
    bob.go("/")
    bob.press("Play now against bots")
    bob.page.wait_for_url("**/table/*")
    assert face_of(bob, "Bob") == drawn


def test_who_thinks_better_of_it_sits_nowhere(door: Door) -> None:
    bob = door.desk("")
    bob.go("/")
    bob.press("Play now against bots")
    bob.page.get_by_role("dialog", name="Who are you?").wait_for()
    bob.page.keyboard.press("Escape")
    expect(bob.page.get_by_role("dialog")).to_have_count(0)
    bob.page.get_by_role("button", name="Play now against bots").first.wait_for()
    assert bob.page.context.request.get("/api/me").json() is None


def test_bots_have_names_faces_and_a_visible_level(ada: Person) -> None:
    ada.found(seats=3, bots=2, start=False)
    seats = ada.page.get_by_role("listitem")
    expect(seats.filter(has_text="Etta")).to_contain_text("East · random bot · careful")
    expect(seats.filter(has_text="Silas").locator(".face")).to_be_visible()
    ada.press("Start the game")
    players = ada.page.get_by_role("list", name="Players").get_by_role("listitem")
    expect(players.filter(has_text="Silas")).to_contain_text("South · random bot")
    assert len({face_of(ada, name) for name in ("Ada", "Etta", "Silas")}) == 3
    expect(ada.board.get_by_role("group", name="The mines").locator("span.face")).to_have_count(3)
    ada.is_asked()
    ada.choose(ada.moves.first)
    expect(ada.page.get_by_role("log").locator("li span.face").first).to_be_visible()


def test_one_changes_ones_face_before_the_game_and_keeps_it(door: Door) -> None:
    ada = door.desk("Ada")
    ada.found(seats=2, bots=1, start=False)
    ada.press("Change your face")
    drawn = picked(ada, "With curls")
    ada.page.keyboard.press("Escape")
    own = ada.page.get_by_role("button", name="Change your face").locator("path.ink")
    expect(own).to_have_attribute("d", drawn)
    ada.press("Start the game")
    ada.page.get_by_role("list", name="Players").wait_for()
    assert face_of(ada, "Ada") == drawn
