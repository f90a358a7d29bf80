"""The planner's pencil in Silverton: by mouse, by keys and on a phone, kept for its seat and seen by nobody else."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.axe import barriers
from tests.browser.people import Door, Person
from tests.browser.positions import begin
from tests.browser.test_silverton import pieces, press, the_map
from tests.games.silverton.scene import scene
from tests.server.processes import Server

OURAY = "Ouray silver"


def midway(**more: Any) -> dict[str, Any]:
    """A third turn, with some track and eight claims."""
    return scene(
        2,
        round=3,
        open=["c25", "c21", "c61", "c51", "c16", "c76", "c64", "c18"],
        north={
            "cash": 1650,
            "track": ["denver/colorado-springs/1", "denver/golden/1"],
            "claims": [{"card": "c39", "freight": 2, "operated": True}],
        },
        east={"track": ["denver/como"]},
        **more,
    ).position()


def panel(person: Person) -> Locator:
    """Where the pencil writes."""
    return person.board.get_by_role("region", name="Planner’s pencil")


def total(person: Person) -> Locator:
    """The running total below the map."""
    return person.board.get_by_role("button", name=re.compile("^Running total"))


def plan(person: Person) -> None:
    """Take up the pencil."""
    person.use(person.board.get_by_role("tab", name="Plan", exact=True))
    person.use(panel(person).get_by_role("button", name="Take up the pencil"))


def line(person: Person, name: str) -> Locator:
    """A line on the map, as the pencil sees it."""
    return the_map(person).get_by_role("button", name=re.compile(name))


def test_a_press_on_a_claim_sketches_the_cheapest_route_and_another_places_it(ada: Person, house: Server) -> None:
    begin(house, midway(), north=ada)
    plan(ada)
    press(the_map(ada).get_by_role("button", name=re.compile(f"^Sketch the cheapest route to {OURAY}")))
    expect(total(ada)).to_contain_text("$1,280")
    expect(total(ada)).to_contain_text("4 to 7 turns")
    figures = panel(ada).get_by_label("Running total")
    expect(figures).to_contain_text("track $1,180 + card $100")
    expect(figures).to_contain_text("leaves $370")
    expect(ada.board.locator(".ghost .hollow")).to_have_count(7)
    expect(panel(ada)).to_contain_text("5 lines remain for later turns")
    ada.use(panel(ada).get_by_role("button", name="Place 2 surveyors and 1 prospector"))
    expect(pieces(ada)).to_have_count(1)
    expect(panel(ada)).to_contain_text("Nothing of it can be placed now")


def test_lines_are_drawn_and_rubbed_out_and_figures_follow(ada: Person, house: Server) -> None:
    begin(house, midway(), north=ada)
    plan(ada)
    press(line(ada, r"^Draw Colorado Springs–Pueblo \(1\)"))
    expect(total(ada)).to_contain_text("$80")
    press(line(ada, r"^Draw Pueblo–Canon City \(1\)"))
    expect(total(ada)).to_contain_text("$160")
    expect(panel(ada)).to_contain_text("second in a row, 83 %")
    press(line(ada, r"^Rub out Colorado Springs–Pueblo \(1\)"))
    expect(panel(ada)).to_contain_text("joins nothing of yours")
    expect(total(ada)).to_contain_text("cannot be built as drawn")
    press(the_map(ada).get_by_role("button", name=re.compile("^Look up Leadville")))
    expect(panel(ada).get_by_text("To the markets, over your track and open lines")).to_be_visible()


def test_sketches_survive_a_reload_and_nobody_else_sees_them(door: Door, house: Server) -> None:
    ada, bob = door.desk("Ada"), door.desk("Bob")
    begin(house, midway(), north=ada, east=bob)
    plan(bob)
    press(the_map(bob).get_by_role("button", name=re.compile(f"^Sketch the cheapest route to {OURAY}")))
    expect(total(bob)).to_contain_text(OURAY)
    expect(panel(bob)).to_contain_text("Pieces are placed in phase II, on your turn.")
    bob.press("New sketch")
    expect(total(bob)).to_contain_text("Sketch 2")
    bob.page.reload()
    bob.arrive()
    sketches = panel(bob).get_by_role("group", name="Your sketches").get_by_role("button")
    bob.use(bob.board.get_by_role("tab", name="Plan", exact=True))
    expect(sketches).to_have_count(2)
    bob.use(sketches.filter(has_text=OURAY))
    bob.press("Delete this sketch")
    expect(sketches).to_have_count(1)
    ada.page.reload()
    ada.arrive()
    ada.use(ada.board.get_by_role("tab", name="Plan", exact=True))
    expect(panel(ada)).to_contain_text("No sketch yet.")


def test_the_pencil_needs_no_mouse_and_says_what_comes_of_it(ada: Person, house: Server) -> None:
    begin(house, midway(), north=ada)
    ada.page.keyboard.press("p")
    heard = ada.page.get_by_role("log", name="Announcements").or_(ada.page.locator("[aria-live]"))
    expect(heard.filter(has_text="You have the pencil in hand").first).to_be_attached()
    to = panel(ada).get_by_label("Suggest a route to")
    expect(to.locator("option", has_text=OURAY)).to_be_attached()
    to.focus()
    to.select_option(label=f"{OURAY} (c16)")
    expect(heard.filter(has_text=f"{OURAY}: $1,280, 4 to 7 turns, $228 a turn").first).to_be_attached()
    panel(ada).get_by_role("button", name="Rub out Ridgway–Ouray").focus()
    ada.page.keyboard.press("Enter")
    expect(total(ada)).to_contain_text("$1,240")
    go_on = panel(ada).get_by_label("Draw a line")
    go_on.select_option(label="Ridgway–Ouray, $40")
    expect(total(ada)).to_contain_text("$1,280")
    name = panel(ada).get_by_label("Name")
    name.fill("Silver in the west")
    name.press("Enter")
    expect(total(ada)).to_contain_text("Silver in the west")
    place = panel(ada).get_by_role("button", name=re.compile("^Place 2 surveyors"))
    place.focus()
    ada.page.keyboard.press("Enter")
    expect(pieces(ada)).to_have_count(1)


def test_on_a_phone_the_total_stays_with_the_map(phone: Person, house: Server) -> None:
    begin(house, midway(), north=phone)
    plan(phone)
    phone.use(panel(phone).get_by_label("Suggest a route to"))
    panel(phone).get_by_label("Suggest a route to").select_option(label=f"{OURAY} (c16)")
    expect(total(phone)).to_contain_text("$1,280")
    assert phone.overflows() == []
    the_map(phone).scroll_into_view_if_needed()
    expect(total(phone)).to_be_in_viewport(ratio=1)


def test_nothing_keeps_anybody_from_planning(door: Door, house: Server) -> None:
    for theme in ("light", "dark"):
        ada = door.desk(f"Ada {theme}", color_scheme=theme)
        begin(house, midway(), north=ada)
        plan(ada)
        press(the_map(ada).get_by_role("button", name=re.compile(f"^Sketch the cheapest route to {OURAY}")))
        expect(total(ada)).to_contain_text("$1,280")
        press(the_map(ada).get_by_role("button", name=re.compile("^Look up Ouray")))
        expect(panel(ada).get_by_role("heading", name="Ouray")).to_be_visible()
        assert barriers(ada.page) == []


def test_cards_and_towns_say_what_they_promise(ada: Person, house: Server) -> None:
    begin(house, midway(), north=ada)
    card = ada.board.get_by_role("tabpanel").locator("li", has_text="Silver Cliff")
    expect(card).to_contain_text("1.1 loads a turn, 28 % depletion · $228 a turn at Pueblo, distance 7")
    expect(card).to_contain_text("$280 of track, 2 to 3 turns")
    promise = card.locator(".outlook")
    assert (promise.bounding_box() or {"height": 0})["height"] < 2, "a low window keeps its cards one line each"
    ada.page.keyboard.press("p")
    ada.use(ada.board.get_by_role("tab", name="Claims", exact=True))
    assert (promise.bounding_box() or {"height": 0})["height"] > 10, "they are written out while one plans"
    ada.page.keyboard.press("p")
    expect(line(ada, r"Pueblo–Canon City \(1\).*opens .*Silver Cliff silver")).to_have_count(1)
    expect(the_map(ada).get_by_label(re.compile(r"^Leadville, .*[a-z] \d+ away"))).to_have_count(1)
