"""Which moments there can be: what must lie where while a question is asked."""

from __future__ import annotations

from typing import Final, TypeAlias

from silverware.core.errors import BadPosition
from silverware.core.seats import SEAT_NAMES
from silverware.games.silver_coin import forms
from silverware.games.silver_coin.components import BIT, DECK, KINDS, ROW, mask_of
from silverware.games.silver_coin.events import Cause
from silverware.games.silver_coin.rules.exchange import is_match
from silverware.games.silver_coin.rules.flow import TurnQuestion
from silverware.games.silver_coin.rules.question import Ask
from silverware.games.silver_coin.scoring import winners
from silverware.games.silver_coin.state import NOBODY, NOTHING, Table
from silverware.games.silver_coin.words import counted

HANDS: Final = {"keep": 2, "drawn": 1, "taken": 1, "exchange": 1, "put": 1, "add": 1, "tanner": 1, "witch": 1}
"""By question: how many cards are in hand; none at the others."""
DRAWN: Final = ("keep", "drawn", "witch")
"""The questions at which the cards in hand come from the deck."""
CHOSEN: Final = {"exchange": 1, "put": 2, "add": 2, "penalty": 3}
"""By question: how many cards of the own village are chosen at least."""
ACTING: Final[dict[str, tuple[str, ...]]] = {
    "look": ("nostro", "psychic", "beholder", "apprentice-seer", "seer", "robber"),
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
FREE: Final = {"curate": "curator", "pixie": "pixie", "empath": "empath", "guard": "bodyguard"}
"""By question: whose free ability it is."""
SCORING: Final = ("register", "replace")
"""The questions that are asked when play has stopped."""

Exchanging: TypeAlias = forms.ExchangeMore | forms.PutNewCard | forms.AddNewCard | forms.AddPenalty


def require(holds: bool, sentence: str) -> None:
    """Refuse a position, in a sentence, unless this holds."""
    if not holds:
        raise BadPosition(sentence)


def check_cards(table: Table) -> None:
    """Refuse cards that lie as none can."""
    in_villages = mask_of([tag for village in table.villages for tag in village])
    require(not table.rotated & ~in_villages, "Only cards in villages are rotated.")
    require(
        table.token_on == NOTHING or bool(in_villages >> table.token_on & 1), "The token lies on a card in a village."
    )
    down = [tag for tag in table.shown if not table.is_up(tag)]
    require(not down, "Cards beside the deck lie faceup: write them without brackets.")
    up = [tag for tag in table.top if table.is_up(tag)]
    require(not up, "Cards on top of the deck lie facedown: write them in brackets.")
    require(not table.shown or bool(table.cast.showing), "Cards lie beside the deck only where a Squire plays.")
    for guard, card in table.guards.items():
        fits = table.is_up(guard) and _character(table, guard) == "bodyguard" and guard != card
        together = [village for village in table.villages if guard in village and card in village]
        require(
            fits and bool(together), "A faceup Bodyguard guards another card of its own village, and nobody else does."
        )
    for tag in table.tags():
        seats = [seat for seat in range(table.seats) if table.awaits[seat] >> tag & 1]
        fits = not seats or (_character(table, tag) == "con-artist" and len(seats) < table.seats)
        require(fits, "Only a Con Artist awaits the turns of others, and never those of all seats.")


def check_round(table: Table, over: int) -> None:
    """Refuse a round that cannot be; so many have a result."""
    rounds = table.box.rounds
    require(1 <= table.round <= rounds, f"Rounds are counted from 1 to {rounds}.")
    require(
        len(table.results) == over,
        f"There must be results of {counted(over, 'round')} here, not of {len(table.results)}.",
    )


def check_token(table: Table) -> None:
    """Refuse a token that is nowhere it can be."""
    protect = table.options.token == "protect"
    require(protect or table.token == NOBODY == table.token_on, "At this table there is no token.")
    require(table.token == NOBODY or table.token_on == NOTHING, "The token is held or lies on a card, not both.")


def check_stopped(table: Table) -> Cause:
    """§10.1 Why play has stopped; refuse a moment at which it cannot have."""
    check_token(table)
    idle = not (table.hand or table.shown)
    require(idle, "When play has stopped nobody has a card in hand, and none lies beside the deck.")
    _check_dry(table)
    for ability in table.cast.stopping:
        if ability.stops_play(table):
            return "villagers"
    if table.caller != NOBODY:
        return "call"
    if table.left() == 0:
        return "deck"
    raise BadPosition("Play stops when somebody has called, or the deck is empty: say the caller, or left = 0.")


def check_replaced(table: Table) -> None:
    """§29.3, §29.4 Refuse numbers that losers cannot have named."""
    named = table.replaced
    fits = len(set(named)) == len(named) and not [kind for kind in named if not 0 <= kind < KINDS]
    require(fits, "Losers name different numbers of the deck.")
    losers = table.seats - len(winners(table))
    require(len(named) <= losers, f"Losers have named {len(named)} numbers, but there are {losers} of them.")


def check_moment(table: Table, asking: Ask, interrupted: Ask | None) -> None:
    """Refuse a moment at which that could not be asked."""
    name = asking.name
    check_round(table, table.round if name == "replace" else table.round - 1)
    check_token(table)
    if interrupted is not None:
        _check_interruption(table, asking, interrupted)
    question = asking if interrupted is None else interrupted
    _check_turn(table, question.name)
    _check_hand(table, question.name)
    _check_used(table, question.name)
    form = question.form(table, table.turn)
    match form:
        case forms.LookAtCards():
            _check_look(table, form)
        case forms.ExchangeMore() | forms.PutNewCard() | forms.AddNewCard() | forms.AddPenalty():
            _check_exchange(table, form, question.name)
        case forms.TurnUp():
            _check_barred(table, form)
        case forms.ChooseDirection():
            require(
                len(form.givers) > 2,
                f"Asked 'direction', 3 villages have still to give a card, not {len(form.givers)}.",
            )
        case forms.ChooseMover():
            _check_move(table, form)
        case forms.MayGive():
            _check_register(table, form)
        case forms.GiveForIt():
            others = [tag for tag in form.chosen if not table.held[table.turn] >> tag & 1 and table.reach() >> tag & 1]
            require(len(others) == 1, "The card to be robbed is marked 'chosen': one card of another seat.")


def check_menu(table: Table) -> None:
    """Refuse a moment at which there is nothing to answer."""
    require(len(table.menu()) > 0, "There is nothing to choose at this question.")


def check_acting(table: Table, name: str, acting: int) -> None:
    """Refuse a question of an ability if the card with it is not where it would be."""
    if name == "look" and acting == NOTHING:
        return
    characters = ACTING[name]
    fits = acting != NOTHING and _character(table, acting) in characters
    require(fits, f"Asked {name!r}, a card is marked 'acting': {' or '.join(characters)}.")
    own = table.villages[table.turn]
    where = {"tanner": table.hand, "flip": [*own, *table.pile], "register": own}.get(name, table.pile)
    require(acting in where, "The card marked 'acting' does not lie where it would.")
    require(table.is_up(acting), "The card marked 'acting' lies faceup: write it without brackets.")
    require(name != "golem" or table.pile[0] != acting, "A Golem needs a discard below it.")


def check_free(table: Table, name: str, free: int) -> None:
    """Refuse a question of a free ability if the card with it is not where it would be."""
    character = FREE[name]
    own = free in table.villages[table.turn] and _character(table, free) == character
    require(own, f"Asked {name!r}, a seat has a {character} marked 'free' in its village.")
    require(
        bool(table.used >> free & 1), f"The {character} marked 'free' has been used this turn: mark it 'used' as well."
    )
    if character == "pixie":
        require(not table.is_up(free), "A Pixie that acts has been turned facedown: write it in brackets.")
        table.open |= BIT[free]
    else:
        require(table.is_up(free), "The card marked 'free' lies faceup: write it without brackets.")


def _character(table: Table, tag: int) -> str:
    return table.cast.names[table.face[tag]]


def _check_interruption(table: Table, asking: Ask, interrupted: Ask) -> None:
    fits = isinstance(interrupted, TurnQuestion) and not interrupted.shows(table)
    require(fits, f"The question {asking.name!r} interrupts another that leaves time for it: not {interrupted.name!r}.")


def _check_turn(table: Table, name: str) -> None:
    if name == "replace":
        require(table.round == table.box.rounds, "Losers name numbers only when the last round is over.")
        require(table.turn not in winners(table), "Only losers are asked which number to replace.")
        check_replaced(table)
    else:
        require(not table.replaced, "Losers name numbers only when the game is over.")
    if name == "peek":
        check_first_look(table)
    elif name not in SCORING:
        require(table.turn != table.caller, "The caller has no more turn in this round.")
        check_call(table)
    if name == "turn":
        require(table.left() > 0 or table.caller != NOBODY, "With an empty deck the round is over.")
    _check_dry(table)
    if name == "peek" or name in SCORING:
        require(not table.shown, "Cards lie beside the deck only during a turn.")


def check_call(table: Table) -> None:
    """§8.1 Refuse a caller with more cards than a call allows."""
    most = table.box.vote_cards
    size = 0 if table.caller == NOBODY else len(table.villages[table.caller])
    require(size <= most, f"Who has called has {most} cards or fewer, not {size}.")


def _check_dry(table: Table) -> None:
    if table.dry:
        fits = table.left() == 0 and table.caller != NOBODY
        require(fits, "Only in a last lap a turn begins with an empty deck, and it stays empty.")


def check_first_look(table: Table) -> None:
    """§2.5 Refuse a first look after which something has happened already."""
    sizes = {len(village) for village in table.villages}
    require(sizes == {ROW}, f"Before the first turn a village has {ROW} cards, every one.")
    up = [tag for village in table.villages for tag in village if table.is_up(tag)]
    require(not up, "Before the first turn the cards of all villages lie facedown.")
    fits = len(table.pile) == 1 and table.is_up(table.pile[0]) and table.left() == DECK
    require(fits, f"Before the first turn there is one discard, faceup, and a deck of {DECK} cards.")
    done = [table.rotated != 0, table.used != 0, table.token_on != NOTHING, bool(table.guards), any(table.awaits)]
    require(not any(done), "Before the first turn nothing has been done to any card.")
    require(table.caller == NOBODY, "Before the first turn nobody has called.")


def _check_hand(table: Table, name: str) -> None:
    hand = HANDS.get(name, 0)
    require(
        len(table.hand) == hand, f"Asked {name!r}, a seat has {counted(hand, 'card')} in hand, not {len(table.hand)}."
    )
    up = [tag for tag in table.hand if table.is_up(tag)]
    if name in DRAWN:
        require(not up, f"Asked {name!r}, a seat holds facedown what it has drawn: write it in brackets.")
    if name == "keep":
        faceup = [_character(table, tag) for tag in table.villages[table.turn] if table.is_up(tag)]
        require("rascal" in faceup, "Only a seat with a faceup Rascal keeps one of two cards.")
    if name == "taken":
        require(bool(table.villages[table.turn]), "A card is only taken if there is one to exchange it for.")


def _check_used(table: Table, name: str) -> None:
    for tag in table.tags():
        free = table.cast.is_free[table.face[tag]]
        require(
            free or not table.used >> tag & 1, f"A {table.box.titles[_character(table, tag)]} is not used in a turn."
        )
    require(name not in SCORING or not table.used, "When play has stopped only Registers are used.")


def _check_look(table: Table, form: forms.LookAtCards) -> None:
    villages = [tag for village in table.villages for tag in village]
    fits = not [tag for tag in form.looking if table.is_up(tag) or tag not in villages]
    require(fits, "Cards that are looked at lie facedown in villages.")
    if form.by is None:
        own = [tag for tag in form.looking if tag in table.villages[table.turn]]
        require(
            len(own) == len(form.looking) > 0,
            "Who looks has a card marked 'looking', or a card marked 'acting' lets them look.",
        )
        check_first_look(table)
        require(len(own) == 2, "In the first look a seat looks at two of its cards.")


def _check_register(table: Table, form: forms.MayGive) -> None:
    require(form.by in form.used, "The Register marked 'acting' has been asked for: mark it 'used' as well.")
    villages = [tag for village in table.villages for tag in village]
    others = [tag for tag in form.used if not (table.is_up(tag) and tag in villages)]
    require(not others, "Registers that were asked for lie faceup in villages.")
    require(len(table.villages[table.turn]) > 1, "A Register needs another card to give.")


def check_empath(table: Table, form: forms.LookWithEmpath) -> None:
    """§28.5 Refuse an Empath that looks at other cards than its own."""
    own = [tag for tag in form.looking if tag in table.villages[table.turn] and not table.is_up(tag)]
    require(len(own) == len(form.looking) < 2, "An Empath looks at one facedown card of its own village.")


def _check_exchange(table: Table, form: Exchanging, name: str) -> None:
    own = table.villages[table.turn]
    chosen = [tag for tag in own if tag in form.chosen]
    least = CHOSEN[name]
    fits = len(chosen) == len(form.chosen) >= least
    require(fits, f"Asked {name!r}, a seat has {counted(least, 'card')} or more of its own marked 'chosen'.")
    if name == "exchange":
        require(len(chosen) < len(own), "With no card left to choose, the exchange is made at once.")
        return
    compared = table.open if name == "put" else table.up
    kept = [tag for tag in chosen if not compared >> tag & 1]
    require(not kept, "Chosen cards that have been compared lie faceup, if no Pixie has turned them down.")
    if name == "put":
        faceup = [tag for tag in chosen if table.is_up(tag)]
        require(is_match(table, faceup), "Asked 'put', the chosen cards match.")
    else:
        require(not is_match(table, chosen), f"Asked {name!r}, the chosen cards do not match.")
    require(name != "penalty" or table.unseen() > 0, "With an empty deck there is no card to add.")


def _check_barred(table: Table, form: forms.TurnUp) -> None:
    if _character(table, form.by) != "huntress":
        require(form.barred is None, "Only the Huntress bars a card from being turned faceup.")
        return
    villages = [tag for village in table.villages for tag in village]
    fits = form.barred in villages and not table.is_up(form.barred or 0)
    require(fits, "The card that the Huntress has turned facedown is marked 'barred'.")


def _check_move(table: Table, form: forms.ChooseMover) -> None:
    require(len(form.givers) > 0, "Asked 'move', a village has still to give a card: say which in `givers`.")
    given = [
        name for name, village in zip(SEAT_NAMES, table.villages, strict=False) for tag in village if tag in form.chosen
    ]
    fits = len(set(given)) == len(given) == len(form.chosen)
    require(fits, "The Village Idiot moves one card of each village.")
    waiting = [name for name in given if name in form.givers]
    require(not waiting, "A village that has given a card is not among the givers.")
    require(len(given) + len(form.givers) > 1, "The Village Idiot moves cards of two villages or more.")
