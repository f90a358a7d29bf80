"""The moves and questions of Silver Coin as structures, and what moves bring.

Seats go by their names. A place counts the cards of a village from 1, at the left; a depth counts discards from 1, at
the top or from below the card that is used. In questions a card is its tag, as in views.
"""

from __future__ import annotations

from silverware.core.form import Form
from silverware.games.silver_coin.events import Side as SideName

# Moves of one word


class Draw(Form, frozen=True):
    """§4.1 Draw the top card of the deck."""


class Take(Form, frozen=True):
    """§5.1 Take the top discard."""


class Call(Form, frozen=True):
    """§8.1 Call for a vote."""


class Pass(Form, frozen=True):
    """§3.4 Do nothing in this turn."""


class Discard(Form, frozen=True):
    """§4.2 Discard the drawn card."""


class Use(Form, frozen=True):
    """§4.3 Use the drawn card."""


class Done(Form, frozen=True):
    """No more of this: turn cards back, break an ability off, end the turn."""


class No(Form, frozen=True):
    """§14.7, §29.4 Neither give a card nor name a number."""


class Side(Form, frozen=True):
    """§7.2, §26.1 An end of the own village, or the way the cards go."""

    side: SideName


# Moves with a number


class LookAtTwo(Form, frozen=True):
    """§2.5 Look at two cards of the own row before the first turn; `one` lies left of `two`."""

    one: int
    two: int


class DrawShown(Form, frozen=True):
    """§28.3 Draw a card that a Squire has shown, counted in the order shown."""

    place: int


class TakeDeep(Form, frozen=True):
    """§24.1, §28.17 Take a discard from below the card that is used."""

    depth: int


class Activate(Form, frozen=True):
    """§24.1 Use the ability of a discard below the Nosferatu."""

    depth: int


class UseBlob(Form, frozen=True):
    """§18.1 Use the ability of a discard; 1 is the top one."""

    depth: int


class Keep(Form, frozen=True):
    """§28.9 Keep one of two cards; 1 is the upper."""

    place: int


class Exchange(Form, frozen=True):
    """§6.7 Choose a card of the own village for the exchange."""

    place: int


class Put(Form, frozen=True):
    """§6.3 Give the new card the place of this card, which it replaces."""

    place: int


class Curate(Form, frozen=True):
    """§16.1 Use this Curator."""

    place: int


class Rotate(Form, frozen=True):
    """§16.1 Turn a card of the own village by a quarter."""

    place: int


class Remove(Form, frozen=True):
    """§16.1 Discard a rotated card of the own village."""

    place: int


class UsePixie(Form, frozen=True):
    """§17.1 Turn this Pixie facedown, to flip another card."""

    place: int


class Trick(Form, frozen=True):
    """§15.1 Use this Con Artist: it is turned facedown for an additional turn."""

    place: int


class Protect(Form, frozen=True):
    """§12.2 Lay the token on a card of the own village."""

    place: int


class UseEmpath(Form, frozen=True):
    """§28.5 Use this Empath."""

    place: int


class UseBodyguard(Form, frozen=True):
    """§28.7 Have this Bodyguard guard another card."""

    place: int


class Guard(Form, frozen=True):
    """§28.7 Guard this card of the own village."""

    place: int


class GiveBack(Form, frozen=True):
    """§28.20 Give this card of the own village for the one that is robbed."""

    place: int


class Replace(Form, frozen=True):
    """§29.3 Have the other deck's character of a number in the next game."""

    number: int


# Moves with a seat


class Look(Form, frozen=True):
    """§13.8 Look at a facedown card."""

    seat: str
    place: int


class Flip(Form, frozen=True):
    """§17.1, §19.2, §20.1 Turn a card over."""

    seat: str
    place: int


class Kill(Form, frozen=True):
    """§22.1 Put a faceup card at the bottom of the discards."""

    seat: str
    place: int


class Switch(Form, frozen=True):
    """§25.1, §28.18 Switch the card from the discards or from the deck with this one."""

    seat: str
    place: int


