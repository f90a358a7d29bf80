"""Positions of Quick Silver: a moment written by hand, checked, and set up; and written out again."""

from __future__ import annotations

from typing import Any, Final

from msgspec import structs

from silverware.core.dice import Dice
from silverware.core.errors import BadPosition, SilverwareError
from silverware.core.position import conclude
from silverware.core.record import result_text
from silverware.core.seats import SEAT_NAMES, seat_called, seat_name
from silverware.games.quick_silver.components import CENTRE, HAND, PLACES, Box
from silverware.games.quick_silver.documents import Position, SeatPosition, SwapPosition
from silverware.games.quick_silver.rules import (
    NOBODY,
    TURNS,
    MayRedirect,
    Spy,
    TakeSlot,
    deal_with_dynamite,
    decided_at_the_market,
    decided_on_the_road,
    hauls,
    traders,
)
from silverware.games.quick_silver.scoring import earnings, groups
from silverware.games.quick_silver.state import LEFT, Table

SLOTS: Final = [str(slot + 1) for slot in range(HAND)]


def place(table: Table, position: Position, dice: Dice) -> None:
    """Set up the table a position describes; BadPosition where there is no such moment."""
    box = table.box
    over = position.result is not None
    if over or position.revealed:
        idle = position.turn is None and position.swap is None
        _require(idle, "When hands are revealed or the game is over it is nobody's turn, and no swap is under way.")
        _require(not (over and position.revealed), "When the game is over nothing is left to reveal.")
    chairs = [_ordinary(chair, box) for chair in _chairs(position)]
    table.set_carts(chairs, position.stranger)
    table.dealt |= sum([1 << seat for seat, chair in enumerate(chairs) if over and chair.out and chair.hand])
    _check_carts(table, chairs, over)
    _lay_cards(table, position, chairs)
    table.round = position.round
    last = [seat for seat in range(table.seats) if table.was_dealt(seat)][-1]
    table.dealer = last if position.dealer is None else _dealt_seat(table, position.dealer, "The dealer")
    table.first = LEFT[table.dealt][table.dealer]
    for die in (position.black, position.white):
        _require(1 <= die <= box.sides, f"A die cannot show {die}: it has sides 1 to {box.sides}.")
    table.black = position.black
    table.white = position.white
    table.last_lap = position.last_lap or position.revealed or over
    _require(not table.last_lap or table.black == 1, "In the last lap the black die shows 1.")
    ticked = position.turn is None or table.black < max(box.sides, 2)
    _require(ticked, f"In the mines the black die has ticked down and shows less than {box.sides}.")
    _require(position.round > 0, "Rounds are counted from 1.")
    _require(position.stranger == 0 or table.options.sneaky_stranger, "The Stranger has cash but is not in the game.")
    _require(min(table.cash) >= 0, "Cash cannot be less than nothing.")
    table.trail = [_step(table, swap) for swap in position.swaps]
    if position.result is not None:
        _end(table, position.result)
        return
    most = max(table.cash)
    _require(most < box.mayor or table.cash.count(most) > 1, f"Somebody alone has {most} and is mayor already.")
    if position.revealed:
        deal_with_dynamite(table, dice)
    else:
        _ask(table, position)


def _require(holds: bool, sentence: str) -> None:
    if not holds:
        raise BadPosition(sentence)


def _chairs(position: Position) -> list[SeatPosition]:
    chairs = []
    for seat, name in enumerate(SEAT_NAMES):
        chair: SeatPosition | None = getattr(position, name)
        if seat >= position.seats:
            _require(chair is None, f"With {position.seats} seats nobody sits at {name}.")
        else:
            chairs.append(SeatPosition() if chair is None else chair)
    return chairs


def _ordinary(chair: SeatPosition, box: Box) -> SeatPosition:
    """A seat with the plates it has if nothing is said of them."""
    if chair.plates is not None:
        return chair
    return structs.replace(chair, plates=0 if chair.out or chair.blasts else box.tokens_each)


