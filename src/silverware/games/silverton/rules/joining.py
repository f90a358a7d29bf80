"""Option: §29 joint passenger routes. Phase III, between the disputes over claims and those over passenger cards."""

from __future__ import annotations

from typing import Final

from silverware.core.dice import Dice
from silverware.core.form import Form
from silverware.core.move import Move
from silverware.core.seats import SEAT_NAMES, SPECTATOR, Seat, seat_name
from silverware.core.state import Refusal
from silverware.games.silverton import forms
from silverware.games.silverton.crew import KINDS, NOBODY
from silverware.games.silverton.events.cards import AnsweredJoint, EndedJoint
from silverware.games.silverton.joint import Joint
from silverware.games.silverton.moves import Leave
from silverware.games.silverton.network import FAR
from silverware.games.silverton.printed import PASSENGER_CARD, PASSENGER_CARDS, SEATS
from silverware.games.silverton.rules.sliding import may_slide
from silverware.games.silverton.rules.stages import Ask, Step
from silverware.games.silverton.state import OPEN, Table

SWITCHING: Final = 2
"""§29.6 How much longer a joint route counts."""


# §29.2, §29.3 Who could run what with whom


def could_run(table: Table, seat: Seat, other: Seat, passenger: int, joint: Joint) -> bool:
    """§29.3 Whether two seats could take a passenger card together, over their track, from whoever has it.

    §29.11 Where one of them runs it with a third, once that is ended.
    """
    runners = [one for one in (seat, other) if table.runs(one, passenger)]
    alone = table.partner[passenger] == NOBODY
    if len(runners) > 1 or (runners and alone) or not joint.is_shared(passenger, table.is_snowed_in()):
        return False
    if table.passenger[passenger] == OPEN or runners:
        return True
    return joint.length(passenger, table.is_snowed_in()) + SWITCHING < defended(table, passenger)


def hoped_for(table: Table, seat: Seat) -> list[int]:
    """§29.3, §29.11 The passenger cards on which a prospector may be placed for the sake of a joint route."""
    if not table.terms.joint_routes:
        return []
    partners = [(other, table.joint(seat, other)) for other in range(table.seats) if other != seat]
    found: list[int] = []
    for passenger in table.terms.passengers:
        if table.passenger[passenger] < 0 and table.passenger[passenger] != OPEN:
            continue
        alone = False
        if table.runs(seat, passenger):
            if table.partner[passenger] == NOBODY:
                continue
            alone = table.route(seat, passenger) < FAR
        if alone or any(could_run(table, seat, other, passenger, joint) for other, joint in partners):
            found.append(passenger)
    return found


def defended(table: Table, passenger: int) -> int:
    """§8.4 The length of the route by which a passenger card is defended; §29.9 a pair's counts 2 longer."""
    owner, partner = table.passenger[passenger], table.partner[passenger]
    if partner != NOBODY:
        route = table.joint_route(owner, partner, passenger)
        return SWITCHING + (route if route < FAR else table.joint(owner, partner).anyhow(passenger))
    route = table.route(owner, passenger)
    return route if route < FAR else table.networks[owner].length(passenger)


def shares(table: Table, seats: list[Seat], passenger: int) -> list[int]:
    """§29.7 What each of them pays for a passenger card: one the whole, of two each for its part of the distance."""
    price = table.box.passenger_price[passenger]
    if len(seats) == 1:
        return [price]
    first, second = table.joint(seats[0], seats[1]).shares(passenger, table.is_snowed_in(), price)
    return [first, second] if table.by_number(seats[0], seats[1])[0] == seats[0] else [second, first]


