"""How somebody learns the game: the guided first game, and the rules."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.people import Person


def test_the_guided_first_game_is_played_to_its_end_and_leads_to_a_real_one(ada: Person) -> None:
    ada.go("/")
    ada.press("How to play: Quick Silver", role="link")
    ada.press("Begin")
    end = ada.page.get_by_role("heading", name="The end of the lesson")
    suggested = ada.page.get_by_role("button", name=re.compile("The lesson's move"))
    further = ada.page.get_by_role("button", name="Next", exact=True)
    made = 0
    while True:
        end.or_(suggested).or_(further).first.wait_for()
        if end.count():
            break
        made += suggested.count()
        ada.use(suggested.or_(further))
    assert made > 3
    ada.press("Play now against bots")
    ada.page.wait_for_url("**/table/*")
    assert ada.is_asked()


def test_a_lesson_goes_on_where_one_left_it(ada: Person) -> None:
    ada.go("/learn/quick-silver")
    ada.press("Begin")
    progress = ada.page.get_by_text(re.compile(r"Step \d+ of \d+")).first
    progress.wait_for()
    first = progress.inner_text()
    ada.use(ada.page.get_by_role("button", name=re.compile("The lesson's move|^Next$")).first)
    expect(progress).not_to_have_text(first)
    before = progress.inner_text()
    ada.page.reload()
    expect(progress).to_have_text(before)
    ada.press("From the beginning")
    expect(ada.page.get_by_role("button", name="Begin")).to_be_visible()


def test_a_paragraph_at_the_table_leads_to_its_rule(ada: Person) -> None:
    ada.found()
    ada.until("swap")
    with ada.page.expect_popup() as opened:
        ada.press("Rule 4.3", role="link")
    rules = opened.value
    expect(rules.get_by_role("heading", level=1)).to_have_text("Rules of Quick Silver")
    expect(rules.get_by_text("On your turn, do one of two things: swap a card, or sneak.")).to_be_in_viewport()


def test_rules_are_found_by_their_words(ada: Person) -> None:
    ada.go("/rules/quick-silver")
    ada.page.get_by_label("Search the rules").fill("Plates work")
    expect(ada.page.get_by_text("1 rule found")).to_be_visible()
    expect(ada.page.get_by_text("Replacement Plates work before anything explodes.")).to_be_visible()
