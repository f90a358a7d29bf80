from __future__ import annotations

from typing import Any

import pytest

from silverware.core.errors import BadNotation
from silverware.games.silverton import GAME
from silverware.games.silverton.events.cards import PassengerReturned
from silverware.games.silverton.events.operations import Agreed, Declined, Delivered, Offered
from tests.games.silverton.edition import BOX
from tests.games.silverton.scene import Scene, scene
from tests.games.silverton.test_12_track import all_cubes
from tests.rules import rule

CENTRAL_CITY = ["denver/golden/1", "golden/central-city"]
WALSENBURG = ["denver/colorado-springs/1", "colorado-springs/pueblo/1", "pueblo/walsenburg/1"]


def dealing(seats: int = 2, **more: Any) -> Scene:
    """North is making deals."""
    return scene(seats, **more).place().until("deal", "north")


def coal(loads: int, card: str = "c100") -> dict[str, Any]:
    """A claim in Walsenburg with so much coal."""
    return {"card": card, "freight": loads, "operated": True}


@rule("silverton", "14.1")
def test_the_active_seat_deals_with_one_other_seat_at_a_time() -> None:
    goods: dict[str, Any] = {"north": {"claims": ["c30"]}, "east": {"track": ["denver/como"]}}
    table = dealing(3, **goods)
    assert table.menu() == {"done", "buy from east", "sell to east", "sell to south"}
    assert table.refused("offer north $1 for $2") == "14.1"
    assert table.refused("offer west $1 for $2") == "14.1"
    table.play("offer east $10 for nothing")
    assert (table.asked(), table.question()) == ("east", "answer")
    table.play("decline")
    assert (table.asked(), table.question()) == ("north", "deal")
    other = scene(3, **goods).place().until("deal", "east")
    assert other.menu() == {"done", "buy from north", "sell to north", "sell to south"}


@rule("silverton", "14.2")
def test_any_bundle_may_be_given_for_any_bundle() -> None:
    north = {"cash": 500, "claims": [{"card": "c25", "freight": 3, "operated": True}], "track": ["denver/como"]}
    east = {"cash": 700, "claims": ["c30", "c31"], "track": ["denver/golden/2"]}
    table = dealing(north=north, east=east)
    table.play("offer east $100, c25, denver/como for $250, c30, c31, denver/golden/2", "accept")
    assert [table.seat(name)["cash"] for name in ("north", "east")] == [650, 550]
    assert [claim["card"] for claim in table.seat("north")["claims"]] == ["c30", "c31"]
    assert table.claim("east", "c25")["freight"] == 3
    assert table.seat("north")["track"] == ["denver/golden/2"]
    assert table.seat("east")["track"] == ["denver/como"]


@rule("silverton", "14.2")
def test_something_may_be_given_for_nothing_and_a_depleted_claim_goes_with_its_marker() -> None:
    depleted = {"card": "c25", "freight": 3, "depleted": True, "operated": True}
    table = dealing(north={"claims": [depleted]}).play("offer east c25 for nothing", "accept")
    assert table.claim("east", "c25") == depleted


@rule("silverton", "14.3")
def test_the_partner_accepts_or_declines_and_hears_at_most_three_offers_a_turn() -> None:
    table = dealing(3, north={"claims": ["c30"]})
    for _ in range(3):
        table.play("offer east $10 for $20")
        assert table.menu() == {"accept", "decline"}
        table.play("decline")
    assert len(table.told(Offered)) == len(table.told(Declined)) == 3
    assert table.menu() == {"done", "sell to south"}
    assert table.refused("offer east $10 for $5") == "14.3"
    assert table.refused("sell to east") == "14.3"
    assert table.refused("buy from south") == "14.4"
    assert table.refused("sell to north") == "14.1"
    table.play("offer south $10 for $5", "accept")
    assert [(event.seat, event.partner, event.money) for event in table.told(Agreed)] == [("north", "south", -5)]


