"""Moves, versions, looking together, taking back."""

from __future__ import annotations

import msgspec
import pytest

from silverware.core.errors import BadNotation, IllegalMove
from silverware.core.record import parse
from silverware.core.replay import verify
from silverware.core.seats import SEAT_NAMES
from silverware.server.documents import Agree, Decline, MakeMove, Say, Start, Undo
from silverware.server.entries import Agreed, Moved, Proposed, Readied, ToUndo, Undone
from silverware.server.messages import Motioned
from silverware.server.refused import NotAware, NotYours, Refused, TooLate
from silverware.server.table import OVER
from silverware.server.telling import sheet
from tests.server.stage import SECRET, Stage

START = Start()
CASUALLY = Undo(casual=True)


def swapping(stage: Stage, target: str) -> str:
    """A swap from the open menu with a target."""
    return next(move for move in stage.menu() if move.startswith("swap") and move.endswith(f" with {target}"))


@pytest.mark.parametrize("luck", range(10))
def test_a_game_of_people_comes_to_an_end_and_verifies(luck: int) -> None:
    """Also where a hand holds two of a kind: which of them was taken decides what later dice bring."""
    stage = Stage("Ada", "Bob", "Cy", secret=bytes([luck]) * 32).start()
    while stage.table.status != OVER:
        stage.look()
        stage.play(stage.asked(), stage.menu()[stage.now % len(stage.menu())])
        stage.now += 7
    assert stage.table.record is not None
    proven = verify(parse(stage.table.record.text()), stage.table.game)
    assert proven.endswith("every shuffle, roll and draw follows from the sealed secret.")


def test_everybody_looks_until_all_have_seen_enough() -> None:
    stage = Stage("Ada", "Bob", bots=1)
    stage.act("Ada", START)
    assert stage.table.answering() == {0, 1}
    assert stage.play(0, "pick up") == Readied(0)
    assert stage.later(3600) == []
    with pytest.raises(Refused, match="the others are still looking"):
        stage.play(0, "pick up")
    stage.play(1, "pick up")
    dealer = stage.asked()
    assert stage.later(0)[0] == Moved(dealer, "pick up", together=True)


def test_while_everybody_looks_other_moves_are_refused_with_their_rule() -> None:
    stage = Stage("Ada", "Bob")
    stage.act("Ada", START)
    with pytest.raises(IllegalMove) as refused:
        stage.play(0, "sneak")
    assert refused.value.rule == "3.6"


def test_nobody_plays_for_another_seat() -> None:
    stage = Stage("Ada", "Bob").start()
    other = {0: "Bob", 1: "Ada"}[stage.asked()]
    with pytest.raises(NotYours, match="is not your seat"):
        stage.act(other, MakeMove(seat=("north", "east")[stage.asked()], move="sneak", version=stage.table.number))
    with pytest.raises(NotYours, match="You have no seat"):
        stage.act("Cy", MakeMove(move="sneak", version=stage.table.number))
    with pytest.raises(IllegalMove, match="is asked now"):
        stage.act(other, MakeMove(move="sneak", version=stage.table.number))


def test_a_move_for_an_older_table_is_refused() -> None:
    stage = Stage("Ada", "Bob").start()
    before = stage.table.changed - 1
    who = stage.table.names[stage.asked()]
    with pytest.raises(TooLate, match=f"has changed since version {before}"):
        stage.act(who, MakeMove(move="sneak", version=before))
    with pytest.raises(Refused, match="no version 999"):
        stage.act(who, MakeMove(move="sneak", version=999))
    with pytest.raises(BadNotation, match="is not a move of this game"):
        stage.act(who, MakeMove(move="build a railway", version=stage.table.number))
    assert stage.act(who, MakeMove(move="sneak", version=stage.table.changed)) == Moved(
        stage.table.chairs.index(next(chair for chair in stage.table.chairs if chair.name == who)), "sneak"
    )


def test_talk_between_looking_and_moving_does_not_make_a_move_old() -> None:
    stage = Stage("Ada", "Bob").start()
    version = stage.table.number
    stage.act("Cy", Say(text="Hello"))
    who = stage.table.names[stage.asked()]
    assert isinstance(stage.act(who, MakeMove(move="sneak", version=version)), Moved)


def test_an_own_move_is_taken_back_freely_while_nobody_has_acted() -> None:
    stage = Stage("Ada", "Bob").start()
    seat, before = stage.asked(), stage.table.changed
    stage.play(seat, swapping(stage, ("east", "north")[seat]))
    assert stage.asked() != seat
    assert stage.act(stage.table.names[seat], Undo()) == Undone(seat, before)
    assert stage.asked() == seat
    assert stage.table.rated


def test_several_own_moves_are_taken_back_at_once() -> None:
    stage = Stage("Ada", "Bob").start()
    seat, before = stage.asked(), stage.table.changed
    stage.play(seat, swapping(stage, "centre"))
    assert stage.asked() == seat
    stage.act(stage.table.names[seat], Undo())
    stage.play(seat, swapping(stage, "centre"))
    assert stage.act(stage.table.names[seat], Undo(to=before)) == Undone(seat, before)


def test_what_was_revealed_is_taken_back_only_by_consent() -> None:
    stage = Stage("Ada", "Bob").start()
    seat = stage.asked()
    me, other = stage.table.names[seat], stage.table.names[1 - seat]
    stage.play(seat, swapping(stage, "centre"))
    before = stage.table.changed
    stage.play(seat, "take 2")
    assert stage.act(me, CASUALLY) == Proposed(seat, ToUndo(before))
    with pytest.raises(Refused, match="Something else has been proposed"):
        stage.act(me, CASUALLY)
    with pytest.raises(Refused, match="Your consent is not needed"):
        stage.act(me, Agree())
    assert stage.act(other, Agree()) == Agreed(1 - seat)
    assert stage.later(0) == [Undone(seat, before, revealed=True)]
    assert stage.menu() == ["take 1", "take 2", "take 3"]
    assert not stage.table.rated


