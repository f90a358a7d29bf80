"""Tables that forget: what has been hidden since is on the screen again only when the game is over."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Locator, expect

from silverware.games.silver_coin import GAME as SILVER_COIN
from tests.browser.people import Door, Person
from tests.browser.positions import begin
from tests.browser.scenes import ONE_ROUND
from tests.browser.test_playing import play_together
from tests.games.silver_coin.scene import scene
from tests.server.processes import Server

TWO_LAPS: Final[dict[str, Any]] = {
    "game": "quick-silver",
    "seats": 2,
    "options": {"memory": "honest"},
    "dealer": "east",
    "black": 1,
    "white": 1,
    "turn": "north",
    "centre": ["10", "5", "junk"],
    "north": {"hand": ["25", "20", "15"], "plates": 4},
    "east": {"hand": ["dynamite", "10", "5"], "plates": 1},
}
"""North is in its last but one turn, and East dies on the road."""
SWAPPED: Final = "Ada takes the 5 from the centre (card 2) and leaves the 20."
FORGOTTEN: Final = "Ada takes a card from the centre (card 2) and leaves a card."


def log(person: Person) -> Locator:
    """What has happened, line by line."""
    return person.page.get_by_role("log")


def choose(person: Person, says: str) -> None:
    """Make the move that is worded so."""
    person.choose(person.moves.filter(has_text=says).first)


def test_a_swap_of_quick_silver_is_told_until_somebody_moves_on(house: Server, door: Door) -> None:
    ada, bob = door.desk("Ada"), door.desk("Bob")
    begin(house, TWO_LAPS, north=ada, east=bob)
    choose(ada, "Swap the 20 with the centre")
    expect(log(ada)).to_contain_text("Ada offers the 20 to the centre.")
    choose(ada, "Take central card 2")
    for _ in range(2):
        expect(log(ada)).to_contain_text(SWAPPED)
        expect(log(ada)).to_contain_text("Ada offers a card to the centre.")
        expect(log(bob)).to_contain_text(FORGOTTEN)
        ada.page.reload()
    choose(bob, "Sneak")
    for _ in range(2):
        expect(log(ada)).to_contain_text("Bob takes a sneak token.")
        expect(log(ada)).to_contain_text(FORGOTTEN)
        expect(log(ada)).not_to_contain_text("the 20")
        expect(log(ada)).not_to_contain_text("the 5")
        ada.page.reload()
    choose(ada, "Sneak")
    choose(bob, "Sneak")
    for person in (ada, bob):
        person.see_the_end()
    for _ in range(2):
        expect(ada.over).to_be_visible()
        expect(log(ada)).to_contain_text(SWAPPED)
        expect(log(ada)).to_contain_text("Ada offers the 20 to the centre.")
        expect(log(bob)).to_contain_text(FORGOTTEN)
        ada.page.reload()


def test_the_spied_cards_are_told_while_they_lie_there(ada: Person) -> None:
    ada.found()
    for _ in range(2):
        expect(log(ada)).to_contain_text("Face up: ")
        ada.page.reload()
    choose(ada, "Have the hands picked up")
    for _ in range(2):
        expect(log(ada)).to_contain_text("The hands are picked up and hidden.")
        expect(log(ada)).not_to_contain_text("Face up: ")
        assert ada.is_asked()
        ada.page.reload()
    ada.until_over()
    for _ in range(2):
        expect(log(ada).get_by_text("Round 1:")).to_contain_text("Face up: ")
        ada.page.reload()


def test_a_card_of_silver_coin_that_was_turned_down_is_named_no_more(house: Server, door: Door) -> None:
    ada, bob = door.desk("Ada"), door.desk("Bob")
    table = scene("5, (0)", "(7), 8").draw(6).table
    begin(house, SILVER_COIN.position(table), ONE_ROUND, north=ada, east=bob)
    choose(ada, "Discard it for its ability")
    choose(ada, "Flip Bob's card 2")
    for _ in range(2):
        for person in (ada, bob):
            expect(log(person)).to_contain_text("Ada turns Bob's Assassin (8) in place 2 facedown.")
            person.page.reload()
    choose(ada, "Flip Ada's card 2")
    for _ in range(2):
        for person in (ada, bob):
            expect(log(person)).to_contain_text("Ada turns their own Register (0) in place 2 faceup.")
            expect(log(person)).to_contain_text("Ada uses the Huntress (6).")
            expect(log(person)).to_contain_text("Ada turns Bob's card in place 2 facedown.")
            expect(log(person)).not_to_contain_text("Assassin")
            person.page.reload()
    choose(bob, "Call for a vote")
    play_together(ada, bob)
    for _ in range(2):
        for person in (ada, bob):
            expect(person.over).to_be_visible()
            expect(log(person)).to_contain_text("Ada turns Bob's Assassin (8) in place 2 facedown.")
            person.page.reload()


def test_one_looks_back_when_the_game_is_over(ada: Person) -> None:
    table = ada.found()
    choose(ada, "Have the hands picked up")
    assert ada.is_asked()
    back = ada.page.get_by_role("link", name="Look back")
    menu = ada.page.locator("summary", has_text="More")
    ada.use(menu)
    expect(ada.page.get_by_role("link", name="How to play")).to_be_visible()
    expect(back).to_have_count(0)
    ada.go(f"/replay/table-{table}")
    refusal = "This table has honest memory: you can look back when the game is over."
    expect(ada.page.get_by_text(refusal)).to_be_visible()
    ada.go(f"/table/{table}")
    ada.until_over()
    ada.use(menu)
    ada.use(back)
    expect(log(ada)).to_contain_text("Face up: ")
    expect(ada.page.get_by_text(refusal)).to_have_count(0)
