from __future__ import annotations

import msgspec

from silverware.core.dice import Seeded
from silverware.core.seats import SPECTATOR
from silverware.games.silver_coin import GAME
from silverware.games.silver_coin.events import Dealt
from tests.games.silver_coin.scene import scene, stop
from tests.rules import rule

CHAIRS = ("north", "east", "spectator")


@rule("silver-coin", "30.1")
def test_what_is_open_to_everybody() -> None:
    table = scene("2 used, (5) rotated token", "1 awaits-north, (7) east", pile="4, (8), 6", left=12, caller="east")
    for chair in CHAIRS:
        view = table.view(chair)
        north, east = view.villages
        assert [(card.number, card.up, card.rotated, card.protected, card.used) for card in north] == [
            (2, True, False, False, True),
            (None, False, True, True, False),
        ]
        assert [(card.number, card.awaits, card.seen) for card in east] == [(1, (0,), (-1, 0, 1)), (None, (), (1,))]
        assert [card.number for card in view.pile] == [4, None, 6]
        assert (view.deck, view.caller, view.last_lap, view.totals) == (12, 1, True, (0, 0))
        assert [card.tag for card in north] == [0, 1]


@rule("silver-coin", "30.2")
def test_the_numbers_of_facedown_cards_are_hidden() -> None:
    one = scene("(5), 6", "(7), (8)", pile="(3), 9")
    two = scene("(0), 6", "(13), (12)", pile="(11), 9")
    for chair in CHAIRS:
        assert msgspec.json.encode(one.view(chair)) == msgspec.json.encode(two.view(chair))


@rule("silver-coin", "30.3")
def test_a_card_is_followed_wherever_it_goes() -> None:
    table = scene("(10) north, 7", "(6), 0").draw(12, "use", "move north 1", "move east 1")
    assert GAME.recall(table.table, 0).numbers[0] == 10
    assert table.card("east", 1).tag == 0
    assert table.card("east", 1).seen == (0,)
    table.draw(11, "use", "switch east 1")
    assert table.view("north").pile[0].seen == (0,)
    assert 0 not in GAME.recall(table.table, 1).numbers
    assert GAME.recall(table.table, 0).numbers[0] == 10


@rule("silver-coin", "30.3")
def test_memory_grows_by_what_is_shown_and_a_deal_wipes_it() -> None:
    table = scene("(5), 6", "(7)", left=2).draw(7, "use", "village north", "done")
    memory = None
    for event in table.events:
        memory = GAME.remember(memory, event.to(0))
    assert memory is not None
    assert sorted(memory.numbers.values()) == [5, 7]
    table.play("draw", "discard")
    assert table.told(Dealt)
    for event in table.events:
        memory = GAME.remember(memory, event.to(0))
    assert memory == GAME.recall(table.table, 0)
    assert len(GAME.recall(table.table, 0).numbers) == 1


@rule("silver-coin", "30.4")
def test_an_honest_table_shows_a_number_while_the_card_is_looked_at() -> None:
    table = scene("(5) north, 6", "(7) north everybody").draw(7, "use", "village north")
    assert [card.number for card in table.view("north").villages[0]] == [5, 6]
    assert [card.number for card in table.view("north").villages[1]] == [None]
    table.play("done")
    assert [card.number for card in table.view("north").villages[0]] == [None, 6]


@rule("silver-coin", "30.4")
def test_an_aided_table_keeps_what_a_seat_has_seen() -> None:
    table = scene("(5) north, (6)", "(7) east, (8) everybody", pile="(3) north, 9", options={"memory": "aided"})
    seen = {
        "north": ([5, None], [None, 8], [3, 9]),
        "east": ([None, None], [7, 8], [None, 9]),
        "spectator": ([None, None], [None, 8], [None, 9]),
    }
    for chair, numbers in seen.items():
        view = table.view(chair)
        shown = [[card.number for card in run] for run in (*view.villages, view.pile)]
        assert shown == list(numbers), chair


@rule("silver-coin", "30.4")
def test_what_the_table_remembers_changes_nothing_but_the_view() -> None:
    honest, aided = (GAME.start(3, Seeded(4), GAME.choose({"memory": memory})) for memory in ("honest", "aided"))
    policy, luck, same_luck = Seeded(5), Seeded(6), Seeded(6)
    views = 0
    while honest.outcome is None:
        assert aided.menu() == honest.menu()
        views += GAME.view(aided, 0).villages != GAME.view(honest, 0).villages
        move = honest.menu()[policy.below(len(honest.menu()))]
        honest.play(move, luck)
        aided.play(move, same_luck)
    assert aided.outcome == honest.outcome
    assert views > 0


@rule("silver-coin", "30.5")
def test_spectators_see_what_everybody_sees() -> None:
    table = scene("(5), 6", "(7), 8").draw(9, "use", "look east 1")
    view = table.view("spectator")
    assert [[card.number for card in village] for village in view.villages] == [[None, 6], [None, 8]]
    assert view.villages[1][0].seen == (0,)
    assert GAME.recall(table.table, SPECTATOR).numbers.keys() == {
        card.tag for card in (*view.pile, view.villages[0][1], view.villages[1][1])
    }


@rule("silver-coin", "30.6")
def test_the_villages_of_a_round_lie_open_when_it_is_over() -> None:
    table = stop("(5), 6", "(7)")
    (result,) = table.view("spectator").results
    assert [[(card.number, card.up) for card in village.cards] for village in result.villages] == [
        [(5, False), (6, True)],
        [(7, False)],
    ]
    assert [village.score for village in result.villages] == [11, 7]
    assert result.caller is None
    over = stop("(5), 6", "(7)", round=4, results=[{"villages": [[], []], "scores": [0, 0]}] * 3)
    for chair in CHAIRS:
        assert [[card.number for card in village] for village in over.view(chair).villages] == [[5, 6], [7]]


def test_looking_back_opens_every_card() -> None:
    table = scene("(3), 5, (7)", "(12), (12)")
    view = table.view("east")
    assert None in [card.number for card in view.villages[0]]
    opened = GAME.opened(table.table, view)
    assert [[card.number for card in village] for village in opened.villages] == [[3, 5, 7], [12, 12]]
    assert [card.up for card in opened.villages[0]] == [False, True, False]
