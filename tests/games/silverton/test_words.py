"""Sentences people read: right in number, in names and in what they claim."""

from __future__ import annotations

import msgspec
import pytest

from silverware.core.event import Event
from silverware.games.silverton import GAME, forms
from silverware.games.silverton.events.beginning import Began, CrewChosen, Stationed, TurnBegan
from silverware.games.silverton.events.cards import (
    AnsweredJoint,
    ClaimEmptied,
    ClaimsDiscarded,
    ClaimsTurnedUp,
    EndedJoint,
    EventStruck,
    PassengerLeft,
    PassengerReturned,
    PassengersDiscarded,
    PassengersTurnedUp,
    Rejected,
    RivalTook,
    Slid,
    Staked,
    Took,
    TookJointly,
    TurnedUp,
)
from silverware.games.silverton.events.disputes import (
    CalledDispute,
    Contested,
    Disputed,
    Jailed,
    Killed,
    MovedOver,
    Throw,
    TriedToSteal,
)
from silverware.games.silverton.events.ending import Announced, Ended, PriceRoll, PricesChanged
from silverware.games.silverton.events.fines import Engaged, Hired, PaidFine, Promoted, TriedRelease
from silverware.games.silverton.events.operations import (
    Abandoned,
    Agreed,
    Built,
    Declined,
    Delivered,
    Dismantled,
    Offered,
    Operated,
    PassengersPaid,
    Produced,
    Transferred,
    TriedSecond,
)
from silverware.games.silverton.events.placing import Prospected, Rested, SentToDismantle, Surveyed, WentHome
from silverware.games.silverton.words.asking import PROMPTS
from tests.games.silverton.scene import scene

