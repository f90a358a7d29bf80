"""Medium and hard bots: they end their games, and do what a good player would."""

from __future__ import annotations

from typing import Any

import pytest

from silverware.bots import bot_called
from silverware.bots.silver_coin import Hard, Medium
from silverware.bots.silver_coin.judgement import SilverCoinJudgement
from silverware.bots.silver_coin.judgement.judging import standings
from silverware.bots.silver_coin.judgement.keeping import Believed
from silverware.bots.silver_coin.judgement.racing import ENOUGH, Race
from silverware.bots.silver_coin.thinking import Thinking
from silverware.core.dice import Seeded
from silverware.core.event import Event
from silverware.games.silver_coin import GAME
from silverware.games.silver_coin.components import AMULET, COIN, KINDS
from silverware.games.silver_coin.events import Drew, Face, Took, Used
from silverware.games.silver_coin.state import Table
from tests.games.silver_coin.scene import ALL_AMULET, Scene, amulet, scene

AIDED = {"memory": "aided"}


def played(seats: int, seed: int, options: dict[str, Any], level: str = "medium") -> list[Event]:
    """What happens in a game of bots."""
    heard: list[Event] = []
    past: list[Event] = []
    dice = Seeded(seed)
    table = GAME.start(seats, dice, GAME.choose(options), heard)
    bots = [bot_called(level, GAME, seed + seat) for seat in range(seats)]
    while (asked := table.asked()) is not None:
        for seat, bot in enumerate(bots):
            for event in heard:
                bot.hear(event.to(seat))
        past += heard
        heard.clear()
        table.play(bots[asked].choose(GAME.view(table, asked), table.menu()), dice)
        assert len(past) < 3000
    return past + heard


def chosen(table: Scene, level: str = "medium") -> str:
    """What a bot plays for whoever is asked."""
    seat = table.table.asked()
    assert seat is not None
    bot = bot_called(level, GAME, 1)
    return bot.choose(GAME.view(table.table, seat), table.table.menu()).text


def exchanged(table: Scene) -> list[str]:
    """What the medium bot plays for north to the end of an exchange."""
    moves: list[str] = []
    while table.asked()[0] == "north" and table.asked()[1] in ("turn", "drawn", "taken", "exchange"):
        moves.append(chosen(table))
        table.play(moves[-1])
    return moves


def test_medium_and_hard_bots_are_for_hire() -> None:
    assert type(bot_called("medium", GAME, 1)) is Medium
    assert issubclass(type(bot_called("hard:20w", GAME, 1)), Hard)


@pytest.mark.parametrize("seed", range(6))
def test_medium_bots_play_any_mix_of_characters_to_the_end(seed: int) -> None:
    dice = Seeded(seed)
    mix = {f"card-{kind}": (COIN, AMULET)[dice.below(2)][kind] for kind in range(KINDS)}
    played(2 + seed % 3, seed, {**mix, "token": ("protect", "none")[seed % 2], "losers-replace": seed % 2 == 0})


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, ALL_AMULET)])
def test_hard_bots_play_to_the_end(seats: int, options: dict[str, Any]) -> None:
    played(seats, 1, options, "hard:8w")


@pytest.mark.parametrize("options", [{}, ALL_AMULET])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_simulated_round_ends_and_shares_one_placement_out(seats: int, options: dict[str, Any]) -> None:
    judgement = SilverCoinJudgement(GAME)
    for seed in range(40):
        dice = Seeded(seed)
        table = GAME.start(seats, dice, GAME.choose(options))
        worth = judgement.play_on(table, judgement.horizon(table), dice)
        assert table.round == 2
        assert sum(worth) == pytest.approx(0.5 + seats / 4)


def test_points_matter_more_when_fewer_rounds_are_left() -> None:
    ahead, behind = standings([20.0, 30.0], 20.0)
    assert ahead + behind == pytest.approx(1)
    assert 0.5 < ahead < standings([20.0, 30.0], 10.0)[0]
    assert standings([20.0, 30.0, 40.0], 15.0)[1] < standings([20.0, 20.0, 40.0], 15.0)[1]


def test_it_takes_a_low_discard_for_its_highest_card() -> None:
    table = scene("(3) north, (11) north, (5) north, (4) north, (6) north", pile="1", options=AIDED)
    assert exchanged(table) == ["take", "exchange 2", "done"]


