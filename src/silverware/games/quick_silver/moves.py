"""The moves of Quick Silver, made once per edition and looked up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from silverware.core.form import Form
from silverware.core.move import Move, Notation
from silverware.core.seats import SEAT_NAMES
from silverware.games.quick_silver import forms

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_CARD: Final = -1


class PickUp(Move):
    """§3.6 The spying is over: hands are picked up."""

    def __init__(self) -> None:
        super().__init__("pick up", forms.PickUp())


class Swap(Move):
    """§4.4 Put a card face down and name whom to take one from."""

    def __init__(self, card: int, target: int, name: str, holder: str) -> None:
        super().__init__(f"swap {name} with {holder}" if name else f"swap with {holder}", forms.Swap(name, holder))
        self.card = card
        self.target = target


class Sneak(Move):
    """§4.9 Take a sneak token."""

    def __init__(self) -> None:
        super().__init__("sneak", forms.Sneak())


class Pass(Move):
    """§4.10 Do nothing, the sneak tokens being gone."""

    def __init__(self) -> None:
        super().__init__("pass", forms.Pass())


class Allow(Move):
    """§5.1 Let the swap happen here."""

    def __init__(self) -> None:
        super().__init__("allow", forms.Allow())


class Redirect(Move):
    """§5.1 Return a plate and send the swap elsewhere."""

    def __init__(self, onto: int, holder: str) -> None:
        super().__init__(f"redirect onto {holder}", forms.Redirect(holder))
        self.onto = onto


class Take(Move):
    """§4.6 Take the card in a slot of the centre."""

    def __init__(self, slot: int) -> None:
        super().__init__(f"take {slot + 1}", forms.Take(slot + 1))
        self.slot = slot


class QuickSilverNotation(Notation):
    """The moves, and for explanations also swaps for which no card has been chosen yet; those are on no menu."""

    def __init__(self, moves: Sequence[Move], holders: Sequence[str]) -> None:
        super().__init__(moves, forms.AnyMove)
        self.cardless = {holder: Swap(NO_CARD, target, "", holder) for target, holder in enumerate(holders)}

    def of(self, form: Form) -> Move:
        if isinstance(form, forms.Swap) and not form.card and form.target in self.cardless:
            return self.cardless[form.target]
        return super().of(form)


class Moves:
    """Every move with one edition's cards, and the menus made of them.

    A set of cards or of seats is a bit mask.
    """

    def __init__(self, cards: Sequence[str], seats: int, slots: int) -> None:
        holders = [*SEAT_NAMES[:seats], "centre"]
        self.pick_up = PickUp()
        self.sneak = Sneak()
        self.pass_ = Pass()
        self.allow = Allow()
        self.takes: tuple[Move, ...] = tuple([Take(slot) for slot in range(slots)])
        redirects = [Redirect(onto, holder) for onto, holder in enumerate(holders)]
        swaps = [
            [Swap(card, target, name, holder) for target, holder in enumerate(holders)]
            for card, name in enumerate(cards)
        ]
        forced: list[Move] = [self.pick_up, self.sneak, self.pass_, self.allow]
        every = forced + list(self.takes) + redirects + [swap for row in swaps for swap in row]
        self.notation: Notation = QuickSilverNotation(every, holders)
        self.redirect_menus: list[tuple[Move, ...]] = [
            (self.allow, *[move for move in redirects if aimed(move.onto, targets, seats)])
            for targets in range(1 << seats)
        ]
        """Allow, and the redirects, by the seats that can be aimed at."""
        self.pick_up_menu: tuple[Move, ...] = (self.pick_up,)
        self._seats = seats
        self._swaps = swaps
        self._turn_menus: dict[int, tuple[Move, ...]] = {}

    def turn_menu(self, held: i64, targets: i64, sneak: bool) -> tuple[Move, ...]:
        """The menu of a turn, by the cards held, the seats that can be aimed at, and whether tokens are left."""
        key = held << self._seats + 1 | targets << 1 | sneak
        menu = self._turn_menus.get(key)
        if menu is None:
            swaps = [
                swap
                for card, row in enumerate(self._swaps)
                if held >> card & 1
                for swap in row
                if aimed(swap.target, targets, self._seats)
            ]
            menu = (*swaps, self.sneak if sneak else self.pass_)
            self._turn_menus[key] = menu
        return menu


def aimed(holder: int, targets: int, centre: int) -> bool:
    """Whether a holder is among the targets; the centre always is."""
    return holder == centre or targets >> holder & 1 == 1
