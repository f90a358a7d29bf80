"""Bots that are programs of their own, in any language: they read and write JSON lines."""

from __future__ import annotations

import os
import shlex
import shutil
from typing import Final

from silverware.bots.programs.program import Program
from silverware.core.errors import BadTable

EXEC: Final = "exec:"
"""What the name of such a bot begins with; the command follows."""


def program(name: str) -> type[Program]:
    """The bot behind a name such as `exec:./mybot --fast`. It runs the program: never do it for strangers.

    >>> program("exec:env node mybot.mjs").command
    ('env', 'node', 'mybot.mjs')
    """
    if os.name != "posix":
        raise BadTable("Bots that are programs need Linux, macOS or another POSIX system.")
    try:
        words = tuple(shlex.split(name.removeprefix(EXEC)))
    except ValueError as error:
        raise BadTable(f"The command of the bot {name} cannot be read: {error}.") from None
    if not words:
        raise BadTable(f"A bot that is a program is written {EXEC}COMMAND.")
    if shutil.which(words[0]) is None:
        raise BadTable(f"There is no program {words[0]} to run, so there is no bot {name}.")

    class Named(Program):
        command = words

    return Named
