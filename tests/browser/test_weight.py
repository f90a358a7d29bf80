"""A page for slow connections: what has to come before one plays."""

from __future__ import annotations

import gzip

from playwright.sync_api import Response

from tests.browser.people import Person

HOME = 130_000
LIGHT = 200_000
"""Bytes of the home page, and of it and the first table together, compressed."""


def weights(came: list[Response]) -> dict[str, int]:
    """What has come, and how much that is compressed."""
    return {each.url: len(gzip.compress(each.body())) for each in came if each.status == 200}


def test_home_and_the_first_table_are_light(ada: Person) -> None:
    came: list[Response] = []

    def note(response: Response) -> None:
        came.append(response)

    ada.page.on("response", note)
    ada.go("/")
    ada.page.wait_for_load_state("networkidle")
    assert sum(weights(came).values()) < HOME, weights(came)
    ada.press("Play now against bots")
    ada.moves.first.wait_for()
    ada.page.wait_for_load_state("networkidle")
    sizes = weights(came)
    assert any(url.endswith(".js") for url in sizes)
    assert sum(sizes.values()) < LIGHT, sizes


def test_nothing_is_asked_of_other_machines(ada: Person) -> None:
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url))
    for path in ("/", "/new/quick-silver", "/rules/quick-silver", "/learn/quick-silver", "/account"):
        ada.go(path)
    ada.found()
    ada.moves.first.wait_for()
    home = ada.page.evaluate("location.origin")
    assert [url for url in asked if not url.startswith((home, "data:"))] == []
