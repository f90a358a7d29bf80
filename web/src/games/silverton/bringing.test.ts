import { expect, it } from "vitest";
import { costOf, haulOf, shownBy } from "./bringing";
import type { Haul } from "../../messages/silverton";
import { bringing, deeds } from "./testing";

const WAY = [{ segment: "golden/boulder", from: "boulder", to: "golden" }];
const HAUL: Haul = {
  type: "haul",
  claim: "c26",
  to: "golden",
  onto: null,
  way: WAY,
  length: 3,
  longest: 3,
  trains: [],
  loads: 2,
  price: 250,
  income: 500,
  cost: 0,
  left: 500,
  forecast: null,
};

it("highlights what a move is about, and its route", () => {
  const [survey, slide, done] = deeds(
    { type: "survey", segment: "denver/como" },
    { type: "slide", card: "p2", pile: 3 },
    { type: "done" },
  );
  expect(shownBy(survey!).things).toContain("denver/como");
  expect(shownBy(slide!).things).toEqual(["p2"]);
  expect(shownBy(done!)).toEqual({ things: [], way: [] });
  expect(shownBy(null)).toEqual({ things: [], way: [] });
  const delivery = bringing({ type: "deliver", claim: "c26", to: "golden" }, HAUL);
  expect(shownBy(delivery)).toEqual({ things: ["c26"], way: WAY });
});

it("knows a haul, and what a move costs", () => {
  expect(haulOf(bringing({ type: "load", loads: 2 }, HAUL))?.income).toBe(500);
  expect(haulOf(deeds({ type: "load", loads: 2 })[0]!)).toBeNull();
  expect(costOf(bringing({ type: "pay" }, { type: "cost", cost: 200, left: 100 }))).toBe(200);
});
