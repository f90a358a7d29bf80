"""Frames of websockets, as RFC 6455 has them: the cases of the Autobahn test suite that apply to a server of texts."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Iterator
from contextlib import suppress
from threading import Thread
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import CTRL_OPCODES, Close, Frame, Opcode

from silverware.server import wire
from silverware.server.limits import Bucket
from silverware.server.run import OPTIONS
from silverware.server.wire import AT_ONCE, FRAGMENTS, LONGEST, WIRE, DirectWebSockets, Wire
from tests.server.processes import PATIENCE, free_port, until

Seen = list[tuple[str, Any]]
HELLO = "GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
HANDSHAKE = f"{HELLO}Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
COMPRESSED = HANDSHAKE.replace(b"\r\n\r\n", b"\r\nSec-WebSocket-Extensions: permessage-deflate\r\n\r\n")
TEXT, CONT, BINARY, PING, PONG, CLOSE = (
    Opcode.TEXT,
    Opcode.CONT,
    Opcode.BINARY,
    Opcode.PING,
    Opcode.PONG,
    Opcode.CLOSE,
)
KEY = b"\x37\xfa\x21\x3d"
SPLIT = "κόσμε".encode()
BAD = b"\xce\xba\xe1\xbd\xb9\xcf\x83\xce\xbc\xce\xb5\xed\xa0\x80edited"
GOODBYE = Close(1000, "bye").serialize()


def frame(opcode: int, data: bytes = b"", *, fin: bool = True, reserved: int = 0, masked: bool = True) -> bytes:
    """A frame as a client sends it, or should not."""
    size = len(data)
    if size < 126:
        length, more = size, b""
    elif size <= LONGEST:
        length, more = 126, size.to_bytes(2, "big")
    else:
        length, more = 127, size.to_bytes(8, "big")
    head = bytes([(0x80 if fin else 0) | reserved << 4 | opcode, (0x80 if masked else 0) | length]) + more
    if not masked:
        return head + data
    return head + KEY + bytes(byte ^ KEY[at % 4] for at, byte in enumerate(data))


def echo(bucket: Callable[[], Bucket]) -> Any:
    """An application that says what it hears."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        wire: Wire = scope["extensions"][WIRE]
        wire.listen(wire.write, bucket(), bucket())
        assert (await receive())["type"] == "websocket.connect"
        await send({"type": "websocket.accept"})
        assert (await receive())["type"] == "websocket.disconnect"

    return app


def generous() -> Bucket:
    """Enough for everything."""
    return Bucket(1e12, 1)


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    """Where something echoes, with the options of our server."""
    server = uvicorn.Server(uvicorn.Config(echo(generous), port=free_port(), lifespan="off", **OPTIONS))
    thread = Thread(target=server.run)
    thread.start()
    until(lambda: server.started)
    yield server.config.port
    server.should_exit = True
    thread.join()


def read(connection: socket.socket, size: int) -> bytes:
    """So many bytes; EOFError where the server is gone."""
    data = b""
    while len(data) < size:
        piece = connection.recv(size - len(data))
        if not piece:
            raise EOFError
        data += piece
    return data


def opened(port: int, handshake: bytes = HANDSHAKE) -> tuple[socket.socket, bytes]:
    """A connection after the handshake, and how that was answered."""
    connection = socket.create_connection(("127.0.0.1", port), PATIENCE)
    connection.sendall(handshake)
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        answer += read(connection, 1)
    return connection, answer


def seen(connection: socket.socket) -> Seen:
    """What the server sends until it ends the connection: texts, pongs, and the code of its goodbye."""
    frames: Seen = []
    with suppress(EOFError, ConnectionResetError):
        while True:
            first, size = read(connection, 2)
            assert first & 0x70 == 0
            size = int.from_bytes(read(connection, {126: 2, 127: 8}[size]), "big") if size > 125 else size
            data, opcode = read(connection, size), Opcode(first & 0x0F)
            what = (Close.parse(data).code if data else None) if opcode is CLOSE else data
            frames.append((opcode.name.lower(), what))
    return frames


