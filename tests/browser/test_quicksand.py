"""Quicksand, as people play it."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import expect

from tests.browser.people import Door, Person
from tests.browser.positions import begin
from tests.browser.test_playing import play_together
from tests.games.quicksand.scene import SHORT
from tests.server.processes import Server

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


NEAR_THE_TEMPLE: Final = {
    "game": "quicksand",
    "seats": 2,
    "turn": "north",
    "options": {},
    "explorers": {"red": 13, "blue": 8},
    "stuck": ["blue"],
    "north": {"identity": "red", "hand": ["red", "red", "white", "mask", "quicksand", "quicksand"]},
    "east": {"identity": "white", "hand": ["green", "green", "blue", "blue", "black", "black"]},
}
"""On the small board of another edition: the Cook is a step from the temple, which is space 6 there."""


def test_another_board_is_drawn_and_played_as_its_edition_says(house: Server, ada: Person) -> None:
    begin(house, NEAR_THE_TEMPLE, SHORT, north=ada)
    ada.is_asked()
    trail = ada.board.get_by_role("group", name="The trail to the temple")
    hand = ada.board.get_by_role("group", name="Your hand")
    places = trail.get_by_role("img")
    expect(places).to_have_count(14)
    expect(trail.get_by_role("button")).to_have_count(0)
    expect(trail.get_by_label("Space 13, black; the Cook (red) stands here; arrows to the temple")).to_be_visible()
    expect(trail.get_by_label("Space 8, Mask space; the Sailor (blue) is stuck here, in quicksand")).to_be_visible()

    ada.use(hand.get_by_role("button", name=re.compile("^1 white card")))
    trail.get_by_label(re.compile("^Space 12, blue")).click(force=True)
    said = "The white explorer must go exactly 1 step, and no way of that length leads from space 5 to space 12."
    expect(ada.page.locator(".said").get_by_text(said)).to_be_visible()
    expect(ada.page.get_by_role("link", name="Rule 5.3")).to_be_visible()
    ada.press("Put back")
    expect(ada.page.locator(".said").get_by_text(said)).to_have_count(0)

    ada.use(hand.get_by_role("button", name=re.compile("^2 Quicksand cards")))
    trail.get_by_label(re.compile("^Space 8,")).click(force=True)
    expect(ada.page.locator(".said").get_by_text("The blue explorer is already stuck.")).to_be_visible()
    ada.press("Put back")

    ada.use(hand.get_by_role("button", name=re.compile("^2 red cards")))
    temple = trail.get_by_role("button", name=re.compile("to the temple with 1 red card"))
    temple.hover()
    expect(ada.board.locator(".arrow.on")).to_have_count(1)
    ada.use(temple)
    expect(ada.page.get_by_role("dialog")).to_contain_text("wins at once")
    ada.mean_it()
    ada.see_the_end()
    expect(ada.board.get_by_text("the Cook (red)").first).to_be_visible()


def test_a_whole_game_on_another_board(ada: Person) -> None:
    ada.found(game=GAME, edition=SHORT)
    for _ in ada.turns():
        press_on_the_trail(ada)
    expect(ada.over).to_be_visible()
    expect(ada.page.get_by_text("Your browser checked")).to_be_visible()


def test_a_move_that_is_pointed_at_in_the_list_lights_its_way(ada: Person) -> None:
    ada.found(game=GAME)
    ada.until("move")
    lit = ada.board.locator(".arrow.on")
    expect(lit).to_have_count(0)
    ada.offers("move").first.focus()
    expect(lit.first).to_be_visible()
