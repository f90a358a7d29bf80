"""Refuse an edition that could not be played, in one sentence."""

from __future__ import annotations

from typing import Final

from silverware.core.errors import BadEdition
from silverware.games.silverton.documents import (
    Calibration,
    Claims,
    Columns,
    Edition,
    Lengths,
    Map,
    Needed,
    Passengers,
    Starts,
)
from silverware.games.silverton.printed import (
    BOXES,
    CLAIM_CARDS,
    COLUMNS,
    EVENTS,
    FREIGHTS,
    MARKETS,
    METALS,
    OF_A_COLOUR,
    PAPER,
    PASSENGER_CARDS,
    SEATS,
    SEGMENTS,
    STACKS,
    TOTALS,
    TURNS,
    said,
)
from silverware.games.silverton.scenarios import ALONE, SETUPS

MONEY: Final = 100_000
"""More than anything costs."""


def check(edition: Edition) -> None:
    """§1.5 An edition that contradicts itself or the game is refused."""
    name = edition.name
    if not name.replace("-", "").isalnum() or not name.isascii() or name != name.lower():
        raise BadEdition(f"A name is lower-case letters, digits and hyphens, not {name!r:.40}.")
    _check_towns(edition.map)
    _check_lines(edition.map)
    _check_reach(edition.map)
    towns = {town.name for town in edition.map.towns}
    _check_claims(edition.claims, towns)
    _check_passengers(edition.passengers, edition.claims, towns)
    _check_results(edition)
    _check_columns(edition.columns, [town.name for town in edition.map.towns if town.market])
    _check_needed(edition.needed, edition.columns)
    _check_turns(edition)
    _check_starts(edition.starts, towns)
    _check_lengths(edition.lengths, edition.columns)
    _check_scenarios({town.name for town in edition.map.towns if town.market})
    if edition.calibration is not None:
        _check_calibration(edition.calibration)


def _require(holds: bool, sentence: str) -> None:
    if not holds:
        raise BadEdition(sentence)


def _between(what: str, value: int, low: int, high: int) -> None:
    _require(low <= value <= high, f"{what} must be {low} to {high}, not {value!s:.40}.")


def _check_towns(drawn: Map) -> None:
    known: set[str] = set()
    for town in drawn.towns:
        words = [word.replace("-", "").replace(".", "") for word in town.name.split(" ")]
        fits = all(word.isascii() and word.isalpha() for word in words) and len(town.name) < 40
        _require(fits, f"A town's name is a few words of plain letters, not {town.name!r:.60}.")
        _require(said(town.name) not in known, f"Two towns are called {town.name}.")
        known.add(said(town.name))
        _require(_is_on_paper(town.x, town.y), f"{town.name} must be drawn within {PAPER[0]} by {PAPER[1]}.")
    markets = len([town for town in drawn.towns if town.market])
    _require(markets == MARKETS, f"Freight is sold in {MARKETS} markets, not {markets}.")


def _is_on_paper(x: int, y: int) -> bool:
    return 0 <= x <= PAPER[0] and 0 <= y <= PAPER[1]


def _check_lines(drawn: Map) -> None:
    names = {town.name for town in drawn.towns}
    segments = 0
    for line in drawn.segments:
        for name in line.towns:
            _require(name in names, f"A segment leads to {name!r:.40}, which is not a town on the map.")
        what = " - ".join(line.towns)
        _require(2 <= len(set(line.towns)) == len(line.towns) <= 3, f"A segment joins two towns or three, not {what}.")
        _between(f"The cost of {what}", line.cost, 1, MONEY)
        _between(f"The distance of {what}", line.distance, 1, 99)
        _between(f"The copies of {what}", line.copies, 1, SEATS)
        bent = [_is_on_paper(x, y) for x, y in line.bends]
        _require(all(bent), f"The line {what} must be drawn within {PAPER[0]} by {PAPER[1]}.")
        segments += line.copies
    _require(segments <= SEGMENTS, f"A map has at most {SEGMENTS} segments, not {segments}.")
    for fan in drawn.parallels:
        for name in (fan.town, *fan.to):
            _require(name in names, f"Parallels lead to {name!r:.40}, which is not a town on the map.")
        for name in fan.to:
            joined = any({fan.town, name} <= set(line.towns) for line in drawn.segments)
            _require(joined, f"Parallels are named from {fan.town} to {name}, but no segment joins them.")


