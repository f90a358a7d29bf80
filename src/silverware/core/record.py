"""Records: a game as readable text. The save, the replay, the bug report and the test.

    silverware record 1
    game: quick-silver
    edition: silverware 4be2c61c7a15
    rules: 1
    seats: 4
    options: memory=honest
    north: Ada

    ~ 4 [25 20 ...] 2 1
    west: pick up
    north: swap 20 with east
    east: allow ~ dynamite
    result: open

A move stands after its seat, what chance brought after `~`, a comment after `#`. `undo to 5` takes back what came
after the fifth move. The last line is the result: a record without it has been cut off. `docs/notation.md` tells
the rest.
"""

from __future__ import annotations

from typing import Any

import msgspec

from silverware.core.errors import BadRecord, SilverwareError
from silverware.core.game import Game
from silverware.core.script import outcomes
from silverware.core.seats import SEAT_NAMES, seat_name
from silverware.core.state import Outcome

AnyGame = Game[Any, Any, Any, Any]

FIRST_LINE = "silverware record 1"
OPEN = "open"
UNDO = "undo to "
HEADER = ("game", "edition", "rules", "seats", "options", "commitment", "salts")
CLOSING = ("secret", "result")


class Played(msgspec.Struct, frozen=True):
    """A move, who made it, and what chance brought."""

    seat: str
    move: str
    chance: tuple[str, ...] = ()

    @property
    def undo(self) -> int | None:
        """Where this goes back to, if it is no move but takes moves back."""
        number = self.move.removeprefix(UNDO)
        return int(number) if number != self.move and number.isdecimal() else None


class Record(msgspec.Struct, kw_only=True):
    """What a record says, not yet replayed."""

    game: str
    edition: str
    rules: int
    seats: int
    options: dict[str, str]
    players: dict[str, str] = {}
    """Who sat where."""
    commitment: str = ""
    """Of the sealed dice; empty where they were not sealed."""
    salts: tuple[str, ...] = ()
    start: tuple[str, ...] = ()
    """What chance brought before the first move."""
    moves: list[Played] = []
    secret: str = ""
    """Of the sealed dice, once the game is over."""
    result: str = OPEN

    def text(self) -> str:
        """The record as people read it; `parse` reads it back."""
        options = " ".join(f"{name}={value}" for name, value in self.options.items())
        header = [FIRST_LINE, f"game: {self.game}", f"edition: {self.edition}", f"rules: {self.rules}"]
        header += [f"seats: {self.seats}", f"options: {options}"]
        if self.commitment:
            header += [f"commitment: {self.commitment}", f"salts: {' '.join(self.salts)}"]
        header += [f"{seat}: {' '.join(name.replace('#', '').split())}" for seat, name in self.players.items()]
        lines = [*header, "", _chance(self.start)]
        lines += [f"{played.seat}: {played.move} {_chance(played.chance)}".rstrip() for played in self.moves]
        lines += [f"secret: {self.secret}"] if self.secret else []
        return "\n".join([*lines, f"result: {self.result}", ""])


def _chance(written: tuple[str, ...]) -> str:
    return f"~ {' '.join(written)}" if written else ""


def parse(text: str) -> Record:
    """Read a record. What it means is checked when it is replayed."""
    lines = [line.partition("#")[0].strip() for line in text.splitlines()]
    if lines[:1] != [FIRST_LINE]:
        raise BadRecord(f"This is no record: its first line is not {FIRST_LINE!r}.")
    said: dict[str, str] = {}
    players: dict[str, str] = {}
    entries: list[Played] = []
    """The start, as if it were a move, and the moves."""
    for number, line in enumerate(lines[1:], 2):
        try:
            _read(line, said, players, entries)
        except SilverwareError as error:
            raise BadRecord(f"Line {number} of the record: {str(error).rstrip('.')}.") from None
    if "result" not in said:
        raise BadRecord(f"The record breaks off after line {len(lines)}: its last line, the result, is missing.")
    missing = [key for key in ("game", "edition", "rules", "seats") if key not in said]
    if missing:
        raise BadRecord(f"The record does not say its {missing[0]}.")
    if not (said["rules"].isdecimal() and said["seats"].isdecimal()):
        raise BadRecord("The record's rules and seats must be numbers.")
    start, *moves = entries or [Played("", "")]
    return Record(
        game=said["game"],
        edition=said["edition"],
        rules=int(said["rules"]),
        seats=int(said["seats"]),
        options=dict(_option(word) for word in said.get("options", "").split()),
        players=players,
        commitment=said.get("commitment", ""),
        salts=tuple(said.get("salts", "").split()),
        start=start.chance,
        moves=moves,
        secret=said.get("secret", ""),
        result=said["result"],
    )


def _read(line: str, said: dict[str, str], players: dict[str, str], entries: list[Played]) -> None:
    """Sort one line to where it belongs. Headings end, and moves begin, with the first `~`."""
    key, colon, value = (part.strip() for part in line.partition(":"))
    headings = CLOSING if entries else HEADER
    if not line:
        return
    if "result" in said:
        raise BadRecord("something follows the result")
    if line.startswith("~"):
        last = entries.pop() if entries else Played("", "")
        entries.append(msgspec.structs.replace(last, chance=last.chance + outcomes(line[1:])))
    elif key in SEAT_NAMES and colon and entries:
        move, _, chance = value.partition("~")
        entries.append(Played(key, " ".join(move.split()), outcomes(chance)))
    elif key in SEAT_NAMES and colon:
        players[key] = value
    elif key in headings and colon and key not in said:
        said[key] = value
    else:
        raise BadRecord(f"{line!r} is neither a heading nor a move")


def _option(word: str) -> tuple[str, str]:
    name, _, value = word.partition("=")
    return name, value


def result_text(outcome: Outcome | None) -> str:
    """An outcome in one line: the ending, the winners, and what every seat had."""
    if outcome is None:
        return OPEN
    winners = " ".join(seat_name(seat) for seat in outcome.winners) or "nobody"
    return f"{outcome.ending}; {winners}; {' '.join(str(score) for score in outcome.scores)}"
