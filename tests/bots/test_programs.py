"""Bots that are programs: what they are told, what they answer, and how they end."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from silverware.bots import SeatedBot, bot_class, seat_bot
from silverware.bots.programs import child
from silverware.bots.programs.program import Program
from silverware.core.dice import Seeded
from silverware.core.errors import BadTable, BotFailed
from silverware.core.event import Event
from silverware.core.seats import seat_name
from silverware.games import GAMES
from silverware.games.quick_silver import GAME
from silverware.games.quick_silver.events import Swapped
from silverware.games.quick_silver.moves import Swap
from silverware.lab.simulate import Plan, Tally, simulate
from silverware.lab.workers import on_cores
from tests.bots.test_bots_by_anyone import command
from tests.server.processes import PATIENCE, until

ROOT = Path(__file__).parents[2]
BOTS = ROOT / "examples/bots"
PLAN = Plan(game="quick-silver", edition=None, seats=2, options={}, bots=("easy", "easy"), games=12, seed=1)
NODE = shutil.which("node", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")


@pytest.fixture(autouse=True)
def ended() -> Iterator[None]:
    """No process is left behind."""
    yield
    child.end_idle()


def conducting(conduct: str, folder: Path) -> str:
    """A program that behaves like that, as a bot."""
    return f"exec:{shlex.join([sys.executable, str(ROOT / 'tests/bots/program.py'), conduct, str(folder / 'notes')])}"


def pids(folder: Path) -> list[int]:
    """The processes such a program has had."""
    file = folder / "notes"
    return [int(line) for line in file.read_text().splitlines() if line.isdecimal()] if file.exists() else []


def is_running(pid: int) -> bool:
    """Whether there is such a process, and it has not ended."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{pid}/stat")
    return not state.exists() or state.read_text().rpartition(")")[2].split()[0] != "Z"


def asked(conduct: str, folder: Path) -> SeatedBot:
    """Such a program, seated and asked at the beginning of a game; it answers."""
    state = GAME.start(2, Seeded(1), GAME.choose({}))
    seat = state.asked()
    assert seat is not None
    bot = seat_bot(conducting(conduct, folder), GAME, seat, "7")
    assert bot.choose(GAME.view(state, seat), state.menu()).text == "pick up"
    return bot


# The examples


@pytest.mark.parametrize("game", GAMES)
def test_the_program_in_python_plays_every_game(game: str) -> None:
    first = f"exec:{sys.executable} {BOTS / 'first.py'}"
    *_, tally = simulate(replace(PLAN, game=game, bots=(first, "random"), games=1))
    assert tally.games == 1


