"""Wheels as people install them: each plays a game in terminal and browser. `make dist` runs this."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

from tests.browser.people import CHROMIUM, Door
from tests.server.processes import Server


def installed(wheel: Path, folder: Path) -> Path:
    """A new environment with a wheel and what it needs to serve; its programs."""
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    programs = folder / "bin"
    subprocess.run([programs / "pip", "install", "--quiet", f"{wheel}[server]"], check=True)
    return programs


def play_in_the_terminal(programs: Path, record: Path) -> None:
    """Play a game, always the first move, and check its record."""
    silverware = str(programs / "silverware")
    play = [silverware, "play", "quick-silver", "--seats", "2", "--bots", "easy", "--save", str(record)]
    subprocess.run(play, input="1\n" * 5000, text=True, check=True, stdout=subprocess.DEVNULL)
    subprocess.run([silverware, "verify", str(record)], check=True, stdout=subprocess.DEVNULL)


def play_in_the_browser(programs: Path, folder: Path) -> None:
    """Play a game against bots at a server of the wheel's, which has the documentation too."""
    server = Server(f"sqlite:///{folder}/tables.db", "--quiet", python=[str(programs / "python")])
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(**CHROMIUM)
            door = Door(browser, server)
            ada = door.desk()
            ada.page.goto("/docs")
            expect(ada.page.get_by_role("heading", name="Silverware")).to_be_visible()
            ada.go("/")
            ada.press("Play now against bots")
            ada.page.wait_for_url("**/table/*")
            for _ in ada.turns():
                ada.choose_any()
            expect(ada.over).to_be_visible()
            door.close()
            browser.close()
    finally:
        server.kill()


def main() -> None:
    """Check every wheel that is named."""
    for wheel in map(Path, sys.argv[1:]):
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            programs = installed(wheel.resolve(), folder / "environment")
            os.environ["PATH"] = str(programs)  # neither Node nor a compiler
            says = subprocess.run([programs / "silverware", "--version"], check=True, capture_output=True, text=True)
            play_in_the_terminal(programs, folder / "record.txt")
            play_in_the_browser(programs, folder)
            print(f"{wheel.name}: {says.stdout.strip()}: a game in the terminal, a game in the browser")  # noqa: T201


if __name__ == "__main__":
    main()
