"""Phase IV, step 4: §14 deals.

People word any offer they like; programs choose among simple ones, for which they turn to a partner first.
"""

from __future__ import annotations

from typing import Final

from silverware.core.dice import Dice
from silverware.core.form import Form
from silverware.core.move import Move
from silverware.core.seats import SEAT_NAMES, Seat, seat_name
from silverware.core.state import Refusal
from silverware.games.silverton import forms
from silverware.games.silverton.events.operations import Agreed, Declined, Offered
from silverware.games.silverton.moves import NOTHING, BuyFreight, DealWith, Trade
from silverware.games.silverton.network import NOWHERE
from silverware.games.silverton.offers import Bundle, Offer
from silverware.games.silverton.printed import CUBES, MARKETS, METALS, OFFERS, SEATS
from silverware.games.silverton.rules.hauling import haul
from silverware.games.silverton.rules.stages import Ask
from silverware.games.silverton.rules.stock_deals import book_trains, hand_over, no_stock, no_trains, sorts_to_give
from silverware.games.silverton.state import Table

HALF: Final = 2
"""A simple offer for freight divides the sale by this."""


class MakeDeals(Ask):
    """§14.1 Offer deals to other seats: turn to one of them, word an offer, or be done."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, "deal", "14.1")

    def is_idle(self, state: Table) -> bool:
        """§25.14 A single seat makes no deals."""
        return state.seats == 1

    def menu(self, state: Table) -> list[Move]:
        moves = state.box.moves
        menu = [moves.done]
        partners = [other for other in range(state.seats) if other != self.seat and state.offers[other] < OFFERS]
        menu += [moves.buy_from[partner] for partner in partners if state.has_goods(partner)]
        if state.has_goods(self.seat):
            menu += [moves.sell_to[partner] for partner in partners]
        return menu

    def admits(self, state: Table, move: Move) -> bool:
        return isinstance(move, Offer) and no_deal(state, self.seat, move.partner, move.gives, move.wants) is None

    def resolve(self, state: Table, move: Move, dice: Dice) -> None:
        if isinstance(move, DealWith):
            state.ask(self)
            state.ask(PROPOSALS[(self.seat * SEATS + move.seat) * 2 + move.buys])
        elif isinstance(move, Offer):
            state.ask(self)
            propose(state, self.seat, move.partner, move.gives, move.wants)

    def refusal(self, state: Table, move: Move) -> Refusal:
        if isinstance(move, Offer):
            refused = no_deal(state, self.seat, move.partner, move.gives, move.wants)
            if refused is not None:
                return refused
        if isinstance(move, DealWith):
            if move.seat == self.seat or move.seat >= state.seats:
                return Refusal("There is no such partner.", "14.1")
            if state.offers[move.seat] >= OFFERS:
                return Refusal("You may make each partner at most three offers a turn.", "14.3")
            return Refusal("There is nothing to sell.", "14.4")
        return Refusal("Make a deal: offer somebody something, or be done.", "14.1")


class ProposeDeal(Ask):
    """§14.3 A simple offer to one partner: a claim, a segment, a train for money, or half the sale for freight."""

    def __init__(self, seat: Seat, partner: Seat, buys: bool) -> None:
        super().__init__(seat, "propose", "14.3")
        self.partner = partner
        self.buys = buys

    def form(self, state: Table, seat: Seat) -> Form:
        return forms.ProposeDeal(seat_name(self.seat), "buy" if self.buys else "sell", seat_name(self.partner))

    def menu(self, state: Table) -> list[Move]:
        moves = state.box.moves
        buyer, seller = (self.seat, self.partner) if self.buys else (self.partner, self.seat)
        claims, track = (moves.buy_claim, moves.buy_track) if self.buys else (moves.sell_claim, moves.sell_track)
        rows = [claims[card] for card in state.claims[seller]]
        network = state.networks[buyer]
        if len(network.segments) < CUBES:
            rows += [track[segment] for segment in network.frontier if state.owner[segment] == seller]
        if state.stock[seller]:
            stock = moves.buy_stock if self.buys else moves.sell_stock
            rows += [stock[sort] for sort in sorts_to_give(state, seller, buyer)]
        menu = [moves.no_offer]
        menu += [move for row in rows for move in row if self.is_offer(state, move)]
        if self.buys and state.has_delivery(self.seat):
            menu += self.freight(state)
        return menu

    def freight(self, state: Table) -> list[Move]:
        """§14.7 The freight that this seat could pay for and deliver; metals to one market, as all pay alike."""
        seat = self.seat
        found: list[Move] = []
        for card in state.claims[self.partner]:
            if state.freight[card] == 0:
                continue
            for market in range(MARKETS):
                loads = state.saleable(seat, card, market)
                if loads > 0 and self.half(state, card, market, loads) <= state.cash[seat]:
                    found.append(state.box.moves.buy_freight[card][market])
                    if state.box.claim_freight[card] < METALS:
                        break
        return found

    def is_offer(self, state: Table, move: Move) -> bool:
        """Whether a trade can be paid for, as far as this seat pays, and leaves what was bought deliverable."""
        if not isinstance(move, Trade) or (move.buys and move.money > state.cash[self.seat]):
            return False
        if not state.bought or move.card != NOTHING:
            return True
        return no_deal(state, self.seat, self.partner, *self.bundles(move)) is None

    def bundles(self, move: Trade) -> tuple[Bundle, Bundle]:
        """What a simple offer gives and wants."""
        money = Bundle(move.money)
        thing = Bundle(
            claims=() if move.card == NOTHING else (move.card,),
            segments=() if move.segment == NOTHING else (move.segment,),
            stock=() if move.stock == NOTHING else (move.stock,),
        )
        return (money, thing) if move.buys else (thing, money)

    def half(self, state: Table, card: int, market: int, loads: int) -> int:
        """Half the sale, rounded down."""
        return loads * state.price(state.column(card, market)) // HALF

    def resolve(self, state: Table, move: Move, dice: Dice) -> None:
        if isinstance(move, Trade):
            gives, wants = self.bundles(move)
            propose(state, self.seat, self.partner, gives, wants)
        elif isinstance(move, BuyFreight):
            loads = state.saleable(self.seat, move.card, move.market)
            money = self.half(state, move.card, move.market, loads)
            wants = Bundle(0, (), (), ((move.card, loads, move.market),))
            propose(state, self.seat, self.partner, Bundle(money), wants)

    def refusal(self, state: Table, move: Move) -> Refusal:
        if isinstance(move, Trade) and move.buys == self.buys:
            gives, wants = self.bundles(move)
            refused = no_deal(state, self.seat, self.partner, gives, wants)
            return refused or Refusal("A simple offer is about track that touches the buyer's network.", "14.3")
        if isinstance(move, BuyFreight):
            return Refusal("There is no such freight that you could pay for and deliver there.", "14.8")
        return Refusal("Make this partner an offer, or none.", "14.3")

    def brings(self, state: Table, move: Move) -> Form | None:
        cash = state.cash[self.seat]
        if isinstance(move, Trade):
            money = -move.money if move.buys else move.money
            return forms.Exchange(money, cash + money)
        if isinstance(move, BuyFreight):
            card, market = move.card, move.market
            loads = state.saleable(self.seat, card, market)
            return haul(state, self.seat, card, market, loads, (), self.half(state, card, market, loads))
        return None


class AnswerOffer(Ask):
    """§14.3 The partner accepts the offer or declines."""

    def __init__(self, seat: Seat, active: Seat, gives: Bundle, wants: Bundle) -> None:
        super().__init__(seat, "answer", "14.3")
        self.active = active
        self.gives = gives
        self.wants = wants

    def form(self, state: Table, seat: Seat) -> Form:
        gives, wants = state.box.moves.form_of(self.gives), state.box.moves.form_of(self.wants)
        return forms.AnswerOffer(seat_name(self.seat), seat_name(self.active), gives, wants)

    def menu(self, state: Table) -> list[Move]:
        moves = state.box.moves
        if self.wants.money > state.cash[self.seat]:
            return [moves.decline]
        return [moves.decline, moves.accept]

    def resolve(self, state: Table, move: Move, dice: Dice) -> None:
        if move is state.box.moves.accept:
            exchange(state, self.active, self.seat, self.gives, self.wants)
        elif state.heard is not None:
            state.heard.append(Declined(SEAT_NAMES[self.active], SEAT_NAMES[self.seat]))

    def refusal(self, state: Table, move: Move) -> Refusal:
        if move is state.box.moves.accept:
            return Refusal(f"You don't have ${self.wants.money}.", "14.4")
        return Refusal("An offer is on the table: accept it, or decline.", "14.3")

    def brings(self, state: Table, move: Move) -> Form | None:
        if move is not state.box.moves.accept:
            return None
        money = self.gives.money - self.wants.money
        return forms.Exchange(money, state.cash[self.seat] + money)


DEALS: Final = [MakeDeals(seat) for seat in range(SEATS)]
PROPOSALS: Final = [
    ProposeDeal(seat, partner, buys) for seat in range(SEATS) for partner in range(SEATS) for buys in (False, True)
]


def propose(table: Table, seat: Seat, partner: Seat, gives: Bundle, wants: Bundle) -> None:
    """§14.3 An offer is made."""
    table.offers[partner] += 1
    if table.heard is not None:
        moves = table.box.moves
        table.heard.append(Offered(SEAT_NAMES[seat], SEAT_NAMES[partner], moves.form_of(gives), moves.form_of(wants)))
    table.ask(AnswerOffer(partner, seat, gives, wants))


def exchange(table: Table, seat: Seat, partner: Seat, gives: Bundle, wants: Bundle) -> None:
    """§14.2 Bundles change hands; §14.9 bought freight waits for its delivery."""
    if table.heard is not None:
        moves = table.box.moves
        money = wants.money - gives.money
        table.heard.append(
            Agreed(SEAT_NAMES[seat], SEAT_NAMES[partner], moves.form_of(gives), moves.form_of(wants), money)
        )
    for payer, payee, bundle in ((seat, partner, gives), (partner, seat, wants)):
        table.pay(payer, bundle.money)
        for card in bundle.claims:
            table.take_claim(card)
            table.give_claim(card, payee)
        for segment in bundle.segments:
            table.owner[segment] = payee
    for payee, bundle in ((partner, gives), (seat, wants)):
        table.earn(payee, bundle.money)
    if gives.segments or wants.segments:
        table.look_at_track(seat, partner)
    for sort in gives.stock:
        hand_over(table, seat, partner, sort)
    for card, loads, market in wants.freight:
        table.freight[card] -= loads
        table.delivered[table.column(card, market)] += loads
        table.deliveries += 1
        if table.terms.advanced:
            book_trains(table, seat, card, loads, market)
        table.bought.append((card, loads, market))
        table.empty(card)
    for sort in wants.stock:
        hand_over(table, partner, seat, sort)


# What may be offered


def no_deal(table: Table, seat: Seat, partner: Seat, gives: Bundle, wants: Bundle) -> Refusal | None:
    """Why an offer cannot be made; None where it can."""
    if partner == seat or partner >= table.seats:
        return Refusal("There is no such partner.", "14.1")
    if table.offers[partner] >= OFFERS:
        return Refusal("You may make each partner at most three offers a turn.", "14.3")
    if gives.is_empty() and wants.is_empty():
        return Refusal("At least one side must give something.", "14.2")
    if gives.money > table.cash[seat]:
        return Refusal("You don't have the money you offer.", "14.4")
    for giver, bundle in ((seat, gives), (partner, wants)):
        for card in bundle.claims:
            if table.holder[card] != giver:
                return Refusal(f"{seat_name(giver).title()} does not own {table.box.cards[card]}.", "14.4")
        for segment in bundle.segments:
            if table.owner[segment] != giver:
                name = table.box.segments_said[segment]
                return Refusal(f"{seat_name(giver).title()} does not own {name}.", "14.4")
    if gives.freight:
        return Refusal("You can't give freight in return.", "14.7")
    if gives.stock or wants.stock:
        refused = no_stock(table, seat, partner, gives.stock, wants.stock)
        if refused is not None:
            return refused
    after = table.owner[:]
    for segment in gives.segments:
        after[segment] = partner
    for segment in wants.segments:
        after[segment] = seat
    return no_track(table, seat, partner, after) or no_freight(table, seat, partner, gives, wants, after)


def no_track(table: Table, seat: Seat, partner: Seat, after: list[int]) -> Refusal | None:
    """§14.5 Why these segments can't change hands."""
    for owner in (seat, partner):
        own = [segment for segment, other in enumerate(after) if other == owner]
        if len(own) > CUBES:
            return Refusal(f"{seat_name(owner).title()} would have more than {CUBES} segments.", "14.5")
        for segment in own:
            for parallel in table.box.parallel[segment]:
                if after[parallel] == owner:
                    return Refusal(f"{seat_name(owner).title()} would own two parallel segments.", "14.5")
    return None


