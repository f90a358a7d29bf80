"""Play without sight: whole games by keys, names and what is announced; one stop each; where the focus is."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.listening import Liking, Listener
from tests.browser.people import Person
from tests.browser.positions import begin
from tests.browser.scenes import ALL_IN_GOLDEN
from tests.browser.test_at_rest import VILLAGES
from tests.browser.test_following import MARKET, TRAIL
from tests.games.silverton.scene import scene
from tests.server.processes import Server

ALONE: Final[dict[str, Any]] = {
    "game": "silverton",
    "seats": 1,
    "bots": 0,
    "edition": ALL_IN_GOLDEN,
    "options": {"game": "advanced", "scenario": "denver-6000"},
}
"""Eight turns alone: whoever goes on at every question is through in a bounded number of them."""


def first(_: list[str]) -> int:
    return 0


def calling(names: list[str]) -> int:
    """Call for the end of a round as soon as one can."""
    return next((at for at, name in enumerate(names) if name.startswith("Call")), 0)


def hurrying(names: list[str]) -> int:
    """The move that ends highest on the trail."""
    ends = [int(found[1]) if (found := re.search(r"to space (\d+)", name)) else 0 for name in names]
    temple = [at for at, name in enumerate(names) if "temple" in name.partition(".")[0]]
    return temple[0] if temple else ends.index(max(ends))


def going_on(names: list[str]) -> int:
    """Go on wherever that is possible."""
    return next((at for at, name in enumerate(names) if name.startswith("Go on")), 0)


WHOLE: Final[dict[str, tuple[dict[str, Any], Liking]]] = {
    "quick-silver": ({}, first),
    "quicksand": ({"game": "quicksand"}, hurrying),
    "silver-coin": ({"game": "silver-coin", "level": "easy"}, calling),
    "silverton": (ALONE, going_on),
}


@pytest.mark.parametrize("game", WHOLE)
def test_a_whole_game_by_keys_names_and_announcements(ada: Person, game: str) -> None:
    listener = Listener(ada)
    founding, likes = WHOLE[game]
    ada.found(**founding)
    for heard in listener.turns(likes):
        assert heard
    expect(ada.over).to_be_visible()
    assert listener.here.startswith("- heading")


SILVERTON: Final = scene(1, round=8, options=ALONE["options"]).position()
TABLES: Final[dict[str, dict[str, Any]]] = {
    "quick-silver": MARKET,
    "quicksand": TRAIL,
    "silver-coin": VILLAGES,
    "silverton": SILVERTON,
}
"""In each game a position in which Ada is asked for an ordinary move."""

STOPS: Final = """() => {
  const stops = [...document.querySelectorAll("main [tabindex], main button, main a[href], main input, main select")]
    .filter((each) => each.tabIndex >= 0 && !each.disabled && each.checkVisibility());
  const beside = "[role=tablist], [role=tabpanel]";
  const within = (area) => stops.filter((each) => each.closest(area)).length;
  return {
    moves: within("#moves-list"), log: within("[role=log]"), rules: within("a[href^='/rules/'][href*='#']"),
    board: stops.filter((each) => each.closest(".board .whole") && !each.closest(beside)).length,
  };
}"""
"""How many stops of the Tab key each area has."""


@pytest.mark.parametrize("game", TABLES)
def test_the_board_the_moves_and_the_log_are_one_stop_each(house: Server, ada: Person, game: str) -> None:
    begin(house, TABLES[game], north=ada)
    assert ada.is_asked()
    # Silverton's map is a stop of its own, to be gone about along the track.
    board = 2 if game == "silverton" else 1
    assert ada.page.evaluate(STOPS) == {"moves": 1, "log": 1, "rules": 0, "board": board}


@pytest.mark.parametrize("game", TABLES)
def test_each_area_has_its_heading(house: Server, ada: Person, game: str) -> None:
    begin(house, TABLES[game], north=ada)
    assert ada.is_asked()
    hand = {"silver-coin": "Your village", "silverton": "Your claims"}.get(game, "Your hand")
    for name in ("Your turn", "moves", "The board", "Players", "Log", hand):
        expect(ada.page.get_by_role("heading", name=name).first).to_be_attached()
    ada.press("Talk", role="tab")
    expect(ada.page.get_by_role("heading", name="Talk")).to_be_attached()


@pytest.mark.parametrize("game", TABLES)
def test_an_ordinary_move_takes_three_keys_at_most(house: Server, ada: Person, game: str) -> None:
    listener = Listener(ada)
    begin(house, TABLES[game], north=ada)
    assert ada.is_asked()
    moves = listener.offered.all_inner_texts()
    last = listener.offered.last.get_attribute("data-figure") or ""
    before = ada.page.get_by_role("log").get_by_role("listitem").count()
    listener.press(*last)
    expect(ada.page.get_by_role("log").get_by_role("listitem")).not_to_have_count(before)
    assert moves
    assert listener.keys <= 3


@pytest.mark.parametrize("game", TABLES)
def test_what_cannot_be_done_is_said_when_it_is_pressed_and_not_before(house: Server, ada: Person, game: str) -> None:
    listener = Listener(ada)
    begin(house, TABLES[game], north=ada)
    assert ada.is_asked()
    before = len(listener.transcript())
    refused = ada.board.locator("button[aria-disabled=true], [role=button][aria-disabled=true]").first
    refused.focus()
    ada.page.keyboard.press("ArrowRight")
    ada.page.keyboard.press("ArrowLeft")
    assert len(listener.transcript()) == before
    refused.focus()
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_function("(before) => window.heard.length > before", arg=before)


QUESTION: Final = "() => document.activeElement.id === 'question'"


@pytest.mark.parametrize("game", TABLES)
def test_the_focus_goes_to_the_question_after_a_move(house: Server, ada: Person, game: str) -> None:
    begin(house, TABLES[game], north=ada)
    assert ada.is_asked()
    question = ada.question.inner_text()
    ada.enter(ada.moves.last)
    expect(ada.question).not_to_have_text(question)
    ada.page.wait_for_function(QUESTION)


def test_the_focus_is_at_the_heading_of_a_new_page_and_comes_back_after_dialogs(ada: Person) -> None:
    ada.go("/")
    ada.enter(ada.page.get_by_role("link", name="Your games").or_(ada.page.get_by_role("link", name="Ratings")).first)
    ada.page.wait_for_function("() => document.activeElement.tagName === 'H1'")
    ada.found(bots=1)
    assert ada.is_asked()
    ada.tab_to(ada.moves.first)
    move = ada.page.locator(":focus").inner_text()
    for opens, leaves in (("?", "Escape"), ("/", "Escape")):
        ada.page.keyboard.press(opens)
        expect(ada.page.locator(":focus")).not_to_have_text(move)
        ada.page.keyboard.press(leaves)
        expect(ada.page.locator(":focus")).to_have_text(move)


def test_what_is_chosen_stays_chosen_while_the_table_comes_anew(house: Server, ada: Person) -> None:
    listener = Listener(ada)
    begin(house, MARKET, north=ada)
    assert ada.is_asked()
    card = ada.board.get_by_role("button", name="Choose your 25")
    ada.enter(card)
    chosen = ada.board.get_by_role("button", name="Your 25, chosen")
    expect(chosen).to_be_visible()
    ada.page.context.set_offline(True)
    ada.page.wait_for_function("() => window.heard.some((says) => says.startsWith('Connection lost'))")
    ada.page.context.set_offline(False)
    ada.page.wait_for_function("() => window.heard.includes('The connection is back.')")
    expect(chosen).to_be_visible()
    assert sum("connection is back" in says for says in listener.transcript()) == 1


def test_the_towns_are_gone_about_along_the_track(house: Server, ada: Person) -> None:
    listener = Listener(ada)
    begin(house, SILVERTON, north=ada)
    assert ada.is_asked()
    ada.page.get_by_role("toolbar", name="The map").locator("[data-place=denver]").focus()
    assert "to Golden" in listener.here
    assert "distance" in listener.here
    listener.press("ArrowDown")
    assert "Colorado Springs" in listener.here or "Pueblo" in listener.here
    listener.press("Home")
    assert "Denver" in listener.here
    listener.press("PageDown")
    assert "Denver–" in listener.here
