"""The server plays a move once, goes back from a kept state, and turns pages without starting over."""

from __future__ import annotations

import msgspec
import pytest

from silverware.core.dice import Seeded
from silverware.core.errors import IllegalMove
from silverware.core.recorder import EVERY, Recorder
from silverware.core.replay import Step, again, replay
from silverware.server.documents import Private, Start
from silverware.server.entries import Undone
from silverware.server.records import Part, Shelf, opened
from silverware.server.table import PLAYING, HostedTable
from silverware.server.telling import whole
from tests.server.stage import Stage

LONG = 400


def recorder_of(table: HostedTable) -> Recorder:
    """The recorder of a game that has begun."""
    assert table.recorder is not None
    return table.recorder


def play_on(stage: Stage, luck: Seeded, until: int) -> Recorder:
    """Random moves until the record has so many entries."""
    recorder = recorder_of(stage.table)
    while len(recorder.record.moves) < until:
        assert stage.table.status == PLAYING
        menu = stage.menu()
        stage.table.fold(stage.now, stage.table.move(stage.asked(), menu[luck.below(len(menu))]))
    return recorder


def long(game: str = "silverton", moves: int = LONG) -> Stage:
    """A game of 400 moves."""
    stage = Stage("Ada", "Bob", game=game)
    stage.act("Ada", Start())
    play_on(stage, Seeded(1), moves)
    return stage


def read_again(stage: Stage) -> HostedTable:
    """The same table, folded from its log."""
    table = HostedTable(stage.table.ground)
    for news in stage.table.news:
        table.fold(news.at, news.entry)
    return table


def told(table: HostedTable) -> list[bytes]:
    """Everything every chair is told."""
    return [msgspec.json.encode(whole(table, seat, 0, Private())) for seat in range(-1, len(table.chairs))]


@pytest.mark.parametrize("game", ["silverton", "silver-coin"])
def test_a_move_is_played_once(game: str) -> None:
    stage = long(game)
    assert recorder_of(stage.table).plays == LONG
    read = read_again(stage)
    assert recorder_of(read).plays == LONG
    assert told(read) == told(stage.table)


def test_everybody_who_looks_costs_no_play_of_their_own() -> None:
    stage = Stage("Ada", "Bob", "Cy").start()
    assert recorder_of(stage.table).record.moves[0].move == "pick up"
    assert recorder_of(stage.table).plays == len(recorder_of(stage.table).record.moves) == 1


def test_a_draft_that_is_not_stored_changes_nothing() -> None:
    stage = long()
    recorder, state, before = recorder_of(stage.table), stage.table.state, told(stage.table)
    first, *_, last = stage.menu()
    dropped = stage.table.move(stage.asked(), first)
    with pytest.raises(IllegalMove):
        stage.table.move(1 - stage.asked(), first)
    assert (stage.table.state, told(stage.table), len(recorder.record.moves)) == (state, before, LONG)
    other = stage.table.move(stage.asked(), last)
    stage.table.fold(stage.now, other)
    assert recorder.record.moves[-1].move == last != dropped.move
    assert told(read_again(stage)) == told(stage.table)


def test_a_draft_is_of_one_moment() -> None:
    """The same words at another moment are another move."""
    stage = long("silver-coin")
    plays = recorder_of(stage.table).plays
    move = stage.menu()[-1]
    stage.table.move(stage.asked(), move)
    stage.table.fold(stage.now, Undone(stage.asked(), stage.table.line[-2], revealed=True))
    replayed = recorder_of(stage.table).plays - plays - 1
    menu = stage.menu()
    stage.table.fold(stage.now, stage.table.move(stage.asked(), move if move in menu else menu[0]))
    assert recorder_of(stage.table).plays == plays + replayed + 2
    assert told(read_again(stage)) == told(stage.table)


@pytest.mark.parametrize("back", [1, 2, 31, 32, 33, 200, LONG])
def test_an_undo_at_move_400_plays_at_most_fifty_moves(back: int) -> None:
    stage = long()
    recorder = recorder_of(stage.table)
    to = stage.table.line[-1 - back]
    stage.table.fold(stage.now, Undone(stage.asked(), to, revealed=True))
    assert recorder.plays - LONG < EVERY <= 50
    assert stage.table.line[-1] == to
    game, (*_, last) = stage.table.game, replay(recorder.record, stage.table.game)
    assert stage.table.state is not None
    assert [game.view(stage.table.state, seat) for seat in (-1, 0, 1)] == [
        game.view(last.state, seat) for seat in (-1, 0, 1)
    ]


def test_many_undos_do_not_make_the_way_back_longer() -> None:
    """However often the line jumps over a state that would have been kept."""
    stage, luck = long(moves=64), Seeded(2)
    recorder = recorder_of(stage.table)
    for _ in range(20):
        stage.table.fold(stage.now, Undone(stage.asked(), stage.table.line[-1 - 5], revealed=True))
        play_on(stage, luck, len(recorder.record.moves) + 17)
    plays, moments = recorder.plays, stage.table.line
    for number in moments:
        stage.table.moment(number)
        assert recorder.plays - plays <= 50
        plays = recorder.plays


def test_a_later_page_goes_on_from_a_kept_state() -> None:
    stage = long()
    recorder = recorder_of(stage.table)
    stage.table.fold(stage.now, Undone(stage.asked(), stage.table.line[50], revealed=True))
    play_on(stage, Seeded(3), LONG + 20)
    everything = seen_from_the_start(stage)
    for first, count in ((0, 30), (1, 1), (100, 30), (390, 31), (LONG + 20, 5), (LONG + 21, 5), (9999, 1)):
        plays = recorder.plays
        assert seen_again(stage, first, count) == everything[first : first + count]
        assert recorder.plays - plays <= count + 2 * EVERY


def seen_from_the_start(stage: Stage) -> list[object]:
    """Every step, played from move 0."""
    return [shown(step, stage) for step in replay(recorder_of(stage.table).record, stage.table.game)]


def seen_again(stage: Stage, first: int, count: int) -> list[object]:
    """A page."""
    return [shown(step, stage) for step in again(recorder_of(stage.table), stage.table.dice(), first, count)]


def shown(step: Step, stage: Stage) -> object:
    """What a step shows, from every chair."""
    views = [stage.table.game.view(step.state, seat) for seat in (-1, 0, 1)]
    return step.played, step.events, views


def test_pages_of_a_record_go_on_from_each_other() -> None:
    stage = long()
    stage.table.fold(stage.now, Undone(stage.asked(), stage.table.line[50], revealed=True))
    play_on(stage, Seeded(3), LONG + 20)
    text = recorder_of(stage.table).record.text()
    fresh = opened(text, None)
    whole_record = Shelf().page("key", text, None, Part("north", 0, 500))
    shelf, plays = Shelf(), 0
    for first in (0, 100, 200, 300, 400, 350, 50):
        assert shelf.page("key", text, None, Part("north", first, 100)) == whole_record[first : first + 100]
        replayed = shelf.replay("key")
        assert replayed is not None
        assert replayed.plays - plays <= 100 + 2 * EVERY
        plays = replayed.plays
    assert fresh.plays == 0


def test_a_shelf_keeps_the_last_records_only() -> None:
    stage = Stage("Ada", "Bob").start()
    text, shelf = recorder_of(stage.table).record.text(), Shelf(most=2)
    for key in ("one", "two", "one", "three"):
        shelf.page(key, text, None, Part("spectator", 0, 1))
    assert [key for key in ("one", "two", "three") if shelf.replay(key)] == ["one", "three"]
