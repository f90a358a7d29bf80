"""What stands below the help of a command: how it is used."""

from __future__ import annotations

from typing import Final

EXAMPLES: Final = {
    "serve": """
silverware serve --open
silverware serve --host 127.0.0.1 --port 8080
silverware serve --database postgresql://silverware@db/silverware --workers 4 --secure
silverware serve --bots grudge=grudge:Grudge
""",
    "play": """
silverware play
silverware play quicksand --seats 3
silverware play quick-silver --seats 3 -o sneaky-stranger --bots hard
silverware play silverton --seats 3 -o length=short
""",
    "sim": """
silverware sim quick-silver --games 10000 --bots easy
silverware sim quick-silver --seats 2 --bots easy,meek:Meek --seed 7
silverware sim silver-coin --bots medium --save runs/medium
""",
    "arena": """
silverware arena quick-silver --bots medium,easy
silverware arena quick-silver --bots meek:Meek,easy --seats 4 --margin 0.1 --save meek
""",
    "report": """
silverware report runs/easy
silverware report runs/easy runs/medium --out levels.html
""",
    "train": """
silverware train quick-silver --out trained --minutes 9
silverware train quicksand --settings mine.toml --device cpu --games 1200
""",
    "replay": """
silverware replay game.txt --seat east
silverware replay game.txt | less
""",
    "review": """
silverware review game.txt --seat north
""",
    "verify": """
silverware verify game.txt
""",
    "position": """
silverware position moment.toml
silverware position moment.toml --play "swap 20 with east"
""",
    "rules": """
silverware rules quick-silver
silverware rules quick-silver 5.2
""",
    "new-game": """
silverware new-game tin-mine
""",
    "backup": """
silverware backup copy.db
""",
    "restore": """
silverware restore copy.db
""",
    "doctor": """
silverware doctor
silverware doctor --database postgresql://silverware@db/silverware
""",
}
"""By the name of the command."""


def examples(command: str) -> str:
    """The examples of a command, as its help shows them."""
    lines = EXAMPLES[command].strip().splitlines()
    return "\n".join(["Examples:", "", *(f"    {line}" for line in lines)])
