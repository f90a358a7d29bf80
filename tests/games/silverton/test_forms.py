"""Moves, questions and what is to come as structures."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from silverware.core.errors import BadNotation
from silverware.games.silverton import GAME, forms
from silverware.games.silverton.offers import Offer
from silverware.games.silverton.position.stages import stage_called, words_of
from silverware.games.silverton.view import Agreement, Assigned, Bought
from tests.games.silverton.scene import scene

SPIKES = {"scenario": "golden-spike", "game": "advanced"}
AGENDA: list[tuple[str, forms.AnyStage]] = [
    ("crew north", forms.Choose("north")),
    ("station north surveyor 2", forms.Station("north", "surveyor 2")),
    ("survey east surveyor 1", forms.PlaceSurveyor("east", "surveyor 1")),
    ("dispute denver/golden/1", forms.SettleSegment("denver/golden/1")),
    ("special north surveyor 1 east surveyor 2", forms.MayCall("north", "surveyor 1", "east", "surveyor 2")),
    ("join north east p10", forms.MayJoin("north", "east", "p10")),
    ("agree east north p10", forms.MayAgree("east", "north", "p10")),
    ("drawn north c25", forms.BuyDrawn("north", "c25")),
    ("lose north c4", forms.MustLose("north", "c4")),
    ("abandon north denver/como", forms.MustAbandon("north", "denver/como")),
    ("propose north buy east", forms.ProposeDeal("north", "buy", "east")),
    (
        "answer north offer east $200, c13, train 9 for denver/como, 4 of c30 to denver",
        forms.AnswerOffer(
            "east",
            "north",
            forms.Bundle(200, ("c13",), (), ("train 9",)),
            forms.Bundle(segments=("denver/como",), freight=(forms.Lot("c30", 4, "denver"),)),
        ),
    ),
    ("answer north offer east nothing for $5", forms.AnswerOffer("east", "north", forms.Bundle(), forms.Bundle(5))),
    ("onto north c25", forms.ChooseClaim("north", "c25")),
    ("trains north c25 c26", forms.ChooseTrains("north", "c25", "c26")),
    ("loads north c25 denver", forms.ChooseLoads("north", "c25", "denver")),
    ("loads north c25 denver 9+24", forms.ChooseLoads("north", "c25", "denver", (9, 24))),
    ("assign north train 15", forms.AskHome("north", "train 15", False, None)),
    ("assign north purchase train 15 for train 9", forms.AskHome("north", "train 15", True, "train 9")),
    ("deliver-bought east", forms.DeliverBought("east")),
    ("advance", forms.AdvanceMarker()),
]


@pytest.mark.parametrize(("words", "form"), AGENDA, ids=[words for words, _ in AGENDA])
def test_what_is_to_come_is_one_form_and_one_text(words: str, form: forms.AnyStage) -> None:
    table = GAME.place({"game": "silverton", "seats": 2, "options": SPIKES})
    stage = stage_called(table, words)
    assert stage.form(table, 0) == form
    assert words_of(form, GAME.box.moves) == words
    assert msgspec.to_builtins(form)["type"] == stage.name
    assert msgspec.json.decode(msgspec.json.encode(form), type=forms.AnyStage) == form


def test_every_word_of_the_agenda_is_told_on_the_page_about_notation() -> None:
    page = (Path(__file__).parents[3] / "docs/notation.md").read_text()
    rows = re.findall(r"^\| (`.*?) \|", page.partition("The words of the agenda")[2], re.MULTILINE)
    codes = [code for row in rows for code in re.findall(r"`(.*?)`", row)]
    kinds = {str(kind.__struct_config__.tag) for kind in get_args(forms.AnyStage)}
    assert {code.split()[0] for code in codes} == kinds
    table = GAME.place({"game": "silverton", "seats": 2, "options": SPIKES})
    for code in codes:
        assert words_of(stage_called(table, code).form(table, 0), GAME.box.moves) == code


def test_every_move_is_found_by_its_form_as_json_writes_it() -> None:
    notation = GAME.notation
    for move in notation.moves:
        assert move.form is not None
        written = msgspec.json.encode(move.form)
        assert notation.meant(msgspec.json.decode(written)) is move
    types = {msgspec.to_builtins(move.form)["type"] for move in notation.moves}
    assert len(types) == 42


@pytest.mark.parametrize(
    ("text", "form"),
    [
        ("deliver c25 to denver", {"type": "deliver", "claim": "c25", "to": "denver"}),
        ("send surveyor 2", {"type": "send", "piece": "surveyor 2"}),
        ("prospect deck", {"type": "prospect", "card": "deck"}),
        ("use 9+24", {"type": "use-trains", "trains": [9, 24]}),
        ("crew s+2 s p+1", {"type": "choose-crew", "surveyors": [2, 0], "prospectors": [1]}),
        ("slide p3 to pile 2", {"type": "slide", "card": "p3", "pile": 2}),
        ("slide p3 to claims", {"type": "slide", "card": "p3", "pile": None}),
        ("purchase train 15 for train 9", {"type": "purchase", "stock": "train 15", "traded": "train 9"}),
        ("plow golden/georgetown with +2", {"type": "plow", "segment": "golden/georgetown", "bonus": 2}),
        ("let be", {"type": "let-be"}),
        (
            "buy c25 for $400",
            {"type": "trade", "buys": True, "claim": "c25", "segment": None, "stock": None, "money": 400},
        ),
    ],
)
def test_a_move_has_one_text_and_one_form(text: str, form: dict[str, Any]) -> None:
    move = GAME.notation.parse(text)
    assert msgspec.json.decode(msgspec.json.encode(move.form)) == form
    assert GAME.notation.meant(form) is move


def test_an_offer_can_be_made_by_its_form() -> None:
    said = "offer east $200, c13, denver/como, plow +2 for c25, 4 of c30 to denver"
    offer = GAME.notation.parse(said)
    assert isinstance(offer, Offer)
    assert isinstance(offer.form, forms.Offer)
    meant = GAME.notation.meant(
        {
            "type": "offer",
            "partner": "east",
            "gives": {"money": 200, "segments": ["denver/como"], "claims": ["c13"], "stock": ["plow +2"]},
            "wants": {"freight": [{"claim": "c30", "loads": 4, "to": "denver"}], "claims": ["c25"]},
        }
    )
    assert meant.text == said
    assert meant.form == offer.form
    assert meant.number == -1


@pytest.mark.parametrize(
    "gives",
    [
        {"money": -5},
        {"money": 1_000_000},
        {"claims": ["$200"]},
        {"claims": ["p3"]},
        {"claims": ["c25", "c25"]},
        {"segments": ["denver/paris"]},
        {"stock": ["train 10"]},
        {"freight": [{"claim": "c30", "loads": 0, "to": "denver"}]},
        {"freight": [{"claim": "c30", "loads": 2, "to": "golden"}]},
        {"money": "much"},
    ],
)
def test_an_offer_of_what_cannot_be_worded_is_no_move(gives: dict[str, Any]) -> None:
    with pytest.raises(BadNotation):
        GAME.notation.meant({"type": "offer", "partner": "east", "gives": gives, "wants": {}})
    with pytest.raises(BadNotation):
        GAME.notation.meant({"type": "offer", "partner": "nobody", "gives": {}, "wants": {}})


def test_the_view_carries_the_open_question_and_the_rest_of_the_turn() -> None:
    view = scene(2, agenda=["survey north surveyor 1", "place north"]).view("east")
    assert view.asking == forms.PlaceSurveyor("north", "surveyor 1")
    assert view.agenda[:3] == (view.asking, forms.Place("north"), forms.ChangePrices())
    assert view.agenda[-1] == forms.AdvanceMarker()


def test_plows_that_wait_for_their_dice_and_bought_freight_are_told_by_their_fields() -> None:
    winter = {"track": ["denver/golden/1", "golden/georgetown", "denver/como"], "plows": ["+2", "+3"]}
    agenda = ["plow north", "clearing north", "parting north"]
    table = scene(2, round=4, agenda=agenda, north=winter, options={"game": "advanced"})
    table.play("plow golden/georgetown with +2")
    assert table.view("east").plowing == (Assigned("golden/georgetown", 2, 2),)
    assert table.position()["plowing"] == ["golden/georgetown with +2"]
    walsenburg = ["denver/colorado-springs/1", "colorado-springs/pueblo/1", "pueblo/walsenburg/1"]
    east = {"claims": [{"card": "c100", "freight": 8, "operated": True}]}
    deal = scene(2, north={"track": walsenburg}, east=east).place().until("deal", "north")
    assert [(sale.claim, sale.to) for sale in deal.view("north").sales] == [("c100", "denver"), ("c100", "pueblo")]
    assert all(sale.loads == 8 and sale.price > 0 for sale in deal.view("north").sales)
    assert deal.view("east").sales == ()
    deal.play("offer east $5 for 4 of c100 to denver", "accept")
    assert deal.view("east").bought == (Bought("c100", 4, "denver", ()),)
    assert deal.position()["bought"] == ["4 of c100 to denver"]


def test_who_has_agreed_before_the_dice_is_told_by_fields() -> None:
    stands = {"pieces": {"prospector 1": "p10"}}
    north: dict[str, Any] = {"track": ["denver/colorado-springs/1"], **stands}
    dawn: dict[str, Any] = {"track": ["colorado-springs/pueblo/1"], **stands}
    said = ["north prospector 1 with dawn prospector 1"]
    options = {"joint-routes": True}
    table = scene(
        5, options=options, piles=[["p10"]], north=north, dawn=dawn, agreed=said, agenda=["place east", "routes"]
    )
    assert table.view("east").agreed == (Agreement("p10", (0, 4), ("prospector 1", "prospector 1")),)
    assert table.position()["agreed"] == said


def test_open_places_are_told_by_the_numbers_of_their_piles() -> None:
    table = scene(
        2, options={"passenger-slide": True}, emptied=["claims", "pile 3"], agenda=["deal north", "parting north"]
    )
    assert table.view("east").emptied == (None, 3)
    assert table.position()["emptied"] == ["claims", "pile 3"]
