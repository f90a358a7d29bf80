"""The websocket of a table."""

from __future__ import annotations

import json
from time import monotonic, sleep

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect
from websockets.typing import Origin

from silverware.server import wire
from silverware.server.api import socket as api
from silverware.server.rooms import Rooms
from silverware.server.settings import Bounds, Settings
from tests.server.guests import Client, Player, receive, seated
from tests.server.processes import until


def address(client: Client, table: str) -> str:
    """Where the websocket of a table is."""
    return f"{client.base_url}/api/tables/{table}/socket".replace("http", "ws")


def test_everybody_hears_what_is_stored_as_their_chair_sees_it(client: Client) -> None:
    table, (ada, bob) = seated(client, "Ada", "Bob")
    with ada.socket(table) as north, bob.socket(table) as east:
        first = receive(north, "update")
        assert first["seat"] == "north"
        assert receive(east, "update")["seat"] == "east"
        north.send(json.dumps({"type": "move", "move": "pick up", "version": first["number"], "ref": "a1"}))
        done = receive(north, "update")
        assert (done["news"][0]["ref"], done["number"]) == ("a1", first["number"] + 1)
        heard = receive(east, "update")
        assert heard["number"] == first["number"] + 1
        assert [item["type"] for item in heard["news"]] == ["readied"]
        assert "ref" not in heard["news"][0]
        north.send(json.dumps({"type": "mute", "whom": "east", "ref": "a2"}))
        assert receive(north, "done")["ref"] == "a2"


def test_coming_back_resumes_from_a_number(client: Client) -> None:
    table, (ada, bob) = seated(client, "Ada", "Bob")
    with ada.socket(table) as socket:
        number = receive(socket, "update")["number"]
    bob.act(table, "say", text="Where are you?")
    bob.act(table, "say", text="Ah.")
    with ada.socket(table, since=number) as socket:
        assert [item["number"] for item in receive(socket, "update")["news"]] == [number + 1, number + 2]


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
@pytest.mark.parametrize("by", ["socket", "http"])
def test_a_player_who_has_muted_the_spectators_hears_the_others(client: Client, by: str) -> None:
    table, (ada, bob) = seated(client, "Ada", "Bob")
    cy = Player(client, "Cy")
    cy.act(table, "mute", 403, whom="spectator")
    mute = {"type": "mute", "whom": "spectator", "ref": "hush"}
    with ada.socket(table) as socket:
        number = receive(socket, "update")["number"]
        if by == "socket":
            socket.send(json.dumps(mute))
            assert receive(socket, "done")["ref"] == "hush"
        else:
            ada.post(f"/api/tables/{table}/acts", mute)
        cy.act(table, "say", text="Take the silver!")
        bob.act(table, "say", text="Who was that?")
        heard = [item["says"] for _ in range(2) for item in receive(socket, "update")["news"]]
    assert heard == ["Bob: Who was that?"]
    seen = ada.look(table, since=number)
    assert [item["says"] for item in seen["news"]] == heard
    assert seen["own"]["muted"] == ["spectator"]
    assert [item["says"] for item in bob.look(table, since=number)["news"]] == [
        "Cy (watching): Take the silver!",
        *heard,
    ]


def test_a_refusal_has_the_rule_and_changes_nothing(client: Client) -> None:
    table, (ada, bob) = seated(client, "Ada", "Bob")
    with ada.socket(table) as socket:
        before = receive(socket, "update")["number"]
        socket.send(json.dumps({"type": "move", "move": "sneak", "version": before, "ref": "x"}))
        refused = receive(socket, "refused")
        assert (refused["ref"], refused["rule"]) == ("x", "3.6")
        assert "still looking at the face-up cards" in refused["sentence"]
    assert bob.look(table)["number"] == before


@pytest.mark.parametrize(
    ("sent", "sentence"),
    [
        ("", "Unknown action"),
        ("{", "Unknown action"),
        ("[" * 5000, "Unknown action"),
        ('{"type":"fly"}', "Unknown action"),
        ('{"type":"say","text":"hi","extra":1}', "Unknown action"),
        ('{"type":"say","text":""}', "Unknown action"),
        (json.dumps({"type": "say", "text": "x" * 501}), "Unknown action"),
        ('{"type":"say","text":"\\u0007"}', "message is empty"),
        ('{"type":"move","move":"sneak","version":"17"}', "Unknown action"),
        ('{"type":"move","seat":"east","move":"sneak","version":3}', "East is not your seat."),
        ('{"type":"move","seat":"dusk","move":"sneak","version":3}', "There is no seat 'dusk' here"),
        ('{"type":"move","move":"build track","version":99}', "no version 99"),
        ('{"type":"move","move":"build track","version":0}', "has changed since version 0"),
        ('{"type":"undo","to":-1}', "There is no move -1"),
        ('{"type":"mute","whom":"nobody"}', "There is no seat 'nobody' here"),
        ('{"type":"orders","orders":[{"question":"turn","move":"fly"}]}', "'fly' is not a move of this game"),
    ],
    ids=lambda text: text[:30],
)
def test_what_cannot_be_is_refused_in_a_sentence(client: Client, sent: str, sentence: str) -> None:
    table, (ada, _) = seated(client, "Ada", "Bob")
    with ada.socket(table) as socket:
        before = receive(socket, "update")["number"]
        socket.send(sent)
        assert sentence in receive(socket, "refused")["sentence"]
    assert ada.look(table)["number"] == before


