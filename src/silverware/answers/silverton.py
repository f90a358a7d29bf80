"""Silverton, told to somebody who asks: the market, the towns as a graph, and the way from one to another."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from heapq import heappop, heappush
from typing import Final

from silverware.core.answers import Answers, Told
from silverware.core.errors import BadNotation
from silverware.games.silverton import Silverton
from silverware.games.silverton.components import Box
from silverware.games.silverton.printed import PASSENGER_CARD, said
from silverware.games.silverton.view import Piece, SilvertonView
from silverware.games.silverton.words.things import card, listed, loads, money, segment, town

PLACES: Final = {"home": "at home", "jail": "in jail", "dead": "dead"}


def hand(game: Silverton, view: SilvertonView, names: Sequence[str]) -> Told:
    """One's own money, pieces, claims and passengers."""
    return seat(game, view, view.seat, names)


def seat(game: Silverton, view: SilvertonView, seat: int, names: Sequence[str]) -> Told:
    """What everybody sees of a seat, and its cash where this chair sees it."""
    player, box = view.players[seat], game.box
    you = " (you)" if seat == view.seat else ""
    cash = "cash not known" if player.cash is None else money(player.cash)
    homes = listed([town(home, box) for home in player.homes])
    says = [f"{names[seat]}{you}, of {homes}: {cash}; {len(player.track)} track."]
    says += [f"Pieces: {', '.join(where(piece, box) for piece in player.pieces)}."]
    says += [f"Track: {', '.join(segment(name, box) for name in player.track)}."] if player.track else []
    for claim in player.claims:
        depleted = ", depleted" if claim.depleted else ""
        says.append(f"Claim {card(claim.card, box)}: {loads(claim.freight)}{depleted}.")
    says += [f"Passengers {route(box, held.card)} ({held.card}): {money(held.fare)}." for held in player.passengers]
    stock = [f"train {train.power}" for train in player.trains] + [f"plow +{plow.bonus}" for plow in player.plows]
    return [*says, f"Stock: {', '.join(stock)}."] if stock else says


def where(piece: Piece, box: Box) -> str:
    """A piece and where it is: surveyor 2 +1 at Denver-Golden (2)."""
    bonus = f" +{piece.bonus}" if piece.bonus else ""
    at = piece.at or ""
    place = segment(at, box) if at in box.segments_said else card(at, box) if at in (*box.cards, "deck") else at
    return f"{piece.name}{bonus} {PLACES.get(piece.status) or f'at {place}'}"


def table(game: Silverton, view: SilvertonView, names: Sequence[str]) -> Told:
    """The turn, the open claims and the passenger cards."""
    box = game.box
    season = "winter" if view.winter else "summer"
    order = ", ".join(names[each] for each in view.order)
    says = [f"Turn {view.round} of {view.turns}, {season}; the order is {order}."]
    says += [f"Open claims: {'; '.join(claim(box, name) for name in view.open)}."] if view.open else ["No open claims."]
    tops = [pile.top for pile in view.piles if pile.top is not None]
    return [*says, *[f"Passengers {passengers(box, name)}." for name in (*tops, *view.slid)]]


def claim(box: Box, name: str) -> str:
    """An open claim and what it costs: Leadville gold (c39), $200 and $60 a throw."""
    at = box.cards.index(name)
    return f"{card(name, box)}, {money(box.claim_cost[at])} and {money(box.claim_operate[at])} to operate"


def route(box: Box, name: str) -> str:
    """The towns of a passenger card."""
    at = box.cards.index(name) - PASSENGER_CARD
    return f"{box.town_names[box.passenger_from[at]]} to {box.town_names[box.passenger_to[at]]}"


def passengers(box: Box, name: str) -> str:
    """A passenger card that lies open, and what it costs."""
    return f"{route(box, name)} ({name}), {money(box.passenger_price[box.cards.index(name) - PASSENGER_CARD])}"


def scores(game: Silverton, view: SilvertonView, names: Sequence[str]) -> Told:
    """Everybody's cash where this chair sees it, and what ends the game."""
    cash = [
        f"{names[each]} {'not known' if player.cash is None else money(player.cash)}"
        for each, player in enumerate(view.players)
    ]
    goal = f"It ends with {money(view.goal)}." if view.goal else f"It ends after turn {view.turns}."
    return [f"{', '.join(cash)}. {goal}"]


def prices(game: Silverton, view: SilvertonView, names: Sequence[str], rest: str) -> Told:
    """What a load brings, freight by freight and market by market."""
    box = game.box
    told = []
    for column in view.chart:
        at = box.columns_said.index(column.name)
        if rest and rest not in box.column_names[at].lower():
            continue
        sold = f", {column.sold} sold of {box.limit[at]}" if box.limit[at] else ""
        told.append(f"{box.column_names[at]} {money(column.price)}{sold}")
    return [f"{'; '.join(told)}."] if told else [f"Nothing is sold under {rest}."]


