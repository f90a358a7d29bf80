"""Tables that forget: while the game is played, nobody is shown again what has been hidden since."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.sync.client import ClientConnection

from silverware.core.dice import Seeded
from silverware.core.seats import SPECTATOR, Seat
from silverware.games.silver_coin.events import shown_by
from silverware.games.silver_coin.view import numbered
from silverware.server.documents import Founding, Ground, Person, Private
from silverware.server.entries import AnyEntry, BotSat, Readied, Said, Undone
from silverware.server.fading import Past, is_past, recalled, sight
from silverware.server.records import copied, packed, position, transcript
from silverware.server.table import OVER, PLAYING, HostedTable
from silverware.server.telling import update, whole
from silverware.server.think import given_for_hint, given_to
from tests.server.guests import Client, Json, Player, asked, play_out, receive, seated
from tests.server.stage import SECRET, person

GAMES = ["quick-silver", "silver-coin"]
SEATS = 3
CHAIRS: tuple[Seat, ...] = (SPECTATOR, *range(SEATS))
MOVES = 120


class Page:
    """A page that keeps what it is told, as the browser does."""

    def __init__(self, table: HostedTable, seat: Seat) -> None:
        self.seat = seat
        self.past = Past(seat, table.number)
        self.past.begin(table, frozenset())
        self.log: dict[int, Json] = {}
        self.take(whole(table, seat, 0, Private()))

    def take(self, told: Any) -> None:
        message = msgspec.json.decode(msgspec.json.encode(told))
        for item in [*message["news"], *message.get("again", [])]:
            self.log[item["number"]] = item

    def hear(self, table: HostedTable, since: int) -> None:
        self.take(update(table, self.seat, since, Private(), msgspec.UNSET, self.past))


def opened(game: str, memory: str = "honest") -> HostedTable:
    founding = Founding(game=game, seats=SEATS, options={"memory": memory})
    table = HostedTable(Ground("table", "ada", 0, founding, SECRET))
    for seat in range(SEATS):
        table.fold(0, BotSat(seat, "easy"))
    return table


def step(table: HostedTable, dice: Seeded) -> AnyEntry:
    """What happens next: most often a move, now and then talk, a sign, or moves taken back."""
    assert table.state is not None
    asked = table.state.asked()
    assert asked is not None
    if dice.below(10) == 0:
        return Said("ada", "Ada", "Hm.")
    if dice.below(10) == 0:
        return Readied(dice.below(SEATS))
    if dice.below(10) == 0:
        return Undone(asked, table.line[max(0, len(table.line) - 1 - dice.below(8))])
    menu = table.state.menu()
    return table.move(asked, menu[dice.below(len(menu))].text)


def loaded(table: HostedTable, seat: Seat) -> dict[int, Json]:
    """The log of a page that is loaded now."""
    return {
        item["number"]: item
        for item in msgspec.json.decode(msgspec.json.encode(whole(table, seat, 0, Private())))["news"]
    }


@pytest.mark.parametrize("game", GAMES)
@given(seed=st.integers(0, 2**32))
def test_a_page_that_was_there_all_the_time_shows_what_one_loaded_now_shows(game: str, seed: int) -> None:
    table, dice = opened(game), Seeded(seed)
    pages = [Page(table, seat) for seat in CHAIRS]
    table.fold(1, table.begin())
    for _ in range(MOVES):
        for page in pages:
            page.hear(table, table.number - 1)
            assert page.log == loaded(table, page.seat)
        if table.status == OVER:
            break
        table.fold(1, step(table, dice))


@pytest.mark.parametrize("game", GAMES)
def test_when_the_game_is_over_everything_is_told_again(game: str) -> None:
    table, dice = opened(game), Seeded(7)
    pages = [Page(table, seat) for seat in CHAIRS]
    table.fold(1, table.begin())
    happened: dict[Seat, list[Json]] = {seat: [] for seat in CHAIRS}
    while True:
        for page in pages:
            page.hear(table, table.number - 1)
            happened[page.seat].append(page.log[table.number])
        if table.status == OVER:
            break
        table.fold(1, step(table, dice))
    for page in pages:
        assert page.log == loaded(table, page.seat)
        assert [page.log[item["number"]] for item in happened[page.seat]] == happened[page.seat]


@given(seed=st.integers(0, 2**32))
def test_silver_coin_tells_no_number_that_the_view_does_not_show(seed: int) -> None:
    table, dice = opened("silver-coin"), Seeded(seed)
    table.fold(1, table.begin())
    while table.status == PLAYING and table.number < MOVES:
        table.fold(1, step(table, dice))
        if table.status == OVER or table.number % 5:
            continue
        for seat in CHAIRS:
            view = table.game.view(table.state, seat)
            for news in table.news:
                if is_past(table, news):
                    told = [shown_by(event) for event in recalled(table, news, seat, sight(table, view))]
                    assert {tag for shown in told for tag in shown} <= numbered(view)


@given(seed=st.integers(0, 2**32))
def test_quick_silver_names_no_card_of_before_the_last_move(seed: int) -> None:
    table, dice = opened("quick-silver"), Seeded(seed)
    table.fold(1, table.begin())
    while table.status == PLAYING and table.number < MOVES:
        table.fold(1, step(table, dice))
        if table.status == OVER:
            return
        for seat in CHAIRS:
            for number, item in loaded(table, seat).items():
                if number < table.changed:
                    assert "move" not in item
                    for told in item.get("events", []):
                        event = told["event"]
                        assert not event.get("faceup")
                        assert not any(event.get("hands", ()))
                        assert not event.get("hand")
                        assert event.get("card") is event.get("gave") is event.get("took") is None
                        assert "Face up" not in told["says"]
                        assert "Face up" not in told.get("yours", "")


def test_the_words_of_a_running_game_are_those_of_its_log() -> None:
    table = opened("quick-silver")
    table.fold(1, table.begin())
    assert "Face up" in transcript(table, 0)
    table.fold(1, step(table, Seeded(1)))
    assert "Face up" not in transcript(table, 0)
    assert "deals" in transcript(table, 0)
    aided = opened("quick-silver", "aided")
    aided.fold(1, aided.begin())
    aided.fold(1, step(aided, Seeded(1)))
    assert "Face up" in transcript(aided, 0)


# Over the wire


def says(seen: Json) -> str:
    """What is said of what happened, to everybody and to the chair itself."""
    told = [told for item in seen["news"] for told in item.get("events", [])]
    return "\n".join(words for each in told for words in (each["says"], each.get("yours", "")))


def retold(socket: ClientConnection, number: int) -> Json:
    """An item of the log that its own chair is told again."""
    while True:
        for item in receive(socket, "update").get("again", []):
            if item["number"] == number and item.get("own"):
                return dict(item)


def test_over_the_socket_spied_cards_and_swaps_are_told_once(client: Client) -> None:
    ada = Player(client, "Ada")
    table = ada.found(seats=2, hot_seat=True)
    ada.act(table, "start")
    with ada.socket(table) as socket:
        seen = receive(socket, "update")
        assert "Face up" in says(seen)
        (dealt,) = [item for item in seen["news"] if item["type"] == "started"]
        assert receive(socket, "update")["seat"] == "east"
        for seat in ("north", "east"):
            ada.act(table, "move", seat=seat, move="pick up", version=dealt["number"])
        while "again" not in (told := receive(socket, "update")):
            pass
        assert [item["number"] for item in told["again"]] == [dealt["number"]]
        assert "Face up" not in json.dumps(told)
        turn = asked(ada, table)
        assert turn is not None
        swap = next(choice["move"] for choice in turn["game"]["menu"] if choice["move"].endswith("centre"))
        ada.act(table, "move", seat=turn["seat"], move=swap, version=turn["number"])
        ada.act(table, "move", seat=turn["seat"], move="take 2", version=turn["number"] + 1)
        while "takes the" not in says(told := receive(socket, "update")) or told["seat"] != turn["seat"]:
            pass
        took = told["number"]
        assert told["news"][0]["move"] == "take 2"
        again = asked(ada, table)
        assert again is not None
        assert again["seat"] != turn["seat"]
        ada.act(table, "move", seat=again["seat"], move="sneak", version=again["number"])
        item = retold(socket, took)
        assert "move" not in item
        assert "takes a card from the centre (card 2) and leaves a card." in says({"news": [item]})
    for chair in ada.get(f"/api/tables/{table}"):
        past = {"news": [item for item in chair["news"] if item["number"] < chair["number"]]}
        assert "takes a card" in says(past)
        assert "takes the" not in says(past)
        assert "take the" not in says(past)
        assert "Face up" not in says(past)
        assert not [item for item in past["news"] if "move" in item]
    assert "takes the" not in ada.get(f"/api/tables/{table}/record")


def test_over_the_socket_everything_comes_back_with_the_end(client: Client) -> None:
    table, players = seated(client, "Ada", "Bob")
    ada = players[0]
    with ada.socket(table) as socket:
        play_out(table, players)
        log: dict[int, Json] = {}
        told: Json = {}
        while told.get("table", {}).get("status") != "over":
            told = receive(socket, "update")
            log.update({item["number"]: item for item in [*told["news"], *told.get("again", [])]})
        assert "Face up" in says({"news": told["again"]})
        assert list(log.values()) == ada.look(table)["news"]


def test_over_the_socket_a_peek_is_over_when_the_cards_are_turned_back(client: Client) -> None:
    table, players = seated(client, "Ada", "Bob", game="silver-coin")
    looker = next(player for player in players if player.look(table)["game"]["menu"])
    seen = looker.look(table)
    looker.act(table, "move", move=seen["game"]["menu"][0]["move"], version=seen["number"])
    seen = looker.look(table)
    numbers = [spot["number"] for spot in seen["news"][-1]["events"][0]["event"]["cards"]]
    assert None not in numbers
    with looker.socket(table) as socket:
        assert receive(socket, "update")["news"][-1] == seen["news"][-1]
        looker.act(table, "move", move="done", version=seen["number"])
        told = receive(socket, "update")
        (peek,) = [item for item in told["again"] if item["number"] == seen["number"]]
        assert [spot["number"] for spot in peek["events"][0]["event"]["cards"]] == [None, None]
        assert "You see" in says(seen)
        assert "You look at" in says({"news": [peek]})
        assert "You see" not in says({"news": [peek]})
    assert peek in looker.look(table)["news"]


def test_an_aided_table_tells_nothing_again(client: Client) -> None:
    table, players = seated(client, "Ada", "Bob", options={"memory": "aided"})
    ada = players[0]
    with ada.socket(table) as socket:
        assert not receive(socket, "update")["table"].get("forgets")
        play_out(table, players)
        while (told := receive(socket, "update")).get("table", {}).get("status") != "over":
            assert "again" not in told
        assert "again" not in told
    assert "Face up" in says(ada.look(table))


# Copies and hints


def test_a_copy_of_a_running_game_knows_only_what_is_seen_now() -> None:
    """Of Silver Coin's cards a perfect memory knows some; a copy that knew them would show them again."""
    table, dice = opened("silver-coin"), Seeded(5)
    ada: Person = person("Ada")
    for chair in table.chairs:
        chair.level, chair.person = None, ada.id
    table.fold(1, table.begin())
    for _ in range(30):
        assert table.state is not None
        menu = table.state.menu()
        table.fold(1, table.move(table.state.asked() or 0, menu[dice.below(len(menu))].text))
    known = table.game.recall(table.state, 0).numbers
    hidden = set(known) - numbered(table.game.view(table.state, 0))
    assert hidden
    faces = set()
    for _ in range(12):
        _, moment = copied(table, ada, 0, None)
        assert table.record is not None
        world = table.game.place(position("a table", packed(table.record), None, moment))
        faces.add(tuple(world.face[tag] for tag in sorted(hidden)))
    assert len(faces) > 1
    with pytest.raises(Exception, match="only the present moment"):
        copied(table, ada, 0, table.line[2])


def test_who_gives_a_hint_at_a_table_that_forgets_remembers_nothing_and_bots_that_play_do() -> None:
    for memory, heard in (("honest", False), ("aided", True)):
        table = opened("silver-coin", memory)
        table.fold(1, table.begin())
        asked = table.asked
        assert asked is not None
        assert given_to(table, asked).heard
        assert bool(given_for_hint(table, asked).heard) == heard
        assert given_for_hint(table, asked).view == given_to(table, asked).view
