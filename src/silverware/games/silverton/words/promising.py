"""What a move would bring, in a few words."""

from __future__ import annotations

from collections.abc import Sequence

from silverware.core.form import Form
from silverware.games.silverton import forms
from silverware.games.silverton.components import Box
from silverware.games.silverton.words.things import money, town


def promise(brings: Form, box: Box) -> str:
    """What a move would bring."""
    match brings:
        case forms.Reach():
            return f"{len(brings.places)} {'place' if len(brings.places) == 1 else 'places'} to go to"
        case forms.Cost():
            return costs(brings.cost, brings.left)
        case forms.Exchange():
            return f"{money(abs(brings.money))} {'out' if brings.money < 0 else 'in'}, leaves {money(brings.left)}"
        case forms.Track():
            dice = "" if brings.above is None else f", if two dice show more than {brings.above}"
            return f"to build: {costs(brings.cost, brings.left)}{dice}"
        case forms.Refund():
            return f"brings {money(brings.pays)}"
        case forms.Staking():
            return f"{costs(brings.cost, brings.left)}; {sold(brings.outlets, box)}"
        case forms.Digging():
            return f"{costs(brings.cost, brings.left)}; about {loads(brings.average)}; {sold(brings.outlets, box)}"
        case forms.Passage():
            return passage(brings)
        case forms.Haul():
            return haul(brings)
        case forms.PlowThrow():
            return "any die clears it" if brings.die == 1 else f"a {brings.die}{'' if brings.die == 6 else ' or more'}"
        case forms.CrewPoints():
            return f"{brings.points} game points, {brings.left} left over"
        case forms.Partnership():
            return (
                f"route {brings.length}, {brings.own} of it yours; {costs(brings.cost, brings.left)}; "
                f"pays {money(brings.fare)} a turn"
            )
    raise AssertionError(brings)


def costs(cost: int, left: int) -> str:
    """A cost, and what it leaves."""
    return f"{money(cost)}, leaves {money(left)}" if left >= 0 else f"{money(cost)}, {money(-left)} more than you have"


def loads(count: float) -> str:
    """So many loads."""
    return f"{count:g} {'load' if count == 1 else 'loads'}"


def sold(outlets: Sequence[forms.Outlet], box: Box) -> str:
    """Where freight is sold best."""
    if not outlets:
        return "no way to a market now"
    return f"{money(outlets[0].price)} a load in {town(outlets[0].to, box)}"


def passage(brings: forms.Passage) -> str:
    """What a passenger card costs, pays and needs."""
    route = "no route of your own now" if brings.length is None else f"route {brings.length}"
    lead = "" if brings.lead is None else f", {brings.lead} shorter"
    return f"{route}{lead}; {costs(brings.cost, brings.left)}; pays {money(brings.fare)} a turn"


def haul(brings: forms.Haul) -> str:
    """How much goes where by which trains, and what it brings."""
    way = f"distance {brings.length}"
    if brings.trains:
        power = " + ".join([str(train) for train in brings.trains])
        way = f"{'trains' if len(brings.trains) > 1 else 'train'} {power}, longest segment {brings.longest}"
    sale = "" if brings.onto else f" for {money(brings.income)}"
    paid = f", half of it for the owner: {money(brings.cost)}" if brings.cost else ""
    return f"{loads(brings.loads)}{sale}{paid}; {way}"
