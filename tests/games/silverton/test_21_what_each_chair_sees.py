from __future__ import annotations

from typing import Any

import msgspec
import pytest

from silverware.games.silverton.documents import LengthName
from silverware.games.silverton.events.cards import Staked
from silverware.games.silverton.events.ending import Announced
from tests.games.silverton.scene import scene
from tests.rules import rule


@rule("silverton", "21.1")
@pytest.mark.parametrize(("length", "announce"), [("standard", 5000), ("short", 4000), ("long", 10000)])
def test_money_is_a_secret_until_it_is_more_than_the_announced_sum(length: LengthName, announce: int) -> None:
    table = scene(3, options={"length": length}, east={"cash": announce})
    assert [player.cash for player in table.view("north").players] == [2200, None, None]
    assert table.view("east").players[1].cash == announce
    above = scene(3, options={"length": length}, east={"cash": announce + 1})
    assert [player.cash for player in above.view("north").players] == [2200, announce + 1, None]


@rule("silverton", "21.1")
def test_once_announced_money_stays_open() -> None:
    passengers = {"track": ["denver/golden/1", "golden/central-city"], "passengers": ["p2"], "cash": 4960}
    table = scene(2, north=passengers, round=3).place().until("deal", "east")
    assert [(event.seat, event.cash) for event in table.told(Announced)] == [("north", 5010)]
    spent = scene(2, north={"cash": 100, "public": True})
    assert spent.view("east").players[0].cash == 100


@rule("silverton", "21.1")
@pytest.mark.parametrize(("cash", "announced"), [(4950, []), (4951, [5001])])
def test_who_earns_up_to_the_announced_sum_keeps_the_secret(cash: int, announced: list[int]) -> None:
    north = {"track": ["denver/golden/1", "golden/central-city"], "passengers": ["p2"], "cash": cash}
    table = scene(2, north=north).place().until("deal", "east")
    assert [event.cash for event in table.told(Announced)] == announced


@rule("silverton", "21.2")
def test_in_the_campaign_money_stays_a_secret() -> None:
    table = scene(2, options={"length": "campaign"}, north={"cash": 90000})
    assert table.view("east").players[0].cash is None


@rule("silverton", "21.3")
def test_what_is_paid_is_seen_by_everybody() -> None:
    table = scene(2, open=["c1"]).place(north="p1 c1").play("stake c1")
    (event,) = table.told(Staked)
    assert event.to(1) == event
    assert event.cost == 120
    assert table.view("east").players[0].cash is None


@rule("silverton", "21.4")
def test_nobody_knows_the_order_of_the_deck_or_of_the_piles() -> None:
    deck = [f"c{number}" for number in range(20, 60)]
    piles = [[f"p{at + 1}", f"p{at + 9}", f"p{at + 17}"] for at in range(8)]
    other: list[list[Any]] = [[f"p{at + 1}", f"p{16 - at}", f"p{24 - at}"] for at in range(8)]
    table = scene(2, deck=deck, piles=piles)
    turned = scene(2, deck=deck[::-1], piles=other)
    for seat in ("north", "east", "spectator"):
        assert msgspec.json.encode(table.view(seat)) == msgspec.json.encode(turned.view(seat))
    assert table.view("north").deck == 100
    assert table.view("north").piles[0].below == ("B", "C")


@rule("silverton", "21.5")
def test_all_else_is_open_to_everybody() -> None:
    north = {"track": ["denver/golden/1", "golden/central-city"], "claims": ["c25"], "passengers": ["p2"]}
    table = scene(3, north=north, discards=["c30"], sold={"gold": 2}).play("send surveyor 1", "survey denver/como")
    for seat in ("north", "east", "south", "spectator"):
        view = table.view(seat)
        assert view.players[0].track == ("denver/golden/1", "golden/central-city")
        assert [claim.card for claim in view.players[0].claims] == ["c25"]
        assert [route.card for route in view.players[0].passengers] == ["p2"]
        assert (view.players[0].pieces[0].status, view.players[0].pieces[0].at) == ("out", "denver/como")
        assert view.discards == 1
        assert view.chart[0].sold == 2
        assert view.order == (0, 1, 2)


@rule("silverton", "21.6")
def test_spectators_see_no_secret_money_until_the_game_is_over() -> None:
    table = scene(2, north={"cash": 4000})
    assert [player.cash for player in table.view("spectator").players] == [None, None]
    over = scene(2, options={"length": "campaign"}, round=24, north={"cash": 4000}).end_turn()
    assert [player.cash for player in over.view("spectator").players] == [4000, 2400]
