"""The moves of Silver Coin, made once and looked up. Places are counted from 1 in notation, from 0 in the engine."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from silverware.core.form import Form
from silverware.core.move import Move, Notation
from silverware.core.seats import SEAT_NAMES
from silverware.games.silver_coin import forms
from silverware.games.silver_coin.components import CARDS, COPIES, KINDS, ROW, SEATS

M = TypeVar("M", bound=Move)


class Word(Move):
    """A move that is one word."""


class LookAtTwo(Move):
    """§2.5 Look at two cards of the own row before the first turn."""

    def __init__(self, one: int, two: int) -> None:
        super().__init__(f"look {one + 1} {two + 1}", forms.LookAtTwo(one + 1, two + 1))
        self.one = one
        self.two = two


class Counted(Move):
    """A word and a number from 1; `at` counts from 0."""

    def __init__(self, word: str, at: int, form: Form) -> None:
        super().__init__(f"{word} {at + 1}", form)
        self.word = word
        self.at = at


class DrawShown(Counted):
    """§28.3 Draw a card that a Squire has shown."""


class TakeDeep(Counted):
    """§24.1, §28.17 Take a discard from below the card whose ability is used; 1 is the next below."""


class Activate(Counted):
    """§24.1 Use the ability of a discard below the Nosferatu; 1 is the next below."""


class UseBlob(Counted):
    """§18.1 Use the ability of a discard; 1 is the top one."""


class Keep(Counted):
    """§28.9 Keep one of two cards; 1 is the upper."""


class Exchange(Counted):
    """§6.7 Choose a card of the own village for the exchange."""


class Put(Counted):
    """§6.3 Give the new card the place of this card, which it replaces."""


class Curate(Counted):
    """§16.1 Use this Curator."""


class Rotate(Counted):
    """§16.1 Turn a card of the own village by a quarter."""


class Remove(Counted):
    """§16.1 Discard a rotated card of the own village."""


class UsePixie(Counted):
    """§17.1 Turn this Pixie facedown, to flip another card."""


class Trick(Counted):
    """§15.1 Use this Con Artist: it is turned facedown for an additional turn."""


class Protect(Counted):
    """§12.2 Lay the token on a card of the own village."""


class UseEmpath(Counted):
    """§28.5 Use this Empath."""


class UseBodyguard(Counted):
    """§28.7 Have this Bodyguard guard another card."""


class Guard(Counted):
    """§28.7 Guard this card of the own village."""


class GiveBack(Counted):
    """§28.20 Give this card of the own village for the one that is robbed."""


class Aimed(Move):
    """A word and a card in a village."""

    def __init__(self, word: str, seat: int, at: int, form: Form) -> None:
        super().__init__(f"{word} {SEAT_NAMES[seat]} {at + 1}", form)
        self.word = word
        self.seat = seat
        self.at = at


class Look(Aimed):
    """§13.8 Look at a facedown card."""


class Flip(Aimed):
    """§17.1, §19.2, §20.1 Turn a card over."""


class Kill(Aimed):
    """§22.1 Put a faceup card at the bottom of the discards."""


class Switch(Aimed):
    """§25.1, §28.18 Switch the card from the discards or from the deck with this one."""


class Shift(Aimed):
    """§26.2 Have the Village Idiot move this card."""


class Rob(Aimed):
    """§28.20 Take this card of another seat."""


class LookAround(Move):
    """§21.1 Look at all facedown cards of a village."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"village {SEAT_NAMES[seat]}", forms.LookAround(SEAT_NAMES[seat]))
        self.seat = seat


class Give(Move):
    """§14.1 Give a card of the own village to another seat."""

    def __init__(self, at: int, to: int) -> None:
        super().__init__(f"give {at + 1} to {SEAT_NAMES[to]}", forms.Give(at + 1, SEAT_NAMES[to]))
        self.at = at
        self.to = to


class Replace(Move):
    """§29.3 Have the other deck's character of a number in the next game."""

    def __init__(self, kind: int) -> None:
        super().__init__(f"replace {kind}", forms.Replace(kind))
        self.kind = kind


def _counted(make: Callable[[str, int, Form], M], word: str, form: Callable[[int], Form], most: int = CARDS) -> list[M]:
    return [make(word, at, form(at + 1)) for at in range(most)]


