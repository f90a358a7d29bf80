"""Silver Coin, as people play it."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.people import Door, Person
from tests.browser.positions import begin as place
from tests.browser.scenes import ONE_ROUND, TWO_ROUNDS
from tests.browser.test_playing import play_together
from tests.server.processes import Server, until

GAME = "silver-coin"
FIRST = ("Call for a vote", "Exchange", "Turn it back", "Turn them back", "End the turn", "Use")
LAST = ("Done", "Look at nothing", "No, thanks", "Pass")


def button(ada: Person, name: str) -> Locator:
    """A button on the board that does something."""
    found = ada.board.get_by_role("button", name=re.compile(f"^{name}"))
    return found.and_(ada.board.locator(".button:not([aria-disabled=true])"))


def own(ada: Person) -> Locator:
    """One's own village."""
    return ada.board.get_by_role("region", name=re.compile("^Your village"))


def press_in_the_villages(ada: Person) -> None:
    """Answer with the things on the table: a word where there is one to say, a card to choose, or what is outlined."""
    gift = ada.board.get_by_role("button", name=re.compile("^Give it to"))
    choose = own(ada).get_by_role("button", name=re.compile("^Choose"))
    first, last = ([button(ada, name) for name in names] for names in (FIRST, LAST))
    for ready in [*first, gift, choose, ada.outlined, *last]:
        if ready.count():
            ada.use(ready.first)
            ada.mean_it()
            return


def begin(ada: Person, **founding: Any) -> None:
    """A table where Ada has the first turn: before it nobody can touch her village."""
    while True:
        ada.found(game=GAME, **founding)
        assert ada.is_asked()
        if ada.page.get_by_role("log").get_by_text("Ada begins").count():
            return


def look_at_two(ada: Person) -> None:
    """What everybody does before the first turn; the cards are still turned up."""
    assert ada.is_asked()
    for _ in range(2):
        ada.use(own(ada).get_by_role("button", name=re.compile("^Choose")).first)
    expect(button(ada, "Turn them back")).to_be_visible()


def test_a_game_of_two_rounds_with_the_mouse_on_the_board(ada: Person) -> None:
    ada.found(game=GAME, edition=TWO_ROUNDS)
    for _ in ada.turns():
        press_in_the_villages(ada)
    expect(ada.over).to_be_visible()
    expect(ada.page.get_by_text("Round 2 of 2").first).to_be_visible()
    expect(ada.page.get_by_text("Your browser checked")).to_be_visible()


def test_a_game_of_one_round_with_the_keyboard_alone(ada: Person) -> None:
    ada.found(game=GAME, edition=ONE_ROUND)
    for _ in ada.turns():
        ada.enter(ada.moves.first)
        sure = ada.page.get_by_role("dialog").get_by_role("button", name="Do it")
        if sure.count():
            ada.enter(sure)
    expect(ada.over).to_be_visible()


def test_the_rounds_are_those_of_the_edition(ada: Person) -> None:
    ada.found(game=GAME, edition=ONE_ROUND)
    expect(ada.page.get_by_text("Round 1 of 1").first).to_be_visible()
    ada.use(ada.board.get_by_role("button", name="Scores"))
    expect(ada.board.get_by_role("columnheader")).to_have_count(1 + 1 + 1)


def test_two_friends_and_a_bot_play_it(door: Door) -> None:
    ada, bob = door.desk("Ada"), door.desk("Bob")
    table = ada.found(game=GAME, seats=3, bots=1, start=False, edition=ONE_ROUND)
    bob.go(f"/table/{table}")
    bob.press("Sit here")
    ada.press("Start the game")
    play_together(ada, bob)
    for person in (ada, bob):
        expect(person.over).to_be_visible()


def test_a_game_of_one_round_by_taps_never_wider_than_the_phone(phone: Person) -> None:
    phone.found(game=GAME, seats=4, bots=3, edition=ONE_ROUND)
    for _ in phone.turns():
        assert phone.overflows() == []
        press_in_the_villages(phone)
    expect(phone.over).to_be_visible()
    assert phone.overflows() == []


def test_an_honest_table_shows_a_number_while_one_looks_and_not_afterwards(ada: Person) -> None:
    begin(ada)
    look_at_two(ada)
    known = own(ada).get_by_role("button", name=re.compile(r"\(\d+\), facedown"))
    expect(known).to_have_count(2)
    ada.use(button(ada, "Turn them back"))
    expect(known).to_have_count(0)
    expect(own(ada).get_by_role("button", name=re.compile("you have seen it"))).to_have_count(2)


def test_an_aided_table_remembers_the_numbers_one_has_seen(ada: Person) -> None:
    begin(ada, options={"memory": "aided"})
    look_at_two(ada)
    ada.use(button(ada, "Turn them back"))
    expect(button(ada, "Turn them back")).to_have_count(0)
    assert ada.is_asked()
    expect(own(ada).get_by_role("button", name=re.compile(r"\(\d+\), facedown"))).to_have_count(2)


