"""§10 What villages score, and §11 who has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from silverware.core.seats import Seat
from silverware.games.silver_coin.components import KINDS
from silverware.games.silver_coin.state import NOBODY, Table
from silverware.games.silver_coin.view import ScoredCard, ScoredRound, ScoredVillage


def sum_of(table: Table, tags: list[int]) -> int:
    """§10.3 The numbers of cards, summed up."""
    total = 0
    for tag in tags:
        total += table.face[tag]
    return total


def score_of(table: Table, tags: list[int]) -> int:
    """§10.3 What cards score in a village, as they lie: their sum, if no ability says otherwise."""
    total = sum_of(table, tags)
    if not table.cast.scoring:
        return total
    return counted(table, [table.face[tag] for tag in tags if table.is_up(tag)], total)


def counted(table: Table, up: list[int], total: int) -> int:
    """§10.3 What a village counts whose numbers sum up to so much, and whose faceup cards have these numbers."""
    for ability in table.cast.scoring:
        total = ability.score(table, up, total)
    return total


def village_score(table: Table, seat: int) -> int:
    """§10.3 What a village scores, as it lay when play stopped."""
    return score_of(table, table.villages[seat])


def is_carried(table: Table) -> bool:
    """§10.4 Whether somebody called, and no village scores less than the caller's."""
    if table.caller == NOBODY:
        return False
    own = village_score(table, table.caller)
    return own == min([village_score(table, seat) for seat in range(table.seats)])


def scores(table: Table) -> list[int]:
    """§10.4 to §10.6 The points of every seat for this round."""
    points = [village_score(table, seat) for seat in range(table.seats)]
    if table.caller != NOBODY:
        if is_carried(table):
            points[table.caller] = 0
        else:
            points[table.caller] += table.box.penalty
    return points


SCORED_CARDS: Final = [[ScoredCard(number, up) for number in range(KINDS)] for up in (False, True)]
"""By facing and by number: every card a round can be remembered with."""


def scored_round(
    table: Table, villages: list[list[ScoredCard]], scores: Sequence[int], caller: Seat | None
) -> ScoredRound:
    """§10 A round as it is remembered: what lay where, what it scored, and what became of its sum."""
    return ScoredRound(
        tuple([_scored(table, cards, scores[seat], called=seat == caller) for seat, cards in enumerate(villages)]),
        caller,
    )


def _scored(table: Table, cards: list[ScoredCard], score: int, *, called: bool) -> ScoredVillage:
    total = sum([card.number for card in cards])
    call: Literal["carried", "failed"] | None = None
    if called:
        call = "failed" if score else "carried"
    counts = counted(table, [card.number for card in cards if card.up], total)
    return ScoredVillage(tuple(cards), total, counts, score, call)


def result(table: Table, points: Sequence[int]) -> ScoredRound:
    """§10 This round, its villages as they lie now, before they are turned faceup."""
    villages = [[SCORED_CARDS[table.up >> tag & 1][table.face[tag]] for tag in village] for village in table.villages]
    return scored_round(table, villages, points, None if table.caller == NOBODY else table.caller)


def tie_break(table: Table) -> tuple[int, ...]:
    """§11.4 The points of the last round, where they decide between equal totals; otherwise nothing."""
    tied = table.totals.count(min(table.totals))
    last = tuple([village.score for village in table.results[-1].villages])
    return last if tied > len(winners(table)) else ()


def winners(table: Table) -> tuple[Seat, ...]:
    """§11.3, §11.4 Who has the lowest total; of equal ones who had the fewer points in the last round."""
    last = table.results[-1].villages
    ranks = [(table.totals[seat], last[seat].score) for seat in range(table.seats)]
    best = min(ranks)
    return tuple([seat for seat in range(table.seats) if ranks[seat] == best])
