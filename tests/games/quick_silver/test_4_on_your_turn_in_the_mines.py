from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from silverware.core.dice import Seeded
from silverware.games.quick_silver import GAME
from silverware.games.quick_silver.documents import Options
from silverware.games.quick_silver.events import DieReduced, LastLapBegun, Offered, Passed, Sneaked, Swapped
from tests.games.quick_silver.scene import scene
from tests.rules import rule

LAST_LAP: Any = {"last-lap": True}
HANDS = {"north": "25 10 5", "east": "20 15 junk", "south": "15 15 dynamite", "west": "10 10 5"}


@rule("quick-silver", "4.1")
def test_turns_pass_to_the_left() -> None:
    table = scene(4, turn="east", black=2)
    order = []
    for _ in range(4):
        order.append(table.asked())
        table.play("sneak")
    assert order == ["east", "south", "west", "north"]


@rule("quick-silver", "4.1")
def test_turns_pass_over_those_who_are_out() -> None:
    assert scene(4, turn="east", out=("south", "west")).play("sneak").asked() == "north"


@rule("quick-silver", "4.2")
@pytest.mark.parametrize("black", [1, 2, 3])
def test_a_black_die_of_v_gives_v_turns_each(black: int) -> None:
    table = scene(3, turn=None, black=black).play("pick up")
    turns: Counter[str | None] = Counter()
    while table.view("north").round == 1:
        turns[table.asked()] += 1
        table.play("sneak" if "sneak" in table.menu() else "pass")
    assert turns == {"north": black, "east": black, "south": black}


@rule("quick-silver", "4.2")
def test_every_round_has_the_laps_of_its_own_die() -> None:
    table = scene(2, turn="north", **LAST_LAP).play("sneak")
    assert table.view("north").round == 2
    turns = 0
    table.play("pick up")
    while table.view("north").round == 2:
        table.play("sneak")
        turns += 1
    assert turns == 2 * 2


@rule("quick-silver", "4.2")
def test_the_holder_reduces_the_black_die_at_the_start_of_the_turn() -> None:
    table = scene(3, turn=None, black=3).play("pick up")
    assert table.view("north").black == 2
    assert table.told(DieReduced) == [DieReduced("east", 2)]
    table.play("sneak", "sneak")
    assert table.view("north").black == 2
    table.play("sneak")
    assert table.view("north").black == 1
    assert not table.view("north").last_lap
    table.play("sneak", "sneak", "sneak")
    assert table.view("north").black == 1
    assert table.view("north").last_lap
    assert table.told(LastLapBegun) == [LastLapBegun("east")]


@rule("quick-silver", "4.3")
def test_a_turn_is_a_swap_or_a_sneak() -> None:
    table = scene(3, hands={"east": "20 15 junk"})
    targets = ("north", "south", "centre")
    assert table.menu() == {f"swap {card} with {who}" for card in ("20", "15", "junk") for who in targets} | {"sneak"}
    for move in ("allow", "redirect onto centre", "take 1", "pick up"):
        assert table.refused(move) == "4.3"


@rule("quick-silver", "4.4")
def test_only_a_card_of_ones_own_hand_can_be_offered() -> None:
    table = scene(4, hands=HANDS)
    assert table.refused("swap 25 with west") == "4.4"
    assert table.refused("swap dynamite with centre") == "4.4"


@rule("quick-silver", "4.4")
def test_equal_cards_are_one_choice() -> None:
    table = scene(4, hands=HANDS, turn="south")
    assert sum("swap 15" in move for move in table.menu()) == 4


@rule("quick-silver", "4.4")
def test_the_offered_card_stays_the_same_through_redirects() -> None:
    table = scene(4, hands=HANDS).play("swap junk with north", "redirect onto west", "allow", chance="5")
    assert table.hand("west") == ["10", "10", "junk"]
    assert table.hand("east") == ["20", "15", "5"]


@rule("quick-silver", "4.5")
@pytest.mark.parametrize("taken", ["25", "10", "5"])
def test_a_card_is_taken_blind_from_a_hand(taken: str) -> None:
    table = scene(4, hands=HANDS).play("swap junk with north", "allow", chance=taken)
    assert taken in table.hand("east")
    assert taken not in table.hand("north")
    assert "junk" in table.hand("north")


@rule("quick-silver", "4.4", "5.4", "6.7")
def test_a_swap_without_a_card_is_explained_and_never_made() -> None:
    table = scene(4, hands=HANDS, out=("west",))
    why = {
        "north": ("Choose one of your cards first.", "4.4"),
        "centre": ("Choose one of your cards first.", "4.4"),
        "east": ("You can't swap with yourself.", "5.4"),
        "west": ("West is out of the game.", "6.7"),
        "dusk": ("Nobody sits at dusk.", "1.1"),
    }
    for holder, said in why.items():
        move = GAME.notation.meant({"type": "swap", "card": "", "target": holder})
        assert move not in GAME.notation.moves
        refused = table.table.why_not(1, move)
        assert refused is not None
        assert (refused.reason, refused.rule) == said
    chosen = scene(4, hands=HANDS).play("swap junk with centre").table
    refused = chosen.why_not(1, GAME.notation.meant({"type": "swap", "card": "", "target": "centre"}))
    assert refused is not None
    assert refused.rule == "4.6"


@rule("quick-silver", "4.5")
def test_each_card_of_a_hand_is_equally_likely_to_be_taken() -> None:
    taken: Counter[str] = Counter()
    dice = Seeded(5)
    for _ in range(900):
        table = scene(4, hands=HANDS).table
        table.play(GAME.notation.parse("swap junk with north"), dice)
        table.play(GAME.notation.parse("allow"), dice)
        taken.update(set(table.named_hand(1)) - {"20", "15"})
    assert all(240 < taken[card] < 360 for card in ("25", "10", "5"))


