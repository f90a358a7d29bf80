"""Ratings: people and bots on one scale."""

from __future__ import annotations

import pytest

from silverware.core.state import Outcome
from silverware.server.ratings import Standing, place, rated_anew, standings
from tests.server.guests import Client, Player, play_out, seated
from tests.server.stage import Stage


def came_out(*players: str) -> list[Standing]:
    """Players in the order they came out."""
    return [Standing(seat, "quick-silver", who, who, seat + 1, 0, "cash", True) for seat, who in enumerate(players)]


def test_winners_are_first_and_the_others_follow_by_what_they_had() -> None:
    outcome = Outcome("cash", (2,), (80, 95, 110, 80))
    assert [place(outcome, seat, fewest=False) for seat in range(4)] == [3, 2, 1, 3]


def test_where_nobody_wins_what_they_had_decides() -> None:
    outcome = Outcome("everyone died", (), (0, 5, 0))
    assert [place(outcome, seat, fewest=False) for seat in range(3)] == [2, 1, 2]


def test_a_winner_with_less_is_still_first() -> None:
    outcome = Outcome("last alive", (0,), (10, 90))
    assert [place(outcome, seat, fewest=False) for seat in range(2)] == [1, 2]


def test_where_fewer_points_are_better_the_others_follow_the_other_way_round() -> None:
    outcome = Outcome("the lowest total", (1,), (40, 12, 12, 25))
    assert [place(outcome, seat, fewest=True) for seat in range(4)] == [4, 1, 2, 3]


def test_winning_raises_and_losing_lowers() -> None:
    after = rated_anew({}, came_out("ada", "bob", "easy bot"))
    assert after["ada"][0] > after["bob"][0] > after["easy bot"][0]
    better = rated_anew(after, came_out("ada", "bob", "easy bot"))
    assert better["ada"][0] > after["ada"][0]
    assert better["ada"][1] < after["ada"][1]


def test_one_who_plays_several_seats_gets_the_mean_of_them() -> None:
    apart = rated_anew({}, came_out("ada", "b", "c"))
    together = rated_anew({}, came_out("ada", "easy bot", "easy bot"))
    assert together["easy bot"][0] == pytest.approx((apart["b"][0] + apart["c"][0]) / 2)


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
