"""`make bench-menus`: what a menu of Silverton costs late in a game of six, beside one of the first turn.

The late table has 100 built segments and eight claims with freight in every seat. Both are played through their turn
again and again with random moves, by turns, and every menu is timed when it is first asked for, so that what it must
work out anew counts. Of each kind of question the dearest three in a hundred are left out: those are the machine's.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
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
TURNS = 200
KEPT = 0.97
GOAL = 3

ANY = "any"

Position = dict[str, Any]


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


def turn(position: Position, seed: int) -> Iterator[tuple[str, int, int]]:
    """Play the turn to its end: every question, what its menu took, and how many moves it had."""
    state, dice = GAME.place(position), Seeded(seed)
    began = state.round
    while state.question is not None and state.round == began:
        question = state.question
        start = perf_counter_ns()
        menu = question.menu(state)
        yield question.name, perf_counter_ns() - start, len(menu)
        state.play(menu[dice.below(len(menu))], dice)


def usual(times: list[int]) -> float:
    """The mean, without what the machine did meanwhile."""
    return mean(sorted(times)[: max(1, int(len(times) * KEPT))])


class Menus:
    """The menus of one question at one of the two tables."""

    def __init__(self) -> None:
        self.passes: list[list[int]] = [[] for _ in range(PASSES)]
        """What each took, in nanoseconds."""
        self.moves: list[int] = []

    def said(self) -> tuple[str, str]:
        """How long they are and what they cost, in words."""
        return (f"{mean(self.moves):.1f}", f"{self.cost():,.0f}") if self.moves else ("", "")

    def cost(self) -> float:
        """What one of them usually takes."""
        return median(usual(times) for times in self.passes)


def measured() -> dict[str, tuple[Menus, Menus]]:
    """The menus of the first turn and of the late one, by question."""
    menus: dict[str, tuple[Menus, Menus]] = defaultdict(lambda: (Menus(), Menus()))
    tables = list(enumerate((first(), late())))
    for number in track(range(PASSES), description="Measuring", transient=True):
        for seed in range(TURNS):
            for when, position in tables:
                for question, cost, moves in turn(position, seed):
                    for name in (question, ANY):
                        menus[name][when].passes[number].append(cost)
                        menus[name][when].moves.append(moves)
    return menus


def main() -> None:
    """Measure, and print the table and the goal."""
    menus = measured()
    console = Console(width=120)
    table = Table("question", title=f"a menu's moves and its nanoseconds, median of {PASSES} passes")
    for heading in ("moves, first turn", "ns", f"moves, {SEGMENTS} segments", "ns", "times"):
        table.add_column(heading, justify="right")
    for name, (early, now) in sorted(menus.items()):
        times = f"{now.cost() / early.cost():.1f}" if early.moves and now.moves else ""
        table.add_row(name, *early.said(), *now.said(), times)
    console.print(table)
    early, now = menus[ANY]
    reached = now.cost() / early.cost()
    console.print(f"late menus cost {reached:.1f} times those of turn 1, to stay within {GOAL}", highlight=False)


if __name__ == "__main__":
    main()
