"""Quicksand in plain English: questions, moves and events. `names` are the seats' names, in order."""

from __future__ import annotations

from collections.abc import Sequence

from silverware.core.event import Event
from silverware.core.form import Form
from silverware.core.move import Move
from silverware.core.seats import seat_of
from silverware.games.quicksand.components import COLOURS, Box
from silverware.games.quicksand.events import (
    BecameStuck,
    Began,
    Discarded,
    Drew,
    HandsThrownIn,
    Kept,
    Moved,
    Passed,
    Rescued,
    Reshuffled,
    Sank,
    SentBack,
    WasStranded,
    Won,
)
from silverware.games.quicksand.forms import Movement, Play
from silverware.games.quicksand.moves import Discard, Keep, MoveExplorer, Pass, Rescue, Sink
from silverware.games.quicksand.view import QuicksandView

AIM = (
    "Six explorers race to the temple, and each of you secretly owns one of them. On your turn play cards of the same "
    "kind: Movement cards move the explorer of their colour, a space each (a Mask is any colour); Quicksand cards make "
    "explorers stuck, and the next card for a stuck explorer only rescues it. Then draw up to six. If your explorer is "
    "first at the temple you win, whoever moved it, so do not show too soon which one it is."
)


def explorer(colour: str, box: Box) -> str:
    """An explorer as a sentence names it."""
    return f"the {box.explorers[COLOURS.index(colour)]} ({colour})"


def card(name: str) -> str:
    """A card as a sentence names it."""
    return {"mask": "Mask", "quicksand": "Quicksand"}.get(name, name)


def counted(cards: int, colour: str, masks: int) -> str:
    """Movement cards, Masks among them."""
    colours = [f"{cards} {colour} card{'s' if cards > 1 else ''}"] if cards else []
    wild = ["a Mask" if masks == 1 else f"{masks} Masks"] if masks else []
    return " and ".join(colours + wild)


def listed(things: Sequence[str]) -> str:
    """Things in a row, the last after and."""
    return " and ".join([*([", ".join(things[:-1])] if len(things) > 1 else []), things[-1]])


def space(at: int, box: Box) -> str:
    """A space as a sentence names it."""
    return "the temple" if at == box.temple else f"space {at}"


def capital(words: str) -> str:
    """Words that begin a sentence."""
    return words[0].upper() + words[1:]


def prompt(view: QuicksandView, names: Sequence[str]) -> str:
    """What is being asked, of whom and why; a chair is spoken to as you."""
    if view.outcome is not None:
        turns = "a turn" if view.round == 1 else f"{view.round} turns"
        return f"{names[view.outcome.winners[0]]} wins after {turns}: {view.outcome.ending} is at the temple."
    assert view.asked is not None
    you = view.asked == view.seat
    if view.question == "discard":
        who = "You may" if you else f"{names[view.asked]} may"
        return f"The movement ended on the explorer's own colour or on a Mask space: {who} discard a card."
    if isinstance(view.asking, Play) and view.asking.able is False:
        return "Your turn, but you can play nothing: you keep your hand, and the turn passes (§4.5)."
    turn = "Your turn" if you else f"{names[view.asked]}'s turn"
    nothing = ", or nothing (§4.4)" if view.options.zero_card_turns else ""
    return f"{turn}: play any number of cards of the same kind{nothing}."


def say(move: Move, box: Box) -> str:
    """What a move does."""
    match move:
        case MoveExplorer():
            cards = counted(move.cards, COLOURS[move.colour], move.masks)
            return f"Move {explorer(COLOURS[move.colour], box)} to {space(move.end, box)} with {cards}"
        case Rescue():
            wild = "a Mask" if move.masks else f"a {COLOURS[move.colour]} card"
            return f"Rescue {explorer(COLOURS[move.colour], box)} with {wild}"
        case Sink():
            sunk = [explorer(colour, box) for at, colour in enumerate(COLOURS) if move.explorers >> at & 1]
            return f"Sink {listed(sunk)} in quicksand"
        case Pass():
            return "Play nothing"
        case Discard():
            return f"Discard a {card(box.names[move.card])} card"
        case Keep():
            return "Keep all cards"
    raise AssertionError(move)


def promise(brings: Form) -> str:
    """What a move would bring."""
    assert isinstance(brings, Movement)
    steps = len(brings.way) - 1
    parts = [
        "rescued first" if brings.rescued else "",
        f"{steps} step{'s' if steps > 1 else ''}",
        "gets stuck there" if brings.stuck else "",
        "then you may discard a card" if brings.discard else "",
        f"{brings.left} from the temple" if brings.left else "",
    ]
    return ", ".join([part for part in parts if part])


def tell(event: Event, names: Sequence[str], box: Box) -> str:
    """What happened."""
    match event:
        case Began():
            return f"The identity counters are drawn; {names[seat_of(event.first)]} takes the first turn."
        case Moved():
            cards = counted(event.cards, event.explorer, event.masks)
            verb = "rescues and moves" if event.rescued else "moves"
            way = f"{explorer(event.explorer, box)} from {event.start} to {space(event.end, box)}"
            return f"{names[seat_of(event.seat)]} plays {cards} and {verb} {way}."
        case Rescued():
            wild = "a Mask" if event.mask else f"a {event.explorer} card"
            return f"{names[seat_of(event.seat)]} plays {wild} and rescues {explorer(event.explorer, box)}."
        case BecameStuck():
            return f"{capital(explorer(event.explorer, box))} is stuck in the quicksand of space {event.space}."
        case Sank():
            sunk = listed([explorer(colour, box) for colour in event.explorers])
            are = "are" if len(event.explorers) > 1 else "is"
            return f"{names[seat_of(event.seat)]} plays Quicksand: {sunk} {are} stuck."
        case Passed():
            return f"{names[seat_of(event.seat)]} plays nothing."
        case WasStranded():
            return f"{names[seat_of(event.seat)]} can play nothing."
        case HandsThrownIn():
            return "Nobody can play anything: all hands are discarded, and everybody draws a new hand."
        case Discarded():
            return f"{names[seat_of(event.seat)]} discards a {card(event.card)} card."
        case Kept():
            return f"{names[seat_of(event.seat)]} discards nothing."
        case Drew():
            cards = f"{event.count} card{'s' if event.count > 1 else ''}"
            drawn = f": {', '.join(card(name) for name in event.cards)}" if event.cards else ""
            return f"{names[seat_of(event.seat)]} draws {cards}{drawn}."
        case Reshuffled():
            return f"The deck has run out: the {event.cards} discards are shuffled into a new deck."
        case SentBack():
            who = capital(explorer(event.explorer, box))
            return f"{who} is at the temple, but it is nobody's and goes back to its start."
        case Won():
            owners = ", ".join(f"{names[seat]} was {colour}" for seat, colour in enumerate(event.identities))
            who = capital(explorer(event.explorer, box))
            aside = f"{listed(event.aside)} {'were' if len(event.aside) > 1 else 'was'} nobody's"
            return f"{who} is at the temple and {names[seat_of(event.seat)]} wins; {owners}; {aside}."
    raise AssertionError(event)
