"""The review after a game: mistakes one can try again, skill and luck, by mouse and by keyboard."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.people import Door, Person
from tests.browser.scenes import open_review, replay


def heading(person: Person) -> Locator:
    """What decision is looked at."""
    return person.page.locator("#decision")


def title(person: Person) -> Locator:
    """Its words, without the sign before them."""
    return heading(person).locator("span")


def answer(person: Person) -> Locator:
    """What was better, and by how much."""
    return person.page.get_by_role("tabpanel").get_by_text(re.compile("was about .* points worse than .* give or take"))


def slider_at(person: Person) -> int:
    """The step that is shown."""
    return int(person.page.get_by_role("slider").input_value())


def test_a_mistake_is_tried_before_its_answer_is_shown(ada: Person) -> None:
    open_review(ada)
    ada.press("Next mistake")
    expect(title(ada)).to_have_text(re.compile("^Move [0-9]+: (Inaccurate|Mistake|Blunder)$"))
    expect(answer(ada)).to_have_count(0)
    first = slider_at(ada)
    assert title(ada).inner_text().startswith(f"Move {first + 1}:"), "the board shows the moment before"
    ada.press("Try it yourself")
    expect(ada.page.get_by_text("What would you do?", exact=True)).to_be_visible()
    expect(answer(ada)).to_have_count(0)
    ada.use(ada.page.get_by_role("tabpanel").locator("[data-move]").first)
    expect(ada.page.get_by_role("strong").filter(has_text="You chose")).to_be_visible()
    expect(answer(ada).first).to_be_visible()
    expect(ada.page.get_by_text("played", exact=True)).to_be_visible()
    ada.press("Next mistake")
    expect(ada.page.get_by_role("slider")).not_to_have_value(f"{first}")
    expect(answer(ada)).to_have_count(0)
    ada.press("Previous mistake")
    expect(ada.page.get_by_role("slider")).to_have_value(f"{first}")
    expect(answer(ada).first).to_be_visible()


def test_a_review_is_read_with_the_keyboard_alone(ada: Person) -> None:
    page = ada.page
    open_review(ada)
    heard = page.locator("#spoken p:last-child")
    expect(page.get_by_role("status").filter(has_text="decisions judged")).to_be_visible()
    ada.tab_to(page.get_by_role("tab", name="Review"))
    page.keyboard.press("n")
    expect(heard).to_have_text(re.compile(r"^Move [0-9]+: \w+\. .* could have chosen better here\. Can you\?$"))
    page.keyboard.press("t")
    expect(heading(ada)).to_be_focused()
    expect(heard).to_have_text(re.compile(r"What would you do\?$"))
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(heard).to_have_text(re.compile(r"You chose “.*”: .* worse than .* give or take [0-9]+\."))
    expect(heading(ada)).to_be_focused()
    shown = slider_at(ada)
    page.keyboard.press("n")
    expect(page.get_by_role("slider")).not_to_have_value(f"{shown}")
    page.keyboard.press("p")
    expect(page.get_by_role("slider")).to_have_value(f"{shown}")
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile("mistake|inaccurate|blunder"))


def test_hindsight_is_a_view_of_its_own_and_says_so(ada: Person) -> None:
    open_review(ada)
    ada.press("Next mistake")
    ada.tab_to(ada.page.get_by_role("radio", name="What you could know"))
    ada.page.keyboard.press("ArrowRight")
    expect(ada.page.get_by_text("Hindsight: with all cards open.")).to_be_visible()
    expect(title(ada)).to_have_text(re.compile("^Move [0-9]+$"))
    expect(ada.page.get_by_role("button", name="Next mistake")).to_have_count(0)
    expect(ada.page.get_by_role("img", name=re.compile("Two lines over the game"))).to_have_count(0)
    ada.page.keyboard.press("ArrowLeft")
    expect(ada.page.get_by_role("img", name=re.compile("Two lines over the game"))).to_be_visible()


def test_skill_and_luck_are_told_in_words_and_as_a_table(ada: Person) -> None:
    open_review(ada)
    expect(
        ada.page.get_by_text(re.compile(r"Fair share 42, luck \+\d+, decisions −\d+: a placement of"))
    ).to_be_visible()
    curves = ada.page.get_by_role("img", name=re.compile(r"At the end luck is at \+\d+ and skill at −\d+"))
    expect(curves).to_be_visible()
    ada.page.locator("summary", has_text="As a table").click()
    rows = ada.page.get_by_role("row")
    expect(rows).to_have_count(1 + 10 + 1)
    ada.use(rows.nth(3).get_by_role("button"))
    move = rows.nth(3).get_by_role("rowheader").inner_text()
    expect(title(ada)).to_have_text(re.compile(f"^Move {move}"))


def test_ones_own_game_is_reviewed_from_its_result(door: Door) -> None:
    ada = door.phone()
    replay(ada)
    ada.page.go_back()
    ada.press("Review it", role="link")
    expect(ada.page.get_by_label("Seen from")).to_have_value("north")
    expect(ada.page.get_by_text(re.compile(r"\d+ decisions judged: "))).to_be_visible()