def _check_reach(drawn: Map) -> None:
    reached = {drawn.towns[0].name}
    for _ in drawn.towns:
        for line in drawn.segments:
            if not reached.isdisjoint(line.towns):
                reached.update(line.towns)
    for town in drawn.towns:
        _require(town.name in reached, f"No segments lead from {drawn.towns[0].name} to {town.name}.")


def _check_numbers(what: str, numbers: list[int], cards: int) -> None:
    for number in range(1, cards + 1):
        times = numbers.count(number)
        _require(times > 0, f"There is no {what} {number}; they are numbered 1 to {cards}.")
        _require(times == 1, f"There are {times} {what}s {number}.")
    _require(len(numbers) == cards, f"There are {cards} {what}s, not {len(numbers)}.")


def _check_claims(claims: Claims, towns: set[str]) -> None:
    _require(len(claims.events) == EVENTS, f"There are {EVENTS} events, not {len(claims.events)}.")
    numbers = [card.number for card in claims.cards] + [event.number for event in claims.events]
    _check_numbers("claim card", numbers, CLAIM_CARDS)
    for card in claims.cards:
        what = f"claim card {card.number}"
        _require(card.town in towns, f"The {what} is in {card.town!r:.40}, which is not a town on the map.")
        _between(f"What {what} costs to claim", card.claim, 1, MONEY)
        _between(f"What {what} costs to operate", card.operate, 0, MONEY)
        _between(f"What depletes {what}", card.depletes, 1, TOTALS - 2)
        loads = TOTALS - 1 - card.depletes
        first = card.depletes + 1
        fits = len(card.produces) == loads
        _require(fits, f"The {what} needs {loads} productions, for {first} to {TOTALS - 1}, not {len(card.produces)}.")
        for produced in card.produces:
            _between(f"What {what} produces", produced, 0, 99)
    for event in claims.events:
        fined = (event.fine is not None) == (event.effect == "kill")
        _require(fined, f"An event that kills has a fine and no other does; see card {event.number}.")
        _between(f"The fine of card {event.number}", event.fine or 0, 0, MONEY)


def _check_passengers(passengers: Passengers, claims: Claims, towns: set[str]) -> None:
    _check_numbers("passenger card", [card.number for card in passengers.cards], PASSENGER_CARDS)
    for letter in ("A", "B", "C"):
        cards = len([card for card in passengers.cards if card.letter == letter])
        _require(cards == STACKS, f"There are {STACKS} passenger cards {letter}, not {cards}.")
    for card in passengers.cards:
        what = f"passenger card {card.number}"
        for name in (card.start, card.end):
            _require(name in towns, f"The {what} names {name!r:.40}, which is not a town on the map.")
        _require(card.start != card.end, f"The {what} leads from {card.start} to itself.")
        _between(f"The price of {what}", card.purchase, 1, MONEY)
        _between(f"What {what} pays", card.pays, 1, MONEY)
        if card.leaves is not None:
            town, needed = card.leaves.town, card.leaves.depletions
            there = len([claim for claim in claims.cards if claim.town == town])
            fits = 1 <= needed <= there
            _require(fits, f"The {what} waits for {needed} depletions in {town!r:.40} of {there} claims.")


def _check_results(edition: Edition) -> None:
    for freight in FREIGHTS:
        boxes: tuple[int, ...] = getattr(edition.prices, freight)
        _require(list(boxes) == sorted(boxes) and boxes[0] > 0, f"The prices of {freight} rise from the lowest box up.")
        result = getattr(edition.results, freight)
        upto: tuple[int, ...] = result.upto
        fits = list(upto) == sorted(set(upto)) and len(result.moves) == len(upto) + 1
        _require(fits, f"The results of {freight} need rising steps and one move more than steps.")
        for moves in result.moves:
            _between(f"A move of {freight}", moves, -BOXES, BOXES)


