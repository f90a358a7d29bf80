"""A page with the curves of a training run: how good it has become, and where the time went."""

from __future__ import annotations

import json
from html import escape
from pathlib import Path
from typing import Any, Final

import altair as alt

from silverware.lab.findings import Rows
from silverware.lab.report import HEIGHT, INKS, STYLE, AnyChart, drawn, figures, inline

POINTS: Final = 200
"""How many points a curve has, at most: each is the mean of its part of the run."""
TEST: Final = "test "
CURVES: Final = (
    ("ahead of past", "Ahead of its past", "How much more reward than past versions it has in games with them."),
    ("entropy", "How undecided it is", "The entropy of its choices: 0 where it always makes the same move."),
    ("foreseen", "What the critic foresees", "What part of the differences in outcome the critic explains."),
    ("from average", "How far it is from its average", "The Kullback-Leibler divergence from the averaged network."),
)


def page(folder: Path) -> str:
    """The page of the run in a folder."""
    log = [json.loads(line) for line in (folder / "log.jsonl").read_text(encoding="utf-8").splitlines()]
    settings = json.loads((folder / "settings.json").read_text(encoding="utf-8"))
    title = f"Learning {escape(settings['settings']['game'])}"
    last = log[-1]
    parts = [
        f"<h1>{title}</h1><p>{last['decisions']:,} decisions in {last['seconds']:,.0f} s: "
        f"{last['decisions'] / last['seconds']:,.0f} a second.</p>"
    ]
    tests = [
        {"decisions": line["decisions"], "against": name.removeprefix(TEST), "won": value}
        for line in log
        for name, value in line.items()
        if name.startswith(TEST)
    ]
    if tests:
        parts.append(section("How much it wins", "The share of games it wins in its tests.", by_test(tests), tests))
    for name, heading, says in CURVES:
        rows = [{"decisions": line["decisions"], name: line[name]} for line in thinned(log, name)]
        if rows:
            parts.append(section(heading, says, curve(rows, name), rows))
    spent = [
        {
            "doing": name,
            "share": sum(line["time"][name] for line in log) / sum(sum(line["time"].values()) for line in log),
        }
        for name in last["time"]
    ]
    parts.append(section("Where the time went", "What part of the time it spent on what.", bars(spent), spent))
    parts.append(figures([{"setting": name, "value": str(value)} for name, value in settings["settings"].items()]))
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{title}</title><style>{STYLE}</style><body>{''.join(parts)}</body></html>\n"
    )


def section(heading: str, says: str, chart: AnyChart, rows: Rows) -> str:
    """A heading, a chart, and its figures."""
    return f"<h2>{heading}</h2><p>{says}</p>{drawn(chart)}{figures(rows)}"


def thinned(log: list[dict[str, Any]], name: str) -> list[dict[str, Any]]:
    """A curve in at most so many points."""
    there = [line for line in log if name in line]
    size = -(-len(there) // POINTS) or 1
    parts = [there[first : first + size] for first in range(0, len(there), size)]
    return [{"decisions": part[-1]["decisions"], name: sum(each[name] for each in part) / len(part)} for part in parts]


def decisions() -> Any:
    """The axis that all curves have."""
    return alt.X("decisions:Q", title="decisions", axis=alt.Axis(format="~s"))


def by_test(rows: Rows) -> AnyChart:
    """A curve for each test."""
    return (
        alt.Chart(inline(rows))
        .mark_line(point=True)
        .encode(
            x=decisions(),
            y=alt.Y("won:Q", title="won", axis=alt.Axis(format="%")),
            color=alt.Color("against:N", title="against", scale=alt.Scale(range=INKS), legend=alt.Legend(orient="top")),
        )
        .properties(height=HEIGHT)
    )


def curve(rows: Rows, name: str) -> AnyChart:
    """One curve."""
    chart = alt.Chart(inline(rows)).mark_line(color=INKS[0])
    return chart.encode(x=decisions(), y=alt.Y(f"{name}:Q", title=name)).properties(height=HEIGHT / 2)


def bars(rows: Rows) -> AnyChart:
    """A bar for each thing it did."""
    chart = alt.Chart(inline(rows)).mark_bar(color=INKS[0])
    return chart.encode(x=alt.X("share:Q", title=None, axis=alt.Axis(format="%")), y=alt.Y("doing:N", title=None))
