"""What of an edition a client draws."""

from __future__ import annotations

import re

import pytest

from silverware.core.errors import BadEdition
from silverware.games.silverton import GAME, Silverton
from silverware.games.silverton.drawn import Leaving, Point, SilvertonEdition
from silverware.games.silverton.layout import Rect, around, named, shared, written
from tests.games.silverton.edition import text
from tests.rules import rule

OURS: SilvertonEdition = GAME.printed()
PLAIN, LAYOUT = text().split("[layout]")
"""Our edition without its layout, and the layout."""
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


def test_segments_between_the_same_towns_are_counted_and_lie_side_by_side() -> None:
    segments = {segment.id: segment for segment in OURS.segments}
    first, second = segments["denver/golden/1"], segments["denver/golden/2"]
    assert (first.copy, second.copy) == (1, 2)
    assert all(
        abs(one.x - other.x) + abs(one.y - other.y) > 10 for one, other in zip(first.bends, second.bends, strict=True)
    )
    assert segments["denver/como"].copy is None
    assert len(segments["golden/hot-sulphur-springs"].bends) == 1


def test_three_towns_on_one_segment_meet_in_their_middle() -> None:
    (three,) = [segment for segment in OURS.segments if len(segment.towns) == 3]
    places = [(town.x, town.y) for town in OURS.towns if town.id in three.towns]
    (meet,) = three.bends
    assert (meet.x, meet.y) == (round(sum(x for x, _ in places) / 3), round(sum(y for _, y in places) / 3))
    assert three.box == meet


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
    written = text(
        ('name = "silverware"', 'name = "plain"'),
        (DENVER, DENVER.replace("925", "100")),
        (CHEYENNE, CHEYENNE.replace("220", "240").replace("2 }", "3, bends = [[500, 20]] }")),
    )
    other = Silverton(written.split("[layout]")[0]).printed()
    assert (other.height, other.ground.rivers) == (1400, ())
    assert next(town for town in other.towns if town.id == "denver").x == 100
    lines = [segment for segment in other.segments if segment.towns == ("denver", "cheyenne")]
    assert [(line.id, line.copy, line.cost) for line in lines] == [
        (f"denver/cheyenne/{copy}", copy, 240) for copy in (1, 2, 3)
    ]
    assert lines[1].bends == (Point(x=500, y=20),)
    assert other.passengers == OURS.passengers


@rule("silverton", "1.5")
def test_towns_boxes_and_names_are_drawn_where_the_edition_has_them() -> None:
    changes = [
        (r'("Denver", "Como"\], at = \[\[)\d+, \d+', r"\g<1>700, 90"),
        (r'("Denver", "Como"\].*stands = \[\[)-?\d+, -?\d+', r"\g<1>-9, 21"),
        (r'(\[layout.towns\]\n"Cheyenne" = )\[\d+, \d+\]', r"\g<1>[611, 33]"),
        (r'(\[layout.labels\]\n"Cheyenne" = )\[-?\d+, -?\d+\]', r'\g<1>"farthest below"'),
    ]
    written = LAYOUT
    for old, new in changes:
        written, count = re.subn(old, new, written)
        assert count == 1, old
    other = Silverton(f"{PLAIN}[layout]{written}").printed()
    segment = next(line for line in other.segments if line.id == "denver/como")
    assert (segment.box, segment.stand) == (Point(x=700, y=90), Point(x=-9, y=21))
    cheyenne = next(town for town in other.towns if town.id == "cheyenne")
    assert (cheyenne.x, cheyenne.y, cheyenne.label) == (611, 33, Point(x=0, y=37))
    assert len([1 for one, two in zip(other.towns, OURS.towns, strict=True) if one != two]) == 1
    assert other.width > OURS.height, "ours is broader than high"


