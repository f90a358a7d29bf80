"""A report: one page with charts of what came of one run or of several, side by side. It needs nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from html import escape
from typing import Any, Final, NamedTuple, TypeAlias

import altair as alt
import vl_convert as vl

from silverware.core.seats import SEAT_NAMES
from silverware.games import game_called
from silverware.lab.findings import Rows, Run

WIDTH: Final = 640
HEIGHT: Final = 240
INKS: Final = ["#3d4f9f", "#c4511d", "#4c6b2f", "#8c2f2b", "#6b5b95", "#7a6a2f"]
"""A colour for each run."""
NARROW: Final = 30
"""So many bars, or fewer, are drawn one by one; more become a line."""
STYLE: Final = """
:root { color-scheme: light; }
body { max-width: 46rem; margin: 2.5rem auto; padding: 0 1rem; background: #f6f1e5; color: #26221c;
  font: 16px/1.5 system-ui, sans-serif; }
h1, h2 { font-family: Georgia, serif; line-height: 1.2; } h1 { margin-bottom: .2rem; } h2 { margin-top: 2.6rem; }
svg { width: 100%; height: auto; } p { max-width: 40rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .9rem; }
th, td { text-align: left; padding: .25rem .9rem .25rem 0; border-bottom: 1px solid #9aa3ab; }
summary { cursor: pointer; color: #5a5348; } code { background: #ece4d2; padding: .1rem .3rem; }
@media print { body { background: none; } details { display: none; } }
"""


AnyChart: TypeAlias = Any
"""A chart, layered or not; altair has no one type for both."""


class Section(NamedTuple):
    """A heading, what the chart below shows, how it is drawn, and from which rows."""

    title: str
    says: str
    draw: Callable[[Rows], AnyChart]
    rows: Callable[[Run], Rows]


def report(runs: Sequence[Run]) -> str:
    """The page."""
    titles = list(dict.fromkeys(game_called(run.plan.game, run.plan.edition).title for run in runs))
    heading = escape(" and ".join(titles))
    parts = [f"<h1>{heading}</h1>", played(runs)]
    for section, rows in told(runs):
        parts.append(f"<h2>{section.title}</h2><p>{section.says}</p>{drawn(section.draw(rows))}{figures(rows)}")
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{heading}: a report</title><style>{STYLE}</style><body>{''.join(parts)}</body></html>\n"
    )


def charts(runs: Sequence[Run]) -> dict[str, str]:
    """The charts of the page as SVG, by file name."""
    return {
        "-".join(re.findall(r"\w+", section.title.lower())) + ".svg": drawn(section.draw(rows))
        for section, rows in told(runs)
    }


def told(runs: Sequence[Run]) -> Iterator[tuple[Section, Rows]]:
    """The sections that have something to tell, with their rows."""
    for section in SECTIONS:
        rows = [row for run in runs for row in section.rows(run)]
        if rows:
            yield section, rows


def played(runs: Sequence[Run]) -> str:
    """What was played, a line for each run."""
    lines = []
    for run in runs:
        options = " ".join(f"{name}={value}" for name, value in run.plan.options.items()) or "as usual"
        lines.append(
            {
                "run": run.name,
                "game": run.plan.game,
                "seats": run.plan.seats,
                "bots": ", ".join(dict.fromkeys(run.plan.bots)),
                "options": options,
                "edition": "ours" if run.plan.edition is None else "another",
                "games": f"{run.games.height:,}",
                "seed": run.plan.seed,
            }
        )
    return table(lines)


def table(rows: Rows) -> str:
    """Rows as a table."""
    head = "".join(f"<th>{escape(name)}" for name in rows[0])
    body = "".join("<tr>" + "".join(f"<td>{escape(cell(value))}" for value in row.values()) for row in rows)
    return f"<table><thead><tr>{head}</thead><tbody>{body}</tbody></table>"


def cell(value: object) -> str:
    """A figure with as many digits as matter."""
    return f"{value:.3g}" if isinstance(value, float) else str(value)


def figures(rows: Rows) -> str:
    """The figures behind a chart, for those who want to read them, or cannot see it."""
    return f"<details><summary>The figures</summary>{table(rows)}</details>"


def drawn(chart: AnyChart) -> str:
    """A chart as a picture that needs no script."""
    spec = chart.properties(width=WIDTH, background="transparent").configure_view(stroke=None).to_dict()
    return vl.vegalite_to_svg(spec)


def inline(rows: Rows) -> Any:
    """Rows as a chart carries them."""
    return alt.Data(values=rows)  # type: ignore[no-untyped-call]


def of(rows: Rows) -> Any:
    """A chart of rows, a colour for each run."""
    return alt.Chart(inline(rows)).encode(
        color=alt.Color("run:N", title=None, sort=None, scale=alt.Scale(range=INKS), legend=alt.Legend(orient="top"))
    )


def histogram(field: str, title: str, count: str) -> Callable[[Rows], AnyChart]:
    """How often each number came: bars where there are few, otherwise a line over classes."""

    def draw(rows: Rows) -> AnyChart:
        numbers = {row[field] for row in rows}
        few = max(numbers) - min(numbers) < NARROW
        x = alt.X(
            f"{field}:Q", title=title, bin=False if few else alt.Bin(maxbins=NARROW), axis=alt.Axis(tickMinStep=1)
        )
        chart = of(rows).encode(x=x, y=alt.Y(f"sum({count}):Q", title="share", axis=alt.Axis(format="%")))
        chart = chart.properties(height=HEIGHT)
        return chart.mark_line(point=True) if few else chart.mark_line(interpolate="step-after")

    return draw


def bars(field: str, value: str, title: str, form: str) -> Callable[[Rows], AnyChart]:
    """A bar for each thing and run, the largest first."""

    def draw(rows: Rows) -> AnyChart:
        return (
            of(rows)
            .mark_bar()
            .encode(
                x=alt.X(f"{value}:Q", title=title, axis=alt.Axis(format=form)),
                y=alt.Y(f"{field}:N", title=None, sort="-x", axis=alt.Axis(labelLimit=240)),
                yOffset=alt.YOffset("run:N", sort=None),
            )
        )

    return draw


def intervals(field: str, order: Sequence[str] | None) -> Callable[[Rows], AnyChart]:
    """A point with its 95 % interval for each thing and run, and the fair share."""

    def draw(rows: Rows) -> AnyChart:
        y = alt.Y(f"{field}:N", title=None, sort=order, axis=alt.Axis(labelLimit=240))
        axis = alt.Axis(format="%")
        each = of(rows).encode(y=y, yOffset=alt.YOffset("run:N", sort=None))
        fair = alt.Chart(inline(rows)).mark_rule(strokeDash=[4, 4], color="#9aa3ab").encode(x="fair:Q")
        return alt.layer(
            fair,
            each.mark_rule(strokeWidth=2).encode(x=alt.X("low:Q", title="won", axis=axis), x2="high:Q"),
            each.mark_point(filled=True, size=60).encode(x="won:Q"),
        )

    return draw


def means(rows: Rows) -> AnyChart:
    """A mean with its 95 % interval for each run, side by side for each thing that was counted."""
    each = of(rows).encode(y=alt.Y("run:N", title=None, sort=None, axis=alt.Axis(labelLimit=240)))
    return alt.layer(
        each.mark_rule(strokeWidth=2).encode(
            x=alt.X("low:Q", title="in a game", scale=alt.Scale(zero=False)), x2="high:Q"
        ),
        each.mark_point(filled=True, size=60).encode(x=alt.X("mean:Q", scale=alt.Scale(zero=False))),
    )


def curve(rows: Rows) -> AnyChart:
    """What winners and the others had, round by round."""
    base = of(rows).encode(x=alt.X("round:Q", title="rounds played", axis=alt.Axis(tickMinStep=1)))
    base = base.encode(strokeDash=alt.StrokeDash("who:N", title=None, legend=alt.Legend(orient="top")))
    return alt.layer(
        base.mark_area(opacity=0.08).encode(y=alt.Y("low:Q", title="had"), y2="high:Q", detail="who:N"),
        base.mark_line().encode(y="mean:Q"),
    ).properties(height=HEIGHT)


SECTIONS: Final = (
    Section(
        "How long games are",
        "Decisions in a game, those without a choice counted too.",
        histogram("decisions", "decisions", "share"),
        lambda run: run.counted("decisions"),
    ),
    Section(
        "Decisions in the mean",
        "The mean of the decisions in a game. The line is the 95 % interval of that mean.",
        means,
        lambda run: run.mean("decisions"),
    ),
    Section(
        "Rounds",
        "Rounds or turns in a game, as the game counts them.",
        histogram("rounds", "rounds", "share"),
        lambda run: run.counted("rounds"),
    ),
    Section(
        "Rounds in the mean",
        "The mean of the rounds or turns in a game. The line is the 95 % interval of that mean.",
        means,
        lambda run: run.mean("rounds"),
    ),
    Section(
        "How games end",
        "The share of games with each ending.",
        bars("ending", "share", "games", "%"),
        lambda run: run.counted("ending"),
    ),
    Section(
        "Who wins, by seat",
        "What each seat won. The line is the 95 % interval, the dashed line the fair share. A shared win "
        "counts for each winner.",
        intervals("seat", SEAT_NAMES),
        Run.wins_by_seat,
    ),
    Section(
        "Who wins, by what sets them apart",
        "What those won whom something set apart as the game began, such as playing first. The line is the 95 % "
        "interval, the dashed line the fair share.",
        intervals("mark", None),
        Run.wins_by_mark,
    ),
    Section(
        "Who comes out best in a round",
        "How often those came out best in a round whom something set apart in it; equals share that. The line is the "
        "95 % interval, the dashed line the fair share.",
        intervals("mark", None),
        Run.rounds_by_mark,
    ),
    Section(
        "Who wins, by bot",
        "What a seat of each bot won, in deals that every bot played from every seat. The line is the 95 % interval.",
        intervals("bot", None),
        Run.wins_by_bot,
    ),
    Section(
        "Luck and skill",
        "Every deal was played again with the seats exchanged. What part of the differences in placement goes with "
        "the hand and the seat, what part with who plays it, and what is left: chance after the deal, and what "
        "players make of each other.",
        bars("part", "share", "of the differences", "%"),
        Run.luck_and_skill,
    ),
    Section(
        "What players have, round by round",
        "The mean of winners and of the others as each round begins; 80 % of them lie in the shaded band. Rounds that "
        "fewer than one game in twenty reaches are left out.",
        curve,
        Run.curves,
    ),
    Section(
        "How much choice there is",
        "How many moves are on a menu.",
        histogram("moves", "moves on a menu", "share"),
        Run.menus,
    ),
    Section(
        "What is played",
        "Moves of each kind in a game.",
        bars("move", "a game", "in a game", "~g"),
        Run.moves,
    ),
)
