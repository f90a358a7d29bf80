"""§7 Unloading at the market: groups of equal hauls, and what each group earns."""

from __future__ import annotations

from typing import Final

NONE: Final = 0
LOWEST: Final = 1
HIGHEST: Final = 2


def groups(totals: list[int]) -> list[int]:
    """§7.2 The group of each haul: 1 for the highest total, equal totals together."""
    group = [0] * len(totals)
    left = len(totals)
    place = 0
    while left > 0:
        place += 1
        top = 0
        first = True
        for at, total in enumerate(totals):
            if group[at] == 0 and (first or total > top):
                top = total
                first = False
        for at, total in enumerate(totals):
            if group[at] == 0 and total == top:
                group[at] = place
                left -= 1
    return group


def pay(card: int, least: int) -> int:
    """§7.7 What a card to be scored pays: its number, or the least pay for zero and below."""
    return card if card > 0 else least


def haul(cards: int, sneaks: int, sneak: int) -> int:
    """§7.1 What a haul comes to: the numbers on its cards, and its sneak tokens."""
    return cards + sneaks * sneak


def scored(group: list[int]) -> list[int]:
    """§7.3 to §7.6 The card that counts for each haul, by its group: its lowest, its highest, or none."""
    alone = max(group) == 1
    return [LOWEST if alone or place == 3 else HIGHEST if place == 2 else NONE for place in group]


def earnings(highest: list[int], lowest: list[int], group: list[int], least: int) -> list[int]:
    """§7.3 to §7.6 What each haul earns, given its highest and its lowest card and its group."""
    earned = [0] * len(group)
    for at, card in enumerate(scored(group)):
        if card != NONE:
            earned[at] = pay(lowest[at] if card == LOWEST else highest[at], least)
    return earned
