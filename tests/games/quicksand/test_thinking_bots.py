"""The medium and the hard bot: they suspect who owns whom, win what can be won, and say why."""

from __future__ import annotations

from collections import Counter

import pytest

from silverware.bots.budget import Budget
from silverware.bots.quicksand import Hard, Medium
from silverware.bots.quicksand.judgement.owners import EVERY, RelivedWorlds, SuspectedWorlds
from silverware.bots.quicksand.judgement.suspicion import believed
from silverware.core.dice import Seeded
from silverware.core.event import Event
from silverware.games.quicksand import GAME, Quicksand
from silverware.games.quicksand.components import EXPLORERS
from silverware.games.quicksand.documents import Options
from tests.games.quicksand.scene import SHORT, Scene, scene


class Quick(Hard):
    """A hard bot that thinks alike on every machine."""

    budget = Budget(600.0, 800)


class Hasty(Hard):
    """A hard bot that thinks too little, for whole games."""

    budget = Budget(600.0, 20)


BOTS = [Medium, Quick]


def chosen(kind: type[Medium | Hard], table: Scene) -> str:
    """What a bot plays that has seen nothing before."""
    seat = table.table.asked()
    assert seat is not None
    return kind(table.game, 1).choose(table.game.view(table.table, seat), table.table.menu()).text


def advised(kind: type[Medium | Hard], table: Scene) -> list[str]:
    """The moves it advises whoever is asked, the best first."""
    seat = table.table.asked()
    assert seat is not None
    view, names = table.game.view(table.table, seat), ["Ann", "Ben"]
    return [choice.move for choice in kind(table.game, 1).advise(view, table.table.menu(), names).choices]


def owners(table: Scene, seat: int) -> Counter[tuple[int, int]]:
    """Of 1,000 worlds of a chair: in how many each seat owns each explorer."""
    dice = Seeded(1)
    game = table.game
    worlds = SuspectedWorlds(game.worlds(game.view(table.table, seat), game.recall(table.table, seat)), game.box, dice)
    return Counter(pair for _ in range(1000) for pair in enumerate(worlds.imagine(dice).identities))


def play(game: Quicksand, kind: type[Medium | Hard], seats: int, seed: int, options: Options) -> int:
    """The turns of a game of such bots, each of which says why it plays what it plays."""
    dice = Seeded(seed)
    heard: list[Event] = []
    table = game.start(seats, dice, options, heard)
    bots = [kind(game, seat) for seat in range(seats)]
    names = ["Ann", "Ben", "Cid", "Dee", "Eve"][:seats]
    while (asked := table.asked()) is not None and table.round <= 600:
        for event in heard:
            for seat, bot in enumerate(bots):
                bot.hear(event.to(seat))
        heard.clear()
        view = game.view(table, asked)
        move = bots[asked].choose(view, table.menu())
        reason = bots[asked].reason(view, move, names)
        assert reason[0].isupper()
        assert reason.endswith(".")
        assert reason.count(". ") == 0
        table.play(move, dice)
    assert table.outcome is not None
    return table.round


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("waiting", [False, True])
def test_games_end_and_every_move_has_its_reason(seats: int, waiting: bool) -> None:
    assert play(GAME, Medium, seats, seats, Options(zero_card_turns=waiting)) > 10


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("waiting", [False, True])
def test_they_play_on_any_board(seats: int, waiting: bool) -> None:
    game = Quicksand(SHORT)
    play(game, Medium, seats, seats, Options(zero_card_turns=waiting))
    play(game, Hasty, seats, seats, Options(zero_card_turns=waiting))


@pytest.mark.parametrize("kind", BOTS)
def test_they_bring_their_own_explorer_home(kind: type[Medium | Hard]) -> None:
    assert chosen(kind, scene("red red blue green mask white", explorers={"red": 36})) == "move red 2 to temple"


@pytest.mark.parametrize("kind", BOTS)
def test_they_bring_nobody_elses_home_if_they_can_help_it(kind: type[Medium | Hard]) -> None:
    table = scene("blue blue blue blue red green", explorers={"blue": 36, "red": 35}, seats=5)
    assert "temple" not in chosen(kind, table)


@pytest.mark.parametrize("kind", BOTS)
def test_they_sink_who_is_about_to_win_but_never_their_own(kind: type[Medium | Hard]) -> None:
    table = scene("quicksand blue blue blue white white", explorers={"blue": 38, "red": 39}, seats=5)
    assert chosen(kind, table) == "sink blue"


