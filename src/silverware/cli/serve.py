"""`silverware serve`: running a table server."""

from __future__ import annotations

import os
import webbrowser
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from silverware import build
from silverware.cli.keeping import Database, default_file
from silverware.cli.tables import home, look_here
from silverware.games import GAMES, game_called


def serve(
    *,
    host: Annotated[str, Parameter(help="The address to listen at; 127.0.0.1 for this machine alone.")] = "0.0.0.0",
    port: Annotated[int, Parameter(help="The port to listen at.")] = 8000,
    database: Database = None,
    workers: Annotated[int, Parameter(help="How many processes; more than one needs PostgreSQL.")] = 1,
    thinkers: Annotated[
        int | None,
        Parameter(help="How many processes think for bots; if left out, one less than there are cores, 16 at most."),
    ] = None,
    hesitation: Annotated[
        int, Parameter(help="Milliseconds a bot waits before it moves, so that people can follow.")
    ] = 700,
    review_worlds: Annotated[int, Parameter(help="The most worlds in which a review compares two moves.")] = 600,
    bots: Annotated[
        tuple[str, ...],
        Parameter(
            negative="",
            help="Bots of your own that players may seat, package.module:Class or exec:COMMAND, "
            "with NAME= before it if you like.",
        ),
    ] = (),
    open_browser: Annotated[bool, Parameter(name="--open", help="Open the browser.", negative="")] = False,
    origin: Annotated[
        str, Parameter(help="The address of this server for invitation links, such as https://play.example.")
    ] = "",
    webhook: Annotated[
        str,
        Parameter(
            env_var="SILVERWARE_WEBHOOK",
            help="An address to post to when it is somebody's turn at a table by days, for example to send mail.",
        ),
    ] = "",
    push: Annotated[
        tuple[str, ...],
        Parameter(negative="", help="Push services that may be called besides those of the usual browsers."),
    ] = (),
    secure: Annotated[
        bool, Parameter(help="People come by https, through a proxy: send cookies no other way.")
    ] = False,
    proxies: Annotated[
        str,
        Parameter(
            help="The addresses of your reverse proxies, separated by commas; their X-Forwarded headers are believed."
        ),
    ] = "127.0.0.1",
    metrics_token: Annotated[
        str,
        Parameter(env_var="SILVERWARE_METRICS_TOKEN", help="The token with which other machines may read /metrics."),
    ] = "",
    limits: Annotated[
        str,
        Parameter(
            env_var="SILVERWARE_LIMITS",
            help="Limits on what strangers may ask for, as NAME=NUMBER,NAME=NUMBER, or none. See docs/hosting.md.",
        ),
    ] = "",
    quiet: Annotated[bool, Parameter(help="Log only problems.", negative="")] = False,
) -> None:
    """Serve tables to people, bots and programs. Everything acknowledged is on disk; Ctrl-C closes."""
    from silverware.server.roster import Roster, own_bots
    from silverware.server.run import address_in_the_network, once_open, prepare, run
    from silverware.server.settings import Settings, bounds, usual_thinkers

    look_here()
    own = own_bots(bots)
    Roster(own)
    bounded = bounds(limits)
    for name in GAMES:
        game_called(name)  # one that cannot be loaded is told now, and to the host
    other = address_in_the_network() if host == "0.0.0.0" else None
    where = database or f"sqlite:///{default_file()}"
    kept = Path(where.removeprefix("sqlite:///")).parent if where.startswith("sqlite:///") else home()
    settings = Settings(
        database=where,
        hesitation=hesitation,
        thinkers=usual_thinkers(workers) if thinkers is None else thinkers,
        workers=workers,
        review_worlds=review_worlds,
        bots=own,
        reports=str(kept / "reports"),
        metrics=metrics_token,
        proxies=proxies,
        origin=origin.rstrip("/"),
        webhook=webhook,
        push=push,
        neighbours=f"http://{other}:{port}" if other else "",
        quiet=quiet,
        secure=secure,
        bounds=bounded,
    )
    os.umask(0o077)  # what is kept here is nobody else's
    prepare(settings, host, port)
    console = Console(highlight=False, soft_wrap=True)
    console.print(f"Silverware, {build()}, opens at http://localhost:{port}", markup=False)
    if other:
        console.print(f"Other devices on your network: http://{other}:{port}", markup=False)
    if where.startswith("sqlite"):
        console.print(f"The tables are kept in {where.removeprefix('sqlite:///')}.", markup=False)
    if open_browser:
        once_open(port, lambda: webbrowser.open(f"http://localhost:{port}"))
    run(settings, host, port)
