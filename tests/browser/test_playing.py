"""Whole games, as people play them."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.people import Door, Person, hasty
from tests.server.processes import until


def all_over(people: tuple[Person, ...]) -> bool:
    """Whether everybody sees that the game is over."""
    return all(person.over.count() for person in people)


def play_together(*people: Person) -> None:
    """Several people play until the end."""
    while True:
        until(lambda: any(person.moves.or_(person.go_on).count() for person in people) or all_over(people))
        if all_over(people):
            return
        for person in people:
            if person.go_on.count():
                person.use(person.go_on)
            elif person.moves.count():
                person.choose(hasty(person))


def press_on_the_board(ada: Person) -> None:
    """Answer the question with the things on the table: a card and then a place, or a place alone."""
    cards = ada.board.get_by_role("button", name=re.compile("^Choose your "))
    if cards.count():
        ada.use(cards.first)
        ada.use(ada.outlined.and_(ada.board.get_by_role("button", name=re.compile("^Swap "))).first)
    elif ada.offers("pick up").count():
        ada.use(ada.board.get_by_role("button", name="Pick up"))
    else:
        ada.use(ada.outlined.first)
    ada.mean_it()


def test_a_whole_game_with_the_mouse_on_the_board(ada: Person) -> None:
    ada.go("/")
    ada.press("Play now against bots")
    ada.page.wait_for_url("**/table/*")
    for _ in ada.turns():
        press_on_the_board(ada)
    expect(ada.over).to_be_visible()


def test_a_whole_game_with_the_keyboard_alone(ada: Person) -> None:
    ada.go("/")
    ada.enter(ada.page.get_by_role("button", name="Play now against bots").first)
    ada.page.wait_for_url("**/table/*")
    for _ in ada.turns():
        ada.enter(hasty(ada))
        sure = ada.page.get_by_role("dialog").get_by_role("button", name="Do it")
        if sure.count():
            ada.enter(sure)
    ada.enter(ada.page.get_by_role("button", name="Play again"))
    expect(ada.page.get_by_role("heading", name="Before the game").or_(ada.question).first).to_be_visible()


def test_two_friends_and_a_bot_meet_by_a_link(door: Door) -> None:
    ada, bob = door.desk("Ada"), door.desk("")
    ada.found(seats=3, bots=1, start=False)
    link = ada.page.get_by_label("Send this link to a friend").input_value()
    bob.go(link)
    bob.press("Sit here")
    bob.press("Sit down")
    expect(bob.page.get_by_role("button", name="Stand up")).to_be_visible()
    ada.press("Start the game")
    play_together(ada, bob)
    for person in (ada, bob):
        expect(person.over).to_be_visible()


def test_what_nobody_has_seen_is_taken_back_at_once(ada: Person) -> None:
    ada.found()
    ada.until("swap")
    turn, moves = ada.question.inner_text(), ada.moves.all_inner_texts()
    ada.choose(ada.page.locator('[data-move^="swap"][data-move$="centre"]').first)
    expect(ada.offers("take")).to_have_count(3)
    ada.press("Take back")
    expect(ada.question).to_have_text(turn)
    assert ada.moves.all_inner_texts() == moves


def test_one_device_is_handed_over_and_shows_one_hand_at_a_time(ada: Person) -> None:
    ada.found(seats=3, bots=1, hot_seat=True)
    hand_over = ada.page.get_by_role("heading", name=re.compile("Hand the device to"))
    board = ada.page.get_by_role("region", name="The board")
    holders = set()
    while True:
        hand_over.or_(ada.asked_or_over).first.wait_for()
        if hand_over.count():
            expect(board).to_have_count(0)
            expect(ada.moves).to_have_count(0)
            expect(ada.page.locator("#spoken")).to_be_empty()
            expect(ada.page.get_by_role("button", name="Take back")).to_have_count(0)
            holders.add(hand_over.inner_text())
            ada.press(re.compile("I am "))
        elif ada.go_on.count():
            ada.use(ada.go_on)
        elif ada.moves.count():
            expect(ada.page.get_by_role("group", name="Your hand")).to_have_count(1)
            ada.choose(hasty(ada))
        else:
            break
    assert len(holders) == 2