def side_route(table: Table, side: list[int], passenger: int) -> int:
    """The length of the route with which one prospector, §29.6 or two, compete; FAR where there is none."""
    if len(side) == 1:
        return table.route(side[0] // KINDS, passenger)
    return SWITCHING + table.joint_route(side[0] // KINDS, side[1] // KINDS, passenger)


# §29.10 Ending it


class MayEnd(Ask):
    """§29.10 End joint routes."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, "joint", "29.10")

    def is_idle(self, state: Table) -> bool:
        return not self.cards(state)

    def cards(self, state: Table) -> list[int]:
        """The passenger cards that this seat runs with another."""
        return [
            passenger
            for passenger in range(PASSENGER_CARDS)
            if state.partner[passenger] != NOBODY and state.runs(self.seat, passenger)
        ]

    def menu(self, state: Table) -> list[Move]:
        moves = state.box.moves
        return [moves.done, *[moves.leave[passenger] for passenger in self.cards(state)]]

    def resolve(self, state: Table, move: Move, dice: Dice) -> None:
        if isinstance(move, Leave):
            partner = state.partner_of(self.seat, move.passenger)
            if state.heard is not None:
                state.heard.append(
                    EndedJoint(
                        SEAT_NAMES[self.seat], SEAT_NAMES[partner], state.box.cards[PASSENGER_CARD + move.passenger]
                    )
                )
            state.give_back(move.passenger)
            state.ask(self)

    def refusal(self, state: Table, move: Move) -> Refusal:
        if isinstance(move, Leave):
            return Refusal("You don't run this card with anybody.", "29.10")
        return Refusal("You may end joint routes now: leave one, or be done.", "29.10")


# §29.4 Agreeing


class FindPartners(Step):
    """§29.4 Who could run a card together is asked, card by card, in turn order."""

    def __init__(self) -> None:
        super().__init__(SPECTATOR, "agreements", "29.4")

    def run(self, state: Table, dice: Dice) -> None:
        calls: list[MayJoin] = []
        for passenger in range(PASSENGER_CARDS):
            pieces = state.standing_at(PASSENGER_CARD + passenger)
            for at, piece in enumerate(pieces):
                calls += [MayJoin(piece // KINDS, other // KINDS, passenger, False) for other in pieces[at + 1 :]]
        for call in reversed(calls):
            state.ask(call)


class MayJoin(Ask):
    """§29.4 Agree to run a passenger card with another seat: the earlier one is asked first."""

    def __init__(self, seat: Seat, partner: Seat, passenger: int, answers: bool) -> None:
        super().__init__(seat, "agree" if answers else "join", "29.4")
        self.partner = partner
        self.passenger = passenger
        self.answers = answers
        """Whether the other has agreed already."""

    def form(self, state: Table, seat: Seat) -> Form:
        form = forms.MayAgree if self.answers else forms.MayJoin
        return form(seat_name(self.seat), seat_name(self.partner), state.box.cards[PASSENGER_CARD + self.passenger])

    def is_idle(self, state: Table) -> bool:
        if state.runs(self.seat, self.passenger) or state.runs(self.partner, self.passenger):
            return True
        taken = self.is_taken(state, self.seat) or self.is_taken(state, self.partner)
        joint = state.joint(self.seat, self.partner)
        return taken or not could_run(state, self.seat, self.partner, self.passenger, joint)

    def is_taken(self, state: Table, seat: Seat) -> bool:
        """Whether a seat has no prospector on the card, or one that has a partner already."""
        for piece in state.standing_at(PASSENGER_CARD + self.passenger):
            if piece // KINDS == seat:
                return len(side_of(state, piece)) > 1
        return True

    def share(self, state: Table) -> int:
        """§29.7 What this seat would pay."""
        return shares(state, [self.seat, self.partner], self.passenger)[0]

    def menu(self, state: Table) -> list[Move]:
        moves = state.box.moves
        return [moves.alone] if self.share(state) > state.cash[self.seat] else [moves.alone, moves.join]

    def resolve(self, state: Table, move: Move, dice: Dice) -> None:
        willing = move is state.box.moves.join
        card = PASSENGER_CARD + self.passenger
        if state.heard is not None:
            share = self.share(state)
            state.heard.append(
                AnsweredJoint(SEAT_NAMES[self.seat], SEAT_NAMES[self.partner], state.box.cards[card], share, willing)
            )
        if not willing:
            return
        if not self.answers:
            state.ask(MayJoin(self.partner, self.seat, self.passenger, True))
            return
        pieces = [piece for piece in state.standing_at(card) if piece // KINDS in (self.seat, self.partner)]
        state.agreed.append((pieces[0], pieces[1]))

    def refusal(self, state: Table, move: Move) -> Refusal:
        if move is state.box.moves.join:
            return Refusal(f"You would have to pay ${self.share(state)}.", "29.4")
        return Refusal("A card can be run together: join, or go alone.", "29.4")

    def brings(self, state: Table, move: Move) -> Form | None:
        if move is not state.box.moves.join:
            return None
        joint, snowed = state.joint(self.seat, self.partner), state.is_snowed_in()
        length, first = joint.length(self.passenger, snowed), joint.part(self.passenger, snowed)
        own = first if state.by_number(self.seat, self.partner)[0] == self.seat else length - first
        mine, theirs = shares(state, [self.seat, self.partner], self.passenger)
        return forms.Partnership(
            card=state.box.cards[PASSENGER_CARD + self.passenger],
            way=joint.way(self.passenger, snowed),
            length=length,
            own=own,
            theirs=length - own,
            cost=mine,
            shares=theirs,
            left=state.cash[self.seat] - mine,
            fare=state.fare_of(self.passenger, True),
        )


def side_of(table: Table, piece: int) -> list[int]:
    """§29.6 A prospector alone, or the two who agreed, the earlier in the turn first."""
    for one, other in table.agreed:
        if piece in (one, other):
            return [one, other]
    return [piece]


def sides(table: Table, passenger: int) -> list[list[int]]:
    """Who competes for a passenger card, in turn order. §29.5 Who could do nothing with it goes home first."""
    found: list[list[int]] = []
    for piece in table.standing_at(PASSENGER_CARD + passenger):
        side = side_of(table, piece)
        seat = piece // KINDS
        if table.runs(seat, passenger):
            table.send_home(piece)
        elif side[0] != piece:
            continue
        elif may_slide(table, seat, passenger) or may_compete(table, side, passenger):
            found.append(side)
        else:
            table.send_home(piece)
    return found


def may_compete(table: Table, side: list[int], passenger: int) -> bool:
    """§5.3, §8.4 Whether a side has a route for a card, and a shorter one than whoever owns it."""
    owned = table.passenger[passenger] >= 0
    return side_route(table, side, passenger) < (defended(table, passenger) if owned else FAR)


AGREEMENTS: Final = FindPartners()
ENDINGS: Final = [MayEnd(seat) for seat in range(SEATS)]
