"""`silverware report`: what came of simulations and arenas, as a page with charts."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from silverware.core.errors import BadTable


def report(
    *folders: Annotated[
        Path, Parameter(help="Folders that `silverware sim --save` or `silverware arena --save` made.")
    ],
    out: Annotated[Path, Parameter(help="The file to write.")] = Path("report.html"),
    charts: Annotated[Path | None, Parameter(help="A folder for the charts, each as SVG, if you want them.")] = None,
) -> None:
    """Write one page with charts of one run, or of several side by side: length, endings, wins, luck and skill."""
    from silverware.lab.findings import Run
    from silverware.lab.report import charts as drawings
    from silverware.lab.report import report as page

    if not folders:
        raise BadTable("Name a folder that `silverware sim --save` or `silverware arena --save` made.")
    runs = [Run(folder, name) for folder, name in zip(folders, names(folders), strict=True)]
    empty = next((run for run in runs if run.games.is_empty()), None)
    if empty is not None:
        raise BadTable(f"{empty.name} holds no games yet.")
    out.write_text(page(runs), encoding="utf-8")
    if charts is not None:
        charts.mkdir(parents=True, exist_ok=True)
        for name, chart in drawings(runs).items():
            (charts / name).write_text(chart, encoding="utf-8")
    Console(highlight=False).print(f"Written: {out}{'' if charts is None else f' and {charts}'}", markup=False)


def names(folders: tuple[Path, ...]) -> list[str]:
    """What to call the runs: by their folders' names where these differ, otherwise by their paths."""
    short = [folder.resolve().name for folder in folders]
    return short if len({*short}) == len(short) else [str(folder) for folder in folders]
