from __future__ import annotations

from collections import Counter

from silverware.games.quicksand import GAME
from silverware.games.quicksand.events import Discarded, Kept, Reshuffled
from tests.games.quicksand.scene import Scene, scene
from tests.rules import rule


def on_green() -> Scene:
    """North moved the Botanist onto a green space."""
    return scene("green red red red blue blue", explorers={"green": 15}).play("move green 1 to 18")


@rule("quicksand", "6.1")
def test_a_movement_that_ends_on_the_explorers_colour_allows_a_discard() -> None:
    table = on_green()
    assert (table.asked(), table.question()) == ("north", "discard")
    assert table.menu() == {"keep", "discard red", "discard blue"}
    table.play("discard blue", chance="white white")
    assert table.told(Discarded) == [Discarded("north", "blue")]
    assert Counter(table.discards()) == {"green": 1, "blue": 1}
    assert Counter(table.hand("north")) == {"red": 3, "blue": 1, "white": 2}
    assert table.asked() == "east"


@rule("quicksand", "6.1")
def test_nobody_has_to_discard() -> None:
    table = on_green().play("keep", chance="white")
    assert table.told(Kept) == [Kept("north")]
    assert table.discards() == ["green"]
    assert table.asked() == "east"


@rule("quicksand", "6.1")
def test_another_explorers_colour_allows_nothing() -> None:
    table = scene("red", explorers={"red": 15}).play("move red 1 to 18")
    assert (table.asked(), table.question()) == ("east", "play")
    assert table.refused("discard red") == "6.1"
    assert table.refused("keep") == "6.1"


@rule("quicksand", "6.2")
def test_a_mask_space_allows_a_discard_whatever_the_explorer() -> None:
    for colour, cards in (("red", "red"), ("yellow", "yellow"), ("green", "green"), ("blue", "blue")):
        table = scene(cards).play(f"move {colour} 1 to 7")
        assert (table.asked(), table.question()) == ("north", "discard")


@rule("quicksand", "6.3")
def test_only_a_card_still_in_the_hand_is_discarded_and_before_drawing() -> None:
    table = on_green()
    assert len(table.hand("north")) == 5
    assert table.refused("discard green") == "6.3"
    assert table.refused("discard mask") == "6.3"
    assert table.refused("move red 1 to 6") == "6.1"


@rule("quicksand", "3.2", "6.3")
def test_a_card_discarded_in_this_very_turn_is_part_of_the_new_deck() -> None:
    hand = "green red red red blue blue"
    deck = [GAME.cards[card] for card in scene(hand, explorers={"green": 15}).table.deck]
    table = scene(hand, explorers={"green": 15}, discards=deck).play("move green 1 to 18")
    before = Counter(table.discards())
    table.play("discard blue", chance="white white")
    assert table.told(Reshuffled) == [Reshuffled(len(deck) + 2)]
    assert table.discards() == []
    made = Counter(GAME.cards[card] for card in table.table.deck)
    assert made + Counter(white=2) == before + Counter(blue=1) == Counter(deck) + Counter(green=1, blue=1)


@rule("quicksand", "6.3")
def test_an_empty_hand_discards_nothing() -> None:
    table = scene("green green green green mask mask", explorers={"green": 15}).play("move green 4+2 to 26")
    assert table.space("green") == 26
    assert (table.asked(), table.question()) == ("east", "play")
    table = scene("green green green green mask red", explorers={"green": 14}).play("move green 4+1 to 26")
    assert (table.asked(), table.question()) == ("north", "discard")


@rule("quicksand", "6.4")
def test_masks_and_owners_do_not_matter_but_the_explorers_colour() -> None:
    table = scene("mask red red red blue blue", explorers={"green": 15}, turn="east")
    table.play("move green 0+1 to 18")
    assert (table.asked(), table.question()) == ("east", "discard")


@rule("quicksand", "6.5")
def test_a_rescue_alone_allows_no_discard() -> None:
    for space in (18, 20):
        table = scene("green", explorers={"green": space}, stuck=["green"]).play("rescue green")
        assert (table.asked(), table.question()) == ("east", "play")


@rule("quicksand", "6.5")
def test_being_sent_back_to_a_start_of_its_colour_allows_no_discard() -> None:
    table = scene("white", explorers={"white": 38}).play("move white 1 to temple")
    assert (table.asked(), table.question()) == ("east", "play")
