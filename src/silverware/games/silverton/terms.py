"""What a table has agreed on, worked out once: everything that options and the number of seats decide."""

from __future__ import annotations

from typing import Final

from silverware.games.silverton.components import Box
from silverware.games.silverton.documents import Options
from silverware.games.silverton.network import Network
from silverware.games.silverton.printed import COLUMNS, PASSENGER_CARDS, TURNS

SECRET: Final = 1_000_000_000
"""More money than anybody has: nobody comes to it."""
IN_A_ROW: Final = 4
"""§7.6 With more seats nobody tries two segments in a row."""


KEPT: Final = 2000
"""So many networks are kept ready; then those of earlier games are forgotten."""


class Terms:
    """The terms of one table, with one edition. They never change."""

    def __init__(self, box: Box, seats: int, options: Options) -> None:
        length = box.lengths[options.length]
        self.box = box
        self.seats = seats
        self.options = options
        self.goal: int = SECRET if length.goal is None else length.goal
        """§20.2 to §20.4 Who has so much when a turn ends, ends the game."""
        self.announce: int = SECRET if length.announce is None else length.announce
        """§21.1 Who has had more than that, has it openly."""
        self.turns = TURNS
        """§20.5, §20.6 After so many turns the game is over."""
        self.in_play = [least <= seats for least in box.least_players]
        """§2.6 By column: whether it is used."""
        self.boxes: list[int] = [min(box.start_box[at] + length.up, box.highest_box[at]) for at in range(COLUMNS)]
        """§2.6, §20.3 By column: where its marker begins."""
        self.passengers = [card for card in range(PASSENGER_CARDS) if box.passenger_letter[card] in length.letters]
        """The passenger cards of this game."""
        self.useful = box.useful_towns(length.letters)
        """§7.9 By town: whether it is useful by itself."""
        self.in_a_row = seats <= IN_A_ROW
        """§7.6 Whether two segments in a row may be tried."""
        self.deliveries = 2
        """§16.1 How many deliveries a seat makes in a turn."""
        self.money = box.money[seats]
        self.starts = box.starts[seats]
        """By player number, 1 first."""
        self._networks: dict[tuple[int, ...], Network] = {}

    def network(self, home: int, track: list[int]) -> Network:
        """The network of a seat with that home city and that track, worked out once."""
        key = (home, *track)
        known = self._networks.get(key)
        if known is None:
            if len(self._networks) == KEPT:
                self._networks.clear()
            known = Network(self.box, home, self.useful, track)
            known.work_out()
            self._networks[key] = known
        return known