@rule("silverton", "14.3")
def test_programs_find_simple_offers_on_the_menu() -> None:
    north = {"track": WALSENBURG, "claims": ["c30"], "cash": 400}
    east = {"claims": [coal(4)], "track": ["walsenburg/trinidad/1"]}
    table = dealing(north=north, east=east).play("buy from east")
    assert table.menu() == {
        "no offer",
        "buy c100 for $180",
        "buy c100 for $360",
        "buy walsenburg/trinidad/1 for $80",
        "buy walsenburg/trinidad/1 for $160",
        "buy freight of c100 to denver",
        "buy freight of c100 to pueblo",
    }
    table.play("no offer", "sell to east")
    assert table.menu() == {
        "no offer",
        "sell c30 for $120",
        "sell c30 for $240",
        "sell denver/colorado-springs/1 for $140",
        "sell denver/colorado-springs/1 for $280",
        "sell pueblo/walsenburg/1 for $100",
        "sell pueblo/walsenburg/1 for $200",
    }
    table.play("no offer", "buy from east", "buy c100 for $180", "accept")
    assert table.claim("north", "c100")["freight"] == 4
    assert table.seat("north")["cash"] == 220


@rule("silverton", "14.4")
def test_a_seat_offers_what_it_has_and_may_ask_for_any_sum() -> None:
    table = dealing(north={"cash": 100, "claims": ["c30"]}, east={"cash": 99})
    assert table.refused("offer east $101 for $1") == "14.4"
    assert table.refused("offer east c31 for $1") == "14.4"
    assert table.refused("offer east $1 for c31") == "14.4"
    assert table.refused("offer east $1 for denver/como") == "14.4"
    table.play("offer east c30 for $100")
    assert table.menu() == {"decline"}
    assert table.refused("accept") == "14.4"


@rule("silverton", "14.5")
def test_nobody_owns_two_parallels_after_a_deal() -> None:
    table = dealing(north={"track": ["denver/golden/1"]}, east={"track": ["denver/golden/2", "denver/como"]})
    assert table.refused("offer east $10 for denver/golden/2") == "14.5"
    assert table.refused("offer east denver/golden/1 for nothing") == "14.5"
    table.play("offer east denver/golden/1 for denver/golden/2", "accept")
    assert table.seat("north")["track"] == ["denver/golden/2"]


@rule("silverton", "14.5")
def test_nobody_owns_more_than_32_segments_after_a_deal() -> None:
    track = all_cubes()
    table = dealing(north={"track": track}, east={"track": ["denver/como"]})
    assert table.refused("offer east $10 for denver/como") == "14.5"
    table.play(f"offer east {track[-1]} for denver/como", "accept")


@rule("silverton", "14.6")
def test_a_passenger_card_whose_track_is_sold_is_given_back() -> None:
    table = dealing(north={"track": CENTRAL_CITY, "passengers": ["p2"]})
    table.play("offer east golden/central-city for $50", "accept")
    assert [(event.seat, event.card) for event in table.told(PassengerReturned)] == [("north", "p2")]
    assert table.position()["piles"][-1] == ["p2"]


