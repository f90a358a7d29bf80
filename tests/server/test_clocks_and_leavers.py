"""Time runs out, people leave and return, games pause: nothing waits for ever."""

from __future__ import annotations

import pytest

from silverware.server.clock import LEAVER
from silverware.server.documents import (
    Agree,
    Days,
    Live,
    MakeMove,
    Pause,
    Replace,
    Resume,
    Return,
    Rise,
    Start,
    Undo,
    Untimed,
)
from silverware.server.entries import Moved, Paused, Proposed, Returned, StoodIn, ToPause, ToReplace, Warned
from silverware.server.refused import Refused, TooLate
from silverware.server.table import OVER
from tests.server.stage import HESITATION, Stage

FIVE_MINUTES = Live(minutes=5, increment=10)


def test_looking_together_ends_by_itself_at_a_live_table() -> None:
    stage = Stage("Ada", "Bob", pace=FIVE_MINUTES)
    stage.act("Ada", Start())
    assert stage.later(7.9) == []
    assert stage.later(0.1) == [Moved(stage.table.entry(stage.table.changed).seat, "pick up", together=True)]


def test_a_clock_runs_for_the_asked_seat_and_gains_its_increment() -> None:
    stage = Stage("Ada", "Bob", pace=FIVE_MINUTES).start()
    seat = stage.asked()
    stage.later(20)
    stage.play(seat, "sneak")
    assert stage.table.chairs[seat].bank == 290_000
    assert stage.table.chairs[1 - seat].bank == 300_000


def test_out_of_time_means_a_warning_and_then_a_bot() -> None:
    stage = Stage("Ada", "Bob", pace=FIVE_MINUTES).start()
    seat, end = stage.asked(), stage.now + 300_000
    assert stage.later(284.9) == []
    assert stage.later(0.1) == [Warned(seat, "time", end)]
    assert stage.later(14.9) == []
    assert stage.later(0.1) == [StoodIn(seat, "time")]
    played = stage.later(HESITATION / 1000)
    assert isinstance(played[0], Moved)
    assert played[0].seat == seat


def test_a_move_in_time_lifts_the_warning() -> None:
    stage = Stage("Ada", "Bob", pace=FIVE_MINUTES).start()
    seat = stage.asked()
    stage.later(290)
    stage.play(seat, "sneak")
    assert stage.table.chairs[seat].warned is None
    assert stage.table.chairs[seat].bank == 20_000


def test_by_days_every_move_has_its_own_time() -> None:
    stage = Stage("Ada", "Bob", pace=Days(days=2)).start()
    seat, day = stage.asked(), 24 * 3600
    assert stage.later(2 * day - 4 * 3600 - 1) == []
    assert isinstance(stage.later(1)[0], Warned)
    assert stage.later(4 * 3600)[:1] == [StoodIn(seat, "time")]


def test_without_a_clock_nobody_is_hurried() -> None:
    stage = Stage("Ada", "Bob", pace=Untimed()).start()
    assert stage.later(365 * 24 * 3600) == []


def test_who_leaves_is_replaced_after_a_warning_and_can_come_back() -> None:
    stage = Stage("Ada", "Bob", pace=Untimed()).start()
    seat = stage.asked()
    me = stage.table.names[seat]
    assert stage.act(me, Rise()) == Warned(seat, "left", stage.now + LEAVER)
    for act in (Rise(), MakeMove(move="sneak", version=stage.table.number)):
        with pytest.raises(Refused, match=r"You have (already )?left this seat"):
            stage.act(me, act)
    assert stage.later(29) == []
    assert stage.later(1) == [StoodIn(seat, "left")]
    with pytest.raises(Refused, match="You have left this seat; take it back"):
        stage.play(seat, "sneak")
    assert isinstance(stage.later(1)[0], Moved)
    assert stage.act(me, Return()) == Returned(seat)
    assert stage.table.people() == {0, 1}
    with pytest.raises(Refused, match="You are already playing this seat"):
        stage.act(me, Return())


def test_who_comes_back_in_time_is_not_replaced() -> None:
    stage = Stage("Ada", "Bob", pace=Untimed()).start()
    stage.act("Ada", Rise())
    stage.later(20)
    stage.act("Ada", Return())
    assert stage.later(3600) == []


def test_who_takes_a_seat_back_has_time_to_move() -> None:
    stage = Stage("Ada", "Bob", pace=Live(minutes=1, increment=0)).start()
    seat = stage.asked()
    stage.later(60)
    assert stage.table.chairs[seat].stood_in
    with pytest.raises(Refused, match="The bot is answering for you"):
        stage.act(stage.table.names[seat], Return())
    stage.later(1)
    stage.act(stage.table.names[seat], Return())
    assert stage.table.chairs[seat].bank == 30_000


def test_taking_back_and_moving_again_gains_no_time() -> None:
    stage = Stage("Ada", "Bob", pace=FIVE_MINUTES).start()
    seat = stage.asked()
    for _ in range(10):
        stage.later(1)
        stage.play(seat, "sneak")
        stage.act(stage.table.names[seat], Undo())
    assert stage.table.chairs[seat].bank == 290_000


def test_what_another_thought_about_a_move_that_is_taken_back_costs_nothing() -> None:
    stage = Stage("Ada", "Bob", pace=FIVE_MINUTES).start()
    seat = stage.asked()
    stage.play(seat, "sneak")
    stage.later(60)
    stage.act(stage.table.names[seat], Undo())
    assert stage.table.chairs[1 - seat].bank == 300_000


