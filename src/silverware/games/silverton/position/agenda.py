"""The agenda of a position: what it says is to come, what it need not say, and what cannot be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from silverware.core.seats import seat_name
from silverware.games.silverton.crew import ABSENT, DEAD, HOME, JAIL, KINDS, NOBODY, OUT
from silverware.games.silverton.position.names import require
from silverware.games.silverton.position.stages import stage_called
from silverware.games.silverton.printed import DISCS, PASSENGER_CARD
from silverware.games.silverton.rules.building import MustAbandon, surveyor_on
from silverware.games.silverton.rules.contests import CONTESTS
from silverware.games.silverton.rules.dealing import AnswerOffer, ProposeDeal
from silverware.games.silverton.rules.delivering import BOUGHT, ChooseClaim, ChooseLoads, ChooseTrains
from silverware.games.silverton.rules.disputes import RESOLVE, MayCall
from silverware.games.silverton.rules.joining import MayJoin
from silverware.games.silverton.rules.operating import PRODUCTIONS
from silverware.games.silverton.rules.placing import PLACES
from silverware.games.silverton.rules.plows import CLEARINGS
from silverware.games.silverton.rules.prices import PRICES
from silverware.games.silverton.rules.purchasing import BANK
from silverware.games.silverton.rules.replenishing import REPLENISH, TURN_UP, MustLose
from silverware.games.silverton.rules.rival import RIVAL
from silverware.games.silverton.rules.stages import AskOfPiece, Stage
from silverware.games.silverton.rules.staking import BuyDrawn
from silverware.games.silverton.rules.turn import ADVANCE, OPERATIONS, PARTINGS
from silverware.games.silverton.state import Table

PLAYER_TURN: Final = (
    *("stake", "drawn", "build", "abandon", "operate", "production", "plow", "clearing", "deal", "propose", "answer"),
    *("revenue", "deliver-bought", "deliver", "onto", "trains", "loads", "fines", "jail", "hire", "engage"),
)
"""§6.3 What belongs to a seat's player-turn of phase IV."""
AT_ONCE: Final = (
    *("station", "survey", "dismantle", "prospect", "drawn", "lose", "abandon", "propose", "answer"),
    *("onto", "trains", "loads"),
)
"""What is asked as soon as it comes up, so that nothing can come before it."""
FOLLOWING: Final[dict[str, Sequence[Stage]]] = {
    "operate": PRODUCTIONS,
    "plow": CLEARINGS,
    "deal": BOUGHT,
    "propose": BOUGHT,
    "answer": BOUGHT,
}
"""By question: what happens by itself when its seat is done."""
IN_HAND: Final = ("survey", "dismantle", "prospect")
"""The questions about a piece that is in hand."""


def set_agenda(table: Table, codes: Sequence[str]) -> None:
    """Put on the stack what is to come; BadPosition where that cannot be."""
    stages = [stage_called(table, code) for code in codes]
    for at, stage in enumerate(stages):
        require(at == 0 or stage.name not in AT_ONCE, f"{codes[at]!r:.80} is asked at once, so it comes first.")
        require(ADVANCE not in stages[:at], f"{codes[at]!r:.80} cannot come after 'advance', which ends the turn.")
        check_stage(table, stage, codes[at])
    stages = stages or whole_turn(table)
    if stages[-1] is not ADVANCE:
        stages += end_of_turn(table)
    for stage in reversed(completed(stages)):
        table.ask(stage)


def whole_turn(table: Table) -> list[Stage]:
    """§6.1 A turn from its phase II on."""
    rival: list[Stage] = [RIVAL] if table.terms.setup.rival else []
    places, operations = [PLACES[seat] for seat in table.order], [OPERATIONS[seat] for seat in table.order]
    return [*places, *rival, RESOLVE, CONTESTS, *operations, *end_of_turn(table)]


def end_of_turn(table: Table) -> list[Stage]:
    """§6.1 The last phases of a turn; §23.10 in the Advanced game the bank sells trains before the last."""
    return [PRICES, TURN_UP, REPLENISH, *([BANK] if table.terms.advanced else []), ADVANCE]


