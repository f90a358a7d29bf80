"""Making what a table tells each chair, by listing what that chair may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import UNSET, Raw, UnsetType
from msgspec.json import Encoder

from silverware.bots.advice import Advice, points_worse
from silverware.core.event import Event
from silverware.core.game import AnyGame
from silverware.core.move import Move
from silverware.core.sealed import commitment
from silverware.core.seats import SPECTATOR, Seat, seat_name
from silverware.core.state import State
from silverware.server.cast import character, usual_face
from silverware.server.documents import Live, Private
from silverware.server.entries import (
    KINDS,
    Agreed,
    Closed,
    Declined,
    Hinted,
    Interrupted,
    Kept,
    Moved,
    News,
    Proposal,
    Proposed,
    Reacted,
    Readied,
    Rematched,
    Removed,
    Replaced,
    Returned,
    Said,
    StoodIn,
    ToPause,
    ToReplace,
    ToUndo,
    Undone,
    Warned,
)
from silverware.server.fading import Past, for_good, is_own, is_past, recalled, seen, sight
from silverware.server.messages import (
    Alternative,
    Choice,
    Hint,
    Item,
    Motioned,
    Own,
    Scene,
    Sheet,
    Sitting,
    Told,
    Update,
)
from silverware.server.names import skeleton
from silverware.server.ratings import unrated
from silverware.server.refused import because
from silverware.server.table import OVER, WAITING, HostedTable

ENCODER: Final = Encoder()
SIGNS: Final = {"clap": "Well played!", "laugh": "Ha!", "wow": "Wow!", "ouch": "Ouch!", "thanks": "Thanks!"}
"""What is said without words, in words."""
OTHERS: Final = 2
"""Moves that a hint names beside the best."""


def sheet(table: HostedTable) -> Sheet:
    """A table as everybody sees it."""
    founding, motion = table.ground.founding, table.motion
    over = table.status == OVER
    return Sheet(
        id=table.ground.id,
        game=table.game.name,
        title=table.game.title,
        status=table.status,
        options=table.options,
        edition=table.game.edition,
        pace=founding.pace,
        level=table.level,
        open=founding.open,
        reveal=founding.reveal,
        maker=table.ground.maker,
        seats=tuple(sitting(table, seat, name) for seat, name in enumerate(table.names)),
        commitment=commitment(table.ground.secret),
        salts=table.salts(),
        paused=table.paused,
        proposal=None
        if motion is None
        else Motioned(
            seat_name(motion.by),
            proposes(table, motion.number, motion.by, motion.what),
            tuple(seat_name(seat) for seat in sorted(table.consenting(motion.by, motion.what))),
        ),
        result=table.record.result if over and table.record else None,
        secret=table.ground.secret.hex() if over and founding.reveal else None,
        rematch=table.rematch,
        note=table.note,
        unrated="" if table.status == WAITING else unrated(table),
        spectators=founding.spectators,
        removed=tuple(sorted(table.removed)),
        goal=table.game.goal(len(table.names), table.options),
        goes_on=founding.goes_on,
        forgets=table.forgets,
    )


def sitting(table: HostedTable, seat: Seat, name: str) -> Sitting:
    """What everybody sees of a seat."""
    chair = table.chairs[seat]
    return Sitting(
        seat=seat_name(seat),
        name=name if chair.taken else "",
        person=chair.person,
        kept=chair.kept or None,
        kept_for=chair.kept_for,
        bot=chair.level,
        face=face(table, seat),
        temper="" if chair.level is None else character(chair.level, seat).temper,
        stood_in=chair.stood_in,
        left=chair.warned is not None and chair.warned.why == "left",
        warned_until=chair.warned.until if chair.warned else None,
    )


def face(table: HostedTable, seat: Seat) -> str:
    """Whose face is seen on a seat; none where nobody sits."""
    chair = table.chairs[seat]
    if chair.level is not None:
        return character(chair.level, seat).name.lower()
    if chair.person is None:
        return ""
    return chair.face or usual_face(chair.person, table.seats_of(chair.person).index(seat))


def view_of(table: HostedTable, seat: Seat) -> Any:
    """A chair's view; None where there is no game to see."""
    return None if table.state is None else table.game.view(table.state, seat)


