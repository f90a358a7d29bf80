from __future__ import annotations

from typing import Any

from silverware.core.dice import Seeded
from silverware.games.silver_coin import GAME
from silverware.games.silver_coin.components import AMULET, COIN, characters
from silverware.games.silver_coin.documents import Options
from silverware.games.silver_coin.events import Replaced
from tests.games.silver_coin.scene import Scene, scene, stop
from tests.games.silver_coin.test_1_the_box_and_the_aim import THREE_ROUNDS
from tests.rules import rule


@rule("silver-coin", "29.1")
def test_each_number_has_one_character_of_either_deck() -> None:
    for number in range(14):
        for deck in (COIN, AMULET):
            table = GAME.start(2, Seeded(1), GAME.choose({f"card-{number}": deck[number]}))
            expected = [*COIN[:number], deck[number], *COIN[number + 1 :]]
            assert list(table.cast.names) == expected
    coin = scene("(5)", "(8), (7)").draw(9, "use")
    assert coin.menu() == {"look north 1", "look east 1", "look east 2", "done"}
    mixed = scene("(5)", "(8), (7)", options={"card-9": "seer"}).draw(9, "use")
    assert mixed.menu() == {"look north 1", "look east 1", "look east 2"}


@rule("silver-coin", "29.2")
def test_the_usual_way_is_the_coin_deck() -> None:
    assert characters(Options()) == COIN


def lost(*villages: str, **options: Any) -> Scene:
    """The end of a game in which losers may replace a number."""
    results = [{"villages": [["3"]] * len(villages), "scores": [3] * len(villages)}] * 3
    return stop(*villages, round=4, results=results, options={"losers-replace": True, **options})


@rule("silver-coin", "29.3")
def test_each_loser_names_a_number_for_the_next_game() -> None:
    table = lost("(5)", "(4)", "(6)")
    assert table.table.outcome is None
    assert table.asked() == ("south", "replace")
    assert table.menu() == {"no", *(f"replace {number}" for number in range(14))}
    table.play("replace 3")
    assert table.asked() == ("north", "replace")
    table.play("replace 13")
    assert table.told(Replaced) == [Replaced("south", 3, "bodyguard"), Replaced("north", 13, "doppelganger")]
    assert table.table.outcome is not None
    assert table.table.outcome.winners == (1,)
    after = GAME.next_options(table.table, table.table.options)
    assert (after.card_3, after.card_13, after.card_4) == ("bodyguard", "doppelganger", "blob")
    assert after.losers_replace


@rule("silver-coin", "29.3")
def test_a_replaced_number_can_come_back() -> None:
    table = lost("(5)", "(4)", **{"card-3": "bodyguard"}).play("replace 3")
    assert GAME.next_options(table.table, table.table.options).card_3 == "pixie"


@rule("silver-coin", "29.3")
def test_without_the_option_nobody_is_asked() -> None:
    table = stop("(5)", "(4)", round=4, results=THREE_ROUNDS)
    assert table.table.outcome is not None
    assert GAME.next_options(table.table, table.table.options) == table.table.options


@rule("silver-coin", "29.4")
def test_a_number_is_named_once_and_a_loser_may_name_none() -> None:
    table = lost("(4)", "(5)", "(6)").play("replace 3")
    assert table.asked() == ("south", "replace")
    assert "replace 3" not in table.menu()
    assert table.refused("replace 3") == "29.4"
    table.play("no")
    assert table.told(Replaced)[-1] == Replaced("south", None, None)
    assert GAME.next_options(table.table, table.table.options).card_3 == "bodyguard"


@rule("silver-coin", "29.4")
def test_where_a_win_is_shared_the_first_winner_counts() -> None:
    table = lost("(7)", "(4)", "(6)", "4")
    assert table.asked() == ("south", "replace")
    assert table.play("no").asked() == ("north", "replace")
    table.play("no")
    assert table.table.outcome is not None
    assert table.table.outcome.winners == (1, 3)
