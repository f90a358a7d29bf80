"""Tests of a network while it learns on: arenas, in a process of their own, one after the other."""

from __future__ import annotations

from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from silverware.lab.arena import line_up
from silverware.lab.played import play
from silverware.lab.simulate import HERE, Plan
from silverware.lab.standings import Standings
from silverware.lab.train.settings import Settings
from silverware.lab.workers import sign_on

SEED: Final = 1000
"""The deals of the tests; arenas that are published have others."""


class Tests:
    """What is to be tested, and what is being tested."""

    def __init__(self, settings: Settings, network: Path) -> None:
        self.settings = settings
        self.network = network
        self._left: list[Plan] = []
        self._future: Future[tuple[str, float]] | None = None
        self._pool = ProcessPoolExecutor(1, get_context("spawn"), sign_on)

    def __enter__(self) -> Tests:
        return self

    def __exit__(self, *_: object) -> None:
        self._pool.shutdown(cancel_futures=True)

    def begin(self) -> None:
        """Test the network that was saved last; while tests go on, there are no others."""
        settings = self.settings
        if self._left or self._future is not None:
            return
        frozen = self.network.with_name(f"tested-{self.network.name}")
        frozen.write_bytes(self.network.read_bytes())
        for seats in settings.test_seats:
            for other in settings.tests:
                self._left.append(
                    Plan(
                        game=settings.game,
                        edition=None,
                        seats=seats,
                        options={},
                        bots=line_up([f"onnx:{frozen}", other], seats),
                        games=settings.test_games,
                        seed=SEED,
                        rotations=seats,
                    )
                )

    def done(self, *, wait: bool) -> dict[str, float]:
        """What has come of a test, if one is over; or of all, if they are waited for."""
        found: dict[str, float] = {}
        while self._left or self._future is not None:
            if self._future is None:
                self._future = self._pool.submit(share, self._left.pop(0))
            if not wait and not self._future.done():
                break
            name, value = self._future.result()
            found[name] = value
            self._future = None
        return found


def share(plan: Plan) -> tuple[str, float]:
    """What the first bot of a plan wins, under the name of the test."""
    standings = Standings(plan)
    for one in play(plan, HERE):
        standings.add(one)
    return f"test {plan.bots[-1]} at {plan.seats}", standings.share(plan.bots[0])