def test_talk_is_limited(client: Client) -> None:
    table, (ada, bob) = seated(client, "Ada", "Bob")
    answers = [
        client.post(f"/api/tables/{table}/acts", headers=ada.headers, json={"type": "say", "text": f"{n}"})
        for n in range(12)
    ]
    assert [answer.status_code for answer in answers[:8]] == [201] * 8
    assert answers[-1].status_code == 429
    assert answers[-1].json()["sentence"] == "You are talking too fast; wait a moment."
    bob.act(table, "say", text="I may still talk.")


def test_a_flood_of_messages_is_refused(client: Client) -> None:
    table, (ada, _) = seated(client, "Ada", "Bob")
    with ada.socket(table) as socket:
        for _ in range(400):
            socket.send("{}")
        answers = [receive(socket, "refused")["sentence"] for _ in range(400)]
    assert "You are sending too much; wait a moment." in answers


def test_a_stranger_watches_but_does_not_act(client: Client) -> None:
    table, _ = seated(client, "Ada", "Bob")
    client.cookies.clear()
    with connect(address(client, table)) as socket:
        assert receive(socket, "update")["seat"] == "spectator"
        socket.send(json.dumps({"type": "say", "text": "hello"}))
        assert receive(socket, "refused")["sentence"] == "Say who you are before you act."


def test_there_is_no_socket_without_a_table(client: Client) -> None:
    with pytest.raises(InvalidStatus), connect(address(client, "nowhere")):
        pass


def test_a_page_from_elsewhere_cannot_use_somebodys_cookie(client: Client) -> None:
    table, _ = seated(client, "Ada", "Bob")
    with pytest.raises(InvalidStatus), connect(address(client, table), origin=Origin("https://evil.example")):
        pass
    with connect(address(client, table), origin=Origin(str(client.base_url))) as socket:
        receive(socket, "update")


def test_mutes_and_orders_are_kept_by_the_server(client: Client) -> None:
    table, (ada, bob) = seated(client, "Ada", "Bob")
    ada.act(table, "mute", whom="east")
    ada.act(table, "orders", orders=[{"question": "redirect", "move": "allow"}], forced=True)
    bob.act(table, "say", text="Can you hear me?")
    seen = ada.look(table)
    assert seen["own"] == {
        "orders": [{"question": "redirect", "move": "allow"}],
        "forced": True,
        "muted": ["east"],
    }
    assert "said" not in [item["type"] for item in seen["news"]]
    assert "said" in [item["type"] for item in bob.look(table)["news"]]
    ada.act(table, "mute", whom="east", muted=False)
    assert "said" in [item["type"] for item in ada.look(table)["news"]]


def test_whoever_takes_a_seat_does_not_take_over_what_was_private_to_it(client: Client) -> None:
    ada, bob, eve = Player(client, "Ada"), Player(client, "Bob"), Player(client, "Eve")
    table = ada.found(seats=2)
    bob.act(table, "sit", seat="east")
    bob.act(table, "orders", orders=[{"question": "redirect", "move": " ALLOW "}], forced=True)
    bob.act(table, "mute", whom="north")
    assert bob.look(table)["own"]["orders"] == [{"question": "redirect", "move": "allow"}]
    bob.act(table, "rise")
    eve.act(table, "sit", seat="east")
    assert eve.look(table)["own"] == {"orders": [], "forced": False, "muted": []}


def test_who_does_not_read_is_let_go_and_may_come_back(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    table, (ada, bob) = seated(client, "Ada", "Bob")
    with ada.socket(table) as lazy:
        number = receive(lazy, "update")["number"]
        monkeypatch.setattr(wire, "BACKLOG", -1)
        bob.act(table, "say", text="Are you still reading?")
        with pytest.raises(ConnectionClosed):
            receive(lazy, "update")
    monkeypatch.undo()
    with ada.socket(table, since=number) as again:
        assert receive(again, "update")["news"][0]["says"] == "Bob: Are you still reading?"


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_frames_are_what_another_implementation_writes(size: int) -> None:
    assert wire.frame(b"x" * size) == Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)


def framed(text: str, opcode: Opcode = Opcode.TEXT, *, fin: bool = True, mask: bool = True) -> bytes:
    """A frame as another implementation writes it."""
    return Frame(opcode, text.encode(), fin).serialize(mask=mask)


TALK = json.dumps({"type": "say", "text": "hello"})
MUTE = json.dumps({"type": "mute", "whom": "east"})
SHORT, LONG, FRAGMENT = (
    framed(TALK),
    framed(json.dumps({"type": "say", "text": "x" * 400})),
    framed(TALK[:5], fin=False),
)


