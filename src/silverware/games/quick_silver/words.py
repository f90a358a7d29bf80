"""Quick Silver in plain English: questions, moves and events. `names` are the seats' names, in order."""

from __future__ import annotations

from collections.abc import Sequence

from silverware.core.event import Event
from silverware.core.move import Move
from silverware.games.quick_silver.components import CENTRE
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
from silverware.games.quick_silver.moves import Allow, Pass, PickUp, Redirect, Sneak, Swap, Take
from silverware.games.quick_silver.view import QuickSilverView

GROUPS = ("", "the heaviest haul", "the second-heaviest", "the third-heaviest")


def holder(who: int, names: Sequence[str]) -> str:
    """A seat's name, or the centre."""
    return "the centre" if who == CENTRE else names[who]


def trader(who: int, names: Sequence[str]) -> str:
    """A seat's name, or the Stranger's: who can earn at the market."""
    return "the Stranger" if who == CENTRE else names[who]


def card(name: str | None) -> str:
    """A card as a sentence names it."""
    if name is None:
        return "a card"
    return f"the {name}"


def prompt(view: QuickSilverView, names: Sequence[str]) -> str:
    """What is being asked, of whom and why."""
    if view.asked is None:
        return "The game is over."
    asked = names[view.asked]
    if view.question == "spy":
        return f"Everybody spies the face-up cards. {asked} dealt and says when hands are picked up."
    if view.question == "turn":
        last = " This is the last lap." if view.last_lap else ""
        return f"{asked}'s turn in the mines: which card to swap and with whom, or a sneak?{last}"
    assert view.swap is not None
    taker = names[view.swap.taker]
    if view.question == "take":
        return f"{asked}'s swap is with the centre: which of the three cards?"
    sent = f" ({names[view.swap.sender]} sent it on)" if view.swap.sender is not None else ""
    return f"{taker} wants to swap with {asked}{sent}: allow it, or return a plate to redirect it?"


def say(move: Move, names: Sequence[str], cards: Sequence[str]) -> str:
    """What a move does."""
    match move:
        case PickUp():
            return "Enough spying: pick up the hands"
        case Swap():
            return f"Swap {card(cards[move.card])} with {holder(move.target, names)}"
        case Sneak():
            return "Sneak: take a sneak token"
        case Pass():
            return "Pass: no sneak token is left"
        case Allow():
            return "Allow the swap"
        case Redirect():
            return f"Return a plate and redirect onto {holder(move.onto, names)}"
        case Take():
            return f"Take central card {move.slot + 1}"
    raise AssertionError(move)


def listed(cards: Sequence[str]) -> str:
    """Cards in a row."""
    return ", ".join(cards)


def tell(event: Event, names: Sequence[str]) -> str:
    """What happened."""
    match event:
        case Dealt():
            shown = "; ".join(f"{names[seat]} {listed(cards)}" for seat, cards in enumerate(event.faceup) if cards)
            turns = "one turn" if event.black == 1 else f"{event.black} turns"
            return (
                f"Round {event.round}: {names[event.dealer]} deals, {turns} each from {names[event.first]}. "
                f"Face up: {shown}."
            )
        case PickedUp():
            return "The hands are picked up and hidden."
        case DieReduced():
            return f"{names[event.seat]} turns the black die down to {event.black}."
        case LastLapBegun():
            return f"{names[event.seat]} cannot turn the black die down: the last lap."
        case Offered():
            return f"{names[event.taker]} offers {card(event.card)} to {holder(event.target, names)}."
        case Redirected():
            return (
                f"{names[event.seat]} returns a plate to the tin and sends {names[event.taker]}'s swap "
                f"to {holder(event.onto, names)}."
            )
        case Swapped():
            slot = "" if event.slot is None else f" (card {event.slot + 1})"
            return (
                f"{names[event.taker]} takes {card(event.took)} from {holder(event.source, names)}{slot} "
                f"and leaves {card(event.gave)}."
            )
        case Sneaked():
            return f"{names[event.seat]} takes a sneak token."
        case Passed():
            return f"{names[event.seat]} passes; no sneak token is left."
        case Revealed():
            return f"{capital(holder(event.holder, names))} shows {listed(event.hand)}."
        case PlateUsed():
            stopped = [f"stops {counted(event.stopped, 'Dynamite', 'Dynamite')}"] if event.stopped else []
            repaired = [f"repairs {counted(event.repaired, 'blast', 'blasts')}"] if event.repaired else []
            return f"{names[event.seat]}'s Replacement Plate {' and '.join(stopped + repaired)}."
        case Blasted():
            return f"Dynamite blasts {counted(event.plates, 'plate', 'plates')} off {names[event.seat]}'s cart."
        case Died():
            return f"{names[event.seat]}'s cart has no plate left: out of the game."
        case Spared():
            return f"{names[event.seat]} is not quite dead: loses ${event.lost}, and every token is a plate again."
        case Unloaded():
            group = GROUPS[event.group] if event.group < len(GROUPS) else "too light to matter"
            alike = "like everybody" if event.group == 1 and event.earned > 0 else group
            who = capital(trader(event.holder, names))
            return f"{who} hauls {event.total}, {alike}: ${event.earned}, now ${event.cash}."
        case BecameMayor():
            return f"{names[event.seat]} is the richest and becomes mayor."
        case WasLastAlive():
            return f"{names[event.seat]} is the last one alive and becomes mayor."
        case StrangerWon():
            return "The Stranger is the richest and becomes mayor; everybody loses."
        case EverybodyDied():
            return "Everybody died; everybody loses."
    raise AssertionError(event)


def counted(count: int, one: str, several: str) -> str:
    """So many of a thing."""
    return f"a {one}" if count == 1 else f"{count} {several}"


def capital(words: str) -> str:
    """Words that begin a sentence; names keep their own capitals."""
    return words[0].upper() + words[1:]
