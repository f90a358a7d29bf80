"""Whether a person may do something at a table now, and what it comes to: one entry of the log, or a refusal."""

from __future__ import annotations

from typing import Final

from silverware.core.errors import IllegalMove
from silverware.core.sealed import Sealed
from silverware.core.seats import SPECTATOR, Seat, seat_called, seat_name
from silverware.server.cast import FACES
from silverware.server.clock import LEAVER
from silverware.server.documents import (
    AddSalt,
    Agree,
    AnyAct,
    ChooseFace,
    Decline,
    MakeMove,
    Pause,
    Person,
    React,
    Replace,
    Resume,
    Return,
    Rise,
    Say,
    SeatAct,
    SeatBot,
    Sit,
    Start,
    Undo,
    Why,
)
from silverware.server.entries import (
    Agreed,
    AnyEntry,
    BotSat,
    Declined,
    Faced,
    Moved,
    Paused,
    Proposal,
    Proposed,
    Reacted,
    Readied,
    Removed,
    Resumed,
    Returned,
    Rose,
    Said,
    Salted,
    Sat,
    StoodIn,
    ToPause,
    ToReplace,
    ToUndo,
    Undone,
    Warned,
)
from silverware.server.ratings import unrated
from silverware.server.refused import NotAware, NotYours, Refused, TooLate, because
from silverware.server.table import CLOSED, PLAYING, WAITING, HostedTable

CASUAL: Final = (
    "Since then something was revealed or rolled, or somebody else has moved. Taken back, dice and cards come out "
    "anew, and the game becomes casual: it does not count for the ratings."
)
REMOVED: Final = "Whoever made this table has asked you to leave it."
PATIENCE: Final = 120_000
"""How long (ms) a seat without a clock is waited for before the others may give it to a bot."""


def judge(table: HostedTable, person: Person, act: AnyAct, now: int) -> AnyEntry:
    """The entry an act comes to; Refused where it may not be."""
    if table.status == CLOSED:
        raise Refused(table.note)
    match act:
        case MakeMove():
            return move(table, playing_seat(table, person, act), act)
        case Sit():
            return sit(table, person, act)
        case SeatBot():
            return seat_bot(table, person, act)
        case AddSalt():
            return Salted(own_waiting_seat(table, person, act), a_salt(act.salt))
        case ChooseFace():
            return Faced(own_waiting_seat(table, person, act), a_face(act.face))
        case Start():
            return start(table, person)
        case Say():
            return say(table, person, act.text)
        case React():
            return react(table, person, act)
        case Rise():
            return rise(table, person, act, now)
    seat = playing_seat(table, person, act)
    match act:
        case Return():
            return come_back(table, seat)
        case Undo():
            return undo(table, seat, act)
        case Pause():
            return by_consent(table, seat, ToPause())
        case Resume() if table.paused:
            return Resumed(seat)
        case Resume():
            raise Refused("The clocks are already running.")
        case Replace():
            return replace(table, seat, seat_called(act.whom, len(table.chairs)), now)
        case Agree():
            return agree(table, seat)
        case Decline() if table.motion is not None:
            return Declined(seat)
        case Decline():
            raise Refused("Nothing is proposed.")
    raise Refused(f"{type(act).__name__} is nothing that is judged here.")


# Sitting down and getting up


def own_seat(table: HostedTable, person: Person, act: AnyAct) -> Seat:
    """The seat an act is done from."""
    return seat_of(table, person, act.seat if isinstance(act, SeatAct) else "")


def playing_seat(table: HostedTable, person: Person, act: AnyAct) -> Seat:
    """The seat an act is done from while the game is on."""
    seat = own_seat(table, person, act)
    if table.status != PLAYING:
        raise not_playing(table)
    return seat


def seat_of(table: HostedTable, person: Person, name: str) -> Seat:
    """The seat somebody means: the one they name, or their only one."""
    seats = table.seats_of(person.id)
    if name:
        seat = seat_called(name, len(table.chairs))
        if seat not in seats:
            raise NotYours(f"{seat_name(seat).title()} is not your seat.")
        return seat
    if not seats:
        raise NotYours("You have no seat at this table.")
    if len(seats) > 1:
        raise Refused("You have several seats here; say which one.")
    return seats[0]


def own_waiting_seat(table: HostedTable, person: Person, act: AnyAct) -> Seat:
    """A seat of one's own, before the game."""
    waiting(table)
    return own_seat(table, person, act)


def waiting(table: HostedTable) -> None:
    """The game must not have begun."""
    if table.status != WAITING:
        raise TooLate("The game has already begun.")


def not_playing(table: HostedTable) -> Refused:
    """Why nothing can be played now."""
    match table.status:
        case "waiting":
            return Refused("The game has not begun yet.")
        case "adjourned" | "closed":
            return Refused(table.note)
    assert table.state is not None
    return TooLate("The game is over.", table.state.over_rule)


