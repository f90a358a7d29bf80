"""Silverton in plain English: questions, moves and events. `names` are the seats' names, in order."""

AIM = (
    "Build a railroad in the Rocky Mountains and get rich. Every turn send surveyors to lines you want to build and "
    "prospectors to claims and passenger cards, and roll dice when others want the same. Then buy, build, operate your "
    "claims, make deals, and deliver freight to the five markets, where prices rise and fall. Passengers pay every "
    "turn, but not over snow in winter. The most money wins."
)
