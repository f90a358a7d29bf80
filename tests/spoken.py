"""What a table tells somebody who plays against bots: recorded, so that the client is tested on what it says of it.

python -m tests.spoken

writes the sessions in `tests/golden/spoken` again; `npm --prefix web run test -- -u` writes down what is said of them.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from silverware.games import GAMES
from silverware.server.audience import Audience
from silverware.server.documents import Private, Say, Undo
from tests.server.stage import Stage

SPOKEN: Final = Path(__file__).parent / "golden" / "spoken"
TURNS: Final = {"silverton": 16}
"""How often the person answers, where it is not so often."""
USUAL: Final = 24
UNDONE: Final = 3
"""After which of their answers they take one back, where nobody else has to agree."""
STEP: Final = 7
"""They choose every so manieth move of the menu."""

Message = dict[str, Any]


def session(game: str) -> list[Message]:
    """Every message to Ada, who plays against two bots that play by chance."""
    stage = Stage("Ada", bots=2, game=game, level="random")
    told: list[Message] = []
    audience = Audience(stage.table)
    private: dict[int, Private] = {}
    ada = stage.people["Ada"]
    listener = audience.listener(ada, lambda message: told.append(json.loads(message or b"{}")))
    audience.admit(listener, stage.table, private, 0)
    since = stage.table.number

    def tell() -> None:
        nonlocal since
        audience.tell(stage.table, private, since, ada, "")
        since = stage.table.number

    stage.start()
    tell()
    for answer in range(TURNS.get(game, USUAL)):
        while stage.table.asked is not None and 0 not in stage.table.answering():
            stage.later(1)
            tell()
        if stage.table.asked is None:
            break
        menu = stage.menu()
        stage.play(0, menu[answer * STEP % len(menu)])
        tell()
        if answer == UNDONE:
            stage.act("Ada", Say(text="Wait, not that one."))
            tell()
            stage.act("Ada", Undo(casual=True))
            tell()
    return thinned(told)


def thinned(told: list[Message]) -> list[Message]:
    """The messages without what nobody says: views but around the ends of rounds, and what moves are."""
    games = [message["game"] for message in told if "game" in message]
    rounds = [(game["view"]["round"], game["view"]["outcome"]) for game in games]
    for at, game in enumerate(games):
        game["menu"] = [{"id": choice["id"], "move": "", "says": ""} for choice in game["menu"]]
        if all(rounds[at] == rounds[near] for near in (max(at - 1, 0), min(at + 1, len(rounds) - 1))):
            game["view"] = {name: game["view"][name] for name in ("seat", "seats", "round", "outcome")}
    return told


def text_of(game: str) -> str:
    """A session as it is kept: a message a line."""
    return "".join(f"{json.dumps(message, ensure_ascii=False)}\n" for message in session(game))


if __name__ == "__main__":
    SPOKEN.mkdir(exist_ok=True)
    for name in GAMES:
        (SPOKEN / f"{name}.jsonl").write_text(text_of(name), encoding="utf-8")
