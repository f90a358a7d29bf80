import { describe, expect, it } from "vitest";
import { ABILITIES } from "./abilities";
import { AMULET, COIN, titleOf } from "./characters";
import { FIGURES } from "./figures";
import type { SilverCoinEvent } from "../../messages/silver-coin";
import { moments } from "./moments";
import { touchedBy } from "./motion";

const NAMES = ["Ada", "Ben"];
const spot = (tag: number, number: number) => ({ seat: 0, place: 1, tag, number, character: "pixie" });
const seen = (number: number, ...events: SilverCoinEvent[]) => ({
  number,
  seat: "north",
  move: "" as const,
  events: events.map((event) => ({ event, says: "", rule: "" })),
  view: null,
  prompt: "",
});

describe("every character", () => {
  const everybody = [...COIN, ...AMULET];

  it.each(everybody)("%s has a figure and a sentence", (character) => {
    expect(FIGURES[character]).toBeDefined();
    expect(ABILITIES[character].length).toBeLessThan(90);
  });

  it("is called by its name", () => {
    expect(titleOf("apprentice-tanner")).toBe("Apprentice Tanner");
  });
});

it("the moments of a game are its calls, its great exchanges and what became of them", () => {
  const steps = [
    seen(1, { type: "Called", seat: 1 }),
    seen(2, { type: "Mismatched", seat: 0, cards: [spot(1, 2), spot(2, 3), spot(3, 4)] }),
    seen(3, {
      type: "Scored",
      round: 2,
      caller: 1,
      villages: [],
      ups: [],
      scores: [8, 0],
      totals: [8, 0],
    }),
    seen(4, { type: "Won", winners: [1], totals: [8, 1] }),
  ];
  expect(moments(steps, NAMES)).toEqual([
    { step: 1, says: "Ben calls for a vote" },
    { step: 2, says: "Ada has chosen 3 cards that do not match" },
    { step: 3, says: "Ben called in round 2 and scores nothing" },
    { step: 4, says: "Ben wins with 1 point" },
  ]);
});

it("events touch the cards they name", () => {
  const looked: SilverCoinEvent = { type: "Looked", seat: 0, cards: [spot(4, 2), spot(7, 3)] };
  expect(touchedBy([looked, { type: "Called", seat: 1 }])).toEqual([4, 7]);
});
