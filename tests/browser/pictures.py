"""`make pictures`: every screen as a picture for the pages, on a desk and on a phone."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import sync_playwright

from tests.browser.people import CHROMIUM, Door
from tests.browser.scenes import SCENES
from tests.server.processes import serving

FOLDER: Final = Path(__file__).parents[2] / "docs/pictures"
THEMES: Final = {"light": "", "dark": "-dark"}
SMALL: Final = {"talking", "more", "settings", "host-log", "not-a-host", "nowhere"}
"""Not worth a page of their own."""
BOTH: Final = {"home", "turn", "redirecting", "result", "host"}
"""The screens that are shown by lamplight too."""


def main() -> None:
    """Write docs/pictures/SCREEN.png, SCREEN-dark.png and SCREEN-phone.png."""
    with (
        TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/tables.db", "--quiet") as house,
        sync_playwright() as playwright,
    ):
        door = Door(playwright.chromium.launch(**CHROMIUM), house)
        for name, scene in SCENES.items():
            if name in SMALL:
                continue
            for person, device in ((door.desk(), ""), (door.phone(device_scale_factor=1), "-phone")):
                scene(person)
                for theme, ending in THEMES.items():
                    if theme == "dark" and name not in BOTH:
                        continue
                    person.page.emulate_media(color_scheme="dark" if ending else "light", reduced_motion="reduce")
                    person.page.mouse.move(0, 0)
                    person.page.screenshot(path=FOLDER / f"{name}{device}{ending}.png", animations="disabled")
                person.page.close()


if __name__ == "__main__":
    main()
