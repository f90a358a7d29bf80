"""Reviews of games that are over: judged decision by decision in a process of their own, behind everybody else."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from silverware.bots import review
from silverware.bots.review import Judged, Moment, Past, fair_share, judge, reviewer
from silverware.core.game import AnyGame
from silverware.core.move import Move
from silverware.core.seats import seat_called, seat_name
from silverware.server.editions import game_of
from silverware.server.messages import Choice, Review, Reviewed, Weighed
from silverware.server.processes import Limits, Processes
from silverware.server.records import unpacked
from silverware.server.telling import choice

LIMITS: Final = Limits(seconds=60, memory=512_000_000, niceness=15)
"""Of one decision, in the one process that judges them."""
PATIENCE: Final = 150
"""Seconds after which a decision is given up that does not get its processor time."""
WAITING_EACH: Final = 4
"""Decisions that one visitor may be waiting for."""
WAITING: Final = 32
"""And all visitors together."""
OPEN: Final = 2
"""Games that stay open in the process, so that the next decision need not replay them."""


def reviewers() -> Processes:
    """The process in which decisions are judged."""
    return Processes(1, LIMITS)


class Opened:
    """The games that are being reviewed, each as a seat lived through it."""

    def __init__(self) -> None:
        self._open: OrderedDict[tuple[str, str], Past] = OrderedDict()

    def take(self, key: str, written: str | bytes, edition: str | None, seat: str) -> Past:
        """The game that is kept under a key, from a seat."""
        past = self._open.pop((key, seat), None)
        if past is None:
            record = unpacked(written)
            past = Past(record, game_of(record.game, edition), seat_called(seat, record.seats))
        self._open[key, seat] = past
        if len(self._open) > OPEN:
            self._open.popitem(last=False)
        return past


OPENED: Final = Opened()
"""Of a process."""


def outline(key: str, written: str | bytes, edition: str | None, seat: str) -> Review:
    """What there is to review of a seat."""
    past = OPENED.take(key, written, edition, seat)
    reviewer(past.game)
    fair = fair_share(len(past.names))
    return Review(seat_name(past.seat), tuple(past.answers.items()), past.forced, fair, past.placement)


def reviewed(
    key: str, written: str | bytes, edition: str | None, seat: str, step: int, worlds: int, hindsight: bool
) -> Reviewed:
    """One decision of a seat, judged."""
    past = OPENED.take(key, written, edition, seat)
    moment = past.moment(step)
    judged = judge(moment, past.game, reviewer(past.game), past.names, worlds, hindsight=hindsight)
    return told(past.game, moment, judged, past.names)


def told(game: AnyGame, moment: Moment, judged: Judged, names: list[str]) -> Reviewed:
    """A judged decision as a client gets it: moves by their places on the menu."""
    menu = [*moment.menu, *([] if moment.played in moment.menu else [moment.played])]
    places = {move.text: at for at, move in enumerate(menu)}
    return Reviewed(
        step=judged.step,
        menu=tuple([offered(game, moment, move, names) for move in menu]),
        played=places[judged.played],
        best=places[judged.best],
        placement=judged.placement,
        loss=judged.loss,
        error=judged.error,
        mark=judged.mark,
        moves=tuple([weighed(places[each.move], each) for each in judged.moves]),
        reason=judged.reason,
    )


def offered(game: AnyGame, moment: Moment, move: Move, names: list[str]) -> Choice:
    """A move as the seat was offered it, or as it worded it."""
    if move in moment.menu:
        return choice(game, moment.state, move, names)
    return Choice(move.number, move.text, game.say(move, names), move.form)


def weighed(at: int, each: review.Weighed) -> Weighed:
    """A move at a place on the menu, judged."""
    return Weighed(at, each.placement, each.behind, each.error, each.worlds)
