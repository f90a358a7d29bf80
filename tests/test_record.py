"""Records: readable, complete, and refused in one sentence where they are not."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from silverware.core.dice import Seeded
from silverware.core.errors import BadRecord
from silverware.core.record import Played, Record, parse, result_text
from silverware.core.recorder import Recorder
from silverware.core.replay import replay, verify
from silverware.core.script import Recorded, Scripted, outcomes
from silverware.core.sealed import Sealed, commitment
from silverware.core.seats import seat_name
from silverware.games import GAMES, game_called
from silverware.games.quick_silver import GAME

GOLDEN = sorted((Path(__file__).parent / "golden").rglob("*.game"))


def played(seed: int = 1, secret: bytes = b"") -> Recorder:
    """A whole game, sealed where there is a secret."""
    recorder = Recorder(GAME, 3, Sealed(secret, ("salt",)) if secret else Seeded(seed), GAME.choose({}))
    policy = Seeded(seed)
    while recorder.state.outcome is None:
        menu = recorder.state.menu()
        recorder.play(menu[policy.below(len(menu))])
    return recorder


def replayed(text: str) -> None:
    for _ in replay(parse(text), GAME):
        pass


TEXT = played().record.text()


def test_there_are_golden_games_of_every_game() -> None:
    assert {parse(file.read_text()).game for file in GOLDEN} == set(GAMES)


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_golden_games_replay_to_their_result(file: Path) -> None:
    record = parse(file.read_text())
    assert record.result != "open"
    assert "every shuffle" in verify(record, game_called(record.game))


def test_remarks_stand_behind_their_moves_and_are_no_part_of_the_game() -> None:
    record = parse(TEXT)
    last = len(record.moves)
    text = record.text({1: "Gets rid of\nDynamite # at once.", last: "Ends it."})
    (before,) = [line for line in text.splitlines() if "Dynamite" in line and "#" in line]
    assert before.removesuffix(" # Gets rid of Dynamite # at once.") in TEXT.splitlines()
    assert text.splitlines()[-2].endswith(" # Ends it.")
    assert parse(text) == record


def test_a_record_can_be_read_by_people() -> None:
    lines = TEXT.splitlines()
    assert lines[:6] == [
        "silverware record 1",
        "game: quick-silver",
        f"edition: {GAME.edition}",
        "rules: 1",
        "seats: 3",
        "options: memory=honest not-quite-dead=false sneaky-stranger=false",
    ]
    assert lines[8].endswith(": pick up")
    assert "secret" not in TEXT
    assert lines[-1].startswith("result: ")


def test_chance_may_stand_on_lines_of_its_own() -> None:
    assert parse(TEXT.replace(" ~ ", "\n  ~ ")) == parse(TEXT)
    assert parse(re.sub(r"\] (\d) (\d)", r"]\n~ \1\n~ \2", TEXT)) == parse(TEXT)


def test_a_game_under_way_is_open_and_replays() -> None:
    recorder = Recorder(GAME, 2, Seeded(1), GAME.choose({}))
    recorder.play(recorder.state.menu()[0])
    replayed(recorder.record.text())
    assert recorder.record.text().endswith("result: open\n")


@pytest.mark.parametrize("cut", range(0, len(TEXT) - 1, 97))
def test_a_record_cut_off_anywhere_is_refused(cut: int) -> None:
    with pytest.raises(BadRecord):
        replayed(TEXT[:cut])


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("silverware record 1", "chess", "first line"),
        ("game: quick-silver\n", "", "does not say its game"),
        ("rules: 1", "rules: one", "must be a number"),
        ("seats: 3", f"seats: {'9' * 5000}", "must be a number"),
        ("~ ", f"~ {'9' * 5000} ", "cannot show"),
        ("seats: 3", "seats: 3\nnorth: Ada\nnorth: Bob", "north is given twice"),
        ("seats: 3", "seats: 3\ndusk: Ada", "player at dusk"),
        ("memory=honest", "memory=honest memory=honest", "memory is given twice"),
        ("seats: 3", "seats: 3\nresult: open", "start is missing"),
        ("rules: 1", "rules: 2", "version 2"),
        ("edition: silverware", "edition: printed", "edition printed"),
        ("seats: 3", "seats: 9", "2 to 6"),
        ("seats: 3", "seats: 3\nseats: 3", "Line 6.*seats is given twice"),
        ("memory=honest", "memory=perfect", "no such option"),
        ("memory=honest", "colour=blue", "no such option"),
        ("pick up", "pick down", "Move 1 .* not a move of this game"),
        (": pick up", ": sneak", "Move 1 .*§3.6"),
        ("result: ", "nonsense\nresult: ", "'nonsense' is neither"),
        ("result: ", "nroth: sneak\nresult: ", "'nroth: sneak' is neither"),
        ("result: ", "rules: 1\nresult: ", "neither"),
        ("seats: 3", "seats: 3\nsecret: ab", "start is missing"),
        ("result: ", "result: everyone died; nobody; 0 0 0 ", "the game gives"),
        ("~ ", "~ 3 ", "deck"),
    ],
)
def test_a_malformed_record_gets_one_clear_sentence(old: str, new: str, message: str) -> None:
    assert old in TEXT
    with pytest.raises(BadRecord, match=message) as refused:
        replayed(TEXT.replace(old, new, 1))
    assert "\n" not in str(refused.value)


def test_a_move_by_a_seat_that_is_not_asked_is_refused() -> None:
    lines = TEXT.splitlines()
    seat = lines[8].split(":")[0]
    lines[8] = lines[8].replace(seat, "north" if seat != "north" else "east")
    with pytest.raises(BadRecord, match=r"Move 1 .* is asked now"):
        replayed("\n".join(lines))


def test_chance_that_is_left_over_or_missing_is_refused() -> None:
    with pytest.raises(BadRecord, match="dice of move 1 are not"):
        replayed(TEXT.replace(": pick up", ": pick up ~ 2", 1))
    with pytest.raises(BadRecord, match="cannot start: The script ends here, but a die"):
        replayed(TEXT.replace("] 1", "]", 1).replace("] 2", "]", 1).replace("] 3", "]", 1))


def test_what_was_taken_back_is_in_the_record_and_does_not_count() -> None:
    secret = b"u" * 32
    recorder = Recorder(GAME, 2, Sealed(secret), GAME.choose({}))
    for move in ("pick up", "sneak"):
        recorder.play(GAME.notation.parse(move))
    game = game_called("quick-silver")
    before = game.position(recorder.state)
    recorder.play(GAME.notation.parse("sneak"))
    recorder.undo(0, 2)
    assert game.position(recorder.state) == before
    with pytest.raises(BadRecord, match="no move 3"):
        recorder.undo(0, 3)
    while recorder.state.outcome is None:
        recorder.play(recorder.state.menu()[-1])
    recorder.seal(secret, ())
    text = recorder.record.text()
    assert text.count("undo to 2") == 1
    assert "every shuffle" in verify(parse(text), GAME)
    with pytest.raises(BadRecord, match="no move 99"):
        replayed(text.replace("undo to 2", "undo to 99"))


def test_a_players_name_cannot_break_a_record() -> None:
    record = parse(TEXT)
    record.players = {"north": "Ada\nresult: open\n# \x1b]0;x", "east": "C# ~ :"}
    again = parse(record.text())
    assert again.players == {"north": "Ada result: open ]0;x", "east": "C ~ :"}
    assert again.moves == record.moves


def test_nothing_may_follow_the_result() -> None:
    replayed(TEXT + "# but a comment\n\n")
    with pytest.raises(BadRecord, match="follows the result"):
        replayed(TEXT + "north: sneak\n")


def sealed_record(secret: bytes = b"s" * 32) -> Record:
    recorder = played(4, secret)
    recorder.seal(secret, ("salt",))
    return parse(recorder.record.text())


def test_sealed_dice_are_recomputed() -> None:
    assert "every shuffle, roll and draw follows" in verify(sealed_record(), GAME)
    assert "not sealed" in verify(parse(TEXT), GAME)


def test_a_seal_keeps_its_secret_until_the_end() -> None:
    recorder = Recorder(GAME, 2, Sealed(b"s" * 32), GAME.choose({}))
    recorder.seal(b"s" * 32, ())
    assert recorder.record.secret == ""
    assert (b"s" * 32).hex() not in recorder.record.text()
    assert "when the game is over" in verify(parse(recorder.record.text()), GAME)


def test_another_secret_another_salt_or_other_dice_are_found_out() -> None:
    record = sealed_record()
    record.secret = (b"t" * 32).hex()
    with pytest.raises(BadRecord, match="not the one that was committed to"):
        verify(record, GAME)
    record = sealed_record()
    record.secret = "not hexadecimal"
    with pytest.raises(BadRecord, match="hexadecimal"):
        verify(record, GAME)
    record = sealed_record()
    record.secret = ""
    with pytest.raises(BadRecord, match="secret of its sealed dice is missing"):
        verify(record, GAME)
    record = sealed_record()
    record.commitment = ""
    with pytest.raises(BadRecord, match="no commitment"):
        verify(record, GAME)
    record = sealed_record()
    record.salts = ("pepper",)
    with pytest.raises(BadRecord, match="do not follow from the sealed secret"):
        verify(record, GAME)
    other = played(4, b"u" * 32)
    other.seal(b"u" * 32, ("salt",))
    honest = sealed_record()
    other.record.commitment, other.record.secret = honest.commitment, honest.secret
    with pytest.raises(BadRecord, match="dice of the start"):
        verify(parse(other.record.text()), GAME)


def test_dice_forged_in_the_middle_are_found_out() -> None:
    """A record that replays, but whose draws after the start came from somewhere else."""
    secret = b"s" * 32
    start = Recorder(GAME, 3, Sealed(secret), GAME.choose({})).record.start
    policy, chance = Seeded(1), Recorded(Seeded(2), GAME.cards)
    table = GAME.start(3, Scripted(start, GAME.cards), GAME.choose({}))
    record = parse(TEXT)
    record.start, record.moves = start, []
    while (asked := table.asked()) is not None:
        move = table.menu()[policy.below(len(table.menu()))]
        table.play(move, chance)
        record.moves.append(Played(seat_name(asked), move.text, chance.take()))
    record.result = result_text(table.outcome)
    record.commitment, record.secret = commitment(secret), secret.hex()
    with pytest.raises(BadRecord, match=r"dice of move \d+ do not follow from the sealed secret"):
        verify(parse(record.text()), GAME)


def test_outcomes_are_written_and_read_alike() -> None:
    record = parse(TEXT)
    assert outcomes(" ".join(record.start)) == record.start
    table = GAME.start(3, Scripted(record.start, GAME.cards), GAME.choose({}))
    assert table.round == 1


def test_a_record_may_begin_from_a_position() -> None:
    game = game_called("quick-silver")
    recorder = Recorder(game, 3, Seeded(4), game.choose({}))
    for _ in range(4):
        recorder.play(recorder.state.menu()[0])
    position = msgspec.json.encode(game.position(recorder.state)).decode()
    begun = msgspec.structs.replace(recorder.record, position=position, start=(), moves=[], result="open")
    again = parse(begun.text())
    assert again == begun
    (first,) = replay(again, game)
    assert game.position(first.state) == game.position(recorder.state)
    assert first.events == ()


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ("{", "its position is not a JSON object"),
        ("[]", "its position is not a JSON object"),
        ('{"game": "quick-silver"}', "The record cannot start: This is not a position"),
    ],
)
def test_a_record_with_an_impossible_position_is_refused(position: str, sentence: str) -> None:
    game = game_called("quick-silver")
    record = msgspec.structs.replace(Recorder(game, 3, Seeded(4), game.choose({})).record, position=position, start=())
    with pytest.raises(BadRecord, match=re.escape(sentence)):
        list(replay(record, game))


def test_a_position_of_another_table_is_refused() -> None:
    game = game_called("quick-silver")
    two, three = (Recorder(game, seats, Seeded(4), game.choose({})) for seats in (2, 3))
    position = msgspec.json.encode(game.position(two.state)).decode()
    record = msgspec.structs.replace(three.record, position=position, start=())
    with pytest.raises(BadRecord, match="with other seats or options"):
        list(replay(record, game))
