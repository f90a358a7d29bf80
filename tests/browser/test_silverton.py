"""Silverton, as people play it."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.people import Door, Person
from tests.server.processes import until

GAME = "silverton"
SHORT = {"length": "short"}
ENABLED = ":not([aria-disabled=true]):not(:disabled)"
PLAYED = 24
"""How many answers are given on the map before the rest of a game is hurried through."""
LIKED = ("stake", "build", "take ", "operate", "deliver", "load", "survey", "prospect c", "send", "turn up", "decline")
"""What somebody does who wants to see everything, the best first."""
STEPS = ("places pieces", "surveyor in hand", "prospector in hand", "Step 1", "Step 2", "Step 3", "Step 4")
"""What the questions of the phases say."""


def the_map(person: Person) -> Locator:
    """The map itself."""
    return person.board.get_by_role("group", name=re.compile("^The map"))


def lines(person: Person) -> Locator:
    """The lines on the map that do something when they are pressed."""
    return the_map(person).locator(f"[role=button]{ENABLED}")


def pieces(person: Person) -> Locator:
    """One's own pieces that can be taken in hand."""
    return person.board.get_by_role("region", name="Your pieces").locator(f"ul button{ENABLED}")


def liked(person: Person) -> Locator:
    """The move in the list that is liked best."""
    for beginning in LIKED:
        if person.offers(beginning).count():
            return person.offers(beginning).first
    return person.moves.first


def answers(person: Person) -> Locator:
    """The answers beside the map that are words alone."""
    return person.board.get_by_role("group", name="Your move").get_by_role("button")


def press_on_the_table(ada: Person) -> None:
    """Answer with the things on the table: a piece, a line, a card; or a word."""
    cards = ada.board.get_by_role("tabpanel").locator(f"li button{ENABLED}")
    if pieces(ada).count():
        ada.use(pieces(ada).first)
    elif ada.offers("survey").or_(ada.offers("build")).count():
        ada.use(lines(ada).locator(".hold").first)
    elif ada.offers("accept").or_(ada.offers("decline")).count():
        ada.use(ada.board.get_by_role("button", name="Decline"))
    elif not ada.offers("offer").or_(ada.offers("buy")).or_(ada.offers("sell")).count() and cards.count():
        ada.use(cards.first)
    elif answers(ada).count():
        ada.use(answers(ada).first)
    else:
        ada.use(ada.board.get_by_role("button", name=re.compile("^Sell ")).last)


def hurry(ada: Person) -> None:
    """Standing orders against deals: the rest of the game goes by quickly."""
    ada.use(ada.page.locator("summary", has_text="More"))
    ada.press("Standing orders")
    dialog = ada.page.get_by_role("dialog")
    for order in ("Make no deals", "Decline every offer"):
        dialog.get_by_label(re.compile(order)).check()
    ada.use(dialog.locator("button.main"))


def test_a_whole_short_game_against_a_bot(ada: Person) -> None:
    ada.found(game=GAME, options=SHORT)
    for turn in ada.turns():
        if turn < PLAYED:
            press_on_the_table(ada)
        else:
            if turn == PLAYED:
                hurry(ada)
            ada.choose(ada.moves.first)
    expect(ada.over).to_be_visible()
    expect(ada.page.get_by_text("Your browser checked")).to_be_visible()


def test_every_phase_with_the_keyboard_alone(ada: Person) -> None:
    ada.found(game=GAME, options=SHORT)
    left = set(STEPS)
    for _ in ada.turns():
        asked = ada.question.inner_text()
        left -= {step for step in left if step in asked}
        if not left:
            break
        if ada.offers("survey").count():
            ada.enter(lines(ada).first)
        elif pieces(ada).count():
            ada.enter(pieces(ada).first)
        else:
            ada.enter(liked(ada))
    assert not left


def test_the_map_is_moved_by_mouse_and_keys(ada: Person) -> None:
    ada.found(game=GAME)
    assert ada.is_asked()
    drawing = the_map(ada).locator("svg").first
    seen = [drawing.get_attribute("viewBox")]

    def has_moved() -> None:
        expect(drawing).not_to_have_attribute("viewBox", seen[-1] or "")
        seen.append(drawing.get_attribute("viewBox"))

    for button in ("Whole map", "Nearer", "My railroad", "Farther"):
        ada.press(button)
        has_moved()
    for key in ("+", "ArrowLeft", "ArrowDown", "-"):
        the_map(ada).press(key)
        has_moved()
    the_map(ada).hover()
    ada.page.mouse.wheel(0, -300)
    has_moved()
    ada.page.mouse.down()
    ada.page.mouse.move(500, 400, steps=4)
    ada.page.mouse.up()
    has_moved()


def until_deals(person: Person) -> None:
    """Play on until one may make deals."""
    for _ in person.turns():
        if "Step 4" in person.question.inner_text():
            return
        person.choose(person.moves.first)


def test_two_people_make_a_deal_of_their_own_wording(door: Door) -> None:
    ada, bob = door.desk("Ada"), door.desk("Bob")
    table = ada.found(game=GAME, bots=0, start=False)
    bob.go(f"/table/{table}")
    bob.press("Sit here")
    ada.press("Start the game")
    until(lambda: ada.moves.count() + bob.moves.count() > 0)
    first, other = (ada, bob) if ada.moves.count() else (bob, ada)
    for person in (first, other):
        person.choose(person.offers("done").first)
    until_deals(first)
    first.board.get_by_label("Dollars").last.fill("70")
    first.press("Make the offer")
    expect(other.board.get_by_role("region", name="Make an offer")).to_contain_text("$70")
    other.use(other.board.get_by_role("button", name="Accept"))
    expect(first.page.get_by_text("accepts.").first).to_be_visible()
    expect(first.page.get_by_role("list", name="Players")).to_contain_text("$2,470")


def test_a_phone_shows_every_panel_without_overflow(phone: Person) -> None:
    phone.found(game=GAME, seats=4, bots=3)
    for turn in phone.turns():
        assert phone.overflows() == []
        if turn == 6:
            break
        phone.choose(liked(phone))
    for panel in ("Cards", "Mine", "Prices", "All", "Deal"):
        phone.use(phone.board.get_by_role("tab", name=panel, exact=True))
        assert phone.overflows() == []


def test_what_cannot_be_done_is_explained(ada: Person) -> None:
    ada.found(game=GAME)
    assert ada.is_asked()
    ada.board.get_by_role("tabpanel").locator("li button").first.hover()
    expect(ada.page.get_by_text("Take a piece in hand first")).to_be_visible()


def test_its_guided_first_turns_are_played_to_their_end(ada: Person) -> None:
    ada.go(f"/learn/{GAME}")
    ada.press("Begin")
    end = ada.page.get_by_role("heading", name="The end of the lesson")
    further = ada.page.get_by_role("button", name=re.compile("The lesson's move|^Next$"))
    while True:
        end.or_(further).first.wait_for()
        if end.count():
            return
        ada.use(further.first)
