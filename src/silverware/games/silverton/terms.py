"""What a table has agreed on, worked out once: everything that options and the number of seats decide."""

from __future__ import annotations

from typing import Any, Final

from silverware.games.silverton.components import Box
from silverware.games.silverton.documents import Options
from silverware.games.silverton.forms import Forecast
from silverware.games.silverton.joint import Joint
from silverware.games.silverton.network import NOWHERE, Network
from silverware.games.silverton.printed import (
    CREWS,
    CREWS_OF_TWO_COLOURS,
    DELIVERIES,
    DISCS,
    HIRING,
    LOWER_BY_FREIGHT,
    MARKETS,
    OF_A_COLOUR,
    PASSENGER_CARDS,
    game_points,
    pieces,
)
from silverware.games.silverton.scenarios import ADVANCED, DECISIVE_LOSS, LOWER, setup_of

SECRET: Final = 1_000_000_000
"""More money than anybody has: nobody comes to it."""
IN_A_ROW: Final = 4
"""§7.6 With more seats nobody tries two segments in a row."""


DOUBLE: Final = 2
TWO_COLOURS: Final = 3
"""§32.3 With more seats everybody has one colour."""
KEPT: Final = 2000
"""So many networks are kept ready; then those of earlier games are forgotten."""


class Terms:
    """The terms of one table, with one edition. They never change."""

    def __init__(self, box: Box, seats: int, options: Options) -> None:
        setup = setup_of(options.scenario, seats)
        advanced = options.game == "advanced"
        length = box.lengths[setup.length or options.length]
        self.box = box
        self.seats = seats
        self.options = options
        self.setup = setup
        """What the scenario says, if one is played."""
        self.advanced = advanced
        """§22 Whether this is the Advanced game."""
        self.goal: int = setup.goal or length.goal or SECRET
        """§20.2 to §20.4, §25 Who has so much when a turn ends, ends the game."""
        self.announce: int = SECRET if length.announce is None else length.announce
        """§21.1 Who has had more than that, has it openly."""
        self.turns = setup.turns
        """§20.5, §20.6 After so many turns the game is over."""
        self.in_play = self._columns()
        """§2.6 By column: whether it is used."""
        self.sold_by = self._sold_by()
        """§16.3 By freight * MARKETS + market: the column by which it is sold there; NOWHERE where it is not."""
        self.passengers = [card for card in range(PASSENGER_CARDS) if box.passenger_letter[card] in length.letters]
        """The passenger cards of this game."""
        self.useful = box.useful_towns(length.letters)
        """§7.9 By town: whether it is useful by itself."""
        self.in_a_row = seats <= IN_A_ROW
        """§7.6 Whether two segments in a row may be tried."""
        self.deliveries = DELIVERIES
        """§16.1 How many deliveries a seat makes in a turn."""
        self._agree_on_rules(options)
        self.boxes = self._starting_boxes(length.up)
        """§2.6, §20.3 By column: where its marker begins."""
        self.points = self._points()
        """§22.2 The game points of a seat; 0 where nobody chooses by them."""
        self.trains = self._trains()
        """§22.8 How many trains of power 9 a seat begins with."""
        self.money = self._money()
        self.homes = self._homes()
        """By player number: the town it starts from, or its two."""
        self.crews = self._crews()
        """By player number: its pieces, or those it can choose from."""
        self.forecasts: dict[tuple[int, int, int, int], Forecast] = {}
        """What markers may do, by column, turn, box and loads sold: see `market`."""
        self._networks: dict[tuple[int, ...], Network] = {}
        self._joints: dict[tuple[int, ...], Joint] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        return terms_of, (self.box, self.seats, self.options)

    def _agree_on_rules(self, options: Options) -> None:
        """§28 to §32 The optional rules."""
        self.slides = options.passenger_slide
        """§28 Whether passenger cards can be moved."""
        self.joint_routes = options.joint_routes
        """§29 Whether two seats may run a passenger card together."""
        self.transfers = options.freight_transfer
        """§30 Whether freight can go from claim to claim."""
        self.has_options = self.slides or self.joint_routes or self.transfers
        """Whether a table must remember what only those rules know."""
        self.pays = [pays * (DOUBLE if options.improved_routes else 1) for pays in self.box.passenger_pays]
        """§5.2, §31.2 By passenger card: what it pays each turn."""
        self.simplified = options.simplified_chart
        """§31.3 Whether prices change without dice."""
        self.hiring = options.hiring
        """§32 Whether pieces can be hired, and go up."""
        self.most_pieces = HIRING[self.seats][1] if options.hiring else 2 * OF_A_COLOUR
        """§32.2 The most pieces a seat can have."""
        self.colours = 2 if options.hiring and self.seats <= TWO_COLOURS else 1
        """§32.3 Of how many colours a seat has the discs."""
        self.discs = self.colours * OF_A_COLOUR
        """The most surveyors a seat can have, and prospectors."""
        self.kinds = [*range(self.discs), *range(DISCS, DISCS + self.discs)]
        """The places among its pieces that a seat can use: those of surveyors, then those of prospectors."""

    def _columns(self) -> list[bool]:
        """§2.6 The columns that are used with so many seats, or in a scenario."""
        seats = self.setup.markets or self.seats
        columns = zip(self.box.least_players, self.box.column_names, strict=True)
        return [least <= seats and name not in self.setup.without for least, name in columns]

    def _sold_by(self) -> list[int]:
        columns = self.box.column_at
        return [column if column != NOWHERE and self.in_play[column] else NOWHERE for column in columns]

    def column(self, card: int, market: int) -> int:
        """§16.3 The column by which a claim's freight is sold in a market; NOWHERE where it is not."""
        return self.sold_by[self.box.claim_freight[card] * MARKETS + market]

    def _starting_boxes(self, up: int) -> list[int]:
        """§2.6 Start boxes; §20.3 some games begin above, §25 some scenarios and §31.4 the simplified chart below."""
        box = self.box
        boxes = [min(start + up, highest) for start, highest in zip(box.start_box, box.highest_box, strict=True)]
        for column, market in enumerate(box.column_market):
            if market != NOWHERE and box.town_names[box.markets[market]] in self.setup.lower:
                boxes[column] = max(boxes[column] - LOWER, box.lowest_box[column])
        if self.simplified:
            for column, freight in enumerate(box.column_freight):
                boxes[column] = max(boxes[column] - LOWER_BY_FREIGHT[freight], box.lowest_box[column])
        return boxes

    def _points(self) -> int:
        if not self.advanced:
            return 0
        if self.setup.crews:
            return self.setup.points
        return HIRING[self.seats][0] if self.hiring else ADVANCED[self.seats].points

    def _trains(self) -> int:
        if not self.advanced:
            return 0
        return self.setup.trains or ADVANCED[self.seats].trains

    def _money(self) -> int:
        if self.setup.money is not None:
            return self.setup.money[self.advanced]
        return ADVANCED[self.seats].money if self.advanced else self.box.money[self.seats]

    def _homes(self) -> list[tuple[int, ...]]:
        if not self.setup.homes:
            return [(home,) for home in self.box.homes[: self.seats]]
        return [tuple([self.box.town(name) for name in names]) for names in self.setup.homes]

    def _crews(self) -> list[list[str]]:
        """§2.4 Those of the starting positions; §22.2 with game points all that they pay for."""
        if self.points:
            return [
                [
                    crew
                    for crew in (CREWS if self.colours == 1 else CREWS_OF_TWO_COLOURS)
                    if game_points(crew) <= self.points and len(pieces(crew, "S")) >= len(self.homes[number])
                ]
                for number in range(self.seats)
            ]
        if not self.setup.crews:
            return [[crew] for crew in self.box.crews[self.seats]]
        return [list(self.setup.crews)] if self.seats == 1 else [[crew] for crew in self.setup.crews]

    def worth(self, turn: int, money: int) -> str | None:
        """§25.10 What money at the end of a turn is worth in a scenario for one seat; None in any other game."""
        if self.seats > 1:
            return None
        if self.setup.by_money:
            return next((worth for least, worth in self.setup.by_money if money >= least), DECISIVE_LOSS)
        if money < self.goal:
            return DECISIVE_LOSS
        return next((worth for last, worth in self.setup.by_turn if turn <= last), DECISIVE_LOSS)

    def _key(self, homes: tuple[int, ...], track: list[int], shut: tuple[int, ...]) -> tuple[int, ...]:
        """What makes a network that one and no other."""
        return (*homes, NOWHERE, *track, NOWHERE, *shut)

    def joint(self, first: Network, second: Network) -> Joint:
        """§29.2 The track of two seats together, worked out once; the lower player number first."""
        key = (*self._key(first.homes, first.segments, first.shut), NOWHERE)
        key += self._key(second.homes, second.segments, second.shut)
        known = self._joints.get(key)
        if known is None:
            if len(self._joints) == KEPT:
                self._joints.clear()
            known = Joint(first, second)
            self._joints[key] = known
        return known

    def network(self, homes: tuple[int, ...], track: list[int], shut: tuple[int, ...]) -> Network:
        """The network of a seat with these home cities and that track, some of it shut, worked out once."""
        key = self._key(homes, track, shut)
        known = self._networks.get(key)
        if known is None:
            if len(self._networks) == KEPT:
                self._networks.clear()
            known = Network(self.box, homes, self.useful, track, shut)
            known.work_out()
            self._networks[key] = known
        return known


def terms_of(box: Box, seats: int, options: Options) -> Terms:
    """The terms that the game of this box has for such a table."""
    terms: Terms = box.game.terms(seats, options)
    return terms
