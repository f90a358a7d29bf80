import { expect, it } from "vitest";
import { endingOf, worthByMoney, worthByTurn, worths } from "./endings";
import type { SilvertonView } from "./messages";
import { START } from "./shown";

type Options = Partial<SilvertonView["options"]>;
const ending = (seats: number, options: Options) =>
  endingOf({ ...START, seats, options: { ...START.options, ...options } });

it("ends by the length, or by what the scenario says", () => {
  expect(ending(3, {}).goal).toBe(10_000);
  expect(ending(3, { length: "campaign" })).toMatchObject({ goal: null, turns: 24 });
  expect(ending(3, { scenario: "golden-spike" })).toMatchObject({ goal: null, turns: 20 });
  expect(ending(5, { scenario: "strong-start", length: "short" }).goal).toBe(6000);
  expect(worths(ending(3, {}))).toEqual([]);
});

it("tells what it is worth to reach the goal in a turn, and what from when on", () => {
  const denver = ending(1, { scenario: "denver-6000" });
  expect(denver.goal).toBe(6000);
  expect(worthByTurn(denver, 11)).toEqual({
    now: { bound: 12, worth: "a substantial victory" },
    next: { bound: 13, worth: "a marginal victory" },
  });
  expect(worthByTurn(denver, 17).next?.worth).toBe("a decisive loss");
  expect(worthByTurn(denver, 18)).toEqual({ now: { bound: null, worth: "a decisive loss" }, next: null });
});

it("tells what money is worth after a campaign alone", () => {
  const campaign = ending(1, { scenario: "denver-campaign" });
  expect(worthByMoney(campaign, 2400).now).toBe("a decisive loss");
  expect(worthByMoney(campaign, 36_000)).toEqual({
    now: "a draw",
    next: { bound: 40_000, worth: "a marginal victory" },
  });
  expect(worthByMoney(campaign, 60_000).next).toBeNull();
  expect(worths(campaign)).toHaveLength(7);
});
