"""Pictures: moments beside the rules, set up and played by the rules themselves."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from silverware.core.digest import digest
from silverware.core.registry import registration
from silverware.games import GAMES
from silverware.games.silver_coin.components import AMULET, COIN
from silverware.server import pictures as drawing
from silverware.server.messages import Picture
from silverware.server.pictures import pictures
from tests.server.guests import Client

DRAWN = [name for name in GAMES if pictures(name)]


def called(game: str, name: str) -> Picture:
    """A picture by its name."""
    (found,) = [picture for picture in pictures(game) if picture.name == name]
    return found


@pytest.mark.parametrize("game", DRAWN)
class TestEveryGame:
    """Whatever the game."""

    def test_every_picture_has_one_place_in_the_rules(self, game: str) -> None:
        placed = re.findall(r"^<!-- picture: (.+) -->$", digest(game), re.MULTILINE)
        assert sorted(placed) == sorted(picture.name for picture in pictures(game))

    def test_a_picture_says_what_is_seen_by_whom(self, game: str) -> None:
        for picture in pictures(game):
            assert picture.caption.endswith(".")
            assert len(picture.names) == picture.view.seats
            assert bool(picture.menu) == (picture.view.seat == picture.view.asked)


@pytest.mark.parametrize("deck", [COIN, AMULET])
def test_every_character_of_silver_coin_has_a_picture(deck: tuple[str, ...]) -> None:
    for number, character in enumerate(deck):
        picture = called("silver-coin", character)
        assert getattr(picture.view.options, f"card_{number}") == character
        assert character.replace("-", " ").title() in picture.caption


def test_a_picture_of_the_end_tells_how_it_came() -> None:
    market = called("quick-silver", "market")
    assert market.view.outcome.winners == (3,)
    assert market.events[-1].says == "Dora is the richest and becomes mayor."
    spared = called("silver-coin", "wolfman").view.results[-1].villages[0]
    assert (spared.sum > 0, spared.counts) == (True, 0)


def test_the_captions_of_silverton_count_as_the_rules_do() -> None:
    assert called("silverton", "dispute").events[0].event.winner == "north"
    assert [choice.form.loads for choice in called("silverton", "trains").menu] == [1, 2, 3, 4]
    assert [event.event.cleared for event in called("silverton", "plowing").events[1:]] == [True, False]
    together = called("silverton", "joint-route").menu[1].brings
    assert (together.length, together.own, together.theirs) == (11, 7, 4)


def test_pictures_are_asked_for_by_anybody(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = client.get("/api/games/quick-silver/pictures").json()
    assert [picture["name"] for picture in shown] == [picture.name for picture in pictures("quick-silver")]
    assert shown[0]["view"]["carts"][1]["hand"] is None
    monkeypatch.setattr(drawing, "registration", lambda name: replace(registration(name), pictures=None))
    pictures.cache_clear()
    assert pictures("quick-silver") == ()
    pictures.cache_clear()
    assert "There is no game 'chess'" in client.get("/api/games/chess/pictures").json()["sentence"]