def _check_carts(table: Table, chairs: list[SeatPosition], over: bool) -> None:
    box = table.box
    _require(min(table.sneaks) >= 0 and table.sneak_pile >= 0, f"There are {box.sneak_tokens} sneak tokens in all.")
    playing = [seat for seat in range(table.seats) if table.was_dealt(seat)]
    _require(len(playing) > 1, "At least two seats are still in the game, or have just died with a hand of cards.")
    for seat, chair in enumerate(chairs):
        name = SEAT_NAMES[seat]
        plates = chair.plates or 0
        tokens = plates + chair.blasts
        if chair.out:
            _require(not table.options.not_quite_dead, f"{name} cannot be out where nobody quite dies.")
            died = seat in playing
            nothing = not any((plates, chair.blasts, chair.cash)) and (died or not (chair.hand or chair.sneaks))
            _require(nothing, f"{name} is out of the game and has nothing.")
        else:
            fits = min(plates, chair.blasts) >= 0 and 1 <= tokens <= box.tokens_each
            _require(fits, f"{name} has 1 to {box.tokens_each} plates and blasts together, not {tokens}.")
            _require(
                plates > 0 or not over, f"A cart with no plate left is out when the game is over; {name}'s is not."
            )
        if seat in playing:
            cards = HAND if chair.hand is None else len(chair.hand)
            _require(cards == HAND, f"{name} holds {HAND} cards, not {cards}.")


def _lay_cards(table: Table, position: Position, chairs: list[SeatPosition]) -> None:
    box = table.box
    left = [box.names[card] for card in box.deck]
    lying: list[str | None] = [None] * len(box.deck)
    runs = [(HAND * seat, chair.hand) for seat, chair in enumerate(chairs) if table.was_dealt(seat)]
    runs.append((HAND * CENTRE, position.centre))
    central = HAND if position.centre is None else len(position.centre)
    _require(central == HAND, f"The centre has {HAND} cards, not {central}.")
    for first, cards in runs:
        for at, name in enumerate(cards or ()):
            _take_card(left, name, box)
            lying[first + at] = name
    for name in position.aside:
        _take_card(left, name, box)
    for first, cards in runs:
        if cards is None:
            _require(len(left) >= HAND, "The cards that are left do not fill the hands and the centre.")
            lying[first : first + HAND] = left[:HAND]
            del left[:HAND]
    aside = iter([*position.aside, *left])
    table.cards = [box.names.index(next(aside) if name is None else name) for name in lying]


def _take_card(left: list[str], name: str, box: Box) -> None:
    _require(name in box.names, f"There is no card {name!r}; the cards are {', '.join(box.names)}.")
    _require(name in left, f"The deck has no more than {box.deck.count(box.names.index(name))} of {name!r}.")
    left.remove(name)


def _seat(table: Table, name: str) -> int:
    try:
        return seat_called(name, table.seats)
    except SilverwareError as error:
        raise BadPosition(str(error)) from None


def _dealt_seat(table: Table, name: str, who: str) -> int:
    seat = _seat(table, name)
    _require(table.was_dealt(seat), f"{who} cannot be {name}, who is out of the game.")
    return seat


def _holder(table: Table, name: str, who: str) -> int:
    return CENTRE if name.lower() == "centre" else _dealt_seat(table, name, who)


def _step(table: Table, swap: str) -> int:
    match swap.split():
        case [taker, mine, source, other] if mine in SLOTS and other in SLOTS:
            seat = _dealt_seat(table, taker, "Who swaps")
            holder = _holder(table, source, "Who is swapped with")
            _require(seat != holder, "Nobody swaps with themselves.")
            return (HAND * seat + int(mine) - 1) * PLACES + HAND * holder + int(other) - 1
    raise BadPosition(f"A swap made this round is written 'north 1 east 3', not {swap!r}.")


def _ask(table: Table, position: Position) -> None:
    swap = position.swap
    if position.turn is None:
        begun = position.last_lap or swap is not None or position.swaps or sum(table.sneaks) > 0
        _require(not begun, "The round is under way: say whose turn it is.")
        plates = min([table.plates[seat] for seat in table.living_seats()])
        _require(plates > 0, "A cart with no plate left would be out when a round begins.")
        table.ask(Spy(table.dealer))
        return
    taker = _dealt_seat(table, position.turn, "Whose turn it is")
    if swap is None:
        table.ask(TURNS[taker])
        return
    _require(swap.card in table.named_hand(taker), f"{position.turn} does not hold the offered {swap.card!r}.")
    at = table.cards.index(table.box.names.index(swap.card), HAND * taker)
    target = _holder(table, swap.target, "The target")
    if target == CENTRE:
        _require(swap.sender is None, "A swap that has reached the centre cannot be redirected: leave out the sender.")
        table.ask(TakeSlot(taker, at))
        return
    sender = NOBODY if swap.sender is None else _dealt_seat(table, swap.sender, "The sender")
    _require(len({taker, target, sender}) == 3, "Taker, target and sender of a swap are different seats.")
    _require(table.can_redirect(target), f"{swap.target} cannot redirect, so this swap would not wait.")
    table.ask(MayRedirect(target, taker, at, sender))


