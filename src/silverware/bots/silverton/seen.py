"""The table in numbers, as one seat sees it: whose track is where, who stands where, and what is still unseen."""

from __future__ import annotations

from typing import Final

from silverware.bots.silverton.chart import Chart
from silverware.bots.silverton.networks import Networks
from silverware.core.seats import Seat
from silverware.games.silverton.forms import Bundle
from silverware.games.silverton.network import Network
from silverware.games.silverton.printed import CLAIM_CARDS, PASSENGER_CARD
from silverware.games.silverton.rules.contests import CONNECTED
from silverware.games.silverton.terms import Terms
from silverware.games.silverton.view import Player, SilvertonView

NOBODY: Final = -1

Said = tuple[Seat, Seat, Bundle, Bundle]
"""An offer: who made it to whom, what is given, and what for."""


class Seen:
    """What a seat sees, and what it remembers of what it has heard."""

    def __init__(
        self, view: SilvertonView, gone: tuple[str, ...], declined: set[Said], terms: Terms, networks: Networks
    ) -> None:
        self.view = view
        self.gone = gone
        """The discards, as far as the seat knows them."""
        self.declined = declined
        """The offers that were declined."""
        self.terms = terms
        self.box = terms.box
        self.networks = networks
        self.me = view.players[view.seat]
        self.cash = self.me.cash or 0
        self.segment = {name: at for at, name in enumerate(self.box.segments_said)}
        self.card = {name: at for at, name in enumerate(self.box.cards)}
        self.chart = Chart(terms, view.chart)
        self.owner = [NOBODY] * len(self.box.cost)
        """By segment: whose track it is."""
        self.crowd: set[int] = set()
        """The open segments on which others stand."""
        self.mine: list[int] = []
        """The open segments on which own surveyors stand."""
        self.rivals: dict[int, list[int]] = {}
        """By card: the bonuses of others who stand there, with the 3 of who is connected."""
        self.staked: set[int] = set()
        """The cards on which own prospectors stand."""
        self.committed = 0
        """What it costs to buy and to build all that own pieces stand on."""
        self.read_board()
        self.homes = self.homes_of(self.me)
        track = self.track_of(self.me)
        self.own = networks.of(self.homes, tuple(sorted(track)))
        self.soon = networks.of(self.homes, tuple(sorted([*track, *self.mine])))
        """The own network with all that surveyors stand on."""
        self.spare = self.cash - self.committed - min(self.operating(), self.cash // 4)
        """The cash that is not needed for what pieces stand on, nor to operate claims."""

    # The board

    def read_board(self) -> None:
        """Whose track is where, and where surveyors and prospectors stand."""
        for seat, player in enumerate(self.view.players):
            for segment in self.track_of(player):
                self.owner[segment] = seat
        for seat, player in enumerate(self.view.players):
            for piece in player.pieces:
                if piece.at is None or piece.status == "dead":
                    continue
                if piece.kind == "surveyor":
                    self.read_surveyor(seat, self.segment[piece.at])
                elif piece.at != "deck":
                    self.read_prospector(seat, self.card[piece.at], piece.bonus)

    def read_surveyor(self, seat: Seat, segment: int) -> None:
        if self.owner[segment] == NOBODY:
            if seat == self.view.seat:
                self.mine.append(segment)
                self.committed += self.box.cost[segment]
            else:
                self.crowd.add(segment)

    def read_prospector(self, seat: Seat, card: int, bonus: int) -> None:
        if seat == self.view.seat:
            self.staked.add(card)
            self.committed += self.price_of(card)
        else:
            connected = card < PASSENGER_CARD and self.network_of(seat).connects(self.box.claim_town[card])
            self.rivals.setdefault(card, []).append(bonus + CONNECTED * connected)

    def homes_of(self, player: Player) -> tuple[int, ...]:
        return tuple([self.box.towns_said.index(home) for home in player.homes])

    def track_of(self, player: Player) -> list[int]:
        return [self.segment[name] for name in player.track]

    def network_of(self, seat: Seat) -> Network:
        """The network of a seat."""
        player = self.view.players[seat]
        return self.networks.of(self.homes_of(player), tuple(sorted(self.track_of(player))))

    def others(self) -> list[Seat]:
        """The other seats."""
        return [seat for seat in range(self.view.seats) if seat != self.view.seat]

    # Cards

    def passenger(self, name: str) -> int:
        return self.card[name] - PASSENGER_CARD

    def own_passengers(self) -> list[int]:
        """The passenger cards of the own seat."""
        return [self.passenger(route.card) for route in self.me.passengers]

    def shared_passengers(self) -> list[int]:
        """§29.7 Those that it runs with another."""
        return [self.passenger(route.card) for route in self.me.passengers if route.partner is not None]

    def face_up(self) -> list[str]:
        """The passenger cards that lie face up."""
        return [*self.view.slid, *[pile.top for pile in self.view.piles if pile.top is not None]]

    def unseen(self) -> tuple[list[int], list[int]]:
        """The claims and the passenger cards that have not been seen yet."""
        view, box = self.view, self.box
        seen = {*view.open, *self.gone, *view.struck, *self.face_up()}
        for player in view.players:
            seen.update([claim.card for claim in player.claims])
            seen.update([route.card for route in player.passengers])
        claims = [at for at in range(CLAIM_CARDS) if not box.is_event[at] and box.cards[at] not in seen]
        passengers = [at for at in self.terms.passengers if box.cards[PASSENGER_CARD + at] not in seen]
        return claims, passengers

    # Money

    def price_of(self, card: int) -> int:
        """What a claim or a passenger card costs."""
        if card < PASSENGER_CARD:
            return self.box.claim_cost[card]
        return self.box.passenger_price[card - PASSENGER_CARD]

    def operating(self) -> int:
        """What it costs to operate all own claims."""
        cards = [self.card[claim.card] for claim in self.me.claims if not claim.depleted]
        return sum([self.box.claim_operate[card] for card in cards])
