"""The command line as people use it: a real process, real files."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import termios
import time
from contextlib import suppress
from io import StringIO
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from silverware.bots.advice import Advice, Choice
from silverware.cli.play import UNREASONED, advised
from silverware.cli.screen import Screen
from silverware.core.dice import Seeded
from silverware.core.move import Move
from silverware.core.record import parse
from silverware.games import GAMES
from silverware.games.quick_silver import GAME
from silverware.lab.saved import games_of

EVERY_GOLDEN = Path(__file__).parent / "golden"
GOLDEN = EVERY_GOLDEN / "quick-silver"
POSITION = """
game = "quick-silver"
seats = 2
dealer = "east"
black = 1
white = 2
turn = "north"
centre = ["10", "5", "junk"]

[north]
hand = ["25", "20", "dynamite"]
plates = 4

[east]
hand = ["15", "10", "5"]
plates = 2
blasts = 1
"""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own for every test."""
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


def run(*words: str | Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run `silverware` with these words, typing this."""
    return subprocess.run(
        [sys.executable, "-m", "silverware", *map(str, words)],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "COLUMNS": "120", "TERM": "dumb"},
        timeout=120,
    )


def says(*words: str | Path, typed: str = "") -> str:
    """What a command that succeeds prints."""
    done = run(*words, typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_help_lists_the_commands() -> None:
    text = says("--help")
    for command in ("play", "sim", "arena", "report", "replay", "review", "verify", "rules", "edition", "position"):
        assert command in text
        assert "Usage" in says(command, "--help")
    for game in GAMES:
        assert game in text


def test_the_version_says_which_build_it_is() -> None:
    build = "compiled" if os.environ.get("SILVERWARE_BUILD") == "compiled" else "pure Python"
    assert build in says("--version")


def test_a_game_is_played_to_its_end_by_typing_numbers(tmp_path: Path) -> None:
    file = tmp_path / "mine.game"
    text = says("play", "quick-silver", "--seats", "3", "--bots", "easy", "--save", file, typed="1\n" * 500)
    assert "You are North" in text
    record = parse(file.read_text())
    assert record.result != "open"
    assert record.players["north"] == "a person"
    assert "every shuffle" in says("verify", file)


def test_quicksand_is_played_to_its_end_by_typing_numbers(tmp_path: Path) -> None:
    file = tmp_path / "mine.game"
    text = says("play", "quicksand", "--seats", "3", "--bots", "easy", "--save", file, typed="1\n" * 600)
    assert "TEMPLE" in text
    assert "<R~> the red explorer stuck" in " ".join(text.split())
    assert parse(file.read_text()).result != "open"
    assert "every shuffle" in says("verify", file)


def test_silver_coin_is_played_to_its_end_by_typing_numbers(tmp_path: Path) -> None:
    file = tmp_path / "mine.game"
    text = says("play", "silver-coin", "--seats", "2", "--bots", "easy", "--save", file, typed="1\n" * 900)
    assert "Discards, top first:" in text
    assert "(?) facedown. After a card: ~ it is rotated" in " ".join(text.split())
    assert parse(file.read_text()).result != "open"
    assert "every shuffle" in says("verify", file)


def test_bots_forget_what_is_taken_back_and_hints_know_what_was_seen(tmp_path: Path) -> None:
    file = tmp_path / "mine.game"
    typed = "look 1 2\n\n" + "hint\nu\n" * 3 + "q\n"
    text = says("play", "silver-coin", "--seats", "2", "--bots", "easy", "--seed", "3", "--save", file, typed=typed)
    assert re.search(r"Try \d+, [a-z]", text)
    assert "Your last move is taken back." in text
    says("replay", file)


def test_a_hint_says_why_and_how_much_worse_the_next_two_moves_are() -> None:
    dice = Seeded(1)
    state = GAME.start(2, dice, GAME.choose({}))
    state.play(state.menu()[0], dice)
    menu = state.menu()
    choices = [Choice(move.text, at, 0.01) for move, at in zip(menu[::-1], (0.6, 0.595, 0.47, 0.1), strict=False)]
    last = len(menu)
    assert advised(Advice(tuple(choices), "Gets rid of Dynamite."), menu, nothing) == (
        f"Try {last}, {menu[-1].text}. Gets rid of Dynamite. {last - 1}, {menu[-2].text}, is as good. "
        f"{last - 2}, {menu[-3].text}, is about 13 points worse."
    )
    alone = Advice((Choice(menu[1].text),))
    assert advised(alone, menu, lambda _: "2 loads") == f"Try 2, {menu[1].text}. It brings: 2 loads."
    assert advised(alone, menu, nothing) == f"Try 2, {menu[1].text}. {UNREASONED}"


def nothing(move: Move) -> str:
    """What a move brings of which nothing can be said."""
    return ""


def test_silverton_is_played_to_its_end_by_typing_numbers(tmp_path: Path) -> None:
    file = tmp_path / "mine.game"
    words = ("play", "silverton", "--seats", "2", "--bots", "easy", "-o", "length=short", "--seed", "2", "--save", file)
    text = says(*words, typed="1\n" * 400)
    assert "DENVER: Cheyenne 220/11" in text
    assert "towns in capitals are markets" in " ".join(text.split())
    assert parse(file.read_text()).result != "open"
    says("replay", file, "--from", "100")


def test_an_offer_at_silverton_can_be_worded(tmp_path: Path) -> None:
    file = tmp_path / "mine.game"
    words = ("play", "silverton", "--seats", "2", "--bots", "easy", "-o", "length=short", "--seed", "2", "--save", file)
    typed = "done\noffer east $9999 for nothing\noffer east $10 for nothing\nhint\nq\n"
    text = says(*words, typed=typed)
    assert "You don't have the money you offer. (§14.4)" in text
    assert "offer east $10 for nothing" in [move.move for move in parse(file.read_text()).moves]
    assert re.search(r"Try \d+, [a-z]", text)


def test_a_person_is_told_why_not_and_by_which_rule() -> None:
    typed = "r 3.4\nfly\n\nswap 25 with north\npass\nfly\n99\n" + "9" * 5000 + "\nrules §5.2\nr 77\nhint\n?\nquit\n"
    text = says("play", "--bots", "easy", "--seed", "4", typed=typed)
    assert "§3.4 Deal three cards" in text
    assert text.count("“fly” is neither a move nor a question here. Type help") == 2
    assert "You can't swap with yourself. (§5.4)" in text
    assert "(§4.10)" in text
    assert text.count("Choose 1 to 13") == 2
    assert "§5.2 The new target" in text
    assert "no §77" in text
    assert re.search(r"Try \d+, [a-z]", text)
    assert text.count("At the market") == 2
    assert "You leave the table." in text


def test_a_seed_repeats_dice_and_bots(home: Path) -> None:
    one, two = (home / "one.game", home / "two.game")
    for file in (one, two):
        says("play", "--bots", "easy", "--seed", "4", "--save", file, typed="1\n" * 40)
    assert one.read_text() == two.read_text()


def test_a_record_is_kept_even_if_nobody_asked_for_one(home: Path) -> None:
    for number in (1, 2):
        says("play", "--bots", "easy", typed="1\n" * 500)
        assert "every shuffle" in says("verify", home / f".silverware/quick-silver-{number}.game")


def test_a_record_that_cannot_be_kept_is_said_before_the_first_card(home: Path) -> None:
    done = run("play", "--save", home / "no/such/folder.game", typed="1\n")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "No such file" in done.stderr


def test_a_move_can_be_typed_in_notation_and_taken_back(tmp_path: Path) -> None:
    kept = tmp_path / "kept.game"
    says("play", "--bots", "easy", "--seed", "4", "--save", kept, typed="\nswap 25 with centre\ntake 2\nq\n")
    assert [move.move for move in parse(kept.read_text()).moves[:3]] == ["pick up", "swap 25 with centre", "take 2"]
    undone = tmp_path / "undone.game"
    text = says(
        "play",
        "--bots",
        "easy",
        "--seed",
        "4",
        "--save",
        undone,
        typed="\nu\nswap 25 with centre\nu\nswap 5 with centre\nq\n",
    )
    assert "nothing to take back" in text
    assert [move.move for move in parse(undone.read_text()).moves] == [
        "pick up",
        "swap 25 with centre",
        "undo to 1",
        "swap 5 with centre",
    ]
    says("replay", undone)


def test_a_game_left_is_saved_and_can_be_replayed(tmp_path: Path) -> None:
    file = tmp_path / "left.game"
    says("play", "--save", file, typed="\n")
    assert parse(file.read_text()).result == "open"
    assert "result: open" in says("replay", file, "--seat", "north")


def test_a_game_left_is_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "left.game"
    says("play", "--seats", "3", "--bots", "easy,medium", "--save", file, typed="\n1\nq\n")
    before = parse(file.read_text())
    text = says("play", "--resume", file, typed="last\nu\n" + "1\n" * 500)
    assert "Your last move is taken back." in text
    after = parse(file.read_text())
    assert after.moves[: len(before.moves)] == before.moves
    assert after.moves[len(before.moves)].undo is not None
    assert after.players == before.players
    assert after.result != "open"
    assert "were not sealed" in says("verify", file)
    done = run("play", "--resume", file)
    assert (done.returncode, done.stderr) == (2, "silverware: The game of this record is over.\n")


def test_ctrl_c_leaves_the_table_and_says_where_the_record_is(tmp_path: Path) -> None:
    file = tmp_path / "left.game"
    words = [sys.executable, "-u", "-m", "silverware", "play", "--bots", "easy", "--save", str(file)]
    with subprocess.Popen(
        words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as on:
        assert on.stdout is not None
        while "Everybody can see" not in on.stdout.readline():
            assert on.poll() is None
        on.send_signal(signal.SIGINT)
        out, err = on.communicate(timeout=120)
    assert (on.returncode, err) == (0, "")
    assert "You leave the table." in out
    assert f"The record is in {file}" in out
    assert "silverware play --resume" in out


def test_a_game_is_told_in_sentences_alone_for_speech() -> None:
    text = says("play", "--bots", "easy", "--seed", "4", "--plain", typed="\nhand\nsw 25 c\nlast\nq\n")
    assert "13 moves; actions lists them." in text
    assert "Your hand: 25, 15, 5." in text
    assert "You offer the 25 to the centre." in text
    assert "▶" not in text
    assert "§" not in text


def test_a_terminal_is_drawn_in_place_in_pages_that_fit() -> None:
    written = StringIO()
    console = Console(force_terminal=True, width=80, height=24, file=written, color_system=None)
    screen = Screen(console, plain=False)
    screen.show(["North passes."], "\n".join(f"line {at}" for at in range(40)), "Your turn.", ["1  swap", "2  sneak"])
    for page in (1, 2, 3, 1):
        rows = written.getvalue().rpartition("\x1b[H")[2].rstrip("\n").split("\n")
        assert len(rows) <= 23
        assert rows[-1].startswith(f"Page {page} of 3 · ")
        assert ("Your turn." in rows) == (page == 1)
        screen.turn()


def test_a_terminal_shows_moves_in_fewer_words_before_it_turns_pages() -> None:
    written = StringIO()
    screen = Screen(Console(force_terminal=True, width=80, height=24, file=written, color_system=None), plain=False)
    short = [f"{number}  swap" for number in range(1, 31)]
    screen.show([], "the table", "Your turn.", [f"{move} ({'a long promise ' * 3})" for move in short], short)
    shown = written.getvalue()
    assert "30  swap" in shown
    assert "promise" not in shown
    assert "Page" not in shown


@pytest.mark.parametrize("game", GAMES)
def test_the_question_is_on_the_first_page_of_a_small_terminal(game: str) -> None:
    master, slave = os.openpty()
    termios.tcsetwinsize(slave, (24, 80))
    words = [sys.executable, "-m", "silverware", "play", game, "--bots", "easy", "--seed", "3"]
    env = {**os.environ, "TERM": "xterm"}
    with subprocess.Popen(words, stdin=slave, stdout=slave, stderr=slave, env=env) as on:
        os.close(slave)
        os.write(master, b"\n\nq\n")
        text = b""
        with suppress(OSError):  # the terminal is gone when the game is left
            while more := os.read(master, 4096):
                text += more
    os.close(master)
    assert on.returncode == 0
    for page in text.decode().split("\x1b[H")[1:]:
        rows = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", page).split("> ")[0].split("\r\n")
        assert len(rows) <= 24
        assert max(map(len, rows)) <= 80
    assert re.search(r"\b1  \w", text.decode())


def test_a_menu_shows_the_notation_it_accepts() -> None:
    text = says("play", "--bots", "easy", "--seed", "4", typed="\nq\n")
    assert "4  swap 25 with centre" in text
    assert "13  sneak" in text


def test_sim_summarises_length_endings_and_wins() -> None:
    text = says("sim", "quick-silver", "--games", "300", "--seats", "3", "--bots", "easy,random,random")
    assert "300 games of quick-silver, 3 seats" in text
    assert "rounds a game" in text
    assert "ended by last alive" in text
    assert "north (easy) won" in text
    assert "95 %" in text


def test_sim_counts_turns_where_a_game_has_no_rounds_and_wins_by_explorer() -> None:
    text = says("sim", "quicksand", "--games", "60", "--seats", "2")
    assert "turns a game" in text
    assert "ended by the red explorer" in text


def test_sim_plays_silver_coin_with_any_characters() -> None:
    text = says("sim", "silver-coin", "--games", "20", "--seats", "3", "--bots", "easy", "-o", "card-3=bodyguard")
    assert "20 games of silver-coin, 3 seats, card-3=bodyguard" in text
    assert "ended by the lowest total" in text


def test_sim_tells_what_the_richest_had_where_money_is_counted() -> None:
    text = says("sim", "silverton", "--games", "4", "--seats", "2", "--bots", "easy", "-o", "length=short")
    assert "turns a game" in text
    assert "ended by goal" in text
    richest = re.search(r"most of a seat +│ ([\d.]+)", text)
    assert richest
    assert float(richest[1]) >= 6000


def test_sim_tells_what_games_alone_are_worth() -> None:
    text = says("sim", "silverton", "--games", "8", "--seats", "1", "--bots", "easy", "-o", "scenario=denver-6000")
    assert "8 games of silverton, 1 seat, scenario=denver-6000" in text
    assert re.search(r"ended by a (decisive|substantial|marginal) victory", text)


def test_a_game_alone_is_played_to_what_it_is_worth(home: Path) -> None:
    text = says("play", "silverton", "--seats", "1", "-o", "scenario=denver-6000", "--seed", "4", typed="1\n" * 100)
    assert "ends with $6,000" in text
    assert "This is a decisive loss." in text


def test_a_table_that_cannot_be_is_refused_in_a_sentence() -> None:
    for command in ("sim", "play"):
        done = run(command, "silverton", "--seats", "1")
        assert (done.returncode, done.stderr.count("\n")) == (2, 1)
        assert "One seat alone plays a solitaire scenario" in done.stderr


def test_sim_does_not_depend_on_workers() -> None:
    one, two = (
        says("sim", "quick-silver", "--games", "450", "-o", "sneaky-stranger", "--workers", workers).splitlines()[:-1]
        for workers in ("1", "2")
    )
    assert one == two


def without_times(text: str) -> str:
    """What an arena prints, but for the table of times."""
    before, _, after = text.partition("CPU time per decision")
    return before + after.partition("└")[2].partition("\n")[2]


def test_arena_tells_shares_ratings_times_and_who_beats_whom() -> None:
    text = says("arena", "quick-silver", "--bots", "easy,random", "--seats", "4", "--games", "60", "--play-all")
    assert "60 games of quick-silver, 4 seats: 15 deals, each played 4 times" in text
    assert re.search(
        r"│ easy +│ 1 +│ 9\d\.\d% +│ \d\d\.\d% to \d+\.\d% +│ \+\d\d\.\d or more +│ \d\d\.\d ± \d\.\d", text
    )
    assert re.search(r"│ random +│ 3 +│ \d\.\d% ", text)
    assert re.search(r"came out better than ┃ easy +┃ random", text)
    assert re.search(r"CPU time per decision ┃ decisions ┃ mean +┃ 99 % within", text)
    assert re.search(r"│ easy +│ [\d,]+ +│ [\d.]+ ms +│ [\d.]+ ms", text)
    assert "Settled: easy wins more than 25.0%, its fair share (95 % at any time:" in text


def test_arena_stops_when_the_question_is_settled() -> None:
    words = ("arena", "quick-silver", "--bots", "easy,random", "--games", "1000", "--margin", "0.1")
    text = says(*words)
    games = re.search(r"([\d,]+) games of quick-silver, 2 seats", text)
    assert games
    assert 10 < int(games[1]) < 300
    assert "Settled: easy wins more than 60.0%, its fair share and 10 points" in text
    assert "Settled: random wins less than 50.0%" in says(*words[:3], "random,easy", *words[4:6])
    assert "Not settled: whether easy wins more than 50.0%" in says(*words[:4], "--games", "2")


def test_arena_does_not_depend_on_workers_and_has_a_seat_for_each_bot() -> None:
    bots = "easy,random,silverware.bots.quick_silver:Easy"
    one, two = (
        without_times(
            says("arena", "quick-silver", "--bots", bots, "--games", "40", "--play-all", "--workers", workers)
        )
        for workers in ("1", "2")
    )
    assert one == two
    assert "42 games of quick-silver, 3 seats: 14 deals, each played 3 times" in one


STALLS = """
import os
import time
from pathlib import Path
from silverware.bots import Bot

class Stalls(Bot):
    def __init__(self, game, seed):
        super().__init__(game, seed)
        while seed.startswith("1/4/") and "STALL" in os.environ:
            Path("stalled").touch()
            time.sleep(0.05)
"""


def test_arena_stopped_by_ctrl_c_shows_what_it_has_and_goes_on_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The fifth deal never ends; it is played when the same command is given again."""
    (tmp_path / "stalls.py").write_text(STALLS)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(str(Path(folder).absolute()) for folder in sys.path))
    monkeypatch.chdir(tmp_path)
    words = ("arena", "quick-silver", "--bots", "stalls:Stalls,random", "--games", "16", "--play-all", "--workers", "1")
    saved = tmp_path / "run"
    command = [sys.executable, "-m", "silverware", *words, "--save", str(saved)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, "STALL": "yes"}
    ) as stopped:
        while not Path("stalled").exists():
            assert stopped.poll() is None
            time.sleep(0.02)
        stopped.send_signal(signal.SIGINT)
        text, complaints = stopped.communicate(timeout=60)
    assert (stopped.returncode, complaints) == (130, "")
    assert "8 games of quick-silver, 2 seats: 4 deals" in text
    assert games_of(saved).height == 8
    assert without_times(says(*words, "--save", saved)) == without_times(says(*words))
    assert games_of(saved).height == 16
    refused = run(*words, "--save", saved, "--seed", "2")
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
    assert "holds another run" in refused.stderr


