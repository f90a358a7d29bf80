import { expect, it } from "vitest";
import { crewOf, discsIn, isSame, isWithin, listed, withMore } from "./crews";
import type { ChooseCrew } from "../../messages/silverton";

const crew = (surveyors: number[], prospectors: number[]): ChooseCrew => ({
  type: "choose-crew",
  surveyors,
  prospectors,
});
const OFFERED = [crew([0], [0]), crew([1], [1]), crew([2], [0]), crew([0], [2])];
const DISCS = discsIn(OFFERED);
const CREWS = OFFERED.map((each) => crewOf(each, DISCS));

it("takes a crew apart into discs, the strongest of each kind first", () => {
  expect(DISCS.map(({ kind, bonus }) => `${kind} ${bonus}`)).toEqual([
    ...["surveyor 2", "surveyor 1", "surveyor 0"],
    ...["prospector 2", "prospector 1", "prospector 0"],
  ]);
  const five = crewOf(crew([2, 0], [1, 0, 0]), DISCS);
  expect(five).toEqual([1, 0, 1, 0, 1, 2]);
  expect(listed(five, DISCS)).toHaveLength(5);
  expect(isSame(five, crewOf(crew([0, 2], [0, 1, 0]), DISCS))).toBe(true);
});

it("lets one add what some crew that is offered has", () => {
  const begun = withMore([0, 0, 0, 0, 0, 0], 0, 1);
  expect(isWithin(begun, CREWS)).toBe(true);
  expect(isWithin(withMore(begun, 5, 1), CREWS)).toBe(true);
  expect(isWithin(withMore(begun, 3, 1), CREWS)).toBe(false);
});
