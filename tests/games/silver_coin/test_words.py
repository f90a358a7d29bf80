"""Sentences people read: right in number, in names and in what they claim."""

from __future__ import annotations

import pytest

from silverware.core.event import Event
from silverware.games.silver_coin import GAME
from silverware.games.silver_coin.events import (
    Added,
    Bewitched,
    BrokenOff,
    Called,
    Dealt,
    Discarded,
    Drew,
    Exchanged,
    Face,
    Flipped,
    Foresaw,
    Gave,
    GaveNothing,
    Guarded,
    Kept,
    Killed,
    Looked,
    Matched,
    Mismatched,
    Passed,
    Penalised,
    PlayStopped,
    Removed,
    Replaced,
    Robbed,
    Rotated,
    Scored,
    Shifted,
    Showed,
    Spot,
    Switched,
    TokenLaid,
    TokenLost,
    Took,
    Tricked,
    Used,
    WentBack,
    Won,
)
from tests.games.silver_coin.scene import Scene, amulet, scene, started, stop

NAMES = ["Ada", "bell hooks", "Cy"]
PIXIE = Face(1, 3, "pixie")
BLOB = Face(2, 4, "blob")


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (Dealt(1, "north", None, PIXIE), "Round 1 is dealt, and the Pixie (3) is turned up; Ada begins."),
        (
            Dealt(2, "east", "east", BLOB),
            "Round 2 is dealt, and the Blob (4) is turned up; bell hooks begins and holds the token.",
        ),
        (
            Looked("north", (Spot("north", 1, 1, 3, "pixie"), Spot("east", 2, 2))),
            "Ada looks at their own card in place 1 and bell hooks's card in place 2.",
        ),
        (Drew("north", (PIXIE,), shown=False, deck=30), "Ada draws a card; 30 are left."),
        (Drew("north", (Face(1),), shown=False, deck=1), "Ada draws a card; 1 is left."),
        (Drew("north", (PIXIE, BLOB), shown=False, deck=0), "Ada draws 2 cards; none is left."),
        (Drew("north", (PIXIE,), shown=True, deck=5), "Ada draws the Pixie (3) beside the deck; 5 are left."),
        (Kept("north", 2, Face(1), Face(2)), "Ada keeps the lower card and puts the upper back on the deck."),
        (
            Kept("north", 1, PIXIE, BLOB),
            "Ada keeps the upper card and puts the lower back on the deck.",
        ),
        (
            Showed("east", (PIXIE, BLOB)),
            "bell hooks has the Pixie (3) and the Blob (4) shown beside the deck by Squires.",
        ),
        (Took("north", 1, PIXIE, up=True), "Ada takes the Pixie (3) from the discards."),
        (Took("north", 1, Face(1), up=False), "Ada takes a facedown card from the discards."),
        (Took("north", 1, Face(1), up=True), "Ada takes a card from the discards."),
        (Discarded("north", PIXIE), "Ada discards the Pixie (3)."),
        (Used("north", Face(3, 7, "nostro"), "drawing"), "Ada uses the Nostro (7)."),
        (Used("north", Face(3, 7, "beholder"), "blob"), "Ada uses the Beholder (7) in the discards with a Blob."),
        (Used("north", Face(3, 7, "nostro"), "nosferatu"), "Ada uses the Nostro (7) in the discards with a Nosferatu."),
        (BrokenOff("north"), "Ada does nothing more with the ability."),
        (Called("north"), "Ada calls for a vote: everybody else has one more turn."),
        (Passed("north"), "Ada can do nothing and passes."),
        (
            Exchanged(
                "north",
                Face(1),
                2,
                up=False,
                discarded=(Spot("north", 2, 2, 4, "blob"), Spot("north", 3, 3, 4, "blob")),
            ),
            "Ada lays a facedown card in place 2 and discards the Blob (4) and the Blob (4).",
        ),
        (
            Exchanged("north", PIXIE, 2, up=True, discarded=(Spot("north", 2, 2, 4, "blob"),)),
            "Ada lays the Pixie (3), faceup, in place 2 and discards the Blob (4).",
        ),
        (
            Matched("north", (Spot("north", 1, 1, 4, "blob"), Spot("north", 2, 2, 4, "blob"))),
            "Ada turns up 2 cards that match.",
        ),
        (
            Mismatched("north", (Spot("north", 1, 1, 4, "blob"), Spot("north", 2, 2, 3, "pixie"))),
            "Ada has chosen cards that do not match and stay, faceup: "
            "the Blob (4) in place 1 and the Pixie (3) in place 2.",
        ),
        (Added("north", PIXIE, "left", up=False), "Ada adds a facedown card at the left end."),
        (Added("north", Face(1), "right", up=False), "Ada adds a facedown card at the right end."),
        (
            Penalised("north", Face(1), "right", 9),
            "Ada adds an unseen card from the deck at the right end; 9 are left.",
        ),
        (
            Flipped("north", Spot("east", 2, 2, 4, "blob"), True, 1),
            "Ada turns bell hooks's Blob (4) in place 2 faceup.",
        ),
        (
            Flipped("north", Spot("north", 2, 2, 4, "blob"), False, 1),
            "Ada turns their own Blob (4) in place 2 facedown.",
        ),
        (Rotated("north", Spot("north", 2, 2), True, 1), "Ada turns their own card in place 2 sideways."),
        (Rotated("north", Spot("north", 2, 2), False, 1), "Ada turns their own card in place 2 upright."),
        (
            Removed("north", Spot("north", 2, 2, 4, "blob"), 1),
            "Ada discards their own Blob (4) in place 2 with a Curator.",
        ),
        (
            Killed("north", Spot("south", 2, 2, 4, "blob")),
            "Ada puts Cy's Blob (4) in place 2 at the bottom of the discards.",
        ),
        (
            Switched("north", PIXIE, Spot("south", 2, 2), up=True),
            "Ada puts the Pixie (3) in the place of Cy's card in place 2, which goes to the bottom of the discards.",
        ),
        (
            Shifted(
                "north",
                "left",
                (Spot("north", 1, 1), Spot("east", 2, 2, 4, "blob"), Spot("south", 1, 3)),
                ("east", "south", "north"),
            ),
            "Ada moves cards to the left: their own card in place 1 to bell hooks, "
            "bell hooks's Blob (4) in place 2 to Cy and Cy's card in place 1 to themselves.",
        ),
        (
            Tricked("north", Spot("north", 1, 1, 1, "con-artist")),
            "Ada turns their own Con Artist (1) in place 1 facedown for an additional turn.",
        ),
        (TokenLaid("north", Spot("north", 1, 1)), "Ada lays the token on their own card in place 1."),
        (TokenLost("north"), "Ada loses the token, as its card is gone."),
        (Guarded("north", Spot("north", 1, 1), 2), "Ada has a Bodyguard guard their own card in place 1."),
        (Foresaw("north", Face(1)), "Ada looks at the top card of the deck."),
        (Foresaw("north", PIXIE), "Ada looks at the top card of the deck."),
        (
            Bewitched("north", Face(1), Spot("east", 2, 2, 4, "blob")),
            "Ada puts the card from the deck in the place of bell hooks's Blob (4) in place 2, which is discarded.",
        ),
        (WentBack("north", Face(1)), "Ada puts the card back on the deck."),
        (
            Robbed("north", Spot("east", 2, 2), Spot("north", 1, 1, 4, "blob")),
            "Ada takes bell hooks's card in place 2 and gives their own Blob (4) in place 1 for it.",
        ),
        (PlayStopped("call"), "The last lap is over: the round ends."),
        (PlayStopped("deck"), "The deck has run out: the round ends."),
        (PlayStopped("villagers"), "Two Villagers lie faceup: the round ends."),
        (Gave("north", Spot("north", 1, 1), "south"), "Ada gives their own card in place 1 to Cy with a Register."),
        (GaveNothing("north"), "Ada gives nothing with a Register."),
        (
            Scored(2, "east", ((), (), ()), (), (3, 0, 5), (10, 4, 6)),
            "Round 2 scores Ada 3, bell hooks 0, Cy 5; bell hooks called. In all: Ada 10, bell hooks 4, Cy 6.",
        ),
        (
            Scored(1, None, ((), (), ()), (), (3, 0, 5), (3, 0, 5)),
            "Round 1 scores Ada 3, bell hooks 0, Cy 5. In all: Ada 3, bell hooks 0, Cy 5.",
        ),
        (Won(("east",), (9, 1, 12)), "bell hooks wins with 1 point."),
        (
            Won(("east",), (9, 9, 12), (4, 1, 0)),
            "bell hooks wins with 9 points; Ada had as few, but more in the last round.",
        ),
        (Won(("north", "south"), (9, 10, 9)), "Ada and Cy share the win with 9 points each."),
        (Replaced("north", 3, "bodyguard"), "Ada has the Bodyguard play number 3 in the next game."),
        (Replaced("north", None, None), "Ada replaces no number."),
    ],
)
def test_events_are_told_in_plain_words(event: Event, told: str) -> None:
    assert GAME.tell(event, NAMES) == told


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("look 1 4", "Look at your cards 1 and 4"),
        ("draw", "Draw a card"),
        ("draw 2", "Draw shown card 2"),
        ("call", "Call for a vote"),
        ("use", "Discard it for its ability"),
        ("exchange 3", "Exchange your card 3"),
        ("blob 2", "Use the ability of discard 2, counted from the top, with a Blob"),
        ("pixie 1", "Turn the Pixie in place 1 facedown and flip another card"),
        ("con 1", "Use the Con Artist in place 1: turned facedown, it gives one more turn"),
        ("flip east 2", "Flip bell hooks's card 2"),
        ("kill south 1", "Put Cy's card 1 at the bottom of the discards"),
        ("village north", "Look at all facedown cards of Ada"),
        ("give 2 to east", "Give your card 2 to bell hooks"),
        ("give 2", "Give your card 2"),
        ("replace 13", "Replace number 13 in the next game"),
        ("left", "To the left"),
    ],
)
def test_moves_are_said_in_plain_words(move: str, said: str) -> None:
    assert GAME.say(GAME.notation.parse(move), NAMES) == said


