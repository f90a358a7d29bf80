"""Worlds drawn by the thousand are as likely as counting every deal says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest

from silverware.core.dice import Seeded
from silverware.games.quick_silver import GAME
from silverware.games.quick_silver.memory import Memory
from silverware.games.quick_silver.state import Table
from tests.games.quick_silver.scene import DECK, scene

DRAWS = 10_000
Fifteens = tuple[int, int]
"""How many 15s east and south hold."""


def deals(memory: Memory) -> Iterator[tuple[list[str], list[str], int]]:
    """Every deal to east and south that agrees with the first glance, and in how many ways the deck gives it."""
    left = Counter(DECK) - Counter([*memory.hand, *memory.faceup[1], *memory.faceup[2]])
    for cards in product(left, repeat=4):
        ways, unseen = 1, left.copy()
        for card in cards:
            ways *= unseen[card]
            unseen[card] -= 1
        if ways:
            yield [*memory.faceup[1], *cards[:2]], [*memory.faceup[2], *cards[2:]], ways


def counted(memory: Memory) -> dict[Fifteens, float]:
    """East swapped blind with south, then south was taken a card from: every deal and every way of both swaps."""
    unseen_swap, seen_swap = memory.swaps
    assert unseen_swap.took is None
    assert seen_swap.gave is not None
    found: Counter[Fifteens] = Counter()
    for dealt_east, dealt_south, ways in deals(memory):
        for gave, took, taken in product(range(3), repeat=3):
            east, south = dealt_east[:], dealt_south[:]
            east[gave], south[took] = south[took], east[gave]
            if south[taken] == seen_swap.took:
                south[taken] = seen_swap.gave
                found[east.count("15"), south.count("15")] += ways
    return {held: ways / found.total() for held, ways in found.items()}


def fifteens(world: Table) -> Fifteens:
    return world.named_hand(1).count("15"), world.named_hand(2).count("15")


@pytest.mark.parametrize("prepared", [True, False])
def test_worlds_are_as_likely_as_all_deals_together_say(prepared: bool) -> None:
    """North saw a 15 with east and none with south, then east and south swapped, and north took a 15 from south."""
    hands = {"north": "25 10 5", "east": "15 20 junk", "south": "10 5 15"}
    table = scene(3, hands=hands, centre="5 5 10", turn="east", dealer="north", black=2)
    table.play("swap 20 with south", "allow", chance="10").play("sneak")
    table.play("swap 10 with south", "allow", chance="15")
    view, memory, dice = table.view("north"), GAME.recall(table.table, 0), Seeded(3)
    worlds = GAME.worlds(view, memory)
    drawn = Counter(
        fifteens(worlds.imagine(dice) if prepared else GAME.imagine(view, memory, dice)) for _ in range(DRAWS)
    )
    expected = counted(memory)
    assert set(drawn) <= set(expected)
    for held, share in expected.items():
        assert drawn[held] / DRAWS == pytest.approx(share, abs=0.012), held
