"""Why a good player makes a move, in a sentence without a subject."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from silverware.bots.silver_coin.judgement import exchanging
from silverware.bots.silver_coin.judgement.sight import Sight
from silverware.core.move import Move
from silverware.games.silver_coin.components import BIT
from silverware.games.silver_coin.moves import (
    CALL,
    DISCARD,
    DONE,
    DRAW,
    LEFT,
    NO,
    RIGHT,
    TAKE,
    USE,
    Activate,
    Aimed,
    Counted,
    Curate,
    DrawShown,
    Exchange,
    Flip,
    Give,
    GiveBack,
    Guard,
    Keep,
    Kill,
    Look,
    LookAround,
    LookAtTwo,
    Protect,
    Put,
    Remove,
    Rob,
    Rotate,
    Shift,
    Switch,
    TakeDeep,
    Trick,
    UseBlob,
    UseBodyguard,
    UseEmpath,
    UsePixie,
)
from silverware.games.silver_coin.rules.amulet_discard import TakeFaceup
from silverware.games.silver_coin.rules.coin_discard import Burrow, ChooseDirection, SwitchDiscard
from silverware.games.silver_coin.rules.exchange import ExchangeMore
from silverware.games.silver_coin.rules.looks import LookAtCards
from silverware.games.silver_coin.scoring import village_score
from silverware.games.silver_coin.state import Table

if TYPE_CHECKING:
    from mypy_extensions import i64

ALIKE: Final = "Makes no difference here."
PURPOSES: Final = {
    "apprentice-tanner": "adds it to the village to turn over a card that matters more",
    "huntress": "turns one card down and another up",
    "nostro": "sees a whole village at once",
    "assassin": "gets a faceup card out of the way",
    "psychic": "sees up to three cards",
    "nosferatu": "gets at the discards below",
    "golem": "switches the discard below with a card of a village",
    "village-idiot": "gives a high card away for a low one",
    "exposer": "turns up a card of the own village",
    "revealer": "turns up a facedown card",
    "beholder": "sees two cards of the own village",
    "apprentice-seer": "sees a card of another seat",
    "seer": "sees a card",
    "master": "takes a better card from the discards",
    "witch": "puts the next card where it does most good",
    "robber": "gives a high card for a low one",
}
"""What discard abilities are used for."""
LOOSE: Final = "a card from the discards that nobody sees"


class Reasons:
    """What a seat can say about a table."""

    def __init__(self, sight: Sight, worlds: Sequence[Table], names: Sequence[str]) -> None:
        self.sight = sight
        self.table = sight.table
        self.me = sight.me
        self.own = sight.table.villages[sight.me]
        self.worlds = worlds
        self.names = names

    # Words for cards

    def title(self, number: int) -> str:
        """What the character of a number is called."""
        return self.table.box.titles[self.table.cast.names[number]]

    def card(self, tag: int) -> str:
        """A card by its number, if the seat knows it."""
        return f"the {self.table.face[tag]}" if self.sight.knows(tag) else "a card it has not seen"

    def whose(self, seat: int, tag: int) -> str:
        """A card of a village, with its owner."""
        return f"its own {self.table.face[tag]}" if seat == self.me else f"{self.card(tag)} of {self.names[seat]}"

    def average(self, seat: int) -> float:
        """What a village scores, over the worlds that may be."""
        return float(sum([village_score(world, seat) for world in self.worlds])) / len(self.worlds)

    # Words for moves

    def why(self, move: Move) -> str:
        """Why the seat makes a move."""
        if isinstance(move, Aimed):
            return self.why_aimed(move)
        if isinstance(move, Exchange | Put):
            return self.why_exchange(move)
        if isinstance(move, Counted):
            return self.why_counted(move)
        if isinstance(move, LookAround):
            return "Learns its own cards." if move.seat == self.me else f"Learns what {self.names[move.seat]} holds."
        if isinstance(move, LookAtTwo):
            return "Any two cards are as good to look at as any others."
        if isinstance(move, Give):
            return f"Leaves {self.card(self.own[move.at])} to {self.names[move.to]} before villages count."
        return self.why_word(move)

    def why_word(self, move: Move) -> str:
        """Why a move is made that is one word."""
        table = self.table
        question = table.question
        if move is CALL:
            return self.why_call()
        if move is DRAW:
            return self.why_draw()
        if move is TAKE:
            if not table.is_up(table.pile[-1]):
                return f"Takes {LOOSE}."
            return f"Takes the {table.face[table.pile[-1]]}, {self.aim(table.pile[-1], up=True)}."
        if move is USE:
            number = table.face[table.hand[0]]
            return f"{self.title(number)} {PURPOSES.get(table.cast.names[number], 'helps')}."
        if move is DISCARD:
            return f"Has no use for the {table.face[table.hand[0]]}."
        if move is NO:
            return "Wants to change nothing."
        if move is DONE:
            if isinstance(question, ExchangeMore):
                return "Has chosen all cards that should go."
            return "Has seen enough." if isinstance(question, LookAtCards) else "Wants nothing more in this turn."
        if move in (LEFT, RIGHT):
            return "Brings the better card this way." if isinstance(question, ChooseDirection) else ALIKE
        return ""

    def why_call(self) -> str:
        """§8.1 Why the seat calls."""
        own = self.average(self.me)
        others = [seat for seat in range(self.table.seats) if seat != self.me]
        lowest = min(others, key=self.average)
        against = f"about {own:.0f} against about {self.average(lowest):.0f} of {self.names[lowest]}"
        if own > self.average(lowest):
            return f"Ends the round before it gets worse: {against}."
        return f"Has the lowest village, it seems: {against}."

    def why_draw(self) -> str:
        """§4.1 Why the seat draws."""
        table = self.table
        worst = self.worst()
        hope = f"hopes for something better than {worst}" if worst else "looks for a card to use"
        if table.pile and table.is_up(table.pile[-1]) and self.own:
            return f"Does not want the {table.face[table.pile[-1]]} on the discards, and {hope}."
        return f"{hope[0].upper()}{hope[1:]}."

    def worst(self) -> str:
        """The own card that should go first."""
        if not self.own:
            return ""
        return self.card(max(self.own, key=lambda tag: self.sight.number(tag, self.me)))

    def aim(self, new: int, *, up: bool) -> str:
        """What a card would be exchanged for."""
        number, kind = self.sight.loose(new), self.sight.kind(new)
        gone = max(self.own, key=lambda tag: exchanging.exchange_for(self.sight, tag, kind, number, up))
        return f"which is better than {self.card(gone)}"

    def why_exchange(self, move: Counted) -> str:
        """§6.7 Why a card is exchanged."""
        table = self.table
        if isinstance(move, Put):
            return ALIKE
        tag = self.own[move.at]
        new = table.hand[0]
        got = f"the {table.face[new]}" if self.sight.knows(new) else LOOSE
        together: i64 = exchanging.matching(self.sight, tag)
        if together != BIT[tag]:
            return f"Gets rid of all cards that match {self.card(tag)} for {got}."
        if not self.sight.knows(tag):
            return f"Would rather have {got} than a card it has not seen."
        less = table.face[tag] - self.sight.loose(new)
        if less > 0:
            return (
                f"Gets rid of {self.card(tag)} for {got}: about {less:.0f} {'point' if less == 1 else 'points'} less."
            )
        return f"Wants {got} in the village more than {self.card(tag)}."

    def why_aimed(self, move: Aimed) -> str:
        """Why something is done to a card of a village."""
        table = self.table
        seat = move.seat
        tag = table.villages[seat][move.at]
        mine = seat == self.me
        if isinstance(move, Look):
            return "Learns one of its own cards." if mine else f"Learns a card of {self.names[seat]}."
        if isinstance(move, Flip):
            if table.is_up(tag):
                return f"Turns down {self.whose(seat, tag)}, so that {self.title(table.face[tag])} does not work."
            if self.sight.knows(tag):
                return f"Turns up {self.whose(seat, tag)}: {self.title(table.face[tag])}."
            return "Learns one of its own cards." if mine else f"Shows what {self.names[seat]} holds."
        if isinstance(move, Kill):
            return f"Gets rid of {self.card(tag)}." if mine else f"Takes {self.card(tag)} from {self.names[seat]}."
        if isinstance(move, Switch):
            question = table.question
            by = question.by if isinstance(question, SwitchDiscard) else -1
            new = table.pile[table.pile.index(by) - 1] if by >= 0 else table.hand[0]
            got = self.card(new) if self.sight.knows(new) else LOOSE
            if mine:
                return f"Gets {got} for {self.card(tag)}."
            return f"Leaves {got} to {self.names[seat]} for {self.card(tag)}."
        if isinstance(move, Rob):
            return f"Wants {self.card(tag)} of {self.names[seat]}."
        if isinstance(move, Shift):
            return f"Gives {self.card(tag)} away." if mine else f"Moves {self.card(tag)} of {self.names[seat]} on."
        return ""

    def why_counted(self, move: Counted) -> str:
        """Why a move is made that is a word and a number."""
        table = self.table
        if isinstance(move, TakeDeep | Activate):
            return self.why_deep(move)
        if isinstance(move, UseBlob):
            number = table.face[table.pile[-1 - move.at]]
            return f"{self.title(number)} {PURPOSES.get(table.cast.names[number], 'helps')}."
        if isinstance(move, DrawShown):
            return f"Wants the {table.face[table.shown[move.at]]} that lies open."
        if isinstance(move, Keep):
            kept, other = table.face[table.hand[move.at]], table.face[table.hand[1 - move.at]]
            return f"Can do more with the {kept} than with the {other}."
        if isinstance(move, Trick):
            return "Gains another turn."
        tag = self.own[move.at]
        if isinstance(move, Rotate):
            return (
                f"Sets {self.card(tag)} upright."
                if table.rotated >> tag & 1
                else f"Prepares to discard {self.card(tag)}."
            )
        if isinstance(move, Remove):
            return f"Gets rid of {self.card(tag)} for nothing."
        if isinstance(move, Guard | Protect):
            return f"Keeps {self.card(tag)} out of reach of others."
        if isinstance(move, GiveBack):
            return f"Gives {self.card(tag)} for it."
        if isinstance(move, Curate):
            return "Makes the village smaller, now or in the next turn."
        if isinstance(move, UsePixie):
            return "Turns over a card that matters more than the Pixie."
        if isinstance(move, UseEmpath):
            return "Learns one of its own cards."
        return "Keeps a good card out of reach of others." if isinstance(move, UseBodyguard) else ""

    def why_deep(self, move: Counted) -> str:
        """§24.1, §28.17 Why a discard from below is taken or used."""
        table = self.table
        question = table.question
        assert isinstance(question, Burrow | TakeFaceup)
        tag = table.pile[table.pile.index(question.by) - 1 - move.at]
        if isinstance(move, Activate):
            number = table.face[tag]
            return f"{self.title(number)} {PURPOSES.get(table.cast.names[number], 'helps')}."
        return f"Takes {self.card(tag) if self.sight.knows(tag) else LOOSE} from below."
