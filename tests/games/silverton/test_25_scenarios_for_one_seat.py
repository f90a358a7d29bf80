from __future__ import annotations

import re
from typing import Any

import pytest

from silverware.core.dice import Seeded
from silverware.core.errors import BadTable
from silverware.games.silverton import GAME
from silverware.games.silverton.documents import Options, Scenario
from silverware.games.silverton.events.beginning import CrewChosen
from silverware.games.silverton.events.cards import RivalTook
from silverware.games.silverton.events.ending import Ended
from silverware.games.silverton.events.placing import WentHome
from silverware.games.silverton.forms import Crew
from silverware.games.silverton.scenarios import SETUPS, TITLES
from silverware.games.silverton.terms import SECRET
from tests.games.silverton.edition import BOX
from tests.games.silverton.scene import Scene, scene
from tests.rules import rule

ALONE: tuple[Scenario, ...] = (
    "denver-6000",
    "denver-10000",
    "salt-lake-city-10000",
    "denver-campaign",
    "copper-spike",
)


PROVO = "s1 salt-lake-city/provo/1"


def alone(scenario: Scenario, **more: Any) -> Scene:
    """One seat in a scenario."""
    return scene(1, options={"scenario": scenario}, **more)


def begun(scenario: Scenario, game: str = "basic") -> dict[str, Any]:
    """The seat of a scenario as it begins."""
    return Scene(GAME.position(GAME.start(1, Seeded(1), GAME.choose({"scenario": scenario, "game": game})))).position()


def ended(scenario: Scenario, turn: int, cash: int) -> Scene:
    """A turn of a scenario is over in which the seat has so much."""
    return alone(scenario, round=turn, north={"cash": cash}).end_turn()


def used() -> set[str]:
    return {BOX.columns_said[at] for at, least in enumerate(BOX.least_players) if least == 1}


@rule("silverton", "25.1")
def test_one_seat_plays_alone_in_scenarios_made_for_it() -> None:
    for scenario in ALONE:
        for game in ("basic", "advanced"):
            assert GAME.start(1, Seeded(1), GAME.choose({"scenario": scenario, "game": game})).seats == 1
        with pytest.raises(BadTable, match=f"{re.escape(TITLES[scenario])} takes 1 seat, not 2"):
            GAME.start(2, Seeded(1), Options(scenario=scenario))
    with pytest.raises(BadTable, match=r"One seat alone plays a solitaire scenario.*§25\.1"):
        GAME.start(1, Seeded(1), Options())
    with pytest.raises(BadTable, match="Nickel Spike takes 3 seats, not 1"):
        GAME.place({"game": "silverton", "seats": 1, "options": {"scenario": "nickel-spike"}})


@rule("silverton", "25.2", "25.3", "25.5", "25.8")
@pytest.mark.parametrize(
    ("scenario", "home", "money", "trains", "crew"),
    [
        ("denver-6000", "denver", (1600, 2000), 1, "S P"),
        ("denver-10000", "denver", (2000, 2400), 1, "S S P"),
        ("salt-lake-city-10000", "salt-lake-city", (2000, 2400), 1, "S P"),
        ("denver-campaign", "denver", (2400, 3000), 2, "S S P P"),
    ],
)
def test_a_scenario_says_what_one_begins_with(
    scenario: Scenario, home: str, money: tuple[int, int], trains: int, crew: str
) -> None:
    basic, advanced = (
        GAME.terms(1, GAME.choose({"scenario": scenario, "game": game})) for game in ("basic", "advanced")
    )
    assert (basic.money, advanced.money) == money
    assert (basic.trains, advanced.trains) == (0, trains)
    assert basic.crews[0][0] == advanced.crews[0][0] == crew
    table = alone(scenario)
    (player,) = table.view("north").players
    assert player.homes == (home,)
    assert player.cash == money[0]
    assert " ".join([piece.name[0].upper() for piece in player.pieces]) == crew


@rule("silverton", "25.2", "25.3")
@pytest.mark.parametrize("scenario", ["denver-6000", "denver-10000"])
def test_from_denver_one_seat_uses_the_columns_of_one(scenario: Scenario) -> None:
    assert {column.name for column in alone(scenario).view("north").chart} == used()
    assert used() == {"gold", "copper", "silver", "denver-lumber", "denver-coal", "pueblo-coal"}


