from __future__ import annotations

from typing import Any

from silverware.games.quick_silver.events import Redirected
from tests.games.quick_silver.scene import scene
from tests.rules import rule

HANDS = {"north": "25 10 5", "east": "20 15 junk", "south": "15 15 dynamite", "west": "10 10 5"}


@rule("quick-silver", "5.1")
def test_a_target_may_return_a_plate_and_send_the_swap_elsewhere() -> None:
    table = scene(4, hands=HANDS).play("swap junk with north", "redirect onto south")
    assert table.cart("north") == (3, 0)
    assert table.asked() == "south"
    assert table.told(Redirected) == [Redirected("north", "east", "south")]


@rule("quick-silver", "5.1")
def test_a_swap_may_be_redirected_onto_the_centre() -> None:
    table = scene(4, hands=HANDS, centre="10 5 dynamite").play("swap junk with north", "redirect onto centre", "take 1")
    assert table.hand("east") == ["20", "15", "10"]


@rule("quick-silver", "5.1")
def test_a_target_may_allow_the_swap_and_keep_its_plates() -> None:
    table = scene(4, hands=HANDS).play("swap junk with north", "allow", chance="25")
    assert table.cart("north") == (4, 0)
    for move, paragraph in {"sneak": "5.1", "take 1": "5.1", "swap 10 with west": "4.5"}.items():
        assert scene(4, hands=HANDS).play("swap junk with north").refused(move) == paragraph


@rule("quick-silver", "5.1")
def test_a_redirect_goes_to_somebody_else() -> None:
    assert scene(4, hands=HANDS).play("swap junk with north").refused("redirect onto north") == "5.1"


@rule("quick-silver", "5.2")
def test_a_redirect_can_be_redirected_but_not_straight_back() -> None:
    table = scene(4, hands=HANDS).play("swap junk with north", "redirect onto south")
    assert table.menu() == {"allow", "redirect onto west", "redirect onto centre"}
    assert table.refused("redirect onto north") == "5.2"
    table.play("redirect onto west")
    assert table.cart("south") == (3, 0)


@rule("quick-silver", "5.2")
def test_an_earlier_sender_may_be_chosen_again() -> None:
    table = scene(4, hands=HANDS).play("swap junk with north", "redirect onto south", "redirect onto west")
    assert table.menu() == {"allow", "redirect onto north", "redirect onto centre"}
    table.play("redirect onto north")
    assert table.asked() == "north"
    assert table.menu() == {"allow", "redirect onto south", "redirect onto centre"}


@rule("quick-silver", "5.3")
def test_the_centre_never_redirects() -> None:
    assert scene(4, hands=HANDS).play("swap junk with centre").asked() == "east"
    assert scene(4, hands=HANDS).play("swap junk with west", "redirect onto centre").asked() == "east"


@rule("quick-silver", "5.4")
def test_nobody_swaps_with_themselves() -> None:
    assert scene(4, hands=HANDS).refused("swap junk with east") == "5.4"
    table = scene(4, hands=HANDS).play("swap junk with north")
    assert table.refused("redirect onto east") == "5.4"
    assert table.play("redirect onto south").refused("redirect onto east") == "5.4"


@rule("quick-silver", "5.5")
def test_only_plates_can_be_returned() -> None:
    table = scene(4, hands=HANDS, carts={"north": (0, 3)}).play("swap junk with north", chance="5")
    assert table.cart("north") == (0, 3)
    assert table.asked() == "south"


@rule("quick-silver", "5.5")
def test_a_last_token_cannot_be_returned() -> None:
    table = scene(4, hands=HANDS, carts={"north": (1, 0)}).play("swap junk with north", chance="5")
    assert table.cart("north") == (1, 0)


@rule("quick-silver", "5.5")
def test_a_plate_and_a_blast_are_enough_to_redirect() -> None:
    table = scene(4, hands=HANDS, carts={"north": (1, 1)}).play("swap junk with north", "redirect onto centre")
    assert table.cart("north") == (0, 1)


@rule("quick-silver", "5.6")
def test_a_cart_with_only_blasts_is_not_lost_in_the_mines() -> None:
    table = scene(4, hands=HANDS, carts={"north": (1, 1)}).play(
        "swap junk with north", "redirect onto centre", "take 1"
    )
    assert not table.view("north").carts[0].out
    table.play("sneak", "sneak")
    assert table.asked() == "north"


@rule("quick-silver", "5.7")
def test_one_seat_may_redirect_several_times_in_one_swap() -> None:
    table = scene(4, hands=HANDS).play(
        "swap junk with north",
        "redirect onto south",
        "redirect onto west",
        "redirect onto north",
        "redirect onto south",
    )
    assert [table.cart(seat) for seat in ("north", "south", "west")] == [(2, 0), (3, 0), (3, 0)]


@rule("quick-silver", "5.7")
def test_redirects_go_on_until_somebody_cannot_redirect() -> None:
    table = scene(4, hands=HANDS, carts={"south": (1, 0)})
    table.play("swap junk with north", "redirect onto west", "redirect onto south", chance="15")
    assert table.hand("east") == ["20", "15", "15"]


@rule("quick-silver", "5.8")
def test_what_goes_into_the_tin_is_gone() -> None:
    last_lap: Any = {"last-lap": True}
    table = scene(4, hands=HANDS, **last_lap)
    assert table.view("north").tin == 8
    table.play("swap junk with north", "redirect onto centre", "take 1", "sneak", "sneak", "sneak")
    assert table.view("north").round == 2
    assert table.view("north").tin == 9
    assert sum(table.cart("north")) == 3


@rule("quick-silver", "5.9")
def test_with_two_seats_the_only_redirect_is_onto_the_centre() -> None:
    table = scene(2, hands={"east": "20 15 junk"}).play("swap junk with north")
    assert table.menu() == {"allow", "redirect onto centre"}


@rule("quick-silver", "5.9")
def test_with_three_seats_the_second_redirect_is_onto_the_centre() -> None:
    table = scene(3, hands={"east": "20 15 junk"}).play("swap junk with north", "redirect onto south")
    assert table.menu() == {"allow", "redirect onto centre"}


@rule("quick-silver", "6.7")
def test_the_dead_cannot_be_named() -> None:
    table = scene(4, hands={"east": "20 15 junk"}, out=("west",))
    assert table.refused("swap junk with west") == "6.7"
    assert table.play("swap junk with north").refused("redirect onto west") == "6.7"
