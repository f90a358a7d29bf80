"""What a seat observes of Silverton."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, get_args

from mypy_extensions import i64

from silverware.core.game import AnyGame
from silverware.core.seats import Seat
from silverware.core.state import State
from silverware.games.silverton import Silverton
from silverware.games.silverton.crew import DEAD, KINDS
from silverware.games.silverton.forms import AnyQuestion
from silverware.games.silverton.looking import discarded
from silverware.games.silverton.moves import DECK
from silverware.games.silverton.printed import CLAIM_CARDS, COLUMNS, DISCS, PASSENGER_CARDS, TURNS
from silverware.games.silverton.state import GONE, Table
from silverware.games.silverton.stock import KINDS_OF_STOCK
from silverware.tensors.observer import Observer
from silverware.tensors.pen import Pen

AMOUNTS: Final = 4
"""Sums and counts of a question that are told, at most."""
LETTERS: Final = "ABC"


class SilvertonObserver(Observer):
    """The map, the cards, the chart and the pieces; everybody's cash, where this seat sees it or keeps notes."""

    def __init__(self, game: AnyGame, seats: int, options: Any, *, memory: bool) -> None:
        super().__init__(game, seats, options, memory=memory)
        assert isinstance(game, Silverton)
        box = game.box
        kinds = get_args(AnyQuestion)
        self.questions = {kind.__struct_config__.tag: at for at, kind in enumerate(kinds)}
        """By name: its place among the questions."""
        segments, towns = len(box.cost), len(box.town_names)
        cards = CLAIM_CARDS + PASSENGER_CARDS
        self.subjects = {name: at for at, name in enumerate([*box.cards[:cards], *box.segments_said, *box.towns_said])}
        """What a question can be about, by name."""
        claims, passengers = (CLAIM_CARDS,), (PASSENGER_CARDS,)
        self.field("question", (len(kinds),), 1, f"What is asked: {', '.join(self.questions)}.")
        self.field("asked", (seats,), 1, "Who is asked.")
        self.field(
            "about", (len(self.subjects),), 1, "What the question is about: claims, passengers, segments, towns."
        )
        self.field("amounts", (AMOUNTS,), 500, "Sums and counts in the question, in its order.")
        self.field("turn", (1,), TURNS, "The number of the turn.")
        self.field("winter", (1,), 1, "Whether it is a winter turn.")
        self.field("order", (seats,), seats, "The place of each seat in the turn, from 1.")
        self.field("number", (seats,), 6, "The player number of each seat.")
        known = "exact, from your notes" if memory else "where you see it, else 0"
        self.field("cash", (seats,), 10000, f"Cash of each seat: {known}.")
        self.field("open cash", (seats,), 1, "Whose cash is open to everybody.")
        self.field("track", (seats, segments), 1, "The segments of each seat.")
        self.field("cleared", (segments,), 1, "Snow segments that the active seat has cleared.")
        self.field("claims", (seats, CLAIM_CARDS), 1, "The claims of each seat.")
        self.field("open claims", claims, 1, "The claims that lie open.")
        self.field(
            "discards",
            claims,
            1,
            "The discards: from your notes, or while you may look." if memory else "The discards, while you may look.",
        )
        self.field("freight", claims, 20, "Loads on each claim.")
        self.field("arrived", claims, 20, "Loads that were transferred to it this turn.")
        self.field("depleted", claims, 1, "Claims that are depleted.")
        self.field("operated", claims, 1, "Claims whose first operation is behind them.")
        self.field("worked", claims, 1, "Claims that were operated this turn.")
        self.field("named", claims, 1, "Claims that are paid for and not rolled for yet.")
        self.field("bought", claims, 20, "Loads that the active seat must deliver.")
        self.field("deck", (1,), CLAIM_CARDS, "Cards in the claim deck.")
        self.field("runs", (seats, PASSENGER_CARDS), 1, "Passenger cards each seat runs, alone or with another.")
        self.field("tops", passengers, 1, "Passenger cards that lie face up.")
        self.field("gone", passengers, 1, "Passenger cards that have left the game.")
        self.field("letters", (len(LETTERS),), PASSENGER_CARDS, "Passenger cards that lie below others, by letter.")
        self.declare_rest(seats, towns)

    def declare_rest(self, seats: int, towns: int) -> None:
        """Declare the chart, the pieces and the rolling stock."""
        pieces = (seats, KINDS)
        self.field("box", (COLUMNS,), 10, "The box of the marker in each column of the chart.")
        self.field("price", (COLUMNS,), 500, "What a load brings there.")
        self.field("sold", (COLUMNS,), 20, "Loads sold there this turn by everybody.")
        self.field("delivered", (COLUMNS,), 20, "Loads delivered there this turn by the active seat.")
        self.field("deliveries", (1,), 3, "Deliveries the active seat has made or must make.")
        self.field("offers", (seats,), 3, "Offers the active seat has made to each seat.")
        self.field("status", pieces, DEAD, "Of each piece: 0 not there, 1 home, 2 out, 3 tied, 4 in jail, 5 dead.")
        self.field("bonus", pieces, 3, "Its bonus.")
        self.field(
            "at",
            pieces,
            160,
            "A surveyor's segment, from 1; a prospector's card, from 2, or 1 for the deck; 0 nowhere.",
        )
        self.field("fine", pieces, 500, "What another one costs, if it is dead.")
        self.field("sent", pieces, 1, "Whether it has been in hand for placing this turn.")
        self.field("won", pieces, 1, "Whether it has won a dispute this turn, where pieces go up.")
        self.field("stock", (seats, KINDS_OF_STOCK), 4, "Trains and plows of each seat, by sort.")
        self.field("ready", (seats, KINDS_OF_STOCK), 4, "Those that have not served this turn.")
        self.field("supply", (KINDS_OF_STOCK,), 8, "Trains and plows nobody owns, in the Advanced game.")
        self.field("depletions", (towns,), 4, "Claims of each town that have been depleted.")

    def write(self, pen: Pen, state: State, seat: Seat) -> None:
        assert isinstance(state, Table)
        seats = state.seats
        chairs = [*range(seat, seats), *range(seat)]
        self.write_question(pen, state, seat)
        pen.put(state.round)
        pen.put(1 if state.is_winter() else 0)
        for other in chairs:
            pen.put(state.order.index(other) + 1)
        for other in chairs:
            pen.put(state.numbers[other])
        for other in chairs:
            seen = self.memory or other == seat or state.is_public(other)
            pen.put(min(state.cash[other], 32767) if seen else 0)
        for other in chairs:
            pen.put(1 if state.is_public(other) else 0)
        for other in chairs:
            tally(pen, state.networks[other].segments if state.networks else (), len(state.owner))
        tally(pen, state.cleared, len(state.owner))
        for other in chairs:
            tally(pen, state.claims[other], CLAIM_CARDS)
        self.write_claims(pen, state, seat)
        for other in chairs:
            tally(pen, [at for at in state.terms.passengers if state.runs(other, at)], PASSENGER_CARDS)
        tally(pen, [*[top for top in state.tops if top >= 0], *state.slid], PASSENGER_CARDS)
        tally(pen, [at for at in state.terms.passengers if state.passenger[at] == GONE], PASSENGER_CARDS)
        letters = state.box.passenger_letter
        tally(pen, [LETTERS.index(letters[card]) for below in state.below for card in below], len(LETTERS))
        for column in range(COLUMNS):
            pen.put(state.boxes[column])
        for column in range(COLUMNS):
            pen.put(state.price(column) if state.terms.in_play[column] else 0)
        write_all(pen, state.sold)
        write_all(pen, state.delivered)
        pen.put(state.deliveries)
        for other in chairs:
            pen.put(state.offers[other])
        self.write_pieces(pen, state, [other * KINDS + piece for other in chairs for piece in range(KINDS)])
        for other in chairs:
            tally(pen, [item % KINDS_OF_STOCK for item in state.stock[other]], KINDS_OF_STOCK)
        for other in chairs:
            tally(pen, [item % KINDS_OF_STOCK for item in state.ready(other)], KINDS_OF_STOCK)
        for sort in range(KINDS_OF_STOCK):
            pen.put(state.supply(sort) if state.terms.advanced else 0)
        write_all(pen, state.depletions)

    def write_question(self, pen: Pen, state: Table, seat: Seat) -> None:
        """Write what is asked, and what it is about as this seat is told."""
        question = state.question
        amounts: list[int] = []
        subjects: list[int] = []
        if question is not None:
            self.gather(question.form(state, seat), subjects, amounts)
        pen.mark(-1 if question is None else self.questions[question.name], len(self.questions))
        pen.mark(-1 if question is None else (question.seat - seat) % self.seats, self.seats)
        for subject in set(subjects):
            pen.add(subject)
        pen.skip(len(self.subjects))
        write_all(pen, amounts[:AMOUNTS])
        pen.skip(AMOUNTS - min(AMOUNTS, len(amounts)))

    def gather(self, told: Any, subjects: list[int], amounts: list[int]) -> None:
        """What a form tells, however deep: names of things on the table, and numbers."""
        if isinstance(told, str):
            if told in self.subjects:
                subjects.append(self.subjects[told])
        elif isinstance(told, int):
            amounts.append(min(int(told), 32767))
        elif isinstance(told, tuple):
            for each in told:
                self.gather(each, subjects, amounts)
        elif told is not None:
            for name in told.__struct_fields__:
                self.gather(getattr(told, name), subjects, amounts)

    def write_claims(self, pen: Pen, state: Table, seat: Seat) -> None:
        """Write what everybody sees of claims, and the discards."""
        tally(pen, state.open, CLAIM_CARDS)
        looks = self.memory or discarded(state, seat) is not None
        tally(pen, state.discards if looks else (), CLAIM_CARDS)
        write_all(pen, state.freight)
        for card, loads in state.arrived.items():
            for _ in range(loads):
                pen.add(card)
        pen.skip(CLAIM_CARDS)
        owned = [card for claims in state.claims for card in claims]
        tally(pen, [card for card in owned if state.is_depleted[card]], CLAIM_CARDS)
        tally(pen, [card for card in owned if state.was_operated[card]], CLAIM_CARDS)
        tally(pen, state.worked, CLAIM_CARDS)
        tally(pen, state.named, CLAIM_CARDS)
        for card, loads, _ in state.bought:
            for _ in range(loads):
                pen.add(card)
        pen.skip(CLAIM_CARDS)
        pen.put(len(state.deck))

    def write_pieces(self, pen: Pen, state: Table, pieces: list[int]) -> None:
        """Write the pieces of all seats, plane by plane."""
        for piece in pieces:
            pen.put(state.status[piece])
        for piece in pieces:
            pen.put(state.bonus[piece])
        for piece in pieces:
            at = state.at[piece]
            surveys = piece % KINDS < DISCS
            pen.put(1 if at == DECK else 0 if at < 0 else at + 1 if surveys else at + 2)
        for piece in pieces:
            pen.put(state.fines[piece])
        for piece in pieces:
            pen.put(1 if state.sent[piece] else 0)
        for piece in pieces:
            pen.put(1 if piece in state.won else 0)


def tally(pen: Pen, things: Iterable[int], count: i64) -> None:
    """Count things, each in the cell of its number."""
    for thing in things:
        pen.add(thing)
    pen.skip(count)


def write_all(pen: Pen, numbers: list[int]) -> None:
    """Write numbers, one after the other."""
    for number in numbers:
        pen.put(number)