class Shared:
    """What the chairs of a table are told alike at one moment, worked out and encoded once for all of them."""

    def __init__(self, table: HostedTable) -> None:
        self.number = table.number
        self.state = table.state
        self.names = table.names
        self.answering = table.answering()
        self.waiting = tuple([seat_name(each) for each in sorted(self.answering)])
        live = isinstance(table.ground.founding.pace, Live)
        self.clocks = tuple([chair.bank for chair in table.chairs]) if live else ()
        self._game = table.game
        self._menu: Raw | None = None
        self._told: dict[tuple[Event, str], Raw] = {}

    def menu(self) -> Raw:
        """The open menu."""
        if self._menu is None:
            assert self.state is not None
            self._menu = Raw(ENCODER.encode(choices(self._game, self.state, self.names)))
        return self._menu

    def told_to(self, seat: Seat, events: list[Event]) -> tuple[Raw, ...]:
        """Events as a chair is told them now, in words, and said to it where it has a part."""
        return tuple([self._in_words(event, self._game.tell_you(event, self.names, seat)) for event in events])

    def _in_words(self, event: Event, yours: str) -> Raw:
        told = self._told.get((event, yours))
        if told is None:
            told = Raw(ENCODER.encode(Told(event, self._game.tell(event, self.names), event.rule, yours)))
            self._told[event, yours] = told
        return told


def shared(table: HostedTable) -> Shared:
    """What the chairs of a table are told alike now."""
    kept: Shared | None = table.kept
    if kept is None or kept.number != table.number or kept.state is not table.state or kept.names is not table.names:
        kept = table.kept = Shared(table)
    return kept


def scene(table: HostedTable, seat: Seat, view: Any) -> Scene | UnsetType:
    """The game as a chair sees it now, once it has begun."""
    alike = shared(table)
    if alike.state is None:
        return UNSET
    return Scene(
        view,
        table.game.prompt(view, alike.names),
        alike.menu() if seat in alike.answering and table.chairs[seat].attended else (),
        alike.waiting,
        table.since,
        alike.clocks,
    )


def item(
    table: HostedTable,
    news: News,
    seat: Seat,
    events: tuple[Raw, ...],
    is_full: bool,
    ref: str = "",
) -> Item:
    """An entry of the log; a move in full for the chair that made it, `ref` for whoever it answers."""
    entry = news.entry
    by: Seat | None = getattr(entry, "seat", None)
    own = is_own(news, seat)
    return Item(
        news.number,
        news.at,
        KINDS[type(entry)],
        None if by is None else seat_name(by),
        in_words(table, news, table.names),
        own,
        entry.move if isinstance(entry, Moved) and own and is_full else "",
        entry.to if isinstance(entry, Undone) else None,
        events,
        ref,
        news.line,
        entry.sign if isinstance(entry, Reacted) else "",
    )


def choices(game: AnyGame, state: State, names: Sequence[str]) -> tuple[Choice, ...]:
    """The open menu: each move as a value and in words, with what it would bring."""
    return tuple([choice(game, state, move, names) for move in state.menu()])


def choice(game: AnyGame, state: State, move: Move, names: Sequence[str]) -> Choice:
    """A move of the open menu."""
    brings = game.brings(state, move)
    promise = "" if brings is None else game.promise(brings, names)
    return Choice(move.number, move.text, game.say(move, names), move.form, brings, promise)


def hinted(table: HostedTable, advice: Advice) -> Hint:
    """What a bot advises, in words: the best move, and the next few with how much worse they are."""
    best, *others = advice.choices
    return Hint(
        *offered(table, best.move),
        advice.reason,
        tuple([Alternative(*offered(table, each.move), points_worse(best, each)) for each in others[:OTHERS]]),
    )


def offered(table: HostedTable, text: str) -> tuple[int, str, str]:
    """A move by its number, its notation and in words."""
    move = table.game.notation.parse(text)
    return move.number, text, table.game.say(move, table.names)


def told(game: AnyGame, events: Sequence[Event], names: Sequence[str]) -> tuple[Told, ...]:
    """Events as a chair saw them, in words."""
    return tuple([Told(event, game.tell(event, names), event.rule) for event in events])


def in_words(table: HostedTable, news: News, names: list[str]) -> str:
    """What happened at the table besides the game, in a sentence."""
    entry: Any = news.entry
    match entry:
        case Moved() | Readied():
            return ""
        case Said() | Reacted():
            said = entry.text if isinstance(entry, Said) else SIGNS[entry.sign]
            return f"{entry.name if entry.seat is not None else watcher(table, entry)}: {said}"
        case Kept():
            return f"{seat_name(entry.seat).title()} is kept for {entry.name}."
        case Removed():
            return f"Whoever sat at {seat_name(entry.seat).title()} was asked to leave."
        case Undone():
            casual = " From here on this is a casual game." if entry.revealed else ""
            return f"{names[entry.seat]} goes back to before this: {undone(table, entry.to, news.number)}{casual}"
        case Proposed():
            return proposes(table, news.number, entry.seat, entry.what)
        case Agreed():
            return f"{names[entry.seat]} agrees."
        case Declined():
            return f"{names[entry.seat]} {'withdraws the request' if is_withdrawn(table, news) else 'declines'}."
        case Warned(why="left"):
            return f"{names[entry.seat]} has left; a bot takes over soon."
        case Warned():
            return f"{names[entry.seat]}'s time is running out; then a bot takes over."
        case StoodIn():
            return f"A bot plays for {names[entry.seat]} now."
        case Replaced():
            return f"The bot that plays for {names[entry.seat]} failed; the {entry.level} bot plays on."
        case Returned():
            return f"{names[entry.seat]} is back."
        case Hinted():
            return f"{names[entry.seat]} asks for a hint."
        case Interrupted():
            return "The server was away. No clock ran meanwhile."
        case Rematched():
            return "There is a table for another game."
        case Closed():
            return because("A host has closed this table", entry.why)
    return ""


