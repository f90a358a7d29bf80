"""A game in progress as one object: what `silverware.start`, `position` and `record` give.

>>> import silverware
>>> match = silverware.start("quick-silver", seats=3, seed=10)
>>> match.menu
<Menu: pick up>
>>> match.play("pick up")
>>> match.asked, len(match.menu)
(0, 10)

A match is for people and small programs: it writes a record and can take moves back. Programs that play millions of
moves use the `State` within: `match.state.copy()`.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any, SupportsIndex, TypeAlias, overload

import msgspec

from silverware.core.dice import Dice, Seeded
from silverware.core.errors import BadNotation, BadRecord, IllegalMove
from silverware.core.event import Event
from silverware.core.game import AnyGame
from silverware.core.move import Move, MoveName
from silverware.core.position import document_in, game_named_in
from silverware.core.record import parse
from silverware.core.recorder import Recorder
from silverware.core.replay import resume
from silverware.core.seats import SPECTATOR, Seat, chair_at, chair_called, seat_name
from silverware.core.state import Outcome, State
from silverware.core.view import View
from silverware.drawings import draw
from silverware.games import game_called

Said: TypeAlias = Move | MoveName
"""What names a move: the move itself, its text, its number in the game's list, or its form."""
Chair: TypeAlias = Seat | str
"""A seat by its number or its name; `spectator` is the chair beside the table."""
SHOWN = 12
"""How many moves of a menu are printed."""


def start(
    game: str, seats: int = 4, *, seed: int | str | None = None, edition: str | None = None, **options: Any
) -> Match:
    """Begin a game. Options have the names `silverware play` has for them; the same seed gives the same game.

    >>> match = start("silver-coin", seats=2, seed=2, memory="aided")
    >>> match
    <Match: Silver Coin, 2 seats, 0 moves, north is asked>
    """
    rules = game_called(game, edition)
    chosen = rules.choose({name.replace("_", "-"): value for name, value in options.items()})
    heard: list[Event] = []
    return Match(Recorder(rules, rules.check_table(seats, chosen), _dice(seed), chosen, heard), [tuple(heard)])


def position(
    document: Mapping[str, Any] | str | Path, *, seed: int | str | None = None, edition: str | None = None
) -> Match:
    """Begin in the middle, from a position: a document, TOML, or a TOML file.

    >>> match = start("quicksand", seats=2, seed=1)
    >>> position(match.position()).menu == match.menu
    True
    """
    if not isinstance(document, Mapping):
        document = document_in(_text(document))
    rules = game_called(game_named_in(document), edition)
    heard: list[Event] = []
    placed = rules.place(document, dice=_dice(seed))
    options = rules.choose(document.get("options", {}))
    written = msgspec.json.encode(document).decode()
    return Match(Recorder(rules, placed.seats, _dice(seed), options, heard, position=written), [tuple(heard)])


def record(written: str | Path, *, seed: int | str | None = None, edition: str | None = None) -> Match:
    """Continue from a record, given as text or as a file. It is checked move by move.

    >>> match = start("quick-silver", seats=3, seed=10)
    >>> match.play("pick up")
    >>> record(match.record()) == match
    True
    """
    read = parse(_text(written))
    told: list[tuple[Event, ...]] = []
    return Match(resume(read, game_called(read.game, edition), _dice(seed), told), told)


class Menu(Sequence[Move]):
    """The moves that the asked seat can choose from. It never changes.

    >>> menu = start("quick-silver", seats=3, seed=10).menu
    >>> "pick up" in menu, "sneak" in menu, menu[0] in menu, {"type": "pick-up"} in menu
    (True, False, True, True)
    """

    __slots__ = ("_game", "_moves")

    def __init__(self, game: AnyGame, moves: tuple[Move, ...]) -> None:
        self._game = game
        self._moves = moves

    def __contains__(self, said: object) -> bool:
        try:
            return meant(self._game, said) in self._moves
        except BadNotation:
            return False

    def __iter__(self) -> Iterator[Move]:
        return iter(self._moves)

    def __len__(self) -> int:
        return len(self._moves)

    @overload
    def __getitem__(self, at: SupportsIndex) -> Move: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[Move, ...]: ...
    def __getitem__(self, at: SupportsIndex | slice) -> Move | tuple[Move, ...]:
        return self._moves[at]

    def __eq__(self, other: object) -> bool:
        return self._moves == (other._moves if isinstance(other, Menu) else other)

    def __hash__(self) -> int:
        return hash(self._moves)

    def __repr__(self) -> str:
        texts = [move.text for move in self._moves[:SHOWN]]
        more = len(self._moves) - len(texts)
        return f"<Menu: {', '.join(texts) or 'empty'}{f', and {more} more' if more else ''}>"