def test_it_exchanges_equal_cards_that_it_knows_together() -> None:
    table = scene("(9) north, (2) north, (9) north, (4) north, 9", hand="(6)", question="drawn", options=AIDED)
    exchanged(table)
    assert table.asked() == ("north", "put")


def test_it_never_tries_its_luck_with_cards_it_does_not_know() -> None:
    table = scene("(8), (8), (8), (8), (10)", hand="(0)", question="drawn")
    assert len(exchanged(table)) == 2


def test_it_thinks_of_no_exchange_that_might_not_match() -> None:
    table = scene("(9) north, (2) north, (9) north, (4)", hand="(6) north", question="drawn", options=AIDED)
    table.play("exchange 1")
    bot = Medium(GAME, 1)
    assert [move.text for move in bot.considered(table.view("north"), table.table.menu())] == ["exchange 3", "done"]


def test_a_hint_where_there_is_nothing_to_think_about_has_a_reason_too() -> None:
    bot = bot_called("hard:30w", GAME, 1)
    assert isinstance(bot, Hard)
    table = GAME.start(2, Seeded(1), GAME.choose({}))
    seat = table.asked()
    assert seat is not None
    advice = bot.advise(GAME.view(table, seat), table.menu(), ["North", "East"])
    assert [choice.move for choice in advice.choices] == ["look 1 2"]
    assert advice.reason == "Any two cards are as good to look at as any others."


def test_it_discards_what_is_of_no_use() -> None:
    table = scene(
        "(1) north, (2) north, (3) north", "(4) north, (4) north", hand="(13)", question="drawn", options=AIDED
    )
    assert chosen(table) == "discard"


@pytest.mark.parametrize("level", ["medium", "hard:200w"])
def test_it_calls_when_its_village_is_the_lowest_by_far(level: str) -> None:
    low, high = "(1) north, (2) north, 4, (1) north", "(9), (8), 11, (7), (6)"
    assert chosen(scene(low, high, options=AIDED), level) == "call"
    assert chosen(scene("(9) north, (2) north, 8, (6) north", "(1), (2), 3", options=AIDED), level) != "call"


def test_it_takes_what_others_have_seen_and_kept_for_low() -> None:
    mine = "(3) north, (5) north, (3) north, (4) north"
    assert chosen(scene(mine, "(7), (7), (7), (7)", left=11, options=AIDED)) == "call"
    assert chosen(scene(mine, "(7) east, (7) east, (7) east, (7) east", left=11, options=AIDED)) != "call"


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


def test_an_assassin_kills_its_own_high_card() -> None:
    table = scene("12, (2) north", "5, (4)", pile="7, 8 acting", question="kill", options=AIDED)
    assert chosen(table) == "kill north 1"


def test_a_golem_brings_a_low_discard_home() -> None:
    table = scene("(12) north, (2) north", "(5), (4)", pile="1, 11 acting", question="golem", options=AIDED)
    assert chosen(table) == "switch north 1"


def test_a_village_idiot_gives_the_highest_card_for_the_lowest() -> None:
    table = scene("(12) north, (2) north", "5, 1", hand="(12) north", question="drawn", options=AIDED)
    assert chosen(table) == "use"
    table.play("use")
    assert chosen(table) == "move north 1"
    assert chosen(table.play("move north 1")) == "move east 2"


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


def test_a_bodyguard_guards_the_best_card() -> None:
    table = amulet("3, (1) north, (9) north", options=AIDED)
    assert chosen(table) == "bodyguard 1"
    assert chosen(table.play("bodyguard 1")) == "guard 2"


def test_a_witch_puts_a_high_card_into_the_village_of_another_seat() -> None:
    table = amulet(
        "(1) north, (2) north", "0, (9)", hand="(13) north", pile="11 acting", question="witch", options=AIDED
    )
    assert chosen(table) == "switch east 1"


def test_a_master_takes_the_lowest_discard() -> None:
    table = amulet("(9) north, (8) north", pile="5, 0, 7, 10 acting", question="master", options=AIDED)
    assert chosen(table) == "take 2"


