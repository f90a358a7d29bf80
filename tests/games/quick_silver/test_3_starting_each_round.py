from __future__ import annotations

from collections import Counter

from silverware.core.dice import Seeded
from silverware.core.script import Scripted, outcomes
from silverware.games.quick_silver import GAME
from silverware.games.quick_silver.documents import Options
from silverware.games.quick_silver.events import Dealt, PickedUp
from silverware.games.quick_silver.recalling import certain
from silverware.games.quick_silver.state import Table
from tests.games.quick_silver.scene import end_of_round, scene
from tests.rules import rule

SHUFFLED = "[20 5 dynamite 25 10 junk 15 15 5 10 plate 20 5 5 10 10 15 20 dynamite 15 dynamite]"


def dealt(*, dealer: int = 1, black: int = 2, white: int = 2, deck: str = SHUFFLED) -> Table:
    dice = Scripted([str(dealer), *outcomes(deck), str(black), str(white)], GAME.cards)
    return GAME.start(3, dice, Options())


@rule("quick-silver", "3.1")
def test_sneak_tokens_return_to_their_pile() -> None:
    table = end_of_round({"north": "15 10 5", "east": "15 10 10"}, sneaks={"north": 2, "east": 3})
    assert table.view("north").round == 2
    assert table.view("north").sneak_pile == 8
    assert [cart.sneaks for cart in table.view("north").carts] == [0, 0]


@rule("quick-silver", "3.2")
def test_all_cards_are_shuffled_and_both_dice_rolled() -> None:
    table = dealt(black=3, white=2)
    assert [GAME.cards[card] for card in table.cards] == SHUFFLED.strip("[]").split()
    assert (table.black, table.white) == (3, 2)


@rule("quick-silver", "3.3")
def test_three_cards_are_dealt_face_down_to_the_centre() -> None:
    table = dealt(white=3)
    assert table.named_hand(6) == ("dynamite", "15", "dynamite")
    assert all(GAME.view(table, seat).centre is None for seat in range(3))


@rule("quick-silver", "3.3")
def test_anybody_can_swap_with_the_centre() -> None:
    for seat in ("north", "east", "south"):
        table = scene(3, turn=seat)
        assert f"swap {table.hand(seat)[0]} with centre" in table.menu()


@rule("quick-silver", "3.4")
def test_as_many_cards_lie_face_up_as_the_white_die_shows() -> None:
    for white in (1, 2, 3):
        spied = GAME.view(dealt(white=white), 2).spied
        assert spied is not None
        assert [len(cards) for cards in spied] == [white] * 3
    assert GAME.view(dealt(white=2), 2).spied == (("20", "5"), ("25", "10"), ("15", "15"))
    assert dealt(deck=SHUFFLED.replace("20 5 dynamite", "5 20 dynamite")).faceup()[0] == ("20", "5")


@rule("quick-silver", "3.4")
def test_each_seat_gets_three_cards() -> None:
    table = dealt()
    assert [GAME.view(table, seat).carts[seat].hand for seat in range(3)] == [
        ("20", "5", "dynamite"),
        ("25", "10", "junk"),
        ("15", "15", "5"),
    ]


@rule("quick-silver", "3.5")
def test_the_remaining_cards_are_out_of_reach() -> None:
    table = scene(2, turn="north", hands={"north": "25 10 5"})
    swaps = {move for move in table.menu() if move.startswith("swap")}
    assert {move.split(" with ")[1] for move in swaps} == {"east", "centre"}
    assert len(GAME.position(table.table)["aside"]) == 12


@rule("quick-silver", "3.5")
def test_with_six_seats_no_card_is_aside() -> None:
    assert GAME.position(GAME.start(6, Seeded(1), Options()))["aside"] == ()


@rule("quick-silver", "3.5", "6.7")
def test_the_dead_get_no_cards_and_theirs_lie_aside() -> None:
    table = scene(3, out=("south",), turn="north")
    assert len(GAME.position(table.table)["aside"]) == 12


@rule("quick-silver", "3.6")
def test_face_up_cards_are_seen_by_all_until_the_hands_are_picked_up() -> None:
    table = dealt(dealer=2)
    assert table.asked() == 1
    assert [move.text for move in table.menu()] == ["pick up"]
    assert all(GAME.view(table, seat).spied for seat in (-1, 0, 1, 2))
    table.heard = []
    table.play(GAME.notation.parse("pick up"), Seeded(1))
    assert PickedUp() in table.heard
    assert not any(GAME.view(table, seat).spied for seat in (-1, 0, 1, 2))


@rule("quick-silver", "3.6")
def test_nothing_else_happens_while_cards_are_spied() -> None:
    table = scene(3, turn=None)
    assert table.asked() == "north"
    assert table.refused("sneak") == "3.6"


@rule("quick-silver", "3.6")
def test_ones_own_hand_is_always_visible_and_no_other() -> None:
    table = dealt()
    for seat in range(3):
        hands = [cart.hand for cart in GAME.view(table, seat).carts]
        assert hands[seat] is not None
        assert hands.count(None) == 2


@rule("quick-silver", "3.6")
def test_the_deal_tells_each_chair_its_own_hand_alone() -> None:
    (deal,) = end_of_round({"north": "15 10 5", "east": "20 15 10", "south": "25 5 5"}).told(Dealt)
    assert all(deal.hands)
    for seat in (-1, 0, 1, 2):
        assert deal.to(seat).hands == tuple(hand if at == seat else None for at, hand in enumerate(deal.hands))


