"""Silver Coin in plain English: questions, moves and events. `names` are the seats' names, in order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from silverware.core.event import Event
from silverware.core.form import Form
from silverware.core.move import Move
from silverware.core.seats import SEAT_NAMES, Seat, SeatName, seat_of
from silverware.games.silver_coin import forms
from silverware.games.silver_coin.components import DISCARD_FIRST, DISCARD_LAST, Box, characters
from silverware.games.silver_coin.events import (
    Added,
    Bewitched,
    BrokenOff,
    Called,
    Dealt,
    Deed,
    Discarded,
    Drew,
    Exchanged,
    Face,
    Flipped,
    Foresaw,
    Gave,
    GaveNothing,
    Guarded,
    Kept,
    Killed,
    Looked,
    Matched,
    Mismatched,
    Passed,
    Penalised,
    PlayStopped,
    Removed,
    Replaced,
    Robbed,
    Rotated,
    Scored,
    Shifted,
    Showed,
    Spot,
    Switched,
    TokenLaid,
    TokenLost,
    Took,
    Tricked,
    Used,
    WentBack,
    Won,
)
from silverware.games.silver_coin.moves import Aimed, Counted, Give, LookAround, LookAtTwo, Replace
from silverware.games.silver_coin.view import Card, SilverCoinView

AIM = (
    "Get the lowest numbers into your village. On your turn draw a card and discard it, use it, or exchange it for one "
    "of yours or for several equal ones; or take the top discard and exchange it. Numbers 0 to 4 and 13 work while "
    "they lie faceup, 5 to 12 when you draw and use them. With four cards or fewer you can call for a vote: everybody "
    "else has one more turn, and if nobody has less than you, you score nothing. After four rounds the fewest points "
    "win."
)

PROMPTS: Final = {
    "peek": "{who} must choose two of {own} cards to look at.",
    "turn": "{whose} turn: {ways}.",
    "keep": "{who} drew two cards and must keep one of them; the other goes back on the deck.",
    "drawn": "{who} drew {hand} and {drawn}.",
    "taken": "{who} took {hand} and must choose a card of {own} village to exchange it for.",
    "exchange": "{who} may choose more cards of the same number, or exchange those chosen.",
    "put": "The cards match: {who} must choose the place for the new card.",
    "add": "The cards do not match: {who} must add the new card at an end of {own} village.",
    "penalty": "Three or more did not match: {who} must add an unseen card at an end of {own} village.",
    "end": "{who} may still do something, or end the turn.",
    "look": "{acting}{who} may look at facedown cards and must turn them back.",
    "curate": "{acting}{who} must rotate a card of {own} village, or discard one that is rotated.",
    "pixie": "{acting}{who} must flip another card of any village.",
    "empath": "{acting}{who} may look at a facedown card of {own} village and must turn it back.",
    "guard": "{acting}{who} must choose the other card of {own} village to guard.",
    "tanner": "{acting}{who} must say at which end of {own} village it joins.",
    "flip": "{acting}{who} must flip another card of any village.",
    "down": "{acting}{who} must turn a faceup card of any village facedown.",
    "up": "{acting}{who} must turn a facedown card faceup.",
    "village": "{acting}{who} must choose a village, to look at all its facedown cards.",
    "kill": "{acting}{who} may put a faceup card of any village at the bottom of the discards.",
    "nosferatu": "{acting}{who} may take one of the three discards below, or use its ability.",
    "master": "{acting}{who} may take a faceup discard from below, to exchange it.",
    "golem": "{acting}{who} may switch the discard below with a card of any village.",
    "witch": "{acting}{who} may exchange {hand} from the deck for a card of any village.",
    "direction": "{acting}{who} may say where a card of each village moves: to the left or to the right.",
    "move": "{acting}{who} must choose the card that leaves {giver} village.",
    "rob": "{acting}{who} must choose a card of another village to take.",
    "give": "{acting}{who} must choose a card of {own} village to give for it.",
    "register": "{acting}{who} may give another card of {own} village away before scoring.",
    "replace": "{who} may name a number for the other deck's character to play in the next game.",
}
"""By question; what is in braces is filled in."""

COUNTED: Final = {
    "draw": "Draw shown card {}",
    "take": "Take discard {} below",
    "activate": "Use the ability of discard {} below",
    "keep": "Keep card {}, counted from the top",
    "exchange": "Exchange your card {}",
    "put": "Put the new card in place {}",
    "curate": "Use the Curator in place {}",
    "rotate": "Rotate your card {}",
    "discard": "Discard your card {}",
    "pixie": "Turn the Pixie in place {} facedown and flip another card",
    "con": "Use the Con Artist in place {}: turned facedown, it gives one more turn",
    "protect": "Lay the token on your card {}",
    "empath": "Use the Empath in place {} to look at a card of yours",
    "bodyguard": "Have the Bodyguard in place {} guard another card",
    "guard": "Guard your card {}",
    "give": "Give your card {}",
    "blob": "Use the ability of discard {}, counted from the top, with a Blob",
}
AIMED: Final = {
    "look": "Look at {}'s card {}",
    "flip": "Flip {}'s card {}",
    "kill": "Put {}'s card {} at the bottom of the discards",
    "switch": "Switch it with {}'s card {}",
    "move": "Move {}'s card {}",
    "rob": "Take {}'s card {}",
}
PLAIN: Final = {
    "draw": "Draw a card",
    "take": "Take the top discard",
    "call": "Call for a vote",
    "pass": "Pass",
    "discard": "Discard it",
    "use": "Discard it for its ability",
    "done": "Done",
    "no": "No",
    "left": "To the left",
    "right": "To the right",
}
"""By the word of a move: what it does; places and names are filled in."""

WITH_CARD: Final = (forms.ByCard, forms.LookAtCards)
"""The questions that name the card whose ability is under way."""

CAUSES: Final = {
    "call": "The last lap is over",
    "deck": "The deck has run out",
    "villagers": "Two Villagers lie faceup",
}


def listed(things: Sequence[str], last: str = "and") -> str:
    """Things in a row, the last after and."""
    return f" {last} ".join([*([", ".join(things[:-1])] if len(things) > 1 else []), things[-1]])


def capital(words: str) -> str:
    """Words that begin a sentence."""
    return words[0].upper() + words[1:]


# What is asked


def prompt(view: SilverCoinView, names: Sequence[str], box: Box) -> str:
    """What is being asked, of whom and why; a chair is spoken to as you."""
    if view.outcome is not None:
        last = [village.score for village in view.results[-1].villages] if view.results else []
        return winning(view.outcome.winners, view.outcome.scores, last, names)
    asked = view.asked
    assert asked is not None
    assert view.question is not None
    you = asked == view.seat
    return capital(
        PROMPTS[view.question].format(
            who="you" if you else names[asked],
            whose=("your" if you else f"{names[asked]}'s") + (" last" if view.last_lap else ""),
            own="your" if you else "their",
            ways=ways(view, asked, box),
            hand=in_hand(view, box),
            drawn=after_drawing(view, asked),
            acting=acting(view, box),
            giver=giver(view, names),
        )
    )


def ways(view: SilverCoinView, seat: Seat, box: Box) -> str:
    """§3.1 What a turn can be."""
    village = view.villages[seat]
    open_to = [
        *(["draw a card"] if view.deck > len(view.shown) else []),
        *(["draw a card shown beside the deck"] if view.shown else []),
        *(["take the top discard"] if view.pile and village else []),
        *(["call for a vote"] if view.caller is None and len(village) <= box.vote_cards else []),
    ]
    if not may_blob(view, seat):
        return listed(open_to or ["pass"], "or")
    blob = "use a Blob if it can do something"
    return listed([*open_to, blob], "or") if open_to else f"{blob}, otherwise pass"


def may_blob(view: SilverCoinView, seat: Seat) -> bool:
    """§18.2, §18.4 Whether a faceup Blob reaches a discard with an ability, be it one that could do nothing."""
    cast = characters(view.options)
    up = [card.number for card in view.villages[seat] if card.up]
    blobs = [number for number in up if number is not None and cast[number] == "blob"]
    return any(has_ability(card) for card in view.pile[::-1][: len(blobs)] if card.up)


def named(card: Card, view: SilverCoinView, box: Box) -> str:
    """A card of a view: the Pixie (3), or a card."""
    if card.number is None:
        return "a card"
    return f"the {box.titles[characters(view.options)[card.number]]} ({card.number})"


def in_hand(view: SilverCoinView, box: Box) -> str:
    """The card drawn or taken."""
    return named(view.hand[0], view, box) if view.hand else "a card"


def has_ability(card: Card) -> bool:
    """§4.3 Whether a card has a discard ability, as far as this chair can tell."""
    return card.number is None or DISCARD_FIRST <= card.number <= DISCARD_LAST


def after_drawing(view: SilverCoinView, seat: Seat) -> str:
    """§4.1 What may be done with the card drawn; §13.1 whether its ability could do something is not told."""
    exchange = ["exchange it"] if view.villages[seat] else []
    if view.hand and has_ability(view.hand[0]):
        return f"may {', '.join(['discard it', *exchange])}, or use it if it can do something"
    return f"may {listed(['discard it', *exchange], 'or')}" if exchange else "must discard it"


def acting(view: SilverCoinView, box: Box) -> str:
    """Whose ability is under way, as a sentence begins: the Pixie (3):, or nothing."""
    by = view.asking.by if isinstance(view.asking, WITH_CARD) else None
    for card in [*view.hand, *view.pile, *[card for village in view.villages for card in village]]:
        if card.tag == by and card.number is not None:
            return f"{named(card, view, box)}: "
    return ""


def giver(view: SilverCoinView, names: Sequence[str]) -> str:
    """§26.8 Whose village gives a card now."""
    asking = view.asking
    return f"{names[SEAT_NAMES.index(asking.giver)]}'s" if isinstance(asking, forms.ChooseMover) else ""


# What a move does


def say(move: Move, names: Sequence[str]) -> str:
    """What a move does."""
    match move:
        case LookAtTwo():
            return f"Look at your cards {move.one + 1} and {move.two + 1}"
        case Counted():
            return COUNTED[move.word].format(move.at + 1)
        case Aimed():
            return AIMED[move.word].format(names[move.seat], move.at + 1)
        case LookAround():
            return f"Look at all facedown cards of {names[move.seat]}"
        case Give():
            return f"Give your card {move.at + 1} to {names[move.to]}"
        case Replace():
            return f"Replace number {move.kind} in the next game"
    return PLAIN[move.text]


def counted(count: int, what: str) -> str:
    """So many things: 1 point, 2 points."""
    return f"{count} {what}" if count == 1 else f"{count} {what}s"


def promise(brings: Form, names: Sequence[str]) -> str:
    """What a move would bring, in a few words."""
    match brings:
        case forms.Vote(own=own):
            if own.score is None:
                return f"{counted(own.known, 'point')} and {counted(own.unknown, 'unknown card')}"
            return f"0 points if nobody has less than {own.score}, otherwise {brings.failed}"
        case forms.Trade(is_match=False):
            return f"no match, and {counted(brings.cards, 'card')} more"
        case forms.Trade(points=points):
            if points is not None:
                return changed("your village", points)
            if brings.cards:
                return f"a match, and {counted(-brings.cards, 'card')} fewer"
            places = [str(place) for place in brings.clashes]
            return f"does not match your card{'s' if len(places) > 1 else ''} {listed(places)}"
        case forms.Change():
            return changed(f"{names[SEAT_NAMES.index(brings.seat)]}'s village", brings.points)
    raise AssertionError(brings)


def changed(village: str, points: int) -> str:
    """By how much a village changes, in a few words."""
    if points == 0:
        return f"{village} scores the same"
    return f"{village} scores {counted(abs(points), 'point')} {'more' if points > 0 else 'less'}"


# What happened


def card(face: Face | Spot, box: Box, unseen: str = "a card") -> str:
    """A card: the Pixie (3)."""
    return unseen if face.character is None else f"the {box.titles[face.character]} ({face.number})"


def cards(faces: Sequence[Face | Spot], box: Box) -> str:
    """Cards in a row; where none of them is named, how many."""
    if len(faces) > 1 and all(face.character is None for face in faces):
        return f"{len(faces)} cards"
    return listed([card(face, box) for face in faces])


def facing(face: Face, *, up: bool, box: Box) -> str:
    """A card and how it lies: the Pixie (3), faceup; a facedown card. §30.4 Which one that is, no log keeps."""
    return f"{card(face, box)}, faceup," if up else "a facedown card"


def spot(at: Spot, names: Sequence[str], actor: SeatName, box: Box) -> str:
    """A card in a village: their own Pixie (3) in place 2, Ada's card in place 2."""
    owner = "their own" if at.seat == actor else f"{names[seat_of(at.seat)]}'s"
    what = "card" if at.character is None else f"{box.titles[at.character]} ({at.number})"
    return f"{owner} {what} in place {at.place}"