def watcher(table: HostedTable, entry: Said | Reacted) -> str:
    """What somebody is called who watches: of those with one name, all but the first have a number."""
    alike = table.watchers.get(skeleton(entry.name), [entry.person])
    at = alike.index(entry.person) if entry.person in alike else 0
    return f"{entry.name}{f' {at + 1}' if at else ''} (watching)"


def proposes(table: HostedTable, number: int, seat: Seat, what: Proposal) -> str:
    """What the proposal of an entry is, in a sentence."""
    names = table.names
    match what:
        case ToUndo():
            return f"{names[seat]} asks to go back to before this: {undone(table, what.to, number)}"
        case ToPause():
            return f"{names[seat]} asks for a pause."
        case ToReplace():
            return f"{names[seat]} asks to let a bot play for {names[what.whom]}."


def undone(table: HostedTable, to: int, number: int) -> str:
    """The first move that an entry takes back, or asks to, as everybody may know it for good."""
    news = table.news[table.after(to, number) - 1]
    says = [table.game.tell(event, table.names) for event in for_good(table, news)]
    return says[0] if says else "a hidden move."


def is_withdrawn(table: HostedTable, news: News) -> bool:
    """Whether a proposal was declined by the seat that made it."""
    proposals = (each.entry for each in reversed(table.news[: news.number]) if isinstance(each.entry, Proposed))
    return next(proposals).seat == getattr(news.entry, "seat", None)


def is_heard(news: News, private: Private) -> bool:
    """Whether a seat wants to hear this."""
    entry = news.entry
    if not private.muted or not isinstance(entry, (Said, Reacted)):
        return True
    return (SPECTATOR if entry.seat is None else entry.seat) not in private.muted


def update(
    table: HostedTable,
    seat: Seat,
    since: int,
    private: Private,
    shown: Sheet | Raw | UnsetType,
    past: Past | None = None,
    ref: str = "",
) -> Update:
    """What is new for a chair since a number, with the sheet if that is to be shown, and the act it answers.

    `past` is what it was told before, at a table that forgets.
    """
    news = [each for each in table.news[since:] if is_heard(each, private)]
    changed = False
    for each in news:
        changed = changed or each.entry.changes_game(seat)
    view = view_of(table, seat) if changed else None
    in_sight = sight(table, view)
    again = past.again(table, in_sight) if past is not None and changed else []
    alike = shared(table)
    return Update(
        seat_name(seat),
        table.number,
        tuple(
            [
                item(table, each, seat, alike.told_to(seat, _seen(each, seat, past)), is_full=True, ref=ref)
                for each in news
            ]
        ),
        shown,
        scene(table, seat, view) if changed else UNSET,
        UNSET,
        tuple(
            [
                item(table, each, seat, alike.told_to(seat, said), is_full=not is_past(table, each))
                for each, said in again
            ]
        )
        if again
        else UNSET,
    )


def _seen(news: News, seat: Seat, past: Past | None) -> list[Event]:
    return seen(news, seat) if past is None else past.seen(news)


def whole(table: HostedTable, seat: Seat, since: int, private: Private) -> Update:
    """Everything a chair may know now, and the news since a number."""
    alike = shared(table)
    muted = tuple([seat_name(each) for each in private.muted])
    view = view_of(table, seat)
    in_sight = sight(table, view)
    news = [each for each in table.news[since:] if is_heard(each, private)]
    return Update(
        seat_name(seat),
        table.number,
        tuple(
            [
                item(
                    table,
                    each,
                    seat,
                    alike.told_to(seat, recalled(table, each, seat, in_sight)),
                    is_full=not is_past(table, each),
                )
                for each in news
            ]
        ),
        sheet(table),
        scene(table, seat, view),
        Own(private.orders, private.forced, muted, private.sketches, table.record.secret if table.record else "")
        if seat != SPECTATOR
        else UNSET,
    )
