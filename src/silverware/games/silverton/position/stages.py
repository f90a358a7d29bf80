"""Stages as the words of an agenda, and the words as stages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from silverware.core.errors import BadNotation, BadPosition
from silverware.core.form import Form
from silverware.core.seats import SEAT_NAMES, SPECTATOR
from silverware.games.silverton import forms
from silverware.games.silverton.crew import KINDS
from silverware.games.silverton.moves import PIECES, Purchase
from silverware.games.silverton.offers import Offer, Offers
from silverware.games.silverton.printed import CLAIM_CARDS, PASSENGER_CARD, SEATS
from silverware.games.silverton.rules.building import BUILDS, MustAbandon
from silverware.games.silverton.rules.choosing import choices
from silverware.games.silverton.rules.contests import CONTESTS, ROUTES
from silverware.games.silverton.rules.dealing import DEALS, PROPOSALS, AnswerOffer
from silverware.games.silverton.rules.delivering import (
    BOUGHT,
    DELIVERIES,
    REVENUES,
    ChooseClaim,
    ChooseLoads,
    ChooseTrains,
)
from silverware.games.silverton.rules.disputes import MOVE_OVERS, RESOLVE, SEGMENT_DISPUTES, SPECIALS, MayCall
from silverware.games.silverton.rules.fines import FINES, FREEDOMS, HIRES
from silverware.games.silverton.rules.hiring import ENGAGEMENTS
from silverware.games.silverton.rules.joining import AGREEMENTS, ENDINGS, MayJoin
from silverware.games.silverton.rules.operating import OPERATES, PRODUCTIONS
from silverware.games.silverton.rules.placing import DISMANTLES, PLACES, PROSPECTS, SURVEYS
from silverware.games.silverton.rules.plows import CLEARINGS, PLOWS
from silverware.games.silverton.rules.prices import PRICES
from silverware.games.silverton.rules.purchasing import BANK, PURCHASES, AskHome, AssignDealt, AssignPurchase
from silverware.games.silverton.rules.replenishing import REPLENISH, TURN_UP, MustLose
from silverware.games.silverton.rules.rival import RIVAL
from silverware.games.silverton.rules.stages import Stage
from silverware.games.silverton.rules.staking import STAKES, BuyDrawn
from silverware.games.silverton.rules.stationing import STATIONINGS, STATIONS
from silverware.games.silverton.rules.turn import ADVANCE, OPERATIONS, PARTINGS
from silverware.games.silverton.state import Table
from silverware.games.silverton.stock import NAMES, trains_called

COMMON: Final[dict[str, Stage]] = {
    "rival": RIVAL,
    "resolve": RESOLVE,
    "specials": SPECIALS,
    "contests": CONTESTS,
    "agreements": AGREEMENTS,
    "routes": ROUTES,
    "prices": PRICES,
    "turn-up": TURN_UP,
    "replenish": REPLENISH,
    "purchases": BANK,
    "advance": ADVANCE,
}
"""The stages that are everybody's."""
BY_SEAT: Final[dict[str, Sequence[Stage]]] = {
    "stations": STATIONS,
    "place": PLACES,
    "joint": ENDINGS,
    "operation": OPERATIONS,
    "stake": STAKES,
    "build": BUILDS,
    "operate": OPERATES,
    "production": PRODUCTIONS,
    "plow": PLOWS,
    "clearing": CLEARINGS,
    "deal": DEALS,
    "revenue": REVENUES,
    "deliver-bought": BOUGHT,
    "deliver": DELIVERIES,
    "fines": FINES,
    "engage": ENGAGEMENTS,
    "parting": PARTINGS,
    "purchase": PURCHASES,
}
BY_PIECE: Final[dict[str, Sequence[Stage]]] = {
    "station": STATIONINGS,
    "survey": SURVEYS,
    "dismantle": DISMANTLES,
    "prospect": PROSPECTS,
    "move-over": MOVE_OVERS,
    "jail": FREEDOMS,
    "hire": HIRES,
}
FREELY_WORDED: Final = ("answer", "assign")
"""The stages whose words people need not order as we do."""


