"""Positions of Silverton: written by hand, and refused where there is no such moment."""

from __future__ import annotations

from typing import Any

import pytest

from silverware.core.dice import Seeded
from silverware.core.errors import BadPosition, BadTable
from silverware.core.event import Event
from silverware.core.script import Scripted, outcomes
from silverware.core.seats import SPECTATOR
from silverware.core.state import Outcome
from silverware.games.silverton import GAME
from silverware.games.silverton.documents import Options
from silverware.games.silverton.events.beginning import TurnBegan
from silverware.games.silverton.events.ending import Ended
from tests.games.silverton.scene import Scene, scene
from tests.games.silverton.test_14_deals import WALSENBURG
from tests.games.silverton.test_23_trains import ADVANCED
from tests.rules import rule

GOOD: dict[str, Any] = {
    "game": "silverton",
    "seats": 3,
    "round": 9,
    "order": ["south", "north", "east"],
    "agenda": ["build north", "operate north", "operation east"],
    "open": ["c1", "c2", "c30"],
    "deck": ["c103", "c31"],
    "discards": ["c40"],
    "struck": ["p9"],
    "prices": {"denver-coal": 8},
    "sold": {"denver-coal": 7},
    "north": {
        "number": 2,
        "cash": 1250,
        "track": ["denver/golden/1", "golden/central-city"],
        "claims": ["c25", {"card": "c26", "freight": 3, "operated": True}],
        "passengers": ["p2"],
        "pieces": {"surveyor 1": "denver/como", "prospector 1": "jail", "prospector 2": "dead 3 $300"},
    },
    "east": {"number": 1},
}


def changed(changes: dict[str, Any]) -> dict[str, Any]:
    """The good position with some entries changed; `seat.field` reaches into a table."""
    document = {key: dict(value) if isinstance(value, dict) else value for key, value in GOOD.items()}
    for path, value in changes.items():
        *tables, key = path.split(".")
        at = document
        for table in tables:
            at = at.setdefault(table, {})
        at[key] = value
    return document


def test_a_position_written_by_hand_can_be_played() -> None:
    table = GAME.place(GOOD)
    assert table.asked() == 0
    assert [move.text for move in table.menu()] == ["done", "build denver/como"]
    view = GAME.view(table, 1)
    assert [player.homes for player in view.players] == [("denver",), ("denver",), ("el-paso",)]
    assert [player.cash for player in view.players] == [None, 2200, None]
    assert view.deck == 108 - 3 - 1 - 2
    assert [column.price for column in view.chart if column.name == "denver-coal"] == [120]


