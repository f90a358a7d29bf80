"""Positions of Silver Coin: a moment written by hand, checked, and set up; and written out again."""

from __future__ import annotations

from typing import Any, Final, Literal, get_args

from msgspec import structs

from silverware.core.dice import Dice
from silverware.core.errors import BadPosition
from silverware.core.form import Form
from silverware.core.record import result_text
from silverware.core.seats import SEAT_NAMES, seat_name
from silverware.games.silver_coin import forms
from silverware.games.silver_coin.components import BIT, CARDS, FIRST_DISCARD, ROW, SEATS, mask_of
from silverware.games.silver_coin.documents import Position, SeatPosition
from silverware.games.silver_coin.moments import (
    ACTING,
    DRAWN,
    FREE,
    check_acting,
    check_call,
    check_cards,
    check_empath,
    check_free,
    check_menu,
    check_moment,
    check_round,
    check_stopped,
    require,
)
from silverware.games.silver_coin.results import end, result_of, seat_of, write_results
from silverware.games.silver_coin.rules.asked import question_of
from silverware.games.silver_coin.rules.question import Ask
from silverware.games.silver_coin.rules.rounds import stop_play
from silverware.games.silver_coin.state import NOBODY, NOTHING, Table

MARKS: Final = ("rotated", "used", "chosen", "looking")
"""What can be said of several cards, beside who has seen them."""
SINGLE: Final = ("token", "acting", "free", "barred")
"""What can be said of one card alone."""
WORDS: Final = (*MARKS, *SINGLE, "everybody", "awaits-SEAT", "#12", "guards#12", "and the seats that have seen it")
"""Everything that can be said of a card."""
TAKING: Final = ("taken", "exchange", "put", "add", "penalty")
"""The questions at which the card that let one take a discard may still be marked; it plays no part any more."""
QUESTIONS: Final[dict[str, type[Form]]] = {
    str(kind.__struct_config__.tag): kind for kind in get_args(forms.AnyQuestion)
}
"""Every kind of question by its name."""
SCORING: Final = "scoring"
"""What positions say where play has stopped and nobody is asked."""


def place(table: Table, position: Position) -> None:
    """Set up the table a position describes; BadPosition where there is no such moment."""
    table.round = position.round
    table.first = seat_of(table, position.first)
    table.turn = seat_of(table, position.turn)
    table.caller = NOBODY if position.caller is None else seat_of(table, position.caller)
    table.token = NOBODY if position.token is None else seat_of(table, position.token)
    layout = _Layout(table, position)
    layout.lay()
    begins = position.question in (None, "turn") and position.result is None
    table.dry = table.left() == 0 if begins else position.dry
    write_results(table, position)
    check_cards(table)
    if position.result is not None:
        require(position.question is None, "When the game is over nobody is asked anything.")
        layout.check_unmarked()
        require(table.token == NOBODY, "When the game is over nobody holds the token.")
        end(table, position.result)
    elif position.question == SCORING:
        layout.check_unmarked()
        require(not table.replaced, "Losers name numbers only when the game is over.")
        check_round(table, table.round - 1)
        check_call(table)
        check_stopped(table)
    else:
        asking, interrupted = layout.questions()
        check_moment(table, asking, interrupted)
        if interrupted is not None:
            table.ask(interrupted)
        table.ask(asking)
        check_menu(table)


def score(table: Table, dice: Dice) -> None:
    """§10, §11 Play has stopped: Registers are asked for, villages counted, and the next round dealt."""
    stop_play(table, check_stopped(table), dice)


