from __future__ import annotations

from tests.games.quicksand.scene import scene
from tests.rules import rule


@rule("quicksand", "5.1")
def test_each_card_moves_the_explorer_of_its_colour_one_space() -> None:
    table = scene("yellow yellow red red red red").play("move yellow 2 to 11")
    assert table.space("yellow") == 11
    assert table.discards() == ["yellow", "yellow"]


@rule("quicksand", "5.1")
def test_anybody_may_move_any_explorer() -> None:
    assert scene("white white white white white white").play("move white 1 to 9").space("white") == 9


@rule("quicksand", "5.2", "5.3")
def test_the_example_of_the_rulebook_one_card() -> None:
    """The Botanist may go to A (17) or B (18), and to neither of the black spaces nearby."""
    table = scene("green green red red red red", explorers={"green": 15})
    assert table.ends("green 1") == {"17", "18"}
    assert table.refused("move green 1 to 11") == "5.2"
    assert table.refused("move green 1 to 19") == "5.2"


@rule("quicksand", "5.2", "5.4")
def test_the_example_of_the_rulebook_two_cards() -> None:
    """Over space A the Botanist comes to C (20), D (21) or E (22)."""
    table = scene("green green red red red red", explorers={"green": 15})
    assert table.ends("green 2") == {"20", "21", "22"}
    over = scene("green green red red red red", explorers={"green": 15, "red": 17, "blue": 18})
    assert over.ends("green 1") == set()
    assert over.ends("green 2") == {"20", "21", "22"}


@rule("quicksand", "5.3")
def test_all_cards_of_a_play_must_be_used() -> None:
    table = scene("green green green red red red", explorers={"green": 15})
    assert table.refused("move green 3 to 22") == "5.3"
    assert table.refused("move green 1 to 20") == "5.3"
    assert table.refused("move green 2 to 17") == "5.3"


@rule("quicksand", "5.2", "5.3")
def test_a_space_too_far_away_can_be_reached_but_not_with_these_cards() -> None:
    table = scene("red red green green green blue", explorers={"green": 10})
    assert table.refused("move red 2 to temple") == "5.3"
    assert table.refused("move red 2 to 38") == "5.3"
    assert table.refused("move green 1 to 13") == "5.2"


@rule("quicksand", "5.1")
def test_no_cards_lead_to_where_the_explorer_stands() -> None:
    table = scene("green green red red red red", explorers={"green": 15})
    assert table.refused("move green 1 to 15") == "5.1"
    stuck = scene("green green red red red red", explorers={"green": 15}, stuck=["green"])
    assert stuck.refused("move green 1 to 15") == "7.3"
    assert stuck.refused("move green 2 to 15") == "5.3"


@rule("quicksand", "5.3")
def test_a_play_too_long_for_the_way_to_the_temple_is_refused() -> None:
    table = scene("black black black red red red", explorers={"black": 38})
    assert table.ends("black 1") == {"temple"}
    assert table.menu("move black 2") == set()
    assert table.refused("move black 2 to temple") == "5.3"


@rule("quicksand", "5.3")
def test_a_longer_way_to_the_temple_may_be_taken() -> None:
    table = scene("black black black red red red", explorers={"black": 37})
    assert "temple" in table.ends("black 2")
    assert "temple" in table.ends("black 3")


@rule("quicksand", "5.4")
def test_no_movement_ends_where_another_explorer_stands() -> None:
    table = scene("green green red red red red", explorers={"green": 15, "blue": 17, "yellow": 21})
    assert table.ends("green 1") == {"18"}
    assert table.ends("green 2") == {"20", "22"}
    assert table.refused("move green 1 to 17") == "5.4"


@rule("quicksand", "5.5")
def test_the_temple_is_never_occupied() -> None:
    table = scene("white white black black red red", seats=2, explorers={"white": 38, "black": 39})
    table.play("move white 1 to temple", "move black 1 to temple")
    assert (table.space("white"), table.space("black")) == (5, 4)


@rule("quicksand", "5.6")
def test_spaces_on_the_way_do_nothing() -> None:
    table = scene("green green red red red red", explorers={"green": 15}).play("move green 2 to 22")
    assert table.stuck() == set()
    assert table.asked() == "east"
    assert table.question() == "play"


@rule("quicksand", "5.6")
def test_the_ends_of_the_rulebooks_example() -> None:
    """A (17) is quicksand; B (18) and C (20) allow a discard; on D (21) and E (22) nothing happens."""
    for cards, end, stuck, question in (
        ("1", "17", {"green"}, "play"),
        ("1", "18", set(), "discard"),
        ("2", "20", set(), "discard"),
        ("2", "21", set(), "play"),
        ("2", "22", set(), "play"),
    ):
        table = scene("green green red red red red", explorers={"green": 15}).play(f"move green {cards} to {end}")
        assert (table.stuck(), table.question()) == (stuck, question)
