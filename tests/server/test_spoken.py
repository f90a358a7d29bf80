"""The recorded sessions from which the client is tested on what it says."""

from __future__ import annotations

import pytest

from silverware.games import GAMES
from tests.spoken import SPOKEN, text_of


@pytest.mark.parametrize("game", GAMES)
def test_the_recorded_session_is_what_a_table_tells(game: str) -> None:
    recorded = (SPOKEN / f"{game}.jsonl").read_text(encoding="utf-8")
    assert text_of(game) == recorded, "run `python -m tests.spoken`, then look at what is said of it"
