"""What the pages show works as shown."""

from __future__ import annotations

import ast
import doctest
import re
import shlex
import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path
from pkgutil import resolve_name
from runpy import run_path
from typing import Any

import msgspec
import pytest
import yaml

import silverware
from silverware.bots import SeatedBot
from silverware.bots.programs.program import Choose, Happened, Option, Start
from silverware.cli import app
from silverware.cli.examples import EXAMPLES
from silverware.core.dice import Seeded
from silverware.core.game import Game
from silverware.core.record import parse, result_text
from silverware.core.registry import Registration
from silverware.core.replay import replay
from silverware.core.state import State
from silverware.core.view import View
from silverware.games import GAMES, game_called
from silverware.games.quick_silver import GAME
from silverware.games.quick_silver.events import Swapped

ROOT = Path(__file__).parents[1]
NOTATION = (ROOT / "docs/notation.md").read_text()


def blocks(text: str, language: str) -> list[str]:
    """The fenced blocks of a page in one language."""
    fenced = re.findall(r"```(\w*)\n(.*?)```", text, re.DOTALL)
    return [block for said, block in fenced if said == language]


def test_the_readme_example_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = blocks((ROOT / "README.md").read_text(), "python")
    exec(example, {})
    assert "Outcome(ending=" in capsys.readouterr().out


def test_the_event_on_the_notation_page_is_told_like_that() -> None:
    (example,) = blocks(NOTATION, "json")
    event = msgspec.json.decode(example, type=Swapped)
    assert msgspec.json.decode(example) == msgspec.to_builtins(event)
    assert event.to(0) == event
    assert event.to(1) == Swapped("north", "centre", 1, None, None)


