"""Silverton, as people play it."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from silverware.games.silverton import GAME as SILVERTON
from tests.browser.axe import barriers
from tests.browser.people import Door, Person
from tests.browser.positions import begin
from tests.browser.scenes import ALL_IN_GOLDEN
from tests.games.silverton.scene import scene
from tests.games.silverton.test_16_deliveries import full
from tests.server.processes import Server, until

GAME = "silverton"
PRINTED = SILVERTON.printed()
CALMLY = """localStorage.setItem("silverware.settings", JSON.stringify({speed: "calm", moves: true, motion: true}));"""
"""Somebody who wants to see what others do."""
STOPS_FOR_DEALS = """localStorage.setItem("silverware.silverton", JSON.stringify({stopsForDeals: true}));"""
"""Somebody whose step 4 is not passed while they have freight to sell."""
SHORT = {"length": "short"}
ENABLED = ":not([aria-disabled=true]):not(:disabled)"
PLAYED = 24
"""How many answers are given on the map before the rest of a game is hurried through."""
JAILED = ("pay", "roll", "hire")
"""What is done for those who are in jail or dead."""
LIKED = (
    *("stake", "build", "take ", "operate", "deliver", "load", "survey", "prospect c", "send", "turn up", "decline"),
    *JAILED,
)
"""What somebody does who wants to see everything, the best first."""
ASKED = (
    "send a piece",
    "the surveyor in hand",
    "the prospector in hand",
    "Step 1",
    "Step 2",
    "Step 3",
    "Step 4",
    "Step 6",
)
"""What the questions of the phases say; step 5 asks nothing, and step 7 only those who have somebody in jail."""
HAPPENED = ("collects", "Prices change", "Turned up", "Turn 2: the order is")
"""What is told of the phases that ask nobody."""
WAY = ("Denver.Golden", "Golden.Central City")
"""The lines that lead to claims and passengers."""


def the_map(person: Person) -> Locator:
    """The map itself."""
    return person.board.get_by_role("toolbar", name="The map")


def lines(person: Person) -> Locator:
    """The lines on the map that do something when they are pressed."""
    return the_map(person).locator(f"[role=button]:has(.hold){ENABLED}")


def press(thing: Locator) -> None:
    """Press something on the map that may be out of sight."""
    thing.evaluate("(thing) => thing.dispatchEvent(new MouseEvent('click', { bubbles: true }))")


def pieces(person: Person) -> Locator:
    """One's own pieces that can be taken in hand."""
    return person.board.get_by_role("region", name="Your pieces").locator(f"ul button{ENABLED}")


def liked(person: Person) -> Locator:
    """The move in the list that is liked best."""
    for beginning in LIKED:
        if person.offers(beginning).count():
            return person.offers(beginning).first
    return person.moves.first


def answers(person: Person) -> Locator:
    """The answers beside the map that are words alone."""
    return person.board.get_by_role("group", name="Your move").get_by_role("button")


def press_on_the_table(ada: Person) -> None:
    """Answer with the things on the table: a piece, a line, a card; or a word."""
    cards = ada.board.get_by_role("tabpanel").locator(f"li button{ENABLED}")
    if pieces(ada).count():
        ada.use(pieces(ada).first)
    elif ada.offers("survey").or_(ada.offers("build")).count():
        ada.use(lines(ada).locator(".hold").first)
    elif ada.offers("accept").or_(ada.offers("decline")).count():
        ada.use(ada.board.get_by_role("button", name="Decline"))
    elif not ada.offers("offer").or_(ada.offers("buy")).or_(ada.offers("sell")).count() and cards.count():
        ada.use(cards.first)
    elif answers(ada).count():
        ada.use(answers(ada).first)
    else:
        ada.use(ada.board.get_by_role("button", name=re.compile("^Sell ")).last)
    ada.mean_it()


def hurry(ada: Person) -> None:
    """Standing orders against deals: the rest of the game goes by quickly."""
    ada.use(ada.page.locator("summary", has_text="More"))
    ada.press("Standing orders")
    dialog = ada.page.get_by_role("dialog")
    for order in ("Make no deals", "Decline every offer"):
        dialog.get_by_label(re.compile(order)).check()
    ada.use(dialog.locator("button.main"))


def test_a_whole_short_game_against_a_bot(ada: Person) -> None:
    ada.found(game=GAME, options=SHORT)
    for turn in ada.turns():
        if turn < PLAYED:
            press_on_the_table(ada)
        else:
            if turn == PLAYED:
                hurry(ada)
            ada.choose_any()
    expect(ada.over).to_be_visible()
    expect(ada.page.get_by_text("Your browser checked")).to_be_visible()


