"""Why a good player of Quicksand makes a move, in a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from silverware.bots.quicksand.judgement.race import left_for, useful
from silverware.core.move import Move
from silverware.core.seats import Seat
from silverware.games.quicksand.components import BIT, COLOURS, EXPLORERS, MASK, QUICKSAND
from silverware.games.quicksand.moves import Discard, Keep, MoveExplorer, Pass, Rescue, Sink
from silverware.games.quicksand.state import Table
from silverware.games.quicksand.words import card, explorer, listed

LIKELY: Final = 0.5
"""From this share of worlds on, an explorer is said to seem a seat's."""
UNLIKELY: Final = 0.15
"""Up to this share, it is said to be nobody's, probably."""


class Reasons:
    """What a seat knows of a table: worlds that it cannot rule out, each as likely as the others."""

    def __init__(self, worlds: Sequence[Table], seat: Seat, names: Sequence[str]) -> None:
        self.worlds = worlds
        self.table = worlds[0]
        """What is open, and the own hand, are alike in all of them."""
        self.seat = seat
        self.own = self.table.identities[seat]
        self.names = names

    def why(self, move: Move) -> str:
        """Why to make a move."""
        if isinstance(move, (MoveExplorer, Rescue)):
            return self.why_own(move) if move.colour == self.own else self.why_other(move)
        if isinstance(move, Sink):
            return self.why_sink(move)
        if isinstance(move, Discard):
            return self.why_discard(move.card)
        if isinstance(move, Keep):
            return "Has a use for every card."
        if isinstance(move, Pass) and len(self.table.menu()) > 1:
            return "Would do more harm than good by any play."
        return "Can do nothing else."

    def why_own(self, move: MoveExplorer | Rescue) -> str:
        """Why to bring the own explorer on."""
        name = self.called(self.own)
        if isinstance(move, Rescue):
            return f"Rescues {name}, its own."
        box = self.table.box
        if move.end == box.temple:
            return f"Brings {name}, its own, to the temple and wins."
        left = box.distances[move.end] + box.is_quicksand[move.end]
        held = useful(self.table, self.seat) - move.cards - move.masks
        if held >= left:
            return f"Brings {name}, its own, so near that the cards in hand bring it home."
        return f"Brings {name}, its own, to {cards(left)} from the temple, with {held} of them in hand."

    def why_other(self, move: MoveExplorer | Rescue) -> str:
        """Why to bring another explorer on."""
        drawn = move.cards + move.masks if isinstance(move, MoveExplorer) else 1
        news = f"Draws {'a new card' if drawn == 1 else f'{drawn} new cards'}"
        if isinstance(move, MoveExplorer) and self.table.box.is_quicksand[move.end]:
            return f"{news}, and leaves {self.called(move.colour)} stuck in quicksand."
        return f"{news} by {self.called(move.colour)}, which {self.seems(move.colour)}."

    def why_sink(self, move: Sink) -> str:
        """Why to sink explorers."""
        sunk = [at for at in range(EXPLORERS) if move.explorers & BIT[at]]
        if sunk == [self.own]:
            return f"Sinks {self.called(self.own)}, its own, so that nobody suspects whose it is."
        foremost = min([at for at in sunk if at != self.own], key=lambda at: left_for(self.table, at))
        held_up = listed([self.called(at) for at in sunk])
        which = "which" if len(sunk) == 1 else f"of which {COLOURS[foremost]}"
        return f"Holds up {held_up}, {which} {self.seems(foremost)}."

    def why_discard(self, kind: int) -> str:
        """Why to discard a card."""
        name = card(self.table.box.names[kind])
        if kind == self.own or kind in (MASK, QUICKSAND):
            return f"Hopes for something better than a {name} card."
        return f"Has no use for a {name} card: {self.called(kind)} {self.seems(kind)}."

    def called(self, which: int) -> str:
        """An explorer as a sentence names it."""
        return explorer(COLOURS[which], self.table.box)

    def seems(self, which: int) -> str:
        """Whose an explorer seems to be, and how far it is."""
        if self.table.unowned & BIT[which]:
            return "is nobody's"
        far = f"{cards(left_for(self.table, which))} from the temple"
        shares = [
            sum([world.identities[seat] == which for world in self.worlds]) / len(self.worlds)
            for seat in range(self.table.seats)
        ]
        if sum(shares) <= UNLIKELY:
            return f"is probably nobody's, {far}"
        most = max(shares)
        if most >= LIKELY:
            return f"seems to be {self.names[shares.index(most)]}'s, {far}"
        return f"may be anybody's, {far}"


def cards(count: int) -> str:
    """So many cards."""
    return "1 card" if count == 1 else f"{count} cards"
