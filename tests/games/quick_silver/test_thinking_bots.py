"""The medium and the hard bot: what a good player does, in scenes where that is plain."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import pytest

from silverware.bots import bot_class
from silverware.bots.quick_silver import Hard
from silverware.bots.quick_silver.judgement import QuickSilverJudgement
from silverware.bots.quick_silver.judgement.market import placements_now
from silverware.bots.thinking import Thinking
from silverware.core.dice import Seeded
from silverware.core.seats import SEAT_NAMES
from silverware.games.quick_silver import GAME, QuickSilver
from silverware.games.quick_silver.components import CENTRE
from tests.games.quick_silver.scene import DECK, Scene, scene

LEVELS = ["medium", "hard:200w"]
LAST: dict[str, Any] = {"last-lap": True, "dealer": "north", "turn": "north"}
"""North, who deals, has the last turn of the round."""
VARIANTS: list[dict[str, Any]] = [
    {},
    {"not-quite-dead": True},
    {"sneaky-stranger": True},
    {"not-quite-dead": True, "sneaky-stranger": True},
]


def thinker(level: str, table: Scene) -> Thinking[Any, Any]:
    """A bot that remembers what the asked seat has seen."""
    seat = table.table.asked()
    assert seat is not None
    bot = bot_class(level, GAME)(GAME, 1)
    assert isinstance(bot, Thinking)
    bot.memory = GAME.recall(table.table, seat)
    return bot


def chosen(level: str, table: Scene) -> str:
    """What a bot plays for whoever is asked."""
    seat = table.table.asked()
    assert seat is not None
    return thinker(level, table).choose(GAME.view(table.table, seat), table.table.menu()).text


def reason(table: Scene, move: str) -> str:
    """Why the medium bot would make a move for whoever is asked."""
    seat = table.table.asked()
    assert seat is not None
    view = GAME.view(table.table, seat)
    return thinker("medium", table).reason(view, GAME.notation.parse(move), [name.title() for name in SEAT_NAMES])


@pytest.mark.parametrize("level", LEVELS)
def test_with_a_single_plate_it_gets_rid_of_dynamite(level: str) -> None:
    hands = {"north": "dynamite 10 15", "east": "20 15 5", "south": "10 10 5"}
    table = scene(3, hands=hands, carts={"north": (1, 3)}, white=3, **LAST)
    assert chosen(level, table).startswith("swap dynamite with ")


@pytest.mark.parametrize("level", LEVELS)
def test_the_last_to_play_keeps_a_hand_that_it_knows_to_be_second(level: str) -> None:
    hands = {"north": "25 10 junk", "east": "20 15 5"}
    assert chosen(level, scene(2, hands=hands, white=3, **LAST)) == "sneak"


@pytest.mark.parametrize("level", LEVELS)
def test_the_last_to_play_does_not_stay_the_heaviest(level: str) -> None:
    hands = {"north": "20 10 10", "east": "15 15 5"}
    assert chosen(level, scene(2, hands=hands, white=3, **LAST)) == "swap 20 with east"


@pytest.mark.parametrize("level", LEVELS)
def test_it_hands_dynamite_to_whom_it_kills(level: str) -> None:
    """With one plate each, and the last turn, Dynamite is best in the rival's cart: that wins the game."""
    hands = {"north": "dynamite 10 15", "east": "20 15 5"}
    table = scene(2, hands=hands, carts={"north": (1, 0), "east": (1, 0)}, white=3, **LAST)
    assert chosen(level, table) == "swap dynamite with east"


@pytest.mark.parametrize("level", LEVELS)
def test_it_remembers_what_it_left_in_the_centre(level: str) -> None:
    """North left a Replacement Plate in slot 2, and has Dynamite and one plate now: it takes the plate back."""
    hands = {"north": "plate 10 15", "east": "dynamite 15 5"}
    table = scene(2, hands=hands, centre="5 dynamite 5", carts={"north": (1, 3)}, white=3, turn="north", black=2)
    table.play("swap plate with centre", "take 2").play("sneak")
    table.play("swap 10 with centre")
    assert chosen(level, table) == "take 2"


@pytest.mark.parametrize("level", LEVELS)
def test_it_does_not_spend_a_plate_on_a_hand_that_earns_nothing(level: str) -> None:
    hands = {"north": "20 20 20", "east": "5 5 5"}
    table = scene(2, hands=hands, white=3, **{**LAST, "turn": "east", "dealer": "east"})
    assert chosen(level, table.play("swap 5 with north")) == "allow"


@pytest.mark.parametrize("level", LEVELS)
def test_it_spends_a_plate_that_makes_it_mayor(level: str) -> None:
    hands = {"north": "25 5 junk", "east": "20 20 5"}
    table = scene(2, hands=hands, cash={"north": 90}, white=3, **{**LAST, "turn": "east", "dealer": "east"})
    assert chosen(level, table.play("swap 5 with north")) == "redirect onto centre"


