from __future__ import annotations

from silverware.games.silver_coin.events import Added, Mismatched, Penalised
from tests.games.silver_coin.scene import scene
from tests.rules import rule


@rule("silver-coin", "7.1", "7.2", "7.5")
def test_cards_that_do_not_match_stay_faceup_and_the_new_one_joins_at_an_end() -> None:
    for side, village in (("left", "(1), 5, 6, (7)"), ("right", "5, 6, (7), (1)")):
        table = scene("(5), (6), (7)").draw(1, "exchange 1", "exchange 2", "done")
        assert table.village("north") == "5, 6, (7)"
        (event,) = table.told(Mismatched)
        assert [(card.place, card.number) for card in event.to(1).cards] == [(1, 5), (2, 6)]
        assert table.asked() == ("north", "add")
        assert table.menu() == {"left", "right"}
        table.play(side)
        assert table.village("north") == village
        assert table.pile() == "9"
        assert table.asked() == ("east", "turn")


@rule("silver-coin", "7.3")
def test_a_drawn_card_is_added_facedown_and_a_taken_one_as_it_lay() -> None:
    drawn = scene("(5), 6, 7").draw(1, "exchange 1", "exchange 2", "done", "left")
    assert drawn.village("north") == "(1), 5, 6, 7"
    assert drawn.card("north", 1).seen == (0,)
    assert drawn.told(Added)[0].to(1).card.number is None
    taken = scene("(5), 6, 7").play("take", "exchange 1", "exchange 2", "done", "left")
    assert taken.village("north") == "9, 5, 6, 7"
    assert taken.pile() == ""
    hidden = scene("(5), 6, 7", pile="3, (9)").play("take", "exchange 1", "exchange 2", "done", "right")
    assert hidden.village("north") == "5, 6, 7, (9)"
    assert hidden.card("north", 4, "north").seen == ()
    assert hidden.told(Added)[0].to(0).card.number is None


@rule("silver-coin", "7.4", "7.5")
def test_three_or_more_that_do_not_match_cost_another_card() -> None:
    table = scene("(5), (5), (6), (7)", left=10).draw(1, "exchange 1", "exchange 2", "exchange 3", "done")
    assert table.asked() == ("north", "add")
    table.play("left")
    assert table.asked() == ("north", "penalty")
    assert table.menu() == {"left", "right"}
    table.play("right", chance="8")
    assert table.village("north") == "(1), 5, 5, 6, (7), (8)"
    assert table.view("north").deck == 8
    for chair in ("north", "east"):
        card = table.card("north", 6, chair)
        assert (card.number, card.seen) == (None, ())
    (event,) = table.told(Penalised)
    assert (event.side, event.deck, event.to(0).card.number) == ("right", 8, None)


@rule("silver-coin", "7.4")
def test_the_other_card_can_lie_at_the_same_end() -> None:
    table = scene("(5), (5), (6)").play("take", "exchange 1", "exchange 2", "exchange 3")
    table.play("left", "left", chance="8")
    assert table.village("north") == "(8), 9, 5, 5, 6"


@rule("silver-coin", "7.4")
def test_two_that_do_not_match_cost_nothing_more() -> None:
    table = scene("(5), (6)").play("take", "exchange 1", "exchange 2", "left")
    assert table.village("north") == "9, 5, 6"
    assert table.asked() == ("east", "turn")


@rule("silver-coin", "7.6")
def test_with_an_empty_deck_that_card_is_spared() -> None:
    table = scene("(5), (5), (6), (7)", "(1), (1), (1)", left=1, turn="north")
    table.draw(2, "exchange 1", "exchange 2", "exchange 3", "done", "left")
    assert not table.told(Penalised)
    assert table.scores() == (2 + 5 + 5 + 6 + 7, 3)


@rule("silver-coin", "7.7")
def test_a_rotated_card_that_was_chosen_stays_rotated() -> None:
    table = scene("(5) rotated, (6), (7)").play("take", "exchange 1", "exchange 2", "done", "right")
    assert table.village("north") == "5 rotated, 6, (7), 9"
