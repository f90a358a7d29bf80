from __future__ import annotations

from silverware.core.seats import SEAT_NAMES
from silverware.games.silverton.events.cards import ClaimsDiscarded, EventStruck
from silverware.games.silverton.events.disputes import Jailed, Killed
from silverware.games.silverton.events.operations import Produced
from silverware.games.silverton.events.placing import WentHome
from silverware.games.silverton.printed import CLAIM_CARDS, FREIGHTS, TOTALS
from tests.games.silverton.edition import BOX
from tests.games.silverton.scene import Scene, scene
from tests.rules import rule

CLAIMS = [f"c{number}" for number in range(1, 103)]
EVENTS = [f"c{number}" for number in range(103, 109)]
BINGHAM = {"track": ["salt-lake-city/bingham"], "claims": [{"card": "c25", "freight": 2, "operated": True}]}
CARD_25 = BOX.cards.index("c25")
FIRST_WEST = ["west", "north", "east", "south"]


@rule("silverton", "4.1")
def test_the_claim_deck_has_102_claims_and_6_events() -> None:
    assert [BOX.is_event[card] for card in range(CLAIM_CARDS)].count(True) == 6
    position = scene(2).position()
    assert sorted([*position["open"], *position["deck"]]) == sorted([*CLAIMS, *EVENTS])


@rule("silverton", "4.2")
def test_low_totals_deplete_a_claim_and_the_others_produce() -> None:
    for card in range(CLAIM_CARDS):
        if not BOX.is_event[card]:
            loads = BOX.produces[card * TOTALS : card * TOTALS + TOTALS]
            assert [total for total in range(2, 13) if not loads[total]] == list(range(2, BOX.claim_depletes[card] + 1))


@rule("silverton", "4.3")
def test_claim_card_25() -> None:
    card = CARD_25
    assert BOX.town_names[BOX.claim_town[card]] == "Bingham"
    assert FREIGHTS[BOX.claim_freight[card]] == "gold"
    assert (BOX.claim_cost[card], BOX.claim_operate[card], BOX.claim_depletes[card]) == (200, 60, 6)
    assert BOX.produces[card * TOTALS + 11] == 4


@rule("silverton", "4.4")
def test_a_depleted_claim_is_discarded_when_its_freight_is_delivered() -> None:
    table = scene(4, order=FIRST_WEST, west=BINGHAM).place().until("operate", "west")
    table.play("operate c25", "done", chance="1 2")
    assert table.told(Produced)[0].depleted
    assert table.claim("west", "c25") == {"card": "c25", "freight": 2, "depleted": True, "operated": True}
    table.until("deliver", "west").play("deliver c25 to salt-lake-city", "load 1")
    assert table.position()["discards"] == []
    table.play("deliver c25 to salt-lake-city")
    assert table.position()["discards"] == ["c25"]
    assert table.seat("west")["claims"] == []


@rule("silverton", "4.4")
def test_a_claim_depleted_without_freight_is_discarded_at_once() -> None:
    table = scene(2, north={"claims": [{"card": "c25", "operated": True}]}).place().until("operate", "north")
    table.play("operate c25", "done", chance="1 2")
    assert table.position()["discards"] == ["c25"]


@rule("silverton", "4.5", "4.13")
def test_when_the_deck_is_exhausted_discards_do_not_come_back() -> None:
    table = scene(2, open=CLAIMS[:3], discards=[*CLAIMS[3:], *EVENTS]).play("send prospector 1")
    assert table.menu("prospect ") == {"c1", "c2", "c3"}
    assert table.refused("prospect deck") == "4.13"
    table.end_turn()
    assert table.position()["open"] == CLAIMS[:3]
    assert len(table.position()["discards"]) == 105


@rule("silverton", "4.6")
def test_only_who_is_not_on_turn_may_look_at_the_discards() -> None:
    table = scene(3, discards=["c30", "c103"], open=["c1"], deck=["c104"], north={"cash": 100})
    assert who_looks(table) == ["east", "south"]
    assert who_looks(table.play("send prospector 1", "prospect deck")) == ["east", "south"]
    assert who_looks(table.play("done")) == ["north", "south"]
    table.until("stake", "north").play("turn up", "lose prospector 2").until("deal", "north")
    assert who_looks(table) == ["east", "south"]
    assert who_looks(table.play("offer east $10 for $1")) == ["east", "south"]
    assert who_looks(table.until("deal", "south")) == ["north", "east"]


@rule("silverton", "4.6")
def test_between_the_turns_of_the_seats_everybody_may_look_at_the_discards() -> None:
    everybody = ["north", "east", "spectator"]
    twins = "s1 denver/golden/1"
    assert who_looks(scene(2, discards=["c30"]).place(north=twins, east=twins)) == everybody
    event = scene(2, discards=["c30"], open=CLAIMS[:7], deck=["c103"]).until("lose")
    assert who_looks(event) == everybody
    over = scene(2, discards=["c30"], options={"length": "campaign"}, round=24).end_turn()
    assert who_looks(over) == everybody


