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
    based: str | None
    """§26.1 With two home cities: to which of them a surveyor is assigned."""
    sent: bool
    """§7.1 Whether it has been in hand for placing this turn."""
    won: bool
    """§32.6 Whether it has won a dispute this turn, where pieces go up."""
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
    arrived: int
    """§30.6 How much of the freight was transferred to it this turn."""


class Route(Struct, frozen=True):
    """A passenger card that a seat owns, and the length of its route as it can be used this turn."""

    card: str
    length: int | None
    partner: Seat | None
    """§29.7 With whom the seat runs it."""


class Train(Struct, frozen=True):
    """§23 A train of a seat."""

    power: int
    used: bool
    """§23.2 Whether it has served this turn."""
    home: str | None
    """§23.14 The home to whose network it belongs, while that is one of two."""


class Plow(Struct, frozen=True):
    """§24 A snow plow of a seat."""

    bonus: int
    used: bool
    """§24.7 Whether it has served this turn."""


class Player(Struct, frozen=True):
    """§21.5 What everybody sees of a seat; its cash where this chair sees it."""

    number: int
    homes: tuple[str, ...]
    """§2.3 Its home city; §26.1 in some scenarios it has two."""
    crew: str | None
    """§22.5 The crew it has chosen, where it had a choice: `S+2 S P+1 P`."""
    cash: int | None
    public: bool
    """§21.1 Whether its cash is open to everybody."""
    pieces: tuple[Piece, ...]
    second: str | None
    """§7.6 The surveyor that tries the second of two segments in a row."""
    track: tuple[str, ...]
    claims: tuple[Claim, ...]
    passengers: tuple[Route, ...]
    trains: tuple[Train, ...]
    plows: tuple[Plow, ...]


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
    slid: tuple[str, ...]
    """§28.6 The passenger cards that lie among the claims."""
    emptied: tuple[str, ...]
    """§28.4 The places that the active seat has opened itself: `claims`, `pile 3`."""
    agreed: tuple[str, ...]
    """§29.4 Who has agreed this turn, before the dice: `north prospector 1 with dawn prospector 1`."""
    chart: tuple[Column, ...]
    deliveries: int
    """§16.1 How many deliveries the active seat has made, or must make."""
    bought: tuple[str, ...]
    """§14.9 What the active seat must deliver: `4 of c30 to denver`, §23.9 or `4 of c30 to denver by 9+24`."""
    offers: tuple[int, ...]
    """§14.3 By seat: how many offers the active seat has made it."""
    named: tuple[str, ...]
    """§13.1 Claims that are paid for and not rolled for yet."""
    worked: tuple[str, ...]
    """§13.6 Claims that were operated this turn."""
    plowing: tuple[str, ...]
    """§24.3 Plows that are assigned and not rolled for yet: `golden/georgetown with +2`."""
    cleared: tuple[str, ...]
    """§24.6 Snow segments that the active seat has cleared."""
    supply: dict[str, int]
    """§23.11 How many trains and plows of each sort nobody owns: `train 9`; empty in the Basic game."""
    depletions: dict[str, int]
    """§5.4 By town: how many of its claims have been depleted."""
