"""Runs in folders: nothing twice, nothing lost, and read back as they were played."""

from __future__ import annotations

from pathlib import Path

import polars as pl
import pytest
from msgspec.structs import replace

from silverware.core.errors import BadRecord, BadTable
from silverware.lab import saved as saving
from silverware.lab.played import Played, play, play_game
from silverware.lab.saved import SavedRun, games_of, plan_of
from silverware.lab.simulate import Plan, simulate

PLAN = Plan(
    game="quick-silver",
    edition=None,
    seats=3,
    options={},
    bots=("easy", "random", "random"),
    games=12,
    seed=3,
    rotations=3,
)


@pytest.fixture(scope="module")
def played() -> list[Played]:
    return list(play(PLAN))


def keep(folder: Path, games: list[Played]) -> None:
    """Keep some more games of the plan."""
    with SavedRun(folder, PLAN) as saved:
        for game in games:
            saved.keep(game)


def test_a_run_goes_on_where_it_stopped(tmp_path: Path, played: list[Played]) -> None:
    folder = tmp_path / "run"
    keep(folder, played[:5])
    keep(folder, played[5:9])
    with SavedRun(folder, replace(PLAN, games=90)) as saved:
        assert saved.count == 9
        assert saved.games(7) == played[:7]
        saved.keep(played[9])
    with SavedRun(folder, PLAN) as saved:
        assert saved.games(100) == played[:10]
    assert plan_of(folder) == replace(PLAN, games=0)


def test_games_are_written_within_seconds(
    tmp_path: Path, played: list[Played], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saving, "LONG", -1.0)
    saved = SavedRun(tmp_path, PLAN)
    saved.keep(played[0])
    assert games_of(tmp_path).height == 1
    monkeypatch.setattr(saving, "LONG", 1e9)
    monkeypatch.setattr(saving, "MANY_GAMES", 3)
    for number, height in ((1, 1), (2, 1), (3, 4)):
        saved.keep(played[number])
        assert games_of(tmp_path).height == height


def test_many_files_become_one(tmp_path: Path, played: list[Played], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saving, "MANY_PARTS", 3)
    for game in played[:4]:
        keep(tmp_path, [game])
    assert len([*tmp_path.glob("*.parquet")]) == 1
    assert SavedRun(tmp_path, PLAN).games(9) == played[:4]


def test_a_stop_while_files_become_one_loses_nothing(tmp_path: Path, played: list[Played]) -> None:
    keep(tmp_path, played[:2])
    keep(tmp_path, played[2:5])
    whole = games_of(tmp_path)
    saving.write_part(tmp_path, 0, whole)  # and the other file has not been deleted yet
    assert games_of(tmp_path).equals(whole)
    assert len([*tmp_path.glob("*.parquet")]) == 1


def test_a_file_that_was_being_written_does_not_count(tmp_path: Path, played: list[Played]) -> None:
    keep(tmp_path, played[:2])
    (tmp_path / "games-000000002.new").write_bytes(b"PAR1")
    assert SavedRun(tmp_path, PLAN).count == 2


@pytest.mark.parametrize(
    "change", [{"seed": 4}, {"bots": ("random", "easy", "easy")}, {"options": {"memory": "honest"}}, {"rotations": 1}]
)
def test_a_folder_with_another_run_is_refused_and_left_alone(tmp_path: Path, change: dict[str, object]) -> None:
    keep(tmp_path, [play_game(PLAN, 0)])
    before = {file: file.read_bytes() for file in tmp_path.iterdir()}
    with pytest.raises(BadTable, match="holds another run"):
        SavedRun(tmp_path, replace(PLAN, **change))
    assert {file: file.read_bytes() for file in tmp_path.iterdir()} == before


def test_a_folder_with_something_else_is_refused_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ada,")
    with pytest.raises(BadTable, match="holds something else"):
        SavedRun(tmp_path, PLAN)
    assert [file.name for file in tmp_path.iterdir()] == ["letter.txt"]


def test_missing_damaged_and_foreign_games_are_refused(tmp_path: Path, played: list[Played]) -> None:
    keep(tmp_path, played[:2])
    keep(tmp_path, played[2:4])
    first, second = sorted(tmp_path.glob("*.parquet"))
    text = first.read_bytes()
    first.write_bytes(text[:100])
    with pytest.raises(BadRecord, match="damaged"):
        SavedRun(tmp_path, PLAN)
    pl.DataFrame({"deal": [1]}).write_parquet(first)
    with pytest.raises(BadRecord, match="no games of this version"):
        SavedRun(tmp_path, PLAN)
    first.unlink()
    with pytest.raises(BadRecord, match=f"lacks the games from 0 on: {second.name}"):
        SavedRun(tmp_path, PLAN)


def test_kept_games_of_random_bots_are_those_of_a_quick_simulation() -> None:
    plan = replace(PLAN, bots=("random",) * 3, rotations=1, games=30)
    *_, tally = simulate(plan)
    games = list(play(plan))
    assert sum(game.decisions for game in games) == sum(n * count for n, count in tally.decisions.items())
    assert sum(0 in game.winners for game in games) == tally.wins[0]


@pytest.mark.parametrize(
    ("game", "options"), [("quicksand", {}), ("silver-coin", {}), ("silverton", {"length": "short"})]
)
def test_what_players_have_is_written_down_round_by_round(game: str, options: dict[str, str]) -> None:
    plan = replace(PLAN, game=game, options=options, bots=("random",) * 2, seats=2, rotations=1, games=1)
    (played,) = play(plan)
    assert len(played.course) > 3
    assert {len(had) for had in played.course} == {2}
    assert len({*played.course}) > 1
    assert sum(played.menus.values()) == sum(played.moves.values()) == played.decisions
