"""`silverware rules`, `edition check` and `position`: documents about games."""

from __future__ import annotations

import json as jsons
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import App, Parameter
from rich.console import Console
from rich.markdown import Markdown

from silverware.cli.draw import draw
from silverware.cli.tables import EditionFile, GameName, game_from
from silverware.core.dice import Dice, Seeded
from silverware.core.digest import digest, paragraph
from silverware.core.errors import BadEdition, BadPosition
from silverware.core.record import AnyGame
from silverware.core.script import Scripted, outcomes
from silverware.core.seats import SEAT_NAMES, SPECTATOR, seat_called
from silverware.games import game_called

edition_app = App(name="edition", help="Editions: the cards and numbers a game is played with.")


def rules(
    game: GameName, section: Annotated[str | None, Parameter(help="One paragraph, for example 5.2.")] = None
) -> None:
    """Show the rules of a game, all of them or one §."""
    name = game_called(game).name
    Console().print(Markdown(digest(name) if section is None else f"**§{section}** {paragraph(name, section)}"))


@edition_app.command
def check(file: Annotated[Path, Parameter(help="An edition, as TOML.")]) -> None:
    """Check an edition: every table with its source, every number possible."""
    text = file.read_text()
    game = game_called(game_named_in(text, BadEdition).name, text)
    Console().print(
        f"{game.title}, edition {game.edition}: {len(game.notation.moves)} moves. It can be played.", highlight=False
    )


def position(
    file: Annotated[Path, Parameter(help="A position, as TOML.")],
    *,
    play: Annotated[tuple[str, ...], Parameter(help="Moves to play, in notation; may be given several times.")] = (),
    chance: Annotated[str, Parameter(help="What chance brings, in order; otherwise dice by --seed.")] = "",
    seed: Annotated[int, Parameter(help="For what --chance leaves open.")] = 1,
    seat: Annotated[str, Parameter(help="From which chair: a seat's name, or spectator.")] = "spectator",
    edition: EditionFile = None,
    json: Annotated[bool, Parameter(help="The view as JSON instead of a drawing.", negative="")] = False,
    write: Annotated[bool, Parameter(help="The position after the moves, as TOML.", negative="")] = False,
) -> None:
    """Set up a position, play moves, and show what happened, the view, the menu and the result."""
    text = file.read_text()
    game = game_from(game_named_in(text, BadPosition).name, edition)
    state = game.place(tomllib.loads(text))
    names = [name.title() for name in SEAT_NAMES[: state.seats]]
    chair = SPECTATOR if seat == "spectator" else seat_called(seat, state.seats)
    dice: Dice = Scripted(outcomes(chance), game.cards) if chance else Seeded(seed)
    moves = [game.notation.parse(move) for move in play]
    console = Console()
    state.heard = []
    for move in moves:
        state.play(move, dice)
    if write:
        console.print(to_toml(game.position(state)), markup=False, highlight=False, soft_wrap=True)
        return
    view = game.view(state, chair)
    if json:
        console.print(msgspec.json.encode(view).decode(), markup=False, highlight=False, soft_wrap=True)
        return
    for event in state.heard:
        console.print(f"{game.tell(event.to(chair), names)} (§{event.rule})", markup=False, highlight=False)
    console.print(draw(game, view, names), markup=False, highlight=False)
    if chair == state.asked():
        for move in state.menu():
            console.print(f"  {move.text}", markup=False, highlight=False)


def game_named_in(text: str, error: type[BadEdition] | type[BadPosition]) -> AnyGame:
    """The game a document names in its line `game = ...`."""
    try:
        name = tomllib.loads(text).get("game")
    except tomllib.TOMLDecodeError as mistake:
        raise error(f"This is no TOML: {mistake}.") from None
    if not isinstance(name, str):
        raise error('The document does not say which game it is for: game = "quick-silver".')
    return game_called(name)


def to_toml(document: Mapping[str, Any]) -> str:
    """A document of plain values and tables one deep, as TOML; what is None is left out."""
    plain = {key: value for key, value in document.items() if value is not None and not isinstance(value, dict)}
    tables = {key: value for key, value in document.items() if isinstance(value, dict)}
    lines = [f"{key} = {jsons.dumps(value)}" for key, value in plain.items()]
    for key, table in tables.items():
        lines += ["", f"[{key}]", to_toml(table)]
    return "\n".join(lines)
