"""What a move does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from silverware.core.move import Move
from silverware.games.silverton.components import Box
from silverware.games.silverton.moves import (
    DECK,
    NOTHING,
    PIECES,
    Abandon,
    Assign,
    Build,
    BuyFreight,
    CardMove,
    ChooseCrew,
    DealWith,
    Deliver,
    Engage,
    FreightMove,
    Leave,
    Load,
    Lose,
    Onto,
    Operate,
    PassengerMove,
    PieceMove,
    Plow,
    Prospect,
    Purchase,
    Send,
    Slide,
    Stake,
    Survey,
    Take,
    TakeUp,
    TrackMove,
    Trade,
    Transfer,
    UseTrains,
)
from silverware.games.silverton.offers import Offer
from silverware.games.silverton.printed import PASSENGER_CARD, WAGE
from silverware.games.silverton.rules.building import DISMANTLED
from silverware.games.silverton.stock import NAMES, POWERS
from silverware.games.silverton.words.things import bundle, card, listed, loads, money, segment, trains

WORDS: Final = {
    "done": "Go on",
    "rest": "Let the piece rest",
    "dismantle": "Dismantle own track",
    "stay": "Stay and roll for it",
    "move over": "Move to the open line beside",
    "call": "Call for a dispute",
    "let be": "Call for no dispute",
    "turn up": "Turn up the top card of the claim deck",
    "reject": "Leave the claim for anybody to buy",
    "no offer": "Make no offer",
    "accept": "Accept",
    "decline": "Decline",
    "wait": "Wait",
    "roll": "Roll for a 7 or an 11",
    "pay": "Pay",
    "join": "Run it together",
    "alone": "Do not run it together",
}

SAID: Final[dict[type[Move], str]] = {
    Send: "Place {piece}",
    Lose: "Lose {piece}",
    Survey: "Survey {segment} ({cost}, distance {distance}{snow})",
    TakeUp: "Dismantle {segment} for {value}",
    Build: "Build {segment} for {cost}",
    Abandon: "Take up {segment}, to build elsewhere",
    Stake: "Stake {card} for {claim}",
    Operate: "Operate {card} for {operate}",
    Transfer: "Transfer freight of {card} to another claim",
    Onto: "To {card}",
    Take: "Take {passenger} for {purchase}",
    Leave: "End the joint route for {passenger}",
    BuyFreight: "Offer half the sale for the freight of {card} in {market}",
    Deliver: "Deliver freight of {card} to {market}",
}
"""By move, with what it is about in braces."""


def say(move: Move, names: Sequence[str], box: Box) -> str:
    """What a move does."""
    if type(move) in SAID:
        return SAID[type(move)].format_map(about(move, box))
    match move:
        case ChooseCrew():
            return f"Choose {listed(move.crew.split())}"
        case Prospect():
            return f"Prospect {card('deck' if move.target == DECK else box.cards[move.target], box)}"
        case DealWith():
            return f"{'Buy from' if move.buys else 'Sell to'} {names[move.seat]}"
        case Trade():
            return f"Offer to {'buy' if move.buys else 'sell'} {traded(move, box)} for {money(move.money)}"
        case Offer():
            return f"Offer {names[move.partner]} {bundle(move.gives, box)} for {bundle(move.wants, box)}"
        case Load():
            return f"Deliver {loads(move.loads)}"
        case UseTrains():
            return f"Use {trains([POWERS[train] for train in move.trains])}"
        case Plow():
            return f"Send a {NAMES[move.plow]} to {line(move.segment, box)} (distance {box.distance[move.segment]})"
        case Purchase():
            back = "" if move.traded == NOTHING else f" and a {NAMES[move.traded]}"
            return f"Purchase a {NAMES[move.sort]} for {money(move.cost)}{back}"
        case Assign():
            return f"Assign it to {market(move.market, box)}"
        case Slide():
            place = "a place among the claims" if move.pile == NOTHING else f"pile {move.pile + 1}"
            return f"Move {card(box.cards[PASSENGER_CARD + move.passenger], box)} to {place}"
        case Engage():
            return f"Hire a {'prospector' if move.prospector else 'surveyor'} for {money(WAGE)}"
    return WORDS[move.text]


def traded(move: Trade, box: Box) -> str:
    """What a simple offer is about."""
    if move.card != NOTHING:
        return card(box.cards[move.card], box)
    if move.segment != NOTHING:
        return f"the track {line(move.segment, box)}"
    return f"a {NAMES[move.stock]}"


def about(move: Move, box: Box) -> dict[str, str]:
    """What a move of those that are alike is about."""
    match move:
        case PieceMove():
            return {"piece": PIECES[move.piece]}
        case TrackMove():
            return {
                "segment": line(move.segment, box),
                "cost": money(box.cost[move.segment]),
                "value": money(DISMANTLED * box.distance[move.segment]),
                "distance": str(box.distance[move.segment]),
                "snow": ", snow" if box.is_snow[move.segment] else "",
            }
        case CardMove():
            claim, operate = money(box.claim_cost[move.card]), money(box.claim_operate[move.card])
            return {"card": card(box.cards[move.card], box), "claim": claim, "operate": operate}
        case FreightMove():
            return {"card": card(box.cards[move.card], box), "market": market(move.market, box)}
        case PassengerMove():
            purchase = money(box.passenger_price[move.passenger])
            return {"passenger": card(box.cards[PASSENGER_CARD + move.passenger], box), "purchase": purchase}
    raise AssertionError(move)


def line(at: int, box: Box) -> str:
    """A segment by its place."""
    return segment(box.segments_said[at], box)


def market(at: int, box: Box) -> str:
    """A market by its place on the chart."""
    return box.town_names[box.markets[at]]
