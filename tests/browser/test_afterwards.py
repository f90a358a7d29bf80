"""After the game: the result, the dice, the game again."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import Door, Person
from tests.browser.scenes import replay


def test_the_browser_checks_the_dice_itself(ada: Person) -> None:
    ada.found(seats=3, bots=2, start=False)
    ada.page.get_by_label("Add a word to the dice (optional)").fill("marmalade")
    ada.press("Add", role="button")
    ada.press("Start the game")
    ada.until_over()
    expect(ada.page.get_by_text("all follow from the secret that was sealed before the first card")).to_be_visible()


def test_the_standing_names_everybody_and_there_is_another_game(door: Door) -> None:
    ada = door.desk("Ada")
    table = ada.found()
    ada.until_over()
    for name in ("Ada", "you", "random bot"):
        expect(ada.page.get_by_role("table").first.get_by_text(name, exact=True)).to_be_visible()
    ada.press("Play again")
    ada.page.wait_for_url(lambda url: "/table/" in url and table not in url)
    expect(ada.page.get_by_role("heading", name="Before the game").or_(ada.question).first).to_be_visible()


def test_a_game_is_watched_again_step_by_step(ada: Person) -> None:
    replay(ada)
    slider = ada.page.get_by_role("slider")
    expect(slider).to_be_visible()
    ada.press("Next move")
    expect(slider).to_have_value("1")
    slider.press("End")
    expect(ada.page.get_by_role("button", name="Next move")).to_be_disabled()
    ada.page.get_by_label("Seen from").select_option("Ada")
    ada.page.reload()
    expect(slider).not_to_have_value("0")
