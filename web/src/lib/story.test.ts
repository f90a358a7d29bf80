import { expect, it } from "vitest";
import type { Point } from "./history";
import { leads, storyOf } from "./story";

const NAMES = ["Ada", "Etta", "Silas"];
const point = (at: number, ...scores: number[]): Point => ({ at, step: 10 * at, says: `round ${at}`, scores });
const written = (score: number): string => `$${score}`;

it("tells who went ahead, and who passed whom", () => {
  const points = [
    point(0, 0, 0, 0),
    point(1, 5, 20, 0),
    point(2, 10, 20, 10),
    point(3, 10, 20, 25),
    point(4, 0, 25, 25),
  ];
  expect(leads(points, NAMES, false, written)).toEqual([
    { step: 10, says: "Etta went ahead in round 1 with $20." },
    { step: 30, says: "Silas passed Etta in round 3, $25 to $20." },
  ]);
});

it("knows games in which the fewest are the best", () => {
  const points = [point(0, 0, 0, 0), point(1, 5, 20, 0), point(2, 5, 20, 9)];
  expect(leads(points, NAMES, true, written).map(({ says }) => says)).toEqual([
    "Silas went ahead in round 1 with $0.",
    "Ada passed Silas in round 2, $5 to $9.",
  ]);
});

it("is told in order, and stays short: how it began, and how it ended", () => {
  const turn = (step: number) => ({ step, says: `turn ${step}` });
  const lead = { step: 3, says: "lead" };
  expect(storyOf([lead], [turn(1), turn(5)]).map(({ says }) => says)).toEqual(["turn 1", "lead", "turn 5"]);
  const long = storyOf([lead], [1, 2, 4, 5, 6, 7, 8].map(turn));
  expect(long.map(({ step }) => step)).toEqual([1, 4, 5, 6, 7, 8]);
});
