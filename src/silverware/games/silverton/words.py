"""Silverton in plain English: questions, moves and events. `names` are the seats' names, in order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from silverware.core.event import Event
from silverware.core.move import Move
from silverware.core.seats import SEAT_NAMES
from silverware.games.silverton.components import Box
from silverware.games.silverton.events import (
    Abandoned,
    Agreed,
    Announced,
    AnsweredJoint,
    AssignedTrain,
    Began,
    Built,
    CalledDispute,
    ClaimEmptied,
    ClaimsDiscarded,
    ClaimsTurnedUp,
    Contested,
    CrewChosen,
    Declined,
    Delivered,
    Dismantled,
    Disputed,
    Ended,
    EndedJoint,
    EventStruck,
    Hired,
    Jailed,
    Killed,
    MovedOver,
    Offered,
    Operated,
    PaidFine,
    PassengerLeft,
    PassengerReturned,
    PassengersDiscarded,
    PassengersPaid,
    PassengersTurnedUp,
    Plowed,
    PlowSent,
    PricesChanged,
    Produced,
    Promoted,
    Prospected,
    Purchased,
    Rejected,
    Rested,
    RivalTook,
    SentToDismantle,
    Slid,
    Staked,
    Stationed,
    Surveyed,
    Throw,
    Took,
    TookJointly,
    Transferred,
    TriedRelease,
    TriedSecond,
    TriedToSteal,
    TurnBegan,
    TurnedUp,
    WentHome,
)
from silverware.games.silverton.moves import (
    DECK,
    PIECES,
    Abandon,
    Assign,
    Build,
    BuyFreight,
    ChooseCrew,
    DealWith,
    Deliver,
    Engage,
    Leave,
    Load,
    Lose,
    Onto,
    Operate,
    Plow,
    Prospect,
    Purchase,
    Send,
    Slide,
    Stake,
    Survey,
    Take,
    TakeUp,
    Trade,
    Transfer,
    UseTrains,
)
from silverware.games.silverton.offers import Offer
from silverware.games.silverton.printed import FREIGHTS, PASSENGER_CARD, WAGE
from silverware.games.silverton.stock import NAMES, POWERS
from silverware.games.silverton.view import SilvertonView

AIM = (
    "Build a railroad in the Rocky Mountains and get rich. Every turn send surveyors to lines you want to build and "
    "prospectors to claims and passenger cards, throw dice where others want the same, then buy, build, operate your "
    "claims, make deals, and deliver freight to the five markets, whose prices go up and down. Passengers pay every "
    "turn, but not over snow in winter. Most money wins."
)

PROMPTS: Final = {
    "crew": "{who} chooses surveyors and prospectors.",
    "station": "{who} has two home cities: from which does the surveyor build?",
    "place": "{who} places pieces: send one, or be done.",
    "survey": "{who} has a surveyor in hand: which segment?",
    "dismantle": "{who} has a surveyor in hand: which own track is to be dismantled?",
    "prospect": "{who} has a prospector in hand: which card?",
    "move-over": "{who} may move the surveyor to the open line beside, before the dice.",
    "special": "Two lines meet, and only one can go on: {who} may call for a dispute.",
    "joint": "{who} runs passenger cards with others, and may end that.",
    "join": "{who} may run a passenger card together with another.",
    "agree": "{who} may run a passenger card together with another, who is willing.",
    "stake": "Step 1: {who} may buy what the prospectors stand on.",
    "drawn": "{who} has turned up a claim: buy it, or leave it to all?",
    "lose": "An event: {who} chooses which prospector it befalls.",
    "build": "Step 2: {who} may build what the surveyors stand on.",
    "abandon": "All cubes are on the board: {who} takes one up to build, or does not build.",
    "operate": "Step 3: {who} chooses the claims to operate.",
    "deal": "Step 4: {who} may make deals.",
    "propose": "{who} may make an offer.",
    "answer": "{who} accepts, or declines.",
    "deliver": "Step 6: {who} may deliver freight.",
    "onto": "{who} transfers freight: to which claim?",
    "trains": "{who} delivers: with which trains?",
    "loads": "{who} delivers: how many loads?",
    "plow": "Winter: {who} may assign plows to snow segments.",
    "purchase": "{who} may purchase a train or a plow.",
    "assign": "{who} has a train to assign: to which home city?",
    "jail": "Step 7: {who} has a piece in jail: roll for it, pay, or wait?",
    "hire": "Step 7: {who} may hire a prospector in the place of the dead one.",
    "engage": "Step 7: {who} may hire a surveyor or a prospector.",
}

WORDS: Final = {
    "done": "Go on",
    "rest": "Let the piece rest",
    "dismantle": "Dismantle own track",
    "stay": "Stay and throw for it",
    "move over": "Move to the open line beside",
    "call": "Call for a dispute",
    "let be": "Let it be",
    "turn up": "Turn up the top card of the claim deck",
    "reject": "Leave the claim to all",
    "no offer": "Make no offer",
    "accept": "Accept",
    "decline": "Decline",
    "wait": "Wait",
    "roll": "Roll for a 7 or an 11",
    "pay": "Pay",
    "join": "Run it together",
    "alone": "Do not run it together",
}

EFFECTS: Final = {
    "jail": "a prospector goes to jail",
    "kill": "a prospector is killed",
    "discard": "all open claims are discarded",
}


# Things by name


def listed(things: Sequence[str]) -> str:
    """Things in a row, the last after and."""
    return " and ".join([*([", ".join(things[:-1])] if len(things) > 1 else []), things[-1]])


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


def bundle(words: str, box: Box) -> str:
    """A bundle as a sentence names it."""
    goods = box.moves.bundle(words)
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


def throws(thrown: Sequence[Throw], names: Sequence[str]) -> str:
    """The dice of a dispute."""
    return ", ".join(
        f"{pair(throw.seat, throw.partner, names)} {throw.dice[0]}+{throw.dice[1]}"
        f"{f'+{throw.bonus}' if throw.bonus else ''}={throw.total}"
        for throw in thrown
    )


def pair(seat: int, partner: int | None, names: Sequence[str]) -> str:
    """A seat, §29.6 or two that are as one."""
    return names[seat] if partner is None else f"{names[seat]} and {names[partner]}"


# Questions


def prompt(view: SilvertonView, names: Sequence[str], box: Box) -> str:
    """What is being asked, of whom and why."""
    if view.outcome is not None:
        winners = [names[seat] for seat in view.outcome.winners]
        most = money(max(view.outcome.scores))
        if view.seats == 1:
            return f"The game is over after turn {view.round}: {names[0]} has {most}. This is {view.outcome.ending}."
        return f"The game is over after turn {view.round}: {listed(winners)} {has(winners)} most money, {most}."
    assert view.asked is not None
    assert view.question is not None
    asked = PROMPTS[view.question].format(who=names[view.asked])
    if view.question == "answer":
        _, active, *words = view.agenda[0].split()
        offer = say_deal(box.moves.notation.parse(" ".join(words)), names, box).removeprefix("Offer ")
        return f"{names[SEAT_NAMES.index(active)]} offers {offer}. {asked}"
    if view.question in ("join", "agree"):
        _, _, partner, name = view.agenda[0].split()
        return asked.replace("a passenger card", card(name, box)).replace("another", names[SEAT_NAMES.index(partner)])
    return asked


def has(winners: Sequence[str]) -> str:
    """The verb for one or several."""
    return "has" if len(winners) == 1 else "have"


# Moves


def say(move: Move, names: Sequence[str], box: Box) -> str:
    """What a move does."""
    match move:
        case Send():
            return f"Place {PIECES[move.piece]}"
        case Survey():
            snow = ", snow" if box.is_snow[move.segment] else ""
            cost, distance = box.cost[move.segment], box.distance[move.segment]
            return f"Survey {line(move.segment, box)} ({money(cost)}, distance {distance}{snow})"
        case TakeUp():
            return f"Dismantle {line(move.segment, box)} for {money(10 * box.distance[move.segment])}"
        case Prospect():
            return f"Prospect {card('deck' if move.target == DECK else box.cards[move.target], box)}"
        case Stake():
            return f"Stake {card(box.cards[move.card], box)} for {money(box.claim_cost[move.card])}"
        case Take():
            price = money(box.passenger_price[move.passenger])
            return f"Take {card(box.cards[PASSENGER_CARD + move.passenger], box)} for {price}"
        case Lose():
            return f"Lose {PIECES[move.piece]}"
        case Build():
            return f"Build {line(move.segment, box)} for {money(box.cost[move.segment])}"
        case Abandon():
            return f"Take up {line(move.segment, box)}, to build elsewhere"
        case ChooseCrew():
            return f"Choose {crew(move.crew)}"
        case Operate():
            return f"Operate {card(box.cards[move.card], box)} for {money(box.claim_operate[move.card])}"
    return say_deal(move, names, box)


def say_deal(move: Move, names: Sequence[str], box: Box) -> str:
    """What a move about deals or deliveries does."""
    match move:
        case DealWith():
            return f"{'Buy from' if move.buys else 'Sell to'} {names[move.seat]}"
        case Trade():
            thing = traded(move, box)
            return f"Offer to {'buy' if move.buys else 'sell'} {thing} for {money(move.money)}"
        case BuyFreight():
            market = box.town_names[box.markets[move.market]]
            return f"Offer half the sale for the freight of {card(box.cards[move.card], box)} in {market}"
        case Offer():
            gives, wants = bundle(box.moves.said(move.gives), box), bundle(box.moves.said(move.wants), box)
            return f"Offer {names[move.partner]} {gives} for {wants}"
        case Deliver():
            return f"Deliver freight of {card(box.cards[move.card], box)} to {box.town_names[box.markets[move.market]]}"
        case Load():
            return f"Deliver {loads(move.loads)}"
        case UseTrains():
            return f"Use {trains([POWERS[train] for train in move.trains])}"
        case Plow():
            return f"Send a {NAMES[move.plow]} to {line(move.segment, box)} (distance {box.distance[move.segment]})"
        case Purchase():
            back = "" if move.traded < 0 else f" and a {NAMES[move.traded]}"
            return f"Purchase a {NAMES[move.sort]} for {money(move.cost)}{back}"
        case Assign():
            return f"Assign it to {box.town_names[box.markets[move.market]]}"
    return say_option(move, box)


def say_option(move: Move, box: Box) -> str:
    """What a move of an optional rule does, or one that is about nothing in particular."""
    match move:
        case Slide():
            place = "a place among the claims" if move.pile < 0 else f"pile {move.pile + 1}"
            return f"Move {card(box.cards[PASSENGER_CARD + move.passenger], box)} to {place}"
        case Leave():
            return f"End the joint route for {card(box.cards[PASSENGER_CARD + move.passenger], box)}"
        case Transfer():
            return f"Transfer freight of {card(box.cards[move.card], box)} to another claim"
        case Onto():
            return f"To {card(box.cards[move.card], box)}"
        case Engage():
            return f"Hire a {'prospector' if move.prospector else 'surveyor'} for {money(WAGE)}"
    return WORDS[move.text]


def crew(text: str) -> str:
    """Surveyors and prospectors, as editions write them."""
    return listed(text.split())


def traded(move: Trade, box: Box) -> str:
    """What a simple offer is about."""
    if move.card >= 0:
        return card(box.cards[move.card], box)
    return f"the track {line(move.segment, box)}" if move.segment >= 0 else f"a {NAMES[move.stock]}"


def trains(powers: Sequence[int]) -> str:
    """Trains by their powers."""
    return f"the train{'s' if len(powers) > 1 else ''} {listed([str(power) for power in powers])}"


def line(at: int, box: Box) -> str:
    """A segment by its place."""
    return segment(box.segments_said[at], box)


# Events


def tell(event: Event, names: Sequence[str], box: Box) -> str:
    """What happened."""
    match event:
        case Began():
            homes = [
                f"{names[seat]} from {listed([town(home, box) for home in homes])}"
                for seat, homes in enumerate(event.homes)
            ]
            return f"The game begins: {listed(homes)}, each with {money(event.cash)}."
        case CrewChosen():
            return f"{names[event.seat]} chooses {crew(event.crew)}."
        case TurnBegan():
            season = " It is winter." if event.winter else ""
            return f"Turn {event.round}: the order is {', '.join(names[seat] for seat in event.order)}.{season}"
        case PricesChanged():
            moved = [
                f"{f'{town(roll.market, box)} ' if roll.market else ''}{roll.freight} {money(roll.after)}"
                for roll in event.rolls
                if roll.after != roll.before
            ]
            return f"Prices change: {', '.join(moved)}." if moved else "No price changes."
        case ClaimsTurnedUp():
            return f"Turned up: {cards(event.cards, box)}."
        case PassengersTurnedUp():
            return f"Turned up: {cards(event.cards, box)}."
        case RivalTook():
            return f"The rival prospector takes {card(event.card, box)}: it is out of the game."
        case ClaimsDiscarded():
            return "All open claims are discarded."
        case PassengersDiscarded():
            return f"Discarded with them: {cards(event.cards, box)}."
        case PassengerLeft():
            return f"The mines are exhausted: {card(event.card, box)} leave the game."
        case Disputed():
            return tell_dispute(place_in_dispute(event.over, box), event.throws, event.winner, names)
        case Contested():
            return tell_dispute(card(event.over, box), event.throws, event.winner, names)
        case Ended():
            cash = ", ".join(f"{names[seat]} {money(sum_)}" for seat, sum_ in enumerate(event.cash))
            worth = f" This is {event.worth}." if event.worth else ""
            return f"The game is over: {cash}.{worth}"
    return tell_of_seat(event, names, box)


def place_in_dispute(over: str, box: Box) -> str:
    """A segment, or the town where two meet."""
    return segment(over, box) if over in box.segments_said else f"the way on from {town(over, box)}"


def tell_dispute(over: str, thrown: Sequence[Throw], winner: int | None, names: Sequence[str]) -> str:
    """Who threw what, and who won."""
    result = "it is a tie"
    for throw in thrown:
        if throw.seat == winner:
            result = f"{pair(throw.seat, throw.partner, names)} win{'s' if throw.partner is None else ''}"
    return f"A dispute over {over}: {throws(thrown, names)}; {result}."


def tell_of_seat(event: Event, names: Sequence[str], box: Box) -> str:
    """What happened to a seat's pieces and track."""
    match event:
        case Surveyed():
            second = ", second in a row" if event.second else ""
            return f"{names[event.seat]} surveys {segment(event.segment, box)} ({event.piece}{second})."
        case SentToDismantle():
            return f"{names[event.seat]} sends {event.piece} to dismantle {segment(event.segment, box)}."
        case Prospected():
            return f"{names[event.seat]} prospects {card(event.card, box)} ({event.piece})."
        case Stationed():
            return f"{names[event.seat]}'s {event.piece} builds from {town(event.home, box)}."
        case Rested():
            return f"{names[event.seat]} lets {event.piece} rest."
        case WentHome():
            return f"{names[event.seat]}'s {event.piece} goes home."
        case MovedOver():
            return f"{names[event.seat]}'s {event.piece} moves over to {segment(event.segment, box)}."
        case CalledDispute():
            called = "calls for" if event.called else "does not call for"
            return f"{names[event.seat]} {called} a dispute with {names[event.other]} at {town(event.town, box)}."
        case TriedToSteal():
            result = "and takes it" if event.stolen else "in vain"
            share = "" if event.partner is None else f" and {names[event.partner]} {money(event.share)}"
            tried = f"{names[event.seat]} pays {money(event.cost)}{share} to steal {card(event.card, box)}"
            owners = pair(event.owner, event.throws[1].partner, names)
            return f"{tried} from {owners}: {throws(event.throws, names)}, {result}."
        case Jailed():
            return f"{names[event.seat]}'s {event.piece} goes to jail."
        case Killed():
            return f"{names[event.seat]}'s {event.piece} is killed."
        case EventStruck():
            return f"An event strikes {names[event.seat]}: {EFFECTS[event.effect]}."
        case Built():
            return f"{names[event.seat]} builds {segment(event.segment, box)} for {money(event.cost)}."
        case TriedSecond():
            total = event.dice[0] + event.dice[1]
            result = "enough" if total > event.distance else "not enough"
            track = segment(event.segment, box)
            return f"{names[event.seat]} throws {total} for {track}, distance {event.distance}: {result}."
        case Dismantled():
            return f"{names[event.seat]} dismantles {segment(event.segment, box)} and gets {money(event.pay)}."
        case Abandoned():
            return f"{names[event.seat]} takes up {segment(event.segment, box)}."
        case TriedRelease():
            total = event.dice[0] + event.dice[1]
            result = "is free" if event.freed else "stays in jail"
            return f"{names[event.seat]} throws {total}: {event.piece} {result}."
        case PaidFine():
            return f"{names[event.seat]} pays {money(event.cost)}: {event.piece} is free."
        case Hired():
            return f"{names[event.seat]} hires a new {event.piece} for {money(event.cost)}."
        case Promoted():
            return f"{names[event.seat]}'s {event.piece} goes up to +{event.bonus}."
        case Announced():
            return f"{names[event.seat]} has {money(event.cash)} and announces it: its cash is public from now on."
    return tell_of_cards(event, names, box)


