"""What a good player thinks of a table. Medium and hard bots of a game share one judgement."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from silverware.core.compiling import mypyc_attr
from silverware.core.dice import Dice
from silverware.core.game import AnyGame
from silverware.core.move import Choices, Move
from silverware.core.seats import Seat
from silverware.core.state import Outcome, State

GRAINS: Final = 1 << 30


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement:
    """A judgement of whole states, hidden cards included. Bots ask it about imagined states and about no others.

    This one likes all moves alike and looks to the end of the game. A game overrides what it knows better.
    """

    def __init__(self, game: AnyGame) -> None:
        self.fewest: bool = game.fewest
        """Whether fewer points are better."""
        self.stake = 0.05
        """What placement it costs, about, to make a move that is liked by 1 less than the best."""
        self.mistake = 0.05
        """By how much placement that is mistaken, about: search believes its own eyes the sooner, the greater it is."""

        self.glimpse = 32
        """In how many worlds search judges its moves before it tries the first."""
        self.width = 1 << 30
        """How many moves search has in question at most, the likeliest."""

    def likes(self, state: State, menu: Choices) -> list[float]:
        """How much the asked seat likes each move. One that it likes by 1 more is picked e times as often."""
        return [0.0] * len(menu)

    def pick(self, state: State, menu: Choices, dice: Dice) -> Move:
        """The move of the asked seat while search plays on; by lot, as often as it likes each."""
        return menu[0] if len(menu) == 1 else menu[by_lot(self.likes(state, menu), dice)]

    def progress(self, state: State) -> int:
        """How far the game is. Search looks ahead until this reaches the horizon."""
        return state.round

    def horizon(self, state: State) -> int:
        """How far to look ahead from a state: to the end of the game, unless a game says otherwise."""
        return 1 << 30

    def worth(self, state: State) -> list[float]:
        """The placement that each seat can expect, from 0 to 1, where the game is over or the horizon is reached."""
        assert state.outcome is not None, "a game that judges states earlier says how"
        return placements(state.outcome, fewest=self.fewest)

    def play_on(self, state: State, horizon: int, dice: Dice) -> list[float]:
        """Play a state on to the horizon, and what it is worth then."""
        while state.question is not None and self.progress(state) < horizon:
            state.follow(self.pick(state, state.question.menu(state), dice), dice)
        return self.worth(state)

    def reason(self, worlds: Sequence[State], seat: Seat, move: Move, names: Sequence[str]) -> str:
        """Why a good player makes this move: one sentence, true of these worlds, all that the seat knows of the table.

        It has no subject, so that it fits a bot's move and a hint alike: "Gets rid of Dynamite."
        """
        return ""


def by_lot(likes: list[float], dice: Dice) -> int:
    """One of several by lot: liked by 1 more, it is drawn e times as often."""
    most = max(likes)
    weights = [exp(liking - most) for liking in likes]
    left = sum(weights) * (float(dice.below(GRAINS)) / GRAINS)
    for at, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return at
    return len(likes) - 1


def placements(outcome: Outcome, *, fewest: bool) -> list[float]:
    """What the places of a game are worth: half for winning, half for everybody one comes out better than.

    Ties share. Who plays alone has 1 for winning.

    >>> placements(Outcome("cash", (2,), (40, 70, 110, 70)), fewest=False)
    [0.0, 0.25, 1.0, 0.25]
    """
    seats = len(outcome.scores)
    if seats == 1:
        return [float(len(outcome.winners))]
    return [
        (0.5 / len(outcome.winners) if seat in outcome.winners else 0.0)
        + 0.5 * sum([_ahead(outcome, seat, other, fewest) for other in range(seats) if other != seat]) / (seats - 1)
        for seat in range(seats)
    ]


def _ahead(outcome: Outcome, seat: Seat, other: Seat, fewest: bool) -> float:
    """1 if a seat came out better than another, 0.5 if as well."""
    if (seat in outcome.winners) != (other in outcome.winners):
        return float(seat in outcome.winners)
    mine, yours = outcome.scores[seat], outcome.scores[other]
    if mine == yours or seat in outcome.winners:
        return 0.5
    return float((mine < yours) == fewest)
