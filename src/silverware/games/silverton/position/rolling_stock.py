"""§23, §24 The trains and plows of a position, and the snow they clear."""

from __future__ import annotations

from silverware.games.silverton.documents import Position, SeatPosition
from silverware.games.silverton.position.names import index, require, segment_called
from silverware.games.silverton.state import Table
from silverware.games.silverton.stock import KINDS_OF_STOCK, MOST_TRAINS, NAMES, TRAINS


def give_stock(table: Table, players: list[SeatPosition]) -> None:
    """§23, §24 Trains and plows."""
    for seat, player in enumerate(players):
        homes = ["", *[table.box.towns_said[home] for home in table.homes(seat)]]
        if player.trains is None:
            table.give_first_trains(seat)
        for text in [*(f"train {name}" for name in player.trains or ()), *(f"plow {name}" for name in player.plows)]:
            name, used, _ = text.partition(" used")
            kind, power, *town = name.split(" ", 2)
            sort = index(NAMES, f"{kind} {power}", "train or plow")
            home = index(homes, " ".join(town), "home")
            require(not home or (len(homes) > 2 and sort < TRAINS), "Trains belong to a home where there are two.")
            table.gain(seat, sort + KINDS_OF_STOCK * home)
            if used:
                table.serve(seat, sort + KINDS_OF_STOCK * home)
        require(table.train_count(seat) <= MOST_TRAINS, f"Nobody may have more than {MOST_TRAINS} trains.")
    require(table.terms.advanced or not any(table.stock), "Trains and plows belong to the Advanced game.")
    for sort, name in enumerate(NAMES):
        require(table.supply(sort) >= 0, f"There are not so many of {name}.")


def set_snow(table: Table, position: Position) -> None:
    """§24.3, §24.6 Plows at work, and what they have cleared."""
    for text in position.plowing:
        name, _, plow = text.partition(" with ")
        table.plowing.append((segment_called(table, name), index(NAMES, f"plow {plow}", "train or plow")))
    table.cleared = [segment_called(table, name) for name in position.cleared]
    for segment in [*table.cleared, *[segment for segment, _ in table.plowing]]:
        fits = table.terms.advanced and table.box.is_snow[segment] and table.is_winter()
        require(fits, f"{table.box.segments_said[segment]} cannot be cleared.")
