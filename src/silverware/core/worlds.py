"""Many worlds for one chair: whatever does not depend on the dice is worked out once."""

from __future__ import annotations

from typing import Generic, TypeVar

from silverware.core.compiling import mypyc_attr
from silverware.core.dice import Dice
from silverware.core.state import State

StateT = TypeVar("StateT", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds(Generic[StateT]):
    """The worlds that a chair with one view and one memory cannot rule out. Not for several threads at once."""

    def imagine(self, dice: Dice) -> StateT:
        """One of them, at random and independent of all others."""
        raise NotImplementedError