PAGES = sorted(str(page.relative_to(ROOT)) for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_somewhere(page: str) -> None:
    file = ROOT / page
    for link in re.findall(r"\]\(([^)]+)\)", file.read_text()):
        path, _, heading = link.partition("#")
        target = file.parent / path if path else file
        if not link.startswith("https://"):
            assert target.exists(), link
        if heading:
            assert f"# {heading.replace('-', ' ')}\n" in target.read_text().lower(), link


def test_the_site_lists_every_page_once() -> None:
    listed = [page for pages in run_path(str(ROOT / "docs/site/conf.py"))["SECTIONS"].values() for page in pages]
    written = [page.relative_to(ROOT / "docs").with_suffix("").as_posix() for page in ROOT.glob("docs/**/*.md")]
    assert sorted(["index", *listed]) == sorted(written)


def test_the_page_of_commands_is_up_to_date() -> None:
    page = run_path(str(ROOT / "docs/site/commands.py"))["page"]
    assert (ROOT / "docs/commands.md").read_text() == page()


@pytest.mark.parametrize("command", EXAMPLES)
def test_the_examples_of_every_command_are_understood(command: str) -> None:
    for line in EXAMPLES[command].strip().splitlines():
        program, *words = shlex.split(line.partition("|")[0])
        assert (program, words[0]) == ("silverware", command)
        app.parse_args(words, exit_on_error=False, print_error=False)


def test_what_the_containers_run_is_understood() -> None:
    services = yaml.safe_load((ROOT / "compose.yaml").read_text())["services"]
    entry, command = re.findall(r"^(?:ENTRYPOINT|CMD) (\[.*\])$", (ROOT / "Dockerfile").read_text(), re.MULTILINE)
    assert msgspec.json.decode(entry) == ["silverware"]
    for words in (msgspec.json.decode(command), shlex.split(services["silverware"]["command"])):
        app.parse_args(words, exit_on_error=False, print_error=False)


def test_the_notice_names_folders_that_are_there() -> None:
    folders = re.findall(r"`([\w./]+/)`", (ROOT / "NOTICE.md").read_text())
    assert len(folders) > 3
    assert [folder for folder in folders if not (ROOT / folder).is_dir()] == []


def test_the_bots_of_the_bots_page_play(capsys: pytest.CaptureFixture[str]) -> None:
    page: dict[str, Any] = {}
    for example in blocks((ROOT / "docs/bots.md").read_text(), "python"):
        exec(example, page)
    assert "Outcome(ending=" in capsys.readouterr().out
    for game in GAMES.values():
        state = game.start(2, Seeded(1), game.choose({}))
        seat = state.asked()
        assert seat is not None
        dreamer = SeatedBot("dreamer", page["Dreamer"], game, seat, 1)
        assert dreamer.choose(game.view(state, seat), state.menu()[:2]) in state.menu()


def test_the_page_about_bots_describes_the_lines_of_a_program() -> None:
    page = (ROOT / "docs/bots.md").read_text().split("## Bots as programs")[1].split("## Bots as guests")[0]
    rows = dict(re.findall(r"^\| `(\w+)` \| (.*) \|$", page, re.MULTILINE))
    lines = {kind.__struct_config__.tag: kind.__struct_fields__ for kind in (Start, Happened, Choose)}
    assert set(rows) == set(lines)
    for line, fields in lines.items():
        assert [field for field in fields if f"`{field}`" not in rows[line]] == []
    asked, answer = (msgspec.json.decode(block) for block in blocks(page, "json"))
    (option,) = asked["menu"]
    assert set(option) == set(Option.__struct_fields__)
    assert asked["view"].items() <= msgspec.to_builtins(redirecting(asked["view"]["seat"])).items()
    assert {GAME.notation.meant(said).text for said in (*option.values(), answer["move"])} == {option["move"]}


def redirecting(seat: int) -> View:
    """What a seat sees that may redirect, in Quick Silver with two seats."""
    for number in range(100):
        dice = Seeded(number)
        state = GAME.start(2, dice, GAME.choose({}))
        while state.asked() is not None:
            view = GAME.view(state, seat)
            if (view.asked, view.question) == (seat, "redirect"):
                return view
            menu = state.menu()
            state.play(menu[dice.below(len(menu))], dice)
    raise AssertionError("nobody may redirect")


def test_the_page_about_games_names_what_there_is() -> None:
    page = (ROOT / "docs/game.md").read_text()
    for link in re.findall(r"\]\(([^)]+)\)", page):
        assert (ROOT / "docs" / link.partition("#")[0]).exists(), link
    made = {file.name for file in (ROOT / "src/silverware/cli/skeleton").rglob("*.*")}
    assert set(re.findall(r"^## .*?`([\w.]+)`", page, re.MULTILINE)) <= made
    rows = re.findall(r"^\| (`.*?) \|", page.split("## 7.")[1].split("## 8.")[0], re.MULTILINE)
    fields = {name for row in rows for name in re.findall(r"`(\w+)`", row)}
    assert fields == set(Registration.__struct_fields__)
    methods = re.findall(r"^\| (`.*?) \|", page.split("## 5.")[1].split("## 6.")[0], re.MULTILINE)
    assert {name for row in methods for name in re.findall(r"`(\w+)`", row)} | {"__init__"} == Game.__abstractmethods__


def test_the_page_about_the_library_shows_what_happens() -> None:
    failed, tried = doctest.testfile(str(ROOT / "docs/library.md"), module_relative=False)
    assert failed == 0
    assert tried > 40


def test_the_first_program_plays_and_is_refused() -> None:
    program = run_path(str(ROOT / "examples/first_game.py"))
    assert program["three_bots"](7) == program["three_bots"](7)
    assert program["three_bots"](7).outcome is not None
    assert program["refusal"]("allow") == ""
    assert program["refusal"]("redirect onto north").endswith("to the seat that is making it. (§5.4)")


PUBLIC = [
    "silverware",
    "silverware.match",
    "silverware.bots",
    "silverware.bots.bot",
    "silverware.core.dice",
    "silverware.core.errors",
    "silverware.core.game",
    "silverware.core.move",
    "silverware.core.replay",
    "silverware.core.script",
    "silverware.core.sealed",
    "silverware.core.seats",
    "silverware.core.state",
    "silverware.core.wording",
    "silverware.envs",
    "silverware.envs.openspiel",
    "silverware.envs.pgx",
    "silverware.envs.setting",
    "silverware.envs.table",
    "silverware.games",
    "silverware.lab.arena",
    "silverware.lab.evidence",
    "silverware.tensors.turning",
]


@pytest.mark.parametrize("name", PUBLIC)
def test_the_examples_in_docstrings_run(name: str) -> None:
    """They are read from the source, which compiled modules do not have with them."""
    stem = ROOT / "src" / name.replace(".", "/")
    file = stem / "__init__.py" if stem.is_dir() else stem.with_suffix(".py")
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner()
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            said = ast.get_docstring(node) or ""
            runner.run(parser.get_doctest(said, dict(vars(import_module(name))), name, str(file), 0))
    assert runner.failures == 0
    assert runner.tries > 0


def test_the_table_of_names_names_what_there_is() -> None:
    table = (ROOT / "docs/library.md").read_text().split("## Names")[1]
    for name in re.findall(r"`(silverware\.[a-z_.]+[a-z])", table):
        assert resolve_name(name) is not None, name
    for name in (*silverware.__all__, *vars(silverware.Match)):
        if not name.startswith("_"):
            assert re.search(rf"[`.]{name}[`(]", table), name


@pytest.mark.parametrize("page", PAGES)
def test_every_command_on_a_page_is_understood(page: str) -> None:
    for block in blocks((ROOT / page).read_text(), ""):
        for line in re.findall(r"^silverware (?!record )(.*)$", block, re.MULTILINE):
            words = shlex.split(re.split(r"\s#|[|>&]", line)[0])
            app.parse_args(words, exit_on_error=False, print_error=False)


def test_the_record_of_the_notation_page_replays() -> None:
    (example,) = [block for block in blocks(NOTATION, "") if block.startswith("silverware record")]
    *_, last = replay(parse(example), GAME)
    assert last.state.round == 2


def test_the_position_of_the_notation_page_can_be_played() -> None:
    tables = placed(NOTATION.split(SCORED)[0])
    assert set(tables) == set(GAMES)
    assert [move.text for move in tables["quick-silver"].menu()] == ["allow", "redirect onto centre"]
    assert "move black 1 to temple" in [move.text for move in tables["quicksand"].menu()]
    assert [move.text for move in tables["silver-coin"].menu()][:3] == ["discard", "use", "exchange 1"]
    assert [move.text for move in tables["silverton"].menu()] == ["done", "build denver/como"]


SCORED = "### Scored rounds and games that are over"


def placed(text: str) -> dict[str, State]:
    """The positions of a text, by their games, set up without dice."""
    tables = {}
    for example in blocks(text, "toml"):
        document = tomllib.loads(example)
        tables[document["game"]] = game_called(document["game"]).place(document)
    return tables


def test_the_ends_of_the_notation_page_are_what_it_says() -> None:
    ends = {game: result_text(state.outcome) for game, state in placed(NOTATION.split(SCORED)[1]).items()}
    assert ends == {
        "quick-silver": "cash; east; 85 100 5",
        "quicksand": "the red explorer; north; 1 0",
        "silver-coin": "the lowest total; north; 31 34",
        "silverton": "goal; north; 10500 900",
    }


def test_the_examples_of_the_notation_page_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "puzzle.toml").write_text(blocks(NOTATION, "toml")[0])
    record = next(block for block in blocks(NOTATION, "") if block.startswith("silverware record"))
    (tmp_path / "mine.game").write_text(record)
    for example in blocks(NOTATION, "python"):
        exec(example, {})


