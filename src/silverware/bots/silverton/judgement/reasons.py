"""Why a good player of Silverton makes a move, in a sentence."""

from __future__ import annotations

from silverware.bots.silverton.judgement.planner import Planner
from silverware.bots.silverton.judgement.reach import Reach
from silverware.core.move import Move
from silverware.games.silverton.moves import (
    DECK,
    Build,
    Deliver,
    Load,
    Operate,
    Prospect,
    Purchase,
    Send,
    Stake,
    Survey,
    Take,
)
from silverware.games.silverton.printed import DISCS, FREIGHTS, PASSENGER_CARD
from silverware.games.silverton.words.things import card as named
from silverware.games.silverton.words.things import listed, money


def why(planner: Planner, move: Move) -> str:
    """Why to make a move, by the plan of its seat."""
    planner.make()
    table, box = planner.table, planner.table.box
    if isinstance(move, Send):
        return why_send(planner, prospector=move.piece >= DISCS)
    if isinstance(move, Prospect):
        if move.target == DECK:
            return "Hopes that the deck has a claim that suits its track."
        if move.target < PASSENGER_CARD:
            return why_claim(planner, move.target)
        return f"Will have {money(table.terms.pays[move.target - PASSENGER_CARD])} from these passengers every turn."
    if isinstance(move, Take):
        return f"Will have {money(table.terms.pays[move.passenger])} from these passengers every turn."
    if isinstance(move, Stake):
        return why_claim(planner, move.card)
    if isinstance(move, (Survey, Build)):
        return why_track(planner, move.segment)
    if isinstance(move, Operate):
        facts = planner.facts
        loads = facts.later[move.card] if table.was_operated[move.card] else facts.first[move.card]
        freight = FREIGHTS[box.claim_freight[move.card]]
        return f"Expects {loads:.1f} loads of {freight} for {money(box.claim_operate[move.card])}."
    if isinstance(move, Deliver):
        price = table.price(table.column(move.card, move.market))
        return f"Has {table.freight[move.card]} loads there, and each brings {money(price)} now."
    if isinstance(move, Load):
        return "Weighs what these loads bring now against what they do to the price."
    if isinstance(move, Purchase):
        return "Can bring away more of its freight every turn."
    if move is box.moves.accept:
        return "Gains more by this deal than the other side does."
    if move is box.moves.decline:
        return "Would gain too little by this deal, or the other side too much."
    if len(table.menu()) == 1:
        return "Has no choice."
    return "Sees nothing else that is worth its price now."


def why_send(planner: Planner, *, prospector: bool) -> str:
    """Why to send a piece."""
    plan, box, standing = planner.plan, planner.table.box, planner.standing
    if prospector:
        cards = [*plan.claims, *[PASSENGER_CARD + passenger for passenger in plan.passengers]]
        wanted = [named(box.cards[card], box) for card in cards if card not in standing.on_cards]
        return f"Is after {wanted[0]}." if wanted else "Hopes that the deck has a claim that suits its track."
    ahead = [segment for segment in plan.track if segment not in standing.on_track]
    return why_track(planner, ahead[0]) if ahead else "Has a surveyor to spare."


def why_claim(planner: Planner, card: int) -> str:
    """Why to go for a claim."""
    name = named(planner.table.box.cards[card], planner.table.box)
    if planner.standing.joined[planner.facts.claim_town[card]]:
        return f"Can bring {name} to a market over its own track at once."
    hope = 10 * round(planner.forecast.usual_worth(card) / 10)
    return f"Plans track to {name}, and hopes for about {money(hope)} from it."


def why_track(planner: Planner, segment: int) -> str:
    """Why to build a segment: for the claims, passengers and markets behind it."""
    table, plan, box, standing = planner.table, planner.plan, planner.table.box, planner.standing
    reach = Reach(standing)
    found: list[str] = []
    for card in [*table.claims[planner.seat], *plan.claims]:
        way = reach.way([box.claim_town[card]])
        if way is not None and segment in way:
            found.append(named(box.cards[card], box))
    for passenger in plan.passengers:
        way = reach.way([box.passenger_from[passenger], box.passenger_to[passenger]])
        if way is not None and segment in way:
            found.append(named(box.cards[PASSENGER_CARD + passenger], box))
    for town in box.markets:
        way = reach.way([town])
        if way is not None and segment in way and not found:
            found.append(f"the market of {box.town_names[town]}")
    return f"Builds towards {listed(found[:2])}." if found else "Builds to where more claims may turn up."
