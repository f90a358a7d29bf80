"""What holds for every game, every number of seats and every option. A new game gets all of it free.

The games are those that are registered; what must be known of one to look at it is its `Conduct`.
"""

from __future__ import annotations

import pickle
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator
from copy import deepcopy
from functools import cache
from math import prod
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import inspect

from silverware.bots import EASY, RANDOM, bot_called
from silverware.cli.documents import to_toml
from silverware.core.dice import Seeded
from silverware.core.digest import paragraphs
from silverware.core.errors import IllegalMove
from silverware.core.event import Event
from silverware.core.game import AnyGame
from silverware.core.move import Move
from silverware.core.record import parse, result_text
from silverware.core.recorder import Recorder
from silverware.core.registry import registration
from silverware.core.replay import replay
from silverware.core.seats import SEAT_NAMES, SPECTATOR, Seat, seat_name
from silverware.core.state import State
from silverware.games import GAMES
from tests.conduct import conduct

MANY = 100
"""Options with more combinations than this are not all tried: the usual ones are, and some that are drawn."""


def combinations(game: AnyGame, seats: int) -> dict[str, st.SearchStrategy[Any]]:
    """The options a game is tried with at a table of so many seats, by name."""
    choices = game.choices()
    if prod(len(values) for values in choices.values()) <= MANY:
        every = list(game.every_options(seats))
        return {"-".join(map(str, msgspec.structs.astuple(options))): st.just(options) for options in every}
    usual = next(game.every_options(seats))
    return {"usual": st.just(usual), "drawn": drawn_options(game, seats, usual)}


@st.composite
def drawn_options(draw: st.DrawFn, game: AnyGame, seats: int, usual: Any) -> Any:
    """One option after the other is drawn, from what such a table can play with."""
    options = usual
    for name, values in game.choices().items():
        every = [game.choose({**msgspec.to_builtins(options), name: value}) for value in values]
        options = draw(st.sampled_from([chosen for chosen in every if game.objection(seats, chosen) is None]))
    return options


CASES = [
    pytest.param(game, seats, chosen, id=f"{name}-{seats}-{said}")
    for name, game in GAMES.items()
    for seats in game.seats
    for said, chosen in combinations(game, seats).items()
]

seeds = st.integers(0, 2**32)

LONG = 180
"""How many moves of a game are recorded at most."""


def every_table(test: Callable[[AnyGame, int, Any, int], None]) -> Callable[..., None]:
    """Try every game with every number of seats and its options, each with some seeds."""

    @pytest.mark.parametrize(("game", "seats", "chosen"), CASES)
    @given(seed=seeds, data=st.data())
    def at_every_table(
        game: AnyGame, seats: int, chosen: st.SearchStrategy[Any], seed: int, data: st.DataObject
    ) -> None:
        test(game, seats, data.draw(chosen), seed)

    tried: Callable[..., None] = at_every_table
    tried.__doc__ = test.__doc__
    return tried


def test_every_combination_of_options_is_a_table() -> None:
    ids = {case.id for case in CASES}
    assert len(ids) == len(CASES)
    for name in GAMES:
        assert sum(str(each).startswith(f"{name}-") for each in ids) == conduct(name).tables


def walk(game: AnyGame, seats: int, options: Any, seed: int) -> Iterator[tuple[State, list[Event]]]:
    """A game by random moves: the state at each question, and what happened since the one before."""
    dice = Seeded(seed)
    pace = Seeded(seed)
    heard: list[Event] = []
    state = game.start(seats, dice, options, heard)
    looked = 0
    while state.outcome is None and looked < conduct(game.name).steps:
        if pace.below(conduct(game.name).pace) == 0:
            yield state, heard
            heard.clear()
            looked += 1
        menu = state.menu()
        state.play(menu[dice.below(len(menu))], dice)


def chairs(state: State) -> list[Seat]:
    return [SPECTATOR, *range(state.seats)]


