"""What the engine answers fast about track is what a slow reading of the rules says."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from silverware.core.seats import SEAT_NAMES
from silverware.games.silverton.moves import Survey
from silverware.games.silverton.network import FAR
from silverware.games.silverton.printed import CUBES, PASSENGER_CARDS
from silverware.games.silverton.rules.placing import PlaceSurveyor
from silverware.games.silverton.state import Table
from tests.games.silverton import slow
from tests.games.silverton.edition import BOX
from tests.games.silverton.scene import Scene, scene
from tests.rules import rule


def grown(seats: int, lot: Random) -> dict[str, Any]:
    """Track for every seat, wherever chance and the rules let it grow; some of it apart from the home city."""
    owner: dict[int, int] = {}
    for seat in range(seats):
        reached = {BOX.homes[seat]}
        for _ in range(lot.randrange(CUBES + 1)):
            apart = lot.random() < 0.1
            free = [
                at
                for at, towns in enumerate(BOX.segment_towns)
                if at not in owner
                and (apart or not reached.isdisjoint(towns))
                and all(owner.get(other) != seat for other in BOX.parallel[at])
            ]
            if free:
                at = lot.choice(free)
                owner[at] = seat
                reached.update(BOX.segment_towns[at])
    return {
        SEAT_NAMES[seat]: {"track": [BOX.segments_said[at] for at, by in owner.items() if by == seat]}
        for seat in range(seats)
    }


def moment(seats: int, seed: int) -> Scene:
    """A summer's or a winter's turn, late in a game, some passenger cards gone."""
    lot = Random(seed)
    return scene(seats, round=lot.choice([7, 8]), struck=lot.choice([[], ["p9", "p12"]]), **grown(seats, lot))


def compare(table: Table) -> int:
    """How many segments a surveyor in hand may be placed on, by both readings."""
    question = table.question
    assert isinstance(question, PlaceSurveyor)
    menu = {move.segment for move in table.menu() if isinstance(move, Survey)}
    assert menu == slow.surveyable(table, question.piece)
    return len(menu)


@rule("silverton", "7.3", "7.5", "7.6", "7.8", "7.9")
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_surveyor_may_be_placed_where_the_rules_read_slowly_say(seats: int) -> None:
    for seed in range(12):
        table = moment(seats, seed)
        while table.question() == "place":
            pieces = sorted(table.menu("send surveyor "))
            if "send surveyor 1" not in table.menu() and "send surveyor 2" not in table.menu():
                table.play("done")
                continue
            piece = next(piece for piece in pieces if piece in "12")
            table.play(f"send surveyor {piece}")
            ways = sorted(table.menu("survey ")) if compare(table.table) else []
            segments = [way for way in ways if "/" in way]
            table.play(f"survey {segments[seed % len(segments)]}" if segments else "rest")


@rule("silverton", "3.8", "3.9")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_routes_are_as_long_as_the_rules_read_slowly_say(seats: int) -> None:
    connected = 0
    for seed in range(6):
        table = moment(seats, seed).table
        for seat in range(seats):
            own = slow.Track(table, seat)
            for card in range(PASSENGER_CARDS):
                start, end = BOX.passenger_from[card], BOX.passenger_to[card]
                for winter in (False, True):
                    far = own.distance(start, end, winter=winter)
                    assert table.networks[seat].route(card, winter) == (FAR if far == slow.FAR else far)
                    connected += far < slow.FAR
    assert connected > 20


@rule("silverton", "23.6")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_longest_segment_is_as_short_as_the_rules_read_slowly_say(seats: int) -> None:
    shortcuts = 0
    for seed in range(4):
        table = moment(seats, seed).table
        for seat in range(seats):
            own, network = slow.Track(table, seat), table.networks[seat]
            for start in BOX.markets:
                for end in [town for town in range(len(BOX.town_names)) if network.connects(town)]:
                    for winter in (False, True):
                        longest = own.longest(start, end, winter=winter)
                        assert network.longest(start, end, winter) == (FAR if longest == slow.FAR else longest)
                        shortcuts += 1 < longest < slow.FAR
    assert shortcuts > 100


def test_a_late_menu_costs_at_most_three_of_the_first_turn() -> None:
    """Counted in calls of functions on the plain files, which no other program on the machine can change."""
    root = Path(__file__).parents[3]
    command = [sys.executable, "bench/menus.py", "calls", "4"]
    done = subprocess.run(command, cwd=root, env={"PYTHONPATH": "src"}, capture_output=True, text=True, check=True)
    rows = [re.findall(r"[\w.-]+", line) for line in done.stdout.splitlines() if line.startswith("│")]
    times = {name: float(numbers[-1]) for name, *numbers in rows if len(numbers) == 5}
    assert {"survey", "prospect", "build", "deal"} <= times.keys()
    assert {name for name, ratio in times.items() if ratio > 3} == {"propose"}, "simple offers: as many as there are"
    mean = re.search(r"late menus cost ([\d.]+) times", done.stdout)
    assert mean
    assert float(mean[1]) <= 3
