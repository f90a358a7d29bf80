"""What happened, and what is told of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from silverware.core.event import Event
from silverware.core.seats import SeatName, seat_of
from silverware.games.silverton.components import Box
from silverware.games.silverton.events.beginning import Began, CrewChosen, Stationed, TurnBegan
from silverware.games.silverton.events.cards import (
    AnsweredJoint,
    ClaimEmptied,
    ClaimsDiscarded,
    ClaimsTurnedUp,
    EndedJoint,
    EventStruck,
    PassengerLeft,
    PassengerReturned,
    PassengersDiscarded,
    PassengersTurnedUp,
    Rejected,
    RivalTook,
    Slid,
    Staked,
    Took,
    TookJointly,
    TurnedUp,
)
from silverware.games.silverton.events.disputes import (
    CalledDispute,
    Contested,
    Disputed,
    Jailed,
    Killed,
    MovedOver,
    Throw,
    TriedToSteal,
)
from silverware.games.silverton.events.ending import Announced, Ended, PricesChanged
from silverware.games.silverton.events.fines import Engaged, Hired, PaidFine, Promoted, TriedRelease
from silverware.games.silverton.events.operations import (
    Abandoned,
    Agreed,
    AssignedTrain,
    Built,
    Declined,
    Delivered,
    Dismantled,
    Offered,
    Operated,
    PassengersPaid,
    Plowed,
    PlowSent,
    Produced,
    Purchased,
    Transferred,
    TriedSecond,
)
from silverware.games.silverton.events.placing import Prospected, Rested, SentToDismantle, Surveyed, WentHome
from silverware.games.silverton.printed import crew_text
from silverware.games.silverton.words.things import (
    bundle,
    card,
    cards,
    listed,
    loads,
    money,
    pair,
    segment,
    throws,
    town,
    trains,
)

TOLD: Final[dict[type[Event], str]] = {
    CrewChosen: "{seat} chooses {crew}.",
    Stationed: "{seat}'s {piece} builds from {home}.",
    Surveyed: "{seat} surveys {segment} ({piece}{second}).",
    SentToDismantle: "{seat} sends {piece} to dismantle {segment}.",
    Prospected: "{seat} prospects {card} ({piece}).",
    Rested: "{seat} lets {piece} rest.",
    WentHome: "{seat}'s {piece} goes home.",
    MovedOver: "{seat}'s {piece} moves over to {segment}.",
    CalledDispute: "{seat} {called} a dispute with {other} at {town}.",
    Jailed: "{seat}'s {piece} goes to jail.",
    Killed: "{seat}'s {piece} is killed.",
    Staked: "{seat} stakes {card} for {cost}.",
    Took: "{seat} takes {card} for {cost}.",
    Slid: "{seat} moves {card} {pile}.",
    PassengersDiscarded: "Discarded with them: {cards}.",
    AnsweredJoint: "{seat} {willing} to run {card} with {partner} for {share}.",
    EndedJoint: "{seat} ends the joint route with {partner}: {card}.",
    TurnedUp: "{seat} turns up {card}.",
    Rejected: "{seat} leaves {card} for anybody to buy.",
    EventStruck: "An event strikes {seat}: {effect}.",
    ClaimsDiscarded: "All open claims are discarded.",
    ClaimEmptied: "{seat}'s claim {card} is depleted and empty: it is discarded.",
    ClaimsTurnedUp: "Turned up: {cards}.",
    PassengersTurnedUp: "Turned up: {cards}.",
    PassengerReturned: "{seat} has no route any more and gives back {card}.",
    PassengerLeft: "The mines are exhausted: {card} leave the game.",
    RivalTook: "The rival prospector takes {card}: it is out of the game.",
    Built: "{seat} builds {segment} for {cost}.",
    Dismantled: "{seat} dismantles {segment} and gets {pay}.",
    Abandoned: "{seat} takes up {segment}.",
    Operated: "{seat} pays {cost} to operate {card}.",
    Offered: "{seat} offers {partner} {gives} for {wants}.",
    Agreed: "{partner} accepts {seat}'s offer.",
    Declined: "{partner} declines {seat}'s offer.",
    PassengersPaid: "{seat} collects {money} from passengers.",
    PlowSent: "{seat} sends a {plow} to {segment}.",
    Plowed: "{seat} rolls {die} for the {plow} at {segment}, distance {distance}: {cleared}.",
    Purchased: "{seat} purchases a {what} for {cost}{traded}.",
    AssignedTrain: "{seat} assigns the {train} to {home}.",
    Transferred: "{seat} transfers {loads} of {card} to {onto}{trains}.",
    TriedRelease: "{seat} rolls {dice}: {piece} {freed}.",
    PaidFine: "{seat} pays {cost}: {piece} is free.",
    Hired: "{seat} hires a new {piece} for {cost}.",
    Engaged: "{seat} hires a new {piece} for {cost}.",
    Promoted: "{seat}'s {piece} goes up to +{bonus}.",
    Announced: "{seat} has {cash} and announces it: everybody sees it from now on.",
}
"""By event, with its fields in braces."""

WHETHER: Final = {
    "second": ("", ", second in a row"),
    "called": ("does not call for", "calls for"),
    "willing": ("is not willing", "is willing"),
    "cleared": ("not cleared", "cleared"),
    "freed": ("stays in jail", "is free"),
}
"""By field: what is told where it does not hold, and where it does."""

EFFECTS: Final = {
    "jail": "a prospector goes to jail",
    "kill": "a prospector is killed",
    "discard": "all open claims are discarded",
}


def tell(event: Event, names: Sequence[str], box: Box) -> str:
    """What happened."""
    if type(event) in TOLD:
        return TOLD[type(event)].format_map(Told(event, names, box))
    return tell_at_length(event, names, box)


class Told:
    """The fields of an event, as sentences name them."""

    def __init__(self, event: Event, names: Sequence[str], box: Box) -> None:
        self.event = event
        self.names = names
        self.box = box

    def __getitem__(self, field: str) -> str:
        value = getattr(self.event, field)
        match field:
            case "seat" | "partner" | "other":
                return self.names[seat_of(value)]
            case "cost" | "share" | "pay" | "money" | "cash":
                return money(value)
            case "segment":
                return segment(value, self.box)
            case "town" | "home":
                return town(value, self.box)
            case "card" | "onto":
                return card(value, self.box)
            case "cards":
                return cards(value, self.box)
            case "gives" | "wants":
                return bundle(self.box.moves.bundle_of(value), self.box)
            case "loads":
                return loads(value)
            case "trains":
                return hauled(value)
            case "traded":
                return f" and a {value}" if value else ""
            case "pile":
                return "among the claims" if value is None else f"to pile {value}"
            case "crew":
                return listed(crew_text(value.surveyors, value.prospectors).split())
            case "effect":
                return EFFECTS[value]
            case "dice":
                return str(sum(value))
            case _ if field in WHETHER:
                return WHETHER[field][value]
        return str(value)


def tell_at_length(event: Event, names: Sequence[str], box: Box) -> str:
    """What happened, where it takes more than to name it."""
    match event:
        case Began():
            homes = [
                f"{names[seat]} from {listed([town(home, box) for home in homes])}"
                for seat, homes in enumerate(event.homes)
            ]
            return f"The game begins: {listed(homes)}, each with {money(event.cash)}."
        case TurnBegan():
            season = " It is winter." if event.winter else ""
            return (
                f"Turn {event.round}: the order is {', '.join(names[seat_of(seat)] for seat in event.order)}.{season}"
            )
        case Disputed():
            return tell_dispute(place_in_dispute(event.over, box), event.throws, event.winner, names)
        case Contested():
            return tell_dispute(card(event.over, box), event.throws, event.winner, names)
        case TriedToSteal():
            result = "and takes it" if event.stolen else "in vain"
            share = "" if event.partner is None else f" and {names[seat_of(event.partner)]} {money(event.share)}"
            tried = f"{names[seat_of(event.seat)]} pays {money(event.cost)}{share} to steal {card(event.card, box)}"
            owners = pair(event.owner, event.throws[1].partner, names)
            return f"{tried} from {owners}: {throws(event.throws, names)}, {result}."
        case TookJointly():
            one, other = [f"{names[seat_of(seat)]} for {money(event.costs[at])}" for at, seat in enumerate(event.seats)]
            return f"{one} and {other} take {card(event.card, box)} together."
        case TriedSecond():
            total = sum(event.dice)
            result = "enough" if total > event.distance else "not enough"
            track = segment(event.segment, box)
            return f"{names[seat_of(event.seat)]} rolls {total} for {track}, distance {event.distance}: {result}."
        case Produced():
            brought = "it is depleted" if event.depleted else loads(event.loads)
            return f"{names[seat_of(event.seat)]} rolls {event.total} for {card(event.card, box)}: {brought}."
        case Delivered():
            sale = f"{loads(event.loads)} of {card(event.card, box)}"
            earned = f"{money(event.loads * event.price)}{hauled(event.trains)}"
            return f"{names[seat_of(event.seat)]} sells {sale} in {town(event.market, box)} for {earned}."
        case PricesChanged():
            moved = [
                f"{f'{town(roll.market, box)} ' if roll.market else ''}{roll.freight} {money(roll.after)}"
                for roll in event.rolls
                if roll.after != roll.before
            ]
            return f"Prices change: {', '.join(moved)}." if moved else "No price changes."
        case Ended():
            cash = ", ".join(f"{names[seat]} {money(sum_)}" for seat, sum_ in enumerate(event.cash))
            worth = f" This is {event.worth}." if event.worth else ""
            return f"The game is over: {cash}.{worth}"
    raise AssertionError(event)


def place_in_dispute(over: str, box: Box) -> str:
    """A segment, or the town where two meet."""
    return segment(over, box) if over in box.segments_said else f"the way on from {town(over, box)}"


def tell_dispute(over: str, thrown: Sequence[Throw], winner: SeatName | None, names: Sequence[str]) -> str:
    """Who threw what, and who won."""
    result = "it is a tie"
    for throw in thrown:
        if throw.seat == winner:
            result = f"{pair(throw.seat, throw.partner, names)} win{'s' if throw.partner is None else ''}"
    return f"A dispute over {over}: {throws(thrown, names)}; {result}."


def hauled(powers: Sequence[int]) -> str:
    """§23.4 With which trains, in the Advanced game."""
    return f" with {trains(powers)}" if powers else ""
