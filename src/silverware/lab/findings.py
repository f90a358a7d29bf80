"""What the games of a run say: tables to draw, each with a row for every point, bar or line."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import pairwise
from math import sqrt
from pathlib import Path
from statistics import fmean
from typing import Any, Final

import polars as pl

from silverware.core.seats import SEAT_NAMES
from silverware.games import game_called
from silverware.lab.evidence import share_interval
from silverware.lab.saved import as_played, games_of, plan_of
from silverware.lab.simulate import NORMAL, Plan, interval, mean
from silverware.lab.standings import Standings

ROUNDS: Final = 60
"""So many rounds of a game are drawn."""

Rows = list[dict[str, Any]]


class Run:
    """The games of a folder, under a name of its own."""

    def __init__(self, folder: Path, name: str) -> None:
        self.name = name
        self.plan: Plan = plan_of(folder)
        self.games = games_of(folder)

    def counted(self, column: str) -> Rows:
        """How often each value of a column came, and its share."""
        counts = self.games[column].value_counts(sort=True)
        return [
            {"run": self.name, column: value, "games": count, "share": count / self.games.height}
            for value, count in counts.iter_rows()
        ]

    def wins_by_seat(self) -> Rows:
        """How often each seat won, with its 95 % interval."""
        rows = []
        for seat in range(self.plan.seats):
            sitter = self.games["members"].list.get(seat)
            wins = int(self.games["winners"].list.contains(sitter).sum())
            low, high = interval(wins, self.games.height)
            rows.append(
                {
                    "run": self.name,
                    "seat": SEAT_NAMES[seat],
                    "won": wins / self.games.height,
                    "low": low,
                    "high": high,
                    "fair": 1 / self.plan.seats,
                }
            )
        return rows

    def mean(self, column: str) -> Rows:
        """The mean of a column, with its 95 % interval."""
        middle, spread = self.games[column].mean(), self.games[column].std()
        assert isinstance(middle, float)
        margin = NORMAL * spread / sqrt(self.games.height) if isinstance(spread, float) else 0.0
        return [{"run": self.name, "mean": middle, "low": middle - margin, "high": middle + margin}]

    def wins_by_mark(self) -> Rows:
        """How often those won whom something set apart from the beginning, with the 95 % interval."""
        scores: defaultdict[str, Counter[float]] = defaultdict(Counter)
        for winners, marks in self.games.select("winners", "marks").iter_rows():
            for each in marks:
                if each["round"] == 0 and each["mark"] not in self._midway:
                    scores[each["mark"]][float(each["member"] in winners)] += 1
        return self._rows_by_mark(scores, 1 / self.plan.seats)

    def rounds_by_mark(self) -> Rows:
        """How often those came out best in a round whom something set apart in it; equals share that."""
        if not self._midway:
            return []
        fewest = game_called(self.plan.game, self.plan.edition).fewest
        scores: defaultdict[str, Counter[float]] = defaultdict(Counter)
        for course, marks in self.games.select("course", "marks").iter_rows():
            gains = [[after - before for before, after in zip(*pair, strict=True)] for pair in pairwise(course)]
            for number, member, mark in {(each["round"], each["member"], each["mark"]) for each in marks}:
                gained = gains[number]
                best = min(gained) if fewest else max(gained)
                scores[mark][(gained[member] == best) / gained.count(best)] += 1
        return self._rows_by_mark(scores, 1 / self.plan.seats)

    @cached_property
    def _midway(self) -> set[str]:
        """What sets seats apart in later rounds, too."""
        found = self.games.select(pl.col("marks").explode()).drop_nulls().unnest("marks").filter(pl.col("round") > 0)
        return set(found["mark"].unique())

    def _rows_by_mark(self, scores: Mapping[str, Counter[float]], fair: float) -> Rows:
        rows = []
        for mark, counts in scores.items():
            low, high = share_interval(counts)
            rows.append(
                {
                    "run": self.name,
                    "mark": mark,
                    "won": mean(counts),
                    "low": low,
                    "high": high,
                    "fair": fair,
                    "seats": counts.total(),
                }
            )
        return sorted(rows, key=lambda row: (-row["won"], row["mark"]))

    def curves(self) -> Rows:
        """What winners and the others had as rounds began: the mean, and where 80 % of the games lay."""
        courses = self.games.select(pl.int_range(pl.len()).alias("game"), "winners", pl.col("course")).explode("course")
        if courses["course"].null_count() == courses.height:
            return []
        had = (
            courses.with_columns(pl.int_range(pl.len()).over("game").alias("round"))
            .filter(pl.col("round") < ROUNDS)
            .with_columns(pl.int_ranges(0, self.plan.seats).alias("member"))
            .explode("course", "member")
            .with_columns(
                pl.when(pl.col("winners").list.contains(pl.col("member")))
                .then(pl.lit("winners"))
                .otherwise(pl.lit("the others"))
                .alias("who")
            )
        )
        means = had.group_by("who", "round").agg(
            pl.col("course").mean().alias("mean"),
            pl.col("course").quantile(0.1).alias("low"),
            pl.col("course").quantile(0.9).alias("high"),
            pl.len().alias("count"),
        )
        enough = means.filter(pl.col("count") * 20 >= self.games.height).sort("who", "round")
        return [{"run": self.name} | row for row in enough.iter_rows(named=True)]

    def menus(self) -> Rows:
        """How many moves there were to choose from, and how often."""
        counts = self._counts("menus", "moves")
        total = sum(count for _, count in counts)
        return [{"run": self.name, "moves": moves, "share": count / total} for moves, count in sorted(counts)]

    def moves(self) -> Rows:
        """Which kinds of moves were made, and how often in a game."""
        return [
            {"run": self.name, "move": move, "a game": count / self.games.height}
            for move, count in sorted(self._counts("moves", "move"), key=lambda each: -each[1])
        ]

    def _counts(self, column: str, key: str) -> list[tuple[Any, int]]:
        """What a column counts, over all games."""
        counted = self.games.select(pl.col(column).explode()).unnest(column)
        return [(what, count) for what, count in counted.group_by(key).agg(pl.col("count").sum()).iter_rows()]

    def wins_by_bot(self) -> Rows:
        """What a seat of each bot won, with its 95 % interval. Only where the bots moved around the table."""
        if self.plan.rotations == 1:
            return []
        standings = Standings(self.plan)
        for row in self.games.iter_rows(named=True):
            standings.add(as_played(row))
        rows = []
        for name in standings.names if standings.deals else ():
            low, high = share_interval(standings.scores[name])
            fair = standings.fair
            rows.append(
                {"run": self.name, "bot": name, "won": standings.share(name), "low": low, "high": high, "fair": fair}
            )
        return rows

    def luck_and_skill(self) -> Rows:
        """What part of the differences in placement comes from hands, from bots, and from everything else.

        Every hand (a seat in a deal) is played once by each bot of the line-up, so both parts can be told apart by an
        analysis of variance; omega squared takes out what chance alone would add.
        """
        rotations = self.plan.rotations
        deals = self.games.height // rotations
        if rotations == 1 or deals < 2:
            return []
        by_hand: defaultdict[tuple[int, int], list[float]] = defaultdict(list)
        by_bot: defaultdict[str, list[float]] = defaultdict(list)
        rows = self.games.head(deals * rotations).select("deal", "members", "winners", "places").iter_rows()
        for deal, members, winners, places in rows:
            for seat, member in enumerate(members):
                placement = placed(member, winners, places)
                by_hand[deal, seat].append(placement)
                by_bot[self.plan.bots[member]].append(placement)
        everything = [placement for group in by_bot.values() for placement in group]
        middle = fmean(everything)
        total = sum((each - middle) ** 2 for each in everything)
        hands, bots = (
            sum(len(group) * (fmean(group) - middle) ** 2 for group in groups.values()) for groups in (by_hand, by_bot)
        )
        left = len(everything) - len(by_hand) - len(by_bot) + 1
        rest = (total - hands - bots) / left
        luck, skill = (
            max(0.0, (part - (len(groups) - 1) * rest) / (total + rest)) if total else 0.0
            for part, groups in ((hands, by_hand), (bots, by_bot))
        )
        parts = {"hand and seat": luck, "who plays it": skill, "what happens then": 1 - luck - skill}
        return [{"run": self.name, "part": part, "share": share} for part, share in parts.items()]


def placed(member: int, winners: Sequence[int], places: Sequence[int]) -> float:
    """The placement of one of the line-up: half for winning, half for everybody it came out better than."""
    others = len(places) - 1
    better = sum(each > places[member] for each in places) + (places.count(places[member]) - 1) / 2
    return (0.5 / len(winners) if member in winners else 0.0) + 0.5 * better / others