@rule("quick-silver", "4.6")
@pytest.mark.parametrize(("slot", "card"), [(1, "10"), (2, "5"), (3, "dynamite")])
def test_the_taker_chooses_the_slot_of_the_centre(slot: int, card: str) -> None:
    table = scene(4, hands=HANDS, centre="10 5 dynamite").play("swap junk with centre")
    assert table.asked() == "east"
    assert table.menu() == {"take 1", "take 2", "take 3"}
    table.play(f"take {slot}")
    assert table.hand("east") == sorted(["20", "15", card], key=GAME.cards.index)


@rule("quick-silver", "4.6")
def test_slots_keep_their_places() -> None:
    table = scene(4, hands=HANDS, centre="10 5 dynamite", black=2).play("swap junk with centre", "take 2")
    table.play("swap dynamite with centre", "take 2")
    assert "junk" in table.hand("south")


@rule("quick-silver", "4.7")
def test_a_named_target_is_binding() -> None:
    table = scene(4, hands=HANDS).play("swap junk with north")
    assert table.asked() == "north"
    assert table.menu() == {"allow", "redirect onto south", "redirect onto west", "redirect onto centre"}
    chosen = scene(4, hands=HANDS).play("swap junk with centre")
    assert chosen.refused("sneak") == "4.6"
    assert chosen.refused("swap junk with west") == "4.4"


@rule("quick-silver", "4.7")
def test_a_target_that_cannot_redirect_is_swapped_with_at_once() -> None:
    table = scene(4, hands=HANDS, carts={"north": (1, 0)}).play("swap junk with north", chance="25")
    assert table.hand("east") == ["25", "20", "15"]
    assert table.asked() == "south"


@rule("quick-silver", "4.8")
def test_the_offered_card_goes_where_the_taken_one_was() -> None:
    table = scene(4, hands=HANDS, centre="10 5 dynamite").play("swap junk with centre", "take 3")
    assert table.hand("east") == ["20", "15", "dynamite"]
    assert GAME.position(table.table)["centre"] == ("10", "5", "junk")


@rule("quick-silver", "4.8")
def test_only_the_two_seats_of_a_swap_know_its_cards() -> None:
    table = scene(4, hands=HANDS).play("swap junk with north", "allow", chance="25")
    (offered,) = table.told(Offered)
    (swapped,) = table.told(Swapped)
    for seat in (-1, 0, 1, 2, 3):
        assert offered.to(seat).card == ("junk" if seat == 1 else None)
        sight = swapped.to(seat)
        assert (sight.gave, sight.took) == (("junk", "25") if seat in (0, 1) else (None, None))
        assert (sight.taker, sight.source, sight.slot) == ("east", "north", None)


@rule("quick-silver", "4.8")
def test_everybody_knows_which_slot_was_touched() -> None:
    table = scene(4, hands=HANDS).play("swap junk with centre", "take 3")
    (swapped,) = table.told(Swapped)
    for seat in (-1, 0, 2, 3):
        assert swapped.to(seat) == Swapped("east", "centre", 3, None, None)


@rule("quick-silver", "4.8")
def test_the_card_on_offer_is_shown_to_its_owner_alone() -> None:
    table = scene(4, hands=HANDS).play("swap junk with north")
    for seat in ("spectator", "north", "east", "south", "west"):
        swap = table.view(seat).swap
        assert swap is not None
        assert swap.card == ("junk" if seat == "east" else None)
    table.play("redirect onto centre")
    for seat in ("spectator", "north", "east", "south", "west"):
        swap = table.view(seat).swap
        assert swap is not None
        assert (swap.target, swap.card) == (6, "junk" if seat == "east" else None)


@rule("quick-silver", "4.9")
def test_a_sneak_takes_a_token_from_the_pile() -> None:
    table = scene(4, sneaks={"west": 2}).play("sneak")
    assert table.view("north").carts[1].sneaks == 1
    assert table.view("north").sneak_pile == 5
    assert table.told(Sneaked) == [Sneaked("east")]


@rule("quick-silver", "4.9")
def test_a_seat_may_hold_any_number_of_sneak_tokens() -> None:
    table = scene(4, sneaks={"east": 7}).play("sneak")
    assert table.view("north").carts[1].sneaks == 8


@rule("quick-silver", "4.10")
def test_without_sneak_tokens_one_passes() -> None:
    table = scene(4, sneaks={"west": 8})
    assert "pass" in table.menu()
    assert "sneak" not in table.menu()
    assert table.refused("sneak") == "4.10"
    assert table.play("pass").asked() == "south"
    assert table.told(Passed) == [Passed("east")]


@rule("quick-silver", "4.10")
def test_passing_is_not_offered_while_tokens_are_left() -> None:
    table = scene(4, sneaks={"west": 7})
    assert "pass" not in table.menu()
    assert table.refused("pass") == "4.10"


@rule("quick-silver", "4.11")
def test_a_swap_may_bring_back_a_card_like_the_one_given() -> None:
    table = scene(4, hands=HANDS, turn="west").play("swap 10 with north", "allow", chance="10")
    assert table.hand("west") == ["10", "10", "5"]
    assert table.hand("north") == ["25", "10", "5"]


@rule("quick-silver", "4.3")
def test_every_first_turn_offers_something() -> None:
    for seats in GAME.seats:
        table = GAME.start(seats, Seeded(seats), Options())
        table.play(table.menu()[0], Seeded(1))
        assert len(table.menu()) > 2
