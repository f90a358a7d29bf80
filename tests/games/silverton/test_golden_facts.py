"""What the rulebook tells of map, cards, chart and starting positions, fact by fact: it must hold in our edition.

A fact about the data is a test here, named by its number. A fact that is a rule is listed with the § whose tests hold
it; what belongs to the Advanced game, the scenarios and the optional rules is listed apart.
"""

from __future__ import annotations

import ast
from pathlib import Path

from silverware.core.digest import paragraphs
from silverware.games.silverton.printed import (
    BOXES,
    CLAIM_CARDS,
    COLUMNS,
    CUBES,
    EVENTS,
    FREIGHTS,
    OF_A_COLOUR,
    OPEN_CLAIMS,
    PASSENGER_CARDS,
    SEATS,
    STACKS,
    TOTALS,
    pieces,
)
from tests.games.silverton.edition import BOX, edition, segment, town

RULES = {
    15: "2.7",
    23: "4.9",
    28: "13.3",
    31: "4.4",
    32: "19.1",
    33: "11.4",
    34: "1.7",
    38: "15.2",
    39: "10.5",
    41: "7.6",
    42: "12.6",
    49: "10.3",
    50: "9.7",
    51: "17.1",
    52: "16.4",
    55: "18.1",
    57: "11.5",
    59: "22.3",
    60: "22.7",
    61: "23.2",
    62: "23.3",
    63: "23.8",
    64: "23.5",
    65: "23.1",
    66: "23.10",
    67: "24.1",
    68: "24.5",
}
"""By fact: the § it is a rule of."""
ELSEWHERE = {1, 40, *range(69, 83)}
"""The colours of the chips, which only a drawing needs; joint routes; scenarios and options."""


def test_every_fact_is_held_somewhere() -> None:
    names = [node.name for node in ast.parse(Path(__file__).read_text()).body if isinstance(node, ast.FunctionDef)]
    held = [int(name.split("_")[1][1:]) for name in names if name.startswith("test_g")]
    assert sorted([*held, *RULES, *ELSEWHERE]) == list(range(1, 83))
    assert set(RULES.values()) <= set(paragraphs("silverton"))


def test_g002_each_colour_has_four_surveyors_and_four_prospectors() -> None:
    assert OF_A_COLOUR == 4


def test_g003_the_box_holds_so_many_cards() -> None:
    assert (CLAIM_CARDS, PASSENGER_CARDS, SEATS) == (108, 24, 6)
    assert [BOX.cards[0], BOX.cards[107], BOX.cards[108], BOX.cards[-1]] == ["c1", "c108", "p1", "t6"]
    assert SEATS * 2 * OF_A_COLOUR == 48


def test_g004_the_cubes_are_32_for_each_colour_and_13_price_markers() -> None:
    assert SEATS * CUBES + COLUMNS == 205
    assert len(BOX.column_freight) == COLUMNS == 13


def test_g005_the_standard_game() -> None:
    length = BOX.lengths["standard"]
    assert (length.goal, length.announce, length.up, length.letters) == (10000, 5000, 0, ("A", "B", "C"))


def test_g006_the_short_game() -> None:
    length = BOX.lengths["short"]
    assert (length.goal, length.announce, length.up, length.letters) == (6000, 4000, 1, ("A", "B"))


def test_g007_the_long_game() -> None:
    length = BOX.lengths["long"]
    assert (length.goal, length.announce, length.up, length.letters) == (20000, 10000, 0, ("A", "B", "C"))


def test_g008_the_campaign_has_24_turns_and_no_goal() -> None:
    length = BOX.lengths["campaign"]
    assert (length.goal, length.announce, length.up, length.letters) == (None, None, 0, ("A", "B", "C"))
    assert len(BOX.idn) - 1 == 24


def test_g009_home_cities_by_player_number() -> None:
    homes = ["Denver", "Denver", "El Paso", "Salt Lake City", "Pueblo", "Santa Fe"]
    assert [BOX.town_names[home] for home in BOX.homes] == homes


def test_g010_pieces_by_player_number_and_number_of_seats() -> None:
    assert {
        seats: [(pieces(crew, "S"), pieces(crew, "P")) for crew in crews] for seats, crews in BOX.crews.items()
    } == {
        2: [((2, 0), (1, 0)), ((1, 0), (2, 0))],
        3: [((2, 0), (0, 0)), ((1, 0), (1, 0)), ((0, 0), (2, 0))],
        4: [((2, 0), (0, 0)), ((1, 0), (1, 0)), ((1, 0), (1, 0)), ((0, 0), (2, 0))],
        5: [((2,), (0,)), ((0,), (2,)), ((1,), (1,)), ((0,), (2,)), ((1,), (1,))],
        6: [((2,), (0,)), ((0,), (2,)), ((1,), (1,)), ((0,), (2,)), ((1,), (1,)), ((2,), (0,))],
    }


