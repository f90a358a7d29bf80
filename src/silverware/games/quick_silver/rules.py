"""The rules of Quick Silver in the order of the rulebook; § are those of docs/rules/quick-silver.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from silverware.core.dice import Dice
from silverware.core.form import Form
from silverware.core.move import Move
from silverware.core.seats import SEAT_NAMES, Seat, seat_name
from silverware.core.state import Outcome, Question, Refusal
from silverware.games.quick_silver import forms
from silverware.games.quick_silver.components import CENTRE, HAND, HOLDERS, SEATS
from silverware.games.quick_silver.events import (
    BecameMayor,
    Died,
    EverybodyDied,
    Passed,
    PickedUp,
    Revealed,
    Spared,
    StrangerWon,
    Unloaded,
    WasLastAlive,
)
from silverware.games.quick_silver.moves import NO_CARD, Redirect, Sneak, Swap, Take
from silverware.games.quick_silver.scoring import HIGHEST, NONE, earnings, groups, haul, scored
from silverware.games.quick_silver.state import LEFT, RIGHT, Table

if TYPE_CHECKING:
    from mypy_extensions import i64

NOBODY: Final = -1

CASH: Final = "cash"
STRANGERS_CASH: Final = "the Stranger's cash"
BY_CASH: Final = (CASH, STRANGERS_CASH)
LAST_ALIVE: Final = "last alive"
EVERYONE_DIED: Final = "everyone died"

# §2 Starting the game


def start(table: Table, dice: Dice) -> None:
    """§2.1 to §2.3 Carts with all their plates, no cash, a random dealer; then the first round."""
    box = table.box
    table.cards = box.deck[:]
    table.plates = [box.tokens_each] * table.seats + [0] * (SEATS - table.seats)
    table.blasts = [0] * SEATS
    table.cash = [0] * (SEATS + 1)
    table.living = (1 << table.seats) - 1
    table.dealer = dice.roll(table.seats) - 1
    new_round(table, dice)


# §3 Starting each round


def new_round(table: Table, dice: Dice) -> None:
    """§3 Deal, and let everybody look at the face-up cards."""
    table.deal(dice)
    table.ask(Spy(table.dealer))


class Spy(Question[Table]):
    """§3.6 Everybody looks at the face-up cards until the dealer calls time; then hands are hidden."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, "spy", "3.6")

    def form(self, state: Table, seat: Seat) -> Form:
        return forms.Spy()

    def menu(self, state: Table) -> tuple[Move, ...]:
        return state.box.moves.pick_up_menu

    def answer(self, state: Table, move: Move, dice: Dice) -> None:
        if state.heard is not None:
            state.heard.append(PickedUp())
        begin_turn(state, state.first)

    def glance(self) -> int:
        return 8

    def refusal(self, state: Table, move: Move) -> Refusal:
        return Refusal("Everybody is still looking at the face-up cards. The hands are picked up first.", "3.6")


# §4 On your turn in the mines


def begin_turn(table: Table, seat: int) -> None:
    """§4.1, §4.2 The holder of the black die ticks it down before the turn."""
    if seat == table.first:
        table.tick(seat)
    table.ask(TURNS[seat])


def end_turn(table: Table, seat: int, dice: Dice) -> None:
    """§4.1 The turn passes to the left; after the last lap it is time for the dynamite."""
    following = LEFT[table.living][seat]
    if following == table.first and table.last_lap:
        deal_with_dynamite(table, dice)
    else:
        begin_turn(table, following)


