"""Friends: an invitation, who is asked to leave, seats that are kept, taking back, reactions, editions."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final

from playwright.sync_api import expect

from tests.browser.axe import barriers
from tests.browser.people import Door, Person
from tests.browser.positions import begin
from tests.server.processes import Server

OURS = files("silverware.games.quick_silver").joinpath("edition/silverware.toml").read_text("utf-8")

MINES: Final[dict[str, Any]] = {
    "game": "quick-silver",
    "seats": 2,
    "options": {"memory": "honest"},
    "dealer": "east",
    "black": 2,
    "white": 1,
    "turn": "north",
    "centre": ["10", "5", "junk"],
    "north": {"hand": ["25", "20", "15"], "plates": 4},
    "east": {"hand": ["dynamite", "10", "5"], "plates": 4},
}
"""A round with turns enough for both to sneak and go on."""


def lobby(door: Door) -> tuple[Person, Person, str]:
    """Ada at a table of hers, and Bob who has come by its link."""
    ada, bob = door.desk().named("Ada"), door.desk().named("Bob")
    table = ada.found(start=False, bots=0, seats=2)
    bob.go(f"/table/{table}")
    bob.press("Sit here")
    expect(ada.page.get_by_role("link", name="Bob")).to_be_visible()
    return ada, bob, table


def test_friends_come_by_a_code_and_talk_before_the_game(door: Door) -> None:
    ada = door.desk().named("Ada")
    table = ada.found(start=False, bots=0, seats=2)
    ada.press("Show a QR code")
    link = ada.page.get_by_label("Send this link to a friend").input_value()
    assert link.endswith(f"/table/{table}")
    expect(ada.page.get_by_role("img", name=f"QR code of {link}")).to_be_visible()
    bob = door.phone().named("Bob")
    bob.go(f"/table/{table}")
    bob.press("Sit here")
    bob.press("Well played!")
    expect(ada.page.get_by_role("log", name="Talk").get_by_text("Bob: Well played!")).to_be_visible()
    ada.page.get_by_label("Say something").fill("Hello, Bob")
    ada.press("Send")
    expect(bob.page.get_by_role("log", name="Talk").get_by_text("Ada: Hello, Bob")).to_be_visible()
    for person in (ada, bob):
        assert barriers(person.page) == []
        assert person.overflows() == []


def test_whoever_is_asked_to_leave_is_told_and_has_no_seat_to_take(door: Door) -> None:
    ada, bob, _ = lobby(door)
    ada.press("Ask to leave")
    ada.use(ada.page.get_by_role("dialog").get_by_role("button", name="Ask to leave"))
    expect(bob.page.get_by_role("alert").filter(has_text="asked you to leave")).to_be_visible()
    expect(bob.page.get_by_role("button", name="Sit here")).to_have_count(0)
    bob.page.reload()
    bob.arrive()
    expect(bob.page.get_by_role("alert").filter(has_text="asked you to leave")).to_be_visible()


def test_a_guest_changes_their_name_and_friends_see_it_at_once(door: Door) -> None:
    ada, bob, _ = lobby(door)
    bob.go("/account")
    card = bob.page.get_by_role("region", name="Change your name")
    card.get_by_label("Name").fill("Robert")
    card.get_by_role("button", name="Change the name").click()
    expect(card.get_by_text("Changed.")).to_be_visible()
    expect(ada.page.get_by_role("link", name="Robert")).to_be_visible()
    bob.page.get_by_role("link", name="Your page, as others see it").click()
    expect(bob.page.get_by_role("heading", name="Robert")).to_be_visible()
    assert barriers(bob.page) == []


def test_taking_back_what_was_revealed_is_asked_about_first(ada: Person) -> None:
    ada.named("Ada")
    ada.found()
    ada.until("swap")
    ada.choose(ada.page.locator('[data-move$="with centre"]').first)
    ada.until("take")
    ada.choose(ada.offers("take").first)
    ada.press("Take back")
    dialog = ada.page.get_by_role("dialog", name="Take it back?")
    expect(dialog).to_contain_text("the game becomes casual")
    dialog.get_by_role("button", name="Take it back").click()
    ada.is_asked()
    expect(ada.page.get_by_role("banner")).to_contain_text("casual: something revealed was taken back")


def test_a_request_can_be_withdrawn_and_its_answer_is_seen(house: Server, door: Door) -> None:
    ada, bob = door.desk().named("Ada"), door.desk().named("Bob")
    begin(house, MINES, north=ada, east=bob)
    for person in (ada, bob):
        person.choose(person.offers("sneak"))
        expect(person.moves).to_have_count(0)
    ada.moves.first.wait_for()
    for _ in range(2):
        ada.press("Take back")
        expect(bob.page.get_by_text("asks to go back to before this").first).to_be_visible()
        ada.press("Withdraw")
        expect(bob.page.get_by_role("button", name="Decline")).to_have_count(0)
    ada.press("Take back")
    bob.press("Decline")
    expect(ada.page.get_by_role("status").filter(has_text="declines.")).to_be_visible()


def test_an_edition_is_checked_played_and_kept_on_the_device(ada: Person) -> None:
    ada.named("Ada")
    ada.go("/editions")
    chooser = ada.page.get_by_label("Bring an edition")
    chooser.set_input_files({"name": "x.toml", "mimeType": "text/plain", "buffer": b"nonsense"})
    expect(ada.page.get_by_role("alert").filter(has_text="This is not valid TOML")).to_be_visible()
    chooser.set_input_files({"name": "x.toml", "mimeType": "text/plain", "buffer": OURS.encode()})
    expect(ada.page.get_by_role("status").filter(has_text="It can be played.")).to_be_visible()
    assert barriers(ada.page) == []
    assert ada.overflows() == []
    ada.press("Make a table", "link")
    expect(ada.page.get_by_text("Played with your edition")).to_be_visible()
    ada.press("Make the table")
    expect(ada.page.get_by_role("heading", name="Before the game")).to_be_visible()
