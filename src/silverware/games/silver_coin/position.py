"""Positions of Silver Coin: a moment written by hand, checked, and set up; and written out again."""

from __future__ import annotations

from typing import Any

from silverware.core.errors import BadPosition, SilverwareError
from silverware.core.seats import SEAT_NAMES, seat_called, seat_name
from silverware.games.silver_coin.components import BIT, CARDS, FIRST_DISCARD, ROW, SEATS, Box
from silverware.games.silver_coin.documents import Position, SeatPosition
from silverware.games.silver_coin.moments import check_moment
from silverware.games.silver_coin.rules.cast import cast_of
from silverware.games.silver_coin.state import NOBODY, NOTHING, Table


def place(position: Position, box: Box) -> Table:
    """The table a position describes; BadPosition where there is no such moment."""
    table = Table(box, cast_of(position.options), position.seats, position.options)
    table.round = position.round
    table.first = _seat(table, position.first)
    table.turn = _seat(table, position.turn)
    table.caller = NOBODY if position.caller is None else _seat(table, position.caller)
    table.token = NOBODY if position.token is None else _seat(table, position.token)
    table.direction = 1 if position.direction == "left" else -1
    for name in position.givers:
        table.givers |= BIT[_seat(table, name)]
    _Layout(table, position).lay()
    table.dry = table.left() == 0 if position.question == "turn" else position.dry
    _write_results(table, position)
    check_moment(table, position.question, position.interrupted)
    if position.interrupted is not None:
        table.pose(position.interrupted)
    table.pose(position.question)
    return table


def _require(holds: bool, sentence: str) -> None:
    if not holds:
        raise BadPosition(sentence)


def _seat(table: Table, name: str) -> int:
    try:
        return seat_called(name, table.seats)
    except SilverwareError as error:
        raise BadPosition(str(error)) from None


def _write_results(table: Table, position: Position) -> None:
    table.replaced = list(position.replaced)
    table.results = list(position.results)
    for result in position.results:
        seats = len(result.villages) == len(result.scores) == table.seats
        _require(seats, "The result of a round has a village and points for each seat.")
        if result.caller is not None:
            _seat(table, result.caller)
        for seat, points in enumerate(result.scores):
            table.totals[seat] += points


class _Layout:
    """The cards of a position as they are laid out, one after another."""

    def __init__(self, table: Table, position: Position) -> None:
        self.table = table
        self.position = position
        self.left = [table.box.names[kind] for kind in table.box.deck]
        self.tags: set[int] = set()
        self.guards: dict[int, int] = {}

    def lay(self) -> None:
        """Lay all cards; what is not said is in the deck, or put away."""
        table, position = self.table, self.position
        villages = [chair.village for chair in self.chairs()]
        runs = [*villages, position.pile, position.hand, position.shown, position.top]
        said = [int(word[1:]) for run in runs for text in run for word in text.split() if _is_tag(word)]
        self.tags = set(said)
        _require(len(self.tags) == len(said), "No two cards have the same tag.")
        for seat, village in enumerate(villages):
            row = [seat * ROW + at for at in range(ROW)]
            table.villages.append([self.card(text, row) for text in village])
        table.pile = [self.card(text, []) for text in position.pile]
        table.hand = [self.card(text, []) for text in position.hand]
        table.shown = [self.card(text, []) for text in position.shown]
        table.top = [self.card(text, []) for text in position.top]
        table.deck = [table.box.names.index(name) for name in self.left]
        for guard, card in self.guards.items():
            _require(card in self.tags, f"There is no card #{card} to guard.")
            table.guards[guard] = card
        table.settle()
        self.count()

    def chairs(self) -> list[SeatPosition]:
        """What the position says of each seat."""
        chairs = []
        for seat, name in enumerate(SEAT_NAMES[:SEATS]):
            chair: SeatPosition | None = getattr(self.position, name)
            if seat >= self.position.seats:
                _require(chair is None, f"With {self.position.seats} seats nobody sits at {name}.")
            elif chair is None:
                raise BadPosition(f"The position says nothing of {name}; write a table [{name}].")
            else:
                chairs.append(chair)
        return chairs

    def count(self) -> None:
        """§2.3 How many cards can still be drawn."""
        table = self.table
        seen = len(table.shown) + len(table.top)
        most = min(CARDS - max([FIRST_DISCARD, *self.tags]) - 1, len(self.left) - ROW * (SEATS - table.seats))
        left = self.position.left
        if left is None:
            _require(most >= 0, "There are more cards on the table than were dealt and drawn.")
            table.fresh = most
        else:
            fits = 0 <= left - seen <= most
            _require(fits, f"The deck has {seen} to {max(most, 0) + seen} cards here, not {left!s:.40}.")
            table.fresh = left - seen

    def card(self, text: str, row: list[int]) -> int:
        """Lay one card; its tag."""
        table = self.table
        face, *words = text.split() or [""]
        name = face.removeprefix("(").removesuffix(")")
        fits = name in table.box.names and face in (name, f"({name})")
        _require(fits, f"A card is written 7, or (7) facedown, not {face!r:.40}.")
        kind = table.box.names.index(name)
        _require(name in self.left, f"The deck has no more than {table.box.copies[kind]} of number {name}.")
        self.left.remove(name)
        tag = self.tag(words, row)
        table.face[tag] = kind
        if face == name:
            table.turn_up(tag)
        for word in words:
            self.mark(tag, word)
        return tag

    def tag(self, words: list[str], row: list[int]) -> int:
        """The tag a card says it has, or the next that is to be had."""
        said = [int(word[1:]) for word in words if _is_tag(word)]
        _require(len(said) < 2, "A card has one tag.")
        spare = [tag for tag in [*row, *range(FIRST_DISCARD, CARDS)] if tag not in self.tags]
        _require(len(said) + len(spare) > 0, "There are more cards on the table than were dealt and drawn.")
        tag = said[0] if said else spare[0]
        _require(tag < CARDS, f"Tags are counted from 0 to {CARDS - 1}, not {tag!s:.40}.")
        self.tags.add(tag)
        return tag

    def mark(self, tag: int, word: str) -> None:
        """Note what a word says of a card."""
        table = self.table
        bit = BIT[tag]
        match word:
            case "rotated":
                table.rotated |= bit
            case "used":
                table.used |= bit
            case "chosen":
                table.chosen |= bit
            case "looking":
                table.looking |= bit
                table.see(tag)
            case "everybody":
                table.open |= bit
            case "token" | "acting" | "free" | "barred":
                self.single(tag, word)
            case _ if word.startswith("awaits-"):
                table.awaits[_seat(table, word.removeprefix("awaits-"))] |= bit
            case _ if _is_tag(word.removeprefix("guards")):
                if word.startswith("guards"):
                    self.guards[tag] = int(word.removeprefix("guards#"))
            case _:
                table.seen[_seat(table, word)] |= bit

    def single(self, tag: int, word: str) -> None:
        """Note what holds for one card alone."""
        table = self.table
        _require(_singles(table)[word] == NOTHING, f"Only one card is marked {word!r}.")
        match word:
            case "token":
                table.token_on = tag
            case "acting":
                table.acting = tag
            case "free":
                table.free = tag
            case _:
                table.barred = tag


