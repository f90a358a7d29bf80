from __future__ import annotations

from collections import Counter

from silverware.core.dice import Seeded
from silverware.games.quicksand import GAME
from silverware.games.quicksand.events import Drew, HandsThrownIn, Passed, WasStranded
from tests.games.quicksand.scene import edition, scene
from tests.rules import rule

ALL = ["red", "yellow", "green", "blue", "black", "white"]
SIX = " ".join(["quicksand"] * 6)
SANDY = edition(("red = 11", "red = 2"), ("quicksand = 8", "quicksand = 17"))
"""More Quicksand cards, so that two hands can be full of them."""


@rule("quicksand", "4.1")
def test_any_number_of_cards_that_are_all_the_same() -> None:
    table = scene("red red red red blue blue")
    totals = {text.split()[2] for text in table.menu("move red")}
    assert totals == {"1", "2", "3", "4"}
    assert {text.split()[2] for text in table.menu("move blue")} == {"1", "2"}
    assert not table.menu("move yellow")
    assert table.refused("move red 5 to 18") == "4.1"
    assert table.refused("move yellow 1 to 6") == "4.1"
    assert scene("quicksand quicksand quicksand").menu("sink red yellow green") == {"sink red yellow green"}


@rule("quicksand", "4.1", "4.2")
def test_no_cards_but_those_in_the_hand_can_be_played() -> None:
    table = scene("red red red red blue blue", stuck=["green"])
    assert table.refused("move red 1+1 to 10") == "4.1"
    assert table.refused("rescue green") == "4.1"
    assert table.refused("rescue green with mask") == "4.1"


@rule("quicksand", "4.2")
def test_two_green_and_a_mask_move_the_botanist_three_spaces() -> None:
    table = scene("green green mask red red red")
    assert table.ends("green 2+1") == {"10", "13", "14", "15", "16"}
    table.play("move green 2+1 to 15")
    assert table.space("green") == 15
    assert Counter(table.discards()) == Counter(["green", "green", "mask"])


@rule("quicksand", "4.2")
def test_two_masks_by_themselves_are_of_the_colour_that_is_said() -> None:
    table = scene("mask mask red red red red")
    table.play("move white 0+2 to 12")
    assert table.space("white") == 12
    assert table.discards() == ["mask", "mask"]


@rule("quicksand", "4.2")
def test_masks_go_with_one_colour_or_alone_and_never_as_quicksand() -> None:
    table = scene("red blue mask mask quicksand white", explorers={"white": 35, "black": 38})
    assert {text.split()[2] for text in table.menu("move red")} == {"1", "0+1", "1+1", "0+2", "1+2"}
    assert {text.split()[2] for text in table.menu("move green")} == {"0+1", "0+2"}
    assert table.refused("sink red blue") == "8.1"


@rule("quicksand", "4.3")
def test_played_cards_are_discarded_face_up() -> None:
    table = scene("red red quicksand blue blue blue").play("sink blue")
    assert table.discards() == ["quicksand"]
    assert table.view("east").discards == ("quicksand",)


@rule("quicksand", "4.4")
def test_who_can_play_must() -> None:
    table = scene("red red red red blue blue")
    assert "pass" not in table.menu()
    assert table.refused("pass") == "4.4"


@rule("quicksand", "4.4")
def test_zero_card_turns_are_an_option() -> None:
    table = scene("red red red red blue blue", options={"zero-card-turns": True}).play("pass")
    assert table.told(Passed) == [Passed("north")]
    assert table.asked() == "east"
    assert table.view("north").idle == 0
    assert len(table.hand("north")) == 6
    assert table.discards() == []


@rule("quicksand", "4.5")
def test_who_can_play_nothing_says_so_and_keeps_the_hand() -> None:
    table = scene(SIX, stuck=ALL)
    assert table.menu() == {"pass"}
    table.play("pass")
    assert table.told(WasStranded) == [WasStranded("north")]
    assert (table.asked(), table.hand("north"), table.discards()) == ("east", ["quicksand"] * 6, [])
    assert table.view("spectator").players[0].stranded == (1, 1, 1, 1, 1, 1, 7)
    assert table.view("spectator").idle == 1


@rule("quicksand", "4.5")
def test_everybody_knows_what_a_stranded_seat_cannot_hold() -> None:
    table = scene(SIX, stuck=ALL).play("pass")
    table.play("rescue white")
    for seat in (-1, 1, 2):
        view = table.game.view(table.table, seat)
        for seed in range(20):
            assert table.game.imagine(view, None, Seeded(seed)).hand(0) == ("quicksand",) * 6
    assert (view.idle, view.players[0].stranded) == (0, (1, 1, 1, 1, 1, 1, 7))


BLOCKED = {"red": 13, "yellow": 16, "green": 18, "blue": 19, "black": 21, "white": 22}
"""Explorers that stand in each other's way."""
IN_THE_WAY = "red red red yellow yellow green"
"""A hand that can do nothing then: every way of so many steps ends on another explorer."""


