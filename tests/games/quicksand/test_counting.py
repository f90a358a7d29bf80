"""A perfect counter of cards: imagined worlds are those that all that was seen so far leaves possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from silverware.core.dice import Seeded
from silverware.core.event import Event
from silverware.core.script import Scripted
from silverware.core.seats import SPECTATOR
from silverware.games.quicksand import GAME, Quicksand
from silverware.games.quicksand.components import COLOURS, KINDS
from silverware.games.quicksand.events import HandsThrownIn
from silverware.games.quicksand.moves import Discard, Keep, MoveExplorer
from silverware.games.quicksand.rules import DISCARDS, PLAYS
from silverware.games.quicksand.state import THROWN, Table
from tests.games.quicksand.scene import Scene, edition, scene
from tests.rules import rule

NORTH = "red red blue blue mask white"
EAST = "green green black quicksand yellow yellow"
SOUTH = "white white white black black mask"


def running_out(deck: str, **hands: str) -> Scene:
    """North's turn, and these cards are all there is left in the deck."""
    left = Counter(GAME.cards[card] for card in GAME.box.deck)
    for cards in (deck, *hands.values()):
        left -= Counter(cards.split())
    return scene(hands["north"], seats=len(hands), hands=hands, discards=list(left.elements()))


def worlds(table: Scene, seat: str, count: int = 200) -> list[Table]:
    view = table.view(seat)
    memory = GAME.recall(table.table, view.seat)
    dice = Seeded(1)
    return [GAME.imagine(view, memory, dice) for _ in range(count)]


@rule("quicksand", "10.5")
def test_with_two_seats_a_shuffle_tells_the_other_hand() -> None:
    table = running_out("green", north=NORTH, east=EAST)
    assert len({world.hand(1) for world in worlds(table, "north")}) > 1
    table.play("move red 2 to 10", chance="green quicksand")
    assert {world.hand(1) for world in worlds(table, "north")} == {table.table.hand(1)}
    kept = Counter(["blue", "blue", "mask", "white", "green"])
    seen = worlds(table, "east")
    assert all(kept <= Counter(world.hand(0)) for world in seen)
    assert len({world.hand(0) for world in seen}) == KINDS, "one card is from the new deck"


@rule("quicksand", "10.5")
def test_what_is_drawn_later_is_from_the_new_deck() -> None:
    table = running_out("green", north=NORTH, east=EAST).play("move red 2 to 10", chance="green quicksand")
    table.play("move green 1 to 8", chance="black")
    kept = Counter(["green", "black", "quicksand", "yellow", "yellow"])
    seen = worlds(table, "north")
    assert all(kept <= Counter(world.hand(1)) for world in seen)
    assert len({world.hand(1) for world in seen}) == KINDS


@rule("quicksand", "10.5")
def test_with_three_seats_a_shuffle_tells_the_other_hands_together() -> None:
    table = running_out("green", north=NORTH, east=EAST, south=SOUTH).play("move red 2 to 10", chance="green red")
    both = Counter(table.table.hand(1) + table.table.hand(2))
    seen = worlds(table, "north")
    assert all(Counter(world.hand(1) + world.hand(2)) == both for world in seen)
    assert len({world.hand(1) for world in seen}) > 20
    table.play("sink red", chance="red")
    both = both - Counter(["quicksand"])
    seen = worlds(table, "north")
    assert all(both <= Counter(world.hand(1) + world.hand(2)) for world in seen)
    assert all(Counter(world.hand(2)) <= both for world in seen), "south has drawn nothing"


def test_what_a_shuffle_leaves_open_is_as_likely_as_it_should_be() -> None:
    greens = " ".join(["green"] * 6)
    table = running_out("red", north=NORTH, east=greens, south="green green green green green black")
    table.play("move red 2 to 10", chance="red red")
    share = sum("black" in world.hand(1) for world in worlds(table, "north", 2000)) / 2000
    assert share == pytest.approx(6 / 12, abs=0.04)
    table.play("move green 1 to 8", chance="red")
    share = sum("black" in world.hand(2) for world in worlds(table, "north", 2000)) / 2000
    assert share == pytest.approx(6 / 11, abs=0.04), "a green one was east's"