def test_only_the_number_of_seats_has_to_be_said() -> None:
    table = GAME.place({"game": "silverton", "seats": 2})
    assert next(iter(table.menu())).text == "done"
    assert table.round == 1


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"round": 0}, "from 1 to 24"),
        ({"round": 25}, "from 1 to 24"),
        ({"order": ["north", "east"]}, "names every seat once"),
        ({"order": ["north", "east", "west"]}, "no seat 'west'"),
        ({"west.cash": 5}, "nobody sits at west"),
        ({"east.number": 2}, "a player number of its own"),
        ({"east.cash": -1}, "less than nothing"),
        ({"east.track": ["denver/nowhere"]}, "no segment 'denver/nowhere'"),
        ({"east.track": ["denver/golden/1"]}, "one cube in the box"),
        ({"east.track": ["denver/cheyenne/1", "denver/cheyenne/2"]}, "a parallel to it"),
        ({"east.claims": ["c25"]}, "in one place"),
        ({"east.claims": ["c103"]}, "is an event"),
        ({"east.claims": ["p3"]}, "no claim 'p3'"),
        ({"east.claims": [{"card": "c50", "freight": -1}]}, "counted from 0"),
        ({"east.claims": [{"card": "c50", "depleted": True}]}, "depleted and empty"),
        ({"discards": ["c30"]}, "in one place"),
        ({"open": ["c104"]}, "is an event"),
        ({"deck": ["c1"]}, "in one place"),
        ({"east.passengers": ["p2"]}, "p2 is in one place"),
        ({"struck": ["p2"]}, "p2 is in one place"),
        ({"east.passengers": ["c2"]}, "no passenger card 'c2'"),
        ({"piles": [["p1", "p3"]]}, "Every passenger card of the game is in one place"),
        ({"piles": [[]]}, "a card on top, or an empty place"),
        ({"options": {"length": "short"}, "east.passengers": ["p20"]}, "p20 is not in this game"),
        ({"prices": {"denver-coal": 1}}, "cannot be in that box"),
        ({"prices": {"denver-gold": 1}}, "no column 'denver-gold'"),
        ({"sold": {"gold": -1}}, "counted from 0"),
        ({"east.pieces": {"surveyor 3": "jail"}}, "east has no surveyor 3"),
        ({"east.pieces": {"conductor": "jail"}}, "no piece 'conductor'"),
        ({"east.pieces": {"surveyor 1": "denver"}}, "no segment 'denver'"),
        ({"east.pieces": {"prospector 1": "c99"}}, "No prospector can stand on c99"),
        ({"east.pieces": {"prospector 1": "p10"}}, "No prospector can stand on p10"),
        ({"east.pieces": {"prospector 1": "dead"}}, "dead 3 \\$300"),
        ({"east.second": "prospector 1"}, "no surveyor 'prospector 1'"),
        ({"depletions": {"atlantis": 1}}, "no town 'atlantis'"),
        ({"depletions": {"leadville": -1}}, "counted from 0"),
        ({"offers": {"east": 4}}, "at most 3 offers"),
        ({"bought": ["coal"], "deliveries": 1}, "4 of c30 to denver"),
        ({"deliveries": 3}, "has made 0 to 2 deliveries here, not 3"),
        ({"sent": ["north conductor"]}, "no piece 'conductor'"),
        ({"agenda": ["sleep north"]}, "not a stage of this game"),
        ({"agenda": ["build west"]}, "not a stage of this game"),
        ({"agenda": ["survey north engine 1"]}, "not a stage of this game"),
        ({"agenda": ["build east"]}, "'build east' is not a question that can be asked now"),
        ({"agenda": ["resolve"]}, "place it with dice"),
        ({"agenda": [""]}, "not a stage of this game"),
        ({"agenda": ["build north east"]}, "not a stage of this game"),
        ({"agenda": ["propose north buy east south"]}, "not a stage of this game"),
        ({"agenda": ["drawn north c50"]}, "c50 was turned up"),
        ({"agenda": ["lose north c112"]}, "not a stage of this game"),
        ({"agenda": ["lose north c25"]}, "not an event that befalls"),
        ({"agenda": ["survey north surveyor 4"]}, "north has no surveyor 4"),
        ({"agenda": ["survey north prospector 1"]}, "asked of a surveyor"),
        ({"agenda": ["prospect north surveyor 2"]}, "asked of a prospector"),
        ({"agenda": ["survey north surveyor 1"]}, "not at home"),
        ({"agenda": ["jail north prospector 2"]}, "not in jail"),
        ({"agenda": ["hire north prospector 1"]}, "not dead"),
        ({"agenda": ["move-over north surveyor 2"]}, "stands on no segment"),
        ({"agenda": ["special north surveyor 1 north surveyor 2"]}, "a surveyor of another seat"),
        ({"agenda": ["special north surveyor 1 east prospector 2"]}, "asked of a surveyor"),
        ({"agenda": ["abandon north denver/golden/2"]}, "No surveyor of north stands on denver/golden/2"),
        ({"agenda": ["propose north buy north"]}, "Nobody deals with themselves"),
        ({"agenda": ["loads north c30 denver"]}, "north does not own c30"),
        ({"agenda": ["station north surveyor 1"]}, "needs other options"),
        ({"agenda": ["crew north"]}, "needs other options"),
        ({"agenda": ["rival", "build north"]}, "needs other options"),
        ({"agenda": ["purchase north"]}, "needs other options"),
        ({"agenda": ["join north east p5"]}, "needs other options"),
        ({"agenda": ["engage north"]}, "needs other options"),
        ({"agenda": ["build north", "prospect east prospector 1"]}, "asked at once"),
        ({"agenda": ["build north", "advance", "prices"]}, "cannot come after 'advance'"),
        ({"named": ["c30"]}, "c30 was paid for"),
        ({"named": ["c25", "c25"]}, "A claim is named once"),
        ({"agenda": ["build north"], "named": ["c25"]}, "nobody who can operate it is to roll for it"),
        ({"bought": ["4 of c100 to denver"], "deliveries": 1}, "nobody is to deliver it"),
        ({"sent": ["north surveyor 4"]}, "north has no surveyor 4"),
        ({"agenda": ["answer north offer east $5 for nothing"]}, "one of those that were made"),
        ({"seats": "three"}, "not a position of Silverton"),
        ({"colour": "red"}, "not a position of Silverton"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message) as refused:
        GAME.place(changed(changes))
    assert "\n" not in str(refused.value)


