"""Playing a record again: to look at it, and to check it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from silverware.core.chance import Chance
from silverware.core.dice import Dice
from silverware.core.errors import BadRecord, SilverwareError
from silverware.core.event import Event
from silverware.core.game import AnyGame
from silverware.core.record import OPEN, Played, Record, result_text
from silverware.core.recorder import EVERY, Recorder
from silverware.core.script import Witnessed, Written
from silverware.core.sealed import Sealed, commitment
from silverware.core.seats import seat_called
from silverware.core.state import State

UNASKED = "are not what the game asks for"
UNSEALED = "do not follow from the sealed secret"


class Step(msgspec.Struct, frozen=True):
    """One line of a replay: what was played (None for the start), the state after it, and what happened."""

    played: Played | None
    state: State
    events: tuple[Event, ...]


def replay(record: Record, game: AnyGame) -> Iterator[Step]:
    """Play a record again with no generator at all; BadRecord where it cannot have happened so.

    >>> import silverware
    >>> from silverware.core.record import parse
    >>> match = silverware.start("quick-silver", seats=3, seed=10)
    >>> match.play("pick up")
    >>> [step.played and step.played.move for step in replay(parse(match.record()), match.game)]
    [None, 'pick up']
    """
    playing = _written(record, game)
    yield from playing.on()
    _check_result(record, playing)


def _check_result(record: Record, playing: _Playing) -> None:
    result = result_text(playing.recorder.state.outcome)
    if record.result != result:
        raise BadRecord(f"The record says {record.result!r}, but the game gives {result!r}.")


def resume(record: Record, game: AnyGame, dice: Dice, told: list[tuple[Event, ...]]) -> Recorder:
    """A recorded game to be played on with these dice; what happened goes to `told`, entry by entry."""
    playing = _written(record, game, every=1)
    told.extend(step.events for step in playing.on())
    _check_result(record, playing)
    recorder = playing.recorder
    recorder.record.players = record.players.copy()
    recorder.go_on_with(dice)
    return recorder


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
        raise BadRecord("The secret of the sealed dice is not a hexadecimal number.") from None
    if commitment(secret) != record.commitment:
        raise BadRecord("The secret is not the one that was committed to before the game.")
    for _ in _Playing(record, game, Sealed(secret, record.salts), UNSEALED, EVERY).on():
        pass
    return f"{count}, and every shuffle, roll and draw follows from the sealed secret."


def unsealed(record: Record, game: AnyGame) -> list[tuple[Chance, ...]]:
    """Everything the sealed dice of a game that is over brought, entry by entry, with what they were asked."""
    dice = Witnessed(Sealed(bytes.fromhex(record.secret), record.salts), game.cards)
    return [dice.take() for _ in _Playing(record, game, dice, UNSEALED, 1).on()]


def again(recorder: Recorder, dice: Dice, first: int, count: int) -> Iterator[Step]:
    """Steps of a game that is being recorded, played again with dice that bring the same as its own."""
    if count < 1:
        return
    heard: list[Event] = []
    moves = recorder.record.moves[: first + count - 1]
    if first == 0:
        state = recorder.start(dice, heard)
        yield Step(None, state, tuple(heard))
    elif first <= len(moves):
        state = recorder.moment(first - 1, dice)
    for number in range(max(first, 1), len(moves) + 1):
        played = moves[number - 1]
        heard.clear()
        if played.undo is None:
            state.heard = heard
            recorder.play_again(state, number, dice)
        else:
            state = recorder.moment(played.undo, dice)
        yield Step(played, state, tuple(heard))


class Replay:
    """A record that is looked at in pages. A later page goes on from the states that the earlier ones have kept."""

    def __init__(self, record: Record, game: AnyGame) -> None:
        self.record = record
        self.game = game
        self._playing = _written(record, game)

    @property
    def plays(self) -> int:
        """How many moves have been played for the pages so far."""
        return self._playing.recorder.plays

    def page(self, first: int, count: int) -> Iterator[Step]:
        """So many steps from one on; BadRecord where they cannot have happened so."""
        playing = self._playing
        before = min(count, max(playing.seen - first, 0))
        yield from again(playing.recorder, words(self.record, self.game), first, before)
        for step in playing.on(first + count):
            if playing.seen > first:
                yield step


def words(record: Record, game: AnyGame) -> Written:
    """Dice that show what a record says."""
    return Written([record.start, *(played.chance for played in record.moves)], game.cards)


class _Playing:
    """A record being played again, with dice that must bring what is written."""

    def __init__(self, record: Record, game: AnyGame, source: Dice, complaint: str, every: int) -> None:
        self._record = record
        self._game = game
        self._complaint = complaint
        self._heard: list[Event] = []
        self.seen = 0
        """How many steps have been looked at."""
        try:
            self.recorder = Recorder(
                game,
                record.seats,
                source,
                game.choose(record.options),
                self._heard,
                position=record.position,
                every=every,
            )
        except SilverwareError as error:
            raise BadRecord(f"The record cannot start: {error}") from None
        if self.recorder.record.start != record.start:
            raise BadRecord(f"The dice of the start {complaint}.")

    def on(self, until: int | None = None) -> Iterator[Step]:
        """The steps nobody has looked at yet, all or until one."""
        end = len(self._record.moves) + 1
        while self.seen < (end if until is None else min(until, end)):
            played = self._record.moves[self.seen - 1] if self.seen else None
            if played is not None:
                self._play(played)
            self.seen += 1
            yield Step(played, self.recorder.state, tuple(self._heard))

    def _play(self, played: Played) -> None:
        self._heard.clear()
        try:
            seat = seat_called(played.seat, self._record.seats)
            if played.undo is None:
                self.recorder.play_as(seat, self._game.notation.parse(played.move))
            else:
                self.recorder.undo(seat, played.undo)
        except SilverwareError as error:
            raise BadRecord(f"Move {self.seen} of the record: {error}") from None
        if self.recorder.record.moves[-1].chance != played.chance:
            raise BadRecord(f"The dice of move {self.seen} {self._complaint}.")


def _written(record: Record, game: AnyGame, every: int = EVERY) -> _Playing:
    """A record being played again with no generator at all."""
    if record.edition != game.edition:
        raise BadRecord(f"The record was played with edition {record.edition}, this is {game.edition}.")
    if record.rules != game.version:
        raise BadRecord(f"The record follows version {record.rules} of the rules, this is version {game.version}.")
    return _Playing(record, game, words(record, game), UNASKED, every)
