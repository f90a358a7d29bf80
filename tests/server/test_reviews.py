"""Reviews: the decisions of a game that is over, judged one by one, for those who may read its record."""

from __future__ import annotations

from pathlib import Path

import pytest

from silverware.server.processes import Processes
from silverware.server.settings import Bounds, Settings
from silverware.server.think import Thinkers
from tests.server.conftest import opened
from tests.server.guests import Client, Player, play_out, seated

GOLDEN = Path("tests/golden/quick-silver/two-by-cash.game").read_text()
OPEN = "\n".join([*GOLDEN.splitlines()[:14], "result: open", ""])
FEW = 12
"""Worlds: enough to say something, too few to be right."""


@pytest.fixture
def database(tmp_path: Path) -> str:
    """SQLite is enough here."""
    return f"sqlite:///{tmp_path}/tables.db"


@pytest.fixture
def settings(database: str) -> Settings:
    """Quick reviews."""
    return Settings(database=database, hesitation=0, review_worlds=FEW)


def test_every_decision_is_judged_by_the_move_that_was_made(client: Client) -> None:
    table, (ada, bob) = seated(client, "Ada", "Bob")
    play_out(table, [ada, bob])
    steps = ada.get(f"/api/tables/{table}/replay", seat="north", count=500)
    review = ada.get(f"/api/tables/{table}/review", seat="north")
    assert (review["seat"], review["fair"]) == ("north", 0.5)
    assert review["placement"] in (0.0, 0.25, 0.5, 1.0)  # a quarter where all have died with as much
    asked = [step["number"] for step in steps if step["view"]["asked"] == 0]
    assert len(review["decisions"]) + review["forced"] == len(asked)
    for step, answer in review["decisions"][:4]:
        judged = ada.get(f"/api/tables/{table}/review/{step}", seat="north")
        menu = [choice["move"] for choice in judged["menu"]]
        assert judged["step"] == step in asked
        assert len(menu) > 1
        assert menu[judged["played"]] == steps[answer]["move"]
        assert sorted(move["at"] for move in judged["moves"]) == list(range(len(menu)))
        assert judged["moves"][0]["at"] == judged["best"]
        assert (judged["loss"] > 0) == (judged["best"] != judged["played"])
        assert bob.get(f"/api/tables/{table}/review/{step}", seat="north") == judged
        opened = ada.get(f"/api/tables/{table}/review/{step}", seat="north", hindsight=True)
        assert (opened["menu"], opened["mark"]) == (judged["menu"], None)


def test_what_cannot_be_reviewed_is_refused_in_a_sentence(client: Client) -> None:
    table, (ada, bob) = seated(client, "Ada", "Bob")
    refused = ada.get(f"/api/tables/{table}/review", 400, seat="north")
    assert refused["sentence"] == "You can review a game when it is over."
    play_out(table, [ada, bob])
    assert "There is no seat 'spectator'" in ada.get(f"/api/tables/{table}/review", 400, seat="spectator")["sentence"]
    for step in (0, -1, 10**6):
        refused = ada.get(f"/api/tables/{table}/review/{step}", 400, seat="north")
        assert refused["sentence"] == f"There is no decision to review at step {step}."


def test_a_record_that_somebody_brought_is_reviewed_as_well(client: Client) -> None:
    ada = Player(client, "Ada")
    over, running = (ada.post("/api/records", {"text": text})["id"] for text in (GOLDEN, OPEN))
    review = ada.get(f"/api/records/{over}/review", seat="north")
    assert (len(review["decisions"]), review["forced"], review["placement"]) == (45, 7, 1.0)
    judged = ada.get(f"/api/records/{over}/review/8", seat="north")
    assert [choice["says"] for choice in judged["menu"]][judged["played"]].startswith("Allow")
    for path in ("review", "review/8"):
        refused = ada.get(f"/api/records/{running}/{path}", 400, seat="north")
        assert refused["sentence"] == "The game is not over yet; it can be reviewed when it is."


def test_an_address_has_so_many_decisions_reviewed_in_an_hour(
    database: str, thinkers: Thinkers, workshop: Processes
) -> None:
    bounds = Bounds(reviews_each=2)
    with opened(Settings(database=database, review_worlds=FEW, bounds=bounds), thinkers, workshop) as client:
        ada = Player(client, "Ada")
        record = ada.post("/api/records", {"text": GOLDEN})["id"]
        for step in (2, 5):
            ada.get(f"/api/records/{record}/review/{step}", seat="north")
        refused = ada.get(f"/api/records/{record}/review/6", 429, seat="north")
        assert refused["sentence"] == "You have had too many decisions reviewed; try again later."
