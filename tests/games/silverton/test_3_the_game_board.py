from __future__ import annotations

from silverware.games.silverton.network import FAR, Network
from tests.games.silverton.edition import BOX, segment, town
from tests.games.silverton.scene import scene
from tests.rules import rule


def network(home: str, *track: str) -> Network:
    """The network of a seat with this track."""
    useful = BOX.useful_towns(("A", "B", "C"))
    return Network(BOX, (town(home),), useful, sorted([segment(name) for name in track]))


def far(own: Network, start: str, end: str, *, winter: bool = False) -> int:
    """The distance of the shortest route between two towns."""
    return own.distances(town(start), winter)[town(end)]


@rule("silverton", "3.1")
def test_who_builds_a_segment_pays_its_cost_and_puts_a_cube_there() -> None:
    table = scene(2).place(north="s1 denver/golden/1").until("build", "north").play("build denver/golden/1")
    assert table.seat("north")["track"] == ["denver/golden/1"]
    assert table.seat("north")["cash"] == 2400 - 40


@rule("silverton", "3.2")
def test_the_distance_of_a_route_is_the_sum_of_its_segments() -> None:
    own = network("Denver", "denver/colorado-springs/1", "colorado-springs/pueblo/2", "pueblo/walsenburg/1")
    assert far(own, "Denver", "Walsenburg") == 7 + 4 + 5


@rule("silverton", "3.3")
def test_snow_segments_are_closed_on_winter_turns() -> None:
    own = network("Denver", "denver/como", "denver/golden/1")
    assert far(own, "Denver", "Como") == 9
    assert far(own, "Denver", "Como", winter=True) == FAR
    assert far(own, "Denver", "Golden", winter=True) == 2
    assert [turn for turn in range(1, 25) if BOX.is_winter[turn]] == [4, 8, 12, 16, 20, 24]


@rule("silverton", "3.4")
def test_any_hop_on_the_segment_of_three_towns_counts_5() -> None:
    own = network("Durango", "durango/dolores", "dolores/rico", "placerville/telluride/rico")
    for end in ("Telluride", "Placerville"):
        assert far(own, "Rico", end) == 5
    assert far(own, "Telluride", "Placerville") == 5
    assert far(own, "Dolores", "Telluride") == 4 + 5


@rule("silverton", "3.6")
def test_segments_between_the_same_towns_are_parallel() -> None:
    own = network("Denver", "denver/cheyenne/1")
    assert own.is_parallel(segment("denver/cheyenne/2"))
    assert segment("denver/cheyenne/2") not in own.frontier


@rule("silverton", "3.7")
def test_the_lines_south_of_denver_are_parallel_and_so_are_those_north_of_pueblo() -> None:
    own = network("Denver", "denver/pueblo")
    for name in ("denver/colorado-springs/2", "colorado-springs/pueblo/1"):
        assert own.is_parallel(segment(name))
    by_springs = network("Denver", "denver/colorado-springs/1")
    assert not by_springs.is_parallel(segment("colorado-springs/pueblo/1"))
    assert by_springs.is_parallel(segment("denver/pueblo"))


@rule("silverton", "3.8")
def test_only_track_that_hangs_together_with_the_home_city_makes_routes() -> None:
    own = network("Denver", "denver/golden/1", "pueblo/walsenburg/1")
    assert own.connects(town("Golden"))
    assert not own.connects(town("Pueblo"))
    assert far(own, "Pueblo", "Walsenburg") == FAR
    assert network("Pueblo", "pueblo/walsenburg/1").connects(town("Walsenburg"))


@rule("silverton", "3.9")
def test_of_several_routes_the_shortest_counts_and_in_winter_it_has_no_snow() -> None:
    track = ("denver/como", "como/buena-vista", "buena-vista/leadville/1", "denver/colorado-springs/1")
    round_about = ("colorado-springs/pueblo/1", "pueblo/canon-city/1", "canon-city/salida", "salida/buena-vista")
    own = network("Denver", *track, *round_about)
    assert far(own, "Denver", "Leadville") == 9 + 5 + 4
    assert far(own, "Denver", "Leadville", winter=True) == 7 + 4 + 4 + 6 + 3 + 4
    leadville = BOX.cards.index("p9") - BOX.cards.index("p1")
    assert (own.route(leadville, False), own.route(leadville, True)) == (18, 28)


@rule("silverton", "3.10")
def test_track_apart_from_the_network_is_built_on_from_but_neither_operated_upon_nor_dismantled() -> None:
    own = network("Denver", "pueblo/walsenburg/1")
    assert own.touches(segment("walsenburg/trinidad/1"))
    assert not own.is_connected(segment("pueblo/walsenburg/1"))
    table = scene(2, north={"track": ["pueblo/walsenburg/1"]}).play("send surveyor 1")
    assert "walsenburg/trinidad/1" in table.menu("survey ")
    assert "dismantle" not in table.menu()
