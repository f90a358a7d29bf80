"""What a seat observes of Silver Coin."""

from __future__ import annotations

from typing import Any, Final, get_args

from librt.vecs import vec
from mypy_extensions import i16, i64

from silverware.core.game import AnyGame
from silverware.core.seats import SEAT_NAMES, Seat
from silverware.core.state import State
from silverware.games.silver_coin import SilverCoin
from silverware.games.silver_coin.components import AMULET, CARDS, COPIES, KINDS, characters, mask_of
from silverware.games.silver_coin.forms import AnyQuestion
from silverware.games.silver_coin.looking import visible
from silverware.games.silver_coin.state import NOBODY, Table
from silverware.tensors.observer import Observer
from silverware.tensors.pen import Pen, left_of

ROOM: Final = 16
"""Places of a village that are told one by one."""
DEEP: Final = 12
"""Discards that are told one by one, from the top."""
ABOVE: Final = 8
"""Cards on top of the deck that somebody has seen and that are told one by one."""
SIDES: Final = ("left", "right")
CHOSEN: Final = ("chosen", "looking", "used", "barred")


class SilverCoinObserver(Observer):
    """Villages, discards and deck: where cards lie, how, who has seen them, and the numbers this seat knows."""

    def __init__(self, game: AnyGame, seats: int, options: Any, *, memory: bool) -> None:
        super().__init__(game, seats, options, memory=memory)
        assert isinstance(game, SilverCoin)
        self.chairs: i64 = seats
        kinds = get_args(AnyQuestion)
        self.questions = {kind.__struct_config__.tag: at for at, kind in enumerate(kinds)}
        """By name: its place among the questions."""
        self.told = {kind.__struct_config__.tag: set(kind.__struct_fields__) for kind in kinds}
        """By name: what else such a question tells."""
        cast: i64 = mask_of([kind for kind, name in enumerate(characters(options)) if name in AMULET])
        self.amulet = cast
        """The numbers whose character is that of the Amulet deck, as a mask."""
        nobody: i64 = 0
        self.seen = vec[i64]([nobody] * seats)
        """By distance to the left: what that seat has seen, while a row is written."""
        names = ", ".join(self.questions)
        self.field("question", (len(kinds),), 1, f"What is asked: {names}.")
        self.field("interrupted", (len(kinds),), 1, "The question that goes on when a free ability is over.")
        self.field("asked", (seats,), 1, "Who is asked.")
        self.field("cast", (KINDS,), 1, "By number: whether its character is that of the Amulet deck.")
        self.field("replaced", (KINDS,), 1, "The numbers that losers have named for the next game.")
        self.field("round", (1,), game.box.rounds, "The number of the round.")
        self.field("first", (seats,), 1, "Who began the round.")
        self.field("turn", (seats,), 1, "Whose turn it is.")
        self.field("caller", (seats,), 1, "Who has called.")
        self.field("token holder", (seats,), 1, "Who holds the token and has not laid it yet.")
        self.field("totals", (seats,), 100, "The points of each seat in the rounds that are over.")
        self.field("deck", (1,), CARDS, "Cards in the deck.")
        self.field("dry", (1,), 1, "Whether the deck was empty when the turn began.")
        self.field("pile", (1,), CARDS, "How many discards there are.")
        self.field("size", (seats,), 5, "Cards in each village.")
        known = "as you know them" if memory else "that you are shown"
        self.field("hand", (2,), KINDS, f"The cards in hand, numbers {known} from 1; unknown is {KINDS + 1}.")
        self.field("beside", (COPIES,), KINDS, "The cards that lie open beside the deck, likewise.")
        self.field("above", (ABOVE,), KINDS, "The cards on top of the deck that somebody has seen, likewise.")
        self.field("discards", (DEEP,), KINDS, "The top discards, the topmost first, likewise.")
        self.field("drawn", (1,), 1, "Whether the card in hand was drawn, where an exchange is under way.")
        self.field("direction", (1,), 2, "Where the Village Idiot moves cards: 1 left, 2 right.")
        self.field("givers", (seats,), 1, "Whose villages have still to give a card.")
        place = (seats, ROOM)
        self.field("lies", place, 1, "Where cards lie in each village, from the left.")
        self.field("number", place, KINDS, f"Their numbers {known}, from 1; unknown is 0.")
        self.field("up", place, 1, "Which are faceup.")
        self.field("rotated", place, 1, "Which are turned by a quarter.")
        self.field("protected", place, 1, "Which other seats may not touch.")
        self.field("token", place, 1, "Where the token lies.")
        self.field("guarding", place, 1, "Which Bodyguards guard a card.")
        self.field("used up", place, 1, "Whose abilities were used this turn, or still await somebody's turn.")
        self.field("by", place, 1, "The card whose ability the question is about.")
        self.field("chosen", place, 1, "The cards that are chosen, looked at or barred.")
        self.field("seen", (seats, seats, ROOM), 1, "By the seat that has seen them, which cards it has seen.")

    def write(self, pen: Pen, state: State, seat: Seat) -> None:
        assert isinstance(state, Table)
        seats = self.chairs
        me: i64 = seat
        count: i64 = len(self.questions)
        question = state.question
        by: i64 = 0
        chosen: i64 = 0
        form: Any = None
        told: set[str] = set()
        if question is None:
            pen.skip(2 * count + seats)
        else:
            pen.mark(self.questions[question.name], count)
            pen.mark(self.questions[state.pending[-1].name] if state.pending else -1, count)
            pen.mark(left_of(me, question.seat, seats), seats)
            told = self.told[question.name]
            if told:
                form = question.form(state, seat)
                if "by" in told:
                    by = _tags(form.by)
                for name in CHOSEN:
                    if name in told:
                        chosen |= _tags(getattr(form, name))
        pen.flags(self.amulet, KINDS)
        for kind in state.replaced:
            pen.add(kind)
        pen.skip(KINDS)
        pen.put(state.round)
        self.mark_seat(pen, state.first, me)
        self.mark_seat(pen, state.turn, me)
        self.mark_seat(pen, state.caller, me)
        self.mark_seat(pen, state.token, me)
        self.write_counts(pen, state, me)
        shown: i64 = visible(state, seat)
        if self.memory:
            seen: i64 = state.seen[me]
            shown |= state.open | seen
        self.write_run(pen, state, state.hand, shown, 2, False)
        self.write_run(pen, state, state.shown, shown, COPIES, False)
        self.write_run(pen, state, state.top, shown, ABOVE, True)
        self.write_run(pen, state, state.pile, shown, DEEP, True)
        self.write_form(pen, form, told, me)
        self.write_villages(pen, state, me, shown, by, chosen)

    def write_counts(self, pen: Pen, state: Table, me: i64) -> None:
        """Write points, and how many cards lie where."""
        seats = self.chairs
        cells = pen.cells
        at = pen.at
        totals = state.totals
        holder = me
        for _ in range(seats):
            points: i64 = totals[holder]
            cells[at] = i16(points)
            size: i64 = len(state.villages[holder])
            cells[at + seats + 3] = i16(size)
            at += 1
            holder += 1
            if holder == seats:
                holder = 0
        size = state.left()
        cells[at] = i16(size)
        if state.dry:
            cells[at + 1] = 1
        size = len(state.pile)
        cells[at + 2] = i16(size)
        pen.at = at + 3 + seats

    def mark_seat(self, pen: Pen, who: i64, me: i64) -> None:
        """Mark a seat, or nobody."""
        seats = self.chairs
        pen.mark(-1 if who == NOBODY else left_of(me, who, seats), seats)

    def write_run(self, pen: Pen, state: Table, tags: list[int], shown: i64, room: i64, backwards: bool) -> None:
        """Write the numbers of cards, as many as there is room for."""
        cells = pen.cells
        at = pen.at
        pen.at = at + room
        face = state.face
        size: i64 = len(tags)
        step: i64 = -1 if backwards else 1
        place: i64 = size - 1 if backwards else 0
        for _ in range(min(size, room)):
            tag: i64 = tags[place]
            number: i64 = KINDS
            if shown >> tag & 1:
                number = face[tag]
            cells[at] = i16(number + 1)
            at += 1
            place += step

    def write_form(self, pen: Pen, form: Any, told: set[str], me: i64) -> None:
        """Write what the question is about, besides cards."""
        pen.put(1 if "drawn" in told and form.drawn else 0)
        pen.put(SIDES.index(form.direction) + 1 if "direction" in told else 0)
        if "givers" in told:
            for name in form.givers:
                pen.add((SEAT_NAMES.index(name) - me + self.chairs) % self.chairs)
        pen.skip(self.chairs)

    def write_villages(self, pen: Pen, state: Table, me: i64, shown: i64, by: i64, chosen: i64) -> None:
        """Write the cards of all villages, plane by plane."""
        seats = self.chairs
        plane = seats * ROOM
        cells = pen.cells
        first = pen.at
        pen.at = first + 10 * plane + seats * plane
        shielded: i64 = state.shielded()
        spent: i64 = state.used
        for waiting in state.awaits:
            await_: i64 = waiting
            spent |= await_
        up, rotated, face = state.up, state.rotated, state.face
        guards: i64 = mask_of(state.guards)
        token: i64 = mask_of([state.token_on]) if state.token_on >= 0 else 0
        # Bits are shifted down to be read: up, mypyc shifts a 1 in 32 bits, and loses those above.
        rare = rotated | shielded | token | guards | spent | by | chosen
        seen = self.seen
        holder = me
        for watcher in range(seats):
            others: i64 = state.seen[holder]
            seen[watcher] = state.open | others
            holder = holder + 1 if holder + 1 < seats else 0
        for distance in range(seats):
            village = state.villages[holder]
            holder = holder + 1 if holder + 1 < seats else 0
            at = first + distance * ROOM
            size: i64 = len(village)
            for place in range(min(size, ROOM)):
                tag: i64 = village[place]
                cells[at] = 1
                if shown >> tag & 1:
                    number: i64 = face[tag]
                    cells[at + plane] = i16(number + 1)
                if up >> tag & 1:
                    cells[at + 2 * plane] = 1
                if rare >> tag & 1:
                    mark_card(cells, at + 3 * plane, plane, tag, (rotated, shielded, token, guards, spent, by, chosen))
                for watcher in range(seats):
                    if seen[watcher] >> tag & 1:
                        cells[at + (10 + watcher) * plane] = 1
                at += 1


def mark_card(cells: vec[i16], at: i64, plane: i64, tag: i64, masks: tuple[i64, i64, i64, i64, i64, i64, i64]) -> None:
    """Mark a card in each plane whose mask has it, beginning with this one."""
    rotated, shielded, token, guards, spent, by, chosen = masks
    if rotated >> tag & 1:
        cells[at] = 1
    if shielded >> tag & 1:
        cells[at + plane] = 1
    if token >> tag & 1:
        cells[at + 2 * plane] = 1
    if guards >> tag & 1:
        cells[at + 3 * plane] = 1
    if spent >> tag & 1:
        cells[at + 4 * plane] = 1
    if by >> tag & 1:
        cells[at + 5 * plane] = 1
    if chosen >> tag & 1:
        cells[at + 6 * plane] = 1


def _tags(told: Any) -> i64:
    """The cards that a question tells, as a mask."""
    if told is None:
        return 0
    tags: tuple[int, ...] = told if isinstance(told, tuple) else (told,)
    return mask_of(tags)