def remaining(deck: int) -> str:
    """How many cards the deck still has."""
    return {0: "none is left", 1: "1 is left"}.get(deck, f"{deck} are left")


def each(numbers: Sequence[int], names: Sequence[str]) -> str:
    """A number for every seat."""
    return ", ".join([f"{name} {number}" for name, number in zip(names, numbers, strict=True)])


def winning(winners: Sequence[Seat], totals: Sequence[int], last: Sequence[int], names: Sequence[str]) -> str:
    """Who wins, and with what; `last` are the points of the last round, where they broke a tie."""
    total = totals[winners[0]]
    points = "1 point" if total == 1 else f"{total} points"
    if len(winners) == 1:
        tied = [names[seat] for seat, other in enumerate(totals) if other == total and seat not in winners]
        also = f"; {listed(tied)} had as few, but more in the last round" if tied and last else ""
        return f"{names[winners[0]]} wins with {points}{also}."
    return f"{listed([names[seat] for seat in winners])} share the win with {points} each."


def tell(event: Event, names: Sequence[str], box: Box) -> str:
    """What happened."""
    match event:
        case Dealt():
            token = " and holds the token" if event.token is not None else ""
            up = card(event.discard, box)
            return f"Round {event.round} is dealt, and {up} is turned up; {names[seat_of(event.first)]} begins{token}."
        case Scored():
            called = f"; {names[seat_of(event.caller)]} called" if event.caller is not None else ""
            scores = f"Round {event.round} scores {each(event.scores, names)}{called}."
            return f"{scores} In all: {each(event.totals, names)}."
        case PlayStopped():
            return f"{CAUSES[event.cause]}: the round ends."
        case Won():
            return winning([seat_of(seat) for seat in event.winners], event.totals, event.last, names)
    assert isinstance(event, Deed)
    return f"{names[seat_of(event.seat)]} {tell_turn(event, names, box) or tell_ability(event, names, box)}."


