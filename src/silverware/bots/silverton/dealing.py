"""§14 Which offers to make, and which to accept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from silverware.bots.silverton.choice import best
from silverware.bots.silverton.outlook import Outlook
from silverware.bots.silverton.selling import sale, sales
from silverware.bots.silverton.worth import GUESS, SLUMP
from silverware.core.dice import Dice
from silverware.core.move import Move
from silverware.core.seats import SEAT_NAMES, Seat
from silverware.games.silverton import forms
from silverware.games.silverton.forms import AnswerOffer, ProposeDeal
from silverware.games.silverton.moves import DealWith, Trade
from silverware.games.silverton.network import NOWHERE
from silverware.games.silverton.offers import Bundle
from silverware.games.silverton.printed import MARKETS, METALS
from silverware.games.silverton.stock import SORTS
from silverware.games.silverton.view import Claim

MARGIN: Final = 60
"""What a deal must bring at least."""
SHY: Final = 6
"""One time in so many it makes no offer."""
TRACK: Final = 1.5
"""What own track, a train or a plow is worth for every dollar it costs."""


def clear(gained: float, size: float) -> bool:
    """Whether a deal about so much is clearly good."""
    return gained >= MARGIN and gained >= size / 4


# Making offers


def deal(outlook: Outlook, menu: Sequence[Move], dice: Dice) -> Move:
    """§14.1 Turn to who might accept what is good for both, once a turn; not always, so that it comes to an end."""
    for move in menu:
        if not isinstance(move, DealWith) or outlook.seen.view.offers[move.seat]:
            continue
        if proposals(outlook, move.seat, move.buys) and dice.below(SHY):
            return move
    return outlook.seen.box.moves.done


def propose(outlook: Outlook, menu: Sequence[Move], dice: Dice) -> Move:
    """§14.3 The best offer that might be accepted."""
    asking = outlook.seen.view.asking
    assert isinstance(asking, ProposeDeal)
    partner = SEAT_NAMES.index(asking.partner)
    liked = {**proposals(outlook, partner, True), **proposals(outlook, partner, False)}
    return best(menu, Move, lambda move: liked.get(move.text, 0), outlook.seen.box.moves.no_offer, dice)


def proposals(outlook: Outlook, partner: Seat, buys: bool) -> dict[str, float]:
    """The simple offers that gain clearly for both, and what they gain for the own seat."""
    seen = outlook.seen
    found: dict[str, float] = {}
    for claim in seen.view.players[partner].claims if buys else seen.me.claims:
        found.update(trades(outlook, partner, claim, buys))
        if buys and claim.freight:
            found.update(freight(outlook, partner, claim))
    return found


def trades(outlook: Outlook, partner: Seat, claim: Claim, buys: bool) -> dict[str, float]:
    """The trades of one claim by which both gain."""
    seen, worth, moves = outlook.seen, outlook.worth, outlook.seen.box.moves
    mine, theirs = worth.of_claim(seen.own, claim), worth.of_claim(seen.network_of(partner), claim)
    found: dict[str, float] = {}
    for move in (moves.buy_claim if buys else moves.sell_claim)[seen.card[claim.card]]:
        assert isinstance(move, Trade)
        gained = mine - move.money if buys else move.money - mine
        given = move.money - theirs if buys else theirs - move.money
        money, thing = forms.Bundle(move.money), forms.Bundle(claims=(claim.card,))
        offer = (seen.view.seat, partner, money if buys else thing, thing if buys else money)
        if (buys and move.money > seen.spare) or offer in seen.declined:
            continue
        if clear(gained, move.money) and clear(given, move.money):
            found[move.text] = gained
    return found


def freight(outlook: Outlook, partner: Seat, claim: Claim) -> dict[str, float]:
    """§14.7 Half the sale of what its owner cannot bring to a market, where a delivery is to spare."""
    seen, moves = outlook.seen, outlook.seen.box.moves
    card = seen.card[claim.card]
    found: dict[str, float] = {}
    theirs = seen.chart.best_column(seen.network_of(partner), card)
    if theirs != NOWHERE or len(sales(outlook)) + seen.view.deliveries > 1:
        return found
    for market in range(MARKETS):
        loads, price = sale(outlook, claim, market)
        money = loads * price // 2
        wants = moves.form_of(Bundle(freight=((card, loads, market),)))
        offer = (seen.view.seat, partner, forms.Bundle(money), wants)
        if MARGIN <= money <= seen.cash and offer not in seen.declined:
            found[moves.buy_freight[card][market].text] = money
        if money and seen.box.claim_freight[card] < METALS:
            break
    return found


# Answering one


def answer(outlook: Outlook, menu: Sequence[Move], dice: Dice) -> Move:
    """§14.3 Accept what gains clearly."""
    seen = outlook.seen
    asking = seen.view.asking
    assert isinstance(asking, AnswerOffer)
    gives, wants = seen.box.moves.bundle_of(asking.gives), seen.box.moves.bundle_of(asking.wants)
    gained, size = deal_gain(outlook, gives, wants, SEAT_NAMES.index(asking.by))
    return seen.box.moves.accept if clear(gained, size) else seen.box.moves.decline


def deal_gain(outlook: Outlook, gives: Bundle, wants: Bundle, active: Seat) -> tuple[float, float]:
    """What an offer of the active seat to the own gains, and how much it is about."""
    seen, worth = outlook.seen, outlook.worth
    claims = [claim for claim in seen.me.claims if seen.card[claim.card] not in wants.claims]
    claims += [claim for claim in seen.view.players[active].claims if seen.card[claim.card] in gives.claims]
    track = {*seen.own.segments, *gives.segments} - set(wants.segments)
    network = seen.networks.of(seen.homes, tuple(sorted(track)))
    change = worth.holdings(network, claims) - worth.holdings(seen.own, seen.me.claims)
    money = gives.money - wants.money
    won = GUESS * cost_of(outlook, gives)
    lost = TRACK * cost_of(outlook, wants) + freight_worth(outlook, wants)
    return change + money + won - lost, max(abs(money), abs(change), lost)


def cost_of(outlook: Outlook, bundle: Bundle) -> int:
    """What the track, the trains and the plows of a bundle cost."""
    segments = [outlook.seen.box.cost[segment] for segment in bundle.segments]
    return sum([*segments, *[SORTS[sort].cost for sort in bundle.stock]])


def freight_worth(outlook: Outlook, bundle: Bundle) -> float:
    """What the freight of a bundle is worth to the own seat, whose it is."""
    seen, chart = outlook.seen, outlook.seen.chart
    found = 0.0
    for card, loads, _ in bundle.freight:
        column = chart.best_column(seen.own, card)
        found += loads * (SLUMP * chart.later[column] if column != NOWHERE else GUESS * chart.hoped_for(card))
    return found
