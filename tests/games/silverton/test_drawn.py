"""What of an edition a client draws."""

from __future__ import annotations

from silverware.games.silverton import GAME, Silverton
from silverware.games.silverton.drawn import Leaving
from tests.games.silverton.edition import text
from tests.rules import rule

OURS = GAME.printed()
DENVER = '{ name = "Denver", x = 925, y = 305,'
CHEYENNE = '{ towns = ["Denver", "Cheyenne"], cost = 220, distance = 11, copies = 2 }'


def test_everything_that_is_printed_has_the_name_by_which_moves_and_views_call_it() -> None:
    box = GAME.box
    assert [town.id for town in OURS.towns] == box.towns_said
    assert [segment.id for segment in OURS.segments] == box.segments_said
    deck = [*[card.id for card in OURS.claims], *[card.id for card in OURS.events]]
    assert sorted(deck) == sorted(f"c{at}" for at in range(1, 109))
    assert [card.id for card in OURS.passengers] == [f"p{at}" for at in range(1, 25)]
    assert [column.id for column in OURS.columns] == box.columns_said
    assert [sort.name for sort in OURS.sorts][:2] == ["train 9", "train 15"]


def test_segments_between_the_same_towns_are_counted_and_know_their_parallels() -> None:
    segments = {segment.id: segment for segment in OURS.segments}
    assert segments["denver/golden/2"].copy == 2
    assert segments["denver/golden/2"].parallel == ("denver/golden/1",)
    assert segments["denver/como"].copy is None
    assert segments["golden/hot-sulphur-springs"].bends == ((730, 300),)


def test_cards_are_printed_with_all_that_they_say() -> None:
    claim = next(card for card in OURS.claims if card.id == "c26")
    assert len(claim.produces) == 12 - claim.depletes
    assert {event.effect for event in OURS.events} == {"jail", "kill", "discard"}
    assert all((event.fine is not None) == (event.effect == "kill") for event in OURS.events)
    leaving = [card.leaves for card in OURS.passengers if card.leaves is not None]
    assert leaving
    assert all(isinstance(leaves, Leaving) and leaves.depletions > 0 for leaves in leaving)


@rule("silverton", "1.5")
def test_another_edition_is_drawn_from_its_own_map_and_names() -> None:
    other = Silverton(
        text(
            ('name = "silverware"', 'name = "plain"'),
            (DENVER, DENVER.replace("925", "100")),
            (CHEYENNE, CHEYENNE.replace("220", "240").replace("2 }", "3, bends = [[500, 20]] }")),
        )
    ).printed()
    assert next(town for town in other.towns if town.id == "denver").x == 100
    lines = [segment for segment in other.segments if segment.towns == ("denver", "cheyenne")]
    assert [(line.id, line.copy, line.cost) for line in lines] == [
        (f"denver/cheyenne/{copy}", copy, 240) for copy in (1, 2, 3)
    ]
    assert lines[0].bends == ((500, 20),)
    assert other.passengers == OURS.passengers


@rule("silverton", "25.5")
def test_scenarios_say_how_they_begin_and_what_they_are_worth() -> None:
    scenario = next(card for card in OURS.scenarios if card.id == "salt-lake-city-10000")
    setup = scenario.setups[0]
    assert (setup.seats, setup.homes, setup.money, setup.goal) == (1, (("Salt Lake City",),), (2000, 2400), 10_000)
    assert setup.rival
    assert setup.by_turn[0] == (14, "a decisive victory")
    assert [(length.id, length.goal, length.announce) for length in OURS.lengths] == [
        ("standard", 10_000, 5000),
        ("short", 6000, 4000),
        ("long", 20_000, 10_000),
        ("campaign", None, None),
    ]
    assert "hiring" in [rule.id for rule in OURS.options]


@rule("silverton", "22.2")
def test_what_a_piece_takes_of_the_game_points_is_printed_by_its_bonus() -> None:
    assert OURS.points == (3, 4, 5)


@rule("silverton", "14.3")
@rule("silverton", "16.1")
def test_how_often_one_offers_and_delivers_in_a_turn_is_printed() -> None:
    assert (OURS.offers, OURS.deliveries) == (3, 2)