def test_consent_can_be_refused_and_a_proposal_withdrawn() -> None:
    stage = Stage("Ada", "Bob").start()
    seat = stage.asked()
    me, other = stage.table.names[seat], stage.table.names[1 - seat]
    stage.play(seat, swapping(stage, "centre"))
    stage.play(seat, "take 2")
    for who in (other, me):
        stage.act(me, CASUALLY)
        stage.act(who, Decline())
        assert stage.table.motion is None
        assert stage.later(0) == []
    with pytest.raises(Refused, match="Nothing is proposed"):
        stage.act(other, Agree())
    with pytest.raises(Refused, match="Nothing is proposed"):
        stage.act(other, Decline())


def test_a_move_settles_an_open_request_to_take_back() -> None:
    stage = Stage("Ada", "Bob").start()
    seat = stage.asked()
    stage.play(seat, swapping(stage, "centre"))
    stage.play(seat, "take 2")
    stage.act(stage.table.names[seat], CASUALLY)
    stage.play(1 - seat, "sneak")
    assert stage.table.motion is None


def test_another_seats_act_ends_free_taking_back() -> None:
    stage = Stage("Ada", "Bob").start()
    seat = stage.asked()
    stage.play(seat, "sneak")
    stage.play(1 - seat, "sneak")
    assert isinstance(stage.act(stage.table.names[seat], CASUALLY), Proposed)


def test_alone_with_bots_a_player_is_told_first_that_the_game_becomes_casual() -> None:
    stage = Stage("Ada", bots=1).start()
    stage.later(5)
    stage.play(0, stage.menu()[0])
    stage.later(5)
    number = stage.table.number
    with pytest.raises(NotAware, match="the game becomes casual") as refused:
        stage.act("Ada", Undo())
    assert (refused.value.field, stage.table.number, stage.table.rated) == ("casual", number, True)
    entry = stage.act("Ada", CASUALLY)
    assert isinstance(entry, Undone)
    assert entry.revealed
    assert not stage.table.rated
    assert stage.table.shown == stage.table.number, "everybody is told that it is casual now"
    assert stage.said()[-1].endswith("From here on this is a casual game.")
    (remark,) = stage.table.remarks().values()
    assert stage.table.record is not None
    assert f"# {remark}" in stage.table.record.text(stage.table.remarks())


def test_whoever_knows_that_a_game_is_casual_is_not_asked_again() -> None:
    stage = Stage("Ada", bots=1).start()
    stage.later(5)
    for act in (CASUALLY, Undo()):
        stage.play(0, stage.menu()[0])
        stage.later(5)
        assert isinstance(stage.act("Ada", act), Undone)


@pytest.mark.parametrize("second", ["bot", "person"])
def test_against_bots_undo_is_free_until_something_is_revealed(second: str) -> None:
    """A bot that has moved since has no say; another person has."""
    stage = (Stage("Ada", bots=1) if second == "bot" else Stage("Ada", "Bob")).start()
    while stage.asked() != 0:
        stage.table.fold(stage.now, stage.table.move(1, "sneak"))
    before = stage.table.changed
    stage.play(0, "sneak")
    stage.table.fold(stage.now, stage.table.move(1, "sneak"))
    if second == "bot":
        assert stage.act("Ada", Undo()) == Undone(0, before)
        assert stage.table.rated
    else:
        assert isinstance(stage.act("Ada", CASUALLY), Proposed)


def test_a_request_to_take_back_says_which_move_in_words() -> None:
    stage = Stage("Ada", "Bob").start()
    seat = stage.asked()
    me = stage.table.names[seat]
    stage.play(seat, swapping(stage, "centre"))
    stage.play(seat, "take 2")
    stage.act(me, CASUALLY)
    asks = stage.said()[-1]
    taken = next(told for told in reversed(stage.told()) if "Ada" in told or "Bob" in told)
    assert asks == f"{me} asks to go back to before this: {taken}"
    assert sheet(stage.table).proposal == Motioned(SEAT_NAMES[seat], asks, (SEAT_NAMES[1 - seat],))
    stage.act(me, Decline())
    assert stage.said()[-1] == f"{me} withdraws the request."
    stage.act(me, CASUALLY)
    other = stage.table.names[1 - seat]
    stage.act(other, Decline())
    assert stage.said()[-1] == f"{other} declines."


def test_there_must_be_something_to_take_back() -> None:
    stage = Stage("Ada", "Bob").start()
    seat = stage.asked()
    stage.play(seat, "sneak")
    with pytest.raises(Refused, match="You have made no move"):
        stage.act(stage.table.names[1 - seat], Undo())
    with pytest.raises(Refused, match="There is no move 99"):
        stage.act("Ada", Undo(to=99))


def test_every_undo_is_in_the_record_and_the_record_still_verifies() -> None:
    stage = Stage("Ada", "Bob").start()
    seat = stage.asked()
    stage.play(seat, "sneak")
    stage.act(stage.table.names[seat], Undo())
    stage.play(seat, swapping(stage, "centre"))
    stage.play(seat, "take 1")
    assert stage.table.record is not None
    record = parse(stage.table.record.text())
    assert [played.move for played in record.moves][1:3] == ["sneak", "undo to 1"]
    assert "moves replay to the recorded result" in verify(record, stage.table.game)
    sealed = msgspec.structs.replace(record, secret=SECRET.hex())
    assert "follows from the sealed secret" in verify(sealed, stage.table.game)
