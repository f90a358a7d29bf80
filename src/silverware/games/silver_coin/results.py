"""The results of a position: of the rounds that are over, and of a game that is."""

from __future__ import annotations

from silverware.core.errors import BadPosition, SilverwareError
from silverware.core.position import conclude
from silverware.core.seats import SEAT_NAMES, seat_called, seat_name
from silverware.games.silver_coin.components import Box
from silverware.games.silver_coin.documents import Position, Result
from silverware.games.silver_coin.moments import check_replaced, check_stopped, require
from silverware.games.silver_coin.rules.rounds import decided
from silverware.games.silver_coin.scoring import result, scored_round, scores, winners
from silverware.games.silver_coin.state import Table
from silverware.games.silver_coin.view import ScoredCard, ScoredRound


def seat_of(table: Table, name: str) -> int:
    """A seat of this table by name."""
    try:
        return seat_called(name, table.seats)
    except SilverwareError as error:
        raise BadPosition(str(error)) from None


def write_results(table: Table, position: Position) -> None:
    """§10 Write down the rounds that are over."""
    table.replaced = list(position.replaced)
    for written in _results(table, position):
        scored = _scored_round(table, written)
        table.results.append(scored)
        for seat, village in enumerate(scored.villages):
            table.totals[seat] += village.score


def _results(table: Table, position: Position) -> tuple[Result, ...]:
    """The rounds that are over; where nothing is said of them, nobody had points."""
    if position.results is not None:
        return position.results
    over = min(position.round - 1 + (position.question == "replace"), table.box.rounds)
    return (Result(scores=(0,) * table.seats),) * over


def _scored_round(table: Table, written: Result) -> ScoredRound:
    cards = written.villages or ((),) * table.seats
    seats = len(cards) == len(written.scores) == table.seats
    require(seats, "The result of a round has a village and points for each seat.")
    caller = None if written.caller is None else seat_of(table, written.caller)
    villages = [[_scored_card(table.box, card) for card in village] for village in cards]
    return scored_round(table, villages, written.scores, caller)


def _scored_card(box: Box, text: str) -> ScoredCard:
    name = text.removeprefix("(").removesuffix(")")
    up = name == text
    require(name in box.names and (up or text == f"({name})"), f"{text!r:.40} is no card of a round that is over.")
    return ScoredCard(box.names.index(name), up)


def result_of(box: Box, scored: ScoredRound) -> Result:
    """A round that is over, as positions write it."""
    names = [[(box.names[card.number], card.up) for card in village.cards] for village in scored.villages]
    return Result(
        villages=tuple([tuple([name if up else f"({name})" for name, up in village]) for village in names]),
        scores=tuple([village.score for village in scored.villages]),
        caller=None if scored.caller is None else seat_name(scored.caller),
    )


def end(table: Table, said: str) -> None:
    """§10, §11 The last round is scored once more, and the game is over.

    Its villages lie faceup now. If its result says so, that is how they lay before.
    """
    rounds = table.box.rounds
    require(table.round == rounds, f"The game is over after round {rounds}, not in round {table.round}.")
    last = table.results.pop() if len(table.results) == rounds else None
    if last is not None:
        for seat, village in enumerate(last.villages):
            table.totals[seat] -= village.score
            _turn_as_scored(table, seat, village.cards)
    require(len(table.results) == rounds - 1, f"There must be results of {rounds - 1} rounds before the last one here.")
    check_stopped(table)
    points = scores(table)
    scored = result(table, points)
    table.reveal(points, scored)
    if last is not None:
        fits = last.caller == scored.caller and [village.score for village in last.villages] == points
        given = " ".join([str(score) for score in points])
        require(fits, f"The last round is not scored so: the rules give {given} for these villages and this caller.")
    check_replaced(table)
    require(table.options.losers_replace or not table.replaced, "At this table losers name no numbers.")
    table.turn = winners(table)[0]
    conclude(table, decided(table), said)


def _turn_as_scored(table: Table, seat: int, cards: tuple[ScoredCard, ...]) -> None:
    """Turn the cards of a village as they lay when it was scored, where that is said."""
    village = table.villages[seat]
    if not cards:
        return
    fits = [card.number for card in cards] == [table.face[tag] for tag in village]
    require(fits, f"The last result must have the cards of {SEAT_NAMES[seat]}'s village.")
    for tag, card in zip(village, cards, strict=True):
        if card.up:
            table.turn_up(tag)
        else:
            table.turn_down(tag)
