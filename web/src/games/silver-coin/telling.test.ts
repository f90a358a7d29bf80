import { describe, expect, it } from "vitest";
import { ABILITIES } from "./abilities";
import { AMULET, COIN, titleOf } from "./characters";
import { FIGURES } from "./figures";
import type { SilverCoinEvent } from "../../messages/silver-coin";
import { moments } from "./moments";
import { touchedBy } from "./motion";

const spot = (tag: number, number: number) => ({ seat: "north" as const, place: 1, tag, number, character: "pixie" });
const seen = (number: number, ...events: SilverCoinEvent[]) => ({
  number,
  seat: "north",
  move: "" as const,
  events: events.map((event) => ({ event, says: event.type, rule: "" })),
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
    seen(1, { type: "Called", seat: "east" }),
    seen(2, { type: "Mismatched", seat: "north", cards: [spot(1, 2), spot(2, 3)] }),
    seen(3, { type: "Mismatched", seat: "north", cards: [spot(1, 2), spot(2, 3), spot(3, 4)] }),
    seen(4, { type: "PlayStopped", cause: "call" }),
    seen(5, {
      type: "Scored",
      round: 2,
      caller: "east",
      villages: [],
      ups: [],
      scores: [8, 0],
      totals: [8, 0],
    }),
    seen(6, { type: "Won", winners: ["east"], totals: [8, 1], last: [] }),
  ];
  expect(moments(steps).map(({ step, says }) => [step, says])).toEqual([
    [1, "Called"],
    [3, "Mismatched"],
    [5, "Scored"],
    [6, "Won"],
  ]);
});

it("events touch the cards they name", () => {
  const looked: SilverCoinEvent = { type: "Looked", seat: "north", cards: [spot(4, 2), spot(7, 3)] };
  expect(touchedBy([looked, { type: "Called", seat: "east" }])).toEqual([4, 7]);
});
