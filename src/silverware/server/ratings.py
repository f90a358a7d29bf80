"""Ratings: openskill per game, people and bots on one scale."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import fmean
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import asdict
from openskill.models import PlackettLuce
from sqlalchemy import Connection, Executable, bindparam, insert, select

from silverware.core.state import Outcome
from silverware.server.schema import ratings, results
from silverware.server.table import HostedTable

MODEL: Final = PlackettLuce()


class Standing(Struct, frozen=True):
    """How a seat came out of a game: the winners are first, the others follow by what they had."""

    seat: int
    game: str
    player: str
    name: str
    place: int
    score: int
    ending: str
    rated: bool


def standings(table: HostedTable) -> tuple[Standing, ...]:
    """How everybody came out of a game that is over. Rated where several players met and nothing was replayed."""
    assert table.state is not None
    outcome = table.state.outcome
    if outcome is None:
        return ()
    players = [chair.person or f"{chair.level} bot" for chair in table.chairs]
    people = [chair.person for chair in table.chairs if chair.person is not None]
    rated = (
        table.rated
        and table.ground.founding.edition is None
        and len(set(players)) > 1
        and len(set(people)) == len(people)
    )
    names = table.names
    return tuple(
        Standing(
            seat,
            table.game.name,
            player,
            names[seat] if table.chairs[seat].person else player,
            place(outcome, seat, fewest=table.game.fewest),
            outcome.scores[seat],
            outcome.ending,
            rated,
        )
        for seat, player in enumerate(players)
    )


def place(outcome: Outcome, seat: int, *, fewest: bool) -> int:
    """1 for the winners; one more for everybody who came out better. Who plays alone has no place: 0."""
    if len(outcome.scores) == 1:
        return 0
    if seat in outcome.winners:
        return 1
    own = outcome.scores[seat]
    better = [
        other
        for other, score in enumerate(outcome.scores)
        if other in outcome.winners or (score < own if fewest else score > own)
    ]
    return len(better) + 1


KNOWN: Final = (
    select(ratings)
    .where(ratings.c.game == bindparam("of"), ratings.c.player.in_(bindparam("players", expanding=True)))
    .order_by(ratings.c.player)
    .with_for_update()
)


def upsert_rating(insert_into: Callable[..., Any]) -> Executable:
    """The statement that writes a rating, known before or not."""
    new = insert_into(ratings)
    changed = {name: new.excluded[name] for name in ("name", "mu", "sigma", "games")}
    written: Executable = new.on_conflict_do_update(index_elements=["game", "player"], set_=changed)
    return written


def enter(connection: Connection, upsert: Executable, table: str, at: int, came_out: Sequence[Standing]) -> None:
    """Write down a result, and what it does to the ratings."""
    connection.execute(insert(results), [{"table": table, "ended": at, **asdict(each)} for each in came_out])
    if not came_out[0].rated:
        return
    game = came_out[0].game
    players = sorted({each.player for each in came_out})
    known = {row.player: row for row in connection.execute(KNOWN, {"of": game, "players": players})}
    names = {each.player: each.name for each in came_out}
    after = rated_anew({name: (row.mu, row.sigma) for name, row in known.items()}, came_out)
    connection.execute(
        upsert,
        [
            {
                "game": game,
                "player": player,
                "name": names[player],
                "mu": after[player][0],
                "sigma": after[player][1],
                "games": known[player].games + 1 if player in known else 1,
            }
            for player in players
        ],
    )


def rated_anew(known: dict[str, tuple[float, float]], came_out: Sequence[Standing]) -> dict[str, tuple[float, float]]:
    """The rating (mu, sigma) of everybody after a game; one who played several seats gets the mean of them."""
    fresh = MODEL.rating()
    before = [known.get(each.player, (fresh.mu, fresh.sigma)) for each in came_out]
    teams = [[MODEL.rating(mu=mu, sigma=sigma)] for mu, sigma in before]
    after = [team[0] for team in MODEL.rate(teams, ranks=[each.place for each in came_out])]
    return {
        player: (
            fmean(rating.mu for rating, each in zip(after, came_out, strict=True) if each.player == player),
            fmean(rating.sigma for rating, each in zip(after, came_out, strict=True) if each.player == player),
        )
        for player in {each.player for each in came_out}
    }


class Rating(Struct, frozen=True):
    """A player's strength at a game: `skill` is what is shown, the lower end of what is likely."""

    player: str
    name: str
    skill: float
    mu: float
    sigma: float
    games: int


class Result(Struct, frozen=True):
    """How a player came out of a game."""

    table: str
    """Empty where it is found by its link alone."""
    game: str
    ended: int
    place: int
    score: int
    ending: str
    rated: bool