def texts(*said: bytes) -> Seen:
    """These are heard, and a goodbye answered."""
    return [*(("text", each) for each in said), ("close", 1000)]


def ended(code: int, *before: tuple[str, bytes]) -> Seen:
    """The server ends the connection with a code."""
    return [*before, ("close", code)]


BYE = frame(CLOSE, GOODBYE)
WELL: list[tuple[str, bytes, Seen]] = [
    *((f"1.1 text of {n}", frame(TEXT, b"*" * n) + BYE, texts(b"*" * n)) for n in (0, 1, 125, 126, 127, 128, LONGEST)),
    ("2.1 ping", frame(PING) + BYE, [("pong", b""), *texts()]),
    ("2.4 ping of 125", frame(PING, b"\xfe" * 125) + BYE, [("pong", b"\xfe" * 125), *texts()]),
    ("2.7 pong nobody asked for", frame(PONG, b"hm") + frame(TEXT, b"a") + BYE, texts(b"a")),
    (
        "2.10 ten pings",
        b"".join(frame(PING, b"%d" % n) for n in range(10)) + BYE,
        [*(("pong", b"%d" % n) for n in range(10)), *texts()],
    ),
    ("5.3 two fragments", frame(TEXT, b"a", fin=False) + frame(CONT, b"b") + BYE, texts(b"ab")),
    (
        "5.6 ping between fragments",
        frame(TEXT, b"a", fin=False) + frame(PING, b"p") + frame(CONT, b"b") + BYE,
        [("pong", b"p"), *texts(b"ab")],
    ),
    (
        "5.19 pings between five fragments",
        frame(TEXT, b"1", fin=False)
        + b"".join(frame(PING, b"p") + frame(CONT, b"%d" % n, fin=n == 5) for n in range(2, 6))
        + BYE,
        [*[("pong", b"p")] * 4, *texts(b"12345")],
    ),
    (
        "5.20 fragments, then a whole text",
        frame(TEXT, b"a", fin=False) + frame(CONT, b"b") + frame(TEXT, b"c") + BYE,
        texts(b"ab", b"c"),
    ),
    ("6.1 empty fragments", frame(TEXT, fin=False) + frame(CONT, fin=False) + frame(CONT) + BYE, texts(b"")),
    ("6.2 UTF-8", frame(TEXT, SPLIT) + BYE, texts(SPLIT)),
    (
        "6.2 a letter in fragments",
        b"".join(frame(CONT if n else TEXT, SPLIT[n : n + 1], fin=n == len(SPLIT) - 1) for n in range(len(SPLIT)))
        + BYE,
        texts(SPLIT),
    ),
    ("6.22 noncharacters", frame(TEXT, "\ufffe\U0010ffff".encode()) + BYE, texts("\ufffe\U0010ffff".encode())),
    ("7.1 texts after a goodbye", BYE + frame(TEXT, b"a") + frame(PING), texts()),
    ("7.3.1 empty goodbye", frame(CLOSE), [("close", None)]),
    *(
        (f"7.7 goodbye {code}", frame(CLOSE, code.to_bytes(2, "big")), [("close", code)])
        for code in (1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 3000, 3999, 4000, 4999)
    ),
    (
        "9 fragments of the longest text",
        frame(TEXT, b"*" * 40_000, fin=False) + frame(CONT, b"*" * 25_535) + BYE,
        texts(b"*" * LONGEST),
    ),
]
ILL: list[tuple[str, bytes, Seen]] = [
    ("1.1 too long", frame(TEXT, b"*" * (LONGEST + 1)), ended(1009)),
    ("1.2 binary", frame(BINARY, b"\xfe"), ended(1003)),
    ("1.2 binary in fragments", frame(BINARY, b"\xfe", fin=False) + frame(CONT), ended(1003)),
    ("2.5 ping of 126", frame(PING, b"*" * 126), ended(1002)),
    *((f"3 reserved bits {n}", frame(TEXT, b"a", reserved=n), ended(1002)) for n in range(1, 8)),
    ("3.4 a text, then reserved bits", frame(TEXT, b"a") + frame(PING, reserved=4), ended(1002, ("text", b"a"))),
    *((f"4 opcode {n}", frame(n), ended(1002)) for n in (3, 4, 5, 6, 7, 11, 12, 13, 14, 15)),
    *((f"5.1 fragmented {each.name}", frame(each, fin=False), ended(1002)) for each in sorted(CTRL_OPCODES)),
    ("5.9 continues nothing", frame(CONT, b"a"), ended(1002)),
    ("5.15 continues a whole text", frame(TEXT, b"a") + frame(CONT, b"b"), ended(1002, ("text", b"a"))),
    ("5.18 a text within a text", frame(TEXT, b"a", fin=False) + frame(TEXT, b"b"), ended(1002)),
    ("6.3 no UTF-8", frame(TEXT, BAD), ended(1007)),
    ("6.4 no UTF-8 in fragments", frame(TEXT, BAD[:12], fin=False) + frame(CONT, BAD[12:]), ended(1007)),
    ("6.6 half a letter", frame(TEXT, b"\xce"), ended(1007)),
    ("6.21 surrogates", frame(TEXT, b"\xed\xa0\x80"), ended(1007)),
    ("7.3.2 goodbye of one byte", frame(CLOSE, b"\x03"), ended(1002)),
    ("7.3.6 goodbye too long", frame(CLOSE, b"\x03\xe8" + b"*" * 124), ended(1002)),
    ("7.5.1 goodbye without UTF-8", frame(CLOSE, b"\x03\xe8" + BAD), ended(1007)),
    *(
        (f"7.9 goodbye {code}", frame(CLOSE, code.to_bytes(2, "big")), ended(1002))
        for code in (0, 999, 1004, 1005, 1006, 1016, 1100, 2000, 2999, 5000, 65535)
    ),
    ("9 too long in fragments", frame(TEXT, b"*" * LONGEST, fin=False) + frame(CONT, b"*"), ended(1009)),
    ("not masked", frame(TEXT, b"a", masked=False), ended(1002)),
    ("too many fragments", frame(TEXT, fin=False) + frame(CONT, fin=False) * FRAGMENTS, ended(1008)),
]


