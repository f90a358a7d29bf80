"""What others do can be followed: it stays to be seen, can be gone through again, and is pointed out by the log."""

from __future__ import annotations

import re
from typing import Any, Final

from playwright.sync_api import expect

from tests.browser.axe import barriers
from tests.browser.people import Person
from tests.browser.positions import begin
from tests.server.processes import Server

MARKET: Final[dict[str, Any]] = {
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
"""The last turn of each, and then the market."""

HAND: Final = ["red", "red", "green", "blue", "white", "mask"]
TRAIL: Final[dict[str, Any]] = {
    "game": "quicksand",
    "seats": 4,
    "options": {},
    "turn": "north",
    "north": {"identity": "red", "hand": HAND},
    "east": {"identity": "blue", "hand": HAND},
    "south": {"identity": "green", "hand": HAND},
    "west": {"identity": "white", "hand": HAND},
}
"""All explorers at their starts; everybody has something to play."""


def test_what_happened_since_ones_last_turn_is_gone_through_on_the_board(house: Server, ada: Person) -> None:
    begin(house, TRAIL, north=ada)
    ada.is_asked()
    ada.choose(ada.moves.first)
    ada.use(ada.page.get_by_role("button", name="Show it on the board"))
    at = ada.board.get_by_text(re.compile(r"^\d+ of \d+$"))
    expect(at).to_have_text(re.compile("^1 of"))
    assert barriers(ada.page) == []
    first = ada.board.locator(".caption p").inner_text()
    ada.page.keyboard.press("ArrowRight")
    expect(at).to_have_text(re.compile("^2 of"))
    expect(ada.board.locator(".caption p")).not_to_have_text(first)
    ada.press("Previous move")
    expect(ada.board.locator(".caption p")).to_have_text(first)
    ada.press("Back to now")
    expect(at).to_have_count(0)
    expect(ada.outlined.first).to_be_visible()


def test_on_a_phone_the_board_comes_into_sight_for_that(house: Server, phone: Person) -> None:
    begin(house, TRAIL, north=phone)
    phone.is_asked()
    phone.choose(phone.moves.first)
    phone.use(phone.page.get_by_role("button", name="Show it on the board"))
    expect(phone.board.get_by_role("heading", name="Since your last turn")).to_be_in_viewport()
    assert phone.overflows() == []
    assert barriers(phone.page) == []


def test_where_nothing_is_shown_again_one_reads_what_happened_and_no_more(house: Server, ada: Person) -> None:
    begin(house, MARKET, north=ada)
    ada.is_asked()
    ada.choose(ada.offers("sneak"))
    since = ada.page.locator("details", has_text="Since your last turn")
    expect(since.get_by_role("button", name="Show it on the board")).to_have_count(0)


def test_a_line_of_the_log_shows_whom_it_is_about(house: Server, ada: Person) -> None:
    begin(house, MARKET, north=ada)
    ada.is_asked()
    ada.choose(ada.offers("sneak"))
    ada.is_asked()
    line = ada.page.get_by_role("log").get_by_role("listitem").filter(has_text="Ada takes a sneak token")
    seat = ada.page.get_by_role("list", name="Players").get_by_role("listitem").filter(has_text="Ada")
    elsewhere = ada.page.get_by_role("tab", name="Log")
    line.hover()
    expect(seat).to_have_class(re.compile("mentioned"))
    expect(ada.board.locator(".lit")).to_have_count(1)
    elsewhere.hover()
    expect(seat).not_to_have_class(re.compile("mentioned"))
    line.get_by_role("link").focus()
    expect(seat).to_have_class(re.compile("mentioned"))
    elsewhere.focus()
    expect(seat).not_to_have_class(re.compile("mentioned"))


def test_played_cards_stay_until_somebody_plays_again(house: Server, ada: Person) -> None:
    begin(house, TRAIL, north=ada)
    ada.is_asked()
    ada.choose(ada.moves.first)
    ada.is_asked()
    expect(ada.board.get_by_role("img", name=re.compile(r"^W\w+ played "))).to_be_visible()


def test_a_bot_says_something_now_and_then_and_can_be_muted(house: Server, ada: Person) -> None:
    begin(house, MARKET, north=ada)
    says = ada.page.get_by_role("complementary", name="A bot says")
    while not ada.go_on.count():
        ada.moves.or_(ada.go_on).first.wait_for()
        if ada.moves.count():
            ada.choose(ada.offers("sneak").or_(ada.offers("allow")).first)
    says.get_by_role("button").focus()  # it stays while somebody is about to press it
    expect(says.get_by_role("status")).to_have_text(re.compile("^Etta: “.+”$"))
    assert barriers(ada.page) == []
    ada.use(says.get_by_role("button", name="Mute bots"))
    expect(says).to_have_count(0)
    assert '"banter":false' in ada.page.evaluate("localStorage.getItem('silverware.settings')")


def test_the_story_of_a_game_leads_to_its_moments(ada: Person) -> None:
    ada.found(seats=3, bots=2)
    ada.until_over()
    story = ada.page.get_by_role("region", name="The story of the game")
    story.wait_for()
    assert barriers(ada.page) == []
    parts = ada.page.locator("#result-says, #result-board, #result-story, [aria-label='What next']")
    order = parts.evaluate_all("(parts) => parts.map((each) => each.id || each.ariaLabel)")
    assert order == ["result-says", "result-board", "result-story", "What next"]
    last = story.get_by_role("link").last
    ada.use(last)
    ada.page.wait_for_url(re.compile(r"/replay/table-.*\?at=\d+"))
    expect(ada.page.get_by_role("region", name=re.compile("^(Market|End) of round"))).to_be_visible()


def test_sounds_have_a_volume(ada: Person) -> None:
    ada.go("/")
    ada.press("Settings")
    volume = ada.page.get_by_role("slider", name="Volume")
    volume.focus()
    ada.page.keyboard.press("End")
    assert '"volume":1' in ada.page.evaluate("localStorage.getItem('silverware.settings')")
    ada.page.get_by_role("switch", name="Sound").click()
    expect(volume).to_have_count(0)
