#!/usr/bin/env python3
"""A bot that is a program of its own. It plays every game, by chance, and needs nothing but Python.

silverware sim quicksand --seats 3 --bots "easy,exec:./first.py,random" --games 20
"""

import json
import random
import sys

dice = random.Random()
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "start":
        dice = random.Random(message["seed"])
    elif message["type"] == "choose":
        choice = dice.choice(message["menu"])
        print(json.dumps({"move": choice["id"]}), flush=True)
