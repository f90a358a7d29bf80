"""Quicksand, as people play it."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.people import Door, Person
from tests.browser.test_playing import play_together

GAME = "quicksand"
ENABLED = "button:not([aria-disabled=true])"
WHOM = re.compile(r"^Move the [\w ]+ \(\w+\)\.")
"""What an explorer is called that the chosen Masks can move."""


def press_on_the_trail(ada: Person) -> None:
    """Answer with the things on the table: a card, for a Mask whom it moves, and where it leads; or from the list."""
    keep = ada.board.get_by_role("button", name="Keep all cards")
    trail = ada.board.get_by_role("group", name="The trail to the temple")
    ends = trail.locator(ENABLED)
    whom = trail.get_by_role("button", name=WHOM)
    if keep.count():
        ada.use(keep)
        return
    for card in ada.board.get_by_role("group", name="Your hand").locator(ENABLED).all():
        ada.use(card)
        if ends.count():
            if whom.count():
                ada.use(whom.first)
            ada.use(ends.first)
            ada.mean_it()
            return
        ada.press("Put back")
    ada.choose(ada.moves.first)


def test_a_whole_game_with_the_mouse_on_the_board(ada: Person) -> None:
    ada.found(game=GAME)
    for _ in ada.turns():
        press_on_the_trail(ada)
    expect(ada.over).to_be_visible()
    expect(ada.page.get_by_text("Your browser checked")).to_be_visible()


def test_a_whole_game_with_the_keyboard_alone(ada: Person) -> None:
    ada.found(game=GAME)
    for _ in ada.turns():
        ada.enter(ada.moves.first)
        sure = ada.page.get_by_role("dialog").get_by_role("button", name="Do it")
        if sure.count():
            ada.enter(sure)
    expect(ada.over).to_be_visible()


def test_two_friends_and_a_bot_play_it(door: Door) -> None:
    ada, bob = door.desk("Ada"), door.desk("Bob")
    table = ada.found(game=GAME, seats=3, bots=1, start=False)
    bob.go(f"/table/{table}")
    bob.press("Sit here")
    ada.press("Start the game")
    play_together(ada, bob)
    for person in (ada, bob):
        expect(person.over).to_be_visible()


def test_a_whole_game_by_taps(phone: Person) -> None:
    phone.found(game=GAME)
    phone.until_over()
    assert phone.overflows() == []


def test_who_one_is_stays_face_down_until_one_looks(ada: Person) -> None:
    ada.found(game=GAME)
    assert ada.is_asked()
    counter = ada.board.get_by_role("button", name=re.compile("^Who am I"))
    yours = ada.board.get_by_role("button", name=re.compile("^You are the"))
    expect(counter).to_be_visible()
    expect(yours).to_have_count(0)
    expect(ada.page.get_by_text("You are the")).to_have_count(0)
    ada.use(counter)
    expect(yours).to_be_visible()
    ada.use(yours)
    expect(counter).to_be_visible()


def test_its_guided_first_game_is_played_to_its_end(ada: Person) -> None:
    ada.go(f"/learn/{GAME}")
    ada.press("Begin")
    end = ada.page.get_by_role("heading", name="The end of the lesson")
    further = ada.page.get_by_role("button", name=re.compile("The lesson's move|^Next$"))
    while True:
        end.or_(further).first.wait_for()
        if end.count():
            return
        ada.use(further.first)
