"""Cuckoo by the § of its digest. Positions set the scene, scripts say what chance brings."""

from __future__ import annotations

import pytest
from cuckoo.bot import Easy
from cuckoo.game import GAME
from cuckoo.messages import Cuckooed, Shown
from cuckoo.rules import Table

from silverware.core.dice import Seeded
from silverware.core.errors import BadPosition, IllegalMove
from silverware.core.event import Event
from silverware.core.script import Scripted
from silverware.core.seats import SPECTATOR
from silverware.core.state import Outcome


def table(*cards: str, turn: str = "east", chance: tuple[str, ...] = (), moves: tuple[str, ...] = ()) -> Table:
    """A first round with these cards, after some moves."""
    placed = GAME.place({"cards": cards, "turn": turn})
    placed.heard = []
    dice = Scripted(chance, GAME.cards)
    for move in moves:
        placed.play(GAME.notation.parse(move), dice)
    return placed


def named(placed: Table) -> list[str]:
    return [GAME.cards[card] for card in placed.cards]


def test_3_1_each_seat_has_one_turn_and_the_dealer_is_last() -> None:
    game = GAME.start(4, Seeded(1), GAME.choose({}))
    asked: list[int | None] = []
    for _ in range(4):
        asked.append(game.asked())
        game.play(game.menu()[0], Seeded(1))
    assert asked == [1, 2, 3, 0]
    assert game.asked() == 2


def test_3_2_two_neighbours_swap() -> None:
    assert named(table("2", "3", "9", moves=("swap",))) == ["2", "9", "3"]


def test_3_3_a_king_is_not_given_away() -> None:
    after = table("2", "3", "king", moves=("swap",))
    assert named(after) == ["2", "3", "king"]
    assert after.heard == [Cuckooed("east", "south")]
    assert [GAME.view(after, seat).players[2].card for seat in range(3)] == ["king"] * 3


def test_3_4_only_the_dealer_draws_another() -> None:
    with pytest.raises(IllegalMove, match="Only the dealer"):
        table("2", "3", "9", moves=("redraw",))
    with pytest.raises(IllegalMove, match="does not swap with a neighbour"):
        table("2", "3", "9", turn="north", moves=("swap",))


def test_4_1_the_lowest_cards_take_a_token() -> None:
    after = table("2", "3", "3", turn="north", chance=("queen", "ace", "5", "7"), moves=("redraw",))
    assert after.heard is not None
    assert after.heard[1] == Shown(("queen", "3", "3"), ("east", "south"))
    assert (after.tokens, after.round, named(after)) == ([0, 1, 1], 2, ["ace", "5", "7"])


def test_4_1_a_position_without_a_turn_shows_the_cards() -> None:
    heard: list[Event] = []
    with Scripted(("ace", "5", "7"), GAME.cards) as dice:
        after = GAME.place({"cards": ["2", "3", "3"]}, heard, dice)
    assert heard[0] == Shown(("2", "3", "3"), ("north",))
    assert (after.tokens, after.round, named(after)) == ([1, 0, 0], 2, ["ace", "5", "7"])
    with pytest.raises(BadPosition, match="place it with dice"):
        GAME.place({"cards": ["2", "3", "3"]})


def test_5_1_a_game_that_is_over_has_a_position() -> None:
    over = {"cards": ["2", "3", "9"], "round": 3, "tokens": [1, 0, 2], "result": "over"}
    table = GAME.place(over)
    assert table.outcome == Outcome("tokens", (1,), (1, 0, 2))
    assert GAME.view(table, SPECTATOR).players[2].card == "9"
    assert GAME.place(GAME.position(table)) == table
    for changes, message in (
        ({"result": "tokens; north; 1 0 2"}, "the rules give 'tokens; east; 1 0 2'"),
        ({"round": 2}, "when every seat has dealt"),
        ({"turn": "east"}, "nobody's turn"),
        ({"tokens": [0, 1, 2]}, "has just taken a token"),
        ({"tokens": [4, 1, 2]}, "nobody has more tokens"),
    ):
        with pytest.raises(BadPosition, match=message):
            GAME.place({**over, **changes})


def test_5_1_the_game_ends_when_every_seat_has_dealt() -> None:
    game = GAME.start(3, Seeded(1), GAME.choose({}))
    assert game.playout(Seeded(2)) == 3 * 3
    assert game.outcome is not None
    assert {game.outcome.scores[seat] for seat in game.outcome.winners} == {min(game.outcome.scores)}


def test_6_1_a_chair_sees_its_own_card_and_what_it_passed_on() -> None:
    after = table("2", "3", "9", "5", moves=("swap", "swap"))
    seen = [[player.card for player in GAME.view(after, seat).players] for seat in range(4)]
    assert seen == [["2", None, None, None], [None, "9", None, "3"], [None, "9", "5", "3"], [None, None, "5", "3"]]


@pytest.mark.parametrize("cards", [("2", "3", "joker"), ("2",) * 5])
def test_a_position_has_the_cards_of_one_pack(cards: tuple[str, ...]) -> None:
    with pytest.raises(BadPosition, match="no other one"):
        GAME.place({"cards": cards, "turn": "north"})


def test_the_easy_bot_gives_away_what_is_low() -> None:
    low, high = table("king", "2", "9"), table("king", "jack", "9")
    chosen = [Easy(GAME, 1).choose(GAME.view(each, 1), each.menu()).text for each in (low, high)]
    assert chosen == ["swap", "keep"]
