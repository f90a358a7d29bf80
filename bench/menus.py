"""`make bench-menus`: what a menu of Silverton costs late in a game of six, beside one of the first turn.

The late table has 100 built segments and eight claims with freight in every seat. Both are played through their turn
again and again with random moves, by turns, and every menu is timed when it is first asked for, so that what it must
work out anew counts. Of each kind of question the dearest three in a hundred are left out: those are the machine's.

`python bench/menus.py calls 4` counts calls of functions instead, in four turns a pass: on the plain files they are
always the same.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from statistics import mean, median
from time import perf_counter_ns
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from silverware.core.dice import Seeded
from silverware.core.seats import SEAT_NAMES
from silverware.games.silverton import GAME

SEATS = range(6)
SEGMENTS = 100
CLAIMS = 8
ROUND = 21
PASSES = 5
KEPT = 0.97
GOAL = 3

CALLS = "calls"

Position = dict[str, Any]


class Calls:
    """A clock that ticks with every call of a function."""

    def __init__(self) -> None:
        self.made = 0
        sys.setprofile(self.hear)

    def hear(self, _frame: object, event: str, _of: object) -> None:
        """Something happened in the program."""
        self.made += event in ("call", "c_call")

    def __call__(self) -> int:
        return self.made


def first() -> Position:
    """A campaign of six, before its first question."""
    return GAME.position(GAME.start(len(SEATS), Seeded(1), GAME.choose({"length": "campaign"})))


def late() -> Position:
    """The same table many turns later: track grown at random from every home, claims from the deck."""
    position, box, dice = first(), GAME.box, Seeded(1)
    state = GAME.place(position)
    owned: list[list[int]] = [[] for _ in SEATS]
    towns = [set(state.homes(seat)) for seat in SEATS]
    built: set[int] = set()
    while len(built) < SEGMENTS:
        seat = dice.below(len(SEATS))
        open_to = [
            segment
            for segment, ends in enumerate(box.segment_towns)
            if segment not in built
            and not towns[seat].isdisjoint(ends)
            and not set(box.parallel[segment]).intersection(owned[seat])
        ]
        if open_to:
            segment = open_to[dice.below(len(open_to))]
            built.add(segment)
            owned[seat].append(segment)
            towns[seat].update(box.segment_towns[segment])
    claims = [card for card in position["deck"] if not box.is_event[box.cards.index(card)]][: CLAIMS * len(SEATS)]
    position["deck"] = [card for card in position["deck"] if card not in claims]
    position["round"] = ROUND
    for seat in SEATS:
        holding = position[SEAT_NAMES[seat]]
        holding["track"] = [box.segments_said[segment] for segment in sorted(owned[seat])]
        holding["claims"] = [
            {"card": card, "freight": 4, "depleted": False, "operated": True} for card in claims[seat :: len(SEATS)]
        ]
    return position


def turn(position: Position, seed: int, clock: Callable[[], int]) -> Iterator[tuple[str, int, int]]:
    """Play the turn to its end: every question, what its menu took, and how many moves it had."""
    state, dice = GAME.place(position), Seeded(seed)
    began = state.round
    while state.question is not None and state.round == began:
        question = state.question
        start = clock()
        menu = question.menu(state)
        yield question.name, clock() - start, len(menu)
        state.play(menu[dice.below(len(menu))], dice)


def usual(times: list[int]) -> float:
    """The mean, without what the machine did meanwhile."""
    return mean(sorted(times)[: max(1, int(len(times) * KEPT))])


class Menus:
    """The menus of one question at one of the two tables."""

    def __init__(self) -> None:
        self.passes: list[list[int]] = [[] for _ in range(PASSES)]
        """What each took, by the clock."""
        self.moves: list[int] = []

    def said(self) -> tuple[str, str]:
        """How long they are and what they cost, in words."""
        return (f"{mean(self.moves):.1f}", f"{self.cost():,.0f}") if self.moves else ("", "")

    def cost(self) -> float:
        """What one of them usually takes."""
        return median(usual(times) for times in self.passes)


def mean_cost(kinds: list[Menus]) -> float:
    """What a menu of any of these kinds takes, each as often as it was asked for."""
    asked = [kind for kind in kinds if kind.moves]
    return sum(kind.cost() * len(kind.moves) for kind in asked) / sum(len(kind.moves) for kind in asked)


def measured(clock: Callable[[], int], turns: int) -> dict[str, tuple[Menus, Menus]]:
    """The menus of the first turn and of the late one, by question."""
    menus: dict[str, tuple[Menus, Menus]] = defaultdict(lambda: (Menus(), Menus()))
    tables = list(enumerate((first(), late())))
    for number in track(range(PASSES), description="Measuring", transient=True):
        for seed in range(turns):
            for when, position in tables:
                for question, cost, moves in turn(position, seed, clock):
                    menus[question][when].passes[number].append(cost)
                    menus[question][when].moves.append(moves)
    return menus


def main(unit: str = "ns", turns: str = "200") -> None:
    """Measure, and print the table and the goal."""
    menus = measured(Calls() if unit == CALLS else perf_counter_ns, int(turns))
    sys.setprofile(None)
    console = Console(width=120)
    table = Table("question", title=f"a menu's moves and its {unit}, median of {PASSES} passes")
    for heading in ("moves, first turn", unit, f"moves, {SEGMENTS} segments", unit, "times"):
        table.add_column(heading, justify="right")
    for name, (early, now) in sorted(menus.items()):
        times = f"{now.cost() / early.cost():.1f}" if early.moves and now.moves else ""
        table.add_row(name, *early.said(), *now.said(), times)
    console.print(table)
    reached = mean_cost([now for _, now in menus.values()]) / mean_cost([early for early, _ in menus.values()])
    console.print(f"late menus cost {reached:.1f} times those of turn 1, to stay within {GOAL}", highlight=False)


if __name__ == "__main__":
    main(*sys.argv[1:])