def words_of(stage: Form, moves: Offers) -> str:
    """A stage as positions write it: its type, and what its fields say."""
    name = str(stage.__struct_config__.tag)
    if isinstance(stage, forms.AnswerOffer):
        gives, wants = moves.bundle_of(stage.gives), moves.bundle_of(stage.wants)
        return f"{name} {stage.by} {moves.offer(SEAT_NAMES.index(stage.seat), gives, wants).text}"
    if isinstance(stage, forms.AskHome):
        purchase = "purchase " if stage.purchased else ""
        return f"{name} {stage.seat} {purchase}{stage.train}{f' for {stage.traded}' if stage.traded else ''}"
    fields = [getattr(stage, field) for field in stage.__struct_fields__]
    return " ".join([name, *["+".join(map(str, said)) if isinstance(said, tuple) else said for said in fields if said]])


def stage_called(table: Table, code: str) -> Stage:
    """The stage that a code means."""
    name, _, rest = code.partition(" ")
    words = rest.split()
    try:
        if not words:
            return COMMON[name]
        if name in BY_SEAT and len(words) == 1:
            return BY_SEAT[name][seat_of(table, words[0])]
        if name in BY_PIECE:
            return BY_PIECE[name][piece_of(table, words)]
        stage = particular(table, name, words)
        if name in FREELY_WORDED or words_of(stage.form(table, SPECTATOR), table.box.moves) == " ".join([name, *words]):
            return stage
    except (BadNotation, IndexError, KeyError, ValueError):
        pass
    raise BadPosition(f"{code!r:.80} is not a stage of this game.")


def particular(table: Table, name: str, words: list[str]) -> Stage:
    """A stage that is about more than a seat or a piece."""
    box = table.box
    if name == "dispute":
        return SEGMENT_DISPUTES[box.segments_said.index(words[0])]
    seat = seat_of(table, words[0])
    match name:
        case "crew":
            return choices(table)[seat]
        case "special":
            return MayCall(piece_of(table, words[:3]), piece_of(table, words[3:]))
        case "join" | "agree":
            passenger = box.cards.index(words[2]) - PASSENGER_CARD
            return MayJoin(seat, seat_of(table, words[1]), passenger, name == "agree")
        case "lose":
            card = box.cards.index(words[1])
            return MustLose(seat, card, box.event_effect[card])
        case "drawn":
            return BuyDrawn(seat, box.cards.index(words[1]))
        case "abandon":
            return MustAbandon(seat, box.segments_said.index(words[1]))
        case "propose":
            buys = ("sell", "buy").index(words[1])
            return PROPOSALS[(seat * SEATS + seat_of(table, words[2])) * 2 + buys]
        case "trains":
            return ChooseTrains(seat, box.cards.index(words[1]), end_called(table, words[2]))
        case "onto":
            return ChooseClaim(seat, box.cards.index(words[1]))
        case "loads":
            trains = trains_called(words[3]) if len(words) > 3 else ()
            return ChooseLoads(seat, box.cards.index(words[1]), end_called(table, words[2]), trains)
        case "assign":
            return home_asked(table, seat, " ".join(words[1:]))
        case "answer":
            offer = box.moves.notation.parse(" ".join(words[1:]))
            if isinstance(offer, Offer) and offer.partner < table.seats:
                return AnswerOffer(offer.partner, seat, offer.gives, offer.wants)
    raise KeyError(name)


def end_called(table: Table, name: str) -> int:
    """Where freight goes to: a market by the name of its town, §30.2 or a claim."""
    ends = [*[table.box.towns_said[town] for town in table.box.markets], *table.box.cards[:CLAIM_CARDS]]
    return ends.index(name)


def home_asked(table: Table, seat: int, words: str) -> AskHome:
    """§23.14 The question to which home a train belongs: one that is purchased, or one from a deal."""
    if not words.startswith("purchase"):
        return AssignDealt(seat, NAMES.index(words))
    move = table.box.moves.notation.parse(words)
    if isinstance(move, Purchase):
        return AssignPurchase(seat, move)
    raise KeyError(words)


def seat_of(table: Table, name: str) -> int:
    """A seat of this table by name."""
    return SEAT_NAMES[: table.seats].index(name)


def piece_of(table: Table, words: Sequence[str]) -> int:
    """A piece by its seat and name: `north surveyor 1`."""
    return seat_of(table, words[0]) * KINDS + PIECES.index(" ".join(words[1:]))
