"""`make bench-frames`: whether what moves moves sixty times a second on a machine four times as slow as this one.

A browser watches bots play each game with everything in motion, twice, and nothing is asked of its page meanwhile.
First it is traced at full speed, and the CPU time that the page's main thread spends for each frame is taken four
times: it has to fit into a sixtieth of a second. That means the same on a busy machine. Then Chromium slows itself down
four times, and its own frame reporter says which frames were dropped of those in which something moved and that had
something new to show. The second pass means something on a quiet machine only: on a busy one Chromium waits out its
slowness by the clock, and others take their share as well.
"""

from __future__ import annotations

import sys
from bisect import bisect_left
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
SECONDS: Final = int(sys.argv[1]) if len(sys.argv) > 1 else 30
"""How long each game is watched, each time."""
FRAME: Final = 1e6 / 60
"""Microseconds."""
CATEGORIES: Final = "toplevel,cc,benchmark,devtools.timeline,disabled-by-default-devtools.timeline"
GAMES: Final = ("quick-silver", "quicksand", "silver-coin", "silverton")
SEATS: Final = 4
SETTINGS: Final = (
    'localStorage.setItem("silverware.settings", JSON.stringify({speed: "quick", motion: true, goesOn: true}))'
)
IN_MOTION: Final = ("has_compositor_animation", "has_main_animation", "affects_smoothness")
"""What the frame reporter says of frames in which something moves."""
RUN: Final = {"ThreadControllerImpl::RunTask", "RunTask"}
"""What the main thread does, piece by piece."""
DRAWN: Final = "ProxyMain::BeginMainFrame"
"""The piece in which it draws a frame."""

Event = dict[str, Any]


class Reported(NamedTuple):
    """Frames in which something moved."""

    all: int
    alone: int
    """Those that moved without the page's main thread, which therefore could not hold them up."""
    shown: int
    dropped: int
    """All others had nothing new to show."""


@contextmanager
def traced(tab: CDPSession, events: list[Event], slower: int) -> Iterator[None]:
    """Trace a page, slowed down."""
    tab.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    tab.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    tab.send("Tracing.start", {"categories": CATEGORIES, "transferMode": "ReportEvents"})
    yield
    ended: list[Any] = []
    tab.on("Tracing.tracingComplete", lambda end: ended.append(end))  # noqa: PLW0108 - Playwright marks what it calls
    tab.send("Tracing.end")
    while not ended:
        tab.send("Runtime.evaluate", {"expression": "1"})
    tab.send("Emulation.setCPUThrottlingRate", {"rate": 1})


def reported(events: list[Event]) -> Reported:
    """What the frame reporter says."""
    reports = [event.get("args", {}).get("frame_reporter") for event in events if event["name"] == "PipelineReporter"]
    moving = [report for report in reports if report and any(report[moves] for moves in IN_MOTION)]
    states = [report["state"] for report in moving]
    alone = sum(not report["has_main_animation"] for report in moving)
    shown = sum(state.startswith("STATE_PRESENTED") for state in states)
    return Reported(len(moving), alone, shown, states.count("STATE_DROPPED"))


def works(events: list[Event]) -> list[float]:
    """The CPU time that the main thread spent for each frame it drew, since the one before, in microseconds."""
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    spent: list[float] = []
    for main in mains:
        own = [event for event in events if (event["pid"], event["tid"]) == main and event["ph"] == "X"]
        drawn = sorted(event["ts"] + event["dur"] for event in own if event["name"] == DRAWN)
        frames = [0.0] * (len(drawn) + 1)
        end = 0.0
        for task in sorted((event for event in own if event["name"] in RUN), key=lambda event: event["ts"]):
            if task["ts"] >= end:  # those within another are counted with it
                end = task["ts"] + task["dur"]
                frames[bisect_left(drawn, task["ts"] + 1)] += task.get("tdur", 0)
        spent += frames[:-1]
    return spent


def watched(person: Person, game: str, slower: int) -> list[Event]:
    """Watch bots play for a while."""
    person.page.add_init_script(SETTINGS)
    person.found(game=game, seats=SEATS, bots=SEATS, sit=False)
    person.page.locator(".caption p").wait_for()  # the first of them has played
    events: list[Event] = []
    with traced(person.page.context.new_cdp_session(person.page), events, slower):
        person.page.wait_for_timeout(SECONDS * 1000)
    person.page.close()
    return events


def main() -> None:
    """Print a table."""
    table = Table(
        "game",
        "frames drawn",
        f"work x {SLOWER}: median, ms",
        "p95, ms",
        "within a frame, %",
        "in motion, slowed down",
        "moved without the page, %",
        "shown on time, %",
    )
    with (
        TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/tables.db", "--quiet", "--limits", "none") as house,
        sync_playwright() as playwright,
    ):
        door = Door(playwright.chromium.launch(**CHROMIUM), house)
        for game in GAMES:
            spent = sorted(SLOWER * work for work in works(watched(door.desk(motion=True), game, 1)))
            frames = reported(watched(door.desk(motion=True), game, SLOWER))
            table.add_row(
                game,
                f"{len(spent):,}",
                f"{spent[len(spent) // 2] / 1000:.1f}",
                f"{spent[len(spent) * 95 // 100] / 1000:.1f}",
                f"{100 * sum(work <= FRAME for work in spent) / len(spent):.1f}",
                f"{frames.all:,}",
                f"{100 * frames.alone / max(frames.all, 1):.1f}",
                f"{100 * frames.shown / max(frames.shown + frames.dropped, 1):.1f}",
            )
    Console(width=140).print(table)


if __name__ == "__main__":
    main()