@pytest.mark.parametrize(("sent", "expected"), [case[1:] for case in WELL + ILL], ids=[case[0] for case in WELL + ILL])
def test_what_comes_in_one_piece(port: int, sent: bytes, expected: Seen) -> None:
    connection, _ = opened(port)
    with connection:
        with suppress(ConnectionError):  # what is refused need not be read to its end
            connection.sendall(sent)
        assert seen(connection) == expected


@pytest.mark.parametrize(("sent", "expected"), [case[1:] for case in WELL], ids=[case[0] for case in WELL])
def test_what_comes_in_odd_pieces(port: int, sent: bytes, expected: Seen) -> None:
    connection, _ = opened(port)
    connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    size = max(3, len(sent) // 50)
    with connection:
        for at in range(0, len(sent), size):
            with suppress(ConnectionError):  # texts after a goodbye come too late
                connection.sendall(sent[at : at + size])
        assert seen(connection) == expected


def test_nothing_is_compressed(port: int) -> None:
    connection, answer = opened(port, COMPRESSED)
    connection.close()
    assert b"101 Switching Protocols" in answer
    assert b"extensions" not in answer.lower()


class Line:
    """The other end of a connection, without a network."""

    def __init__(self) -> None:
        self.sent = b""
        self.is_paused = False
        self.is_closed = False
        self.is_ended = False

    def write_eof(self) -> None:
        self.is_ended = True

    def write(self, data: bytes) -> None:
        self.sent += data

    def pause_reading(self) -> None:
        self.is_paused = True

    def resume_reading(self) -> None:
        self.is_paused = False

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return self.is_closed

    def close(self) -> None:
        self.is_closed = True

    abort = close

    def get_extra_info(self, _: str) -> None:
        return None


async def connected(bucket: Callable[[], Bucket]) -> tuple[DirectWebSockets, Line, list[bytes]]:
    """A websocket after the handshake, its other end, and what is heard over it."""
    heard: list[bytes] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        scope["extensions"][WIRE].listen(heard.append, bucket(), bucket())
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass

    config = uvicorn.Config(app, lifespan="off", **OPTIONS)
    made, line = DirectWebSockets(config, ServerState(), {}, asyncio.get_running_loop()), Line()
    made.connection_made(line)  # type: ignore[arg-type]
    made.data_received(HANDSHAKE)
    while not made.handshake_complete:
        await asyncio.sleep(0)
    line.sent = b""
    return made, line, heard


def test_thousands_of_frames_at_once_let_others_have_their_turn() -> None:
    async def flood() -> None:
        made, line, heard = await connected(generous)
        made.data_received(frame(TEXT, b"a") * 5_000)
        turns = 0
        while len(heard) < 5_000:
            assert len(heard) <= (turns + 1) * AT_ONCE
            assert line.is_paused
            await asyncio.sleep(0)
            turns += 1
        assert turns >= 5_000 // AT_ONCE - 1
        await asyncio.sleep(0)
        assert not line.is_paused
        made.connection_lost(None)
        await asyncio.sleep(0)

    asyncio.run(flood())


@pytest.mark.parametrize(
    ("pieces", "many"),
    [
        ([frame(TEXT, b"a") * 5_000], 100),
        ([frame(TEXT, b"a")] * 5_000, 100),
        ([frame(PONG)] * 5_000, 0),
        ([frame(TEXT, b"*" * 50_000)] * 10, 1),
        ([b"\x81", b"\xfe", b"\xff"] + [b"\xff"] * 5_000, 0),
    ],
    ids=["frames in one piece", "frames one by one", "pongs", "bytes", "a frame by bytes"],
)
def test_whoever_sends_too_much_is_told_and_let_go(
    pieces: list[bytes], many: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "monotonic", lambda: 0.0)

    async def flood() -> None:
        made, line, heard = await connected(lambda: Bucket(100_000, 1))
        for piece in pieces:
            made.data_received(piece)
            while line.is_paused and not line.is_ended:
                await asyncio.sleep(0)
        assert line.is_ended
        assert many - 2 <= len(heard) <= 200
        assert line.sent == Frame(
            CLOSE, Close(1008, "You are sending too much; come back in a moment.").serialize()
        ).serialize(mask=False)
        made.connection_lost(None)
        await asyncio.sleep(0)

    asyncio.run(flood())


def test_whoever_has_a_neighbour_that_sends_too_much_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "monotonic", lambda: 0.0)
    monkeypatch.setattr(wire, "PAUSE", 0.0)

    async def wait() -> None:
        buckets = iter([Bucket(1e12, 1), Bucket(1_000, 1)])
        made, line, heard = await connected(lambda: next(buckets))
        made.data_received(frame(TEXT, b"a") * 30)
        assert line.is_paused
        many = len(heard)
        assert many <= 2
        while len(heard) < 30:
            assert len(heard) <= many + 1
            many = len(heard)
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert not line.is_ended
        made.connection_lost(None)
        await asyncio.sleep(0)

    asyncio.run(wait())


def test_nobody_speaks_before_the_handshake_is_answered() -> None:
    async def speak() -> None:
        async def app(scope: Any, receive: Any, send: Any) -> None:
            while (await receive())["type"] != "websocket.disconnect":
                pass
            await send({"type": "websocket.close"})

        made, line = (
            DirectWebSockets(
                uvicorn.Config(app, lifespan="off", **OPTIONS), ServerState(), {}, asyncio.get_event_loop()
            ),
            Line(),
        )
        made.connection_made(line)  # type: ignore[arg-type]
        made.data_received(HANDSHAKE)
        made.data_received(frame(TEXT, b"a"))
        assert line.is_closed
        made.connection_lost(None)
        await asyncio.sleep(0)

    asyncio.run(speak())


def test_whoever_has_yet_to_read_the_goodbye_gets_it_once() -> None:
    async def stop() -> None:
        made, line, _ = await connected(generous)
        made.write(None)
        goodbye = line.sent
        made.shutdown()  # by uvicorn, for every connection that is still there
        assert line.sent == goodbye
        made.connection_lost(None)
        await asyncio.sleep(0)

    asyncio.run(stop())