def test_a_table_of_seven_is_no_table() -> None:
    with pytest.raises(BadTable, match="1 to 6"):
        GAME.place({"game": "silverton", "seats": 7})


LAST: dict[str, Any] = {"game": "silverton", "seats": 2, "round": 9, "north": {"cash": 10500}, "east": {"cash": 900}}


@rule("silverton", "20.2", "20.7")
def test_the_end_of_a_turn_happens_by_itself_and_the_money_is_counted() -> None:
    heard: list[Event] = []
    table = GAME.place({**LAST, "agenda": ["advance"]}, heard)
    assert heard == [Ended((10500, 900), ("north",))]
    assert table.outcome == Outcome("goal", (0,), (10500, 900))


@rule("silverton", "6.2", "20.1")
def test_where_nobody_has_reached_the_goal_the_next_turn_begins_by_itself() -> None:
    heard: list[Event] = []
    position = {**LAST, "north": {"cash": 9999}, "agenda": ["advance"]}
    with Scripted(outcomes("[t2 t1]"), GAME.cards) as dice:
        table = GAME.place(position, heard, dice)
    assert heard == [TurnBegan(10, table.is_winter(), ("east", "north"))]
    assert (table.round, table.asked()) == (10, 1)
    with pytest.raises(BadPosition, match="place it with dice"):
        GAME.place(position)


@rule("silverton", "15.1")
def test_what_happens_by_itself_may_come_first() -> None:
    """Revenue is paid, and then the next question is asked; no dice are needed for that."""
    central = {"cash": 100, "track": ["denver/golden/1", "golden/central-city"], "passengers": ["p2"]}
    table = GAME.place({**LAST, "north": central, "agenda": ["revenue north", "deliver north", "operation east"]})
    assert table.cash[0] > 100
    assert (table.asked(), GAME.view(table, 0).question) == (1, "deal")


def test_a_game_that_is_over_is_set_up_as_it_was() -> None:
    played = scene(2, round=24).end_turn()
    position = played.position()
    assert (position["agenda"], position["result"]) == ([], "last turn; north east; 2400 2400")
    heard: list[Event] = []
    again = GAME.place(position, heard)
    assert (again, heard) == (played.table, [])
    assert [player.cash for player in GAME.view(again, SPECTATOR).players] == [2400, 2400]


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"result": "goal; east; 10500 900"}, "but the rules give 'goal; north; 10500 900'"),
        ({"north": {"cash": 9999}}, "nobody has reached its goal, and turns are left"),
        ({"agenda": ["advance"]}, "leave out the agenda"),
        ({"north": {"cash": 10500, "pieces": {"surveyor 1": "denver/como"}}}, "no piece is out"),
        ({"named": ["c25"]}, "nobody who can operate it is to roll for it"),
        ({"round": 25}, "counted from 1 to 24"),
    ],
)
def test_an_end_that_cannot_be_is_refused_in_one_sentence(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message) as refused:
        GAME.place({**LAST, "result": "over", **changes})
    assert "\n" not in str(refused.value)