def offer_a_present(ada: Person) -> None:
    """Word an offer with the keyboard: money for nothing, and mean it."""
    ada.tab_to(ada.board.get_by_label("Dollars").first)
    ada.page.keyboard.type("10")
    ada.enter(ada.board.get_by_role("button", name="Make the offer"))
    ada.enter(ada.page.get_by_role("dialog").get_by_role("button", name="Do it"))


def by_keys(ada: Person) -> Locator:
    """What somebody without a mouse goes to: a line of the map, passengers, a piece, a delivery; or the list."""
    way = lines(ada).and_(ada.page.get_by_role("button", name=re.compile("|".join(WAY))))
    sale = ada.board.get_by_role("button", name=re.compile("^(Deliver|Sell) "))
    for found in (way, ada.offers("prospect p"), lines(ada), pieces(ada), sale):
        if found.count():
            return found.first
    return liked(ada)


def test_every_phase_with_the_keyboard_alone(ada: Person) -> None:
    ada.page.add_init_script(STOPS_FOR_DEALS)
    ada.found(game=GAME, edition=ALL_IN_GOLDEN)
    log = ada.page.get_by_role("log")
    asked, happened = set(ASKED), set(HAPPENED)
    offered = False
    for _ in ada.turns():
        question = ada.question.inner_text()
        asked -= {phase for phase in asked if phase in question}
        happened -= {event for event in happened if log.get_by_text(event).count()}
        if not asked and not happened:
            return
        if "Step 4" in question and not offered:
            offer_a_present(ada)
            offered = True
        elif "Step 4" in question:
            ada.enter(ada.offers("done").first)
        elif "send a piece" in question and "the surveyor in hand" in asked:  # a line would send one at once
            ada.enter(pieces(ada).first)
        else:
            ada.enter(by_keys(ada))
    raise AssertionError((asked, happened))


def test_the_map_is_moved_by_mouse_and_keys(ada: Person) -> None:
    ada.found(game=GAME)
    assert ada.is_asked()
    drawing = the_map(ada).locator("svg").first
    seen = [drawing.get_attribute("viewBox")]

    def has_moved() -> None:
        expect(drawing).not_to_have_attribute("viewBox", seen[-1] or "")
        seen.append(drawing.get_attribute("viewBox"))

    for button in ("Whole map", "Nearer", "My railroad", "Farther"):
        ada.press(button)
        has_moved()
    for key in ("+", "Shift+ArrowLeft", "Shift+ArrowDown", "-"):
        the_map(ada).press(key)
        has_moved()
    the_map(ada).hover()
    ada.page.mouse.wheel(0, -300)
    has_moved()
    ada.page.mouse.down()
    ada.page.mouse.move(500, 400, steps=4)
    ada.page.mouse.up()
    has_moved()


def until_deals(person: Person) -> None:
    """Play on until one may make deals."""
    for _ in person.turns():
        if "Step 4" in person.question.inner_text():
            return
        person.choose(person.moves.first)


def test_two_people_make_a_deal_of_their_own_wording(door: Door) -> None:
    ada, bob = door.desk("Ada"), door.desk("Bob")
    table = ada.found(game=GAME, bots=0, start=False)
    bob.go(f"/table/{table}")
    bob.press("Sit here")
    ada.press("Start the game")
    until(lambda: ada.moves.count() + bob.moves.count() > 0)
    first, other = (ada, bob) if ada.moves.count() else (bob, ada)
    for person in (first, other):
        person.choose(person.offers("done").first)
    until_deals(first)
    first.board.get_by_label("Dollars").last.fill("70")
    first.press("Make the offer")
    expect(other.board.get_by_role("region", name="Make an offer")).to_contain_text("$70")
    other.use(other.board.get_by_role("button", name="Accept"))
    expect(first.page.get_by_text(re.compile("accepts .*offer")).first).to_be_visible()
    expect(first.page.get_by_role("list", name="Players")).to_contain_text("$2,470")


def test_a_phone_shows_every_panel_without_overflow(phone: Person) -> None:
    phone.found(game=GAME, seats=4, bots=3)
    for turn in phone.turns():
        assert phone.overflows() == []
        if turn == 6:
            break
        phone.choose(liked(phone))
    for panel in ("Claims", "Passengers", "Prices", "All", "Deal"):
        phone.use(phone.board.get_by_role("tab", name=panel, exact=True))
        assert phone.overflows() == []


def test_six_at_a_table_see_all_of_it_without_scrolling(door: Door) -> None:
    ada = door.desk(viewport={"width": 1280, "height": 800})
    ada.found(game=GAME, seats=6, bots=5)
    for turn in ada.turns():
        assert ada.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        if turn == 8:
            break
        ada.choose(liked(ada))