@rule("quicksand", "4.5", "5.4")
def test_a_seat_is_stranded_where_others_stand_on_every_space_it_could_come_to() -> None:
    table = scene(IN_THE_WAY, explorers=BLOCKED)
    assert table.menu() == {"pass"}
    table.play("pass")
    assert table.told(WasStranded) == [WasStranded("north")]
    assert table.view("spectator").players[0].stranded == (4, 3, 2, 2, 1, 1, 1)


@rule("quicksand", "4.5")
def test_nobody_imagines_a_stranded_seat_with_cards_it_could_have_played() -> None:
    view = scene(IN_THE_WAY, explorers=BLOCKED).play("pass").view("east")
    hands = set()
    for seed in range(400):
        hand = GAME.imagine(view, None, Seeded(seed)).hand(0)
        masks = hand.count("mask")
        assert not {"black", "white", "quicksand"} & set(hand)
        for colour, least in (("red", 4), ("yellow", 3), ("green", 2), ("blue", 2)):
            assert hand.count(colour) + masks < least
        hands.add(hand)
    assert ("red", "red", "yellow", "yellow", "green", "blue") in hands


@rule("quicksand", "4.5")
def test_it_is_forgotten_that_a_seat_was_stranded_once_it_plays() -> None:
    table = scene(IN_THE_WAY, seats=2, explorers=BLOCKED, hands={"east": "white white white white white white"})
    table.play("pass", "move white 1 to 25")
    assert table.view("spectator").players[0].stranded == (4, 3, 2, 2, 1, 1, 1)
    table.play("move green 1 to 22")
    assert table.view("spectator").players[0].stranded == ()


@rule("quicksand", "4.4", "4.5")
def test_a_seat_that_passes_of_its_own_will_still_has_the_hand_with_which_it_was_stranded() -> None:
    table = scene(SIX, stuck=ALL, options={"zero-card-turns": True})
    table.play("pass", "rescue white", "pass", "pass")
    assert table.told(Passed)[-1] == Passed("north")
    assert table.view("spectator").players[0].stranded == (1, 1, 1, 1, 1, 1, 7)


@rule("quicksand", "4.5")
def test_what_a_seat_could_not_play_at_first_is_still_known_when_it_is_stranded_again() -> None:
    hands = {"east": "blue white white white white white", "south": "quicksand white white white black black"}
    table = scene(IN_THE_WAY, explorers=BLOCKED, stuck=["blue"], hands=hands).play("pass")
    first = table.view("spectator").players[0].stranded
    table.play("rescue blue", "sink black", "pass")
    assert len(table.told(WasStranded)) == 2
    assert first == table.view("spectator").players[0].stranded == (4, 3, 2, 1, 1, 1, 1)


@rule("quicksand", "4.6")
def test_when_nobody_in_turn_can_play_all_hands_are_thrown_in() -> None:
    table = scene(SIX, seats=2, hands={"east": SIX}, stuck=ALL, game=SANDY).play("pass")
    assert not table.told(HandsThrownIn)
    table.play("pass", chance="red red yellow yellow yellow yellow blue blue blue blue blue blue")
    (thrown,) = table.told(HandsThrownIn)
    assert thrown.hands == (("quicksand",) * 6,) * 2
    assert table.discards() == ["quicksand"] * 12
    assert Counter(table.hand("north")) == {"red": 2, "yellow": 4}
    assert Counter(table.hand("east")) == {"blue": 6}
    assert table.asked() == "north"
    assert table.view("spectator").idle == 0
    assert all(not player.stranded for player in table.view("spectator").players)


@rule("quicksand", "4.6")
def test_after_a_throw_in_the_seat_whose_turn_is_next_draws_first() -> None:
    """East is the last to be stranded, so south draws and plays, then north, and east draws last of all."""
    game = edition(("red = 11", "red = 2"), ("yellow = 11", "yellow = 10"), ("quicksand = 8", "quicksand = 18"))
    table = scene(SIX, turn="south", hands={"north": SIX, "east": SIX}, stuck=ALL, game=game)
    table.play("pass", "pass")
    drawn = ["blue"] * 6 + ["black"] * 6 + ["white"] * 6
    table.play("pass", chance=" ".join(drawn))
    assert [event.seat for event in table.told(Drew)] == ["south", "north", "east"]
    assert [set(table.hand(seat)) for seat in ("south", "north", "east")] == [{"blue"}, {"black"}, {"white"}]
    assert table.asked() == "south"


@rule("quicksand", "4.6")
def test_a_seat_that_passed_of_its_own_will_was_not_stranded() -> None:
    table = scene(SIX, seats=2, stuck=ALL, game=SANDY, options={"zero-card-turns": True})
    table.play("pass", "pass")
    assert len(table.told(WasStranded)) == len(table.told(Passed)) == 1
    assert table.view("spectator").idle == 0
    table.play("pass")
    assert not table.told(HandsThrownIn)


@rule("quicksand", "4.7")
def test_cards_and_destination_are_one_move() -> None:
    table = scene("red red red red blue blue").play("move red 2 to 12")
    assert table.asked() == "east"
    several = scene("quicksand quicksand red red red red").play("sink yellow blue")
    assert several.stuck() == {"yellow", "blue"}
    assert several.asked() == "east"
