"""Judging a decision: search finds good moves; the best of them and the one that was played then meet in new worlds."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot, sqrt
from typing import Any, Final, TypeAlias

from msgspec.structs import replace

from silverware.bots.bot import AnyBot
from silverware.bots.imported import imported
from silverware.bots.judgement import Judgement
from silverware.bots.review.judged import INACCURATE, Judged, Weighed, lost, mark_of
from silverware.bots.review.past import Moment
from silverware.bots.search import Search
from silverware.bots.thinking import SAMPLE, Hard
from silverware.core.dice import Dice, Seeded
from silverware.core.errors import BadTable
from silverware.core.game import AnyGame
from silverware.core.move import Move
from silverware.core.registry import registration
from silverware.core.state import State
from silverware.core.worlds import Worlds

AnyHard: TypeAlias = type[Hard[Any, Any]]

HARD: Final = "hard"
WORLDS: Final = 1500
"""In how many worlds the best move and the one that was played are compared at most; search draws as many before."""
LEAST: Final = 120
"""In how many at least; and in how many others it is found out which of the moves that search likes is best."""
PAUSE: Final = 40
"""After how many more worlds the error is looked at."""
FINE: Final = 0.01
"""A standard error so small is small enough."""
WIDE: Final = 2.0
"""Where a move is ahead by so many standard errors less than what counts, there is nothing to find out."""
CLOSE: Final = 3
"""How many moves that search likes are looked at closely, besides the one that was played."""
GLANCED: Final = 40
"""How often every other move is tried at least, so that something can be said of it."""
SHORT: Final = 20
"""On a menu of at most so many; on a longer one search decides."""


class Truth(Worlds[Any]):
    """Hindsight: the one world that was."""

    def __init__(self, state: State) -> None:
        self._state = state

    def imagine(self, dice: Dice) -> Any:
        return self._state.copy()


def reviewer(game: AnyGame, own: type[AnyBot] | None = None) -> AnyHard:
    """The bot that reviews a game: its hard one, or one's own; BadTable where that does not search."""
    brought = registration(game.name).bots
    hard = imported(brought[HARD]) if own is None and HARD in brought else own
    if hard is None:
        raise BadTable(f"{game.title} has no hard bot, so its games cannot be reviewed.")
    if not issubclass(hard, Hard):
        raise BadTable(f"Only a bot that searches can review a game; {hard.__name__} does not.")
    return hard


def judge(
    moment: Moment, game: AnyGame, hard: AnyHard, names: Sequence[str], worlds: int = WORLDS, *, hindsight: bool
) -> Judged:
    """Judge a decision over worlds that the seat could not rule out; in hindsight, in the one that was, without marks.

    The same decision is judged alike every time.
    """
    bot = hard(game, "review")
    for event in moment.heard:
        bot.hear(event)
    if hindsight:
        return replace(_judge(moment, bot.mind, Truth(moment.state), names, worlds), mark=None)
    return _judge(moment, bot.mind, bot.worlds(moment.view), names, worlds)


def _judge(moment: Moment, mind: Judgement, worlds: Worlds[Any], names: Sequence[str], most: int) -> Judged:
    seat, played, seed = moment.view.seat, moment.played, f"review {moment.view.seat} {moment.step}"
    search = Search(mind, worlds, seat, moment.menu, Seeded(seed))
    if len(moment.menu) <= SHORT:
        for _ in range(min(GLANCED, most)):
            search.meet(search.menu)
    search.run(most)
    ranked = [move for move in search.ranked() if move != played]
    far = [(move.text, search.tries[move]) for move in ranked[CLOSE:]]
    glanced = [(text, tried.mean(), tried.error(), tried.visits()) for text, tried in far]
    close = [played, *ranked[:CLOSE]]
    tried = compare(search, close, f"{seed} close", min(most, LEAST))
    rival = max(close[1:], key=lambda move: mean(tried[move]))
    duel = compare(search, [played, rival], f"{seed} duel", most)
    gap, error = gap_of(duel[rival], duel[played])
    loss = lost(gap, error)
    best = rival if loss else played
    placement = mean(duel[best])
    weighed = [Weighed(best.text, placement, 0.0, 0.0, len(duel[best]))]
    for move in sorted(close, key=lambda move: -mean(tried[move])):
        if move is not best:
            pair = duel if move in duel else tried
            behind, doubt = gap_of(pair[best], pair[move])
            weighed.append(Weighed(move.text, placement - behind, behind, doubt, len(pair[move])))
    for text, value, doubt, visits in glanced:
        weighed.append(Weighed(text, value, placement - value, hypot(doubt, deviation(duel[best])), visits))
    sample = [worlds.imagine(search.dice) for _ in range(SAMPLE)]
    why = mind.reason(sample, seat, best, names)
    return Judged(moment.step, played.text, best.text, placement, loss, error, mark_of(loss), tuple(weighed), why)


def compare(search: Search, moves: list[Move], seed: str, most: int) -> dict[Move, list[float]]:
    """Try moves in the same worlds, with the same luck: what each led to, world by world.

    These are new worlds, so no move looks good by the luck of having been picked for looking good. They end when it
    is known well enough how far the second move is ahead of the first, or that it is not.
    """
    trials: dict[Move, list[float]] = {move: [] for move in moves}
    search.dice = Seeded(seed)
    for number in range(1, most + 1):
        for move, placement in zip(moves, search.meet(moves), strict=True):
            trials[move].append(placement)
        if number >= LEAST and number % PAUSE == 0:
            gap, error = gap_of(trials[moves[1]], trials[moves[0]])
            if error <= FINE or gap + WIDE * error < INACCURATE:
                break
    return trials


def mean(values: Sequence[float]) -> float:
    """Their mean."""
    return sum(values) / len(values)


def deviation(values: Sequence[float]) -> float:
    """The standard error of their mean."""
    middle, count = mean(values), len(values)
    return sqrt(sum([(value - middle) ** 2 for value in values]) / (count * max(count - 1, 1)))


def gap_of(ones: Sequence[float], others: Sequence[float]) -> tuple[float, float]:
    """How far one move is ahead of another in the same worlds, and the standard error of that."""
    gaps = [one - other for one, other in zip(ones, others, strict=True)]
    return mean(gaps), deviation(gaps)
