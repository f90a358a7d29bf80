import { expect, it } from "vitest";
import { TOWNS } from "./edition";
import { labelled } from "./labels";

it("writes the names of all markets at any scale, and of nearly all towns from near", () => {
  const markets = TOWNS.filter(({ market }) => market).map(({ name }) => name);
  for (const scale of [0.3, 0.5, 1, 2]) {
    const names = labelled(scale, [], []).map(({ town }) => town.name);
    expect(names).toEqual(expect.arrayContaining(markets));
  }
  expect(labelled(1.5, [], []).length).toBeGreaterThan(TOWNS.length - 6);
});
