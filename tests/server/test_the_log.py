"""The log is the table: folded again it gives the same, and an old one is adjourned instead of misread."""

from __future__ import annotations

import msgspec
import pytest

from silverware.core.dice import Seeded
from silverware.core.record import parse
from silverware.games.quick_silver import QuickSilver
from silverware.server.documents import Live, MakeMove, Private, Rise, Say
from silverware.server.refused import Refused
from silverware.server.store import ENTRIES, encoded
from silverware.server.table import ADJOURNED, HostedTable
from silverware.server.telling import sheet, whole
from tests.server.stage import Stage
from tests.server.test_messages import at_random


def played() -> Stage:
    """A game under way, with some of everything."""
    stage = Stage("Ada", "Bob", bots=1, pace=Live()).start()
    luck = Seeded(5)
    for _ in range(12):
        stage.look()
        stage.later(5)
        if not stage.table.glance:
            at_random(stage, luck)
    stage.act("Bob", Say(text="Hm."))
    stage.act("Ada", Rise())
    stage.later(40)
    return stage


def again(stage: Stage) -> HostedTable:
    """The same table, read from what was stored."""
    table = HostedTable(stage.table.ground)
    for news in stage.table.news:
        table.fold(news.at, ENTRIES.decode(encoded(news.entry)))
    return table


def test_a_table_read_from_its_log_is_the_same_for_every_chair() -> None:
    stage = played()
    read = again(stage)
    assert read.record == stage.table.record
    for seat in (-1, 0, 1, 2):
        messages = [msgspec.json.encode(whole(table, seat, 0, Private())) for table in (stage.table, read)]
        assert messages[0] == messages[1]


def test_a_game_of_an_older_version_of_the_rules_is_adjourned_with_a_note(monkeypatch: pytest.MonkeyPatch) -> None:
    stage = played()
    monkeypatch.setattr(QuickSilver, "version", 2)
    old = again(stage)
    assert old.status == ADJOURNED
    assert old.note.startswith("This game was begun with version 1 of the rules")
    assert sheet(old).note == old.note
    stage.table = old
    with pytest.raises(Refused, match="It waits for a server with the old ones"):
        stage.act("Bob", MakeMove(move="sneak", version=old.number))
    assert stage.later(3600) == []
    assert old.record is not None
    assert parse(old.record.text()).rules == 1
    monkeypatch.undo()
    assert again(stage).status == "playing"
    assert again(stage).record == old.record
