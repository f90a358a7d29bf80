"""The characters of the Coin deck that work while they lie faceup: §14 to §18, and §27."""

from __future__ import annotations

from typing import ClassVar, Final

from silverware.core.dice import Dice
from silverware.core.form import Form
from silverware.core.move import Choices, Move
from silverware.core.seats import SEAT_NAMES, Seat
from silverware.core.state import Refusal
from silverware.games.silver_coin import forms
from silverware.games.silver_coin.components import BIT
from silverware.games.silver_coin.events import Removed, Rotated, Tricked
from silverware.games.silver_coin.moves import (
    BLOBS,
    CURATES,
    DONE,
    FLIPS,
    PIXIES,
    REMOVES,
    ROTATES,
    TRICKS,
    Flip,
    Remove,
    Rotate,
    UseBlob,
)
from silverware.games.silver_coin.rules.ability import Ability
from silverware.games.silver_coin.rules.coin_discard import activate, can_activate
from silverware.games.silver_coin.rules.flow import NO_MOVES, begin_turn, close_turn, resume, under_way
from silverware.games.silver_coin.rules.looks import aim
from silverware.games.silver_coin.rules.question import Ask, by_card, not_own
from silverware.games.silver_coin.state import Table

# §14 Register


class Register(Ability):
    """§14.1 Before scoring, faceup, it gives a card away; `rounds.MayGive` asks for it."""

    giving: ClassVar[bool] = True


# §15 Con Artist


class ConArtist(Ability):
    """§15.1 Turned facedown at the end of a turn, he gains an additional turn."""

    tricking: ClassVar[bool] = True

    def end_move(self, at: int) -> Move:
        return TRICKS[at]

    def can_end(self, table: Table, tag: int) -> bool:
        """§15.5 Only if all seats it waits for have had a turn, §9.2 and not when this turn has emptied the deck."""
        for mask in table.awaits:
            if mask >> tag & 1:
                return False
        for ability in table.cast.stopping:
            if ability.stops_play(table):
                return False
        return table.dry or table.left() > 0

    def end(self, table: Table, at: int, dice: Dice) -> None:
        tag = table.villages[table.turn][at]
        table.turn_down(tag)
        if table.heard is not None:
            table.heard.append(Tricked(SEAT_NAMES[table.turn], table.spot(table.turn, at, show=True)))
        for seat in range(table.seats):
            if seat != table.turn:
                table.awaits[seat] |= BIT[tag]
        close_turn(table)
        begin_turn(table, table.turn, dice)


# §16 Curator


class Curator(Ability):
    """§16.1 Rotates a card of the village, or discards one that is rotated."""

    free: ClassVar[bool] = True

    def free_move(self, at: int) -> Move:
        return CURATES[at]

    def begin_free(self, table: Table, at: int, dice: Dice) -> None:
        table.ask(CURATE_CARD[table.turn][table.villages[table.turn][at]])


class CurateCard(Ask):
    """§16.1 Which card of your village is rotated, set upright or discarded."""

    def __init__(self, seat: Seat, by: int) -> None:
        super().__init__(seat, "curate", "16.1", "Rotate one of your cards, or discard a rotated one.")
        self.by = by

    def form(self, state: Table, seat: Seat) -> Form:
        return forms.CurateCard(self.by)

    def menu(self, state: Table) -> list[Move]:
        village = state.villages[self.seat]
        menu: list[Move] = list(ROTATES[: len(village)])
        if state.rotated & state.held[self.seat]:
            menu += [REMOVES[at] for at, tag in enumerate(village) if state.rotated >> tag & 1 and can_go(state, tag)]
        return menu

    def answer(self, state: Table, move: Move, dice: Dice) -> None:
        seat, by = self.seat, self.by
        if isinstance(move, Rotate):
            tag = state.villages[seat][move.at]
            state.rotated ^= BIT[tag]
            if state.heard is not None:
                spot = state.spot_as_it_lies(seat, move.at)
                state.heard.append(Rotated(SEAT_NAMES[seat], spot, state.rotated >> tag & 1 == 1, by))
        elif isinstance(move, Remove):
            if state.heard is not None:
                state.heard.append(Removed(SEAT_NAMES[seat], state.spot(seat, move.at, show=True), by))
            state.discard(state.remove(seat, move.at))
        resume(state, dice)

    def refusal(self, state: Table, move: Move) -> Refusal:
        if isinstance(move, Remove) and move.at < len(state.villages[self.seat]):
            if state.rotated >> state.villages[self.seat][move.at] & 1:
                return Refusal("This card is needed for what is under way.", "16.14")
            return Refusal("You can discard only a card that is already rotated.", "16.1")
        return super().refusal(state, move)

    def unfit(self, state: Table, seat: int, tag: int) -> Refusal | None:
        return not_own(self, seat)


