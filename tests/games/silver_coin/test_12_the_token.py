from __future__ import annotations

from silverware.games.silver_coin.events import Dealt, TokenLaid, TokenLost
from tests.games.silver_coin.scene import scene, started, stop
from tests.rules import rule


@rule("silver-coin", "12.1")
def test_nobody_holds_the_token_in_the_first_round() -> None:
    table = started(3)
    assert table.view("north").options.token == "protect"
    assert (table.view("north").token, table.view("north").token_on) == (None, None)


@rule("silver-coin", "12.2")
def test_its_holder_lays_it_once_before_or_after_the_action() -> None:
    for moves in (("protect 2", "draw", "discard"), ("draw", "discard", "protect 2")):
        table = scene("(5), (6)", "(7)", token="north").play(*moves, chance="3")
        (laid,) = table.told(TokenLaid)
        assert (laid.card.seat, laid.card.place, laid.card.number) == ("north", 2, None)
        assert table.view("spectator").token_on == table.card("north", 2).tag
        assert table.view("spectator").token is None
        assert table.asked() == ("east", "turn")
        table.draw(3, "discard")
        assert not table.menu("protect")


@rule("silver-coin", "12.2")
def test_not_in_the_midst_of_the_action_and_not_in_anothers_turn() -> None:
    table = scene("(5), 6", "(7)", token="north").draw(8)
    assert not table.menu("protect")
    assert table.refused("protect 1") == "12.2"
    table.play("use")
    assert not table.menu("protect")
    assert not scene("(5), 6", "(7)", token="east").menu("protect")
    assert scene("(5), 6", "(7)", token="east").refused("protect 1") == "12.2"


@rule("silver-coin", "12.2")
def test_a_turn_can_end_without_it() -> None:
    table = scene("(5), 6", "(7)", token="north").draw(3, "discard")
    assert table.menu() == {"protect 1", "protect 2", "done"}
    table.play("done").draw(3, "discard")
    assert table.view("north").token == 0
    assert "protect 1" in table.menu()


@rule("silver-coin", "12.3", "13.2")
def test_nobody_else_looks_at_flips_moves_takes_or_discards_the_card() -> None:
    east = "7 token, (6)"
    assert scene("5", east).draw(8, "use").menu("kill") == {"kill north 1"}
    assert scene("(5)", east).draw(5, "use", "left").menu("flip") == {"flip north 2", "flip east 2"}
    assert scene("5", east).draw(6, "use").menu("flip") == {"flip north 1"}
    assert scene("5", east).draw(11, "use").menu("switch") == {"switch north 1", "switch east 2"}
    assert scene("5", east).draw(12, "use", "move north 1").menu("move") == {"move east 2"}
    hidden = "(7) token, (6)"
    assert scene("5", hidden).draw(9, "use").menu("look") == {"look east 2"}
    table = scene("5", hidden).draw(7, "use", "village east")
    assert [card.number for card in table.view("north").villages[1]] == [None, 6]
    assert scene("5", "(7) token").draw(7).menu() == {"discard", "exchange 1"}


@rule("silver-coin", "12.4")
def test_its_owner_still_does_all_that() -> None:
    assert "flip north 1" in scene("(5) token", "(6)").play("draw", "use", "right", chance="5").menu()
    assert "look north 1" in scene("(5) token", "(6)").draw(9, "use").menu()
    assert "kill north 1" in scene("5 token", "6").draw(8, "use").menu()
    assert "discard 1" in scene("(5) rotated token, 2", "6").play("curate 2").menu()
    assert "switch north 1" in scene("5 token", "6").draw(11, "use").menu()
    assert scene("5 token, 6", "(6)").play("take", "exchange 1", "done").village("north") == "9, 6"


@rule("silver-coin", "12.5")
def test_when_the_card_leaves_the_token_leaves_the_round() -> None:
    table = scene("(5) token, 6", "(6)").play("take", "exchange 1", "done")
    assert table.told(TokenLost) == [TokenLost("north")]
    assert (table.view("north").token, table.view("north").token_on) == (None, None)
    assert not any(card.protected for card in table.view("north").villages[0])
    table = scene("2, (5) rotated token", "(6)").play("curate 1", "discard 2")
    assert table.view("north").token_on is None


@rule("silver-coin", "12.5")
def test_a_card_that_only_moves_up_keeps_it() -> None:
    table = scene("2, (5) rotated, (6) token", "(6)").play("curate 1", "discard 2")
    assert table.village("north") == "2, (6)"
    assert [card.protected for card in table.view("north").villages[0]] == [False, True]
    assert table.told(TokenLost) == []


@rule("silver-coin", "12.5")
def test_cards_that_stay_after_a_mismatch_keep_it() -> None:
    table = scene("(5) token, (6)", "(6)").play("take", "exchange 1", "exchange 2", "left")
    assert [card.protected for card in table.view("north").villages[0]] == [False, True, False]


@rule("silver-coin", "11.2", "12.5")
def test_a_deal_takes_the_token_away_held_or_laid() -> None:
    held = scene("(5), (6)", "(7)", token="north", left=1).draw(3, "discard", "done")
    assert [deal.token for deal in held.told(Dealt)] == [None]
    assert held.view("north").token is None
    laid = scene("(5) token", "(7)", left=1).draw(3, "discard")
    assert [deal.token for deal in laid.told(Dealt)] == [None]
    assert laid.view("north").token_on is None
    assert not any(card.protected for card in laid.view("east").villages[0])


@rule("silver-coin", "12.6")
def test_without_the_token_a_successful_caller_only_begins() -> None:
    (deal,) = stop("(5)", "(6)", caller="north", options={"token": "none"}).told(Dealt)
    assert (deal.first, deal.token) == ("north", None)
    (deal,) = stop("(5)", "(6)", caller="north").told(Dealt)
    assert (deal.first, deal.token) == ("north", "north")
