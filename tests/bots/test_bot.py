"""What every bot is, and what it gets."""

from __future__ import annotations

from doctest import DocTestFinder, DocTestRunner

from silverware.bots.bot import Bot


def test_the_example_in_the_documentation_of_bots_works() -> None:
    runner = DocTestRunner()
    for example in DocTestFinder(recurse=False).find(Bot, "Bot"):
        runner.run(example)
    assert runner.summarize().attempted > 5
    assert runner.summarize().failed == 0
