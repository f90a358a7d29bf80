"""Worlds a chair cannot rule out: other identities, other hands, another deck."""

from __future__ import annotations

from silverware.core.dice import Dice
from silverware.games.quicksand.components import COLOURS, KINDS, Box
from silverware.games.quicksand.counting import Past, is_stranded
from silverware.games.quicksand.memory import Memory
from silverware.games.quicksand.rules import DISCARDS, PLAYS
from silverware.games.quicksand.state import Table
from silverware.games.quicksand.view import Player, QuicksandView


def imagine(view: QuicksandView, memory: Memory | None, box: Box, dice: Dice) -> Table:
    """A table under way that looks like this from this chair, with a past that agrees with what it remembers.

    A chair that remembers nothing goes by what lies on the table now.
    """
    table = Table(box, view.seats, view.options)
    table.round = view.round
    table.set_explorers([explorer.space for explorer in view.explorers])
    table.stuck = sum([explorer.stuck << at for at, explorer in enumerate(view.explorers)])
    for colour in view.unowned:
        table.unowned |= 1 << COLOURS.index(colour)
    for card in view.discards:
        table.discards[box.names.index(card)] += 1
    table.idle = view.idle
    table.stranded[: view.seats] = [player.stranded for player in view.players]
    table.history = list(view.history)
    draw_counters(table, view, dice)
    if memory is None:
        while not deal(table, view, dice):
            pass
        table.begin_trail()
    else:
        past = Past(view, memory, box)
        while not past.deal(view, table, dice):
            pass
    assert view.asked is not None, "the game is over"
    table.ask((DISCARDS if view.question == "discard" else PLAYS)[view.asked])
    return table


def draw_counters(table: Table, view: QuicksandView, dice: Dice) -> None:
    """§10.2 The others drew any counters but this chair's own and those that have proved to be nobody's."""
    known = [player.identity for player in view.players]
    left = [at for at, colour in enumerate(COLOURS) if colour not in known and colour not in view.unowned]
    for identity in known:
        if identity is None:
            table.identities.append(left.pop(dice.draw(left, 0, len(left))))
        else:
            table.identities.append(COLOURS.index(identity))


def deal(table: Table, view: QuicksandView, dice: Dice) -> bool:
    """§10.2 Deal what this chair does not see. False if the lots fell so that a stranded seat got what it has not."""
    left = [copies - table.discards[kind] for kind, copies in enumerate(table.box.copies)]
    for seat, player in enumerate(view.players):
        table.sizes[seat] = player.cards
        for kind in range(KINDS):
            held = 0 if player.hand is None else player.hand.count(table.box.names[kind])
            table.held[seat * KINDS + kind] = held
            left[kind] -= held
    hidden = [seat for seat, player in enumerate(view.players) if player.hand is None]
    for seat in sorted(hidden, key=lambda seat: not view.players[seat].stranded):
        if not deal_hand(table, seat, view.players[seat], left, dice):
            return False
    table.deck = [kind for kind, count in enumerate(left) for _ in range(count)]
    return True


def deal_hand(table: Table, seat: int, player: Player, left: list[int], dice: Dice) -> bool:
    """Deal one hand out of what is left, as far as what everybody knows of it allows."""
    hand = [0] * KINDS
    for _ in range(player.cards):
        fits = []
        for kind in range(KINDS):
            hand[kind] += 1
            if not player.stranded or is_stranded(hand, player.stranded):
                fits += [kind] * left[kind]
            hand[kind] -= 1
        if not fits:
            return False
        kind = fits[dice.below(len(fits))]
        hand[kind] += 1
        left[kind] -= 1
    table.held[seat * KINDS : seat * KINDS + KINDS] = hand
    return True