class Shift(Form, frozen=True):
    """§26.2 Have the Village Idiot move this card."""

    seat: str
    place: int


class Rob(Form, frozen=True):
    """§28.20 Take this card of another seat."""

    seat: str
    place: int


class LookAround(Form, frozen=True):
    """§21.1 Look at all facedown cards of a village."""

    seat: str


class Give(Form, frozen=True):
    """§14.1 Give a card of the own village to another seat."""

    place: int
    to: str


AnyMove = (
    Draw
    | Take
    | Call
    | Pass
    | Discard
    | Use
    | Done
    | No
    | Side
    | LookAtTwo
    | DrawShown
    | TakeDeep
    | Activate
    | UseBlob
    | Keep
    | Exchange
    | Put
    | Curate
    | Rotate
    | Remove
    | UsePixie
    | Trick
    | Protect
    | UseEmpath
    | UseBodyguard
    | Guard
    | GiveBack
    | Replace
    | Look
    | Flip
    | Kill
    | Switch
    | Shift
    | Rob
    | LookAround
    | Give
)

# Questions of a turn, in the order of the rules


class Peek(Form, frozen=True):
    """§2.5 Look at two of your own five cards."""


class LookAtCards(Form, frozen=True, tag="look"):
    """§13.8 Look at one card after another, and turn them back when done."""

    by: int | None
    """The card whose ability lets one look; None in the first look of a round."""
    looking: tuple[int, ...]
    """The cards the asked seat is looking at."""


class Turn(Form, frozen=True):
    """§3.1 Draw, take the top discard or call; §18.1 or use a Blob."""


class KeepOne(Form, frozen=True, tag="keep"):
    """§28.9 Keep one of the two cards in hand."""


class Drawn(Form, frozen=True):
    """§4.1 Discard the card in hand, use it or exchange it."""


class Taken(Form, frozen=True):
    """§5.1 Exchange the card in hand, which was taken."""


class ExchangeMore(Form, frozen=True, tag="exchange"):
    """§6.7 Choose one more card, or exchange those that are chosen."""

    chosen: tuple[int, ...]
    drawn: bool
    """Whether the card in hand was drawn, so that its holder looks at it."""


class PutNewCard(Form, frozen=True, tag="put"):
    """§6.3 Which of the places of the cards it replaces the new card gets."""

    chosen: tuple[int, ...]
    drawn: bool


class AddNewCard(Form, frozen=True, tag="add"):
    """§7.2 At which end of the village the new card is added."""

    chosen: tuple[int, ...]
    drawn: bool


class AddPenalty(Form, frozen=True, tag="penalty"):
    """§7.4 At which end a card from the deck is added."""

    chosen: tuple[int, ...]


class End(Form, frozen=True):
    """§3.3 The action is over; what is left to do."""


class ByCard(Form, frozen=True):
    """A question of an ability that is under way."""

    by: int
    """The card with the ability."""


# Questions of scoring and of the end


class MayGive(ByCard, frozen=True, tag="register"):
    """§14.1 Give another card of the village to another seat, or none."""

    used: tuple[int, ...]
    """The Registers this seat has been asked for, the one that gives included."""


class MayReplace(Form, frozen=True, tag="replace"):
    """§29.3 Name a number for the next game, or none."""


# Questions of abilities, in the order of the numbers


class CurateCard(ByCard, frozen=True, tag="curate"):
    """§16.1 Which card of your village is rotated, set upright or discarded."""


class PixieFlip(ByCard, frozen=True, tag="pixie"):
    """§17.1 Flip any other card of any village."""


class PlaceTanner(ByCard, frozen=True, tag="tanner"):
    """§19.1 At which end of the village the Tanner is placed."""


class FlipOne(ByCard, frozen=True, tag="flip"):
    """§19.2 Flip another card of any village."""


class TurnDown(ByCard, frozen=True, tag="down"):
    """§20.1 Turn a faceup card of any village facedown."""


