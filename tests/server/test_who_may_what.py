"""Who may do what: every route and every message, tried by everybody, against the answers written down here.

A new route or message without a row here fails the test: decide who may use it, and write that down.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import pytest
from litestar.routes import HTTPRoute, WebSocketRoute
from websockets.sync.client import ClientConnection

from silverware.cli import admin
from silverware.server.api import front
from silverware.server.api.records import RECORD
from silverware.server.app import create_app
from silverware.server.documents import AnyAct
from silverware.server.settings import Settings
from silverware.server.think import Thinkers
from tests.server.guests import Client, Json, Player, play_out, receive
from tests.server.processes import PATIENCE, until

ROLES: Final = ("stranger", "guest", "spectator", "other", "owner", "host")
"""Nobody; a guest from elsewhere; an account that watches; the other seat; whoever made the table and sits north; and
a host, who watches."""
SECRET: Final = "copper silver gold"
DONE: Final = "done"


@dataclass(frozen=True)
class Row:
    """What a request brings each role; a host the same as the spectator, but where something else is said."""

    method: str
    path: str
    answers: tuple[int, int, int, int, int]
    body: Any = None
    query: dict[str, str] = field(default_factory=dict)
    host: int | None = None

    def by_role(self) -> dict[str, int]:
        """The answers."""
        host = self.answers[ROLES.index("spectator")] if self.host is None else self.host
        return dict(zip(ROLES, (*self.answers, host), strict=True))


def everybody(status: int) -> tuple[int, int, int, int, int]:
    """The same for all."""
    return (status,) * 5


SIGNED_IN: Final = (401, 200, 200, 200, 200)
SIGNED_UP: Final = (401, 201, 201, 201, 201)
NO_HOST: Final = (401, 403, 403, 403, 403)
NORTH: Final = {"seat": "north"}

ROUTES: Final = (
    Row("GET", "/", everybody(200)),
    Row("GET", "/assets/{path:path}", everybody(404)),
    Row("GET", "/table/{table:str}", everybody(404)),
    Row("GET", "/docs", everybody(404)),
    Row("GET", "/docs/{path:path}", everybody(404)),
    Row("GET", "/{path:path}", everybody(404)),
    Row("GET", "/health", everybody(200)),
    Row("GET", "/metrics", everybody(403)),
    Row("GET", "/api/origin", everybody(200)),
    Row("GET", "/api/schema", everybody(200)),
    Row("GET", "/api/schema/openapi.json", everybody(200)),
    Row("GET", "/api/schema/{path:str}", everybody(404)),
    # People
    Row("POST", "/api/guests", everybody(201), {}),
    Row("POST", "/api/sessions", everybody(401), {"name": "Owner", "passphrase": "guessing it"}),
    Row("PUT", "/api/account", (401, 409, 401, 409, 401), {"name": "Owner", "passphrase": SECRET}),
    Row("GET", "/api/me", everybody(200)),
    Row("PUT", "/api/me", (401, 409, 400, 409, 400), {"name": "Owner"}),
    Row("GET", "/api/sessions", SIGNED_IN),
    Row("GET", "/api/people/{player:str}", everybody(200)),
    Row("GET", "/api/people/{player:str}/results", everybody(200)),
    Row("GET", "/api/ratings/{game:str}", everybody(200)),
    Row("GET", "/api/push", everybody(200)),
    Row("POST", "/api/push", (401, 400, 400, 400, 400), {"endpoint": "http://127.0.0.1/", "p256dh": "", "auth": ""}),
    Row("POST", "/api/push/off", SIGNED_UP, {"endpoint": "https://fcm.googleapis.com/x"}),
    # Games
    Row("GET", "/api/games", everybody(200)),
    Row("GET", "/api/games/{game:str}/rules", everybody(200)),
    Row("GET", "/api/games/{game:str}/edition", everybody(200)),
    Row("GET", "/api/games/{game:str}/lesson", everybody(200)),
    Row("GET", "/api/games/{game:str}/pictures", everybody(200)),
    Row("POST", "/api/games/{game:str}/lesson/why", everybody(200), {"step": 0, "move": "swap 20 with east"}),
    # Tables: this one is found by its link alone, and keeps its hands to its players
    Row("POST", "/api/tables/objection", everybody(200), {"game": "quick-silver"}),
    Row("GET", "/api/tables", everybody(200)),
    Row("POST", "/api/tables", (401, 201, 201, 201, 201), {"game": "quick-silver", "open": False}),
    Row("GET", "/api/tables/mine", SIGNED_IN),
    Row("GET", "/api/tables/{table:str}", everybody(200)),
    Row("GET", "/api/tables/{table:str}/edition", everybody(200)),
    Row("POST", "/api/tables/{table:str}/acts", (401, 403, 403, 403, 201), {"type": "orders", **NORTH}),
    Row("GET", "/api/tables/{table:str}/record", (403, 403, 403, 403, 200), query=NORTH),
    Row("GET", "/api/tables/{table:str}/replay", (403, 403, 403, 403, 200), query=NORTH),
    Row("GET", "/api/tables/{table:str}/dice", everybody(400)),
    Row("GET", "/api/tables/{table:str}/accounts", everybody(400)),
    Row("GET", "/api/tables/{table:str}/review", everybody(400), query=NORTH),
    Row("GET", "/api/tables/{table:str}/review/{step:int}", everybody(400), query=NORTH),
    Row("POST", "/api/tables/{table:str}/hint", (401, 403, 403, 403, 403), query=NORTH),
    Row("POST", "/api/tables/{table:str}/ask", (401, 403, 403, 403, 201), {"words": "hand"}, query=NORTH),
    Row("POST", "/api/tables/{table:str}/plan", (401, 403, 403, 403, 400), {"sketches": []}, query=NORTH),
    Row("POST", "/api/tables/{table:str}/copies", (401, 403, 403, 403, 201), NORTH),
    Row("POST", "/api/editions", everybody(400), {"edition": "game = 1"}),
    # Records: whoever has the link reads them
    Row("POST", "/api/records", (401, 201, 201, 201, 201), {"text": RECORD}),
    Row("GET", "/api/records/{key:str}", everybody(200)),
    Row("GET", "/api/records/{key:str}/heading", everybody(200)),
    Row("GET", "/api/records/{key:str}/edition", everybody(200)),
    Row("GET", "/api/records/{key:str}/replay", everybody(200)),
    Row("GET", "/api/records/{key:str}/review", everybody(400), query=NORTH),
    Row("GET", "/api/records/{key:str}/review/{step:int}", everybody(400), query=NORTH),
    # For hosts
    Row("GET", "/api/host/people", NO_HOST, host=200),
    Row("GET", "/api/host/tables", NO_HOST, host=200),
    Row("GET", "/api/host/log", NO_HOST, host=200),
    Row("POST", "/api/host/acts", NO_HOST, {"type": "mute", "person": "nobody"}, host=404),
    # Ends a session of the owner's
    Row("DELETE", "/api/sessions/{session:str}", (401, 404, 404, 404, 204)),
)

OVER: Final = (
    Row("GET", "/api/tables/{table:str}/record", (403, 403, 403, 200, 200)),
    Row("GET", "/api/tables/{table:str}/replay", (403, 403, 403, 200, 200), query=NORTH),
    Row("GET", "/api/tables/{table:str}/dice", (403, 403, 403, 200, 200)),
    Row("GET", "/api/tables/{table:str}/accounts", (403, 403, 403, 200, 200)),
    Row("GET", "/api/tables/{table:str}/review", (403, 403, 403, 200, 200), query=NORTH),
    Row("GET", "/api/tables/{table:str}/review/{step:int}", (403, 403, 403, 200, 200), query=NORTH),
    Row("POST", "/api/tables/{table:str}/hint", (401, 403, 403, 403, 409), query=NORTH),
    Row("POST", "/api/tables/{table:str}/copies", (401, 403, 403, 201, 201), {}),
)
"""When the game is over."""

NOBODY: Final = "Say who you are before you act."
NO_SEAT: Final = "You have no seat at this table."
NORTHS: Final = "North is not your seat."
BEGUN: Final = "The game has already begun."
NOT_BEGUN: Final = "The game has not begun yet."
MAKER: Final = "Only the person who made this table can seat bots."
NOT_OVER: Final = "The game is not over yet."


@dataclass(frozen=True)
class Message:
    """What sending an act brings each role: a sentence, or that it is done. All but the owner act as if from north."""

    act: Json
    watcher: str
    """The guest, the spectator and the host."""
    other: str
    owner: str

    @property
    def kind(self) -> str:
        """Its type."""
        return str(self.act["type"])

    def answers(self) -> dict[str, str]:
        """By role."""
        return {
            "stranger": NOBODY,
            "guest": self.watcher,
            "spectator": self.watcher,
            "other": self.other,
            "owner": self.owner,
            "host": self.watcher,
        }


def seated(kind: str, owner: str, **more: Any) -> Message:
    """Something that only the seat itself can do."""
    return Message({"type": kind, **NORTH, **more}, NORTHS, NORTHS, owner)


WAITING: Final = (
    Message({"type": "sit", **NORTH}, "North is taken already.", "North is taken already.", "North is taken already."),
    Message({"type": "bot", "seat": "east"}, MAKER, MAKER, "East is taken already."),
    seated("salt", DONE, salt="marmalade"),
    seated("face", DONE, face="goggles"),
    *[seated(kind, NOT_BEGUN) for kind in ("undo", "pause", "resume", "agree", "decline", "return")],
    seated("move", NOT_BEGUN, move="pick up", version=2),
    seated("why", NOT_BEGUN, move="pick up"),
    seated("replace", NOT_BEGUN, whom="east"),
    seated("mute", DONE, whom="east"),
    seated("orders", DONE, forced=True),
    seated("sketches", DONE, sketches=[]),
    Message({"type": "say", "text": "Hello"}, DONE, DONE, DONE),
    Message({"type": "react", "sign": "clap"}, DONE, DONE, DONE),
    Message({"type": "rematch"}, NOT_OVER, NOT_OVER, NOT_OVER),
    Message({"type": "start"}, "Only players at this table can start the game.", DONE, DONE),
    seated("rise", DONE),
)
"""Before the game, at a table whose seats are all taken."""

PLAYING: Final = (
    Message({"type": "sit", **NORTH}, BEGUN, BEGUN, BEGUN),
    Message({"type": "bot", "seat": "east"}, MAKER, MAKER, BEGUN),
    Message({"type": "salt", "salt": "x", **NORTH}, BEGUN, BEGUN, BEGUN),
    Message({"type": "face", "face": "goggles", **NORTH}, BEGUN, BEGUN, BEGUN),
    Message({"type": "start"}, BEGUN, BEGUN, BEGUN),
    seated("why", DONE, move="pick up"),
    seated("mute", DONE, whom="east"),
    seated("orders", DONE, forced=False),
    seated("sketches", DONE, sketches=[]),
    seated("undo", "You have made no move that you could take back."),
    seated("resume", "The clocks are already running."),
    seated("agree", "Nothing is proposed."),
    seated("decline", "Nothing is proposed."),
    seated("replace", "Other may think for two minutes before anybody else is asked to play on.", whom="east"),
    Message({"type": "say", "text": "Hello"}, DONE, DONE, DONE),
    Message({"type": "react", "sign": "clap"}, DONE, DONE, DONE),
    Message({"type": "rematch"}, NOT_OVER, NOT_OVER, NOT_OVER),
    seated("move", DONE, move="pick up", version=1_000),
    seated("pause", DONE),
    seated("rise", DONE),
    seated("return", DONE),
)
"""While everybody looks around, at the beginning of a game."""


class Scene:
    """A server with somebody in each role, and tables they meet at."""

    def __init__(self, client: Client, database: str) -> None:
        self.client = client
        self.people = {role: Player(client, role.title()) for role in ROLES[1:]}
        self.owner, self.other = self.people["owner"], self.people["other"]
        self.owner.keep("Owner", SECRET)
        self.people["spectator"].keep("Spectator", SECRET)
        self.people["host"].keep("Host", SECRET)
        admin.host("Host", database=database)
        until(lambda: self.people["host"].get("/api/me")["host"])
        client.cookies.clear()

    def headers(self, role: str) -> dict[str, str]:
        """What somebody's requests come with; nobody asks from the host's machine."""
        person = self.people.get(role)
        return {"X-Forwarded-For": f"203.0.113.{ROLES.index(role)}", **(person.headers if person else {})}

    def table(self) -> str:
        """A table where two have sat down."""
        made = self.owner.found(seats=2, open=False, reveal=False, options={"memory": "aided"})
        self.owner.act(made, "sit", seat="north")
        self.other.act(made, "sit", seat="east")
        return made

    def ask(self, role: str, row: Row, given: dict[str, str]) -> Any:
        """What somebody is answered."""
        path = row.path
        for name, value in given.items():
            path = path.replace(name, value)
        answer = self.client.request(
            row.method,
            path,
            headers=self.headers(role),
            params=row.query,
            json=row.body if row.method != "GET" else None,
        )
        self.client.cookies.clear()
        return answer


@pytest.fixture
def database(tmp_path: Path) -> str:
    """Who may do what does not depend on the database."""
    return f"sqlite:///{tmp_path}/tables.db"


@pytest.fixture
def scene(client: Client, database: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Scene:
    """Without the client and the documentation, whose pages are everybody's."""
    monkeypatch.setattr(front, "FOLDER", tmp_path)
    monkeypatch.setattr(front, "DOCS", tmp_path)
    return Scene(client, database)


