"""Remembering a round: what a chair has seen of it, and where those cards must still be."""

from __future__ import annotations

from msgspec.structs import replace

from silverware.core.event import Event
from silverware.core.seats import Seat, seat_of
from silverware.games.quick_silver.components import HAND
from silverware.games.quick_silver.events import Dealt, Swapped
from silverware.games.quick_silver.memory import Certain, Memory
from silverware.games.quick_silver.state import Table


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


def certain(memory: Memory, seat: Seat) -> Certain:
    """§3.9 The cards that must still be where this chair saw them.

    A card taken blind from a hand, unseen, may be any of its cards: one of each kind is in doubt.
    """
    hands = [list(cards) for cards in memory.faceup]
    centre: list[str | None] = [None] * HAND
    for swap in memory.swaps:
        taker = hands[seat_of(swap.taker)]
        _left(taker, swap.gave)
        if swap.source == "centre":
            assert swap.slot is not None
            _came(taker, swap.took or centre[swap.slot - 1])
            centre[swap.slot - 1] = swap.gave
        else:
            source = hands[seat_of(swap.source)]
            _left(source, swap.took)
            _came(taker, swap.took)
            _came(source, swap.gave)
    return Certain(tuple([() if other == seat else tuple(hand) for other, hand in enumerate(hands)]), tuple(centre))


def _left(hand: list[str], card: str | None) -> None:
    for doubtful in list(dict.fromkeys(hand)) if card is None else [card]:
        if doubtful in hand:
            hand.remove(doubtful)


def _came(hand: list[str], card: str | None) -> None:
    if card is not None:
        hand.append(card)
