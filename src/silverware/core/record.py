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

A move stands after its seat, what chance brought after `~`, a comment after `#`. The last line is the
result: a record without it has been cut off. `docs/notation.md` tells the rest.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from silverware.core.dice import Dice
from silverware.core.errors import BadRecord, SilverwareError
from silverware.core.event import Event
from silverware.core.game import Game, words
from silverware.core.move import Move
from silverware.core.script import Recorded, Scripted, outcomes
from silverware.core.sealed import Sealed, commitment
from silverware.core.seats import SEAT_NAMES, seat_called, seat_name
from silverware.core.state import Outcome, State

AnyGame = Game[Any, Any, Any, Any]

FIRST_LINE = "silverware record 1"
OPEN = "open"
HEADER = ("game", "edition", "rules", "seats", "options", "commitment", "salts")
CLOSING = ("secret", "result")


class Played(msgspec.Struct, frozen=True):
    """A move, who made it, and what chance brought."""

    seat: str
    move: str
    chance: tuple[str, ...] = ()


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
        header += [f"{seat}: {name}" for seat, name in self.players.items()]
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
    start: list[str] = []
    moves: list[Played] = []
    playing = False
    for number, line in enumerate(lines[1:], 2):
        try:
            if "result" in said and line:
                raise BadRecord("something follows the result")
            key, colon, value = (part.strip() for part in line.partition(":"))
            if line.startswith("~"):
                playing = True
                if moves:
                    moves[-1] = msgspec.structs.replace(moves[-1], chance=moves[-1].chance + outcomes(line[1:]))
                else:
                    start += outcomes(line[1:])
            elif key in SEAT_NAMES and colon and playing:
                move, _, chance = value.partition("~")
                moves.append(Played(key, " ".join(move.split()), outcomes(chance)))
            elif key in SEAT_NAMES and colon:
                players[key] = value
            elif key in (CLOSING if playing else HEADER) and colon and key not in said:
                said[key] = value
            elif line:
                raise BadRecord(f"{line!r} is neither a heading nor a move")
        except SilverwareError as error:
            raise BadRecord(f"Line {number} of the record: {str(error).rstrip('.')}.") from None
    if "result" not in said:
        raise BadRecord(f"The record breaks off after line {len(lines)}: its last line, the result, is missing.")
    missing = [key for key in ("game", "edition", "rules", "seats") if key not in said]
    if missing:
        raise BadRecord(f"The record does not say its {missing[0]}.")
    if not (said["rules"].isdecimal() and said["seats"].isdecimal()):
        raise BadRecord("The record's rules and seats must be numbers.")
    return Record(
        game=said["game"],
        edition=said["edition"],
        rules=int(said["rules"]),
        seats=int(said["seats"]),
        options=dict(_option(word) for word in said.get("options", "").split()),
        players=players,
        commitment=said.get("commitment", ""),
        salts=tuple(said.get("salts", "").split()),
        start=tuple(start),
        moves=moves,
        secret=said.get("secret", ""),
        result=said["result"],
    )


def _option(word: str) -> tuple[str, str]:
    name, _, value = word.partition("=")
    return name, value


def result_text(outcome: Outcome | None) -> str:
    """An outcome in one line: the ending, the winners, and what every seat had."""
    if outcome is None:
        return OPEN
    winners = " ".join(seat_name(seat) for seat in outcome.winners) or "nobody"
    return f"{outcome.ending}; {winners}; {' '.join(str(score) for score in outcome.scores)}"


class Recorder:
    """A game being played, with its record."""

    def __init__(
        self, game: AnyGame, seats: int, dice: Dice, options: msgspec.Struct, heard: list[Event] | None = None
    ) -> None:
        self._dice = Recorded(dice, game.cards)
        self.state: State = game.start(seats, self._dice, options, heard)
        self.record = Record(
            game=game.name,
            edition=game.edition,
            rules=game.version,
            seats=seats,
            options={name: words(value) for name, value in msgspec.to_builtins(options).items()},
            start=self._dice.take(),
            moves=[],
        )

    def play(self, move: Move) -> None:
        """Play a move and write it down."""
        seat = self.state.asked()
        self._dice.begin(len(self.record.moves) + 1)
        self.state.play(move, self._dice)
        assert seat is not None
        self.record.moves.append(Played(seat_name(seat), move.text, self._dice.take()))
        self.record.result = result_text(self.state.outcome)

    def seal(self, secret: bytes, salts: tuple[str, ...]) -> None:
        """Say that the dice were `Sealed(secret, salts)`; the secret itself only once the game is over."""
        self.record.commitment = commitment(secret)
        self.record.salts = salts
        if self.state.outcome is not None:
            self.record.secret = secret.hex()


class Step(msgspec.Struct, frozen=True):
    """One line of a replay: the move (None for the start), the state after it, and what happened."""

    played: Played | None
    state: State
    events: tuple[Event, ...]


def replay(record: Record, game: AnyGame) -> Iterator[Step]:
    """Play a record again with no generator at all; BadRecord where it cannot have happened so."""
    if record.edition != game.edition:
        raise BadRecord(f"The record was played with edition {record.edition}, this is {game.edition}.")
    if record.rules != game.version:
        raise BadRecord(f"The record follows version {record.rules} of the rules, this is version {game.version}.")
    heard: list[Event] = []
    dice = Scripted(record.start, game.cards)
    try:
        options = game.choose(record.options)
        state = game.start(record.seats, dice, options, heard)
    except SilverwareError as error:
        raise BadRecord(f"The record cannot start: {error}") from None
    _check_used(dice, "the start")
    yield Step(None, state, tuple(heard))
    for number, played in enumerate(record.moves, 1):
        heard.clear()
        dice.add(played.chance)
        try:
            state.play_as(seat_called(played.seat, record.seats), game.notation.parse(played.move), dice)
        except SilverwareError as error:
            raise BadRecord(f"Move {number} of the record: {error}") from None
        _check_used(dice, f"move {number}")
        yield Step(played, state, tuple(heard))
    if record.result != result_text(state.outcome):
        raise BadRecord(f"The record says {record.result!r}, but the game gives {result_text(state.outcome)!r}.")


def _check_used(dice: Scripted, where: str) -> None:
    if dice.left():
        raise BadRecord(f"The record has more chance outcomes for {where} than the game asks for.")


def verify(record: Record, game: AnyGame) -> str:
    """Replay a record and recompute its sealed dice; what was proven, in a sentence."""
    for _ in replay(record, game):
        pass
    count = f"{len(record.moves)} moves replay to the recorded result"
    if not record.commitment:
        return f"{count}. The dice were not sealed, so chance cannot be checked."
    if not record.secret:
        return f"{count}. The dice are sealed; their secret is published when the game is over."
    try:
        secret = bytes.fromhex(record.secret)
    except ValueError:
        raise BadRecord("The secret of the sealed dice is no hexadecimal number.") from None
    if commitment(secret) != record.commitment:
        raise BadRecord("The secret is not the one that was committed to before the game.")
    dice = Recorded(Sealed(secret, record.salts), game.cards)
    state = game.start(record.seats, dice, game.choose(record.options))
    _check_chance(dice, record.start, "the start")
    for number, played in enumerate(record.moves, 1):
        dice.begin(number)
        state.play(game.notation.parse(played.move), dice)
        _check_chance(dice, played.chance, f"move {number}")
    return f"{count}, and every shuffle, roll and draw follows from the sealed secret."


def _check_chance(dice: Recorded, written: tuple[str, ...], where: str) -> None:
    fair = dice.take()
    if fair != written:
        raise BadRecord(f"The dice of {where} do not follow from the sealed secret.")
