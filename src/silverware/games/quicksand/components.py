"""What is in the box: explorers, cards, and the board with all its ways worked out."""

from __future__ import annotations

from typing import Final

from silverware.core.errors import BadEdition
from silverware.core.value import Shared
from silverware.games.quicksand.documents import Colour, Edition, Space
from silverware.games.quicksand.layout import check_layout
from silverware.games.quicksand.moves import Moves

SEATS: Final = 5
"""The most seats there are."""
COLOURS: Final[tuple[Colour, ...]] = ("red", "yellow", "green", "blue", "black", "white")
EXPLORERS: Final = len(COLOURS)
"""How many explorers there are. An explorer and its Movement card are the place of its colour among COLOURS."""
MASK: Final = EXPLORERS
QUICKSAND: Final = EXPLORERS + 1
KINDS: Final = EXPLORERS + 2
"""How many different cards there are."""
HAND: Final = 6
"""Cards in a full hand."""
CARDS: Final = 83
SPACES: Final = 60
"""The most spaces there can be: sets of them are bits of one number."""
BIT: Final = [1 << at for at in range(SPACES)]
"""Each bit by its place. Looked up: mypyc shifts a constant in 32 bits, and loses those above."""
ARROWS: Final = 3
"""The most arrows a space can have."""


class Box(Shared):
    """An edition, ready for play."""

    def __init__(self, edition: Edition) -> None:
        super().__init__()
        check(edition)
        spaces = edition.board.spaces
        self.names = [*COLOURS, "mask", "quicksand"]
        self.copies = [int(getattr(edition.deck, name)) for name in self.names]
        self.deck = [kind for kind, copies in enumerate(self.copies) for _ in range(copies)]
        self.explorers = [str(getattr(edition.explorers, colour)) for colour in COLOURS]
        self.spaces = spaces
        self.arrows = [space.to for space in spaces]
        self.temple = next(space.id for space in spaces if space.kind == "temple")
        self.starts = [_start(spaces, colour) for colour in COLOURS]
        self.is_quicksand = [space.kind == "quicksand" for space in spaces]
        self.discarders = [_discarders(space) for space in spaces]
        """By space: the explorers that, ending there, allow a discard, as a bit mask."""
        self.ends = ends(spaces)
        """By space * (HAND + 1) + steps: where routes of exactly that length end, in order."""
        self.distances = distances(spaces)
        """By space: the steps of the shortest way to the temple."""
        self.moves = Moves(COLOURS, self.names, HAND, [self.space_name(space.id) for space in spaces], self.within())

    def space_name(self, space: int) -> str:
        """A space as notation writes it."""
        return "temple" if space == self.temple else str(space)

    def way(self, start: int, end: int, steps: int) -> tuple[int, ...]:
        """§5.2 The spaces of a route of exactly so many steps, both ends included. There must be one."""
        way = [start]
        for left in range(steps - 1, -1, -1):
            way.append(next(to for to in self.arrows[way[-1]] if end in self.ends[to * (HAND + 1) + left]))
        return tuple(way)

    def allows_discard(self, explorer: int, space: int) -> bool:
        """§6.1, §6.2 Whether an explorer whose movement ends on a space allows a discard."""
        return self.discarders[space] >> explorer & 1 == 1

    def within(self) -> list[list[list[int]]]:
        """By explorer and steps: every space where a move of so many steps can end, wherever it began."""
        within: list[list[list[int]]] = []
        for start in self.starts:
            reached = reachable(self.arrows, start)
            within.append(
                [
                    sorted({end for space in reached for end in self.ends[space * (HAND + 1) + steps]})
                    for steps in range(HAND + 1)
                ]
            )
        return within


def _start(spaces: tuple[Space, ...], colour: str) -> int:
    return next(space.id for space in spaces if space.kind == "start" and space.colour == colour)


def _discarders(space: Space) -> int:
    if space.kind == "mask":
        return (1 << EXPLORERS) - 1
    return 1 << COLOURS.index(space.colour) if space.kind == "colour" and space.colour else 0


def ends(spaces: tuple[Space, ...]) -> list[list[int]]:
    """Where routes of 0 to HAND steps from each space end."""
    ends: list[list[int]] = []
    for space in spaces:
        here = {space.id}
        for _ in range(HAND + 1):
            ends.append(sorted(here))
            here = {to for at in here for to in spaces[at].to}
    return ends


