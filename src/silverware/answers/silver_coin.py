"""Silver Coin, told to somebody who asks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from silverware.core.answers import Answers, Told
from silverware.games.silver_coin import SilverCoin
from silverware.games.silver_coin.components import characters
from silverware.games.silver_coin.view import Card, SilverCoinView
from silverware.games.silver_coin.words import counted

NAMED: Final = 3
"""So many discards are named."""


def said(game: SilverCoin, view: SilverCoinView, card: Card) -> str:
    """A card as the chair is shown it: Golem (11), facedown, protected."""
    if card.number is None:
        face = "facedown, seen before" if view.seat in card.seen else "facedown"
    else:
        title = game.box.titles[characters(view.options)[card.number]]
        face = f"{title} ({card.number})" + ("" if card.up else ", facedown, and you see it")
    marks = [word for word, holds in (("rotated", card.rotated), ("protected", card.protected)) if holds]
    return ", ".join([face, *marks])


def places(game: SilverCoin, view: SilverCoinView, seat: int) -> Told:
    """A village, place by place."""
    village = view.villages[seat]
    return [f"Place {place}: {said(game, view, card)}." for place, card in enumerate(village, 1)] or ["No cards."]


def hand(game: SilverCoin, view: SilverCoinView, names: Sequence[str]) -> Told:
    """One's own village, and the card in hand."""
    held = [f"In hand: {said(game, view, card)}." for card in view.hand] if view.turn == view.seat else []
    return [*held, *places(game, view, view.seat)]


def table(game: SilverCoin, view: SilverCoinView, names: Sequence[str]) -> Told:
    """The deck, the discards, who has called, who has the token."""
    pile = [said(game, view, card) for card in view.pile[::-1][:NAMED]]
    below = f", and {len(view.pile) - NAMED} below" if len(view.pile) > NAMED else ""
    says = [
        f"Round {view.round} of {game.box.rounds}; {view.deck} cards in the deck.",
        f"Discards, the top one first: {'; '.join(pile)}{below}." if pile else "No discards.",
    ]
    says += [f"Beside the deck: {'; '.join(said(game, view, card) for card in view.shown)}."] if view.shown else []
    says += [f"{names[view.caller]} has called: the last lap."] if view.caller is not None else []
    says += [f"{names[view.token]} holds the token."] if view.token is not None else []
    return says


def seat(game: SilverCoin, view: SilverCoinView, seat: int, names: Sequence[str]) -> Told:
    """A village and its points so far."""
    you = " (you)" if seat == view.seat else ""
    heading = f"{names[seat]}{you}: {counted(view.totals[seat], 'point')}, {counted(len(view.villages[seat]), 'card')}."
    return [heading, *places(game, view, seat)]


def scores(game: SilverCoin, view: SilverCoinView, names: Sequence[str]) -> Told:
    """The points of the rounds that are over, the fewest first."""
    order = sorted(range(view.seats), key=lambda each: view.totals[each])
    return [", ".join(f"{names[each]} {view.totals[each]}" for each in order) + ". The fewest points win."]


ANSWERS: Final = Answers(hand, table, seat, scores)
