"""Exchanging: §6, and §7 when it fails."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from silverware.core.dice import Dice
from silverware.core.form import Form
from silverware.core.move import Move
from silverware.core.seats import SEAT_NAMES, Seat
from silverware.core.state import Refusal
from silverware.games.silver_coin import forms
from silverware.games.silver_coin.components import BIT, CARDS, SEATS, size_of, tags_of
from silverware.games.silver_coin.events import Added, Exchanged, Face, Matched, Mismatched, Penalised, Side
from silverware.games.silver_coin.moves import DONE, EXCHANGES, LEFT, PUTS, RIGHT, Exchange, Put
from silverware.games.silver_coin.rules.flow import TurnQuestion, finish_action
from silverware.games.silver_coin.rules.question import Ask
from silverware.games.silver_coin.state import Table

if TYPE_CHECKING:
    from mypy_extensions import i64

SIDES: Final[tuple[Move, ...]] = (LEFT, RIGHT)
PENALISED: Final = 3
"""§7.4 From how many chosen cards on a mismatch costs one more card."""


def begin_exchange(table: Table, at: int, dice: Dice, *, drawn: bool) -> None:
    """§6.7 The first card is chosen; if it is the only one the exchange is made."""
    tag = table.villages[table.turn][at]
    if len(table.villages[table.turn]) > 1:
        table.ask((FIRST_OF_DRAWN if drawn else FIRST_OF_TAKEN)[table.turn][tag])
    else:
        make_exchange(table, BIT[tag], dice, drawn=drawn)


class Exchanging(TurnQuestion):
    """A question of an exchange under way: `chosen` is what the card in hand, `drawn` or taken, is exchanged for."""

    def __init__(self, seat: Seat, name: str, rule: str, wish: str, chosen: i64, drawn: bool) -> None:
        super().__init__(seat, name, rule, wish)
        self.chosen: i64 = chosen
        self.drawn = drawn

    def looks_at(self, state: Table) -> i64:
        return looks_at_hand(state, drawn=self.drawn)

    def spares(self, state: Table, tag: int) -> bool:
        return self.chosen >> tag & 1 == 0

    def unfit(self, state: Table, seat: int, tag: int) -> Refusal | None:
        return not_exchanged(self, seat)


def not_exchanged(question: Ask, seat: int) -> Refusal | None:
    """§6.1 Why you can't exchange another seat's card."""
    return None if seat == question.seat else Refusal("A card is exchanged for cards of your own village.", "6.1")


def looks_at_hand(table: Table, *, drawn: bool) -> i64:
    """§4.1 A seat that drew a card looks at it; §5.3 nobody looks at a facedown one that was taken."""
    mask: i64 = BIT[table.hand[0]] if drawn else 0
    return mask


class ExchangeMore(Exchanging):
    """§6.2, §6.7 Choose one more card, or exchange those that are chosen."""

    def __init__(self, seat: Seat, chosen: i64, drawn: bool) -> None:
        super().__init__(seat, "exchange", "6.7", "Choose one more card for the exchange, or say done.", chosen, drawn)

    def form(self, state: Table, seat: Seat) -> Form:
        return forms.ExchangeMore(tags_of(self.chosen), self.drawn)

    def choices(self, state: Table) -> list[Move]:
        village, chosen = state.villages[self.seat], self.chosen
        menu: list[Move] = [EXCHANGES[at] for at, tag in enumerate(village) if chosen >> tag & 1 == 0]
        menu.append(DONE)
        return menu

    def decide(self, state: Table, move: Move, dice: Dice) -> None:
        if isinstance(move, Exchange):
            self.choose(state, move.at, dice)
        else:
            make_exchange(state, self.chosen, dice, drawn=self.drawn)

    def choose(self, state: Table, at: int, dice: Dice) -> None:
        """§6.7 One more card is chosen; with none left to choose the exchange is made."""
        chosen: i64 = self.chosen | BIT[state.villages[self.seat][at]]
        if state.held[self.seat] & ~chosen:
            state.ask(ExchangeMore(self.seat, chosen, self.drawn))
        else:
            make_exchange(state, chosen, dice, drawn=self.drawn)

    def resume(self, state: Table, dice: Dice) -> None:
        """§6.7 If a Curator has discarded the last card that could be added, the exchange is made at once."""
        if state.held[self.seat] & ~self.chosen == 0:
            state.question = None
            make_exchange(state, self.chosen, dice, drawn=self.drawn)

    def unfit(self, state: Table, seat: int, tag: int) -> Refusal | None:
        if self.chosen >> tag & 1:
            return Refusal("You have already chosen this card and can't take it back; you can only add more.", "6.7")
        return super().unfit(state, seat, tag)


def _firsts(*, drawn: bool) -> list[list[ExchangeMore]]:
    return [[ExchangeMore(seat, BIT[tag], drawn) for tag in range(CARDS)] for seat in range(SEATS)]


FIRST_OF_DRAWN: Final = _firsts(drawn=True)
FIRST_OF_TAKEN: Final = _firsts(drawn=False)
"""By seat, and by the first card that is chosen: made once, as most exchanges come here."""


def places_of(table: Table, chosen: i64) -> list[int]:
    """Where the active seat's chosen cards lie."""
    return [at for at, tag in enumerate(table.villages[table.turn]) if chosen >> tag & 1 == 1]


