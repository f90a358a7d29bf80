"""Learn Quick Silver from nothing, on two cores in under ten minutes: PPO, by playing against itself.

    pip install 'silverware[train]'
    python examples/learn.py --minutes 9 --out learned

One network sits in all seats. Now and then it plays three easy bots, to see how good it is, and learns nothing from it.
"""

from __future__ import annotations

import argparse
import csv
from pathlib import Path
from time import perf_counter

import numpy as np
import torch
from torch import Tensor, nn

from silverware.envs import VectorTable

SEATS, GAMES, STEPS, BATCH, EPOCHS = 4, 512, 64, 4096, 2
RATE, CLIP, ENTROPY, LAMBDA = 1e-3, 0.1, 0.03, 0.95


class Network(nn.Module):
    """What to do, and what placement to expect: from -1 for the worst to 1 for the best."""

    def __init__(self, table: VectorTable, hidden: int = 160) -> None:
        super().__init__()
        setting = table.setting
        self.register_buffer("scale", torch.from_numpy(setting.scale()))
        self.body = nn.Sequential(nn.Linear(setting.width, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.policy = nn.Linear(hidden, len(setting.moves))
        self.value = nn.Linear(hidden, 1)

    def forward(self, observations: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        seen = self.body(observations * self.scale)
        return self.policy(seen).masked_fill(masks == 0, -1e9).log_softmax(-1), self.value(seen).squeeze(-1)


def look(table: VectorTable) -> tuple[Tensor, Tensor]:
    """What is observed now, and what is allowed: copies, as the table writes into its arrays again."""
    return torch.from_numpy(table.observations.copy()), torch.from_numpy(table.masks.copy())


def played(table: VectorTable, network: Network) -> dict[str, Tensor]:
    """So many steps of all games: what was seen and done, and what each step was worth beyond what was expected."""
    kept: dict[str, list[Tensor]] = {name: [] for name in ("seen", "masks", "actions", "likely", "values")}
    asked, ended, rewards = [], [], []
    for _ in range(STEPS):
        seen, masks = look(table)
        with torch.no_grad():
            logs, values = network(seen, masks)
        actions = torch.distributions.Categorical(logits=logs).sample()
        asked.append(torch.from_numpy(table.asked.astype(np.int64)))
        table.step(actions.numpy())
        ended.append(torch.from_numpy(table.ended.copy()))
        rewards.append(torch.from_numpy(table.rewards.copy()))
        likely = logs.gather(1, actions[:, None]).squeeze(1)
        for name, value in zip(kept, (seen, masks, actions, likely, values), strict=True):
            kept[name].append(value)
    found = {name: torch.stack(each) for name, each in kept.items()}
    found["better"], known = advantages(found["values"], asked, ended, rewards)
    found["returns"] = found["better"] + found["values"]
    return {name: value[known] for name, value in found.items()}


def advantages(values: Tensor, asked: list[Tensor], ended: list[Tensor], rewards: list[Tensor]) -> list[Tensor]:
    """How much better each step came out than expected, and for which steps that is known already.

    A seat's next step is its next turn, however many others are asked between; so we go backwards, and keep for each
    seat of each game what it expected at its next turn, or got at the end.
    """
    rows = torch.arange(values.shape[1])
    next_value, next_better = torch.zeros_like(rewards[0]), torch.zeros_like(rewards[0])
    next_known = torch.zeros_like(rewards[0], dtype=torch.bool)
    better, known = torch.zeros_like(values), torch.zeros_like(values, dtype=torch.bool)
    for step in reversed(range(STEPS)):
        over = ended[step]
        next_value[over], next_better[over], next_known[over] = rewards[step][over], 0.0, True
        seat = asked[step]
        known[step] = next_known[rows, seat]
        gain = next_value[rows, seat] - values[step] + LAMBDA * next_better[rows, seat]
        better[step] = torch.where(known[step], gain, 0.0)
        next_value[rows, seat], next_better[rows, seat], next_known[rows, seat] = values[step], better[step], True
    return [better, known]


def learn(network: Network, optimizer: torch.optim.Optimizer, steps: dict[str, Tensor]) -> None:
    """Make what came out better than expected likelier, a little, and expect what came."""
    steps["better"] = (steps["better"] - steps["better"].mean()) / (steps["better"].std() + 1e-6)
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(steps["actions"])).split(BATCH):
            batch = {name: value[rows] for name, value in steps.items()}
            logs, values = network(batch["seen"], batch["masks"])
            likely = logs.gather(1, batch["actions"][:, None]).squeeze(1)
            ratio = (likely - batch["likely"]).exp()
            gain = torch.minimum(ratio * batch["better"], ratio.clamp(1 - CLIP, 1 + CLIP) * batch["better"])
            entropy = -(logs.exp() * logs).sum(-1)
            loss = (0.5 * (values - batch["returns"]).square() - gain - ENTROPY * entropy).mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


def wins(network: Network, games: int) -> float:
    """The share of games that the network wins against bots, by its favourite actions, each seat as often."""
    table = VectorTable("quick-silver", SEATS, games, seed="test", against="easy")
    first: dict[int, float] = {}
    while len(first) < games:  # the first game of each row: the first to end would be the short ones
        with torch.no_grad():
            logs, _ = network(*look(table))
        table.step(logs.argmax(-1).numpy())
        for row, state in table.finals().items():
            winners = state.outcome.winners if state.outcome else ()
            first.setdefault(row, (table.learners[row] in winners) / max(len(winners), 1))
    return sum(first.values()) / games


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn Quick Silver by playing against yourself.")
    parser.add_argument("--minutes", type=float, default=9.0)
    parser.add_argument("--tests", type=int, default=400, help="games against easy bots in each test")
    parser.add_argument("--out", type=Path, default=Path("learned"), help="a folder for the network and its curve")
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(1)
    table = VectorTable("quick-silver", SEATS, GAMES, seed=1)
    network = Network(table)
    optimizer = torch.optim.Adam(network.parameters(), RATE)
    whole, spent, shown, decisions = 60 * asked.minutes, 0.0, 0.0, 0
    with (asked.out / "curve.csv").open("w", newline="") as file:
        curve = csv.writer(file)
        curve.writerow(["seconds", "decisions", "wins"])
        while spent < whole:
            begun = perf_counter()
            optimizer.param_groups[0]["lr"] = RATE * max(0.05, 1 - spent / whole)
            learn(network, optimizer, played(table, network))
            spent, decisions = spent + perf_counter() - begun, decisions + GAMES * STEPS
            if spent >= min(shown, whole):
                shown += 30
                share = wins(network, asked.tests)
                print(f"{spent:4.0f} s  {decisions:11,} decisions  {share:6.1%} against easy", flush=True)
                curve.writerow([round(spent), decisions, share])
    torch.save(network.state_dict(), asked.out / "network.pt")


if __name__ == "__main__":
    main()
