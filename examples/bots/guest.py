#!/usr/bin/env python3
"""A bot that joins a table of any server as a guest, like a person. It plays by chance, to the end of the game.

python3 guest.py http://localhost:8000/table/TABLE Gus

It needs `pip install websockets`, and nothing of Silverware.
"""

import json
import random
import sys
import time
from typing import Any
from urllib.request import Request, urlopen

from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect


class Guest:
    """One seat at one table."""

    def __init__(self, link: str, name: str) -> None:
        """Become a guest of the server and sit down at the table."""
        self.server, _, self.table = link.rpartition("/table/")
        self.headers: dict[str, str] = {}
        self.headers["Authorization"] = f"Bearer {self.post('/api/guests', {'name': name})['token']}"
        self.number = 0
        """Of the last update: we know everything until then."""
        self.menu: list[dict[str, Any]] = []
        self.result = ""
        self.post(f"/api/tables/{self.table}/acts", {"type": "sit"})

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """What the server answers to a request."""
        headers = {"Content-Type": "application/json", **self.headers}
        with urlopen(Request(self.server + path, json.dumps(body).encode(), headers)) as answer:
            document: dict[str, Any] = json.load(answer)
            return document

    def play(self) -> None:
        """Play until the game is over. Where the connection is lost, come back and hear what came since."""
        while not self.result:
            address = f"{self.server.replace('http', 'ws', 1)}/api/tables/{self.table}/socket?since={self.number}"
            try:
                with connect(address, additional_headers=self.headers) as socket:
                    self.attend(socket)
            except InvalidStatus as refused:
                if refused.response.status_code < 500:
                    raise  # there is no such table, or we may not be there
            except (OSError, WebSocketException) as lost:
                print(f"Lost the table: {lost}", file=sys.stderr, flush=True)
            if not self.result:
                time.sleep(1)

    def attend(self, socket: ClientConnection) -> None:
        """Listen, and answer when asked, until the game is over or the connection closes."""
        for text in socket:
            message = json.loads(text)
            if message["type"] == "refused":
                time.sleep(1)  # we were too fast
            elif message["type"] != "update" or not self.hear(message):
                continue
            if self.result:
                return
            if self.menu:
                move = self.choose(self.menu)
                socket.send(json.dumps({"type": "move", "move": move["id"], "version": self.number}))

    def hear(self, update: dict[str, Any]) -> bool:
        """Take in what is new; whether the game is. `events` of the news are what our seat saw happen."""
        self.number = update["number"]
        if update.get("table", {}).get("status") == "over":
            self.result = update["table"]["result"]
        if "game" not in update:
            return bool(self.result)
        self.menu = update["game"]["menu"]
        return True

    def choose(self, menu: list[dict[str, Any]]) -> dict[str, Any]:
        """One of the moves. A better bot would look at the `view` beside the menu."""
        return random.choice(menu)


if __name__ == "__main__":
    guest = Guest(*sys.argv[1:3])
    guest.play()
    print(guest.result)
