"""`make web-types`: the messages of the server as JSON Schema, from which types.js makes TypeScript.

python web/messages.py web/src/messages
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterable
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Any

import editions
import msgspec
from msgspec import inspect

from silverware.answers import Reply
from silverware.core.registry import Registration, registration
from silverware.games import GAMES
from silverware.server.api.games import GameInfo
from silverware.server.api.operation import Invitation
from silverware.server.api.people import Welcome
from silverware.server.api.tables import Listed
from silverware.server.documents import Agreement, AnyAct, Founding, Person, Session
from silverware.server.editions import Checked
from silverware.server.hosts import AnyHostAct, AuditPage, HostDone, PeoplePage, TablesPage
from silverware.server.messages import (
    Done,
    Heading,
    Hint,
    Lesson,
    NotDone,
    Objection,
    Picture,
    Present,
    Review,
    Reviewed,
    SealedDice,
    Sheet,
    Update,
)
from silverware.server.pictures import pictures
from silverware.server.ratings import Profile, Rating, Result
from silverware.server.records import Seen

SENT = [
    Update,
    Sheet,
    Done,
    NotDone,
    GameInfo,
    Objection,
    Listed,
    Seen,
    Heading,
    Hint,
    Reply,
    SealedDice,
    Review,
    Reviewed,
    Lesson,
    Picture,
    Present,
    Invitation,
    Checked,
    Profile,
    Welcome,
    Person,
    Session,
    Rating,
    Result,
    PeoplePage,
    TablesPage,
    AuditPage,
    HostDone,
]
ASKED = [Agreement, Founding]

Schema = dict[str, Any]
REF = "#/definitions/"


def schemas(sent: Iterable[Any], asked: Iterable[Any] = ()) -> Schema:
    """The schema of every struct that these types are made of, by its name.

    A message that is sent has all its fields, but for those its struct leaves out; one that is asked for needs none
    that has a default.
    """
    whole = set(structs(inspect.multi_type_info(sent)))
    _, found = msgspec.json.schema_components([*sent, *asked], ref_template=REF + "{name}")
    for name, schema in found.items():
        fields = schema.get("properties", {})
        if name in whole:
            schema["required"] = [
                field for field in fields if field in schema["required"] or "default" in fields[field]
            ]
    return {name: plain(found[name]) for name in sorted(found)}


def structs(kinds: Iterable[Any], met: set[type] | None = None) -> Iterable[str]:
    """The names of the structs in these types that are sent with all their fields."""
    met = set() if met is None else met
    for kind in kinds:
        if isinstance(kind, inspect.StructType | inspect.DataclassType):
            if kind.cls in met:
                continue
            met.add(kind.cls)
            config = getattr(kind.cls, "__struct_config__", None)
            if config is None or not config.omit_defaults:
                yield kind.cls.__name__
            yield from structs((field.type for field in kind.fields), met)
        else:
            parts = [getattr(kind, part, None) for part in ("type", "item_type", "key_type", "value_type")]
            yield from structs((part for part in parts if part is not None), met)
            for part in ("types", "item_types"):
                yield from structs(getattr(kind, part, ()), met)


def plain(schema: Any) -> Any:
    """A schema without what TypeScript cannot say, in the words of the draft that the generator reads."""
    if isinstance(schema, list):
        return [plain(each) for each in schema if each]
    if not isinstance(schema, dict):
        return schema
    left_out = ("description", "default", "discriminator", "minimum", "maximum", "pattern", "minLength", "maxLength")
    said = {key: plain(value) for key, value in schema.items() if key not in left_out}
    if "prefixItems" in said:
        said |= {"items": said.pop("prefixItems"), "additionalItems": False}
    return {"tsType": "object"} if said == {"type": "object"} else said


NOTHING: Schema = {"type": "null"}


def named(unions: dict[str, Any], found: Schema) -> Schema:
    """Schemas with unions that have names of their own, and go by them wherever they occur."""
    schemas, _ = msgspec.json.schema_components(list(unions.values()), ref_template=REF + "{name}")
    kinds = {name: plain(schema).get("anyOf", [schema]) for name, schema in zip(unions, schemas, strict=True)}

    def called(schema: Any) -> Any:
        if isinstance(schema, list):
            return [called(each) for each in schema]
        if not isinstance(schema, dict):
            return schema
        any_of = [each for each in schema.get("anyOf", ()) if each != NOTHING]
        for name, its in kinds.items():
            if len(its) > 1 and any_of == its:
                empty = [NOTHING] if NOTHING in schema["anyOf"] else []
                return {"anyOf": [{"$ref": REF + name}, *empty]}
        return {key: called(value) for key, value in schema.items()}

    alone = {name: {"tsType": its[0]["$ref"].removeprefix(REF)} for name, its in kinds.items() if len(its) == 1}
    return {**called(found), **{name: {"anyOf": its} for name, its in kinds.items()}, **alone}


SHOWN = ("Choice", "Item", "Seen", "Hint")
"""What has the notation of a move in its field `move`, for people to read."""
MADE = ("MakeMove", "Why", "Order")
"""What has a move in its field `move`: a client means it by its number or its fields."""


def frame() -> Schema:
    """What every table has in common. A client can show notation, and do nothing else with it."""
    found = schemas(SENT, [*ASKED, AnyAct, AnyHostAct])
    for names, kind in ((SHOWN, "Notation"), (MADE, "number | object")):
        for name in names:
            found[name]["properties"]["move"] = {"tsType": kind}
    found["Notation"] = {"tsType": '"" | { readonly toBeShown: true }'}
    return named({"AnyAct": AnyAct, "AnyHostAct": AnyHostAct}, found)


def game(found: Registration) -> Schema:
    """What a game tells: its view, everything that happens in it, its moves and questions, and what is printed."""
    played = found.game
    unions = {"Move": played.moves, "Question": played.questions, "Brings": played.brought}
    said = {kind: union for kind, union in unions.items() if union is not None}
    printed = played.printed()
    planner = found.planned()
    kinds = (printed and type(printed), planner and planner.planning, played.accounts)
    more = [kind for kind in kinds if kind is not None]
    told = schemas([found.view, *found.events, *said.values(), *more])
    called = found.view.__name__.removesuffix("View")
    happens = reduce(or_, found.events)
    return named({called + kind: union for kind, union in {"Event": happens, **said}.items()}, told)


def drawn(name: str) -> str | None:
    """Our edition of a game as a client gets it, for the client's own tests; None where it gets none."""
    printed = GAMES[name].printed()
    return None if printed is None else msgspec.json.encode(printed).decode() + "\n"


def pictured(name: str) -> str | None:
    """The pictures of a game as a client gets them, one a line, for the client's own tests; None where it has none."""
    lines = [msgspec.json.encode(picture).decode() for picture in pictures(name)]
    return "[\n" + ",\n".join(lines) + "\n]\n" if lines else None


def files() -> dict[str, Schema | str]:
    """Every file: its schema, or what it says."""
    games = {f"{name}.ts": game(registration(name)) for name in GAMES}
    printed = {f"{name}-edition.json": edition for name in GAMES if (edition := drawn(name)) is not None}
    drawings = {f"{name}-pictures.json": lines for name in GAMES if (lines := pictured(name)) is not None}
    return {"index.ts": frame(), **games, **printed, **drawings, "silverton-scenarios.ts": editions.scenarios()}


def with_node() -> dict[str, str]:
    """The environment, with the Node that is installed beside this Python before any other."""
    return {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}


if __name__ == "__main__":
    types = Path(__file__).with_name("types.js")
    subprocess.run(["node", types, sys.argv[1]], input=json.dumps(files()), text=True, check=True, env=with_node())
