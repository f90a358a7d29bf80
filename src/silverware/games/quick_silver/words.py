"""Quick Silver in plain English: questions, moves and events. `names` are the seats' names, in order."""

from __future__ import annotations

from collections.abc import Sequence

from silverware.core.event import Event
from silverware.core.form import Form
from silverware.core.move import Move
from silverware.core.seats import seat_of
from silverware.core.state import Outcome
from silverware.games.quick_silver.components import HOLDERS, Holder
from silverware.games.quick_silver.documents import Options
from silverware.games.quick_silver.events import (
    BecameMayor,
    Blasted,
    Dealt,
    Died,
    DieReduced,
    EverybodyDied,
    LastLapBegun,
    Offered,
    Passed,
    PickedUp,
    PlateUsed,
    Redirected,
    Revealed,
    Sneaked,
    Spared,
    StrangerWon,
    Swapped,
    Unloaded,
    WasLastAlive,
)
from silverware.games.quick_silver.forms import Returned
from silverware.games.quick_silver.moves import Allow, Pass, PickUp, Redirect, Sneak, Swap, Take
from silverware.games.quick_silver.rules import BY_CASH
from silverware.games.quick_silver.view import QuickSilverView

AIM = (
    "Each round has three phases. In the mines, swap cards blind or sneak. On the road, each Dynamite in your hand "
    "turns one of your plates into a blast; with no plates left you are out. At the market the heaviest haul earns "
    "nothing, the second-heaviest its highest card, the third its lowest; each sneak makes your haul lighter by one. "
    "Become mayor by being richer than everybody else with $100 or more, or by being the last one alive."
)
TITLES = {"plate": "Replacement Plate", "dynamite": "Dynamite"}
"""Cards whose name in notation is shorter than in a sentence."""


def holder(who: Holder, names: Sequence[str]) -> str:
    """A seat's name, or the centre."""
    return "the centre" if who == "centre" else names[seat_of(who)]


def trader(who: Holder, names: Sequence[str]) -> str:
    """A seat's name, or the Stranger's: who can earn at the market."""
    return "the Stranger" if who == "centre" else names[seat_of(who)]


def card(name: str | None) -> str:
    """A card as a sentence names it."""
    return "a card" if name is None else f"the {TITLES.get(name, name)}"


def goal(mayor: int, options: Options) -> str:
    """§8 What makes a mayor."""
    alive = "" if options.not_quite_dead else ", or be the last one alive"
    return f"Be richer than everybody else with ${mayor} or more{alive}."


def prompt(view: QuickSilverView, names: Sequence[str]) -> str:
    """What is being asked, of whom and why; a chair is spoken to as you."""
    if view.outcome is not None:
        return over(view.outcome, view.round, names)
    assert view.asked is not None
    you = view.asked == view.seat
    asked = names[view.asked]
    if view.question == "spy":
        who = "you dealt and say" if you else f"{asked} dealt and says"
        return f"Everybody can see the face-up cards until the hands are picked up; {who} when."
    if view.question == "turn":
        last = " This is the last lap." if view.last_lap else ""
        return f"{'Your' if you else possessive(asked)} turn in the mines: swap which card with whom, or sneak?{last}"
    assert view.swap is not None
    laid = f"You have put down {card(view.swap.card)}. " if view.swap.card else ""
    if view.question == "take":
        return f"{laid}{'Your' if you else possessive(asked)} swap is with the centre: which of the three cards?"
    sent = f" ({names[view.swap.sender]} sent it on)" if view.swap.sender is not None else ""
    taker = names[view.swap.taker]
    if you:
        return f"{taker} wants to swap with you{sent}: allow it, or return a plate token to redirect it?"
    whose = "your" if view.swap.taker == view.seat else possessive(taker)
    return f"{laid}{asked} is deciding{sent}: allow {whose} swap, or return a plate token to redirect it?"


def over(outcome: Outcome, rounds: int, names: Sequence[str]) -> str:
    """How a game ended."""
    if outcome.winners:
        winner = outcome.winners[0]
        how = f"with ${outcome.scores[winner]}" if outcome.ending in BY_CASH else "as the last one alive"
        return f"{names[winner]} is mayor {how} after {rounds} rounds."
    return f"Nobody wins after {rounds} rounds: {outcome.ending}."


def possessive(name: str) -> str:
    """Somebody's."""
    return f"{name}'s"


