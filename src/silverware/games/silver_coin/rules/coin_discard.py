"""The characters of the Coin deck that work when they are drawn and discarded: §19 to §26."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from silverware.core.dice import Dice
from silverware.core.form import Form
from silverware.core.move import Move
from silverware.core.seats import SEAT_NAMES, Seat
from silverware.core.state import Refusal
from silverware.games.silver_coin import forms
from silverware.games.silver_coin.components import BIT, DISCARD_FIRST, DISCARD_LAST, mask_of, size_of, tags_of
from silverware.games.silver_coin.events import Killed, Shifted, Side, Switched, Used
from silverware.games.silver_coin.moves import (
    ACTIVATES,
    DONE,
    FLIPS,
    KILLS,
    LEFT,
    RIGHT,
    SHIFTS,
    SWITCHES,
    TAKES,
    VILLAGES,
    Activate,
    Flip,
    Kill,
    LookAround,
    Shift,
    Switch,
    TakeDeep,
)
from silverware.games.silver_coin.rules.ability import ANY, OWN, Ability
from silverware.games.silver_coin.rules.exchange import SIDES, add
from silverware.games.silver_coin.rules.flow import TurnQuestion, break_off, finish_action
from silverware.games.silver_coin.rules.looks import LookAtCards, aim, lies_open, lookable
from silverware.games.silver_coin.rules.question import Ask, not_own
from silverware.games.silver_coin.rules.turn import take
from silverware.games.silver_coin.state import NOBODY, NOTHING, Table

if TYPE_CHECKING:
    from mypy_extensions import i64

DEPTH: Final = 3
"""§24.1 How many discards a Nosferatu can reach."""

# §18.4, §24.2 Using a card that lies in the discards


def can_activate(table: Table, at: int) -> bool:
    """§18.4, §24.4 Whether the discard at this place can be used: faceup, of numbers 5 to 12, and not in vain."""
    if at < 0 or table.up >> table.pile[at] & 1 == 0:
        return False
    kind = table.face[table.pile[at]]
    return DISCARD_FIRST <= kind <= DISCARD_LAST and table.cast.abilities[kind].can(table, at)


def activate(table: Table, at: int, *, blob: bool, dice: Dice) -> None:
    """§18.5, §24.2 A discard is used, and keeps its place."""
    tag = table.pile[at]
    if table.heard is not None:
        table.heard.append(Used(SEAT_NAMES[table.turn], table.shown_face(tag), "blob" if blob else "nosferatu"))
    table.cast.abilities[table.face[tag]].use(table, at, dice)


# §19 Apprentice Tanner


class ApprenticeTanner(Ability):
    """§19.1 Joins the village, and §19.2 flips another card."""

    def can(self, table: Table, at: int) -> bool:
        return table.reach() != 0

    def use(self, table: Table, at: int, dice: Dice) -> None:
        table.ask(FlipOne(table.turn, table.pile[at]))

    def can_drawn(self, table: Table) -> bool:
        return True

    def use_drawn(self, table: Table, dice: Dice) -> None:
        tag = table.hand[0]
        table.turn_up(tag)
        if table.heard is not None:
            table.heard.append(Used(SEAT_NAMES[table.turn], table.shown_face(tag), "drawing"))
        if table.villages[table.turn]:
            table.ask(PlaceTanner(table.turn, tag))
        else:
            join(table, tag, left=True, dice=dice)


def join(table: Table, tanner: int, *, left: bool, dice: Dice) -> None:
    """§19.1 The Tanner joins the village, and §19.3 there must be a card to flip."""
    add(table, left=left, drawn=True)
    if table.reach() & ~BIT[tanner]:
        table.ask(FlipOne(table.turn, tanner))
    else:
        finish_action(table, dice)


class PlaceTanner(Ask):
    """§19.1 At which end of the village the Tanner is placed."""

    def __init__(self, seat: Seat, by: int) -> None:
        super().__init__(seat, "tanner", "19.1", "The Apprentice Tanner joins at the left or the right end.")
        self.by = by

    def form(self, state: Table, seat: Seat) -> Form:
        return forms.PlaceTanner(self.by)

    def menu(self, state: Table) -> tuple[Move, ...]:
        return SIDES

    def answer(self, state: Table, move: Move, dice: Dice) -> None:
        join(state, self.by, left=move is LEFT, dice=dice)


class FlipOne(TurnQuestion):
    """§19.2 Flip another card of any village."""

    def __init__(self, seat: Seat, by: int) -> None:
        super().__init__(seat, "flip", "19.2", "Flip another card of any village.")
        self.by = by

    def form(self, state: Table, seat: Seat) -> Form:
        return forms.FlipOne(self.by)

    def choices(self, state: Table) -> list[Move]:
        return aim(state, FLIPS, state.reach() & ~BIT[self.by])

    def decide(self, state: Table, move: Move, dice: Dice) -> None:
        flip_or_end(state, move, self.by, dice)

    def refusal(self, state: Table, move: Move) -> Refusal:
        if move is DONE:
            return Refusal("There is a card you can flip, so you must flip one.", "19.3")
        return super().refusal(state, move)

    def unfit(self, state: Table, seat: int, tag: int) -> Refusal | None:
        return Refusal("Choose a different card.", "19.2") if tag == self.by else None


def flip_or_end(table: Table, move: Move, by: int, dice: Dice) -> None:
    """The flip of an ability, its last step; §13.7 without a card to flip it ends there."""
    if isinstance(move, Flip):
        table.flip(move.seat, move.at, by)
        finish_action(table, dice)
    else:
        break_off(table, dice)


# §20 Huntress


class Huntress(Ability):
    """§20.1 Turns a faceup card facedown, and then another one faceup."""

    def can(self, table: Table, at: int) -> bool:
        return table.reach() & table.up != 0

    def use(self, table: Table, at: int, dice: Dice) -> None:
        table.ask(TurnDown(table.turn, table.pile[at]))

    def unable(self) -> Refusal:
        return Refusal("No village has a faceup card that could be turned facedown.", "20.3")


class TurnDown(TurnQuestion):
    """§20.1 Turn a faceup card of any village facedown."""

    def __init__(self, seat: Seat, by: int) -> None:
        super().__init__(seat, "down", "20.1", "Turn a faceup card of any village facedown.")
        self.by = by

    def form(self, state: Table, seat: Seat) -> Form:
        return forms.TurnDown(self.by)

    def choices(self, state: Table) -> list[Move]:
        return aim(state, FLIPS, state.reach() & state.up)

    def decide(self, state: Table, move: Move, dice: Dice) -> None:
        if not isinstance(move, Flip):
            break_off(state, dice)
            return
        barred = state.villages[move.seat][move.at]
        state.flip(move.seat, move.at, self.by)
        if state.reach() & ~state.up & ~BIT[barred]:
            state.ask(TurnUp(self.seat, self.by, barred))
        else:
            finish_action(state, dice)

    def unfit(self, state: Table, seat: int, tag: int) -> Refusal | None:
        return needs_faceup(self, state, tag)


def needs_faceup(question: Ask, table: Table, tag: int) -> Refusal | None:
    """Why a facedown card can't be chosen when it must be faceup."""
    return None if table.is_up(tag) else Refusal("Choose a faceup card.", question.rule)


