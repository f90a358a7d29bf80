"""Silverton's optional rules, as people use them: every scene begins where the rule matters, and no dice decide."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.people import Door, Person
from tests.browser.positions import begin
from tests.browser.test_silverton import answers, pieces, the_map
from tests.games.silverton.scene import scene
from tests.games.silverton.test_16_deliveries import full
from tests.games.silverton.test_24_snow_plows import LEADVILLE
from tests.games.silverton.test_30_freight_transfer import BOULDER
from tests.server.processes import Server

HIRING = {"game": "advanced", "hiring": True}
PUEBLO = ["denver/colorado-springs/1", "colorado-springs/pueblo/1"]
"""Distance 11. With the 14 of Leadville it is a joint route for p12, Pueblo to Leadville, $340, which pays $170."""
P12 = "Pueblo to Leadville"


def beside(person: Person) -> Locator:
    """What is open beside the map."""
    return person.board.get_by_role("tabpanel")


def card(person: Person, *says: str) -> Locator:
    """A card beside the map, by what is on it."""
    found = beside(person).locator("li")
    for words in says:
        found = found.filter(has_text=words)
    return found


def told(person: Person, says: str) -> Locator:
    """A line of the log."""
    return person.page.get_by_role("log").get_by_text(says)


def test_a_passenger_card_is_moved_to_an_open_pile(ada: Person, house: Server) -> None:
    piles = [["p1", "p9", "p17"], ["p2", "p10", "p18"], ["", "p16", "p19"]]
    claims = [f"c{number}" for number in range(1, 8)]
    steps = ["place north", "resolve", "contests", "operation north"]
    begin(
        house,
        scene(2, options={"passenger-slide": True}, open=claims, piles=piles, agenda=steps).position(),
        north=ada,
    )
    ada.use(pieces(ada).filter(has_text="Prospector").first)
    ada.use(ada.board.get_by_role("tab", name="Passengers"))
    expect(card(ada, "Denver to Central City")).to_contain_text("you have no route, but may move it")
    ada.use(card(ada, "Denver to Central City").get_by_role("button"))
    ada.choose(answers(ada).get_by_text("Go on"))
    moving = card(ada, "Denver to Central City").get_by_role("button", name=re.compile("Move it"))
    expect(moving).to_have_text([re.compile("Move it among the claims"), re.compile("Move it to pile 3")])
    expect(card(ada, "pile 3: open, below: B, C")).to_be_visible()
    ada.use(moving.last)
    expect(told(ada, "Ada moves the passengers Denver to Central City (p2) to pile 3.")).to_be_visible()
    ada.use(ada.board.get_by_role("tab", name="Passengers"))
    expect(card(ada, "Denver to Central City")).to_contain_text("below: B, C")
    expect(card(ada, "pile 2: open, below: B, C")).to_be_visible()
    expect(card(ada, "pile 3: open")).to_have_count(0)


def test_two_run_a_passenger_card_together(ada: Person, door: Door, house: Server) -> None:
    north, east = {"track": PUEBLO, "cash": 400}, {"track": LEADVILLE, "cash": 400}
    table = scene(2, options={"joint-routes": True}, piles=[["p12"], ["p1"]], north=north, east=east)
    ben = door.phone("Ben")
    begin(house, table.play("send prospector 1", "prospect p12", "done").position(), north=ada, east=ben)
    ben.use(pieces(ben).filter(has_text="Prospector").first)
    ben.use(ben.board.get_by_role("tab", name="Passengers"))
    expect(card(ben, P12)).to_contain_text("with Ada: 25")
    ben.use(card(ben, P12).get_by_role("button"))
    ben.choose(answers(ben).get_by_text("Go on"))
    asked = ada.board.get_by_role("region", name="Run a card together")
    expect(asked).to_contain_text("Joint route 25: 11 of it yours, 14 theirs.")
    expect(asked).to_contain_text("You pay $150, they $190.")
    ada.use(answers(ada).get_by_text("Run it together", exact=True))
    expect(ben.board.get_by_role("region", name="Run a card together")).to_contain_text("You pay $190, they $150.")
    ben.use(answers(ben).get_by_text("Run it together", exact=True))
    expect(told(ada, f"Ada for $150 and Ben for $190 take the passengers {P12} (p12) together.")).to_be_visible()
    ada.use(ada.board.get_by_role("tab", name="Claims"))
    expect(card(ada, P12)).to_contain_text("route 25 · $90")
    expect(card(ada, P12)).to_contain_text("with Ben")


def test_a_joint_route_is_ended(ada: Person, house: Server) -> None:
    table = scene(
        2,
        options={"joint-routes": True},
        piles=[["p1"]],
        joint={"p12": ["north", "east"]},
        north={"track": PUEBLO},
        east={"track": LEADVILLE},
    )
    begin(house, table.place().position(), north=ada)
    ada.use(card(ada, P12, "End the joint route").get_by_role("button"))
    expect(told(ada, f"Ada ends the joint route with Etta: the passengers {P12} (p12).")).to_be_visible()
    expect(card(ada, P12)).to_have_count(0)
    ada.use(ada.board.get_by_role("tab", name="Passengers"))
    expect(card(ada, P12)).to_contain_text("$340, pays $170")


def test_freight_is_transferred_by_train_to_another_claim(ada: Person, house: Server) -> None:
    options = {"game": "advanced", "scenario": "denver-6000", "freight-transfer": True}
    north = {"track": BOULDER, "claims": [full("c29", 4), full("c30", 2), "c26"], "trains": ["9", "15"]}
    begin(house, scene(1, options=options, north=north, agenda=["deliver north"]).position(), north=ada)
    ada.use(card(ada, "c29").get_by_role("button", name=re.compile("Transfer to another claim")))
    expect(ada.board.get_by_text("Central City gold (c29), 4 loads: to which of your claims?")).to_be_visible()
    expect(card(ada, "c29", "to be transferred")).to_be_visible()
    ada.use(the_map(ada).get_by_role("button", name=re.compile(r"^To Boulder gold \(c26\)")))
    ada.use(beside(ada).get_by_role("button", name=re.compile("15 4 loads")).first)
    ada.use(ada.board.get_by_role("button", name="Transfer 3 loads"))
    says = "Ada transfers 3 loads of Central City gold (c29) to Boulder gold (c26) with the train 15."
    expect(told(ada, says)).to_be_visible()
    expect(card(ada, "c26")).to_contain_text("3 transferred, to stay this turn")
    expect(card(ada, "c26").get_by_role("button")).to_have_count(1)
    expect(card(ada, "c26").get_by_text("No market")).to_have_count(0)
    expect(card(ada, "c29").get_by_role("button", name=re.compile(r"Denver: 1 × \$250 = \$250"))).to_be_visible()
    expect(beside(ada).get_by_text("Trains that can still deliver: 1 of 2")).to_be_visible()


def test_a_piece_is_hired(phone: Person, house: Server) -> None:
    table = scene(2, options=HIRING, north={"crew": "S+1 S P+1 P"}, agenda=["deal north", "fines north"])
    begin(house, table.play("done").position(), north=phone)
    expect(phone.board.get_by_text("For $400, without a bonus")).to_be_visible()
    expect(answers(phone)).to_have_text(["Hire a surveyor for $400", "Hire a prospector for $400", "Wait"])
    phone.use(answers(phone).get_by_text("Hire a prospector"))
    expect(told(phone, "Ada hires a new prospector 3 for $400.")).to_be_attached()


def test_a_piece_that_has_won_goes_up_when_it_is_paid_for(ada: Person, house: Server) -> None:
    crew = {"crew": "S+1 S P+1 P"}
    table = scene(2, options=HIRING, north=crew, east=crew)
    table.place(north="p1 c1", east="p1 c1", chance="6 6 1 2")
    begin(house, table.position(), north=ada)
    winner = ada.board.get_by_role("region", name="Your pieces").get_by_role("listitem").filter(has_text="Aspen silver")
    expect(winner).to_contain_text("prospector +1")
    expect(winner).to_contain_text("won: +1 if it is paid for")
    ada.use(card(ada, "c1").get_by_role("button").first)
    expect(told(ada, "Ada's prospector 1 goes up to +2.")).to_be_visible()
