"""What everybody sees of a table is made anew when it has changed, and only then."""

from __future__ import annotations

import msgspec

from silverware.core.dice import Seeded
from silverware.server.documents import (
    Agree,
    Decline,
    Live,
    Pause,
    Resume,
    Return,
    Rise,
    Say,
    Undo,
)
from silverware.server.entries import Moved, Rematched, Warned
from silverware.server.table import OVER, HostedTable
from silverware.server.telling import sheet
from tests.server.stage import Stage
from tests.server.test_messages import at_random


def eventful() -> Stage:
    """A game with some of everything, to its end and beyond."""
    stage = Stage("Ada", "Bob", bots=1, pace=Live(minutes=2, increment=1)).start()
    luck = Seeded(7)

    def play(moves: int) -> None:
        for _ in range(moves):
            stage.later(1)
            stage.look()
            if stage.table.status != OVER and stage.table.chairs[stage.asked()].person:
                at_random(stage, luck)

    play(4)
    stage.act("Bob", Say(text="Hm."))
    stage.act("Ada", Pause())
    play(2)
    stage.act("Bob", Agree())
    stage.later(0)
    stage.act("Bob", Resume())
    stage.act("Ada", Undo(to=stage.table.line[0], casual=True))
    stage.act("Bob", Decline())
    stage.act("Bob", Undo(to=stage.table.line[0], casual=True))
    stage.act("Ada", Agree())
    stage.later(0)
    play(3)
    stage.act("Ada", Pause())
    play(2)
    stage.act("Ada", Decline())
    stage.act("Ada", Rise())
    stage.act("Ada", Return())
    while not isinstance(stage.table.news[-1].entry, Warned):
        stage.later(5)
    at_random(stage, luck)
    while stage.table.status != OVER:
        stage.later(600)
    stage.table.fold(stage.now, Rematched("another"))
    return stage


def test_a_sheet_that_is_not_made_anew_has_not_changed() -> None:
    news = eventful().table.news
    assert {type(each.entry).__name__ for each in news} >= {
        *("Sat", "BotSat", "Started", "Moved", "Readied", "Undone", "Proposed", "Agreed", "Declined"),
        *("Paused", "Resumed", "Warned", "StoodIn", "Returned", "Said", "Rematched"),
    }
    table = HostedTable(eventful().table.ground)
    before, kept = b"", 0
    for each in news:
        table.fold(each.at, each.entry)
        now = msgspec.json.encode(sheet(table))
        if table.shown < table.number:
            assert now == before
            kept += isinstance(each.entry, Moved)
        before = now
    assert kept > sum(isinstance(each.entry, Moved) for each in news) / 2
