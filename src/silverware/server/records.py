"""Records of tables: the whole game when it is over, one's own view of it before, and copies to go on from."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Iterable
from itertools import chain
from typing import Any, Final

import msgspec

from silverware.core.dice import Seeded
from silverware.core.event import Event
from silverware.core.game import AnyGame
from silverware.core.record import OPEN, Record, parse
from silverware.core.recorder import Recorder
from silverware.core.replay import Replay, Step, replay, unsealed, verify
from silverware.core.script import read
from silverware.core.seats import SEAT_NAMES, SPECTATOR, Seat, chair_called, seat_called, seat_name
from silverware.server.documents import Founding, Ground, Person, SeatName, Untimed
from silverware.server.editions import game_of, printed
from silverware.server.entries import AnyEntry, BotSat, Sat
from silverware.server.fading import recalled, sight
from silverware.server.messages import DiceOfEntry, Heading, SealedDice, Told
from silverware.server.refused import NotYours, Refused
from silverware.server.table import OVER, PLAYING, HostedTable
from silverware.server.telling import in_words, told, view_of


class Seen(msgspec.Struct, frozen=True, omit_defaults=True):
    """One step of a replay as a chair saw it, with what it knew then."""

    number: int
    seat: str | None
    move: str
    """The move itself, for the chair that made it; and undos."""
    events: tuple[Told, ...]
    view: Any
    prompt: str
    to: int | None = None
    """The step an undo went back to."""
    had: tuple[int, ...] | None = None
    """What each seat had then, where the game is over and its views kept it secret."""
    why: str = ""
    """Why a bot made the move, in a sentence without a subject, where the game is over."""


class Logged(msgspec.Struct, frozen=True):
    """A table: what is fixed, and its log."""

    ground: Ground
    entries: list[tuple[int, AnyEntry]]


def whole(table: HostedTable, person: Person | None) -> Record:
    """The record of a game that is over, for its players, and for others where the table allows it."""
    if table.record is None:
        raise Refused("The game has not begun yet.")
    if table.status != OVER:
        raise Refused("The whole record is shown when the game is over; until then there is your own view of it.")
    if not table.ground.founding.reveal and (person is None or not table.seats_of(person.id)):
        raise NotYours("This table shows its hands to its players only.")
    return table.record


def begun(table: HostedTable) -> Recorder:
    """The game of a table at which one can look back: it has begun, and is neither adjourned nor being forgotten."""
    if table.record is None:
        raise Refused("The game has not begun yet.")
    if table.recorder is None:
        raise Refused(table.note)
    if table.forgetful:
        raise Refused("This table has honest memory: you can look back when the game is over.")
    return table.recorder


def dice(record: Record, game: AnyGame) -> SealedDice:
    """What the sealed dice of a game that is over brought."""
    recorded = [record.start, *(played.chance for played in record.moves)]
    brought = zip(unsealed(record, game), recorded, strict=True)
    entries = tuple(
        DiceOfEntry(entry, outcomes, tuple([read(word) for word in words]))
        for entry, (outcomes, words) in enumerate(brought)
    )
    return SealedDice(record.commitment, record.secret, record.salts, entries)


def transcript(table: HostedTable, seat: Seat) -> str:
    """What has happened so far as a chair saw it, in words."""
    if table.record is None:
        raise Refused("The game has not begun yet.")
    lines = [f"{table.game.title} at table {table.ground.id}, as {seat_name(seat)} saw it"]
    in_sight = sight(table, view_of(table, seat))
    for news in table.news:
        says = in_words(table, news, table.names)
        events = told(table.game, recalled(table, news, seat, in_sight), table.names)
        lines += [f"{news.number}. {says}"] if says else []
        lines += [f"{news.number}. {event.says} (§{event.rule})" for event in events]
    return "\n".join([*lines, ""])


def players(record: Record) -> list[str]:
    """What its players are called, by seat."""
    return [record.players.get(name, name.title()) for name in SEAT_NAMES[: record.seats]]


def steps(replayed: Iterable[Step], record: Record, game: AnyGame, seat: Seat, part: Part) -> list[Seen]:
    """Steps of a replay, from one on, as a chair saw them or with all hands open, with the reasons of bots for some."""
    names = players(record)
    seen = []
    for number, step in enumerate(replayed, part.first):
        view = game.view(step.state, seat)
        played = step.played
        shown = played is not None and (played.seat == seat_name(seat) or played.undo is not None)
        seen.append(
            Seen(
                number,
                played.seat if played else None,
                played.move if played and shown else "",
                told(game, [event.to(seat) for event in step.events], names),
                game.opened(step.state, view) if part.opened else view,
                game.prompt(view, names),
                played.undo if played else None,
                game.had(step.state) if record.result != OPEN else None,
                part.reasons.get(number, ""),
            )
        )
    return seen


class Part(msgspec.Struct, frozen=True):
    """A part of a replay: from which chair, the steps, and the reasons of bots among them."""

    seat: str
    first: int
    count: int
    reasons: dict[int, str] = {}
    opened: bool = False
    """Whether all hands are open; only of a game that is over."""


class Shelf:
    """The records people watch, page by page: the last few stay open, so that a page goes on from an earlier one."""

    def __init__(self, most: int = 4) -> None:
        self._most = most
        self._open: OrderedDict[str, Replay] = OrderedDict()

    def page(self, key: str, written: str | bytes, edition: str | None, part: Part) -> list[Seen]:
        """Steps of the record that is kept under a key, from a chair."""
        replay = self.take(key, written, edition)
        chair = chair_called(part.seat, replay.record.seats)
        if part.opened and replay.record.result == OPEN:
            raise Refused("Hands are shown when the game is over.")
        shown = replay.page(part.first, part.count)
        return steps(shown, replay.record, replay.game, chair, part)

    def take(self, key: str, written: str | bytes, edition: str | None) -> Replay:
        """The record under a key, opened if it is not open."""
        replay = self._open.pop(key, None) or opened(written, edition)
        self._open[key] = replay
        if len(self._open) > self._most:
            self._open.popitem(last=False)
        return replay

    def replay(self, key: str) -> Replay | None:
        """The record under a key, if it is open."""
        return self._open.get(key)


SHELF: Final = Shelf()
"""Of a process of the workshop. A record as long as may be takes 24 MB there."""


def packed(record: Record) -> bytes:
    """A record of a table as it goes to the workshop: writing and reading its text would take ten times as long."""
    return msgspec.msgpack.encode(record)


def opened(written: str | bytes, edition: str | None) -> Replay:
    """A record to look at, from its text or packed."""
    record = unpacked(written)
    return Replay(record, game_of(record.game, edition))


def unpacked(written: str | bytes) -> Record:
    """What a record says."""
    return parse(written) if isinstance(written, str) else msgspec.msgpack.decode(written, type=Record)


# Done in the workshop


def verified(text: str, edition: str | None) -> str:
    """Check that a record replays to its result; what was checked."""
    record = parse(text)
    return verify(record, game_of(record.game, edition))


def heading(text: str) -> Heading:
    """What stands above the moves of a record."""
    record = parse(text)
    return Heading(record.game, tuple(players(record)), record.result != OPEN)


def drawn(text: str, edition: str | None) -> msgspec.Struct | None:
    """What a client draws of the edition that a record was played with."""
    return printed(parse(text).game, edition)


def page(key: str, written: str | bytes, edition: str | None, part: Part) -> list[Seen]:
    """Steps of a record, from a chair."""
    return SHELF.page(key, written, edition, part)


def unsealed_dice(written: bytes, edition: str | None) -> SealedDice:
    """What the sealed dice of a game that is over brought."""
    record = unpacked(written)
    return dice(record, game_of(record.game, edition))


def recounted(written: bytes, edition: str | None) -> msgspec.Struct | None:
    """What came of a game that is over, from what happened in it and was not taken back."""
    record = unpacked(written)
    game = game_of(record.game, edition)
    stood: list[tuple[Event, ...]] = []
    began = 0
    for number, step in enumerate(replay(record, game)):
        began = began or step.state.round
        if step.played is not None and step.played.undo is not None:
            taken_back = range(step.played.undo + 1, number)
            stood = [() if at in taken_back else events for at, events in enumerate(stood)]
        stood.append(step.events)
    return game.recount(chain.from_iterable(stood), began)


def logged(table: HostedTable) -> bytes:
    """A table as it goes to the workshop: what is fixed, and its log."""
    return msgspec.msgpack.encode(Logged(table.ground, [(news.at, news.entry) for news in table.news]))


def read_out(logged: bytes, seat: Seat) -> str:
    """What has happened at a table so far as a chair saw it, in words."""
    log = msgspec.msgpack.decode(logged, type=Logged)
    table = HostedTable(log.ground)
    for at, entry in log.entries:
        table.fold(at, entry)
    return transcript(table, seat)


def position(key: str, written: bytes, edition: str | None, moment: Moment) -> dict[str, Any]:
    """The position that a copy begins from."""
    replay = SHELF.take(key, written, edition)
    (state,) = [step.state for step in replay.page(moment.entry, 1)]
    game = replay.game
    if moment.imagined_by is not None:
        memory = None if moment.forgets else game.recall(state, moment.imagined_by)
        state = game.imagine(game.view(state, moment.imagined_by), memory, Seeded(secrets.token_hex(8)))
    return game.position(state)


# Copies


class Moment(msgspec.Struct, frozen=True):
    """What a copy begins from: a moment as it was, or as a seat can imagine it."""

    entry: int
    """Of the record."""
    imagined_by: Seat | None = None
    forgets: bool = False
    """Whether that seat knows only what it sees."""


def copied(table: HostedTable, person: Person, seat: Seat, at: int | None) -> tuple[Founding, Moment]:
    """A table to try things out at, and the moment it begins from.

    Of a game that is over, or that one has all to oneself, any moment as it was. Of a running one, the present moment
    as it might be: a world this seat cannot rule out, or, at a table that forgets, one that looks the same now.
    """
    if table.state is None:
        raise Refused("There is no game to copy.")
    if table.status == OVER:
        whole(table, person)
    alone = set(table.seats_of(person.id)) == set(range(len(table.chairs)))
    if table.status == OVER or (alone and not table.forgetful):
        moments = [number for number in table.line if number != table.changed or table.status == PLAYING]
        at = moments[-1] if at is None else at
        if at not in moments:
            raise Refused(f"There is no moment {at} in this game to go on from.")
        moment = Moment(table.played.index(at))
    elif at is not None:
        raise Refused("You can copy only the present moment of a running game.")
    elif seat == SPECTATOR:
        raise NotYours("Only its players can copy a running game.")
    else:
        moment = Moment(len(table.played) - 1, seat, table.forgetful)
    return msgspec.structs.replace(table.ground.founding, pace=Untimed(), open=False, bots=0), moment


def sitters(table: HostedTable, person: Person, me: SeatName) -> list[Sat | BotSat]:
    """Who sits at a copy: the person in every seat, or in one, with bots in the others."""
    if me and table.status != OVER:
        raise Refused("Bots join a copy when the game is over.")
    own = range(len(table.chairs)) if not me else [seat_called(me, len(table.chairs))]
    return [
        Sat(seat, person.id, person.name) if seat in own else BotSat(seat, chair.level or table.level)
        for seat, chair in enumerate(table.chairs)
    ]
