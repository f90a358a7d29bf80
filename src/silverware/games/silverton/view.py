"""What each chair sees of a table of Silverton, as a document; cards, towns, segments as notation writes them."""

from __future__ import annotations

from msgspec import Struct

from silverware.core.seats import Seat
from silverware.core.view import View
from silverware.games.silverton.documents import Options


class Piece(Struct, frozen=True):
    """A surveyor or prospector."""

    name: str
    bonus: int
    status: str
    """`home`, `out`, `tied`, `jail` or `dead`."""
    at: str | None
    """Where it stands, or what it won before it went to jail."""
    sent: bool
    """§7.1 Whether it has been in hand for placing this turn."""
    fine: int
    """§17.3 If it is dead, what another one costs."""
    killed: int
    """If it is dead, the turn in which it was killed."""


class Claim(Struct, frozen=True):
    """A claim that a seat owns."""

    card: str
    freight: int
    depleted: bool
    operated: bool
    """§13.3 Whether its first operation is behind it."""


class Route(Struct, frozen=True):
    """A passenger card that a seat owns, and the length of its route as it can be used this turn."""

    card: str
    length: int | None


class Player(Struct, frozen=True):
    """§21.5 What everybody sees of a seat; its cash where this chair sees it."""

    number: int
    home: str
    cash: int | None
    public: bool
    """§21.1 Whether its cash is open to everybody."""
    pieces: tuple[Piece, ...]
    second: str | None
    """§7.6 The surveyor that tries the second of two segments in a row."""
    track: tuple[str, ...]
    claims: tuple[Claim, ...]
    passengers: tuple[Route, ...]


class Pile(Struct, frozen=True):
    """A pile of passenger cards: the one face up, and the letters of those below, the next first."""

    top: str | None
    below: tuple[str, ...]


class Column(Struct, frozen=True):
    """A column of the chart that is used."""

    name: str
    box: int
    price: int
    sold: int
    """By all seats this turn."""
    delivered: int
    """By the active seat this turn."""


class SilvertonView(View, frozen=True, kw_only=True):
    """§21 One chair's view. `round` counts the turns."""

    options: Options
    winter: bool
    order: tuple[Seat, ...]
    agenda: tuple[str, ...]
    """What is to come, the open question first."""
    players: tuple[Player, ...]
    open: tuple[str, ...]
    deck: int
    discards: int
    discarded: tuple[str, ...] | None
    """§4.6 The discards by card, the last one last; not for the seat that has its player-turn."""
    piles: tuple[Pile, ...]
    struck: tuple[str, ...]
    """§5.5 The passenger cards that have left the game."""
    chart: tuple[Column, ...]
    deliveries: int
    """§16.1 How many deliveries the active seat has made, or must make."""
    bought: tuple[str, ...]
    """§14.9 What the active seat must deliver: `4 of c30 to denver`."""
    offers: tuple[int, ...]
    """§14.3 By seat: how many offers the active seat has made it."""
    named: tuple[str, ...]
    """§13.1 Claims that are paid for and not rolled for yet."""
    worked: tuple[str, ...]
    """§13.6 Claims that were operated this turn."""
    depletions: dict[str, int]
    """§5.4 By town: how many of its claims have been depleted."""
