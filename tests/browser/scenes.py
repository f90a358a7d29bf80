"""Every screen, and how one gets there."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Final

from tests.browser.hosting import a_town, appoint
from tests.browser.people import Person

Scene = Callable[[Person], object]


def edition(game: str) -> str:
    """The text of our edition of a game."""
    return files("silverware").joinpath(f"games/{game}/edition/silverware.toml").read_text(encoding="utf-8")


RECORD: Final = Path(__file__).parents[1] / "golden/quick-silver/three-last-alive.game"
"""A short game in which east made every kind of error."""
ONE_ROUND, TWO_ROUNDS = (edition("silver_coin").replace("rounds = 4", f"rounds = {rounds}") for rounds in (1, 2))
"""Editions of Silver Coin whose games are short."""
ALL_IN_GOLDEN: Final = re.sub(r'(number = \d+, town = )"(?!Leadville)[^"]+"', r'\1"Golden"', edition("silverton"))
"""An edition of Silverton whose claims are nearly all one line from Denver: there is freight to deliver at once."""


def page(path: str) -> Scene:
    """A page that has an address."""
    return lambda person: person.go(path)


def lobby(person: Person) -> None:
    """A table that waits for somebody."""
    person.found(seats=4, bots=1, start=False)


def spying(person: Person) -> None:
    """The face-up cards of four."""
    person.found(seats=4, bots=3)
    person.moves.first.wait_for()


def turn(person: Person) -> None:
    """A swap or a sneak."""
    person.found(seats=4, bots=3)
    person.until("swap")


def taking(person: Person) -> None:
    """One of the three central cards."""
    turn(person)
    person.choose(person.page.locator('[data-move^="swap"][data-move$="centre"]').first)
    person.offers("take").first.wait_for()


def handing_over(person: Person) -> None:
    """The device goes round."""
    person.found(seats=3, bots=0, hot_seat=True)
    person.page.get_by_role("heading", name=re.compile("Hand the device to")).wait_for()


def redirecting(person: Person) -> None:
    """A swap comes to us, at a table where we can see to it that it does."""
    handing_over(person)
    take_it = person.page.get_by_role("button", name=re.compile("^I am "))
    while True:
        take_it.or_(person.moves).first.wait_for()
        if take_it.count():
            person.use(take_it)
        elif person.offers("redirect").count():
            return
        elif person.offers("swap").count():
            person.choose(person.page.locator('[data-move^="swap"]:not([data-move$="centre"])').first)
        else:
            person.choose(person.moves.first)


def talking(person: Person) -> None:
    """What people say to each other."""
    turn(person)
    person.use(person.page.get_by_role("tab", name="Talk"))
    person.page.get_by_label("Say something").fill("Who has the dynamite?")
    person.press("Send")
    person.page.get_by_role("tabpanel").get_by_text("Who has the dynamite?").wait_for()


def more(person: Person) -> None:
    """The menu at the top of a table."""
    turn(person)
    person.use(person.page.locator("summary", has_text="More"))


def settings(person: Person) -> None:
    """What one chooses for this device."""
    person.go("/")
    person.press("Settings")
    person.page.get_by_role("dialog").wait_for()


def result(person: Person) -> None:
    """How it ended."""
    person.found(seats=3, bots=2)
    person.until_over()
    person.page.get_by_text("Your browser checked").wait_for()


def replay(person: Person) -> None:
    """The same game again, a few steps in."""
    result(person)
    person.press(re.compile("Watch it again"), role="link")
    person.page.wait_for_url("**/replay/**")
    person.arrive()


def open_review(person: Person) -> None:
    """The review of a record, when every decision of east's has been judged."""
    kept = person.ask("records", {"text": RECORD.read_text(encoding="utf-8")})["id"]
    person.go(f"/replay/{kept}?seat=east")
    person.press("Review", role="tab")
    person.page.get_by_text("10 decisions judged: ").wait_for()


def review(person: Person) -> None:
    """A blunder and its answer, beside the board; skill and luck below."""
    open_review(person)
    person.page.locator("summary", has_text="As a table").click()
    blunder = person.page.get_by_role("row").filter(has_text="Blunder").last
    person.use(blunder.get_by_role("button"))
    person.press("Show the answer")
    person.page.get_by_role("tabpanel").get_by_text("worse than").last.wait_for()


def lesson(game: str) -> Scene:
    """The first steps of a guided game."""

    def begin(person: Person) -> None:
        person.go(f"/learn/{game}")
        person.press("Begin")
        person.page.get_by_text(re.compile(r"Step \d+ of")).first.wait_for()

    return begin


def trail(person: Person) -> None:
    """A turn of Quicksand."""
    person.found(game="quicksand", seats=4, bots=3)
    person.moves.first.wait_for()


def temple(person: Person) -> None:
    """How a game of Quicksand ended."""
    person.found(game="quicksand")
    person.until_over()
    person.page.get_by_text("Your browser checked").wait_for()


