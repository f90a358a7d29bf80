"""Turns as a good player mostly plays them, straight on the table: no menu is made and no move is weighed.

Search plays a round on with them. Who is asked draws, takes, calls, exchanges its worst card or its best pair, uses
what it draws where that is plainly good, and works its Curators and Con Artists. The rules end turns and rounds.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from silverware.bots.silver_coin.judgement.abilities import CURIOSITY
from silverware.bots.silver_coin.judgement.calling import HALF, LAP, STEEP, TIE
from silverware.bots.silver_coin.judgement.keeping import (
    DEALT,
    DEALT_FALLS,
    DRAWN,
    DRAWN_FALLS,
    LOWEST,
    is_drawn,
    turns,
)
from silverware.bots.silver_coin.judgement.roles import (
    CON_ARTIST,
    CURATOR,
    DIG,
    KILL,
    LOOK,
    REGISTER,
    SWITCH,
    TRADE,
    TURN,
    WOLFMAN,
    Roles,
)
from silverware.core.dice import Dice
from silverware.games.silver_coin.components import BIT, KINDS
from silverware.games.silver_coin.rules.coin_discard import bury
from silverware.games.silver_coin.rules.flow import end_turn
from silverware.games.silver_coin.state import NOBODY, Table

if TYPE_CHECKING:
    from mypy_extensions import i64

SURE: Final = 0.6
"""How sure a seat is of a call that carries."""
SPREAD: Final = 6.5
"""How far the difference of two villages may be from what a seat takes it for, as a standard deviation."""
HOPELESS: Final = 26.0
"""With more points than this nobody thinks of a call."""
PLAIN: Final = 1.0
"""By how many points a trade must seem better than nothing."""
SPARE: Final = 0.3
"""How many points it is worth that a village has a card less."""
TAMED: Final = 12.0
"""With fewer points than this beside it, a faceup Wolfman is likely to count nothing."""
FALLS: Final = 4.0
"""How much more they may be if there are so many turns left to lower them."""
WARY: Final = 0.2
"""What part of those points counts all the same: somebody may turn the Wolfman down."""
LOW: Final = 2.0
"""A card that counts no more is not curated."""
ENOUGH: Final = 4
"""How often each seat may have taken a discard, on average, since somebody drew a card. Only drawing makes the deck
smaller: two stubborn seats could take what the other has discarded for ever."""
HARM: Final = 4.0
"""By how many points a Golem must raise the village of the caller."""


def spared(rest: float) -> float:
    """§27.1 What a village comes to with a faceup Wolfman beside so many points."""
    return WARY * rest if rest < TAMED else rest + KINDS - 1


class Race:
    """One is used again and again: it keeps what the seat whose turn it is makes of its own village."""

    def __init__(self, roles: Roles) -> None:
        self.roles = roles
        self.takes = 0
        """How often somebody took a discard since somebody drew."""
        self.sum = 0.0
        self.worst = 0
        """The place of the card that should go."""
        self.high = 0.0
        """What it counts."""
        self.freed = 0.0
        """How many points go with it, or with a pair."""
        self.pair = -1
        """The number of the pair that should go rather than that."""
        self.unknown = 0

    def play_turn(self, table: Table, dice: Dice) -> None:
        """Play the turn that begins, and end it."""
        table.question = None
        seat = table.turn
        self.prepare(table, seat)
        if self.calls(table, seat):
            table.caller = seat
            table.awaits[seat] = 0
        else:
            self.act(table, seat, dice)
            while self.tricks(table, seat):
                self.prepare(table, seat)
                self.act(table, seat, dice)
        end_turn(table, dice)

    def prepare(self, table: Table, seat: int) -> None:
        """What comes before the action."""
        self.read(table, seat)
        if table.lively & table.held[seat] and self.curates(table, seat):
            self.read(table, seat)

    def act(self, table: Table, seat: int, dice: Dice) -> None:
        """§3.1 Draw or take."""
        if not self.takes_top(table, seat) and table.left() > 0:
            self.draw(table, seat, dice)
        table.awaits[seat] = 0

    def read(self, table: Table, seat: int) -> None:
        """What a seat makes of its village."""
        roles = self.roles
        known: i64 = table.open | table.seen[seat]
        up: i64 = table.up
        village = table.villages[seat]
        had: i64 = 0
        pair = -1
        total = 0.0
        high = -20.0
        worst = 0
        unknown = 0
        wolfman = False
        for place in range(len(village)):
            tag = village[place]
            if known >> tag & 1 == 0:
                unknown += 1
                value = roles.mean
                total += value
            else:
                number = table.face[tag]
                value = float(number)
                if up >> tag & 1 == 1:
                    role = roles.role[number]
                    if role == WOLFMAN:
                        wolfman = True
                        value = 0.0
                    total += value
                    value -= 5.0 if role == REGISTER else roles.boon[number]
                else:
                    total += value
                if had & BIT[number] != 0 and number > pair:
                    pair = number
                had |= BIT[number]
            if value > high:
                high = value
                worst = place
        self.sum = spared(total) if wolfman else total
        self.high = high
        self.worst = worst
        self.unknown = unknown
        self.freed = high
        self.pair = -1
        if pair >= 0 and 2 * pair + SPARE > high:
            self.freed = 2 * pair + SPARE
            self.pair = pair

    # §8 Calling

    def calls(self, table: Table, seat: int) -> bool:
        """Whether no other village seems likely to end up lower."""
        own = self.sum
        if own > HOPELESS or table.caller != NOBODY or len(table.villages[seat]) > table.box.vote_cards:
            return False
        likely = 1.0
        for other in range(table.seats):
            if other != seat:
                score = self.guess(table, seat, other)
                ahead = score - LAP * score / (score + HALF) + TIE - own
                likely /= 1.0 + exp(-STEEP * ahead / SPREAD)
        return likely > SURE

    def guess(self, table: Table, seat: int, other: int) -> float:
        """What a seat takes the village of another for."""
        passed = turns(table)
        drawn = max(LOWEST, DRAWN - DRAWN_FALLS * passed)
        dealt = max(LOWEST, DEALT - DEALT_FALLS * passed)
        known: i64 = table.open | table.seen[seat]
        seen: i64 = table.seen[other]
        total = 0.0
        wolfman = False
        for tag in table.villages[other]:
            if known >> tag & 1 == 1:
                number = table.face[tag]
                if self.roles.role[number] == WOLFMAN and table.is_up(tag):
                    wolfman = True
                else:
                    total += number
            elif seen >> tag & 1 == 0:
                total += self.roles.mean
            else:
                total += drawn if is_drawn(tag) else dealt
        return spared(total) if wolfman else total

    # §5 Taking, §4 drawing

    def takes_top(self, table: Table, seat: int) -> bool:
        """Take the top discard, if that is better than to draw."""
        if len(table.pile) == 0 or len(table.villages[seat]) == 0 or self.takes >= ENOUGH * table.seats:
            return False
        tag = table.pile[-1]
        if not table.is_up(tag) or self.worth_up(table, table.face[tag]) <= self.hope():
            return False
        self.takes += 1
        table.pile.pop()
        self.put(table, seat, tag)
        return True

    def worth_up(self, table: Table, number: int) -> float:
        """What it is worth to get this card faceup."""
        if self.roles.role[number] == WOLFMAN:
            rest = self.sum - self.high
            bound = TAMED if table.caller != NOBODY else TAMED + min(FALLS, float(table.left()) / table.seats)
            if rest < bound:
                return self.sum - WARY * rest
        worth = self.freed - number
        return worth + self.roles.boon[number] if table.caller == NOBODY else worth

    def hope(self) -> float:
        """What it is worth to draw."""
        freed = int(self.freed)
        return self.roles.hope[max(0, min(freed, len(self.roles.hope) - 1))]

    def draw(self, table: Table, seat: int, dice: Dice) -> None:
        """Draw a card, and exchange it, use it or discard it."""
        self.takes = 0
        tag = self.next_card(table, dice)
        bit: i64 = BIT[tag]
        table.seen[seat] |= bit
        number = table.face[tag]
        gain = self.freed - number if len(table.villages[seat]) > 0 else -1.0
        what = self.roles.effect[number]
        if what == LOOK:
            if table.caller == NOBODY and self.unknown > 0:
                reach = self.roles.extent[number]
                if CURIOSITY * min(reach, self.unknown) > gain:
                    table.discard(tag)
                    self.look(table, seat, reach)
                    return
        elif what == DIG:
            place = self.lowest_discard(table, self.roles.extent[number])
            if place >= 0 and self.worth_up(table, table.face[table.pile[place]]) > max(gain, PLAIN):
                below = table.pile.pop(place)
                table.discard(tag)
                self.put(table, seat, below)
                return
        elif what in (TURN, KILL):
            if gain < HARM and self.tames(table, seat, tag, kills=what == KILL):
                return
        elif what == SWITCH:
            if self.switches(table, seat, tag, gain):
                return
        elif what == TRADE and self.trades(table, seat, tag, gain):
            return
        if gain > 0:
            self.put(table, seat, tag)
        else:
            table.discard(tag)

    def next_card(self, table: Table, dice: Dice) -> int:
        """§4.1 The top card of the deck, §28.3 or one beside it that is better or the last."""
        for place, tag in enumerate(table.shown):
            if table.unseen() == 0 or self.freed - table.face[tag] > self.hope():
                table.turn_down(tag)
                return table.shown.pop(place)
        return table.draw(dice)

    def put(self, table: Table, seat: int, new: int) -> None:
        """§6 Exchange a card for the worst one, or for a pair."""
        if self.pair < 0:
            table.discard(table.replace(seat, self.worst, new))
            return
        known: i64 = table.open | table.seen[seat]
        village = table.villages[seat]
        first = -1
        for place in range(len(village)):
            tag = village[place]
            if known >> tag & 1 == 1 and table.face[tag] == self.pair:
                if first < 0:
                    first = place
                else:
                    table.discard(table.remove(seat, place))
                    break
        table.discard(table.replace(seat, first, new))

    # What abilities do

    def look(self, table: Table, seat: int, count: int) -> None:
        """See so many own cards."""
        for tag in table.villages[seat]:
            bit: i64 = BIT[tag]
            if count > 0 and not table.has_seen(seat, tag):
                table.seen[seat] |= bit
                count -= 1

    def lowest_discard(self, table: Table, depth: int) -> int:
        """The place of the lowest card among the topmost discards."""
        pile = table.pile
        lowest = 14
        found = -1
        for place in range(max(0, len(pile) - depth), len(pile)):
            tag = pile[place]
            if table.is_up(tag) and table.face[tag] < lowest:
                lowest = table.face[tag]
                found = place
        return found

    def switches(self, table: Table, seat: int, tag: int, gain: float) -> bool:
        """§25.1 Bring the top discard home, or leave a high one to the caller."""
        pile = table.pile
        if len(pile) == 0 or not table.is_up(pile[-1]):
            return False
        number = float(table.face[pile[-1]])
        caller = table.caller
        target = seat
        place = self.worst
        if len(table.villages[seat]) == 0 or self.high - number <= max(gain, PLAIN):
            if caller in (NOBODY, seat) or len(table.villages[caller]) == 0:
                return False
            target = caller
            place = self.lowest(table, seat, caller)
            if number - self.taken_for(table, seat, table.villages[caller][place]) <= max(gain, HARM):
                return False
        new = pile.pop()
        table.discard(tag)
        bury(table, table.replace(target, place, new))
        return True

    def tames(self, table: Table, seat: int, tag: int, *, kills: bool) -> bool:
        """§20.1, §22.1 Turn another seat's Wolfman facedown or kill it, where it spares a village."""
        shielded = table.token_on
        for other in range(table.seats):
            lively: i64 = table.up & table.held[other]
            if other == seat or lively == 0:
                continue
            village = table.villages[other]
            for place in range(len(village)):
                card = village[place]
                if lively >> card & 1 == 1 and self.roles.role[table.face[card]] == WOLFMAN and card != shielded:
                    table.discard(tag)
                    if kills:
                        bury(table, table.remove(other, place))
                    else:
                        table.turn_down(card)
                    return True
        return False

    def trades(self, table: Table, seat: int, tag: int, gain: float) -> bool:
        """§26 Give the worst card for the lowest one of another seat."""
        other = table.caller
        if other in (NOBODY, seat):
            other = (seat + 1) % table.seats
        if len(table.villages[seat]) == 0 or len(table.villages[other]) == 0:
            return False
        mine = table.villages[seat][self.worst]
        place = self.lowest(table, seat, other)
        theirs = table.villages[other][place]
        worth = self.high - self.taken_for(table, seat, theirs)
        if worth <= max(gain, PLAIN) or table.token_on in (mine, theirs):
            return False
        table.discard(tag)
        table.replace(seat, self.worst, theirs)
        table.replace(other, place, mine)
        return True

    def taken_for(self, table: Table, seat: int, tag: int) -> float:
        """What a seat takes a card of another seat for."""
        if table.has_seen(seat, tag):
            return float(table.face[tag])
        return DRAWN if is_drawn(tag) else self.roles.mean

    def lowest(self, table: Table, seat: int, other: int) -> int:
        """The place of the card of another seat that one would most like to have."""
        village = table.villages[other]
        found = 0
        least = 20.0
        for place in range(len(village)):
            number = self.taken_for(table, seat, village[place])
            if number < least:
                least = number
                found = place
        return found

    def curates(self, table: Table, seat: int) -> bool:
        """§16.1 A Curator discards a rotated card, or rotates the worst; whether one is gone."""
        village = table.villages[seat]
        for tag in village:
            if table.lively >> tag & 1 == 1 and self.roles.role[table.face[tag]] == CURATOR:
                if self.high <= LOW or table.used >> tag & 1 == 1:
                    return False
                worst = village[self.worst]
                if table.rotated >> worst & 1 == 1:
                    table.discard(table.remove(seat, self.worst))
                    return True
                table.rotated |= BIT[worst]
                return False
        return False

    def tricks(self, table: Table, seat: int) -> bool:
        """§15.1 Whether a Con Artist adds a turn."""
        ready: i64 = table.lively & table.held[seat]
        if ready == 0 or (table.left() == 0 and not table.dry):
            return False
        for tag in table.villages[seat]:
            if ready >> tag & 1 == 1 and self.roles.role[table.face[tag]] == CON_ARTIST:
                waits = False
                for mask in table.awaits:
                    if mask >> tag & 1 == 1:
                        waits = True
                if not waits:
                    table.turn_down(tag)
                    bit: i64 = BIT[tag]
                    for other in range(table.seats):
                        if other != seat:
                            table.awaits[other] |= bit
                    return True
        return False
