from __future__ import annotations

from silverware.core.dice import Seeded
from silverware.core.seats import SEAT_NAMES
from silverware.games.silver_coin import GAME
from silverware.games.silver_coin.documents import Options
from silverware.games.silver_coin.events import Dealt, Looked
from silverware.games.silver_coin.forms import LookAtCards
from tests.games.silver_coin.scene import Scene, scene, split, started
from tests.rules import rule


@rule("silver-coin", "2.1", "2.2", "2.3")
def test_every_round_all_cards_are_shuffled_and_dealt_anew() -> None:
    table = scene("(1), (1)", "(1)", pile="1, 2", left=1).draw(2, "discard")
    (deal,) = table.told(Dealt)
    assert (deal.round, deal.discard.number) == (2, 3)
    assert table.village("north") == "(1), (1), (1), (1), (2)"
    assert table.village("east") == "(2), (2), (2), (3), (3)"
    assert table.pile() == "3"
    assert table.view("north").deck == 31


@rule("silver-coin", "2.2")
def test_four_rows_are_dealt_and_those_without_a_seat_put_away() -> None:
    for seats in (2, 3, 4):
        view = started(seats).view("spectator")
        assert [len(village) for village in view.villages] == [5] * seats
        assert not any(card.up or card.rotated for village in view.villages for card in village)
        assert all(card.number is None for village in view.villages for card in village)
        assert view.deck == 31


@rule("silver-coin", "2.3")
def test_one_card_begins_the_discards_and_31_are_the_deck() -> None:
    for seats in (2, 3, 4):
        table = started(seats)
        (first,) = table.view("spectator").pile
        assert first.up
        assert first.number is not None
        assert table.pile() == str(first.number)
        assert table.view("spectator").deck == 31


@rule("silver-coin", "2.4")
def test_the_first_player_is_drawn_by_lot() -> None:
    for seats in (2, 3, 4):
        firsts = {GAME.view(GAME.start(seats, Seeded(seed), Options()), 0).first for seed in range(60)}
        assert firsts == set(range(seats))


def looked(table: Scene) -> Scene:
    """Everybody has looked at the first two cards."""
    for _ in range(table.table.seats):
        table.play("look 1 2", "done")
    return table


@rule("silver-coin", "2.4")
def test_turns_pass_to_the_left() -> None:
    table = looked(started(4))
    first = table.view("spectator").first
    order = []
    for _ in range(5):
        order.append(table.table.asked())
        table.play("draw", "discard")
    assert order == [(first + at) % 4 for at in range(5)]


@rule("silver-coin", "2.5")
def test_each_seat_looks_at_two_of_its_cards_first_the_first_player() -> None:
    table = started(3)
    first = table.view("spectator").first
    names = ["north", "east", "south"]
    assert table.asked() == (names[first], "peek")
    assert table.menu() == {f"look {one} {two}" for one in range(1, 6) for two in range(one + 1, 6)}
    table.play("look 2 5")
    assert table.asked() == (names[first], "look")
    assert table.menu() == {"done"}
    truth = split(table.village(names[first]))
    shown = [card.number for card in table.view(names[first]).villages[first]]
    assert shown == [None, int(truth[1][1:-1]), None, None, int(truth[4][1:-1])]
    table.play("done")
    assert [card.number for card in table.view(names[first]).villages[first]] == [None] * 5
    assert table.asked() == (names[(first + 1) % 3], "peek")
    table.play("look 1 2")
    second = table.view(names[(first + 1) % 3])
    assert [card.number for card in second.villages[first]] == [None] * 5
    looking = tuple(card.tag for card in second.villages[(first + 1) % 3][:2])
    assert second.asking == LookAtCards(None, looking)
    table.play("done", "look 1 2", "done")
    assert table.asked() == (names[first], "turn")


@rule("silver-coin", "2.5")
def test_nothing_else_happens_before_the_first_look() -> None:
    assert started().refused("draw") == "2.5"
    assert started().play("look 1 2").refused("draw") == "13.8"


@rule("silver-coin", "2.6")
def test_everybody_sees_which_places_were_looked_at() -> None:
    table = started(2)
    first = table.view("spectator").first
    table.play("look 1 4")
    (event,) = table.told(Looked)
    name = SEAT_NAMES[first]
    assert all(card.number is not None for card in event.to(first).cards)
    for seat in (-1, 1 - first):
        told = event.to(seat)
        assert [(card.seat, card.place, card.number) for card in told.cards] == [(name, 1, None), (name, 4, None)]
        view = GAME.view(table.table, seat)
        assert [card.seen for card in view.villages[first]] == [(first,), (), (), (first,), ()]
        assert {card.number for card in view.villages[first]} == {None}


@rule("silver-coin", "2.7")
def test_a_village_closes_up_and_is_not_rearranged() -> None:
    table = scene("2, (5) rotated, (6), (7)").play("curate 1", "discard 2")
    assert table.village("north") == "2, (6), (7)"
    table.play("take", "exchange 3", "done")
    assert table.village("north") == "2, (6), 5"
