"""Scenes of Quick Silver: a moment set by a position, played in notation with scripted chance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import pytest

from silverware.core.errors import IllegalMove
from silverware.core.event import Event
from silverware.core.script import Scripted, outcomes
from silverware.core.seats import SEAT_NAMES, SPECTATOR, seat_called, seat_name
from silverware.games.quick_silver import GAME
from silverware.games.quick_silver.view import QuickSilverView

E = TypeVar("E", bound=Event)

DECK = [GAME.cards[card] for card in GAME.box.deck]
NEXT_DEAL = (f"[{' '.join(DECK)}]", "2", "1")
"""What chance brings when a scene runs into a new round."""


class Scene:
    """A table to play on and to look at."""

    def __init__(self, document: Mapping[str, Any]) -> None:
        self.events: list[Event] = []
        self.table = GAME.place(document, self.events)

    def play(self, *moves: str, chance: str = "") -> Scene:
        """Play moves; `chance` is what the dice bring, and the next deal follows behind it."""
        with Scripted(outcomes(chance), GAME.cards, Scripted(NEXT_DEAL, GAME.cards)) as dice:
            for move in moves:
                self.table.play(GAME.notation.parse(move), dice)
        return self

    def menu(self) -> set[str]:
        return {move.text for move in self.table.menu()}

    def asked(self) -> str | None:
        seat = self.table.asked()
        return None if seat is None else seat_name(seat)

    def refused(self, move: str) -> str:
        """The § by which a move is refused; nothing changes by it."""
        before = GAME.position(self.table)
        with pytest.raises(IllegalMove) as refused:
            self.play(move)
        assert GAME.position(self.table) == before
        assert refused.value.reason in str(refused.value)
        return refused.value.rule

    def view(self, seat: str) -> QuickSilverView:
        return GAME.view(self.table, SPECTATOR if seat == "spectator" else seat_called(seat, self.table.seats))

    def hand(self, seat: str) -> list[str]:
        return list(self.view(seat).carts[seat_called(seat, self.table.seats)].hand or ())

    def cart(self, seat: str) -> tuple[int, int]:
        """Plates and blasts."""
        cart = self.view("spectator").carts[SEAT_NAMES.index(seat)]
        return cart.plates, cart.blasts

    def cash(self) -> list[int]:
        return [cart.cash for cart in self.view("spectator").carts]

    def told(self, kind: type[E]) -> list[E]:
        """The events of one kind so far."""
        return [event for event in self.events if isinstance(event, kind)]


def scene(
    seats: int = 4,
    *,
    hands: Mapping[str, str] | None = None,
    centre: str | None = None,
    carts: Mapping[str, tuple[int, int]] | None = None,
    cash: Mapping[str, int] | None = None,
    sneaks: Mapping[str, int] | None = None,
    out: Sequence[str] = (),
    **more: Any,
) -> Scene:
    """A scene in which all that is not said is ordinary: full carts, no cash, the cards in the deck's order.

    North deals and east begins, unless `dealer` and `turn` say otherwise.
    """
    said = {seat: cards.split() for seat, cards in (hands or {}).items()}
    middle = (centre or "").split()
    left = list(DECK)
    for card in [card for cards in said.values() for card in cards] + middle:
        left.remove(card)
    names = SEAT_NAMES[:seats]
    document: dict[str, Any] = {
        "game": "quick-silver",
        "seats": seats,
        "dealer": "north",
        "turn": "east",
        "black": 1,
        "white": 1,
    }
    document["centre"] = middle or [left.pop() for _ in range(3)]
    for seat in names:
        if seat in out:
            document[seat] = {"out": True}
            continue
        plates, blasts = (carts or {}).get(seat, (4, 0))
        document[seat] = {
            "hand": said.get(seat) or [left.pop() for _ in range(3)],
            "plates": plates,
            "blasts": blasts,
            "cash": (cash or {}).get(seat, 0),
            "sneaks": (sneaks or {}).get(seat, 0),
        }
    return Scene({**document, **more})


def end_of_round(hands: Mapping[str, str], *, centre: str | None = None, **more: Any) -> Scene:
    """The last turn of a round with these hands, north's, played so that nothing changes hands.

    North, who deals, swaps its first card for the same card in the first slot of the centre.
    """
    card = hands["north"].split()[0]
    others = list(DECK)
    for used in [*" ".join(hands.values()).split(), card]:
        others.remove(used)
    middle = centre or f"{card} {others[0]} {others[1]}"
    table = scene(len(hands), hands=hands, centre=middle, turn="north", **{"last-lap": True, **more})
    return table.play(f"swap {card} with centre", "take 1")
