"""Which moments there can be: what must lie where while a question is asked."""

from __future__ import annotations

from typing import Final

from silverware.core.errors import BadPosition
from silverware.games.silver_coin.components import BIT, KINDS, ROW, size_of
from silverware.games.silver_coin.rules.exchange import chosen_places
from silverware.games.silver_coin.rules.flow import TurnQuestion
from silverware.games.silver_coin.scoring import winners
from silverware.games.silver_coin.state import NOBODY, NOTHING, Table

HANDS: Final = {"keep": 2, "drawn": 1, "taken": 1, "exchange": 1, "put": 1, "add": 1, "tanner": 1, "witch": 1}
"""By question: how many cards are in hand; none at the others."""
CHOSEN: Final = {"exchange": 1, "put": 2, "add": 2, "penalty": 3}
"""By question: how many cards of the own village are chosen at least."""
ACTING: Final[dict[str, tuple[str, ...]]] = {
    "tanner": ("apprentice-tanner",),
    "flip": ("apprentice-tanner",),
    "down": ("huntress",),
    "up": ("huntress", "exposer", "revealer"),
    "village": ("nostro",),
    "kill": ("assassin",),
    "nosferatu": ("nosferatu",),
    "golem": ("golem",),
    "direction": ("village-idiot",),
    "move": ("village-idiot",),
    "register": ("register",),
    "master": ("master",),
    "witch": ("witch",),
    "rob": ("robber",),
    "give": ("robber",),
}
"""By question: whose ability it belongs to."""
TAKING: Final = ("taken", "exchange", "put", "add", "penalty")
"""The questions at which the card that let one take a discard may still be marked."""
LOOKERS: Final = ("nostro", "psychic", "beholder", "apprentice-seer", "seer", "robber")
"""Who lets one look at cards."""
FREE: Final = {"curate": "curator", "pixie": "pixie", "empath": "empath", "guard": "bodyguard"}
"""By question: whose free ability it is."""


def _require(holds: bool, sentence: str) -> None:
    if not holds:
        raise BadPosition(sentence)


def check_moment(table: Table, question: str, interrupted: str | None) -> None:
    """Refuse a moment at which that could not be asked."""
    box = table.box
    known = table.cast.questions
    for name in (question, interrupted):
        if name is not None:
            _require(name in known, f"There is no question {name!r:.40}; the questions are {', '.join(known)}.")
    _require(1 <= table.round <= box.rounds, f"Rounds are counted from 1 to {box.rounds}.")
    over = table.round if question == "replace" else table.round - 1
    _require(len(table.results) == over, f"There must be results of {over} rounds here, not of {len(table.results)}.")
    protect = table.options.token == "protect"
    _require(protect or table.token == NOBODY == table.token_on, "At this table there is no token.")
    _require(table.token == NOBODY or table.token_on == NOTHING, "The token is held or lies on a card, not both.")
    _check_interruption(table, question, interrupted)
    name = question if interrupted is None else interrupted
    hand = HANDS.get(name, 0)
    _require(len(table.hand) == hand, f"Asked {name!r}, a seat has {hand} cards in hand, not {len(table.hand)}.")
    if name in ("drawn", "keep", "witch"):
        for tag in table.hand:
            table.see(tag)
            table.looking |= BIT[tag]
    _check_acting(table, name)
    _check_choice(table, name)
    _check_turn(table, name)


def _check_interruption(table: Table, question: str, interrupted: str | None) -> None:
    if question not in FREE:
        _require(interrupted is None, f"The question {question!r} interrupts nothing.")
        _require(table.free == NOTHING, "No free ability is under way.")
        return
    open_to = interrupted is not None and isinstance(table.cast.questions[interrupted][0], TurnQuestion)
    _require(open_to, f"The question {question!r} interrupts another: say which, in `interrupted`.")
    own = table.free in table.villages[table.turn] and _character(table, table.free) == FREE[question]
    _require(own, f"Asked {question!r}, a seat has a {FREE[question]} marked 'free' in its village.")


def _character(table: Table, tag: int) -> str:
    return table.cast.names[table.face[tag]]


def _check_acting(table: Table, name: str) -> None:
    acting = table.acting
    if name == "look":
        fits = table.looking != 0 if acting == NOTHING else _character(table, acting) in LOOKERS
        _require(fits, "Who looks has a card marked 'looking', or a card marked 'acting' lets them look.")
        _require(acting == NOTHING or acting in table.pile, "The card marked 'acting' lies in the discards.")
        return
    if name not in ACTING:
        _require(acting == NOTHING or name in TAKING, f"While {name!r} is asked no ability is under way.")
        return
    fits = acting != NOTHING and _character(table, acting) in ACTING[name]
    _require(fits, f"Asked {name!r}, a card is marked 'acting': {' or '.join(ACTING[name])}.")
    own = table.villages[table.turn]
    where = {"tanner": table.hand, "flip": [*own, *table.pile], "register": own}.get(name, table.pile)
    _require(acting in where, "The card marked 'acting' does not lie where it would.")
    _require(name != "golem" or table.pile[0] != acting, "A Golem needs a discard below it.")


def _check_choice(table: Table, name: str) -> None:
    chosen = chosen_places(table)
    least = CHOSEN.get(name, 0)
    _require(len(chosen) >= least, f"Asked {name!r}, a seat has {least} cards of its own marked 'chosen'.")
    if name in ("put", "add", "penalty"):
        compared = table.open if name == "put" else table.up
        kept = [at for at in chosen if not compared >> table.villages[table.turn][at] & 1]
        _require(not kept, "Chosen cards that have been compared lie faceup, if no Pixie has turned them down.")
    _require(name != "penalty" or table.unseen() > 0, "With an empty deck there is no card to add.")
    givers = size_of(table.givers)
    least = {"direction": 3, "move": 1}.get(name, 0)
    fits = givers >= least if least else givers == 0
    _require(fits, f"Asked {name!r}, {least or 'no'} villages have still to give a card, not {givers}.")
    _require(name != "give" or table.chosen != 0, "The card to be robbed is marked 'chosen'.")


def _check_turn(table: Table, name: str) -> None:
    if name == "peek":
        _require(len(table.villages[table.turn]) == ROW, f"Before the first turn a village has {ROW} cards.")
    if name == "replace":
        _require(table.turn not in winners(table), "Only losers are asked which number to replace.")
        named = table.replaced
        fits = len(set(named)) == len(named) and not [kind for kind in named if not 0 <= kind < KINDS]
        _require(fits, "Losers name different numbers of the deck.")
    else:
        _require(not table.replaced, "Losers name numbers only when the game is over.")
    if name == "turn":
        _require(table.turn != table.caller, "The caller has no more turn in this round.")
        _require(table.left() > 0 or table.caller != NOBODY, "With an empty deck the round is over.")
