"""§8, §11 What to send prospectors to, and what to buy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from silverware.bots.silverton.choice import best
from silverware.bots.silverton.outlook import Outlook
from silverware.core.dice import Dice
from silverware.core.move import Move
from silverware.games.silverton.moves import DECK, Prospect, Slide, Stake, Take
from silverware.games.silverton.printed import PASSENGER_CARD, PASSENGER_CARDS
from silverware.games.silverton.rules.contests import CONNECTED
from silverware.games.silverton.rules.joining import SWITCHING

TOGETHER: Final = 0.4
"""How much of its worth a passenger card is taken for that needs a partner."""
RESERVE: Final = 300
"""With less cash nothing is risked."""
RISK: Final = 30
"""What it costs to prospect the deck: an event may turn up."""
ODDS: Final = [
    sum(
        one + two + lead > other + another
        for one in range(1, 7)
        for two in range(1, 7)
        for other in range(1, 7)
        for another in range(1, 7)
    )
    / 1296
    for lead in range(-12, 13)
]
"""How likely two dice with such a lead, -12 first, beat two dice."""


def odds(lead: int) -> float:
    """How likely two dice with a lead beat two dice."""
    return ODDS[max(0, min(lead + 12, 24))]


def prospect(outlook: Outlook, menu: Sequence[Move], dice: Dice) -> Move:
    """§8.1 Where most is to be had, and likely so."""
    worth = targets(outlook)
    return best(menu, Prospect, lambda move: worth.get(move.target, 0), outlook.seen.box.moves.rest, dice)


def stake(outlook: Outlook, menu: Sequence[Move], dice: Dice) -> Move:
    """§11.1 Buy what is worth it."""

    def likes(move: Move) -> float:
        if isinstance(move, Stake):
            return outlook.chances.claim_gain(move.card)
        return outlook.worth.passenger_gain(move.passenger) if isinstance(move, Take) else 0

    passes = [move for move in menu if not isinstance(move, (Stake, Take, Slide))]
    return best(menu, Move, likes, passes[0], dice)


def targets(outlook: Outlook) -> dict[int, float]:
    """By card, or DECK: what a prospector sent there is worth."""
    found = {**claims(outlook), **passengers(outlook)}
    if outlook.seen.view.deck and outlook.seen.spare > RESERVE:
        unseen, _ = outlook.seen.unseen()
        gains = [max(0.0, outlook.chances.claim_gain(card)) for card in unseen]
        found[DECK] = 0.5 * sum(gains) / max(1, len(gains)) - RISK
    return found


def claims(outlook: Outlook) -> dict[int, float]:
    """What a prospector on each of the open claims is worth that can be paid for, and operated."""
    seen = outlook.seen
    box, spare = seen.box, seen.spare
    found: dict[int, float] = {}
    for name in seen.view.open:
        card = seen.card[name]
        if card not in seen.staked and box.claim_cost[card] + box.claim_operate[card] <= spare:
            connected = CONNECTED * seen.own.connects(box.claim_town[card])
            found[card] = likely(outlook, card, connected) * outlook.chances.claim_gain(card)
    return found


def passengers(outlook: Outlook) -> dict[int, float]:
    """What a prospector on each of the passenger cards is worth that can be paid for."""
    seen, worth = outlook.seen, outlook.worth
    spare, face_up, shared = seen.spare, seen.face_up(), seen.shared_passengers()
    found: dict[int, float] = {}
    for passenger in range(PASSENGER_CARDS):
        card = PASSENGER_CARD + passenger
        if card not in seen.staked and seen.price_of(card) <= spare:
            gain = worth.passenger_gain(passenger)
            if passenger in shared:
                found[card] = likely(outlook, card, 0) * worth.alone_gain(passenger)
            elif gain > 0:
                found[card] = stealing(outlook, passenger, gain)
            elif seen.terms.joint_routes and seen.box.cards[card] in face_up:
                found[card] = TOGETHER * max([worth.joint_gain(other, passenger) for other in seen.others()])
    return found


def likely(outlook: Outlook, card: int, bonus: int) -> float:
    """How likely a prospector with that bonus comes away with a card."""
    chance = 1.0
    for rival in outlook.seen.rivals.get(card, ()):
        chance *= odds(bonus - rival)
    return chance


def stealing(outlook: Outlook, passenger: int, gain: float) -> float:
    """What it is worth to go for a passenger card: all if it lies open, by the odds if somebody owns it."""
    seen = outlook.seen
    name = seen.box.cards[PASSENGER_CARD + passenger]
    route = seen.own.route(passenger, seen.view.winter)
    for player in seen.view.players:
        for held in player.passengers:
            if held.card == name:
                longer = 0 if held.partner is None else SWITCHING
                chance = odds(held.length + longer - route) if held.length is not None else 0.0
                return chance * gain - (1 - chance) * seen.box.passenger_price[passenger]
    return likely(outlook, PASSENGER_CARD + passenger, 0) * gain