def test_sim_keeps_its_games_and_report_draws_them(tmp_path: Path) -> None:
    words = ("sim", "quick-silver", "--games", "40", "--seats", "3", "--bots", "easy", "--workers", "1")
    saved = tmp_path / "easy"
    summary = says(*words).splitlines()[:-1]  # without the games a second
    assert says(*words[:3], "25", *words[4:], "--save", saved).splitlines()[:-1] != summary
    assert says(*words, "--save", saved).splitlines()[:-1] == summary
    assert games_of(saved).height == 40
    page = tmp_path / "report.html"
    assert "Written" in says("report", saved, saved, "--out", page)
    assert "Who wins, by seat" in page.read_text()
    Path(saved / "games-000000000.parquet").write_bytes(b"PAR1")
    refused = run("report", saved)
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
    assert "is damaged" in refused.stderr


@pytest.mark.parametrize("seat", ["spectator", "east"])
@pytest.mark.parametrize(
    ("game", "start"),
    [
        ("quick-silver/four-everyone-died", 0),
        ("quicksand/three-nobodys-explorer", 0),
        ("silver-coin/two-coin", 0),
        ("silverton/four-mixed", 553),
    ],
)
def test_replay_shows_a_chair_exactly_what_it_saw(game: str, start: int, seat: str) -> None:
    """The golden playthroughs: a change of what somebody sees is a difference in these files."""
    text = says("replay", EVERY_GOLDEN / f"{game}.game", "--seat", seat, "--from", f"{start}")
    assert text == (EVERY_GOLDEN / f"{game}.{seat}.txt").read_text()


