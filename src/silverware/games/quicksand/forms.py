"""The moves and questions of Quicksand as structures. Explorers and cards go by colour, spaces by their number."""

from __future__ import annotations

from silverware.core.form import Form

# Moves


class MoveExplorer(Form, frozen=True):
    """§5.1 Play so many cards of a colour and so many Masks, and move that explorer to a space."""

    colour: str
    cards: int
    masks: int
    space: int


class Rescue(Form, frozen=True):
    """§7.3 Play one card of its colour, or one Mask, for a stuck explorer that stays where it is."""

    colour: str
    cards: int
    masks: int


class Sink(Form, frozen=True):
    """§8.1 Play a Quicksand card on each of these explorers, in the order of the rules."""

    explorers: tuple[str, ...]


class Pass(Form, frozen=True):
    """§4.4, §4.5 Play nothing."""


class Discard(Form, frozen=True):
    """§6.1 Discard a card."""

    card: str


class Keep(Form, frozen=True):
    """§6.1 Discard nothing."""


AnyMove = MoveExplorer | Rescue | Sink | Pass | Discard | Keep

# Questions


class Play(Form, frozen=True):
    """§4.1 Which cards?"""

    able: bool | None
    """§4.5 Whether there is anything to play, for the seat whose hand it is."""


class MayDiscard(Form, frozen=True, tag="discard"):
    """§6.1 The movement ended where a card may be discarded: which one, or none?"""


AnyQuestion = Play | MayDiscard

# What moves bring


class Movement(Form, frozen=True):
    """§5 What moving an explorer comes to."""

    way: tuple[int, ...]
    """A way it can go, from where it stands to where it ends."""
    rescued: bool
    """§7.2 Whether the first card only rescues it."""
    stuck: bool
    """§7.1 Whether it ends in quicksand."""
    discard: bool
    """§6.1 Whether a card may be discarded then."""
    left: int
    """The steps from there to the temple, on the shortest way."""
    decides: bool
    """§9.1 Whether it reaches the temple and may be somebody's, who then wins."""


AnyBrings = Movement
