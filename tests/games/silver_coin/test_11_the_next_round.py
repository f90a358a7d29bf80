from __future__ import annotations

from silverware.games.silver_coin.events import Dealt, Won
from tests.games.silver_coin.scene import stop
from tests.games.silver_coin.test_1_the_box_and_the_aim import THREE_ROUNDS
from tests.rules import rule

EVEN = [{"villages": [["3"], ["(3)"]], "scores": [3, 3]}] * 3


@rule("silver-coin", "11.1")
def test_a_caller_who_was_lowest_begins_and_holds_the_token() -> None:
    table = stop("(5)", "(6)", "(1)", caller="south", first="north")
    (deal,) = table.told(Dealt)
    assert (deal.round, deal.first, deal.token) == (2, "south", "south")
    assert table.asked() == ("south", "peek")
    assert table.view("north").token == 2
    assert table.view("north").totals == (5, 6, 0)


@rule("silver-coin", "11.2")
def test_after_a_failed_call_the_left_of_the_last_first_player_begins_without_token() -> None:
    for first, after in (("north", "east"), ("east", "south"), ("south", "north")):
        (deal,) = stop("(5)", "(6)", "(7)", caller="south", first=first).told(Dealt)
        assert (deal.first, deal.token) == (after, None)


@rule("silver-coin", "11.2")
def test_so_it_is_without_a_call() -> None:
    (deal,) = stop("(5)", "(6)", "(7)", first="south").told(Dealt)
    assert (deal.first, deal.token) == ("north", None)


@rule("silver-coin", "11.3")
def test_the_fourth_round_is_the_last() -> None:
    table = stop("(1)", "(4)", round=4, results=THREE_ROUNDS)
    assert table.told(Won) == [Won(("north",), (15, 19))]
    assert not table.told(Dealt)
    assert table.view("north").outcome is table.table.outcome


@rule("silver-coin", "11.4")
def test_the_last_round_decides_between_equal_totals() -> None:
    assert stop("(7)", "(6)", round=4, results=THREE_ROUNDS).told(Won) == [Won(("east",), (21, 21), (7, 6))]


@rule("silver-coin", "11.4")
def test_equal_totals_and_equal_last_rounds_share_the_win() -> None:
    assert stop("(7)", "7", round=4, results=EVEN).told(Won) == [Won(("north", "east"), (16, 16))]