def test_replay_can_begin_anywhere() -> None:
    text = says("replay", GOLDEN / "two-by-cash.game", "--from", "100")
    assert "--- 100" in text
    assert "--- 99" not in text


def test_replay_steps_on_and_back_at_a_terminal() -> None:
    """In a real terminal: on, back, to a number, away."""
    master, slave = os.openpty()
    words = [sys.executable, "-m", "silverware", "replay", str(GOLDEN / "two-by-cash.game")]
    with subprocess.Popen(words, stdin=slave, stdout=subprocess.PIPE, text=True) as shown:
        os.write(master, b"\nb\n50\nq\n")
        text, _ = shown.communicate(timeout=60)
    os.close(slave)
    os.close(master)
    assert re.findall(r"--- (\d+)", text) == ["0", "1", "0", "50"]


REVIEWER = """
from silverware.bots.judgement import Judgement
from silverware.bots.thinking import Hard


class Bold(Judgement):
    def play_on(self, state, horizon, dice):
        return [0.5 - 0.1 * plates for plates in state.plates]

    def reason(self, worlds, seat, move, names):
        return "Spends a plate."


class Reviewer(Hard):
    plays = "quick-silver"
    judgement = Bold
"""


def test_review_judges_every_decision_of_a_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bold.py").write_text(REVIEWER)
    words = ("--seat", "north", "--bot", "bold:Reviewer", "--worlds", "20")
    golden = (GOLDEN / "two-by-cash.game").resolve()
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(str(Path(folder).absolute()) for folder in sys.path))
    monkeypatch.chdir(tmp_path)
    text = says("review", golden, *words)
    assert "easy bot: Quick Silver, by what the seat could know" in text
    (row,) = [line.split("│") for line in text.splitlines() if line.startswith("│    9 │")]
    assert [cell.strip() for cell in row[1:-1]] == [
        *("9", "allow", "10.0", "0.0", "mistake", "redirect onto centre", "Spends a plate.")
    ]
    assert "45 decisions; 7 forced ones do not count. Marks: " in text
    assert "from a fair share of 50.0, so the placement was 100.0." in text
    assert "Hindsight: with all cards open" in says("review", golden, *words, "--hindsight")


