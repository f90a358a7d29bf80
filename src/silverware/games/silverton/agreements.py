"""What tables cannot agree on: the printed restrictions of games, scenarios and optional rules."""

from __future__ import annotations

from typing import Final

from silverware.games.silverton.documents import GameName, LengthName, Options, Scenario
from silverware.games.silverton.printed import SEATS
from silverware.games.silverton.scenarios import SETUPS, TITLES, Setup
from silverware.games.silverton.words.things import listed


class Restriction:
    """§28 to §32 Where an optional rule can be used; anywhere, if it does not say."""

    def __init__(
        self,
        option: str,
        title: str,
        rule: str,
        *,
        game: GameName | None = None,
        alone: bool = False,
        lengths: tuple[LengthName, ...] = (),
        scenarios: bool = False,
    ) -> None:
        self.option = option
        self.title = title
        self.rule = rule
        self.game = game
        self.alone = alone
        """Whether one seat can play with it."""
        self.lengths = lengths
        """The lengths it is for; all if empty."""
        self.scenarios = scenarios
        """Whether it is for every scenario of two seats or more besides."""


RESTRICTIONS: Final = (
    Restriction("passenger_slide", "Passenger card slide", "28.1"),
    Restriction("joint_routes", "Joint passenger routes", "29.1"),
    Restriction("multiple_plows", "Multiple snow plows", "24.10", game="advanced", alone=True),
    Restriction("freight_transfer", "Freight transfer", "30.1", alone=True),
    Restriction("improved_routes", "Improved passenger routes", "31.1", lengths=("short",), scenarios=True),
    Restriction(
        "simplified_chart", "Simplified chart", "31.3", game="basic", lengths=("short", "standard", "campaign")
    ),
    Restriction("hiring", "Hiring and advancing", "32.1", game="advanced", lengths=("standard", "long", "campaign")),
)


def cited_as(scenario: Scenario, setup: Setup) -> str:
    """The name by which a scenario for so many seats is cited."""
    return f"{scenario}-{setup.seats}"


CITES: Final[dict[str, str]] = {
    "game": "22.1",
    "length": "2.1",
    "scenario": "25.1",
    "none": "2.3",
    "own-length": "25.15",
    **{restriction.option.replace("_", "-"): restriction.rule for restriction in RESTRICTIONS},
    **{cited_as(scenario, setup): setup.rule for scenario, setups in SETUPS.items() for setup in setups},
}
"""The § behind each option, each scenario, no scenario, and a scenario's own length."""


def objection(seats: int, options: Options) -> str | None:
    """Why no table of so many seats can play with these options; None where one can."""
    setups = SETUPS.get(options.scenario, ())
    fitting = [setup for setup in setups if setup.seats == seats]
    if setups and not fitting:
        takes = " or ".join([str(setup.seats) for setup in setups])
        plural = "" if takes == "1" else "s"
        return f"The scenario {TITLES[options.scenario]} takes {takes} seat{plural}, not {seats}. (§{setups[0].rule})"
    if not setups and seats == 1:
        return f"One seat alone plays a solitaire scenario; without one it takes 2 to {SEATS}. (§25.1)"
    length = options.length
    for setup in fitting:
        if setup.length is not None:
            length = setup.length
            if options.length not in ("standard", length):
                name, chosen = TITLES[options.scenario], options.length.title()
                return f"The scenario {name} has a length of its own, not that of the {chosen} game. (§25.15)"
    for restriction in RESTRICTIONS:
        if getattr(options, restriction.option):
            why = restricted(restriction, seats, options.game, length, fitting)
            if why is not None:
                return f"The option “{restriction.title}” {why}. (§{restriction.rule})"
    return None


def restricted(
    restriction: Restriction, seats: int, game: GameName, length: LengthName, scenarios: list[Setup]
) -> str | None:
    """What stands against an optional rule at such a table."""
    if restriction.game not in (None, game):
        return f"is for the {str(restriction.game).title()} game only"
    if seats == 1 and not restriction.alone:
        return "takes two seats or more"
    if not restriction.lengths or length in restriction.lengths or (restriction.scenarios and scenarios):
        return None
    lengths = listed([name.title() for name in restriction.lengths])
    besides = ", and for scenarios of two seats or more" if restriction.scenarios else ""
    return f"is for the {lengths} game only{besides}"
