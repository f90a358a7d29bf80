"""The books of a table of Quick Silver, kept from its events alone: what must be where if nothing is lost or made."""

from __future__ import annotations

from silverware.core.event import Event
from silverware.core.seats import SEAT_NAMES, SeatName
from silverware.games.quick_silver import GAME
from silverware.games.quick_silver.components import Holder
from silverware.games.quick_silver.events import (
    Blasted,
    Dealt,
    Died,
    PlateUsed,
    Redirected,
    Sneaked,
    Spared,
    Unloaded,
)
from silverware.games.quick_silver.view import QuickSilverView


class Ledger:
    """Tokens, sneak tokens and money, by what was told of them."""

    def __init__(self, seats: int) -> None:
        self.plates: dict[SeatName, int] = dict.fromkeys(SEAT_NAMES[:seats], GAME.box.tokens_each)
        self.blasts: dict[SeatName, int] = dict.fromkeys(SEAT_NAMES[:seats], 0)
        self.sneaks: dict[SeatName, int] = dict.fromkeys(SEAT_NAMES[:seats], 0)
        self.cash: dict[Holder, int] = dict.fromkeys([*SEAT_NAMES[:seats], "centre"], 0)

    def hear(self, event: Event) -> None:
        """Book an event."""
        match event:
            case Dealt():
                self.sneaks = dict.fromkeys(self.sneaks, 0)
            case Sneaked():
                self.sneaks[event.seat] += 1
            case Redirected():
                self.plates[event.seat] -= 1
            case PlateUsed():
                self.plates[event.seat] += event.repaired
                self.blasts[event.seat] -= event.repaired
            case Blasted():
                self.plates[event.seat] -= event.plates
                self.blasts[event.seat] += event.plates
            case Died():
                self.plates[event.seat] = self.blasts[event.seat] = self.cash[event.seat] = 0
            case Spared():
                assert event.lost == self.cash[event.seat]
                self.plates[event.seat], self.blasts[event.seat] = self.blasts[event.seat], 0
                self.cash[event.seat] = 0
            case Unloaded():
                self.cash[event.holder] += event.earned

    def check(self, view: QuickSilverView) -> None:
        """The books agree with the table."""
        for seat, cart in zip(self.plates, view.carts, strict=True):
            assert (cart.plates, cart.blasts) == (self.plates[seat], self.blasts[seat])
            assert (cart.sneaks, cart.cash) == (self.sneaks[seat], self.cash[seat])
        assert view.stranger in (None, self.cash["centre"])
        assert view.sneak_pile + sum(self.sneaks.values()) == GAME.box.sneak_tokens
        assert view.tin + sum(self.plates.values()) + sum(self.blasts.values()) == GAME.box.tokens
