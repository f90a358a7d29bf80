"""Reports: their arithmetic, and that each part is there where there is something to say."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path

import pytest
from msgspec.structs import replace

from silverware.lab.findings import Run, placed
from silverware.lab.played import Played, play
from silverware.lab.report import SECTIONS, report
from silverware.lab.saved import SavedRun
from silverware.lab.simulate import Plan

PLAN = Plan(
    game="quick-silver",
    edition=None,
    seats=2,
    options={},
    bots=("easy", "random"),
    games=40,
    seed=1,
    rotations=2,
)


def run_of(folder: Path, plan: Plan, games: list[Played] | None = None) -> Run:
    """A run of these games, or of those that the plan plays."""
    with SavedRun(folder, plan) as saved:
        for game in play(plan) if games is None else games:
            saved.keep(game)
    return Run(folder, folder.name)


def came(deal: int, rotation: int, members: tuple[int, int], winner: int) -> Played:
    """A game that one of two won."""
    places = (1, 2) if winner == 0 else (2, 1)
    return Played(
        deal=deal,
        rotation=rotation,
        members=members,
        winners=(winner,),
        places=places,
        points=(0, 0),
        ending="cash",
        rounds=2,
        decisions=9,
        menus={1: 3, 2: 6},
        moves={"swap": 9},
        course=((0, 0), (4, 2), (6, 3)),
        times={},
    )


def parts(run: Run) -> dict[str, float]:
    """What luck and skill come to."""
    return {row["part"]: row["share"] for row in run.luck_and_skill()}


def test_where_the_hand_decides_all_is_luck(tmp_path: Path) -> None:
    """Whoever sits in the first seat wins."""
    games = [came(deal, rotation, (rotation, 1 - rotation), rotation) for deal in range(20) for rotation in (0, 1)]
    assert parts(run_of(tmp_path, PLAN, games))["hand and seat"] == pytest.approx(1)


def test_where_one_bot_always_wins_all_is_skill(tmp_path: Path) -> None:
    games = [came(deal, rotation, (rotation, 1 - rotation), 0) for deal in range(20) for rotation in (0, 1)]
    assert parts(run_of(tmp_path, PLAN, games))["who plays it"] == pytest.approx(1)


def test_where_neither_matters_little_goes_to_either(tmp_path: Path) -> None:
    """Every pair of hand and bot wins as often as it loses."""
    games = [
        came(deal, rotation, (rotation, 1 - rotation), (deal // 2 + deal % 2 + (deal % 2) * rotation) % 2)
        for deal in range(80)
        for rotation in (0, 1)
    ]
    found = parts(run_of(tmp_path, PLAN, games))
    assert found["who plays it"] < 0.1
    assert sum(found.values()) == pytest.approx(1)


def test_placements_count_wins_and_whom_one_comes_out_better_than() -> None:
    assert [placed(member, (1,), (2, 1, 2)) for member in range(3)] == [0.125, 1.0, 0.125]
    assert [placed(member, (0, 1), (1, 1, 3)) for member in range(3)] == [0.625, 0.625, 0.0]
    assert [placed(member, (), (2, 1)) for member in range(2)] == [0.0, 0.5]


def test_wins_are_counted_by_seat_and_by_bot(tmp_path: Path) -> None:
    games = [came(deal, rotation, (rotation, 1 - rotation), 0) for deal in range(10) for rotation in (0, 1)]
    run = run_of(tmp_path, PLAN, games)
    assert [row["won"] for row in run.wins_by_seat()] == [0.5, 0.5]
    assert {row["bot"]: row["won"] for row in run.wins_by_bot()} == {"easy": 1.0, "random": 0.0}
    assert run_of(tmp_path / "sim", replace(PLAN, rotations=1), games[:0]).luck_and_skill() == []


def test_curves_tell_winners_from_the_others(tmp_path: Path) -> None:
    run = run_of(tmp_path, PLAN, [came(deal, 0, (0, 1), 1) for deal in range(5)])
    means = {(row["who"], row["round"]): row["mean"] for row in run.curves()}
    assert means == {
        ("winners", 0): 0,
        ("winners", 1): 2,
        ("winners", 2): 3,
        ("the others", 0): 0,
        ("the others", 1): 4,
        ("the others", 2): 6,
    }


def test_menus_and_moves_are_counted(tmp_path: Path) -> None:
    run = run_of(tmp_path, PLAN, [came(0, 0, (0, 1), 1), came(0, 1, (1, 0), 1)])
    assert {row["moves"]: row["share"] for row in run.menus()} == pytest.approx({1: 1 / 3, 2: 2 / 3})
    assert {row["move"]: row["a game"] for row in run.moves()} == {"swap": 9}


class Tags(HTMLParser):
    """What a page fetches from elsewhere, and its headings."""

    def __init__(self) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.headings = 0
        self.pictures = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.fetched += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href")]
        self.fetched += [tag] if tag in ("script", "link", "iframe") else []
        self.headings += tag == "h2"
        self.pictures += tag == "svg"


def test_a_report_is_one_page_that_needs_nothing_else(tmp_path: Path) -> None:
    runs = [run_of(tmp_path / "one <b>", PLAN), run_of(tmp_path / "two", replace(PLAN, rotations=1))]
    page = report(runs)
    tags = Tags()
    tags.feed(page)
    assert tags.fetched == []
    assert tags.headings == tags.pictures == len(SECTIONS)
    assert "one &lt;b&gt;" in page
    assert "<td>one <b>" not in page