def completed(stages: list[Stage]) -> list[Stage]:
    """What happens by itself need not be said: rolls, the delivery of what was bought, the end of a player-turn."""
    rest: list[Stage] = []
    for stage in reversed(stages):
        seat = operating(stage)
        if seat != NOBODY:
            for steps in (PARTINGS, FOLLOWING.get(stage.name, PARTINGS)):
                if steps[seat] not in rest:
                    rest.insert(0, steps[seat])
        rest.insert(0, stage)
    return rest


def operating(stage: Stage) -> int:
    """The seat to whose player-turn a stage belongs; NOBODY where it belongs to none."""
    if isinstance(stage, AnswerOffer):
        return stage.active
    return stage.seat if stage.name in PLAYER_TURN else NOBODY


# What cannot be


def check_stage(table: Table, stage: Stage, said: str) -> None:
    """Refuse a stage that is not played with these options, or is about something that is not there."""
    require(is_played(table, stage), f"{said!r:.80} needs other options, or another scenario.")
    cards, seat = table.box.cards, stage.seat
    if isinstance(stage, AskOfPiece):
        check_piece(table, stage.name, stage.piece)
    if isinstance(stage, MayCall):
        check_piece(table, stage.name, stage.other)
        require(stage.other // KINDS != seat, "A special dispute is with a surveyor of another seat.")
    elif isinstance(stage, MayJoin):
        fits = stage.passenger in table.terms.passengers and stage.partner != seat
        require(fits, f"{said!r:.80}: two seats run a passenger card of this game together.")
    elif isinstance(stage, MustLose):
        fits = table.box.is_event[stage.card] and table.box.event_effect[stage.card] != "discard"
        require(fits, f"{cards[stage.card]} is not an event that befalls a prospector.")
    elif isinstance(stage, BuyDrawn):
        require(stage.card in table.open, f"{cards[stage.card]} was turned up, so it lies among the open claims.")
    elif isinstance(stage, MustAbandon):
        stands = surveyor_on(table, seat, stage.segment) != NOBODY
        require(stands, f"No surveyor of {seat_name(seat)} stands on {table.box.segments_said[stage.segment]}.")
    elif isinstance(stage, ProposeDeal):
        require(stage.partner != seat, "Nobody deals with themselves.")
    elif isinstance(stage, (ChooseClaim, ChooseTrains, ChooseLoads)):
        owned = stage.card < PASSENGER_CARD and table.holder[stage.card] == seat
        require(owned, f"{seat_name(seat)} does not own {cards[stage.card]}.")


def is_played(table: Table, stage: Stage) -> bool:
    """Whether a stage comes up at all with these options, in this scenario."""
    terms = table.terms
    match stage.name:
        case "crew":
            return len(table.crews(stage.seat)) > 1
        case "rival":
            return terms.setup.rival
        case "stations" | "station":
            return len(table.homes(stage.seat)) > 1
        case "joint" | "agreements" | "join" | "agree":
            return terms.joint_routes
        case "plow" | "clearing":
            return terms.advanced and table.is_winter()
        case "trains" | "purchases" | "purchase" | "assign":
            return terms.advanced
        case "onto":
            return terms.transfers
        case "engage":
            return terms.hiring
    return True


def check_piece(table: Table, name: str, piece: int) -> None:
    """Refuse a question about a piece that its seat does not have, or that is elsewhere."""
    whose, called, status = seat_name(piece // KINDS), table.name_of(piece), table.status[piece]
    require(status != ABSENT, f"{whose} has no {called}.")
    if name == "jail":
        require(status == JAIL, f"The {called} of {whose} is not in jail.")
        return
    if name == "hire":
        require(status == DEAD, f"The {called} of {whose} is not dead.")
        return
    kind = "prospector" if name == "prospect" else "surveyor"
    require((piece % KINDS < DISCS) == (kind == "surveyor"), f"{name!r} is asked of a {kind}, not of a {called}.")
    if name in IN_HAND:
        require(status == HOME, f"The {called} of {whose} is not at home, so it cannot be in hand.")
    elif name == "move-over":
        require(status == OUT, f"The {called} of {whose} stands on no segment.")
