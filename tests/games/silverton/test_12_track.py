from __future__ import annotations

from silverware.games.silverton.events.operations import Abandoned, Built, Dismantled, TriedSecond
from silverware.games.silverton.printed import CUBES
from tests.games.silverton.edition import BOX
from tests.games.silverton.scene import Scene, scene
from tests.rules import rule


def in_a_row(chance: str = "") -> Scene:
    """North tries Denver to Golden, and then Golden to Boulder, 3 units."""
    table = scene(2).place(north="s1 denver/golden/1, s2 golden/boulder").until("build", "north")
    return table.play("build denver/golden/1", "build golden/boulder", chance=chance) if chance else table


def all_cubes() -> list[str]:
    """32 segments from Denver on, no two of them parallel, and none of them to Como."""
    reached = {BOX.town("Denver"), BOX.town("Como")}
    track: list[int] = []
    while len(track) < CUBES:
        for at, towns in enumerate(BOX.segment_towns):
            from_como = BOX.town("Como") in towns
            leads_on = not reached.isdisjoint(towns) and not reached.issuperset(towns)
            if leads_on and not from_como and not set(BOX.parallel[at]) & set(track) and len(track) < CUBES:
                track.append(at)
                reached.update(towns)
    return [BOX.segments_said[at] for at in track]


@rule("silverton", "12.1")
def test_a_seat_may_pay_for_the_segments_its_surveyors_stand_on() -> None:
    table = scene(2).place(north="s1 denver/golden/1, s2 denver/como").until("build", "north")
    assert table.menu() == {"done", "build denver/golden/1", "build denver/como"}
    assert table.refused("build denver/pueblo") == "12.1"
    table.play("build denver/como", "done")
    assert table.seat("north")["track"] == ["denver/como"]
    assert table.seat("north")["cash"] == 2400 - 280


@rule("silverton", "12.2")
def test_a_segment_that_touches_own_track_no_more_cannot_be_built() -> None:
    table = scene(2, order=["east", "north"], north={"track": ["denver/golden/1"]}).place(north="s1 golden/boulder")
    table.until("deal", "east").play("offer north $10 for denver/golden/1", "accept").until("build", "north")
    assert table.refused("build golden/boulder") == "12.2"


@rule("silverton", "12.2")
def test_a_segment_that_has_become_parallel_to_own_track_cannot_be_built() -> None:
    table = scene(2, order=["east", "north"], east={"track": ["denver/golden/2"]}).place(north="s1 denver/golden/1")
    table.until("deal", "east").play("offer north denver/golden/2 for $10", "accept").until("build", "north")
    assert table.refused("build denver/golden/1") == "12.2"


@rule("silverton", "12.3")
def test_a_second_segment_is_built_if_the_dice_show_more_than_its_distance() -> None:
    table = in_a_row("2 2")
    assert [(event.dice, event.distance) for event in table.told(TriedSecond)] == [((2, 2), 3)]
    assert table.seat("north")["track"] == ["denver/golden/1", "golden/boulder"]
    assert table.seat("north")["cash"] == 2400 - 40 - 80


@rule("silverton", "12.4")
def test_a_second_segment_is_not_built_and_costs_nothing_if_they_show_its_distance() -> None:
    table = in_a_row("1 2")
    assert table.seat("north")["track"] == ["denver/golden/1"]
    assert table.seat("north")["cash"] == 2400 - 40
    assert table.question() != "build"


@rule("silverton", "12.5")
def test_the_second_segment_is_not_tried_unless_the_first_was_built() -> None:
    table = in_a_row()
    assert table.menu() == {"done", "build denver/golden/1"}
    assert table.refused("build golden/boulder") == "12.5"


@rule("silverton", "12.5")
def test_a_second_segment_that_touches_track_from_a_deal_is_built_without_dice() -> None:
    table = scene(2, order=["east", "north"], east={"track": ["denver/golden/2"]})
    table.place(north="s1 denver/golden/1, s2 golden/boulder").until("deal", "east")
    table.play("offer north denver/golden/2 for $10", "accept").until("build", "north")
    assert table.seat("north")["second"] is None
    assert table.menu() == {"done", "build golden/boulder"}
    table.play("build golden/boulder")
    assert not table.told(TriedSecond)
    assert table.seat("north")["track"] == ["denver/golden/2", "golden/boulder"]


@rule("silverton", "12.6")
def test_dismantling_pays_10_for_each_unit_of_distance() -> None:
    table = scene(2, north={"track": ["denver/como"]}).place(north="s1 - denver/como").until("build", "north")
    assert table.menu() == {"done", "take up denver/como"}
    table.play("take up denver/como")
    assert [event.pay for event in table.told(Dismantled)] == [90]
    assert table.seat("north")["cash"] == 2400 + 90
    assert table.seat("north")["track"] == []