def make_exchange(table: Table, chosen: i64, dice: Dice, *, drawn: bool) -> None:
    """§6.1 One card is exchanged at once. §6.2 Several are turned faceup: §6.3 a match, or §7.1 a mismatch."""
    seat = table.turn
    tags = [tag for tag in table.villages[seat] if chosen >> tag & 1 == 1]
    if len(tags) == 1:
        places = places_of(table, chosen)
        put(table, places[0], places, dice, drawn=drawn)
        return
    for tag in tags:
        table.turn_up(tag)
    matched = is_match(table, tags)
    if table.heard is not None:
        cards = tuple([table.spot(seat, at, show=True) for at in places_of(table, chosen)])
        table.heard.append(Matched(SEAT_NAMES[seat], cards) if matched else Mismatched(SEAT_NAMES[seat], cards))
    if matched:
        table.ask(PutNewCard(seat, chosen, drawn))
    else:
        table.ask(AddNewCard(seat, chosen, drawn))


def is_match(table: Table, tags: list[int]) -> bool:
    """§6.2 Whether all cards have the same number; §28.22 a Doppelganger has that of any other."""
    number = -1
    for tag in tags:
        kind = table.face[tag]
        if table.cast.is_joker[kind]:
            continue
        if number >= 0 and kind != number:
            return False
        number = kind
    return True


class PutNewCard(Exchanging):
    """§6.3 Which of the places of the cards it replaces the new card gets."""

    def __init__(self, seat: Seat, chosen: i64, drawn: bool) -> None:
        super().__init__(seat, "put", "6.3", "Put the new card in the place of one that it replaces.", chosen, drawn)

    def form(self, state: Table, seat: Seat) -> Form:
        return forms.PutNewCard(tags_of(self.chosen), self.drawn)

    def choices(self, state: Table) -> list[Move]:
        return [PUTS[at] for at in places_of(state, self.chosen)]

    def decide(self, state: Table, move: Move, dice: Dice) -> None:
        assert isinstance(move, Put)
        put(state, move.at, places_of(state, self.chosen), dice, drawn=self.drawn)


def put(table: Table, at: int, places: list[int], dice: Dice, *, drawn: bool) -> None:
    """§6.1, §6.3 The new card takes one of the places; §6.4 the cards that were there are discarded."""
    seat = table.turn
    village = table.villages[seat]
    tags = [village[place] for place in places]
    if len(tags) > 1:
        tags.sort(key=lambda tag: -table.face[tag])
    card: Face | None = None
    if table.heard is not None:
        card = table.hand_face(drawn=drawn)
        old = [table.spot(seat, place, show=True) for place in places]
        old.sort(key=lambda spot: tags.index(spot.tag))
    new = table.hand.pop()
    table.replace(seat, at, new)
    for place in reversed(places):
        if place != at:
            table.remove(seat, place)
    for tag in tags:
        table.discard(tag)
    if card is not None and table.heard is not None:
        table.heard.append(Exchanged(SEAT_NAMES[seat], card, village.index(new) + 1, table.is_up(new), tuple(old)))
    finish_action(table, dice)


# §7 A mismatch


class AddNewCard(Ask):
    """§7.2 At which end of the village the new card is added."""

    def __init__(self, seat: Seat, chosen: i64, drawn: bool) -> None:
        super().__init__(seat, "add", "7.2", "The cards do not match: add the new one at the left or the right end.")
        self.chosen: i64 = chosen
        self.drawn = drawn

    def form(self, state: Table, seat: Seat) -> Form:
        return forms.AddNewCard(tags_of(self.chosen), self.drawn)

    def looks_at(self, state: Table) -> i64:
        return looks_at_hand(state, drawn=self.drawn)

    def menu(self, state: Table) -> tuple[Move, ...]:
        return SIDES

    def answer(self, state: Table, move: Move, dice: Dice) -> None:
        add(state, left=move is LEFT, drawn=self.drawn)
        if size_of(self.chosen) >= PENALISED and state.unseen() > 0:
            state.ask(AddPenalty(self.seat, self.chosen))
        else:
            finish_action(state, dice)


def add(table: Table, *, left: bool, drawn: bool) -> None:
    """§7.2, §19.1 The card in hand joins the village at one end, lying as it does."""
    if table.heard is not None:
        side: Side = "left" if left else "right"
        table.heard.append(
            Added(SEAT_NAMES[table.turn], table.hand_face(drawn=drawn), side, table.is_up(table.hand[0]))
        )
    table.join(table.hand.pop(), left=left)


class AddPenalty(Ask):
    """§7.4 At which end a card from the deck is added, three or more having been chosen."""

    def __init__(self, seat: Seat, chosen: i64) -> None:
        super().__init__(seat, "penalty", "7.4", "One more card is added, from the deck: at the left or the right end.")
        self.chosen: i64 = chosen

    def form(self, state: Table, seat: Seat) -> Form:
        return forms.AddPenalty(tags_of(self.chosen))

    def menu(self, state: Table) -> tuple[Move, ...]:
        return SIDES

    def answer(self, state: Table, move: Move, dice: Dice) -> None:
        tag = state.draw(dice)
        state.join(tag, left=move is LEFT)
        if state.heard is not None:
            side: Side = "left" if move is LEFT else "right"
            state.heard.append(Penalised(SEAT_NAMES[self.seat], Face(tag), side, state.left()))
        finish_action(state, dice)