@rule("silverton", "25.5", "25.8", "25.9")
@pytest.mark.parametrize(
    ("scenario", "lower"),
    [
        ("salt-lake-city-10000", ("denver", "pueblo", "santa-fe")),
        ("denver-campaign", ("salt-lake-city", "santa-fe")),
    ],
)
def test_all_columns_are_used_and_some_markers_begin_two_boxes_lower(
    scenario: Scenario, lower: tuple[str, ...]
) -> None:
    chart = alone(scenario).view("north").chart
    assert [column.name for column in chart] == BOX.columns_said
    for at, column in enumerate(chart):
        below = 2 if column.name.startswith(tuple(f"{name}-" for name in lower)) else 0
        assert column.box == BOX.start_box[at] - below
        assert column.box >= BOX.lowest_box[at]


@rule("silverton", "25.2", "25.3", "25.5", "25.8")
def test_a_scenario_says_when_it_ends() -> None:
    for scenario, goal in (("denver-6000", 6000), ("denver-10000", 10000), ("salt-lake-city-10000", 10000)):
        assert GAME.terms(1, GAME.choose({"scenario": scenario})).goal == goal
    campaign = GAME.terms(1, Options(scenario="denver-campaign"))
    assert (campaign.goal, campaign.turns) == (SECRET, 24)
    assert ended("denver-6000", 9, 5999).table.outcome is None
    assert ended("denver-6000", 9, 6000).table.outcome is not None
    assert ended("denver-campaign", 23, 90000).table.outcome is None


@rule("silverton", "25.4")
def test_in_denver_10000_the_seat_chooses_two_of_one_kind_and_one_of_the_other() -> None:
    heard: list[Any] = []
    table = GAME.start(1, Seeded(1), Options(scenario="denver-10000"), heard)
    assert [move.text for move in table.menu()] == ["crew s s p", "crew s p p"]
    assert GAME.view(table, 0).players[0].pieces == ()
    position = Scene(GAME.position(table))
    assert position.question() == "crew"
    assert position.refused("crew s+2 p") == "25.4"
    assert position.refused("done") == "25.4"
    table.play(GAME.notation.parse("crew s p p"), Seeded(1))
    assert heard[-1] == CrewChosen("north", Crew((0,), (0, 0)))
    pieces = GAME.view(table, 0).players[0].pieces
    assert [(piece.name, piece.bonus) for piece in pieces] == [
        ("surveyor 1", 0),
        ("prospector 1", 0),
        ("prospector 2", 0),
    ]
    assert GAME.position(table)["north"]["crew"] == "S P P"


@rule("silverton", "25.6")
def test_the_rival_takes_a_claim_when_all_pieces_are_placed() -> None:
    table = alone("salt-lake-city-10000", open=["c1", "c2"], north={"cash": 2000})
    table.place(north="p1 c1", chance="c2")
    assert table.told(RivalTook) == [RivalTook("c2")]
    assert table.position()["open"] == ["c1"]
    assert table.position()["discards"] == ["c2"]
    assert table.question() == "stake"


@rule("silverton", "25.6")
def test_a_passenger_card_the_rival_took_is_out_and_the_next_shows_later() -> None:
    table = alone("salt-lake-city-10000", piles=[["p1", "p9"]]).place(north=PROVO, chance="p1")
    assert table.view("north").piles[0].top is None
    assert "p1" in table.view("north").struck
    table.end_turn()
    assert table.view("north").piles[0].top == "p9"


@rule("silverton", "25.6")
def test_every_turn_has_its_rival_and_every_card_its_chance() -> None:
    taken = set()
    for seed in range(120):
        heard: list[Any] = []
        table = GAME.start(1, Seeded(seed), Options(scenario="salt-lake-city-10000"), heard)
        shown = {*GAME.view(table, 0).open, *[pile.top for pile in GAME.view(table, 0).piles]}
        table.play(GAME.notation.parse("done"), Seeded(seed))
        (took,) = [event for event in heard if isinstance(event, RivalTook)]
        assert took.card in shown
        taken.add(took.card[0])
        table.heard = heard
        table.playout(Seeded(seed))
        assert len([event for event in heard if isinstance(event, RivalTook)]) == table.round
    assert taken == {"c", "p"}


@rule("silverton", "25.7")
def test_the_rival_may_take_what_a_prospector_stands_on() -> None:
    table = alone("salt-lake-city-10000", open=["c1", "c2"]).place(north=f"p1 c1, {PROVO}", chance="c1")
    assert table.told(WentHome) == [WentHome("north", "prospector 1")]
    assert table.view("north").players[0].pieces[1].status == "home"
    assert table.question() != "stake"


