"""Ratings: people and bots on one scale."""

from __future__ import annotations

from silverware.core.state import Outcome
from silverware.server.ratings import standings
from tests.server.guests import Client, Player, play_out, seated
from tests.server.stage import Stage


def over(stage: Stage) -> Stage:
    """The same table, the game decided."""
    assert stage.table.state is not None
    stage.table.state.finish(Outcome("cash", (0,), tuple(range(len(stage.table.chairs)))))
    return stage


def test_alone_on_every_seat_is_not_rated() -> None:
    several = over(Stage("Ada", "Bob").start())
    assert all(each.rated for each in standings(several.table))
    alone = Stage("Ada", "Bob").start()
    alone.table.chairs[1].person = "ada"
    assert not any(each.rated for each in standings(over(alone).table))


def test_results_and_ratings_are_written_down_when_a_game_is_over(client: Client) -> None:
    table, (ada, bob) = seated(client, "Ada", "Bob", bots=1, level="random")
    for player in (ada, bob):
        player.keep(player.name, "copper silver gold")
    assert bob.get("/api/ratings/quick-silver") == []
    play_out(table, [ada, bob])
    ranking = bob.get("/api/ratings/quick-silver")
    assert {each["name"] for each in ranking} == {"Ada", "Bob", "random bot"}
    assert [each["skill"] for each in ranking] == sorted((each["skill"] for each in ranking), reverse=True)
    mine = ada.get(f"/api/people/{ada.get('/api/me')['id']}/results")
    assert [result["table"] for result in mine] == [table]
    assert mine[0]["rated"]
    theirs = Player(client, "Cy").get("/api/people/random bot/results")
    assert {result["place"] for result in theirs} <= {1, 2, 3}