class TurnUp(TurnQuestion):
    """§20.1, §28.11, §28.12 Turn a facedown card faceup: another than the Huntress has just turned facedown."""

    def __init__(self, seat: Seat, by: int, barred: int) -> None:
        super().__init__(seat, "up", "20.1", "Turn a facedown card faceup.")
        self.by = by
        self.barred = barred
        """§20.2 The card the Huntress has just turned facedown."""

    def form(self, state: Table, seat: Seat) -> Form:
        return forms.TurnUp(self.by, None if self.barred == NOTHING else self.barred)

    def choices(self, state: Table) -> list[Move]:
        ability = state.cast.abilities[state.face[self.by]]
        mask: i64 = lookable(state, ability.scope)
        if self.barred != NOTHING:
            mask &= ~BIT[self.barred]
        return aim(state, FLIPS, mask)

    def decide(self, state: Table, move: Move, dice: Dice) -> None:
        flip_or_end(state, move, self.by, dice)

    def unfit(self, state: Table, seat: int, tag: int) -> Refusal | None:
        if tag == self.barred:
            return Refusal("You have just turned this card facedown, so it stays facedown.", "20.2")
        if state.is_up(tag):
            return lies_open(self)
        scope = state.cast.abilities[state.face[self.by]].scope
        return not_own(self, seat) if scope == OWN else None


