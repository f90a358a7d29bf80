"""The rules of Quicksand in the order of the digest; § are those of docs/rules/quicksand.md."""

from __future__ import annotations

from typing import Final

from silverware.core.dice import Dice
from silverware.core.form import Form
from silverware.core.move import Move
from silverware.core.seats import SEAT_NAMES, Seat
from silverware.core.state import Outcome, Question, Refusal
from silverware.games.quicksand import forms
from silverware.games.quicksand.components import (
    BIT,
    COLOURS,
    EXPLORERS,
    HAND,
    KINDS,
    MASK,
    QUICKSAND,
    SEATS,
    reachable,
)
from silverware.games.quicksand.events import Began, Kept, Passed, WasStranded, Won
from silverware.games.quicksand.moves import Discard, MoveExplorer, Pass, Rescue, Sink
from silverware.games.quicksand.state import PASSED, WAS_STRANDED, Table

EVERYBODY: Final = (1 << EXPLORERS) - 1
NOBODY: Final = -1

# §2 Setting up


def start(table: Table, dice: Dice) -> None:
    """§2.1 to §2.4 Explorers at their starts, a counter and six cards for everybody, a random first turn."""
    table.set_explorers(table.box.starts[:])
    counters = list(range(EXPLORERS))
    for _ in range(table.seats):
        table.identities.append(counters.pop(dice.draw(counters, 0, len(counters))))
    table.deck = table.box.deck[:]
    heard = table.heard
    table.heard = None
    for seat in range(table.seats):
        table.draw(seat, dice)
    table.heard = heard
    first = dice.roll(table.seats) - 1
    if heard is not None:
        hands = tuple([table.hand(seat) for seat in range(table.seats)])
        heard.append(Began(SEAT_NAMES[first], tuple([COLOURS[explorer] for explorer in table.identities]), hands))
    table.begin_trail()
    begin_turn(table, first)


def begin_turn(table: Table, seat: int) -> None:
    """§2.4 One more turn."""
    table.round += 1
    table.ask(PLAYS[seat])


# §3 Drawing cards


def end_turn(table: Table, seat: int, dice: Dice) -> None:
    """§3.1 The hand is filled up, and §2.4 the turn passes to the left."""
    table.draw(seat, dice)
    begin_turn(table, (seat + 1) % table.seats)


# §4 Playing cards


