"""`make pictures`: every screen as a picture for the pages, on a desk and on a phone."""

from __future__ import annotations

import sys
from base64 import b64encode
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import sync_playwright

from tests.browser.people import CHROMIUM, Door, Person
from tests.browser.scenes import SCENES
from tests.server.processes import serving

FOLDER: Final = Path(__file__).parents[2] / "docs/pictures"
THEMES: Final = {"light": "", "dark": "-dark"}
SMALL: Final = {"talking", "more", "settings", "host-log", "not-a-host", "nowhere"}
"""Not worth a page of their own."""
BOTH: Final = {"home", "turn", "redirecting", "result", "host"}
"""The screens that are shown by lamplight too."""
WINDOWS: Final = ("360x740", "844x390", "768x1024", "1024x768", "1280x800", "1920x1080", "2560x1440")
"""Beside a desk and a phone: a small phone, one that lies, tablets, a laptop, a screen and a wall."""
TABLES: Final = {"turn", "trail", "villages-drawn", "map"}
"""One table of each game, shown in all of them, half as large."""


def main(scenes: set[str]) -> None:
    """Write docs/pictures/SCREEN.png, SCREEN-dark.png and SCREEN-phone.png, and TABLE-WIDTHxHEIGHT.png."""
    with (
        TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/tables.db", "--quiet") as house,
        sync_playwright() as playwright,
    ):
        door = Door(playwright.chromium.launch(**CHROMIUM), house)
        for name, scene in SCENES.items():
            if name in SMALL or (scenes and name not in scenes):
                continue
            for person, device in ((door.desk(), ""), (door.phone(device_scale_factor=1), "-phone")):
                scene(person)
                if person.touches:
                    from_the_top(person)
                for theme, ending in THEMES.items():
                    if theme == "dark" and name not in BOTH:
                        continue
                    person.page.emulate_media(color_scheme="dark" if ending else "light", reduced_motion="reduce")
                    person.page.mouse.move(0, 0)
                    person.page.screenshot(path=FOLDER / f"{name}{device}{ending}.png", animations="disabled")
                if name in TABLES and not device:
                    in_windows(person, name)
                person.page.close()


def from_the_top(person: Person) -> None:
    """As somebody finds a page who has come anew: at its top, with the list of moves closed."""
    if person.page.locator("#moves-list").is_visible():
        person.page.keyboard.press("m")
    person.page.evaluate("scrollTo(0, 0)")


def in_windows(person: Person, name: str) -> None:
    """One table in windows of every size, with the list of moves closed, as it is at first."""
    person.page.emulate_media(color_scheme="light", reduced_motion="reduce")
    from_the_top(person)
    for size in WINDOWS:
        width, height = map(int, size.split("x"))
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.evaluate("scrollTo(0, 0)")
        shot = person.page.screenshot(animations="disabled")
        (FOLDER / f"{name}-{size}.png").write_bytes(halved(person, shot, width, height))


def halved(person: Person, shot: bytes, width: int, height: int) -> bytes:
    """A picture of half the width and height, drawn by the browser itself."""
    page = person.page.context.new_page()
    page.set_viewport_size({"width": width // 2, "height": height // 2})
    page.set_content(
        f'<body style="margin:0"><img style="width:100vw" src="data:image/png;base64,{b64encode(shot).decode()}">'
    )
    page.locator("img").evaluate("(image) => image.decode()")
    small = page.screenshot()
    page.close()
    return small


if __name__ == "__main__":
    main(set(sys.argv[1:]))