# §21 Nostro


class Nostro(Ability):
    """§21.1 Looks at all facedown cards of a village."""

    def can(self, table: Table, at: int) -> bool:
        return lookable(table, ANY) != 0

    def use(self, table: Table, at: int, dice: Dice) -> None:
        table.ask(ChooseVillage(table.turn, table.pile[at]))


class ChooseVillage(TurnQuestion):
    """§21.1 Which village is looked at."""

    def __init__(self, seat: Seat, by: int) -> None:
        super().__init__(seat, "village", "21.1", "Choose a village with facedown cards that may be looked at.")
        self.by = by

    def form(self, state: Table, seat: Seat) -> Form:
        return forms.ChooseVillage(self.by)

    def choices(self, state: Table) -> list[Move]:
        mask: i64 = lookable(state, ANY)
        return [VILLAGES[seat] for seat in range(state.seats) if mask & state.held[seat]]

    def decide(self, state: Table, move: Move, dice: Dice) -> None:
        if isinstance(move, LookAround):
            cards: i64 = lookable(state, ANY) & state.held[move.seat]
            state.look(cards)
            state.ask(LookAtCards(self.seat, self.by, cards))
        else:
            break_off(state, dice)

    def refusal(self, state: Table, move: Move) -> Refusal:
        if isinstance(move, LookAround):
            return Refusal("That village has no facedown card to look at.", "21.2")
        return super().refusal(state, move)


# §22 Assassin


class Assassin(Ability):
    """§22.1 Puts a faceup card of a village at the bottom of the discards."""

    def can(self, table: Table, at: int) -> bool:
        return table.reach() & table.up != 0

    def use(self, table: Table, at: int, dice: Dice) -> None:
        table.ask(KillOne(table.turn, table.pile[at]))


class KillOne(TurnQuestion):
    """§22.1 Which faceup card goes."""

    def __init__(self, seat: Seat, by: int) -> None:
        super().__init__(seat, "kill", "22.1", "Choose a faceup card of any village, or break off.")
        self.by = by

    def form(self, state: Table, seat: Seat) -> Form:
        return forms.KillOne(self.by)

    def choices(self, state: Table) -> list[Move]:
        menu = aim(state, KILLS, state.reach() & state.up)
        menu.append(DONE)
        return menu

    def decide(self, state: Table, move: Move, dice: Dice) -> None:
        if not isinstance(move, Kill):
            break_off(state, dice)
            return
        if state.heard is not None:
            state.heard.append(Killed(SEAT_NAMES[self.seat], state.spot(move.seat, move.at, show=True)))
        bury(state, state.remove(move.seat, move.at))
        finish_action(state, dice)

    def unfit(self, state: Table, seat: int, tag: int) -> Refusal | None:
        return needs_faceup(self, state, tag)


def bury(table: Table, tag: int) -> None:
    """§22.1, §25.3 A card goes upright to the bottom of the discards, as faceup or facedown as it was."""
    table.rotated &= ~BIT[tag]
    table.pile.insert(0, tag)


# §24 Nosferatu


class Nosferatu(Ability):
    """§24.1 Takes one of the three discards below, or uses it."""

    def can(self, table: Table, at: int) -> bool:
        """§24.8 Whether there is something below to take or to use."""
        if at > 0 and table.villages[table.turn]:
            return True
        deepest = max(at - DEPTH, 0)
        return len([below for below in range(deepest, at) if can_activate(table, below)]) > 0

    def use(self, table: Table, at: int, dice: Dice) -> None:
        table.ask(Burrow(table.turn, table.pile[at]))


