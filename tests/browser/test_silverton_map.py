"""Another map of Silverton: the client draws what the table plays with, and says what a move would bring there."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from silverware.games import game_called
from silverware.games.silverton import GAME, Silverton
from tests.browser.people import Door, Person
from tests.browser.positions import begin
from tests.browser.scenes import edition
from tests.browser.test_silverton import answers, pieces, the_map
from tests.games.silverton.scene import scene
from tests.games.silverton.test_16_deliveries import full
from tests.server.processes import Server


def mirrored(text: str) -> str:
    """A map on which east is west, with a town of another name, and lines of another cost and distance.

    The name of Gallup stands far below it.
    """
    text = re.sub(r"\bx = (\d+)", lambda found: f"x = {1000 - int(found[1])}", text)
    text = text.replace('name = "silverware"', 'name = "mirrored"').replace('"Golden"', '"Argentum"')
    text = text.replace(
        '["Denver", "Argentum"], cost = 40, distance = 2', '["Denver", "Argentum"], cost = 70, distance = 6'
    )
    text = text.replace('["Argentum", "Boulder"], cost = 80', '["Argentum", "Boulder"], cost = 990')
    played, layout = text.split("[layout]")
    layout, labels = layout.split("[layout.labels]")
    layout = re.sub(r", stands = \[\[.*?\]\]", "", layout)
    pairs = r"(?<=\[)(\d+)(?=, \d+\])(?!, 1000\])"
    layout = re.sub(pairs, lambda found: str(1400 - int(found[1])), layout)
    labels = re.sub(r'"Gallup" = \[.*\]', '"Gallup" = "farthest below"', labels.split("[terrain]")[0])
    played = re.sub(r"\[(\d+), (\d+)\]", lambda found: f"[{1000 - int(found[1])}, {found[2]}]", played)
    return f"{played}[layout]{layout}[layout.labels]{labels}"


MIRRORED = mirrored(edition("silverton"))
PLAIN = MIRRORED[: MIRRORED.index("[layout]")]
"""The same without a layout: boxes and names find places by themselves."""
GALLUP = next(town for town in GAME.printed().towns if town.id == "gallup")
OWN = ["denver/argentum/1", "argentum/boulder", "argentum/central-city"]


def mirror(seats: int = 1, written: str = MIRRORED, **more: Any) -> dict[str, Any]:
    """A position on the other map."""
    game = game_called("silverton", written)
    assert isinstance(game, Silverton)
    options = {"scenario": "denver-6000"} if seats == 1 else {}
    return scene(seats, game=game, options=options, **more).position()


def middle(thing: Locator) -> float:
    """Where something is, from the left."""
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2


def name_of(person: Person, town: str) -> Locator:
    """The name of a town on the map."""
    return the_map(person).locator("text", has_text=re.compile(f"^{town}$"))


def place_of(segment: str) -> str:
    """Where our own edition has the box of a segment on the other map."""
    box = next(line.box for line in GAME.printed().segments if line.id == segment)
    return f"translate({1400 - box.x:g} {box.y:g})"


def test_another_map_is_drawn_and_played(ada: Person, house: Server) -> None:
    steps = ["place north", "resolve", "contests", "operation north"]
    begin(house, mirror(agenda=steps), edition=MIRRORED, north=ada)
    ada.press("Whole map")
    assert middle(name_of(ada, "Denver")) < middle(name_of(ada, "Salt Lake City")), "east is west"
    expect(name_of(ada, "Golden")).to_have_count(0)
    assert float(name_of(ada, "Gallup").get_attribute("y") or 0) > GALLUP.y + 37, "it stands where the edition has it"
    expect(the_map(ada).locator(f".box[transform^='{place_of('grants/gallup')}']")).to_have_count(1)
    ada.use(pieces(ada).filter(has_text="Surveyor").first)
    ada.press("My railroad")
    line = the_map(ada).get_by_role("button", name=re.compile(r"^Survey Denver-Argentum \(1\).*; \$70; distance 6"))
    ada.use(line.locator(".hold"))
    ada.choose(answers(ada).get_by_text("Go on"))
    expect(ada.question).to_contain_text("Step 2")
    ada.use(the_map(ada).get_by_role("button", name=re.compile("^Build Denver-Argentum")).locator(".hold"))
    built = ada.page.get_by_role("log").get_by_text("Ada builds Denver-Argentum (1) for $70.")
    expect(built).to_be_visible()
    own = the_map(ada).get_by_role("button", name=re.compile(r"^Denver–Argentum \(1\).*track of Ada"))
    expect(own).to_have_count(1)


def test_a_delivery_on_another_map_has_its_route_and_its_price(ada: Person, house: Server) -> None:
    north = {"track": OWN, "claims": [full("c26", 2)]}
    begin(house, mirror(north=north, agenda=["deliver north"]), edition=MIRRORED, north=ada)
    delivery = ada.board.get_by_role("button", name=re.compile("^Deliver Boulder gold"))
    expect(delivery).to_contain_text(re.compile(r"Denver: 2 × \$\d+ = \$\d+"))
    expect(delivery).to_contain_text("distance 9")
    way = the_map(ada).locator("path.way:not(.under)")
    expect(way).to_have_count(0)
    ada.offers("deliver c26 to denver").hover()
    expect(way).to_have_count(2)
    ada.page.mouse.move(0, 0)
    expect(way).to_have_count(0)
    ada.offers("deliver c26 to denver").focus()
    expect(way).to_have_count(2)


def test_those_who_watch_see_the_other_map_even_without_a_layout(ada: Person, door: Door, house: Server) -> None:
    north = {"track": OWN, "claims": [full("c26", 2)]}
    begin(house, mirror(written=PLAIN, north=north, agenda=["deliver north"]), edition=PLAIN, north=ada)
    ada.choose(ada.offers("deliver c26 to denver"))
    expect(ada.offers("load")).to_have_count(2)
    ben = door.desk("Ben")
    ben.go(ada.page.url)
    expect(the_map(ben).get_by_role("button", name=re.compile(r"^Argentum–Boulder; \$990"))).to_have_count(1)
    expect(the_map(ben).locator("path.way:not(.under)")).to_have_count(2)
    ben.press("Whole map")
    assert middle(name_of(ben, "Denver")) < middle(name_of(ben, "Salt Lake City"))