@pytest.mark.parametrize(
    "pieces",
    [
        [SHORT],
        [LONG],
        [SHORT[:1], SHORT[1:]],
        [LONG[:3], LONG[3:7], LONG[7:300], LONG[300:]],
        [framed(MUTE) + framed("", Opcode.PING) + SHORT],
        [framed(MUTE) + SHORT[:9], SHORT[9:]],
        [FRAGMENT, framed("", Opcode.PING), framed(TALK[5:], Opcode.CONT)],
        [FRAGMENT[:4], FRAGMENT[4:] + framed(TALK[5:], Opcode.CONT)],
    ],
    ids=lambda pieces: f"{len(pieces)}-{len(pieces[0])}",
)
def test_a_text_is_heard_in_whatever_pieces_it_comes(client: Client, pieces: list[bytes]) -> None:
    table, (ada, _) = seated(client, "Ada", "Bob")
    with ada.socket(table) as socket:
        receive(socket, "update")
        for piece in pieces:
            socket.socket.sendall(piece)
            sleep(0.05)
        assert receive(socket, "update")["news"][0]["type"] == "said"


@pytest.mark.parametrize(
    "bad",
    [
        framed(TALK, mask=False),
        framed("x" * 65_536),
        framed(TALK, Opcode.CONT),
        FRAGMENT + SHORT,
        b"\xf1" + SHORT[1:],
    ],
    ids=["not masked", "too long", "continues nothing", "a text within a text", "reserved bits"],
)
def test_what_is_no_frame_ends_the_connection_and_changes_nothing(client: Client, bad: bytes) -> None:
    table, (ada, _) = seated(client, "Ada", "Bob")
    with ada.socket(table) as socket:
        before = receive(socket, "update")["number"]
        socket.socket.sendall(bad)
        with pytest.raises(ConnectionClosed):
            receive(socket, "update")
    assert ada.look(table)["number"] == before


def test_whoever_is_owed_an_answer_that_never_comes_is_let_go(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    table, (ada, _) = seated(client, "Ada", "Bob")

    def fail(*_: object) -> None:
        raise RuntimeError("a mistake of ours")

    with ada.socket(table) as socket:
        receive(socket, "update")
        monkeypatch.setattr(Rooms, "room", fail)
        socket.send(TALK)
        with pytest.raises(ConnectionClosed):
            receive(socket, "update")


def test_whoever_acts_at_once_is_heard(client: Client) -> None:
    table, (ada, _) = seated(client, "Ada", "Bob")
    number = ada.look(table)["number"]
    for _ in range(20):
        with ada.socket(table) as socket:
            socket.send(json.dumps({"type": "mute", "whom": "east"}))
            assert receive(socket, "update")["number"] == number
            receive(socket, "done")


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
class TestAbuse:
    """Limits, on a server that has small ones."""

    @pytest.fixture
    def settings(self, database: str) -> Settings:
        bounds = Bounds(sockets_each=3, traffic=20_000, acts_each=20)
        return Settings(database=database, hesitation=0, bounds=bounds)

    @pytest.fixture(autouse=True)
    def at_once(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Everything comes at one moment."""
        moment = monotonic() + 1000
        monkeypatch.setattr(wire, "monotonic", lambda: moment)
        monkeypatch.setattr(api, "monotonic", lambda: moment)

    def test_whoever_floods_is_let_go_and_the_others_play_on(self, client: Client) -> None:
        table, (ada, bob) = seated(client, "Ada", "Bob")
        with ada.socket(table) as socket, bob.socket(table) as other:
            receive(socket, "update")
            receive(other, "update")
            socket.socket.sendall(framed("") * 1_000)
            with pytest.raises(ConnectionClosed) as ended:
                receive(socket, "nothing that ever comes")
            other.send(TALK)
            assert receive(other, "update")["news"][0]["says"] == "Bob: hello"
        assert ended.value.rcvd is not None
        assert ended.value.rcvd.code == 1008
        assert ended.value.rcvd.reason == "You are sending too much; come back in a moment."

    def test_the_connections_of_an_address_share_its_acts(self, client: Client) -> None:
        table, (ada, bob) = seated(client, "Ada", "Bob")
        too_much = []
        for _ in range(2):
            with ada.socket(table) as one, bob.socket(table) as two:
                for _ in range(90):
                    one.send("{}")
                    two.send("{}")
                answers = [receive(socket, "refused")["sentence"] for _ in range(90) for socket in (one, two)]
                too_much.append(answers.count("You are sending too much; wait a moment."))
        assert too_much == [0, 160]

    def test_an_address_has_so_many_sockets_open(self, client: Client) -> None:
        table, (ada, _) = seated(client, "Ada", "Bob")
        with ada.socket(table), ada.socket(table), ada.socket(table) as last:
            receive(last, "update")
            with pytest.raises(InvalidStatus), ada.socket(table):
                pass
            number = ada.look(table)["number"]
            ada.get(f"/api/tables/{table}", 429, since=number, wait=1)
        until(lambda: is_let_in(ada, table))


def is_let_in(player: Player, table: str) -> bool:
    """Whether somebody can open a websocket."""
    try:
        with player.socket(table):
            return True
    except InvalidStatus:
        return False
