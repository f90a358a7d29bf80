"""A table of Quicksand, drawn as text: the board in rows, the temple above."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from textwrap import wrap
from typing import Final

from silverware.core.drawing import Drawing
from silverware.games.quicksand import Quicksand
from silverware.games.quicksand.components import COLOURS as EXPLORERS
from silverware.games.quicksand.documents import Space
from silverware.games.quicksand.view import Explorer, QuicksandView

LETTERS: Final[dict[str, str]] = {**{colour: colour[0] for colour in EXPLORERS}, "black": "k"}
"""Each colour in one letter, for those who see no colours."""
LEGEND: Final = (
    "17~>20,21 is space 17 and its arrows: r y g b k w a space of that colour (k is black), % a Mask space, "
    "~ a Quicksand space, T the temple. <R> is the red explorer, <R~> the red explorer stuck."
)
COLOURS: Final = (
    r"(?P<red><R~?>|\d+r(?=>))",
    r"(?P<yellow><Y~?>|\d+y(?=>))",
    r"(?P<green><G~?>|\d+g(?=>))",
    r"(?P<blue><B~?>|\d+b(?=>))",
    r"(?P<bright_black><K~?>|\d+k(?=>))",
    r"(?P<bright_white><W~?>|\d+w(?=>))",
    r"(?P<magenta>\d+[%~](?=>))",
)
WIDTH: Final = 78
FIXED: Final = "\N{NO-BREAK SPACE}"


def draw(game: Quicksand, view: QuicksandView, names: Sequence[str]) -> str:
    """The board, the seats, the cards."""
    lines = [f"  Turn {view.round} · deck {view.deck} · discards {counted(view.discards) or 'none'}", ""]
    distances = game.box.distances
    above = sorted(game.box.spaces, key=lambda space: (distances[space.id], space.x))
    standing = {explorer.space: explorer for explorer in view.explorers}
    for _, group in groupby(above, key=lambda space: distances[space.id]):
        row = [cell(game, space, standing.get(space.id)) for space in group]
        lines.append("  " + "".join(text.ljust(WIDTH // len(row)) for text in row).rstrip())
    lines.append("")
    for seat, player in enumerate(view.players):
        role = f" (you, {player.identity})" if seat == view.seat else f" ({player.identity})" if player.identity else ""
        cards = f"{player.cards} cards" if player.hand is None else counted(player.hand)
        lines.append(f"{'▶' if seat == view.asked else ' '} {names[seat]}{role}: {cards}")
    if nobodys := view.aside or view.unowned:
        lines.append(f"  nobody's: {', '.join(nobodys)}")
    if view.history:
        lines.append(f"  {latest(game, view, names)}")
    return "\n".join([part for line in lines for part in wrapped(line)])


def wrapped(line: str) -> list[str]:
    """A line in as many as it needs, broken between the things it lists; those after the first set in."""
    listed = line.replace(" ", FIXED).replace(f",{FIXED}", ", ").replace(f"·{FIXED}", "· ")
    parts = wrap(listed, WIDTH, subsequent_indent=FIXED * 4, break_long_words=False, break_on_hyphens=False)
    return [part.replace(FIXED, " ") for part in parts] or [""]


def cell(game: Quicksand, space: Space, explorer: Explorer | None) -> str:
    """A space, its arrows, and who stands there."""
    if space.id == game.box.temple:
        return "TEMPLE"
    sign = {"mask": "%", "quicksand": "~"}.get(space.kind) or LETTERS[space.colour or "red"]
    arrows = ",".join("T" if to == game.box.temple else str(to) for to in space.to)
    mark = f" <{LETTERS[explorer.colour].upper()}{'~' if explorer.stuck else ''}>" if explorer else ""
    return f"{space.id}{sign}>{arrows}{mark}"


def counted(cards: Sequence[str]) -> str:
    """Cards in a row, those alike together."""
    return ", ".join(f"{count} {name}" for name, count in Counter(cards).items())


def latest(game: Quicksand, view: QuicksandView, names: Sequence[str]) -> str:
    """The last few answers."""
    last = [f"{names[seat]}: {game.notation.moves[number].text}" for seat, number in view.history[-view.seats :]]
    return " · ".join(last)


DRAWING: Final = Drawing(draw, LEGEND, COLOURS)
