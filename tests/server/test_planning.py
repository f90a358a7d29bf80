"""What a seat plans: kept for it, worked out from its own view, and nobody else's business."""

from __future__ import annotations

from typing import Any

from silverware.core.planner import Sketch
from silverware.server.planning import planned
from tests.server.guests import Client, Player, seated
from tests.server.stage import Stage

SOUTH = {"name": "South", "goal": "", "parts": ["denver/colorado-springs/1", "colorado-springs/pueblo/1"]}


def plan(player: Player, table: str, seat: str, *sketches: Any, status: int = 201) -> Any:
    return player.post(f"/api/tables/{table}/plan?seat={seat}", {"sketches": sketches}, status)


def test_sketches_are_kept_for_their_seat_and_told_to_nobody_else(client: Client) -> None:
    table, (ada, bob) = seated(client, "Ada", "Bob", game="silverton")
    eve = Player(client, "Eve")
    before = bob.look(table)
    ada.act(table, "sketches", sketches=[SOUTH])
    assert ada.look(table)["own"]["sketches"] == [SOUTH]
    assert bob.look(table) == before
    assert "South" not in str([eve.look(table), bob.get(f"/api/tables/{table}/record?seat=east")])
    ada.act(table, "mute", whom="east")
    ada.act(table, "orders", orders=[])
    assert ada.look(table)["own"]["sketches"] == [SOUTH]
    ada.act(table, "sketches", sketches=[])
    assert "sketches" not in ada.look(table)["own"]


def test_whoever_takes_a_seat_finds_no_sketches(client: Client) -> None:
    ada, bob, eve = Player(client, "Ada"), Player(client, "Bob"), Player(client, "Eve")
    table = ada.found(game="silverton", seats=2)
    bob.act(table, "sit", seat="east")
    bob.act(table, "sketches", sketches=[SOUTH])
    bob.act(table, "rise")
    eve.act(table, "sit", seat="east")
    assert "sketches" not in eve.look(table)["own"]


def test_only_a_seat_plans_and_only_from_its_own_chair(client: Client) -> None:
    table, (ada, bob) = seated(client, "Ada", "Bob", game="silverton")
    assert plan(ada, table, "north", SOUTH)["plans"][0]["track"] == 220
    assert plan(ada, table, "east", status=403)["sentence"] == "You do not sit there."
    assert plan(bob, table, "spectator", status=400)["sentence"] == "You are watching; only players plan."
    assert plan(ada, table, "north", *[SOUTH] * 9, status=400)
    unknown = {**SOUTH, "parts": ["denver/moon"]}
    assert plan(ada, table, "north", unknown, status=400)["sentence"] == "There is no segment 'denver/moon'."
    assert ada.act(table, "sketches", 400, sketches=[unknown])["sentence"] == "There is no segment 'denver/moon'."


def test_where_there_is_nothing_to_plan_nothing_is_kept(client: Client) -> None:
    table, (ada, _) = seated(client, "Ada", "Bob")
    sentence = "There is nothing to plan in Quick Silver."
    assert plan(ada, table, "north", status=400)["sentence"] == sentence
    assert ada.act(table, "sketches", 400, sketches=[SOUTH])["sentence"] == sentence


def test_planning_changes_nothing_and_works_at_any_time() -> None:
    stage = Stage("Ada", "Bob", game="silverton").start()
    number = stage.table.number
    for seat in (0, 1):
        assert planned(stage.table, seat, [Sketch("", "", tuple(SOUTH["parts"]))])
    assert stage.table.number == number


def test_one_person_cannot_plan_without_end(client: Client) -> None:
    table, (ada, _) = seated(client, "Ada", "Bob", game="silverton")
    path = f"/api/tables/{table}/plan?seat=north"
    answers = [client.post(path, headers=ada.headers, json={}).status_code for _ in range(250)]
    assert answers.count(201) >= 120
    assert 429 in answers
