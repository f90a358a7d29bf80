from __future__ import annotations

from silverware.core.seats import seat_of
from silverware.games.silver_coin.events import BrokenOff, Shifted
from tests.games.silver_coin.scene import scene
from tests.rules import rule

BODYGUARD = {"card-3": "bodyguard"}


@rule("silver-coin", "26.1", "26.3")
def test_the_first_example_of_the_guide() -> None:
    """North moves a facedown 10 to its right, that seat's faceup 4 goes across, and so on around the table."""
    table = scene("(10), 7", "(6), 0", "(3), 8", "(2), 4").draw(12, "use")
    assert table.asked() == ("north", "direction")
    assert table.menu() == {"left", "right", "done"}
    table.play("right", "move north 1", "move west 2", "move south 1", "move east 2")
    assert table.village("west") == "(2), (10)"
    assert table.village("south") == "4, 8"
    assert table.village("east") == "(6), (3)"
    assert table.village("north") == "0, 7"
    (event,) = table.told(Shifted)
    moved = [(card.seat, card.number, to) for card, to in zip(event.to(1).cards, event.to_seats, strict=True)]
    assert sorted(moved, key=lambda one: seat_of(one[0])) == [
        ("north", None, "west"),
        ("east", 0, "north"),
        ("south", None, "east"),
        ("west", 4, "south"),
    ]
    assert table.asked() == ("east", "turn")


@rule("silver-coin", "26.4")
def test_the_second_example_of_the_guide() -> None:
    """The seat across has no cards: the cards go around it."""
    table = scene("(10), 7", "(6), 0", "", "(2), 4").draw(12, "use", "right")
    table.play("move north 1", "move west 1", "move east 2")
    assert table.village("west") == "(10), 4"
    assert table.village("east") == "(6), (2)"
    assert table.village("north") == "0, 7"
    assert table.village("south") == ""


@rule("silver-coin", "26.4", "18.1")
def test_the_blob_given_to_the_left_could_move_all_back() -> None:
    table = scene("(10), 7", "(6), 0", "", "(2), 4").draw(12, "use", "right")
    table.play("move north 1", "move west 2", "move east 2")
    assert table.village("east") == "(6), 4"
    assert table.menu("blob") == {"blob 1"}
    table.play("blob 1", "left", "move east 2", "move west 2", "move north 1")
    assert [table.village(seat) for seat in ("north", "east", "south", "west")] == ["(10), 7", "(6), 0", "", "(2), 4"]


@rule("silver-coin", "26.1")
def test_all_to_the_left() -> None:
    table = scene("(10)", "(6)", "(3)").draw(12, "use", "left")
    table.play("move north 1", "move east 1", "move south 1")
    assert [table.village(seat) for seat in ("north", "east", "south")] == ["(3)", "(10)", "(6)"]


@rule("silver-coin", "26.2", "26.8")
def test_the_user_chooses_every_card_one_village_after_another() -> None:
    table = scene("(10), 7", "(6), 0", "(3)").draw(12, "use", "right")
    assert table.menu() == {"move north 1", "move north 2"}
    table.play("move north 2")
    assert table.asked() == ("north", "move")
    assert table.menu() == {"move south 1"}
    assert table.village("south") == "(3)"
    table.play("move south 1")
    assert table.menu() == {"move east 1", "move east 2"}
    assert table.refused("move north 1") == "26.8"
    table.play("move east 1")
    assert [table.village(seat) for seat in ("north", "east", "south")] == ["(10), (6)", "(3), 0", "7"]


@rule("silver-coin", "26.3")
def test_cards_keep_their_facing_and_who_has_seen_them() -> None:
    table = scene("(10) north, 7", "(6), 0").draw(12, "use", "move north 1", "move east 2")
    assert (table.village("north"), table.village("east")) == ("0, 7", "(6), (10)")
    assert table.card("east", 2).seen == (0,)


@rule("silver-coin", "26.4")
def test_the_users_own_empty_village_is_skipped() -> None:
    table = scene("", "(6), 0", "(3)").draw(12, "use", "move east 2", "move south 1")
    assert [table.village(seat) for seat in ("north", "east", "south")] == ["", "(6), (3)", "0"]


@rule("silver-coin", "26.4")
def test_a_village_with_protected_cards_only_is_skipped() -> None:
    table = scene("(5)", "(6) token", "(3)").draw(12, "use", "move north 1", "move south 1")
    assert [table.village(seat) for seat in ("north", "east", "south")] == ["(3)", "(6)", "(5)"]


@rule("silver-coin", "26.5")
def test_a_protected_card_does_not_move_even_for_its_owner() -> None:
    table = scene("(5) token, 8", "(6)").draw(12, "use")
    assert table.menu("move") == {"move north 2"}
    assert table.refused("move north 1") == "26.5"
    assert table.refused("move north 3") == "2.7"


@rule("silver-coin", "26.5", "28.7")
def test_a_card_that_was_chosen_to_move_is_not_guarded() -> None:
    table = scene("3, (5), (6)", "(7)", options=BODYGUARD).draw(12, "use", "move north 2", "bodyguard 1")
    assert table.menu() == {"guard 3"}
    table.play("guard 3", "move east 1")
    assert (table.village("north"), table.village("east")) == ("3, (7), (6)", "(5)")
    only = scene("3, (5)", "(7)", options=BODYGUARD).draw(12, "use", "move north 2")
    assert only.menu() == {"move east 1"}
    exchange = scene("3, (5), (6)", "(7)", options=BODYGUARD).play("take", "exchange 2", "bodyguard 1")
    assert exchange.menu() == {"guard 2", "guard 3"}


@rule("silver-coin", "13.7", "26.6")
def test_he_ends_when_only_one_village_is_left_to_give() -> None:
    table = scene("3, (5)", "(7)", options=BODYGUARD).draw(12, "use", "bodyguard 1", "guard 2")
    assert table.menu() == {"done"}
    table.play("done")
    assert table.told(BrokenOff) == [BrokenOff("north")]
    assert table.asked() == ("east", "turn")
    assert (table.village("north"), table.village("east")) == ("3, (5)", "(7)")
    three = scene("3, (5)", "(7)", "(8)", options=BODYGUARD).draw(12, "use", "left", "bodyguard 1", "guard 2", "done")
    assert three.menu("move") == {"move east 1"}
    three.play("move east 1", "move south 1")
    assert [three.village(seat) for seat in ("north", "east", "south")] == ["3, (5)", "(8)", "(7)"]


@rule("silver-coin", "26.6")
def test_with_fewer_than_two_villages_he_cannot_be_used() -> None:
    assert scene("(5)", "").draw(12).menu() == {"discard", "exchange 1"}
    assert scene("(5)", "(6) token").draw(12).menu() == {"discard", "exchange 1"}
    assert scene("(5) token", "(6)").draw(12).menu() == {"discard", "exchange 1"}


@rule("silver-coin", "26.7")
def test_with_two_villages_no_direction_is_asked() -> None:
    table = scene("(5)", "(6)").draw(12, "use")
    assert table.asked() == ("north", "move")
    assert table.menu() == {"move north 1", "done"}
    table = scene("(5)", "", "(6)").draw(12, "use", "move north 1", "move south 1")
    assert [table.village(seat) for seat in ("north", "south")] == ["(6)", "(5)"]
    after = scene("(5)", "(6)", direction="right").draw(12, "use", "move north 1", "move east 1")
    assert [event.direction for event in after.told(Shifted)] == ["left"]
