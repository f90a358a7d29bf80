from __future__ import annotations

from typing import Any

import pytest

from silverware.games.silver_coin.events import (
    Bewitched,
    Drew,
    Flipped,
    Foresaw,
    Guarded,
    Kept,
    Looked,
    PlayStopped,
    Robbed,
    Scored,
    Showed,
    TokenLost,
    Took,
    WentBack,
)
from tests.games.silver_coin.scene import Scene, amulet, scene
from tests.rules import rule

# Villager


@rule("silver-coin", "28.1")
def test_two_faceup_villagers_end_the_round_with_the_turn() -> None:
    one = amulet("(0), (5)", "0", "(6)").draw(5, "use", "flip north 1")
    assert one.told(PlayStopped) == [PlayStopped("villagers")]
    assert (one.told(Scored)[0].caller, one.scores()) == (None, (5, 0, 6))
    both = amulet("0, (5)", "(6)", pile="0").play("take", "exchange 2", "done")
    assert both.told(PlayStopped) == [PlayStopped("villagers")]


@rule("silver-coin", "28.1")
def test_a_facedown_villager_and_one_in_the_discards_do_not_count() -> None:
    assert amulet("0, (0)", "(6)").draw(7, "discard").asked() == ("east", "turn")
    assert amulet("0, (5)", "(6)").draw(0, "discard").asked() == ("east", "turn")


@rule("silver-coin", "28.1")
def test_the_turn_is_finished_first() -> None:
    table = amulet("0, 2, (0), (5)", "(6)").draw(5, "use", "flip north 3")
    assert table.menu() == {"empath 2", "done"}
    assert not table.told(PlayStopped)
    table.play("done")
    assert table.told(PlayStopped) == [PlayStopped("villagers")]


@rule("silver-coin", "28.1")
def test_villagers_end_a_last_lap_and_gain_no_additional_turn() -> None:
    mixed = {"card-1": "con-artist"}
    table = amulet("0, 1, (0)", "(5)", "(6)", caller="south", options=mixed).draw(5, "use", "flip north 3")
    assert table.told(PlayStopped) == [PlayStopped("villagers")]
    assert (table.told(Scored)[0].caller, table.scores()) == ("south", (1, 5, 16))


# Squire


def squires(**more: Any) -> Scene:
    """East's turn is over, and north's begins with two Squires."""
    table = amulet("1, 1, (5)", "(6)", turn="east", left=10, **more)
    return table.play("draw", "discard", chance="7 12 3")


@rule("silver-coin", "28.2")
def test_for_each_faceup_squire_a_card_of_the_deck_is_shown() -> None:
    table = squires()
    assert [card.number for card in table.told(Showed)[0].cards] == [12, 3]
    for chair in ("north", "east", "spectator"):
        assert [(card.number, card.up) for card in table.view(chair).shown] == [(12, True), (3, True)]
    assert table.view("north").deck == 9
    assert table.menu() == {"draw", "draw 1", "draw 2", "take", "call"}
    assert not amulet("(1), (5)", "1").told(Showed)


@rule("silver-coin", "28.2")
def test_no_more_are_shown_than_there_are_and_none_for_later_squires() -> None:
    short = amulet("1, 1, (5)", "(6)", turn="east", left=2).play("draw", "discard", chance="7 12")
    assert short.menu() == {"draw 1", "take", "call"}
    later = amulet("(1), (5), (5)", "(6)").draw(5, "use", "flip north 1")
    assert not later.told(Showed)


@rule("silver-coin", "28.3")
def test_a_shown_card_is_drawn_and_discarded_used_or_exchanged() -> None:
    table = squires().play("draw 1")
    assert table.asked() == ("north", "drawn")
    assert table.menu() == {"discard", "use", "exchange 1", "exchange 2", "exchange 3"}
    drew = table.told(Drew)[-1]
    assert (drew.to(1).cards[0].number, drew.shown, drew.deck) == (12, True, 8)
    table.play("exchange 3", "done")
    assert table.village("north") == "1, 1, (12)"
    assert table.card("north", 3).seen == (-1, 0, 1)
    assert table.card("north", 3).number is None


@rule("silver-coin", "28.4")
def test_shown_cards_go_back_on_the_deck_in_their_order() -> None:
    table = squires().play("take", "exchange 3", "done")
    assert table.view("east").shown == ()
    assert [card.seen for card in table.view("east").top] == [(-1, 0, 1)] * 2
    table.play("draw", "discard")
    assert table.pile() == "9, 5, 12"


