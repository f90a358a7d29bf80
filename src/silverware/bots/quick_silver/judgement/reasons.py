"""Why a good player makes a move, in a sentence: what it gets rid of, what it keeps, what it expects to be paid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from silverware.core.move import Move
from silverware.games.quick_silver import words
from silverware.games.quick_silver.components import CENTRE, HAND, HOLDERS
from silverware.games.quick_silver.moves import Allow, Pass, PickUp, Redirect, Sneak, Swap, Take
from silverware.games.quick_silver.rules import hauls, traders
from silverware.games.quick_silver.scoring import earnings, groups
from silverware.games.quick_silver.state import Table

OFTEN: Final = 0.5
"""In which part of the worlds something must be so before it is a reason."""


class Outlook:
    """What a seat would come to if the round ended now, over the worlds it cannot rule out."""

    def __init__(self, worlds: Sequence[Table], seat: int) -> None:
        heaviest = light = paid = 0
        for table in worlds:
            holders = traders(table)
            totals, highest, lowest = hauls(table, holders)
            group = groups(totals)
            at = holders.index(seat)
            earned = earnings(highest, lowest, group, table.box.least)[at]
            heaviest += group[at] == 1 and earned == 0
            light += group[at] > 3
            paid += earned
        self.heaviest = heaviest / len(worlds)
        """How likely its haul is the heaviest."""
        self.light = light / len(worlds)
        """How likely its haul is too light to be paid."""
        self.paid = round(paid / len(worlds))


def reason(worlds: Sequence[Table], seat: int, move: Move, names: Sequence[str]) -> str:
    """Why a seat makes a move: one sentence without a subject."""
    table = worlds[0]
    box = table.box
    if isinstance(move, Swap):
        if box.is_dynamite[move.card] and burning(table, seat):
            return f"Gets rid of Dynamite, and {words.holder(HOLDERS[move.target], names)} may be stuck with it."
        return swapping(Outlook(worlds, seat), words.card(box.names[move.card]))
    if isinstance(move, Sneak):
        return staying(Outlook(worlds, seat), "a sneak makes it lighter still")
    if isinstance(move, Pass):
        return staying(Outlook(worlds, seat), "no sneak token is left")
    if isinstance(move, Redirect):
        left = words.counted(table.plates[seat] - 1, "plate", "plates") if table.plates[seat] > 1 else "no plate"
        paid = Outlook(worlds, seat).paid
        return f"Keeps a hand that would earn about ${paid} as it is, and has {left} left."
    if isinstance(move, Allow):
        return "Would rather keep the plate: it can stop Dynamite, and this hand is not worth more."
    if isinstance(move, Take):
        return taking(table, [world.cards[HAND * CENTRE + move.slot] for world in worlds])
    assert isinstance(move, PickUp)
    return "Has no choice."


def burning(table: Table, seat: int) -> bool:
    """Whether a hand has Dynamite that no Replacement Plate of the same hand stops."""
    box = table.box
    hand = table.hand(seat)
    return sum([box.is_dynamite[card] for card in hand]) > sum([box.is_plate[card] for card in hand])


def swapping(outlook: Outlook, card: str) -> str:
    """Why to swap a card."""
    if outlook.heaviest > OFTEN:
        return f"Would most likely be the heaviest and earn nothing, so {card} can go."
    if outlook.light > OFTEN:
        return f"Would most likely be too light to be paid, so another card is welcome for {card}."
    return f"Would earn about ${outlook.paid} as it is, and hopes for more without {card}."


def staying(outlook: Outlook, besides: str) -> str:
    """Why to keep a hand."""
    if outlook.heaviest > OFTEN:
        return f"Would most likely be the heaviest now; {besides}."
    return f"Keeps a hand that would earn about ${outlook.paid} as it is; {besides}."


def taking(table: Table, cards: Sequence[int]) -> str:
    """Why to take a central card, which may be any of these."""
    box = table.box
    if min(cards) == max(cards):
        return f"Knows what lies there: {words.card(box.names[cards[0]])}."
    if not any(box.is_dynamite[card] for card in cards):
        return "Knows that there is no Dynamite there."
    return "Has seen nothing of what lies there, and knows no better card."
