from __future__ import annotations

import msgspec

from silverware.core.seats import SPECTATOR
from silverware.games.quick_silver import GAME
from tests.games.quick_silver.scene import end_of_round, scene
from tests.rules import rule

HANDS = {"north": "25 10 5", "east": "20 15 junk", "south": "15 15 dynamite", "west": "10 10 5"}


@rule("quick-silver", "10.1")
def test_tokens_sneaks_cash_tin_and_dice_are_open_to_everybody() -> None:
    table = scene(4, hands=HANDS, carts={"west": (2, 1)}, cash={"south": 40}, sneaks={"north": 2})
    for seat in ("spectator", "north", "east", "south", "west"):
        view = table.view(seat)
        assert [(c.plates, c.blasts, c.sneaks, c.cash) for c in view.carts] == [
            (4, 0, 2, 0),
            (4, 0, 0, 0),
            (4, 0, 0, 40),
            (2, 1, 0, 0),
        ]
        assert (view.tin, view.sneak_pile, view.black, view.white, view.asked) == (9, 6, 1, 1, 1)
        assert (view.question, view.rule, view.stranger) == ("turn", "4.3", None)


@rule("quick-silver", "10.2")
def test_the_hands_of_others_the_centre_and_the_cards_aside_are_hidden() -> None:
    table = scene(4, hands=HANDS, centre="5 20 dynamite")
    other = scene(4, hands={**HANDS, "south": "20 5 plate", "west": "15 10 dynamite"}, centre="15 10 5")
    assert msgspec.json.encode(table.view("east")) == msgspec.json.encode(other.view("east"))
    assert table.view("east").carts[1].hand == ("20", "15", "junk")


@rule("quick-silver", "10.3")
def test_spectators_see_no_hand() -> None:
    view = scene(4, hands=HANDS).view("spectator")
    assert view.centre is None
    assert all(cart.hand is None for cart in view.carts)


@rule("quick-silver", "10.3")
def test_who_is_out_sees_what_spectators_see() -> None:
    table = scene(4, out=("west",), options={"memory": "aided"}, turn=None)
    for moves in ((), ("pick up",), ("sneak",)):
        table.play(*moves)
        seen = msgspec.structs.replace(GAME.view(table.table, 3), seat=SPECTATOR)
        assert seen == table.view("spectator")
        assert (seen.spied is None) == (moves != ())


@rule("quick-silver", "10.4")
def test_when_the_game_is_over_the_last_hands_lie_open() -> None:
    hands = {"north": "15 10 5", "east": "20 15 10", "south": "25 10 5"}
    table = end_of_round(hands, carts={"east": (0, 1)}, cash={"north": 99, "south": 1})
    assert table.table.outcome is not None
    assert [cart.hand for cart in table.view("spectator").carts] == [
        ("15", "10", "5"),
        ("20", "15", "10"),
        ("25", "10", "5"),
    ]