@pytest.mark.parametrize("prepared", [True, False])
def test_hands_are_as_likely_as_all_splits_together_say(prepared: bool) -> None:
    """A shuffle tells north what east and south hold together, and then east plays a green card of those."""
    table = running_out(
        "red", north=NORTH, east="green green green black black mask", south="green green black black black black"
    )
    table.play("move red 2 to 10", chance="red red").play("move green 1 to 8", chance="red")
    others = ["green"] * 4 + ["black"] * 6 + ["mask"]
    souths = Counter(tuple(sorted((Counter(others) - Counter(five)).elements())) for five in combinations(others, 5))
    view, dice = table.view("north"), Seeded(1)
    memory = GAME.recall(table.table, 0)
    drawing = GAME.worlds(view, memory)
    drawn = Counter(
        tuple(sorted((drawing.imagine(dice) if prepared else GAME.imagine(view, memory, dice)).hand(2)))
        for _ in range(4000)
    )
    assert set(drawn) <= set(souths)
    for hand, count in souths.items():
        assert drawn[hand] / 4000 == pytest.approx(count / souths.total(), abs=0.02), hand


@rule("quicksand", "4.5")
@pytest.mark.parametrize("placed", [False, True])
def test_what_being_stranded_told_is_not_forgotten_with_the_next_play(placed: bool) -> None:
    sand, red = " ".join(["quicksand"] * 6), "red red red red red red"
    table = scene(sand, seats=2, hands={"east": red}, stuck=list(COLOURS)).play("pass")
    if placed:
        table = Scene(GAME.position(table.table), GAME)
    table.play("rescue red", "sink red")
    assert table.view("east").players[0].stranded == ()
    seen = worlds(table, "east")
    assert all(world.hand(0).count("quicksand") >= 5 for world in seen)
    assert len({world.hand(0) for world in seen}) > 4


# Whole games

QUAGMIRE = edition(
    *[(f"\n{colour} = 11", f"\n{colour} = 5") for colour in COLOURS], ("mask = 9", "mask = 3"), ("d = 8", "d = 50")
)
"""An edition where all are stuck all the time, and seats are stranded and hands thrown in."""


def play_again(world: Table) -> Table:
    """The past of a world, played by the rules from the moment the counting began."""
    since = world.since
    assert since is not None
    table = Table(world.box, world.seats, world.options)
    table.round = 1
    table.set_explorers(since.at[:])
    table.stuck = since.stuck
    table.identities = world.identities[:]
    table.discards = since.discards[:]
    table.held = since.held[:]
    table.sizes[: world.seats] = since.sizes
    table.idle = since.idle
    table.history = world.history[: since.answers]
    left = [
        copies - table.discards[kind] - sum(table.held[kind::KINDS]) for kind, copies in enumerate(world.box.copies)
    ]
    assert min(left) >= 0
    table.deck = [kind for kind, count in enumerate(left) for _ in range(count)]
    table.begin_trail()
    drawn = [world.box.names[code % KINDS] for code in world.trail if code < THROWN]
    dice, moves = Scripted(tuple(drawn), world.box.names), world.box.moves.notation.moves
    for seat, number in world.history[since.answers :]:
        if table.question is None:
            table.ask((DISCARDS if isinstance(moves[number], Discard | Keep) else PLAYS)[seat])
        table.play_as(seat, moves[number], dice)
    return table


def long_game(game: Quicksand, seats: int, seed: int, heard: list[Event], **options: Any) -> Iterator[Table]:
    """A game by random moves in which nobody's explorer is brought to the temple as long as something else can be."""
    dice = Seeded(seed)
    table = game.start(seats, dice, game.choose(options), heard)
    for _ in range(150):
        yield table
        wins = [
            move
            for move in table.menu()
            if isinstance(move, MoveExplorer) and move.end == game.box.temple and table.owner(move.colour) >= 0
        ]
        menu = [move for move in table.menu() if move not in wins]
        if not menu:
            return
        table.play(menu[dice.below(len(menu))], dice)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize(("game", "zero"), [(GAME, False), (GAME, True), (QUAGMIRE, False), (QUAGMIRE, True)])
def test_every_imagined_past_can_be_played_and_looks_the_same(game: Quicksand, seats: int, zero: bool) -> None:
    heard: list[Event] = []
    memories: dict[int, Any] = {}
    thrown = False
    for at, table in enumerate(long_game(game, seats, seats, heard, **{"zero-card-turns": zero})):
        for seat in range(SPECTATOR, seats):
            for event in heard:
                memories[seat] = game.remember(memories.get(seat), event.to(seat))
            assert memories[seat] == game.recall(table, seat)
            if at % 29 == 28:
                view = game.view(table, seat)
                world = game.imagine(view, memories[seat], Seeded(at))
                again = play_again(world)
                assert (again.held, again.discards) == (world.held, world.discards)
                assert sorted(again.deck) == world.deck
                assert again.trail == world.trail
                assert again.stranded == world.stranded
                assert game.view(again, seat) == view
                assert game.recall(again, seat) == memories[seat]
        thrown = thrown or any(isinstance(event, HandsThrownIn) for event in heard)
        heard.clear()
    assert thrown or game is GAME or zero or seats > 2
