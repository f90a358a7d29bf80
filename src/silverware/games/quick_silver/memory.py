"""What a chair has lawfully seen since the deal, and what of it is still certain."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct
from msgspec.structs import replace

from silverware.core.event import Event
from silverware.core.seats import Seat
from silverware.games.quick_silver.components import CENTRE, HAND
from silverware.games.quick_silver.events import Dealt, Swapped
from silverware.games.quick_silver.state import Table


class Memory(Struct, frozen=True):
    """A perfect memory of one round: §3.6 the face-up cards, §4.8 the swaps as this chair saw them."""

    faceup: tuple[tuple[str, ...], ...]
    hand: tuple[str, ...] = ()
    """One's own, as dealt."""
    swaps: tuple[Swapped, ...] = ()


def recall(table: Table, seat: Seat) -> Memory:
    """What a chair has seen this round, read off the trail."""
    names = table.box.names
    cards = table.cards_as_dealt()
    dealt = sorted(cards[HAND * seat : HAND * seat + HAND]) if seat >= 0 and table.dealt >> seat & 1 else []
    swaps = []
    for mine, other in table.exchanges():
        swaps.append(table.swapped(mine, other, cards[mine], cards[other]).to(seat))
        cards[mine], cards[other] = cards[other], cards[mine]
    return Memory(table.faceup(), tuple(names[card] for card in dealt), tuple(swaps))


def remember(memory: Memory | None, event: Event) -> Memory | None:
    """The memory after one more event: a deal wipes it, swaps add to it."""
    match event:
        case Dealt():
            return Memory(event.faceup, next((hand for hand in event.hands if hand), ()))
        case Swapped() if memory:
            return replace(memory, swaps=(*memory.swaps, event))
    return memory


class Certain(Struct, frozen=True):
    """What a chair knows beyond doubt: cards in each hand, and the card in each slot of the centre."""

    hands: tuple[tuple[str, ...], ...]
    centre: tuple[str | None, ...]


def certain(memory: Memory, seat: Seat) -> Certain:
    """§3.9 The cards that must still be where this chair saw them.

    A card taken blind from a hand, unseen, may be any of its cards: one of each kind is in doubt.
    """
    hands = [Counter(cards) for cards in memory.faceup]
    centre: list[str | None] = [None] * HAND
    for swap in memory.swaps:
        _left(hands[swap.taker], swap.gave)
        if swap.source == CENTRE:
            assert swap.slot is not None
            _came(hands[swap.taker], swap.took or centre[swap.slot - 1])
            centre[swap.slot - 1] = swap.gave
        else:
            _left(hands[swap.source], swap.took)
            _came(hands[swap.taker], swap.took)
            _came(hands[swap.source], swap.gave)
    return Certain(
        tuple(() if other == seat else tuple(hand.elements()) for other, hand in enumerate(hands)), tuple(centre)
    )


def _left(hand: Counter[str], card: str | None) -> None:
    for doubtful in [card] if card else list(hand):
        if hand[doubtful]:
            hand[doubtful] -= 1


def _came(hand: Counter[str], card: str | None) -> None:
    if card:
        hand[card] += 1
