"""The example of a bot that joins a table as a guest plays a whole game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from subprocess import PIPE

import httpx

from tests.server.guests import Player, answer
from tests.server.processes import PATIENCE, Server, free_port, until

EXAMPLE = Path(__file__).parents[2] / "examples/bots/guest.py"


def test_a_bot_joins_as_a_guest_and_comes_back_when_the_server_was_away(tmp_path: Path) -> None:
    database, port = f"sqlite:///{tmp_path}/tables.db", free_port()
    server = Server(database, port=port)
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        ada = Player(client, "Ada")
        table = ada.found(seats=3, bots=1)
        ada.act(table, "sit", seat="north")
        command = [sys.executable, str(EXAMPLE), f"{server.url}/table/{table}", "Gus"]
        guest = subprocess.Popen(command, stdout=PIPE, stderr=PIPE, text=True)
        try:
            until(lambda: all(seat["name"] for seat in ada.sheet(table)["seats"]))
            ada.act(table, "start")
            until(lambda: ada.look(table)["game"]["menu"] and moves_of("Gus", ada, table) > 0)
            before = moves_of("Gus", ada, table)
            server.stop()
            server = Server(database, port=port)
            until(lambda: not answer(ada, table))
            assert moves_of("Gus", ada, table) > before
            said, lost = guest.communicate(timeout=PATIENCE)
        finally:
            guest.kill()
            guest.communicate()
            server.kill()
    assert guest.returncode == 0
    assert "Lost the table: " in lost
    assert said


def moves_of(name: str, player: Player, table: str) -> int:
    """How often somebody has moved."""
    seen = player.look(table, since=0)
    (seat,) = [each["seat"] for each in seen["table"]["seats"] if each["name"] == name]
    return sum(item["type"] in ("moved", "readied") and item.get("seat") == seat for item in seen["news"])
