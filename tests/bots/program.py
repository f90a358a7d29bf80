"""A bot that is a program: `program.py CONDUCT FILE`. It writes down its process, and every line it is sent."""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path

CONSTANT = {
    "nonsense": "pick up",
    "misspelt": {"move": "pick down"},
    "beyond": {"move": 1_000_000},
    "illegal": {"move": "sneak"},
    "endless": {"move": "x" * 1_000_000},
}


def main(conduct: str, file: str) -> None:
    """Play as told, until nobody writes any more."""
    if conduct == "early":
        say("Welcome!")
    with Path(file).open("a", encoding="utf-8") as notes:
        print(os.getpid(), file=notes, flush=True)
        for line in sys.stdin:
            print(line, end="", file=notes, flush=True)
            message = json.loads(line)
            if message["type"] == "choose":
                answer(conduct, message["menu"])


def answer(conduct: str, menu: list[dict[str, object]]) -> None:
    """Choose a move, or fail."""
    sys.stderr.write("I am thinking.\n")
    sys.stderr.flush()
    match conduct:
        case "dies":
            sys.exit(3)
        case "stalls":
            while True:
                time.sleep(1)
        case "closes":
            os.close(1)
        case "first":
            say(json.dumps({"move": menu[0]["id"], "why": "I like it."}))
        case "text":
            say(json.dumps({"move": str(menu[0]["move"]).upper()}))
        case "form":
            say(json.dumps({"move": menu[0]["form"]}))
        case "twice":
            say('{"move": "pick up"}\n{"move": "pick up"}')
        case _:
            say(json.dumps(CONSTANT[conduct]))


def say(line: str) -> None:
    """Write a line at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
