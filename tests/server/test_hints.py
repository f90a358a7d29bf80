"""Hints: what the best bot would do in one's place, at tables of one person, and what they cost."""

from __future__ import annotations

import asyncio

import pytest

from silverware.bots.advice import Advice, Choice
from silverware.server.processes import Processes
from silverware.server.settings import Settings
from silverware.server.think import Given, Thinkers
from tests.bots.thoughtful import WHY
from tests.server.conftest import opened
from tests.server.guests import Client, Json, Player, answer, asked, play_out, seated


def advised_by(bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have hints given by a bot for tests."""
    monkeypatch.setattr("silverware.server.think.best_level", lambda _: f"tests.bots.thoughtful:{bot}")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints do not take a second."""
    advised_by("Careful", monkeypatch)


def turn(player: Player, table: str) -> Json:
    """The table where there is something to choose."""
    while True:
        seen = asked(player, table)
        assert seen is not None
        if len(seen["game"]["menu"]) > 3:
            return seen
        player.act(table, "move", seat=seen["seat"], move=seen["game"]["menu"][-1]["move"], version=seen["number"])


def test_a_hint_has_the_best_move_its_reason_and_the_next_two(client: Client) -> None:
    ada = Player(client, "Ada")
    table = ada.found(seats=2, hot_seat=True)
    ada.act(table, "start")
    for _ in range(4):
        seen = turn(ada, table)
        hint = ada.hint(table, seat=seen["seat"])
        menu = {choice["move"]: (choice["id"], choice["says"]) for choice in seen["game"]["menu"]}
        told = [hint, *hint["others"]]
        assert [(each["id"], each["says"]) for each in told] == [menu[each["move"]] for each in told]
        assert len({each["move"] for each in told}) == 3
        assert hint["reason"] == f"{WHY} 40 worlds: {seen['seat'].title()} has {hint['move']}."
        assert all(isinstance(other["worse"], int) and other["worse"] >= 0 for other in hint["others"])
        ada.act(table, "move", seat=seen["seat"], move=hint["move"], version=seen["number"] + 1)


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_hint_says_by_how_many_points_others_are_worse(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    advised_by("Sure", monkeypatch)
    ada = Player(client, "Ada")
    table = ada.found(seats=2, hot_seat=True)
    ada.act(table, "start")
    seen = turn(ada, table)
    first, second, third = seen["game"]["menu"][:3]
    assert ada.hint(table, seat=seen["seat"]) == {
        **offered(first),
        "reason": "Gets rid of Dynamite.",
        "others": [{**offered(second), "worse": 0}, {**offered(third), "worse": 13}],
    }


def offered(choice: Json) -> Json:
    """A move of the menu, as a hint names it."""
    return {name: choice[name] for name in ("id", "move", "says")}


def test_whoever_asks_again_is_told_the_same_and_it_is_written_down_once(client: Client) -> None:
    ada = Player(client, "Ada")
    table = ada.found(seats=2, hot_seat=True)
    ada.act(table, "start")
    seat = turn(ada, table)["seat"]
    assert ada.hint(table, seat=seat) == ada.hint(table, seat=seat)
    hints = [news for news in ada.look(table)["news"] if news["type"] == "hinted"]
    assert [(news["seat"], news["says"]) for news in hints] == [(seat, f"{seat.title()} asks for a hint.")]


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
@pytest.mark.parametrize("level", ["easy", "random"])
def test_a_bot_that_compares_nothing_gives_its_move_alone(
    level: str, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("silverware.server.think.best_level", lambda _: level)
    ada = Player(client, "Ada")
    table = ada.found(seats=2, hot_seat=True)
    ada.act(table, "start")
    seen = turn(ada, table)
    hint = ada.hint(table, seat=seen["seat"])
    assert hint["move"] in [choice["move"] for choice in seen["game"]["menu"]]
    assert (hint["reason"], hint["others"]) == ("", [])


# What they cost


def test_a_game_with_hints_is_unrated_also_after_an_undo_and_a_restart(
    settings: Settings, thinkers: Thinkers, workshop: Processes
) -> None:
    with opened(settings, thinkers, workshop) as client:
        table, (ada,) = seated(client, "Ada", bots=1, level="random")
        assert "unrated" not in ada.sheet(table)
        ada.hint(table)
        assert ada.sheet(table)["unrated"] == "hints were used"
        seen = turn(ada, table)
        ada.act(table, "move", move=seen["game"]["menu"][0]["move"], version=seen["number"])
        ada.act(table, "undo")
        assert ada.sheet(table)["unrated"] == "hints were used"
    with opened(settings, thinkers, workshop) as client:
        again = Player(client, "Ada", ada.token)
        assert again.sheet(table)["unrated"] == "hints were used"
        play_out(table, [again])
        me = again.get("/api/me")["id"]
        assert [result["rated"] for result in again.get(f"/api/people/{me}/results")] == [False]
        assert again.get("/api/ratings/quick-silver") == []


def test_everybody_at_the_table_learns_that_it_is_unrated_from_now_on(client: Client) -> None:
    table, (ada,) = seated(client, "Ada", bots=1)
    with Player(client, "Bob").socket(table) as bob:
        bob.recv()
        ada.hint(table)
        told = str(bob.recv())
    assert '"unrated":"hints were used"' in told
    assert "Ada asks for a hint." in told
    assert WHY not in told


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
@pytest.mark.parametrize("bot", ["Astray", "Speechless"])
def test_a_hint_that_fails_costs_nothing(bot: str, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    advised_by(bot, monkeypatch)
    table, (ada,) = seated(client, "Ada", bots=1)
    assert ada.hint(table, 400)["sentence"] == "The bot that gives hints failed."
    assert "unrated" not in ada.sheet(table)


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_hint_for_a_moment_that_has_passed_is_neither_told_nor_written_down(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (ada,) = seated(client, "Ada", bots=1)

    async def slow(_: Thinkers, given: Given, who: str) -> Advice:
        await asyncio.to_thread(answer, ada, table)
        return Advice((Choice(given.menu[0]),))

    monkeypatch.setattr(Thinkers, "advise", slow)
    assert ada.hint(table, 409)["sentence"] == "The table has moved on: look again."
    assert "unrated" not in ada.sheet(table)


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_one_hint_at_a_time_is_worked_out_for_a_table(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    table, (ada,) = seated(client, "Ada", bots=1)
    given_to: list[Given] = []
    impatient: list[Json] = []

    async def slow(_: Thinkers, given: Given, who: str) -> Advice:
        given_to.append(given)
        if len(given_to) == 1:
            impatient.append(await asyncio.to_thread(ada.hint, table, 429))
        return Advice((Choice(given.menu[0]),))

    monkeypatch.setattr(Thinkers, "advise", slow)
    ada.hint(table)
    assert impatient[0]["sentence"] == "A hint is being worked out already; wait for it."
    assert len(given_to) == 1


# Who gets them


def test_against_bots_the_only_person_needs_no_seat_to_be_named(client: Client) -> None:
    table, (ada,) = seated(client, "Ada", bots=2)
    assert ada.hint(table)["move"] == "pick up"


def test_with_others_at_the_table_there_is_no_hint(client: Client) -> None:
    table, players = seated(client, "Ada", "Bob", bots=1)
    for player in players:
        refused = player.hint(table, 403)
        assert refused["sentence"] == "Hints are for tables of one person; here others play as well."


def test_only_a_seat_of_ones_own_that_is_asked_gets_a_hint(client: Client) -> None:
    ada, bob = Player(client, "Ada"), Player(client, "Bob")
    table = ada.found(seats=2, hot_seat=True)
    assert ada.hint(table, 400, seat="north")["sentence"] == "The game has not begun yet."
    ada.act(table, "start")
    assert bob.hint(table, 403)["sentence"] == "You have no seat at this table."
    assert bob.hint(table, 403, seat="north")["sentence"] == "North is not your seat."
    assert "say which one" in ada.hint(table, 400)["sentence"]
    client.cookies.clear()
    assert client.post(f"/api/tables/{table}/hint?seat=north").status_code == 401
    for seat in ("north", "east"):
        version = ada.look(table)["number"]
        ada.act(table, "move", seat=seat, move="pick up", version=version)
    seen = asked(ada, table)
    assert seen is not None
    (idle,) = {"north", "east"} - {seen["seat"]}
    refused = ada.hint(table, 400, seat=idle)
    assert refused["sentence"] == f"{idle.title()} has nothing to answer now."


def test_when_the_game_is_over_there_is_nothing_to_hint_at(client: Client) -> None:
    table, (ada,) = seated(client, "Ada", bots=1, level="random")
    play_out(table, [ada])
    assert not answer(ada, table)
    assert ada.hint(table, 409)["sentence"] == "The game is over."
