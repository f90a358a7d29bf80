"""The page that tells every number of an observation: `python -m silverware.envs.page > docs/observations.md`."""

from __future__ import annotations

import sys

from silverware.envs.setting import Setting
from silverware.games import GAMES

HEAD = """# Observations, number by number

Made by `python -m silverware.envs.page`; a test keeps it so. How to use them is told in [envs.md](envs.md).

Everything is told as the observing seat sees the table: in every plane with a row for each seat, the first row is its
own and the next that of its left neighbour. A plane follows the one before it in the flat row, in the order of the
tables. `about` is near the largest number of a plane: divide by it, or multiply by `Setting.scale()`. Planes marked
with \\* are only there with memory. The shapes are those at a table of {seats}.
"""


def page(seats: int = 3) -> str:
    """The page."""
    parts = [HEAD.format(seats=seats)]
    for name, game in GAMES.items():
        setting = Setting(name, seats)
        without = {field.name for field in Setting(name, seats, memory=False).observer.fields}
        parts.append(f"\n## {game.title}\n\n{setting.width} numbers, {len(setting.moves)} actions.\n")
        parts.append("\n| first | plane | shape | about | what it tells |\n|---:|---|---|---:|---|\n")
        for field in setting.observer.fields:
            star = "" if field.name in without else " \\*"
            shape = " × ".join(map(str, field.shape))
            parts.append(f"| {field.first} | {field.name}{star} | {shape} | {field.most} | {field.says} |\n")
    return "".join(parts)


if __name__ == "__main__":
    sys.stdout.write(page())
