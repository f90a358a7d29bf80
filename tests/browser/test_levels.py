"""How well bots play is chosen where they are seated: for all of them, or for each."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.axe import barriers
from tests.browser.people import Person


def seat(person: Person, name: str) -> Locator:
    """A seat in the lobby, by who sits there."""
    return person.page.locator(".lobby li", has_text=name)


def test_a_table_is_made_with_a_level_for_each_bot(ada: Person) -> None:
    ada.go("/new/quick-silver")
    bots = ada.page.get_by_role("group", name="Bots among them")
    ada.use(bots.get_by_text("2", exact=True))
    levels = ada.page.get_by_role("group", name="How the bots play")
    ada.use(levels.get_by_text("Easy", exact=True))
    expect(levels).to_contain_text("A beginner who makes mistakes.")
    ada.page.get_by_label("How the bot at West plays").select_option(label="Random")
    expect(levels).to_contain_text("Each bot plays at the level you chose for its seat.")
    expect(levels.get_by_role("radio", checked=True)).to_have_count(0)
    assert barriers(ada.page) == []
    ada.press("Make the table")
    expect(seat(ada, "South")).to_contain_text("easy bot")
    expect(seat(ada, "West")).to_contain_text("random bot")


def test_one_choice_is_for_all_bots_again(ada: Person) -> None:
    ada.go("/new/quicksand")
    ada.use(ada.page.get_by_role("group", name="Bots among them").get_by_text("3", exact=True))
    ada.page.get_by_label("How the bot at East plays").select_option(label="Random")
    ada.use(ada.page.get_by_role("group", name="How the bots play").get_by_text("Easy", exact=True))
    for name in ("East", "South", "West"):
        expect(ada.page.get_by_label(f"How the bot at {name} plays")).to_have_value("easy")


def test_whoever_plays_now_chooses_how_the_bots_play(phone: Person) -> None:
    phone.go("/")
    phone.page.get_by_label("How the bots play: Quick Silver").select_option(label="Random")
    expect(phone.page.get_by_text("Plays anything that is allowed.")).to_be_visible()
    assert barriers(phone.page) == []
    assert phone.overflows() == []
    phone.press("Play now against bots")
    expect(phone.page.get_by_role("list", name="Players").get_by_text("random bot")).to_have_count(3)


def test_before_the_game_its_maker_seats_bots_of_any_level(ada: Person) -> None:
    ada.found(start=False, seats=3, bots=0, level="random")
    east = seat(ada, "East")
    choice = east.get_by_label("How the bot at East plays")
    expect(choice).to_have_value("random")
    choice.select_option(label="Easy")
    assert barriers(ada.page) == []
    ada.use(east.get_by_role("button", name="Seat a bot"))
    expect(east).to_contain_text("easy bot")
    ada.use(seat(ada, "South").get_by_role("button", name="Seat a bot"))
    expect(seat(ada, "South")).to_contain_text("random bot")
