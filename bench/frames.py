"""`make bench-frames`: how many frames come on time while things move, with the processor slowed down four times.

A browser plays each game against bots with everything in motion, and is traced meanwhile. Counted are the frames in
which something moves, as Chromium's frame reporter says. A frame is on time if it was shown. Beside it stands how many
pieces of the page's own work took longer than a frame, in CPU time of its main thread, which is what the page can do
about it. The frames shown mean something on a quiet machine only.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from playwright.sync_api import CDPSession, sync_playwright
from rich.console import Console
from rich.table import Table
from tests.browser.people import CHROMIUM, Door, Person
from tests.server.processes import serving

SLOWER: Final = 4
"""Times as slow as this machine."""
MOVES: Final = int(sys.argv[1]) if len(sys.argv) > 1 else 12
"""How many moves somebody makes in each game."""
FRAME: Final = 1e6 / 60
"""Microseconds."""
CATEGORIES: Final = "toplevel,cc,benchmark,devtools.timeline,disabled-by-default-devtools.timeline"
TABLES: Final[dict[str, dict[str, Any]]] = {
    "quick-silver": {"seats": 4, "bots": 3},
    "quicksand": {"seats": 4, "bots": 3},
    "silver-coin": {"seats": 4, "bots": 3, "options": {"memory": "aided"}},
    "silverton": {"seats": 4, "bots": 3},
}
SETTINGS: Final = (
    'localStorage.setItem("silverware.settings", JSON.stringify({speed: "quick", moves: true, motion: true}))'
)


IN_MOTION: Final = ("has_compositor_animation", "has_main_animation", "affects_smoothness")
"""What the frame reporter says of frames in which something moves."""


class Frames(NamedTuple):
    """Frames in which something moved, and what the page did meanwhile."""

    moving: int
    shown: int
    works: int
    """Pieces of work on the main thread."""
    heavy: int
    """Those that take longer than a frame."""


@contextmanager
def traced(tab: CDPSession, events: list[dict[str, Any]]) -> Iterator[None]:
    """Trace a page, slowed down."""
    tab.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    tab.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    tab.send("Tracing.start", {"categories": CATEGORIES, "transferMode": "ReportEvents"})
    yield
    ended: list[Any] = []
    tab.on("Tracing.tracingComplete", lambda end: ended.append(end))  # noqa: PLW0108 - Playwright marks what it calls
    tab.send("Tracing.end")
    while not ended:
        tab.send("Runtime.evaluate", {"expression": "1"})
    tab.send("Emulation.setCPUThrottlingRate", {"rate": 1})


def counted(events: list[dict[str, Any]]) -> Frames:
    """The frames of a trace."""
    reports = [event.get("args", {}).get("frame_reporter") for event in events if event["name"] == "PipelineReporter"]
    moving = [report["state"] for report in reports if report and any(report[moves] for moves in IN_MOTION)]
    shown = [state for state in moving if state.startswith("STATE_PRESENTED")]
    main = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    works = [event.get("tdur", 0) for event in events if event["name"] in RUN and (event["pid"], event["tid"]) in main]
    return Frames(len(moving), len(shown), len(works), sum(cpu > FRAME for cpu in works))


RUN: Final = {"ThreadControllerImpl::RunTask", "RunTask"}


def play(person: Person, game: str) -> Frames:
    """Make some moves at a table, and count the frames."""
    person.page.add_init_script(SETTINGS)
    person.found(game=game, **TABLES[game])
    person.is_asked()
    events: list[dict[str, Any]] = []
    with traced(person.page.context.new_cdp_session(person.page), events):
        for turn in person.turns():
            if turn == MOVES:
                break
            count = person.moves.count()
            if count:  # a bot's move may have come in between
                person.choose(person.moves.nth(turn % count))
    return counted(events)


def main() -> None:
    """Print a table."""
    table = Table("game", "frames in motion", "shown, %", "tasks", "longer than a frame, %")
    with (
        TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/tables.db", "--quiet", "--limits", "none") as house,
        sync_playwright() as playwright,
    ):
        door = Door(playwright.chromium.launch(**CHROMIUM), house)
        for game in TABLES:
            person = door.desk(motion=True)
            frames = play(person, game)
            person.page.close()
            table.add_row(
                game,
                f"{frames.moving:,}",
                f"{100 * frames.shown / max(frames.moving, 1):.1f}",
                f"{frames.works:,}",
                f"{100 * frames.heavy / max(frames.works, 1):.2f}",
            )
    Console().print(table)


if __name__ == "__main__":
    main()
