"""Every § of every digest has a test, and every § that code or a test cites exists."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import silverware
from silverware.core.digest import digest, paragraphs
from silverware.games import GAMES

TESTS = Path(__file__).parent
SOURCES = Path(silverware.__file__).parent


def cited_by_tests() -> Iterator[tuple[str, str]]:
    """Every (game, §) in a `@rule(...)`."""
    for file in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
                game, *sections = [ast.literal_eval(argument) for argument in node.args]
                yield from ((game, section) for section in sections)


CITED = set(cited_by_tests())


@pytest.mark.parametrize("game", GAMES)
def test_every_paragraph_has_a_test(game: str) -> None:
    assert [section for section in paragraphs(game) if (game, section) not in CITED] == []


def test_every_paragraph_a_test_cites_exists() -> None:
    assert [(game, section) for game, section in sorted(CITED) if section not in paragraphs(game)] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_paragraph_the_code_cites_exists(game: str) -> None:
    folder = SOURCES / "games" / game.replace("-", "_")
    text = "\n".join(file.read_text() for file in folder.rglob("*.py"))
    cited = set(re.findall(r"§(\d+\.\d+)", text)) | set(re.findall(r'"(\d+\.\d+)"', text))
    assert cited
    assert cited - set(paragraphs(game)) == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_paragraph_says_where_it_comes_from(game: str) -> None:
    for section, text in paragraphs(game).items():
        assert re.search(r"\*\([^)]*(rulebook|ours|follows)[^)]*\)\*$", text), section


@pytest.mark.parametrize("game", GAMES)
def test_paragraphs_are_numbered_without_gaps(game: str) -> None:
    numbers = [tuple(map(int, section.split("."))) for section in paragraphs(game)]
    assert numbers == sorted(numbers)
    for chapter in {chapter for chapter, _ in numbers}:
        assert [at for number, at in numbers if number == chapter] == list(
            range(1, 1 + sum(number == chapter for number, _ in numbers))
        )
    assert len(re.findall(r"\*\*§", digest(game))) == len(numbers)


@pytest.mark.parametrize("game", GAMES)
def test_every_option_cites_a_paragraph(game: str) -> None:
    """Silver Coin's characters are fourteen options under one §."""
    cites = GAMES[game].cites
    assert [option for option in GAMES[game].choices() if "card-" not in option and option not in cites] == []
    assert set(cites.values()) - set(paragraphs(game)) == set()
