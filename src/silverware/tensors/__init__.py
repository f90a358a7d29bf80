"""States as numbers, for programs that learn: what a seat observes of each game, and many games stepped together.

Compiled, and without numpy; `silverware.envs` makes arrays of it.
"""