def test_the_program_in_javascript_plays_from_its_own_folder(tmp_path: Path) -> None:
    shutil.copy(BOTS / "grudge.mjs", tmp_path)
    bots = ("--seats", "2", "--bots", f"random,exec:{NODE} grudge.mjs")
    done = command("sim", "quick-silver", "--games", "4", *bots, folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "4 games of quick-silver" in done.stdout


def test_the_program_in_javascript_strikes_back() -> None:
    """With the same card as the bot in Python, which has other dice for everything else."""
    strikes = 0
    for number in range(20):
        dice, heard = Seeded(f"{number}"), list[Event]()
        state = GAME.start(2, dice, GAME.choose({}), heard)
        north = seat_bot("random", GAME, 0, number)
        east = seat_bot(f"exec:{NODE} {BOTS / 'grudge.mjs'}", GAME, 1, number)
        python = seat_bot("examples.grudge:Grudge", GAME, 1, number)
        is_hurt = False
        while (seat := state.asked()) is not None:
            for event in heard:
                is_hurt = event.source == "east" if isinstance(event, Swapped) else is_hurt
                for bot in (north, east, python):
                    bot.hear(event)
            heard.clear()
            view, menu = GAME.view(state, seat), state.menu()
            move = (north, east)[seat].choose(view, menu)
            if seat == 1 and is_hurt and any(isinstance(each, Swap) and each.target == 0 for each in menu):
                assert move == python.choose(view, menu)
                strikes += 1
            state.play(move, dice)
    assert strikes > 0


def test_a_program_forgets_the_games_before() -> None:
    def played(workers: int) -> Tally:
        bots = (f"exec:{sys.executable} {BOTS / 'first.py'}", f"exec:{NODE} {BOTS / 'grudge.mjs'}")
        *_, tally = simulate(replace(PLAN, bots=bots), on_cores(workers))
        return tally

    once = played(1)
    child.end_idle()
    assert played(1) == once
    assert played(1) == once  # by processes that have played before


# What a program is told


def test_a_program_is_told_what_its_seat_is_told(tmp_path: Path) -> None:
    dice, heard = Seeded(3), list[Event]()
    state = GAME.start(2, dice, GAME.choose({}), heard)
    bots = [seat_bot("random", GAME, 0, 1), seat_bot(conducting("first", tmp_path), GAME, 1, "luck")]
    told: list[Any] = [
        {
            "type": "start",
            "protocol": 1,
            "game": "quick-silver",
            "edition": GAME.edition,
            "printed": None,
            "seat": "east",
            "seats": 2,
            "seed": "luck",
        }
    ]
    untold: list[Any] = []
    while (seat := state.asked()) is not None:
        for event in heard:
            untold.append({"type": "event", "event": msgspec.to_builtins(event.to(1))})
            for bot in bots:
                bot.hear(event)
        heard.clear()
        view, menu = GAME.view(state, seat), state.menu()
        if seat == 1:
            offered = [{"id": move.number, "move": move.text, "form": msgspec.to_builtins(move.form)} for move in menu]
            told += [*untold, {"type": "choose", "view": msgspec.to_builtins(view), "menu": offered}]
            untold = []
        state.play(bots[seat].choose(view, menu), dice)
    pid, *lines = (tmp_path / "notes").read_text().splitlines()
    assert pid.isdecimal()
    assert [json.loads(line) for line in lines] == json.loads(msgspec.json.encode(told))


@pytest.mark.parametrize("conduct", ["first", "text", "form"])
def test_a_program_names_a_move_by_id_text_or_form(conduct: str, tmp_path: Path) -> None:
    asked(conduct, tmp_path)


# Where it fails


@pytest.mark.parametrize(
    ("conduct", "says", "answer"),
    [
        ("dies", "ended with exit status 3.", None),
        ("stalls", "took too long to answer.", None),
        ("closes", "closed its output.", None),
        ("endless", "answered with more than 100,000 bytes.", None),
        ("nonsense", "answered '\"pick up\"', which is not an answer: ", '"pick up"'),
        ("misspelt", "which is not a move: 'pick down' is not a move of this game", '{"move": "pick down"}'),
        ("beyond", "which is not a move: Moves are numbered 0 to ", '{"move": 1000000}'),
        ("illegal", 'answered \'{"move": "sneak"}\', which is not on its menu.', '{"move": "sneak"}'),
        ("twice", "answered with more than one line.", '{"move": "pick up"}\n{"move": "pick up"}'),
        ("early", "wrote a line that it was not asked for.", "Welcome!"),
    ],
)
def test_a_program_that_fails_is_named_reported_and_ended(
    conduct: str, says: str, answer: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = GAME.start(2, Seeded(1), GAME.choose({}))
    seat = state.asked()
    assert seat is not None
    name = conducting(conduct, tmp_path)
    bot = seat_bot(name, GAME, seat, "7")
    view = GAME.view(state, seat)
    if conduct == "stalls":
        monkeypatch.setattr(Program, "longest", 2.0)
    if conduct == "closes":
        monkeypatch.setattr(child, "ENDING", 0.1)
    if conduct == "early":  # it has spoken before it is asked
        waiting = child.Child(bot_class(name, GAME).command)  # type: ignore[attr-defined]
        until(lambda: pids(tmp_path))
        child.give_back(waiting)
    with pytest.raises(BotFailed) as failed:
        bot.choose(view, state.menu())
    assert str(failed.value).startswith(f"The bot {name} ({seat_name(seat)}) ")
    assert says in str(failed.value)
    report = json.loads(failed.value.report)
    assert report["view"] == json.loads(msgspec.json.encode(view))
    assert (report["menu"], report["answer"], report["traceback"]) == (["pick up"], answer, [])
    if conduct not in ("early", "stalls"):
        assert report["stderr"][0] == "I am thinking."
    assert not any(is_running(pid) for pid in pids(tmp_path))


def test_a_program_that_is_asked_again_after_it_failed_hears_everything_again(tmp_path: Path) -> None:
    heard: list[Event] = []
    state = GAME.start(2, Seeded(1), GAME.choose({}), heard)
    seat = state.asked()
    assert seat is not None
    bot = seat_bot(conducting("dies", tmp_path), GAME, seat, "7")
    bot.hear(heard[0])
    for _ in range(2):
        with pytest.raises(BotFailed):
            bot.choose(GAME.view(state, seat), state.menu())
    notes = (tmp_path / "notes").read_text().splitlines()
    assert len(notes) == 8
    assert notes[1:4] == notes[5:]
    assert len(set(pids(tmp_path))) == 2


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("exec:", "A bot that is a program is written exec:COMMAND."),
        ("exec:'", "The command of the bot exec:' cannot be read: No closing quotation."),
        ("exec:./no-such-bot now", "There is no program ./no-such-bot to run, so there is no bot exec:./no-such-bot"),
    ],
)
def test_what_is_no_program_is_refused_in_a_sentence(name: str, says: str) -> None:
    with pytest.raises(BadTable) as refused:
        bot_class(name, GAME)
    assert says in str(refused.value)


