"""People at browsers. They find things as people do: by what is written on them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, expect

from tests.server.processes import PATIENCE, Server

CHROMIUM: Final[dict[str, Any]] = {
    "executable_path": "/usr/bin/chromium-headless-shell",
    "args": [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
    ],
}
"""How the browser is started: Debian's own, asking nothing of the world."""

expect.set_options(timeout=PATIENCE * 1000)

DESK: Final[dict[str, Any]] = {"viewport": {"width": 1440, "height": 900}}
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
LONGEST: Final = 600
"""How often somebody is asked in one game at most."""
MOVES: Final = "section:has(> #ask) [data-move]:not([aria-disabled=true])"
"""The moves in the list that can be made."""
FAR: Final = 150
"""How often somebody presses Tab before they give up."""
NETWORK: Final = re.compile("Failed to load resource|WebSocket connection to")
"""What the browser's console says of answers that are no, and of servers that are away."""

WHOLE: Final = "body:has(h1):not(:has([aria-busy=true]))"
"""A page that has its heading, and waits for nothing more."""

INSTANT: Final = """localStorage.getItem("silverware.settings") ??
  localStorage.setItem("silverware.settings", JSON.stringify({speed: "instant", moves: true}));
  localStorage.setItem("silverware.played", '["quick-silver", "quicksand", "silver-coin", "silverton"]');"""
"""People here have played before, and wait for nothing they could skip, and choose from the list of moves."""

STICKING_OUT: Final = """() => {
  const wide = document.documentElement.clientWidth;
  if (Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) <= wide) return [];
  const out = [...document.body.querySelectorAll("*")].filter((each) => each.getBoundingClientRect().right > wide + 1);
  return [`${wide}`, ...out.map((each) => each.outerHTML.slice(0, 120))];
}"""

TOWARDS: Final = """(element) => {
  const now = document.activeElement;
  if (element === now) return null;
  const behind = element.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_FOLLOWING && now !== document.body;
  const stop = element.closest("[data-stop]");
  if (element.tabIndex < 0 && stop && now.closest("[data-stop]") === stop && !now.matches("input, select"))
    return stop.matches(".pane") ? "End" : behind ? "ArrowLeft" : "ArrowRight";
  const own = (each) => each.closest("[data-stop]") === stop;
  const at = element.tabIndex < 0 && stop ? [...stop.querySelectorAll("[data-here]")].find(own) : element;
  return at.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_FOLLOWING && now !== document.body
    ? "Shift+Tab"
    : "Tab";
}"""
"""Which key brings the focus nearer to something: Tab from stop to stop, arrows from thing to thing at one; on
Silverton's map End, to the next thing that can be pressed."""


