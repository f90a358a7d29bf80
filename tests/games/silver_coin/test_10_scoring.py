from __future__ import annotations

from silverware.games.silver_coin import GAME
from silverware.games.silver_coin.events import Gave, PlayStopped, Scored
from tests.games.silver_coin.scene import Scene, stop
from tests.rules import rule


@rule("silver-coin", "10.1")
def test_registers_come_first_then_all_is_shown_then_wolfmen_count_then_scores_are_compared() -> None:
    table = stop("0, 13, (4)", "(6)", caller="east")
    assert table.asked() == ("north", "register")
    assert table.card("east", 1).number is None
    assert not table.told(Scored)
    table.play("give 2 to east")
    kinds = [type(event) for event in table.events]
    assert kinds.index(PlayStopped) < kinds.index(Gave) < kinds.index(Scored)
    (scored,) = table.told(Scored)
    assert [[card.number for card in village] for village in scored.villages] == [[0, 4], [6, 13]]
    assert scored.scores == (4, 0)


@rule("silver-coin", "10.2")
def test_a_card_that_was_facedown_when_play_stopped_does_nothing() -> None:
    table = stop("(0), (13), (4)", "(6)")
    assert table.scores() == (17, 6)


@rule("silver-coin", "10.3")
def test_a_village_scores_the_sum_of_its_numbers() -> None:
    assert stop("(5), 6, (12)", "(1), 8, 8", "", "2").scores() == (23, 17, 0, 2)


@rule("silver-coin", "10.4")
def test_a_caller_with_the_lowest_score_scores_nothing() -> None:
    assert stop("(5), 6", "(12)", "(12), 5", caller="north").scores() == (0, 12, 17)
    assert stop("(5), 6", "(12)", "(9), (2)", caller="north").scores() == (0, 12, 11)


@rule("silver-coin", "10.4", "10.5")
def test_the_score_compared_is_the_one_after_abilities() -> None:
    assert stop("(5), 6", "13, (12)", caller="north").scores() == (21, 0)
    assert stop("13, (12)", "(1)", caller="north").scores() == (0, 1)


@rule("silver-coin", "10.5")
def test_any_other_caller_scores_ten_more() -> None:
    assert stop("(5), 6", "(10)", "(12), 5", caller="north").scores() == (21, 10, 17)
    assert stop("(5), 6", "(10)", "(12), 5", caller="south").scores() == (11, 10, 27)


@rule("silver-coin", "10.6")
def test_without_a_caller_everybody_scores_the_village() -> None:
    table = stop("(5), 6", "(1)", "(12), 5")
    assert table.scores() == (11, 1, 17)
    (scored,) = table.told(Scored)
    assert (scored.caller, scored.totals) == (None, (11, 1, 17))


@rule("silver-coin", "10.3", "10.4", "10.5", "27.1")
def test_a_round_that_is_over_says_why_a_score_is_not_the_sum() -> None:
    def read(table: Scene) -> list[tuple[int, int, int, str | None]]:
        villages = table.view("east").results[-1].villages
        return [(village.sum, village.counts, village.score, village.call) for village in villages]

    assert read(stop("(5), 6", "(10)", caller="north")) == [(11, 11, 21, "failed"), (10, 10, 10, None)]
    assert read(stop("(5), 6", "(12)", caller="north")) == [(11, 11, 0, "carried"), (12, 12, 12, None)]
    assert read(stop("13, (5)", "", caller="east")) == [(18, 0, 0, None), (0, 0, 0, "carried")]
    over = stop("13, (5)", "(10)", caller="east")
    again = Scene(GAME.place(GAME.position(over.table)))
    assert read(again) == read(over) == [(18, 0, 0, None), (10, 10, 20, "failed")]