def tie(seats: int) -> Scene:
    """A surveyors' tie, and a prospectors'."""
    table = scene(seats, open=["c1"])
    return table.place(north="s1 denver/como, p1 c1", east="s1 denver/como, p1 c1", chance="2 2 2 3 3 3 3 2")


SCENES = {
    "placing": lambda: scene(2).play("send surveyor 1"),
    "dismantling": lambda: scene(2, north={"track": ["denver/como"]}).play("send surveyor 1", "dismantle"),
    "prospecting": lambda: scene(2).play("send prospector 2"),
    "in a row": lambda: scene(2).place(north="s1 denver/golden/1, s2 golden/boulder"),
    "twins": lambda: scene(2).place(north="s1 denver/golden/1", east="s1 denver/golden/1"),
    "tied": lambda: tie(2),
    "drawn": lambda: scene(2, deck=["c50"]).place(north="p1 deck").play("turn up"),
    "an event": lambda: scene(2, deck=["c103"]).place(north="p1 deck").play("turn up"),
    "won from jail": lambda: scene(2).place(north="s1 denver/como", east="s1 denver/como", chance="1 1 1 1"),
    "operating": lambda: scene(2, north={"claims": ["c25", "c26"]}).place().play("operate c25"),
    "proposing": lambda: scene(2, east={"claims": ["c30"]}).place().until("deal", "north").play("buy from east"),
    "an offer": lambda: scene(2).place().until("deal", "north").play("offer east $5 for $7"),
    "bought freight": lambda: (
        scene(2, north={"track": WALSENBURG}, east={"claims": [{"card": "c100", "freight": 8, "operated": True}]})
        .place()
        .until("deal", "north")
        .play("offer east $5 for 4 of c100 to denver", "accept")
    ),
    "loads": lambda: (
        scene(2, north={"track": WALSENBURG, "claims": [{"card": "c100", "freight": 8, "operated": True}]})
        .place()
        .until("deliver", "north")
        .play("deliver c100 to denver")
    ),
    "fines": lambda: (
        scene(2, north={"pieces": {"surveyor 1": "jail", "prospector 1": "dead 1 $300"}}, round=2).place().until("jail")
    ),
}


@pytest.mark.parametrize("name", SCENES)
def test_every_kind_of_moment_can_be_written_and_set_up_again(name: str) -> None:
    table = SCENES[name]()
    again = GAME.place(table.position())
    assert GAME.position(again) == GAME.position(table.table)
    assert [move.text for move in again.menu()] == [move.text for move in table.table.menu()]
    for seat in range(-1, table.table.seats):
        assert GAME.view(again, seat) == GAME.view(table.table, seat)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_game_goes_on_from_its_position_as_it_would_have(seats: int) -> None:
    table = GAME.start(seats, Seeded(seats), Options())
    dice = Seeded(5)
    for step in range(400):
        menu = table.menu()
        if not menu:
            break
        if step % 40 == 39:
            table = GAME.place(GAME.position(table))
            assert [move.text for move in table.menu()] == [move.text for move in menu]
        table.play(table.menu()[dice.below(len(menu))], dice)


def test_what_happens_by_itself_need_not_be_said() -> None:
    """§6.5 So pieces go home, §13.2 claims are rolled for, §14.9 and what was bought is delivered."""
    table = GAME.place(changed({"agenda": ["build north", "operate north", "deal north", "operation east"]}))
    completed = ["build north", "operate north", "production north", "deal north", "deliver-bought north"]
    assert list(GAME.position(table)["agenda"][:7]) == [*completed, "parting north", "operation east"]
    said = ["deal north", "deliver-bought north", "parting north", "advance"]
    assert GAME.position(GAME.place(changed({"agenda": said})))["agenda"] == tuple(said)


