"""The bots for Silverton that think."""

from __future__ import annotations

from collections.abc import Sequence

from silverware.bots import thinking
from silverware.bots.search import glance
from silverware.bots.silverton.judgement import SilvertonJudgement
from silverware.core.move import Move
from silverware.games.silverton import Silverton
from silverware.games.silverton.view import SilvertonView


class Medium(thinking.Medium[Silverton, SilvertonView]):
    """A good player, who plans track, claims and deliveries together."""

    plays = Silverton.name
    judgement = SilvertonJudgement

    def choose(self, view: SilvertonView, menu: Sequence[Move]) -> Move:
        menu = self.considered(view, menu)
        if len(menu) == 1:
            return menu[0]
        likes = glance(self.mind, self.worlds(view), list(menu), 1, self.dice)
        return menu[max(range(len(menu)), key=lambda at: likes[at])]
