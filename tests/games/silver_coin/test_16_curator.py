from __future__ import annotations

from silverware.games.silver_coin.events import Removed, Rotated
from tests.games.silver_coin.scene import scene
from tests.rules import rule


@rule("silver-coin", "16.1")
def test_each_faceup_curator_rotates_a_card_or_discards_a_rotated_one() -> None:
    table = scene("2, (5) rotated, (6), 7", "(8) rotated").play("curate 1")
    assert table.asked() == ("north", "curate")
    assert table.menu() == {"rotate 1", "rotate 2", "rotate 3", "rotate 4", "discard 2"}
    assert table.refused("discard 3") == "16.1"
    assert table.refused("discard 5") == "2.7"
    table.play("rotate 4")
    assert table.village("north") == "2, (5) rotated, (6), 7 rotated"
    (event,) = table.told(Rotated)
    assert (event.card.place, event.card.number, event.rotated) == (4, 7, True)
    assert table.menu() == {"draw", "take", "call"}
    other = scene("2, (5) rotated, (6), 7").play("curate 1", "discard 2")
    assert (other.village("north"), other.pile()) == ("2, (6), 7", "9, 5")


@rule("silver-coin", "16.1")
def test_once_a_turn_for_each_copy() -> None:
    table = scene("2, 2, (2), (6)")
    assert table.menu("curate") == {"curate 1", "curate 2"}
    table.play("curate 2", "rotate 4")
    assert table.menu("curate") == {"curate 1"}
    table.play("curate 1", "discard 4")
    assert table.menu() == {"draw", "take", "call"}
    assert table.village("north") == "2, 2, (2)"
    assert table.refused("curate 1") == "16.1"
    table.draw(3, "discard")
    assert table.asked() == ("east", "turn")
    table.draw(3, "discard")
    assert table.menu("curate") == {"curate 1", "curate 2"}


@rule("silver-coin", "16.2")
def test_a_rotated_card_can_be_set_upright() -> None:
    table = scene("2, (5) rotated").play("curate 1", "rotate 2")
    assert table.village("north") == "2, (5)"
    assert [event.rotated for event in table.told(Rotated)] == [False]


@rule("silver-coin", "16.3")
def test_a_curator_works_on_itself() -> None:
    assert scene("2, (5)").play("curate 1", "rotate 1").village("north") == "2 rotated, (5)"
    table = scene("2 rotated, (5)").play("curate 1", "discard 1")
    assert (table.village("north"), table.pile()) == ("(5)", "9, 2")


@rule("silver-coin", "16.4")
def test_only_a_faceup_curator_works_and_as_long_as_it_is_faceup() -> None:
    assert not scene("(2), (5)").menu("curate")
    assert scene("(2), (5)").refused("curate 1") == "16.4"
    table = scene("2, 3").play("pixie 2", "flip north 1")
    assert not table.menu("curate")
    table = scene("(2), 3").play("pixie 2", "flip north 1")
    assert table.menu("curate") == {"curate 1"}


@rule("silver-coin", "16.5")
def test_before_the_action_the_card_it_discards_can_be_taken() -> None:
    table = scene("2, (7) rotated, (6)").play("curate 1", "discard 2", "take", "exchange 2", "done")
    assert table.village("north") == "2, 7"
    assert table.pile() == "9, 6"


@rule("silver-coin", "16.6")
def test_in_the_midst_with_a_drawn_card_in_hand() -> None:
    table = scene("2, (7) rotated, (6)").draw(4)
    assert table.menu() == {"discard", "exchange 1", "exchange 2", "exchange 3", "curate 1"}
    table.play("curate 1", "discard 2")
    assert table.asked() == ("north", "drawn")
    assert table.menu() == {"discard", "exchange 1", "exchange 2"}
    table.play("discard")
    assert (table.village("north"), table.pile()) == ("2, (6)", "9, 7, 4")
    assert table.asked() == ("east", "turn")


@rule("silver-coin", "16.6", "16.8")
def test_in_the_midst_of_an_exchange() -> None:
    table = scene("2, (7) rotated, (6), (5)").play("take", "exchange 3", "curate 1", "discard 2")
    assert table.asked() == ("north", "exchange")
    assert table.menu() == {"exchange 1", "exchange 3", "done"}
    table.play("done")
    assert (table.village("north"), table.pile()) == ("2, 9, (5)", "7, 6")


