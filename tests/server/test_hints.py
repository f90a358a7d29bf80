"""Hints: what a bot would do in one's place, at tables of one person."""

from __future__ import annotations

from tests.server.guests import Client, Player, answer, asked, play_out, seated


def test_a_hint_is_a_move_of_the_menu_in_words(client: Client) -> None:
    ada = Player(client, "Ada")
    table = ada.found(seats=2, hot_seat=True)
    ada.act(table, "start")
    for _ in range(6):
        seen = asked(ada, table)
        assert seen is not None
        hint = ada.get(f"/api/tables/{table}/hint", seat=seen["seat"])
        (choice,) = [each for each in seen["game"]["menu"] if each["move"] == hint["move"]]
        assert hint == {"move": choice["move"], "says": choice["says"]}
        assert ada.get(f"/api/tables/{table}/hint", seat=seen["seat"]) == hint
        ada.act(table, "move", seat=seen["seat"], move=hint["move"], version=seen["number"])


def test_against_bots_the_only_person_needs_no_seat_to_be_named(client: Client) -> None:
    table, (ada,) = seated(client, "Ada", bots=2)
    assert ada.get(f"/api/tables/{table}/hint")["move"] == "pick up"


def test_with_others_at_the_table_there_is_no_hint(client: Client) -> None:
    table, players = seated(client, "Ada", "Bob", bots=1)
    for player in players:
        refused = player.get(f"/api/tables/{table}/hint", 403)
        assert refused["sentence"] == "Hints are for tables of one person; here others play as well."


def test_only_a_seat_of_ones_own_that_is_asked_gets_a_hint(client: Client) -> None:
    ada, bob = Player(client, "Ada"), Player(client, "Bob")
    table = ada.found(seats=2, hot_seat=True)
    assert ada.get(f"/api/tables/{table}/hint", 400, seat="north")["sentence"] == "The game has not begun yet."
    ada.act(table, "start")
    assert bob.get(f"/api/tables/{table}/hint", 403)["sentence"] == "You have no seat at this table."
    assert bob.get(f"/api/tables/{table}/hint", 403, seat="north")["sentence"] == "North is not your seat."
    assert "say which one" in ada.get(f"/api/tables/{table}/hint", 400)["sentence"]
    client.cookies.clear()
    assert client.get(f"/api/tables/{table}/hint?seat=north").status_code == 401
    for seat in ("north", "east"):
        version = ada.look(table)["number"]
        ada.act(table, "move", seat=seat, move="pick up", version=version)
    seen = asked(ada, table)
    assert seen is not None
    (idle,) = {"north", "east"} - {seen["seat"]}
    refused = ada.get(f"/api/tables/{table}/hint", 400, seat=idle)
    assert refused["sentence"] == f"{idle.title()} has nothing to answer now."


def test_when_the_game_is_over_there_is_nothing_to_hint_at(client: Client) -> None:
    table, (ada,) = seated(client, "Ada", bots=1, level="random")
    play_out(table, [ada])
    assert not answer(ada, table)
    assert ada.get(f"/api/tables/{table}/hint", 409)["sentence"] == "The game is over."
