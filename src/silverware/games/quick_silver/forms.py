"""The moves and questions of Quick Silver as structures. Seats go by name, and so do cards and the centre."""

from __future__ import annotations

from silverware.core.form import Form

# Moves


class PickUp(Form, frozen=True):
    """§3.6 The spying is over."""


class Swap(Form, frozen=True):
    """§4.4 Offer a card, and name whom to take one from."""

    card: str
    """Empty while none is chosen: such a swap can be asked about, but not made."""
    target: str


class Sneak(Form, frozen=True):
    """§4.9 Take a sneak token."""


class Pass(Form, frozen=True):
    """§4.10 Do nothing."""


class Allow(Form, frozen=True):
    """§5.1 Let the swap happen here."""


class Redirect(Form, frozen=True):
    """§5.1 Return a plate and send the swap elsewhere."""

    onto: str


class Take(Form, frozen=True):
    """§4.6 Take the card in a slot of the centre, counted from 1."""

    slot: int


AnyMove = PickUp | Swap | Sneak | Pass | Allow | Redirect | Take

# Questions


class Spy(Form, frozen=True):
    """§3.6 Everybody looks at the face-up cards."""


class Turn(Form, frozen=True):
    """§4.3 A swap or a sneak?"""


class MayRedirect(Form, frozen=True, tag="redirect"):
    """§5.1 A swap has come here: allow it, or return a plate to send it elsewhere?"""

    taker: str
    """Who makes the swap."""
    sender: str | None
    """§5.2 Who sent it here, if it was redirected."""
    card: str | None
    """The offered card, for its owner."""


class TakeSlot(Form, frozen=True, tag="take"):
    """§4.6 The swap is with the centre: which of its cards?"""

    card: str | None
    """The offered card, for its owner."""


AnyQuestion = Spy | Turn | MayRedirect | TakeSlot

# What moves bring


class Returned(Form, frozen=True):
    """§5.1 What a redirect leaves on the cart."""

    plates: int
    blasts: int


AnyBrings = Returned
