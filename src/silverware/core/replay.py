"""Playing a record again: to look at it, and to check it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from silverware.core.chance import Chance
from silverware.core.dice import Dice
from silverware.core.errors import BadRecord, SilverwareError
from silverware.core.event import Event
from silverware.core.game import AnyGame
from silverware.core.record import OPEN, Played, Record, result_text
from silverware.core.recorder import go_back
from silverware.core.script import Recorded, Scripted, Witnessed
from silverware.core.sealed import Sealed, commitment
from silverware.core.seats import seat_called
from silverware.core.state import State

UNSEALED = "do not follow from the sealed secret"


class Step(msgspec.Struct, frozen=True):
    """One line of a replay: what was played (None for the start), the state after it, and what happened."""

    played: Played | None
    state: State
    events: tuple[Event, ...]


def replay(record: Record, game: AnyGame) -> Iterator[Step]:
    """Play a record again with no generator at all; BadRecord where it cannot have happened so."""
    if record.edition != game.edition:
        raise BadRecord(f"The record was played with edition {record.edition}, this is {game.edition}.")
    if record.rules != game.version:
        raise BadRecord(f"The record follows version {record.rules} of the rules, this is version {game.version}.")
    written = [*record.start, *(word for played in record.moves for word in played.chance)]
    for step in _steps(record, game, Scripted(written, game.cards), "are not what the game asks for"):
        yield step
    if record.result != result_text(step.state.outcome):
        raise BadRecord(f"The record says {record.result!r}, but the game gives {result_text(step.state.outcome)!r}.")


def verify(record: Record, game: AnyGame) -> str:
    """Replay a record and recompute its sealed dice; what was proven, in a sentence."""
    for _ in replay(record, game):
        pass
    count = f"{len(record.moves)} moves replay to the recorded result"
    if not record.commitment and not record.secret:
        return f"{count}. The dice were not sealed, so chance cannot be checked."
    if not record.commitment:
        raise BadRecord("The record has a secret of sealed dice, but no commitment to it.")
    if not record.secret and record.result == OPEN:
        return f"{count}. The dice are sealed; their secret is published when the game is over."
    if not record.secret:
        raise BadRecord("The game is over, but the secret of its sealed dice is missing.")
    try:
        secret = bytes.fromhex(record.secret)
    except ValueError:
        raise BadRecord("The secret of the sealed dice is no hexadecimal number.") from None
    if commitment(secret) != record.commitment:
        raise BadRecord("The secret is not the one that was committed to before the game.")
    for _ in _steps(record, game, Sealed(secret, record.salts), UNSEALED):
        pass
    return f"{count}, and every shuffle, roll and draw follows from the sealed secret."


def unsealed(record: Record, game: AnyGame) -> list[tuple[Chance, ...]]:
    """Everything the sealed dice of a game that is over brought, entry by entry, with what they were asked."""
    dice = Witnessed(Sealed(bytes.fromhex(record.secret), record.salts), game.cards)
    return [dice.take() for _ in _steps(record, game, dice, UNSEALED)]


def _beginning(record: Record, game: AnyGame, dice: Dice, heard: list[Event]) -> State:
    """The first moment of a record: the start of a game, or a position."""
    options = game.choose(record.options)
    if not record.position:
        started: State = game.start(record.seats, dice, options, heard)
        return started
    try:
        document = msgspec.json.decode(record.position, type=dict[str, Any])
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadRecord(f"its position is no JSON object ({error})") from None
    placed: State = game.place(document)
    if document.get("seats") != record.seats or game.choose(document.get("options", {})) != options:
        raise BadRecord("its position is of a table with other seats or options.")
    placed.heard = heard
    return placed


def _steps(record: Record, game: AnyGame, source: Dice, complaint: str) -> Iterator[Step]:
    """The start and every entry of a record, played with dice that must bring what is written."""
    heard: list[Event] = []
    dice = Recorded(source, game.cards)
    try:
        state = _beginning(record, game, dice, heard)
    except SilverwareError as error:
        raise BadRecord(f"The record cannot start: {error}") from None
    if dice.take() != record.start:
        raise BadRecord(f"The dice of the start {complaint}.")
    yield Step(None, state, tuple(heard))
    moments: list[State | None] = [state.copy()]
    for number, played in enumerate(record.moves, 1):
        heard.clear()
        try:
            if played.undo is None:
                dice.begin(number)
                state.play_as(seat_called(played.seat, record.seats), game.notation.parse(played.move), dice)
            else:
                state = go_back(moments, played.undo)
                state.heard = heard
        except SilverwareError as error:
            raise BadRecord(f"Move {number} of the record: {error}") from None
        if dice.take() != played.chance:
            raise BadRecord(f"The dice of move {number} {complaint}.")
        moments.append(state.copy())
        yield Step(played, state, tuple(heard))
