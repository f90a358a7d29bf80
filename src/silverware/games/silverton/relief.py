"""The mountains on the paper of the map."""

from __future__ import annotations

from math import hypot, sin

from silverware.games.silverton.components import Box
from silverware.games.silverton.printed import PAPER
from silverware.games.silverton.strokes import Line, apart


def peaks(box: Box, lines: list[Line]) -> list[tuple[int, int, float]]:
    """The mountains of the relief, each with its size: where snow lies and the lines leave room."""
    snow = [line for at, line in enumerate(lines) if box.is_snow[at]]
    found = []
    for row in range(PAPER[1] // 40):
        for column in range(PAPER[0] // 46 + 1):
            noise = abs(sin(row * 12.9898 + column * 78.233) * 43758.5453) % 1
            at = (column + 0.25 + noise * 0.5) * 46, (row + 0.3 + noise * 7 % 0.5) * 40
            high = min([apart(at, line) for line in snow], default=PAPER[1])
            if high >= 92 or min([apart(at, line) for line in lines]) <= 19:
                continue
            if min([hypot(town.x - at[0], town.y - at[1]) for town in box.towns]) > 31:
                found.append((round(at[0]), round(at[1]), round(1.25 - high / 130 + noise * 0.25, 1)))
    return found
