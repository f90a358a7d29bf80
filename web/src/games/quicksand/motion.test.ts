import { expect, it } from "vitest";
import type { Moved, QuicksandEvent } from "../../messages/quicksand";
import { playedAfter } from "./motion";

const moved: Moved = {
  type: "Moved",
  seat: "east",
  explorer: "black",
  cards: 2,
  masks: 1,
  start: 3,
  end: 9,
  rescued: false,
  way: [3, 6, 7, 9],
};
const drew: QuicksandEvent = { type: "Drew", seat: "east", count: 2, cards: null };

it("shows what was played until somebody plays again", () => {
  const played = playedAfter(null, [moved, drew]);
  const cards = [
    { kind: "black", count: 2 },
    { kind: "mask", count: 1 },
  ];
  expect(played).toEqual({ seat: 1, cards, way: [3, 6, 7, 9] });
  expect(playedAfter(played, [drew])).toBe(played);
  expect(playedAfter(played, [{ type: "Sank", seat: "south", explorers: ["red", "blue"] }])).toEqual({
    seat: 2,
    cards: [{ kind: "quicksand", count: 2 }],
    way: [],
  });
});

it("shows nothing where nothing was played", () => {
  expect(playedAfter(playedAfter(null, [moved]), [{ type: "Passed", seat: "south" }])).toBeNull();
});
