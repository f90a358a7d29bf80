"""Games: what can be played here, with their rules, editions, pictures and lessons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, get, post
from litestar.openapi.spec import Example
from litestar.params import Body, FromPath
from msgspec import Struct

from silverware.bots import usual_level
from silverware.core.digest import digest
from silverware.core.registry import registration
from silverware.games import GAMES, game_called
from silverware.server import editions
from silverware.server.api.common import REFUSALS, AnyRequest, TheHouse, answers, made, made_once
from silverware.server.documents import Document, SaidMove
from silverware.server.lessons import lesson, why_not
from silverware.server.messages import Lesson, Objection, Picture
from silverware.server.pictures import pictures

WONDERINGS = [Example(summary="a swap out of turn", value={"step": 0, "move": "swap 20 with east"})]


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    aim: str
    seats: tuple[int, int]
    options: dict[str, tuple[Any, ...]]
    bots: list[str]
    level: str
    """Of its bots, where nobody chooses another."""
    rules: int
    cites: Mapping[str, str]
    """The § behind each option, and behind other things a table is told before it plays."""
    lesson: bool
    """Whether there is a guided first game."""


@get("/api/games", summary="The games that can be played here", responses=REFUSALS)
async def games(house: TheHouse) -> list[GameInfo]:
    """Every game with its seats, options and bots."""
    return [
        GameInfo(
            game.name,
            game.title,
            game.aim,
            (game.seats[0], game.seats[-1]),
            game.choices(),
            house.roster.names(game),
            usual_level(game),
            game.version,
            game.cites,
            registration(game.name).lesson is not None,
        )
        for game in GAMES.values()
    ]


@get("/api/games/{game:str}/rules", media_type="text/markdown", summary="The rules of a game", responses=REFUSALS)
async def rules(game: FromPath[str]) -> str:
    """The numbered digest that every § refers to."""
    return digest(game_called(game).name)


@get(
    "/api/games/{game:str}/lesson",
    media_type=MediaType.JSON,
    summary="A guided first game",
    responses=answers(Lesson, "The lesson, step by step."),
)
async def learn(game: FromPath[str]) -> Response[bytes]:
    """A game played through from one seat, with every decision of it explained."""
    return await made_once(lesson, game_called(game).name)


@get(
    "/api/games/{game:str}/pictures",
    media_type=MediaType.JSON,
    summary="Pictures for the rules of a game",
    responses=answers(tuple[Picture, ...], "The pictures, by their names."),
)
async def illustrate(game: FromPath[str]) -> Response[bytes]:
    """Moments that the digest refers to by their names; none where a game has no pictures."""
    return await made_once(pictures, game_called(game).name)


class Wondering(Document, frozen=True, kw_only=True):
    """A move the learner cannot find at a step of a lesson."""

    step: int
    move: SaidMove


@post(
    "/api/games/{game:str}/lesson/why",
    status_code=200,
    media_type=MediaType.JSON,
    summary="Why a move cannot be made in a lesson",
    responses=answers(Objection, "The refusal."),
)
async def wonder(
    request: AnyRequest, house: TheHouse, game: FromPath[str], data: Annotated[Wondering, Body(examples=WONDERINGS)]
) -> Response[bytes]:
    """The refusal that making the move would get; null where it could be made."""
    what = why_not, game, msgspec.json.encode(data)
    return await made(request, house, what, why_not, game_called(game).name, data.step, data.move)


@get(
    "/api/games/{game:str}/edition",
    media_type=MediaType.JSON,
    summary="Our edition of a game, to be drawn",
    responses=REFUSALS,
)
async def edition(game: FromPath[str]) -> Response[bytes]:
    """Board, cards and charts as they are printed in our edition; null where there is nothing to know."""
    return await made_once(editions.printed, game_called(game).name, None)


HANDLERS = [games, rules, edition, learn, illustrate, wonder]
