"""Standing orders answer for a seat, and nobody can tell."""

from __future__ import annotations

from silverware.server.documents import Live, Order, Private, Start
from silverware.server.entries import Moved
from tests.server.stage import HESITATION, Stage
from tests.server.test_playing import swapping

START = Start()
ALLOW = Private(orders=(Order(question="redirect", move="allow"),))


def test_always_allow_swaps() -> None:
    stage = Stage("Ada", "Bob").start()
    seat = stage.asked()
    stage.private = {1 - seat: ALLOW}
    stage.play(seat, swapping(stage, ("east", "north")[seat]))
    assert isinstance(answer := stage.later(10)[0], Moved)
    assert (answer.seat, answer.move) == (1 - seat, "allow")


def test_an_order_answers_its_question_only() -> None:
    stage = Stage("Ada", "Bob").start()
    stage.private = {0: ALLOW, 1: ALLOW}
    assert stage.later(3600) == []


def test_an_order_for_one_round_ends_with_it() -> None:
    stage = Stage("Ada", "Bob").start()
    seat = stage.asked()
    stage.private = {1 - seat: Private(orders=(Order(question="redirect", move="allow", round=2),))}
    stage.play(seat, swapping(stage, ("east", "north")[seat]))
    assert stage.later(3600) == []
    stage.private = {1 - seat: Private(orders=(Order(question="redirect", move="allow", round=1),))}
    assert len(stage.later(3600)) == 1


def test_an_order_whose_move_is_not_on_the_menu_waits_for_its_player() -> None:
    stage = Stage("Ada", "Bob").start()
    seat = stage.asked()
    stage.private = {seat: Private(orders=(Order(question="turn", move="pass"),))}
    assert stage.later(3600) == []


def test_an_order_takes_a_time_that_looks_like_thinking() -> None:
    stage = Stage("Ada", "Bob").start()
    seat = stage.asked()
    stage.private = {1 - seat: ALLOW}
    stage.play(seat, swapping(stage, ("east", "north")[seat]))
    assert stage.later(HESITATION / 1000 - 0.001) == []
    asked = stage.table.since
    stage.later(4 * HESITATION / 1000)
    assert HESITATION <= stage.table.since - asked <= 4 * HESITATION


def test_forced_answers_are_given_only_where_there_is_no_choice() -> None:
    stage = Stage("Ada", "Bob").start()
    stage.private = {0: Private(forced=True), 1: Private(forced=True)}
    assert stage.later(3600) == []


def test_orders_do_not_cut_short_what_everybody_looks_at() -> None:
    stage = Stage("Ada", "Bob", pace=Live())
    stage.private = {0: Private(forced=True), 1: Private(forced=True)}
    stage.act("Ada", START)
    assert stage.later(7.9) == []


def test_orders_do_not_turn_back_cards_that_one_seat_looks_at() -> None:
    stage = Stage("Ada", "Bob", game="silver-coin").start()
    seat = stage.asked()
    stage.private = {0: Private(forced=True), 1: Private(forced=True)}
    stage.play(seat, "look 1 2")
    assert stage.later(3600) == []
    stage.play(seat, "done")
    assert stage.asked() == 1 - seat