class Play(Question[Table]):
    """§4.1 Play any number of cards of the same kind."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, "play", "4.1")

    def form(self, state: Table, seat: Seat) -> Form:
        return forms.Play(not isinstance(state.menu()[0], Pass) if seat == self.seat else None)

    def menu(self, state: Table) -> list[Move]:
        menu = self.plays(state)
        if not menu or state.options.zero_card_turns:
            menu.append(state.box.moves.pass_)
        return menu

    def plays(self, state: Table) -> list[Move]:
        """§4.1 Every set of cards this seat can play, and all it can do with it. §4.2 Masks go with any colour."""
        menu: list[Move] = []
        held = state.held
        hand = self.seat * KINDS
        masks = held[hand + MASK]
        stuck = state.stuck
        for explorer in range(EXPLORERS):
            cards = held[hand + explorer]
            if cards + masks > 0:
                if stuck >> explorer & 1 == 1:
                    add_rescues(state, explorer, cards, masks, menu)
                else:
                    add_movements(state, explorer, cards, masks, 0, menu)
        if held[hand + QUICKSAND] > 0:
            menu += sinkings(state, held[hand + QUICKSAND])
        return menu

    def answer(self, state: Table, move: Move, dice: Dice) -> None:
        seat = self.seat
        state.history.append((seat, move.number))
        if isinstance(move, Pass):
            if self.plays(state):
                pass_turn(state, seat, dice)
            else:
                be_stranded(state, seat, dice)
            return
        state.idle = 0
        state.stranded[seat] = ()
        if isinstance(move, MoveExplorer):
            state.advance(seat, move.colour, move.cards, move.masks, move.end)
            end_movement(state, seat, move.colour, move.end, dice)
            return
        if isinstance(move, Rescue):
            state.rescue(seat, move.colour, move.masks)
        elif isinstance(move, Sink):
            state.sink(seat, move.explorers, move.count)
        end_turn(state, seat, dice)

    def refusal(self, state: Table, move: Move) -> Refusal:
        if isinstance(move, MoveExplorer):
            return no_movement(state, self.seat, move)
        if isinstance(move, Rescue):
            return no_rescue(state, move)
        if isinstance(move, Sink):
            return no_sinking(state, self.seat, move)
        if isinstance(move, Pass):
            return Refusal("You can play a card, so you must.", "4.4")
        return Refusal(
            "You may discard only after a movement that ends on the explorer's own colour or on a Mask space.", "6.1"
        )


PLAYS: Final = [Play(seat) for seat in range(SEATS)]


def pass_turn(table: Table, seat: int, dice: Dice) -> None:
    """§4.4 A seat plays nothing, though it could. It keeps its hand, and with it what is known of it."""
    table.idle = 0
    table.trail.append(PASSED)
    if table.heard is not None:
        table.heard.append(Passed(SEAT_NAMES[seat]))
    end_turn(table, seat, dice)


def be_stranded(table: Table, seat: int, dice: Dice) -> None:
    """§4.5 A seat can play nothing. §4.6 If that has happened to every seat in a row, all hands are replaced."""
    table.idle += 1
    least, before = table.least_plays(), table.stranded[seat]
    table.stranded[seat] = tuple([min(pair) for pair in zip(least, before, strict=True)]) if before else least
    table.trail.append(WAS_STRANDED)
    if table.heard is not None:
        table.heard.append(WasStranded(SEAT_NAMES[seat]))
    if table.idle == table.seats:
        table.idle = 0
        table.throw_in()
        for distance in range(1, table.seats):
            table.draw((seat + distance) % table.seats, dice)
    end_turn(table, seat, dice)


# §5 Moving explorers


def add_movements(table: Table, explorer: int, cards: int, masks: int, rescuing: int, menu: list[Move]) -> None:
    """§5.1 to §5.4 Add where so many cards of its colour, and Masks, can bring an explorer.

    §5.1, §5.3 Each card is a step, but for one that is `rescuing`; §5.4 none ends where another explorer stands.
    """
    occupied = table.occupied
    moving = table.box.moves.moving
    ends = table.box.ends
    ways = table.at[explorer] * (HAND + 1) - rescuing
    for total in range(1 + rescuing, cards + masks + 1):
        free = [end for end in ends[ways + total] if not occupied >> end & 1]
        if free:
            for wild in range(max(0, total - cards), min(total, masks) + 1):
                row = moving[(explorer * (HAND + 1) + total - wild) * (HAND + 1) + wild]
                menu += [row[end] for end in free]


def no_movement(table: Table, seat: int, move: MoveExplorer) -> Refusal:
    """Why these cards do not bring this explorer there."""
    colour = COLOURS[move.colour]
    for kind, wanted in ((move.colour, move.cards), (MASK, move.masks)):
        held = table.held[seat * KINDS + kind]
        if held < wanted:
            return Refusal(f"You need {wanted} {table.box.names[kind]} and have {held}.", "4.1")
    total = move.cards + move.masks
    steps = total - 1 if table.is_stuck(move.colour) else total
    at = table.at[move.colour]
    there = "the temple" if move.end == table.box.temple else f"space {move.end}"
    if move.end == at and steps == total:
        return Refusal(f"The {colour} explorer is already on {there}; its cards move it on from there.", "5.1")
    if steps == 0:
        return Refusal(f"The {colour} explorer is stuck: one card only rescues it.", "7.3")
    if move.end in table.box.ends[at * (HAND + 1) + steps]:
        return Refusal(f"Another explorer stands on {there}: you may pass over it, but not stop there.", "5.4")
    if move.end not in reachable(table.box.arrows, at):
        return Refusal(f"No arrows lead from space {at} to {there}.", "5.2")
    exactly = f"{steps} step{'s' if steps > 1 else ''}"
    moved = f"One card rescues the {colour} explorer, and then it" if steps < total else f"The {colour} explorer"
    return Refusal(
        f"{moved} must go exactly {exactly}, and no way of that length leads from space {at} to {there}.", "5.3"
    )


def end_movement(table: Table, seat: int, explorer: int, space: int, dice: Dice) -> None:
    """§5.6 A space works only when a movement ends on it."""
    if space == table.box.temple:
        reach_the_temple(table, seat, explorer, dice)
    elif table.box.allows_discard(explorer, space) and table.sizes[seat] > 0:
        table.ask(DISCARDS[seat])
    else:
        end_turn(table, seat, dice)


def brings(table: Table, move: Move) -> Form | None:
    """§5 What a movement would lead to; None for other moves."""
    seat = table.asked()
    if seat is None or not isinstance(move, MoveExplorer):
        return None
    box = table.box
    explorer, end, total = move.colour, move.end, move.cards + move.masks
    rescued = table.is_stuck(explorer)
    return forms.Movement(
        way=box.way(table.at[explorer], end, total - rescued),
        rescued=rescued,
        stuck=box.is_quicksand[end],
        discard=box.allows_discard(explorer, end) and table.sizes[seat] > total,
        left=box.distances[end],
        decides=end == box.temple and table.unowned >> explorer & 1 == 0,
    )


# §6 Colour spaces and Mask spaces


class MayDiscard(Question[Table]):
    """§6.1, §6.2 The movement ended on the explorer's own colour or on a Mask space: discard a card, or keep all."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, "discard", "6.1")

    def form(self, state: Table, seat: Seat) -> Form:
        return forms.MayDiscard()

    def menu(self, state: Table) -> tuple[Move, ...]:
        moves = state.box.moves
        hand = self.seat * KINDS
        held = [moves.discards[kind] for kind in range(KINDS) if state.held[hand + kind] > 0]
        return (moves.keep, *held)

    def answer(self, state: Table, move: Move, dice: Dice) -> None:
        state.history.append((self.seat, move.number))
        if isinstance(move, Discard):
            state.discard(self.seat, move.card)
        elif state.heard is not None:
            state.heard.append(Kept(SEAT_NAMES[self.seat]))
        end_turn(state, self.seat, dice)

    def refusal(self, state: Table, move: Move) -> Refusal:
        if isinstance(move, Discard):
            return Refusal(f"You have no {state.box.names[move.card]} left.", "6.3")
        return Refusal("You have played this turn: now discard one card, or keep them all.", "6.1")


