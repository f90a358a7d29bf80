"""The moves of Quicksand, made once per edition and looked up."""

from __future__ import annotations

from collections.abc import Sequence

from silverware.core.form import Form
from silverware.core.move import Move, Notation
from silverware.games.quicksand import forms


class MoveExplorer(Move):
    """§4.2, §5.1 Play Movement cards of a colour, Masks among them or alone, and move that explorer."""

    def __init__(self, colour: int, cards: int, masks: int, end: int, name: str, space: str) -> None:
        text = f"move {name} {cards}{f'+{masks}' if masks else ''} to {space}"
        super().__init__(text, forms.MoveExplorer(name, cards, masks, end))
        self.colour = colour
        self.cards = cards
        self.masks = masks
        self.end = end


class Rescue(Move):
    """§7.3 Play one Movement card or one Mask for a stuck explorer: it is rescued and stays where it is."""

    def __init__(self, colour: int, masks: int, name: str) -> None:
        super().__init__(f"rescue {name}{' with mask' if masks else ''}", forms.Rescue(name, 1 - masks, masks))
        self.colour = colour
        self.masks = masks


class Sink(Move):
    """§8.1 Play Quicksand cards, each on another explorer that is not stuck."""

    def __init__(self, explorers: int, names: Sequence[str]) -> None:
        super().__init__(f"sink {' '.join(names)}", forms.Sink(tuple(names)))
        self.explorers = explorers
        """As a bit mask."""
        self.count = len(names)


class Pass(Move):
    """§4.4, §4.5 Play nothing."""

    def __init__(self) -> None:
        super().__init__("pass", forms.Pass())


class Discard(Move):
    """§6.1 Discard a card, the movement having ended on the right space."""

    def __init__(self, card: int, name: str) -> None:
        super().__init__(f"discard {name}", forms.Discard(name))
        self.card = card


class Keep(Move):
    """§6.1 Discard nothing, though one may."""

    def __init__(self) -> None:
        super().__init__("keep", forms.Keep())


class QuicksandNotation(Notation):
    """The moves, and for explanations also movements that no arrows allow and that are on no menu."""

    def __init__(self, moves: Sequence[Move], colours: Sequence[str], spaces: Sequence[str], hand: int) -> None:
        super().__init__(moves, forms.AnyMove)
        self.colours = list(colours)
        self.spaces = list(spaces)
        self.hand = hand

    def of(self, form: Form) -> Move:
        if isinstance(form, forms.MoveExplorer) and form not in self._by_form and self.is_plausible(form):
            colour = self.colours.index(form.colour)
            return MoveExplorer(colour, form.cards, form.masks, form.space, form.colour, self.spaces[form.space])
        return super().of(form)

    def is_plausible(self, form: forms.MoveExplorer) -> bool:
        """Whether there are such an explorer, such cards and such a space at all."""
        cards = min(form.cards, form.masks) >= 0 and 0 < form.cards + form.masks <= self.hand
        return form.colour in self.colours and cards and 0 <= form.space < len(self.spaces)


class Moves:
    """Every move with one edition's board, and the lists menus are made of."""

    def __init__(
        self,
        colours: Sequence[str],
        cards: Sequence[str],
        hand: int,
        spaces: Sequence[str],
        within: Sequence[Sequence[Sequence[int]]],
    ) -> None:
        self.pass_ = Pass()
        self.keep = Keep()
        self.discards: list[Move] = [Discard(card, name) for card, name in enumerate(cards)]
        self.rescues: list[list[Move]] = [
            [Rescue(colour, masks, name) for masks in (0, 1)] for colour, name in enumerate(colours)
        ]
        """By explorer, and by the Masks played: none or one."""
        everybody = range(1 << len(colours))
        sinks = [
            Sink(explorers, [name for colour, name in enumerate(colours) if explorers >> colour & 1])
            for explorers in everybody[1:]
        ]
        sinks.sort(key=lambda sink: sink.count)
        self.sink_menus: list[list[list[Move]]] = [
            [[sink for sink in sinks if sink.count <= count and sink.explorers & ~up == 0] for count in range(hand + 1)]
            for up in everybody
        ]
        """By the explorers that are not stuck, and by the Quicksand cards held."""
        self.moving: list[list[Move]] = [
            [self.pass_] * len(spaces) for _ in range(len(colours) * (hand + 1) * (hand + 1))
        ]
        """By (explorer * (hand + 1) + cards) * (hand + 1) + masks, and then by a space where it can end."""
        moving: list[Move] = []
        for colour, name in enumerate(colours):
            for total in range(1, hand + 1):
                for masks in range(total + 1):
                    row = self.moving[(colour * (hand + 1) + total - masks) * (hand + 1) + masks]
                    for end in sorted({*within[colour][total], *(within[colour][total - 1] if total > 1 else ())}):
                        move = MoveExplorer(colour, total - masks, masks, end, name, spaces[end])
                        row[end] = move
                        moving.append(move)
        rescues = [rescue for pair in self.rescues for rescue in pair]
        every = [self.pass_, self.keep, *self.discards, *rescues, *sinks, *moving]
        self.notation: Notation = QuicksandNotation(every, colours, spaces, hand)
