"""A client that is killed at any kind of question does not stop the game."""

from __future__ import annotations

import json
from functools import partial

import pytest

from tests.server.guests import Client, Json, Player, seated
from tests.server.processes import PATIENCE, until

QUICK = {"type": "live", "minutes": 0.05, "increment": 0}


def is_over(player: Player, table: str) -> bool:
    """Whether the game has come to its end."""
    return bool(player.sheet(table)["status"] == "over")


def killed_at(player: Player, table: str, question: str) -> bool:
    """Play over a websocket until that question comes, then cut the line; False where the game ended before."""
    with player.socket(table) as socket:
        while True:
            message: Json = json.loads(socket.recv(timeout=PATIENCE))
            game = message.get("game")
            if game is None or not game["menu"]:
                if is_over(player, table):
                    return False
                continue
            if game["view"]["question"] == question:
                socket.socket.close()
                return True
            choices = [choice["move"] for choice in game["menu"]]
            move = next((move for move in choices if move.endswith("with centre")), choices[0])
            socket.send(json.dumps({"type": "move", "move": move, "version": message["number"]}))


@pytest.mark.parametrize("question", ["spy", "turn", "redirect", "take"])
def test_a_client_killed_at_any_question_does_not_stop_the_game(client: Client, question: str) -> None:
    for _ in range(10):
        table, (ada,) = seated(client, "Ada", bots=2, level="random", pace=QUICK)
        if killed_at(ada, table, question):
            until(partial(is_over, ada, table))
            return
    pytest.fail(f"the question {question} never came")
