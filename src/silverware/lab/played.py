"""One game of a plan, played and written down: what it came to and how it went."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable, Sequence
from functools import lru_cache, partial
from time import process_time_ns
from typing import Final

from msgspec import Struct

from silverware.bots import RANDOM, Bot, seat_bot
from silverware.core.dice import Seeded
from silverware.core.event import Event
from silverware.core.form import kebab
from silverware.core.game import AnyGame
from silverware.core.move import Move
from silverware.core.seats import SEAT_NAMES, Seat
from silverware.core.state import State
from silverware.core.view import View
from silverware.games import game_called
from silverware.lab.simulate import HERE, Plan, Player, chunks, play_by
from silverware.lab.workers import Spread
from silverware.rating import place

KEPT_DIGITS: Final = 3
"""Digits of a time that are kept, so that there are not too many different ones."""

held_game = lru_cache(maxsize=1)(game_called)
"""A worker plays the same game again and again."""


class Mark(Struct, frozen=True):
    """What set one of the line-up apart, and the round from which it did, from 0."""

    round: int
    member: int
    mark: str


class Played(Struct, frozen=True, kw_only=True):
    """What a game came to. Winners, places and points go by the bots' places in the line-up, not by seats."""

    deal: int
    rotation: int
    members: tuple[int, ...]
    """By seat: who of the line-up sat there."""
    winners: tuple[int, ...]
    places: tuple[int, ...]
    points: tuple[int, ...]
    """What each had in the end."""
    ending: str
    rounds: int
    decisions: int
    menus: dict[int, int]
    """How many moves were on a menu, and how often."""
    moves: dict[str, int]
    """Kinds of moves, and how often each was made."""
    course: tuple[tuple[int, ...], ...]
    """What each had at the beginning of every round, and in the end."""
    marks: tuple[Mark, ...]
    times: dict[str, dict[int, int]]
    """By bot: microseconds of CPU time, and how many decisions took as long. Where there is one move, none is taken."""


class Watched:
    """The bots at a table, and what is written down as they play."""

    def __init__(self, game: AnyGame, state: State, bots: Sequence[Player], names: Sequence[str]) -> None:
        self.game = game
        self.state = state
        self.menus: Counter[int] = Counter()
        self.moves: Counter[str] = Counter()
        self.course: list[tuple[int, ...]] = []
        self.round = -1
        """The last that has begun."""
        self.deals = 0
        self.marks: list[tuple[int, Seat, str]] = []
        """By round, counted from 0: what set a seat apart."""
        self.times: dict[str, Counter[int]] = {name: Counter() for name in names}
        self.players: list[Player] = [
            WatchedBot(self, bot, self.times[name]) for bot, name in zip(bots, names, strict=True)
        ]

    def hear(self, event: Event) -> None:
        """Write down what an event says of seats."""
        self.deals += event.deals
        self.marks += [(max(0, self.deals - 1), SEAT_NAMES.index(seat), mark) for seat, mark in event.marks()]

    def note(self, menu: Sequence[Move], move: Move) -> None:
        """Write down what somebody was asked and answered."""
        if self.state.round != self.round:
            self.round = self.state.round
            self.course.append(self.game.points(self.state))
        self.menus[len(menu)] += 1
        self.moves[kebab(type(move).__name__)] += 1


class WatchedBot:
    """A bot in a seat: what it chooses, and how long it thinks where it has a choice."""

    def __init__(self, table: Watched, bot: Player, times: Counter[int]) -> None:
        self.table = table
        self.bot = bot
        self.times = times

    def hear(self, event: Event) -> None:
        """Tell it an event."""
        self.bot.hear(event)

    def choose(self, view: View, menu: Sequence[Move]) -> Move:
        """Its answer."""
        begun = process_time_ns()
        answer = self.bot.choose(view, menu)
        if len(menu) > 1:
            self.times[rounded((process_time_ns() - begun) // 1000)] += 1
        self.table.note(menu, answer)
        return answer


def rounded(number: int) -> int:
    """A whole number with the digits that are kept.

    >>> rounded(123456), rounded(1239), rounded(12)
    (123000, 1240, 12)
    """
    return round(number, min(0, KEPT_DIGITS - len(str(number))))


def seating(plan: Plan, deal: int, rotation: int) -> list[int]:
    """Who sits where in a game: for every seat, a place in the line-up.

    Where deals are played once, all sit as they were named. Otherwise the line-up sits down in another order in every
    deal, so that no bot has the same neighbours all the time. Then it moves around the table, a seat for each
    rotation, until every bot has been in every seat.
    """
    order = list(range(plan.seats))
    if plan.rotations > 1:
        Seeded(f"{plan.seed}/{deal}/order").shuffle(order)
    return [order[seat - rotation] for seat in range(plan.seats)]


def play(plan: Plan, spread: Spread = HERE, first: int = 0) -> Generator[Played, None, None]:
    """Play the games of a plan in order, from a number on. They are the same whoever plays."""
    for games in spread(partial(play_games, plan), chunks(plan, first)):
        yield from games


def play_games(plan: Plan, numbers: Iterable[int]) -> list[Played]:
    """Play the games of those numbers."""
    return [play_game(plan, number) for number in numbers]


def play_game(plan: Plan, number: int) -> Played:
    """Play the game of that number. The dice go by the deal, those of a bot by its place in the line-up, too.

    Where chance plays all seats it uses the dice of the table, so that games are those of a quick simulation.
    """
    game = held_game(plan.game, plan.edition)
    deal, rotation = divmod(number, plan.rotations)
    members = seating(plan, deal, rotation)
    names = [plan.bots[member] for member in members]
    heard: list[Event] = []
    dice = Seeded(f"{plan.seed}/{deal}")
    state = game.start(plan.seats, dice, game.choose(plan.options), heard)
    if {*names} == {RANDOM}:
        bots: list[Player] = [by_chance(game, dice)] * plan.seats
    else:
        bots = [
            seat_bot(name, game, seat, f"{plan.seed}/{deal}/{member}")
            for seat, (name, member) in enumerate(zip(names, members, strict=True))
        ]
    table = Watched(game, state, bots, names)
    decisions = play_by(table.players, game, state, dice, heard, table.hear)
    outcome = state.outcome
    assert outcome is not None
    seats = [members.index(member) for member in range(plan.seats)]
    table.course.append(game.points(state))
    return Played(
        deal=deal,
        rotation=rotation,
        members=tuple(members),
        winners=tuple(sorted(members[seat] for seat in outcome.winners)),
        places=tuple(place(outcome, seat, fewest=game.fewest) for seat in seats),
        points=tuple(outcome.scores[seat] for seat in seats),
        ending=outcome.ending,
        rounds=state.round,
        decisions=decisions,
        menus=dict(table.menus),
        moves=dict(table.moves),
        course=tuple(tuple(had[seat] for seat in seats) for had in table.course if had),
        marks=tuple(Mark(number, members[seat], mark) for number, seat, mark in table.marks),
        times={name: dict(counts) for name, counts in table.times.items()},
    )


def by_chance(game: AnyGame, dice: Seeded) -> Bot[AnyGame, View]:
    """The random bot, with the dice of the table."""
    bot: Bot[AnyGame, View] = Bot(game, 0)
    bot.dice = dice
    return bot
