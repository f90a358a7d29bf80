"""Many games at once, random moves: `VectorTable` beside EnvPool and Pgx. `python bench/vectors.py SECONDS`.

Prints one JSON object per measurement, as bench/peers.py does. Ours includes drawing the actions; theirs are drawn
outside the clock, which is in their favour.
"""
# mypy: disable-error-code="import-not-found,import-untyped"

from __future__ import annotations

import sys
from functools import partial
from time import process_time
from typing import Any

import envpool
import jax
import numpy as np
import pgx
from measure import Tally, show
from pgx.experimental import auto_reset

from silverware.envs import VectorTable

GAMES = 4096
STEPS = 4
OURS = "quick-silver", "silver-coin", "quicksand"
ENVPOOL = {"leduc": "LeducHoldem-v1", "sparrow mahjong": "SparrowMahjong-v1"}
ENVPOOL_GAMES = 256
"""As many as it is fastest with."""
PGX = {"leduc": "leduc_holdem", "sparrow mahjong": "sparrow_mahjong"}


def stepped(table: VectorTable, rounds: int) -> Tally:
    """Ours: actions drawn, games stepped, observations and masks written."""
    start = process_time()
    for _ in range(STEPS * rounds):
        table.step(table.sample())
    return Tally(STEPS * rounds * table.games, 0, process_time() - start)


def drawn(masks: Any, rng: np.random.Generator) -> Any:
    """By lot a legal action for each game."""
    return (masks * rng.random(masks.shape)).argmax(1).astype(np.int32)


def pooled(env: Any, rounds: int) -> Tally:
    """EnvPool, one thread."""
    rng = np.random.default_rng(1)
    _, info = env.reset()
    spent = 0.0
    for _ in range(STEPS * rounds):
        actions = drawn(info["legal_action_mask"], rng)
        start = process_time()
        info = env.step(actions)[-1]
        spent += process_time() - start
    return Tally(STEPS * rounds * ENVPOOL_GAMES, 0, spent)


def batched(env: Any, rounds: int) -> Tally:
    """Pgx, compiled by JAX, on the one core that bench/table.py gives everybody."""
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    init = jax.jit(jax.vmap(env.init))
    rng = np.random.default_rng(1)
    state = init(jax.random.split(jax.random.PRNGKey(0), GAMES))
    keys = [jax.random.split(jax.random.PRNGKey(at), GAMES) for at in range(2)]
    state = jax.block_until_ready(step(state, drawn(np.asarray(state.legal_action_mask), rng), keys[0]))
    spent = 0.0
    for _ in range(STEPS * rounds):
        actions = drawn(np.asarray(state.legal_action_mask), rng)
        start = process_time()
        state = jax.block_until_ready(step(state, actions, keys[1]))
        spent += process_time() - start
    return Tally(STEPS * rounds * GAMES, 0, spent)


def main(seconds: float) -> None:
    """Measure every case for about `seconds` and print it."""
    for name in OURS:
        show("Silverware", name, "many at once", partial(stepped, VectorTable(name, 4, GAMES, seed=1)), seconds)
    for name, known in ENVPOOL.items():
        env = envpool.make(known, env_type="gymnasium", num_envs=ENVPOOL_GAMES, num_threads=1)
        show("EnvPool", name, "many at once", partial(pooled, env), seconds)
    for name, known in PGX.items():
        show("Pgx", name, "many at once", partial(batched, pgx.make(known)), seconds)


if __name__ == "__main__":
    main(float(sys.argv[1]))
