"""The easy bot: wins against chance, ends its games, and does what a beginner would."""

from __future__ import annotations

from typing import Any

import pytest

from silverware.bots import bot_called
from silverware.bots.silver_coin import Easy
from silverware.core.dice import Seeded
from silverware.core.event import Event
from silverware.games.silver_coin import GAME
from silverware.games.silver_coin.components import AMULET, COIN, KINDS
from silverware.games.silver_coin.events import Face, PlayStopped, Used
from silverware.lab.simulate import Plan, Tally, interval, mean, simulate
from tests.games.silver_coin.scene import Scene, amulet, scene

AIDED = {"memory": "aided"}


def last(bots: tuple[str, ...], games: int) -> Tally:
    plan = Plan(game="silver-coin", edition=None, seats=len(bots), options={}, bots=bots, games=games, seed=1)
    *_, tally = simulate(plan)
    return tally


def played(seats: int, seed: int, options: dict[str, Any]) -> list[Event]:
    """What happens in a game of easy bots; they choose from the menu and remember what their seats have seen."""
    heard: list[Event] = []
    past: list[Event] = []
    dice = Seeded(seed)
    table = GAME.start(seats, dice, GAME.choose(options), heard)
    bots = [Easy(GAME, seed + seat) for seat in range(seats)]
    while (asked := table.asked()) is not None:
        for seat, bot in enumerate(bots):
            for event in heard:
                bot.hear(event.to(seat))
        past += heard
        heard.clear()
        assert bots[asked].memory == GAME.recall(table, asked)
        menu = table.menu()
        move = bots[asked].choose(GAME.view(table, asked), menu)
        assert move in menu
        table.play(move, dice)
        assert len(past) < 5000
    return past + heard


def chosen(table: Scene) -> str:
    """What the bot plays for whoever is asked."""
    seat = table.table.asked()
    assert seat is not None
    return Easy(GAME, 1).choose(GAME.view(table.table, seat), table.table.menu()).text


def exchanged(table: Scene) -> list[str]:
    """What the bot plays for north to the end of an exchange."""
    moves: list[str] = []
    while table.asked()[0] == "north" and table.asked()[1] in ("turn", "drawn", "taken", "exchange"):
        moves.append(chosen(table))
        table.play(moves[-1])
    return moves


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_of_easy_bots_never_stall_and_most_rounds_end_by_a_call(seats: int) -> None:
    causes = [event.cause for seed in range(6) for event in played(seats, seed, {}) if isinstance(event, PlayStopped)]
    assert len(causes) == 6 * 4
    assert causes.count("call") > 0.8 * len(causes)


@pytest.mark.parametrize("seed", range(8))
def test_it_plays_any_mix_of_characters(seed: int) -> None:
    dice = Seeded(seed)
    mix = {f"card-{kind}": (COIN, AMULET)[dice.below(2)][kind] for kind in range(KINDS)}
    played(2 + seed % 3, seed, {**mix, "token": ("protect", "none")[seed % 2], "losers-replace": seed % 2 == 0})


def test_it_plays_the_amulet_deck() -> None:
    played(4, 1, {f"card-{kind}": name for kind, name in enumerate(AMULET)})


def test_the_easy_bot_beats_random_ones() -> None:
    tally = last(("random", "easy", "random"), 24)
    low, _ = interval(tally.wins[1], tally.games)
    assert low > 0.8
    assert mean(tally.rounds) == 4


def test_random_and_easy_bots_are_for_hire() -> None:
    assert type(bot_called("easy", GAME, 1)) is Easy
    assert type(bot_called("random", GAME, 1)) is not Easy


def test_it_takes_a_low_discard_for_its_highest_card() -> None:
    table = scene("(3) north, (11) north, (5) north, (4) north, (6) north", pile="1", options=AIDED)
    assert exchanged(table) == ["take", "exchange 2", "done"]
    assert table.village("north") == "(3), 1, (5), (4), (6)"


def test_it_exchanges_equal_cards_that_it_knows_together() -> None:
    table = scene("(9) north, (2) north, (9) north, (4) north, 9", hand="(6)", question="drawn", options=AIDED)
    assert exchanged(table)[-1] in ("exchange 3", "exchange 5", "exchange 1", "done")
    assert table.asked() == ("north", "put")


def test_it_never_tries_its_luck_with_cards_it_does_not_know() -> None:
    table = scene("(8), (8), (8), (8), (10)", hand="(0)", question="drawn")
    assert len(exchanged(table)) == 2


def test_it_discards_what_is_of_no_use() -> None:
    table = scene(
        "(1) north, (2) north, (2) north", "(4) north, (4) north", hand="(13)", question="drawn", options=AIDED
    )
    assert chosen(table) == "discard"


