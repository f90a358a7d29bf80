"""Cuckoo in plain English: the question, moves and events. `names` are the seats' names, in order."""

from __future__ import annotations

from collections.abc import Sequence

from cuckoo.messages import Cuckooed, CuckooView, Dealt, Kept, Redrew, Shown, Swapped
from silverware.core.event import Event
from silverware.core.seats import seat_of

AIM = (
    "Everybody has one card. In turn, keep yours or swap it with your left neighbour's, unless they have a king. "
    "Whoever has the lowest card at the end of a round takes a token. Fewest tokens win."
)
MOVES = {
    "keep": "Keep your card",
    "swap": "Swap with your left neighbour",
    "redraw": "Lay your card aside and draw another",
}


def prompt(view: CuckooView, names: Sequence[str]) -> str:
    """What is being asked, and of whom."""
    if view.outcome is not None:
        return f"The game is over. Fewest tokens: {listed([names[seat] for seat in view.outcome.winners])}."
    assert view.asked is not None
    if view.asked != view.seat:
        return f"{names[view.asked]} has the turn."
    card = view.players[view.seat].card
    return f"You have the {card}. Keep it, or {'draw another' if view.asked == view.round - 1 else 'swap it'}?"


def tell(event: Event, names: Sequence[str]) -> str:
    """What happened."""
    match event:
        case Dealt():
            own = "".join(f" You have the {card}." for card in event.cards if card is not None and None in event.cards)
            return f"{names[seat_of(event.dealer)]} dealt.{own}"
        case Kept():
            return f"{names[seat_of(event.seat)]} kept the card."
        case Swapped(gave=None):
            return f"{names[seat_of(event.seat)]} swapped with {names[seat_of(event.neighbour)]}."
        case Swapped():
            given = f"gave {names[seat_of(event.neighbour)]} the {event.gave}"
            return f"{names[seat_of(event.seat)]} {given} and got the {event.got}."
        case Cuckooed():
            return f"{names[seat_of(event.neighbour)]} showed {names[seat_of(event.seat)]} a king and called Cuckoo."
        case Redrew():
            return f"{names[seat_of(event.seat)]} laid the {event.aside} aside and drew {the(event.drew)}."
        case Shown():
            cards = ", ".join(f"{name} {card}" for name, card in zip(names, event.cards, strict=True))
            return f"The cards are {cards}. {listed([names[seat_of(seat)] for seat in event.lowest])} took a token."
        case _:
            raise TypeError(event)


def the(card: str | None) -> str:
    """A card, where it is known."""
    return "another" if card is None else f"the {card}"


def listed(names: Sequence[str]) -> str:
    """Names in a sentence."""
    return " and ".join([part for part in (", ".join(names[:-1]), names[-1]) if part])
