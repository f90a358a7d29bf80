"""`silverware train`: a network that learns a game by playing against itself."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from silverware.cli.tables import GameName
from silverware.core.errors import BadTable

OWN: Final = 2
"""Cores that are left to the process that learns, and to its tests."""


def train(
    game: GameName,
    *,
    out: Annotated[Path, Parameter(help="The folder of the run; the same command continues where it stopped.")] = Path(
        "trained"
    ),
    minutes: Annotated[float, Parameter(help="How long to learn, including what is already done.")] = 30.0,
    settings: Annotated[Path | None, Parameter(help="A file with settings to use instead of ours.")] = None,
    games: Annotated[
        int | None, Parameter(help="Games to play side by side, if not as many as the settings say.")
    ] = None,
    device: Annotated[str, Parameter(help="Where to learn: cuda, cpu, or auto for the best there is.")] = "auto",
    workers: Annotated[int | None, Parameter(help="Processes that play the games; most cores if left out.")] = None,
    seed: Annotated[int, Parameter(help="The seed of the network, its tables and its deals.")] = 1,
) -> None:
    """Let a network learn a game by playing against itself, on a GPU or without one.

    The folder gets the network (`network.onnx`, which plays as `onnx:FILE` wherever a bot is named), a checkpoint once
    a minute, and a page with curves (`curves.html`). Now and then the network plays the tests of its settings.
    """
    import torch

    from silverware.lab.train.curves import page
    from silverware.lab.train.run import Run
    from silverware.lab.train.settings import settings_of

    if not 0 < minutes <= 10_000:
        raise BadTable("Learn for more than 0 and at most 10,000 minutes.")
    chosen = settings_of(game, settings)
    if chosen.game != game:
        raise BadTable(f"These settings are those of {chosen.game}, not of {game}.")
    if games is not None:
        chosen = msgspec.structs.replace(chosen, games=games)
    if device == "auto":
        device = "cuda" if torch.cuda.is_available() else "cpu"
    most = max(1, (os.cpu_count() or 1) - OWN)
    run = Run(out, chosen, seed=seed, device=device, workers=most if workers is None else workers)
    console = Console(highlight=False)
    columns = BarColumn(), TimeElapsedColumn(), TextColumn("{task.description}")
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("The games begin.", total=60 * minutes)
        try:
            for line in run.learn(minutes):
                progress.update(task, completed=line["seconds"], description=said(line))
                for name, share in tests(line).items():
                    console.print(
                        f"{line['seconds']:6.0f} s  {line['decisions']:14,} decisions  {share:6.1%} against {name}"
                    )
        except KeyboardInterrupt:
            console.print("Stopped. The same command continues from the last checkpoint.")
    page_file = out / "curves.html"
    page_file.write_text(page(out), encoding="utf-8")
    console.print(f"Written: {out / 'network.onnx'}, {page_file}", markup=False)


def said(line: dict[str, Any]) -> str:
    """How it goes, in a line."""
    whole = sum(line["time"].values())
    shares = ", ".join(f"{name} {spent / whole:.0%}" for name, spent in line["time"].items())
    return f"{line['decisions']:,} decisions ({shares})"


def tests(line: dict[str, Any]) -> dict[str, float]:
    """The tests that were over then."""
    return {name.removeprefix("test "): value for name, value in line.items() if name.startswith("test ")}
