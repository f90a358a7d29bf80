"""A training run: a folder with its settings, its checkpoint, its log and the network it has come to."""

from __future__ import annotations

import json
from collections.abc import Iterator
from multiprocessing.shared_memory import SharedMemory
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import msgspec
import torch

from silverware import __version__
from silverware.core.errors import BadTable
from silverware.experts.layout import Layout
from silverware.games import game_called
from silverware.lab.train.actors import Actors, kinds, shared_out
from silverware.lab.train.league import League
from silverware.lab.train.learning import Learner
from silverware.lab.train.network import Critic, Policy, exported
from silverware.lab.train.playing import Experience, Player, Tables, gather
from silverware.lab.train.settings import Settings
from silverware.lab.train.tests import Tests
from silverware.lab.train.truth import NONE, TRUTHS

CHECKPOINT: Final = "checkpoint.pt"
NETWORK: Final = "network.onnx"
LOG: Final = "log.jsonl"
SETTINGS: Final = "settings.json"
PAUSE: Final = 60.0
"""Seconds between checkpoints."""


class Run:
    """A run in its folder. What is there already is gone on with."""

    def __init__(self, folder: Path, settings: Settings, *, seed: int, device: str, workers: int) -> None:
        self.folder = folder
        self.settings = settings
        self.seed = seed
        self.workers = workers
        self.device = torch.device(device)
        self.game = game_called(settings.game)
        self.layout = Layout(self.game)
        self.truth = TRUTHS.get(self.game.name, NONE)
        if settings.games < 2 * settings.kinds:
            raise BadTable(f"{settings.kinds} kinds of tables need at least {2 * settings.kinds} games.")
        torch.manual_seed(seed)
        if self.device.type == "cuda":
            torch.set_float32_matmul_precision("high")
        shape = self.layout, settings.hidden, settings.layers
        self.policy = Policy(*shape, settings.rank).to(self.device)
        self.learner = Learner(self.policy, Critic(*shape, self.truth).to(self.device), settings)
        self.league = League(self.policy, settings.slots)
        self.updates = 0
        self.decisions = 0
        self.seconds = 0.0
        folder.mkdir(parents=True, exist_ok=True)
        told = folder / SETTINGS
        asked = msgspec.json.encode({"settings": settings, "seed": seed})
        if told.exists() and told.read_bytes() != asked:
            raise BadTable(f"{folder} holds a run with other settings or another seed.")
        told.write_bytes(asked)
        if (folder / CHECKPOINT).exists():
            self._restore(torch.load(folder / CHECKPOINT, map_location=self.device, weights_only=True))

    def learn(self, minutes: float) -> Iterator[dict[str, Any]]:
        """Learn until so many minutes have gone into it, those of earlier tries counted in. A line for each update."""
        settings, whole = self.settings, 60 * minutes
        if self.seconds >= whole:
            return
        half = settings.games // 2
        rows = shared_out(kinds(self.game, settings.kinds, settings.usual, self.seed), half)
        tables = Tables(self.layout, rows, self.device)
        seed = f"{self.seed}/{self.updates}"
        with (
            Actors(settings.game, half, min(self.workers, len(rows)), rows, seed) as actors,
            Tests(settings, self.folder / NETWORK) as tests,
        ):
            if self.device.type == "cuda":
                pin(actors.memory)
            players = [Player(tables, each, settings.league, self.league) for each in actors.halves]
            begun, before, saved = perf_counter(), self.seconds, 0.0
            while self.seconds < whole:
                line = self._update(actors, players, self.seconds / whole)
                self.seconds = before + perf_counter() - begun
                if perf_counter() - begun - saved > PAUSE or self.seconds >= whole:
                    saved = perf_counter() - begun
                    self.save()
                    tests.begin()
                line |= tests.done(wait=self.seconds >= whole)
                line = {"seconds": round(self.seconds, 1), "updates": self.updates, "decisions": self.decisions, **line}
                with (self.folder / LOG).open("a", encoding="utf-8") as log:
                    log.write(json.dumps(line) + "\n")
                yield line

    def _update(self, actors: Actors, players: list[Player], progress: float) -> dict[str, Any]:
        settings = self.settings
        with torch.autocast(self.device.type, torch.bfloat16, enabled=self.device.type == "cuda"):
            spent = gather(actors, players, self.policy, settings.steps)
            begun = perf_counter()
            half = [
                player.gathered(self.learner.critic, settings.discount, settings.trace, settings.batch)
                for player in players
            ]
        names = Experience.__dataclass_fields__
        experience = Experience(**{name: torch.cat([getattr(each, name) for each in half]) for name in names})
        found = self.learner.learn(experience, progress)
        self.updates += 1
        self.decisions += settings.games * settings.steps
        if self.updates % settings.every == 0:
            self.league.turn_over()
        self.league.renew(self.policy, torch.cat([player.slots for player in players]))
        games = sum(player.games for player in players)
        (ours, seats), (theirs, others) = sum(player.past for player in players).tolist()
        for player in players:
            player.games = 0
            player.past.zero_()
        if seats and others:
            found["ahead of past"] = ours / seats - theirs / others
        spent["learning"] = perf_counter() - begun
        return {"games": games, **found, "time": {name: round(value, 3) for name, value in spent.items()}}

    def save(self) -> None:
        """Write the checkpoint and the network, whole or not at all."""
        whole = self.folder / f"{CHECKPOINT}.new"
        torch.save(self._kept(), whole)
        whole.replace(self.folder / CHECKPOINT)
        new = self.folder / f"{NETWORK}.new"
        new.write_bytes(self.network())
        new.replace(self.folder / NETWORK)

    def network(self) -> bytes:
        """The network to play with, in ONNX, and how it came about."""
        properties = {
            "game": self.game.name,
            "version": __version__,
            "rules": str(self.game.version),
            "settings": msgspec.json.encode(self.settings).decode(),
            "seed": str(self.seed),
            "decisions": str(self.decisions),
            "seconds": str(round(self.seconds)),
        }
        return exported(self.learner.average, properties)

    def _kept(self) -> dict[str, Any]:
        return {
            "policy": self.policy.state_dict(),
            "critic": self.learner.critic.state_dict(),
            "average": self.learner.average.state_dict(),
            "optimizer": self.learner.optimizer.state_dict(),
            "league": [version.state_dict() for version in self.league.versions],
            "updates": self.updates,
            "decisions": self.decisions,
            "seconds": self.seconds,
        }

    def _restore(self, kept: dict[str, Any]) -> None:
        self.policy.load_state_dict(kept["policy"])
        self.learner.critic.load_state_dict(kept["critic"])
        self.learner.average.load_state_dict(kept["average"])
        self.learner.optimizer.load_state_dict(kept["optimizer"])
        for version, weights in zip(self.league.versions, kept["league"], strict=True):
            version.load_state_dict(weights)
        self.updates, self.decisions, self.seconds = kept["updates"], kept["decisions"], kept["seconds"]


def pin(memory: SharedMemory) -> None:
    """Let the GPU read shared memory by itself, which is several times faster."""
    everything = torch.frombuffer(memory.buf, dtype=torch.uint8)
    torch.cuda.cudart().cudaHostRegister(everything.data_ptr(), everything.numel(), 0)
