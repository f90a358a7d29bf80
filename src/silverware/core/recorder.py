"""A game being played, with its record: every move written down, every move can be taken back."""

from __future__ import annotations

import copy
from typing import Any, Final

import msgspec

from silverware.core.dice import Dice
from silverware.core.errors import BadRecord
from silverware.core.event import Event
from silverware.core.game import AnyGame, option_text
from silverware.core.move import Move
from silverware.core.record import UNDO, Played, Record, result_text
from silverware.core.script import Recorded
from silverware.core.sealed import commitment
from silverware.core.seats import Seat, seat_name
from silverware.core.state import State
from silverware.core.value import Value

EVERY: Final = 32
"""Moves from one kept state to the next, where those between can be played again."""
MOST: Final = 32
"""States that are kept there; in a longer game, every second one is let go, again and again."""


class Draft:
    """A move played on a copy: what it comes to, before it is written down."""

    def __init__(self, played: Played, state: State, events: tuple[Event, ...]) -> None:
        self.played = played
        self.state = state
        self.events = events


class Recorder(Value):
    """Plays a game and keeps its record. `state` is the game now; who wants its events gives a list for them.

    A copy of the state is kept after every move. Dice that bring the same again when an entry begins anew (sealed or
    written ones) let it keep one only `every` so many moves, and play the others again.
    """

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        dice: Dice,
        options: msgspec.Struct,
        heard: list[Event] | None = None,
        *,
        position: str = "",
        every: int = 1,
    ) -> None:
        self.game = game
        self._options = options
        self._dice = Recorded(dice, game.cards)
        self._heard = heard
        self._every = every
        self.record = header(game, seats, options)
        self.record.position = position
        self.state: State = self.start(self._dice, heard)
        self.record.start = self._dice.take()
        self.record.result = result_text(self.state.outcome)
        self.line: list[int] = [0]
        """The entries that stand: the start and the moves not taken back."""
        self._kept: dict[int, State] = {0: self.state.copy()}
        """The state after some of the entries."""
        self._since: list[int] = [0]
        """How many moves after a kept state each entry is."""
        self.plays = 0
        """How many moves this has played, those played again among them."""

    def start(self, dice: Dice, heard: list[Event] | None = None) -> State:
        """The first moment once more: the start of the game, or its position."""
        record = self.record
        dice.begin(0)
        if not record.position:
            started: State = self.game.start(record.seats, dice, self._options, heard)
            return started
        try:
            document = msgspec.json.decode(record.position, type=dict[str, Any])
        except (msgspec.DecodeError, RecursionError):
            raise BadRecord("its position is not a JSON object.") from None
        placed: State = self.game.place(document, heard, dice)
        if placed.seats != record.seats or self.game.choose(document.get("options", {})) != self._options:
            raise BadRecord("its position is of a table with other seats or options.")
        return placed

    def copy(self) -> Recorder:
        """An independent recorder of the same game, with dice that bring the same; nobody listens to it."""
        other = copy.copy(self)
        other.record = msgspec.structs.replace(self.record, moves=self.record.moves[:])
        other.state = self.state.copy()
        other.line = self.line[:]
        other._dice = copy.deepcopy(self._dice)
        other._heard = None
        other._kept = self._kept.copy()
        other._since = self._since[:]
        return other

    def go_on_with(self, dice: Dice) -> None:
        """From now on chance comes from other dice. Those before are not asked again if every state was kept."""
        self._dice = Recorded(dice, self.game.cards)

    def hear(self, heard: list[Event] | None) -> None:
        """From now on events go there."""
        self._heard = heard
        self.state.heard = heard

    # Playing on

    def play(self, move: Move) -> None:
        """Play a move of whoever is asked and write it down."""
        asked = self.state.asked()
        self.play_as(0 if asked is None else asked, move)

    def play_as(self, seat: Seat, move: Move) -> None:
        """Play a move of a seat and write it down."""
        self._dice.begin(len(self.record.moves) + 1)
        self.state.play_as(seat, move, self._dice)
        self.plays += 1
        self._write(Played(seat_name(seat), move.text, self._dice.take()))

    def draft(self, seat: Seat, move: Move) -> Draft:
        """What a move of a seat comes to. Nothing has changed before the draft is taken."""
        heard: list[Event] = []
        state = self.state.copy()
        state.heard = heard
        self._dice.begin(len(self.record.moves) + 1)
        state.play_as(seat, move, self._dice)
        self.plays += 1
        return Draft(Played(seat_name(seat), move.text, self._dice.take()), state, tuple(heard))

    def take(self, draft: Draft) -> None:
        """Play a move that has been drafted, the last one of all."""
        self.state = draft.state
        self.state.heard = self._heard
        self._write(draft.played)

    def undo(self, seat: Seat, entry: int) -> None:
        """Take back everything after an entry (0: the start), at the wish of a seat."""
        if entry not in self.line:
            raise BadRecord(f"There is no move {entry} to go back to.")
        self.state = self.moment(entry)
        self.state.heard = self._heard
        self._write(Played(seat_name(seat), f"{UNDO}{entry}"))

    def seal(self, secret: bytes, salts: tuple[str, ...]) -> None:
        """Say that the dice were `Sealed(secret, salts)`; the secret itself only once the game is over."""
        self.record.commitment = commitment(secret)
        self.record.salts = salts
        if self.state.outcome is not None:
            self.record.secret = secret.hex()

    def _write(self, played: Played) -> None:
        self.record.moves.append(played)
        self.record.result = result_text(self.state.outcome)
        entry, undo = len(self.record.moves), played.undo
        if undo is not None:
            del self.line[self.line.index(undo) + 1 :]
            self._since.append(self._since[undo])
            return
        self.line.append(entry)
        self._since.append((self._since[entry - 1] + 1) % self._every)
        if self._since[entry] == 0:
            self._keep(entry)

    def _keep(self, entry: int) -> None:
        self._kept[entry] = self.state.copy()
        if self._every > 1 and len(self._kept) > MOST:
            self._kept = {at: state for place, (at, state) in enumerate(self._kept.items()) if place % 2 == 0}
            self._every *= 2

    # Looking back

    def moment(self, entry: int, dice: Dice | None = None) -> State:
        """The state after an entry, whether it stands or not; played again from the last one that was kept."""
        kept = self._kept
        again: list[int] = []
        at = self._made_by(entry)
        while at not in kept:
            again.append(at)
            at = self._made_by(at - 1)
        state = kept[at].copy()
        for number in reversed(again):
            self.play_again(state, number, self._dice if dice is None else dice)
        if dice is None:
            self._dice.take()
        return state

    def play_again(self, state: State, entry: int, dice: Dice) -> None:
        """Play the move of an entry on a state as it was before."""
        self.plays += 1
        dice.begin(entry)
        state.play(self.game.notation.parse(self.record.moves[entry - 1].move), dice)

    def _made_by(self, entry: int) -> int:
        """The entry that made the state after an entry: itself, or the one an undo went back to."""
        undo = self.record.moves[entry - 1].undo if entry else None
        while undo is not None:
            entry = undo
            undo = self.record.moves[entry - 1].undo if entry else None
        return entry


def header(game: AnyGame, seats: int, options: msgspec.Struct) -> Record:
    """The record of a game that begins."""
    return Record(
        game=game.name,
        edition=game.edition,
        rules=game.version,
        seats=seats,
        options={name: option_text(value) for name, value in msgspec.to_builtins(options).items()},
        moves=[],
    )
