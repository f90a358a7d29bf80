"""Gathering experience: what was seen, done, and came of it, in all games of the actors."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import Any

import torch
from torch import Tensor

from silverware.envs import Setting
from silverware.experts.layout import Layout
from silverware.lab.train.actors import HALVES, Actors, Half, Rows
from silverware.lab.train.league import NOBODY, League
from silverware.lab.train.network import Policy


class Tables:
    """What the rows of a half play, as a network is told it."""

    def __init__(self, layout: Layout, rows: list[Rows], device: torch.device) -> None:
        places, chosen, centres = [], [], []
        kinds = list(dict.fromkeys(each.kind for each in rows))
        for kind in kinds:
            setting = Setting(layout.game, kind.seats, options=dict(kind.options))
            zero = torch.from_numpy(layout.places(setting))
            places.append(torch.where(zero == setting.width, -1, zero))
            chosen.append(torch.from_numpy(layout.chosen(setting)))
            at, theirs, here = layout.centred(setting)
            centres.append(torch.from_numpy(theirs))
        self._at = torch.from_numpy(at).to(device)
        self._here = torch.from_numpy(here).to(device)
        which = torch.tensor([kinds.index(each.kind) for each in rows for _ in range(each.first, each.stop)])
        self._which = which.to(device)
        self._places = torch.stack(places).to(device)
        self._chosen = torch.stack(chosen).to(device)
        self._theirs = torch.stack(centres).to(device)
        self.seats = torch.tensor([kind.seats for kind in kinds])[which].to(device)

    def cells(self, observations: Tensor) -> Tensor:
        """Observations of all rows, laid out. Their last number is always 0."""
        cells = observations.gather(1, self._places[self._which] % observations.shape[1])
        if len(self._at):
            named = cells[:, self._at]
            cells[:, self._at] = torch.where(named == self._theirs[self._which], self._here, named)
        return torch.cat([cells, self._chosen[self._which]], 1)


@dataclass
class Experience:
    """Decisions, a row for each: what the network learns from."""

    cells: Tensor
    masks: Tensor
    truth: Tensor
    actions: Tensor
    likely: Tensor
    better: Tensor
    returns: Tensor

    def __len__(self) -> int:
        return len(self.actions)

    def rows(self, which: Tensor) -> Experience:
        """Some of them."""
        return Experience(**{name: value[which] for name, value in vars(self).items()})


class Player:
    """A network in the seats of half of the games, and past versions of it in some others."""

    def __init__(self, tables: Tables, half: Half, share: float, league: League) -> None:
        self.tables = tables
        self.half = half
        self.league = league
        self.device = tables.seats.device
        rows, seats = half.rewards.shape
        self._rows = torch.arange(rows, device=self.device)
        self._with_past = self._rows < round(rows * share)
        self._with_past = self._with_past[torch.randperm(rows, device=self.device)]
        self.slots = torch.full((rows,), NOBODY, device=self.device)
        """The slot of the past version in each game, if there is one."""
        self.learners = torch.ones(rows, seats, dtype=torch.bool, device=self.device)
        """Whose seats are the network's."""
        self.steps: list[dict[str, Tensor]] = []
        self.games = 0
        """How many have ended."""
        self.past = torch.zeros(2, 2, device=self.device)
        """Rewards and seats of the network, and of past versions, in games that they shared."""
        self.seat_anew(self._rows)

    def look(self, name: str) -> Tensor:
        """One of the arrays, as it is now."""
        return torch.from_numpy(getattr(self.half, name)).to(self.device, copy=True)

    def seat_anew(self, rows: Tensor) -> None:
        """Games begin: draw who sits where."""
        mixed = rows[self._with_past[rows]]
        if len(mixed):
            self.slots[mixed] = self.league.drawn(len(mixed), self.device)
            self.learners[mixed] = torch.rand(len(mixed), self.learners.shape[1], device=self.device) < 0.5
            always = torch.rand(len(mixed), device=self.device) * self.tables.seats[mixed]
            self.learners[mixed, always.long()] = True  # versions that know nothing may play for ever among themselves

    @torch.no_grad()
    def act(self, policy: Policy) -> None:
        """Choose in all games."""
        cells, masks = self.tables.cells(self.look("observations")), self.look("masks")
        asked = self.look("asked").long()
        learns = self.learners[self._rows, asked]
        logs = policy(cells, masks)
        for slot, version in enumerate(self.league.versions):
            theirs = ((self.slots == slot) & ~learns).nonzero().squeeze(1)
            if len(theirs):
                logs[theirs] = version(cells[theirs], masks[theirs])
        actions = (logs - torch.empty_like(logs).exponential_().log_()).argmax(-1)
        self.half.actions[:] = actions.cpu().numpy()
        likely = logs.gather(1, actions[:, None]).squeeze(1)
        self.steps.append(
            {
                "cells": cells,
                "masks": masks,
                "truth": self.look("truth"),
                "asked": asked,
                "learns": learns,
                "actions": actions,
                "likely": likely,
            }
        )

    def see(self) -> None:
        """Take in what came of it."""
        ended = self.look("ended")
        rewards = self.look("rewards")
        self.steps[-1] |= {"ended": ended, "rewards": rewards}
        over = ended.nonzero().squeeze(1)
        self.games += len(over)
        past = over[self._with_past[over]]
        if len(past):
            there = torch.arange(rewards.shape[1], device=self.device) < self.tables.seats[past, None]
            mine, theirs = (rewards[past][there & who] for who in (self.learners[past], ~self.learners[past]))
            self.past += torch.stack([torch.stack([who.sum(), torch.ones_like(who).sum()]) for who in (mine, theirs)])
        self.seat_anew(over)

    def gathered(self, critic: Any, discount: float, trace: float, batch: int) -> Experience:
        """All that has been gathered, judged, and forgotten here."""
        steps = {name: torch.stack([step[name] for step in self.steps]) for name in self.steps[0]}
        self.steps = []
        flat = {name: value.flatten(0, 1) for name, value in steps.items()}
        with torch.no_grad():
            parts = zip(flat["cells"].split(batch), flat["truth"].split(batch), strict=True)
            values = torch.cat([critic(cells, truth) for cells, truth in parts]).view_as(steps["asked"])
        better, known = advantages(values, steps["asked"], steps["ended"], steps["rewards"], discount, trace)
        use = (known & steps["learns"]).flatten()
        flat |= {"better": better.flatten(), "returns": (better + values).flatten()}
        return Experience(**{name: flat[name][use] for name in Experience.__dataclass_fields__})