class _Layout:
    """The cards of a position as they are laid out, one after another."""

    def __init__(self, table: Table, position: Position) -> None:
        self.table = table
        self.position = position
        self.left = [table.box.names[kind] for kind in table.box.deck]
        self.tags: set[int] = set()
        self.guards: dict[int, int] = {}
        self.marked: dict[str, list[int]] = {word: [] for word in (*MARKS, *SINGLE)}
        """By word: the cards of which it is said."""

    def lay(self) -> None:
        """Lay all cards; what is not said is in the deck, or put away."""
        table, position = self.table, self.position
        said = [chair.village for chair in self.chairs()]
        villages = [village or () for village in said]
        runs = [*villages, position.pile or (), position.hand, position.shown, position.top]
        tags = [int(word[1:]) for run in runs for text in run for word in text.split() if _is_tag(word)]
        self.tags = set(tags)
        require(len(self.tags) == len(tags), "No two cards have the same tag.")
        for seat, village in enumerate(villages):
            row = [seat * ROW + at for at in range(ROW)]
            table.villages.append([self.card(text, row) for text in village])
        table.pile = [self.card(text, []) for text in position.pile or ()]
        table.hand = [self.card(text, []) for text in position.hand]
        table.shown = [self.card(text, []) for text in position.shown]
        table.top = [self.card(text, []) for text in position.top]
        for seat in [seat for seat, village in enumerate(said) if village is None]:
            row = [seat * ROW + at for at in range(ROW)]
            size = table.box.vote_cards if seat == table.caller else ROW
            table.villages[seat] = [self.card(f"({self.middling()})", row) for _ in row[:size] if self.left]
        if position.pile is None and self.left:
            table.pile = [self.card(self.middling(), [])]
        table.deck = [table.box.names.index(name) for name in self.left]
        for guard, card in self.guards.items():
            require(card in self.tags, f"There is no card #{card} to guard.")
            table.guards[guard] = card
        self.settle()
        table.settle()
        self.count()

    def middling(self) -> str:
        """The number in the middle of those that are left."""
        return self.left[len(self.left) // 2]

    def chairs(self) -> list[SeatPosition]:
        """What the position says of each seat."""
        chairs = []
        for seat, name in enumerate(SEAT_NAMES[:SEATS]):
            chair: SeatPosition | None = getattr(self.position, name)
            if seat >= self.position.seats:
                require(chair is None, f"With {self.position.seats} seats nobody sits at {name}.")
            else:
                chairs.append(SeatPosition() if chair is None else chair)
        return chairs

    def count(self) -> None:
        """§2.3 How many cards can still be drawn."""
        table = self.table
        seen = len(table.shown) + len(table.top)
        most = min(CARDS - max([FIRST_DISCARD, *self.tags]) - 1, len(self.left) - ROW * (SEATS - table.seats))
        left = self.position.left
        if left is None:
            require(most >= 0, "There are more cards on the table than were dealt and drawn.")
            table.fresh = most
        else:
            fits = 0 <= left - seen <= most
            require(fits, f"The deck has {seen} to {max(most, 0) + seen} cards here, not {left!s:.40}.")
            table.fresh = left - seen

    def card(self, text: str, row: list[int]) -> int:
        """Lay one card; its tag."""
        table = self.table
        face, *words = text.split() or [""]
        name = face.removeprefix("(").removesuffix(")")
        fits = name in table.box.names and face in (name, f"({name})")
        require(fits, f"A card is written 7, or (7) facedown, not {face!r:.40}.")
        kind = table.box.names.index(name)
        require(name in self.left, f"The deck has no more than {table.box.copies[kind]} of number {name}.")
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
        require(len(said) < 2, "A card has one tag.")
        spare = [tag for tag in [*row, *range(FIRST_DISCARD, CARDS)] if tag not in self.tags]
        require(len(said) + len(spare) > 0, "There are more cards on the table than were dealt and drawn.")
        tag = said[0] if said else spare[0]
        require(tag < CARDS, f"Tags are counted from 0 to {CARDS - 1}, not {tag!s:.40}.")
        self.tags.add(tag)
        return tag

    def mark(self, tag: int, word: str) -> None:
        """Note what a word says of a card."""
        table = self.table
        bit = BIT[tag]
        if word in self.marked:
            require(tag not in self.marked[word], f"A card is marked {word!r} once.")
            self.marked[word].append(tag)
            require(word in MARKS or len(self.marked[word]) == 1, f"Only one card is marked {word!r}.")
        elif word == "everybody":
            table.open |= bit
        elif word.startswith("awaits-"):
            table.awaits[seat_of(table, word.removeprefix("awaits-"))] |= bit
        elif _is_tag(word.removeprefix("guards")):
            if word.startswith("guards"):
                self.guards[tag] = int(word.removeprefix("guards#"))
        else:
            require(word.lower() in SEAT_NAMES, f"{word!r:.40} is no mark of a card; the marks are {', '.join(WORDS)}.")
            table.seen[seat_of(table, word)] |= bit

    def settle(self) -> None:
        """What the marks say of the table; the others belong to what is asked."""
        table = self.table
        table.rotated = mask_of(self.marked["rotated"])
        table.token_on = self.only("token")
        for tag in self.marked["looking"]:
            require(not table.is_up(tag) or tag in table.hand, "Only a facedown card is looked at.")
            table.see(tag)

    def only(self, word: str) -> int:
        """The one card that is marked so."""
        return self.marked[word][0] if self.marked[word] else NOTHING

    # What is asked

    def check_unmarked(self) -> None:
        """Refuse marks of a turn where there is none."""
        marked = [word for word in ("used", "chosen", "looking", "acting", "free", "barred") if self.marked[word]]
        require(not marked, f"When play has stopped no card is marked {''.join(marked[:1])!r}.")
        idle = self.position.interrupted is None and not self.position.givers
        require(idle, "When play has stopped nothing is interrupted, and no village has still to give a card.")

    def questions(self) -> tuple[Ask, Ask | None]:
        """The open question, and one that it interrupts."""
        table, position = self.table, self.position
        name, interrupted = position.question or "turn", position.interrupted
        for known in (name, interrupted):
            fits = known is None or known in QUESTIONS
            require(fits, f"There is no question {known!r:.40}; the questions are {', '.join([*QUESTIONS, SCORING])}.")
        used = mask_of(self.marked["used"])
        table.used = 0 if name == "register" else used
        if name not in FREE:
            require(interrupted is None, f"The question {name!r} interrupts nothing.")
            require(self.only("free") == NOTHING, "No free ability is under way.")
            return self.question(name), None
        if interrupted is None or interrupted in FREE:
            raise BadPosition(f"The question {name!r} interrupts another: say which, in `interrupted`.")
        check_free(table, name, self.only("free"))
        looking = tuple([tag for tag in self.marked["looking"] if tag not in table.hand])
        if name == "empath":
            form = forms.LookWithEmpath(self.only("free"), looking)
            check_empath(table, form)
            self.marked["looking"] = [tag for tag in self.marked["looking"] if tag in table.hand]
            return question_of(form, table.turn), self.question(interrupted)
        by = question_of(QUESTIONS[name](by=self.only("free")), table.turn)
        return by, self.question(interrupted)

    def question(self, name: str) -> Ask:
        """A question of the turn, with what is marked for it."""
        table = self.table
        acting = self.only("acting")
        if name in ACTING:
            check_acting(table, name, acting)
        else:
            require(acting == NOTHING or name in TAKING, f"While {name!r} is asked no ability is under way.")
        drawn = self.drawn(name)
        values: dict[str, Any] = {
            "by": None if acting == NOTHING else acting,
            "chosen": tuple(sorted(self.marked["chosen"])),
            "looking": tuple([tag for tag in self.marked["looking"] if tag not in table.hand]),
            "used": tuple(sorted(self.marked["used"])),
            "barred": None if self.only("barred") == NOTHING else self.only("barred"),
            "givers": tuple([seat_name(seat_of(table, giver)) for giver in self.position.givers]),
            "giver": "north",
            "direction": self.position.direction,
            "drawn": drawn,
        }
        kind = QUESTIONS[name]
        fields = kind.__struct_fields__
        givers = len(values["givers"])
        require(
            not givers or "givers" in fields, f"Asked {name!r}, no villages have still to give a card, not {givers}."
        )
        for word in ("chosen", "looking", "barred"):
            require(
                not self.marked[word] or word in fields or values[word] == (),
                f"While {name!r} is asked no card is marked {word!r}.",
            )
        robs = name != "give" or len(self.marked["chosen"]) == 1
        require(robs, "The card to be robbed is marked 'chosen': one card of another seat.")
        return question_of(kind(**{field: values[field] for field in fields}), table.turn)

    def drawn(self, name: str) -> bool:
        """Whether the seat looks at what it has in hand: it has drawn it."""
        table = self.table
        held = [tag for tag in table.hand if tag in self.marked["looking"]]
        if name in DRAWN:
            for tag in table.hand:
                table.see(tag)
            return True
        if not held or name == "tanner":
            return False
        require(name in ("exchange", "put", "add"), f"Asked {name!r}, a seat does not look at what it has in hand.")
        require(not table.is_up(held[0]), "A drawn card is held facedown: write it in brackets.")
        return True


def _is_tag(word: str) -> bool:
    return word.startswith("#") and word[1:].isdecimal() and word.isascii() and len(word) < 5


def position(table: Table) -> Position:
    """The position of a table, from which `place` rebuilds it."""
    question = table.question
    interrupted = table.pending[-1] if table.pending else None
    marks = _Marks(table)
    seats: dict[str, Any] = {
        SEAT_NAMES[seat]: SeatPosition(village=marks.written(village)) for seat, village in enumerate(table.villages)
    }
    return Position(
        game="silver-coin",
        seats=table.seats,
        turn=seat_name(table.turn),
        round=table.round,
        first=seat_name(table.first),
        question=None if question is None else question.name,
        interrupted=None if interrupted is None else interrupted.name,
        pile=marks.written(table.pile),
        hand=marks.written(table.hand),
        shown=marks.written(table.shown),
        top=marks.written(table.top),
        left=table.left(),
        dry=table.dry,
        caller=None if table.caller == NOBODY else seat_name(table.caller),
        token=None if table.token == NOBODY else seat_name(table.token),
        direction=marks.direction,
        givers=marks.givers,
        replaced=tuple(table.replaced),
        results=tuple([result_of(table.box, scored) for scored in table.results]),
        result=None if table.outcome is None else result_text(table.outcome),
        options=table.options,
        **seats,
    )


class _Marks:
    """What is to be said of the cards of a table, what is asked included."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.several = {"rotated": table.rotated, "used": table.used, "chosen": 0, "looking": 0}
        self.single = {"token": table.token_on, "acting": NOTHING, "free": NOTHING, "barred": NOTHING}
        self.direction: Literal["left", "right"] = "left"
        self.givers: tuple[str, ...] = ()
        for question in (*table.pending, table.question):
            if isinstance(question, Ask):
                self.read(question)

    def read(self, question: Ask) -> None:
        """Note what a question says of cards."""
        said: dict[str, Any] = structs.asdict(question.form(self.table, question.seat))
        self.several["looking"] |= question.looks_at(self.table)
        for word in ("chosen", "used"):
            self.several[word] |= mask_of(said.get(word, ()))
        for word, field in (("free" if question.name in FREE else "acting", "by"), ("barred", "barred")):
            if said.get(field) is not None:
                self.single[word] = said[field]
        self.direction = said.get("direction", self.direction)
        self.givers = said.get("givers", self.givers)

    def written(self, tags: list[int]) -> tuple[str, ...]:
        """Cards, each with all that is to be said of it."""
        return tuple([" ".join(self.words(tag)) for tag in tags])

    def words(self, tag: int) -> list[str]:
        """A card with all that is to be said of it."""
        table = self.table
        words = [table.written(tag)]
        words += [word for word, mask in self.several.items() if mask >> tag & 1]
        words += [word for word, marked in self.single.items() if marked == tag]
        if not table.open >> tag & 1:
            words += [seat_name(seat) for seat in range(table.seats) if table.seen[seat] >> tag & 1]
        elif not table.is_up(tag):
            words.append("everybody")
        words += [f"awaits-{seat_name(seat)}" for seat in range(table.seats) if table.awaits[seat] >> tag & 1]
        if tag in table.guards:
            words.append(f"guards#{table.guards[tag]}")
        return [*words, f"#{tag}"]
