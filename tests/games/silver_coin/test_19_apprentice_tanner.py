from __future__ import annotations

from silverware.games.silver_coin.events import Added
from tests.games.silver_coin.scene import scene
from tests.rules import rule


@rule("silver-coin", "19.1")
def test_a_used_tanner_joins_the_village_faceup_at_either_end() -> None:
    for side, village in (("left", "5, (1), (2)"), ("right", "(1), (2), 5")):
        table = scene("(1), (2)", "(7)").draw(5, "use")
        assert table.asked() == ("north", "tanner")
        assert table.menu() == {"left", "right"}
        table.play(side)
        assert table.village("north") == village
        assert table.pile() == "9"
        (event,) = table.told(Added)
        assert (event.to(1).card.number, event.side, event.up) == (5, side, True)


@rule("silver-coin", "19.2")
def test_then_one_other_card_of_any_village_is_flipped() -> None:
    table = scene("(1), 0", "(7)").draw(5, "use", "left")
    assert table.asked() == ("north", "flip")
    assert table.menu() == {"flip north 2", "flip north 3", "flip east 1"}
    table.play("flip east 1")
    assert table.village("east") == "7"
    assert table.asked() == ("east", "turn")
    assert scene("(1), 0", "(7)").draw(5, "use", "left", "flip north 3").village("north") == "5, (1), (0)"


@rule("silver-coin", "19.3")
def test_the_flip_must_be_made_if_it_can() -> None:
    table = scene("(1)", "(7)").draw(5, "use", "left")
    assert table.refused("done") == "19.3"
    alone = scene("", "(7) token").draw(5, "use")
    assert alone.village("north") == "5"
    assert alone.asked() == ("east", "turn")


@rule("silver-coin", "19.4")
def test_a_tanner_joins_an_empty_village() -> None:
    table = scene("", "(7)").draw(5, "use", "flip east 1")
    assert (table.village("north"), table.village("east")) == ("5", "7")


@rule("silver-coin", "19.5")
def test_a_tanner_in_the_discards_only_flips() -> None:
    table = scene("4, (1)", "(7)", pile="9, 5").play("blob 1")
    assert table.menu() == {"flip north 1", "flip north 2", "flip east 1"}
    table.play("flip north 2")
    assert (table.village("north"), table.pile()) == ("4, 1", "9, 5")
    deep = scene("6, (2)", "(7)", pile="9, 5").draw(10, "use", "activate 1", "flip north 2")
    assert (deep.village("north"), deep.pile()) == ("6, 2", "9, 5, 10")


@rule("silver-coin", "19.6")
def test_a_drawn_tanner_can_always_be_used() -> None:
    assert scene("", "").draw(5).menu() == {"discard", "use"}
