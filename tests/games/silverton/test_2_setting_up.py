from __future__ import annotations

from typing import Any

import pytest

from silverware.core.dice import Seeded
from silverware.core.event import Event
from silverware.core.seats import SEAT_NAMES
from silverware.games.silverton import GAME
from silverware.games.silverton.documents import LengthName, Options
from silverware.games.silverton.events.beginning import Began
from silverware.games.silverton.printed import pieces
from tests.games.silverton.edition import BOX
from tests.rules import rule


def begun(seats: int, seed: int = 1, length: LengthName = "standard") -> dict[str, Any]:
    """The position with which a game begins."""
    return GAME.position(GAME.start(seats, Seeded(seed), Options(length)))


@rule("silverton", "2.1")
def test_the_table_decides_how_long_to_play() -> None:
    assert GAME.choices()["length"] == ("standard", "short", "long", "campaign")
    assert Options().length == "standard"


@rule("silverton", "2.2")
def test_each_seat_is_dealt_a_player_number() -> None:
    dealt = set()
    for seed in range(60):
        numbers = tuple([begun(3, seed)[name]["number"] for name in SEAT_NAMES[:3]])
        assert sorted(numbers) == [1, 2, 3]
        dealt.add(numbers)
    assert len(dealt) == 6


@rule("silverton", "2.3")
def test_the_player_number_says_where_a_seat_begins() -> None:
    heard: list[Event] = []
    GAME.start(6, Seeded(1), Options(), heard)
    event = heard[0]
    assert isinstance(event, Began)
    homes = ["denver", "denver", "el-paso", "salt-lake-city", "pueblo", "santa-fe"]
    assert list(event.homes) == [(homes[number - 1],) for number in event.numbers]


@rule("silverton", "2.4")
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_player_number_says_which_pieces_a_seat_has(seats: int) -> None:
    table = GAME.start(seats, Seeded(1), Options())
    for seat, player in enumerate(GAME.view(table, 0).players):
        crew = BOX.crews[seats][table.numbers[seat] - 1]
        have = [(piece.name, piece.bonus) for piece in player.pieces]
        assert have == [
            *[(f"surveyor {at + 1}", bonus) for at, bonus in enumerate(pieces(crew, "S"))],
            *[(f"prospector {at + 1}", bonus) for at, bonus in enumerate(pieces(crew, "P"))],
        ]


@rule("silverton", "2.5")
@pytest.mark.parametrize(("seats", "money"), [(2, 2400), (3, 2200), (4, 2000), (5, 1600), (6, 1400)])
def test_everybody_begins_with_the_same_money(seats: int, money: int) -> None:
    position = begun(seats)
    assert [position[name]["cash"] for name in SEAT_NAMES[:seats]] == [money] * seats


@rule("silverton", "2.6")
@pytest.mark.parametrize(
    ("seats", "unused"),
    [
        (2, {"el-paso-lumber", "santa-fe-coal", "el-paso-coal", "santa-fe-lumber"}),
        (3, {"santa-fe-lumber"}),
        (4, set()),
        (6, set()),
    ],
)
def test_with_fewer_than_four_seats_some_markers_are_not_used(seats: int, unused: set[str]) -> None:
    table = GAME.start(seats, Seeded(1), Options())
    used = {name for at, name in enumerate(BOX.columns_said) if table.terms.in_play[at]}
    assert set(BOX.columns_said) - used == unused
    assert table.boxes == BOX.start_box


@rule("silverton", "2.7")
def test_eight_claims_are_open_and_all_events_are_in_the_deck() -> None:
    for seed in range(30):
        position = begun(2, seed)
        assert len(position["open"]) == 8
        assert not [card for card in position["open"] if BOX.is_event[BOX.cards.index(card)]]
        assert len(position["deck"]) == 100
        assert len([card for card in position["deck"] if BOX.is_event[BOX.cards.index(card)]]) == 6
        assert not position["discards"]


@rule("silverton", "2.8")
def test_the_a_cards_lie_face_up_on_b_cards_and_those_on_c_cards() -> None:
    orders = set()
    for seed in range(10):
        piles = begun(2, seed)["piles"]
        letters = [[BOX.passenger_letter[int(card[1:]) - 1] for card in pile] for pile in piles]
        assert letters == [["A", "B", "C"]] * 8
        orders.add(str(piles))
    assert len(orders) == 10


@rule("silverton", "2.9")
def test_the_first_turn_is_turn_1() -> None:
    assert begun(4)["round"] == 1