def tell_own(event: Deed, names: Sequence[str], box: Box) -> str:
    """What a seat did, as only that seat is told it: with the cards nobody else sees. §30.4 No log shows it."""
    match event:
        case Looked() if event.cards[0].character is not None:
            did = f"sees {listed([spot(at, names, event.seat, box) for at in event.cards])}"
        case Foresaw() if event.card.character is not None:
            did = f"sees {card(event.card, box)} on top of the deck"
        case Drew():
            did = f"draws {cards(event.cards, box)}{' beside the deck' if event.shown else ''}; {remaining(event.deck)}"
        case Kept():
            did = f"keeps {card(event.card, box)} and puts {card(event.back, box)} back on the deck"
        case Exchanged():
            laid = f"{card(event.card, box)} {'faceup' if event.up else 'facedown'}"
            did = f"lays {laid} in place {event.place} and discards {cards(event.discarded, box)}"
        case Bewitched():
            gone = spot(event.card, names, event.seat, box)
            did = f"puts {card(event.placed, box)} in the place of {gone}, which is discarded"
        case _:
            return tell(event, names, box)
    return f"{names[seat_of(event.seat)]} {did}."


def tell_turn(event: Deed, names: Sequence[str], box: Box) -> str:
    """What a seat did in its turn, after its name; nothing where it was done by an ability."""
    match event:
        case Drew():
            unseen = "a card" if len(event.cards) == 1 else f"{len(event.cards)} cards"
            drawn = f"{cards(event.cards, box)} beside the deck" if event.shown else unseen
            return f"draws {drawn}; {remaining(event.deck)}"
        case Took():
            return f"takes {card(event.card, box, 'a card' if event.up else 'a facedown card')} from the discards"
        case Discarded():
            return f"discards {card(event.card, box)}"
        case Used():
            with_ = "" if event.by == "drawing" else f" in the discards with a {event.by.title()}"
            return f"uses {card(event.card, box)}{with_}"
        case Called():
            return "calls for a vote: everybody else has one more turn"
        case Passed():
            return "can do nothing and passes"
        case Exchanged():
            laid = facing(event.card, up=event.up, box=box)
            return f"lays {laid} in place {event.place} and discards {cards(event.discarded, box)}"
        case Matched():
            return f"turns up {len(event.cards)} cards that match"
        case Mismatched():
            shown = listed([f"{card(chosen, box)} in place {chosen.place}" for chosen in event.cards])
            return f"has chosen cards that do not match and stay, faceup: {shown}"
        case Added():
            return f"adds {facing(event.card, up=event.up, box=box)} at the {event.side} end"
        case Penalised():
            return f"adds an unseen card from the deck at the {event.side} end; {remaining(event.deck)}"
        case TokenLaid():
            return f"lays the token on {spot(event.card, names, event.seat, box)}"
        case TokenLost():
            return "loses the token, as its card is gone"
        case Tricked():
            con = spot(event.card, names, event.seat, box) if event.card.place else "a Con Artist"
            return f"turns {con} facedown for an additional turn"
        case Replaced():
            if event.character is None:
                return "replaces no number"
            return f"has the {box.titles[event.character]} play number {event.number} in the next game"
    return ""