@rule("quick-silver", "3.7", "3.8")
def test_the_black_die_goes_to_the_dealers_left_who_begins() -> None:
    for dealer, first in ((1, "east"), (2, "south"), (3, "north")):
        table = dealt(dealer=dealer)
        table.play(GAME.notation.parse("pick up"), Seeded(1))
        asked = table.asked()
        assert asked is not None
        assert GAME.view(table, 0).first == asked
        assert ("north", "east", "south")[asked] == first


@rule("quick-silver", "3.7")
def test_the_black_die_passes_over_the_dead() -> None:
    table = scene(4, out=("east",), turn=None).play("pick up")
    assert table.asked() == "south"


@rule("quick-silver", "3.7", "3.4", "3.5")
def test_after_a_death_the_living_alone_are_dealt_to_and_one_of_them_begins() -> None:
    hands = {"north": "15 10 5", "east": "15 10 10", "south": "20 10 5", "west": "25 5 5"}
    table = end_of_round(hands, carts={"north": (0, 2)})
    (deal,) = table.told(Dealt)
    assert [hand is None for hand in deal.hands] == [True, False, False, False]
    assert [len(cards) for cards in deal.faceup] == [0, 1, 1, 1]
    assert (deal.dealer, deal.first) == ("west", "east")
    assert table.play("pick up").asked() == "east"


@rule("quick-silver", "3.9")
def test_an_honest_table_remembers_nothing() -> None:
    table = scene(3, turn="north").play("sneak")
    assert table.view("north").memory is None
    assert table.view("north").known is None


@rule("quick-silver", "3.9")
def test_an_aided_table_keeps_what_a_seat_has_seen() -> None:
    hands = {"north": "25 10 5", "east": "20 15 junk", "south": "15 15 dynamite"}
    table = scene(3, hands=hands, centre="10 5 5", turn="north", white=2, options={"memory": "aided"})
    memory = table.view("east").memory
    assert memory is not None
    assert memory.faceup == (("25", "10"), ("20", "15"), ("15", "15"))
    assert memory.hand == ("20", "15", "junk")
    table.play("swap 25 with centre", "take 2")
    seen = table.view("north").memory
    assert seen is not None
    assert (seen.swaps[0].gave, seen.swaps[0].took) == ("25", "5")
    other = table.view("east").memory
    assert other is not None
    assert (other.swaps[0].gave, other.swaps[0].took, other.swaps[0].slot) == (None, None, 2)


@rule("quick-silver", "3.9")
def test_what_is_certain_of_the_things_seen() -> None:
    hands = {"north": "25 10 5", "east": "20 20 junk", "south": "15 15 dynamite"}
    table = scene(3, hands=hands, centre="10 5 5", turn="north", white=2, options={"memory": "aided"})
    table.play("swap 25 with centre", "take 2")
    table.play("swap junk with south", "allow", chance="15")
    for seat, others in {
        "north": [(), ("20",), ("15",)],
        "east": [(), (), ("15", "junk")],
        "south": [(), ("20", "20", "15"), ()],
    }.items():
        view = table.view(seat)
        known = view.known
        assert known is not None
        assert [sorted(hand) for hand in known.hands] == [sorted(hand) for hand in others], seat
        assert known.centre == ((None, "25", None) if seat == "north" else (None, None, None))


@rule("quick-silver", "3.9")
def test_a_known_card_of_the_centre_is_followed_when_another_takes_it() -> None:
    hands = {"north": "25 10 5", "east": "20 20 junk", "south": "15 15 dynamite"}
    table = scene(3, hands=hands, centre="10 5 5", turn="north", options={"memory": "aided"})
    table.play("swap 25 with centre", "take 2", "swap junk with centre", "take 2")
    known = table.view("north").known
    assert known is not None
    assert known.centre == (None, None, None)
    assert known.hands[1] == ("25",)


@rule("quick-silver", "3.9")
def test_a_card_that_comes_back_is_known_again() -> None:
    hands = {"north": "25 10 5", "east": "20 20 junk", "south": "15 15 dynamite"}
    table = scene(3, hands=hands, centre="10 5 5", turn="north", white=2, black=2, options={"memory": "aided"})
    table.play("swap 25 with south", "allow", chance="dynamite").play("sneak", "sneak")
    table.play("swap dynamite with south", "allow", chance="25")
    known = table.view("north").known
    assert known is not None
    assert sorted(known.hands[2]) == ["15", "15", "dynamite"]


@rule("quick-silver", "3.9")
def test_what_is_certain_is_true() -> None:
    dice = Seeded(9)
    for seats in GAME.seats:
        for _ in range(20):
            table = GAME.start(seats, dice, Options(memory="aided"))
            for _ in range(40):
                if table.outcome is not None:
                    break
                for seat in (-1, *range(seats)):
                    known = certain(GAME.recall(table, seat), seat)
                    for other, cards in enumerate(known.hands):
                        assert not Counter(cards) - Counter(table.named_hand(other))
                    for slot, card in enumerate(known.centre):
                        assert card in (None, table.named_hand(6)[slot])
                menu = table.menu()
                table.play(menu[dice.below(len(menu))], dice)


@rule("quick-silver", "3.9", "3.4")
def test_a_new_deal_wipes_the_memory() -> None:
    table = end_of_round({"north": "15 10 5", "east": "15 10 10"}, options={"memory": "aided"})
    memory = table.view("north").memory
    assert memory is not None
    assert memory.swaps == ()
    (deal,) = table.told(Dealt)
    assert memory.faceup == deal.faceup