def test_review_says_what_it_cannot_review(tmp_path: Path) -> None:
    golden, running = GOLDEN / "two-by-cash.game", tmp_path / "running.game"
    running.write_text("\n".join([*golden.read_text().splitlines()[:14], "result: open", ""]))
    for words, sentence in (
        ((golden, "--seat", "south"), "There is no seat"),
        ((golden, "--seat", "north", "--worlds", "1"), "Compare moves in 10 worlds or more"),
        ((golden, "--seat", "north", "--bot", "easy"), "Only a bot that searches can review a game; Easy does not."),
        ((running, "--seat", "north"), "The game is not over yet"),
    ):
        done = run("review", *words)
        assert done.returncode == 2
        assert sentence in done.stderr, done.stderr


def test_rules_shows_the_digest_or_one_paragraph() -> None:
    assert "Not Quite Dead Yet" in says("rules", "quick-silver")
    assert "another round" in says("rules", "quick-silver", "8.2")
    assert says("rules", "quick-silver", "§8").count("§8.") == 5


def test_edition_check_accepts_ours_and_explains_others(tmp_path: Path) -> None:
    ours = Path(__file__).parents[1] / "src/silverware/games/quick_silver/edition/silverware.toml"
    assert "It can be played" in says("edition", "check", ours)
    for old, new, message in (
        ('source = "ours"\ncards', "cards", "source"),
        ('source = "rulebook"\ntokens = 24', 'source = "hearsay"\ntokens = 24', "hearsay"),
        ("copies = 4", "copies = 3", "20 cards"),
        ('name = "20"', 'name = "25"', "Two cards are called '25'"),
        ('name = "junk"', 'name = "Old Junk"', "lower-case"),
        ("copies = 1", "copies = 0", "copies of 25 must be 1 to 99, not 0"),
        ("copies = 1", f"copies = {'9' * 30}", "copies of 25 must be 1 to 99"),
        ("number = 25", f"number = {'9' * 400}", "number on 25"),
        ("sides = 3", "sides = 6", "sides of the dice must be 1 to 3"),
        ("each = 4", "each = 5", "tokens must be 30"),
        ("mayor = 100", "mayor = 0", "mayor's cash must be 1"),
        ("least = 5", "least = 0", "least pay must be 1 to 100"),
        ("tokens = 8", "tokens = -1", "sneak tokens must be 0"),
        ('name = "silverware"', 'name = "my # edition"', "not 'my # edition'"),
        ('name = "silverware"', 'name = ""', "A name is"),
        ("sides = 3", f"sides = {'9' * 5000}", "not valid TOML"),
        ("sides = 3", "sides = " + "[" * 5000, "not valid TOML"),
        ("[deck]", "[deck", "not valid TOML"),
        ('game = "quick-silver"', "", "which game"),
        ('game = "quick-silver"', 'game = "chess"', "no game 'chess'"),
    ):
        text = ours.read_text()
        assert old in text
        file = tmp_path / "other.toml"
        file.write_text(text.replace(old, new, 1))
        refused = run("edition", "check", file)
        assert refused.returncode == 2
        assert message in refused.stderr
        assert refused.stderr.count("\n") == 1