@rule("silver-coin", "28.4")
def test_only_drawing_reaches_shown_cards() -> None:
    table = squires().play("draw", "discard", chance="8")
    assert table.pile() == "9, 7, 8"
    mismatch = amulet("1, (5), (6), (7)", "(6)", turn="east", left=10).play("draw", "discard", chance="7 12")
    mismatch.play("take", "exchange 2", "exchange 3", "exchange 4", "done", "left", "right", chance="8")
    assert mismatch.village("north") == "7, 1, 5, 6, 7, (8)"
    assert mismatch.view("north").deck == 8
    last = amulet("1, (5), (6), (7)", "(6)", turn="east", left=2).play("draw", "discard", chance="7 12")
    last.play("take", "exchange 2", "exchange 3", "exchange 4", "done", "left")
    assert last.village("north") == "7, 1, 5, 6, 7"
    assert (last.asked(), last.view("north").deck) == (("east", "turn"), 1)


# Empath


@rule("silver-coin", "28.5")
def test_an_empath_looks_at_one_of_its_owners_cards_at_any_moment() -> None:
    table = amulet("2, (5), 6", "(7)")
    assert "empath 1" in table.menu()
    table.draw(3)
    assert table.menu() == {"discard", "exchange 1", "exchange 2", "exchange 3", "empath 1"}
    table.play("empath 1")
    assert table.asked() == ("north", "empath")
    assert table.menu() == {"look north 2"}
    table.play("look north 2")
    assert table.card("north", 2, "north").number == 5
    assert table.card("north", 2, "east").number is None
    assert table.menu() == {"done"}
    table.play("done")
    assert table.asked() == ("north", "drawn")
    assert table.card("north", 2, "north").number is None
    assert table.card("north", 2).seen == (0,)
    assert not table.menu("empath")
    assert table.play("discard").asked() == ("east", "turn")


@rule("silver-coin", "28.5")
def test_once_a_turn_for_each_empath_and_only_with_something_to_see() -> None:
    table = amulet("2, 2, (2), (5)", "(7)").play("empath 2", "look north 3", "done")
    assert table.menu("empath") == {"empath 1"}
    assert not amulet("2, 5", "(7)").menu("empath")
    assert not amulet("(2), (5)", "(7)").menu("empath")


# Bodyguard


@rule("silver-coin", "28.6")
def test_a_faceup_bodyguard_is_protected() -> None:
    table = amulet("(5)", "3, (3), 7").draw(6, "use")
    assert table.menu("flip") == {"flip north 1", "flip east 2"}
    assert [card.protected for card in table.view("spectator").villages[1]] == [True, False, False]
    mixed = scene("5", "3, 7", options={"card-3": "bodyguard"}).draw(8, "use")
    assert mixed.menu() == {"kill north 1", "kill east 2", "done"}


@rule("silver-coin", "28.7")
def test_it_guards_one_other_card_and_can_change_its_mind_next_turn() -> None:
    table = amulet("3, (5), (6)", "(7)").play("bodyguard 1")
    assert table.asked() == ("north", "guard")
    assert table.menu() == {"guard 2", "guard 3"}
    table.play("guard 3")
    assert [(event.card.place, event.card.number) for event in table.told(Guarded)] == [(3, None)]
    assert [card.protected for card in table.view("east").villages[0]] == [True, False, True]
    assert not table.menu("bodyguard")
    table.draw(7, "discard").draw(9)
    assert table.play("use").menu() == {"look north 2", "look east 1"}
    table.play("look east 1", "done")
    assert table.play("bodyguard 1").menu() == {"guard 2"}
    table.play("guard 2")
    assert [card.protected for card in table.view("east").villages[0]] == [True, True, False]


@rule("silver-coin", "28.7")
def test_two_bodyguards_guard_two_cards() -> None:
    table = amulet("3, 3, (5), (6)", "(7)").play("bodyguard 1", "guard 3", "bodyguard 2", "guard 4")
    assert [card.protected for card in table.view("east").villages[0]] == [True] * 4


@rule("silver-coin", "28.8")
def test_the_guard_ends_with_the_bodyguard_or_the_card() -> None:
    gone = amulet("3, (5), (6)", "(7)").play("bodyguard 1", "guard 2", "take", "exchange 1", "done")
    assert not any(card.protected for card in gone.view("east").villages[0])
    card = amulet("3, (5), (6)", "(7)").play("bodyguard 1", "guard 2", "take", "exchange 2", "done")
    assert [one.protected for one in card.view("east").villages[0]] == [True, False, False]
    mixed = scene("3, (5), 7", "(7)", options={"card-3": "bodyguard"})
    mixed.play("bodyguard 1", "guard 2").draw(6, "use", "flip north 1", "flip east 1")
    assert not any(one.protected for one in mixed.view("east").villages[0])


