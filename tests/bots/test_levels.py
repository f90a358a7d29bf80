"""Which level plays where nobody chose one, and which gives hints."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from silverware.bots import best_level, usual_level
from silverware.core.registry import registration
from silverware.games.quick_silver import GAME


@pytest.mark.parametrize(
    ("brought", "usual", "best"),
    [
        (["easy", "medium", "hard"], "medium", "hard"),
        (["easy", "medium"], "medium", "medium"),
        (["hard", "easy"], "easy", "hard"),
        (["easy"], "easy", "easy"),
        (["beginner", "master"], "master", "master"),
        ([], "random", "random"),
    ],
)
def test_a_game_that_lacks_a_level_has_the_nearest(
    brought: list[str], usual: str, best: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    some = replace(registration("quick-silver"), bots=dict.fromkeys(brought, "silverware.bots.quick_silver:Easy"))
    monkeypatch.setattr("silverware.bots.registration", lambda _: some)
    assert (usual_level(GAME), best_level(GAME)) == (usual, best)