class TurnUp(ByCard, frozen=True, tag="up"):
    """§20.1, §28.11, §28.12 Turn a facedown card faceup."""

    barred: int | None
    """§20.2 The card the Huntress has just turned facedown."""


class ChooseVillage(ByCard, frozen=True, tag="village"):
    """§21.1 Which village is looked at."""


class KillOne(ByCard, frozen=True, tag="kill"):
    """§22.1 Which faceup card goes."""


class Burrow(ByCard, frozen=True, tag="nosferatu"):
    """§24.1 Take one of the three discards below, or use it."""


class SwitchDiscard(ByCard, frozen=True, tag="golem"):
    """§25.1 Which card the discard is switched with."""


class ChooseDirection(ByCard, frozen=True, tag="direction"):
    """§26.1 To the left or to the right."""

    givers: tuple[str, ...]
    """The villages that give a card."""


class ChooseMover(ByCard, frozen=True, tag="move"):
    """§26.2 Which card of a village moves."""

    giver: str
    """Whose card is chosen now."""
    givers: tuple[str, ...]
    """The villages that have still to give a card, this one included."""
    direction: SideName
    chosen: tuple[int, ...]


class LookWithEmpath(ByCard, frozen=True, tag="empath"):
    """§28.5 Look at one of your own facedown cards, and turn it back."""

    looking: tuple[int, ...]


class GuardCard(ByCard, frozen=True, tag="guard"):
    """§28.7 Which card of your village the Bodyguard guards."""


class TakeFaceup(ByCard, frozen=True, tag="master"):
    """§28.17 Which faceup discard is taken."""


class SwitchTopCard(ByCard, frozen=True, tag="witch"):
    """§28.18 Which card the top card of the deck, in hand, is exchanged for."""


class TakeFromOther(ByCard, frozen=True, tag="rob"):
    """§28.20 Which card of another seat is taken."""


class GiveForIt(ByCard, frozen=True, tag="give"):
    """§28.20 Which card of your own village is given for it."""

    chosen: tuple[int, ...]
    """The card that is taken."""


AnyQuestion = (
    Peek
    | LookAtCards
    | Turn
    | KeepOne
    | Drawn
    | Taken
    | ExchangeMore
    | PutNewCard
    | AddNewCard
    | AddPenalty
    | End
    | MayGive
    | MayReplace
    | CurateCard
    | PixieFlip
    | PlaceTanner
    | FlipOne
    | TurnDown
    | TurnUp
    | ChooseVillage
    | KillOne
    | Burrow
    | SwitchDiscard
    | ChooseDirection
    | ChooseMover
    | LookWithEmpath
    | GuardCard
    | TakeFaceup
    | SwitchTopCard
    | TakeFromOther
    | GiveForIt
)

# What moves bring, as far as the view shows the seat the numbers of cards


class Count(Form, frozen=True):
    """§10.3 A village, as far as the seat is shown its cards."""

    seat: str
    known: int
    """The sum of the numbers that are shown."""
    unknown: int
    """How many cards are not."""
    score: int | None
    """What the village would score, abilities included; None while a card is not shown."""


class Vote(Form, frozen=True):
    """§10.4, §10.5 What a call would come to if no village changed any more."""

    own: Count
    others: tuple[Count, ...]
    penalty: int
    """What a call that fails costs on top of the village."""
    failed: int | None
    """What a call that fails would score; one that does not fail scores 0."""
    is_lowest: bool | None
    """Whether nobody has less; None while that is not known."""


class Trade(Form, frozen=True):
    """§6, §7 What an exchange for the cards chosen so far, this one included, would come to."""

    is_match: bool
    points: int | None
    """By how much the score of the own village would change; None where that is not known."""
    cards: int
    """By how many cards it would grow; less than 0 where it shrinks."""
    clashes: tuple[int, ...]
    """The places whose cards are known not to match the one that is chosen now."""


class Change(Form, frozen=True):
    """What a move would change in a village."""

    seat: str
    points: int
    """By how much its score would change."""
    cards: int
    """By how many cards it would grow."""


AnyBrings = Vote | Trade | Change