def test_a_bot_that_stands_in_gains_no_time_for_its_seat() -> None:
    stage = Stage("Ada", "Bob", pace=FIVE_MINUTES, level="random").start()
    stage.act("Ada", Rise())
    stage.later(31)
    before = stage.table.chairs[0].bank
    for _ in range(10):
        if stage.table.people() == stage.table.answering():
            stage.play(1, stage.menu()[-1])
        stage.later(1)
    assert stage.table.chairs[0].bank <= before


def test_when_two_are_away_from_an_unclocked_table_one_is_enough_to_go_on() -> None:
    stage = Stage("Ada", "Bob", "Cy", pace=Untimed()).start()
    absent = stage.asked()
    stage.later(120)
    stage.act(stage.table.names[(absent + 1) % 3], Replace(whom=("north", "east", "south")[absent]))
    assert stage.later(119) == []
    assert stage.later(1)[0] == StoodIn(absent, "agreed")


def test_a_pause_does_not_outlast_everybody() -> None:
    stage = Stage("Ada", "Bob", pace=Untimed(), level="random").start()
    stage.act("Ada", Pause())
    stage.act("Bob", Agree())
    stage.later(0)
    stage.act("Ada", Rise())
    stage.act("Bob", Rise())
    stage.later(24 * 3600)
    assert stage.table.status == OVER


def test_who_is_out_of_the_game_is_waited_for_no_more() -> None:
    for luck in range(20):
        stage = Stage("Ada", "Bob", "Cy", secret=bytes([luck]) * 32).start()
        while stage.table.status != OVER:
            state = stage.table.state
            assert state is not None
            out = {seat for seat in range(3) if stage.table.game.is_out(state, seat)}
            assert not out & stage.table.answering()
            assert not out & stage.table.people()
            if out and stage.table.glance:
                return
            stage.look()
            stage.play(stage.asked(), stage.menu()[-1])
    pytest.fail("nobody was ever out while the others went on")


def test_a_pause_needs_everybodys_consent_and_stops_the_clock() -> None:
    stage = Stage("Ada", "Bob", pace=FIVE_MINUTES).start()
    seat = stage.asked()
    stage.later(100)
    assert stage.act("Ada", Pause()) == Proposed(0, ToPause())
    stage.act("Bob", Agree())
    assert stage.later(0) == [Paused(0)]
    with pytest.raises(Refused, match=r"^The game is paused\.$"):
        stage.play(seat, "sneak")
    with pytest.raises(Refused, match="already paused"):
        stage.act("Bob", Pause())
    assert stage.later(24 * 3600) == []
    stage.act("Bob", Resume())
    with pytest.raises(Refused, match="already running"):
        stage.act("Bob", Resume())
    stage.later(50)
    stage.play(seat, "sneak")
    assert stage.table.chairs[seat].bank == 160_000


def test_alone_with_bots_a_pause_is_at_once() -> None:
    assert Stage("Ada", bots=1).start().act("Ada", Pause()) == Paused(0)


def test_an_absent_player_without_a_clock_is_replaced_by_consent_of_the_others() -> None:
    stage = Stage("Ada", "Bob", "Cy", pace=Untimed()).start()
    names, absent = stage.table.names, stage.asked()
    one, other = [seat for seat in range(3) if seat != absent]
    whom = ("north", "east", "south")[absent]
    with pytest.raises(Refused, match="may think for two minutes"):
        stage.act(names[one], Replace(whom=whom))
    with pytest.raises(Refused, match=f"Nobody is waiting for {names[other]}"):
        stage.act(names[one], Replace(whom=("north", "east", "south")[other]))
    stage.later(120)
    assert stage.act(names[one], Replace(whom=whom)) == Proposed(one, ToReplace(absent))
    stage.act(names[other], Agree())
    assert stage.later(0) == [StoodIn(absent, "agreed")]


def test_an_absent_player_who_moves_after_all_stays() -> None:
    stage = Stage("Ada", "Bob", "Cy", pace=Untimed()).start()
    absent = stage.asked()
    one = (absent + 1) % 3
    stage.later(120)
    stage.act(stage.table.names[one], Replace(whom=("north", "east", "south")[absent]))
    stage.play(absent, "sneak")
    assert stage.table.motion is None


def test_when_everybody_has_left_the_bots_finish_the_game() -> None:
    stage = Stage("Ada", "Bob", pace=Untimed(), level="random").start()
    stage.act("Ada", Rise())
    stage.act("Bob", Rise())
    stage.later(24 * 3600)
    assert stage.table.status == OVER
    with pytest.raises(TooLate, match="The game is over"):
        stage.act("Ada", Rise())


@pytest.mark.parametrize("pace", [Live(minutes=1, increment=0), Days(days=1)], ids=["live", "days"])
@pytest.mark.parametrize("question", ["spy", "turn", "redirect", "take"])
def test_a_player_who_vanishes_at_any_question_does_not_stop_the_game(question: str, pace: Live | Days) -> None:
    """The watchdog: one player answers everything until that question comes, then nothing any more."""
    for luck in range(20):
        stage = Stage("Ada", "Bob", "Cy", pace=pace, level="random", secret=bytes([luck]) * 32)
        stage.act("Ada", Start())
        state, gone = stage.table.state, False
        for step in range(3000):
            if stage.table.status == OVER:
                break
            state = stage.table.state
            assert state is not None
            assert state.question is not None
            waiting = stage.table.answering()
            gone = gone or (0 in waiting and state.question.name == question)
            present = waiting - ({0} if gone else set())
            if present and all(stage.table.chairs[seat].attended for seat in present):
                seat = min(present)
                stage.play(seat, stage.menu()[step % len(stage.menu())])
                stage.later(0)
            else:
                stage.later(3600)
        assert stage.table.status == OVER
        if gone:
            return
    pytest.fail(f"the question {question} never came")
