"""Tables before the game: who may sit where, and when it can begin."""

from __future__ import annotations

from pathlib import Path

import pytest

from silverware.core.dice import Seeded
from silverware.core.errors import BadDice, BadTable
from silverware.core.seats import SEAT_NAMES
from silverware.server.cast import EARNEST, FACES, GENTLE
from silverware.server.documents import AddSalt, ChooseFace, MakeMove, Rise, SeatBot, Sit, Start, Undo
from silverware.server.entries import BotSat, Faced, Removed, Rose, Sat, Started
from silverware.server.ratings import standings
from silverware.server.refused import NotYours, Refused, TooLate
from silverware.server.table import PLAYING
from silverware.server.telling import sheet
from tests.server.stage import Stage


def test_anybody_takes_any_empty_seat() -> None:
    stage = Stage("Ada", seats=3)
    assert stage.act("Bob", Sit(seat="south")) == Sat(2, "bob", "Bob")
    assert stage.act("Cy", Sit()) == Sat(1, "cy", "Cy")
    assert stage.table.names == ["Ada", "Cy", "Bob"]


def test_a_taken_seat_stays_taken() -> None:
    stage = Stage("Ada", seats=2)
    with pytest.raises(TooLate, match=r"^North is taken already\.$"):
        stage.act("Bob", Sit(seat="north"))
    stage.act("Bob", Sit())
    with pytest.raises(TooLate, match=r"^Every seat is taken\.$"):
        stage.act("Cy", Sit())


def test_there_is_no_seat_beyond_the_table() -> None:
    with pytest.raises(BadTable, match="There is no seat 'west' here"):
        Stage("Ada", seats=2).act("Bob", Sit(seat="west"))


def test_the_seats_of_one_device_go_by_their_names() -> None:
    stage = Stage("Ada", seats=3)
    stage.table.fold(0, Sat(1, "ada", "Ada"))
    stage.table.fold(0, Sat(2, "bob", "Bob"))
    assert stage.table.names == ["North", "East", "Bob"]


def test_two_of_one_name_are_told_apart() -> None:
    stage = Stage("Ada", seats=3)
    stage.table.fold(0, Sat(1, "other", "Ada"))
    stage.table.fold(0, Sat(2, "third", "North"))
    assert stage.table.names == ["Ada (North)", "Ada (East)", "North (South)"]


def test_a_person_has_one_seat_unless_a_device_is_passed_around() -> None:
    with pytest.raises(Refused, match="You already have a seat here"):
        Stage("Ada", seats=3).act("Ada", Sit())
    assert Stage("Ada", seats=3, hot_seat=True).act("Ada", Sit()) == Sat(1, "ada", "Ada")


def test_only_the_maker_seats_bots_and_sends_anybody_away() -> None:
    stage = Stage("Ada", seats=3)
    stage.act("Bob", Sit(seat="east"))
    with pytest.raises(NotYours, match="Only the person who made this table"):
        stage.act("Bob", SeatBot(seat="south"))
    assert stage.act("Ada", SeatBot(seat="south", level="random")) == BotSat(2, "random")
    with pytest.raises(NotYours, match="South is not your seat"):
        stage.act("Bob", Rise(seat="south"))
    assert stage.act("Ada", Rise(seat="south")) == Rose(2)
    assert stage.act("Ada", Rise(seat="east")) == Removed(1, "bob")


def test_a_bot_nobody_knows_is_refused() -> None:
    with pytest.raises(BadTable, match="There is no bot 'genius'"):
        Stage("Ada", seats=2).act("Ada", SeatBot(level="genius"))


def test_a_game_starts_when_every_seat_is_taken() -> None:
    stage = Stage("Ada", seats=3)
    with pytest.raises(Refused, match=r"^The game cannot start: nobody sits at east and south\.$"):
        stage.act("Ada", Start())
    stage.act("Ada", SeatBot())
    stage.act("Bob", Sit())
    with pytest.raises(NotYours, match="Only players"):
        stage.act("Cy", Start())
    assert isinstance(stage.act("Bob", Start()), Started)
    assert stage.table.status == PLAYING


def test_once_begun_nobody_sits_down_or_starts_again() -> None:
    stage = Stage("Ada", bots=1).start()
    for act in (Sit(seat="east"), SeatBot(seat="east"), Start(), AddSalt(salt="late")):
        with pytest.raises(TooLate, match=r"^The game has already begun\.$"):
            stage.act("Ada", act)


def test_nobody_plays_before_the_start() -> None:
    with pytest.raises(Refused, match=r"^The game has not begun yet\.$"):
        Stage("Ada", bots=1).act("Ada", MakeMove(move="sneak", version=0))