def test_edition_check_doubts_a_card_whose_name_is_another_number(tmp_path: Path) -> None:
    file = tmp_path / "odd.toml"
    ours = (Path(__file__).parents[1] / "src/silverware/games/quick_silver/edition/silverware.toml").read_text()
    assert "number = 25" in ours
    file.write_text(ours.replace("number = 25", "number = -7"))
    text = says("edition", "check", file)
    assert "It can be played." in text
    assert "Is this meant? The card 25 has the number -7." in text


def test_an_edition_of_quicksand_can_be_checked_and_played(tmp_path: Path) -> None:
    ours = Path(__file__).parents[1] / "src/silverware/games/quicksand/edition/silverware.toml"
    assert "4711 moves. It can be played" in says("edition", "check", ours)
    edition = tmp_path / "short.toml"
    text = ours.read_text().replace("to = [12, 13]", "to = [12, 13, 40]").replace("silverware", "short")
    edition.write_text(text.replace("mask = 9", "mask = 11").replace("quicksand = 8", "quicksand = 6"))
    assert "20 games" in says("sim", "quicksand", "--games", "20", "--bots", "easy", "--edition", edition)
    edition.write_text(ours.read_text().replace("to = [40]", "to = [6]"))
    refused = run("edition", "check", edition)
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
    assert "circle" in refused.stderr


