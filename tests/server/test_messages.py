"""What leaves the server for a chair: all that it may know, and not one byte more."""

from __future__ import annotations

import msgspec
import pytest

from silverware.core.dice import Seeded
from silverware.core.seats import SPECTATOR
from silverware.server.documents import Order, Private, Say, Start
from silverware.server.entries import Said
from silverware.server.table import OVER
from silverware.server.telling import whole
from tests.server.stage import SECRET, Stage

CHAIRS = (SPECTATOR, 0, 1, 2)


def told(stage: Stage, seat: int, since: int = 0, private: Private | None = None) -> bytes:
    """Every byte a chair is sent."""
    return msgspec.json.encode(whole(stage.table, seat, since, private or Private()))


def at_random(stage: Stage, luck: Seeded) -> None:
    """One more move by chance."""
    stage.look()
    menu = stage.menu()
    stage.play(stage.asked(), menu[luck.below(len(menu))])


@pytest.mark.parametrize("memory", ["honest", "aided"])
def test_what_a_chair_may_not_know_changes_no_byte_it_is_sent(memory: str) -> None:
    stage = Stage("Ada", "Bob", "Cy", options={"memory": memory}).start()
    luck, differed = Seeded(memory), 0
    for _ in range(40):
        if stage.table.status == OVER:
            break
        recorder = stage.table.recorder
        assert recorder is not None
        truth = recorder.state
        game = stage.table.game
        for seat in CHAIRS:
            before, others = told(stage, seat), [told(stage, other) for other in CHAIRS if other != seat]
            world = game.imagine(game.view(truth, seat), game.recall(truth, seat), luck)
            recorder.state = world
            assert told(stage, seat) == before
            differed += others != [told(stage, other) for other in CHAIRS if other != seat]
            recorder.state = truth
        at_random(stage, luck)
    assert differed > 20


def test_only_the_mover_is_told_the_move_itself() -> None:
    stage = Stage("Ada", "Bob", "Cy").start()
    seat, since = stage.asked(), stage.table.number
    move = next(move for move in stage.menu() if move.startswith("swap"))
    stage.play(seat, move)
    assert move in told(stage, seat, since).decode()
    for other in CHAIRS:
        if other != seat:
            assert move not in told(stage, other, since).decode()


def test_the_secret_of_the_dice_is_told_when_the_game_is_over_and_not_before() -> None:
    stage = Stage("Ada", "Bob", "Cy")
    stage.act("Ada", Start())
    luck = Seeded(3)
    while stage.table.status != OVER:
        assert all(SECRET.hex() not in told(stage, seat).decode() for seat in CHAIRS)
        at_random(stage, luck)
    assert all(SECRET.hex() in told(stage, seat).decode() for seat in CHAIRS)


def test_a_table_that_keeps_its_hands_to_its_players_tells_the_secret_to_them_alone() -> None:
    stage = Stage("Ada", "Bob", "Cy", reveal=False).start()
    luck = Seeded(3)
    while stage.table.status != OVER:
        at_random(stage, luck)
    assert SECRET.hex() not in told(stage, SPECTATOR).decode()
    assert all(SECRET.hex() in told(stage, seat).decode() for seat in (0, 1, 2))


def test_a_seats_orders_and_mutes_are_told_to_nobody_else() -> None:
    stage = Stage("Ada", "Bob", "Cy").start()
    private = Private(orders=(Order(question="redirect", move="allow"),), forced=True, muted=(1,))
    mine = told(stage, 0, private=private)
    assert b'"forced":true' in mine
    assert b'"muted":["east"]' in mine
    assert b'"own"' not in told(stage, SPECTATOR)
    before = [told(stage, other) for other in CHAIRS if other != 0]
    stage.private = {0: private}
    assert [told(stage, other) for other in CHAIRS if other != 0] == before


def test_only_who_has_something_to_answer_gets_a_menu() -> None:
    stage = Stage("Ada", "Bob", "Cy").start()
    for seat in CHAIRS:
        menu = msgspec.json.decode(told(stage, seat))["game"]["menu"]
        assert [choice["move"] for choice in menu] == (stage.menu() if seat == stage.asked() else [])
    choice = msgspec.json.decode(told(stage, stage.asked()))["game"]["menu"][-1]
    assert choice["move"] == "sneak"
    assert stage.table.game.notation.moves[choice["id"]].text == "sneak"
    assert choice["says"]


def test_resuming_from_a_number_tells_what_came_after_it() -> None:
    stage = Stage("Ada", "Bob", "Cy").start()
    since = stage.table.number
    at_random(stage, Seeded(1))
    numbers = [item["number"] for item in msgspec.json.decode(told(stage, 0, since))["news"]]
    assert numbers == list(range(since + 1, stage.table.number + 1))


def test_events_are_told_in_words_with_their_rule() -> None:
    stage = Stage("Ada", "Bob", "Cy").start()
    seat = stage.asked()
    stage.play(seat, "sneak")
    news = msgspec.json.decode(told(stage, SPECTATOR, stage.table.number - 1))["news"]
    assert news[0]["events"][0]["rule"] == "4.9"
    assert news[0]["events"][0]["says"].startswith(stage.table.names[seat])


def test_a_muted_seat_is_not_heard() -> None:
    stage = Stage("Ada", "Bob", "Cy")
    stage.act("Bob", Say(text="  so \n loud "))
    assert stage.table.entry(stage.table.number) == Said("bob", "Bob", "so loud", 1)
    assert b"so loud" in told(stage, 0)
    assert b"so loud" not in told(stage, 0, private=Private(muted=(1,)))


def test_whoever_watches_is_marked_and_can_be_muted() -> None:
    stage = Stage("Ada", "Bob")
    stage.act("Cy", Say(text="Look out!"))
    stage.act("Bob", Say(text="Thanks."))
    assert b'"Cy (watching): Look out!"' in told(stage, 0)
    assert b'"Bob: Thanks."' in told(stage, 0)
    muted = Private(muted=(SPECTATOR,))
    assert b"Look out!" not in told(stage, 0, private=muted)
    assert b"Thanks." in told(stage, 0, private=muted)
    assert msgspec.json.decode(told(stage, 0, private=muted))["own"]["muted"] == ["spectator"]
