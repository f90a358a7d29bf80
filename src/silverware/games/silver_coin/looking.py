"""Looking at a table of Silver Coin from a chair: its view is made by listing what the chair sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from silverware.core.seats import SPECTATOR, Seat
from silverware.core.state import Question
from silverware.games.silver_coin.rules.question import Ask
from silverware.games.silver_coin.state import NOBODY, NOTHING, Table
from silverware.games.silver_coin.view import Card, SilverCoinView

if TYPE_CHECKING:
    from mypy_extensions import i64


def view(table: Table, seat: Seat) -> SilverCoinView:
    """§30 What a chair sees: what lies open, who has seen what, and the numbers it is being shown."""
    question = table.question
    shown = visible(table, seat)
    shielded = table.shielded()
    interrupted: Any = table.pending[-1].form(table, seat) if table.pending else None
    return SilverCoinView(
        seat=seat,
        seats=table.seats,
        round=table.round,
        asked=table.asked(),
        question=question.name if question else None,
        asking=table.asking(seat),
        rule=question.rule if question else None,
        outcome=table.outcome,
        options=table.options,
        rounds=table.box.rounds,
        first=table.first,
        turn=table.turn,
        caller=None if table.caller == NOBODY else table.caller,
        last_lap=table.caller != NOBODY,
        token=None if table.token == NOBODY else table.token,
        token_on=_tag(table.token_on),
        villages=tuple([_cards(table, village, shown, shielded) for village in table.villages]),
        hand=_cards(table, table.hand, shown, shielded),
        pile=_cards(table, table.pile, shown, shielded),
        deck=table.left(),
        dry=table.dry,
        shown=_cards(table, table.shown, shown, shielded),
        top=_cards(table, table.top, shown, shielded),
        interrupted=interrupted,
        totals=tuple(table.totals),
        results=tuple(table.results),
        replaced=tuple(table.replaced),
    )


def opened(table: Table, view: SilverCoinView) -> SilverCoinView:
    """A view with the numbers of all cards in villages, in hand and among the discards, for looking back."""
    villages = tuple([_numbered(table, village) for village in view.villages])
    return replace(view, villages=villages, hand=_numbered(table, view.hand), pile=_numbered(table, view.pile))


def _numbered(table: Table, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple([replace(card, number=table.face[card.tag]) for card in cards])


def visible(table: Table, seat: Seat) -> i64:
    """§30.4 The cards whose numbers a chair is shown: §30.1 those that were used are known to everybody by that."""
    mask: i64 = table.up | table.used
    for waiting in table.awaits:
        mask |= waiting
    aided = table.options.memory == "aided"
    if aided:
        mask |= table.open
    if seat == SPECTATOR:
        return mask
    if aided:
        mask |= table.seen[seat]
    for interrupted in table.pending:
        mask |= looked_at(table, interrupted, seat)
    return mask | looked_at(table, table.question, seat)


def looked_at(table: Table, question: Question[Any] | None, seat: Seat) -> i64:
    """The cards that a question shows a seat: none where somebody else is asked."""
    return question.looks_at(table) if isinstance(question, Ask) and question.seat == seat else 0


def _tag(tag: int) -> int | None:
    return None if tag == NOTHING else tag


def _cards(table: Table, tags: list[int], shown: i64, shielded: i64) -> tuple[Card, ...]:
    return tuple([_card(table, tag, shown, shielded) for tag in tags])


def _card(table: Table, tag: int, shown: i64, shielded: i64) -> Card:
    seats = range(table.seats)
    return Card(
        tag,
        table.face[tag] if shown >> tag & 1 == 1 else None,
        table.is_up(tag),
        table.rotated >> tag & 1 == 1,
        shielded >> tag & 1 == 1,
        tuple([chair for chair in (SPECTATOR, *seats) if table.has_seen(chair, tag)]),
        table.used >> tag & 1 == 1,
        tuple([other for other in seats if table.awaits[other] >> tag & 1 == 1]),
        table.guards.get(tag),
    )
