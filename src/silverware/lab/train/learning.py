"""Learning from experience: proximal policy optimization, held near its own average."""

from __future__ import annotations

from collections.abc import Iterable
from copy import deepcopy

import torch
from torch import Tensor, nn

from silverware.lab.train.network import Critic, Policy
from silverware.lab.train.playing import Experience
from silverware.lab.train.settings import Settings

WORTH = 0.5
"""How much the critic's error counts."""
STEEPEST = 0.5
"""How long a step may be."""
LEAST = 0.05
"""What part of the learning rate is left in the end."""


class Learner:
    """A policy and its critic, the average of the policy, and what makes them better."""

    def __init__(self, policy: Policy, critic: Critic, settings: Settings) -> None:
        self.policy = policy
        self.critic = critic
        self.settings = settings
        self.average = deepcopy(policy).requires_grad_(False)
        """Its weights are a running mean of the policy's: it plays more evenly, and is what will be shipped."""
        self.optimizer = torch.optim.Adam([*policy.parameters(), *critic.parameters()], settings.rate, eps=1e-5)

    def learn(self, experience: Experience, progress: float) -> dict[str, float]:
        """Make likelier what came out better than expected. `progress` goes from 0 to 1."""
        settings = self.settings
        entropy_counts = settings.entropy + (settings.entropy_last - settings.entropy) * progress
        for group in self.optimizer.param_groups:
            group["lr"] = settings.rate * max(LEAST, 1 - progress)
        better = experience.better
        experience.better = (better - better.mean()) / (better.std() + 1e-6)
        told: list[Tensor] = []
        for _ in range(settings.epochs):
            order = torch.randperm(len(experience), device=better.device)
            told += [self._step(experience.rows(rows), entropy_counts) for rows in chunks(order, settings.batch)]
        self._follow()
        means = torch.stack(told).mean(0).tolist()
        missed = better.var() / (experience.returns.var() + 1e-6)
        names = ("entropy", "error", "change", "from average")
        return dict(zip(names, means, strict=True)) | {"foreseen": 1 - float(missed)}

    def _step(self, batch: Experience, entropy_counts: float) -> Tensor:
        settings = self.settings
        with torch.autocast(batch.cells.device.type, torch.bfloat16, enabled=batch.cells.is_cuda):
            logs = self.policy(batch.cells, batch.masks)
            values = self.critic(batch.cells, batch.truth)
            with torch.no_grad():
                magnet = self.average(batch.cells, batch.masks)
        likely = logs.gather(1, batch.actions[:, None]).squeeze(1)
        ratio = (likely - batch.likely).exp()
        gain = torch.minimum(ratio * batch.better, ratio.clamp(1 - settings.clip, 1 + settings.clip) * batch.better)
        chances = logs.exp()
        entropy = -(chances * logs).sum(1).mean()
        apart = (chances * (logs - magnet)).sum(1).mean()
        error = (values - batch.returns).square().mean()
        loss = WORTH * error - gain.mean() - entropy_counts * entropy + settings.magnet * apart
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(each(self.optimizer), STEEPEST)
        self.optimizer.step()
        return torch.stack([entropy, error, (batch.likely - likely).mean(), apart]).detach()

    @torch.no_grad()
    def _follow(self) -> None:
        for mean, now in zip(self.average.parameters(), self.policy.parameters(), strict=True):
            mean.lerp_(now, 1 - self.settings.average)


def chunks(order: Tensor, size: int) -> Iterable[Tensor]:
    """So many at a time, about: what is left over in the end would be a noisy step."""
    parts: Iterable[Tensor] = order.tensor_split(max(1, round(len(order) / size)))
    return parts


def each(optimizer: torch.optim.Optimizer) -> Iterable[Tensor]:
    """The parameters that an optimizer changes."""
    return [parameter for group in optimizer.param_groups for parameter in group["params"]]
