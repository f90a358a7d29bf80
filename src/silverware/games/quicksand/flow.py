"""Cards as a flow: how many go along each arc, where some arcs must carry at least so many and at most so many."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverware.core.compiling import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64


@mypyc_attr(acyclic=True)
class Arc:
    """A way from one node to another, and how many it carries."""

    def __init__(self, tail: i64, head: i64, most: i64) -> None:
        self.tail: i64 = tail
        self.head: i64 = head
        self.least: i64 = 0
        self.most: i64 = most
        self.carried: i64 = 0


class Flow:
    """Nodes and arcs. What enters a node leaves it, the flow going round."""

    def __init__(self, nodes: int) -> None:
        self.arcs: list[Arc] = []
        self.at: list[list[Arc]] = [[] for _ in range(nodes)]
        """By node: the arcs that leave it or enter it."""

    def arc(self, tail: i64, head: i64, most: i64) -> Arc:
        """One more arc, that need not carry anything."""
        arc = Arc(tail, head, most)
        self.arcs.append(arc)
        self.at[tail].append(arc)
        self.at[head].append(arc)
        return arc

    def clear(self) -> None:
        """Let no arc carry anything."""
        for arc in self.arcs:
            arc.carried = 0

    def mend(self) -> bool:
        """Change what is carried, where it must be, until every arc carries what it must. False if that cannot be."""
        for arc in self.arcs:
            while arc.carried < arc.least:
                if not self.send(arc.head, arc.tail):
                    return False
                arc.carried += 1
        return True

    def send(self, start: i64, goal: i64) -> bool:
        """Send one more from one node to another, along arcs that have room. False if there is no such way."""
        came: list[Arc | None] = [None] * len(self.at)
        new = [start]
        for node in new:
            for arc in self.at[node]:
                if arc.tail == node:
                    to, room = arc.head, arc.most - arc.carried
                else:
                    to, room = arc.tail, arc.carried - arc.least
                if room <= 0 or to == start or came[to] is not None:
                    continue
                came[to] = arc
                if to == goal:
                    push(came, start, goal)
                    return True
                new.append(to)
        return False


def push(came: list[Arc | None], start: i64, goal: i64) -> None:
    """One more along each arc by which the goal was reached, or one less where the way goes against it."""
    node = goal
    while node != start:
        arc = came[node]
        assert arc is not None
        if arc.head == node:
            arc.carried += 1
            node = arc.tail
        else:
            arc.carried -= 1
            node = arc.head
