"""Friends at a table: seats that are kept, people who are asked to leave, those who watch, names."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from silverware.server.api import front
from silverware.server.processes import Processes
from silverware.server.settings import Settings
from silverware.server.think import Thinkers
from tests.server.conftest import opened
from tests.server.guests import Client, Json, Player, play_out, receive, seated
from tests.server.processes import until


def seat_of(player: Player, table: str, seat: str) -> Json:
    """What everybody sees of a seat."""
    return next(each for each in player.sheet(table)["seats"] if each["seat"] == seat)


# Play again


def test_play_again_keeps_everybodys_seat(client: Client) -> None:
    table, (ada, bob) = seated(client, "Ada", "Bob", seats=3, bots=1, level="random")
    play_out(table, [ada, bob])
    again = ada.act(table, "rematch")["table"]
    assert seat_of(ada, again, "east")["kept_for"] == "Bob"
    refused = Player(client, "Cy").act(again, "sit", 409, seat="east")
    assert refused["sentence"] == "East is kept for Bob."
    assert Player(client, "Di").act(again, "sit", 409)["sentence"] == "Every seat is taken."
    assert bob.act(table, "rematch")["table"] == again
    assert seat_of(ada, again, "east")["name"] == "Bob"
    ada.act(again, "start")


def test_whoever_made_the_next_table_can_give_a_kept_seat_away(client: Client) -> None:
    table, (ada, bob) = seated(client, "Ada", "Bob")
    play_out(table, [ada, bob])
    again = ada.act(table, "rematch")["table"]
    ada.act(again, "bot", 409, seat="east")
    ada.act(again, "rise", seat="east")
    Player(client, "Cy").act(again, "sit", seat="east")
    assert seat_of(ada, again, "east")["name"] == "Cy"
    assert "removed" not in ada.sheet(again)


# Asked to leave


def test_whoever_is_asked_to_leave_is_told_and_cannot_sit_down_again(client: Client) -> None:
    ada, bob = Player(client, "Ada"), Player(client, "Bob")
    table = ada.found(seats=2)
    ada.act(table, "sit")
    bob.act(table, "sit")
    with bob.socket(table) as socket:
        receive(socket, "update")
        ada.act(table, "rise", seat="east")
        told = receive(socket, "update")
    assert [item["says"] for item in told["news"]] == ["Whoever sat at East was asked to leave."]
    assert told["table"]["removed"] == [bob.get("/api/me")["id"]]
    sentence = "Whoever made this table has asked you to leave it."
    assert bob.act(table, "sit", 403, seat="east")["sentence"] == sentence
    assert bob.act(table, "say", 403, text="Why?")["sentence"] == sentence
    assert bob.act(table, "react", 403, sign="ouch")["sentence"] == sentence
    Player(client, "Cy").act(table, "sit", seat="east")


def test_somebody_who_gets_up_may_sit_down_again(client: Client) -> None:
    ada = Player(client, "Ada")
    table = ada.found(seats=2)
    for _ in range(2):
        ada.act(table, "sit", seat="east")
        ada.act(table, "rise", seat="east")
    assert "removed" not in ada.sheet(table)


# Those who watch


def test_at_a_table_without_spectators_only_players_see_the_game(client: Client) -> None:
    ada, bob, cy = (Player(client, name) for name in ("Ada", "Bob", "Cy"))
    table = ada.found(seats=2, spectators="none")
    ada.act(table, "sit")
    cy.look(table)
    bob.act(table, "sit")
    assert table in [each["id"] for each in cy.get("/api/tables")]
    ada.act(table, "start")
    for path in ("", "/edition", "/record", "/replay", "/dice"):
        assert "Only players" in cy.get(f"/api/tables/{table}{path}", 403)["sentence"]
    assert client.get(f"/api/tables/{table}").status_code == 403
    assert cy.get(f"/api/tables/{table}/review", 403, seat="north")
    cy.post(f"/api/tables/{table}/copies", {}, 403)
    assert table not in [each["id"] for each in cy.get("/api/tables")]
    bob.look(table)


def test_whoever_looked_on_is_let_go_when_a_game_without_spectators_begins(client: Client) -> None:
    ada, cy = Player(client, "Ada"), Player(client, "Cy")
    table = ada.found(seats=2, bots=1, spectators="none")
    ada.act(table, "sit")
    with cy.socket(table) as socket:
        receive(socket, "update")
        ada.act(table, "start")
        with suppress(ConnectionClosed):
            assert not any('"status":"playing"' in str(told) for told in socket)
    cy.get(f"/api/tables/{table}", 403)


def test_at_a_table_without_spectators_words_only_players_talk(client: Client) -> None:
    table, (ada, _) = seated(client, "Ada", "Bob", spectators="watch")
    cy = Player(client, "Cy")
    for act in ({"type": "say", "text": "Hello"}, {"type": "react", "sign": "wow"}):
        refused = cy.post(f"/api/tables/{table}/acts", act, 403)
        assert refused["sentence"] == "Only players talk at this table."
        ada.post(f"/api/tables/{table}/acts", act)
    assert [item["says"] for item in cy.look(table)["news"] if "sign" in item] == ["Ada: Wow!"]


def test_everybody_is_told_who_watches(client: Client) -> None:
    table, (ada, _) = seated(client, "Ada", "Bob")
    cy, another = Player(client, "Cy"), Player(client, "Cy")
    with ada.socket(table) as socket:
        receive(socket, "update")
        with cy.socket(table), another.socket(table):
            told = receive(socket, "present")
            while len(told["watching"]) < 2:
                told = receive(socket, "present")
            assert (told["watching"], told["others"]) == (["Cy", "Cy 2"], 0)
        while told["watching"]:
            told = receive(socket, "present")
    assert told == {"type": "present", "watching": [], "others": 0}


def test_two_of_one_name_who_watch_and_talk_are_told_apart(client: Client) -> None:
    table, (ada, _) = seated(client, "Ada", "Bob")
    for player in (Player(client, "Cy"), Player(client, "Cy")):
        player.act(table, "say", text="Hi")
    assert [item["says"] for item in ada.look(table)["news"] if item["type"] == "said"] == [
        "Cy (watching): Hi",
        "Cy 2 (watching): Hi",
    ]


def test_lists_tell_two_of_one_name_apart(client: Client) -> None:
    ada, other = Player(client, "Ada"), Player(client, "Ada")
    table = ada.found(seats=3)
    for player in (ada, other):
        player.act(table, "sit")
    (listed,) = [each for each in ada.get("/api/tables") if each["id"] == table]
    assert listed["seats"] == ["Ada (North)", "Ada (East)", ""]


# Names


def test_a_guest_takes_another_name_and_it_reaches_every_table(client: Client) -> None:
    over, (bob, ada) = seated(client, "Bob", "Ada")
    play_out(over, [bob, ada])
    table = bob.found(seats=2)
    ada.act(table, "sit", seat="east")
    ada.act(table, "say", text="Hello")
    with ada.socket(table) as socket:
        receive(socket, "update")
        answer = client.put("/api/me", headers=ada.headers, json={"name": "Adelaide"})
        assert answer.status_code == 200
        assert answer.json()["name"] == ada.get("/api/me")["name"] == "Adelaide"
    until(lambda: seat_of(bob, table, "east")["name"] == "Adelaide")
    until(lambda: seat_of(bob, over, "east")["name"] == "Adelaide")
    assert "Adelaide: Hello" in [item.get("says") for item in bob.look(table)["news"]]
    (listed,) = [each for each in bob.get("/api/tables") if each["id"] == table]
    assert "Adelaide" in listed["seats"]
    assert bob.get(f"/api/people/{answer.json()['id']}")["name"] == "Adelaide"


def test_a_new_name_of_an_account_reaches_every_table_too(client: Client) -> None:
    table, (ada, bob) = seated(client, "Ada", "Bob")
    ada.keep("Adelaide", "copper silver gold")
    until(lambda: seat_of(bob, table, "north")["name"] == "Adelaide")


def test_names_are_not_taken_again_and_again(client: Client) -> None:
    ada = Player(client, "Ada")
    answers = [
        client.put("/api/me", headers=ada.headers, json={"name": f"Ada {number}"}).status_code for number in range(6)
    ]
    assert answers == [200] * 5 + [429]


def test_an_account_changes_its_name_with_its_passphrase_alone(client: Client) -> None:
    ada = Player(client, "Ada")
    ada.keep("Ada", "copper silver gold")
    assert client.put("/api/me", headers=ada.headers, json={"name": "Eve"}).status_code == 400


# Ratings and profiles


def test_the_ratings_list_ranks_accounts(client: Client) -> None:
    table, (ada, bob) = seated(client, "Ada", "Bob", seats=3, bots=1, level="random")
    ada.keep("Ada of the ratings", "copper silver gold")
    play_out(table, [ada, bob])
    me, guest = ada.get("/api/me")["id"], bob.get("/api/me")["id"]
    ratings = {each["player"]: each for each in ada.get("/api/ratings/quick-silver")}
    assert guest not in ratings
    assert ratings[me]["rank"] >= 1
    assert ratings["random bot"]["rank"] is None
    profile = bob.get(f"/api/people/{me}")
    assert (profile["name"], profile["account"], profile["bot"]) == ("Ada of the ratings", True, False)
    assert [(each["game"], each["rank"]) for each in profile["ratings"]] == [("quick-silver", ratings[me]["rank"])]
    assert bob.get(f"/api/people/{guest}")["ratings"] == []
    assert bob.get("/api/people/random bot")["bot"] is True
    bob.get("/api/people/nobody", 404)


# Links


def test_the_preview_of_a_link_names_the_game_and_nobody(
    client: Client, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "index.html").write_text("<html><head></head></html>")
    monkeypatch.setattr(front, "FOLDER", tmp_path)
    ada = Player(client, "Ada")
    table = ada.found(open=False)
    ada.act(table, "sit")
    page = client.get(f"/table/{table}").text
    assert '<meta property="og:title" content="A table of Quick Silver" />' in page
    assert f'<meta property="og:url" content="{client.base_url}/table/{table}" />' in page
    assert "Ada" not in page
    assert client.get("/table/nowhere").text == "<html><head></head></html>"


@pytest.mark.parametrize(
    ("origin", "forwarded", "answer"),
    [
        ("", False, "http://192.168.1.7:8000"),
        ("", True, ""),
        ("https://play.example", False, "https://play.example"),
        ("https://play.example", True, "https://play.example"),
    ],
)
def test_friends_are_invited_to_an_address_they_can_reach(
    settings: Settings, thinkers: Thinkers, workshop: Processes, origin: str, forwarded: bool, answer: str
) -> None:
    """The address on the network is for whoever invites from the server's own machine; nobody else learns it."""
    found = msgspec.structs.replace(settings, origin=origin, neighbours="http://192.168.1.7:8000")
    with opened(found, thinkers, workshop) as client:
        headers = {"X-Forwarded-For": "203.0.113.7"} if forwarded else {}
        assert client.get("/api/origin", headers=headers).json() == {"origin": answer}


def test_a_beat_comes_back_at_once_also_to_a_stranger(client: Client) -> None:
    ada = Player(client, "Ada")
    table = ada.found()
    stranger = Player(client, "", token="")
    for player in (ada, stranger):
        with player.socket(table) as socket:
            socket.send('{"type":"beat"}')
            assert receive(socket, "beat") == {"type": "beat"}