def no_freight(
    table: Table, seat: Seat, partner: Seat, gives: Bundle, wants: Bundle, after: list[int]
) -> Refusal | None:
    """§14.8, §14.10 Why freight cannot be bought, or what was bought could no more be delivered."""
    if not wants.freight and not table.bought:
        return None
    if not table.terms.advanced and table.deliveries + len(wants.freight) > table.terms.deliveries:
        return Refusal("You have no delivery left for it.", "14.8")
    sold = table.delivered[:]
    loads_of = table.freight[:]
    network = table.network_with(seat, after)
    for card, loads, market in wants.freight:
        if table.holder[card] != partner or card in wants.claims:
            return Refusal("Freight is bought from a claim that the partner keeps.", "14.7")
        column = table.column(card, market)
        if column == NOWHERE:
            return Refusal("This freight is not sold in that market.", "14.8")
        sold[column] += loads
        loads_of[card] -= loads
        if 0 <= loads_of[card] < table.arrived.get(card, 0):
            return Refusal("Freight that was transferred this turn can't be moved again.", "30.6")
        if loads_of[card] < 0:
            return Refusal("There is not that much freight on the claim.", "14.8")
        if 0 < table.box.limit[column] < sold[column]:
            return Refusal("That is more than you may sell there in a turn.", "14.8")
    usable = table.passable(network)
    for card, _, market in [*table.bought, *wants.freight]:
        if not usable.links(table.box.claim_town[card], table.box.markets[market], table.is_snowed_in()):
            return Refusal("There would be no route from the claim to the market.", "14.8")
    return no_trains(table, seat, gives, wants, network) if table.terms.advanced else None