def test_g011_money_by_number_of_seats() -> None:
    assert BOX.money == {2: 2400, 3: 2200, 4: 2000, 5: 1600, 6: 1400}


def test_g012_all_columns_are_used_with_four_seats_and_some_are_not_with_fewer() -> None:
    used = [len([least for least in BOX.least_players if least <= seats]) for seats in range(1, 7)]
    assert used == [6, 9, 12, 13, 13, 13]


def test_g013_gold_copper_and_silver_are_sold_in_all_five_markets() -> None:
    assert len(BOX.markets) == 5
    for freight in range(3):
        assert BOX.column_at[freight * 5 : freight * 5 + 5] == [freight] * 5
        assert BOX.column_market[freight] == -1


def test_g014_the_five_markets() -> None:
    markets = [BOX.town_names[market] for market in BOX.markets]
    assert markets == ["Denver", "Salt Lake City", "Pueblo", "Santa Fe", "El Paso"]


def test_g016_there_are_eight_piles_of_passenger_cards() -> None:
    assert STACKS == OPEN_CLAIMS == 8


def test_g017_the_board_covers_colorado_utah_new_mexico_and_texas() -> None:
    assert {"CO", "UT", "NM", "TX"} <= {place.state for place in BOX.towns}


def test_g018_winter_turns() -> None:
    assert [turn for turn in range(25) if BOX.is_winter[turn]] == [4, 8, 12, 16, 20, 24]
    assert sum(BOX.is_snow) == 27


def test_g019_every_segment_has_a_cost_and_a_distance() -> None:
    assert len(BOX.cost) == len(BOX.distance) == 113
    assert min(BOX.cost) > 0
    assert min(BOX.distance) > 0


def test_g020_dolores_to_rico_is_4() -> None:
    assert BOX.distance[segment("dolores/rico")] == 4


def test_g021_placerville_telluride_rico_is_one_segment_of_5() -> None:
    line = segment("placerville/telluride/rico")
    assert BOX.distance[line] == 5
    assert {BOX.town_names[at] for at in BOX.segment_towns[line]} == {"Placerville", "Telluride", "Rico"}
    for name in ("Placerville", "Telluride", "Rico"):
        ends = [BOX.town_names[other] for at, other in BOX.hops[town(name)] if at == line]
        assert sorted([name, *ends]) == ["Placerville", "Rico", "Telluride"]


def test_g022_each_seat_has_32_cubes() -> None:
    assert CUBES == 32


def test_g024_the_claim_deck_is_102_claims_and_6_events() -> None:
    assert sum(BOX.is_event) == EVENTS == 6
    claims = [card for card in range(CLAIM_CARDS) if not BOX.is_event[card]]
    assert len(claims) == 102
    for card in claims:
        assert BOX.claim_town[card] >= 0
        assert BOX.claim_freight[card] >= 0
        assert BOX.claim_cost[card] > 0
        assert BOX.claim_operate[card] > 0
        loads = BOX.produces[card * TOTALS : card * TOTALS + TOTALS]
        assert [total for total in range(2, 13) if loads[total]] == list(range(BOX.claim_depletes[card] + 1, 13))


def test_g025_claim_card_25_is_bingham_gold() -> None:
    card = 24
    assert BOX.cards[card] == "c25"
    assert BOX.town_names[BOX.claim_town[card]] == "Bingham"
    assert FREIGHTS[BOX.claim_freight[card]] == "gold"
    assert (BOX.claim_cost[card], BOX.claim_operate[card], BOX.claim_depletes[card]) == (200, 60, 6)


def test_g026_the_lowest_loads_of_card_25_are_1_and_2() -> None:
    loads = sorted(set(BOX.produces[24 * TOTALS + 7 : 24 * TOTALS + TOTALS]))
    assert loads[:2] == [1, 2]


def test_g027_card_25_produces_4_with_an_11() -> None:
    assert BOX.produces[24 * TOTALS + 11] == 4
    assert BOX.produces[24 * TOTALS + 6] == 0


def test_g029_some_claims_can_be_depleted_by_their_first_operation() -> None:
    assert {7, 8} <= set(BOX.claim_depletes)
    assert max(BOX.claim_depletes) == 8


def test_g030_there_is_a_coal_claim_in_walsenburg() -> None:
    there = [card for card in range(CLAIM_CARDS) if BOX.claim_town[card] == town("Walsenburg")]
    assert {FREIGHTS[BOX.claim_freight[card]] for card in there} == {"coal"}


def test_g035_there_are_eight_passenger_cards_of_each_letter() -> None:
    assert [BOX.passenger_letter.count(letter) for letter in "ABC"] == [8, 8, 8]


