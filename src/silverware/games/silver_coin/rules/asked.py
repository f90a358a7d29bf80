"""Every question there is, made again from its form."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from silverware.core.form import Form
from silverware.core.seats import SEAT_NAMES, Seat
from silverware.games.silver_coin import forms
from silverware.games.silver_coin.components import mask_of
from silverware.games.silver_coin.rules.amulet_discard import GiveForIt, SwitchTopCard, TakeFaceup, TakeFromOther
from silverware.games.silver_coin.rules.amulet_faceup import GuardCard, LookWithEmpath
from silverware.games.silver_coin.rules.coin_discard import (
    Burrow,
    ChooseDirection,
    ChooseMover,
    ChooseVillage,
    FlipOne,
    KillOne,
    PlaceTanner,
    SwitchDiscard,
    TurnDown,
    TurnUp,
)
from silverware.games.silver_coin.rules.coin_faceup import CurateCard, PixieFlip
from silverware.games.silver_coin.rules.exchange import AddNewCard, AddPenalty, ExchangeMore, PutNewCard
from silverware.games.silver_coin.rules.first_look import PEEKS, FirstLook
from silverware.games.silver_coin.rules.flow import ENDS
from silverware.games.silver_coin.rules.looks import LookAtCards
from silverware.games.silver_coin.rules.question import Ask
from silverware.games.silver_coin.rules.rounds import MAY_REPLACE, MayGive
from silverware.games.silver_coin.rules.turn import DRAWN, KEEP_ONE, TAKEN, TURNS
from silverware.games.silver_coin.state import NOTHING

OF_A_SEAT: Final[dict[type[Form], list[Ask]]] = {
    forms.Peek: [*PEEKS],
    forms.Turn: [*TURNS],
    forms.KeepOne: [*KEEP_ONE],
    forms.Drawn: [*DRAWN],
    forms.Taken: [*TAKEN],
    forms.End: [*ENDS],
    forms.MayReplace: [*MAY_REPLACE],
}
"""The questions that need nothing but a seat."""
OF_A_CARD: Final[dict[type[forms.ByCard], Callable[[Seat, int], Ask]]] = {
    forms.CurateCard: CurateCard,
    forms.PixieFlip: PixieFlip,
    forms.PlaceTanner: PlaceTanner,
    forms.FlipOne: FlipOne,
    forms.TurnDown: TurnDown,
    forms.ChooseVillage: ChooseVillage,
    forms.KillOne: KillOne,
    forms.Burrow: Burrow,
    forms.SwitchDiscard: SwitchDiscard,
    forms.GuardCard: GuardCard,
    forms.TakeFaceup: TakeFaceup,
    forms.SwitchTopCard: SwitchTopCard,
    forms.TakeFromOther: TakeFromOther,
}
"""The questions that need nothing but the card whose ability is under way."""


def question_of(form: Form, seat: Seat) -> Ask:
    """The question with this form, asked of a seat."""
    if type(form) in OF_A_SEAT:
        return OF_A_SEAT[type(form)][seat]
    if isinstance(form, forms.ByCard) and type(form) in OF_A_CARD:
        return OF_A_CARD[type(form)](seat, form.by)
    match form:
        case forms.LookAtCards(by=None):
            return FirstLook(seat, NOTHING, mask_of(form.looking))
        case forms.LookAtCards():
            return LookAtCards(seat, _tag(form.by), mask_of(form.looking))
        case forms.ExchangeMore():
            return ExchangeMore(seat, mask_of(form.chosen), form.drawn)
        case forms.PutNewCard():
            return PutNewCard(seat, mask_of(form.chosen), form.drawn)
        case forms.AddNewCard():
            return AddNewCard(seat, mask_of(form.chosen), form.drawn)
        case forms.AddPenalty():
            return AddPenalty(seat, mask_of(form.chosen))
        case forms.MayGive():
            return MayGive(seat, form.by, mask_of(form.used))
        case forms.TurnUp():
            return TurnUp(seat, form.by, _tag(form.barred))
        case forms.ChooseDirection():
            return ChooseDirection(seat, form.by, _seats(form.givers))
        case forms.ChooseMover():
            direction = 1 if form.direction == "left" else -1
            return ChooseMover(seat, form.by, _seats(form.givers), direction, mask_of(form.chosen))
        case forms.LookWithEmpath():
            return LookWithEmpath(seat, form.by, mask_of(form.looking))
        case forms.GiveForIt():
            return GiveForIt(seat, form.by, form.chosen[0])
    raise AssertionError(form)


def _tag(tag: int | None) -> int:
    return NOTHING if tag is None else tag


def _seats(names: tuple[str, ...]) -> int:
    return mask_of([SEAT_NAMES.index(name) for name in names])
