"""Why something on the table does nothing when it is pressed: the refusal of the move that it would have been."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from silverware.games.silverton import GAME
from tests.games.silverton.scene import Scene, scene

ADVANCED = {"game": "advanced"}
SPIKES = {"game": "advanced", "scenario": "golden-spike"}
WALSENBURG = ["denver/colorado-springs/1", "colorado-springs/pueblo/1", "pueblo/walsenburg/1"]
COAL = {"card": "c100", "freight": 4, "operated": True}


def at(question: str, seats: int = 2, **more: Any) -> Scene:
    """North is asked something in the middle of its player-turn."""
    return scene(seats, agenda=[question, "parting north"], **more)


def surveying(seats: int = 2, **more: Any) -> Scene:
    return scene(seats, **more).play("send surveyor 1")


def prospecting(**more: Any) -> Scene:
    return scene(2, **more).play("send prospector 1")


def survey(segment: str) -> dict[str, str]:
    return {"type": "survey", "segment": segment}


def prospect(card: str) -> dict[str, str]:
    return {"type": "prospect", "card": card}


def two(seats: int = 2, **more: Any) -> Scene:
    """The first surveyor of north builds to Golden, the second is in hand."""
    return scene(seats, **more).play("send surveyor 1", "survey denver/golden/1", "send surveyor 2")


CASES: list[tuple[str, Callable[[], Scene], dict[str, Any], str, str]] = [
    # Lines
    ("a line first", lambda: scene(2), survey("denver/como"), "7.1", "First take a piece in hand"),
    ("a line for a prospector", prospecting, survey("denver/como"), "8.1", "You have a prospector in hand"),
    (
        "track",
        lambda: surveying(east={"track": ["denver/como"]}),
        survey("denver/como"),
        "7.2",
        "There is already track here.",
    ),
    ("snow", lambda: surveying(round=4), survey("denver/como"), "7.4", "snow segment in winter"),
    (
        "parallel to your own track",
        lambda: surveying(north={"track": ["denver/golden/1"]}),
        survey("denver/golden/2"),
        "7.5",
        "parallel to your own track",
    ),
    ("own piece", two, survey("denver/golden/1"), "7.13", "Another of your pieces stands there."),
    ("parallel to a surveyor", two, survey("denver/golden/2"), "7.5", "stands on a parallel"),
    (
        "the other home",
        lambda: scene(2, options=SPIKES, north={"based": {"surveyor 1": "denver"}}).play("send surveyor 1"),
        survey("salt-lake-city/provo/1"),
        "26.2",
        "this surveyor builds from Denver",
    ),
    ("far away", surveying, survey("grants/gallup"), "7.3", "neither your own track nor your home city"),
    (
        "two in a row with five",
        lambda: two(5, options={"scenario": "strong-start"}),
        survey("golden/boulder"),
        "7.6",
        "more than four",
    ),
    (
        "two in a row in winter",
        lambda: two(round=4),
        survey("golden/boulder"),
        "7.6",
        "can't build two segments in a row in winter",
    ),
    (
        "two seconds",
        lambda: (
            scene(2, options=ADVANCED, north={"crew": "S+1 S S P"})
            .play("send surveyor 1", "survey denver/golden/1", "send surveyor 2", "survey golden/boulder")
            .play("send surveyor 3")
        ),
        survey("golden/central-city"),
        "7.6",
        "only one second segment",
    ),
    (
        "to dismantle what others own",
        lambda: scene(2, north={"track": ["denver/como"]}).play("send surveyor 1", "dismantle"),
        {"type": "take-up", "segment": "denver/golden/1"},
        "7.12",
        "only your own track",
    ),
    (
        "to dismantle under snow",
        lambda: scene(2, round=4, north={"track": ["denver/como", "denver/golden/1"]}).play(
            "send surveyor 1", "dismantle"
        ),
        {"type": "take-up", "segment": "denver/como"},
        "7.4",
        "snow segment in winter",
    ),
    (
        "to build where nobody stands",
        lambda: scene(2).place(north="s1 denver/golden/1").until("build", "north"),
        {"type": "build", "segment": "denver/como"},
        "12.1",
        "You have no surveyor there.",
    ),
    (
        "to build without money",
        lambda: scene(2, north={"cash": 30}).place(north="s1 denver/golden/1").until("build", "north"),
        {"type": "build", "segment": "denver/golden/1"},
        "6.4",
        "The segment costs $40.",
    ),
    (
        "a plow without snow",
        lambda: at("plow north", round=4, options=ADVANCED, north={"track": ["denver/como"], "plows": ["+4"]}),
        {"type": "plow", "segment": "denver/golden/1", "bonus": 4},
        "24.3",
        "There is no snow on this segment.",
    ),
    (
        "a plow for others",
        lambda: at("plow north", round=4, options=ADVANCED, north={"track": ["denver/como"], "plows": ["+4"]}),
        {"type": "plow", "segment": "golden/georgetown", "bonus": 4},
        "24.3",
        "You can plow only your own track.",
    ),
    (
        "a plow too weak",
        lambda: at("plow north", round=4, options=ADVANCED, north={"track": ["denver/como"], "plows": ["+4", "+2"]}),
        {"type": "plow", "segment": "denver/como", "bonus": 2},
        "24.4",
        "Even a 6",
    ),
    (
        "a second plow",
        lambda: at(
            "plow north",
            round=4,
            options=ADVANCED,
            north={"track": ["denver/golden/1", "golden/georgetown", "denver/como"], "plows": ["+4", "+4", "+5"]},
        ).play("plow golden/georgetown with +4"),
        {"type": "plow", "segment": "golden/georgetown", "bonus": 4},
        "24.3",
        "already a plow on this segment",
    ),
    # Claims and the deck
    ("a claim first", lambda: scene(2, open=["c30"]), prospect("c30"), "7.1", "First take a piece in hand"),
    ("a claim for a surveyor", lambda: surveying(open=["c30"]), prospect("c30"), "7.2", "You have a surveyor in hand"),
    (
        "a claim of others",
        lambda: prospecting(east={"claims": ["c30"]}),
        prospect("c30"),
        "8.1",
        "East owns this claim.",
    ),
    (
        "a claim one stands on",
        lambda: scene(2, open=["c30"]).play("send prospector 1", "prospect c30", "send prospector 2"),
        prospect("c30"),
        "7.13",
        "Another of your prospectors stands there.",
    ),
    ("a claim that is not open", lambda: prospecting(open=["c30"]), prospect("c31"), "8.1", "This claim is not open."),
    (
        "a claim without money",
        lambda: scene(2, open=["c30"], north={"cash": 100}).place(north="p1 c30"),
        {"type": "stake", "claim": "c30"},
        "6.4",
        "The claim costs $120.",
    ),
    (
        "a claim where nobody stands",
        lambda: scene(2, open=["c30", "c31"]).place(north="p1 c30"),
        {"type": "stake", "claim": "c31"},
        "11.1",
        "You have no prospector on this claim.",
    ),
    (
        "the deck where nobody stands",
        lambda: scene(2, open=["c30", "c31"]).place(north="p1 c30"),
        {"type": "turn-up"},
        "11.4",
        "You have no prospector on the deck.",
    ),
    (
        "a depleted claim",
        lambda: at("operate north", north={"claims": ["c100", {**COAL, "card": "c99", "depleted": True}]}),
        {"type": "operate", "claim": "c99"},
        "13.5",
        "The claim is depleted.",
    ),
    (
        "a claim twice",
        lambda: at("operate north", north={"claims": ["c100", "c99"]}).play("operate c99"),
        {"type": "operate", "claim": "c99"},
        "13.6",
        "A claim can be operated only once a turn.",
    ),
    (
        "no freight",
        lambda: at("deliver north", north={"track": WALSENBURG, "claims": [COAL, "c99"]}),
        {"type": "deliver", "claim": "c99", "to": "denver"},
        "16.1",
        "There is no freight on the claim.",
    ),
    # Passenger cards
    (
        "an own card",
        lambda: prospecting(piles=[], north={"track": WALSENBURG, "passengers": ["p10"]}),
        prospect("p10"),
        "8.1",
        "You own this card.",
    ),
    ("no route", lambda: prospecting(piles=[["p10"]]), prospect("p10"), "8.3", "have no route between its towns"),
    (
        "not shorter",
        lambda: prospecting(
            piles=[],
            north={"track": ["denver/pueblo"]},
            east={"track": WALSENBURG, "passengers": ["p10"]},
        ),
        prospect("p10"),
        "8.4",
        "You need a shorter route",
    ),
    (
        "a card without money",
        lambda: scene(2, piles=[["p10"]], north={"track": WALSENBURG, "cash": 200}).place(north="p1 p10"),
        {"type": "take", "card": "p10"},
        "6.4",
        "The card costs $240.",
    ),
    # Pieces
    (
        "a piece in jail",
        lambda: scene(2, north={"pieces": {"surveyor 1": "jail"}}),
        {"type": "send", "piece": "surveyor 1"},
        "17.1",
        "This piece is in jail.",
    ),
    (
        "a dead piece",
        lambda: scene(2, round=2, north={"pieces": {"prospector 1": "dead 1 $300"}}),
        {"type": "send", "piece": "prospector 1"},
        "17.3",
        "This prospector is dead.",
    ),
    ("no such piece", lambda: scene(2), {"type": "send", "piece": "surveyor 4"}, "7.1", "You have no such piece."),
    (
        "a piece that was placed",
        lambda: scene(2).play("send surveyor 1", "rest"),
        {"type": "send", "piece": "surveyor 1"},
        "7.1",
        "You have already placed this piece this turn.",
    ),
    ("a piece in hand", surveying, {"type": "send", "piece": "surveyor 1"}, "7.2", "You have a surveyor in hand"),
    # The bank
    (
        "too early",
        lambda: at("purchase north", options=ADVANCED),
        {"type": "purchase", "stock": "train 24", "traded": None},
        "23.11",
        "It can be purchased from turn 5 on.",
    ),
    (
        "all owned",
        lambda: at("purchase north", options=ADVANCED, east={"plows": ["+2", "+2", "+2"]}),
        {"type": "purchase", "stock": "plow +2", "traded": None},
        "23.11",
        "The bank has none left.",
    ),
    (
        "four trains",
        lambda: at("purchase north", options=ADVANCED, north={"trains": ["9", "9", "9", "9"]}),
        {"type": "purchase", "stock": "train 15", "traded": None},
        "23.13",
        "Nobody may have more than 4 trains.",
    ),
]


@pytest.mark.parametrize(
    ("table", "form", "rule", "sentence"), [case[1:] for case in CASES], ids=[case[0] for case in CASES]
)
def test_what_is_pressed_in_vain_says_why(
    table: Callable[[], Scene], form: dict[str, Any], rule: str, sentence: str
) -> None:
    state = table().table
    refused = state.why_not(0, GAME.notation.meant(form))
    assert refused is not None
    assert sentence in refused.reason
    assert refused.rule == rule


def test_who_is_not_asked_hears_who_is() -> None:
    refused = scene(2).table.why_not(1, GAME.notation.parse("send surveyor 1"))
    assert refused is not None
    assert refused.reason == "North is asked now."
