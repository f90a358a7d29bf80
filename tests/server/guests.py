"""People who use the server as programs do."""

from __future__ import annotations

import json
from collections.abc import Callable
from time import monotonic, sleep
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.server.processes import PATIENCE

Client = httpx.Client
Json = dict[str, Any]


class Player:
    """Somebody with a session."""

    def __init__(self, client: Client, name: str, token: str | None = None) -> None:
        self.client = client
        self.name = name
        if token is None:
            came = client.post("/api/guests", json={"name": name})
            assert came.status_code == 201, came.text
            token = came.json()["token"]
        self.token = token
        self.headers = {"Authorization": f"Bearer {token}"}

    def keep(self, name: str, passphrase: str, before: str = "") -> Json:
        """Make an account of this person, or change it; from now on they have its new token."""
        answer = self.client.put(
            "/api/account", headers=self.headers, json={"name": name, "passphrase": passphrase, "before": before}
        )
        assert answer.status_code == 200, answer.text
        kept: Json = answer.json()
        self.token = kept["token"]
        self.headers = {"Authorization": f"Bearer {self.token}"}
        return kept

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        """What the server answers."""
        answer = self.client.get(path, headers=self.headers, params=query)
        assert answer.status_code == status, answer.text
        return answer.json() if answer.headers["content-type"].startswith("application/json") else answer.text

    def post(self, path: str, body: Any, status: int = 201) -> Any:
        """What the server answers."""
        answer = self.client.post(path, headers=self.headers, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def found(self, **founding: Any) -> str:
        """The id of a new table."""
        wanted = {"game": "quick-silver", "pace": {"type": "none"}, **founding}
        return str(self.post("/api/tables", wanted)["id"])

    def act(self, table: str, kind: str, status: int = 201, **more: Any) -> Any:
        """Do something at a table."""
        return self.post(f"/api/tables/{table}/acts", {"type": kind, **more}, status)

    def hint(self, table: str, status: int = 201, **query: Any) -> Any:
        """Ask what a bot would do."""
        answer = self.client.post(f"/api/tables/{table}/hint", headers=self.headers, params=query)
        assert answer.status_code == status, answer.text
        return answer.json()

    def look(self, table: str, **query: Any) -> Json:
        """The table as this person sees it."""
        seen: Json = self.get(f"/api/tables/{table}", **query)[0]
        return seen

    def sheet(self, table: str) -> Json:
        """The table as everybody sees it."""
        seen: Json = self.look(table)["table"]
        return seen

    def socket(self, table: str, since: int = 0) -> ClientConnection:
        """The websocket of a table."""
        address = str(self.client.base_url).replace("http", "ws")
        return connect(
            f"{address}/api/tables/{table}/socket?since={since}",
            additional_headers=self.headers,
            open_timeout=PATIENCE,
            ping_interval=None,
        )


def seated(client: Client, *names: str, **founding: Any) -> tuple[str, list[Player]]:
    """A table that has begun, and its players."""
    players = [Player(client, name) for name in names]
    seats = founding.pop("seats", len(names) + founding.get("bots", 0))
    table = players[0].found(seats=seats, **founding)
    for player, seat in zip(players, ("north", "east", "south", "west"), strict=False):
        player.act(table, "sit", seat=seat)
    players[0].act(table, "start")
    return table, players


def answer(player: Player, table: str, choose: Callable[[list[str]], str] = lambda menu: menu[0]) -> bool:
    """Make a move if this player is asked; whether the game goes on."""
    seen = player.look(table)
    menu = [choice["move"] for choice in seen["game"]["menu"]]
    if menu:
        player.act(table, "move", move=choose(menu), version=seen["number"])
    else:
        sleep(0.005)  # whoever asks without a pause keeps bots from thinking, and meets the limit on requests
    return bool(seen["table"]["status"] == "playing")


def asked(player: Player, table: str) -> Json | None:
    """A table from whichever of one's seats is asked next, at a hot seat; None when the game is over."""
    deadline = monotonic() + PATIENCE
    while monotonic() < deadline:
        for seen in player.get(f"/api/tables/{table}"):
            if seen["game"]["menu"]:
                return dict(seen)
            if seen["table"]["status"] == "over":
                return None
        sleep(0.01)
    raise AssertionError("nobody is asked")


def play_out(table: str, players: list[Player]) -> None:
    """Play to the end, always the last move of the menu, which is the quiet one."""
    deadline = monotonic() + PATIENCE
    while monotonic() < deadline:
        going = [answer(player, table, lambda menu: menu[-1]) for player in players]
        if not all(going):
            return
    raise AssertionError("the game did not end")


def receive(socket: ClientConnection, kind: str) -> Json:
    """The next message of a kind."""
    while True:
        message: Json = json.loads(socket.recv(timeout=PATIENCE))
        if message["type"] == kind:
            return message