def tell_ability(event: Deed, names: Sequence[str], box: Box) -> str:
    """What a seat did by an ability, after its name."""
    match event:
        case Looked():
            hidden = [replace(at, number=None, character=None) for at in event.cards]
            return f"looks at {listed([spot(at, names, event.seat, box) for at in hidden])}"
        case BrokenOff():
            return "does nothing more with the ability"
        case Flipped():
            return f"turns {spot(event.card, names, event.seat, box)} {'faceup' if event.up else 'facedown'}"
        case Rotated():
            return f"turns {spot(event.card, names, event.seat, box)} {'sideways' if event.rotated else 'upright'}"
        case Removed():
            return f"discards {spot(event.card, names, event.seat, box)} with a Curator"
        case Killed():
            return f"puts {spot(event.card, names, event.seat, box)} at the bottom of the discards"
        case Switched():
            placed = card(event.placed, box, "a card" if event.up else "a facedown card")
            gone = spot(event.card, names, event.seat, box)
            return f"puts {placed} in the place of {gone}, which goes to the bottom of the discards"
        case Shifted():
            moved = [
                f"{spot(at, names, event.seat, box)} to {'themselves' if to == event.seat else names[seat_of(to)]}"
                for at, to in zip(event.cards, event.to_seats, strict=True)
            ]
            return f"moves cards to the {event.direction}: {listed(moved)}"
        case Guarded():
            return f"has a Bodyguard guard {spot(event.card, names, event.seat, box)}"
        case Kept():
            upper, lower = ("upper", "lower") if event.place == 1 else ("lower", "upper")
            return f"keeps the {upper} card and puts the {lower} back on the deck"
        case Showed():
            return f"has {cards(event.cards, box)} shown beside the deck by Squires"
        case Foresaw():
            return "looks at the top card of the deck"
        case Bewitched():
            gone = spot(event.card, names, event.seat, box)
            return f"puts the card from the deck in the place of {gone}, which is discarded"
        case WentBack():
            return "puts the card back on the deck"
        case Robbed():
            took, gave = (spot(at, names, event.seat, box) for at in (event.took, event.gave))
            return f"takes {took} and gives {gave} for it"
        case Gave():
            return (
                f"gives {spot(event.card, names, event.seat, box)} to {names[seat_of(event.to_seat)]} with a Register"
            )
        case GaveNothing():
            return "gives nothing with a Register"
    raise AssertionError(event)
