"""The scoring vectors of the rulings, each on a real table, and the rest of the market."""

from __future__ import annotations

from typing import Any

from silverware.games.quick_silver.events import Unloaded
from tests.games.quick_silver.scene import end_of_round
from tests.rules import rule


def market(hands: dict[str, str], **more: Any) -> tuple[list[int], list[int]]:
    """The totals and the earnings of a market with these hands."""
    hauls = end_of_round(hands, **more).told(Unloaded)
    return [haul.total for haul in hauls], [haul.earned for haul in hauls]


@rule("quick-silver", "7.1")
def test_a_haul_is_the_sum_of_the_cards_and_the_sneak_tokens() -> None:
    hands = {"north": "20 15 5", "east": "25 10 dynamite", "south": "plate junk 5"}
    totals, _ = market(hands, sneaks={"east": 2, "south": 3})
    assert totals == [40, 28, 2]


@rule("quick-silver", "7.1", "7.3", "7.4", "7.5")
def test_everybody_is_told_the_sneak_tokens_and_the_card_that_counted() -> None:
    hands = {"north": "20 15 5", "east": "25 10 dynamite", "south": "10 5 5"}
    hauls = end_of_round(hands, sneaks={"east": 2, "south": 3}).told(Unloaded)
    assert [(haul.sneaks, haul.paid, haul.earned) for haul in hauls] == [(0, None, 0), (2, "25", 25), (3, "5", 5)]
    alike = end_of_round({"north": "15 15 junk", "east": "20 15 dynamite"}).told(Unloaded)
    assert [haul.paid for haul in alike] == ["junk", "dynamite"]


@rule("quick-silver", "7.2", "7.3", "7.4", "7.5")
def test_vector_1_four_hauls_earn_nothing_highest_lowest_nothing() -> None:
    hands = {"north": "5 5 10", "east": "20 15 5", "south": "15 10 10", "west": "10 junk plate"}
    assert market(hands) == ([20, 40, 35, 10], [5, 0, 15, 0])


@rule("quick-silver", "7.2", "7.3", "7.4")
def test_vector_2_two_share_the_highest_group() -> None:
    hands = {"north": "15 10 5", "east": "20 15 5", "south": "20 10 10"}
    assert market(hands) == ([30, 40, 40], [15, 0, 0])


@rule("quick-silver", "7.6")
def test_vector_3_all_in_one_group_earn_their_lowest() -> None:
    hands = {"north": "15 15 junk", "east": "10 10 10", "south": "20 15 dynamite"}
    assert market(hands) == ([30, 30, 30], [5, 10, 5])


@rule("quick-silver", "7.4")
def test_vector_4_of_two_the_lighter_earns_its_highest() -> None:
    assert market({"north": "15 5 5", "east": "10 10 10"}) == ([25, 30], [15, 0])


@rule("quick-silver", "7.5", "7.7")
def test_vector_5_a_third_group_with_dynamite_lowest_earns_five() -> None:
    hands = {"north": "20 15 5", "east": "15 10 5", "south": "15 10 dynamite"}
    assert market(hands) == ([40, 30, 20], [0, 15, 5])


@rule("quick-silver", "7.4", "7.7")
def test_vector_6_a_second_group_with_nothing_above_zero_earns_five() -> None:
    assert market({"north": "15 5 5", "east": "junk dynamite dynamite"}) == ([25, -10], [0, 5])


@rule("quick-silver", "7.1", "7.2")
def test_vector_7_a_sneak_token_breaks_a_tie() -> None:
    hands = {"north": "15 10 10", "east": "20 10 5"}
    assert market(hands) == ([35, 35], [10, 5])
    assert market(hands, sneaks={"east": 1}) == ([35, 34], [0, 20])


@rule("quick-silver", "7.4")
def test_everybody_in_the_second_group_is_paid_in_full() -> None:
    hands = {"north": "15 10 5", "east": "20 15 5", "south": "20 5 5"}
    assert market(hands) == ([30, 40, 30], [15, 0, 20])


@rule("quick-silver", "7.5")
def test_everybody_in_the_third_group_is_paid_in_full() -> None:
    hands = {"north": "10 5 5", "east": "20 15 10", "south": "15 10 5", "west": "15 5 plate"}
    assert market(hands) == ([20, 45, 30, 20], [5, 0, 15, 5])


@rule("quick-silver", "7.5")
def test_with_two_groups_there_is_no_third() -> None:
    hands = {"north": "15 10 5", "east": "20 15 5", "south": "20 10 10", "west": "15 10 5"}
    assert market(hands) == ([30, 40, 40, 30], [15, 0, 0, 15])


@rule("quick-silver", "7.5")
def test_groups_below_the_third_earn_nothing() -> None:
    hands = {
        "north": "5 5 5",
        "east": "25 15 10",
        "south": "20 10 10",
        "west": "15 10 plate",
        "dawn": "15 junk dynamite",
    }
    assert market(hands) == ([15, 50, 40, 25, 10], [0, 0, 20, 5, 0])


@rule("quick-silver", "7.6", "7.7")
def test_one_group_of_all_pays_five_for_a_lowest_of_zero_or_less() -> None:
    assert market({"north": "5 5 5", "east": "20 junk dynamite"}) == ([15, 15], [5, 5])


@rule("quick-silver", "7.7")
def test_a_group_that_earns_nothing_gets_no_five() -> None:
    hands = {"north": "20 15 dynamite", "east": "15 5 5", "south": "10 5 5", "west": "junk dynamite dynamite"}
    assert market(hands) == ([30, 25, 20, -10], [0, 15, 5, 0])


@rule("quick-silver", "7.8")
def test_a_sneak_token_is_never_the_lowest_card() -> None:
    hands = {"north": "20 20 10", "east": "15 15 10", "south": "10 10 15"}
    assert market(hands, sneaks={"south": 2}) == ([50, 40, 33], [0, 15, 10])
    assert market({"north": "10 15 15", "east": "20 10 10"}, sneaks={"north": 2, "east": 2}) == ([38, 38], [10, 10])


@rule("quick-silver", "7.2")
def test_only_the_living_are_grouped() -> None:
    hands = {"north": "15 10 5", "east": "20 20 20", "south": "15 10 10"}
    assert market(hands, carts={"east": (0, 4)}) == ([30, 35], [15, 0])