def who_looks(table: Scene) -> list[str]:
    """The chairs that see the discards; everybody sees how many there are."""
    lying = [table.game.cards[card] for card in table.table.discards]
    chairs = [*SEAT_NAMES[: table.table.seats], "spectator"]
    assert {table.view(chair).discards for chair in chairs} == {len(lying)}
    assert {table.view(chair).discarded for chair in chairs} <= {None, tuple(lying)}
    return [chair for chair in chairs if table.view(chair).discarded is not None]


@rule("silverton", "4.7")
def test_there_are_two_events_of_each_kind() -> None:
    assert [BOX.event_effect[BOX.cards.index(name)] for name in EVENTS] == [
        "jail",
        "jail",
        "kill",
        "kill",
        "discard",
        "discard",
    ]


@rule("silverton", "4.8", "11.5")
def test_an_event_drawn_from_the_deck_happens_to_that_seat_and_spends_the_action() -> None:
    table = scene(5, deck=["c103"]).place(north="p1 deck").play("turn up")
    assert table.told(EventStruck)[0].seat == "north"
    assert table.told(Jailed)[0].piece == "prospector 1"
    assert table.position()["discards"] == ["c103"]
    assert table.question() != "stake"


@rule("silverton", "4.8")
def test_an_event_turned_up_while_replenishing_happens_to_the_seat_that_went_last_and_is_replaced() -> None:
    table = scene(5, open=CLAIMS[:7], deck=["c105", "c50"]).end_turn()
    assert table.told(EventStruck)[0].seat == "dawn"
    assert table.told(Killed)[0].seat == "dawn"
    assert table.position()["open"] == [*CLAIMS[:7], "c50"]
    assert table.position()["discards"] == ["c105"]


@rule("silverton", "4.8")
def test_an_event_among_the_claims_that_a_discard_event_turns_up_happens_to_the_seat_that_goes_last() -> None:
    table = scene(5, deck=["c107", "c20", "c104", "c21"]).place(north="p1 deck").play("turn up")
    assert [event.seat for event in table.told(EventStruck)] == ["north", "dawn"]
    assert table.told(Jailed)[0].seat == "dawn"
    assert len(table.position()["open"]) == 8
    assert table.position()["open"][:2] == ["c20", "c21"]


@rule("silverton", "4.9")
def test_the_seat_chooses_which_prospector_goes_to_jail() -> None:
    table = scene(2, deck=["c103"]).place(north="p2 deck").play("turn up")
    assert table.menu() == {"lose prospector 1", "lose prospector 2"}
    table.play("lose prospector 1")
    assert table.seat("north")["pieces"]["prospector 1"] == "jail"


@rule("silverton", "4.10")
def test_the_seat_chooses_which_prospector_is_killed() -> None:
    table = scene(2, round=3, deck=["c106"]).place(north="p2 deck").play("turn up")
    assert table.refused("done") == "4.10"
    table.play("lose prospector 2")
    assert table.told(Killed)[0].piece == "prospector 2"
    assert table.seat("north")["pieces"]["prospector 2"] == "dead 3 $300"


@rule("silverton", "4.11")
def test_a_prospector_that_is_jailed_leaves_the_card_it_stands_on() -> None:
    table = scene(2, open=CLAIMS[:8], deck=["c103"]).place(north="p1 c1, p2 deck")
    assert table.menu() == {"stake c1", "turn up"}
    table.play("turn up", "lose prospector 1")
    assert "stake c1" not in table.menu()
    assert "c1" in table.position()["open"]


@rule("silverton", "4.11")
def test_an_event_has_no_effect_on_a_seat_without_a_free_prospector() -> None:
    jailed = {"pieces": {"prospector 1": "jail"}}
    table = scene(5, open=CLAIMS[:7], deck=["c105", "c50"], dawn=jailed).end_turn()
    assert table.told(EventStruck)
    assert not table.told(Killed)


@rule("silverton", "4.12", "9.8")
def test_a_jailed_winner_has_nothing_to_stake_when_a_discard_event_takes_its_claim() -> None:
    table = scene(2, open=["c30"], deck=["c107"])
    table.place(north="p1 c30, p2 deck", east="p1 c30", chance="1 1 1 1")
    assert table.seat("east")["pieces"] == {"prospector 1": "jail c30"}
    table.play("turn up")
    assert table.seat("east")["pieces"] == {"prospector 1": "jail"}


@rule("silverton", "4.12")
def test_a_discard_event_replaces_all_open_claims_and_sends_the_prospectors_there_home() -> None:
    table = scene(5, open=CLAIMS[:9], deck=["c107", *CLAIMS[20:40]]).place(north="p1 deck", east="p1 c1")
    cash = table.seat("east")["cash"]
    table.play("turn up")
    assert set(table.told(ClaimsDiscarded)[0].cards) == set(CLAIMS[:9])
    assert table.position()["open"] == CLAIMS[20:28]
    assert [(event.seat, event.piece) for event in table.told(WentHome)] == [("east", "prospector 1")]
    table.end_turn()
    assert table.seat("east")["cash"] == cash
    assert table.seat("east")["claims"] == []
