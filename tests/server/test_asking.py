"""The command line of a table over HTTP: answered from one's own chair, privately, and not too often."""

from __future__ import annotations

from typing import Any

from silverware.server.asking import asked
from tests.server.guests import Client, Player
from tests.server.stage import Stage


def test_answers_and_moves_come_from_ones_own_chair(client: Client) -> None:
    ada = Player(client, "Ada")
    table = ada.found(seats=2, hot_seat=True)

    def ask(words: str, seat: str = "north", status: int = 201) -> Any:
        return ada.post(f"/api/tables/{table}/ask?seat={seat}", {"words": words}, status)

    assert ask("hand", status=400)["sentence"] == "The game has not begun yet."
    ada.act(table, "start")
    north, east = ask("hand")["says"], ask("hand", "east")["says"]
    assert north[0].startswith("Your hand: ")
    assert north != east
    assert ask("hand", "spectator")["says"] == ["You are watching."]
    assert ask("pick")["move"] == "pick up" or ask("pick", "east")["move"] == "pick up"
    assert ask("x" * 201, status=400)


def test_asking_changes_nothing() -> None:
    stage = Stage("Ada", "Bob").start()
    number = stage.table.number
    for words in ("hand", "actions", "swap", "sneak", "1"):
        asked(stage.table, 0, words)
    assert stage.table.number == number


def test_what_a_table_forgets_is_not_told_again() -> None:
    stage = Stage("Ada", "Bob", game="silver-coin", options={"memory": "honest"}).start()
    seat = stage.asked()
    stage.play(seat, stage.menu()[0])
    told = " ".join(asked(stage.table, seat, "last").says)
    assert "You see your own" in told
    while seat == stage.asked() or stage.table.news[-1].events == ():
        stage.play(stage.asked(), stage.menu()[-1])
    stage.play(stage.asked(), stage.menu()[0])
    told = " ".join(asked(stage.table, seat, "last 9").says)
    assert "You look at your own card" in told
    assert "You see" not in told


def test_one_person_cannot_ask_without_end(client: Client) -> None:
    ada = Player(client, "Ada")
    table = ada.found(seats=2, hot_seat=True)
    ada.act(table, "start")
    path, body = f"/api/tables/{table}/ask?seat=north", {"words": "turn"}
    answers = [client.post(path, headers=ada.headers, json=body).status_code for _ in range(400)]
    assert answers.count(201) >= 120
    assert 429 in answers