def test_every_move_has_words() -> None:
    for move in GAME.notation.moves:
        assert GAME.say(move, [*NAMES, "Di"])


@pytest.mark.parametrize(
    ("table", "asked", "others"),
    [
        (
            scene("(5), (5)", "(6)"),
            "Your turn: draw a card, take the top discard or call for a vote.",
            "Ada's turn: draw a card, take the top discard or call for a vote.",
        ),
        (
            scene("(5), (5)", "(6)", caller="east"),
            "Your last turn: draw a card or take the top discard.",
            "Ada's last turn: draw a card or take the top discard.",
        ),
        (scene("", "(6)", caller="east", left=0), "Your last turn: pass.", "Ada's last turn: pass."),
        (
            scene("(5)", "(6)").draw(7),
            "You drew the Nostro (7) and may discard it, exchange it, or use it if it can do something.",
            "Ada drew a card and may discard it, exchange it, or use it if it can do something.",
        ),
        (
            scene("(5)", "(6)").draw(3),
            "You drew the Pixie (3) and may discard it or exchange it.",
            "Ada drew a card and may discard it, exchange it, or use it if it can do something.",
        ),
        (
            scene("", "(6)").draw(3),
            "You drew the Pixie (3) and must discard it.",
            "Ada drew a card and may discard it, or use it if it can do something.",
        ),
        (
            scene("", "(6)").draw(8),
            "You drew the Assassin (8) and may discard it, or use it if it can do something.",
            "Ada drew a card and may discard it, or use it if it can do something.",
        ),
        (
            amulet("1, (5)", "(6)", caller="east", shown="3", left=1),
            "Your last turn: draw a card shown beside the deck or take the top discard.",
            "Ada's last turn: draw a card shown beside the deck or take the top discard.",
        ),
        (
            amulet("1, (5)", "(6)", caller="east", shown="3", left=5),
            "Your last turn: draw a card, draw a card shown beside the deck or take the top discard.",
            "Ada's last turn: draw a card, draw a card shown beside the deck or take the top discard.",
        ),
        (
            scene("4, (5)", "(6)", caller="east"),
            "Your last turn: draw a card, take the top discard or use a Blob if it can do something.",
            "Ada's last turn: draw a card, take the top discard or use a Blob if it can do something.",
        ),
        (
            scene("4, (5)", "(6)", caller="east", pile="9, 3"),
            "Your last turn: draw a card or take the top discard.",
            "Ada's last turn: draw a card or take the top discard.",
        ),
        (
            scene("4, 4, (5)", "(6)", caller="east", pile="9, 3"),
            "Your last turn: draw a card, take the top discard or use a Blob if it can do something.",
            "Ada's last turn: draw a card, take the top discard or use a Blob if it can do something.",
        ),
        (
            scene("4, 4, (5)", "(6)", caller="east", pile="(9), 3"),
            "Your last turn: draw a card or take the top discard.",
            "Ada's last turn: draw a card or take the top discard.",
        ),
        (
            scene("2, (5), (7) rotated", "(6)").play("take", "exchange 1", "exchange 2"),
            "You may choose more cards of the same number, or exchange those chosen.",
            "Ada may choose more cards of the same number, or exchange those chosen.",
        ),
        (
            scene("(5), (6)", "(6)").play("take"),
            "You took the Psychic (9) and must choose a card of your village to exchange it for.",
            "Ada took the Psychic (9) and must choose a card of their village to exchange it for.",
        ),
        (
            scene("3, (5)", "(6)").play("pixie 1"),
            "The Pixie (3): you must flip another card of any village.",
            "The Pixie (3): Ada must flip another card of any village.",
        ),
        (
            scene("2, (5)", "(6)").play("curate 1"),
            "The Curator (2): you must rotate a card of your village, or discard one that is rotated.",
            "The Curator (2): Ada must rotate a card of their village, or discard one that is rotated.",
        ),
        (
            scene("(5), 6", "(6)").draw(8, "use"),
            "The Assassin (8): you may put a faceup card of any village at the bottom of the discards.",
            "The Assassin (8): Ada may put a faceup card of any village at the bottom of the discards.",
        ),
        (
            amulet("(5), 6", "(6)").draw(6, "use"),
            "The Revealer (6): you must turn a facedown card faceup.",
            "The Revealer (6): Ada must turn a facedown card faceup.",
        ),
        (
            scene("(5)", "(6)", "(7)").draw(12, "use", "right", "move north 1"),
            "The Village Idiot (12): you must choose the card that leaves Cy's village.",
            "The Village Idiot (12): Ada must choose the card that leaves Cy's village.",
        ),
        (
            stop("0, (5)", "(6)"),
            "The Register (0): you may give another card of your village away before scoring.",
            "The Register (0): Ada may give another card of their village away before scoring.",
        ),
    ],
)
def test_the_question_says_what_is_asked_and_tells_no_secret(table: Scene, asked: str, others: str) -> None:
    assert GAME.prompt(table.view("north"), NAMES) == asked
    assert GAME.prompt(table.view("east"), NAMES) == others
    assert GAME.prompt(table.view("spectator"), NAMES) == others


def test_the_first_and_the_last_sentence() -> None:
    table = started(3)
    first = NAMES[table.view("north").first]
    assert GAME.prompt(table.view("spectator"), NAMES) == f"{first} must choose two of their cards to look at."
    over = stop("(5)", "(6)", round=4, results=[{"villages": [[], []], "scores": [0, 0]}] * 3)
    assert GAME.prompt(over.view("north"), NAMES) == "Ada wins with 5 points."
