"""How a round begins and ends: §2, §10, §11, and §29.3 what losers wish for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from silverware.core.dice import Dice
from silverware.core.form import Form
from silverware.core.move import Move
from silverware.core.seats import SEAT_NAMES, Seat
from silverware.core.state import Outcome, Refusal
from silverware.games.silver_coin import forms
from silverware.games.silver_coin.components import BIT, KINDS, tags_of
from silverware.games.silver_coin.events import Cause, Gave, GaveNothing, PlayStopped, Replaced, Won
from silverware.games.silver_coin.moves import GIVES, NO, REPLACES, Give, Replace
from silverware.games.silver_coin.rules.question import Ask, by_seat, not_own
from silverware.games.silver_coin.scoring import is_carried, result, scores, tie_break, winners
from silverware.games.silver_coin.state import NOBODY, Table

if TYPE_CHECKING:
    from mypy_extensions import i64

# §2 Setting up


def start(table: Table, dice: Dice) -> None:
    """§2.4 The first player of the first round is chosen at random."""
    begin_round(table, dice.roll(table.seats) - 1, dice)


def begin_round(table: Table, first: int, dice: Dice) -> None:
    """§2.1 to §2.5 The cards are dealt, and the first player looks first."""
    table.round += 1
    table.first = first
    table.turn = first
    table.deal(dice)
    table.ask(table.cast.peeks[first])


# §10 Scoring


def stop_play(table: Table, cause: Cause, dice: Dice) -> None:
    """§10.1 Play stops; Registers come first."""
    if table.heard is not None:
        table.heard.append(PlayStopped(cause))
    table.turn = table.first
    table.used = 0
    go_on_scoring(table, 0, dice)


def go_on_scoring(table: Table, used: i64, dice: Dice) -> None:
    """§14.2 The next Register is asked for, in turn order from the first player; after the last one comes scoring.

    `used` are the Registers that this seat was asked for already.
    """
    if table.cast.giving:
        for _ in range(table.seats):
            for tag in table.villages[table.turn]:
                if used >> tag & 1 == 0 and is_to_give(table, tag):
                    table.ask(MayGive(table.turn, tag, used | BIT[tag]))
                    return
            used = 0
            table.turn = (table.turn + 1) % table.seats
            if table.turn == table.first:
                break
    count(table, dice)


def is_to_give(table: Table, tag: int) -> bool:
    """§14.1, §14.4 Whether this card is a Register and its village has another card to give."""
    return table.is_up(tag) and table.cast.abilities[table.face[tag]].giving and len(table.villages[table.turn]) > 1


class MayGive(Ask):
    """§14.1 Give another card of the village to another seat, or §14.7 none."""

    def __init__(self, seat: Seat, by: int, used: i64) -> None:
        super().__init__(seat, "register", "14.1", "A Register may give another card of your village away now.")
        self.by = by
        self.used: i64 = used
        """§14.6 The Registers this seat was asked for, this one included."""

    def form(self, state: Table, seat: Seat) -> Form:
        return forms.MayGive(self.by, tags_of(self.used))

    def menu(self, state: Table) -> list[Move]:
        menu: list[Move] = [NO]
        for at, tag in enumerate(state.villages[self.seat]):
            if tag != self.by:
                menu += [GIVES[at][to] for to in range(state.seats) if to != self.seat]
        return menu

    def answer(self, state: Table, move: Move, dice: Dice) -> None:
        if isinstance(move, Give):
            if state.heard is not None:
                state.heard.append(
                    Gave(SEAT_NAMES[self.seat], state.spot_as_it_lies(self.seat, move.at), SEAT_NAMES[move.to])
                )
            state.receive(move.to, state.remove(self.seat, move.at))
        elif state.heard is not None:
            state.heard.append(GaveNothing(SEAT_NAMES[self.seat]))
        go_on_scoring(state, self.used, dice)

    def refusal(self, state: Table, move: Move) -> Refusal:
        if isinstance(move, Give):
            if move.to == self.seat or move.to >= state.seats:
                return Refusal(f"A gift goes to another seat, not to {SEAT_NAMES[move.to].title()}.", "14.1")
            if move.at >= len(state.villages[self.seat]):
                return Refusal(f"Your village has no place {move.at + 1}.", "2.7")
            return Refusal("A Register can't give itself away.", "14.4")
        return super().refusal(state, move)

    def unfit(self, state: Table, seat: int, tag: int) -> Refusal | None:
        return not_own(self, seat)


def count(table: Table, dice: Dice) -> None:
    """§10.3 to §10.6 Show the villages and score them; §11 then the next round, or the end."""
    points = scores(table)
    carried = is_carried(table)
    table.reveal(points, result(table, points))
    if table.round == table.box.rounds:
        close(table)
        return
    first = table.caller if carried else (table.first + 1) % table.seats
    table.token = first if carried and table.options.token == "protect" else NOBODY
    begin_round(table, first, dice)


# §11 The end of the game, §29.3 and what losers wish for


def close(table: Table) -> None:
    """§11.3 The lowest total wins."""
    best = winners(table)
    table.turn = best[0]
    table.token = NOBODY
    if table.heard is not None:
        table.heard.append(Won(tuple([SEAT_NAMES[seat] for seat in best]), tuple(table.totals), tie_break(table)))
    if table.options.losers_replace:
        next_wish(table)
    else:
        end_game(table)


def end_game(table: Table) -> None:
    """§1.4 The game is over."""
    table.finish(decided(table))


def decided(table: Table) -> Outcome:
    """§11.3 Who has won by the points of all rounds."""
    return Outcome("the lowest total", winners(table), tuple(table.totals))


def next_wish(table: Table) -> None:
    """§29.3 The next loser, in turn order from the left of the winner, is asked; §29.4 of several, the first one."""
    best = winners(table)
    for _ in range(table.seats):
        table.turn = (table.turn + 1) % table.seats
        if table.turn == best[0]:
            break
        if table.turn not in best:
            table.ask(MAY_REPLACE[table.turn])
            return
    end_game(table)


class MayReplace(Ask):
    """§29.3 A loser may name a number for which the other deck's character comes in the next game."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, "replace", "29.3", "The game is over: name a number for the next one, or none.")

    def form(self, state: Table, seat: Seat) -> Form:
        return forms.MayReplace()

    def menu(self, state: Table) -> tuple[Move, ...]:
        return (NO, *[REPLACES[kind] for kind in range(KINDS) if kind not in state.replaced])

    def answer(self, state: Table, move: Move, dice: Dice) -> None:
        if isinstance(move, Replace):
            state.replaced.append(move.kind)
            if state.heard is not None:
                state.heard.append(Replaced(SEAT_NAMES[self.seat], move.kind, state.cast.others[move.kind]))
        elif state.heard is not None:
            state.heard.append(Replaced(SEAT_NAMES[self.seat], None, None))
        next_wish(state)

    def refusal(self, state: Table, move: Move) -> Refusal:
        if isinstance(move, Replace):
            return Refusal(f"Number {move.kind} has already been named.", "29.4")
        return super().refusal(state, move)


MAY_REPLACE: Final = by_seat(MayReplace)