def test_a_program_that_cannot_be_run_says_so(tmp_path: Path) -> None:
    file = tmp_path / "mybot"
    file.write_text("#!/no/such/shell\n")
    file.chmod(0o755)
    state = GAME.start(2, Seeded(1), GAME.choose({}))
    seat = state.asked()
    assert seat is not None
    with pytest.raises(BotFailed, match="ended with exit status 1") as failed:
        seat_bot(f"exec:{file}", GAME, seat, 1).choose(GAME.view(state, seat), state.menu())
    assert json.loads(failed.value.report)["stderr"] == [f"{file} cannot be run: No such file or directory."]


# How processes end


def test_a_process_plays_game_after_game_until_nobody_needs_it(tmp_path: Path) -> None:
    bot = asked("first", tmp_path)
    other = asked("first", tmp_path)
    assert len(pids(tmp_path)) == 2
    del bot, other
    asked("first", tmp_path)
    assert len(pids(tmp_path)) == 2
    assert all(is_running(pid) for pid in pids(tmp_path))
    child.end_idle()
    assert not any(is_running(pid) for pid in pids(tmp_path))


def test_an_idle_process_that_has_ended_is_replaced(tmp_path: Path) -> None:
    asked("first", tmp_path)
    (pid,) = pids(tmp_path)
    os.kill(pid, signal.SIGKILL)
    until(lambda: not is_running(pid))
    asked("first", tmp_path)
    assert len(pids(tmp_path)) == 2


SEATED = """
import sys
from silverware.bots import seat_bot
from silverware.core.dice import Seeded
from silverware.games.quick_silver import GAME
state = GAME.start(2, Seeded(1), GAME.choose({}))
bot = seat_bot(sys.argv[1], GAME, state.asked(), "7")
bot.choose(GAME.view(state, state.asked()), state.menu())
"""


def parent_of(conduct: str, folder: Path) -> subprocess.Popen[bytes]:
    """A process that seats such a program and asks it."""
    return subprocess.Popen([sys.executable, "-c", SEATED, conducting(conduct, folder)])


def test_a_process_ends_with_the_one_that_seated_it(tmp_path: Path) -> None:
    assert parent_of("first", tmp_path).wait(PATIENCE) == 0
    (pid,) = pids(tmp_path)
    assert not is_running(pid)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere it must see that its input has closed")
def test_a_process_that_stalls_ends_with_a_parent_that_is_killed(tmp_path: Path) -> None:
    parent = parent_of("stalls", tmp_path)
    until(lambda: '"choose"' in "".join(Path(tmp_path / "notes").read_text() if pids(tmp_path) else ""))
    parent.kill()
    parent.wait()
    until(lambda: not is_running(pids(tmp_path)[0]))
