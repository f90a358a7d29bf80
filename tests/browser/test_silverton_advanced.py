"""Silverton's Advanced game and its scenarios, as people play them."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.people import Person
from tests.browser.positions import begin
from tests.browser.scenes import ALL_IN_GOLDEN
from tests.browser.test_silverton import JAILED, answers, the_map
from tests.games.silverton.scene import scene
from tests.games.silverton.test_16_deliveries import full
from tests.games.silverton.test_24_snow_plows import LEADVILLE
from tests.server.processes import Server

ALONE: dict[str, Any] = {"game": "silverton", "seats": 1, "bots": 0, "edition": ALL_IN_GOLDEN}
DENVER = {"game": "advanced", "scenario": "denver-6000"}
CREWS = {"game": "advanced", "scenario": "denver-10000"}
SOLD = re.compile("^Ada sells .* with the trains 9 and 15")
LIKED = ("stake", "build", "operate", "survey denver/golden", "prospect c", "send", "load", *JAILED)
"""What somebody does who wants to deliver soon, the best first."""


def panel(person: Person, name: str) -> Locator:
    """Something beside the map."""
    person.use(person.board.get_by_role("tab", name=name, exact=True))
    return person.board.get_by_role("tabpanel")


def press_on_the_map(person: Person, says: str) -> None:
    """A line or a town, by what pressing it does."""
    person.use(the_map(person).get_by_role("button", name=re.compile(f"^{re.escape(says)}")).locator(".hold, .market"))


def plows(person: Person) -> Locator:
    """The plow in hand, where it could go, and those on their way."""
    return person.board.get_by_role("region", name="Plows")


def winter(*held: str, **options: bool) -> dict[str, Any]:
    """Ada alone has snow from Golden to Leadville, a train, silver in both Georgetown and Leadville, and these plows.

    The snow segments are all 4 long: whatever a die shows, it is enough for a plow of +3 or more.
    """
    north = {"track": LEADVILLE, "trains": ["24"], "plows": held, "claims": [full("c12", 2), full("c7", 1)]}
    steps = ["plow north", "clearing north", "revenue north", "deliver north"]
    return scene(1, round=8, options=DENVER | options, north=north, agenda=steps).position()


def liked(person: Person) -> Locator:
    """The move in the list that is liked best."""
    for beginning in LIKED:
        if person.offers(beginning).count():
            return person.offers(beginning).first
    return person.moves.first


def test_a_train_is_bought_and_delivers(ada: Person) -> None:
    ada.found(**ALONE, options=DENVER)
    assert ada.is_asked()
    expect(ada.board.get_by_text("Turn 1: a decisive victory if you reach $6,000 now")).to_be_visible()
    expect(ada.board.get_by_role("tab", name="Deal")).to_have_count(0)
    log = ada.page.get_by_role("log")
    bought, sold = log.get_by_text("Ada purchases a train 15 for $120."), log.get_by_text(SOLD)
    for _ in ada.turns():
        if sold.count():
            break
        if ada.offers("purchase train 15").count() and not bought.count():
            ada.use(ada.board.get_by_role("button", name="Train 15. Purchase for $120"))
            expect(bought).to_be_visible()
        elif ada.offers("deliver").count() and bought.count():
            ada.use(ada.board.get_by_role("button", name=re.compile("^Deliver .*trains 9 \\+ 15")).first)
        elif ada.offers("use").count():
            ada.use(ada.board.get_by_role("region", name="Deliver").get_by_role("button").last)
        else:
            ada.choose(liked(ada))
    expect(panel(ada, "Claims").get_by_role("list", name="Your trains and plows")).to_contain_text("used")


def test_a_crew_is_chosen_by_the_keyboard(ada: Person) -> None:
    ada.found(**ALONE, options=CREWS)
    ada.enter(ada.board.get_by_role("button", name="1 surveyor, 2 prospectors"))
    expect(ada.board.get_by_role("region", name="Your pieces").locator("ul button")).to_have_count(3)


def test_a_crew_is_put_together_by_game_points(phone: Person) -> None:
    phone.found(game="silverton", seats=2, bots=1, options={"game": "advanced"})
    assert phone.is_asked()
    crew = phone.board.get_by_role("region", name="Choose your crew")
    for disc in ("Surveyor +2", "Surveyor", "Prospector +1"):
        phone.use(crew.get_by_role("button", name=f"One more: {disc}", exact=True))
    expect(crew.get_by_text("3 of 15 game points left")).to_be_visible()
    expect(crew.get_by_role("button", name="One more: Prospector +2")).to_be_disabled()
    phone.use(crew.get_by_role("button", name="Choose this crew"))
    expect(phone.board.get_by_role("region", name="Your pieces").locator("ul button")).to_have_count(3)


def test_plows_open_the_way_for_freight(ada: Person, house: Server) -> None:
    begin(house, winter("+3", "+5", "+5", "+2"), north=ada)
    plows(ada).get_by_role("radio", name="+5").check()
    press_on_the_map(ada, "Send a plow +5 to Golden-Georgetown")
    expect(plows(ada).get_by_role("listitem").filter(has_text="Plow +5: Golden–Georgetown")).to_be_visible()
    press_on_the_map(ada, "Send a plow +5 to Breckenridge-Leadville")
    between = plows(ada).get_by_role("button", name="Georgetown–Breckenridge")
    plows(ada).get_by_role("radio", name="+2").check()
    expect(between).to_contain_text("die 2 or more")
    plows(ada).get_by_role("radio", name="+3").check()
    expect(between).to_contain_text("any die")
    ada.use(between)
    thrown = ada.board.get_by_role("region", name="The dice").get_by_role("listitem")
    expect(thrown.filter(has_text=re.compile(r": cleared\."))).to_have_count(3)
    ada.use(panel(ada, "Claims").get_by_role("button", name=re.compile("^Deliver Leadville silver, Denver: 2 ×")))
    sold = re.compile("^Ada sells 2 loads of Leadville silver")
    expect(ada.page.get_by_role("log").get_by_text(sold)).to_be_visible()


def test_two_plows_are_sent_to_one_segment_by_the_keyboard(ada: Person, house: Server) -> None:
    begin(house, winter("+2", "+3", "+2", **{"multiple-plows": True}), north=ada)
    ada.tab_to(plows(ada).get_by_role("radio", name="+2"))
    ada.page.keyboard.press("ArrowRight")
    expect(plows(ada).get_by_role("radio", name="+3")).to_be_checked()
    way = plows(ada).get_by_role("button", name="Golden–Georgetown")
    ada.enter(way)
    expect(plows(ada).get_by_role("radio", name="+2")).to_be_checked()
    ada.enter(way)
    sent = plows(ada).get_by_role("listitem").filter(has_text="Plow")
    expect(sent).to_have_text(["Plow +3: Golden–Georgetown", "Plow +2: Golden–Georgetown"])
    ada.enter(answers(ada).get_by_text("Roll for the plows"))
    threw = re.compile(r"^Ada rolls \d for the plow \+3 at Golden-Georgetown, distance 4: cleared\.")
    expect(ada.page.get_by_role("log").get_by_text(threw)).to_be_visible()
    cleared = the_map(ada).get_by_role("button", name=re.compile("Golden–Georgetown.*cleared this turn"))
    expect(cleared).to_have_count(1)


def test_surveyors_are_assigned_to_two_home_cities(phone: Person, house: Server) -> None:
    steps = ["crew north", "stations north", "place north"]
    table = scene(3, options={"scenario": "nickel-spike", "game": "advanced"}, agenda=steps).play("crew s+1 s s p")
    begin(house, table.position(), north=phone)
    expect(phone.board.get_by_text("It builds from there alone, until your track joins the two.")).to_be_visible()
    phone.use(answers(phone).get_by_text("Denver"))
    log = phone.page.get_by_role("log")
    expect(log.get_by_text("Ada's surveyor 1 builds from Denver.")).to_be_attached()
    press_on_the_map(phone, "Assign it to Denver")
    crew = phone.board.get_by_role("region", name="Your pieces").get_by_role("listitem")
    expect(crew.filter(has_text="builds from Denver")).to_have_count(2)
    expect(crew.filter(has_text="builds from Salt Lake City")).to_have_count(1)
    assert phone.overflows() == []


def test_a_train_is_purchased_for_one_of_two_networks(ada: Person, house: Server) -> None:
    north = {"track": ["denver/colorado-springs/1", "las-cruces/el-paso/1"]}
    options = {"game": "advanced", "scenario": "copper-spike"}
    begin(house, scene(1, options=options, north=north, agenda=["purchase north", "advance"]).position(), north=ada)
    ada.use(ada.board.get_by_role("button", name="Train 15. Purchase for $120"))
    expect(ada.board.get_by_text("The train 15 serves one network alone")).to_be_visible()
    press_on_the_map(ada, "Assign it to El Paso")
    expect(ada.page.get_by_role("log").get_by_text("Ada assigns the train 15 to El Paso.")).to_be_visible()
    own = panel(ada, "Trains").get_by_role("list", name="Your trains and plows").get_by_role("listitem")
    expect(own.filter(has_text="at El Paso")).to_have_count(2)
    expect(own.filter(has_text="15")).to_contain_text("at El Paso")


def test_a_fifth_train_comes_for_one_that_is_traded_in(ada: Person, house: Server) -> None:
    position = scene(1, round=5, options=DENVER, north={"trains": ["9", "9", "15", "24"]}, agenda=["purchase north"])
    begin(house, position.position(), north=ada)
    expect(ada.board.get_by_text("You have four trains: another comes only for one that is traded in.")).to_be_visible()
    least = ada.board.get_by_role("tabpanel").get_by_role("button", name=re.compile(r"^Train 9\."))
    expect(least).to_have_text([re.compile(r"\$20 and your train 15"), re.compile(r"\$0 and your train 24")])
    ada.use(ada.board.get_by_role("button", name="Train 24. $160 and your train 9"))
    expect(ada.page.get_by_role("log").get_by_text("Ada purchases a train 24 for $160 and a train 9.")).to_be_visible()
