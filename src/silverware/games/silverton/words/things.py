"""Things as sentences name them."""

from __future__ import annotations

from collections.abc import Sequence

from silverware.core.seats import SeatName, seat_of
from silverware.games.silverton.components import Box
from silverware.games.silverton.events.disputes import Throw
from silverware.games.silverton.offers import Bundle
from silverware.games.silverton.printed import FREIGHTS, PASSENGER_CARD
from silverware.games.silverton.stock import NAMES


def listed(things: Sequence[str]) -> str:
    """Things in a row, the last after and."""
    return " and ".join([*([", ".join(things[:-1])] if len(things) > 1 else []), things[-1]])


def capital(words: str) -> str:
    """Words that begin a sentence."""
    return words[0].upper() + words[1:]


def money(dollars: int) -> str:
    """A sum."""
    return f"${dollars:,}"


def town(name: str, box: Box) -> str:
    """A town as a sentence names it."""
    return box.town_names[box.towns_said.index(name)]


def segment(name: str, box: Box) -> str:
    """A segment as a sentence names it: its towns, and which of several it is."""
    at = box.segments_said.index(name)
    towns = box.segment_towns[at]
    number = name.split("/")[len(towns) :]
    joined = f"{listed([box.town_names[end] for end in towns])}".replace(" and ", "-").replace(", ", "-")
    return f"{joined} ({number[0]})" if number else joined


def card(name: str, box: Box) -> str:
    """A card as a sentence names it."""
    if name == "deck":
        return "the claim deck"
    at = box.cards.index(name)
    if at >= PASSENGER_CARD:
        passenger = at - PASSENGER_CARD
        ends = box.passenger_from[passenger], box.passenger_to[passenger]
        return f"the passengers {box.town_names[ends[0]]} to {box.town_names[ends[1]]} ({name})"
    if box.is_event[at]:
        return f"an event ({name})"
    return f"{box.town_names[box.claim_town[at]]} {FREIGHTS[box.claim_freight[at]]} ({name})"


def cards(names: Sequence[str], box: Box) -> str:
    """Cards in a row."""
    return listed([card(name, box) for name in names])


def bundle(goods: Bundle, box: Box) -> str:
    """A bundle as a sentence names it."""
    things = [money(goods.money)] if goods.money else []
    things += [card(box.cards[claim], box) for claim in goods.claims]
    things += [f"the track {segment(box.segments_said[track], box)}" for track in goods.segments]
    things += [f"a {NAMES[sort]}" for sort in goods.stock]
    things += [
        f"{loads(count)} of {card(box.cards[claim], box)} for {box.town_names[box.markets[market]]}"
        for claim, count, market in goods.freight
    ]
    return listed(things) if things else "nothing"


def loads(count: int) -> str:
    """So many loads."""
    return "1 load" if count == 1 else f"{count} loads"


def trains(powers: Sequence[int]) -> str:
    """Trains by their powers."""
    return f"the train{'s' if len(powers) > 1 else ''} {listed([str(power) for power in powers])}"


def throws(thrown: Sequence[Throw], names: Sequence[str]) -> str:
    """The dice of a dispute."""
    return ", ".join(
        f"{pair(throw.seat, throw.partner, names)} {throw.dice[0]}+{throw.dice[1]}"
        f"{f'+{throw.bonus}' if throw.bonus else ''}={throw.total}"
        for throw in thrown
    )


def pair(seat: SeatName, partner: SeatName | None, names: Sequence[str]) -> str:
    """A seat, §29.6 or two that are as one."""
    one = names[seat_of(seat)]
    return one if partner is None else f"{one} and {names[seat_of(partner)]}"