NAMES = ["Ada", "bell hooks"]
THROWS = (Throw("north", "surveyor 1", (5, 4), 2, 11), Throw("east", "surveyor 2", (1, 1), 0, 2))


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (
            Began((2, 1), (("denver",), ("denver", "santa-fe")), 2400, ("c1",), ("p1",)),
            "The game begins: Ada from Denver and bell hooks from Denver and Santa Fe, each with $2,400.",
        ),
        (TurnBegan(3, False, ("east", "north")), "Turn 3: the order is bell hooks, Ada."),
        (TurnBegan(4, True, ("north", "east")), "Turn 4: the order is Ada, bell hooks. It is winter."),
        (
            Surveyed("north", "surveyor 1", "denver/golden/2", second=False),
            "Ada surveys Denver-Golden (2) (surveyor 1).",
        ),
        (
            Surveyed("north", "surveyor 2", "placerville/telluride/rico", second=True),
            "Ada surveys Placerville-Telluride-Rico (surveyor 2, second in a row).",
        ),
        (SentToDismantle("east", "surveyor 1", "denver/como"), "bell hooks sends surveyor 1 to dismantle Denver-Como."),
        (Prospected("north", "prospector 1", "deck"), "Ada prospects the claim deck (prospector 1)."),
        (
            Prospected("north", "prospector 1", "p5"),
            "Ada prospects the passengers Santa Fe to Albuquerque (p5) (prospector 1).",
        ),
        (Rested("north", "surveyor 1"), "Ada lets surveyor 1 rest."),
        (WentHome("east", "prospector 2"), "bell hooks's prospector 2 goes home."),
        (MovedOver("north", "surveyor 1", "denver/golden/2"), "Ada's surveyor 1 moves over to Denver-Golden (2)."),
        (
            Disputed("denver/como", THROWS, "north"),
            "A dispute over Denver-Como: Ada 5+4+2=11, bell hooks 1+1=2; Ada wins.",
        ),
        (
            Disputed("french", THROWS, None),
            "A dispute over the way on from French: Ada 5+4+2=11, bell hooks 1+1=2; it is a tie.",
        ),
        (
            Contested("c25", THROWS, "east"),
            "A dispute over Bingham gold (c25): Ada 5+4+2=11, bell hooks 1+1=2; bell hooks wins.",
        ),
        (CalledDispute("north", "east", "french", called=True), "Ada calls for a dispute with bell hooks at French."),
        (
            CalledDispute("north", "east", "french", called=False),
            "Ada does not call for a dispute with bell hooks at French.",
        ),
        (
            TriedToSteal("north", "east", "p5", 180, THROWS, stolen=True),
            "Ada pays $180 to steal the passengers Santa Fe to Albuquerque (p5) from bell hooks: "
            "Ada 5+4+2=11, bell hooks 1+1=2, and takes it.",
        ),
        (Jailed("north", "surveyor 1"), "Ada's surveyor 1 goes to jail."),
        (Killed("north", "prospector 1"), "Ada's prospector 1 is killed."),
        (EventStruck("north", "c103", "jail"), "An event strikes Ada: a prospector goes to jail."),
        (ClaimsDiscarded(("c1",)), "All open claims are discarded."),
        (ClaimsTurnedUp(("c1", "c25")), "Turned up: Aspen silver (c1) and Bingham gold (c25)."),
        (PassengersTurnedUp(("p16",)), "Turned up: the passengers Durango to Silverton (p16)."),
        (
            PassengerLeft("p9", None),
            "The mines are exhausted: the passengers Denver to Leadville (p9) leave the game.",
        ),
        (
            PassengerReturned("north", "p1"),
            "Ada has no route any more and gives back the passengers Denver to Colorado Springs (p1).",
        ),
        (Staked("north", "c25", 200), "Ada stakes Bingham gold (c25) for $200."),
        (Took("north", "p5", 180), "Ada takes the passengers Santa Fe to Albuquerque (p5) for $180."),
        (TurnedUp("north", "c103"), "Ada turns up an event (c103)."),
        (Rejected("north", "c25"), "Ada leaves Bingham gold (c25) for anybody to buy."),
        (ClaimEmptied("north", "c25"), "Ada's claim Bingham gold (c25) is depleted and empty: it is discarded."),
        (Built("north", "denver/como", 280), "Ada builds Denver-Como for $280."),
        (TriedSecond("north", "denver/como", (4, 5), 9), "Ada rolls 9 for Denver-Como, distance 9: not enough."),
        (TriedSecond("north", "denver/como", (5, 5), 9), "Ada rolls 10 for Denver-Como, distance 9: enough."),
        (Dismantled("north", "denver/como", 90), "Ada dismantles Denver-Como and gets $90."),
        (Abandoned("north", "denver/como"), "Ada takes up Denver-Como."),
        (Operated("north", "c25", 60), "Ada pays $60 to operate Bingham gold (c25)."),
        (Produced("north", "c25", (5, 6), 11, 4, depleted=False), "Ada rolls 11 for Bingham gold (c25): 4 loads."),
        (Produced("north", "c25", (3, 3), 6, 0, depleted=True), "Ada rolls 6 for Bingham gold (c25): it is depleted."),
        (
            Offered(
                "north",
                "east",
                forms.Bundle(200, segments=("denver/como",)),
                forms.Bundle(claims=("c25",), freight=(forms.Lot("c30", 1, "denver"),)),
            ),
            "Ada offers bell hooks $200 and the track Denver-Como for "
            "Bingham gold (c25) and 1 load of Central City gold (c30) for Denver.",
        ),
        (Agreed("north", "east", forms.Bundle(), forms.Bundle(5), 5), "bell hooks accepts Ada's offer."),
        (Declined("north", "east"), "bell hooks declines Ada's offer."),
        (PassengersPaid("north", ("p1", "p2"), 130), "Ada collects $130 from passengers."),
        (
            Delivered("north", "c25", "el-paso", 4, 250),
            "Ada sells 4 loads of Bingham gold (c25) in El Paso for $1,000.",
        ),
        (TriedRelease("north", "surveyor 1", (3, 4), freed=True), "Ada rolls 7: surveyor 1 is free."),
        (TriedRelease("north", "surveyor 1", (3, 3), freed=False), "Ada rolls 6: surveyor 1 stays in jail."),
        (PaidFine("north", "surveyor 1", 200), "Ada pays $200: surveyor 1 is free."),
        (Hired("north", "prospector 1", 300), "Ada hires a new prospector 1 for $300."),
        (
            PricesChanged(
                "north",
                (
                    PriceRoll("gold", "gold", None, 0, (3,), 3, 250, 250, 4, 4),
                    PriceRoll("silver", "silver", None, 0, (1, 1), 2, 200, 300, 5, 8),
                    PriceRoll("denver-coal", "coal", "denver", 7, (5, 5), 11, 120, 80, 8, 6),
                ),
            ),
            "Prices change: silver $300, Denver coal $80.",
        ),
        (PricesChanged("north", (PriceRoll("gold", "gold", None, 0, (3,), 3, 250, 250, 4, 4),)), "No price changes."),
        (Slid("north", "p2", None), "Ada moves the passengers Denver to Central City (p2) among the claims."),
        (Slid("north", "p2", 3), "Ada moves the passengers Denver to Central City (p2) to pile 3."),
        (PassengersDiscarded(("p2",)), "Discarded with them: the passengers Denver to Central City (p2)."),
        (
            AnsweredJoint("north", "east", "p10", 150, willing=True),
            "Ada is willing to run the passengers Denver to Pueblo (p10) with bell hooks for $150.",
        ),
        (
            AnsweredJoint("north", "east", "p10", 150, willing=False),
            "Ada is not willing to run the passengers Denver to Pueblo (p10) with bell hooks for $150.",
        ),
        (
            TookJointly(("north", "east"), "p10", (150, 90)),
            "Ada for $150 and bell hooks for $90 take the passengers Denver to Pueblo (p10) together.",
        ),
        (
            EndedJoint("east", "north", "p10"),
            "bell hooks ends the joint route with Ada: the passengers Denver to Pueblo (p10).",
        ),
        (
            Contested("p10", (Throw("north", "prospector 1", (3, 4), 1, 8, "east"),), "north"),
            "A dispute over the passengers Denver to Pueblo (p10): Ada and bell hooks 3+4+1=8; Ada and bell hooks win.",
        ),
        (
            Transferred("north", "c29", "c26", 3),
            "Ada transfers 3 loads of Central City gold (c29) to Boulder gold (c26).",
        ),
        (
            Transferred("north", "c29", "c26", 3, (9, 24)),
            "Ada transfers 3 loads of Central City gold (c29) to Boulder gold (c26) with the trains 9 and 24.",
        ),
        (Engaged("north", "surveyor 3", 400), "Ada hires a new surveyor 3 for $400."),
        (Promoted("north", "surveyor 1", 2), "Ada's surveyor 1 goes up to +2."),
        (Announced("east", 5010), "bell hooks has $5,010 and announces it: everybody sees it from now on."),
        (CrewChosen("north", forms.Crew((2, 0), (0,))), "Ada chooses S+2, S and P."),
        (Stationed("east", "surveyor 2", "el-paso"), "bell hooks's surveyor 2 builds from El Paso."),
        (RivalTook("c25"), "The rival prospector takes Bingham gold (c25): it is out of the game."),
        (Ended((6010,), ("north",), "a draw"), "The game is over: Ada $6,010. This is a draw."),
        (Ended((10, 20), ("east",)), "The game is over: Ada $10, bell hooks $20."),
    ],
)
def test_events_are_told_in_plain_words(event: Event, told: str) -> None:
    assert GAME.tell(event, NAMES) == told


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("done", "Go on"),
        ("send surveyor 2", "Place surveyor 2"),
        ("survey denver/como", "Survey Denver-Como ($280, distance 9, snow)"),
        ("take up denver/golden/1", "Dismantle Denver-Golden (1) for $20"),
        ("prospect deck", "Prospect the claim deck"),
        ("prospect c25", "Prospect Bingham gold (c25)"),
        ("stake c25", "Stake Bingham gold (c25) for $200"),
        ("take p5", "Take the passengers Santa Fe to Albuquerque (p5) for $180"),
        ("lose prospector 1", "Lose prospector 1"),
        ("build denver/como", "Build Denver-Como for $280"),
        ("abandon denver/como", "Take up Denver-Como, to build elsewhere"),
        ("operate c25", "Operate Bingham gold (c25) for $60"),
        ("buy from east", "Buy from bell hooks"),
        ("sell to north", "Sell to Ada"),
        ("buy c25 for $400", "Offer to buy Bingham gold (c25) for $400"),
        ("sell denver/como for $280", "Offer to sell the track Denver-Como for $280"),
        ("buy freight of c25 to denver", "Offer half the sale for the freight of Bingham gold (c25) in Denver"),
        ("offer east $1200 for nothing", "Offer bell hooks $1,200 for nothing"),
        ("deliver c25 to el-paso", "Deliver freight of Bingham gold (c25) to El Paso"),
        ("slide p2 to claims", "Move the passengers Denver to Central City (p2) to a place among the claims"),
        ("slide p2 to pile 8", "Move the passengers Denver to Central City (p2) to pile 8"),
        ("leave p10", "End the joint route for the passengers Denver to Pueblo (p10)"),
        ("join", "Run it together"),
        ("transfer c29", "Transfer freight of Central City gold (c29) to another claim"),
        ("onto c26", "To Boulder gold (c26)"),
        ("hire surveyor", "Hire a surveyor for $400"),
        ("hire prospector", "Hire a prospector for $400"),
        ("load 1", "Deliver 1 load"),
        ("load 2", "Deliver 2 loads"),
    ],
)
def test_moves_are_said_in_plain_words(move: str, said: str) -> None:
    assert GAME.say(GAME.notation.parse(move), NAMES) == said


