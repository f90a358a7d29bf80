"""Past versions of a network, which sit in some seats, so that it does not forget how to beat them."""

from __future__ import annotations

from copy import deepcopy

import torch
from torch import Tensor

from silverware.lab.train.network import Policy

NOBODY = -1


class League:
    """A few slots with past versions. A slot whose version is to go takes no new games, and waits for its last one to
    end: nobody is exchanged in the middle of a game.
    """

    def __init__(self, policy: Policy, slots: int) -> None:
        self.versions: list[Policy] = []
        for _ in range(slots):
            version = deepcopy(policy).requires_grad_(False)
            self.versions.append(version.eval())
        self.closing: int | None = None
        """The slot whose version is to go."""
        self._oldest = 0

    def turn_over(self) -> None:
        """Let the oldest version go as soon as its games are over. While one goes, no other does."""
        if self.closing is None and len(self.versions) > 1:
            self.closing = self._oldest
            self._oldest = (self._oldest + 1) % len(self.versions)

    def renew(self, policy: Policy, playing: Tensor) -> None:
        """Put the network of now where a version has gone. `playing` has the slot of each game."""
        if self.closing is not None and not bool((playing == self.closing).any()):
            self.versions[self.closing].load_state_dict(policy.state_dict())
            self.closing = None

    def drawn(self, games: int, device: torch.device) -> Tensor:
        """By lot a slot for each of some games that begin."""
        open_ = [slot for slot in range(len(self.versions)) if slot != self.closing]
        return torch.tensor(open_, device=device)[torch.randint(len(open_), (games,), device=device)]