def test_g036_passenger_card_5_is_santa_fe_to_albuquerque() -> None:
    assert (BOX.passenger_from[4], BOX.passenger_to[4]) == (town("Santa Fe"), town("Albuquerque"))
    assert (BOX.passenger_price[4], BOX.passenger_pays[4]) == (180, 90)


def test_g037_some_passenger_cards_carry_a_condition() -> None:
    conditions = {
        card + 1: (BOX.town_names[at], BOX.passenger_leaves_after[card])
        for card, at in enumerate(BOX.passenger_leaves_town)
        if at >= 0
    }
    assert conditions == {9: ("Leadville", 4), 12: ("Leadville", 4)}


def test_g043_some_towns_are_joined_by_two_segments_of_the_same_cost() -> None:
    twins = [at for at, others in enumerate(BOX.twins) if others]
    assert len(twins) == 30
    for at in twins:
        (other,) = BOX.twins[at]
        assert BOX.twins[other] == [at]
        assert set(BOX.segment_towns[at]) == set(BOX.segment_towns[other])
        assert BOX.cost[at] == BOX.cost[other]


def test_g044_only_one_segment_leads_south_from_french() -> None:
    there = {BOX.segments_said[at] for at in BOX.at_town[town("French")]}
    assert there == {"raton/french", "cimarron/french", "french/las-vegas"}


def test_g045_the_three_lines_south_of_denver_are_parallel_and_the_three_north_of_pueblo() -> None:
    south = [segment(f"denver/colorado-springs/{copy}") for copy in (1, 2)]
    north = [segment(f"colorado-springs/pueblo/{copy}") for copy in (1, 2)]
    through = segment("denver/pueblo")
    for group in ([*south, through], [*north, through]):
        for at in group:
            assert set(group) - {at} <= set(BOX.parallel[at])
    assert BOX.parallel[south[0]] == sorted([south[1], through])
    assert BOX.parallel[through] == sorted(south + north)


def test_g046_santa_fe_has_two_lines_north_and_two_south() -> None:
    names = {at: BOX.segments_said[at] for at in BOX.at_town[town("Santa Fe")]}
    parallels = {name: [names[other] for other in BOX.parallel[at]] for at, name in names.items()}
    assert parallels == {
        "santa-fe/espanola": ["santa-fe/las-vegas"],
        "santa-fe/las-vegas": ["santa-fe/espanola"],
        "santa-fe/cerrillos": ["santa-fe/estancia"],
        "santa-fe/estancia": ["santa-fe/cerrillos"],
    }


def test_g047_two_lines_lead_north_from_denver_and_one_west_from_laramie() -> None:
    there = {BOX.segments_said[at] for at in BOX.at_town[town("Cheyenne")]}
    assert there == {"denver/cheyenne/1", "denver/cheyenne/2", "cheyenne/laramie"}
    assert {BOX.segments_said[at] for at in BOX.at_town[town("Laramie")]} == {"cheyenne/laramie", "laramie/hanna"}
    assert not BOX.useful_towns(("A", "B", "C"))[town("Cheyenne")]


def test_g048_denver_to_walsenburg_is_7_and_4_and_5() -> None:
    names = ("denver/colorado-springs/1", "colorado-springs/pueblo/1", "pueblo/walsenburg/1")
    assert [BOX.distance[segment(name)] for name in names] == [7, 4, 5]


def test_g053_the_formula_of_denver_coal() -> None:
    column = BOX.columns_said.index("denver-coal")
    assert (BOX.dice[column], BOX.divisor[column], BOX.minus_idn[column]) == (2, 2, True)


def test_g054_coal_in_denver_on_turn_9() -> None:
    column = BOX.columns_said.index("denver-coal")
    assert BOX.idn[9] == 3
    assert BOX.change(FREIGHTS.index("coal"), 10 + 4 - 3) == -2
    prices = BOX.prices[column * BOXES : column * BOXES + BOXES]
    assert prices[prices.index(120) - 2] == 80


def test_g056_175_is_a_price_of_gold() -> None:
    assert 175 in BOX.prices[:BOXES]


def test_g058_an_event_discards_the_open_claims() -> None:
    effects = [effect for effect in BOX.event_effect if effect]
    assert sorted(effects) == ["discard", "discard", "jail", "jail", "kill", "kill"]
    assert {BOX.event_fine[card] for card in range(CLAIM_CARDS) if BOX.event_effect[card] == "kill"} == {300}


def test_what_is_rebuilt_is_marked_as_ours_and_what_is_printed_is_not() -> None:
    printed = edition()
    assert printed.map.source == printed.claims.source == printed.passengers.source == printed.needed.source == "ours"
    assert printed.prices.source == printed.results.source == printed.columns.source == printed.turns.source == "public"
    assert printed.starts.source == printed.lengths.source == "rulebook"
