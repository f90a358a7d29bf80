"""Looking back: the steps of a game, from one's own chair while it is being played, from any chair when it is over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from tests.server.guests import Client, Player, answer, asked, play_out, seated

AIDED = {"memory": "aided"}


def test_while_the_game_is_played_ones_own_chair_shows_what_it_saw(client: Client) -> None:
    table, players = seated(client, "Ada", "Bob", options=AIDED)
    ada, bob = players
    for _ in range(4):
        for player in players:
            answer(player, table)
    seen = ada.get(f"/api/tables/{table}/replay", seat="north")
    now = ada.look(table)
    assert seen[-1]["view"] == now["game"]["view"]
    assert seen[-1]["prompt"] == now["game"]["prompt"]
    assert [step["number"] for step in seen] == list(range(len(seen)))
    assert seen[0]["events"][0]["event"]["type"] == "Dealt"
    for step in seen:
        assert step["view"]["seat"] == 0
        assert step["view"]["carts"][0]["hand"]
        assert step["view"]["carts"][1]["hand"] is None
        assert not step["move"] or step["seat"] == "north"
    told = [event for item in now["news"] for event in item.get("events", [])]
    logged = [{name: said for name, said in event.items() if name != "yours"} for event in told]  # as every log has it
    assert [event for step in seen for event in step["events"]] == logged
    assert bob.get(f"/api/tables/{table}/replay", seat="east", first=1, count=2)[0]["view"]["seat"] == 1


def test_while_the_game_is_played_nobody_sits_on_anothers_chair(client: Client) -> None:
    table, (ada, bob) = seated(client, "Ada", "Bob", options=AIDED)
    assert ada.get(f"/api/tables/{table}/replay", 403, seat="east")["sentence"] == "You do not sit there."
    assert bob.get(f"/api/tables/{table}/replay", 403, seat="north")["sentence"] == "You do not sit there."
    client.cookies.clear()
    assert client.get(f"/api/tables/{table}/replay?seat=north").status_code == 403
    (first,) = client.get(f"/api/tables/{table}/replay").json()
    assert [cart["hand"] for cart in first["view"]["carts"]] == [None, None]
    play_out(table, [ada, bob])
    assert client.get(f"/api/tables/{table}/replay?seat=north").json()[0]["view"]["carts"][0]["hand"]


def test_what_was_taken_back_is_part_of_it(client: Client) -> None:
    ada = Player(client, "Ada")
    table = ada.found(seats=2, hot_seat=True, options=AIDED)
    ada.act(table, "start")
    seat = ""
    for move in ("pick up", "pick up", "sneak"):
        seen = asked(ada, table)
        assert seen is not None
        seat = seen["seat"]
        ada.act(table, "move", seat=seat, move=move, version=seen["number"])
    ada.act(table, "undo", seat=seat)
    _, before, sneaked, undone = ada.get(f"/api/tables/{table}/replay", seat=seat)
    assert (sneaked["move"], undone["move"]) == ("sneak", "undo to 1")
    assert undone["events"] == []
    assert undone["view"] == before["view"] != sneaked["view"]


@pytest.mark.parametrize("game", ["quick-silver", "silver-coin"])
def test_at_a_table_that_forgets_one_looks_back_when_the_game_is_over(client: Client, game: str) -> None:
    table, players = seated(client, "Ada", "Bob", game=game)
    ada, _ = players
    for _ in range(3):
        for player in players:
            answer(player, table)
    for seat in ("north", "spectator"):
        refused = ada.get(f"/api/tables/{table}/replay", 400, seat=seat)
        assert refused["sentence"] == "This table has honest memory: you can look back when the game is over."
    if game == "quick-silver":
        play_out(table, players)
        assert ada.get(f"/api/tables/{table}/replay", seat="north", count=1)[0]["view"]["carts"][0]["hand"]


@pytest.mark.parametrize("seat", ["spectator", "north"])
def test_before_the_game_there_is_nothing_to_look_back_at(client: Client, seat: str) -> None:
    ada = Player(client, "Ada")
    table = ada.found(seats=2)
    refused = ada.get(f"/api/tables/{table}/replay", 400, seat=seat)
    assert refused["sentence"] == "The game has not begun yet."


HIDDEN: Final[dict[str, Callable[[Any], list[Any]]]] = {
    "quick-silver": lambda view: [cart["hand"] for cart in view["carts"]] + [view["centre"]],
    "quicksand": lambda view: [value for player in view["players"] for value in (player["hand"], player["identity"])],
}


@pytest.mark.parametrize("game", HIDDEN)
def test_all_hands_are_open_when_the_game_is_over_and_not_before(client: Client, game: str) -> None:
    table, (ada, bob) = seated(client, "Ada", "Bob", game=game)
    play_out(table, [ada, bob])
    (first,) = ada.get(f"/api/tables/{table}/replay", seat="north", count=1, opened=True)
    assert None not in HIDDEN[game](first["view"])
    (usual,) = ada.get(f"/api/tables/{table}/replay", seat="north", count=1)
    assert None in HIDDEN[game](usual["view"])


def test_hands_stay_closed_while_the_game_is_played(client: Client) -> None:
    table, (ada, _) = seated(client, "Ada", "Bob", options=AIDED)
    refused = ada.get(f"/api/tables/{table}/replay", 400, seat="north", opened=True)
    assert refused["sentence"] == "Hands are shown when the game is over."
