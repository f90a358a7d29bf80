"""Quick Silver, told to somebody who asks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from silverware.core.answers import Answers, Told
from silverware.games.quick_silver import QuickSilver
from silverware.games.quick_silver.view import Cart, QuickSilverView
from silverware.games.quick_silver.words import counted


def hand(game: QuickSilver, view: QuickSilverView, names: Sequence[str]) -> Told:
    """One's own cards and cart."""
    cart = view.carts[view.seat]
    held = f"Your hand: {', '.join(cart.hand)}." if cart.hand else "You hold no cards."
    return [held, f"Your cart: {loaded(cart)}."]


def loaded(cart: Cart) -> str:
    """What a cart has: 3 plates, a blast, $20."""
    if cart.out:
        return f"out of the game, ${cart.cash}"
    parts = [counted(cart.plates, "plate", "plates") if cart.plates else "no plate"]
    parts += [counted(cart.blasts, "blast", "blasts")] if cart.blasts else []
    parts += [counted(cart.sneaks, "sneak token", "sneak tokens")] if cart.sneaks else []
    return ", ".join([*parts, f"${cart.cash}"])


def table(game: QuickSilver, view: QuickSilverView, names: Sequence[str]) -> Told:
    """The dice, the tokens, and the cards that lie open."""
    lap = ", the last lap" if view.last_lap else ""
    tokens = counted(view.sneak_pile, "sneak token is", "sneak tokens are")
    says = [
        f"Round {view.round}: the black die shows {view.black}{lap}, the white die {view.white}.",
        f"{names[view.dealer]} deals; {names[view.first]} has the black die.",
        f"{tokens.capitalize()} left; the tin holds {view.tin}.",
    ]
    centre = view.centre or (view.known.centre if view.known else None)
    if centre and any(centre):
        says.append(f"In the centre: {', '.join(card or 'unknown' for card in centre)}.")
    return says


def seat(game: QuickSilver, view: QuickSilverView, seat: int, names: Sequence[str]) -> Told:
    """A seat's cart, and its cards as far as they are known."""
    cart = view.carts[seat]
    seen = view.spied[seat] if view.spied else view.known.hands[seat] if view.known else ()
    shown = [card for card in seen if card]
    cards = f"; you know {', '.join(shown)}" if shown else ""
    you = " (you)" if seat == view.seat else ""
    return [f"{names[seat]}{you}: {loaded(cart)}{cards}."]


def scores(game: QuickSilver, view: QuickSilverView, names: Sequence[str]) -> Told:
    """Everybody's cash, the richest first."""
    order = sorted(range(view.seats), key=lambda each: -view.carts[each].cash)
    cash = [f"{names[each]} ${view.carts[each].cash}" for each in order]
    cash += [f"the Stranger ${view.stranger}"] if view.stranger is not None else []
    return [f"{', '.join(cash)}. ${view.mayor} makes a mayor."]


ANSWERS: Final = Answers(hand, table, seat, scores)
