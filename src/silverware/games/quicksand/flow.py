"""Cards as a flow: how many go along each arc, where some arcs must carry at least so many and at most so many."""

from __future__ import annotations


class Flow:
    """Nodes and arcs. What enters a node leaves it, the flow going round."""

    def __init__(self, nodes: int) -> None:
        self.tails: list[int] = []
        self.heads: list[int] = []
        self.least: list[int] = []
        self.most: list[int] = []
        self.carried: list[int] = []
        self.at: list[list[int]] = [[] for _ in range(nodes)]
        """By node: the arcs that leave it, and ~arc for those that enter it."""

    def arc(self, tail: int, head: int, least: int, most: int) -> int:
        """One more arc, that carries nothing yet; its number."""
        arc = len(self.tails)
        self.tails.append(tail)
        self.heads.append(head)
        self.least.append(least)
        self.most.append(most)
        self.carried.append(0)
        self.at[tail].append(arc)
        self.at[head].append(~arc)
        return arc

    def mend(self) -> bool:
        """Change what is carried, where it must be, until every arc carries what it must. False if that cannot be."""
        for arc in range(len(self.tails)):
            while self.carried[arc] < self.least[arc]:
                way = self.way(self.heads[arc], self.tails[arc])
                if not way:
                    return False
                for step in way:
                    self.push(step)
                self.push(arc)
        return True

    def push(self, step: int) -> None:
        """One more along an arc, or one less where the step goes against it."""
        if step >= 0:
            self.carried[step] += 1
        else:
            self.carried[~step] -= 1

    def way(self, start: int, goal: int) -> list[int]:
        """Steps from one node to another that arcs have room for; none if there is no way."""
        came: dict[int, int] = {}
        new = [start]
        for node in new:
            for step in self.at[node]:
                if step >= 0:
                    to, room = self.heads[step], self.most[step] - self.carried[step]
                else:
                    to, room = self.tails[~step], self.carried[~step] - self.least[~step]
                if room <= 0 or to == start or to in came:
                    continue
                came[to] = step
                if to == goal:
                    return self.steps(came, start, goal)
                new.append(to)
        return []

    def steps(self, came: dict[int, int], start: int, goal: int) -> list[int]:
        """The steps by which the goal was reached."""
        steps: list[int] = []
        node = goal
        while node != start:
            step = came[node]
            steps.append(step)
            node = self.tails[step] if step >= 0 else self.heads[~step]
        return steps