def test_a_claim_that_was_paid_for_has_been_operated_this_turn() -> None:
    table = GAME.place(changed({"agenda": ["operate north"], "named": ["c25"]}))
    assert [move.text for move in table.menu()] == ["done", "operate c26"]


def test_what_was_bought_counts_as_deliveries_without_saying_so() -> None:
    changes = {"agenda": ["deal north"], "bought": ["4 of c30 to denver"]}
    assert GAME.place(changed(changes)) == GAME.place(changed({**changes, "deliveries": 1}))


LOADED = {"north": {"track": ["denver/golden/1", "golden/central-city"], "claims": [{"card": "c30", "freight": 4}]}}


@pytest.mark.parametrize(
    ("options", "changes", "message"),
    [
        ({}, {"north": {"trains": ["9"]}}, "belong to the Advanced game"),
        ({}, {"north": {"plows": ["+2"]}}, "belong to the Advanced game"),
        (ADVANCED, {"north": {"trains": ["10"]}}, "no train or plow 'train 10'"),
        (ADVANCED, {"north": {"trains": [""]}}, "no train or plow"),
        (ADVANCED, {"north": {"plows": ["2"]}}, "no train or plow 'plow 2'"),
        (ADVANCED, {"north": {"trains": ["9 denver"]}}, "where there are two"),
        (ADVANCED, {"north": {"trains": ["9 nowhere"]}}, "no home 'nowhere'"),
        (ADVANCED, {"north": {"plows": ["+2"] * 4}}, r"not so many of plow \+2"),
        (ADVANCED, {"cleared": ["golden/georgetown"]}, "cannot be cleared"),
        (ADVANCED, {"round": 4, "cleared": ["denver/golden/1"]}, "cannot be cleared"),
        (ADVANCED, {"round": 4, "plowing": ["golden/georgetown"]}, "no train or plow"),
        (ADVANCED, {"bought": ["4 of c30 to denver"], "deliveries": 1}, "Trains carry what was bought"),
        ({}, {"bought": ["4 of c30 to denver by 9"], "deliveries": 1}, "Trains carry what was bought"),
        (ADVANCED, {"bought": ["4 of c30 to denver by 8"], "deliveries": 1}, r"by 9\+24"),
        (
            ADVANCED,
            {"agenda": ["deal north"], "bought": ["4 of c30 to denver by 24"], "deliveries": 1},
            "goes by a train 24 of its buyer",
        ),
        (
            ADVANCED,
            {"round": 4, "plowing": ["golden/georgetown with +2"], "agenda": ["plow north"]},
            r"No plow \+2 is at work on",
        ),
        (ADVANCED, {"agenda": ["trains north c30 nowhere"]}, "not a stage of this game"),
        (ADVANCED, {"agenda": ["loads north c30 denver 8"]}, "not a stage of this game"),
        (ADVANCED, {"agenda": ["assign north purchase train 10"]}, "not a stage of this game"),
        (ADVANCED, {"agenda": ["assign north train 9"]}, "not a question that can be asked"),
        ({**ADVANCED, "scenario": "golden-spike"}, {"agenda": ["assign north train 15"]}, "not a question that can be"),
        (ADVANCED, {**LOADED, "agenda": ["loads north c30 denver 72"]}, "not a question that can be asked"),
        (ADVANCED, {**LOADED, "agenda": ["loads north c30 denver"]}, "not a question that can be asked"),
    ],
)
def test_a_wrong_position_of_the_advanced_game_is_refused(
    options: dict[str, Any], changes: dict[str, Any], message: str
) -> None:
    with pytest.raises(BadPosition, match=message):
        GAME.place({"game": "silverton", "seats": 2, "options": options, **changes})
