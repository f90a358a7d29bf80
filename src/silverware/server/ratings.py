"""Ratings: openskill per game, people and bots on one scale."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import Connection, Executable, bindparam, insert, select

from silverware.rating import place, rated_anew
from silverware.server.schema import ratings, results
from silverware.server.table import HostedTable


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
    """How everybody came out of a game that is over."""
    assert table.state is not None
    outcome = table.state.outcome
    if outcome is None:
        return ()
    players, names, rated = players_of(table), table.names, not unrated(table)
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


def players_of(table: HostedTable) -> list[str]:
    """Who plays, by seat: people by their id, bots by their level."""
    return [chair.person or f"{chair.level} bot" for chair in table.chairs]


def unrated(table: HostedTable) -> str:
    """Why the result of a table does not count for the ratings; empty where it does."""
    if table.ground.position:
        return "the game began from a copy"
    if table.hinted:
        return "hints were used"
    if not table.rated:
        return "something revealed was taken back"
    if table.ground.founding.edition is not None:
        return "the edition is not ours"
    if len(table.chairs) == 1:
        return "it is played alone"
    people = [chair.person for chair in table.chairs if chair.person is not None]
    if len(set(people)) < len(people):
        return "one person plays several seats"
    return "" if len(set(players_of(table))) > 1 else "all players are the same"


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
    before = {name: (row.mu, row.sigma) for name, row in known.items()}
    after = rated_anew(before, [each.player for each in came_out], [each.place for each in came_out])
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


class Rating(Struct, frozen=True):
    """A player's strength at a game: `skill` is what is shown, the lower end of what is likely."""

    game: str
    player: str
    name: str
    rank: int | None
    """Of an account among all accounts; bots are listed where they stand, and have none."""
    skill: float
    mu: float
    sigma: float
    games: int


class Profile(Struct, frozen=True):
    """What everybody may know of a player."""

    player: str
    name: str
    account: bool
    """Whether the name is theirs alone."""
    bot: bool
    since: int | None
    """When a person first came (ms)."""
    ratings: tuple[Rating, ...]


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
