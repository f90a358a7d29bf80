from __future__ import annotations

from silverware.core.dice import Seeded
from silverware.games.silverton import GAME
from silverware.games.silverton.documents import Options
from silverware.games.silverton.events.beginning import TurnBegan
from silverware.games.silverton.events.cards import ClaimsTurnedUp, Staked
from silverware.games.silverton.events.disputes import Disputed
from silverware.games.silverton.events.ending import PricesChanged
from silverware.games.silverton.events.operations import Built
from silverware.games.silverton.events.placing import Surveyed
from tests.games.silverton.scene import scene
from tests.rules import rule

OPEN = [f"c{number}" for number in range(1, 9)]


@rule("silverton", "6.1")
def test_a_turn_has_its_phases_in_order() -> None:
    table = scene(2, open=OPEN).place(north="s1 denver/como, p1 c1", east="s1 denver/como", chance="6 6 1 2")
    table.play("stake c1").until("build", "north").play("build denver/como").end_turn()
    kinds = (Surveyed, Disputed, Staked, Built, PricesChanged, ClaimsTurnedUp, TurnBegan)
    order = [type(event) for event in table.events if isinstance(event, kinds)]
    assert order == [Surveyed, Surveyed, Disputed, Staked, Built, PricesChanged, ClaimsTurnedUp, TurnBegan]
    assert table.told(TurnBegan)[0].round == 2


@rule("silverton", "6.2")
def test_the_order_of_play_is_dealt_anew_every_turn() -> None:
    orders = set()
    for seed in range(60):
        begun = GAME.start(3, Seeded(seed), Options())
        orders.add(tuple(begun.order))
        assert begun.asked() == begun.order[0]
    assert len(orders) == 6
    table = scene(3, order=["south", "north", "east"])
    assert table.asked() == "south"
    assert table.play("done").asked() == "north"


@rule("silverton", "6.3")
def test_a_seat_completes_all_steps_before_the_next_begins() -> None:
    table = scene(3, order=["south", "north", "east"]).place()
    asked: list[str | None] = []
    while table.table.round == 1:
        if not asked or asked[-1] != table.asked():
            asked.append(table.asked())
        table.play("done" if "done" in table.menu() else "no offer")
    assert asked == ["south", "north", "east"]


@rule("silverton", "6.4", "11.1")
def test_nothing_is_bought_on_credit() -> None:
    table = scene(2, open=OPEN, north={"cash": 119}).place(north="p1 c1")
    assert table.menu() == {"done"}
    assert table.refused("stake c1") == "6.4"
    assert "stake c1" in scene(2, open=OPEN, north={"cash": 120}).place(north="p1 c1").menu()


@rule("silverton", "6.5")
def test_all_pieces_go_home_when_their_seat_is_through() -> None:
    table = scene(2, open=OPEN).place(north="s1 denver/golden/1, p1 c1", east="s1 denver/como")
    assert table.seat("north")["pieces"]["surveyor 1"] == "denver/golden/1"
    table.until("build", "east")
    assert table.seat("north")["pieces"] == {}
    assert table.seat("east")["pieces"] == {"surveyor 1": "denver/como"}