class Burrow(TurnQuestion):
    """§24.1 Take one of the three discards below, or use it."""

    def __init__(self, seat: Seat, by: int) -> None:
        super().__init__(seat, "nosferatu", "24.1", "Take one of the three discards below, use it, or break off.")
        self.by = by

    def form(self, state: Table, seat: Seat) -> Form:
        return forms.Burrow(self.by)

    def choices(self, state: Table) -> list[Move]:
        at = state.pile.index(self.by)
        depth = min(at, DEPTH)
        menu: list[Move] = [DONE]
        if state.villages[self.seat]:
            menu += TAKES[:depth]
        menu += [ACTIVATES[below] for below in range(depth) if can_activate(state, at - 1 - below)]
        return menu

    def decide(self, state: Table, move: Move, dice: Dice) -> None:
        at = state.pile.index(self.by)
        if isinstance(move, TakeDeep):
            take(state, at - 1 - move.at, move.at + 1)
        elif isinstance(move, Activate):
            activate(state, at - 1 - move.at, blob=False, dice=dice)
        else:
            break_off(state, dice)

    def refusal(self, state: Table, move: Move) -> Refusal:
        if isinstance(move, TakeDeep) and not state.villages[self.seat]:
            return Refusal("Your village has no cards to exchange, so you can't take one.", "6.5")
        if isinstance(move, Activate):
            return Refusal("That discard has no ability that can do anything now.", "24.4")
        return super().refusal(state, move)


# §25 Golem


class Golem(Ability):
    """§25.1 Switches the discard below with a card of any village."""

    def can(self, table: Table, at: int) -> bool:
        return at > 0 and table.reach() != 0

    def use(self, table: Table, at: int, dice: Dice) -> None:
        table.ask(SwitchDiscard(table.turn, table.pile[at]))


class SwitchDiscard(TurnQuestion):
    """§25.1 Which card the discard is switched with."""

    def __init__(self, seat: Seat, by: int) -> None:
        super().__init__(seat, "golem", "25.1", "Choose a card of any village for the discard, or break off.")
        self.by = by

    def form(self, state: Table, seat: Seat) -> Form:
        return forms.SwitchDiscard(self.by)

    def choices(self, state: Table) -> list[Move]:
        menu = aim(state, SWITCHES, state.reach())
        menu.append(DONE)
        return menu

    def decide(self, state: Table, move: Move, dice: Dice) -> None:
        if not isinstance(move, Switch):
            break_off(state, dice)
            return
        new = state.pile.pop(state.pile.index(self.by) - 1)
        if state.heard is not None:
            placed, gone = state.face_as_it_lies(new), state.spot_as_it_lies(move.seat, move.at)
            state.heard.append(Switched(SEAT_NAMES[self.seat], placed, gone, state.is_up(new)))
        bury(state, state.replace(move.seat, move.at, new))
        finish_action(state, dice)


# §26 Village Idiot


class VillageIdiot(Ability):
    """§26.1 Moves one card of each village to its neighbour."""

    def can(self, table: Table, at: int) -> bool:
        return len(movers(table)) > 1

    def use(self, table: Table, at: int, dice: Dice) -> None:
        giving = movers(table)
        givers = mask_of(giving)
        if len(giving) > 2:
            table.ask(ChooseDirection(table.turn, table.pile[at], givers))
        else:
            table.ask(ChooseMover(table.turn, table.pile[at], givers, 1, 0))


def movers(table: Table) -> list[int]:
    """§26.4 The villages that can give a card."""
    return [seat for seat in range(table.seats) if table.movable(seat)]


class Shifting(TurnQuestion):
    """A question of the Village Idiot; `givers` is a bit for each village that has still to give a card."""

    def __init__(self, seat: Seat, name: str, rule: str, wish: str, by: int, givers: i64) -> None:
        super().__init__(seat, name, rule, wish)
        self.by = by
        self.givers: i64 = givers

    def givers_named(self) -> tuple[str, ...]:
        """The villages that have still to give a card, by name."""
        return tuple([SEAT_NAMES[seat] for seat in tags_of(self.givers)])

    def spares(self, state: Table, tag: int) -> bool:
        if self.moving() >> tag & 1:
            return False
        if self.givers >> self.seat & 1 == 0:
            return True
        left: i64 = state.movable(self.seat)
        return left == 0 or left & ~BIT[tag] != 0


