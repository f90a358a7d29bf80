import { describe, expect, it } from "vitest";
import type { Scored, ScoredVillage, SilverCoinView } from "../../messages/silver-coin";
import { countedAt, endingOf, notesOn } from "./counting";
import { pictured } from "./testing";

const NAMES = ["Ada", "Bea"];
const village = (cards: string, sum: number, counts: number, score: number, call: ScoredVillage["call"] = null) => ({
  cards: cards.split(" ").map((card) => ({ number: Math.abs(Number(card)), up: Number(card) >= 0 })),
  sum,
  counts,
  score,
  call,
});
const ADA = village("13 -5", 18, 0, 0, "carried");
const BEA = village("-7 -6", 13, 13, 13);
const scored: Scored = {
  type: "Scored",
  round: 1,
  caller: "north",
  villages: [],
  ups: [],
  scores: [],
  totals: [0, 13],
};
const start = pictured("beginning");
const after: SilverCoinView = { ...start, results: [{ villages: [ADA, BEA], caller: 0 }] };
const told = [
  { event: { type: "PlayStopped", cause: "call" }, says: "The last lap is over.", rule: "" },
  { event: scored, says: "Round 1 scores Ada 0, Bea 13.", rule: "10.3" },
  { event: { type: "Dealt" }, says: "Round 2 is dealt.", rule: "" },
];

describe("the end of a round", () => {
  const ending = endingOf(told, { after }, NAMES)!;

  it("opens village after village card by card, the caller's last, and names what changes a sum", () => {
    expect(endingOf([told[0]!], { after }, NAMES)).toBeNull();
    expect(ending.lead).toHaveLength(1);
    expect(ending.beats.map(({ says }) => says)).toEqual([
      "Bea: Nostro (7). 7 so far.",
      "Bea: Huntress (6). The village adds up to 13.",
      "Ada: Apprentice Tanner (5). The village adds up to 18.",
      "Ada: The Wolfman is faceup, and the other cards add up to less than 13: 0 instead of 18.",
      "Ada: Called, and nobody has less, so 0.",
      "Round 1 scores Ada 0, Bea 13.",
    ]);
  });

  it("counts what lies open, and knows the score when all of a village is told", () => {
    expect(countedAt(ending.told, 1, 0, NAMES)).toMatchObject({ open: [false, false], sum: 0, score: null });
    expect(countedAt(ending.told, 1, 1, NAMES)).toMatchObject({ open: [true, false], sum: 7, score: null });
    expect(countedAt(ending.told, 1, 2, NAMES)).toMatchObject({ open: [true, true], sum: 13, score: 13 });
    expect(countedAt(ending.told, 0, 3, NAMES)).toMatchObject({ sum: 18, notes: [], score: null });
    expect(countedAt(ending.told, 0, 5, NAMES)).toMatchObject({ score: 0 });
    expect(countedAt(ending.told, 0, 5, NAMES).notes).toHaveLength(2);
  });
});

it("opens the caller's village last, whoever called, and nobody's twice", () => {
  const by: Scored = { ...scored, caller: "east" };
  const called = { ...start, results: [{ villages: [BEA, ADA], caller: 1 }] };
  const ending = endingOf([{ event: by, says: "", rule: "" }], { after: called }, NAMES)!;
  expect(ending.told.steps.map(({ seat }) => seat)).toEqual([0, 0, 1, 1, 1]);
  expect(countedAt(ending.told, 1, ending.beats.length, NAMES).notes).toHaveLength(2);
});

describe("a call is judged", () => {
  const names = ["Ada", "Bea", "Cy"];
  const judged = (...villages: ScoredVillage[]): string[] => notesOn({ villages, caller: 0 }, 0, names);

  it("by naming who has less, and what that costs", () => {
    expect(judged(village("-9", 9, 9, 19, "failed"), village("-5", 5, 5, 5), village("-9", 9, 9, 9))).toEqual([
      "Called, but Bea (5) has less, so 9 + 10 = 19",
    ]);
    expect(judged(village("-9", 9, 9, 19, "failed"), village("-5", 5, 5, 5), village("", 0, 0, 0))).toEqual([
      "Called, but Bea (5) and Cy (0) have less, so 9 + 10 = 19",
    ]);
  });

  it("by naming who has as few, where a tie decides", () => {
    expect(judged(village("-5", 5, 5, 0, "carried"), village("-5", 5, 5, 5), village("-9", 9, 9, 9))).toEqual([
      "Called, and nobody has less (Bea has as few, and a tie goes to the caller), so 0 instead of 5",
    ]);
  });
});