def test_every_question_names_who_is_asked() -> None:
    assert all("{who}" in prompt for prompt in PROMPTS.values())


def test_an_offer_is_told_to_whom_it_is_made() -> None:
    table = scene(2).place().until("deal", "north").play("offer east $20 for $30")
    told = GAME.prompt(table.view("east"), NAMES)
    assert told == "Ada offers you $20 for $30. You may accept or decline."


def test_who_is_asked_to_run_a_card_hears_with_whom() -> None:
    north, dawn = {"track": ["denver/colorado-springs/1"]}, {"track": ["colorado-springs/pueblo/1"]}
    table = scene(5, options={"joint-routes": True}, piles=[["p10"]], north=north, dawn=dawn)
    table.place(north="p1 p10", dawn="p1 p10")
    names = [*NAMES, "Cy", "Di", "Em"]
    told = GAME.prompt(table.view("north"), names)
    assert told == "You may run the passengers Denver to Pueblo (p10) together with Em."
    told = GAME.prompt(table.play("join").view("north"), names)
    assert told == "Em may agree to run the passengers Denver to Pueblo (p10) together with you."


def test_the_end_names_who_won_and_with_what() -> None:
    table = scene(2, round=24, north={"cash": 700}, east={"cash": 900}).place().end_turn()
    assert (
        GAME.prompt(table.view("north"), NAMES)
        == "The game is over after turn 24: bell hooks has the most money, $900."
    )
    shared = scene(2, round=24).place().end_turn()
    assert "Ada and bell hooks have the most money" in GAME.prompt(shared.view("north"), NAMES)


