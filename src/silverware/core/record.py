"""Records: a game as readable text. The save, the replay, the bug report and the test.

    silverware record 1
    game: quick-silver
    edition: silverware 80b1a9966726
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

from collections.abc import Mapping

import msgspec

from silverware.core.errors import BadRecord, SilverwareError
from silverware.core.game import options_from
from silverware.core.script import outcomes
from silverware.core.seats import SEAT_NAMES, seat_name
from silverware.core.state import Outcome

FIRST_LINE = "silverware record 1"
OPEN = "open"
COMMENT = "\\u0023"
"""How JSON writes the sign that begins a comment here."""
UNDO = "undo to "
HEADER = ("game", "edition", "rules", "seats", "options", "commitment", "salts", "position")
CLOSING = ("secret", "result")


class Played(msgspec.Struct, frozen=True, gc=False):
    """A move, who made it, and what chance brought."""

    seat: str
    move: str
    chance: tuple[str, ...] = ()

    @property
    def undo(self) -> int | None:
        """Where this goes back to, if it is no move but takes moves back."""
        number = self.move.removeprefix(UNDO)
        return int(number) if number != self.move and number.isdecimal() and len(number) < 10 else None


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
    position: str = ""
    """Where the game began, as JSON in one line; empty where it began at the beginning."""
    start: tuple[str, ...] = ()
    """What chance brought before the first move."""
    moves: list[Played] = []
    secret: str = ""
    """Of the sealed dice, once the game is over."""
    result: str = OPEN

    def text(self, remarks: Mapping[int, str] | None = None) -> str:
        """The record as people read it, with remarks as comments behind the moves they are about, by the number of each
        from 1. `parse` reads it back, without them.
        """
        about = {} if remarks is None else remarks
        options = " ".join(f"{name}={value}" for name, value in self.options.items())
        header = [FIRST_LINE, f"game: {self.game}", f"edition: {self.edition}", f"rules: {self.rules}"]
        header += [f"seats: {self.seats}", f"options: {options}"]
        if self.commitment:
            header += [f"commitment: {self.commitment}", f"salts: {' '.join(self.salts)}"]
        header += [f"position: {self.position.replace('#', COMMENT)}"] if self.position else []
        header += [f"{seat}: {' '.join(name.replace('#', '').split())}" for seat, name in self.players.items()]
        lines = [*header, "", _chance(self.start) or "~"]
        for number, played in enumerate(self.moves, 1):
            line = f"{played.seat}: {played.move} {_chance(played.chance)}".rstrip()
            lines.append(f"{line} # {' '.join(about[number].split())}" if number in about else line)
        lines += [f"secret: {self.secret}"] if self.secret else []
        return "\n".join([*lines, f"result: {self.result}", ""])


def _chance(written: tuple[str, ...]) -> str:
    return f"~ {' '.join(written)}" if written else ""


class _Reading:
    """A record as far as it has been read. Headings end, and moves begin, with the first `~`."""

    def __init__(self) -> None:
        self.said: dict[str, str] = {}
        self.options: dict[str, str] = {}
        self.players: dict[str, str] = {}
        self.entries: list[tuple[str, str, list[str]]] = []
        """Seat, move and chance: of the start, which has neither, and of the moves."""

    def read(self, line: str) -> None:
        """Sort one line to where it belongs."""
        key, colon, value = (part.strip() for part in line.partition(":"))
        if not line:
            return
        if "result" in self.said:
            raise BadRecord("something follows the result")
        if line.startswith("~"):
            if not self.entries:
                self.entries.append(("", "", []))
            self.entries[-1][2].extend(outcomes(line[1:]))
        elif key in SEAT_NAMES and colon and self.entries:
            move, _, chance = value.partition("~")
            self.entries.append((key, " ".join(move.split()), list(outcomes(chance))))
        elif key in SEAT_NAMES and colon:
            self.once(key, "".join(letter for letter in value if letter.isprintable()), self.players)
        elif key in CLOSING and colon and not self.entries:
            raise BadRecord("the start is missing, a line that begins with ~")
        elif key in (CLOSING if self.entries else HEADER) and colon:
            self.once(key, value, self.said)
            if key == "options":
                self.options = options_from(value.split())
        else:
            raise BadRecord(f"{line!r} is neither a heading nor a move")

    def once(self, key: str, value: str, among: dict[str, str]) -> None:
        """Something that may be said only once."""
        if key in among:
            raise BadRecord(f"{key} is given twice")
        among[key] = value

    def number(self, key: str) -> int:
        """A heading that is a small number."""
        value = self.said[key]
        if not value.isdecimal() or len(value) > 9:
            raise BadRecord(f"The record's {key} must be a number, not {value!r:.40}.")
        return int(value)


def parse(text: str) -> Record:
    """Read a record. What it means is checked when it is replayed."""
    lines = [line.partition("#")[0].strip() for line in text.splitlines()]
    if lines[:1] != [FIRST_LINE]:
        raise BadRecord(f"This is not a record: its first line is not {FIRST_LINE!r}.")
    reading = _Reading()
    for number, line in enumerate(lines[1:], 2):
        try:
            reading.read(line)
        except SilverwareError as error:
            raise BadRecord(f"Line {number} of the record: {str(error).rstrip('.')}.") from None
    said = reading.said
    if "result" not in said:
        raise BadRecord(f"The record breaks off after line {len(lines)}: its last line, the result, is missing.")
    missing = [key for key in ("game", "edition", "rules", "seats") if key not in said]
    if missing:
        raise BadRecord(f"The record does not say its {missing[0]}.")
    seats = reading.number("seats")
    strangers = [name for name in reading.players if name not in SEAT_NAMES[:seats]]
    if strangers:
        raise BadRecord(f"The record has a player at {strangers[0]}, but only {seats} seats.")
    played = [Played(seat, move, tuple(chance)) for seat, move, chance in reading.entries]
    return Record(
        game=said["game"],
        edition=said["edition"],
        rules=reading.number("rules"),
        seats=seats,
        options=reading.options,
        players=reading.players,
        commitment=said.get("commitment", ""),
        salts=tuple(said.get("salts", "").split()),
        position=said.get("position", ""),
        start=played[0].chance,
        moves=played[1:],
        secret=said.get("secret", ""),
        result=said["result"],
    )


def result_text(outcome: Outcome | None) -> str:
    """An outcome in one line: the ending, the winners, and what every seat had."""
    if outcome is None:
        return OPEN
    winners = " ".join(seat_name(seat) for seat in outcome.winners) or "nobody"
    return f"{outcome.ending}; {winners}; {' '.join(str(score) for score in outcome.scores)}"