def test_a_tablet_shows_the_question_the_map_the_pieces_and_the_cards_at_once(door: Door) -> None:
    ada = door.desk(viewport={"width": 1024, "height": 768})
    ada.found(game=GAME, seats=6, bots=5)
    assert ada.is_asked()
    card = ada.board.get_by_role("tabpanel").locator("li").first
    for thing in (ada.board.get_by_text("You may send a piece"), the_map(ada), pieces(ada).last, card):
        expect(thing).to_be_in_viewport(ratio=1)
    assert ada.overflows() == []


def test_what_cannot_be_done_is_explained(ada: Person) -> None:
    ada.found(game=GAME)
    assert ada.is_asked()
    asking = ada.page.locator("section:has(> #ask)")
    press(the_map(ada).get_by_role("button", name=re.compile("^Socorro–Rincon")))
    expect(asking.get_by_text("First take a piece in hand")).to_be_visible()
    expect(asking.get_by_role("link", name="Rule 7.1")).to_have_count(2)
    ada.use(pieces(ada).filter(has_text="Surveyor").first)
    press(the_map(ada).get_by_role("button", name=re.compile("^Socorro–Rincon")))
    expect(ada.question).to_contain_text("You must choose a segment")
    expect(asking.get_by_text("touches neither your own track nor your home city")).to_be_visible()
    expect(asking.get_by_role("link", name="Rule 7.3")).to_be_visible()


def test_a_phone_says_beside_the_map_what_is_asked_and_what_cannot_be_done(phone: Person) -> None:
    phone.found(game=GAME)
    assert phone.is_asked()
    expect(phone.board.get_by_text("You may send a piece")).to_be_visible()
    press(the_map(phone).get_by_role("button", name=re.compile("^Socorro–Rincon")))
    expect(phone.board.get_by_text("First take a piece in hand")).to_be_visible()


def test_a_phone_says_beside_the_map_what_is_advised(phone: Person) -> None:
    phone.found(game=GAME)
    assert phone.is_asked()
    phone.press("Hint")
    phone.press("Show the hint")
    expect(phone.board.get_by_text(re.compile("^Try: "))).to_be_visible()
    expect(phone.page.locator("section:has(> #ask) .hint")).to_be_in_viewport()


def test_its_guided_first_turns_are_played_to_their_end(ada: Person) -> None:
    ada.go(f"/learn/{GAME}")
    ada.press("Begin")
    end = ada.page.get_by_role("heading", name="The end of the lesson")
    further = ada.page.get_by_role("button", name=re.compile("The lesson's move|^Next$"))
    routes = 0
    while True:
        end.or_(further).first.wait_for()
        if end.count():
            break
        if ada.board.get_by_text("Denver: 3 × $250 = $750").count():
            routes += ada.board.locator("path.way").count() > 0
        ada.use(further.first)
    assert routes == 1, "the delivery that is advised shows its route and what it brings"


GOLDEN_TURN: Final[dict[str, Any]] = {
    "north": {
        "track": ["denver/golden/1", "golden/boulder", "golden/central-city"],
        "claims": [full("c26", 2), full("c77", 3), "c30"],
        "passengers": ["p2"],
    },
    "open": ["c81", "c55", "c9", "c6", "c101", "c37", "c59", "c96"],
    "agenda": ["place north", "place east", "resolve", "contests", "operation north", "operation east"],
}
"""A turn in the middle of a game, with everything a turn can have: pieces, cards, track, claims, freight."""
CLICKS = 9
"""What such a turn takes at most: four pieces, cards, track, claims, two sales."""


def test_a_whole_turn_takes_about_eight_clicks(house: Server, ada: Person, door: Door) -> None:
    ben = door.desk("Ben")
    begin(house, scene(2, **GOLDEN_TURN).position(), north=ada, east=ben)
    clicks: list[str] = []

    def click(thing: Locator) -> None:
        clicks.append(ada.question.inner_text())
        thing.click()

    ada.press("My railroad")
    for line in ("Denver–Como", "Denver–Colorado Springs"):
        expect(ada.question).to_contain_text("send a piece")
        click(the_map(ada).get_by_role("button", name=re.compile(f"^Send a piece to {line}")).first.locator(".hold"))
    for card in ("Georgetown", "Walsenburg"):
        click(ada.board.get_by_role("tabpanel").get_by_role("button", name=re.compile(f"^Send a piece to {card}")))
    ben.choose(ben.offers("done"))
    together = ada.board.get_by_role("button", name=re.compile("^(Buy|Build|Operate) (it|all|the one)"))
    sale = ada.board.get_by_role("button", name=re.compile("^Deliver "))
    for step in ("Step 1", "Step 2", "Step 3"):
        expect(ada.question).to_contain_text(step)
        click(together)
    expect(ada.board.get_by_text("Passed: deals.")).to_be_visible()
    for sold in (1, 2):
        expect(ada.question).to_contain_text("Step 6")
        click(sale.first)
        expect(ada.page.get_by_role("log").get_by_text("Ada sells")).to_have_count(sold)
    assert len(clicks) <= CLICKS, clicks


