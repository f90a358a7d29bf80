"""Reports: their arithmetic, and that each part is there where there is something to say."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path

import pytest
from msgspec.structs import replace

from silverware.lab.findings import Run, placed
from silverware.lab.played import Mark, Played, play
from silverware.lab.report import SECTIONS, charts, report
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


def came(deal: int, rotation: int, members: tuple[int, int], winner: int, marks: tuple[Mark, ...] = ()) -> Played:
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
        marks=marks,
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


def test_means_have_an_interval(tmp_path: Path) -> None:
    games = [replace(came(deal, 0, (0, 1), 1), decisions=9 + deal % 2) for deal in range(100)]
    (row,) = run_of(tmp_path, PLAN, games).mean("decisions")
    assert row["mean"] == 9.5
    assert (row["low"], row["high"]) == pytest.approx((9.4015, 9.5985), abs=1e-4)


def test_wins_are_counted_by_what_sets_seats_apart_from_the_beginning(tmp_path: Path) -> None:
    marks = (Mark(0, 0, "red"), Mark(0, 1, "blue"), Mark(1, 0, "late"))
    run = run_of(tmp_path, PLAN, [came(deal, 0, (0, 1), deal % 4 > 0, marks) for deal in range(8)])
    assert {row["mark"]: (row["won"], row["seats"]) for row in run.wins_by_mark()} == {
        "blue": (0.75, 8),
        "red": (0.25, 8),
    }


def test_rounds_are_counted_by_what_sets_seats_apart_in_them(tmp_path: Path) -> None:
    """In the first round 0 gains 4 and 1 gains 2, in the second it is 2 and 1."""
    marks = (Mark(0, 0, "red"), Mark(1, 1, "red"), Mark(1, 0, "late"))
    run = run_of(tmp_path, PLAN, [came(0, 0, (0, 1), 1, marks)])
    assert {row["mark"]: row["won"] for row in run.rounds_by_mark()} == {"late": 1, "red": 0.5}
    equal = replace(came(0, 0, (0, 1), 1, marks), course=((0, 0), (4, 2), (6, 4)))
    run = run_of(tmp_path / "equal", PLAN, [equal])
    assert {row["mark"]: row["won"] for row in run.rounds_by_mark()} == {"red": 0.75, "late": 0.5}


@pytest.mark.parametrize(
    ("game", "expected"),
    [
        ("quick-silver", {"plays first", "plays second", "plays third"}),
        ("quicksand", {"plays first", "plays second", "plays third", "red explorer", "white explorer"}),
        ("silver-coin", {"plays first", "psychic used", "wolfman faceup", "called"}),
        ("silverton", {"plays first", "plays second", "plays third", "denver", "el-paso"}),
    ],
)
def test_a_game_is_written_down_with_what_sets_seats_apart(game: str, expected: set[str]) -> None:
    plan = replace(PLAN, game=game, seats=3, bots=("easy",) * 3, rotations=1, games=1 if game == "silverton" else 6)
    games = list(play(plan))
    assert expected <= {each.mark for one in games for each in one.marks}
    for one in games:
        first = [each for each in one.marks if each.mark == "plays first"]
        assert [each.round for each in first] == [*range(one.rounds if game == "silver-coin" else 1)]
        assert all(each.round < len(one.course) - 1 for each in one.marks)


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
    runs = [
        run_of(tmp_path / "one <b>", PLAN),
        run_of(tmp_path / "two", replace(PLAN, rotations=1)),
        run_of(tmp_path / "coin", replace(PLAN, game="silver-coin", rotations=1, games=2)),
    ]
    page = report(runs)
    tags = Tags()
    tags.feed(page)
    assert tags.fetched == []
    assert tags.headings == tags.pictures == len(SECTIONS)
    assert "one &lt;b&gt;" in page
    assert "<td>one <b>" not in page


def test_charts_are_files_of_their_own(tmp_path: Path) -> None:
    found = charts([run_of(tmp_path, PLAN)])
    assert "who-wins-by-seat.svg" in found
    assert all(chart.startswith("<svg") for chart in found.values())