def _aimed(make: Callable[[str, int, int, Form], M], word: str, form: Callable[[str, int], Form]) -> list[list[M]]:
    return [[make(word, seat, at, form(SEAT_NAMES[seat], at + 1)) for at in range(CARDS)] for seat in range(SEATS)]


DRAW: Final = Word("draw", forms.Draw())
TAKE: Final = Word("take", forms.Take())
CALL: Final = Word("call", forms.Call())
PASS: Final = Word("pass", forms.Pass())
DISCARD: Final = Word("discard", forms.Discard())
USE: Final = Word("use", forms.Use())
DONE: Final = Word("done", forms.Done())
NO: Final = Word("no", forms.No())
LEFT: Final = Word("left", forms.Side("left"))
RIGHT: Final = Word("right", forms.Side("right"))
WORDS: Final[list[Move]] = [DRAW, TAKE, CALL, PASS, DISCARD, USE, DONE, NO, LEFT, RIGHT]

LOOKS_AT_TWO: Final[tuple[Move, ...]] = tuple(
    [LookAtTwo(one, two) for one in range(ROW) for two in range(one + 1, ROW)]
)
DRAWS: Final = _counted(DrawShown, "draw", forms.DrawShown, COPIES)
TAKES: Final = _counted(TakeDeep, "take", forms.TakeDeep)
ACTIVATES: Final = _counted(Activate, "activate", forms.Activate, 3)
BLOBS: Final = _counted(UseBlob, "blob", forms.UseBlob, COPIES)
KEEPS: Final = _counted(Keep, "keep", forms.Keep, 2)
REPLACES: Final = [Replace(kind) for kind in range(KINDS)]
VILLAGES: Final = [LookAround(seat) for seat in range(SEATS)]

EXCHANGES: Final = _counted(Exchange, "exchange", forms.Exchange)
PUTS: Final = _counted(Put, "put", forms.Put)
CURATES: Final = _counted(Curate, "curate", forms.Curate)
ROTATES: Final = _counted(Rotate, "rotate", forms.Rotate)
REMOVES: Final = _counted(Remove, "discard", forms.Remove)
PIXIES: Final = _counted(UsePixie, "pixie", forms.UsePixie)
TRICKS: Final = _counted(Trick, "con", forms.Trick)
PROTECTS: Final = _counted(Protect, "protect", forms.Protect)
EMPATHS: Final = _counted(UseEmpath, "empath", forms.UseEmpath)
BODYGUARDS: Final = _counted(UseBodyguard, "bodyguard", forms.UseBodyguard)
GUARDS: Final = _counted(Guard, "guard", forms.Guard)
GIVES_BACK: Final = _counted(GiveBack, "give", forms.GiveBack)

LOOKS: Final = _aimed(Look, "look", forms.Look)
FLIPS: Final = _aimed(Flip, "flip", forms.Flip)
KILLS: Final = _aimed(Kill, "kill", forms.Kill)
SWITCHES: Final = _aimed(Switch, "switch", forms.Switch)
SHIFTS: Final = _aimed(Shift, "move", forms.Shift)
ROBS: Final = _aimed(Rob, "rob", forms.Rob)
GIVES: Final = [[Give(at, to) for to in range(SEATS)] for at in range(CARDS)]
"""By place, and by who gets the card."""


def _all(families: Sequence[Sequence[Move]]) -> list[Move]:
    return [move for family in families for move in family]


NOTATION: Final = Notation(
    _all(
        [
            WORDS,
            LOOKS_AT_TWO,
            DRAWS,
            TAKES,
            ACTIVATES,
            BLOBS,
            KEEPS,
            REPLACES,
            VILLAGES,
            EXCHANGES,
            PUTS,
            CURATES,
            PIXIES,
            EMPATHS,
            BODYGUARDS,
            ROTATES,
            REMOVES,
            TRICKS,
            PROTECTS,
            GUARDS,
            GIVES_BACK,
            *LOOKS,
            *FLIPS,
            *KILLS,
            *SWITCHES,
            *SHIFTS,
            *ROBS,
            *GIVES,
        ]
    ),
    forms.AnyMove,
)
FREE_FIRST: Final = CURATES[0].number
FREE_LAST: Final = BODYGUARDS[-1].number
"""§13.6 The moves with numbers between these, both included, use free abilities."""
