"""Bots against each other: every deal is played by all rotations of the line-up, with the same dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Sequence
from functools import lru_cache, partial
from time import process_time_ns
from typing import Final

from msgspec import Struct

from silverware.bots import seat_bot
from silverware.core.dice import Seeded
from silverware.core.errors import BadTable
from silverware.core.event import Event
from silverware.core.move import Move
from silverware.core.view import View
from silverware.games import game_called
from silverware.lab.simulate import Plan, Player, check, play_by
from silverware.lab.workers import in_order
from silverware.rating import place

KEPT_DIGITS: Final = 3
"""Digits of a time that are kept, so that there are not too many different ones."""

held_game = lru_cache(maxsize=1)(game_called)
"""A worker plays the same game again and again."""


class Played(Struct, frozen=True, kw_only=True):
    """What a game came to. Its winners and places go by the bots' places in the line-up, not by seats."""

    deal: int
    rotation: int
    winners: tuple[int, ...]
    places: tuple[int, ...]
    times: dict[str, dict[int, int]]
    """By bot: microseconds of CPU time, and how many decisions took as long. Where there is one move, none is taken."""


class TimedBot:
    """A bot in a seat, and how long it thinks."""

    def __init__(self, bot: Player, times: Counter[int]) -> None:
        self.bot = bot
        self.times = times

    def hear(self, event: Event) -> None:
        """Tell it an event."""
        self.bot.hear(event)

    def choose(self, view: View, menu: Sequence[Move]) -> Move:
        """Its answer, timed if it has a choice."""
        begun = process_time_ns()
        answer = self.bot.choose(view, menu)
        if len(menu) > 1:
            self.times[rounded((process_time_ns() - begun) // 1000)] += 1
        return answer


def rounded(number: int) -> int:
    """A whole number with the digits that are kept.

    >>> rounded(123456), rounded(1239), rounded(12)
    (123000, 1240, 12)
    """
    return round(number, min(0, KEPT_DIGITS - len(str(number))))


def line_up(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """A bot for each seat: the last one named fills the seats that are left.

    >>> line_up(["hard", "medium"], 4)
    ('hard', 'medium', 'medium', 'medium')
    """
    if len(bots) > seats:
        raise BadTable(f"{len(bots)} bots do not fit at a table for {seats}.")
    return (*bots, *[bots[-1]] * (seats - len(bots)))


def seating(plan: Plan, deal: int, rotation: int) -> list[int]:
    """Who sits where in a game: for every seat, a place in the line-up.

    In every deal the line-up sits down in another order, so that no bot has the same neighbours all the time. Then it
    moves around the table, a seat for each rotation, until every bot has been in every seat.
    """
    order = list(range(plan.seats))
    Seeded(f"{plan.seed}/{deal}/order").shuffle(order)
    return [order[seat - rotation] for seat in range(plan.seats)]


def whole_deals(plan: Plan) -> int:
    """How many games it takes to play those of a plan, and the last deal to its end."""
    return -(-plan.games // plan.seats) * plan.seats


def check_arena(plan: Plan, workers: int) -> None:
    """BadTable where a plan cannot be played."""
    check(plan, workers)
    if len(set(plan.bots)) == 1:
        raise BadTable("An arena needs two different bots; `silverware sim` plays games of one.")


def compete(plan: Plan, workers: int = 1, played: int = 0) -> Generator[Played, None, None]:
    """Play the games of a plan in order, without those that have been played. They do not depend on `workers`."""
    check_arena(plan, workers)
    return in_order(partial(play_game, plan), range(played, whole_deals(plan)), workers)


def play_game(plan: Plan, number: int) -> Played:
    """Play the game of that number. The dice go by the deal, those of a bot by its place in the line-up, too."""
    game = held_game(plan.game, plan.edition)
    deal, rotation = divmod(number, plan.seats)
    members = seating(plan, deal, rotation)
    times: dict[str, Counter[int]] = {name: Counter() for name in plan.bots}
    bots = [
        TimedBot(seat_bot(plan.bots[member], game, seat, f"{plan.seed}/{deal}/{member}"), times[plan.bots[member]])
        for seat, member in enumerate(members)
    ]
    heard: list[Event] = []
    dice = Seeded(f"{plan.seed}/{deal}")
    state = game.start(plan.seats, dice, game.choose(plan.options), heard)
    play_by(bots, game, state, dice, heard)
    outcome = state.outcome
    assert outcome is not None
    seats = [members.index(member) for member in range(plan.seats)]
    return Played(
        deal=deal,
        rotation=rotation,
        winners=tuple(sorted(members[seat] for seat in outcome.winners)),
        places=tuple(place(outcome, seat, fewest=game.fewest) for seat in seats),
        times={name: dict(counts) for name, counts in times.items()},
    )