DISCARDS: Final = [MayDiscard(seat) for seat in range(SEATS)]


# §7 Stuck in quicksand


def add_rescues(table: Table, explorer: int, cards: int, masks: int, menu: list[Move]) -> None:
    """§7.2 Add what so many cards do for a stuck explorer: the first of them rescues it, the others move it.

    §7.3 One alone only rescues, wherever it stands; §7.4 it may be a Mask.
    """
    rescues = table.box.moves.rescues[explorer]
    if cards > 0:
        menu.append(rescues[0])
    if masks > 0:
        menu.append(rescues[1])
    add_movements(table, explorer, cards, masks, 1, menu)


def no_rescue(table: Table, move: Rescue) -> Refusal:
    """Why an explorer can't be rescued with this card."""
    if not table.is_stuck(move.colour):
        return Refusal(f"The {COLOURS[move.colour]} explorer is not stuck.", "7.2")
    return Refusal(f"You have no {table.box.names[MASK if move.masks else move.colour]}.", "4.1")


# §8 Quicksand cards


def sinkings(table: Table, cards: int) -> list[Move]:
    """§8.1 So many Quicksand cards sink as many explorers, or fewer: §8.3 any of those that §8.2 are not stuck."""
    return table.box.moves.sink_menus[EVERYBODY & ~table.stuck][cards]


def no_sinking(table: Table, seat: int, move: Sink) -> Refusal:
    """Why these explorers cannot be sunk."""
    quicksand = table.held[seat * KINDS + QUICKSAND]
    if quicksand < move.count:
        cards = f"{move.count} Quicksand card{'s' if move.count > 1 else ''}"
        return Refusal(f"You need {cards} and have {quicksand}.", "8.1")
    stuck = next(colour for at, colour in enumerate(COLOURS) if move.explorers & table.stuck & BIT[at])
    return Refusal(f"The {stuck} explorer is already stuck.", "8.2")


# §9 Reaching the temple


def reach_the_temple(table: Table, seat: int, explorer: int, dice: Dice) -> None:
    """§9.1 The explorer's owner wins, whoever moved it. §9.3 Nobody's explorer goes back to its start."""
    decided = decided_at_the_temple(table, explorer)
    if decided is None:
        table.send_back(explorer)
        end_turn(table, seat, dice)
        return
    table.finish(decided)
    if table.heard is not None:
        identities = tuple([COLOURS[identity] for identity in table.identities])
        table.heard.append(Won(SEAT_NAMES[decided.winners[0]], COLOURS[explorer], identities, table.aside()))


def decided_at_the_temple(table: Table, explorer: int) -> Outcome | None:
    """§9.1 The owner of the explorer at the temple wins; None if nobody owns it."""
    owner = table.owner(explorer)
    if owner == NOBODY:
        return None
    scores = tuple([int(other == owner) for other in range(table.seats)])
    return Outcome(f"the {COLOURS[explorer]} explorer", (owner,), scores)