def say(move: Move, names: Sequence[str], cards: Sequence[str]) -> str:
    """What a move does."""
    match move:
        case PickUp():
            return "Have the hands picked up"
        case Swap():
            return f"Swap {card(cards[move.card])} with {holder(HOLDERS[move.target], names)}"
        case Sneak():
            return "Sneak: take a sneak token"
        case Pass():
            return "Pass: no sneak tokens are left"
        case Allow():
            return "Allow the swap"
        case Redirect():
            return f"Return a plate token and redirect onto {holder(HOLDERS[move.onto], names)}"
        case Take():
            return f"Take central card {move.slot + 1}"
    raise AssertionError(move)


def promise(brings: Form) -> str:
    """What a move would bring."""
    assert isinstance(brings, Returned)
    return f"leaves {counted(brings.plates, 'plate', 'plates') if brings.plates else 'no plate'}"


def listed(cards: Sequence[str]) -> str:
    """Cards in a row."""
    return ", ".join(cards)


def tell(event: Event, names: Sequence[str]) -> str:
    """What happened; the most frequent first."""
    match event:
        case Offered():
            return f"{names[seat_of(event.taker)]} offers {card(event.card)} to {holder(event.target, names)}."
        case Swapped():
            slot = "" if event.slot is None else f" (card {event.slot})"
            return (
                f"{names[seat_of(event.taker)]} takes {card(event.took)} from {holder(event.source, names)}{slot} "
                f"and leaves {card(event.gave)}."
            )
        case Redirected():
            swap = f"{names[seat_of(event.taker)]}'s swap to {holder(event.onto, names)}"
            return f"{names[seat_of(event.seat)]} returns a plate token to the tin and sends {swap}."
        case DieReduced():
            return f"{names[seat_of(event.seat)]} turns the black die down to {event.black}."
        case Sneaked():
            return f"{names[seat_of(event.seat)]} takes a sneak token."
        case Dealt():
            shown = "; ".join(f"{names[seat]} {listed(cards)}" for seat, cards in enumerate(event.faceup) if cards)
            turns = "one turn" if event.black == 1 else f"{event.black} turns"
            dealer, first = names[seat_of(event.dealer)], names[seat_of(event.first)]
            dealt = f"Round {event.round}: {dealer} deals, {turns} each from {first}."
            return f"{dealt} Face up: {shown}." if shown else dealt
        case PickedUp():
            return "The hands are picked up and hidden."
        case LastLapBegun():
            return f"{names[seat_of(event.seat)]} cannot turn the black die down: the last lap."
        case Passed():
            return f"{names[seat_of(event.seat)]} passes; no sneak tokens are left."
        case Revealed():
            return f"{capital(holder(event.holder, names))} shows {listed(event.hand) or 'three cards'}."
        case PlateUsed():
            stopped = [f"stops {counted(event.stopped, 'Dynamite', 'Dynamite')}"] if event.stopped else []
            repaired = [f"repairs {counted(event.repaired, 'blast', 'blasts')}"] if event.repaired else []
            return f"{names[seat_of(event.seat)]}'s Replacement Plate {' and '.join(stopped + repaired)}."
        case Blasted():
            plates = counted(event.plates, "plate", "plates")
            blasts = "a blast" if event.plates == 1 else "blasts"
            return f"Dynamite turns {plates} on {names[seat_of(event.seat)]}'s cart into {blasts}."
        case Died():
            return f"{names[seat_of(event.seat)]}'s cart has no plate left: out of the game."
        case Spared():
            who = names[seat_of(event.seat)]
            return f"{who} is not quite dead: loses ${event.lost}, and every token is a plate again."
        case Unloaded():
            who = capital(trader(event.holder, names))
            least = f" (no card pays less than ${event.earned})" if event.least else ""
            return f"{who} hauls {event.total}, {group(event)}{least}: ${event.earned}, now ${event.cash}."
        case BecameMayor():
            return f"{names[seat_of(event.seat)]} is the richest and becomes mayor."
        case WasLastAlive():
            return f"{names[seat_of(event.seat)]} is the last one alive and becomes mayor."
        case StrangerWon():
            return "The Stranger is the richest and becomes mayor; everybody loses."
        case EverybodyDied():
            return "Everybody died; everybody loses."
    raise AssertionError(event)


def group(event: Unloaded) -> str:
    """Which group a haul is in, and what that means."""
    if event.group == 1:
        return "like everybody, and is paid for its lowest card" if event.earned else "the heaviest"
    if event.group == 2:
        return "the second-heaviest, and is paid for its highest card"
    return "the third-heaviest, and is paid for its lowest card" if event.group == 3 else "too light"


def counted(count: int, one: str, several: str) -> str:
    """A number of things, in words."""
    return f"a {one}" if count == 1 else f"{count} {several}"


def capital(words: str) -> str:
    """Words that begin a sentence; names keep their own capitals."""
    return words[0].upper() + words[1:]