def routes_of(settings: Settings, thinkers: Thinkers) -> Iterator[tuple[str, str]]:
    """Every route of the server: its method and its path."""
    for route in create_app(settings, thinkers).routes:
        if isinstance(route, HTTPRoute):
            yield from ((method, route.path) for method in route.methods - {"OPTIONS", "HEAD"})
        else:
            assert isinstance(route, WebSocketRoute)
            yield "SOCKET", route.path


def test_every_route_and_every_message_has_a_row(settings: Settings, thinkers: Thinkers) -> None:
    written = [(row.method, row.path) for row in ROUTES]
    assert len(written) == len(set(written))
    assert {*written, ("SOCKET", "/api/tables/{table:str}/socket")} == set(routes_of(settings, thinkers))
    kinds = sorted(str(kind.__struct_config__.tag) for kind in AnyAct.__args__)
    for phase in (WAITING, PLAYING):
        assert sorted(message.kind for message in phase) == kinds


def test_every_route_answers_everybody_as_written_down(scene: Scene) -> None:
    owner = scene.owner
    table = scene.table()
    owner.act(table, "start")
    lost = Player(
        scene.client,
        "Owner",
        scene.client.post("/api/sessions", json={"name": "Owner", "passphrase": SECRET}).json()["token"],
    )
    private = {
        "{table:str}": table,
        "{session:str}": lost.get("/api/me")["session"],
        "{player:str}": owner.get("/api/me")["id"],
        "{key:str}": owner.post("/api/records", {"text": RECORD})["id"],
        "{game:str}": "quick-silver",
        "{path:path}": "nowhere.txt",
        "{path:str}": "nowhere",
        "{step:int}": "1",
    }
    scene.client.cookies.clear()
    secrets = {owner.get("/api/me")["session"], owner.token, private["{session:str}"]}
    for row in ROUTES:
        for role, status in row.by_role().items():
            answer = scene.ask(role, row, private)
            assert answer.status_code == status, (row.method, row.path, role, answer.text[:200])
            if role != "owner":
                assert not any(secret in answer.text for secret in secrets), (row.path, role)
            if row.path == "/api/tables":
                assert table not in answer.text
            if row.path == "/api/host/tables":
                assert (table in answer.text) == (role == "host")
            if row.path == "/api/tables/mine":
                assert (table in answer.text) == (role in ("other", "owner"))
            if row.path == "/api/tables/{table:str}":
                (seen,) = answer.json()
                assert seen["seat"] == {"other": "east", "owner": "north"}.get(role, "spectator")
                assert ("own" in seen) == (role in ("other", "owner"))


