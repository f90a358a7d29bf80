"""Many games by bots, and what came of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from math import sqrt
from typing import Final, Protocol, TypeVar

from msgspec import Struct, field

from silverware.bots import RANDOM, bot_class, seat_bot
from silverware.core.dice import Seeded
from silverware.core.errors import BadTable
from silverware.core.event import Event
from silverware.core.game import AnyGame
from silverware.core.move import Move
from silverware.core.state import State
from silverware.core.view import View
from silverware.games import game_called
from silverware.lab.workers import Spread, on_cores

Number = TypeVar("Number", int, float)

CHUNK = 200
"""Games a worker plays before it reports, if chance plays them."""
FEW = 10
"""If somebody thinks."""
MOST_GAMES = 10_000_000
NORMAL: Final = 1.96
"""Of a normal distribution 95 % lie within so many standard deviations."""


class Player(Protocol):
    """What sits in a seat: hears everything, is shown its view, and answers from the menu."""

    def hear(self, event: Event) -> None: ...
    def choose(self, view: View, menu: Sequence[Move]) -> Move: ...


class Plan(Struct, frozen=True, kw_only=True):
    """What to simulate: the table, a bot for each seat, and the seed everything follows from."""

    game: str
    edition: str | None
    """The text of an edition that is not ours."""
    seats: int
    options: dict[str, str]
    bots: tuple[str, ...]
    games: int
    seed: int
    rotations: int = 1
    """How often each deal is played, the bots moving around the table."""

    def whole(self) -> int:
        """How many games it takes to play these, and the last deal to its end."""
        return -(-self.games // self.rotations) * self.rotations


class Tally(Struct):
    """What a number of games came to."""

    decisions: Counter[int] = field(default_factory=Counter)
    rounds: Counter[int] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)
    most: Counter[int] = field(default_factory=Counter)
    """What the seat with most had."""

    @property
    def games(self) -> int:
        return sum(self.endings.values())

    def add(self, *, decisions: int, rounds: int, ending: str, winners: Iterable[int], most: int) -> None:
        """Count a finished game."""
        self.decisions[decisions] += 1
        self.rounds[rounds] += 1
        self.endings[ending] += 1
        self.wins.update(winners)
        self.most[most] += 1

    def merge(self, other: Tally) -> None:
        """Add another tally to this one."""
        self.decisions.update(other.decisions)
        self.rounds.update(other.rounds)
        self.endings.update(other.endings)
        self.wins.update(other.wins)
        self.most.update(other.most)


HERE: Final = on_cores(1)
"""Work done in this process."""


def simulate(plan: Plan, spread: Spread = HERE) -> Iterator[Tally]:
    """Play the plan; the tally so far, each time more games are over. It is the same whoever plays."""
    check(plan)
    return tallies(plan, spread)


def check(plan: Plan) -> AnyGame:
    """The game of a plan that can be played; BadTable otherwise."""
    game = game_called(plan.game, plan.edition)
    game.check_table(plan.seats, game.choose(plan.options))
    if len(plan.bots) != plan.seats or not 0 < plan.games <= MOST_GAMES:
        raise BadTable(f"A simulation needs a bot for each seat, and 1 to {MOST_GAMES:,} games.")
    for name in plan.bots:
        bot_class(name, game)
    return game


def chunks(plan: Plan, first: int = 0) -> list[range]:
    """The numbers of the games, as workers take them: those from a number on."""
    thought = FEW if plan.rotations == 1 else 1
    size = CHUNK if set(plan.bots) == {RANDOM} else thought
    games = plan.whole()
    return [range(number, min(number + size, games)) for number in range(first, games, size)]


def tallies(plan: Plan, spread: Spread) -> Iterator[Tally]:
    """Play a plan that has been checked."""
    total = Tally()
    for tally in spread(partial(play_chunk, plan), chunks(plan)):
        total.merge(tally)
        yield total


def play_chunk(plan: Plan, numbers: Sequence[int]) -> Tally:
    """Play the games of those numbers."""
    game = game_called(plan.game, plan.edition)
    options = game.choose(plan.options)
    tally = Tally()
    for number in numbers:
        seed = f"{plan.seed}/{number}"
        dice = Seeded(seed)
        if set(plan.bots) == {RANDOM}:
            state = game.start(plan.seats, dice, options)
            decisions = state.playout(dice)
        else:
            heard: list[Event] = []
            state = game.start(plan.seats, dice, options, heard)
            decisions = play_out(game, state, dice, plan.bots, seed, heard)
        outcome = state.outcome
        assert outcome is not None
        tally.add(
            decisions=decisions,
            rounds=state.round,
            ending=outcome.ending,
            winners=outcome.winners,
            most=max(outcome.scores),
        )
    return tally


def play_out(game: AnyGame, state: State, dice: Seeded, names: Sequence[str], seed: str, heard: list[Event]) -> int:
    """Play a game to its end by bots of these names, one for each seat; the number of decisions."""
    bots = [seat_bot(name, game, seat, f"{seed}/{seat}") for seat, name in enumerate(names)]
    return play_by(bots, game, state, dice, heard)


def play_by(
    bots: Sequence[Player],
    game: AnyGame,
    state: State,
    dice: Seeded,
    heard: list[Event],
    watch: Callable[[Event], None] | None = None,
) -> int:
    """Play a game to its end by the bots in its seats, each hearing what its seat hears; the number of decisions.

    Who watches is told everything that happens.
    """
    decisions = 0
    while True:
        if watch is not None:
            for event in heard:
                watch(event)
        asked = state.asked()
        if asked is None:
            return decisions
        for bot in bots:
            for event in heard:
                bot.hear(event)
        heard.clear()
        state.play(bots[asked].choose(game.view(state, asked), state.menu()), dice)
        decisions += 1


def interval(wins: float, games: float) -> tuple[float, float]:
    """Wilson's 95 % confidence interval of a share."""
    z = NORMAL
    share = wins / games
    centre = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, centre - spread) / (1 + z * z / games), min(1.0, (centre + spread) / (1 + z * z / games))


def quantile(counts: Counter[int], share: float) -> int:
    """The smallest value that at least this share of the counted ones does not exceed."""
    left = share * counts.total()
    for value in sorted(counts):
        left -= counts[value]
        if left <= 0:
            return value
    return max(counts)


def mean(counts: Counter[Number]) -> float:
    """The mean of counted values."""
    return sum(value * count for value, count in counts.items()) / counts.total()