BANDS = (
    "a decisive victory",
    "a substantial victory",
    "a marginal victory",
    "a draw",
    "a marginal loss",
    "a substantial loss",
    "a decisive loss",
)


@rule("silverton", "25.10")
@pytest.mark.parametrize(
    ("scenario", "last"),
    [
        ("denver-6000", (10, 12, 13, 14, 16, 17)),
        ("denver-10000", (12, 14, 15, 16, 18, 20)),
        ("salt-lake-city-10000", (14, 16, 18, 19, 21, 24)),
    ],
)
def test_the_turn_of_the_goal_says_what_it_is_worth(scenario: Scenario, last: tuple[int, ...]) -> None:
    terms = GAME.terms(1, Options(scenario=scenario))
    for turn in range(1, 25):
        passed = len([bound for bound in last if turn > bound])
        assert terms.worth(turn, terms.goal) == BANDS[passed]


@rule("silverton", "25.10")
def test_what_it_is_worth_is_told_at_the_end() -> None:
    table = ended("denver-10000", 16, 10010)
    assert table.table.outcome is not None
    assert table.table.outcome.ending == "a draw"
    (event,) = table.told(Ended)
    assert event.worth == "a draw"
    assert GAME.tell(event, ["Ada"]) == "The game is over: Ada $10,010. This is a draw."
    told = GAME.prompt(table.view("north"), ["Ada"])
    assert told == "The game is over after turn 16: Ada has $10,010. This is a draw."


@rule("silverton", "25.11")
@pytest.mark.parametrize("scenario", ALONE[:3])
def test_a_goal_that_is_not_reached_is_a_decisive_loss(scenario: Scenario) -> None:
    outcome = ended(scenario, 24, 5990).table.outcome
    assert outcome is not None
    assert (outcome.ending, outcome.winners, outcome.scores) == ("a decisive loss", (), (5990,))


@rule("silverton", "25.12")
@pytest.mark.parametrize("scenario", ["denver-campaign", "copper-spike"])
def test_after_a_campaign_the_money_says_what_it_is_worth(scenario: Scenario) -> None:
    terms = GAME.terms(1, Options(scenario=scenario))
    for least, band in zip((60000, 50000, 40000, 35000, 30000, 25000, 0), BANDS, strict=True):
        assert terms.worth(24, least) == band
        assert terms.worth(24, least + 4990) in BANDS[: BANDS.index(band) + 1]
        if least:
            assert terms.worth(24, least - 1) == BANDS[BANDS.index(band) + 1]
    outcome = ended(scenario, 24, 41000).table.outcome
    assert outcome is not None
    assert outcome.ending == "a marginal victory"


@rule("silverton", "25.13")
@pytest.mark.parametrize(("turn", "winners"), [(10, (0,)), (13, (0,)), (14, ()), (15, ())])
def test_a_victory_wins_and_nothing_else_does(turn: int, winners: tuple[int, ...]) -> None:
    outcome = ended("denver-6000", turn, 6000).table.outcome
    assert outcome is not None
    assert outcome.winners == winners


@rule("silverton", "25.14")
def test_alone_nobody_disputes_and_nobody_deals() -> None:
    heard: list[Any] = []
    table = GAME.start(1, Seeded(2), Options(scenario="denver-campaign"), heard)
    asked = set()
    dice = Seeded(3)
    while table.question is not None:
        asked.add(table.question.name)
        table.play(table.menu()[dice.below(len(table.menu()))], dice)
    assert "place" in asked
    assert "deal" not in asked
    told = {type(event).__name__ for event in heard}
    assert "TurnBegan" in told
    assert not told & {"Disputed", "Contested", "CalledDispute", "Offered", "TriedToSteal"}


@rule("silverton", "25.14")
def test_alone_two_segments_in_a_row_may_be_tried() -> None:
    table = alone("denver-campaign").play("send surveyor 1", "survey denver/golden/1", "send surveyor 2")
    assert "golden/central-city" in table.menu("survey ")


@rule("silverton", "25.15")
def test_a_scenario_with_a_length_of_its_own_takes_no_other() -> None:
    for scenario, setups in SETUPS.items():
        seats = setups[0].seats
        own = setups[0].length
        for length in ("standard", "short", "long", "campaign"):
            objection = GAME.objection(seats, GAME.choose({"scenario": scenario, "length": length}))
            if own is None or length in ("standard", own):
                assert objection is None
            else:
                why = f"has a length of its own, not that of the {length.title()} game"
                assert objection == f"The scenario {TITLES[scenario]} {why}. (§25.15)"