# The map


def town_at(box: Box, words: str) -> int:
    """The town of that name, or the only one that begins so."""
    named = said(words)
    found = [at for at, name in enumerate(box.towns_said) if name == named] or [
        at for at, name in enumerate(box.towns_said) if named and name.startswith(named)
    ]
    if len(found) == 1:
        return found[0]
    if not found:
        raise BadNotation(f"There is no town {words}." if words else "Say which town.")
    raise BadNotation(f"{words} could be {listed([box.town_names[at] for at in found])}.")


def owners(view: SilvertonView) -> dict[str, int]:
    """By segment: whose track it is."""
    return {name: seat for seat, player in enumerate(view.players) for name in player.track}


def near(game: Silverton, view: SilvertonView, names: Sequence[str], rest: str) -> Told:
    """A town: the lines from it with their costs and owners, its claims and passengers."""
    box, owner = game.box, owners(view)
    here = town_at(box, rest)
    lines = []
    for at in box.at_town[here]:
        name = box.segments_said[at]
        ends = listed([box.town_names[other] for other in box.segment_towns[at] if other != here])
        whose = "yours" if owner.get(name) == view.seat else f"{names[owner[name]]}'s" if name in owner else ""
        snow = "snow" if box.is_snow[at] else ""
        parts = [money(box.cost[at]), f"distance {box.distance[at]}", snow, whose]
        lines.append(f"To {ends}: {', '.join(part for part in parts if part)}.")
    market = ", a market city" if box.is_market[here] else ""
    opened = [name for name in view.open if box.claim_town[box.cards.index(name)] == here]
    held = [
        f"{names[seat]} owns {card(each.card, box)}."
        for seat, player in enumerate(view.players)
        for each in player.claims
        if box.claim_town[box.cards.index(each.card)] == here
    ]
    found = [f"Open: {'; '.join(claim(box, name) for name in opened)}."] if opened else []
    return [f"{box.town_names[here]}{market}.", *lines, *found, *held]


def route_between(game: Silverton, view: SilvertonView, names: Sequence[str], rest: str) -> Told:
    """The shortest way over own track and what nobody has built, and what that would cost."""
    box, owner = game.box, owners(view)
    start, _, end = rest.removeprefix("from ").partition(" to ")
    first, last = town_at(box, start), town_at(box, end)
    if first == last:
        return [f"{box.town_names[first]} is there already."]
    free = [at for at, name in enumerate(box.segments_said) if owner.get(name, view.seat) == view.seat]
    unbuilt = {at for at in free if box.segments_said[at] not in owner}
    way = shortest(box, first, last, free, unbuilt)
    if not way:
        return [f"There is no way from {box.town_names[first]} to {box.town_names[last]} without others' track."]
    told = [f"{box.town_names[first]} to {box.town_names[last]}: distance {sum(box.distance[at] for at in way)}."]
    for at in way:
        cost = money(box.cost[at]) if at in unbuilt else "yours"
        snow = ", snow" if box.is_snow[at] else ""
        told.append(f"{segment(box.segments_said[at], box)}: {cost}, distance {box.distance[at]}{snow}.")
    costs = sum(box.cost[at] for at in way if at in unbuilt)
    return [*told, f"To build: {money(costs)}."] if costs else told


def shortest(box: Box, start: int, end: int, free: Collection[int], unbuilt: Collection[int]) -> list[int]:
    """The segments of the shortest way between two towns over some lines; of several, the one with the least to pay."""
    lines = set(free)
    best = {start: (0, 0)}
    before: dict[int, tuple[int, int]] = {}
    ahead = [((0, 0), start)]
    while ahead:
        (far, paid), here = heappop(ahead)
        if here == end:
            break
        for at, there in box.hops[here]:
            if at not in lines:
                continue
            reach = far + box.distance[at], paid + (box.cost[at] if at in unbuilt else 0)
            if there not in best or reach < best[there]:
                best[there] = reach
                before[there] = (at, here)
                heappush(ahead, (reach, there))
    way = []
    while end in before and end != start:
        at, end = before[end]
        way.append(at)
    return way[::-1]


ANSWERS: Final = Answers(
    hand,
    table,
    seat,
    scores,
    {
        "prices": ("prices, or prices coal: what a load brings", prices),
        "near": ("near Denver: the lines, claims and owners around a town", near),
        "route": ("route Denver to Pueblo: the shortest way, and what it costs", route_between),
    },
)