def _is_tag(word: str) -> bool:
    return word.startswith("#") and word[1:].isdecimal() and word.isascii() and len(word) < 5


def _singles(table: Table) -> dict[str, int]:
    """The cards of which only one can be marked so."""
    return {"token": table.token_on, "acting": table.acting, "free": table.free, "barred": table.barred}


def position(table: Table) -> Position:
    """The position of a table under way, from which `place` rebuilds it."""
    question = table.question
    if question is None:
        raise BadPosition("The game is over; a position is a moment of a game under way.")
    seats: dict[str, Any] = {
        SEAT_NAMES[seat]: SeatPosition(village=_written(table, village)) for seat, village in enumerate(table.villages)
    }
    return Position(
        game="silver-coin",
        seats=table.seats,
        turn=seat_name(table.turn),
        round=table.round,
        first=seat_name(table.first),
        question=question.name,
        interrupted=table.pending[-1].name if table.pending else None,
        pile=_written(table, table.pile),
        hand=_written(table, table.hand),
        shown=_written(table, table.shown),
        top=_written(table, table.top),
        left=table.left(),
        dry=table.dry,
        caller=None if table.caller == NOBODY else seat_name(table.caller),
        token=None if table.token == NOBODY else seat_name(table.token),
        direction="left" if table.direction == 1 else "right",
        givers=tuple([seat_name(seat) for seat in range(table.seats) if table.givers >> seat & 1]),
        replaced=tuple(table.replaced),
        results=tuple(table.results),
        options=table.options,
        **seats,
    )


def _written(table: Table, tags: list[int]) -> tuple[str, ...]:
    return tuple([" ".join(_words(table, tag)) for tag in tags])


def _words(table: Table, tag: int) -> list[str]:
    """A card with all that is to be said of it."""
    words = [table.written(tag)]
    marks = {"rotated": table.rotated, "used": table.used, "chosen": table.chosen, "looking": table.looking}
    words += [word for word, mask in marks.items() if mask >> tag & 1]
    words += [word for word, marked in _singles(table).items() if marked == tag]
    if not table.open >> tag & 1:
        words += [seat_name(seat) for seat in range(table.seats) if table.seen[seat] >> tag & 1]
    elif not table.is_up(tag):
        words.append("everybody")
    words += [f"awaits-{seat_name(seat)}" for seat in range(table.seats) if table.awaits[seat] >> tag & 1]
    if tag in table.guards:
        words.append(f"guards#{table.guards[tag]}")
    return [*words, f"#{tag}"]
