"""What a seat observes as numbers: nothing that it may not know, and everything by name."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from silverware.core.dice import Seeded
from silverware.core.errors import BadTable
from silverware.core.registry import registration
from silverware.core.state import State
from silverware.envs import Setting
from silverware.envs.page import page
from silverware.games import GAMES
from tests.conduct import conduct

TABLES = [
    pytest.param(name, seats, id=f"{name}-{seats}")
    for name, game in GAMES.items()
    for seats in game.seats
    if game.objection(seats, game.choose({})) is None
]
MOVES = 150
APART = 5


def moments(setting: Setting, seed: int, moves: int = MOVES) -> Iterator[State]:
    """Some moments of random games."""
    dice = Seeded(seed)
    state = setting.game.start(setting.seats, dice, setting.options)
    for number in range(moves):
        if state.asked() is None:
            state = setting.game.start(setting.seats, dice, setting.options)
        if number % (APART * conduct(setting.game.name).pace) == 0:
            yield state
        menu = state.menu()
        state.play(menu[dice.below(len(menu))], dice)


@pytest.mark.parametrize("memory", [True, False])
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_is_hidden_changes_no_byte_of_an_observation(game: str, seats: int, memory: bool) -> None:
    setting = Setting(game, seats, memory=memory)
    dice = Seeded(7)
    differ = 0
    for state in moments(setting, seats):
        for seat in range(seats):
            view, seen = setting.game.view(state, seat), setting.game.recall(state, seat)
            world = setting.game.imagine(view, seen, dice)
            differ += setting.game.position(world) != setting.game.position(state)
            assert setting.observe(world, seat).tobytes() == setting.observe(state, seat).tobytes()
            assert np.array_equal(setting.mask(world, seat), setting.mask(state, seat))
    assert differ > 0


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_planes_hold_the_same_numbers_as_the_row(game: str, seats: int) -> None:
    setting = Setting(game, seats)
    state = next(moments(setting, 1))
    row = setting.observe(state, seats - 1)
    planes = setting.planes(row)
    assert len(planes) == len(setting.observer.fields)
    assert np.array_equal(np.concatenate([plane.reshape(-1) for plane in planes.values()]), row)
    assert {name: plane.shape for name, plane in planes.items()} == {
        field.name: field.shape for field in setting.observer.fields
    }
    assert setting.scale().shape == (setting.width,)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_actions_turn_with_the_seat_that_makes_them(game: str, seats: int) -> None:
    setting = Setting(game, seats)
    every = list(range(len(setting.moves)))
    for seat in range(seats):
        assert sorted(setting.actions[seat]) == every
    for state in moments(setting, 2, 30):
        asked = state.asked()
        assert asked is not None
        assert [setting.move(action, asked) for action in setting.legal(state)] == list(state.menu())


def planes_of(setting: Setting, state: State, seat: int) -> dict[str, Any]:
    return setting.planes(setting.observe(state, seat))


def turned(numbers: list[int], seat: int) -> list[int]:
    """Numbers of all seats as one of them sees them."""
    return [*numbers[seat:], *numbers[:seat]]


def test_quick_silver_tells_what_the_view_shows() -> None:
    setting = Setting("quick-silver", 4, options={"memory": "aided"})
    names = list(setting.game.cards)
    for state in moments(setting, 3):
        for seat in range(4):
            view, planes = setting.game.view(state, seat), planes_of(setting, state, seat)
            carts = view.carts
            for field in ("plates", "blasts", "sneaks", "cash"):
                assert list(planes[field]) == turned([getattr(cart, field) for cart in carts], seat)
            hand = carts[seat].hand or ()
            assert [list(hand).count(name) for name in names] == list(planes["hand"])
            assert [view.black, view.white, view.sneak_pile, view.round] == [
                int(planes[name][0]) for name in ("black", "white", "pile", "round")
            ]
            swap = view.swap
            assert planes["taker"].sum() == planes["target"].sum() == (swap is not None)
            if swap is not None:
                assert planes["taker"][(swap.taker - seat) % 4] == 1
                assert planes["target"][4 if swap.target == 6 else (swap.target - seat) % 4] == 1
                assert [name == swap.card for name in names] == list(planes["offered"])
            for other in range(4):
                known = list(view.known.hands[other])
                assert [known.count(name) for name in names] == list(planes["known"][(other - seat) % 4])
            for slot, card in enumerate(view.known.centre):
                assert [name == card for name in names] == list(planes["known centre"][slot])
            rows = [row for row in planes["swaps"].tolist() if row[0]]
            assert rows == [told(setting, swap, seat, names) for swap in view.memory.swaps]


def told(setting: Setting, swap: Any, seat: int, names: list[str]) -> list[int]:
    """A swap as the numbers that tell it."""
    seats = ["north", "east", "south", "west"]
    source = 5 if swap.source == "centre" else (seats.index(swap.source) - seat) % 4 + 1
    cards = [0 if card is None else names.index(card) + 1 for card in (swap.gave, swap.took)]
    return [(seats.index(swap.taker) - seat) % 4 + 1, source, swap.slot or 0, *cards]


def test_silver_coin_tells_what_the_view_shows() -> None:
    setting = Setting("silver-coin", 3, options={"memory": "aided"})
    for state in moments(setting, 3):
        for seat in range(3):
            view, planes = setting.game.view(state, seat), planes_of(setting, state, seat)
            assert list(planes["totals"]) == turned(list(view.totals), seat)
            assert int(planes["deck"][0]) == view.deck
            for other in range(3):
                village = view.villages[other][: planes["lies"].shape[1]]
                row = (other - seat) % 3
                assert planes["lies"][row].sum() == len(village)
                for place, card in enumerate(village):
                    assert planes["number"][row][place] == (0 if card.number is None else card.number + 1)
                    assert planes["up"][row][place] == card.up
                    assert planes["rotated"][row][place] == card.rotated
                    assert planes["protected"][row][place] == card.protected
                    for watcher in range(3):
                        assert planes["seen"][(watcher - seat) % 3][row][place] == (watcher in card.seen)


def test_quicksand_tells_what_the_view_shows() -> None:
    setting = Setting("quicksand", 3)
    names = list(setting.game.cards)
    for state in moments(setting, 3):
        for seat in range(3):
            view, planes = setting.game.view(state, seat), planes_of(setting, state, seat)
            hand = list(view.players[seat].hand)
            assert [hand.count(name) for name in names] == list(planes["hand"])
            assert list(planes["cards"]) == turned([player.cards for player in view.players], seat)
            assert planes["space"].argmax(1).tolist() == [explorer.space for explorer in view.explorers]
            assert [bool(stuck) for stuck in planes["stuck"]] == [explorer.stuck for explorer in view.explorers]
            assert view.explorers[int(planes["identity"].argmax())].colour == view.players[seat].identity
            told = [(int(row[1]) - 1 + seat) % 3 for row in planes["answers"] if row[0]]
            assert told == [who for who, _ in reversed(view.history)][: len(told)]


def test_silverton_tells_what_the_view_shows() -> None:
    setting = Setting("silverton", 3, memory=False)
    for state in moments(setting, 3, 60):
        for seat in range(3):
            view, planes = setting.game.view(state, seat), planes_of(setting, state, seat)
            assert list(planes["cash"]) == turned([player.cash or 0 for player in view.players], seat)
            assert int(planes["deck"][0]) == view.deck
            assert planes["track"].sum(1).tolist() == turned([len(player.track) for player in view.players], seat)
            claims = [{claim.card for claim in player.claims} for player in view.players]
            assert planes["claims"].sum(1).tolist() == turned([len(cards) for cards in claims], seat)
            assert [price for price in planes["price"] if price] == [column.price for column in view.chart]


def test_a_game_that_brings_no_observer_along_cannot_be_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = replace(registration("quicksand"), observer=None)
    monkeypatch.setattr("silverware.envs.setting.registration", lambda _: bare)
    with pytest.raises(BadTable, match="no observer"):
        Setting("quicksand", 2)


def test_the_page_of_observations_is_up_to_date() -> None:
    assert (Path(__file__).parents[2] / "docs/observations.md").read_text() == page()