class ChooseDirection(Shifting):
    """§26.1 To the left or to the right."""

    def __init__(self, seat: Seat, by: int, givers: i64) -> None:
        super().__init__(seat, "direction", "26.1", "Choose left or right, or break off.", by, givers)

    def form(self, state: Table, seat: Seat) -> Form:
        return forms.ChooseDirection(self.by, self.givers_named())

    def choices(self, state: Table) -> tuple[Move, ...]:
        return (LEFT, RIGHT, DONE)

    def decide(self, state: Table, move: Move, dice: Dice) -> None:
        if move is DONE:
            break_off(state, dice)
        else:
            state.ask(ChooseMover(self.seat, self.by, self.givers, 1 if move is LEFT else -1, 0))


class ChooseMover(Shifting):
    """§26.2, §26.8 Which card of a village moves."""

    def __init__(self, seat: Seat, by: int, givers: i64, direction: int, chosen: i64) -> None:
        super().__init__(seat, "move", "26.2", "Choose the card of this village that moves.", by, givers)
        self.direction = direction
        """§26.1 1 to the left, -1 to the right."""
        self.chosen: i64 = chosen

    def form(self, state: Table, seat: Seat) -> Form:
        direction: Side = "left" if self.direction == 1 else "right"
        giver = SEAT_NAMES[self.giver(state)]
        return forms.ChooseMover(self.by, giver, self.givers_named(), direction, tags_of(self.chosen))

    def giver(self, state: Table) -> int:
        """§26.8 Whose card is chosen now: the user's first, and then on in the direction."""
        for seat in self.round_of(state):
            if self.givers >> seat & 1:
                return seat
        return NOBODY

    def round_of(self, state: Table) -> list[int]:
        """§26.8 The seats from the user on, in the direction."""
        return [(self.seat + distance * self.direction) % state.seats for distance in range(state.seats)]

    def moving(self) -> i64:
        return self.chosen

    def choices(self, state: Table) -> list[Move]:
        menu = aim(state, SHIFTS, state.movable(self.giver(state)))
        if not self.chosen and size_of(self.givers) == 2:
            menu.append(DONE)
        return menu

    def decide(self, state: Table, move: Move, dice: Dice) -> None:
        chosen: i64 = self.chosen
        givers: i64 = self.givers
        if isinstance(move, Shift):
            chosen |= BIT[state.villages[move.seat][move.at]]
            givers &= ~BIT[move.seat]
        elif state.movable(self.giver(state)) == 0:
            givers &= ~BIT[self.giver(state)]
        else:
            givers = 0
        if givers and size_of(chosen) + size_of(givers) >= 2:
            state.ask(ChooseMover(self.seat, self.by, givers, self.direction, chosen))
        else:
            self.shift(state, chosen, dice)

    def shift(self, state: Table, chosen: i64, dice: Dice) -> None:
        """§26.3 All chosen cards move at once, each to the place of the card that left its new village."""
        spots = [
            (seat, at)
            for seat in self.round_of(state)
            for at, tag in enumerate(state.villages[seat])
            if chosen >> tag & 1
        ]
        if len(spots) < 2:
            break_off(state, dice)
            return
        targets = spots[1:] + spots[:1]
        if state.heard is not None:
            cards = [state.spot_as_it_lies(seat, at) for seat, at in spots]
            side: Side = "left" if self.direction == 1 else "right"
            onto = [SEAT_NAMES[seat] for seat, _ in targets]
            state.heard.append(Shifted(SEAT_NAMES[self.seat], side, tuple(cards), tuple(onto)))
        tags = [state.villages[seat][at] for seat, at in spots]
        for tag, (seat, at) in zip(tags, targets, strict=True):
            state.replace(seat, at, tag)
        finish_action(state, dice)

    def refusal(self, state: Table, move: Move) -> Refusal:
        if move is DONE:
            return Refusal("You can break off the Village Idiot only before your first choice.", "13.5")
        return super().refusal(state, move)

    def unfit(self, state: Table, seat: int, tag: int) -> Refusal | None:
        giver = self.giver(state)
        if seat != giver:
            return Refusal(f"Now a card leaves the village of {SEAT_NAMES[giver].title()}.", "26.8")
        if state.shielded() >> tag & 1:
            return Refusal("A protected card does not move.", "26.5")
        return None