LAST_TURN: Final[dict[str, Any]] = {
    "options": {"length": "short"},
    "round": 7,
    "north": {"cash": 5900, "track": ["denver/golden/1", "golden/boulder"], "claims": [full("c26", 3)]},
    "agenda": ["deliver north", "parting north", "prices"],
}


def test_the_end_shows_the_whole_map_and_the_books(house: Server, ada: Person) -> None:
    begin(house, scene(2, **LAST_TURN).position(), north=ada)
    ada.use(ada.board.get_by_role("button", name=re.compile("^Deliver ")))
    ada.see_the_end()
    expect(ada.page.get_by_role("heading", name="The books")).to_be_visible()
    books = ada.page.get_by_role("region", name="The books")
    expect(books.get_by_role("row", name="gold").get_by_role("cell").first).to_have_text("+$750")
    expect(books.get_by_text("Denver coal")).to_be_visible()
    expect(the_map(ada).get_by_text("Salt Lake City")).to_be_visible()
    expect(the_map(ada).get_by_text("El Paso")).to_be_visible()
    assert barriers(ada.page) == []


def test_others_turns_are_told_by_telegraph(house: Server, door: Door) -> None:
    """East sells gold: a telegram says so, and a train runs; Ada looks at it calmly, and in motion."""
    ada, ben = door.desk("Ada", motion=True), door.desk("Ben")
    ada.page.context.add_init_script(CALMLY)
    east = {"track": ["denver/golden/1", "golden/boulder"], "claims": [full("c26", 3)]}
    steps = ["deliver east", "parting east", "operation north"]
    begin(house, scene(2, east=east, agenda=steps).position(), north=ada, east=ben)
    ben.use(ben.board.get_by_role("button", name=re.compile("^Deliver ")))
    expect(ada.board.get_by_text("Ben sells 3 gold in Denver for $750.")).to_be_visible()
    expect(the_map(ada).locator(".train")).to_be_attached()
    expect(the_map(ada).locator("path.way:not(.under)")).to_have_count(2)
    expect(the_map(ada).locator(".train")).to_have_count(0)


def test_layers_are_switched_and_lines_of_the_log_show_their_place(house: Server, ada: Person) -> None:
    begin(house, scene(2, **GOLDEN_TURN).position(), north=ada)
    layers = ada.board.get_by_role("group", name="What the map shows")
    for name, drawn in (("Prices", ".plate text"), ("Destinations", ".arc"), ("Affordable", "path.afforded")):
        expect(the_map(ada).locator(drawn)).to_have_count(0)
        ada.use(layers.get_by_role("button", name=name))
        expect(the_map(ada).locator(drawn).first).to_be_attached()
    track = the_map(ada).locator("path.track")
    expect(track).to_have_count(3)
    ada.use(layers.get_by_role("button", name="Owners"))
    expect(track).to_have_count(0)
    ada.choose(ada.offers("send surveyor 1"))
    ada.choose(ada.offers("survey denver/como"))
    ada.page.get_by_role("log").get_by_text("Ada surveys Denver-Como").hover()
    expect(the_map(ada).locator("path.pointed")).to_have_count(1)


def test_four_pieces_are_placed_by_keys(house: Server, ada: Person) -> None:
    """Every move of the list has a key: two for each piece, and one that opens the list."""
    begin(house, scene(2, **GOLDEN_TURN).position(), north=ada)
    for _ in range(4):
        for move in ("send", "survey", "prospect c"):
            if ada.offers(move).count():
                ada.page.keyboard.press(ada.offers(move).first.get_attribute("data-figure") or "")
                break
        expect(ada.question).to_contain_text("in hand")
        for move in ("survey", "prospect c"):
            if ada.offers(move).count():
                ada.page.keyboard.press(ada.offers(move).first.get_attribute("data-figure") or "")
                break
        expect(ada.question).not_to_contain_text("in hand")
    expect(ada.board.get_by_role("region", name="Your pieces").get_by_text("at home")).to_have_count(0)


@pytest.mark.parametrize("seats", [2, 6])
def test_a_laptop_shows_every_town_cost_and_distance_at_once(door: Door, seats: int) -> None:
    ada = door.desk(viewport={"width": 1280, "height": 800})
    ada.found(game=GAME, seats=seats, bots=seats - 1)
    assert ada.is_asked()
    ada.press("Whole map")
    expect(the_map(ada).locator(".box text.small")).to_have_count(len(PRINTED.segments))
    assert {town.name for town in PRINTED.towns} <= set(the_map(ada).locator("text").all_text_contents())
