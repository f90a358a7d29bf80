"""Somebody who does not see: they press keys, hear what is announced, read what things are called, and no more."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

from playwright.sync_api import Locator, expect

from tests.browser.people import LONGEST, Person
from tests.server.processes import until

HEAR: Final = """() => {
  window.heard = [];
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      if (target.id === "spoken") window.heard.push(...[...addedNodes].map((node) => node.textContent).filter(Boolean));
  }).observe(document, { childList: true, subtree: true });
}"""
"""Keeps the announcer's transcript."""

Liking = Callable[[list[str]], int]
"""Which of the moves by their names somebody takes."""


class Listener:
    """A person at a table without screen and mouse."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.keys = 0
        """How many keys have been pressed."""
        self.page.add_init_script(f"({HEAR})()")

    def press(self, *keys: str) -> None:
        """Keys, one after the other."""
        for key in keys:
            self.page.keyboard.press(key)
            self.keys += 1

    def transcript(self) -> list[str]:
        """All that has been announced on this page."""
        told: list[str] = self.page.evaluate("window.heard")
        return told

    @property
    def here(self) -> str:
        """What has the focus, as it is announced."""
        return self.page.locator(":focus").aria_snapshot() if self.page.locator(":focus").count() else "nothing"

    @property
    def offered(self) -> Locator:
        """The moves, by their role and place."""
        return self.page.get_by_role("toolbar", name=re.compile("moves")).get_by_role("button")

    @property
    def go_on(self) -> Locator:
        """What leads on from the end of a round."""
        return self.page.get_by_role("button", name="Continue")

    def tab_to(self, name: str, most: int = 40) -> None:
        """Press Tab until something of this name has the focus."""
        for _ in range(most):
            if name in self.here:
                return
            self.press("Tab")
        raise AssertionError(f"nobody gets to {name} by Tab; here is {self.here}")

    def is_asked(self) -> bool:
        """Wait until one can choose, past the ends of rounds; False where the game is over."""
        over = self.person.over
        while True:
            self.offered.or_(self.go_on).or_(over).first.wait_for()
            if self.go_on.count():
                self.tab_to("Continue")
                self.press("Enter")
                expect(self.go_on).to_have_count(0)
            elif self.offered.count():
                return True
            elif over.count():
                return False

    def choose(self, likes: Liking) -> str:
        """Go down the list of moves to one of them, and make it; its name."""
        assert re.match('- heading "(Your turn|What is asked)"', self.here), self.here
        told = self.page.get_by_role("toolbar", name=re.compile("moves")).aria_snapshot()
        names: list[str] = re.findall(r'- \'?button "([^"]*)"', told)
        at = likes(names)
        self.press(*["ArrowDown"] * (at + 1))
        assert names[at] in self.here, (names[at], self.here)
        self.press("Enter")
        if self.page.get_by_role("dialog").count():
            self.tab_to("Do it")
            self.press("Enter")
        return names[at]

    def turns(self, likes: Liking) -> Iterator[str]:
        """Play until the game is over; at each question what was heard since the last move."""
        heard = len(self.transcript())
        for turn in range(LONGEST):
            if not self.is_asked():
                return
            if turn:
                until(lambda heard=heard: self.question() in " ".join(self.transcript()[heard:]))  # type: ignore[misc]
                yield " ".join(self.transcript()[heard:])
            heard = len(self.transcript())
            self.choose(likes)
        raise AssertionError("this game has no end")

    def question(self) -> str:
        """What is asked, without the § behind it."""
        return self.page.locator("#ask").inner_text().partition(" §")[0].strip()
