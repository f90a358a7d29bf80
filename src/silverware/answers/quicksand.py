"""Quicksand, told to somebody who asks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from silverware.core.answers import Answers, Told
from silverware.core.errors import BadNotation
from silverware.games.quicksand import Quicksand
from silverware.games.quicksand.view import Explorer, QuicksandView
from silverware.games.quicksand.words import card, explorer, listed, space


def hand(game: Quicksand, view: QuicksandView, names: Sequence[str]) -> Told:
    """One's own cards, and whom one owns."""
    mine = view.players[view.seat]
    cards = [f"{count} {card(name)}" for name, count in Counter(mine.hand or ()).items()]
    says = [f"Your hand: {', '.join(cards)}." if cards else "You hold no cards."]
    return [*says, f"You own {explorer(mine.identity, game.box)}."] if mine.identity else says


def table(game: Quicksand, view: QuicksandView, names: Sequence[str]) -> Told:
    """Every explorer, the nearest to the temple first, and the deck."""
    order = sorted(view.explorers, key=lambda each: each.left)
    return [
        *[standing(game, each) for each in order],
        f"{many(view.deck, 'card')} in the deck, {many(len(view.discards), 'discard')}.",
    ]


def many(count: int, what: str) -> str:
    """So many things."""
    return f"{count} {what}{'' if count == 1 else 's'}"


def standing(game: Quicksand, each: Explorer) -> str:
    """Where an explorer stands."""
    name = explorer(each.colour, game.box)
    stuck = ", stuck" if each.stuck else ""
    return f"{name[0].upper()}{name[1:]}: {space(each.space, game.box)}{stuck}, {each.left} from the temple."


def seat(game: Quicksand, view: QuicksandView, seat: int, names: Sequence[str]) -> Told:
    """How many cards a seat has, and whom it owns where that is known."""
    player = view.players[seat]
    you = " (you)" if seat == view.seat else ""
    owns = f", owns {explorer(player.identity, game.box)}" if player.identity else ""
    return [f"{names[seat]}{you}: {many(player.cards, 'card')}{owns}."]


def scores(game: Quicksand, view: QuicksandView, names: Sequence[str]) -> Told:
    """How far everybody is, and whose nobody is."""
    order = sorted(view.explorers, key=lambda each: each.left)
    far = [f"{each.colour} {each.left}" for each in order]
    nobodys = [f"Nobody owns {listed(view.unowned)}."] if view.unowned else []
    return [f"Steps to the temple: {', '.join(far)}.", *nobodys]


def near(game: Quicksand, view: QuicksandView, names: Sequence[str], rest: str) -> Told:
    """A space: what it is, where it leads, and who stands there."""
    named = [each.space for each in view.explorers if rest and each.colour.startswith(rest)]
    known = {each.id: each for each in game.box.spaces}
    at = int(rest[:4]) if rest.isdecimal() else named[0] if len(named) == 1 else -1
    if at not in known:
        raise BadNotation("Say near and the number of a space, or the colour of an explorer.")
    kind = known[at].colour or known[at].kind
    leads = listed([space(to, game.box) for to in known[at].to]) if known[at].to else "nowhere"
    here = [explorer(each.colour, game.box) for each in view.explorers if each.space == at]
    stands = f" Here: {listed(here)}." if here else ""
    left = game.box.distances[at]
    return [f"{space(at, game.box).capitalize()}: {kind}, {left} from the temple; leads to {leads}.{stands}"]


ANSWERS: Final = Answers(
    hand, table, seat, scores, {"near": ("near 17 or near red: a space, and where it leads", near)}
)
