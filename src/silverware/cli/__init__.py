"""The command line: `silverware serve | play | sim | arena | replay | review | verify | position | rules | ...`."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper

from cyclopts import App, CoercionError, CycloptsError, MissingArgumentError, Parameter, UnusedCliTokensError
from rich.console import Console

from silverware import __version__, build
from silverware.cli.admin import admin_app
from silverware.cli.arena import arena
from silverware.cli.documents import edition_app, position, rules
from silverware.cli.examples import examples
from silverware.cli.keeping import backup, doctor, restore
from silverware.cli.new_game import new_game
from silverware.cli.play import play
from silverware.cli.records import replay, verify
from silverware.cli.report import report
from silverware.cli.review import review
from silverware.cli.serve import serve
from silverware.cli.sim import sim
from silverware.cli.tables import kept
from silverware.cli.train import train
from silverware.core.errors import BotFailed, SilverwareError
from silverware.games import GAMES

EXTRAS = {"polars": "lab", "altair": "lab", "vl_convert": "lab", "ray": "ray", "torch": "train", "onnx": "train"}
"""What brings a library that is missing; the others come with the server."""

NUMBERS: dict[type | None, str] = {int: "a whole number", float: "a number"}
"""What must be written where a command wants such a value."""

app = App(
    name="silverware",
    help=f"Serve tables, play against bots, simulate, replay, look up rules. The games: {', '.join(GAMES)}.",
    version=f"silverware {__version__}, {build()}",
    default_parameter=Parameter(negative_iterable=(), show_default=lambda value: str(value) if value else None),
)
for command in (
    serve,
    play,
    sim,
    arena,
    report,
    train,
    replay,
    review,
    verify,
    position,
    rules,
    new_game,
    backup,
    restore,
    doctor,
):
    name = app.name_transform(command.__name__)
    app.command(command, name=name, help_epilogue=examples(name))
app.command(edition_app)
app.command(admin_app)
app.register_install_completion_command()


def main() -> None:
    """Run a command. What a person got wrong is one sentence on stderr and exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        app(print_error=False, exit_on_error=False)
    except BotFailed as failed:
        fail(f"{failed} {kept(failed)}")
    except SilverwareError as error:
        fail(str(error))
    except CycloptsError as error:
        fail(misread(error))
    except ModuleNotFoundError as missing:
        extra = EXTRAS.get(missing.name or "", "server")
        fail(f"This needs {missing.name}: pip install 'silverware[{extra}]'.")
    except UnicodeDecodeError:
        fail("The file is not text.")
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # whoever read on has had enough
    except OSError as error:
        fail(f"{error.strerror or error}: {error.filename}" if error.filename else str(error))
    except (KeyboardInterrupt, EOFError):
        sys.exit(130)


def misread(error: CycloptsError) -> str:
    """What is wrong with the words of a command; the library's own sentences are for programmers."""
    match error:
        case CoercionError(token=token, target_type=kind) if token is not None and kind in NUMBERS:
            return f"{token.keyword or 'What you wrote'}: {token.value!r} is not {NUMBERS[kind]}."
        case UnusedCliTokensError():
            return f"There is more than this command can use: {' '.join(error.unused_tokens or ())}."
        case MissingArgumentError(argument=argument) if argument is not None:
            return f"{argument.name} is missing; --help shows what belongs there."
        case _:
            return str(error)


def fail(sentence: str) -> None:
    """Say what was wrong and stop."""
    Console(stderr=True, highlight=False).print(f"silverware: {sentence}", markup=False, soft_wrap=True)
    sys.exit(2)
