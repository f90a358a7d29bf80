"""`silverware rules`, `edition check` and `position`: documents about games."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import tomli_w
from cyclopts import App, Parameter
from rich.console import Console
from rich.markdown import Markdown

from silverware.cli.colours import TableHighlighter
from silverware.cli.tables import EditionFile, GameName, game_from, text_of
from silverware.core.dice import Seeded
from silverware.core.digest import digest, paragraph
from silverware.core.errors import BadEdition
from silverware.core.event import Event
from silverware.core.position import document_in, game_named_in
from silverware.core.record import result_text
from silverware.core.script import Scripted, outcomes
from silverware.core.seats import SEAT_NAMES, SPECTATOR, chair_called
from silverware.drawings import draw
from silverware.games import game_called

Show = Literal["table", "json", "toml"]

edition_app = App(name="edition", help="Editions: the cards and numbers a game is played with.")


def rules(
    game: GameName,
    section: Annotated[str | None, Parameter(help="One paragraph or chapter, for example 5.2 or 5.")] = None,
) -> None:
    """Show the rules of a game, all of them or one §."""
    name = game_called(game).name
    Console().print(Markdown(digest(name) if section is None else paragraph(name, section)))


@edition_app.command
def check(file: Annotated[Path, Parameter(help="An edition, as TOML.")]) -> None:
    """Check an edition: every table with its source, every number possible."""
    text = text_of(file)
    game = game_called(game_named_in(document_in(text, BadEdition), BadEdition), text)
    moves = len(game.notation.moves)
    console = Console(highlight=False)
    console.print(f"{game.title}, edition {game.edition}: {moves} moves. It can be played.")
    for doubt in game.doubts():
        console.print(f"Is this meant? {doubt}", markup=False)


def position(
    file: Annotated[Path, Parameter(help="A position, as TOML.")],
    *,
    play: Annotated[tuple[str, ...], Parameter(help="Moves to play, in notation; may be given several times.")] = (),
    chance: Annotated[str | None, Parameter(help="What the dice bring, in order.")] = None,
    seed: Annotated[
        int | None, Parameter(help="The seed for dice after those of --chance; 1 if you give neither.")
    ] = None,
    seat: Annotated[str | None, Parameter(help="The chair to look from; the seat that is asked, if left out.")] = None,
    edition: EditionFile = None,
    show: Annotated[Show, Parameter(help="The view, drawn or as JSON; or the position reached, as TOML.")] = "table",
) -> None:
    """Set up a position, play moves, and show what happened, the view, the menu and the result."""
    document = document_in(text_of(file))
    game = game_from(game_named_in(document), edition)
    heard: list[Event] = []
    seeded = None if seed is None and chance is not None else Seeded(1 if seed is None else seed)
    with Scripted(outcomes(chance or ""), game.cards, seeded) as dice:
        state = game.place(document, heard, dice)
        for move in [game.notation.parse(move) for move in play]:
            state.play(move, dice)
    asked = SPECTATOR if state.asked() is None else state.asked()
    chair = asked if seat is None else chair_called(seat, state.seats)
    view = game.view(state, chair)
    console = Console(highlighter=TableHighlighter(game))
    if show == "toml":
        console.print(to_toml(game.position(state)), markup=False, highlight=False, soft_wrap=True)
        return
    if show == "json":
        console.print(msgspec.json.encode(view).decode(), markup=False, highlight=False, soft_wrap=True)
        return
    names = [name.title() for name in SEAT_NAMES[: state.seats]]
    for event in heard:
        console.print(f"{game.tell(event.to(chair), names)} (§{event.rule})", markup=False)
    console.print(draw(game, view, names), markup=False)
    for move in state.menu() if chair == asked else ():
        console.print(f"  {move.text}", markup=False, highlight=False)
    console.print(f"result: {result_text(state.outcome)}", markup=False, highlight=False)


def to_toml(document: Mapping[str, Any]) -> str:
    """A document as TOML, which has no word for None: such entries are left out."""
    return tomli_w.dumps(_without_none(document))


def _without_none(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {key: _without_none(entry) for key, entry in value.items() if entry is not None}
    if isinstance(value, (list, tuple)):
        return [_without_none(entry) for entry in value]
    return value
