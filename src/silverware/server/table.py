"""A table: its log folded into what is so now. Knows no database, no socket and no clock but the entries' own."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from silverware.bots import EASY
from silverware.core.event import Event
from silverware.core.game import AnyGame
from silverware.core.move import MoveName
from silverware.core.record import UNDO, Played, Record
from silverware.core.recorder import EVERY, Draft, Recorder, header
from silverware.core.sealed import Sealed, commitment
from silverware.core.seats import SEAT_NAMES, Seat, seat_name
from silverware.core.state import State
from silverware.server.banter import WHILE, Line, line
from silverware.server.cast import character
from silverware.server.chairs import Chair, names, with_names
from silverware.server.clock import LEAST_ON_RETURN, bank, gain
from silverware.server.documents import Founding, Ground, Untimed
from silverware.server.editions import game_of
from silverware.server.entries import (
    Agreed,
    AnyEntry,
    BotSat,
    Closed,
    Declined,
    Faced,
    Hinted,
    Interrupted,
    Kept,
    Moved,
    News,
    Paused,
    Proposal,
    Proposed,
    Reacted,
    Readied,
    Rematched,
    Removed,
    Replaced,
    Resumed,
    Returned,
    Rose,
    Said,
    Salted,
    Sat,
    Started,
    StoodIn,
    ToPause,
    ToReplace,
    Undone,
    Warned,
)
from silverware.server.names import skeleton
from silverware.server.refused import because
from silverware.server.roster import OURS, Roster

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
ADJOURNED: Final = "adjourned"
CLOSED: Final = "closed"

TAKEN_BACK: Final = "something revealed was taken back: a casual game"
"""A remark in the record of a game that does not count any more."""


@dataclass
class Motion:
    """A proposal that waits for everybody's consent."""

    by: Seat
    what: Proposal
    at: int
    number: int
    """Of the entry that made it."""
    agreed: set[Seat] = field(default_factory=set)


class Opening:
    """The start of a game, not yet folded in, and what it comes to."""

    def __init__(self, entry: Started, recorder: Recorder, events: tuple[Event, ...]) -> None:
        self.entry = entry
        self.recorder = recorder
        self.events = events


class Drafted:
    """A move, not yet folded in, and what it comes to."""

    def __init__(self, entry: Moved, draft: Draft) -> None:
        self.entry = entry
        self.draft = draft