def received(game: AnyGame, state: State, seat: Seat) -> bytes:
    """Every byte a chair gets while a question is open: view, prompt, and for the asked seat menu and refusals."""
    view = game.view(state, seat)
    names = [str(number) for number in range(state.seats)]
    sent: list[Any] = [view, game.prompt(view, names)]
    if seat == state.asked():
        sent.append([(move.text, move.form, game.brings(state, move)) for move in state.menu()])
        sent.append([refusal(state, move) for move in game.notation.moves[:: stride(game, 7)]])
    return msgspec.json.encode(sent)


def stride(game: AnyGame, least: int) -> int:
    """How far apart the moves are that stand for all: a hundred of them at most."""
    return max(least, len(game.notation.moves) // 100)


def refusal(state: State, move: Move) -> str:
    if any(move is allowed for allowed in state.menu()):
        return "allowed"
    with pytest.raises(IllegalMove) as refused:
        state.play(move, Seeded(0))
    return str(refused.value)


@every_table
def test_every_game_ends_with_a_result(game: AnyGame, seats: int, options: Any, seed: int) -> None:
    dice = Seeded(seed)
    state = game.start(seats, dice, options)
    decisions = state.playout(dice)
    driven = Seeded(seed)
    same = game.start(seats, driven, options)
    for _ in range(decisions):
        same.play(same.menu()[driven.below(len(same.menu()))], driven)
    assert same.outcome == state.outcome
    assert state.asked() is None
    assert not state.menu()
    assert state.outcome is not None
    assert len(state.outcome.scores) == seats
    assert set(state.outcome.winners) <= set(range(seats))
    check_position_of_the_end(game, state)


def check_position_of_the_end(game: AnyGame, state: State) -> None:
    """A game that is over is rebuilt by its position, with all that everybody sees then; nothing happens again."""
    document = game.position(state)
    heard: list[Event] = []
    again = game.place(tomllib.loads(to_toml(document)), heard)
    assert (again.outcome, again.asked(), heard) == (state.outcome, None, [])
    assert game.position(again) == document
    assert game.place(document) == again
    for seat in chairs(state):
        assert received(game, again, seat) == received(game, state, seat)


@every_table
def test_somebody_asked_always_has_a_choice_of_moves_with_notation(
    game: AnyGame, seats: int, options: Any, seed: int
) -> None:
    for state, _ in walk(game, seats, options, seed):
        assert state.asked() in range(seats)
        menu = state.menu()
        assert menu
        assert len({move.text for move in menu}) == len(menu)
        for move in menu:
            assert game.notation.parse(move.text.upper().replace(" ", "  ")) is move
            assert game.notation.moves[move.number] is move
            assert game.notation.meant(move.number) is move
            assert game.notation.meant(msgspec.json.decode(msgspec.json.encode(move.form))) is move
            assert msgspec.convert(msgspec.to_builtins(move.form), game.moves) == move.form


@every_table
def test_a_listed_move_is_accepted_and_any_other_refused(game: AnyGame, seats: int, options: Any, seed: int) -> None:
    rules = paragraphs(game.name)
    for state, _ in walk(game, seats, options, seed):
        listed = set(state.menu())
        before = game.position(state)
        asked = state.asked()
        assert asked is not None
        every = stride(game, 5)
        for move in game.notation.moves[seed % every :: every]:
            copy = state.copy()
            if move in listed:
                copy.play(move, Seeded(seed))
                continue
            with pytest.raises(IllegalMove) as refused:
                copy.play(move, Seeded(seed))
            assert game.position(copy) == before
            assert refused.value.rule in rules
            why = state.why_not(asked, move)
            assert why is not None
            assert why.args == refused.value.args
        assert all(state.why_not(asked, move) is None for move in listed)
        for other in set(range(seats)) - {asked}:
            with pytest.raises(IllegalMove, match="is asked now"):
                state.play_as(other, state.menu()[0], Seeded(seed))


@every_table
def test_copies_are_independent(game: AnyGame, seats: int, options: Any, seed: int) -> None:
    for step, (state, _) in enumerate(walk(game, seats, options, seed)):
        before = game.position(state)
        one, two = state.copy(), state.copy()
        for copy in (one, two):
            assert game.position(copy) == before
            assert copy.heard is None
            copy.play(copy.menu()[seed % len(copy.menu())], Seeded(seed))
        assert game.position(state) == before
        if one.outcome is None:
            assert game.position(one) == game.position(two)
        assert one.outcome == two.outcome
        menu = list(state.menu())
        handed_out = state.copy().menu()
        if isinstance(handed_out, list):
            handed_out.clear()
        assert list(state.menu()) == menu
        if step % 10 == 0:
            one.playout(Seeded(seed))
            assert game.position(state) == before


@every_table
def test_a_pickled_game_plays_on(game: AnyGame, seats: int, options: Any, seed: int) -> None:
    for step, (state, heard) in enumerate(walk(game, seats, options, seed)):
        if step % 15 != seed % 15:
            continue
        views = [game.view(state, seat) for seat in chairs(state)]
        dice = Seeded(seed)
        copy = state.copy()
        sent = state, state.menu(), state.question, views, heard, game, dice
        twin, menu, question, seen, told, same, luck = pickle.loads(pickle.dumps(sent))
        assert (twin, question, seen, told, luck) == (state, state.question, views, heard, dice)
        assert same is game
        assert twin.heard is None
        assert len(menu) == len(state.menu())
        assert all(one is other for one, other in zip(menu, twin.menu(), strict=True))
        assert deepcopy(state) == copy == state
        for _ in range(15):
            if twin.outcome is None:
                number = seed % len(twin.menu())
                copy.play(copy.menu()[number], dice)
                assert twin != copy
                twin.play(twin.menu()[number], luck)
                assert twin == copy
        assert pickle.loads(pickle.dumps(twin.outcome)) == copy.outcome


@every_table
def test_a_record_replays_to_the_same_game(game: AnyGame, seats: int, options: Any, seed: int) -> None:
    policy = Seeded(seed)
    heard: list[Event] = []
    recorder = Recorder(game, seats, Seeded(seed + 1), options, heard)
    while recorder.state.outcome is None and len(recorder.record.moves) < LONG:
        menu = recorder.state.menu()
        recorder.play(menu[policy.below(len(menu))])
    text = recorder.record.text()
    again = parse(f"{text}# a comment\n".replace("result:", "# another\n\nresult:"))
    assert again == recorder.record
    assert again.text() == text
    steps = list(replay(again, game))
    assert steps[-1].state.outcome == recorder.state.outcome
    assert result_text(recorder.state.outcome) == recorder.record.result
    assert [event for step in steps for event in step.events] == heard


@every_table
def test_a_position_rebuilds_every_moment(game: AnyGame, seats: int, options: Any, seed: int) -> None:
    """And since `place` counts the cards, none is ever lost or made. Positions are written as JSON or as TOML."""
    for at, (state, _) in enumerate(walk(game, seats, options, seed)):
        document = game.position(state)
        if at % 20:
            again = game.place(msgspec.json.decode(msgspec.json.encode(document)))
        else:
            again = game.place(tomllib.loads(to_toml(document)))
        assert game.position(again) == document
        for seat in chairs(state):
            assert received(game, again, seat) == received(game, state, seat)


@every_table
def test_tokens_and_money_are_conserved(game: AnyGame, seats: int, options: Any, seed: int) -> None:
    ledger = conduct(game.name).ledger(seats)
    for state, heard in walk(game, seats, options, seed):
        for event in heard:
            ledger.hear(event)
        ledger.check(game.view(state, SPECTATOR))


@every_table
def test_memory_by_events_is_what_was_lawfully_seen(game: AnyGame, seats: int, options: Any, seed: int) -> None:
    memories: dict[Seat, Any] = {}
    for state, heard in walk(game, seats, options, seed):
        for seat in chairs(state):
            for event in heard:
                memories[seat] = game.remember(memories.get(seat), event.to(seat))
            assert memories[seat] == game.recall(state, seat)


@every_table
def test_an_imagined_world_looks_the_same_from_the_chair_that_imagines_it(
    game: AnyGame, seats: int, options: Any, seed: int
) -> None:
    """And from the spectator's, where a seat could look too: nothing is seen there that any seat may not see."""
    dice = Seeded(seed)
    hidden, different = 0, 0
    for state, _ in walk(game, seats, options, seed):
        watched = game.view(state, SPECTATOR)
        for seat in chairs(state):
            view = game.view(state, seat)
            for memory in (game.recall(state, seat), None):
                world = game.imagine(view, memory, dice)
                assert received(game, world, seat) == received(game, state, seat)
                assert game.view(world, SPECTATOR) == watched
                if memory is not None:
                    assert game.recall(world, seat) == memory
                game.place(game.position(world))
                hidden += 1
                different += game.position(world) != game.position(state)
    assert different > hidden / 2


@every_table
def test_a_world_of_many_is_the_one_that_is_imagined_alone(game: AnyGame, seats: int, options: Any, seed: int) -> None:
    """With the same dice: whatever was drawn before, and whatever became of it."""
    for state, _ in walk(game, seats, options, seed):
        seat = state.asked()
        assert seat is not None
        view = game.view(state, seat)
        for memory in (game.recall(state, seat), None):
            worlds = game.worlds(view, memory)
            for number in range(2):
                world = worlds.imagine(Seeded(seed + number))
                assert world == game.imagine(view, memory, Seeded(seed + number))
                world.play(world.menu()[-1], Seeded(seed))


@every_table
def test_what_a_seat_may_not_know_changes_nothing_it_receives(
    game: AnyGame, seats: int, options: Any, seed: int
) -> None:
    """Non-interference: a move in the truth, and one that looks alike in a world a seat cannot tell from it."""
    compared = 0
    for state, _ in walk(game, seats, options, seed):
        for seat in chairs(state):
            world = game.imagine(game.view(state, seat), game.recall(state, seat), Seeded(seed))
            disguise = str if seat == state.asked() else conduct(game.name).disguise
            alike = {disguise(move.text): move for move in world.menu()}
            for move in list(state.menu())[:: max(1, len(state.menu()) // 3)]:
                twin = alike.get(disguise(move.text))
                if twin is not None:
                    compared += same_to(game, seat, after(state, move, seed), after(world, twin, seed))
    assert compared > 0


def after(state: State, move: Move, seed: int) -> State:
    """A copy of a state, listened to, after a move."""
    copy = state.copy()
    copy.heard = []
    copy.play(move, Seeded(seed))
    return copy


def same_to(game: AnyGame, seat: Seat, truth: State, world: State) -> bool:
    """Whether a seat learned nothing from what happened; then every byte it received must be the same."""
    assert truth.heard is not None
    assert world.heard is not None
    for mine, theirs in zip(truth.heard, world.heard, strict=False):
        privy = conduct(game.name).privy.get(type(mine))
        if type(mine) is not type(theirs) or (privy is not None and privy(mine, seat_name(seat))):
            return False
        assert msgspec.json.encode(mine.to(seat)) == msgspec.json.encode(theirs.to(seat))
    if truth.outcome is None:
        assert received(game, truth, seat) == received(game, world, seat)
    return True


@every_table
def test_bots_choose_from_the_menu_by_what_their_seat_sees(game: AnyGame, seats: int, options: Any, seed: int) -> None:
    for level in (RANDOM, EASY):  # those that think have a proof of their own: tests/bots/test_fairness.py
        bots = [bot_called(level, game, seed + seat) for seat in range(seats)]
        twins = [bot_called(level, game, seed + seat) for seat in range(seats)]
        for state, heard in walk(game, seats, options, seed):
            for event in heard:
                for seat in range(seats):
                    bots[seat].hear(event.to(seat))
                    twins[seat].hear(event.to(seat))
            asked = state.asked()
            assert asked is not None
            view = game.view(state, asked)
            world = game.imagine(view, game.recall(state, asked), Seeded(seed))
            chosen = bots[asked].choose(view, state.menu())
            assert chosen in state.menu()
            assert chosen is twins[asked].choose(game.view(world, asked), world.menu())


COUNTED = {"slot", "place", "pile", "depth"}
"""The fields of events that count along a row."""


def fields(said: Any, declared: inspect.Type, name: str = "") -> Iterator[tuple[str, inspect.Type, Any]]:
    """What an event says, with the name of its field and as it is declared there."""
    match declared:
        case inspect.StructType():
            for field in declared.fields:
                yield from fields(getattr(said, field.name), field.type, field.name)
        case inspect.VarTupleType():
            for part in said:
                yield from fields(part, declared.item_type, name)
        case inspect.TupleType():
            for part, kind in zip(said, declared.item_types, strict=True):
                yield from fields(part, kind, name)
        case inspect.UnionType() if said is not None:
            (kind,) = [kind for kind in declared.types if not isinstance(kind, inspect.NoneType)]
            yield from fields(said, kind, name)
        case _:
            yield name, declared, said


def names_a_seat(declared: inspect.Type) -> bool:
    return isinstance(declared, inspect.LiteralType) and set(SEAT_NAMES) <= set(declared.values)


declared_as = cache(inspect.type_info)


@every_table
def test_events_name_seats_and_count_from_one(game: AnyGame, seats: int, options: Any, seed: int) -> None:
    """As notation and documents do: `north`, the `centre`, slot 1."""
    for _, heard in walk(game, seats, options, seed):
        for event in heard:
            for name, declared, said in fields(event, declared_as(type(event))):
                assert not names_a_seat(declared) or said in (*SEAT_NAMES[:seats], "centre")
                assert name not in COUNTED or said is None or said >= 1
            assert msgspec.convert(msgspec.to_builtins(event), type(event)) == event


def structs(kinds: Iterable[inspect.Type]) -> Iterator[type]:
    """The structs that types are made of."""
    for kind in kinds:
        match kind:
            case inspect.StructType():
                yield kind.cls
                yield from structs(field.type for field in kind.fields)
            case inspect.VarTupleType():
                yield from structs([kind.item_type])
            case inspect.TupleType():
                yield from structs(kind.item_types)
            case inspect.UnionType():
                yield from structs(kind.types)


@pytest.mark.parametrize("game", GAMES)
def test_no_event_declares_a_seat_as_a_number(game: str) -> None:
    for kind in structs(inspect.multi_type_info(registration(game).events)):
        for field, said in vars(kind).get("__annotations__", {}).items():
            assert "Seat" not in re.findall(r"\w+", str(said)), f"{kind.__name__}.{field} is {said}, not SeatName"


@every_table
def test_every_event_question_and_move_has_words_and_a_rule(game: AnyGame, seats: int, options: Any, seed: int) -> None:
    rules = paragraphs(game.name)
    names = [f"Seat{number}" for number in range(seats)]
    for state, heard in walk(game, seats, options, seed):
        for event in heard:
            assert event.rule in rules
            for seat in chairs(state):
                assert game.tell(event.to(seat), names).endswith(".")
        seen = game.view(state, SPECTATOR)
        assert seen.rule in rules
        asking = msgspec.to_builtins(seen.asking)
        assert asking["type"] == seen.question
        assert msgspec.convert(asking, game.questions) == seen.asking
        assert game.prompt(game.view(state, SPECTATOR), names)
        for move in state.menu():
            assert game.say(move, names)
            assert (game.brings(state, move) is None) == (game.foretell(state, move, names) == "")
