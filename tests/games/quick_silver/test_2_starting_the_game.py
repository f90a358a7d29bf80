from __future__ import annotations

from collections import Counter

from silverware.core.dice import Seeded
from silverware.core.script import Scripted
from silverware.core.seats import SPECTATOR
from silverware.games.quick_silver import GAME
from silverware.games.quick_silver.documents import Options
from tests.games.quick_silver.scene import NEXT_DEAL
from tests.rules import rule


@rule("quick-silver", "2.1")
def test_every_cart_starts_with_four_plates_and_the_rest_are_in_the_tin() -> None:
    for seats in GAME.seats:
        view = GAME.view(GAME.start(seats, Seeded(seats), Options()), SPECTATOR)
        assert [(cart.plates, cart.blasts) for cart in view.carts] == [(4, 0)] * seats
        assert view.tin == 24 - 4 * seats


@rule("quick-silver", "2.2")
def test_nobody_has_any_cash() -> None:
    view = GAME.view(GAME.start(4, Seeded(2), Options(sneaky_stranger=True)), SPECTATOR)
    assert [cart.cash for cart in view.carts] == [0, 0, 0, 0]
    assert view.stranger == 0


@rule("quick-silver", "2.3")
def test_the_first_dealer_is_drawn_by_lot() -> None:
    for lot in (1, 2, 3):
        assert GAME.start(3, Scripted([str(lot), *NEXT_DEAL], GAME.cards), Options()).dealer == lot - 1
    drawn = Counter(GAME.start(3, Seeded(seed), Options()).dealer for seed in range(900))
    assert all(240 < drawn[seat] < 360 for seat in range(3))
