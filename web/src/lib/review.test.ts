import { expect, test } from "vitest";
import type { Review, Reviewed } from "../messages";
import { countsOf, courseOf, decisionAt, giveOrTake, mistakeFrom, points, standingOf, type Mark } from "./review";

const REVIEW: Review = {
  seat: "north",
  decisions: [
    [2, 3],
    [5, 6],
    [6, 7],
  ],
  forced: 1,
  fair: 0.5,
  placement: 1,
};

const decision = (step: number, placement: number, loss: number, mark: Mark | null = null): [number, Reviewed] => [
  step,
  { step, menu: [], played: 0, best: 0, placement, loss, error: 0, mark, moves: [], reason: "" },
];

const JUDGED = new Map([decision(2, 0.6, 0.1, "mistake"), decision(5, 0.4, 0), decision(6, 0.7, 0.2, "blunder")]);

const rounded = (shares: number[]): number[] => shares.map(points);

test("fair share, luck and losses make the placement", () => {
  const stages = courseOf(REVIEW, JUDGED, true);
  expect(stages.map(({ move }) => move)).toEqual([3, 6, 7, null]);
  expect(rounded(stages.map(({ luck }) => luck))).toEqual([10, 0, 30, 80]);
  expect(rounded(stages.map(({ lost }) => lost))).toEqual([10, 10, 30, 30]);
});

test("until all is judged there is no end, and what is missing is luck", () => {
  const some = new Map([...JUDGED].slice(0, 1));
  expect(courseOf(REVIEW, some, false).map(({ step }) => step)).toEqual([2]);
  expect(rounded(courseOf(REVIEW, some, true).map(({ luck }) => luck))).toEqual([10, 60]);
});

test("who plays alone has no fair share to begin with", () => {
  expect(rounded(courseOf({ ...REVIEW, fair: null }, JUDGED, true).map(({ luck }) => luck))).toEqual([0, -10, 20, 70]);
  expect(courseOf({ ...REVIEW, fair: null, decisions: [] }, new Map(), true)).toEqual([
    { step: null, move: null, luck: 0, lost: 0, mark: null },
  ]);
});

test("mistakes are found forward and back", () => {
  expect(mistakeFrom(JUDGED, 0, true)).toBe(2);
  expect(mistakeFrom(JUDGED, 2, true)).toBe(6);
  expect(mistakeFrom(JUDGED, 6, true)).toBeNull();
  expect(mistakeFrom(JUDGED, 6, false)).toBe(2);
  expect(mistakeFrom(JUDGED, 2, false)).toBeNull();
});

test("the worst marks are counted first", () => {
  expect(countsOf(JUDGED)).toEqual([
    { mark: "blunder", count: 1 },
    { mark: "mistake", count: 1 },
  ]);
});

test("a step shows the decision that is open, or the one that was just made", () => {
  expect(decisionAt(REVIEW, 2)).toEqual([2, 3]);
  expect(decisionAt(REVIEW, 3)).toEqual([2, 3]);
  expect(decisionAt(REVIEW, 6)).toEqual([6, 7]);
  expect(decisionAt(REVIEW, 4)).toBeNull();
});

test("a difference within its error is a tie, and few worlds say nothing", () => {
  const weighed = { at: 1, placement: 0.5, behind: 0.06, error: 0.02, worlds: 100 };
  expect(standingOf(weighed, 1)).toBe("best");
  expect(standingOf(weighed, 0)).toBe("worse");
  expect(standingOf({ ...weighed, error: 0.04 }, 0)).toBe("tie");
  expect(standingOf({ ...weighed, worlds: 3 }, 0)).toBe("unknown");
  expect([giveOrTake(0.012), giveOrTake(0)]).toEqual([2, 1]);
});
