"""An arena in a file: its plan, then a line of JSON for each game, so that it can go on after a stop."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import Self

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from silverware.core.errors import BadRecord, BadTable
from silverware.games import game_called
from silverware.lab.arena import Played
from silverware.lab.simulate import Plan

GAME_LINE = msgspec.json.Decoder(Played)


class Header(Struct, frozen=True):
    """What all games of a file have in common: the plan without the number of its games, and the rules."""

    arena: Plan
    rules: int


class SavedArena:
    """The games played so far, and a file that keeps those to come."""

    def __init__(self, file: Path, plan: Plan) -> None:
        self.games: list[Played] = []
        header = Header(replace(plan, games=0), game_called(plan.game, plan.edition).version)
        self._bots = plan.bots
        first = msgspec.json.encode(header, order="deterministic") + b"\n"
        text = file.read_bytes() if file.exists() else b""
        if first.startswith(text):
            text = first
            file.write_bytes(first)
        if not text.startswith(first):
            raise BadTable(self._refusal(file, text))
        whole = text[: text.rindex(b"\n") + 1]
        """Without a line that was being written when everything stopped."""
        for line in whole[len(first) :].splitlines():
            self.games.append(self._read(file, line))
        self._file = file.open("r+b")
        self._file.truncate(len(whole))
        self._file.seek(len(whole))

    def _refusal(self, file: Path, text: bytes) -> str:
        """Why a file is not gone on with."""
        try:
            msgspec.json.decode(text.partition(b"\n")[0], type=Header)
        except (msgspec.DecodeError, UnicodeDecodeError):
            return f"{file} is no saved arena; nothing is overwritten."
        return f"{file} holds another arena, with another game, table, seed or other bots; choose another file."

    def _read(self, file: Path, line: bytes) -> Played:
        """The next game in the file."""
        number = len(self.games)
        try:
            game = GAME_LINE.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise BadRecord(f"Line {number + 2} of {file} is no game.") from None
        members = range(len(self._bots))
        comes_next = (game.deal, game.rotation) == divmod(number, len(self._bots))
        fits = len(game.places) == len(members) and {*game.winners} <= {*members} and {*game.times} == {*self._bots}
        if not comes_next or not fits:
            raise BadRecord(f"Line {number + 2} of {file} is not the game that comes next.")
        return game

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()

    def keep(self, game: Played) -> None:
        """Write a game down."""
        self._file.write(msgspec.json.encode(game) + b"\n")
        self._file.flush()
