"""What bots say at the table: now and then a line of their own about what everybody has just seen.

A line is chosen by the character, by what a spectator is told, and by the number of the entry: by nothing hidden, so it
gives nothing away, and it is the same for everybody.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from msgspec import Struct

from silverware.core.event import Event, Mood
from silverware.core.seats import SPECTATOR, Seat, seat_name

WHILE: Final = 30_000
"""Milliseconds between two lines at a table, at least."""


class Line(Struct, frozen=True):
    """What a bot says, from its seat."""

    seat: str
    says: str


LINES: Final[Mapping[str, Mapping[Mood, tuple[str, ...]]]] = {
    "cheerful": {
        "defiant": ("Thanks, but no thanks!", "Off it goes to somebody nicer."),
        "hurt": ("Oh well, it was only iron.", "Ouch! Good one, though."),
        "relieved": ("Phew! Told you it would hold.", "What a lovely day."),
        "pleased": ("Drinks are on me!", "I could get used to this."),
        "disappointed": ("Next time, then.", "The kettle stays empty today."),
        "daring": ("Who comes along?", "Let us see what happens!"),
        "caught": ("Silly me.", "Now where did I put it?"),
        "sly": ("No hard feelings!", "Sorry, sorry. A little sorry."),
        "winning": ("What a game! Again?", "I enjoyed every minute."),
    },
    "careful": {
        "defiant": ("I would rather not.", "Better safe than sorry."),
        "hurt": ("I should have seen that coming.", "Noted. Twice."),
        "relieved": ("One is glad to be prepared.", "Everything in its place."),
        "pleased": ("Into the savings box it goes.", "Slow and steady."),
        "disappointed": ("That was within the estimate.", "I had planned for worse."),
        "daring": ("I have thought this through.", "I do not do this lightly."),
        "caught": ("I was almost certain.", "I shall write it down next time."),
        "sly": ("Only a precaution.", "It seemed prudent."),
        "winning": ("It all added up in the end.", "Patience pays."),
    },
    "dreamy": {
        "defiant": ("Drift on, little thing.", "It was not meant for me."),
        "hurt": ("Hm? Was that mine?", "Look at the sparks, though."),
        "relieved": ("The mountain is kind today.", "Ah. Still here."),
        "pleased": ("It shines like the moon.", "I dreamt of this."),
        "disappointed": ("Clouds come, clouds go.", "I was looking at the hills."),
        "daring": ("I have a feeling.", "Now, or a little later. Now."),
        "caught": ("I remembered it differently.", "Names and numbers, they wander."),
        "sly": ("The wind did it.", "It just came to me."),
        "winning": ("Is it over? How nice.", "I hardly noticed."),
    },
    "gruff": {
        "defiant": ("Not here.", "Take it elsewhere."),
        "hurt": ("Bah.", "I have had worse."),
        "relieved": ("Good iron.", "Still standing."),
        "pleased": ("About time.", "That will do."),
        "disappointed": ("Hmph.", "A day's work for nothing."),
        "daring": ("Enough dawdling.", "Let us get on with it."),
        "caught": ("Bad light in here.", "Don't look at me like that."),
        "sly": ("Nothing personal.", "That is how it goes up here."),
        "winning": ("Well. There.", "Good game. Don't tell anyone I said so."),
    },
    "dry": {
        "defiant": ("How thoughtful. No.", "Return to sender."),
        "hurt": ("Splendid.", "I never liked that one anyway."),
        "relieved": ("I am overcome with joy.", "Remarkable. It worked."),
        "pleased": ("I shall try to bear it.", "Money. How practical."),
        "disappointed": ("Thrilling.", "The suspense was the best part."),
        "daring": ("This may be interesting.", "Somebody has to."),
        "caught": ("A bold experiment.", "Let us never speak of it."),
        "sly": ("You are welcome.", "Oh, was that in your way?"),
        "winning": ("I am as surprised as you are.", "Do contain your applause."),
    },
    "boastful": {
        "defiant": ("Nobody gets past me!", "You will have to try harder."),
        "hurt": ("A scratch!", "I let you have that one."),
        "relieved": ("Was there ever any doubt?", "They do not make them like this any more."),
        "pleased": ("Watch and learn.", "And that was my small cart."),
        "disappointed": ("A rest before the big one.", "I am only warming up."),
        "daring": ("Fortune favours me.", "Stand back, all of you."),
        "caught": ("I was testing you.", "On purpose. Obviously."),
        "sly": ("Too quick for you?", "A little trick of mine."),
        "winning": ("As I said at the start.", "Somebody write this down!"),
    },
}
"""By temperament and mood."""


def line(tempers: Mapping[Seat, str], number: int, events: Iterable[Event]) -> Line | None:
    """What one of the bots with these temperaments says about what happened by an entry; None where none does."""
    by_name = {seat_name(seat): temper for seat, temper in tempers.items()}
    for event in events:
        stirred = event.to(SPECTATOR).stirs()
        if stirred is not None and stirred[0] in by_name:
            seat, mood = stirred
            lines = LINES[by_name[seat]][mood]
            return Line(seat, lines[number % len(lines)])
    return None
