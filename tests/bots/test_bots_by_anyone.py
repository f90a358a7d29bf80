"""Bots that are not ours: found by their path, and named with a report where they fail."""

from __future__ import annotations

import json
import os
import pickle
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from silverware.bots import Bot, bot_called, bot_class, levels, seat_bot
from silverware.bots.report import KEPT, save
from silverware.cli.tables import bots_from
from silverware.core.dice import Seeded
from silverware.core.errors import BadTable, BotFailed
from silverware.core.event import Event
from silverware.core.move import Move
from silverware.core.record import parse
from silverware.core.registry import registration
from silverware.core.seats import seat_name
from silverware.core.view import View
from silverware.games.quick_silver import GAME
from silverware.games.quicksand import GAME as QUICKSAND
from silverware.lab.simulate import Plan, simulate
from silverware.lab.workers import on_cores
from silverware.server.roster import OURS
from tests.bots import poor

ROOT = Path(__file__).parents[2]
PLAN = Plan(game="quick-silver", edition=None, seats=2, options={}, bots=("easy", "easy"), games=3, seed=1)


def command(*words: str, folder: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run `silverware` in a folder, which is home too."""
    paths = [str(Path(path).resolve()) for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]
    return subprocess.run(
        [sys.executable, "-P", "-m", "silverware", *words],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        cwd=folder,
        env={**os.environ, "HOME": str(folder), "COLUMNS": "120", "TERM": "dumb", "PYTHONPATH": os.pathsep.join(paths)},
        timeout=120,
    )


# Finding them


def test_a_bot_is_found_by_its_path() -> None:
    assert bot_class("tests.bots.poor:Watcher", GAME) is poor.Watcher
    assert type(bot_called("tests.bots.poor:Mute", QUICKSAND, 1)) is poor.Mute


def test_where_a_game_brings_no_easy_bot_the_random_one_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = replace(registration("quick-silver"), bots={})
    monkeypatch.setattr("silverware.bots.registration", lambda _: bare)
    assert levels(GAME) == ("random",)
    assert bot_class("easy", GAME) is bot_class("random", GAME) is Bot
    with pytest.raises(BadTable, match="There is no bot 'hard'; the bots are random, or"):
        bot_class("hard", GAME)
    OURS.check("easy", GAME)


@pytest.mark.parametrize(
    ("path", "says"),
    [
        ("genius", "There is no bot 'genius'"),
        (":Bot", "is written package.module:Class, not ':Bot'"),
        ("tests.bots.poor:", "is written package.module:Class"),
        ("nowhere.bots:Mine", "There is no module nowhere, so there is no bot nowhere.bots:Mine."),
        ("tests.bots.missing:Mine", "There is no module tests.bots.missing, so"),
        ("tests.bots.poor:Mutt", "The module tests.bots.poor has no Mutt; its bots are Dropper, Quitter, Mute"),
        ("json:Mine", "The module json has no Mine; and no other bot either."),
        ("tests.bots.poor:plain", "tests.bots.poor:plain is not a bot: a bot is a class based on silverware.bots.Bot."),
        ("json:JSONDecoder", "json:JSONDecoder is not a bot"),
        ("examples.grudge:Grudge", "The bot examples.grudge:Grudge plays quick-silver, not quicksand."),
    ],
)
def test_what_is_no_bot_is_refused_in_a_sentence(path: str, says: str) -> None:
    with pytest.raises(BadTable) as refused:
        bot_class(path, QUICKSAND)
    assert says in str(refused.value)


@pytest.mark.parametrize(
    ("source", "says"),
    [
        ("import no_such_library", "cannot be imported: No module named 'no_such_library'."),
        ("1 / 0", "cannot be imported: ZeroDivisionError: division by zero."),
        ("def", "cannot be imported: SyntaxError: invalid syntax"),
    ],
)
def test_a_module_that_fails_is_not_said_to_be_missing(
    source: str, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "failing.py").write_text(source)
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(BadTable) as refused:
        bot_class("failing:Mine", GAME)
    assert f"The module failing {says}" in str(refused.value)


# What they get


def test_a_bot_gets_the_views_menus_and_events_of_its_seat_and_nothing_else() -> None:
    poor.Watcher.given.clear()
    list(simulate(replace(PLAN, bots=("easy", "tests.bots.poor:Watcher"))))
    kinds: set[type] = set()
    for _, given in poor.Watcher.given:
        if isinstance(given, Event):
            assert given == given.to(1)
            kinds.add(Event)
        elif isinstance(given, View):
            assert given.seat == given.asked == 1
            kinds.add(View)
        else:
            assert isinstance(given, tuple)
            assert all(isinstance(move, Move) for move in given)
            kinds.add(tuple)
    assert kinds == {Event, View, tuple}


# Where they fail


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("Dropper", "raised ZeroDivisionError (north of 1) as it chose a move."),
        ("Quitter", "raised SystemExit (I resign) as it chose a move."),
        ("Clearer", "raised AttributeError ('tuple' object has no attribute 'clear') as it chose a move."),
        ("Mute", "answered None, which is not a move."),
        ("Talker", "answered 'pick up', which is a text, not one of the moves of its menu."),
        ("Cheat", "answered sneak, which is not on its menu."),
    ],
)
def test_a_bot_that_fails_is_named_and_what_it_saw_is_reported(name: str, says: str) -> None:
    state = GAME.start(3, Seeded(1), GAME.choose({}))
    seat = state.asked()
    assert seat is not None
    path, view, menu = f"tests.bots.poor:{name}", GAME.view(state, seat), list(state.menu())
    with pytest.raises(BotFailed) as failed:
        seat_bot(path, GAME, seat, "7").choose(view, menu)
    assert str(failed.value) == f"The bot {path} ({seat_name(seat)}) {says}"
    report = json.loads(failed.value.report)
    assert report["view"] == json.loads(msgspec.json.encode(view))
    assert report["menu"] == [move.text for move in menu] == ["pick up"]
    assert {key: report[key] for key in ("bot", "game", "edition", "seat", "seed")} == {
        "bot": path,
        "game": "quick-silver",
        "edition": GAME.edition,
        "seat": seat_name(seat),
        "seed": "7",
    }
    if says.startswith("raised"):
        assert report["answer"] is None
        assert "poor.py" in "".join(report["traceback"])
    else:
        assert report["answer"] in says
        assert report["traceback"] == []


def test_a_bot_may_also_fail_as_it_sits_down_or_hears() -> None:
    with pytest.raises(BotFailed, match=r"poor:Late \(east\) raised RuntimeError as it sat down\."):
        seat_bot("tests.bots.poor:Late", GAME, 1, 1)
    heard: list[Event] = []
    GAME.start(2, Seeded(1), GAME.choose({}), heard)
    with pytest.raises(BotFailed, match=r"raised KeyError \('ear'\) as it heard an event\.") as failed:
        seat_bot("tests.bots.poor:Deaf", GAME, 1, 1).hear(heard[0])
    assert json.loads(failed.value.report)["event"] == json.loads(msgspec.json.encode(heard[0].to(1)))


def test_a_failure_in_another_process_arrives_whole() -> None:
    with pytest.raises(BotFailed) as failed:
        list(simulate(replace(PLAN, bots=("tests.bots.poor:Mute", "easy")), on_cores(2)))
    again = pickle.loads(pickle.dumps(failed.value))
    assert (str(again), again.report) == (str(failed.value), failed.value.report)
    assert json.loads(again.report)["answer"] == "None"


def test_a_folder_keeps_the_latest_reports(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "reports"
    files = [save(BotFailed("a.b:C", "failed.", f"{number}"), folder) for number in range(KEPT + 3)]
    assert sorted(folder.iterdir()) == files[3:]
    assert files[-1].name.endswith("-a.b-C.json")
    assert files[-1].read_text() == f"{KEPT + 2}\n"


# On the command line


def test_the_example_bot_plays_in_a_simulation_from_its_own_folder(tmp_path: Path) -> None:
    (tmp_path / "grudge.py").write_text((ROOT / "examples/grudge.py").read_text())
    bots = ("--seats", "2", "--bots", "random,grudge:Grudge")
    done = command("sim", "quick-silver", "--games", "40", *bots, folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "east (grudge:Grudge) won" in done.stdout


def test_a_failure_in_a_simulation_is_one_sentence_that_says_where_the_report_is(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text((ROOT / "tests/bots/poor.py").read_text())
    done = command("sim", "quicksand", "--seats", "2", "--seed", "1", "--bots", "mine:Talker", folder=tmp_path)
    (file,) = (tmp_path / ".silverware/reports").iterdir()
    report = json.loads(file.read_text())
    assert done.returncode == 2
    assert (
        done.stderr
        == f"silverware: The bot mine:Talker ({report['seat']}) {report['problem']}. What it saw and did is in {file}\n"
    )
    assert report["problem"] == f"answered {report['answer']}, which is a text, not one of the moves of its menu"
    assert report["menu"]
    assert report["view"]["seats"] == 2


@pytest.mark.parametrize("name", ["Talker", "Deaf", "Late"])
def test_in_the_terminal_the_easy_bot_plays_on_for_one_that_fails(name: str, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text((ROOT / "tests/bots/poor.py").read_text())
    words = ("play", "quicksand", "--seats", "2", "--seed", "1", "--bots", f"mine:{name}")
    done = command(*words, folder=tmp_path, typed="1\n" * 5)
    assert (done.returncode, done.stderr) == (0, "")
    (file,) = (tmp_path / ".silverware/reports").iterdir()
    problem = f"The bot mine:{name} (east) {json.loads(file.read_text())['problem']}. What it saw and did is in {file}"
    assert f"\n{problem}\nThe easy bot plays on for East.\n" in done.stdout
    (record,) = (tmp_path / ".silverware").glob("*.game")
    kept = parse(record.read_text())
    assert kept.players == {"north": "a person", "east": f"mine:{name} bot, then easy bot"}
    assert len([move for move in kept.moves if move.seat == "east"]) > 1


def test_a_person_names_bots_for_the_other_seats() -> None:
    assert bots_from("a,b", 3, 0) == ("a", "a", "b")
    assert bots_from("a,b", 3, 1) == ("a", "a", "b")
    assert bots_from("a, b", 3, 2) == ("a", "b", "a")
    assert bots_from("a,b,c", 3, 1) == ("a", "b", "c")
    assert bots_from("a", 3, 1) == bots_from("a", 3) == ("a", "a", "a")
    with pytest.raises(BadTable, match="one for each of the 3, not 2"):
        bots_from("a,b", 3)


@pytest.mark.parametrize("words", ["sim", "play"])
def test_a_bot_that_is_not_there_is_refused_before_anything_is_played(words: str, tmp_path: Path) -> None:
    done = command(words, "quick-silver", "--bots", "mine:Mine", folder=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "silverware: There is no module mine, so there is no bot mine:Mine.\n"