def advantages(
    values: Tensor, asked: Tensor, ended: Tensor, rewards: Tensor, discount: float, trace: float
) -> tuple[Tensor, Tensor]:
    """How much better each decision came out than expected, and where that is known yet. All are [steps, games].

    What follows for a seat is its own next turn, however many others are asked between. So we go backwards, and keep
    for each seat what it expected at its next turn, or got when the game ended.
    """
    rows = torch.arange(values.shape[1], device=values.device)
    after, surprise = torch.zeros_like(rewards[0]), torch.zeros_like(rewards[0])
    seen = torch.zeros_like(rewards[0], dtype=torch.bool)
    better, known = torch.zeros_like(values), torch.zeros_like(values, dtype=torch.bool)
    for step in reversed(range(len(values))):
        over = ended[step][:, None]
        after = torch.where(over, rewards[step] / max(discount, 1e-6), after)
        surprise, seen = surprise.masked_fill(over, 0.0), seen | over
        seat = asked[step]
        known[step] = seen[rows, seat]
        gain = discount * (after[rows, seat] + trace * surprise[rows, seat]) - values[step]
        better[step] = torch.where(known[step], gain, 0.0)
        after[rows, seat], surprise[rows, seat] = values[step], better[step]
        seen[rows, seat] = True
    return better, known


def gather(actors: Actors, players: list[Player], policy: Policy, steps: int) -> dict[str, float]:
    """So many decisions of every game; the seconds it took to choose, and to wait for the games."""
    spent = {"choosing": 0.0, "waiting": 0.0}

    def clocked(name: str, begun: float) -> float:
        now = perf_counter()
        spent[name] += now - begun
        return now

    now = perf_counter()
    for step in range(steps):
        for half in range(HALVES):
            if step:
                actors.wait(half)
                now = clocked("waiting", now)
                players[half].see()
            players[half].act(policy)
            actors.go(half)
            now = clocked("choosing", now)
    for half in range(HALVES):
        actors.wait(half)
        players[half].see()
    clocked("waiting", now)
    return spent