def test_when_the_game_is_over_a_table_still_keeps_its_hands_to_its_players(scene: Scene) -> None:
    table = scene.table()
    scene.owner.act(table, "start")
    play_out(table, [scene.owner, scene.other])
    (step, _), *_ = scene.owner.get(f"/api/tables/{table}/review", seat="north")["decisions"]
    for row in OVER:
        for role, status in row.by_role().items():
            answer = scene.ask(role, row, {"{table:str}": table, "{step:int}": f"{step}"})
            assert answer.status_code == status, (row.path, role, answer.text[:200])


@pytest.mark.parametrize("phase", ["waiting", "playing"])
def test_every_message_is_answered_as_written_down(scene: Scene, phase: str) -> None:
    messages = PLAYING if phase == "playing" else WAITING
    for role in ROLES:
        table = scene.table()
        if phase == "playing":
            scene.owner.act(table, "start")
        person = scene.people.get(role) or Player(scene.client, "", token="")
        with person.socket(table) as socket:
            first = receive(socket, "update")
            assert first["seat"] == {"other": "east", "owner": "north"}.get(role, "spectator")
            for message in messages:
                expected = message.answers()[role]
                act = {**message.act, "ref": f"{role} {message.kind}"}
                if "version" in act:
                    act["version"] = scene.owner.look(table)["number"]
                socket.send(json.dumps(act))
                assert answer_to(socket, act["ref"]) == expected, (role, message.kind)
                if expected != DONE and role != "stranger":
                    refused = scene.client.post(f"/api/tables/{table}/acts", json=act, headers=scene.headers(role))
                    assert refused.json()["sentence"] == expected


def answer_to(socket: ClientConnection, ref: str) -> str:
    """How an act was answered: by its sentence, or that it is done."""
    while True:
        said = json.loads(socket.recv(timeout=PATIENCE))
        if said.get("ref") == ref:
            return str(said.get("sentence", DONE))
        if any(item.get("ref") == ref for item in said.get("news", ())):
            return DONE
