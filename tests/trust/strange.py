"""What strangers send: documents as the API describes them, the same with something wrong, and bytes of any kind.

Everything is drawn from one `Random`: a seed brings the same again, and Hypothesis can make a failing input small.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final
from urllib.parse import quote

from msgspec import to_builtins

from silverware.core.move import Move

NASTY_TEXTS: Final = (
    "",
    " ",
    "\0",
    "a\0b",
    "\ud800",
    "\udfff\ud800",
    "\u202e\u2066\u200b",
    "е́" * 12,
    "💣" * 300,
    "A" * 10_000,
    "null",
    "-1",
    "1e999",
    "../../etc/passwd",
    "%00",
    "%s%n{0}${x}",
    "' OR 1=1 --",
    "<script>",
    "\r\nX-Odd: 1",
    "north",
    "spectator",
    "NORTH",
    "ﬀ",
    "İ",
)
NASTY_NUMBERS: Final = (0, -1, 1, 2**31, 2**53 + 1, 2**63, -(2**63) - 1, 10**40, 0.5, -0.0, 1e308, 1e-320)
WORDS: Final = ("north", "east", "south", "west", "dawn", "dusk", "easy", "random", "redirect", "allow", "x")
ODD_JSON: Final = (
    b"NaN",
    b"Infinity",
    b"-",
    b"1e99999",
    b"9" * 5_000,
    b"[" * 60,
    b"[" * 20_000,
    b'{"a":' * 5_000,
    b'"\\ud800"',
    b'"\\u0000"',
    b'"\\x"',
    b"\xff\xfe",
    b"\xef\xbb\xbf{}",
    b"\xc0\x80",
    b'"\xed\xa0\x80"',
    b"nul",
    b"{}{}",
    b"",
    b"//",
)
METHODS: Final = (b"PATCH", b"HEAD", b"OPTIONS", b"TRACE", b"DELETE", b"X", b"get")
HEADERS: Final = (b"Host", b"Origin", b"Cookie", b"Authorization", b"Accept", b"X-Forwarded-Proto")
ODD_HEADERS: Final = (
    b"Content-Length: 5",
    b"Transfer-Encoding: chunked",
    b"Expect: 100-continue",
    b"Upgrade: websocket\r\nConnection: Upgrade",
    b"Content-Encoding: gzip",
    b"Range: bytes=9-1",
)
ORIGINS: Final = (b"null", b"http://", b"http://[", b"https://here:443", b"\xff", b"file://")
GOODBYES: Final = (b"", b"\x03", b"\x03\xe8bye", b"\xff\xff", b"\x03\xe8\xff")
CONTENT_TYPES: Final = ("text/plain", "application/xml", "multipart/form-data; boundary=x", "application/msgpack", "x")
DEEPEST: Final = 4
"""How far values are nested."""


NO_SEAT: Final = {"start", "say", "rematch"}
"""What is not done from a seat."""


@dataclass(frozen=True)
class Table:
    """What a stranger may know of a table: the open menu, some other moves, the seat that is asked, its number."""

    menu: Sequence[Move]
    others: Sequence[Move]
    asked: str
    number: int


class Stranger:
    """Somebody who sends what nobody expects."""

    def __init__(self, chance: Random, known: Mapping[str, Sequence[str]], document: Mapping[str, Any]) -> None:
        """`known`: ids that lead somewhere, by the names of parameters; `document`: the API's description."""
        self.chance = chance
        self._known = known
        self._schemas = document["components"]["schemas"]

    def once_in(self, times: int) -> bool:
        """True now and then."""
        return self.chance.randrange(times) == 0

    def pick(self, things: Sequence[Any]) -> Any:
        """One of some things."""
        return things[self.chance.randrange(len(things))]

    # Values

    def value(self, depth: int = 0) -> Any:
        """Any JSON value."""
        kind = self.chance.randrange(6 if depth < DEEPEST else 4)
        if kind == 0:
            return self.pick((None, True, False))
        if kind == 1:
            return self.number()
        if kind in (2, 3):
            return self.text()
        if kind == 4:
            return [self.value(depth + 1) for _ in range(self.chance.randrange(4))]
        return {self.text(): self.value(depth + 1) for _ in range(self.chance.randrange(4))}

    def number(self) -> int | float:
        """Any number."""
        return self.pick(NASTY_NUMBERS) if self.once_in(2) else self.chance.randrange(-5, 200)

    def text(self) -> str:
        """Any text."""
        if self.once_in(3):
            return str(self.pick(NASTY_TEXTS))
        if self.once_in(2):
            return str(self.pick(WORDS))
        return "".join(chr(self.chance.randrange(1, 0x2FF)) for _ in range(self.chance.randrange(1, 30)))

    # Documents

    def described(self, schema: Mapping[str, Any], depth: int = 0) -> Any:
        """Something that a schema describes, mostly."""
        if "$ref" in schema:
            return self.described(self._schemas[schema["$ref"].rpartition("/")[2]], depth + 1)
        for several in ("oneOf", "anyOf"):
            if several in schema:
                return self.described(self.pick(schema[several]), depth)
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return self.pick(schema["enum"])
        if schema.get("examples") and self.once_in(3):
            return self.pick(schema["examples"])
        kind = schema.get("type")
        match self.pick(kind) if isinstance(kind, list) else kind:
            case "object":
                return self._object(schema, depth)
            case "array":
                most = min(int(schema.get("maxItems", 3)), 3) if depth < DEEPEST else 0
                return [
                    self.described(schema.get("items", {}), depth + 1) for _ in range(self.chance.randrange(most + 1))
                ]
            case "integer":
                return self.chance.randrange(int(schema.get("minimum", 0)), int(schema.get("maximum", 60)) + 1)
            case "number":
                return self.chance.uniform(float(schema.get("minimum", 0)), float(schema.get("maximum", 30)))
            case "boolean":
                return self.once_in(2)
            case "null":
                return None
            case "string":
                return self._fitting(int(schema.get("minLength", 0)), int(schema.get("maxLength", 40)))
        return self.value(depth)

    def _object(self, schema: Mapping[str, Any], depth: int) -> dict[str, Any]:
        required = schema.get("required", ())
        return {
            name: self.pick(self._known[name]) if self._leads_somewhere(name) else self.described(each, depth + 1)
            for name, each in schema.get("properties", {}).items()
            if name in required or (depth < DEEPEST and self.once_in(2))
        }

    def _leads_somewhere(self, name: str) -> bool:
        return bool(self._known.get(name)) and not self.once_in(6)

    def _fitting(self, least: int, most: int) -> str:
        text = str(self.pick(WORDS)) if self.once_in(2) else self.text()
        return text[:most].ljust(least, "x")

    def spoiled(self, thing: Any) -> Any:
        """The same with something wrong in it."""
        if isinstance(thing, dict) and thing and not self.once_in(6):
            name = self.pick(list(thing))
            rest = {each: value for each, value in thing.items() if each != name}
            match self.chance.randrange(5):
                case 0:
                    return rest
                case 1:
                    return {**thing, self.text(): self.value()}
                case 2:
                    return {**rest, name: self.spoiled(thing[name])}
            return {**rest, name: self.value()}
        if isinstance(thing, list) and thing and not self.once_in(4):
            at = self.chance.randrange(len(thing))
            return [*thing[:at], self.spoiled(thing[at]), *thing[at:]]
        return self.value()

    def written(self, thing: Any) -> bytes:
        """A value as JSON, now and then as something that is almost JSON."""
        text = json.dumps(thing, ensure_ascii=self.once_in(2)).encode(errors="surrogatepass")
        match self.chance.randrange(40):
            case 0:
                return bytes(self.pick(ODD_JSON))
            case 1:
                return text[: self.chance.randrange(len(text) + 1)]
            case 2:
                at = self.chance.randrange(len(text) + 1)
                return text[:at] + bytes([self.chance.randrange(256)]) + text[at + self.chance.randrange(2) :]
            case 3:
                return text.replace(b"{", b'{"type":"why","move":1,', 1)  # a name twice
            case 4:
                at = text.find(b":") + 1
                return text[:at] + bytes(self.pick(ODD_JSON)) + text[at:]
        return text

    # Requests

    def address(self) -> str:
        """Where somebody comes from, as a proxy says."""
        return f"10.{self.chance.randrange(256)}.{self.chance.randrange(256)}.{self.chance.randrange(256)}"

    def path(self, route: str) -> str:
        """A route with something in place of each of its parameters."""
        parts = []
        for part in route.split("/"):
            if not part.startswith("{"):
                parts.append(part)
                continue
            name = part.strip("{}").partition(":")[0]
            known = self._leads_somewhere(name)
            parts.append(quote(self.pick(self._known[name]) if known else self.text().encode(errors="surrogatepass")))
        return "/".join(parts)

    def query(self, parameters: Sequence[Mapping[str, Any]]) -> str:
        """Some of the query of a request, right or wrong."""
        said = []
        for parameter in parameters:
            if parameter["in"] == "query" and self.once_in(2):
                value = self.text() if self.once_in(4) else self.described(parameter["schema"])
                said.append(f"{parameter['name']}={quote(str(value).encode(errors='surrogatepass'))}")
        if self.once_in(20):
            said.append(quote(self.text().encode(errors="surrogatepass")))
        return "?" + "&".join(said) if said else ""

    def body(self, operation: Mapping[str, Any]) -> bytes:
        """What a request brings along."""
        content = operation["requestBody"]["content"]["application/json"]
        examples = [example["value"] for example in content.get("examples", {}).values()]
        thing = self.pick(examples) if examples and self.once_in(4) else self.described(content["schema"])
        return self.written(thing if self.once_in(2) else self.spoiled(thing))

    def request(self, method: str, route: str, operation: Mapping[str, Any], token: str) -> bytes:
        """A request of a route, as the API describes it or almost so."""
        target = self.path(route) + self.query(operation.get("parameters", ()))
        body = self.body(operation) if "requestBody" in operation else b""
        signed = f"Authorization: Bearer {token}\r\n" if token else ""
        kind = self.pick(CONTENT_TYPES) if self.once_in(4) else "application/json"
        head = (
            f"{method} {target} HTTP/1.1\r\nHost: here\r\nConnection: close\r\nX-Forwarded-For: {self.address()}\r\n"
            f"{signed}Content-Type: {kind}\r\n"
            f"Content-Length: {len(body)}\r\n\r\n"
        )
        return head.encode("latin-1") + body

    def garbled(self, request: bytes) -> bytes:
        """A request with odd bytes: in its first line, its headers, or anywhere."""
        line, _, rest = request.partition(b"\r\n")
        odd = self.text().encode(errors="surrogatepass")
        in_line = odd.replace(b"\r", b"").replace(b"\n", b"")
        at = self.chance.randrange(len(request))
        match self.chance.randrange(8):
            case 0:
                return b"%b%b\r\n%b" % (self.pick(METHODS), line[line.find(b" ") :], rest)
            case 1:
                return b"%b\r\n%b: %b\r\n%b" % (line, self.pick(HEADERS), in_line, rest)
            case 2:
                return b"%b\r\n%b\r\n%b" % (line, self.pick(ODD_HEADERS), rest)
            case 3:
                return request[:at] + bytes([self.chance.randrange(256)]) + request[at + 1 :]
            case 4:
                return request[:at]
            case 5:
                return b"%b\r\n%b" % (line.replace(b" HTTP/1.1", b"%ff%80\xff HTTP/1.1"), rest)
            case 6:
                return b"%b\r\nOrigin: %b\r\n%b" % (line, self.pick(ORIGINS), rest)
        return odd + b"\r\n\r\n"

    # Texts of a websocket

    def act(self, schema: Mapping[str, Any], table: Table) -> bytes:
        """Something somebody does at a table, or almost; every third time a move."""
        act = self.described(schema)
        if self.once_in(3):
            act = {"type": "move", "move": "", "version": 0}
        if not self.once_in(4):
            act |= {name: each for name, each in self._fits(table).items() if name in act or name == "seat"}
        if act["type"] in NO_SEAT:
            act.pop("seat", None)
        return self.written(act if self.once_in(2) else self.spoiled(act))

    def _fits(self, table: Table) -> dict[str, Any]:
        """What fits a table, mostly."""
        return {
            "seat": table.asked,
            "move": self.move(table.menu if table.menu and self.once_in(2) else table.others),
            "version": table.number + (self.pick((-1, 1)) if self.once_in(6) else 0),
            "to": self.chance.randrange(table.number + 1),
        }

    def move(self, moves: Sequence[Move]) -> Any:
        """A move by its notation, its number or its form, or something that looks like one."""
        move: Move = self.pick(moves)
        said: Any = self.pick((move.text, move.number, to_builtins(move.form)))
        if self.once_in(3):
            return self.spoiled(said)
        if isinstance(said, str) and self.once_in(3):
            at = self.chance.randrange(len(said) + 1)
            return said[:at] + self.text()[:5] + said[at:]
        return said

    def frame(self, text: bytes) -> bytes:
        """A text as a browser sends it, now and then in an odd frame."""
        if not self.once_in(200):
            return frame(0x81, text)
        return bytes(
            self.pick(
                (
                    frame(self.chance.randrange(256), text[:125]),
                    bytes([0x81, len(text[:125])]) + text[:125],  # not masked
                    frame(0x01, text[:3]) + frame(0x80, text[3:]),  # in two pieces
                    frame(0x82, text),
                    frame(0x88, self.pick(GOODBYES)),
                    frame(0x89, text[:125]) + frame(0x81, b"{}"),
                    frame(0x81, text)[:-1],
                    b"\x81\xff" + b"\xff" * 12,  # endless
                )
            )
        )


def frame(first: int, data: bytes) -> bytes:
    """A frame of a websocket, masked with zeros."""
    if len(data) < 126:
        return bytes([first, 0x80 + len(data)]) + bytes(4) + data
    if len(data) < 2**16:
        return bytes([first, 0xFE]) + len(data).to_bytes(2, "big") + bytes(4) + data
    return bytes([first, 0xFF]) + len(data).to_bytes(8, "big") + bytes(4) + data
