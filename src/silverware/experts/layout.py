"""What a network is given: one row of numbers, laid out alike for every table of a game.

Observations have as many planes as there are seats. Here each plane has room for the largest table, and what a table
has chosen is told besides: so one network plays at all of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from silverware.core.game import AnyGame
from silverware.envs.setting import Setting
from silverware.tensors.observer import Field

Cells = NDArray[np.int16]


class Names(NamedTuple):
    """How many names a column of a plane has room for, where its numbers are names and not amounts."""

    room: int
    last: bool = False
    """Whether the last name of a table is that of the centre, which has the last name everywhere."""


NAMED: Final[dict[str, dict[str, tuple[Names, ...]]]] = {
    "quick-silver": {"swaps": (Names(7), Names(8, last=True), Names(4), Names(9), Names(9))},
    "quicksand": {"answers": (Names(6), Names(6), Names(64), Names(8), Names(8), Names(42))},
    "silver-coin": {
        **{plane: (Names(16),) for plane in ("hand", "beside", "above", "discards", "number")},
        "direction": (Names(3),),
    },
}
"""By game and plane: its columns that hold names. A column of that kind is repeated over the plane."""
TOLD: Final = ("memory", "card-")
"""How the options begin that an observation tells by itself, or that change nothing a perfect memory could use."""


class Layout:
    """The row that a network of a game is given: amounts first, then names, then what the table has chosen.

    >>> from silverware.envs.setting import Setting
    >>> from silverware.games.quick_silver import GAME
    >>> layout, setting = Layout(GAME), Setting(GAME, 3)
    >>> state = GAME.start(3, Seeded(1), setting.options)
    >>> layout.row(setting, setting.observe(state, 0)).shape == (layout.width,)
    True
    """

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.options = {
            name: values for name, values in game.choices().items() if len(values) > 1 and not name.startswith(TOLD)
        }
        """The options that are told, with their values."""
        widest = Setting(game, max(game.seats)).observer.fields
        named = NAMED.get(game.name, {})
        self._amounts = [field for field in widest if field.name not in named]
        self._named = [field for field in widest if field.name in named]
        columns = [column for field in self._named for column in _columns(named[field.name], field.size)]
        self.names = np.array([column.room for column in columns], np.int64)
        """By cell that holds a name: how many there are."""
        self._last = np.array([column.last for column in columns], np.bool_)
        self.amounts = sum(field.size for field in self._amounts)
        self.told = len(game.seats) + sum(len(values) for values in self.options.values())
        self.width = self.amounts + len(self.names) + self.told
        scale = [np.full(field.size, 1 / field.most, np.float32) for field in self._amounts]
        self.scale = np.concatenate(scale)
        """By cell that holds an amount: what to multiply it with."""

    def places(self, setting: Setting) -> NDArray[np.int64]:
        """By cell that is observed: which number of a table's observation it is; one beyond the last for none."""
        fields = {field.name: field for field in setting.observer.fields}
        found = [_places(fields[field.name], field, setting) for field in (*self._amounts, *self._named)]
        return np.concatenate(found)

    def chosen(self, setting: Setting) -> Cells:
        """What the cells say that tell about the table: how many seats it has, and what it has chosen."""
        cells = [int(seats == setting.seats) for seats in self.game.seats]
        for name, values in self.options.items():
            mine = getattr(setting.options, name.replace("-", "_"))
            cells += [int(value == mine) for value in values]
        return np.array(cells, np.int16)

    def centred(self, setting: Setting) -> tuple[NDArray[np.int64], NDArray[np.int16], NDArray[np.int16]]:
        """The cells that may name the centre, its number at that table, and its number here."""
        at = np.flatnonzero(self._last)
        here = self.names[at] - 1
        return at + self.amounts, np.full(len(at), setting.seats + 1, np.int16), here.astype(np.int16)

    def row(self, setting: Setting, observation: NDArray[Any]) -> Cells:
        """An observation, laid out."""
        cells = np.append(observation, 0)[self.places(setting)]
        at, theirs, here = self.centred(setting)
        cells[at] = np.where(cells[at] == theirs, here, cells[at])
        return np.concatenate([cells, self.chosen(setting)]).astype(np.int16)


def _columns(columns: Sequence[Names], size: int) -> list[Names]:
    return [columns[cell % len(columns)] for cell in range(size)]


def _places(field: Field, widest: Field, setting: Setting) -> NDArray[np.int64]:
    """Where the cells of the widest plane are in a table's observation. A table's last place of seats + 1 is last."""
    mine = np.arange(field.first, field.first + field.size).reshape(field.shape)
    found = np.full(widest.shape, setting.width, np.int64)
    found[tuple(slice(size) for size in field.shape)] = mine
    if field.shape == (setting.seats + 1,) and widest.shape != field.shape:
        found[field.shape[0] - 1] = setting.width
        found[-1] = mine[-1]
    return found.reshape(-1)