@rule("silverton", "1.5")
def test_rivers_ranges_and_borders_lie_on_the_paper() -> None:
    ground = OURS.ground
    assert {"Rio Grande", "Colorado", "Arkansas"} <= {river.name for river in ground.rivers}
    assert {"San Juan Mountains", "Sangre de Cristo", "Front Range"} <= {ridge.name for ridge in ground.ranges}
    assert ground.title is not None
    assert ground.compass is not None
    things = [each.points for each in (*ground.rivers, *ground.ranges, *ground.lakes)] + list(ground.borders)
    assert all(0 <= point.x <= OURS.width and 0 <= point.y <= OURS.height for points in things for point in points)


@rule("silverton", "1.5")
def test_a_layout_is_only_a_drawing_and_leaves_the_edition_what_it_is() -> None:
    assert Silverton(PLAIN).edition == GAME.edition


@rule("silverton", "1.5")
def test_without_a_layout_boxes_and_names_find_places_where_they_cover_little() -> None:
    game = Silverton(PLAIN)
    printed = game.printed()
    pixel = printed.pixel
    boxes = [around((line.box.x, line.box.y), written(game.box, at), pixel) for at, line in enumerate(printed.segments)]
    names = [
        around((town.x, town.y), named(game.box, at, (round(town.label.x), round(town.label.y))), pixel)
        for at, town in enumerate(printed.towns)
    ]
    assert covered(boxes) == []
    assert covered(names) == []
    assert len([rect for rect in names if any(shared(rect, other) > 0 for other in boxes)]) < 8
    assert all(0 < line.box.x < printed.width and 0 < line.box.y < printed.height for line in printed.segments)
    assert all(rect[0] > 0 and rect[2] < printed.width for rect in names)
    assert {state.state for state in printed.ground.states} == {"WY", "UT", "CO", "NM", "TX"}
    assert len({(town.label.x, town.label.y) for town in printed.towns}) > 4


def covered(rects: list[Rect]) -> list[tuple[int, int]]:
    """Which of them lie over which."""
    return [(one, two) for one in range(len(rects)) for two in range(one) if shared(rects[one], rects[two]) > 0]


@rule("silverton", "1.5")
@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('["Denver", "Como"], at = [[', '["Denver", "Como"], at = [[10, 10], [', "2 boxes for the 1 segments Denver"),
        ('["Denver", "Como"], at', '["Denver", "Cheese"], at', "1 boxes for the 0 segments Denver - Cheese"),
        ('["Denver", "Como"], at = [[', '["Denver", "Como"], at = [[9', "drawn within 1400 by 1000"),
        ('labels]\n"Cheyenne"', 'labels]\n"Dover"', "a place for 'Dover', which is not a town"),
        ('towns]\n"Cheyenne"', 'towns]\n"Dover"', "a place for 'Dover', which is not a town"),
        ('towns]\n"Cheyenne" = [', 'towns]\n"Cheyenne" = [9', "The towns must be drawn within 1400 by 1000"),
        ("paper = [1400, 1000]", "paper = [1400, 100]", "must be 400 to 4000 wide and high"),
        ("stands = [[", "stands = [[9", "at most 100 pixels from the boxes of Denver - Cheyenne"),
        ("pixel = 1.5", "pixel = 0.1", "takes 0.5 to 4 units"),
        (
            '{ name = "Rio Grande", points = [',
            '{ name = "Rio Grande", points = [[9999, 1], ',
            "Rio Grande must be drawn within",
        ),
    ],
)
def test_a_layout_that_cannot_be_drawn_is_refused_in_one_sentence(old: str, new: str, message: str) -> None:
    with pytest.raises(BadEdition, match=re.escape(message)) as refused:
        Silverton(text((old, new)))
    assert "\n" not in str(refused.value)


@rule("silverton", "22.2")
def test_what_a_piece_takes_of_the_game_points_is_printed_by_its_bonus() -> None:
    assert OURS.points == (3, 4, 5)


@rule("silverton", "14.3")
@rule("silverton", "16.1")
def test_how_often_one_offers_and_delivers_in_a_turn_is_printed() -> None:
    assert (OURS.offers, OURS.deliveries) == (3, 2)
