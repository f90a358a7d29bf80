from __future__ import annotations

import pytest

from silverware.core.errors import BadEdition
from silverware.games.silverton import GAME, Silverton
from silverware.games.silverton.documents import Options, Scenario
from silverware.games.silverton.printed import CLAIM_CARDS, PASSENGER_CARDS, TURNS
from silverware.games.silverton.scenarios import (
    ALONE,
    DRAW,
    MARGINAL_LOSS,
    MARGINAL_VICTORY,
    RESULTS,
    SUBSTANTIAL_VICTORY,
)
from tests.games.silverton.edition import BOX, edition, text, town
from tests.rules import rule

CARD_1 = 'number = 1, town = "Aspen", freight = "silver"'
LINE = 'towns = ["Hanna", "Rawlins"], cost = 80, distance = 4'


@rule("silverton", "1.5")
@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('name = "silverware"', 'name = "My Own"', "lower-case"),
        ('source = "ours"', 'source = "hearsay"', "hearsay"),
        ('source = "public"\n', "", "source"),
        ('name = "Hanna"', 'name = "Hanna 2"', "plain letters"),
        ('name = "Hanna"', 'name = "Rawlins"', "Two towns are called Rawlins"),
        ("y = 155, state", "y = 1401, state", "Cheyenne must be drawn within"),
        (", market = true", "", "5 markets, not 4"),
        ('["Hanna", "Rawlins"]', '["Hanna", "Nowhere"]', "leads to 'Nowhere', which is not a town"),
        ('["Hanna", "Rawlins"]', '["Hanna", "Hanna"]', "joins two towns or three"),
        ('["Hanna", "Rawlins"]', '["Hanna"]', "joins two towns or three"),
        ("cost = 80", "cost = 0", "The cost of Hanna - Rawlins must be 1 to"),
        (LINE, LINE.replace("= 4", "= 0"), "The distance of Hanna - Rawlins must be 1 to 99"),
        (LINE, f"{LINE}, copies = 7", "The copies of Hanna - Rawlins must be 1 to 6, not 7"),
        (LINE, f"{LINE}, bends = [[0, 1401]]", "The line Hanna - Rawlins must be drawn within"),
        ('"Bingham"], cost', '"Provo"], cost', "No segments lead from Cheyenne to Bingham"),
        ('to = ["Espanola", "Las Vegas"]', 'to = ["Espanola", "Nowhere"]', "which is not a town"),
        ('to = ["Espanola", "Las Vegas"]', 'to = ["Espanola", "Durango"]', "from Santa Fe to Durango, but no segment"),
        (CARD_1, CARD_1.replace("1,", "2,"), "There is no claim card 1"),
        ("number = 108", "number = 107", "There are 2 claim cards 107"),
        ('    { number = 108, effect = "discard" },\n', "", "6 events, not 5"),
        (CARD_1, CARD_1.replace("Aspen", "Nowhere"), "claim card 1 is in 'Nowhere'"),
        (CARD_1, CARD_1.replace("silver", "tin"), "tin"),
        ("claim = 120", "claim = 0", "What claim card 1 costs to claim must be 1 to"),
        ("operate = 40", "operate = -1", "What claim card 1 costs to operate must be 0 to"),
        ("depletes = 5", "depletes = 12", "What depletes claim card 1 must be 1 to 11"),
        ("depletes = 5", "depletes = 6", "claim card 1 needs 6 productions, for 7 to 12, not 7"),
        ("[1, 1, 1, 2, 2, 3, 4]", "[1, 1, 1, 2, 2, 3, 100]", "What claim card 1 produces must be 0 to 99"),
        ('"kill", fine = 300', '"kill"', "has a fine and no other does; see card 105"),
        ('"discard"', '"discard", fine = 5', "has a fine and no other does; see card 107"),
        ("fine = 300", "fine = -1", "The fine of card 105 must be 0 to"),
        ('number = 3, letter = "A"', 'number = 3, letter = "B"', "8 passenger cards A, not 7"),
        ('number = 3, letter = "A"', 'number = 4, letter = "A"', "no passenger card 3"),
        ('to = "Central City"', 'to = "Nowhere"', "passenger card 2 names 'Nowhere'"),
        ('to = "Central City"', 'to = "Denver"', "leads from Denver to itself"),
        ("purchase = 160", "purchase = 0", "The price of passenger card 1 must be 1 to"),
        ("pays = 80", "pays = 0", "What passenger card 1 pays must be 1 to"),
        ("depletions = 4", "depletions = 7", "passenger card 9 waits for 7 depletions in 'Leadville' of 6 claims"),
        ("gold = [150, 175", "gold = [175, 150", "The prices of gold rise"),
        ("gold = [150, 175,", "gold = [150,", "prices.gold is a list of 10, not of 9"),
        ("upto = [1, 3, 5, 7]", "upto = [1, 5, 3, 7]", "The results of gold need"),
        ("upto = [1, 3, 5, 7]", "upto = [1, 3, 5]", "The results of gold need"),
        ("moves = [2, 1", "moves = [20, 1", "A move of gold must be -10 to 10"),
        ('freight = "gold", start', 'freight = "copper", start', "one column for gold, for all markets"),
        ('freight = "coal", town = "Pueblo"', 'freight = "coal", town = "Denver"', "one column for coal in Denver"),
        ("start = 4, lowest = 0", "start = 4, lowest = 5", "The boxes of gold must be in order"),
        ("limit = 10", "limit = 0", "The limit of lumber in Denver must be 1 to 99"),
        ("highest = 9, dice = 1", "highest = 9, dice = 3", "The dice of gold must be 1 to 2"),
        ("divisor = 2", "divisor = 0", "The divisor of coal in Denver must be 1 to 9"),
        ('"Santa Fe" = 4', '"Durango" = 4', "for lumber in 'Durango', which has no column"),
        ('"Santa Fe" = 4', '"Santa Fe" = 5', "The seats needed for lumber in Santa Fe must be 1 to 4"),
        ("idn = [0, 0,", "idn = [0,", "24 turns, not 23"),
        ("idn = [0, 0,", "idn = [0, 21,", "An increased demand number must be 0 to 20"),
        ("winter = [4, 8", "winter = [8, 8", "A winter turn is named twice"),
        ("winter = [4, 8", "winter = [0, 8", "A winter turn must be 1 to 24"),
        ('homes = ["Denver", "Denver"', 'homes = ["Denver"', "6 home cities, not 5"),
        ('homes = ["Denver", "Denver"', 'homes = ["Denver", "Nowhere"', "home city 'Nowhere'"),
        ("seats = 2, money", "seats = 3, money", "one starting table for each number of seats"),
        ('["S+2 S P+1 P", "S+1 S P+2 P"]', '["S+2 S P+1 P"]', "At a table of 2 there are 1 player numbers"),
        ("money = 2400", "money = 0", "The money of 2 seats must be 1 to"),
        ("S+2 S P+1 P", "S+3 S P+1 P", "Pieces are written"),
        ("S+2 S P+1 P", "S+2 S", "must be 1 to 4, not 0"),
        ("goal = 6000", "goal = -6000", "The goal of the short game must be 1 to"),
        ("announce = 4000", "announce = -1", "The sum to announce in the short game must be 1 to"),
        ('letters = ["A", "B"]', 'letters = ["B"]', "The short game needs the A passenger cards"),
        ("up = 1", "up = 6", "In the short game the marker of gold would begin in a shaded box"),
        ('scenario = "denver-6000"', 'scenario = "silver-spike"', "scenario silver-spike is not for one seat"),
        ("low = 9", "low = 20", "The scenario denver-6000 must have its median between"),
        ("games = 200", "games = 199", "The scenario denver-6000 was measured in 199 games, not 200"),
        ('game = "silverton"', 'game = "chess"', "not an edition of Silverton"),
    ],
)
def test_an_edition_that_contradicts_itself_is_refused_in_one_sentence(old: str, new: str, message: str) -> None:
    with pytest.raises(BadEdition, match=message) as refused:
        Silverton(text((old, new)))
    assert "\n" not in str(refused.value)


