"""What moves would bring, as far as the view shows the asked seat the numbers of the cards: §6, §10.

An honest table shows only what lies faceup or is being looked at: nothing here remembers more for its players.
Where too little is shown, nothing is said.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverware.core.form import Form
from silverware.core.move import Move
from silverware.core.seats import SEAT_NAMES, Seat
from silverware.games.silver_coin import forms
from silverware.games.silver_coin.components import BIT, mask_of
from silverware.games.silver_coin.looking import visible
from silverware.games.silver_coin.moves import CALL, DONE, Exchange, Give, GiveBack, Kill, Put, Remove, Switch
from silverware.games.silver_coin.rules.amulet_discard import GiveForIt
from silverware.games.silver_coin.rules.coin_discard import SwitchDiscard
from silverware.games.silver_coin.rules.exchange import PENALISED, ExchangeMore, Exchanging, is_match
from silverware.games.silver_coin.scoring import score_of, sum_of
from silverware.games.silver_coin.state import Table

if TYPE_CHECKING:
    from mypy_extensions import i64


def brings(table: Table, move: Move) -> Form | None:
    """What a move on the menu would bring; None where there is nothing to work out."""
    seat = table.asked()
    return None if seat is None else _Knowing(table, seat).brings(move)


class _Knowing:
    """A table as a seat is shown it."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self.table = table
        self.seat = seat
        self.shown: i64 = visible(table, seat)
        self.own = table.villages[seat]

    def brings(self, move: Move) -> Form | None:
        """What a move would bring."""
        question = self.table.question
        chosen: i64 = question.chosen if isinstance(question, Exchanging) else 0
        if move is CALL:
            return self.vote()
        if isinstance(move, Exchange):
            return self.trade(chosen | BIT[self.own[move.at]], self.clashes(self.own[move.at]))
        if isinstance(move, Put) or (move is DONE and isinstance(question, ExchangeMore)):
            return self.trade(chosen, ())
        if isinstance(move, Remove | Give):
            return self.change(self.seat, move.at, [])
        if isinstance(move, Kill):
            return self.change(move.seat, move.at, [])
        if isinstance(move, Switch):
            return self.change(move.seat, move.at, [self.placed()])
        if isinstance(move, GiveBack) and isinstance(question, GiveForIt):
            return self.change(self.seat, move.at, [question.taken])
        return None

    def placed(self) -> int:
        """§25.1, §28.18 The card that comes for another: the discard below a Golem, or the Witch's."""
        table = self.table
        question = table.question
        if isinstance(question, SwitchDiscard):
            return table.pile[table.pile.index(question.by) - 1]
        return table.hand[0]

    def is_shown(self, tags: list[int]) -> bool:
        """Whether the seat is shown all of these cards."""
        return mask_of(tags) & ~self.shown == 0

    def vote(self) -> Form:
        """§10.4, §10.5 What a call would come to."""
        counts = [self.count(seat) for seat in range(self.table.seats)]
        own = counts[self.seat]
        others = [count for count in counts if count is not own]
        penalty = self.table.box.penalty
        failed = None if own.score is None else own.score + penalty
        scores = [count.score for count in counts if count.score is not None]
        lowest = own.score == min(scores) if len(scores) == len(counts) else None
        return forms.Vote(own, tuple(others), penalty, failed, lowest)

    def count(self, seat: Seat) -> forms.Count:
        """§10.3 What the seat is shown of a village."""
        village = self.table.villages[seat]
        known = [tag for tag in village if self.is_shown([tag])]
        score = score_of(self.table, village) if len(known) == len(village) else None
        return forms.Count(SEAT_NAMES[seat], sum_of(self.table, known), len(village) - len(known), score)

    def clashes(self, tag: int) -> tuple[int, ...]:
        """§6.2 The places whose cards, as far as the seat is shown them, do not match that one."""
        known = [self.is_shown([tag, other]) for other in self.own]
        return tuple(
            [at + 1 for at, other in enumerate(self.own) if known[at] and not is_match(self.table, [tag, other])]
        )

    def trade(self, chosen: i64, clashes: tuple[int, ...]) -> Form | None:
        """§6.2, §7.1 What an exchange for chosen cards would come to."""
        table = self.table
        new = table.hand[0]
        tags = [tag for tag in self.own if chosen >> tag & 1 == 1]
        known = [tag for tag in tags if self.is_shown([tag])]
        if not is_match(table, known):
            spared = len(tags) < PENALISED or table.unseen() == 0
            points = self.points(self.own, [*self.own, new]) if spared else None
            return forms.Trade(False, points, 1 if spared else 2, clashes)
        if len(known) < len(tags):
            return None
        kept = [tag for tag in self.own if chosen >> tag & 1 == 0]
        points = self.points(self.own, [*kept, new])
        if points is None and len(tags) == 1 and not clashes:
            return None
        return forms.Trade(True, points, 1 - len(tags), clashes)

    def change(self, seat: Seat, at: int, come: list[int]) -> Form | None:
        """What it changes in a village that a card goes, and another one may come."""
        village = self.table.villages[seat]
        after = village[:at] + village[at + 1 :] + come
        points = self.points(village, after)
        return None if points is None else forms.Change(SEAT_NAMES[seat], points, len(come) - 1)

    def points(self, before: list[int], after: list[int]) -> int | None:
        """By how much a score changes when a village has other cards; None where the seat is not shown enough."""
        table = self.table
        if self.is_shown(before) and self.is_shown(after):
            return score_of(table, after) - score_of(table, before)
        gone = [tag for tag in before if tag not in after]
        come = [tag for tag in after if tag not in before]
        up = [tag for tag in before + come if table.is_up(tag)]
        counting = [tag for tag in up if table.cast.abilities[table.face[tag]].scoring]
        if counting or not self.is_shown(gone + come):
            return None
        return sum_of(table, come) - sum_of(table, gone)
