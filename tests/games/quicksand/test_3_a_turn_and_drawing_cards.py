from __future__ import annotations

from collections import Counter

import pytest

from silverware.core.dice import Seeded
from silverware.games.quicksand import GAME
from silverware.games.quicksand.documents import Options
from silverware.games.quicksand.events import Drew, Reshuffled
from tests.games.quicksand.scene import scene
from tests.rules import rule


@rule("quicksand", "3.1")
def test_a_seat_plays_and_then_draws_up_to_six() -> None:
    table = scene("red red red blue blue blue")
    table.play("move red 3 to 14", chance="mask green green")
    assert Counter(table.hand("north")) == Counter(["blue", "blue", "blue", "mask", "green", "green"])
    assert table.asked() == "east"
    assert table.told(Drew)[-1].cards == ("mask", "green", "green")


@rule("quicksand", "3.1")
def test_only_its_seat_sees_what_was_drawn() -> None:
    event = scene("red red red blue blue blue").play("move red 1 to 6", chance="mask").told(Drew)[0]
    assert (event.to(0).cards, event.to(1).cards, event.to(-1).cards) == (("mask",), None, None)
    assert event.to(1).count == 1


def few_left(left: int) -> list[str]:
    """Discards that leave so many cards in the deck of three seats with the hands of `scene`."""
    table = scene("red red red blue blue mask")
    deck = [GAME.cards[card] for card in table.table.deck]
    return deck[left:]


@rule("quicksand", "3.2")
def test_an_empty_deck_is_made_of_the_discards_in_the_middle_of_drawing() -> None:
    discards = few_left(1)
    table = scene("red red red blue blue mask", discards=discards)
    assert table.view("spectator").deck == 1
    last = GAME.cards[table.table.deck[0]]
    table.play("move red 3 to 14", chance=f"{last} red white")
    (reshuffled,) = table.told(Reshuffled)
    assert reshuffled.cards == len(discards) + 3
    assert table.discards() == []
    assert table.view("spectator").deck == len(discards) + 3 - 2


@rule("quicksand", "3.2")
def test_the_discards_are_not_shuffled_before_a_card_is_needed() -> None:
    table = scene("red red red blue blue mask", discards=few_left(3)).play("move red 3 to 14")
    assert table.view("spectator").deck == 0
    assert not table.told(Reshuffled)
    assert len(table.discards()) > 3


@rule("quicksand", "3.3")
def test_five_full_hands_leave_cards_to_draw() -> None:
    view = GAME.view(GAME.start(5, Seeded(1), Options()), 0)
    assert view.deck == 83 - 30


@rule("quicksand", "3.4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_game_stalls_though_nothing_limits_it(seats: int) -> None:
    for seed in range(30):
        table = GAME.start(seats, Seeded(seed), Options())
        table.playout(Seeded(seed))
        assert table.outcome is not None
        assert table.round <= 600
