"""Networks that are worked out once and kept for a turn or two."""

from __future__ import annotations

from typing import Final

from silverware.games.silverton.components import Box
from silverware.games.silverton.network import NOWHERE, Network

KEPT: Final = 60
"""So many are kept; then all are forgotten."""


class Networks:
    """The networks of track that was thought of lately. Which towns are useful by themselves is not asked of them."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.kept: dict[tuple[int, ...], Network] = {}

    def of(self, homes: tuple[int, ...], track: tuple[int, ...], shut: tuple[int, ...] = ()) -> Network:
        """The network with these homes and that track, some of it shut."""
        key = (*homes, NOWHERE, *track, NOWHERE, *shut)
        if key not in self.kept:
            if len(self.kept) == KEPT:
                self.kept.clear()
            self.kept[key] = Network(self.box, homes, [False] * len(self.box.town_names), list(track), shut)
        return self.kept[key]