def test_several_cards_are_chosen_and_put_back_before_they_are_exchanged(door: Door) -> None:
    ada, bob = door.desk("Ada"), door.desk("Bob")
    table = ada.found(game=GAME, bots=0, start=False)
    bob.go(f"/table/{table}")
    bob.press("Sit here")
    ada.press("Start the game")
    until(lambda: ada.moves.count() + bob.moves.count() > 0)
    first, other = (ada, bob) if ada.moves.count() else (bob, ada)
    for person in (first, other):
        look_at_two(person)
        person.use(button(person, "Turn them back"))
    first.until("take")
    first.use(first.board.get_by_role("button", name=re.compile("^Take the top discard")))
    choose = own(first).get_by_role("button", name=re.compile("^Choose"))
    for _ in range(2):
        first.use(choose.first)
    expect(button(first, "Exchange 2 cards")).to_be_visible()
    first.use(button(first, "Put back"))
    expect(choose).to_have_count(5)
    first.use(choose.last)
    first.use(button(first, "Exchange 1 card"))
    expect(button(first, "Exchange")).to_have_count(0)
    expect(own(first).get_by_role("button", name=re.compile(r"\bPlace 5, .* faceup"))).to_be_visible()


def test_what_cannot_be_done_says_why(ada: Person) -> None:
    ada.found(game=GAME)
    ada.until("take")
    said = ada.page.locator("section:has(> #ask) .said")
    ada.board.get_by_role("button", name="Call for a vote").click(force=True)
    expect(said).to_contain_text("You can call with 4 cards or fewer")
    expect(said.get_by_role("link", name="Rule 8.1")).to_be_visible()
    theirs = ada.board.get_by_role("region", name=re.compile("^Etta's village")).get_by_role("button").first
    theirs.click(force=True)
    expect(said.get_by_role("link", name="Rule 3.1")).to_be_visible()


FEW = {
    "game": GAME,
    "seats": 2,
    "turn": "north",
    "pile": ["9"],
    "north": {"village": ["2", "(7) north", "3"]},
    "east": {"village": ["(5)", "12", "(1)", "4"]},
}
"""A position in which north may call."""


def test_what_a_call_would_score_stands_where_one_calls(door: Door, house: Server) -> None:
    ada = door.desk()
    for memory, score in (("honest", "5 points and 1 unknown card"), ("aided", "0 points if nobody has less than 12")):
        place(house, {**FEW, "options": {"memory": memory}}, north=ada)
        expect(button(ada, "Call for a vote")).to_contain_text(score)
        expect(ada.offers("call")).to_contain_text(score)


def test_pointing_at_a_move_shows_on_the_board_what_it_touches(door: Door, house: Server) -> None:
    ada = door.desk()
    place(house, {**FEW, "options": {}}, north=ada)
    touched = ada.board.locator(".pointed")
    ada.offers("take").hover()
    expect(touched).to_have_count(1)
    ada.offers("call").hover()
    expect(touched).to_have_count(1 + 3)
    ada.page.mouse.move(0, 0)
    expect(touched).to_have_count(0)
    ada.tab_to(ada.offers("call"))
    expect(touched).to_have_count(1 + 3)


def test_cards_that_are_known_to_differ_are_asked_about_before_they_are_exchanged(door: Door, house: Server) -> None:
    ada = door.desk()
    place(house, {**FEW, "options": {}}, north=ada)
    ada.use(ada.board.get_by_role("button", name=re.compile("^Take the top discard")))
    for card in ("Curator", "Pixie"):
        ada.use(own(ada).get_by_role("button", name=re.compile(f"^Choose.*{card}")))
    expect(ada.board.get_by_text("These cards do not match")).to_be_visible()
    ada.use(button(ada, "Exchange 2 cards"))
    ada.use(ada.page.get_by_role("dialog", name=re.compile("do not match")).get_by_role("button", name="Do it"))
    expect(button(ada, "Exchange")).to_have_count(0)
    expect(ada.board.get_by_role("button", name="Add it at the left end")).to_be_visible()


def test_the_discards_the_scores_and_the_characters_are_there_to_be_read(ada: Person) -> None:
    ada.found(game=GAME)
    assert ada.is_asked()
    for name, holds in (("Discards", "Top discard"), ("Scores", "Total"), ("Characters", "Village Idiot")):
        opener = ada.board.get_by_role("button", name=re.compile(f"^{name}"), expanded=False)
        ada.use(opener)
        expect(ada.board.get_by_text(re.compile(holds)).last).to_be_attached()


def test_a_table_mixes_its_own_deck(ada: Person) -> None:
    ada.go(f"/new/{GAME}")
    ada.use(ada.page.locator("summary"))
    ada.press("All Amulet")
    ada.page.get_by_role("radio", name="Wolfman").check(force=True)
    expect(ada.page.get_by_text("13 characters of the Amulet deck")).to_be_visible()
    ada.use(ada.page.get_by_role("group", name="Bots").get_by_text("3"))
    ada.press("Make the table")
    ada.press("Start the game")
    assert ada.is_asked()
    ada.use(ada.board.get_by_role("button", name="Characters"))
    characters = ada.board.get_by_role("list", name="Characters")
    for name in ("Villager", "Witch", "Wolfman"):
        expect(characters.get_by_text(name, exact=True)).to_be_visible()
    expect(characters.get_by_text("Doppelganger")).to_have_count(0)


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