@rule("silver-coin", "28.8")
def test_a_deal_ends_every_guard() -> None:
    table = amulet("3, (5)", "(7)", left=1).play("bodyguard 1", "guard 2").draw(3, "discard")
    assert table.asked()[1] == "peek"
    assert not [card for village in table.view("east").villages for card in village if card.protected or card.guards]


@rule("silver-coin", "28.8", "26.5")
def test_a_guarded_card_does_not_move() -> None:
    table = scene("3, (5), (6)", "(7)", options={"card-3": "bodyguard"}).play("bodyguard 1", "guard 2")
    assert table.draw(12, "use").menu() == {"move north 3", "done"}


# Rascal


@rule("silver-coin", "28.9")
def test_with_a_rascal_two_cards_are_drawn_and_one_kept() -> None:
    for keep, kept, back in (("keep 1", 7, 3), ("keep 2", 3, 7)):
        table = amulet("4, (5)", "(6)", left=10).play("draw", chance="7 3")
        assert table.asked() == ("north", "keep")
        assert table.menu() == {"keep 1", "keep 2"}
        assert [card.number for card in table.view("north").hand] == [7, 3]
        assert [card.number for card in table.view("east").hand] == [None, None]
        table.play(keep)
        assert [card.number for card in table.view("north").hand] == [kept]
        assert table.view("north").deck == 9
        table.play("discard").play("draw", "discard")
        assert table.pile() == f"9, {kept}, {back}"


@rule("silver-coin", "28.9")
def test_never_more_than_two_and_the_last_card_is_drawn_alone() -> None:
    assert len(amulet("4, 4, 4", "(6)").play("draw").view("north").hand) == 2
    assert amulet("4, (5)", "(6)", left=1).play("draw").asked() == ("north", "drawn")
    assert amulet("(4), (5)", "(6)").play("draw").asked() == ("north", "drawn")
    shown = amulet("1, 4, (5)", "(6)", turn="east").play("draw", "discard", "draw 1", chance="7 12")
    assert shown.asked() == ("north", "drawn")


@rule("silver-coin", "28.10")
def test_everybody_sees_which_one_went_back() -> None:
    table = amulet("4, (5)", "(6)").play("draw", "keep 2", chance="7 3")
    (event,) = table.told(Kept)
    assert (event.to(0).place, event.to(0).card.number, event.to(0).back.number) == (2, 3, 7)
    assert (event.to(1).place, event.to(1).card.number, event.to(1).back.number) == (2, None, None)
    assert [(card.number, card.seen) for card in table.view("east").top] == [(None, (0,))]


# Exposer, Revealer


@rule("silver-coin", "28.11")
def test_the_exposer_turns_up_a_card_of_its_user() -> None:
    table = amulet("(5), 6, (7)", "(8)").draw(5, "use")
    assert table.asked() == ("north", "up")
    assert table.menu() == {"flip north 1", "flip north 3"}
    table.play("flip north 3")
    assert (table.village("north"), table.pile()) == ("(5), 6, 7", "9, 5")
    assert [event.up for event in table.told(Flipped)] == [True]
    assert amulet("6, 7", "(8)").draw(5).refused("use") == "13.1"


@rule("silver-coin", "28.12")
def test_the_revealer_turns_up_any_card() -> None:
    table = amulet("(5), 6", "(8), 7").draw(6, "use")
    assert table.menu() == {"flip north 1", "flip east 1"}
    assert table.play("flip east 1").village("east") == "8, 7"
    assert "use" not in amulet("6, 7", "8").draw(6).menu()


@rule("silver-coin", "28.13")
def test_protected_cards_are_safe_from_this_deck_too() -> None:
    east = "(8) token, (7)"
    assert amulet("5", east).draw(6, "use").menu() == {"flip east 2"}
    assert amulet("5", east).draw(8, "use").menu() == {"look east 2"}
    assert amulet("5", east).draw(9, "use").menu() == {"look east 2"}
    assert amulet("5", east).draw(12, "use").menu() == {"rob east 2"}
    assert amulet("5", east).play("draw", "use", chance="11 3").menu() == {"switch north 1", "switch east 2", "done"}
    assert amulet("5", "(8) token").draw(12).menu() == {"discard", "exchange 1"}


# Beholder, Seers


