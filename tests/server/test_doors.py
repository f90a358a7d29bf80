"""Connections that come to nothing are ended, and nobody has too many."""

from __future__ import annotations

import socket
from contextlib import ExitStack

import pytest

from silverware.server import doors
from silverware.server.settings import Bounds, Settings
from tests.server.guests import Client, Player
from tests.server.processes import PATIENCE, until

pytestmark = pytest.mark.parametrize("database", ["sqlite"], indirect=True)

HEALTH = b"GET /health HTTP/1.1\r\nhost: here\r\n\r\n"


def connection(client: Client) -> socket.socket:
    """A connection to the server."""
    return socket.create_connection((client.base_url.host, client.base_url.port), PATIENCE)


def to_the_end(line: socket.socket) -> bytes:
    """What the server says until it ends the connection."""
    said = b""
    try:
        while piece := line.recv(65_536):
            said += piece
    except ConnectionResetError:
        pass
    return said


HALF_A_BODY = b"POST /api/guests HTTP/1.1\r\nhost: here\r\ncontent-length: 9\r\n\r\n{"


@pytest.mark.parametrize(
    ("before", "sent", "hurry"),
    [
        (b"", b"", "HEADERS"),
        (b"", b"\r\n", "HEADERS"),
        (b"", b"GET / HTTP/1.1\r\nhost: he", "HEADERS"),
        (HEALTH, b"\r\n", "HEADERS"),
        (HEALTH, b"GET / HT", "HEADERS"),
        (b"", HALF_A_BODY, "BODY"),
        (HEALTH, HALF_A_BODY, "BODY"),
    ],
    ids=[
        "nothing",
        "an empty line",
        "half a request",
        "a line after",
        "half after",
        "half a body",
        "half a body after",
    ],
)
def test_what_takes_too_long_to_come_is_ended(
    client: Client, monkeypatch: pytest.MonkeyPatch, before: bytes, sent: bytes, hurry: str
) -> None:
    if not before:
        monkeypatch.setattr(doors, hurry, 0.1)
    with connection(client) as line:
        if before:
            line.sendall(before)
            answered = b""
            while not answered.endswith(b"}") and (some := line.recv(65_536)):
                answered += some
            assert answered.startswith(b"HTTP/1.1 200")
            monkeypatch.setattr(doors, hurry, 0.1)
        line.sendall(sent)
        said = to_the_end(line)
    assert said.startswith(b"HTTP/1.1 408 ") or (before and not said)  # whoever was answered before knows
    monkeypatch.undo()
    assert client.get("/health").status_code == 200


def test_what_is_not_answered_in_time_is_ended(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = Player(client, "Ada")
    table = ada.found(seats=2)
    monkeypatch.setattr(doors, "ANSWER", 0.1)
    with connection(client) as line:
        line.sendall(f"GET /api/tables/{table}?since=9&wait=1 HTTP/1.1\r\nhost: here\r\n\r\n".encode())
        assert to_the_end(line) == b""


def test_a_connection_that_waits_for_news_is_not_hurried(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = Player(client, "Ada")
    table = ada.found(seats=2)
    for hurry in ("HEADERS", "BODY"):
        monkeypatch.setattr(doors, hurry, 0.3)
    assert ada.look(table, since=ada.look(table)["number"], wait=1)["number"] == 0


def test_headers_have_a_size(client: Client) -> None:
    with connection(client) as line:
        line.sendall(b"GET / HTTP/1.1\r\n" + b"x-more: and more\r\n" * 4_000)
        assert to_the_end(line).startswith(b"HTTP/1.1 431 ")


def test_headers_have_a_number(client: Client) -> None:
    with connection(client) as line:
        line.sendall(b"GET / HTTP/1.1\r\n" + b"a:b\r\n" * 102)
        assert to_the_end(line).startswith(b"HTTP/1.1 431 ")


def test_no_headers_come_after_a_body(client: Client) -> None:
    with connection(client) as line:
        line.sendall(b"POST /api/guests HTTP/1.1\r\nhost: here\r\ntransfer-encoding: chunked\r\n\r\n")
        line.sendall(b"2\r\n{}\r\n0\r\na: b\r\nc: d\r\n")
        assert to_the_end(line).startswith(b"HTTP/1.1 400 ")


def test_a_request_has_a_size_whatever_it_consists_of(client: Client) -> None:
    with connection(client) as line:
        head = b"POST /api/guests HTTP/1.1\r\nhost: here\r\ntransfer-encoding: chunked\r\n\r\n2;"
        line.sendall(head.ljust(doors.LONGEST + 1, b"x"))
        assert to_the_end(line).startswith(b"HTTP/1.1 413 ")


def test_only_so_many_requests_come_before_the_answers(client: Client) -> None:
    ada = Player(client, "Ada")
    slow = f"GET /api/tables/{ada.found(seats=2)}?since=9&wait=60 HTTP/1.1\r\nhost: here\r\n\r\n".encode()
    with connection(client) as line:
        line.sendall(slow + HEALTH * 30)
        assert to_the_end(line).startswith(b"HTTP/1.1 400 ")


def test_whoever_is_answered_before_their_body_is_at_an_end_is_not_heard_to_the_end(client: Client) -> None:
    with connection(client) as line:
        line.sendall(b"POST /api/guests HTTP/1.1\r\nhost: here\r\ntransfer-encoding: chunked\r\n\r\n")
        line.sendall(b"11000\r\n" + b" " * 0x11000 + b"\r\n")
        assert line.recv(12) == b"HTTP/1.1 413"
        line.sendall(b"0\r\n\r\n" + HEALTH)
        assert b"HTTP/1.1 200" not in to_the_end(line)


class TestPlaces:
    """On a server that has few of them."""

    @pytest.fixture
    def settings(self, database: str, monkeypatch: pytest.MonkeyPatch) -> Settings:
        monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")
        return Settings(database=database, bounds=Bounds(connections=8, connections_each=4, requests_each=2))

    def test_an_address_has_so_many_connections(self, client: Client) -> None:
        with ExitStack() as open_lines:
            lines = [open_lines.enter_context(connection(client)) for _ in range(4)]
            with connection(client) as another:
                assert to_the_end(another).startswith(b"HTTP/1.1 429 ")
            for line in lines:
                line.sendall(HEALTH)
                assert line.recv(12) == b"HTTP/1.1 200"
        until(lambda: is_open(client))

    def test_an_address_asks_so_often(self, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
        answers = [client.get("/health").status_code for _ in range(200)]
        assert answers[:20] == [200] * 20
        assert 429 in answers


class TestBehindAProxy(TestPlaces):
    """Where this machine is a proxy, it has as many connections as there are."""

    @pytest.fixture
    def settings(self, database: str, monkeypatch: pytest.MonkeyPatch) -> Settings:
        return Settings(database=database, bounds=Bounds(connections=8, connections_each=4, requests_each=2))

    def test_an_address_has_so_many_connections(self, client: Client) -> None:
        with ExitStack() as open_lines:
            lines = [open_lines.enter_context(connection(client)) for _ in range(8)]
            with connection(client) as another:
                assert to_the_end(another).startswith(b"HTTP/1.1 503 ")
            lines[0].close()


def is_open(client: Client) -> bool:
    """Whether one more may come."""
    with connection(client) as line:
        line.sendall(HEALTH)
        return line.recv(12) == b"HTTP/1.1 200"
