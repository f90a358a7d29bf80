"""Many games stepped together are the very games that the engine plays one by one."""

from __future__ import annotations

import gc

import numpy as np
import pytest

from silverware.core.dice import Seeded
from silverware.core.errors import IllegalMove
from silverware.core.state import State
from silverware.envs import Arrays, Setting, VectorTable
from silverware.envs.envpool import EnvPoolTable
from silverware.envs.pgx import PgxTable
from silverware.envs.workers import SharedTable
from silverware.games import GAMES

STEPS = {"silverton": 40}
GAMES_AT_ONCE = 3


def game_of(setting: Setting, seed: int, number: int) -> tuple[State, Seeded]:
    """The game of that number as the engine starts it."""
    dice = Seeded(f"{seed}/{number}")
    return setting.game.start(setting.seats, dice, setting.options), dice


def check(table: VectorTable, row: int, state: State) -> None:
    """What a table has written of a game is what the engine says."""
    setting, asked = table.setting, state.asked()
    assert table.asked[row] == (-1 if asked is None else asked)
    assert table.observations[row].tobytes() == setting.observe(state, asked or 0).tobytes()
    assert table.masks[row].nonzero()[0].tolist() == sorted(setting.legal(state))


@pytest.mark.parametrize("autoreset", ["same-step", "next-step"])
@pytest.mark.parametrize("name", list(GAMES))
def test_the_games_are_those_of_the_engine_move_by_move(name: str, autoreset: str) -> None:
    table = VectorTable(name, 3, GAMES_AT_ONCE, seed=5, autoreset=autoreset)  # type: ignore[arg-type]
    setting = table.setting
    alone = [game_of(setting, 5, row) for row in range(GAMES_AT_ONCE)]
    numbers = list(range(GAMES_AT_ONCE))
    for _ in range(STEPS.get(name, 400)):
        for row, (state, _) in enumerate(alone):
            check(table, row, state)
        actions = table.sample()
        table.step(actions)
        for row, (state, dice) in enumerate(alone):
            asked = state.asked()
            over = asked is None
            if asked is not None:
                state.play(setting.move(actions[row], asked), dice)
                assert bool(table.ended[row]) == (state.outcome is not None)
                rewards = [0.0] * 3 if state.outcome is None else setting.rewards(state.outcome)
                assert table.rewards[row].tolist() == pytest.approx(rewards)
            if over or (autoreset == "same-step" and state.outcome is not None):
                numbers[row] += GAMES_AT_ONCE
                alone[row] = game_of(setting, 5, numbers[row])
                assert over is not bool(table.ended[row])
    assert name in STEPS or name == "silver-coin" or max(numbers) >= GAMES_AT_ONCE


def test_it_writes_into_the_arrays_it_is_given() -> None:
    setting = Setting("quick-silver", 2)
    arrays = Arrays.made(setting, 4)
    table = VectorTable(setting, games=4, seed=1, arrays=arrays)
    before = arrays.observations.copy()
    table.step(table.sample())
    assert table.observations is arrays.observations
    assert not np.array_equal(arrays.observations, before)


def test_an_action_that_is_not_allowed_is_refused() -> None:
    table = VectorTable("quick-silver", 2, 1, seed=1)
    forbidden = int(np.flatnonzero(table.masks[0] == 0)[0])
    with pytest.raises(IllegalMove):
        table.step([forbidden])


@pytest.mark.parametrize(("actions", "says"), [([0, -1], "no action -1"), ([0, 70], "no action 70"), ([0], "2 games")])
def test_actions_that_do_not_exist_are_refused(actions: list[int], says: str) -> None:
    table = VectorTable("quick-silver", 4, 2, seed=1)
    with pytest.raises(ValueError, match=says):
        table.step(actions)


def test_garbage_is_collected_between_steps_if_it_was_before() -> None:
    table = VectorTable("quick-silver", 2, 1, seed=1)
    table.step(table.sample())
    assert gc.isenabled()
    gc.disable()
    try:
        table.step(table.sample())
        assert not gc.isenabled()
    finally:
        gc.enable()


@pytest.mark.parametrize("against", ["random", "easy"])
def test_against_bots_only_your_seat_is_asked(against: str) -> None:
    table = VectorTable("quick-silver", 3, 6, seed=2, against=against)
    assert table.learners == [0, 1, 2, 0, 1, 2]
    over = 0
    for _ in range(60):
        assert table.asked.tolist() == table.learners
        table.step(table.sample())
        for row, state in table.finals().items():
            assert state.outcome is not None
            rewards = table.setting.rewards(state.outcome)
            assert table.mine[row] == pytest.approx(rewards[table.learners[row]])
            over += 1
    assert over > 0
    again = VectorTable("quick-silver", 3, 6, seed=2, against=against, seat=1)
    assert set(again.learners) == {1}


def test_a_seed_begins_the_same_games_again() -> None:
    table = VectorTable("quicksand", 2, 3, seed=4)
    first = table.observations.copy()
    table.step(table.sample())
    table.reset(9)
    assert not np.array_equal(table.observations, first)
    table.reset(4)
    assert np.array_equal(table.observations, first)
    table.restart([1])
    assert np.array_equal(table.observations[0], first[0])
    assert not np.array_equal(table.observations[1], first[1])


def test_workers_play_the_same_games() -> None:
    alone = VectorTable("quick-silver", 3, 5, seed=6)
    with SharedTable("quick-silver", 3, 5, workers=2, seed=6) as shared:
        for _ in range(120):
            actions = alone.sample()
            alone.step(actions)
            shared.step(actions)
            for name in ("observations", "masks", "asked", "rewards", "ended"):
                assert np.array_equal(getattr(alone, name), getattr(shared, name))
        with pytest.raises(IllegalMove):
            shared.step(np.full(5, int(np.flatnonzero(shared.masks.max(0) == 0)[0])))


def test_envpool_receives_whole_batches_and_nothing_hidden() -> None:
    pool = EnvPoolTable("quick-silver", 3, 6, num_threads=2, seed=6)
    try:
        pool.async_reset()
        met: set[int] = set()
        for _ in range(40):
            observed, rewards, ended, cut, info = pool.recv()
            assert set(info) == {"env_id", "current_player", "action_mask"}
            assert observed.shape[0] == rewards.shape[0] == len(ended) == len(cut) == len(info["env_id"])
            met |= set(info["env_id"].tolist())
            with pytest.raises(ValueError, match="whole batch"):
                pool.send([0], info["env_id"][:1])
            pool.send(info["action_mask"].argmax(1), info["env_id"])
        assert met == set(range(6))
    finally:
        pool.close()


def test_pgx_has_its_names() -> None:
    env = PgxTable("quick-silver", 3, 4)
    first = env.init(1)
    state = first
    actions = np.zeros(4, np.int64)
    for _ in range(200):
        actions = state.legal_action_mask.argmax(1)
        state = env.step(state, actions)
        if state.terminated.any():
            break
    assert state.rewards[state.terminated].any()
    assert env.num_players == 3
    with pytest.raises(ValueError, match="latest"):
        env.step(first, actions)