def test_hard_believes_that_others_give_what_they_want_least() -> None:
    """North has seen all of east's cards. East left one in the centre: Dynamite, says who knows how people play."""
    hands = {"north": "25 10 5", "east": "dynamite 15 20"}
    table = scene(2, hands=hands, centre="5 5 10", turn="east", dealer="north", black=2, white=3)
    table.play("swap dynamite with centre", "take 2")
    hard, dice = Hard(GAME, 1), Seeded(3)
    for event in table.events:
        hard.hear(event.to(0))
    hard.memory = GAME.recall(table.table, 0)
    view = table.view("north")
    left = [
        sum(["dynamite" in worlds.imagine(dice).named_hand(CENTRE) for _ in range(2000)]) / 2000
        for worlds in (GAME.worlds(view, hard.memory), hard.worlds(view))
    ]
    assert left == [pytest.approx(0.5, abs=0.05), pytest.approx(0.82, abs=0.05)]


@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("seats", [2, 6])
def test_it_plays_every_variant(options: dict[str, Any], seats: int) -> None:
    dice = Seeded(seats)
    state = GAME.start(seats, dice, GAME.choose(options))
    bots = [bot_class(level, GAME)(GAME, level) for level in ("medium", "hard:5w")]
    while state.round < 3 and (seat := state.asked()) is not None:
        bot = bots[seat % 2]
        assert isinstance(bot, Thinking)
        bot.memory = GAME.recall(state, seat)
        state.play(bot.choose(GAME.view(state, seat), state.menu()), dice)


@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_it_knows_what_the_end_of_a_round_brings(options: dict[str, Any], seats: int) -> None:
    """In many last turns, what it expects of the hands as they are is what the rules then make of them."""
    mind = QuickSilverJudgement(GAME)
    for seed in range(30):
        dice, cards = Seeded(seed), list(range(len(DECK)))
        dice.shuffle(cards)
        names: tuple[str, ...] = SEAT_NAMES[:seats]
        hands = {name: " ".join(DECK[card] for card in cards[3 * at : 3 * at + 3]) for at, name in enumerate(names)}
        carts = {name: (dice.roll(3), dice.roll(2) - 1) for name in names}
        cash = {name: 5 * dice.roll(19) for name in names}
        table = scene(seats, hands=hands, carts=carts, cash=cash, options=options, **LAST).table
        before = table.copy()
        table.play("sneak", dice)
        before.sneak(0)
        assert placements_now(before, mind.chances) == pytest.approx(mind.worth(table))


def test_it_goes_by_the_numbers_of_the_edition() -> None:
    """Where a mayor needs $30, $20 are worth a plate; where one needs $3000, they are not."""
    text = files("silverware.games.quick_silver").joinpath("edition/silverware.toml").read_text(encoding="utf-8")
    placed = []
    for mayor in ("30", "3000"):
        chances = QuickSilverJudgement(QuickSilver(text.replace("mayor = 100", f"mayor = {mayor}"))).chances
        placed.append(chances.placements(2, 3, [20, 0, 0, 0, 0, 0, 0], [2, 3], stranger=False)[0])
    assert placed[0] > 0.5 > placed[1]


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ("swap dynamite with east", "Gets rid of Dynamite, and East may be stuck with it."),
        ("swap 20 with centre", "Would most likely be the heaviest and earn nothing, so the 20 can go."),
        ("sneak", "Would most likely be the heaviest now; a sneak makes it lighter still."),
    ],
)
def test_it_says_why_it_swaps_or_sneaks(move: str, expected: str) -> None:
    hands = {"north": "dynamite 20 20", "east": "5 5 5", "south": "5 10 10"}
    assert reason(scene(3, hands=hands, white=3, **LAST), move) == expected


def test_it_says_why_it_redirects_or_allows() -> None:
    hands = {"north": "25 5 junk", "east": "20 20 5"}
    table = scene(2, hands=hands, white=3, **{**LAST, "turn": "east", "dealer": "east"}).play("swap 5 with north")
    kept = "Keeps a hand that would earn about $25 as it is, and has 3 plates left."
    assert reason(table, "redirect onto centre") == kept
    assert reason(table, "allow").startswith("Would rather keep the plate")


def test_it_says_what_it_knows_of_a_central_card() -> None:
    hands = {"north": "20 10 15", "east": "dynamite 15 5"}
    table = scene(2, hands=hands, centre="5 dynamite 5", white=3, turn="north", black=2)
    table.play("swap 20 with centre", "take 1").play("sneak").play("swap 10 with centre")
    assert reason(table, "take 1") == "Knows what lies there: the 20."
    assert reason(table, "take 2") == "Has seen nothing of what lies there, and knows no better card."