class Person:
    """Somebody with a browser of their own, at a table or on the way to one."""

    def __init__(self, page: Page, house: Server, touches: bool = False) -> None:
        self.page = page
        self.house = house
        self.touches = touches
        self.id = ""
        """Who they are to the server."""
        self.complaints: list[str] = []
        page.set_default_timeout(PATIENCE * 1000)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._heard)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not NETWORK.match(message.text):
            self.complaints.append(message.text)

    # coming and going

    def go(self, path: str) -> None:
        """Open a page by its address, and wait until it is there."""
        self.page.goto(path)
        self.arrive()

    def arrive(self) -> None:
        """Wait until a page shows all that it opens with."""
        self.page.locator(WHOLE).wait_for(state="attached")

    def press(self, name: str | re.Pattern[str], role: Any = "button") -> None:
        """Press the button (or link) with these words on it."""
        self.use(self.page.get_by_role(role, name=name).first)

    def use(self, thing: Locator) -> None:
        """A click, or a tap."""
        thing.tap() if self.touches else thing.click()

    def ask(self, path: str, body: Any) -> Any:
        """Send the server a request of one's own, beside the page."""
        answer = self.page.context.request.post(f"/api/{path}", data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def named(self, name: str) -> Person:
        """Be known to the server."""
        self.id = str(self.ask("guests", {"name": name})["person"]["id"])
        return self

    def found(self, *, start: bool = True, sit: bool = True, **founding: Any) -> str:
        """Found a table beside the page, and open it."""
        wanted = {"game": "quick-silver", "seats": 2, "bots": 1, "level": "random", "pace": {"type": "none"}}
        table = str(self.ask("tables", wanted | founding)["id"])
        if sit and not founding.get("hot_seat"):
            self.ask(f"tables/{table}/acts", {"type": "sit", "seat": "north"})
        if start:
            self.ask(f"tables/{table}/acts", {"type": "start"})
        self.go(f"/table/{table}")
        return table

    # at the table

    @property
    def moves(self) -> Locator:
        """What can be answered now, in the list."""
        return self.page.locator(MOVES)

    @property
    def question(self) -> Locator:
        """The sentence that says who is asked for what."""
        return self.page.locator("#ask")

    @property
    def over(self) -> Locator:
        """What is said when it is over."""
        return self.page.get_by_role("status").filter(has_text="The game is over")

    @property
    def go_on(self) -> Locator:
        """What one presses when one has seen the end of a round."""
        return self.page.get_by_role("button", name="Continue")

    @property
    def asked_or_over(self) -> Locator:
        """The next thing there is to see."""
        return self.moves.or_(self.over).or_(self.go_on).first

    def is_asked(self) -> bool:
        """Wait for one's turn, past the ends of rounds; whether it came before the end of the game."""
        while True:
            self.asked_or_over.wait_for()
            if self.go_on.count():
                self.use(self.go_on)
                continue
            if self.moves.count():
                return True
            if self.over.count():
                return False

    def see_the_end(self) -> None:
        """Go past the end of the last round to the result."""
        self.over.or_(self.go_on).first.wait_for()
        if self.go_on.count():
            self.use(self.go_on)
        expect(self.over).to_be_visible()

    def offers(self, beginning: str) -> Locator:
        """The moves in the list that begin so."""
        return self.page.locator(f'section:has(> #ask) [data-move^="{beginning}"]:not([aria-disabled=true])')

    def choose(self, move: Locator) -> None:
        """Make a move, and mean it."""
        self.use(move)
        self.mean_it()

    def choose_any(self) -> None:
        """The first move, if it is still asked for: a standing order may be answering at this very moment."""
        self.page.evaluate("(moves) => document.querySelector(moves)?.click()", MOVES)

    def mean_it(self) -> None:
        """Some moves are asked about twice."""
        dialog = self.page.get_by_role("dialog")
        if dialog.count():
            self.use(dialog.get_by_role("button", name="Do it"))

    def turns(self) -> Iterator[int]:
        """Every time one is asked, until the game is over."""
        for turn in range(LONGEST):
            if not self.is_asked():
                return
            yield turn
        raise AssertionError("this game has no end")

    def until_over(self) -> None:
        """Play on until the end."""
        for _ in self.turns():
            self.choose(hasty(self))
        expect(self.over).to_be_visible()

    def until(self, beginning: str) -> None:
        """Play on until there is a move that begins so."""
        for _ in self.turns():
            if self.offers(beginning).count():
                return
            self.choose(hasty(self))
        raise AssertionError(f"the game was over before anybody could {beginning}")

    # on the board

    @property
    def board(self) -> Locator:
        """The table itself."""
        return self.page.get_by_role("region", name="The board")

    @property
    def outlined(self) -> Locator:
        """The things on the board that do something when they are pressed."""
        return self.board.locator("button:not(.button):not([aria-disabled=true])")

    # with the keyboard alone

    def tab_to(self, thing: Locator) -> None:
        """Press Tab, and arrow keys where many things are one stop, until something has the focus."""
        for _ in range(FAR):
            key = thing.evaluate(TOWARDS)
            if key is None:
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"nobody gets to {thing} by Tab")

    def enter(self, thing: Locator) -> None:
        """Go there by Tab, and press Enter."""
        thing.wait_for()
        self.tab_to(thing)
        self.page.keyboard.press("Enter")

    # what is on the screen

    def overflows(self) -> list[str]:
        """What sticks out sideways, where the page is wider than the window."""
        found: list[str] = self.page.evaluate(STICKING_OUT)
        return found


def hasty(person: Person) -> Locator:
    """What ends a game soon: waste plates, otherwise take the first move there is."""
    redirects = person.offers("redirect")
    return redirects.first if redirects.count() else person.moves.first


class Door:
    """Where people come in."""

    def __init__(self, browser: Browser, house: Server) -> None:
        self.browser = browser
        self.house = house
        self.people: list[Person] = []

    def desk(self, name: str = "Ada", motion: bool = False, **options: Any) -> Person:
        """Somebody at a desk."""
        return self._enter(name, motion, {**DESK, **options}, touches=False)

    def phone(self, name: str = "Ada", motion: bool = False, **options: Any) -> Person:
        """Somebody with a phone."""
        return self._enter(name, motion, {**PHONE, **options}, touches=True)

    def _enter(self, name: str, motion: bool, options: dict[str, Any], touches: bool) -> Person:
        context = self.browser.new_context(
            base_url=self.house.url, reduced_motion="no-preference" if motion else "reduce", **options
        )
        context.add_init_script(INSTANT)
        person = Person(context.new_page(), self.house, touches)
        self.people.append(person)
        return person.named(name) if name else person

    def close(self) -> None:
        """Everybody leaves; whatever their pages complained of is told."""
        complaints = [complaint for person in self.people for complaint in person.complaints]
        for person in self.people:
            person.page.context.close()
        assert not complaints, "\n".join(complaints)
