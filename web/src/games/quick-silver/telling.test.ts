import { describe, expect, it } from "vitest";
import type { Seen } from "../../messages";
import type { Dealt, QuickSilverEvent, QuickSilverView } from "../../messages/quick-silver";
import { CENTRE } from "./holders";
import { anchor, layOut } from "./layout";
import { endingOf, tradersAt } from "./market";
import { moments } from "./moments";
import { flightsOf, swapOf, wayAfter } from "./motion";
import { pictured } from "./testing";

const NAMES = ["Ada", "Bea", "Cid", "Dan"];
const DEALT: Dealt = {
  type: "Dealt",
  round: 4,
  dealer: "south",
  first: "west",
  black: 2,
  white: 1,
  faceup: [["20"], ["15"], [], ["10"]],
  hands: [null, null, null, null],
};
const MARKET: QuickSilverEvent[] = [
  { type: "Revealed", holder: "north", hand: ["20", "15", "5"] },
  { type: "Revealed", holder: "east", hand: ["25", "10", "5"] },
  { type: "Revealed", holder: "south", hand: ["dynamite", "dynamite", "5"] },
  { type: "Revealed", holder: "west", hand: ["15", "plate", "dynamite"] },
  { type: "PlateUsed", seat: "west", stopped: 1, repaired: 0 },
  { type: "Blasted", seat: "south", plates: 2 },
  { type: "Died", seat: "south" },
  { type: "Unloaded", holder: "north", total: 40, group: 1, earned: 0, cash: 5, sneaks: 0, paid: null, least: false },
  { type: "Unloaded", holder: "east", total: 40, group: 1, earned: 0, cash: 5, sneaks: 0, paid: null, least: false },
  { type: "Unloaded", holder: "west", total: 8, group: 2, earned: 15, cash: 30, sneaks: 2, paid: "15", least: false },
  DEALT,
];
const seen = (number: number, ...events: QuickSilverEvent[]): Seen => ({
  number,
  seat: null,
  move: "",
  events: events.map((event) => ({ event, says: event.type, rule: "" })),
  view: null,
  prompt: "",
});

describe("the end of a round", () => {
  const swapped: QuickSilverEvent = { type: "Sneaked", seat: "east" };
  const told = [swapped, ...MARKET].map((event) => ({ event, says: event.type, rule: "" }));
  const cart = { plates: 4, blasts: 0, sneaks: 0, cash: 15, out: false, hand: null };
  const before = { ...pictured("start"), round: 3, carts: [cart, cart, { ...cart, plates: 2 }, cart] };
  const ending = endingOf(told, { before })!;
  const trader = (beat: number, holder: number) =>
    tradersAt(ending.told, beat).find((trader) => trader.holder === holder)!;
  const after = (type: string): number => ending.beats.findLastIndex(({ says }) => says === type) + 1;

  it("is of the round before the deal, and begins when the hands are shown", () => {
    expect(endingOf([told.at(-1)!], { before })).toBeNull();
    expect(ending.title).toBe("Market of round 3");
    expect(ending.lead.map(({ says }) => says)).toEqual(["Sneaked"]);
    expect(ending.beats.at(-1)!.says).toBe("Unloaded");
  });

  it("shows one hand after the other", () => {
    expect([0, 1, 2, 3].map((seat) => trader(1, seat).hand?.length ?? null)).toEqual([3, null, null, null]);
    expect(trader(0, 1).sneaks).toBe(1);
  });

  it("breaks plates, and pays after that", () => {
    expect(trader(after("Revealed"), 2)).toMatchObject({ plates: 2, blasts: 0, out: false });
    expect(trader(4, 2)).toMatchObject({ fuses: 2 });
    expect(trader(4, 3)).toMatchObject({ fuses: 1, held: 0 });
    expect(trader(after("PlateUsed"), 3)).toMatchObject({ fuses: 0, held: 1 });
    expect(trader(after("Blasted"), 2)).toMatchObject({ fuses: 0 });
    expect(trader(after("Blasted"), 2)).toMatchObject({ plates: 0, blasts: 2, blasted: 2, out: false });
    expect(trader(after("Died"), 2).out).toBe(true);
    expect(trader(after("Died"), 3)).toMatchObject({ cash: 15, sold: null });
    expect(trader(after("Unloaded"), 3)).toMatchObject({ cash: 30, sold: { sneaks: 2, paid: "15" } });
  });

  it("lines the traders up when all is told, the heaviest first and the dead last", () => {
    const line = (beat: number): number[] => tradersAt(ending.told, beat).map(({ holder }) => holder);
    expect(line(after("Unloaded") - 1)).toEqual([0, 1, 2, 3]);
    expect(line(after("Unloaded"))).toEqual([0, 1, 3, 2]);
  });
});

describe("motion", () => {
  const table = layOut(4, 0, 800);

  it("sends a swap there and then back", () => {
    const swapped: QuickSilverEvent = {
      type: "Swapped",
      taker: "north",
      source: "centre",
      slot: 3,
      gave: "5",
      took: "20",
    };
    const [there, back] = flightsOf([swapped], table, null);
    expect(there).toMatchObject({ card: "5", from: anchor(table, 0), to: table.slots[2] });
    expect(back).toMatchObject({ card: "20", from: table.slots[2] });
    expect(back!.after).toBeGreaterThanOrEqual(there!.after + there!.lasts);
  });

  it("deals three cards to everybody alive", () => {
    expect(flightsOf([DEALT], table, null)).toHaveLength(9);
  });

  it("bends the way at each redirect", () => {
    const offered: QuickSilverEvent = { type: "Offered", taker: "north", target: "south", card: null };
    const redirected: QuickSilverEvent = { type: "Redirected", seat: "south", taker: "north", onto: "east" };
    expect(wayAfter([3, 1], [offered, redirected])).toEqual([0, 2, 1]);
    expect(wayAfter([0, 2, 1], [{ type: "DieReduced", seat: "east", black: 2 }])).toEqual([0, 2, 1]);
    expect(wayAfter([0, 2, 1], [{ type: "Sneaked", seat: "east" }])).toEqual([]);
  });
});

it("a swap lies where the question says", () => {
  expect(swapOf(pictured("start"))).toBeNull();
  expect(swapOf(pictured("swap"))).toEqual({ way: [0, 1], card: "dynamite" });
  expect(swapOf(pictured("redirect"))).toEqual({ way: [0, 1, 2], card: null });
  const taking: QuickSilverView = { ...pictured("start"), asking: { type: "take", card: "5" } };
  expect(swapOf(taking)).toEqual({ way: [0, CENTRE], card: "5" });
});

it("the moments of a game are its deaths, chains, savings, best earnings and its mayor", () => {
  const steps = [
    seen(1, { type: "Offered", taker: "north", target: "east", card: null }),
    seen(2, { type: "Redirected", seat: "east", taker: "north", onto: "south" }),
    seen(3, { type: "Redirected", seat: "south", taker: "north", onto: "centre" }),
    seen(4, { type: "Swapped", taker: "north", source: "centre", slot: 1, gave: null, took: null }, ...MARKET),
    seen(9, { type: "BecameMayor", seat: "east" }),
  ];
  expect(moments(steps, NAMES)).toEqual([
    { step: 4, says: "A swap is redirected 2 times." },
    { step: 4, says: "PlateUsed" },
    { step: 4, says: "Died", turned: true },
    { step: 4, says: "Dan earns $15, the most at any market." },
    { step: 9, says: "BecameMayor", turned: true },
  ]);
});