def _end(table: Table, result: str) -> None:
    """§6 to §8 The game is over, if the rules have decided it by what lies here."""
    for seat in table.living_seats():
        hand = [table.cards[place] for place in range(HAND * seat, HAND * seat + HAND)]
        burnt = len([card for card in hand if table.box.is_dynamite[card]])
        burnt -= len([card for card in hand if table.box.is_plate[card]])
        fits = table.blasts[seat] >= burnt or (table.options.not_quite_dead and table.blasts[seat] == 0)
        _require(fits, f"The Dynamite in {SEAT_NAMES[seat]}'s hand has turned plates into blasts.")
    decided = decided_on_the_road(table)
    if decided is None:
        holders = traders(table)
        totals, highest, lowest = hauls(table, holders)
        earned = earnings(highest, lowest, groups(totals), table.box.least)
        for at, holder in enumerate(holders):
            name = "The Stranger" if holder == CENTRE else SEAT_NAMES[holder]
            fits = table.cash[holder] >= earned[at]
            _require(fits, f"{name} has earned {earned[at]} at this market, and cannot have {table.cash[holder]}.")
        decided = decided_at_the_market(table, holders)
    if decided is None:
        raise BadPosition(f"The game is not over: several are alive, and nobody alone has {table.box.mayor} or more.")
    conclude(table, decided, result)


def position(table: Table) -> Position:
    """The position of a table, from which `place` rebuilds it."""
    turn, swap = _whose_turn(table)
    lying = [table.box.names[card] for card in table.cards]
    seats: dict[str, Any] = {}
    aside: list[str] = []
    for seat, name in enumerate(SEAT_NAMES):
        hand = lying[HAND * seat : HAND * seat + HAND]
        if table.is_living(seat):
            seats[name] = SeatPosition(
                hand=tuple(hand),
                plates=table.plates[seat],
                blasts=table.blasts[seat],
                sneaks=table.sneaks[seat],
                cash=table.cash[seat],
            )
        elif table.was_dealt(seat):
            seats[name] = SeatPosition(hand=tuple(hand), plates=0, sneaks=table.sneaks[seat], out=True)
        else:
            aside += hand
            if seat < table.seats:
                seats[name] = SeatPosition(hand=(), plates=0, out=True)
    return Position(
        game="quick-silver",
        seats=table.seats,
        round=table.round,
        dealer=seat_name(table.dealer),
        black=table.black,
        white=table.white,
        turn=turn,
        last_lap=table.last_lap,
        result=None if table.outcome is None else result_text(table.outcome),
        stranger=table.cash[CENTRE],
        centre=tuple(lying[HAND * CENTRE : HAND * CENTRE + HAND]),
        aside=(*aside, *lying[PLACES:]),
        swaps=tuple([_swap_made(mine, other) for mine, other in table.exchanges()]),
        swap=swap,
        options=table.options,
        **seats,
    )


def _whose_turn(table: Table) -> tuple[str | None, SwapPosition | None]:
    """Whose turn it is, and the swap under way."""
    question = table.question
    if isinstance(question, MayRedirect):
        card = table.box.names[table.cards[question.place]]
        sender = None if question.sender == NOBODY else seat_name(question.sender)
        return seat_name(question.taker), SwapPosition(card=card, target=seat_name(question.seat), sender=sender)
    if isinstance(question, TakeSlot):
        card = table.box.names[table.cards[question.place]]
        return seat_name(question.seat), SwapPosition(card=card, target="centre")
    return None if question is None or isinstance(question, Spy) else seat_name(question.seat), None


def _swap_made(mine: int, other: int) -> str:
    source = "centre" if other // HAND == CENTRE else SEAT_NAMES[other // HAND]
    return f"{SEAT_NAMES[mine // HAND]} {mine % HAND + 1} {source} {other % HAND + 1}"