@pytest.mark.parametrize("name", GAMES)
def test_the_moves_of_the_notation_page_are_moves(name: str) -> None:
    game = game_called(name)
    table = NOTATION.split(f"## Moves of {game.title}")[1].split("##")[0]
    moves = [move for row in table.splitlines() if row.startswith("| `") for move in re.findall(r"`([^`]+)`", row)]
    assert len(moves) > 8
    for move in moves:
        assert game.notation.parse(move).text == move


def test_the_commands_of_the_notation_page_run(tmp_path: Path) -> None:
    file = tmp_path / "puzzle.toml"
    file.write_text(blocks(NOTATION, "toml")[0])
    commands = re.findall(r"^silverware (position FILE\b[^#\n]*)", NOTATION, re.MULTILINE)
    assert len(commands) == 6
    for command in commands:
        words = [quoted or plain for quoted, plain in re.findall(r'"([^"]+)"|(\S+)', command)]
        words[1] = str(file)
        done = subprocess.run([sys.executable, "-m", "silverware", *words], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, ""), command


ANSWERS = sorted((ROOT / "docs/lab").glob("*.md"))


@pytest.mark.parametrize("page", ANSWERS, ids=[page.stem for page in ANSWERS])
def test_the_commands_of_the_labs_answers_work(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each with a single game, by the fastest bots. Reports are of runs that the page makes."""
    monkeypatch.chdir(ROOT)
    made: set[str] = set()
    commands = [line.split() for block in blocks(page.read_text(), "") for line in block.splitlines()]
    for words in commands:
        assert words[0] == "silverware"
        if words[1] == "report":
            assert made.issuperset(words[2 : words.index("--out")])
            continue
        made.add(words[words.index("--save") + 1])
        words[words.index("--save") + 1] = str(tmp_path / f"{len(made)}")
        words[words.index("--games") + 1] = "1"
        if words[1] == "sim":
            words[words.index("--bots") + 1] = "random"
        app([*words[1:], "--workers", "1"], result_action="return_value")
    pictures = re.findall(r"\]\((\S+\.svg)\)", page.read_text())
    assert made
    assert pictures
