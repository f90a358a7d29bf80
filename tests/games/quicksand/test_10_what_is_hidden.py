from __future__ import annotations

import msgspec

from silverware.games.quicksand import GAME
from tests.games.quicksand.scene import scene
from tests.rules import rule

HAND = "red red red blue blue mask"


@rule("quicksand", "10.1")
def test_the_board_the_discards_and_all_that_was_played_are_open_to_everybody() -> None:
    table = scene(HAND).play("move red 1+1 to 11", "move white 1 to 9")
    for seat in ("spectator", "north", "east", "south"):
        view = table.view(seat)
        assert [explorer.space for explorer in view.explorers] == [11, 1, 2, 3, 4, 9]
        assert view.discards == ("red", "white", "mask")
        assert [player.cards for player in view.players] == [6, 6, 6]
        assert view.deck == 83 - 18 - 3
        played = [(by, GAME.notation.moves[number].text) for by, number in view.history]
        assert played == [(0, "move red 1+1 to 11"), (1, "move white 1 to 9")]


@rule("quicksand", "10.1")
def test_what_was_kept_or_discarded_is_part_of_the_history() -> None:
    table = scene(HAND).play("move red 1 to 7", "discard blue")
    moves = GAME.notation.moves
    assert [moves[number].text for _, number in table.view("south").history] == ["move red 1 to 7", "discard blue"]


@rule("quicksand", "10.2")
def test_counters_and_hands_of_others_are_hidden() -> None:
    table = scene(HAND, turn="north", hands={"south": "green green green green green mask"})
    other = scene(HAND, hands={"south": "blue mask mask quicksand black black"}, identities=["red", "black", "green"])
    assert msgspec.json.encode(table.view("north")) == msgspec.json.encode(other.view("north"))
    assert table.view("north").players[0].identity == "red"
    assert table.view("north").players[1].identity is None
    assert table.view("east").players[0].hand is None


@rule("quicksand", "10.3")
def test_spectators_see_no_hand_and_no_counter() -> None:
    view = scene(HAND).view("spectator")
    assert all(player.hand is None and player.identity is None for player in view.players)
    assert view.aside is None


@rule("quicksand", "10.4")
def test_when_the_game_is_over_everything_lies_open() -> None:
    table = scene("red", explorers={"red": 38}).play("move red 1 to temple")
    view = table.view("spectator")
    assert [player.identity for player in view.players] == ["red", "yellow", "green"]
    assert view.aside == ("blue", "black", "white")
    assert [len(player.hand or ()) for player in view.players] == [5, 6, 6]