def test_it_uses_no_discard_twice_with_a_blob() -> None:
    table = scene("4, (0) north, (8) north, (1) north, (1) north", pile="7")
    bot = Medium(GAME, 1)
    use = GAME.notation.parse("blob 1")
    assert not bot.is_tired(table.view("north"), use)
    bot.hear(Used("north", Face(table.table.pile[0], 7, "nostro"), "blob"))
    assert bot.is_tired(table.view("north"), use)


def test_it_gets_tired_of_taking_until_somebody_draws() -> None:
    view = scene("(3) north, (11) north", pile="1").view("north")
    bot: Thinking = Medium(GAME, 1)
    take = GAME.notation.parse("take")
    for _ in range(ENOUGH * 2):
        assert not bot.is_tired(view, take)
        bot.hear(Took("east", 1, Face(3), False))
    assert bot.is_tired(view, take)
    bot.hear(Drew("east", (Face(5),), False, 20))
    assert not bot.is_tired(view, take)


def test_nobody_is_advised_to_do_what_it_is_tired_of() -> None:
    table = scene("(3) north, (11) north", pile="1")
    view, menu = table.view("north"), table.table.menu()
    bot = bot_called("hard:60w", GAME, 1)
    assert isinstance(bot, Hard)
    assert bot.advise(view, menu, ["North", "East"]).choices[0].move == "take"
    bot.takes = ENOUGH * 2
    assert bot.choose(view, menu).text != "take"
    assert "take" not in [choice.move for choice in bot.advise(view, menu, ["North", "East"]).choices]


def raced(table: Scene, turns: int = 1) -> Table:
    """The table after so many turns of a simulation."""
    state = table.table
    race = Race(SilverCoinJudgement(GAME).roles_at(state))
    for _ in range(turns):
        race.play_turn(state, Seeded(1))
    return state


def lying(table: Table, seat: int) -> list[int]:
    """The numbers of a village."""
    return [table.face[tag] for tag in table.villages[seat]]


def test_a_simulated_turn_takes_a_low_discard_for_the_highest_card() -> None:
    table = raced(scene("(3) north, (11) north, (5) north, (9) north, (6) north", pile="8, 0"))
    assert lying(table, 0) == [3, 0, 5, 9, 6]
    assert [table.face[tag] for tag in table.pile] == [8, 11]
    assert table.asked() == 1


def test_a_simulated_turn_exchanges_a_pair() -> None:
    table = raced(scene("(9) north, (2) north, (9) north, (4) north, 10", pile="8, 0"))
    assert lying(table, 0) == [0, 2, 4, 10]
    assert [table.face[tag] for tag in table.pile] == [8, 9, 9]


def test_a_simulated_seat_calls_when_its_village_is_the_lowest_by_far() -> None:
    assert raced(scene("(1) north, (2) north, (1) north", "(9), 8, 11, (7), (6)")).caller == 0
    assert raced(scene("(9) north, (2) north, (7) north", "(1), 0, 2")).caller == -1
    assert raced(scene("(1), (2), (1)", "5, 4, 3")).caller == -1, "it has not seen its cards"


def test_a_simulated_curator_rotates_the_highest_card_and_then_discards_it() -> None:
    table = raced(scene("2, (12) north, 5, (9) north, 4", pile="13"))
    assert table.rotated >> table.villages[0][1] & 1 == 1 or 12 not in lying(table, 0)
    table = raced(scene("2, (12) rotated north, 5, (9) north, 4", pile="13"))
    assert 12 not in lying(table, 0)
    assert len(lying(table, 0)) == 4


def test_a_simulated_con_artist_adds_a_turn() -> None:
    before = scene("1, 9, 8", "(9), (9)", pile="0")
    left = before.table.left()
    table = raced(before)
    assert not table.is_up(table.villages[0][0])
    assert 0 in lying(table, 0), "it takes"
    assert table.left() == left - 1, "and draws"
    assert table.asked() == 1


def test_simulated_seats_take_no_more_than_anybody_would_until_somebody_draws() -> None:
    state = scene("9, 9, 8, 11, 12", "9, 8, 12, 12, 10", pile="1").table
    race = Race(SilverCoinJudgement(GAME).roles_at(state))
    race.takes = ENOUGH * 2
    left = state.left()
    race.play_turn(state, Seeded(1))
    assert state.left() == left - 1


