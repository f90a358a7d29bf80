import { expect, test } from "vitest";
import { titled } from "../../lib/titled";
import { fieldsOf, isShort, partsOf, playersOf, said, tableOf } from "./fields";

const view = {
  seat: 0,
  seats: 2,
  round: 1,
  asked: 0,
  question: "turn",
  asking: { type: "turn" },
  rule: "3.1",
  outcome: null,
  dealer: "north",
  laid_aside: null,
  players: [
    { card: "king", seen_by: ["north"], tokens: 0 },
    { card: null, seen_by: [], tokens: 2 },
  ],
};

test("a view is its own fields, without what the frame tells", () => {
  expect(fieldsOf(view)).toEqual([
    ["Dealer", "north"],
    ["Laid aside", null],
  ]);
});

test("what the seats have is a table by their names", () => {
  expect(tableOf(playersOf(view, ["Ada", "Ben"]))).toEqual({
    columns: ["Card", "Seen by", "Tokens"],
    rows: [
      { title: "Ada", cells: ["king", "north", "0"] },
      { title: "Ben", cells: ["–", "none", "2"] },
    ],
  });
});

test("a view without players has no table of them", () => {
  expect(tableOf(playersOf({ ...view, players: undefined } as never, ["Ada", "Ben"]))).toBeNull();
});

test("things that differ, or hold other things, are no table", () => {
  expect(tableOf(partsOf([{ a: 1 }, { b: 1 }]))).toBeNull();
  expect(tableOf(partsOf([{ a: [[1]] }]))).toBeNull();
  expect(tableOf(partsOf([1, 2]))).toBeNull();
});

test("names are headings", () => {
  expect(titled("not-quite_dead")).toBe("Not quite dead");
});

test("short things are said in words", () => {
  expect([true, false, null, [], {}, ["a", null], 3].map(said)).toEqual([
    "yes",
    "no",
    "–",
    "none",
    "none",
    "a, –",
    "3",
  ]);
  expect([[], {}, ["a"], [[1]], [{}], { a: 1 }].map(isShort)).toEqual([true, true, true, false, false, false]);
});