@rule("silver-coin", "28.14")
def test_the_beholder_looks_at_up_to_two_cards_of_its_user() -> None:
    table = amulet("(5), 6, (7), (8)", "(9)").draw(7, "use")
    assert table.menu() == {"look north 1", "look north 3", "look north 4", "done"}
    table.play("look north 4")
    assert table.menu() == {"look north 1", "look north 3", "done"}
    table.play("look north 1")
    assert table.menu() == {"done"}
    assert [card.number for card in table.view("north").villages[0]] == [5, 6, None, 8]
    assert table.play("done").asked() == ("east", "turn")


@rule("silver-coin", "28.15")
def test_the_apprentice_seer_looks_at_one_card_of_another() -> None:
    table = amulet("(5), 6", "(9), 8", "(7)").draw(8, "use")
    assert table.menu() == {"look east 1", "look south 1"}
    table.play("look south 1")
    assert table.view("north").villages[2][0].number == 7
    assert table.menu() == {"done"}
    assert "use" not in amulet("(5)", "9").draw(8).menu()


@rule("silver-coin", "28.16")
def test_the_seer_looks_at_any_one_card() -> None:
    table = amulet("(5), 6", "(9), 8").draw(9, "use")
    assert table.menu() == {"look north 1", "look east 1"}
    table.play("look north 1")
    assert table.menu() == {"done"}
    assert [card.number for event in table.told(Looked) for card in event.cards] == [5]


# Master


@rule("silver-coin", "28.17")
def test_the_master_takes_any_faceup_discard() -> None:
    table = amulet("(5), 6", "(9)", pile="0, (4), 3, 2").draw(10, "use")
    assert table.asked() == ("north", "master")
    assert table.menu() == {"take 1", "take 2", "take 4", "done"}
    table.play("take 4")
    assert [(event.depth, event.card.number) for event in table.told(Took)] == [(4, 0)]
    assert table.menu() == {"exchange 1", "exchange 2"}
    table.play("exchange 1", "done")
    assert (table.village("north"), table.pile()) == ("0, 6", "(4), 3, 2, 10, 5")


@rule("silver-coin", "28.17", "18.6")
def test_with_a_blob_the_master_takes_from_below_itself() -> None:
    table = amulet("4, 4, (5)", "(9)", pile="7, 3, 10, 2", options={"card-4": "blob"}).play("blob 2")
    assert table.menu() == {"take 1", "take 2", "done"}
    table.play("take 2", "exchange 3", "done")
    assert (table.village("north"), table.pile()) == ("4, 4, 7", "3, 10, 2, 5")


@rule("silver-coin", "28.17", "13.1")
def test_the_master_needs_a_faceup_discard_and_a_card_to_exchange() -> None:
    assert "use" not in amulet("(5)", "(9)", pile="(3)").draw(10).menu()
    assert "use" not in amulet("", "(9)", pile="3").draw(10).menu()


# Witch


@rule("silver-coin", "28.18")
def test_the_witch_exchanges_the_top_card_into_any_village() -> None:
    table = amulet("5, (6)", "(9) rotated", left=10).play("draw", "use", chance="11 0")
    assert table.asked() == ("north", "witch")
    assert [card.number for card in table.view("north").hand] == [0]
    assert [card.number for card in table.view("east").hand] == [None]
    assert [event.to(1).card.number for event in table.told(Foresaw)] == [None]
    assert table.menu() == {"switch north 1", "switch north 2", "switch east 1", "done"}
    table.play("switch east 1")
    assert (table.village("east"), table.pile()) == ("(0)", "9, 11, 9")
    assert table.card("east", 1).seen == (0,)
    (event,) = table.told(Bewitched)
    assert (event.to(0).placed.number, event.to(1).placed.number, event.to(1).card.number) == (0, None, 9)
    assert table.view("north").deck == 8
    assert table.asked() == ("east", "turn")


@rule("silver-coin", "28.18")
def test_or_puts_it_back_on_the_deck() -> None:
    table = amulet("5, (6)", "(9)", left=10).play("draw", "use", "done", chance="11 0")
    assert table.pile() == "9, 11"
    assert [event.to(1).card.number for event in table.told(WentBack)] == [None]
    assert table.view("east").deck == 9
    assert table.play("draw", "discard").pile() == "9, 11, 0"


@rule("silver-coin", "28.18", "9.1")
def test_the_witch_can_take_the_last_card() -> None:
    table = amulet("5, (6)", "(9)", left=2).play("draw", "use", "switch north 2", chance="11 0")
    assert table.told(PlayStopped) == [PlayStopped("deck")]
    assert table.scores() == (5, 9)


