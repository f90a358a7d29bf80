"""Quick Silver, as people play it."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import expect

from tests.browser.people import Door, Person
from tests.browser.positions import begin
from tests.server.processes import Server

REDIRECTING: Final = {
    "game": "quick-silver",
    "seats": 4,
    "dealer": "south",
    "black": 1,
    "white": 1,
    "turn": "east",
    "centre": ["10", "5", "junk"],
    "options": {"memory": "aided"},
    "swap": {"card": "dynamite", "target": "north", "sender": "south"},
    "north": {"hand": ["25", "20", "15"], "plates": 2},
    "east": {"hand": ["15", "10", "dynamite"], "plates": 4},
    "south": {"hand": ["15", "5", "plate"], "plates": 4},
    "west": {"out": True},
}
"""East wants a card, South has sent the swap on to North, who has two plates; West is out of the game."""


def test_what_is_pressed_in_vain_is_explained_by_the_rules(house: Server, ada: Person) -> None:
    begin(house, REDIRECTING, north=ada)
    ada.is_asked()
    mines = ada.board.get_by_role("group", name="The mines")
    for thing, said, paragraph in (
        (mines.get_by_label(re.compile("^Etta,")), "You can't redirect a swap to the seat that is making it.", "5.4"),
        (
            mines.get_by_label(re.compile("^Silas,")),
            "can't send the swap straight back to the seat that sent it to you.",
            "5.2",
        ),
        (mines.get_by_label(re.compile("^Walt,")), "West is out of the game.", "6.7"),
        (mines.get_by_label(re.compile("^The pile")), "A swap is waiting", "5.1"),
        (ada.board.get_by_label("Your 25"), "The card is taken from you blind; you don't choose it.", "4.5"),
    ):
        thing.click(force=True)
        expect(ada.page.locator(".said").get_by_text(said)).to_be_visible()
        said_so = ada.page.locator("section:has(> #ask) .said")
        expect(said_so.get_by_role("link", name=f"Rule {paragraph}")).to_be_visible()
    expect(mines.get_by_role("img", name=re.compile("^The tin"))).to_be_visible()


def test_a_redirect_that_is_pointed_at_shows_the_cart_it_would_leave(house: Server, ada: Person) -> None:
    begin(house, REDIRECTING, north=ada)
    ada.is_asked()
    pointed = ada.board.locator(".pointed")
    expect(pointed).to_have_count(0)
    redirect = ada.offers("redirect").first
    expect(redirect).to_contain_text("leaves a plate")
    redirect.focus()
    expect(pointed).to_have_count(2)
    ada.use(redirect)
    expect(ada.page.get_by_role("dialog")).to_contain_text("You keep a single plate")


def test_what_a_seat_knows_is_shown_at_an_aided_table(house: Server, ada: Person) -> None:
    begin(house, REDIRECTING, north=ada)
    ada.is_asked()
    mines = ada.board.get_by_role("group", name="The mines")
    expect(mines.get_by_label(re.compile("^Etta, .*shows 15"))).to_be_visible()
    expect(mines.get_by_label(re.compile("^Silas, .*shows 15"))).to_be_visible()


LAST_LAP: Final = {
    "game": "quick-silver",
    "seats": 2,
    "options": {"memory": "honest"},
    "dealer": "east",
    "black": 1,
    "white": 1,
    "turn": "north",
    "centre": ["10", "5", "junk"],
    "north": {"hand": ["25", "20", "15"], "plates": 4},
    "east": {"hand": ["dynamite", "10", "5"], "plates": 4},
}
"""Two turns each, and then the market, where East's plates hold."""


def test_a_round_ends_on_stage_and_stays_until_one_goes_on(house: Server, door: Door) -> None:
    ada, bob = door.desk("Ada"), door.desk("Bob")
    begin(house, LAST_LAP, north=ada, east=bob)
    for person in (ada, bob, ada, bob):
        person.choose(person.offers("sneak"))
    for person in (ada, bob):
        stage = person.page.get_by_role("region", name="Market of round 1")
        expect(stage.get_by_role("listitem").filter(has_text="Ada")).to_contain_text("hauls 58")
        expect(stage.get_by_role("listitem").filter(has_text="Bob")).to_contain_text("+$10")
    bob.use(bob.go_on)
    bob.choose(bob.offers("pick up").or_(bob.moves).first)
    expect(ada.page.get_by_role("region", name="Market of round 1")).to_be_visible()
    expect(ada.page.get_by_role("log")).not_to_contain_text("Round 2")
    ada.use(ada.go_on)
    expect(ada.page.get_by_role("log")).to_contain_text("Round 2")
    expect(ada.question).to_be_visible()