@rule("silver-coin", "16.6", "16.14")
def test_between_a_match_and_the_discards() -> None:
    table = scene("(2), 2, (5) rotated", "(7)").play("take", "exchange 1", "exchange 2", "done")
    assert table.menu() == {"put 1", "put 2", "curate 1", "curate 2"}
    table.play("curate 1")
    assert table.menu() == {"rotate 1", "rotate 2", "rotate 3", "discard 3"}
    table.play("discard 3", "curate 2", "rotate 2")
    assert table.refused("curate 1") == "16.1"
    assert table.menu() == {"put 1", "put 2"}
    table.play("put 1")
    assert (table.village("north"), table.pile()) == ("9", "5, 2, 2")
    chosen = scene("2, 2 rotated", "(7)").play("take", "exchange 1", "exchange 2", "curate 1")
    assert chosen.refused("discard 2") == "16.14"


@rule("silver-coin", "16.7")
def test_after_the_action() -> None:
    table = scene("2, (7) rotated, (6)").draw(4, "discard", "curate 1", "discard 2")
    assert (table.village("north"), table.pile()) == ("2, (6)", "9, 4, 7")
    assert table.asked() == ("east", "turn")


@rule("silver-coin", "16.8")
def test_in_the_midst_of_the_village_idiot_a_rotated_card_is_given() -> None:
    table = scene("2, (5)", "(7) rotated").draw(12, "use", "curate 1", "rotate 2")
    assert table.asked() == ("north", "move")
    table.play("move north 2", "move east 1")
    assert table.village("north") == "2, (7) rotated"
    assert table.village("east") == "(5) rotated"
    late = scene("2, (5) rotated", "(7)").draw(12, "use", "move north 2", "curate 1", "rotate 2", "move east 1")
    assert late.village("east") == "(5)"


@rule("silver-coin", "16.9")
def test_a_card_stays_rotated_in_another_village() -> None:
    table = scene("(5) rotated, (6)", "(7)").draw(12, "use", "move north 1", "move east 1")
    assert (table.village("north"), table.village("east")) == ("(7), (6)", "(5) rotated")


@rule("silver-coin", "16.10")
def test_in_the_discards_no_card_is_rotated() -> None:
    table = scene("2, (7) rotated").play("curate 1", "discard 2")
    assert table.pile() == "9, 7"
    assert not any(card.rotated for card in table.view("north").pile)
    exchanged = scene("5, (7) rotated").draw(1, "exchange 2", "done")
    assert exchanged.pile() == "9, 7"
    killed = scene("5", "7 rotated").draw(8, "use", "kill east 1")
    assert killed.pile() == "7, 9, 8"
    switched = scene("5", "(7) rotated").draw(11, "use", "switch east 1")
    assert switched.pile() == "(7), 11"


@rule("silver-coin", "16.11")
def test_a_facedown_card_is_discarded_faceup() -> None:
    table = scene("2, (7) rotated").play("curate 1", "discard 2")
    assert table.view("east").pile[-1].number == 7
    assert table.view("east").pile[-1].up
    assert [event.to(1).card.number for event in table.told(Removed)] == [7]


@rule("silver-coin", "16.12")
def test_turning_a_used_copy_over_twice_makes_it_no_fresh_one() -> None:
    table = scene("2, 3, 3, (6)").play("curate 1", "rotate 4", "pixie 2", "flip north 1", "pixie 3", "flip north 1")
    assert table.village("north") == "2, (3), (3), (6) rotated"
    assert not table.menu("curate")


@rule("silver-coin", "16.13")
def test_the_last_card_of_a_village_can_go() -> None:
    table = scene("2 rotated", "(5), 6").play("curate 1", "discard 1")
    assert table.village("north") == ""
    assert table.menu() == {"draw", "call"}
    table.draw(3)
    assert table.menu() == {"discard"}


@rule("silver-coin", "16.14")
def test_a_card_chosen_for_an_exchange_is_not_discarded() -> None:
    table = scene("2, (5) rotated, (6) rotated").play("take", "exchange 2", "curate 1")
    assert table.menu() == {"rotate 1", "rotate 2", "rotate 3", "discard 3"}
    assert table.refused("discard 2") == "16.14"
    assert scene("2 rotated").play("take", "curate 1").menu() == {"rotate 1"}
    assert scene("2 rotated").draw(3, "curate 1").menu() == {"rotate 1", "discard 1"}


@rule("silver-coin", "16.14")
def test_nor_is_one_the_village_idiot_moves_or_needs() -> None:
    table = scene("2 rotated, (5) rotated", "(7)").draw(12, "use", "move north 2", "curate 1")
    assert table.menu() == {"rotate 1", "rotate 2", "discard 1"}
    table.play("discard 1", "move east 1")
    assert (table.village("north"), table.village("east")) == ("(7)", "(5) rotated")
    assert scene("2 rotated", "(7)").draw(12, "use", "curate 1").menu() == {"rotate 1"}
