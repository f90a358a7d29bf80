"""A game that is over, as one seat lived through it: each of its decisions, with what it knew then."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from silverware.bots.judgement import placements
from silverware.core.errors import BadRecord
from silverware.core.event import Event
from silverware.core.game import AnyGame
from silverware.core.move import Move
from silverware.core.record import OPEN, Record
from silverware.core.replay import Replay
from silverware.core.seats import SEAT_NAMES, Seat
from silverware.core.state import Outcome, State
from silverware.core.view import View


class Moment(NamedTuple):
    """A decision, before it was made. All but `state` is what the seat knew."""

    step: int
    """The entry of the record after which the seat was asked; 0 is the start."""
    heard: tuple[Event, ...]
    """Everything that the seat had seen happen."""
    view: View
    menu: tuple[Move, ...]
    played: Move
    """What it chose; a move that people word freely need not be on the menu."""
    state: State
    """How everything really lay: for hindsight alone."""


class Past:
    """A game that is over. Moves that were taken back are left out, and so is what was seen in them."""

    def __init__(self, record: Record, game: AnyGame, seat: Seat) -> None:
        if record.result == OPEN:
            raise BadRecord("The game is not over yet; it can be reviewed when it is.")
        self.game = game
        self.seat = seat
        self.names = [record.players.get(name, name.title()) for name in SEAT_NAMES[: record.seats]]
        self._record = record
        self._replay = Replay(record, game)
        self._told: list[list[Event]] = []
        line: list[int] = []
        options: list[int] = []
        outcome: Outcome | None = None
        for entry, step in enumerate(self._replay.page(0, len(record.moves) + 1)):
            undo = None if step.played is None else step.played.undo
            if undo is None:
                line.append(entry)
            else:
                del line[line.index(undo) + 1 :]
            self._told.append([event.to(seat) for event in step.events])
            options.append(len(step.state.menu()) if step.state.asked() == seat else 0)
            outcome = step.state.outcome
        if outcome is None:
            raise BadRecord("The record says how the game ended, but it did not end.")
        self._line = line
        self.answers = {before: after for before, after in pairwise(line) if options[before] > 1}
        """The steps at which the seat had more than one move, each with the entry in which it chose."""
        self.forced = sum(options[entry] == 1 for entry in line)
        """How often it had only one."""
        self.placement = placements(outcome, fewest=game.fewest)[seat]
        """How it came out, from 0 to 1."""

    def moment(self, step: int) -> Moment:
        """The decision at a step; BadRecord where there is none."""
        if step not in self.answers:
            raise BadRecord(f"There is no decision to review at step {step}.")
        (moment,) = self._replay.page(step, 1)
        state = moment.state
        before = self._line[: self._line.index(step) + 1]
        heard = tuple([event for entry in before for event in self._told[entry]])
        played = self.game.notation.parse(self._record.moves[self.answers[step] - 1].move)
        return Moment(step, heard, self.game.view(state, self.seat), tuple(state.menu()), played, state)