class HostedTable:
    """A table of this server at one moment. Changed by `fold` alone.

    Whoever wants to start or to move drafts the entry first; folded in as it is, it is not played again.
    """

    called: int = 0
    """How often somebody without a seat said something."""
    silent_until: int = 0
    """Until then no bot says anything."""
    rematch: str = ""
    note: str = ""
    """Why the game cannot go on, where it is adjourned or closed."""
    _opening: Opening | None = None
    _drafted: Drafted | None = None

    def __init__(self, ground: Ground, roster: Roster = OURS) -> None:
        founding = ground.founding
        self.ground = ground
        self.roster = roster
        """The bots that may be seated."""
        self.game: AnyGame = game_of(founding.game, founding.edition)
        self.options = self.game.choose(founding.options)
        self.forgets = self.game.forgets(self.options)
        """Whether nothing is told again that has been hidden since."""
        self.level = founding.level or EASY
        """Of bots where nobody names another. Tables that were made when there was only one do not say it."""
        self.chairs = [Chair() for _ in range(self.game.check_table(founding.seats, self.options))]
        self.names = names(self.chairs)
        """What the players are called, no two alike."""
        self._seats: dict[str, list[Seat]] = {}
        """The seats of each person."""
        self.removed: set[str] = set()
        """Those who have been asked to leave."""
        self.watchers: dict[str, list[str]] = {}
        """Those who said something while they watched, by what their names look like."""
        self.status = WAITING
        self.number = 0
        self.shown = 0
        """The number of the last entry that changed what everybody sees of the table, beside the game itself."""
        self.kept: Any = None
        """What `telling` has worked out for all chairs at this moment."""
        self.faded: dict[tuple[Event, ...], list[Event]] = {}
        """What `fading` has."""
        self.recorder: Recorder | None = None
        """Has the game from its start on; not where it is adjourned."""
        self.record: Record | None = None
        self.played: list[int] = []
        """The numbers of the entries that are in the record: the start, moves, undos."""
        self.banks: dict[int, tuple[int, ...]] = {}
        """What every clock showed after an entry of the record."""
        self.deal = 0
        """The entry by which the cards on the table were dealt."""
        self.news: list[News] = []
        self.prepared: dict[str, int] = {}
        """How often each person has changed something before the game."""
        self.said = self.salted = 0
        """How often somebody said something, and added a salt after sitting down."""
        self.since = ground.created
        """When the open question was asked, or the clocks began to run again."""
        self.paused = False
        self.motion: Motion | None = None
        self.rated = not ground.position
        """Whether the result counts: not in a copied game, nor where something revealed was taken back."""
        self.hinted = 0
        """The number of the last entry by which somebody was given a hint."""

    # What is so

    def next_founding(self) -> Founding:
        """The next table for those who sit here: the same again, with the options this game leads to."""
        founding = self.ground.founding
        if self.state is None:
            return founding
        options = msgspec.to_builtins(self.game.next_options(self.state, self.options))
        return msgspec.structs.replace(founding, options=options)

    @property
    def state(self) -> State | None:
        """The game now, once it has begun."""
        return None if self.recorder is None else self.recorder.state

    @property
    def asked(self) -> Seat | None:
        """The seat that has to answer."""
        return None if self.recorder is None or self.status != PLAYING else self.recorder.state.asked()

    @property
    def forgetful(self) -> bool:
        """Whether the table forgets now: when the game is over, everything is told."""
        return self.forgets and self.status != OVER

    @property
    def is_timed(self) -> bool:
        """Whether time runs for a person: on a clock, or until a bot stands in."""
        if self.status != PLAYING or not self.people():
            return False
        clocked = not isinstance(self.ground.founding.pace, Untimed) and not self.paused
        return clocked or self.motion is not None or any(chair.warned is not None for chair in self.chairs)

    @property
    def glance(self) -> int:
        """For how many seconds everybody may look before the open question is answered."""
        question = None if self.recorder is None or self.status != PLAYING else self.recorder.state.question
        return question.glance() if question is not None else 0

    @property
    def line(self) -> list[int]:
        """The numbers of the entries that stand: the start and the moves not taken back."""
        return [] if self.recorder is None else [self.played[entry] for entry in self.recorder.line]

    @property
    def changed(self) -> int:
        """The number of the last entry that changed the game."""
        return self.played[-1] if self.played else 0

    def admits(self, person: str) -> bool:
        """Whether somebody (or nobody in particular) may look at this table: before the game everybody may."""
        return self.ground.founding.spectators != "none" or self.status == WAITING or bool(self.seats_of(person))

    def after(self, to: int, number: int) -> int:
        """The move that followed an entry, as the game stood when another one came: the first that would be undone."""
        line: list[int] = []
        for each in self.played:
            if each >= number:
                break
            entry = self.entry(each)
            if isinstance(entry, Undone):
                del line[line.index(entry.to) + 1 :]
            else:
                line.append(each)
        return (line[line.index(to) + 1 :] or [to])[0]

    def seats_of(self, person: str) -> list[Seat]:
        """The seats of a person."""
        return self._seats.get(person, [])

    def people(self) -> set[Seat]:
        """The seats that people play now, and are not out of the game."""
        state = self.state
        return {
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.attended and not (state is not None and self.game.is_out(state, seat))
        }

    def consenting(self, by: Seat, what: Proposal) -> set[Seat]:
        """Whose consent a proposal (still) needs: all people but the one who made it and the one it is about."""
        agreed = self.motion.agreed if self.motion is not None else set()
        settled = agreed | ({what.whom} if isinstance(what, ToReplace) else set())
        return {seat for seat in self.people() - settled if self.chairs[seat].person != self.chairs[by].person}

    def answering(self) -> set[Seat]:
        """The seats that have something to answer now: the asked one, or everybody who still looks."""
        if self.glance and not self.paused:
            return {seat for seat in self.people() if not self.chairs[seat].ready}
        return set() if self.asked is None or self.paused else {self.asked}

    def entry(self, number: int) -> Any:
        """The entry with that number."""
        return self.news[number - 1].entry

    # Drafting what chance has a part in

    def dice(self) -> Sealed:
        """The sealed dice of this table."""
        return Sealed(self.ground.secret, self.salts())

    def salts(self) -> tuple[str, ...]:
        """The words that people added to the dice."""
        return tuple(chair.salt for chair in self.chairs if chair.salt)

    def begin(self) -> Started:
        """The start of the game, not yet folded in."""
        self._opening = self._open(None)
        return self._opening.entry

    def move(self, seat: Seat, move: MoveName, reason: str = "") -> Moved:
        """A move of a seat, with a bot's reason, not yet folded in; IllegalMove where the rules do not allow it."""
        assert self.recorder is not None
        meant = self.game.notation.meant(move)
        drafted = self._drafted
        wanted = seat, meant.text, reason
        if drafted is None or wanted != (drafted.entry.seat, drafted.entry.move, drafted.entry.reason):
            draft = self.recorder.draft(seat, meant)
            entry = Moved(seat, meant.text, draft.played.chance, together=self.glance > 0, reason=reason)
            drafted = self._drafted = Drafted(entry, draft)
        return drafted.entry

    # Folding

    def fold(self, at: int, entry: AnyEntry) -> None:
        """Take in the next entry of the log."""
        self.number += 1
        self.faded.clear()
        before = self.status, self.rated
        quiet = self.motion is None and entry.is_quiet
        events = self._take_in(at, entry)
        if not quiet or (self.status, self.rated) != before:
            self.shown = self.number
        self._opening = None
        if any(event.deals for event in events):
            self.deal = self.number
        self.news.append(News(self.number, at, entry, events, self.deal, self._banter(at, events)))

    def _banter(self, at: int, events: tuple[Event, ...]) -> Line | None:
        """What a bot says about it, if none has spoken for a while."""
        if not events or at < self.silent_until:
            return None
        bots = {seat: character(each.level, seat) for seat, each in enumerate(self.chairs) if each.level is not None}
        said = line({seat: bot.temper for seat, bot in bots.items()}, self.number, events)
        if said is not None:
            self.silent_until = at + WHILE
        return said

    def _take_in(self, at: int, entry: AnyEntry) -> tuple[Event, ...]:
        """What follows from an entry; what happened in the game."""
        events: tuple[Event, ...] = ()
        match entry:
            case Moved():
                events = self._moved(entry, at)
            case Undone():
                self._undone(entry, at)
            case Readied():
                self._readied(entry)
            case Sat() | BotSat() | Rose() | Kept() | Removed():
                self._reseat(entry)
            case Salted() | Faced():
                self._added(entry)
            case Started():
                events = self._started(entry, at)
            case Proposed():
                self.motion = Motion(entry.seat, entry.what, at, self.number)
            case Agreed():
                assert self.motion is not None
                self.motion.agreed.add(entry.seat)
            case Declined():
                self.motion = None
            case Paused():
                self._paused(at)
            case Resumed():
                self.paused = False
                self.since = at
            case Interrupted():
                self._go_on(entry.away)
            case Warned():
                self.chairs[entry.seat].warned = entry
            case StoodIn():
                self._stood_in(entry, at)
            case Replaced():
                self.chairs[entry.seat].deputy = entry.level
            case Returned():
                self._returned(entry, at)
            case Hinted():
                self.hinted = self.number
            case Rematched():
                self.rematch = entry.table
            case Closed():
                self._closed(entry)
            case Said() | Reacted():
                self._heard(entry)
        return events

    def _heard(self, entry: Said | Reacted) -> None:
        self.said += 1
        if entry.seat is None:
            self.called += 1
            alike = self.watchers.setdefault(skeleton(entry.name), [])
            if entry.person not in alike:
                alike.append(entry.person)

    def _reseat(self, entry: Sat | BotSat | Rose | Kept | Removed) -> None:
        """Somebody else has a seat from now on, or nobody."""
        chair, who = Chair(), self.ground.maker
        match entry:
            case Sat():
                who = entry.person
                chair = Chair(person=entry.person, name=entry.name, salt=entry.salt)
                for other in self.chairs:
                    if other.kept == entry.person:
                        other.kept = other.kept_for = ""
            case BotSat():
                chair = Chair(level=entry.level)
            case Kept():
                chair = Chair(kept=entry.person, kept_for=entry.name)
            case Removed():
                self.removed.add(entry.person)
            case Rose():
                who = self.chairs[entry.seat].person or who
        self._prepare(who)
        self._seat(entry.seat, chair)

    def _prepare(self, who: str) -> None:
        self.prepared[who] = self.prepared.get(who, 0) + 1

    def _seat(self, seat: Seat, chair: Chair) -> None:
        self.chairs[seat] = chair
        self.names = names(self.chairs)
        self._seats = {}
        for each, other in enumerate(self.chairs):
            if other.person is not None:
                self._seats.setdefault(other.person, []).append(each)

    def _added(self, entry: Salted | Faced) -> None:
        """What a person adds to their seat before the game."""
        self._prepare(self.chairs[entry.seat].person or self.ground.maker)
        if isinstance(entry, Faced):
            self.chairs[entry.seat].face = entry.face
        else:
            self.chairs[entry.seat].salt = entry.salt
            self.salted += 1

    def _started(self, entry: Started, at: int) -> tuple[Event, ...]:
        self.played = [self.number]
        if entry.rules != self.game.version or entry.edition != self.game.edition:
            self.status = ADJOURNED
            self.note = (
                f"This game was begun with version {entry.rules} of the rules and edition {entry.edition}; here are "
                f"version {self.game.version} and {self.game.edition}. It waits for a server with the old ones."
            )
            self.record = header(self.game, len(self.chairs), self.options)
            self.record.edition, self.record.rules, self.record.start = entry.edition, entry.rules, entry.chance
            self._head(self.record)
            return ()
        opening = self._opening
        if opening is None or opening.entry is not entry:
            opening = self._open(entry)
        self.recorder = opening.recorder
        self.record = opening.recorder.record
        self._head(self.record)
        self.status = PLAYING
        for chair in self.chairs:
            chair.bank = bank(self.ground.founding.pace)
        self._ask(at)
        return opening.events

    def _open(self, entry: Started | None) -> Opening:
        """The first moment: the start of the game, or its position."""
        heard: list[Event] = []
        recorder = Recorder(
            self.game,
            len(self.chairs),
            self.dice(),
            self.options,
            heard,
            position=self.ground.position,
            every=EVERY,
        )
        recorder.hear(None)
        started = Started(self.game.edition, self.game.version, recorder.record.start)
        return Opening(started if entry is None else entry, recorder, tuple(heard))

    def _head(self, record: Record) -> None:
        """Who plays, and where the dice and the game come from."""
        record.players = dict(zip(SEAT_NAMES, self.names, strict=False))
        record.commitment = commitment(self.ground.secret)
        record.salts = self.salts()
        record.position = self.ground.position

    def _moved(self, entry: Moved, at: int) -> tuple[Event, ...]:
        self._spend(at)
        if self.chairs[entry.seat].attended and not self.glance:
            self.chairs[entry.seat].bank += gain(self.ground.founding.pace)
        drafted = self._drafted
        if self.recorder is None:
            self._copy_out(Played(seat_name(entry.seat), entry.move, entry.chance))
            self._written(at)
            return ()
        if drafted is None or drafted.entry is not entry:
            drafted = Drafted(entry, self.recorder.draft(entry.seat, self.game.notation.parse(entry.move)))
        self.recorder.take(drafted.draft)
        self._written(at)
        return drafted.draft.events

    def _copy_out(self, played: Played) -> None:
        """One more entry of the record of a game that is adjourned."""
        assert self.record is not None
        self.record.moves.append(played)

    def _readied(self, entry: Readied) -> None:
        self.chairs[entry.seat].ready = True
        if self.motion is not None and self.motion.what == ToReplace(entry.seat):
            self.motion = None

    def _undone(self, entry: Undone, at: int) -> None:
        self._spend(at)
        self.rated = self.rated and not entry.revealed
        self.deal = self.news[entry.to - 1].deal
        to = self.played.index(entry.to)
        if self.recorder is None:
            self._copy_out(Played(seat_name(entry.seat), f"{UNDO}{to}"))
        else:
            self._give_back_time(entry)
            self.recorder.undo(entry.seat, to)
        self._written(at)

    def _give_back_time(self, entry: Undone) -> None:
        """Whoever takes moves back gets no increment for them; what the others thought about them is given back."""
        line = self.line
        undone = [self.entry(number) for number in line[line.index(entry.to) + 1 :]]
        own = sum(move.seat == entry.seat and not move.together for move in undone)
        for seat, chair in enumerate(self.chairs):
            if seat == entry.seat:
                chair.bank = max(chair.bank - own * gain(self.ground.founding.pace), 0)
            else:
                chair.bank = self.banks[entry.to][seat]

    def reasons(self, first: int = 0, count: int | None = None) -> dict[int, str]:
        """Why bots made their moves, by the numbers of these in the record, all or so many of them from one on.

        Nothing before the game is over.
        """
        if self.status != OVER:
            return {}
        until = None if count is None else first + count
        entries = [(first + number, self.entry(at)) for number, at in enumerate(self.played[first:until])]
        return {
            number: with_names(entry.reason, self.names)
            for number, entry in entries
            if isinstance(entry, Moved) and entry.reason
        }

    def remarks(self) -> dict[int, str]:
        """What the record says of its entries, by their numbers: why bots moved, and where the game became casual."""
        entries = [(number, self.entry(at)) for number, at in enumerate(self.played)]
        undos = {number: TAKEN_BACK for number, entry in entries if isinstance(entry, Undone) and entry.revealed}
        return self.reasons() | undos

    def moment(self, number: int) -> State:
        """The state after an entry of the record."""
        assert self.recorder is not None
        return self.recorder.moment(self.played.index(number))

    def _written(self, at: int) -> None:
        """The record has one more entry; the next question is asked."""
        self.played.append(self.number)
        self._drafted = None
        if self.motion is not None and not isinstance(self.motion.what, ToPause):
            self.motion = None
        if self.recorder is not None and self.recorder.state.outcome is not None:
            self.status = OVER
            self.motion = None
            self.recorder.seal(self.ground.secret, self.salts())
        self._ask(at)

    def _ask(self, at: int) -> None:
        self.since = at
        self.banks[self.number] = tuple([chair.bank for chair in self.chairs])
        for chair in self.chairs:
            chair.ready = False

    def _spend(self, at: int) -> None:
        """The clock of the asked seat has run until now."""
        if self.asked is None or self.glance or self.paused:
            return
        chair = self.chairs[self.asked]
        if chair.attended:
            chair.bank = max(chair.bank - (at - self.since), 0)
        if chair.warned is not None and chair.warned.why == "time":
            chair.warned = None
            self.shown = self.number

    def _paused(self, at: int) -> None:
        self._spend(at)
        self.paused = True
        self.motion = None

    def _go_on(self, away: int) -> None:
        """The server was away for so long: whatever runs goes on from where it stood."""
        self.since += away
        if self.motion is not None:
            self.motion.at += away
        for chair in self.chairs:
            if chair.warned is not None:
                chair.warned = Warned(chair.warned.seat, chair.warned.why, chair.warned.until + away)

    def _stood_in(self, entry: StoodIn, at: int) -> None:
        chair = self.chairs[entry.seat]
        if self.asked == entry.seat:
            self._spend(at)
            self.since = at
        chair.stood_in = True
        chair.warned = None
        self.motion = None

    def _returned(self, entry: Returned, at: int) -> None:
        chair = self.chairs[entry.seat]
        if chair.stood_in:
            chair.bank = max(chair.bank, min(LEAST_ON_RETURN, bank(self.ground.founding.pace)))
            self.since = at if self.asked == entry.seat else self.since
        chair.stood_in = False
        chair.warned = None

    def _closed(self, entry: Closed) -> None:
        self.status = CLOSED
        self.motion = None
        self.note = because("A host has closed this table", entry.why)