def test_it_believes_that_others_have_kept_low_cards() -> None:
    view = scene("(3) north, (4)", "(7) east, (7)", left=15).view("north")
    plain = GAME.worlds(view, None)
    dice = Seeded(1)
    sums = [0, 0, 0]
    for _ in range(400):
        sums[0] += lying(plain.imagine(dice), 1)[0]
        for place, number in enumerate(lying(Believed(plain, 0).imagine(dice), 1), 1):
            sums[place] += number
    any_card, kept, unseen = (total / 400 for total in sums)
    assert kept < any_card - 1.5
    assert abs(unseen - any_card) < 1


def test_a_world_it_believes_in_looks_the_same_to_its_seat() -> None:
    table = scene("(3) north, (4), 2", "(7) east, (7), (1) north", "(5) south, 9", left=12)
    view = table.view("north")
    worlds = Believed(GAME.worlds(view, GAME.recall(table.table, 0)), 0)
    for seed in range(30):
        world = worlds.imagine(Seeded(seed))
        assert GAME.view(world, 0) == view
        assert world.face[table.table.villages[1][2]] == 1
        faces = [world.face[tag] for tag in world.tags()]
        assert sorted([*faces, *world.deck]) == sorted(GAME.box.deck)


@pytest.mark.parametrize(
    ("table", "move", "reason"),
    [
        (
            scene("(3) north, (11) north", pile="1", options=AIDED),
            "take",
            "Takes the 1, which is better than the 11.",
        ),
        (
            scene("(3) north, (11) north", hand="(2) north", question="drawn", options=AIDED),
            "exchange 2",
            "Gets rid of the 11 for the 2: about 9 points less.",
        ),
        (
            scene("(9) north, 9, (1)", hand="(2) north", question="drawn", options=AIDED),
            "exchange 1",
            "Gets rid of all cards that match the 9 for the 2.",
        ),
        (
            scene("1, 2", "9, 8"),
            "call",
            "Has the lowest village, it seems: about 3 against about 17 of East.",
        ),
        (
            scene("(3) north, (11) north", pile="13", options=AIDED),
            "draw",
            "Does not want the 13 on the discards, and hopes for something better than the 11.",
        ),
        (
            scene("(3), (11)", hand="(7) north", question="drawn", options=AIDED),
            "use",
            "Nostro sees a whole village at once.",
        ),
        (scene("1, (5), (7)").draw(13, "discard"), "con 1", "Gains another turn."),
        (
            scene("0, (11) north", "(4), (1)", caller="north", turn="east", options=AIDED).draw(13, "discard"),
            "give 2 to east",
            "Leaves the 11 to East before villages count.",
        ),
        (
            scene("(12) north, (2) north", "(5), (4)", pile="1, 11 acting", question="golem", options=AIDED),
            "switch north 1",
            "Gets the 1 for the 12.",
        ),
    ],
)
def test_it_says_why(table: Scene, move: str, reason: str) -> None:
    seat = table.table.asked()
    assert seat is not None
    names = ["North", "East", "South", "West"]
    assert Medium(GAME, 1).reason(GAME.view(table.table, seat), GAME.notation.parse(move), names) == reason


def test_it_has_a_reason_for_every_move_and_shows_no_hidden_number() -> None:
    dice = Seeded(5)
    options = {f"card-{kind}": (COIN, AMULET)[kind % 2][kind] for kind in range(KINDS)}
    judgement = SilverCoinJudgement(GAME)
    for played_options in ({}, ALL_AMULET, options):
        table = GAME.start(3, dice, GAME.choose(played_options))
        while (seat := table.asked()) is not None and table.round < 3:
            menu = table.menu()
            worlds = [GAME.imagine(GAME.view(table, seat), GAME.recall(table, seat), dice) for _ in range(2)]
            for move in menu if len(menu) > 1 else ():
                reason = judgement.reason(worlds, seat, move, ["North", "East", "South"])
                assert reason.endswith(".")
                if move.text != "call":
                    assert reason == judgement.reason(worlds[1:], seat, move, ["North", "East", "South"])
            table.play(menu[dice.below(len(menu))], dice)