class Match:
    """A game being played, with its record.

    >>> match = start("quick-silver", seats=3, seed=10)
    >>> match.play("pick up")
    >>> match.play("sneak")
    >>> print(match.log("north")[-1])
    North takes a sneak token.
    >>> match.undo()
    >>> "sneak" in match.menu
    True
    >>> print(match.why("allow"))
    North can't play 'allow' now: On your turn in the mines, swap a card or sneak. (§4.3)
    """

    def __init__(self, recorder: Recorder, told: list[tuple[Event, ...]]) -> None:
        """From a recorder, and the events of each of its entries so far."""
        recorder.hear(None)
        self._recorder = recorder
        self._told = told

    # What is going on

    @property
    def game(self) -> AnyGame:
        """The game that is played, with its edition."""
        return self._recorder.game

    @property
    def state(self) -> State:
        """The state within. Play on a copy of it: what is played on itself is in no record."""
        return self._recorder.state

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self.state.seats

    @property
    def asked(self) -> Seat | None:
        """The seat that has to answer; None when the game is over."""
        return self.state.asked()

    @property
    def menu(self) -> Menu:
        """The moves it can choose from; empty when the game is over."""
        return Menu(self.game, tuple(self.state.menu()))

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it is played."""
        return self.state.outcome

    def view(self, chair: Chair) -> Any:
        """What a chair sees: a `View` of the game that is played."""
        view: View = self.game.view(self.state, self._seat(chair))
        return view

    def events(self, chair: Chair) -> list[Event]:
        """What a chair has seen happen; what was taken back is left out."""
        seat = self._seat(chair)
        return [event.to(seat) for entry in self._recorder.line for event in self._told[entry]]

    def log(self, chair: Chair) -> list[str]:
        """The same in sentences."""
        names = self._names()
        return [self.game.tell(event, names) for event in self.events(chair)]

    def why(self, said: Said, chair: Chair | None = None) -> IllegalMove | None:
        """Why a move would be refused, for the asked seat or another; None if it can be played."""
        asked = self.asked if chair is None else self._seat(chair)
        return self.state.why_not(0 if asked is None else asked, meant(self.game, said))

    # Playing

    def play(self, said: Said) -> None:
        """Play a move of whoever is asked; IllegalMove, and nothing has changed, where it is not allowed."""
        asked = self.asked
        draft = self._recorder.draft(0 if asked is None else asked, meant(self.game, said))
        self._recorder.take(draft)
        self._told.append(draft.events)

    def undo(self) -> None:
        """Take back the last move. The dice are not taken back: they will fall differently."""
        line = self._recorder.line
        if len(line) == 1:
            raise BadRecord("There is no move to take back.")
        moves = self._recorder.record.moves
        self._recorder.undo(chair_called(moves[line[-1] - 1].seat, self.seats), line[-2])
        self._told.append(())

    # Keeping it

    def copy(self) -> Match:
        """An independent match at the same moment, with the same luck."""
        return Match(self._recorder.copy(), self._told[:])

    def position(self) -> dict[str, Any]:
        """This moment as a document, from which `silverware.position` goes on."""
        return self.game.position(self.state)

    def record(self) -> str:
        """The game so far as text, from which `silverware.record` goes on."""
        return self._recorder.record.text()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        return self.record() == other.record() and self.state == other.state

    __hash__ = None  # type: ignore[assignment]

    # Showing it

    def show(self, chair: Chair | None = None) -> str:
        """The table as a chair sees it, drawn as text; as whoever is asked sees it, if none is given."""
        seat = self._seat(SPECTATOR if self.asked is None else self.asked) if chair is None else self._seat(chair)
        return draw(self.game, self.game.view(self.state, seat), self._names())

    def __str__(self) -> str:
        return self.show()

    def __repr__(self) -> str:
        played = len(self._recorder.line) - 1
        now = "over" if self.asked is None else f"{seat_name(self.asked)} is asked"
        return f"<Match: {self.game.title}, {_counted(self.seats, 'seat')}, {_counted(played, 'move')}, {now}>"

    def _repr_html_(self) -> str:
        moves = "".join(f"<li>{escape(move.text)}</li>" for move in self.menu)
        menu = f"<details><summary>{len(self.menu)} moves</summary><ul>{moves}</ul></details>" if moves else ""
        style = "line-height: 1.2; overflow-x: auto"
        return f"<strong>{escape(self.game.title)}</strong><pre style='{style}'>{escape(self.show())}</pre>{menu}"

    def _names(self) -> list[str]:
        return [seat_name(seat).title() for seat in range(self.seats)]

    def _seat(self, chair: Chair) -> Seat:
        return chair_called(chair, self.seats) if isinstance(chair, str) else chair_at(chair, self.seats)


def meant(game: AnyGame, said: Any) -> Move:
    """The move that is meant; BadNotation if there is none."""
    return said if isinstance(said, Move) else game.notation.meant(said)


def _counted(count: int, what: str) -> str:
    return f"{count} {what}" if count == 1 else f"{count} {what}s"


def _dice(seed: int | str | None) -> Dice:
    return Seeded(secrets.randbits(64) if seed is None else seed)


def _text(written: str | Path) -> str:
    return written.read_text("utf-8") if isinstance(written, Path) else written
