"""One search for all games: every simulation draws a world, tries a move in it, and plays on by judgement.

Moves near the root form a tree over what a seat can tell apart, the sequence of moves: information-set Monte Carlo
tree search with each seat out for itself. With a depth of 1 only the moves on the menu are compared.
"""

from __future__ import annotations

from math import exp, hypot, inf, sqrt
from time import perf_counter
from typing import Any, Final

from silverware.bots.judgement import Judgement
from silverware.core.dice import Dice
from silverware.core.move import Choices, Move
from silverware.core.seats import Seat
from silverware.core.worlds import Worlds

EVEN: Final = 0.25
"""What part of the exploration goes to all moves alike, however little they are liked."""
GLIMPSE: Final = 32
"""In how many worlds the moves are judged before the first simulation."""
DOUBT: Final = 0.5
"""The deviation of a placement that has been seen once or never."""
TRUST: Final = 100.0
"""How many simulations weigh as much as what a good player thinks of a move at first sight."""
PAUSE: Final = 128
"""After how many simulations search looks whether it may stop."""
TRIED: Final = 500
"""How often the best move must have been tried before that."""
RARE: Final = 40
"""A move that was tried so many times less often than the best has had its chance."""
CERTAIN: Final = 4.0
"""How many standard errors are beyond reasonable doubt."""


class Node:
    """A move in the tree, and what came of it for the seat that made it."""

    def __init__(self, likely: float, behind: float = 0.0) -> None:
        self.likely = likely
        """How likely a good player makes it, between 0 and 1."""
        self.behind = behind
        """How much worse than the best it looks at first sight, in placement."""
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0
        self.children: dict[Move, Node] = {}

    def mean(self) -> float:
        """The placement after this move."""
        return self.total / self.visits if self.visits > 0 else 0.0

    def value(self, hope: float) -> float:
        """The placement after this move, where the best can hope for so much: first sight first, tries later."""
        return (self.total + TRUST * (hope - self.behind)) / (self.visits + TRUST)

    def error(self) -> float:
        """The standard error of the mean."""
        if self.visits < 2:
            return DOUBT
        mean = self.mean()
        variance = max(0.0, self.squares / self.visits - mean * mean)
        return sqrt(variance / (self.visits - 1) + DOUBT / self.visits**2)

    def doubt(self) -> float:
        """How far chance may have carried the value: the less it was tried, the less it moved it from first sight."""
        return self.error() * self.visits / (self.visits + TRUST)

    def add(self, placement: float) -> None:
        """One more simulation went through here."""
        self.visits += 1
        self.total += placement
        self.squares += placement * placement


class Search:
    """The search of one decision. It can go on as long as you like, and be asked at any time what it thinks."""

    def __init__(self, judgement: Judgement, worlds: Worlds[Any], seat: Seat, menu: Choices, dice: Dice) -> None:
        self.judgement = judgement
        self.worlds = worlds
        self.seat = seat
        self.menu = list(menu)
        self.dice = dice
        self.root = Node(1.0)
        self.simulations = 0
        likes = glance(judgement, worlds, self.menu, GLIMPSE, dice)
        most = max(likes)
        for move, share, liking in zip(self.menu, likely(likes), likes, strict=True):
            self.root.children[move] = Node(share, judgement.stake * (most - liking))

    def run(self, simulations: int) -> None:
        """Simulate so many times."""
        for _ in range(simulations):
            self.simulate()

    def run_for(self, seconds: float) -> None:
        """Simulate for so many seconds, or until one move is clearly better than all others."""
        end = perf_counter() + seconds
        while perf_counter() < end:
            self.simulate()
            if self.simulations % PAUSE == 0 and self.is_settled():
                return

    def is_settled(self) -> bool:
        """Whether the best move is better than every other that search still tries, beyond reasonable doubt."""
        nodes = self.root.children
        best = nodes[max(self.menu, key=lambda move: nodes[move].visits)]
        if best.visits < TRIED:
            return False
        for node in nodes.values():
            lead = best.mean() - node.mean()
            rare = lead > 0 and node.visits * RARE < best.visits
            if node is not best and not rare and lead <= CERTAIN * hypot(best.error(), node.error()):
                return False
        return True

    def simulate(self) -> None:
        """Draw a world, and see what comes of the move that is worth trying most."""
        self.try_in(self.worlds.imagine(self.dice))

    def try_in(self, state: Any, first: Move | None = None) -> float:
        """Go down the tree in a world, play it on, and tell everybody on the way what came of it.

        The first move is the one that is worth trying most, or the one given, which need not be on the menu. The
        answer is the placement of the seat that searches.
        """
        judgement, dice = self.judgement, self.dice
        if first is not None and first not in self.root.children:
            self.root.children[first] = Node(0.0)
        horizon = judgement.horizon(state)
        node = self.root
        path: list[Node] = []
        movers: list[int] = []
        for _ in range(judgement.depth):
            question = state.question
            if question is None or judgement.progress(state) >= horizon:
                break
            if first is not None and node is self.root:
                move = first
            else:
                menu: Choices = self.menu
                if node is not self.root:
                    menu = question.menu(state)
                    self.grow(node, state, menu)
                move = best(node, menu, judgement.exploration)
            movers.append(question.seat)
            node = node.children[move]
            path.append(node)
            state.follow(move, dice)
            if node.visits == 0:
                break
        worth = judgement.play_on(state, horizon, dice)
        for passed, seat in zip(path, movers, strict=True):
            passed.add(worth[seat])
        self.root.visits += 1
        self.root.total += worth[self.seat]
        self.simulations += 1
        return worth[self.seat]

    def grow(self, node: Node, state: Any, menu: Choices) -> None:
        """Give a node a child for every move of a menu; other worlds may have brought it some."""
        children = node.children
        for move in menu:
            if move not in children:
                shares = likely(self.judgement.likes(state, menu))
                for each, share in zip(menu, shares, strict=True):
                    if each not in children:
                        children[each] = Node(share)
                return

    def ranked(self) -> list[Move]:
        """The moves of the menu, the best first. Where chance may have helped one, it must look better for that."""
        nodes = self.root.children
        hope = self.root.mean()
        worth = {move: nodes[move].value(hope) - nodes[move].doubt() for move in self.menu}
        return sorted(self.menu, key=lambda move: worth[move], reverse=True)


def best(node: Node, menu: Choices, exploration: float) -> Move:
    """The move to try next: good so far, or likely and not yet tried enough (PUCT)."""
    scale = exploration * sqrt(float(node.visits + 1))
    hope = node.mean()
    most = -inf
    chosen = menu[0]
    for move in menu:
        child = node.children[move]
        value = child.total / child.visits if child.visits > 0 else hope
        value += scale * child.likely / (1 + child.visits)
        if value > most:
            most = value
            chosen = move
    return chosen


def glance(judgement: Judgement, worlds: Worlds[Any], menu: list[Move], count: int, dice: Dice) -> list[float]:
    """How much a good player likes each move, over so many worlds."""
    total = [0.0] * len(menu)
    for _ in range(count):
        for at, liking in enumerate(judgement.likes(worlds.imagine(dice), menu)):
            total[at] += liking
    return [liking / count for liking in total]


def likely(likes: list[float]) -> list[float]:
    """How likely a good player makes each move who likes them so much; none is out of the question."""
    most = max(likes)
    weights = [exp(liking - most) for liking in likes]
    total = sum(weights)
    return [EVEN / len(likes) + (1 - EVEN) * weight / total for weight in weights]
