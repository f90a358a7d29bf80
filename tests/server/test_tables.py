"""Tables over HTTP: made, listed, played, watched, copied, played again."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib.resources import files

import pytest

from silverware.core.record import parse
from silverware.core.replay import verify
from silverware.core.sealed import commitment
from silverware.games import GAMES, game_called
from tests.server.guests import Client, Player, answer, asked, play_out, seated
from tests.server.processes import until


def test_the_games_say_what_can_be_chosen(client: Client) -> None:
    game = client.get("/api/games").json()[0]
    assert game["name"] == "quick-silver"
    assert game["seats"] == [2, 6]
    assert set(game["options"]["memory"]) == {"aided", "honest"}
    assert "easy" in game["bots"]
    assert "§5.1" in client.get("/api/games/quick-silver/rules").text


def test_open_tables_are_listed_and_others_are_found_by_their_link_alone(client: Client) -> None:
    ada, bob = Player(client, "Ada"), Player(client, "Bob")
    shown, hidden = ada.found(seats=3, bots=1, level="easy"), ada.found(seats=3, open=False)
    ada.act(shown, "sit", seat="east")
    listed = bob.get("/api/tables")
    assert [each["id"] for each in listed] == [shown]
    assert listed[0]["seats"] == ["", "Ada", "easy bot"]
    assert bob.sheet(hidden)["status"] == "waiting"
    bob.act(hidden, "sit", seat="south")
    assert [each["id"] for each in bob.get("/api/tables/mine")] == [hidden]


def objected(client: Client, **agreed: object) -> str | None:
    """What the server says to a table that is being put together."""
    answer = client.post("/api/tables/objection", json=agreed)
    assert answer.status_code == 200, answer.text
    said: str | None = answer.json()["sentence"]
    return said


def test_whether_a_table_can_be_is_said_before_it_is_made(client: Client) -> None:
    for game in GAMES:
        assert objected(client, game=game) is None
    alone = {"scenario": "denver-6000"}
    assert objected(client, game="silverton", seats=1, options=alone) is None
    assert objected(client, game="silverton", options=alone) == (
        "The scenario Denver $6,000 takes 1 seat, not 4. (§25.2)"
    )
    assert objected(client, game="silverton", seats=1, options=alone | {"joint-routes": True}) == (
        "The option “Joint passenger routes” takes two seats or more. (§29.1)"
    )
    assert objected(client, game="quicksand", seats=1) == "Quicksand takes 2 to 5 seats, not 1."
    assert "no game 'chess'" in str(objected(client, game="chess"))
    assert "no such option" in str(objected(client, game="quicksand", options={"dice": "loaded"}))


def test_founding_is_refused_with_what_was_objected(client: Client) -> None:
    wanted = {"game": "silverton", "seats": 3, "options": {"hiring": True}}
    refused = Player(client, "Ada").post("/api/tables", wanted, status=400)
    assert refused["sentence"] == objected(client, **wanted)


def settled(player: Player, table: str) -> bool:
    """Whether everybody has looked."""
    return bool(player.look(table)["game"]["view"]["question"] != "spy")


def test_my_tables_begin_with_those_where_it_is_my_turn(client: Client) -> None:
    tables = []
    ada, bob = Player(client, "Ada"), Player(client, "Bob")
    for _ in range(4):
        table = ada.found(seats=2)
        ada.act(table, "sit", seat="north")
        bob.act(table, "sit", seat="east")
        ada.act(table, "start")
        tables.append(table)
    for table in tables:
        answer(ada, table)
        answer(bob, table)
        until(partial(settled, ada, table))
    for player in (ada, bob):
        listed = player.get("/api/tables/mine")
        turns = [each.get("your_turn", False) for each in listed]
        asked = {each["id"]: bool(player.look(each["id"])["game"]["menu"]) for each in listed}
        assert turns == sorted(turns, reverse=True)
        assert [asked[each["id"]] for each in listed] == turns


def test_a_game_against_bots_is_played_to_its_end_and_verifies(client: Client) -> None:
    table, (ada,) = seated(client, "Ada", bots=2, level="random", options={"memory": "aided"})
    before = ada.sheet(table)
    assert "secret" not in before
    play_out(table, [ada])
    after = ada.sheet(table)
    assert after["status"] == "over"
    assert commitment(bytes.fromhex(after["secret"])) == before["commitment"]
    record = parse(ada.get(f"/api/tables/{table}/record"))
    assert record.players["north"] == "Ada"
    assert verify(record, game_called("quick-silver")).endswith("follows from the sealed secret.")


def test_each_persons_salt_goes_into_the_dice_and_the_record(client: Client) -> None:
    ada, bob = Player(client, "Ada"), Player(client, "Bob")
    table = ada.found(seats=2)
    ada.act(table, "sit", seat="north", salt="marmalade")
    bob.act(table, "sit", seat="east")
    bob.act(table, "salt", salt="thimble")
    assert ada.sheet(table)["salts"] == ["marmalade", "thimble"]
    ada.act(table, "start")
    play_out(table, [ada, bob])
    record = parse(bob.get(f"/api/tables/{table}/record"))
    assert record.salts == ("marmalade", "thimble")
    assert verify(record, game_called("quick-silver")).endswith("follows from the sealed secret.")


def test_during_play_one_gets_ones_own_view_of_the_record(client: Client) -> None:
    table, (ada, bob) = seated(client, "Ada", "Bob")
    answer(ada, table)
    answer(bob, table)
    texts = [player.get(f"/api/tables/{table}/record") for player in (ada, bob)]
    assert texts[0].startswith(f"Quick Silver at table {table}, as north saw it")
    assert texts[0] != texts[1]
    assert "(§3.4)" in texts[0]
    assert bob.get(f"/api/tables/{table}/record", 403, seat="north")["sentence"] == "You do not sit there."


def test_a_game_that_is_over_is_watched_from_any_seat_with_what_it_knew_then(client: Client) -> None:
    table, (ada, bob) = seated(client, "Ada", "Bob")
    play_out(table, [ada, bob])
    stranger = Player(client, "Cy")
    for seat, number in (("north", 0), ("east", 1), ("spectator", -1)):
        seen = stranger.get(f"/api/tables/{table}/replay", seat=seat, count=3)
        assert [step["number"] for step in seen] == [0, 1, 2]
        hands = [cart["hand"] is not None for cart in seen[1]["view"]["carts"]]
        assert hands == [at == number for at in range(2)]


def test_a_table_may_keep_its_hands_to_its_players_for_good(client: Client) -> None:
    table, (ada, bob) = seated(client, "Ada", "Bob", reveal=False)
    play_out(table, [ada, bob])
    assert bob.get(f"/api/tables/{table}/replay")
    for path in ("record", "replay"):
        refused = Player(client, "Cy").get(f"/api/tables/{table}/{path}", 403)
        assert refused["sentence"] == "This table shows its hands to its players only."


def test_spectators_need_no_name_and_see_no_hand(client: Client) -> None:
    table, _ = seated(client, "Ada", "Bob")
    client.cookies.clear()
    seen = client.get(f"/api/tables/{table}").json()[0]
    assert seen["seat"] == "spectator"
    assert all(cart["hand"] is None for cart in seen["game"]["view"]["carts"])
    assert seen["game"]["menu"] == []


def test_one_device_holds_several_seats(client: Client) -> None:
    ada = Player(client, "Ada")
    table = ada.found(seats=3, bots=1, hot_seat=True)
    ada.act(table, "start")
    seen = ada.get(f"/api/tables/{table}")
    assert [update["seat"] for update in seen] == ["north", "east"]
    for update in seen:
        seat = update["seat"]
        ada.act(table, "move", seat=seat, move="pick up", version=update["number"])
    assert ada.sheet(table)["status"] == "playing"


def test_a_rematch_seats_everybody_who_comes_along(client: Client) -> None:
    table, (ada, bob) = seated(client, "Ada", "Bob", bots=1, level="random")
    assert ada.act(table, "rematch", 400)["sentence"] == "The game is not over yet."
    play_out(table, [ada, bob])
    again = ada.act(table, "rematch")["table"]
    assert ada.sheet(table)["rematch"] == again
    assert bob.act(table, "rematch")["table"] == again
    assert bob.act(table, "rematch")["table"] == again
    assert [seat.get("name") for seat in ada.sheet(again)["seats"]] == ["Ada", "Bob", "Silas"]
    bob.act(again, "start")
    assert Player(client, "Cy").act(table, "rematch", 403)["sentence"] == "You have no seat at this table."


def with_a_loser(ada: Player) -> str:
    """A game of one round that somebody lost, and then replaced the character of number 3; equals replace nobody."""
    text = files("silverware").joinpath("games/silver_coin/edition/silverware.toml").read_text()
    options, edition = {"losers-replace": True}, text.replace("rounds = 4", "rounds = 1")
    while True:
        table = ada.found(game="silver-coin", seats=2, hot_seat=True, options=options, edition=edition)
        ada.act(table, "start")
        has_replaced = False
        while seen := asked(ada, table):
            menu = [choice["move"] for choice in seen["game"]["menu"]]
            move = next((move for move in ("discard", "draw", "replace 3", "done") if move in menu), menu[0])
            has_replaced |= move == "replace 3"
            ada.act(table, "move", seat=seen["seat"], move=move, version=seen["number"])
        if has_replaced:
            return table


def test_a_rematch_has_the_options_the_game_before_led_to(client: Client) -> None:
    ada = Player(client, "Ada")
    again = ada.act(with_a_loser(ada), "rematch")["table"]
    options = ada.sheet(again)["options"]
    assert (options["card-2"], options["card-3"], options["losers-replace"]) == ("curator", "bodyguard", True)


def test_two_who_want_a_rematch_at_once_meet_at_one_table(client: Client) -> None:
    table, (ada, bob) = seated(client, "Ada", "Bob")
    play_out(table, [ada, bob])
    with ThreadPoolExecutor(2) as both:
        answers = list(both.map(lambda player: player.act(table, "rematch")["table"], (ada, bob)))
    assert answers[0] == answers[1] == ada.sheet(table)["rematch"]
    assert [seat["name"] for seat in ada.sheet(answers[0])["seats"]] == ["Ada", "Bob"]


def test_a_finished_game_is_copied_from_any_moment_as_it_was(client: Client) -> None:
    table, (ada, bob) = seated(client, "Ada", "Bob")
    play_out(table, [ada, bob])
    numbers = [item["number"] for item in ada.look(table)["news"] if item["type"] == "moved"]
    copy = bob.post(f"/api/tables/{table}/copies", {"at": numbers[3]})["id"]
    seen = bob.get(f"/api/tables/{copy}")
    assert [update["seat"] for update in seen] == ["north", "east"]
    then = [bob.get(f"/api/tables/{table}/replay", seat=seat, first=4, count=1)[0] for seat in ("north", "east")]
    assert [update["game"]["view"] for update in seen] == [step["view"] for step in then]
    assert seen[0]["table"]["status"] == "playing"
    assert bob.post(f"/api/tables/{table}/copies", {"at": 1}, 400)["sentence"].startswith("There is no moment 1 ")


def test_bots_sit_in_the_other_seats_of_a_copy_where_somebody_wants_one(client: Client) -> None:
    table, (ada, bob) = seated(client, "Ada", "Bob")
    assert ada.post(f"/api/tables/{table}/copies", {"me": "north"}, 400)["sentence"].startswith("Bots join a copy")
    play_out(table, [ada, bob])
    copy = bob.post(f"/api/tables/{table}/copies", {"me": "east"})["id"]
    assert [seat.get("bot", seat.get("name")) for seat in bob.sheet(copy)["seats"]] == ["medium", "Bob"]
    assert [update["seat"] for update in bob.get(f"/api/tables/{copy}")] == ["east"]


def test_a_copy_can_be_played_to_its_end_and_its_record_verifies(client: Client) -> None:
    table, (ada, bob) = seated(client, "Ada", "Bob")
    play_out(table, [ada, bob])
    copy = ada.post(f"/api/tables/{table}/copies", {})["id"]
    for _ in range(3000):
        seen = [update for update in ada.get(f"/api/tables/{copy}") if update["game"]["menu"]]
        if not seen:
            break
        move = seen[0]["game"]["menu"][-1]["move"]
        ada.act(copy, "move", seat=seen[0]["seat"], move=move, version=seen[0]["number"])
    assert ada.sheet(copy)["status"] == "over"
    record = parse(ada.get(f"/api/tables/{copy}/record"))
    assert verify(record, game_called("quick-silver")).endswith("follows from the sealed secret.")
    ada.keep("Ada", "copper silver gold")
    assert ada.get("/api/ratings/quick-silver")[0]["games"] == 1


def test_a_copy_of_a_running_game_is_a_world_its_player_cannot_rule_out(client: Client) -> None:
    known = 3  # cards of every hand lie face up
    while known == 3:
        table, (ada, bob) = seated(client, "Ada", "Bob")
        answer(ada, table)
        answer(bob, table)
        known = ada.look(table)["game"]["view"]["white"]
    mine = ada.look(table)["game"]["view"]
    hands = set()
    for _ in range(12):
        copy = ada.post(f"/api/tables/{table}/copies", {})["id"]
        north, east = (update["game"]["view"] for update in ada.get(f"/api/tables/{copy}"))
        assert north == mine
        hands.add(tuple(sorted(east["carts"][1]["hand"])))
    assert len(hands) > 1
    assert Player(client, "Cy").post(f"/api/tables/{table}/copies", {}, 403)
    assert ada.post(f"/api/tables/{table}/copies", {"at": 4}, 400)["sentence"].startswith(
        "You can copy only the present moment of a running game"
    )


def test_an_edition_of_ones_own_can_be_played(client: Client) -> None:
    text = files("silverware.games.quick_silver").joinpath("edition/silverware.toml").read_text()
    ada = Player(client, "Ada")
    table = ada.found(seats=2, bots=1, edition=text.replace('name = "silverware"', 'name = "mine"'))
    assert ada.sheet(table)["edition"].startswith("mine ")
    assert ada.post("/api/tables", {"game": "quick-silver", "edition": "nonsense"}, 400)["sentence"]


def test_waiting_for_news_answers_when_there_is_some(client: Client) -> None:
    table, (ada, bob) = seated(client, "Ada", "Bob")
    number = ada.look(table)["number"]
    assert ada.look(table, since=number, wait=0.05)["news"] == []
    with ada.socket(table) as _:
        bob.act(table, "say", text="Hello")
    news = ada.look(table, since=number, wait=5)["news"]
    assert [item["says"] for item in news] == ["Bob: Hello"]


@pytest.mark.parametrize("seats", [1, 7])
def test_a_table_has_as_many_seats_as_its_game(client: Client, seats: int) -> None:
    refused = Player(client, "Ada").post("/api/tables", {"game": "quick-silver", "seats": seats}, 400)
    assert refused["sentence"]


def test_whoever_has_looked_already_is_not_told_that_it_is_their_turn(client: Client) -> None:
    table, (ada, bob) = seated(client, "Ada", "Bob")
    ada.act(table, "move", move="pick up", version=ada.look(table)["number"])
    assert "your_turn" not in ada.get("/api/tables/mine")[0]
    assert bob.get("/api/tables/mine")[0]["your_turn"]


@pytest.fixture
def long_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A slow machine takes a while to send a flood."""
    monkeypatch.setattr("silverware.server.rates.SECOND", 3600)


def test_a_flood_of_acts_is_refused(long_seconds: None, client: Client) -> None:
    table, (ada, _) = seated(client, "Ada", "Bob")
    send = partial(client.post, f"/api/tables/{table}/acts", headers=ada.headers, json={"type": "agree"})
    answers = [send().json()["sentence"] for _ in range(110)]
    assert "Nothing is proposed." in answers
    assert "You are doing too much at once; wait a moment." in answers


def test_who_made_a_table_without_spectators_and_does_not_play_is_not_told_how_it_stands(client: Client) -> None:
    ada, bob, cy = (Player(client, name) for name in ("Ada", "Bob", "Cy"))
    table = ada.found(seats=2, spectators="none")
    bob.act(table, "sit")
    cy.act(table, "sit")
    bob.act(table, "start")
    assert "round" in bob.get("/api/tables/mine")[0]
    assert "round" not in ada.get("/api/tables/mine")[0]