CURATE_CARD: Final = by_card(CurateCard)


def can_go(table: Table, tag: int) -> bool:
    """§16.14 Whether what goes on can do without a card of the own village."""
    question = under_way(table)
    return question is None or question.spares(table, tag)


# §17 Pixie


class Pixie(Ability):
    """§17.1 Turned facedown, she flips another card."""

    free: ClassVar[bool] = True

    def free_move(self, at: int) -> Move:
        return PIXIES[at]

    def begin_free(self, table: Table, at: int, dice: Dice) -> None:
        pixie = table.villages[table.turn][at]
        table.flip(table.turn, at, pixie)
        if table.reach() & ~BIT[pixie]:
            table.ask(PIXIE_FLIP[table.turn][pixie])
        else:
            resume(table, dice)


class PixieFlip(Ask):
    """§17.1, §17.2 Flip any other card of any village."""

    def __init__(self, seat: Seat, by: int) -> None:
        super().__init__(seat, "pixie", "17.1", "The Pixie flips another card of any village.")
        self.by = by

    def form(self, state: Table, seat: Seat) -> Form:
        return forms.PixieFlip(self.by)

    def menu(self, state: Table) -> list[Move]:
        return aim(state, FLIPS, state.reach() & ~BIT[self.by])

    def answer(self, state: Table, move: Move, dice: Dice) -> None:
        if isinstance(move, Flip):
            state.flip(move.seat, move.at, self.by)
        resume(state, dice)

    def refusal(self, state: Table, move: Move) -> Refusal:
        if move is DONE:
            return Refusal("There is a card you can flip, so you must flip one.", "17.2")
        return super().refusal(state, move)

    def unfit(self, state: Table, seat: int, tag: int) -> Refusal | None:
        return Refusal("Choose a different card.", "17.1") if tag == self.by else None


PIXIE_FLIP: Final = by_card(PixieFlip)


# §18 Blob


class Blob(Ability):
    """§18.1 Instead of an action, uses one of the topmost discards: as many as there are faceup Blobs."""

    acting: ClassVar[bool] = True

    def actions(self, table: Table) -> Choices:
        if table.lively & table.held[table.turn] == 0:
            return NO_MOVES
        menu: list[Move] = []
        depth = 0
        for tag in table.villages[table.turn]:
            if table.up >> tag & 1 == 0 or table.cast.abilities[table.face[tag]] is not self:
                continue
            if can_activate(table, len(table.pile) - 1 - depth):
                menu.append(BLOBS[depth])
            depth += 1
        return menu

    def act(self, table: Table, move: Move, dice: Dice) -> None:
        if isinstance(move, UseBlob):
            activate(table, len(table.pile) - 1 - move.at, blob=True, dice=dice)


# §27 Wolfman


class Wolfman(Ability):
    """§27.1 Faceup, with other cards that add up to less than 13, the village scores 0."""

    scoring: ClassVar[bool] = True

    def score(self, table: Table, up: list[int], total: int) -> int:
        for kind in up:
            if table.cast.abilities[kind] is self and is_spared(kind, total - kind):
                return 0
        return total


def is_spared(wolfman: float, others: float) -> bool:
    """§27.1 Whether a village scores 0: its other cards add up to less than the faceup Wolfman's number."""
    return others < wolfman
