"""§7 Unloading at the market: groups of equal hauls, and what each group earns."""

from __future__ import annotations


def groups(totals: list[int]) -> list[int]:
    """§7.2 The group of each haul: 1 for the highest total, equal totals together."""
    ranking = sorted(set(totals), reverse=True)
    return [ranking.index(total) + 1 for total in totals]


def pay(card: int, least: int) -> int:
    """§7.7 What a card to be scored pays: its number, or the least pay for zero and below."""
    return card if card > 0 else least


def earnings(hauls: list[list[int]], group: list[int], least: int) -> list[int]:
    """§7.3 to §7.6 What each haul earns, given the numbers on its cards and its group."""
    if max(group) == 1:
        return [pay(min(haul), least) for haul in hauls]
    earned = [0] * len(hauls)
    for at, haul in enumerate(hauls):
        if group[at] == 2:
            earned[at] = pay(max(haul), least)
        elif group[at] == 3:
            earned[at] = pay(min(haul), least)
    return earned
