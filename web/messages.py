"""`make web-types`: the messages of the server as TypeScript, so that the client meets Python in one file only.

python web/messages.py > web/src/messages.ts
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import editions
from msgspec import NODEFAULT, inspect
from msgspec.inspect import (
    AnyType,
    BoolType,
    CustomType,
    DataclassType,
    DictType,
    Field,
    FloatType,
    IntType,
    ListType,
    LiteralType,
    Metadata,
    NoneType,
    RawType,
    StrType,
    StructType,
    TupleType,
    Type,
    UnionType,
    VarTupleType,
)

from silverware.core.event import Event
from silverware.core.view import View
from silverware.games import GAMES as ALL
from silverware.games.quick_silver import events as quick_silver
from silverware.games.quick_silver.view import QuickSilverView
from silverware.games.quicksand import events as quicksand
from silverware.games.quicksand.view import QuicksandView
from silverware.games.silver_coin import events as silver_coin
from silverware.games.silver_coin.view import SilverCoinView
from silverware.games.silverton.events import beginning, cards, disputes, ending, fines, operations, placing
from silverware.games.silverton.view import SilvertonView
from silverware.server.api.people import Welcome
from silverware.server.api.records import Heading
from silverware.server.api.tables import GameInfo, Listed, Objection
from silverware.server.documents import Agreement, AnyAct, Founding, Person, Session
from silverware.server.messages import Done, Hint, Lesson, NotDone, SealedDice, Sheet, Update
from silverware.server.ratings import Rating, Result
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
    SealedDice,
    Lesson,
    Welcome,
    Person,
    Session,
    Rating,
    Result,
]
ASKED = [Agreement, Founding]
GAMES: dict[str, tuple[type[View], Sequence[ModuleType]]] = {
    "quick-silver": (QuickSilverView, [quick_silver]),
    "quicksand": (QuicksandView, [quicksand]),
    "silver-coin": (SilverCoinView, [silver_coin]),
    "silverton": (SilvertonView, [beginning, placing, disputes, cards, operations, fines, ending]),
}
"""By game: its view, and the modules of its events."""
GAMES_BY_VIEW = {view: ALL[name] for name, (view, _) in GAMES.items()}
HEAD = "// Made by `make web-types` from the messages of the server. Do not edit.\n"


Document = StructType | DataclassType


def typescript(kind: Type) -> str:
    """A type as TypeScript writes it."""
    match kind:
        case BoolType():
            return "boolean"
        case IntType() | FloatType():
            return "number"
        case StrType():
            return "string"
        case NoneType():
            return "null"
        case LiteralType():
            return " | ".join(f'"{value}"' for value in kind.values)
        case ListType() | VarTupleType():
            return several(kind.item_type)
        case TupleType():
            return f"[{', '.join(typescript(each) for each in kind.item_types)}]"
        case DictType():
            return f"Record<{typescript(kind.key_type)}, {typescript(kind.value_type)}>"
        case UnionType():
            kinds = [typescript(each) for each in kind.types if not isinstance(each, RawType)]
            return " | ".join(dict.fromkeys(each for each in kinds if each != "unset"))
        case StructType() | DataclassType():
            return kind.cls.__name__
        case Metadata():
            return typescript(kind.type)
        case CustomType():
            return "unset"
        case AnyType() | RawType():
            return "unknown"
    raise TypeError(kind)


def several(kind: Type) -> str:
    """A list of a type."""
    item = typescript(kind)
    return f"({item})[]" if " | " in item else f"{item}[]"


def structs(kind: Any, found: dict[str, Document]) -> None:
    """Every struct a type is made of."""
    if isinstance(kind, StructType | DataclassType):
        if kind.cls.__name__ in found:
            return
        found[kind.cls.__name__] = kind
        for field in kind.fields:
            structs(field.type, found)
    for part in ("item_type", "key_type", "value_type"):
        if hasattr(kind, part):
            structs(getattr(kind, part), found)
    for part in ("types", "item_types"):
        for each in getattr(kind, part, ()):
            structs(each, found)


def interface(kind: Document, asked: bool) -> str:
    """A struct as an interface; what may be left out is marked."""
    lines = []
    omits = asked
    if isinstance(kind, StructType):
        omits = asked or kind.cls.__struct_config__.omit_defaults
        lines = [f'  {kind.tag_field}: "{kind.tag}";'] if kind.tag_field else []
    for field in kind.fields:
        optional = may_be_missing(field, omits)
        name = field.encode_name if field.encode_name.isidentifier() else f'"{field.encode_name}"'
        lines.append(f"  {name}{'?' if optional else ''}: {typescript(field.type)};")
    return f"export interface {kind.cls.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def may_be_missing(field: Field, omits: bool) -> bool:
    """Whether a message may come without a field."""
    unset = not field.required and field.default is NODEFAULT and field.default_factory is NODEFAULT
    return unset or (omits and not field.required)


def frame() -> str:
    """What every table has in common."""
    found: dict[str, Document] = {}
    asked: dict[str, Document] = {}
    for each in SENT:
        structs(inspect.type_info(each), found)
    for wanted in (*ASKED, AnyAct):
        structs(inspect.type_info(wanted), asked)
    parts = [interface(found[name], asked=False) for name in sorted(found)]
    parts += [interface(asked[name], asked=True) for name in sorted(asked) if name not in found]
    return "\n".join([HEAD, *parts, f"export type AnyAct = {typescript(inspect.type_info(AnyAct))};\n"])


def game(view: type[View], events: Sequence[ModuleType]) -> str:
    """What a game tells: its view, and everything that happens in it."""
    kinds = [each for module in events for each in vars(module).values() if isinstance(each, type)]
    happens = [each for each in kinds if issubclass(each, Event) and each is not Event and "rule" in vars(each)]
    found: dict[str, Document] = {}
    for each in (view, *happens):
        structs(inspect.type_info(each), found)
    name = view.__name__.removesuffix("View")
    unions = [f"export type {name}Event = {' | '.join(each.__name__ for each in happens)};\n"]
    played = GAMES_BY_VIEW[view]
    for kind, union in (("Move", played.moves), ("Question", played.questions), ("Brings", played.brought)):
        if union is not None:
            told = inspect.type_info(union)
            structs(told, found)
            unions.append(f"export type {name}{kind} = {typescript(told)};\n")
    printed = played.printed()
    if printed is not None:
        structs(inspect.type_info(type(printed)), found)
    parts = [interface(found[name], asked=False) for name in sorted(found)]
    return "\n".join([HEAD, *parts, *unions])


def files() -> dict[str, str]:
    """Every file with what it should say."""
    games = {f"games/{name}/messages.ts": game(view, events) for name, (view, events) in GAMES.items()}
    silverton = {
        "games/silverton/edition.ts": editions.silverton(),
        "games/silverton/scenarios.ts": editions.scenarios(),
    }
    return {"messages.ts": frame(), **games, **silverton}


if __name__ == "__main__":
    for name, text in files().items():
        path = Path(sys.argv[1]) / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