@rule("silverton", "1.5")
def test_an_edition_with_too_many_segments_or_columns_is_refused() -> None:
    with pytest.raises(BadEdition, match="at most 160 segments, not 166"):
        Silverton(text((f"    {{ {LINE} }},\n", f"    {{ {LINE}, copies = 6 }},\n" * 9)))
    column = '    { freight = "gold", start = 4, lowest = 0, highest = 9, dice = 1 },\n'
    more = column.replace('"gold"', '"gold", town = "Denver"')
    with pytest.raises(BadEdition, match="13 columns, not 14"):
        Silverton(text((column, column + more)))


@rule("silverton", "1.3")
def test_another_edition_can_be_played_with() -> None:
    other = Silverton(text(('name = "silverware"', 'name = "mine"'), ("cost = 220", "cost = 200")))
    assert other.edition.startswith("mine ")
    assert other.box.cost[0] == 200


@rule("silverton", "1.5")
def test_how_an_edition_was_measured_is_no_part_of_what_is_played() -> None:
    without = text().partition("[calibration]")[0]
    assert Silverton(without).edition == GAME.edition
    assert Silverton(text(("cost = 220", "cost = 200"))).edition != GAME.edition


@rule("silverton", "1.3")
@pytest.mark.parametrize("scenario", ALONE)
def test_the_printed_results_fit_what_was_rebuilt(scenario: Scenario) -> None:
    """The median is worth a draw or a victory that is not decisive, and what is near a draw occurs."""
    calibration = edition().calibration
    assert calibration is not None
    (measured,) = [measured for measured in calibration.scenarios if measured.scenario == scenario]
    terms = GAME.terms(1, Options(scenario=scenario))
    median = (TURNS, measured.median) if terms.setup.by_money else (measured.median, terms.goal)
    assert terms.worth(*median) in (SUBSTANTIAL_VICTORY, MARGINAL_VICTORY, DRAW)
    occurred = dict(zip(RESULTS, measured.results, strict=True))
    assert all(occurred[result] for result in (MARGINAL_VICTORY, DRAW, MARGINAL_LOSS))