@rule("silverton", "12.7")
def test_track_that_has_lost_the_home_city_cannot_be_dismantled() -> None:
    own = {"track": ["denver/golden/1", "golden/boulder"]}
    table = scene(2, order=["east", "north"], north=own).place(north="s1 - golden/boulder")
    table.until("deal", "east").play("offer north $10 for denver/golden/1", "accept").until("build", "north")
    assert table.refused("take up golden/boulder") == "12.7"


@rule("silverton", "12.7")
def test_who_was_to_dismantle_track_that_was_sold_has_nothing_to_do() -> None:
    table = scene(2, order=["east", "north"], north={"track": ["denver/como"]}).place(north="s1 - denver/como")
    table.until("deal", "east").play("offer north $10 for denver/como", "accept").until("build", "north")
    assert table.menu() == {"done"}


@rule("silverton", "12.8", "3.5")
def test_with_all_cubes_out_one_is_taken_up_to_build_elsewhere() -> None:
    track = all_cubes()
    assert len(track) == CUBES == 32
    table = scene(2, north={"track": track}).place(north="s1 denver/como").until("build", "north")
    table.play("build denver/como")
    assert table.question() == "abandon"
    table.play(f"abandon {track[-1]}")
    assert [event.segment for event in table.told(Abandoned)] == [track[-1]]
    assert table.seat("north")["cash"] == 2400 - 280
    assert set(table.seat("north")["track"]) == {*track[:-1], "denver/como"}


@rule("silverton", "12.8")
def test_the_new_segment_must_still_touch_own_track() -> None:
    """The 32nd cube lies apart from the others; a segment that touches nothing else cannot be built without it."""
    track = [*all_cubes()[:31], "deming/silver-city"]
    table = scene(2, north={"track": track}).place(north="s1 rincon/deming").until("build", "north")
    table.play("build rincon/deming")
    assert table.refused("abandon deming/silver-city") == "12.8"
    assert table.menu("abandon ") == set(track[:31])


@rule("silverton", "12.8")
def test_where_two_own_segments_touch_the_new_one_either_may_be_taken_up() -> None:
    track = [*all_cubes()[:30], "deming/silver-city", "deming/santa-rita"]
    table = scene(2, north={"track": track}).place(north="s1 rincon/deming").until("build", "north")
    assert table.play("build rincon/deming").menu("abandon ") == set(track)


@rule("silverton", "12.8")
def test_what_touches_the_home_city_may_replace_the_only_own_track_there() -> None:
    apart = [name for name in all_cubes() if "denver" not in name.split("/")]
    apart += ["deming/silver-city", "deming/santa-rita", "socorro/magdalena", "carrizozo/capitan", "grants/gallup"]
    table = scene(2, north={"track": ["denver/cheyenne/1", *apart[:31]]}).place(north="s1 denver/como")
    table.until("build", "north").play("build denver/como", "abandon denver/cheyenne/1")
    assert "denver/como" in table.seat("north")["track"]


@rule("silverton", "12.8", "12.9")
def test_who_was_to_dismantle_what_was_taken_up_has_nothing_to_do() -> None:
    track = all_cubes()
    table = scene(2, north={"track": track, "cash": 5000}).place(north=f"s1 denver/como, s2 - {track[-1]}")
    table.until("build", "north").play("build denver/como", f"abandon {track[-1]}")
    assert table.question() != "build"
    assert track[-1] not in table.seat("north")["track"]
    assert table.seat("north")["pieces"] == {}


@rule("silverton", "12.9")
def test_who_was_to_dismantle_track_that_its_buyer_takes_up_has_nothing_to_do() -> None:
    order = ["east", "south", "north"]
    table = scene(3, order=order, north={"track": ["denver/como"]}, south={"track": all_cubes()[:31]})
    table.place(north="s1 - denver/como", south="s1 el-paso/deming").until("deal", "east")
    table.play("offer north $10 for denver/como", "accept", "offer south denver/como for $10", "accept")
    table.until("build", "south").play("build el-paso/deming", "abandon denver/como")
    assert table.seat("north")["pieces"] == {}


@rule("silverton", "12.9")
def test_what_was_dismantled_is_open_to_all_from_the_next_placing_on() -> None:
    table = scene(2, north={"track": ["denver/golden/1"]}).place(north="s1 - denver/golden/1")
    table.until("build", "north").play("take up denver/golden/1").end_turn().until("place", "east")
    assert "denver/golden/1" in table.play("send surveyor 1").menu("survey ")
    assert not table.told(Built)