@rule("silverton", "14.6")
@pytest.mark.parametrize("text", ["offer east p2 for $5", "offer east surveyor 1 for $5", "offer east $5", "offer"])
def test_passenger_cards_and_pieces_cannot_be_worded_in_an_offer(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.notation.parse(text)


@rule("silverton", "14.7", "14.9")
def test_freight_is_bought_without_its_claim_and_delivered_this_turn() -> None:
    table = dealing(north={"track": WALSENBURG, "cash": 200}, east={"claims": [coal(8)]})
    table.play("offer east $100 for 5 of c100 to denver", "accept", "done")
    assert table.claim("east", "c100")["freight"] == 3
    (sale,) = table.told(Delivered)
    assert (sale.seat, sale.card, sale.market, sale.loads, sale.price) == ("north", "c100", "denver", 5, 60)
    assert table.seat("north")["cash"] == 200 - 100 + 5 * 60
    assert table.position()["sold"]["denver-coal"] == 5


@rule("silverton", "14.7")
def test_freight_is_never_given_in_return() -> None:
    table = dealing(north={"track": WALSENBURG, "claims": [coal(8)]}, east={"track": ["denver/como"]})
    assert table.refused("offer east 2 of c100 to denver for $50") == "14.7"


@rule("silverton", "14.7")
def test_freight_may_be_paid_for_with_track_or_claims() -> None:
    table = dealing(north={"track": [*WALSENBURG, "denver/como"], "claims": ["c30"]}, east={"claims": [coal(8)]})
    table.play("offer east denver/como, c30 for 5 of c100 to pueblo", "accept")
    assert table.seat("east")["track"] == ["denver/como"]


@rule("silverton", "14.8")
def test_freight_is_bought_only_if_its_delivery_would_be_legal() -> None:
    east = {"claims": [coal(30), {"card": "c60", "freight": 3, "operated": True}]}
    table = dealing(north={"track": WALSENBURG}, east=east)
    assert table.refused("offer east $1 for 31 of c100 to denver") == "14.8"
    assert table.refused("offer east $1 for 17 of c100 to denver") == "14.8"
    assert table.refused("offer east $1 for 5 of c100 to salt-lake-city") == "14.8"
    assert table.refused("offer east $1 for 5 of c100 to el-paso") == "14.8"
    assert table.refused("offer east $1 for 2 of c60 to denver") == "14.8"
    table.play("offer east $1 for 8 of c100 to denver", "accept")
    assert table.refused("offer east $1 for 9 of c100 to denver") == "14.8"
    table.play("offer east $1 for 8 of c100 to denver", "accept")
    assert table.refused("offer east $1 for 1 of c100 to pueblo") == "14.8"


@rule("silverton", "14.8")
def test_two_lots_of_one_claim_are_no_more_than_it_holds() -> None:
    table = dealing(north={"track": WALSENBURG}, east={"claims": [coal(8)]})
    assert table.refused("offer east $1 for 5 of c100 to denver, 4 of c100 to pueblo") == "14.8"
    table.play("offer east $1 for 5 of c100 to denver, 3 of c100 to pueblo", "accept")
    assert table.claim("east", "c100")["freight"] == 0


@rule("silverton", "14.7")
def test_freight_is_not_bought_beside_its_claim() -> None:
    gold = {"card": "c30", "freight": 2, "operated": True}
    table = dealing(north={"track": CENTRAL_CITY}, east={"claims": [gold]})
    assert table.refused("offer east $1 for c30, 2 of c30 to denver") == "14.7"


@rule("silverton", "14.7", "4.4")
def test_a_depleted_claim_whose_freight_is_bought_is_discarded() -> None:
    table = dealing(north={"track": WALSENBURG}, east={"claims": [{**coal(5), "depleted": True}]})
    table.play("offer east $100 for 5 of c100 to denver", "accept")
    assert table.position()["discards"] == ["c100"]
    assert table.seat("east")["claims"] == []


@rule("silverton", "14.9")
def test_bought_freight_uses_one_of_the_two_deliveries() -> None:
    north = {"track": WALSENBURG, "claims": [coal(4, "c101"), coal(4, "c102")]}
    table = dealing(north=north, east={"claims": [coal(8)]})
    table.play("offer east $100 for 5 of c100 to denver", "accept").until("deliver", "north")
    table.play("deliver c101 to denver", "load 4")
    assert table.question() != "deliver"
    assert [event.card for event in table.told(Delivered)] == ["c100", "c101"]


@rule("silverton", "14.10")
def test_no_later_deal_may_make_the_delivery_impossible() -> None:
    table = dealing(north={"track": WALSENBURG}, east={"claims": [coal(8)]})
    table.play("offer east $100 for 5 of c100 to denver", "accept")
    assert table.refused("offer east denver/colorado-springs/1 for $100") == "14.8"


@rule("silverton", "14.2")
def test_an_offer_is_printed_as_it_is_parsed() -> None:
    text = "offer east $100, c25, denver/como for $250, c30, 4 of c100 to denver"
    move = GAME.notation.parse(f"  {text.upper()} ")
    assert move.text == text
    assert move.number == -1
    assert BOX.moves.notation.parse(move.text).text == text
