"""How a round begins and ends: §2, §10, §11, and §29.3 what losers wish for."""

from __future__ import annotations

from typing import Literal

from silverware.core.dice import Dice
from silverware.core.move import Move
from silverware.core.seats import Seat
from silverware.core.state import Outcome, Refusal
from silverware.games.silver_coin.components import BIT, KINDS
from silverware.games.silver_coin.events import PlayStopped, Replaced, Won
from silverware.games.silver_coin.moves import LOOKS_AT_TWO, NO, REPLACES, LookAtTwo, Replace
from silverware.games.silver_coin.rules.question import Ask
from silverware.games.silver_coin.scoring import is_carried, scores, winners
from silverware.games.silver_coin.state import NOBODY, NOTHING, Table

# §2 Setting up, and the first look


def start(table: Table, dice: Dice) -> None:
    """§2.4 The first player of the first round is drawn by lot."""
    begin_round(table, dice.roll(table.seats) - 1, dice)


def begin_round(table: Table, first: int, dice: Dice) -> None:
    """§2.1 to §2.5 The cards are dealt, and the first player looks first."""
    table.round += 1
    table.first = first
    table.turn = first
    table.deal(dice)
    table.pose("peek")


class Peek(Ask):
    """§2.5 Look at two of the own five cards."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, "peek", "2.5", "First of all look at two of your cards.")

    def menu(self, state: Table) -> list[Move]:
        return LOOKS_AT_TWO

    def answer(self, state: Table, move: Move, dice: Dice) -> None:
        if isinstance(move, LookAtTwo):
            village = state.villages[self.seat]
            state.look(BIT[village[move.one]] | BIT[village[move.two]])
        state.pose("look")


# §10 Scoring


def stop_play(table: Table, cause: Literal["call", "deck", "villagers"], dice: Dice) -> None:
    """§10.1 Play stops; Registers come first."""
    if table.heard is not None:
        table.heard.append(PlayStopped(cause))
    table.turn = table.first
    table.used = 0
    go_on_scoring(table, dice)


def go_on_scoring(table: Table, dice: Dice) -> None:
    """§14.2 The next Register is asked for, in turn order from the first player; after the last one comes scoring."""
    table.acting = NOTHING
    if table.cast.giving:
        for _ in range(table.seats):
            for tag in table.villages[table.turn]:
                if is_to_give(table, tag):
                    table.used |= BIT[tag]
                    table.acting = tag
                    table.pose("register")
                    return
            table.used = 0
            table.turn = (table.turn + 1) % table.seats
            if table.turn == table.first:
                break
    count(table, dice)


def is_to_give(table: Table, tag: int) -> bool:
    """§14.1, §14.4 Whether a card of whose turn it is is a Register that has not been asked for and can give."""
    return (
        table.is_up(tag)
        and table.cast.abilities[table.face[tag]].giving
        and table.used >> tag & 1 == 0
        and len(table.villages[table.turn]) > 1
    )


def count(table: Table, dice: Dice) -> None:
    """§10.3 to §10.6 The villages are opened and count; §11 then the next round, or the end."""
    points = scores(table)
    carried = is_carried(table)
    table.reveal(points)
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
        table.heard.append(Won(best, tuple(table.totals)))
    if table.options.losers_replace:
        next_wish(table)
    else:
        end_game(table)


def end_game(table: Table) -> None:
    """§1.4 The game is over."""
    table.finish(Outcome("the lowest total", winners(table), tuple(table.totals)))


def next_wish(table: Table) -> None:
    """§29.3 The next loser, in turn order from the left of the winner, is asked; §29.4 of several, the first one."""
    best = winners(table)
    for _ in range(table.seats):
        table.turn = (table.turn + 1) % table.seats
        if table.turn == best[0]:
            break
        if table.turn not in best:
            table.pose("replace")
            return
    end_game(table)


class MayReplace(Ask):
    """§29.3 A loser may name a number for which the other deck's character comes in the next game."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, "replace", "29.3", "The game is over: name a number for the next one, or none.")

    def menu(self, state: Table) -> list[Move]:
        return [NO, *[REPLACES[kind] for kind in range(KINDS) if kind not in state.replaced]]

    def answer(self, state: Table, move: Move, dice: Dice) -> None:
        if isinstance(move, Replace):
            state.replaced.append(move.kind)
            if state.heard is not None:
                state.heard.append(Replaced(self.seat, move.kind, state.cast.others[move.kind]))
        elif state.heard is not None:
            state.heard.append(Replaced(self.seat, None, None))
        next_wish(state)

    def refusal(self, state: Table, move: Move) -> Refusal:
        if isinstance(move, Replace):
            return Refusal(f"Number {move.kind} was named already.", "29.4")
        return super().refusal(state, move)