def test_a_table_can_be_played_with_another_edition(tmp_path: Path) -> None:
    ours = Path(__file__).parents[1] / "src/silverware/games/quick_silver/edition/silverware.toml"
    edition = tmp_path / "rich.toml"
    edition.write_text(ours.read_text().replace('"25", number = 25', '"99", number = 99').replace("silverware", "rich"))
    assert "100 games" in says("sim", "quick-silver", "--games", "100", "--bots", "easy", "--edition", edition)
    file = tmp_path / "rich.game"
    says("play", "--bots", "easy", "--edition", edition, "--save", file, typed="1\n" * 500)
    assert "edition rich" in run("verify", file).stderr
    assert "every shuffle" in says("verify", file, "--edition", edition)


def test_position_shows_plays_and_writes(tmp_path: Path) -> None:
    file = tmp_path / "puzzle.toml"
    file.write_text(POSITION)
    text = says("position", file)
    assert "swap dynamite with east" in text
    assert "result: open" in text
    assert "[25] [20] [dynamite]" in text
    assert "[15]" not in text
    text = says("position", file, "--play", "swap dynamite with east", "--play", "allow", "--chance", "15")
    assert "North takes the 15 from East and leaves the Dynamite. (§4.8)" in text
    text = says(
        "position",
        file,
        "--seat",
        "spectator",
        "--play",
        "swap dynamite with east",
        "--play",
        "allow",
        "--chance",
        "15",
    )
    assert "North takes a card from East and leaves a card. (§4.8)" in text
    assert "  sneak" not in text
    assert "1 outcome was not asked for: 15." in run("position", file, "--play", "sneak", "--chance", "15").stderr
    moves = ("swap dynamite with east", "allow", "swap 10 with north", "allow")
    words = [word for move in moves for word in ("--play", move)]
    assert "The script ends here" in run("position", file, *words, "--chance", "15").stderr
    assert "North takes the 15" in says("position", file, *words, "--chance", "15", "--seed", "3", "--seat", "north")
    text = says("position", file, "--play", "swap dynamite with east", "--seat", "east", "--show", "json")
    view = msgspec.json.decode(text)
    assert view["swap"] == {"taker": 0, "target": 1, "sender": None, "card": None}
    written = tmp_path / "after.toml"
    written.write_text(says("position", file, "--play", "swap dynamite with east", "--show", "toml"))
    assert "redirect onto centre" in says("position", written, "--seat", "east")
    file.write_text('game = "silverton"\nseats = 2')
    written.write_text(says("position", file, "--play", "send surveyor 1", "--show", "toml"))
    assert "survey denver/golden/1" in says("position", written)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["fly"], "fly"),
        (["sim", "chess"], "no game 'chess'"),
        (["sim", "quick-silver", "--seats", "7"], "2 to 6 seats"),
        (["sim", "quick-silver", "--games", "0"], "1 to 10,000,000 games"),
        (["sim", "quick-silver", "--games", "99999999999"], "1 to 10,000,000 games"),
        (["sim", "quick-silver", "--seats", "9" * 26], "2 to 6 seats"),
        (["sim", "quick-silver", "--workers", "0"], "a worker"),
        (["sim", "quick-silver", "-o", "memory=aided", "-o", "memory=honest"], "memory is given twice"),
        (["replay", str(GOLDEN / "two-by-cash.game"), "--from", "999"], "cannot begin at 999"),
        (["sim", "quick-silver", "--games", "many"], "many"),
        (["sim", "quick-silver", "--bots", "genius"], "no bot 'genius'"),
        (["sim", "quick-silver", "--bots", "easy,easy"], "one for each of the 4"),
        (["sim", "quick-silver", "-o", "colour=blue"], "no such option"),
        (["sim", "quick-silver", "-o", "memory=perfect"], "no such option"),
        (["arena", "chess", "--bots", "easy,random"], "no game 'chess'"),
        (["arena", "quick-silver"], "--bots"),
        (["arena", "quick-silver", "--bots", "easy"], "two different bots"),
        (["arena", "quick-silver", "--bots", "easy,easy", "--seats", "4"], "two different bots"),
        (["arena", "quick-silver", "--bots", "easy,random", "--seats", "7"], "2 to 6 seats"),
        (["arena", "quick-silver", "--bots", "easy,random", "--seats", "9" * 26], "2 to 6 seats"),
        (["arena", "quick-silver", "--bots", "easy,random,random", "--seats", "2"], "3 bots do not fit"),
        (["arena", "quick-silver", "--bots", "easy,genius"], "no bot 'genius'"),
        (["arena", "quick-silver", "--bots", "easy,random", "--games", "0"], "1 to 10,000,000 games"),
        (["arena", "quick-silver", "--bots", "easy,random", "--workers", "0"], "a worker"),
        (["arena", "quick-silver", "--bots", "easy,random", "--margin", "0.5"], "less than 0.50"),
        (["arena", "quick-silver", "--bots", "easy,random", "--margin", "nan"], "less than 0.50"),
        (["arena", "quick-silver", "--bots", "easy,random", "--save", "README.md"], "File exists"),
        (["arena", "quick-silver", "--bots", "easy,random", "--save", "docs"], "holds something else"),
        (["arena", "quick-silver", "--bots", "easy,random", "--save", "no/such/folder"], "No such file"),
        (["report"], "Name a folder"),
        (["report", "docs"], "holds no run"),
        (["play", "quick-silver", "--seat", "moon"], "no seat 'moon'"),
        (["play", "quick-silver", "--seats", "1"], "2 to 6 seats"),
        (["play", "quick-silver", "--seats", "many"], "--seats: 'many' is not a whole number."),
        (["replay"], "is missing; --help shows what belongs there."),
        (["replay", "one", "two"], "There is more than this command can use: two."),
        (["replay", "no-such-file"], "No such file"),
        (["replay", "."], "directory"),
        (["verify", "pyproject.toml"], "not a record"),
        (["position", "README.md"], "not valid TOML"),
        (["rules", "chess"], "no game 'chess'"),
        (["rules", "quick-silver", "99.9"], "no §99.9"),
        (["edition", "check", "no-such-file"], "No such file"),
    ],
)
def test_bad_input_gets_one_sentence_and_exit_code_two(words: list[str], message: str) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert message in done.stderr
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr
    assert done.stdout == ""