def _check_columns(columns: Columns, markets: list[str]) -> None:
    there = [(row.freight, row.town) for row in columns.rows]
    for freight in FREIGHTS[:METALS]:
        _require(there.count((freight, None)) == 1, f"The chart has one column for {freight}, for all markets.")
    for freight in FREIGHTS[METALS:]:
        for market in markets:
            _require(there.count((freight, market)) == 1, f"The chart has one column for {freight} in {market}.")
    _require(len(there) == COLUMNS, f"The chart has {COLUMNS} columns, not {len(there)}.")
    for row in columns.rows:
        what = row.freight if row.town is None else f"{row.freight} in {row.town}"
        fits = 0 <= row.lowest <= row.start <= row.highest < BOXES
        _require(fits, f"The boxes of {what} must be in order, lowest, start, highest, within 0 to {BOXES - 1}.")
        _between(f"The limit of {what}", 1 if row.limit is None else row.limit, 1, 99)
        _between(f"The dice of {what}", row.dice, 1, 2)
        _between(f"The divisor of {what}", row.divisor, 1, 9)


def _check_needed(needed: Needed, columns: Columns) -> None:
    for freight in FREIGHTS[METALS:]:
        towns = {row.town for row in columns.rows if row.freight == freight}
        seats: dict[str, int] = getattr(needed, freight)
        for town, number in seats.items():
            _require(town in towns, f"Seats are needed for {freight} in {town!r:.40}, which has no column.")
            _between(f"The seats needed for {freight} in {town}", number, 1, 4)


def _check_turns(edition: Edition) -> None:
    turns = edition.turns
    _require(len(turns.idn) == TURNS, f"There are {TURNS} turns, not {len(turns.idn)}.")
    for number in turns.idn:
        _between("An increased demand number", number, 0, 20)
    _require(len(set(turns.winter)) == len(turns.winter), "A winter turn is named twice.")
    for turn in turns.winter:
        _between("A winter turn", turn, 1, TURNS)


def _check_starts(starts: Starts, towns: set[str]) -> None:
    _require(len(starts.homes) == SEATS, f"There are {SEATS} home cities, not {len(starts.homes)}.")
    for home in starts.homes:
        _require(home in towns, f"The home city {home!r:.40} is no town of the map.")
    one_each = sorted([table.seats for table in starts.tables]) == list(range(2, SEATS + 1))
    _require(one_each, f"There is one starting table for each number of seats, 2 to {SEATS}.")
    for table in starts.tables:
        fits = len(table.pieces) == table.seats
        _require(fits, f"At a table of {table.seats} there are {len(table.pieces)} player numbers.")
        _between(f"The money of {table.seats} seats", table.money, 1, MONEY)
        for text in table.pieces:
            words = text.split()
            known = all(word in ("S", "S+1", "S+2", "P", "P+1", "P+2") for word in words)
            _require(known, f"Pieces are written 'S+2 S P+1 P', not {text!r:.40}.")
            for kind in "SP":
                count = len([word for word in words if word.startswith(kind)])
                _between(f"The surveyors, and the prospectors, in {text!r}", count, 1, OF_A_COLOUR)


def _check_lengths(lengths: Lengths, columns: Columns) -> None:
    for name in ("standard", "short", "long", "campaign"):
        length = getattr(lengths, name)
        letters: tuple[str, ...] = length.letters
        _between(f"The goal of the {name} game", 1 if length.goal is None else length.goal, 1, 10 * MONEY)
        announced = 1 if length.announce is None else length.announce
        _between(f"The sum to announce in the {name} game", announced, 1, 10 * MONEY)
        fits = "A" in letters and len(set(letters)) == len(letters)
        _require(fits, f"The {name} game needs the A passenger cards, and each letter once.")
        for row in columns.rows:
            fits = row.lowest <= row.start + length.up <= row.highest
            _require(fits, f"In the {name} game the marker of {row.freight} would begin in a shaded box.")


def _check_scenarios(markets: set[str]) -> None:
    for setups in SETUPS.values():
        for setup in setups:
            for name in [*setup.lower, *[home for homes in setup.homes for home in homes]]:
                _require(name in markets, f"Scenarios need {name}, which is not a market on the map.")


def _check_calibration(calibration: Calibration) -> None:
    for measured in calibration.scenarios:
        what = f"The scenario {measured.scenario}"
        _require(measured.scenario in ALONE, f"{what} is not for one seat.")
        fits = measured.low <= measured.median <= measured.high
        _require(fits, f"{what} must have its median between what is low and what is high.")
        counted = sum(measured.results)
        _require(counted == calibration.games, f"{what} was measured in {calibration.games} games, not {counted}.")
