"""What each chair sees of a table of Silverton, as a document; cards, towns, segments as notation writes them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from silverware.core.seats import Seat
from silverware.core.view import View
from silverware.games.silverton.documents import Options
from silverware.games.silverton.forms import AnyQuestion, AnyStage, Crew, Forecast, Hop, Kind

Stuck = Literal["far", "full", "trains", "weak"]
"""Why no market can be served: no way, no room, no train, or trains that are too weak."""


class Piece(Struct, frozen=True):
    """A surveyor or prospector."""

    name: str
    kind: Kind
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
    stuck: Stuck | None
    """While its owner is asked what to deliver: why none of its freight can be."""


class Route(Struct, frozen=True):
    """A passenger card that a seat owns, and its route as it can be used this turn."""

    card: str
    length: int | None
    partner: Seat | None
    """§29.7 With whom the seat runs it."""
    fare: int
    """§15.1 What it pays this seat in a turn in which there is a route."""
    way: tuple[Hop, ...]


class Partner(Struct, frozen=True):
    """§29.3 A seat with whom another could run a passenger card, and the length of their route."""

    seat: Seat
    length: int


class Chance(Struct, frozen=True):
    """A passenger card that a chair does not run, and its own route for it as it could be used this turn."""

    card: str
    length: int | None
    way: tuple[Hop, ...]
    fare: int
    """§15.1 What it pays in a turn whoever runs it alone."""
    partners: tuple[Partner, ...]


class Train(Struct, frozen=True):
    """§23 A train of a seat."""

    power: int
    used: bool
    """§23.2 Whether it has served this turn."""
    home: str | None
    """§23.14 The home to whose network it belongs, while that is one of two."""


class SnowPlow(Struct, frozen=True):
    """§24 A snow plow of a seat."""

    bonus: int
    used: bool
    """§24.7 Whether it has served this turn."""


class Player(Struct, frozen=True):
    """§21.5 What everybody sees of a seat; its cash where this chair sees it."""

    number: int
    homes: tuple[str, ...]
    """§2.3 Its home city; §26.1 in some scenarios it has two."""
    joined: bool
    """§26.2 Whether its track joins its home cities, if it has two."""
    crew: Crew | None
    """§22.5 The crew it has chosen, where it had a choice."""
    cash: int | None
    public: bool
    """§21.1 Whether its cash is open to everybody."""
    pieces: tuple[Piece, ...]
    second: str | None
    """§7.6 The surveyor that tries the second of two segments in a row."""
    track: tuple[str, ...]
    claims: tuple[Claim, ...]
    passengers: tuple[Route, ...]
    revenue: int
    """§15.1 What its passenger cards pay this turn."""
    trains: tuple[Train, ...]
    plows: tuple[SnowPlow, ...]


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
    forecast: Forecast
    """§18 What the end of this turn will do to it, if no more is sold."""


class Bought(Struct, frozen=True):
    """§14.9 Loads that the active seat must deliver, §23.9 in the Advanced game with the powers of their trains."""

    claim: str
    loads: int
    to: str
    trains: tuple[int, ...]


class Sale(Struct, frozen=True):
    """§14.7 Freight of another seat's claim that the asked seat could buy and deliver, and what a load brings."""

    claim: str
    to: str
    loads: int
    price: int


class Assigned(Struct, frozen=True):
    """§24.3 A plow that is assigned to a segment and not rolled for yet, and the least that its die must show."""

    segment: str
    bonus: int
    die: int


class Agreement(Struct, frozen=True):
    """§29.4 Two who have agreed, before the dice, to run a passenger card together, and their prospectors."""

    card: str
    seats: tuple[Seat, Seat]
    pieces: tuple[str, str]


class Mark(Struct, frozen=True):
    """§25.10 What a game alone is worth up to a turn, or from a sum on; without either otherwise."""

    worth: str
    bound: int | None


class Worth(Struct, frozen=True):
    """§25.10 What a game alone can be worth, the best first: by the turn of its goal, or by its money."""

    by: Literal["turn", "money"]
    marks: tuple[Mark, ...]
    now: Mark | None
    """What it would be worth now; None where this chair does not see the money."""
    next: Mark | None
    """What comes next: what the goal will be worth later, or what more money would be."""


class SilvertonView(View, frozen=True, kw_only=True):
    """§21 One chair's view. `round` counts the turns."""

    asking: AnyQuestion | None
    """The open question with its fields."""
    options: Options
    winter: bool
    order: tuple[Seat, ...]
    goal: int | None
    """§20.2 With how much money the game ends."""
    turns: int
    """§20.5 After how many turns it ends."""
    rival: bool
    """§25.6 Whether a rival takes a card every turn."""
    worth: Worth | None
    way: tuple[Hop, ...]
    """The route that the open question is about: of a delivery, or of a passenger card that two would run."""
    agenda: tuple[AnyStage, ...]
    """What is to come, the open question first."""
    players: tuple[Player, ...]
    open: tuple[str, ...]
    deck: int
    discards: int
    discarded: tuple[str, ...] | None
    """§4.6 The discards by card, the last one last; not for the seat on its player-turn, nor for spectators then."""
    piles: tuple[Pile, ...]
    struck: tuple[str, ...]
    """§5.5 The passenger cards that have left the game."""
    slid: tuple[str, ...]
    """§28.6 The passenger cards that lie among the claims."""
    emptied: tuple[int | None, ...]
    """§28.4 The places that the active seat has opened itself: the numbers of piles, None for each among the claims."""
    agreed: tuple[Agreement, ...]
    chances: tuple[Chance, ...]
    """The passenger cards that the chair's seat does not run and might; for who only watches, all."""
    chart: tuple[Column, ...]
    deliveries: int
    """§16.1 How many deliveries the active seat has made, or must make."""
    bought: tuple[Bought, ...]
    """§14.9 What the active seat must deliver."""
    sales: tuple[Sale, ...]
    """§14.7 While the chair's seat is asked for deals: the freight that it could buy."""
    offers: tuple[int, ...]
    """§14.3 By seat: how many offers the active seat has made it."""
    named: tuple[str, ...]
    """§13.1 Claims that are paid for and not rolled for yet."""
    worked: tuple[str, ...]
    """§13.6 Claims that were operated this turn."""
    plowing: tuple[Assigned, ...]
    cleared: tuple[str, ...]
    """§24.6 Snow segments that the active seat has cleared."""
    supply: dict[str, int]
    """§23.11 How many trains and plows of each sort nobody owns: `train 9`; empty in the Basic game."""
    affords: tuple[str, ...]
    """§6.4 What the chair's cash is enough for: open lines at its track, open claims, passenger cards with a route."""
    depletions: dict[str, int]
    """§5.4 By town: how many of its claims have been depleted."""