class Turn(Question[Table]):
    """§4.3 Swap a card or sneak."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, "turn", "4.3")

    def form(self, state: Table, seat: Seat) -> Form:
        return forms.Turn()

    def menu(self, state: Table) -> tuple[Move, ...]:
        cards = state.cards
        place = HAND * self.seat
        one: i64 = 1
        held = one << cards[place] | one << cards[place + 1] | one << cards[place + 2]
        return state.box.moves.turn_menu(held, state.living & ~(1 << self.seat), state.sneak_pile > 0)

    def answer(self, state: Table, move: Move, dice: Dice) -> None:
        if isinstance(move, Swap):
            place = state.offer(self.seat, move.card, move.target)
            aim(state, self.seat, place, NOBODY, move.target, dice)
            return
        if isinstance(move, Sneak):
            state.sneak(self.seat)
        elif state.heard is not None:
            state.heard.append(Passed(SEAT_NAMES[self.seat]))
        end_turn(state, self.seat, dice)

    def refusal(self, state: Table, move: Move) -> Refusal:
        if isinstance(move, Swap):
            if move.card != NO_CARD and move.card not in state.hand(self.seat):
                return Refusal(f"You have no {state.box.names[move.card]} in your hand.", "4.4")
            if move.target == self.seat:
                return Refusal("You can't swap with yourself.", "5.4")
            if move.card == NO_CARD and (move.target == CENTRE or state.is_living(move.target)):
                return Refusal("Choose one of your cards first.", "4.4")
            return no_such_target(state, move.target)
        if isinstance(move, Sneak):
            return Refusal("No sneak tokens are left.", "4.10")
        if move is state.box.moves.pass_:
            return Refusal("You can pass only when no sneak tokens are left.", "4.10")
        return Refusal("On your turn in the mines, swap a card or sneak.", "4.3")


TURNS: Final = [Turn(seat) for seat in range(SEATS)]


def no_such_target(state: Table, target: int) -> Refusal:
    """§6.7 Only living seats can be named."""
    if target < state.seats:
        return Refusal(f"{seat_name(target).title()} is out of the game.", "6.7")
    return Refusal(f"Nobody sits at {seat_name(target)}.", "1.1")


class TakeSlot(Question[Table]):
    """§4.6 Choose one of the three central cards, without looking."""

    def __init__(self, taker: Seat, place: int) -> None:
        super().__init__(taker, "take", "4.6")
        self.place = place

    def form(self, state: Table, seat: Seat) -> Form:
        return forms.TakeSlot(state.offered(self.place, seat))

    def menu(self, state: Table) -> tuple[Move, ...]:
        return state.box.moves.takes

    def answer(self, state: Table, move: Move, dice: Dice) -> None:
        assert isinstance(move, Take)
        state.exchange(self.place, HAND * CENTRE + move.slot)
        end_turn(state, self.seat, dice)

    def refusal(self, state: Table, move: Move) -> Refusal:
        if isinstance(move, Swap) and move.card != NO_CARD:
            return Refusal("You have offered a card already; you can't change it.", "4.4")
        return Refusal("The swap is with the centre now: take card 1, 2 or 3.", "4.6")


def take_from(state: Table, taker: int, place: int, source: int, dice: Dice) -> None:
    """§4.5 From a hand, a card is taken blind."""
    state.exchange(place, dice.draw(state.cards, HAND * source, HAND))
    end_turn(state, taker, dice)


# §5 Redirecting a swap


def aim(state: Table, taker: Seat, place: int, sender: int, target: int, dice: Dice) -> None:
    """§4.7, §5.3 A swap reaches a target: the centre and a cart that cannot redirect must take it."""
    if target == CENTRE:
        state.ask(TakeSlot(taker, place))
    elif state.can_redirect(target):
        state.ask(MayRedirect(target, taker, place, sender))
    else:
        take_from(state, taker, place, target, dice)


class MayRedirect(Question[Table]):
    """§5.1 The target of a swap may return a plate to send it elsewhere. §5.2 So may the next target."""

    def __init__(self, target: Seat, taker: Seat, place: int, sender: int) -> None:
        super().__init__(target, "redirect", "5.1")
        self.taker = taker
        self.place = place
        self.sender = sender

    def form(self, state: Table, seat: Seat) -> Form:
        sender = None if self.sender == NOBODY else seat_name(self.sender)
        return forms.MayRedirect(seat_name(self.taker), sender, state.offered(self.place, seat))

    def targets(self, state: Table) -> i64:
        """§5.1, §5.2, §5.4 Any living seat but the taker, this one and whoever sent the swap here."""
        targets = state.living & ~(1 << self.seat | 1 << self.taker)
        return targets if self.sender == NOBODY else targets & ~(1 << self.sender)

    def menu(self, state: Table) -> tuple[Move, ...]:
        return state.box.moves.redirect_menus[self.targets(state)]

    def answer(self, state: Table, move: Move, dice: Dice) -> None:
        if isinstance(move, Redirect):
            state.return_plate(self.seat, self.taker, move.onto)
            aim(state, self.taker, self.place, self.seat, move.onto, dice)
        else:
            take_from(state, self.taker, self.place, self.seat, dice)

    def refusal(self, state: Table, move: Move) -> Refusal:
        if isinstance(move, Swap):
            return Refusal("The card is taken from you blind; you don't choose it.", "4.5")
        if not isinstance(move, Redirect):
            return Refusal("A swap is waiting: allow it, or return a plate to redirect it.", "5.1")
        if move.onto == self.taker:
            return Refusal("You can't redirect a swap to the seat that is making it.", "5.4")
        if move.onto == self.seat:
            return Refusal("You can't redirect a swap to yourself.", "5.1")
        if move.onto == self.sender:
            return Refusal("You can't send the swap straight back to the seat that sent it to you.", "5.2")
        return no_such_target(state, move.onto)


def brings(state: Table, move: Move) -> Form | None:
    """§5.1 What a redirect would leave on the cart of the asked seat."""
    seat = state.asked()
    if seat is None or not isinstance(move, Redirect):
        return None
    return forms.Returned(state.plates[seat] - 1, state.blasts[seat])


# §6 Dealing with dynamite


def deal_with_dynamite(table: Table, dice: Dice) -> None:
    """§6.1 to §6.9 Hands are shown; plates, then explosions, then deaths, each for everybody at once."""
    living = table.living_seats()
    if table.heard is not None:
        for seat in living:
            table.heard.append(Revealed(SEAT_NAMES[seat], table.named_hand(seat)))
    burning = [table.use_plate(seat) for seat in living]
    for at, seat in enumerate(living):
        table.blast(seat, burning[at])
    for seat in living:
        if table.plates[seat] == 0:
            if table.options.not_quite_dead:
                spare(table, seat)
            else:
                die(table, seat)
    decided = decided_on_the_road(table)
    if decided is None:
        unload_at_the_market(table, dice)
    else:
        end(table, decided)


def decided_on_the_road(table: Table) -> Outcome | None:
    """§6.8 If everybody has died, everybody loses. §8.3 The only one alive wins. Otherwise None."""
    survivors = table.living_seats()
    if len(survivors) > 1:
        return None
    return outcome(table, LAST_ALIVE if survivors else EVERYONE_DIED, survivors)


def die(table: Table, seat: int) -> None:
    """§6.6, §6.7 A seat is out of the game and loses its tokens and cash."""
    table.living &= ~(1 << seat)
    table.blasts[seat] = 0
    table.cash[seat] = 0
    if table.heard is not None:
        table.heard.append(Died(SEAT_NAMES[seat]))


def spare(table: Table, seat: int) -> None:
    """§9.1 Not quite dead yet: the cash is gone, and every token left is a plate again."""
    lost = table.cash[seat]
    table.cash[seat] = 0
    table.plates[seat] = table.blasts[seat]
    table.blasts[seat] = 0
    if table.heard is not None:
        table.heard.append(Spared(SEAT_NAMES[seat], lost))


# §7 Unloading at the market


def unload_at_the_market(table: Table, dice: Dice) -> None:
    """§7.1 to §7.7 Total the hauls, group them, pay the groups."""
    holders = traders(table)
    if holders[-1] == CENTRE and table.heard is not None:
        table.heard.append(Revealed("centre", table.named_hand(CENTRE)))
    totals, highest, lowest = hauls(table, holders)
    group = groups(totals)
    earned = earnings(highest, lowest, group, table.box.least)
    for at, holder in enumerate(holders):
        table.cash[holder] += earned[at]
    if table.heard is not None:
        cards = scored(group)
        for at, holder in enumerate(holders):
            sneaks = 0 if holder == CENTRE else table.sneaks[holder]
            number = highest[at] if cards[at] == HIGHEST else lowest[at]
            paid = None if cards[at] == NONE else table.card_with(holder, number)
            least = paid is not None and number <= 0
            table.heard.append(
                Unloaded(HOLDERS[holder], totals[at], group[at], earned[at], table.cash[holder], sneaks, paid, least)
            )
    check_for_a_new_mayor(table, holders, dice)


def traders(table: Table) -> list[int]:
    """§7.2 The living are at the market, §9.2 and the Stranger, where it plays."""
    holders = table.living_seats()
    if table.options.sneaky_stranger:
        holders.append(CENTRE)
    return holders


def hauls(table: Table, holders: list[int]) -> tuple[list[int], list[int], list[int]]:
    """§7.1 By trader: what the haul comes to, and the highest and the lowest number in it."""
    totals: list[int] = []
    highest: list[int] = []
    lowest: list[int] = []
    for holder in holders:
        first, second, third = table.numbers(holder)
        sneaks = 0 if holder == CENTRE else table.sneaks[holder]
        totals.append(haul(first + second + third, sneaks, table.box.sneak_number))
        highest.append(max(max(first, second), third))
        lowest.append(min(min(first, second), third))
    return totals, highest, lowest


# §8 Checking for a new mayor


def check_for_a_new_mayor(table: Table, holders: list[int], dice: Dice) -> None:
    """§8.1 A new mayor ends the game; §8.4 otherwise the deal moves right."""
    decided = decided_at_the_market(table, holders)
    if decided is None:
        table.dealer = RIGHT[table.living][table.dealer]
        new_round(table, dice)
    else:
        end(table, decided)


def decided_at_the_market(table: Table, holders: list[int]) -> Outcome | None:
    """§8.1, §9.4 A sole richest seat with enough cash wins. §8.2 A tie, or too little cash: None."""
    most = 0
    for holder in holders:
        most = max(most, table.cash[holder])
    richest = [holder for holder in holders if table.cash[holder] == most]
    if most < table.box.mayor or len(richest) > 1:
        return None
    if richest[0] == CENTRE:
        return outcome(table, STRANGERS_CASH, [])
    return outcome(table, CASH, richest)


def outcome(table: Table, ending: str, winners: list[int]) -> Outcome:
    """§1.4 How the game ended, and the cash of everybody."""
    return Outcome(ending, tuple(winners), tuple(table.cash[: table.seats]))


def end(table: Table, decided: Outcome) -> None:
    """§1.4 The game is decided."""
    table.finish(decided)
    if table.heard is None:
        return
    if decided.ending == CASH:
        table.heard.append(BecameMayor(SEAT_NAMES[decided.winners[0]]))
    elif decided.ending == STRANGERS_CASH:
        table.heard.append(StrangerWon())
    elif decided.ending == LAST_ALIVE:
        table.heard.append(WasLastAlive(SEAT_NAMES[decided.winners[0]]))
    else:
        table.heard.append(EverybodyDied())