def test_a_truncated_or_binary_record_gets_one_sentence(tmp_path: Path) -> None:
    text = (GOLDEN / "two-by-cash.game").read_text()
    file = tmp_path / "cut.game"
    for cut in (0, 30, len(text) // 2, len(text) - 12):
        file.write_text(text[:cut])
        done = run("verify", file)
        assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    file.write_bytes(b"\xff\xfe\x00")
    assert "not text" in run("verify", file).stderr


def test_no_file_is_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "precious"
    file.write_text("mine")
    done = run("play", "--save", file, typed="q\n")
    assert done.returncode == 2
    assert "nothing is overwritten" in done.stderr
    assert file.read_text() == "mine"


def test_letters_a_terminal_cannot_show_break_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    assert "The new target" in says("rules", "quick-silver", "5.2")
    assert "Round" in says("replay", GOLDEN / "two-by-cash.game", "--from", "100")


def test_files_from_other_editors_are_read(home: Path) -> None:
    file = home / "bom.game"
    file.write_text((GOLDEN / "two-by-cash.game").read_text(encoding="utf-8"), encoding="utf-8-sig")
    assert "every shuffle" in says("verify", file)


def test_the_whole_deck_has_moves_in_the_notation() -> None:
    assert len(GAME.notation.moves) == 4 + 3 + 7 + 8 * 7