@rule("silver-coin", "28.19")
def test_without_an_unseen_card_she_cannot_be_used() -> None:
    assert "use" not in amulet("5, (6)", "(9)", left=1).draw(11).menu()
    shown = amulet("1, (6)", "(9)", shown="3", left=2).draw(11)
    assert (shown.view("north").deck, shown.view("north").shown[0].number) == (1, 3)
    assert shown.menu() == {"discard", "exchange 1", "exchange 2"}


# Robber


@rule("silver-coin", "28.20")
def test_the_robber_changes_two_cards_and_looks_at_what_it_took() -> None:
    table = amulet("5, 6", "(9) rotated, 8").draw(12, "use")
    assert table.asked() == ("north", "rob")
    assert table.menu() == {"rob east 1", "rob east 2"}
    table.play("rob east 1")
    assert table.asked() == ("north", "give")
    assert table.menu() == {"give 1", "give 2"}
    table.play("give 2")
    assert (table.village("north"), table.village("east")) == ("5, (9) rotated", "6, 8")
    assert table.asked() == ("north", "look")
    assert table.menu() == {"done"}
    assert table.card("north", 2, "north").number == 9
    assert table.card("north", 2, "east").number is None
    (event,) = table.told(Robbed)
    assert ((event.took.place, event.took.number), (event.gave.place, event.gave.number)) == ((1, None), (2, 6))
    assert table.play("done").asked() == ("east", "turn")


@rule("silver-coin", "28.20")
def test_a_faceup_card_needs_no_look() -> None:
    table = amulet("(5), 6", "(9), 8").draw(12, "use", "rob east 2", "give 1")
    assert (table.village("north"), table.village("east")) == ("8, 6", "(9), (5)")
    assert table.asked() == ("east", "turn")
    assert not table.told(Looked)


@rule("silver-coin", "28.20", "12.5")
def test_a_token_on_the_card_given_is_lost() -> None:
    table = amulet("(5) token, 6", "(9), 8").draw(12, "use", "rob east 2", "give 1")
    assert table.told(TokenLost) == [TokenLost("north")]


@rule("silver-coin", "28.21")
def test_the_robber_needs_a_card_to_take_and_one_to_give() -> None:
    assert amulet("", "(9)").draw(12).menu() == {"discard"}
    assert amulet("(5)", "").draw(12).menu() == {"discard", "exchange 1"}
    table = amulet("(5)", "(9)").draw(12, "use")
    assert table.refused("rob north 1") == "28.20"
    assert table.refused("rob east 2") == "2.7"


# Doppelganger


@rule("silver-coin", "28.22")
@pytest.mark.parametrize("village", ["13, (5)", "(13), 5", "13, 13", "13, 5, (5)", "13, (13), 5, 5"])
def test_a_doppelganger_spoils_no_match(village: str) -> None:
    places = [f"exchange {place}" for place in range(1, village.count(",") + 2)]
    table = amulet(village).play("take", *places, "put 1")
    assert table.village("north") == "9"


@rule("silver-coin", "28.22")
def test_nor_does_it_make_one_of_different_cards() -> None:
    table = amulet("13, (5), 6").play("take", "exchange 1", "exchange 2", "exchange 3")
    assert table.asked() == ("north", "add")
    coin = scene("13, (5)").play("take", "exchange 1", "exchange 2")
    assert coin.asked() == ("north", "add")


@rule("silver-coin", "28.23")
def test_no_character_of_this_deck_changes_a_score() -> None:
    table = amulet("13, (5)", "0, (6)", left=1).play("draw", "discard")
    assert table.scores() == (18, 6)


@rule("silver-coin", "28.24")
@pytest.mark.parametrize(
    ("number", "question"),
    [(5, "up"), (6, "up"), (7, "look"), (8, "look"), (9, "look"), (11, "witch"), (12, "rob")],
)
def test_blobs_and_nosferatus_use_this_deck_too(number: int, question: str) -> None:
    mixed, drawn = {"card-4": "blob", "card-10": "nosferatu"}, "2" if question == "witch" else ""
    blob = amulet("4, (3)", "(8)", pile=f"1, {number}", options=mixed).play("blob 1", chance=drawn)
    assert blob.asked() == ("north", question)
    burrow = amulet("4, (3)", "(8)", pile=f"1, {number}", options=mixed)
    assert burrow.play("draw", "use", "activate 1", chance=f"10 {drawn}").asked() == ("north", question)
