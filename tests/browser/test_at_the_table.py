"""What a table says besides the game: whose turn it is, why something cannot be done, that a seat waits."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.axe import barriers
from tests.browser.people import Person


def test_the_title_and_the_icon_say_whose_turn_it_is(ada: Person) -> None:
    ada.found()
    assert ada.is_asked()
    expect(ada.page).to_have_title("● Your turn: Quick Silver")
    icon = ada.page.locator('link[rel="icon"]')
    asked = icon.get_attribute("href")
    ada.until_over()
    expect(ada.page).to_have_title("Quick Silver · Silverware")
    assert icon.get_attribute("href") != asked


def test_a_thing_that_can_do_nothing_now_says_why_and_by_which_rule(ada: Person) -> None:
    ada.found(seats=3, bots=2)
    ada.until("swap")
    ada.board.get_by_role("button", name=re.compile("^Etta")).click(force=True)
    said = ada.page.locator("section:has(> #ask) .said")
    expect(said).to_contain_text("Choose one of your cards first.")
    expect(said.get_by_role("link", name="Rule 4.4")).to_be_visible()


def test_a_hint_is_the_first_of_the_moves_and_shown_on_the_board(ada: Person) -> None:
    ada.found()
    ada.until("swap")
    moves = [move.strip() for move in ada.moves.all_inner_texts()]
    ada.press("Hint")
    shown = ada.board.locator(".pointed")
    expect(shown).to_have_count(0)
    ada.press("Show the hint")
    hint = ada.page.locator(".said .hint strong").inner_text().removeprefix("Try: ").removesuffix(".")
    assert hint in moves
    expect(ada.moves.first).to_have_text(re.compile(rf"^\s*{re.escape(hint)}\s+Hint"))
    expect(shown.first).to_be_visible()
    assert barriers(ada.page) == []
    ada.choose(ada.moves.first)
    expect(ada.page.locator(".said .hint")).to_have_count(0)


def test_a_hint_is_asked_about_once_and_then_the_game_is_unrated(phone: Person) -> None:
    phone.found()
    phone.until("swap")
    phone.press("Hint")
    dialog = phone.page.get_by_role("dialog", name="Take a hint?")
    expect(dialog).to_contain_text("A game with hints does not count for the ratings.")
    assert barriers(phone.page) == []
    phone.use(dialog.get_by_role("button", name="Cancel"))
    banner = phone.page.get_by_role("banner")
    expect(banner).not_to_contain_text("casual")
    phone.press("Hint")
    phone.press("Show the hint")
    expect(phone.page.locator(".said .hint")).to_be_in_viewport()
    expect(banner).to_contain_text("casual")
    assert phone.overflows() == []
    phone.choose(phone.moves.first)
    phone.until("swap")
    phone.press("Hint")
    expect(phone.page.locator(".said .hint")).to_be_visible()
    phone.until_over()
    expect(phone.page.get_by_text("A casual game, which does not count")).to_be_visible()


def test_whoever_left_and_comes_back_takes_the_seat_again(ada: Person) -> None:
    table = ada.found()
    assert ada.is_asked()
    ada.use(ada.page.locator("summary", has_text="More"))
    ada.press("Leave the table")
    ada.use(ada.page.get_by_role("dialog").get_by_role("button", name="Leave the table"))
    ada.page.wait_for_url("**/")
    ada.go(f"/table/{table}")
    ada.press("Take your seat back")
    expect(ada.page.get_by_role("button", name="Take your seat back")).to_have_count(0)
    ada.choose(ada.moves.first)
    assert ada.is_asked()


def test_a_paused_game_says_so_and_goes_on(ada: Person) -> None:
    ada.found()
    assert ada.is_asked()
    ada.use(ada.page.locator("summary", has_text="More"))
    ada.press("Ask for a pause")
    expect(ada.page.get_by_text("The game is paused.")).to_be_visible()
    expect(ada.moves).to_have_count(0)
    ada.press("Go on")
    assert ada.is_asked()


LISTEN = """() => {
  window.heard = 0;
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const start = kind.prototype.start;
    kind.prototype.start = function (...when) {
      window.heard += 1;
      return start.apply(this, when);
    };
  }
}"""
"""Counts the sounds that a page starts."""


def heard(person: Person) -> int:
    """How many sounds a few turns make."""
    person.found()
    person.page.evaluate(LISTEN)
    for _ in range(3):
        assert person.is_asked()
        person.choose(person.moves.first)
    assert person.is_asked()
    count: int = person.page.evaluate("window.heard")
    return count


def test_sounds_can_be_switched_off(ada: Person) -> None:
    assert heard(ada) > 0
    ada.go("/")
    ada.press("Settings")
    ada.use(ada.page.get_by_role("dialog").get_by_text("Sound").first)
    assert heard(ada) == 0