@pytest.mark.parametrize("kind", BOTS)
def test_they_keep_what_is_useful(kind: type[Medium | Hard]) -> None:
    on_green = {"green": 12, "red": 20}
    assert chosen(kind, scene("blue red red mask quicksand", explorers=on_green, discarding=True)) == "discard blue"
    assert chosen(kind, scene("red mask red", explorers=on_green, discarding=True)) == "keep"


def test_hard_chooses_alike_with_the_same_dice() -> None:
    table = scene("blue yellow yellow green mask quicksand", explorers={"red": 15, "green": 12})
    assert len({chosen(Quick, table) for _ in range(3)}) == 1


def test_who_plays_masks_for_an_explorer_is_suspected_to_own_it() -> None:
    east = scene("mask mask blue", turn="east", seats=2)
    before = owners(east, 0)
    east.play("move blue 1+2 to 15")
    after = owners(east, 0)
    assert after[1, 3] > 2 * before[1, 3]


def test_hard_learns_more_from_plays_than_what_they_are_at_first_sight() -> None:
    """In the middle of some games, it believes more firmly in the true owners, from all chairs together."""
    right = {SuspectedWorlds: 0, RelivedWorlds: 0}
    for seed in range(4):
        dice = Seeded(seed)
        heard: list[Event] = []
        table = GAME.start(3, dice, Options(), heard)
        bots = [Medium(GAME, seat) for seat in range(3)]
        while len(table.history) < 30:
            for event in heard:
                for seat, bot in enumerate(bots):
                    bot.hear(event.to(seat))
            heard.clear()
            before = table.copy()
            asked = table.asked()
            assert asked is not None
            table.play(bots[asked].choose(GAME.view(table, asked), table.menu()), dice)
        for seat, bot in enumerate(bots):
            for kind in right:
                worlds = kind(GAME.worlds(GAME.view(before, seat), bot.memory), GAME.box, dice)
                right[kind] += sum([worlds.imagine(dice).identities == before.identities for _ in range(200)])
    assert right[RelivedWorlds] > 1.3 * right[SuspectedWorlds]


def test_hard_plays_one_more_past_again_with_every_so_many_worlds() -> None:
    """So it gets surer of the owners, the longer it thinks."""
    dice = Seeded(1)
    east = scene("mask mask blue", turn="east", seats=2)
    east.play("move blue 1+2 to 15")
    worlds = RelivedWorlds(GAME.worlds(GAME.view(east.table, 0), GAME.recall(east.table, 0)), GAME.box, dice)
    first = worlds.likely[:]
    for _ in range(EVERY - 1):
        worlds.imagine(dice)
    assert worlds.likely == first
    worlds.imagine(dice)
    assert worlds.likely != first


def test_a_seat_believes_in_suspects_as_likely_as_they_seem_and_in_nobody_twice() -> None:
    dice = Seeded(1)
    weights = [1.0] * (3 * EXPLORERS)
    weights[2 * EXPLORERS + 4] = 7.0
    beliefs = [believed(weights, 3, 1, 5, dice) for _ in range(4000)]
    assert all(len({*belief, 5}) == 3 for belief in beliefs)
    assert 0.58 < sum(belief[0] == 4 for belief in beliefs) / 4000 < 0.69, "south is first after east: 7 of 11"
    assert {explorer for _, explorer in beliefs} == {0, 1, 2, 3, 4}


def test_who_sinks_or_discards_an_explorer_is_believed_not_to_own_it() -> None:
    east = scene("quicksand mask blue", turn="east", seats=2)
    east.play("sink green")
    assert owners(east, 0)[1, 2] < 100
    east = scene("blue blue white", turn="east", seats=2)
    east.play("move blue 1 to 7", "discard white")
    assert owners(east, 0)[1, 5] < 100


def test_nobody_is_suspected_of_what_is_nobodys_or_ones_own() -> None:
    table = scene("blue blue red", explorers={"blue": 36}, seats=2)
    table.play("move blue 2 to temple")
    for seat in (0, 1):
        counted = owners(table, seat)
        assert counted[0, 3] == counted[1, 3] == 0
        assert counted[seat, seat] == 1000
        assert counted[1 - seat, seat] == 0


@pytest.mark.parametrize("kind", BOTS)
def test_when_everybody_has_waited_they_neither_wait_nor_advise_it(kind: type[Medium | Hard]) -> None:
    """Even if all they can do is bring an explorer home that is not theirs."""
    hand = "blue blue blue blue blue blue"
    table = scene(hand, explorers={"blue": 38, "red": 0}, seats=2, options={"zero-card-turns": True})
    assert table.menu() == {"move blue 1 to temple", "pass"}
    assert "pass" in advised(kind, table)
    table.play("pass", "pass")
    assert chosen(kind, table) == "move blue 1 to temple"
    assert advised(kind, table) == ["move blue 1 to temple"]