def test_it_calls_when_its_village_is_the_lowest_by_far() -> None:
    low, high = "(1) north, (2) north, 4, (1) north", "(9), (8), 11, (7), (6)"
    assert chosen(scene(low, high, options=AIDED)) == "call"
    assert chosen(scene("(9) north, (2) north, 8, (6) north", "(1), (2), 3", options=AIDED)) != "call"


def test_it_does_not_call_with_cards_it_has_not_seen() -> None:
    assert chosen(scene("(1), (2), (1), (1)", "(9), (8), 4, (7)")) != "call"


def test_it_looks_at_its_own_unknown_cards_first() -> None:
    table = scene("(1), 2, (3) north", "(9), (8)", question="look", pile="8, 9 acting", options=AIDED)
    assert chosen(table) == "look north 1"


def test_its_curator_rotates_and_then_discards_the_highest_card() -> None:
    table = scene("2, (12) north, 5", options=AIDED)
    assert chosen(table) == "curate 1"
    assert chosen(table.play("curate 1")) == "rotate 2"
    table = scene("2, (12) rotated north, 5", options=AIDED)
    assert chosen(table.play("curate 1")) == "discard 2"


def test_it_takes_an_additional_turn() -> None:
    assert chosen(scene("1, (5), (7)").draw(13, "discard")) == "con 1"


def test_it_takes_a_wolfman_when_its_other_cards_are_low() -> None:
    table = scene("(1) north, (2) north, (9) north, (5) north", pile="13", options=AIDED)
    assert exchanged(table) == ["take", "exchange 3", "done"]


def test_its_pixie_turns_a_wolfman_faceup_in_the_last_lap() -> None:
    table = scene("3, (13) north, (2) north", "(9), (9)", caller="east", options=AIDED)
    assert chosen(table) == "pixie 1"
    assert chosen(table.play("pixie 1")) == "flip north 2"


def test_a_register_gives_the_highest_card_away() -> None:
    table = scene("0, (11) north, (3) north", "(4), (1)", caller="north", turn="east", options=AIDED)
    table.play("draw", "discard", chance="13")
    assert chosen(table) == "give 2 to east"


def test_an_assassin_spares_what_is_low_and_kills_its_own_high_card() -> None:
    table = scene("12, (2) north", "5, (4)", pile="7, 8 acting", question="kill", options=AIDED)
    assert chosen(table) == "kill north 1"
    table = scene("(1) north, (2) north", "5, (4)", pile="7, 8 acting", question="kill", options=AIDED)
    assert chosen(table) == "done"


def test_a_golem_brings_a_low_discard_home() -> None:
    table = scene("(12) north, (2) north", "(5), (4)", pile="1, 11 acting", question="golem", options=AIDED)
    assert chosen(table) == "switch north 1"


def test_a_village_idiot_gives_the_highest_card_for_the_lowest() -> None:
    table = scene("(12) north, (2) north", "5, 1", hand="(12) north", question="drawn", options=AIDED)
    assert chosen(table) == "use"
    table.play("use")
    assert chosen(table) == "move north 1"
    assert chosen(table.play("move north 1")) == "move east 2"


def test_it_uses_no_discard_twice_with_a_blob() -> None:
    """Two seats with Blobs could turn one card up and down for ever."""
    table = scene("4, (0) north, (8) north, (1) north, (1) north", pile="5", options=AIDED)
    bot = Easy(GAME, 1)
    assert bot.choose(table.view("north"), table.table.menu()).text == "blob 1"
    bot.hear(Used("north", Face(table.table.pile[0], 5, "apprentice-tanner"), "blob"))
    assert bot.choose(table.view("north"), table.table.menu()).text != "blob 1"


def test_it_protects_its_lowest_card_with_the_token() -> None:
    assert chosen(scene("(1) north, (8) north, (9)", "(9), (9)", token="north", options=AIDED)) == "protect 1"


def test_a_robber_takes_what_is_low_for_what_is_high() -> None:
    table = amulet("(11) north, (3) north", "1, (9)", pile="12 acting", question="rob", options=AIDED)
    assert chosen(table) == "rob east 1"
    assert chosen(table.play("rob east 1")) == "give 1"


def test_an_empath_looks_only_where_something_is_to_be_learnt() -> None:
    assert chosen(amulet("2, (5), (6) north", options=AIDED)) == "empath 1"
    assert not chosen(amulet("2, (5) north, (6) north", options=AIDED)).startswith("empath")


def test_a_rascal_keeps_the_better_card() -> None:
    table = amulet("4, (9) north, (8) north", hand="(13) north, (1) north", question="keep", options=AIDED)
    assert chosen(table) == "keep 2"
