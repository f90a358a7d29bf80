"""How much the asked seat wishes for each move, in points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from silverware.bots.silver_coin.judgement import abilities, exchanging
from silverware.bots.silver_coin.judgement.calling import call
from silverware.bots.silver_coin.judgement.exchanging import NEVER
from silverware.bots.silver_coin.judgement.sight import UNKNOWN, Sight
from silverware.core.move import Move
from silverware.games.silver_coin.components import BIT
from silverware.games.silver_coin.moves import (
    CALL,
    DONE,
    DRAW,
    LEFT,
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
    Protect,
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
from silverware.games.silver_coin.rules.amulet_discard import GiveForIt, TakeFaceup
from silverware.games.silver_coin.rules.coin_discard import Burrow, ChooseDirection, ChooseMover, SwitchDiscard
from silverware.games.silver_coin.rules.exchange import ExchangeMore, is_match
from silverware.games.silver_coin.rules.flow import End
from silverware.games.silver_coin.rules.looks import LookAtCards
from silverware.games.silver_coin.rules.turn import Turn

if TYPE_CHECKING:
    from mypy_extensions import i64

FREE: Final = 15.0
"""What comes on top of the action comes before it."""
WEARY: Final = 0.3
"""How much better it must be to use a Blob than to draw: the deck does not get smaller by it."""
TREASURE: Final = 4.0
"""How many points a card must be better than an unknown one to be worth the token."""
AGAIN: Final = 2.0
"""What an additional turn is worth."""
SURPRISE: Final = 0.5
"""What a used Pixie must bring."""
PREPARED: Final = 0.5
"""What part of its worth the discarding of a card has when the Curator has only rotated it."""


def wish(sight: Sight, move: Move) -> float:
    """How many points a move is worth to the asked seat."""
    if isinstance(move, Exchange):
        return wish_exchange(sight, move.at)
    if isinstance(move, Aimed):
        return wish_aimed(sight, move)
    if isinstance(move, Counted):
        return wish_counted(sight, move)
    if isinstance(move, LookAround):
        return abilities.look_around(sight, move.seat)
    if isinstance(move, Give):
        return give(sight, move)
    return wish_word(sight, move)


def wish_word(sight: Sight, move: Move) -> float:
    """What a move is worth that is one word."""
    table = sight.table
    question = table.question
    if move is DRAW:
        return exchanging.hope(sight)
    if move is TAKE:
        return exchanging.take(sight, table.pile[-1])
    if move is CALL:
        return call(sight)
    if move is USE:
        return abilities.use(sight, table.face[table.hand[0]], len(table.pile))
    if move is DONE:
        if isinstance(question, ExchangeMore):
            return so_far(sight, question.chosen)
        return 0.01 if isinstance(question, LookAtCards) else 0.0
    if isinstance(question, ChooseDirection):
        if move is LEFT:
            return abilities.shift(sight, 1)
        if move is RIGHT:
            return abilities.shift(sight, -1)
    return 0.0


# §6 Exchanges


def wish_exchange(sight: Sight, at: int) -> float:
    """§6.7 What it is worth to choose one more card for an exchange."""
    table = sight.table
    tag = table.villages[sight.me][at]
    new = table.hand[0]
    question = table.question
    if isinstance(question, ExchangeMore):
        chosen: i64 = question.chosen
        for other in table.villages[sight.me]:
            if question.chosen >> other & 1 == 1:
                chosen |= exchanging.matching(sight, other)
        return so_far(sight, chosen) if chosen >> tag & 1 == 1 else NEVER
    return exchanging.exchange_for(sight, tag, sight.kind(new), sight.loose(new), table.is_up(new))


def so_far(sight: Sight, chosen: i64) -> float:
    """§6.2 What it is worth to exchange the card in hand for these; NEVER where they might not match."""
    table = sight.table
    tags = [tag for tag in table.villages[sight.me] if chosen >> tag & 1 == 1]
    if len(tags) > 1 and (chosen & ~sight.known != 0 or not is_match(table, tags)):
        return NEVER
    new = table.hand[0]
    return exchanging.exchange(sight, chosen, sight.kind(new), sight.loose(new), table.is_up(new))


# Cards of any village


def wish_aimed(sight: Sight, move: Aimed) -> float:
    """What it is worth to do something to a card of a village."""
    table = sight.table
    seat = move.seat
    tag = table.villages[seat][move.at]
    if isinstance(move, Look):
        return abilities.look(sight, seat, tag)
    if isinstance(move, Flip):
        return abilities.flip(sight, seat, tag)
    if isinstance(move, Kill):
        return abilities.without(sight, seat, tag)
    if isinstance(move, Switch):
        question = table.question
        if isinstance(question, SwitchDiscard):
            new = table.pile[table.pile.index(question.by) - 1]
            return abilities.switch(sight, seat, tag, new, table.is_up(new))
        return abilities.switch(sight, seat, tag, table.hand[0], False)
    if isinstance(move, Rob):
        worth = NEVER
        for mine in table.villages[sight.me]:
            worth = max(worth, abilities.trade(sight, mine, seat, tag))
        return worth
    if isinstance(move, Shift):
        return wish_shift(sight, seat, tag)
    return 0.0


def wish_shift(sight: Sight, seat: int, tag: int) -> float:
    """§26.2 What it is worth that this card moves."""
    table = sight.table
    question = table.question
    if not isinstance(question, ChooseMover):
        return 0.0
    from_whom = abilities.giver(sight, question.direction)
    if seat == sight.me:
        worth = NEVER
        among: i64 = table.movable(from_whom)
        for other in table.villages[from_whom]:
            if among >> other & 1 == 1 and from_whom != seat:
                worth = max(worth, abilities.trade(sight, tag, from_whom, other))
        return worth
    if seat != from_whom:
        return 0.0
    mine = [own for own in table.villages[sight.me] if question.chosen >> own & 1 == 1]
    return abilities.trade(sight, mine[0], seat, tag) if mine else -sight.number(tag, seat)


# A word and a number


def wish_counted(sight: Sight, move: Counted) -> float:
    """What a move is worth that is a word and a number."""
    table = sight.table
    question = table.question
    if isinstance(move, TakeDeep):
        if isinstance(question, Burrow):
            return exchanging.take(sight, table.pile[table.pile.index(question.by) - 1 - move.at])
        if isinstance(question, TakeFaceup):
            return exchanging.take(sight, table.pile[table.pile.index(question.by) - 1 - move.at])
        return 0.0
    if isinstance(move, Activate):
        if isinstance(question, Burrow):
            at = table.pile.index(question.by) - 1 - move.at
            return abilities.use(sight, table.face[table.pile[at]], at)
        return 0.0
    if isinstance(move, UseBlob):
        at = len(table.pile) - 1 - move.at
        return abilities.use(sight, table.face[table.pile[at]], at) - WEARY
    if isinstance(move, DrawShown):
        return abilities.drawn(sight, table.shown[move.at])
    if isinstance(move, Keep):
        return abilities.drawn(sight, table.hand[move.at])
    if isinstance(move, Trick):
        return AGAIN
    if isinstance(move, GiveBack):
        return give_back(sight, move.at)
    if isinstance(move, Rotate):
        return curate(sight, move.at, False)
    if isinstance(move, Remove):
        return curate(sight, move.at, True)
    if isinstance(move, Guard):
        return treasure(sight, table.villages[sight.me][move.at])
    return wish_free(sight, move)


def give_back(sight: Sight, at: int) -> float:
    """§28.20 What it is worth to give this card for the robbed one."""
    table = sight.table
    question = table.question
    if not isinstance(question, GiveForIt):
        return 0.0
    for seat in range(table.seats):
        if table.held[seat] >> question.taken & 1:
            return abilities.trade(sight, table.villages[sight.me][at], seat, question.taken)
    return 0.0


def give(sight: Sight, move: Give) -> float:
    """§14.1 What it is worth to give a card away before scoring."""
    table = sight.table
    tag = table.villages[sight.me][move.at]
    own = sight.cost(sight.me, BIT[tag], 0, UNKNOWN, -1.0, False)
    other = sight.cost(move.to, 0, 0, sight.kind(tag), sight.number(tag, sight.me), table.is_up(tag))
    return sight.gain_both(sight.me, own, move.to, other)


# What comes on top of the action


def wish_free(sight: Sight, move: Counted) -> float:
    """What a free ability or the token is worth: much where it helps, and never in the midst of something."""
    table = sight.table
    question = table.question
    if not isinstance(question, Turn) and not isinstance(question, End):
        return NEVER
    tag = table.villages[sight.me][move.at]
    worth = NEVER
    if isinstance(move, Curate):
        for at in range(len(table.villages[sight.me])):
            worth = max(worth, curate(sight, at, False))
            if table.rotated >> table.villages[sight.me][at] & 1:
                worth = max(worth, curate(sight, at, True))
    elif isinstance(move, UsePixie):
        others: i64 = table.reach() & ~BIT[tag]
        worth = abilities.flip(sight, sight.me, tag) + abilities.best_flip(sight, others) - SURPRISE
    elif isinstance(move, UseEmpath):
        worth = abilities.looks(sight, True, False, 1)
    elif isinstance(move, Protect):
        worth = treasure(sight, tag) - TREASURE
        for other in table.villages[sight.me]:
            if treasure(sight, other) > treasure(sight, tag):
                worth = NEVER
    elif isinstance(move, UseBodyguard):
        guarded = table.guards.get(tag, -1)
        had = -1.0 if guarded < 0 else treasure(sight, guarded)
        for other in table.villages[sight.me]:
            if other != tag:
                worth = max(worth, treasure(sight, other) - had - 1.0)
    return FREE + worth if worth > 0 else NEVER


def treasure(sight: Sight, tag: int) -> float:
    """How much worse a village would be with an unknown card for this one."""
    return sight.cost(sight.me, BIT[tag], 0, UNKNOWN, sight.mean, False) - sight.now(sight.me)


def curate(sight: Sight, at: int, remove: bool) -> float:
    """§16.1 What it is worth to discard a card, or to prepare that by rotating it."""
    table = sight.table
    tag = table.villages[sight.me][at]
    worth = abilities.without(sight, sight.me, tag)
    if remove:
        return worth
    if table.rotated >> tag & 1:
        return -worth
    return PREPARED * worth if not sight.lap else NEVER
