"""Bots for Silverton."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from silverware.bots.bot import Bot
from silverware.bots.silverton_haulage import POINTS
from silverware.bots.silverton_outlook import NOBODY, Outlook, Yields
from silverware.core.event import Event
from silverware.core.move import Move
from silverware.core.seats import SEAT_NAMES, Seat
from silverware.games.silverton import Silverton
from silverware.games.silverton.catalogue import Moves
from silverware.games.silverton.components import Box
from silverware.games.silverton.events.operations import Declined, Offered
from silverware.games.silverton.imagine import known_discards
from silverware.games.silverton.memory import Memory, remember
from silverware.games.silverton.moves import (
    PIECES,
    Build,
    ChooseCrew,
    DealWith,
    Deliver,
    Lose,
    Operate,
    Plow,
    Prospect,
    Purchase,
    Send,
    Slide,
    Stake,
    Survey,
    Take,
    TakeUp,
    Trade,
    UseTrains,
)
from silverware.games.silverton.network import Network
from silverware.games.silverton.offers import Bundle, Offer
from silverware.games.silverton.printed import DISCS, MARKETS, METALS, WAGE, game_points, pieces
from silverware.games.silverton.stock import POWERS
from silverware.games.silverton.terms import Terms
from silverware.games.silverton.view import Claim, SilvertonView

MARGIN: Final = 60
"""What a deal must bring at least."""
RICH: Final = 600
"""With so much cash to spare a fine is paid."""
NEEDY: Final = 400
"""With so much, if there is no other such piece."""
EARLY: Final = 6
"""With so many turns left, as far as one thinks ahead, another piece is worth its wage."""
SHY: Final = 6
"""One time in so many it makes no offer."""
KEPT: Final = 60
"""Networks that are kept, not to be worked out again."""


class Easy(Bot):
    """A beginner who has read the rules.

    Reckons what claims and passenger cards would earn until the game is over, sends prospectors to the best it can
    pay for, builds towards where most is to be earned for the money and the time, operates what pays, sells what
    brings most unless its price is poor, and deals where it gains clearly. Keeps no notes but of what was declined.
    """

    def __init__(self, game: Silverton, seed: int | str) -> None:
        super().__init__(game, seed)
        self.box: Box = game.box
        self.moves: Moves = game.box.moves
        self.yields = Yields(game.box)
        self.networks: dict[tuple[int, ...], Network] = {}
        self.notes: Memory | None = None
        self.offered: tuple[Seat, Seat, str, str] | None = None
        self.declined: set[tuple[Seat, Seat, str, str]] = set()
        self.answers: dict[str, Callable[[Outlook, Sequence[Move]], Move]] = {
            "place": self.place,
            "survey": self.survey,
            "dismantle": self.dismantle,
            "prospect": self.prospect,
            "move-over": self.move_over,
            "special": self.special,
            "stake": self.stake,
            "drawn": self.stake,
            "lose": self.lose,
            "build": self.build,
            "operate": self.operate,
            "deal": self.deal,
            "propose": self.propose,
            "answer": self.answer,
            "deliver": self.deliver,
            "loads": self.load,
            "crew": self.crew,
            "trains": self.use_trains,
            "purchase": self.purchase,
            "plow": self.plow,
            "assign": self.assign,
            "jail": self.free,
            "hire": self.free,
            "join": self.join,
            "agree": self.join,
            "engage": self.engage,
        }

    def hear(self, event: Event) -> None:
        self.notes = remember(self.notes, event)
        if isinstance(event, Offered):
            self.offered = (event.seat, event.partner, event.gives, event.wants)
        elif isinstance(event, Declined) and self.offered is not None:
            self.declined.add(self.offered)

    def network(self, homes: tuple[int, ...], track: tuple[int, ...], shut: tuple[int, ...] = ()) -> Network:
        """The network of that track, some of it shut; those of a turn or two are kept."""
        key = (*homes, NOBODY, *track, NOBODY, *shut)
        if key not in self.networks:
            if len(self.networks) == KEPT:
                self.networks.clear()
            self.networks[key] = Network(self.box, homes, [False] * len(self.box.town_names), list(track), shut)
        return self.networks[key]

    def choose(self, view: SilvertonView, menu: Sequence[Move]) -> Move:
        if len(menu) == 1 or view.question not in self.answers:
            return menu[0]
        terms: Terms = self.game.terms(view.seats, view.options)
        gone = known_discards(view, self.notes)
        return self.answers[view.question](Outlook(view, gone, terms, self.yields, self.network), menu)

    def best(self, menu: Sequence[Move], likes: Callable[[Move], float], otherwise: Move) -> Move:
        """The move that is liked best, by lot among equals; if none is liked at all, the other."""
        liked = [(likes(move), move) for move in menu]
        most = max(liking for liking, _ in liked)
        if most <= 0:
            return otherwise
        return super().choose(None, [move for liking, move in liked if liking == most])

    # §22 to §24 The Advanced game

    def crew(self, seen: Outlook, menu: Sequence[Move]) -> Move:
        """§22.5 As many pieces as can be had, as many surveyors as prospectors, and the points spent."""

        def likes(move: Move) -> float:
            assert isinstance(move, ChooseCrew)
            surveyors, prospectors = len(pieces(move.crew, "S")), len(pieces(move.crew, "P"))
            return POINTS * (surveyors + prospectors - abs(surveyors - prospectors)) + game_points(move.crew)

        return self.best(menu, likes, menu[0])

    def use_trains(self, seen: Outlook, menu: Sequence[Move]) -> Move:
        """§23.4 What brings most, together with what the other trains can do; §30.5 the first for a transfer."""
        assert seen.haulage is not None
        _, _, name, town = seen.view.agenda[0].split()
        if town in self.box.cards:
            return menu[0]
        market = [self.box.towns_said[market] for market in self.box.markets].index(town)
        convoys = {move.trains: move for move in menu if isinstance(move, UseTrains)}
        return convoys[seen.haulage.best_use(seen.card[name], market, list(convoys))]

    def purchase(self, seen: Outlook, menu: Sequence[Move]) -> Move:
        """§23.10 What brings most until the game is over."""
        haulage = seen.haulage
        assert haulage is not None
        return self.best(
            menu, lambda move: haulage.purchase_gain(move) if isinstance(move, Purchase) else 0, self.moves.done
        )

    def plow(self, seen: Outlook, menu: Sequence[Move]) -> Move:
        """§24.3 Where snow is most in the way, with the weakest plow that is likely to do it."""
        assert seen.haulage is not None
        needed = seen.haulage.needed()

        def likes(move: Move) -> float:
            if not isinstance(move, Plow):
                return 0
            clears = min(6, 7 + POWERS[move.plow] - self.box.distance[move.segment]) / 6
            return needed[move.segment] * clears - POWERS[move.plow]

        return self.best(menu, likes, self.moves.done)

    def assign(self, seen: Outlook, menu: Sequence[Move]) -> Move:
        """§23.14 Where there are more claims for each train."""
        assert seen.haulage is not None
        served = [seen.haulage.claims_for_a_train(home) for home in range(len(menu))]
        return menu[served.index(max(served))]

    # §7, §8 Placing

    def place(self, seen: Outlook, menu: Sequence[Move]) -> Move:
        """§7.1 Prospectors first: what they stand on is worth building to. Those with a bonus go first."""
        bonus = {piece.name: piece.bonus for piece in seen.me.pieces}
        sends = sorted([move for move in menu if isinstance(move, Send)], key=lambda move: -bonus[PIECES[move.piece]])
        prospectors = [move for move in sends if move.piece >= DISCS]
        if prospectors and any(liking > 0 for liking in seen.targets().values()):
            return prospectors[0]
        surveyors = [move for move in sends if move.piece < DISCS]
        if surveyors and (seen.next_segments() or seen.is_poor()):
            return surveyors[0]
        return self.moves.done

    def prospect(self, seen: Outlook, menu: Sequence[Move]) -> Move:
        """§8.1 Where most is to be had, and likely so."""
        targets = seen.targets()
        return self.best(
            menu, lambda move: targets.get(move.target, 0) if isinstance(move, Prospect) else 0, self.moves.rest
        )

    def survey(self, seen: Outlook, menu: Sequence[Move]) -> Move:
        """§7.2 The next segment of the best plan."""
        open_to_us = {move.segment: move for move in menu if isinstance(move, Survey)}
        for segment in seen.next_segments():
            if segment in open_to_us:
                return open_to_us[segment]
        return self.moves.dismantle if seen.is_poor() and self.moves.dismantle in menu else self.moves.rest

    def dismantle(self, seen: Outlook, menu: Sequence[Move]) -> Move:
        """§7.12 Track that is of no use, the longest."""
        return self.best(
            menu, lambda move: seen.idle_track(move.segment) if isinstance(move, TakeUp) else 0, self.moves.rest
        )

    # §9 Disputes

    def move_over(self, seen: Outlook, menu: Sequence[Move]) -> Move:
        """§9.6 The line beside is as good, and needs no dice."""
        return self.moves.move_over

    def special(self, seen: Outlook, menu: Sequence[Move]) -> Move:
        """§9.10 Call if the own surveyor is the better one."""
        words = seen.view.agenda[0].split()
        mine, other = (
            next(
                piece.bonus
                for piece in seen.view.players[SEAT_NAMES.index(seat)].pieces
                if piece.name == f"{kind} {number}"
            )
            for seat, kind, number in (words[1:4], words[4:7])
        )
        return self.moves.call if mine > other else self.moves.let_be

    # §11 to §13 Buying, building, operating

    def stake(self, seen: Outlook, menu: Sequence[Move]) -> Move:
        """§11.1 Buy what is worth it."""

        def likes(move: Move) -> float:
            if isinstance(move, Stake):
                return seen.claim_gain(move.card)
            return seen.passenger_gain(move.passenger) if isinstance(move, Take) else 0

        passes = [move for move in menu if not isinstance(move, (Stake, Take, Slide))]
        return self.best(menu, likes, passes[0])

    def lose(self, seen: Outlook, menu: Sequence[Move]) -> Move:
        """§4.9 The prospector with the lowest bonus."""
        bonus = {piece.name: piece.bonus for piece in seen.me.pieces}
        return self.best(menu, lambda move: 3 - bonus[PIECES[move.piece]] if isinstance(move, Lose) else 0, menu[0])

    def build(self, seen: Outlook, menu: Sequence[Move]) -> Move:
        """§12.1 Build, and dismantle, what was planned."""
        return self.best(menu, lambda move: float(isinstance(move, (Build, TakeUp))), self.moves.done)

    def operate(self, seen: Outlook, menu: Sequence[Move]) -> Move:
        """§13.1 Operate what pays and can be brought to a market, in time."""
        claims = {claim.card: claim for claim in seen.me.claims}

        def likes(move: Move) -> float:
            if not isinstance(move, Operate):
                return 0
            claim = claims[self.box.cards[move.card]]
            return seen.operating_gain(move.card, claim)

        return self.best(menu, likes, self.moves.done)

    # §14 Deals

    def deal(self, seen: Outlook, menu: Sequence[Move]) -> Move:
        """§14.1 Turn to who might accept what is good for both, once a turn; not always, so that it comes to an end."""
        for move in menu:
            if not isinstance(move, DealWith) or seen.view.offers[move.seat]:
                continue
            if self.proposals(seen, move.seat, move.buys) and self.dice.below(SHY):
                return move
        return self.moves.done

    def propose(self, seen: Outlook, menu: Sequence[Move]) -> Move:
        """§14.3 The best offer that might be accepted."""
        partner = SEAT_NAMES.index(seen.view.agenda[0].split()[-1])
        liked = {**self.proposals(seen, partner, True), **self.proposals(seen, partner, False)}
        return self.best(menu, lambda move: liked.get(move.text, 0), self.moves.no_offer)

    def proposals(self, seen: Outlook, partner: Seat, buys: bool) -> dict[str, float]:
        """The simple offers that gain clearly for both, and what they gain for the own seat."""
        found: dict[str, float] = {}
        network = seen.network_of(partner)
        for claim in seen.view.players[partner].claims if buys else seen.me.claims:
            card = seen.card[claim.card]
            mine, theirs = seen.claim_worth(seen.own, claim), seen.claim_worth(network, claim)
            trades = (self.moves.buy_claim if buys else self.moves.sell_claim)[card]
            self.add_trades(found, seen, partner, trades, mine, theirs)
            if buys and claim.freight:
                self.add_freight(found, seen, partner, claim)
        return found

    def add_trades(
        self, found: dict[str, float], seen: Outlook, partner: Seat, trades: Sequence[Move], mine: float, other: float
    ) -> None:
        """Add the trades of one claim by which both gain."""
        for move in trades:
            assert isinstance(move, Trade)
            gained = mine - move.money if move.buys else move.money - mine
            theirs = move.money - other if move.buys else other - move.money
            paid, thing = f"${move.money}", self.box.cards[move.card]
            offer = (seen.view.seat, partner, *((paid, thing) if move.buys else (thing, paid)))
            if move.buys and move.money > seen.spare():
                continue
            if clear(gained, move.money) and clear(theirs, move.money) and offer not in self.declined:
                found[move.text] = gained

    def add_freight(self, found: dict[str, float], seen: Outlook, partner: Seat, claim: Claim) -> None:
        """§14.7 Half the sale of what its owner cannot bring to a market, where a delivery is to spare."""
        card = seen.card[claim.card]
        if seen.best_column(seen.network_of(partner), card) != NOBODY or len(seen.sales()) + seen.view.deliveries > 1:
            return
        for market in range(MARKETS):
            loads, price = seen.sale(claim, market)
            money = loads * price // 2
            wants = Bundle(freight=((card, loads, market),))
            offer = (seen.view.seat, partner, f"${money}", self.moves.said(wants))
            if money >= MARGIN and money <= seen.cash and offer not in self.declined:
                found[self.moves.buy_freight[card][market].text] = money
            if money and self.box.claim_freight[card] < METALS:
                return

    def answer(self, seen: Outlook, menu: Sequence[Move]) -> Move:
        """§14.3 Accept what gains clearly."""
        words = seen.view.agenda[0].split()
        offer = self.moves.notation.parse(" ".join(words[2:]))
        assert isinstance(offer, Offer)
        gained, size = seen.deal_gain(offer)
        return self.moves.accept if clear(gained, size) else self.moves.decline

    # §16, §17 Delivering and fines

    def deliver(self, seen: Outlook, menu: Sequence[Move]) -> Move:
        """§16.1 What brings most, unless its price is poor."""
        sales = seen.sales()
        return self.best(
            menu,
            lambda move: sales.get((move.card, move.market), 0) if isinstance(move, Deliver) else 0,
            self.moves.done,
        )

    def load(self, seen: Outlook, menu: Sequence[Move]) -> Move:
        """§16.5 As much as may be sold."""
        return menu[-1]

    def free(self, seen: Outlook, menu: Sequence[Move]) -> Move:
        """§17.1, §17.3 Pay if there is enough, and time to make use of the piece; else try the dice where they are."""
        kind = seen.view.agenda[0].split()[2]
        others = [piece for piece in seen.me.pieces if piece.name.startswith(kind)]
        alone = all(piece.status in ("jail", "dead") for piece in others)
        if self.moves.pay in menu and seen.left > 3 and seen.spare() >= (NEEDY if alone else RICH):
            return self.moves.pay
        return self.moves.roll if self.moves.roll in menu else self.moves.wait

    # §29, §32 Optional rules: cards are not moved, freight not transferred, joint routes not ended

    def join(self, seen: Outlook, menu: Sequence[Move]) -> Move:
        """§29.4 Run a card with another where it can be paid for and pays."""
        partner, name = seen.view.agenda[0].split()[2:]
        gain = seen.joint_gain(SEAT_NAMES.index(partner), seen.passenger(name))
        return self.moves.join if gain > 0 and gain > seen.passenger_gain(seen.passenger(name)) else self.moves.alone

    def engage(self, seen: Outlook, menu: Sequence[Move]) -> Move:
        """§32.4 Hire with money to spare and time enough, first of the kind that is scarce."""
        crew = [piece for piece in seen.me.pieces if piece.status != "dead"]
        surveyors = len([piece for piece in crew if piece.name.startswith("surveyor")])
        scarce = self.moves.engage[surveyors * 2 > len(crew)]
        enough = NEEDY if len(crew) < 2 else RICH
        if seen.left < EARLY or seen.spare() < WAGE + enough:
            return self.moves.wait
        return scarce if scarce in menu else menu[-1]


def clear(gained: float, size: float) -> bool:
    """Whether a deal about so much is clearly good."""
    return gained >= MARGIN and gained >= size / 4
