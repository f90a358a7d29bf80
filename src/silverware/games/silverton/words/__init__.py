"""Silverton in plain English: questions, moves and events. `names` are the seats' names, in order."""

AIM = (
    "Build a railroad in the Rocky Mountains and get rich. Every turn send surveyors to lines you want to build and "
    "prospectors to claims and passenger cards, throw dice where others want the same, then buy, build, operate your "
    "claims, make deals, and deliver freight to the five markets, whose prices go up and down. Passengers pay every "
    "turn, but not over snow in winter. Most money wins."
)