def tell_of_cards(event: Event, names: Sequence[str], box: Box) -> str:
    """What happened to a seat's cards, freight and deals."""
    match event:
        case Staked():
            return f"{names[event.seat]} stakes {card(event.card, box)} for {money(event.cost)}."
        case Took():
            return f"{names[event.seat]} takes {card(event.card, box)} for {money(event.cost)}."
        case Slid():
            place = "among the claims" if event.place == "claims" else f"to {event.place}"
            return f"{names[event.seat]} moves {card(event.card, box)} {place}."
        case AnsweredJoint():
            would = f"is willing to run {card(event.card, box)} with {names[event.partner]} for {money(event.share)}"
            return f"{names[event.seat]} {would if event.willing else would.replace('is', 'is not', 1)}."
        case TookJointly():
            one, other = [f"{names[seat]} for {money(event.costs[at])}" for at, seat in enumerate(event.seats)]
            return f"{one} and {other} take {card(event.card, box)} together."
        case EndedJoint():
            return f"{names[event.seat]} ends the joint route with {names[event.partner]}: {card(event.card, box)}."
        case Transferred():
            hauled = f" with {trains(event.trains)}" if event.trains else ""
            freight = f"{loads(event.loads)} of {card(event.card, box)}"
            return f"{names[event.seat]} transfers {freight} to {card(event.onto, box)}{hauled}."
        case TurnedUp():
            return f"{names[event.seat]} turns up {card(event.card, box)}."
        case Rejected():
            return f"{names[event.seat]} leaves {card(event.card, box)} to all."
        case ClaimEmptied():
            return f"{names[event.seat]}'s claim {card(event.card, box)} is depleted and empty: it is discarded."
        case PassengerReturned():
            return f"{names[event.seat]} has no route any more and gives back {card(event.card, box)}."
        case Operated():
            return f"{names[event.seat]} pays {money(event.cost)} to operate {card(event.card, box)}."
        case Produced():
            brought = "it is depleted" if event.depleted else loads(event.loads)
            return f"{names[event.seat]} throws {event.total} for {card(event.card, box)}: {brought}."
        case Offered():
            gives, wants = bundle(event.gives, box), bundle(event.wants, box)
            return f"{names[event.seat]} offers {names[event.partner]} {gives} for {wants}."
        case Agreed():
            return f"{names[event.partner]} accepts."
        case Declined():
            return f"{names[event.partner]} declines."
        case PassengersPaid():
            return f"{names[event.seat]} collects {money(event.money)} from passengers."
        case Delivered():
            sale = f"{loads(event.loads)} of {card(event.card, box)}"
            earned = money(event.loads * event.price)
            by = f" with {trains(event.trains)}" if event.trains else ""
            return f"{names[event.seat]} sells {sale} in {town(event.market, box)} for {earned}{by}."
        case Purchased():
            back = "" if event.traded is None else f" and a {event.traded}"
            return f"{names[event.seat]} purchases a {event.what} for {money(event.cost)}{back}."
        case AssignedTrain():
            return f"{names[event.seat]} assigns the {event.train} to {town(event.home, box)}."
        case PlowSent():
            return f"{names[event.seat]} sends a {event.plow} to {segment(event.segment, box)}."
        case Plowed():
            result = "cleared" if event.cleared else "not cleared"
            track = f"{segment(event.segment, box)}, distance {event.distance}"
            return f"{names[event.seat]} throws {event.die} for the {event.plow} at {track}: {result}."
    raise AssertionError(event)
