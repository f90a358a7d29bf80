"""Moves as structures over the wire, and the refusal a move would get, without making it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from tests.server.guests import Client, Player, seated


def ask(socket: ClientConnection, **act: Any) -> dict[str, Any]:
    """The answer to an act, past the news."""
    socket.send(json.dumps({"ref": "w", **act}))
    while True:
        answer: dict[str, Any] = json.loads(socket.recv())
        if answer["type"] in ("done", "refused"):
            return answer


@pytest.fixture
def looking(client: Client) -> tuple[str, list[Player]]:
    """A table where everybody is spying."""
    return seated(client, "Ada", "Bob")


def test_why_a_move_cannot_be_made_is_what_making_it_is_refused_with(looking: tuple[str, list[Player]]) -> None:
    table, (ada, _) = looking
    move = {"type": "swap", "card": "20", "target": "east"}
    with ada.socket(table) as socket:
        number = json.loads(socket.recv())["number"]
        why = ask(socket, type="why", move=move)
        made = ask(socket, type="move", move=move, version=number)
        assert why == made
        assert (why["type"], why["rule"]) == ("refused", "3.6")
        assert ask(socket, type="why", move={"type": "pick-up"})["type"] == "done"
    assert ada.look(table)["number"] == number


def test_whose_turn_it_is_is_said_by_name(looking: tuple[str, list[Player]]) -> None:
    table, players = looking
    for player in players:
        player.act(table, "move", move={"type": "pick-up"}, version=player.look(table)["number"])
    waiting = players[0].look(table)["game"]["waiting"]
    idle, asked = (players[1], "Ada") if waiting == ["north"] else (players[0], "Bob")
    refused = idle.act(table, "why", 400, move={"type": "sneak"})
    assert (refused["sentence"], refused["rule"]) == (f"{asked} is asked now.", "4.3")


def test_a_menu_carries_moves_as_structures_that_can_be_sent_back(looking: tuple[str, list[Player]]) -> None:
    table, (ada, _) = looking
    seen = ada.look(table)
    (choice,) = seen["game"]["menu"]
    assert (choice["move"], choice["form"]) == ("pick up", {"type": "pick-up"})
    assert seen["game"]["view"]["asking"] == {"type": "spy"}
    ada.act(table, "move", move=choice["form"], version=seen["number"])
    assert ada.look(table)["number"] == seen["number"] + 1


@pytest.mark.parametrize(
    ("move", "says"),
    [
        ({"type": "fly"}, "not a move of this game"),
        ({"type": "swap", "card": "20"}, "not a move of this game"),
        ({"type": "swap", "card": "21", "target": "east"}, "No move of this game has these fields"),
        ({"type": []}, "not a move of this game"),
        (-1, "there is no move -1"),
        (10**6, "there is no move 1000000"),
        ("fly", "is not a move of this game"),
    ],
)
def test_what_is_no_move_is_refused_in_a_sentence(looking: tuple[str, list[Player]], move: object, says: str) -> None:
    table, (ada, _) = looking
    number = ada.look(table)["number"]
    for act in ({"type": "why"}, {"type": "move", "version": number}):
        refused = ada.post(f"/api/tables/{table}/acts", {**act, "move": move}, 400)
        assert says in refused["sentence"]
    assert ada.look(table)["number"] == number


def test_somebody_without_a_seat_has_nothing_to_wonder_about(client: Client, looking: tuple[str, list[Player]]) -> None:
    table, _ = looking
    assert Player(client, "Eve").act(table, "why", 403, move="sneak")["sentence"] == "You have no seat at this table."