def free_seat(table: HostedTable, name: str, person: str = "") -> Seat:
    """An empty seat: the one of that name; else the one kept for a person, or the first that is kept for nobody."""
    waiting(table)
    if not name:
        free = [seat for seat, chair in enumerate(table.chairs) if not chair.taken and chair.kept in ("", person)]
        if not free:
            raise TooLate("Every seat is taken.")
        return max(free, key=lambda seat: (bool(table.chairs[seat].kept), -seat))
    seat = seat_called(name, len(table.chairs))
    chair = table.chairs[seat]
    if chair.taken:
        raise TooLate(f"{seat_name(seat).title()} is taken already.")
    if chair.kept not in ("", person):
        raise TooLate(f"{seat_name(seat).title()} is kept for {chair.kept_for}.")
    return seat


def a_salt(word: str) -> str:
    """A salt the dice can take."""
    Sealed(b"", (word,))
    return word


def a_face(face: str) -> str:
    """One of those we have."""
    if face not in FACES:
        raise Refused(f"There is no face {face!r}; choose one of {', '.join(FACES)}.")
    return face


def sit(table: HostedTable, person: Person, act: Sit) -> Sat:
    """Anybody may take an empty seat before the game; several only where one device is passed around."""
    seat = free_seat(table, act.seat, person.id)
    if person.id in table.removed:
        raise NotYours(REMOVED)
    if table.seats_of(person.id) and not table.ground.founding.hot_seat:
        raise Refused("You already have a seat here.")
    return Sat(seat, person.id, person.name, a_salt(act.salt) if act.salt else "")


def seat_bot(table: HostedTable, person: Person, act: SeatBot) -> BotSat:
    """The maker of a table may seat bots."""
    if person.id != table.ground.maker:
        raise NotYours("Only the person who made this table can seat bots.")
    level = act.level or table.level
    table.roster.check(level, table.game)
    return BotSat(free_seat(table, act.seat), level)


def rise(table: HostedTable, person: Person, act: Rise, now: int) -> AnyEntry:
    """Before the game a seat becomes empty, any seat if the maker says so; in it, a bot stands in after a while."""
    if table.status == WAITING and act.seat and person.id == table.ground.maker:
        given = seat_called(act.seat, len(table.chairs))
        whom = table.chairs[given].person
        return Rose(given) if whom in (None, person.id) else Removed(given, whom)
    seat = own_seat(table, person, act)
    if table.status == WAITING:
        return Rose(seat)
    if table.status != PLAYING:
        raise not_playing(table)
    if not table.chairs[seat].attended or has_left(table, seat):
        raise Refused("You have already left this seat.")
    return Warned(seat, "left", now + LEAVER)


def has_left(table: HostedTable, seat: Seat) -> bool:
    """Whether a player has got up, and a bot is about to stand in."""
    warned = table.chairs[seat].warned
    return warned is not None and warned.why == "left"


def come_back(table: HostedTable, seat: Seat) -> Returned:
    """A player who was away plays again."""
    if table.chairs[seat].attended and not has_left(table, seat):
        raise Refused("You are already playing this seat.")
    if table.chairs[seat].stood_in and table.asked == seat and not table.glance:
        raise Refused("The bot is answering for you; take your seat back when it has.")
    return Returned(seat)


def start(table: HostedTable, person: Person) -> AnyEntry:
    """Whoever made the table or sits at it may start, once every seat is taken."""
    waiting(table)
    if person.id != table.ground.maker and not table.seats_of(person.id):
        raise NotYours("Only players at this table can start the game.")
    empty = [seat_name(seat) for seat, chair in enumerate(table.chairs) if not chair.taken]
    if empty:
        raise Refused(f"The game cannot start: nobody sits at {' and '.join(empty)}.")
    return table.begin()


def speaking(table: HostedTable, person: Person) -> tuple[str, Seat | None]:
    """Who talks, and from which seat; anybody at the table may whom no host has muted, where those who watch may."""
    if person.muted is not None:
        raise NotYours(because("A host has muted you", person.muted))
    seats = table.seats_of(person.id)
    if not seats and person.id in table.removed:
        raise NotYours(REMOVED)
    if not seats and table.ground.founding.spectators != "talk":
        raise NotYours("Only players talk at this table.")
    return table.names[seats[0]] if len(seats) == 1 else person.name, seats[0] if seats else None


def react(table: HostedTable, person: Person, act: React) -> Reacted:
    """Whoever may talk may say it without words."""
    name, seat = speaking(table, person)
    return Reacted(person.id, name, act.sign, seat)


def say(table: HostedTable, person: Person, text: str) -> Said:
    """Talk, in words that can be shown."""
    name, seat = speaking(table, person)
    words = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    if not words:
        raise Refused("This message is empty.")
    return Said(person.id, name, words, seat)


# Playing


def move(table: HostedTable, seat: Seat, act: MakeMove) -> AnyEntry:
    """An answer to the open question, or to what everybody is looking at."""
    if act.version < table.changed:
        raise TooLate(f"That came too late: the table has changed since version {act.version}.")
    if act.version > table.number:
        raise Refused(f"There is no version {act.version} of this table yet.")
    answer = table.move(answering(table, seat), act.move)
    if not table.glance:
        return answer
    if table.chairs[seat].ready:
        raise Refused("You have seen enough already; the others are still looking.")
    return Readied(seat)


