import { expect, it } from "vitest";
import { crewMove, crewOf, isWithin, NOBODY, pointsIn, withMore } from "./crews";

const CREWS = ["crew s p", "crew s+1 p+1", "crew s+2 p", "crew s p+2"].map(crewOf);

it("reads a crew and writes it in the order of the moves", () => {
  const crew = crewOf("crew s+2 s p+1 p p");
  expect(crew).toEqual({ ...NOBODY, "s+2": 1, s: 1, "p+1": 1, p: 2 });
  expect(crewMove(crew)).toBe("crew s+2 s p+1 p p");
  expect(pointsIn(crew)).toBe(18);
});

it("lets one add what some crew that is offered has", () => {
  const begun = withMore(NOBODY, "s+2", 1);
  expect(isWithin(begun, CREWS)).toBe(true);
  expect(isWithin(withMore(begun, "p", 1), CREWS)).toBe(true);
  expect(isWithin(withMore(begun, "p+2", 1), CREWS)).toBe(false);
});