HAUL = forms.Haul("c100", "denver", None, (), 16, 7, (), 4, 30, 120, 0, 2520)


@pytest.mark.parametrize(
    ("brings", "says"),
    [
        (forms.Cost(200, 500), "$200, leaves $500"),
        (forms.Exchange(-50, 100), "$50 out, leaves $100"),
        (forms.Exchange(30, 2430), "$30 in, leaves $2,430"),
        (forms.Track("denver/golden/1", 40, 2360, None, ("golden",)), "to build: $40, leaves $2,360"),
        (
            forms.Track("golden/boulder", 80, -20, 3, ("boulder",)),
            "to build: $80, $20 more than you have, if two dice show more than 3",
        ),
        (forms.Refund("denver/golden/1", 20, 2420), "brings $20"),
        (
            forms.Staking("c100", 180, 20, 60, 6.33, (forms.Outlet("salt-lake-city", 30, 5),)),
            "$180, leaves $20; $30 a load in Salt Lake City",
        ),
        (
            forms.Digging("c100", 60, 40, False, 4.5, 12, 3, 36, ()),
            "$60, leaves $40; about 4.5 loads; no way to a market now",
        ),
        (forms.Passage("p10", 240, 10, 120, 11, (), None), "route 11; $240, leaves $10; pays $120 a turn"),
        (forms.Passage("p10", 240, 10, 120, 11, (), 1), "route 11, 1 shorter; $240, leaves $10; pays $120 a turn"),
        (
            forms.Passage("p10", 240, 10, 120, None, (), None),
            "no route of your own now; $240, leaves $10; pays $120 a turn",
        ),
        (HAUL, "4 loads for $120; distance 16"),
        (msgspec.structs.replace(HAUL, trains=(9, 24)), "4 loads for $120; trains 9 + 24, longest segment 7"),
        (msgspec.structs.replace(HAUL, onto="c99", loads=1), "1 load; distance 16"),
        (msgspec.structs.replace(HAUL, cost=60), "4 loads for $120, half of it for the owner: $60; distance 16"),
        (forms.PlowThrow("denver/como", 4, 5), "a 5 or more"),
        (forms.PlowThrow("denver/como", 3, 6), "a 6"),
        (forms.PlowThrow("golden/georgetown", 4, 1), "any die clears it"),
        (forms.CrewPoints(12, 3), "12 game points, 3 left over"),
        (
            forms.Partnership("p10", (), 11, 7, 4, 150, 90, 2250, 60),
            "route 11, 7 of it yours; $150, leaves $2,250; pays $60 a turn",
        ),
    ],
)
def test_what_a_move_would_bring_is_said_in_a_few_words(brings: forms.AnyBrings, says: str) -> None:
    assert GAME.promise(brings, NAMES) == says