def answering(table: HostedTable, seat: Seat) -> Seat:
    """The asked seat, if this seat may answer now; while everybody looks, each may."""
    if not table.chairs[seat].attended or has_left(table, seat):
        raise Refused("You have left this seat; take it back first.")
    if table.paused:
        raise Refused("The game is paused.")
    assert table.state is not None
    assert table.state.question is not None
    asked = table.state.question.seat
    if seat != asked and not table.glance:
        raise IllegalMove(table.names[seat], "move", f"{table.names[asked]} is asked now.", table.state.question.rule)
    return asked


def why_not(table: HostedTable, person: Person, act: Why) -> None:
    """Refuse a move exactly as making it would be refused; do nothing where it is legal."""
    seat = playing_seat(table, person, act)
    assert table.state is not None
    refused = table.state.why_not(answering(table, seat), table.game.notation.meant(act.move))
    if refused is not None:
        raise refused


def undo(table: HostedTable, seat: Seat, act: Undo) -> AnyEntry:
    """Back to an entry: freely; or by consent, by somebody who knows what it costs."""
    to = act.to
    if to is None:
        made = [at for at, number in enumerate(table.line) if is_own(table.entry(number), seat)]
        if not made:
            raise Refused("You have made no move that you could take back.")
        to = table.line[made[-1] - 1]
    if to not in table.line[:-1]:
        raise Refused(f"There is no move {to} to go back to.")
    if is_free(table, seat, to):
        return Undone(seat, to)
    if not act.casual and not unrated(table):
        raise NotAware(CASUAL, "casual")
    return by_consent(table, seat, ToUndo(to))


def is_own(entry: AnyEntry, seat: Seat) -> bool:
    """Whether a seat made this move by itself."""
    return isinstance(entry, Moved) and entry.seat == seat and not entry.together


def is_by_bot(table: HostedTable, entry: Moved) -> bool:
    """Whether a bot made this move by itself, on a seat of its own."""
    return table.chairs[entry.seat].person is None and not entry.together


def is_free(table: HostedTable, seat: Seat, to: int) -> bool:
    """Whether nothing new was revealed or rolled, and no other person acted, since an entry."""
    since = [news.entry for news in table.news[to:] if isinstance(news.entry, Moved)]
    if not all((is_own(entry, seat) or is_by_bot(table, entry)) and not entry.chance for entry in since):
        return False
    before, after = table.moment(to), table.state
    chairs = (SPECTATOR, *range(len(table.chairs)))
    return all(table.game.recall(before, chair) == table.game.recall(after, chair) for chair in chairs)


# Consent


def by_consent(table: HostedTable, seat: Seat, what: Proposal) -> AnyEntry:
    """A proposal, where anybody else has a say in it; otherwise the thing itself."""
    if table.motion is not None:
        raise Refused("Something else has been proposed; settle that first.")
    if isinstance(what, ToPause) and table.paused:
        raise Refused("The game is already paused.")
    return Proposed(seat, what) if table.consenting(seat, what) else carried(table, seat, what)


def carried(table: HostedTable, seat: Seat, what: Proposal) -> AnyEntry:
    """What a proposal comes to when nobody is against it."""
    match what:
        case ToUndo():
            return Undone(seat, what.to, revealed=True)
        case ToPause():
            return Paused(seat)
        case ToReplace():
            return StoodIn(what.whom, "agreed")


def agree(table: HostedTable, seat: Seat) -> Agreed:
    """A seat whose consent is needed gives it."""
    if table.motion is None:
        raise Refused("Nothing is proposed.")
    if seat not in table.consenting(table.motion.by, table.motion.what):
        raise Refused("Your consent is not needed.")
    return Agreed(seat)


def replace(table: HostedTable, seat: Seat, whom: Seat, now: int) -> AnyEntry:
    """Somebody who keeps an unclocked table waiting may be replaced by a bot."""
    name = table.names[whom]
    if seat == whom or whom not in table.answering() or not table.chairs[whom].attended:
        raise Refused(f"Nobody is waiting for {name}.")
    if now - table.since < PATIENCE:
        raise Refused(f"{name} may think for two minutes before anybody else is asked to play on.")
    return by_consent(table, seat, ToReplace(whom))


# Asking for help


def in_need(table: HostedTable, person: Person, name: str) -> Seat:
    """The seat somebody may have a hint for: their own, now asked, at a table where no other person plays."""
    seat = seat_of(table, person, name)
    if table.status != PLAYING:
        raise not_playing(table)
    if any(chair.person not in (None, person.id) for chair in table.chairs):
        raise NotYours("Hints are for tables of one person; here others play as well.")
    if seat not in table.answering():
        raise Refused(f"{seat_name(seat).title()} has nothing to answer now.")
    return seat
