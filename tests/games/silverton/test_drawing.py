"""The table in the terminal: what a chair sees, in letters, within a narrow window."""

from __future__ import annotations

from typing import Any

import pytest

from silverware.bots import bot_called
from silverware.core.dice import Seeded
from silverware.core.seats import SEAT_NAMES, SPECTATOR
from silverware.drawings import draw
from silverware.games.silverton import GAME
from tests.games.silverton.scene import scene

NAMES = [name.title() for name in SEAT_NAMES]
WIDTH = 80


def drawn(seat: int = 0, seats: int = 2, **document: Any) -> str:
    """What a chair sees of a scene."""
    return draw(GAME, GAME.view(scene(seats, **document).table, seat), NAMES[:seats])


def test_the_turn_the_season_and_the_end_are_told() -> None:
    assert "Turn 4 of 24, winter: no snow lines · ends with $10,000\n  Order of this turn: North, East" in drawn(
        round=4
    )
    assert "summer · ends after turn 24" in drawn(options={"length": "campaign"})


def test_the_chart_shows_prices_sales_and_limits() -> None:
    text = drawn(agenda=["deal north"], sold={"denver-coal": 5, "gold": 2}, prices={"denver-coal": 9})
    assert "gold $250 2 sold · copper $200 · silver $200" in text
    assert "$140 5/16" in text
    coal = next(line for line in text.splitlines() if line.startswith("  coal"))
    assert coal.split()[-1] == "-"


def test_claims_show_what_they_cost_and_produce_and_who_wants_them() -> None:
    text = drawn(open=["c25"], north={"pieces": {"prospector 1": "c25"}}, east={"pieces": {"prospector 2": "c25"}})
    assert "  c25  Bingham gold  $200 + $60  ≤6: 1 1 2 3 4 5  ?NE" in text


def test_passenger_cards_show_what_they_pay_and_what_lies_below() -> None:
    assert "p1  Denver - Colorado Springs     $160 pays $80   above B C" in drawn()


def test_optional_rules_show_where_cards_lie_what_they_pay_and_who_runs_them() -> None:
    options = {"passenger-slide": True, "joint-routes": True, "improved-routes": True, "length": "short"}
    text = drawn(
        options=options,
        open=["c25"],
        slid=["p2"],
        joint={"p1": ["north", "east"]},
        north={"track": ["denver/colorado-springs/1"]},
    )
    assert "p2  Denver - Central City" in text
    assert "$100 pays $100  among the claims" in text
    assert "      routes  p1 Denver - Colorado Springs $160 with [E]" in text


def test_seats_show_pieces_claims_and_the_way_to_market() -> None:
    north = {
        "track": ["denver/golden/1", "golden/central-city"],
        "claims": [{"card": "c29", "freight": 1}, {"card": "c44", "freight": 2, "depleted": True}],
        "passengers": ["p2"],
        "pieces": {"surveyor 1": "jail"},
    }
    text = drawn(north=north, agenda=["place north"])
    assert "▶ North (you) [N] of Denver: $2,400, 2 of 32 track" in text
    assert "      pieces  S+2 in jail, S home, P+1 home, P home" in text
    assert "      c29  Central City gold  1 load   $60 ≤6    $250 in Denver" in text
    assert "      c44  Telluride gold     2 loads  depleted  no way to market" in text
    assert "      routes  p2 Denver - Central City $50" in text


def test_trains_and_plows_are_shown_in_the_advanced_game() -> None:
    north = {"trains": ["9", "24 used"], "plows": ["+2"]}
    text = drawn(options={"game": "advanced"}, round=2, north=north, agenda=["deal north"])
    assert "      stock   train 9, (train 24), plow +2" in text
    assert "  Bank  train 9 $80 x3, train 15 $120 x6, train 24 $200 x7 (turn 5)," in text
    spike = {"game": "advanced", "scenario": "golden-spike"}
    assert "      stock   train 9 of denver, train 9 of salt-lake-city" in drawn(options=spike)
    assert "stock" not in drawn()


def test_cash_that_is_a_secret_is_not_shown_to_others() -> None:
    assert "North [N] of Denver: cash ?" in drawn(seat=1, north={"cash": 1234})
    assert "North [N] of Denver: cash ?" in drawn(seat=SPECTATOR, north={"cash": 1234})
    assert "North [N] of Denver: $1,234" in drawn(seat=1, north={"cash": 1234, "public": True})


def test_the_lines_are_shown_to_who_places_pieces() -> None:
    both: dict[str, Any] = {"north": {"track": ["denver/golden/1"]}, "east": {"pieces": {"surveyor 1": "denver/como"}}}
    text = drawn(agenda=["place north"], **both)
    assert "DENVER: Cheyenne 220/11, Cheyenne 220/11, Golden 40/2 [N], Golden 40/2," in text
    assert "Como 280/9* ?E" in text
    assert "Placerville: Telluride-Rico 300/5*" in text
    assert "DENVER: " not in drawn(seat=1, agenda=["place north"], **both)
    assert "DENVER: " in drawn(seat=SPECTATOR, agenda=["place north"], **both)


@pytest.mark.parametrize(("seats", "kind"), [(2, "basic"), (6, "basic"), (3, "advanced")])
def test_every_moment_of_a_game_can_be_drawn_within_the_width_of_a_terminal(seats: int, kind: str) -> None:
    dice = Seeded(2)
    table = GAME.start(seats, dice, GAME.choose({"length": "short", "game": kind}))
    bots = [bot_called("easy", GAME, f"{seat}") for seat in range(seats)]
    while (asked := table.asked()) is not None:
        for seat in (SPECTATOR, asked):
            drawing = draw(GAME, GAME.view(table, seat), NAMES[:seats]).split("\n\n")[:-1]
            assert max(len(line) for part in drawing for line in part.splitlines()) <= WIDTH
        table.play(bots[asked].choose(GAME.view(table, asked), table.menu()), dice)
    assert "The game is over" in draw(GAME, GAME.view(table, SPECTATOR), NAMES[:seats])
