from __future__ import annotations

from silverware.games.silver_coin.events import Dealt
from tests.games.silver_coin.scene import stop
from tests.rules import rule


@rule("silver-coin", "27.1")
def test_with_less_than_13_beside_him_a_village_scores_nothing() -> None:
    assert stop("13, (7), 5", "(6)").scores() == (0, 6)


@rule("silver-coin", "27.2")
def test_with_13_or_more_beside_him_all_cards_count() -> None:
    assert stop("13, (7), 6", "(6)").scores() == (26, 6)
    assert stop("13, (7), 12", "(6)").scores() == (32, 6)


@rule("silver-coin", "27.3")
def test_alone_he_scores_nothing() -> None:
    assert stop("13", "(6)").scores() == (0, 6)


@rule("silver-coin", "27.4")
def test_two_of_them_count() -> None:
    assert stop("13, 13", "(6)").scores() == (26, 6)
    assert stop("13, (13), 5", "(6)").scores() == (31, 6)


@rule("silver-coin", "27.5")
def test_facedown_he_is_a_13() -> None:
    assert stop("(13), 5", "(6)").scores() == (18, 6)
    assert stop("(13)", "(6)").scores() == (13, 6)


@rule("silver-coin", "10.4", "27.5")
def test_facedown_he_does_not_spoil_anothers_call() -> None:
    table = stop("(5)", "(13), (4)", caller="north", first="east")
    assert table.scores() == (0, 17)
    assert [(deal.first, deal.token) for deal in table.told(Dealt)] == [("north", "north")]
