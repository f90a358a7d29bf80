"""Worlds drawn by the thousand are as likely as counting every deal says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product

import pytest

from silverware.core.dice import Seeded
from silverware.core.seats import SEAT_NAMES, seat_of
from silverware.games.quick_silver import GAME
from silverware.games.quick_silver.events import Swapped
from silverware.games.quick_silver.memory import Memory
from silverware.games.quick_silver.state import Table
from tests.games.quick_silver.scene import DECK, scene

DRAWS = 10_000
Fifteens = tuple[int, int]
"""How many 15s east and south hold."""


def deals(memory: Memory) -> Iterator[tuple[list[list[str]], int]]:
    """Every deal to east and south that agrees with north's first glance, and in how many ways the deck gives it."""
    left = Counter(DECK) - Counter([*memory.hand, *memory.faceup[1], *memory.faceup[2]])
    unseen_east, unseen_south = 3 - len(memory.faceup[1]), 3 - len(memory.faceup[2])
    for cards in product(left, repeat=unseen_east + unseen_south):
        ways, unseen = 1, left.copy()
        for card in cards:
            ways *= unseen[card]
            unseen[card] -= 1
        if ways:
            east, south = cards[:unseen_east], cards[unseen_east:]
            yield [list(memory.hand), [*memory.faceup[1], *east], [*memory.faceup[2], *south]], ways


def outcomes(hands: list[list[str]], swaps: Sequence[Swapped]) -> Iterator[list[list[str]]]:
    """The hands after these swaps, for every way to make them that agrees with what was seen of them."""
    if not swaps:
        yield hands
        return
    swap, *later = swaps
    taker, source = seat_of(swap.taker), SEAT_NAMES.index(swap.source)
    for mine, other in product(range(3), repeat=2):
        gave, took = hands[taker][mine], hands[source][other]
        if swap.gave in (None, gave) and swap.took in (None, took):
            after = [hand[:] for hand in hands]
            after[taker][mine], after[source][other] = took, gave
            yield from outcomes(after, later)


def counted(memory: Memory) -> dict[Fifteens, float]:
    """Every deal and every way of all swaps."""
    found: Counter[Fifteens] = Counter()
    for hands, ways in deals(memory):
        for _, east, south in outcomes(hands, memory.swaps):
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


def test_later_sights_tell_about_earlier_swaps() -> None:
    """North took a 15 from south after a swap it did not see, and a card from east after another one."""
    hands = {"north": "25 10 5", "east": "15 20 junk", "south": "10 5 15"}
    table = scene(3, hands=hands, centre="5 5 10", turn="east", dealer="north", black=2, white=2)
    table.play("swap 20 with south", "allow", chance="10").play("sneak")
    table.play("swap 10 with south", "allow", chance="15")
    table.play("swap 15 with south", "allow", chance="20").play("swap 5 with north", "allow", chance="25")
    table.play("swap 5 with east", "allow", chance="20")
    view, memory, dice = table.view("north"), GAME.recall(table.table, 0), Seeded(3)
    worlds = GAME.worlds(view, memory)
    drawn = Counter(fifteens(worlds.imagine(dice)) for _ in range(DRAWS))
    expected = counted(memory)
    assert set(drawn) <= set(expected)
    for held, share in expected.items():
        assert drawn[held] / DRAWS == pytest.approx(share, abs=0.012), held
