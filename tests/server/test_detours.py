"""Ways around what a seat may know, and why they lead nowhere."""

from __future__ import annotations

import pytest

from silverware.server.settings import Settings
from silverware.server.think import Thinkers
from tests.server.guests import Client, asked, play_out, seated

pytestmark = pytest.mark.parametrize("database", ["sqlite"], indirect=True)

ELSEWHERE = {"X-Forwarded-For": "203.0.113.5"}


def test_a_copy_of_a_game_that_others_still_play_gets_no_help_until_it_is_over(client: Client) -> None:
    table, (ada, bob) = seated(client, "Ada", "Bob")
    copy = ada.post(f"/api/tables/{table}/copies", {})["id"]
    again = ada.post(f"/api/tables/{copy}/copies", {})["id"]
    for each in (copy, again):
        seen = asked(ada, each)
        assert seen is not None
        seat = seen["seat"]
        refused = ada.hint(each, 403, seat=seat)
        assert refused["sentence"].startswith("This is a copy of a game that others still play")
        assert ada.act(each, "rise", 403, seat=seat) == refused
        assert ada.act(each, "replace", 403, seat=seat, whom="east" if seat == "north" else "north") == refused
    play_out(table, [ada, bob])
    seen = asked(ada, copy)
    assert seen is not None
    assert ada.hint(copy, seat=seen["seat"])["move"]


def test_a_copy_of_a_rated_game_gets_no_help_and_of_an_unrated_one_it_does(client: Client) -> None:
    table, (ada,) = seated(client, "Ada", bots=1)
    copy = ada.post(f"/api/tables/{table}/copies", {})["id"]
    seen = asked(ada, copy)
    assert seen is not None
    refused = ada.hint(copy, 403, seat=seen["seat"])
    assert refused["sentence"].startswith("This is a copy of a game that you still play for the ratings")
    assert ada.act(copy, "rise", 403, seat=seen["seat"]) == refused
    assert ada.sheet(table).get("unrated", "") == ""
    assert ada.hint(table)["move"]
    assert ada.hint(copy, seat=seen["seat"])["move"]


def test_metrics_are_for_this_machine_and_count_nothing_private(client: Client) -> None:
    table, (ada, _) = seated(client, "Ada", "Bob")
    ada.act(table, "orders", orders=[{"question": "redirect", "move": "allow"}])
    ada.act(table, "mute", whom="east")
    ada.act(table, "sketches", sketches=[])
    counted = client.get("/metrics").text
    assert 'kind="start"' in counted
    assert not any(f'kind="{kind}"' in counted for kind in ("orders", "keepsketches", "mute", "why"))
    refused = client.get("/metrics", headers=ELSEWHERE)
    assert refused.status_code == 403
    assert refused.json()["sentence"] == "Metrics are for whoever runs this server."
    odd = {"X-Real-IP": "203.0.113.5"}, {"X-Forwarded-Proto": "https"}, {"Host": "rebound.example"}, {"Host": "["}
    assert [client.get("/metrics", headers=headers).status_code for headers in odd] == [403] * 4
    assert client.get("/metrics", headers={"Host": "LocalHost:1"}).status_code == 200


class TestWithAToken:
    """Where the host has chosen one."""

    @pytest.fixture
    def settings(self, database: str) -> Settings:
        return Settings(database=database, hesitation=0, metrics="for prometheus")

    def test_metrics_are_for_whoever_has_the_token(self, client: Client, thinkers: Thinkers) -> None:
        assert client.get("/metrics").status_code == 403
        for token, status in (("for prometheus", 200), ("for nobody", 403)):
            headers = {**ELSEWHERE, "Authorization": f"Bearer {token}"}
            assert client.get("/metrics", headers=headers).status_code == status