def test_salts_change_the_deal_and_are_shown() -> None:
    plain, salted = Stage("Ada", bots=1), Stage("Ada", bots=1)
    salted.act("Ada", AddSalt(salt="marmalade"))
    assert salted.table.salts() == ("marmalade",)
    assert plain.act("Ada", Start()) != salted.act("Ada", Start())


def test_a_salt_is_one_word() -> None:
    with pytest.raises(BadDice, match="A salt is one word"):
        Stage("Ada", seats=2).act("Ada", AddSalt(salt="two words"))
    with pytest.raises(BadDice, match="A salt is one word"):
        Stage("Ada", seats=2).act("Bob", Sit(salt="two words"))


def test_who_has_several_seats_says_which() -> None:
    stage = Stage("Ada", seats=2, hot_seat=True)
    stage.act("Ada", Sit())
    stage.start()
    with pytest.raises(Refused, match="say which one"):
        stage.act("Ada", MakeMove(move="sneak", version=stage.table.number))


def test_one_person_alone_sits_at_a_table_of_one_and_plays() -> None:
    stage = Stage("Ada", game="silverton", options={"scenario": "denver-6000"}).start()
    assert [chair.person for chair in stage.table.chairs] == ["ada"]
    before = stage.menu()
    stage.play(0, "send surveyor 1")
    stage.act("Ada", Undo())
    stage.later(0)
    assert stage.menu() == before
    assert stage.table.state is not None
    stage.table.state.playout(Seeded(1))
    (alone,) = standings(stage.table)
    assert alone.ending == "a decisive loss"
    assert not alone.rated
    assert alone.place == 0


def test_a_table_that_cannot_be_is_refused_with_the_reason() -> None:
    with pytest.raises(BadTable, match=r"One seat alone plays a solitaire scenario.*§25\.1"):
        Stage("Ada", game="silverton")
    with pytest.raises(BadTable, match=r"The option “Hiring and advancing” is for the Advanced game only"):
        Stage("Ada", "Bob", game="silverton", options={"hiring": True})


def test_bots_have_names_faces_and_tempers() -> None:
    stage = Stage("Ada", seats=4)
    for level in ("easy", "hard", "random"):
        stage.act("Ada", SeatBot(level=level))
    seats = sheet(stage.table).seats
    assert [(seat.name, seat.bot, seat.face, seat.temper) for seat in seats[1:]] == [
        ("Etta", "easy", "etta", "careful"),
        ("Sadie", "hard", "sadie", "dry"),
        ("Walt", "random", "walt", "gruff"),
    ]


def test_no_two_bots_are_the_same_character() -> None:
    names = [each.name for each in (*GENTLE, *EARNEST)]
    assert len(set(names)) == len(names) == 2 * len(SEAT_NAMES)
    assert [name[0] for name in names] == [seat[0].upper() for seat in SEAT_NAMES] * 2
    assert not {name.lower() for name in names} & set(FACES)


def test_a_person_with_the_name_of_a_bot_is_told_apart_from_it() -> None:
    stage = Stage("Etta", seats=2, bots=1)
    assert stage.table.names == ["Etta (North)", "Etta (East)"]


def test_people_have_a_face_and_may_choose_another_before_the_game() -> None:
    stage = Stage("Ada", seats=2)
    before, nobodys = [seat.face for seat in sheet(stage.table).seats]
    assert before in FACES
    assert not nobodys
    face = next(face for face in FACES if face != before)
    assert stage.act("Ada", ChooseFace(face=face)) == Faced(0, face)
    assert sheet(stage.table).seats[0].face == face
    with pytest.raises(Refused, match="There is no face 'moustache'; choose one of"):
        stage.act("Ada", ChooseFace(face="moustache"))
    stage.act("Ada", SeatBot())
    stage.start()
    with pytest.raises(TooLate, match="The game has already begun"):
        stage.act("Ada", ChooseFace(face=face))


def test_the_seats_of_one_device_have_faces_of_their_own() -> None:
    stage = Stage("Ada", seats=3, hot_seat=True)
    stage.act("Ada", Sit())
    stage.act("Ada", Sit())
    assert len({seat.face for seat in sheet(stage.table).seats}) == 3


def test_the_client_draws_every_face() -> None:
    drawn = (Path(__file__).parents[2] / "web/src/board/faces.ts").read_text(encoding="utf-8")
    for face in (*FACES, *[each.name.lower() for each in (*GENTLE, *EARNEST)]):
        assert f"\n  {face}: {{" in drawn