def reachable(arrows: list[tuple[int, ...]], start: int) -> set[int]:
    """The spaces an explorer can come to from a space, that space included."""
    reached = {start}
    new = [start]
    while new:
        for to in arrows[new.pop()]:
            if to not in reached:
                reached.add(to)
                new.append(to)
    return reached


def distances(spaces: tuple[Space, ...]) -> list[int]:
    """The steps of the shortest way from each space to the temple; as many as there are spaces if there is none."""
    steps = [0 if space.kind == "temple" else len(spaces) for space in spaces]
    for _ in spaces:
        for space in spaces:
            for to in space.to:
                steps[space.id] = min(steps[space.id], steps[to] + 1)
    return steps


def check(edition: Edition) -> None:
    """Refuse an edition that could not be played."""
    name = edition.name
    if not name.replace("-", "").isalnum() or not name.isascii() or name != name.lower():
        raise BadEdition(f"A name is lower-case letters, digits and hyphens, not {name!r:.40}.")
    for colour in COLOURS:
        explorer = str(getattr(edition.explorers, colour))
        if not explorer.isprintable() or not 0 < len(explorer.strip()) == len(explorer) < 40:
            raise BadEdition(f"The {colour} explorer needs a name of one short line, not {explorer!r:.60}.")
    _check_deck(edition)
    _check_spaces(edition.board.spaces)
    _check_ways(edition.board.spaces)
    check_layout(edition)


def _check_deck(edition: Edition) -> None:
    total = 0
    for kind in [*COLOURS, "mask", "quicksand"]:
        copies = int(getattr(edition.deck, kind))
        total += copies
        if not 0 <= copies <= CARDS:
            raise BadEdition(f"The {kind} cards must be 0 to {CARDS}, not {copies!s:.40}.")
    if total != CARDS:
        raise BadEdition(f"The deck has {CARDS} cards, not {total}.")
    movement = CARDS - edition.deck.quicksand
    if movement <= SEATS * HAND:
        raise BadEdition(
            f"The deck needs {SEATS * HAND + 1} Movement cards or more, not {movement}: "
            "more than all hands of five seats can hold."
        )
    for colour in COLOURS:
        if int(getattr(edition.deck, colour)) + edition.deck.mask == 0:
            raise BadEdition(f"The {colour} explorer has neither cards nor Masks, so it could never move.")


def _check_spaces(spaces: tuple[Space, ...]) -> None:
    if not EXPLORERS < len(spaces) <= SPACES:
        raise BadEdition(f"A board has {EXPLORERS + 1} to {SPACES} spaces, not {len(spaces)}.")
    starts = []
    temples = 0
    for at, space in enumerate(spaces):
        if space.id != at:
            raise BadEdition(f"The spaces are numbered from 0 in order; {space.id!s:.40} stands where {at} belongs.")
        if (space.colour is not None) != (space.kind in ("start", "colour")):
            raise BadEdition(f"Starts and colour spaces have a colour and no others do; see space {at}.")
        if not 0 <= space.x <= 1000 or not 0 <= space.y <= 1000:
            raise BadEdition(f"Space {at} must be drawn within 0 and 1000.")
        if space.kind == "start":
            starts.append(space.colour)
        temples += space.kind == "temple"
    if len(starts) != EXPLORERS or set(starts) != set(COLOURS):
        raise BadEdition("Each of the six explorers has exactly one start.")
    if temples != 1:
        raise BadEdition(f"A board has one temple, not {temples}.")


def _check_ways(spaces: tuple[Space, ...]) -> None:
    for space in spaces:
        if space.kind == "temple":
            if space.to:
                raise BadEdition("No arrow leaves the temple.")
            continue
        if not 1 <= len(set(space.to)) == len(space.to) <= ARROWS:
            raise BadEdition(f"Space {space.id} needs one to {ARROWS} different arrows.")
        for to in space.to:
            if not 0 <= to < len(spaces):
                raise BadEdition(f"An arrow of space {space.id} points to {to!s:.40}, which does not exist.")
            if spaces[to].kind == "start":
                raise BadEdition(f"An arrow of space {space.id} points to the start {to}; none may.")
    arrows = [space.to for space in spaces]
    for space in spaces:
        if any(space.id in reachable(arrows, to) for to in space.to):
            raise BadEdition(f"The arrows from space {space.id} lead back to it; they must not go in a circle.")
    reached = {at for space in spaces if space.kind == "start" for at in reachable(arrows, space.id)}
    for space in spaces:
        if space.id not in reached:
            raise BadEdition(f"No explorer can ever come to space {space.id}.")