@rule("silverton", "1.3")
def test_a_passenger_card_pays_for_the_distance_of_its_shortest_route() -> None:
    for card in range(PASSENGER_CARDS):
        distance = shortest(BOX.passenger_from[card], BOX.passenger_to[card])
        pay = 11 * min(distance, 12) + 8 * max(distance - 12, 0)
        assert BOX.passenger_pays[card] == max(50, round(pay / 10) * 10)
        assert BOX.passenger_price[card] == 2 * BOX.passenger_pays[card]


def shortest(start: int, end: int) -> int:
    """The distance between two towns over the whole map."""
    far = [999] * len(BOX.towns)
    far[start] = 0
    for _ in BOX.towns:
        for at in range(len(BOX.towns)):
            for segment, other in BOX.hops[at]:
                far[other] = min(far[other], far[at] + BOX.distance[segment])
    return far[end]


@rule("silverton", "1.3")
def test_every_town_of_a_claim_can_be_reached() -> None:
    for card in range(CLAIM_CARDS):
        if not BOX.is_event[card]:
            assert shortest(town("Denver"), BOX.claim_town[card]) < 999


@rule("silverton", "1.4")
def test_the_chart_is_the_printed_one() -> None:
    assert BOX.column_names == [
        "gold",
        "copper",
        "silver",
        "Denver lumber",
        "Salt Lake City lumber",
        "Pueblo lumber",
        "Santa Fe lumber",
        "El Paso lumber",
        "Denver coal",
        "Salt Lake City coal",
        "Pueblo coal",
        "Santa Fe coal",
        "El Paso coal",
    ]
    starts = [BOX.price(column, box) for column, box in enumerate(BOX.start_box)]
    assert starts == [250, 200, 200, 100, 120, 100, 80, 100, 60, 60, 40, 60, 60]
    lowest = [BOX.price(column, box) for column, box in enumerate(BOX.lowest_box)]
    assert lowest == [150, 100, 100, 40, 80, 40, 30, 40, 30, 20, 20, 20, 30]
    highest = [BOX.price(column, box) for column, box in enumerate(BOX.highest_box)]
    assert highest == [350, 400, 400, 200, 300, 200, 160, 200, 140, 100, 80, 120, 140]
    assert BOX.limit == [0, 0, 0, 10, 8, 6, 6, 8, 16, 10, 8, 8, 8]
    assert BOX.divisor == [1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 1, 1, 1]
    assert BOX.dice == [1, 1, *[2] * 11]
    assert BOX.minus_idn == [False, False, *[True] * 11]
    assert BOX.idn[1:] == [0, 0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7]


@rule("silverton", "1.4")
@pytest.mark.parametrize(
    ("freight", "moves"),
    [
        (0, {1: 2, 2: 1, 3: 1, 4: 0, 5: 0, 6: -1, 7: -1, 8: -2, 40: -2}),
        (1, {-3: 3, 1: 3, 2: 2, 3: 1, 5: 0, 7: -1, 9: -2, 11: -3, 12: -4, 30: -4}),
        (2, {-5: 5, 0: 5, 1: 4, 2: 3, 3: 2, 5: 1, 7: 0, 9: -1, 11: -2, 12: -3, 13: -4, 14: -5, 15: -6, 16: -7}),
        (3, {-2: 3, 1: 3, 3: 2, 5: 1, 6: 0, 8: -1, 10: -2, 12: -3, 13: -4}),
        (4, {-2: 3, 1: 3, 3: 2, 5: 1, 8: 0, 10: -1, 12: -2, 13: -3}),
    ],
)
def test_the_tables_of_results_are_the_printed_ones(freight: int, moves: dict[int, int]) -> None:
    assert {result: BOX.change(freight, result) for result in moves} == moves


@rule("silverton", "1.5")
def test_an_edition_without_a_city_that_scenarios_need_is_refused() -> None:
    with pytest.raises(BadEdition, match="Scenarios need Salt Lake City, which is not a market on the map"):
        Silverton(text().replace("Salt Lake City", "Zion"))
