from __future__ import annotations

from silverware.games.silver_coin.events import Gave, GaveNothing, Scored
from tests.games.silver_coin.scene import stop
from tests.rules import rule


@rule("silver-coin", "14.1")
def test_a_faceup_register_gives_another_card_to_another_seat() -> None:
    table = stop("0, (12), 6", "(7)", "(8)")
    assert table.asked() == ("north", "register")
    assert table.menu() == {"no", *(f"give {place} to {seat}" for place in (2, 3) for seat in ("east", "south"))}
    table.play("give 2 to south")
    (event,) = table.told(Gave)
    assert (event.seat, event.card.place, event.card.number, event.to_seat) == ("north", 2, None, "south")
    assert table.scores() == (6, 7, 20)


@rule("silver-coin", "14.2")
def test_seats_are_asked_in_turn_order_from_the_first_player() -> None:
    table = stop("0, (5)", "0, (6)", first="east")
    assert table.asked() == ("east", "register")
    table.play("give 2 to north")
    assert table.asked() == ("north", "register")
    assert table.menu("give") == {"give 2 to east", "give 3 to east"}
    table.play("give 3 to east")
    assert table.scores() == (5, 6)


@rule("silver-coin", "14.2")
def test_a_seat_uses_all_its_registers_before_the_next() -> None:
    table = stop("0, 0, (5), (6)", "(7)").play("give 3 to east")
    assert table.asked() == ("north", "register")
    table.play("give 3 to east")
    assert table.scores() == (0, 18)


@rule("silver-coin", "14.3")
def test_a_gift_keeps_its_facing() -> None:
    table = stop("0, 13, (12)", "(7), (4)")
    table.play("give 2 to east")
    (scored,) = table.told(Scored)
    assert scored.scores == (12, 0)
    hidden = stop("0, 6, (13)", "0, (4)").play("give 3 to east")
    assert hidden.village("east") == "0, (4), (13)"
    assert [hidden.card("east", 3, chair).number for chair in ("north", "east", "spectator")] == [None] * 3
    assert hidden.card("east", 3).seen == ()
    assert hidden.play("no").scores() == (6, 17)


@rule("silver-coin", "14.4")
def test_a_register_never_gives_itself() -> None:
    table = stop("(5), 0", "(7)")
    assert table.menu() == {"give 1 to east", "no"}
    assert table.refused("give 2 to east") == "14.4"
    alone = stop("0", "(7)")
    assert alone.scores() == (0, 7)
    assert not alone.told(GaveNothing)


@rule("silver-coin", "14.5")
def test_a_register_can_give_another_which_works_for_who_comes_later() -> None:
    table = stop("0, 0", "(7), (12)", first="north").play("give 2 to east")
    assert table.asked() == ("east", "register")
    table.play("give 2 to north")
    assert table.scores() == (12, 7)
    earlier = stop("0, 0", "(7), (12)", first="east").play("give 2 to east")
    assert earlier.scores() == (0, 19)
    facedown = stop("0, (0)", "(7), (12)", first="north").play("give 2 to east")
    assert facedown.scores() == (0, 19)


@rule("silver-coin", "14.5")
def test_a_chain_of_gifts_around_the_table() -> None:
    table = stop("0, 0, (5)", "(7)", "(8), (9)", first="north").play("give 2 to east", "give 1 to south")
    assert table.scores() == (5, 0, 24)


@rule("silver-coin", "14.6")
def test_a_register_given_after_its_use_works_once_more_for_its_new_owner() -> None:
    table = stop("0, 0, (5)", "(7)", first="north").play("give 3 to east")
    table.play("give 1 to east")
    assert table.asked() == ("east", "register")
    assert table.village("east") == "(7), (5), 0"
    assert table.menu("give") == {"give 1 to north", "give 2 to north"}
    table.play("give 1 to north")
    assert table.scores() == (7, 5)


@rule("silver-coin", "14.7")
def test_a_register_need_not_be_used() -> None:
    table = stop("0, (5)", "(7)").play("no")
    assert table.told(GaveNothing) == [GaveNothing("north")]
    assert table.scores() == (5, 7)


@rule("silver-coin", "14.8")
def test_a_gift_joins_at_the_right_end_even_of_an_empty_village() -> None:
    table = stop("0, 0, (5), 6", "(7), 8").play("give 3 to east")
    assert table.village("east") == "(7), 8, (5)"
    empty = stop("0, 0, (5), 6", "").play("give 3 to east")
    assert empty.village("east") == "(5)"