def villages(person: Person) -> None:
    """A turn of Silver Coin."""
    person.found(game="silver-coin", seats=4, bots=3, options={"memory": "aided"})
    person.until("draw")
    to_the_top(person)


def first_look(person: Person) -> None:
    """Two cards of one's own, for a moment."""
    person.found(game="silver-coin", seats=3, bots=2)
    person.until("done")


def drawn(person: Person) -> None:
    """A card in hand, and what to do with it."""
    villages(person)
    person.choose(person.offers("draw").first)
    person.offers("discard").first.wait_for()


def scored(person: Person) -> None:
    """How a round of Silver Coin ended."""
    person.found(game="silver-coin")
    while not person.go_on.count():
        person.choose(person.moves.first)
        person.asked_or_over.wait_for()
    person.page.mouse.move(0, 0)


def vote(person: Person) -> None:
    """How a game of Silver Coin ended."""
    person.found(game="silver-coin", edition=ONE_ROUND)
    person.until_over()
    person.page.get_by_text("Your browser checked").wait_for()


def mixer(person: Person) -> None:
    """The deck of a table, number by number."""
    person.go("/new/silver-coin")
    person.use(person.page.locator("summary"))
    person.page.get_by_role("heading", name="The deck").wait_for()


def surveying(person: Person) -> None:
    """A surveyor in hand, on the map of Silverton."""
    person.found(game="silverton", seats=4, bots=3)
    person.until("send surveyor")
    person.choose(person.offers("send surveyor").first)
    person.offers("survey").first.wait_for()


def to_the_top(person: Person) -> None:
    """Scroll up: where a scene leaves off by luck, what lies at the bottom of a phone may cover half a button."""
    person.page.evaluate("scrollTo(0, 0)")


def chart(person: Person) -> None:
    """The prices of Silverton, when they have changed once."""
    person.found(game="silverton", seats=3, bots=2)
    for _ in person.turns():
        if person.page.get_by_text(re.compile("^Turn 2 of")).count():
            break
        person.choose(person.moves.first)
    person.use(person.board.get_by_role("tab", name="Prices"))
    to_the_top(person)


def offering(person: Person) -> None:
    """An offer that is being put together."""
    person.found(game="silverton", seats=3, bots=2)
    for _ in person.turns():
        if "Step 4" in person.question.inner_text():
            break
        person.choose(person.moves.first)
    person.board.get_by_label("Dollars").first.fill("120")
    to_the_top(person)


def hauling(person: Person) -> None:
    """Trains and plows, in a game alone."""
    person.found(game="silverton", seats=1, bots=0, options={"game": "advanced", "scenario": "denver-6000"})
    person.until("send")
    person.use(person.board.get_by_role("tab", name="Trains"))


def scenarios(person: Person) -> None:
    """The scenarios of Silverton, to choose from."""
    person.go("/new/silverton")
    person.use(person.page.locator("summary", has_text="Scenario"))
    person.page.get_by_role("radio", name="Silver Spike", exact=True).check()


def hosting(part: str) -> Scene:
    """The page for hosts, in a house with people and tables."""

    def look(person: Person) -> None:
        appoint(person)
        a_town(person)
        person.go(f"/host{part}")

    return look


def acting(person: Person) -> None:
    """A host is about to do something."""
    hosting("")(person)
    person.page.get_by_role("searchbox").fill("Loud Lou")  # other tests may have brought many people in since
    person.press("Manage Loud Lou")
    person.page.get_by_role("dialog").wait_for()


SCENES: Final[dict[str, Scene]] = {
    "home": page("/"),
    "new": page("/new/quick-silver"),
    "lobby": lobby,
    "spying": spying,
    "turn": turn,
    "taking": taking,
    "redirecting": redirecting,
    "handing-over": handing_over,
    "talking": talking,
    "more": more,
    "settings": settings,
    "result": result,
    "replay": replay,
    "review": review,
    "rules": page("/rules/quick-silver"),
    "lesson": lesson("quick-silver"),
    "trail": trail,
    "temple": temple,
    "trail-rules": page("/rules/quicksand"),
    "trail-lesson": lesson("quicksand"),
    "trail-new": page("/new/quicksand"),
    "villages": villages,
    "villages-looking": first_look,
    "villages-drawn": drawn,
    "villages-scored": scored,
    "villages-vote": vote,
    "villages-rules": page("/rules/silver-coin"),
    "villages-lesson": lesson("silver-coin"),
    "villages-new": mixer,
    "map": surveying,
    "chart": chart,
    "offer": offering,
    "trains": hauling,
    "map-rules": page("/rules/silverton"),
    "map-lesson": lesson("silverton"),
    "map-new": scenarios,
    "account": page("/account"),
    "host": hosting(""),
    "host-acting": acting,
    "host-tables": hosting("/tables"),
    "host-log": hosting("/log"),
    "not-a-host": page("/host"),
    "nowhere": page("/no/such/page"),
}
