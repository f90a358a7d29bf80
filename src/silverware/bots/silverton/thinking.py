"""The bots for Silverton that think."""

from __future__ import annotations

from silverware.bots import thinking
from silverware.bots.silverton.judgement import SilvertonJudgement
from silverware.games.silverton import Silverton
from silverware.games.silverton.view import SilvertonView


class Medium(thinking.Medium[Silverton, SilvertonView]):
    """A good player, who plans track, claims and deliveries together."""

    plays = Silverton.name
    judgement = SilvertonJudgement
    glances = 1


class Hard(thinking.Hard[Silverton, SilvertonView]):
    """A good player, who plays the turn to its end in thought, and compares what all seats may come to then."""

    plays = Silverton.name
    judgement = SilvertonJudgement
