"""A game being played, with its record: every move written down, every move can be taken back."""

from __future__ import annotations

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


class Recorder:
    """Plays a game and keeps its record. `state` is the game now; who wants its events gives a list for them."""

    def __init__(
        self, game: AnyGame, seats: int, dice: Dice, options: msgspec.Struct, heard: list[Event] | None = None
    ) -> None:
        self._dice = Recorded(dice, game.cards)
        self._heard = heard
        self.state: State = game.start(seats, self._dice, options, heard)
        self._moments: list[State | None] = [self.state.copy()]
        """The state after each entry; None where it was taken back."""
        self.record = Record(
            game=game.name,
            edition=game.edition,
            rules=game.version,
            seats=seats,
            options={name: option_text(value) for name, value in msgspec.to_builtins(options).items()},
            start=self._dice.take(),
            moves=[],
        )

    def play(self, move: Move) -> None:
        """Play a move and write it down."""
        seat = self.state.asked()
        self._dice.begin(len(self._moments))
        self.state.play(move, self._dice)
        assert seat is not None
        self._write(Played(seat_name(seat), move.text, self._dice.take()))

    def undo(self, seat: Seat, entry: int) -> None:
        """Take back everything after an entry (0: the start), at the wish of a seat."""
        self.state = go_back(self._moments, entry)
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
        self._moments.append(self.state.copy())
        self.record.result = result_text(self.state.outcome)


def go_back(moments: list[State | None], entry: int) -> State:
    """The state after an entry, all later ones being taken back; BadRecord where there is none."""
    moment = moments[entry] if 0 <= entry < len(moments) else None
    if moment is None:
        raise BadRecord(f"There is no move {entry} to go back to.")
    moments[entry + 1 :] = [None] * (len(moments) - entry - 1)
    return moment.copy()
