"""The page about the command line, as the commands describe themselves: `python docs/site/commands.py`."""

import re
from pathlib import Path

from silverware.cli import app
from silverware.cli.examples import EXAMPLES

PAGE = Path(__file__).parents[1] / "commands.md"
INTRODUCTION = """\
# The command line

`silverware COMMAND --help` shows this too, and `silverware --install-completion` teaches your shell to complete
commands and options. Errors are one sentence on stderr, with exit code 2; `silverware verify` and `silverware doctor`
end with 1 if they find something wrong.
"""


def page() -> str:
    """Every command with its options and examples."""
    described = app.generate_docs("markdown", usage_name="silverware")
    _, *sections = re.split(r"(?m)^(?=## silverware )", described)
    told = [section.rstrip() + shown(section.split()[2]) for section in sections if "--install" not in section]
    return "\n".join([INTRODUCTION, *told])


def shown(command: str) -> str:
    """The examples of a command."""
    lines = EXAMPLES.get(command, "")
    return f"\n\n**Examples**:\n\n```{lines}```\n" if lines else "\n"


if __name__ == "__main__":
    PAGE.write_text(page())
