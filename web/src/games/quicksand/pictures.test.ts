import { describe, expect, it } from "vitest";
import { COLOURS } from "./explorers";
import { OURS } from "./testing";
import { PICTURES } from "./pictures";

/** The steps of the shortest way from a space to another. */
function stepsBetween(from: number, to: number): number {
  let here = new Set([from]);
  for (let steps = 0; here.size; steps += 1) {
    if (here.has(to)) return steps;
    here = new Set([...here].flatMap((space) => OURS.spaces[space]!.to));
  }
  throw new Error(`no arrows lead from ${from} to ${to}`);
}
const startOf = (colour: string): number => OURS.explorers.find((explorer) => explorer.colour === colour)!.start;

const COPIES: Record<string, number> = { mask: 9, quicksand: 8 };

describe.each(PICTURES)("the picture $name", ({ view }) => {
  const isDiscarding = view.question === "discard";

  it("shows 83 cards, and no more of a kind than there are", () => {
    const held = view.players.reduce((sum, { cards }) => sum + cards, 0);
    expect(held + view.deck + view.discards.length).toBe(83);
    const seen = [...view.discards, ...view.players.flatMap(({ hand }) => hand ?? [])];
    for (const kind of new Set(seen))
      expect(seen.filter((one) => one === kind).length).toBeLessThanOrEqual(COPIES[kind] ?? 11);
  });

  it("gives everybody six cards, and fewer to a seat that may discard", () => {
    view.players.forEach(({ cards, hand }, seat) => {
      if (isDiscarding && seat === view.asked) expect([1, 2, 3, 4, 5]).toContain(cards);
      else expect(cards).toBe(6);
      if (hand) expect(hand.length).toBe(cards);
    });
  });

  it("has as many cards played as steps were walked, and one a turn at least", () => {
    const walked = view.explorers.map(({ colour, space }) => stepsBetween(startOf(colour), space));
    const back = view.unowned.map((colour) => stepsBetween(startOf(colour), OURS.temple));
    const steps = [...walked, ...back].reduce((sum, some) => sum + some, 0);
    const movement = view.discards.filter((card) => card !== "quicksand");
    expect(movement.length).toBeGreaterThanOrEqual(steps);
    expect(view.discards.length).toBeGreaterThanOrEqual(view.round - 1);
  });

  it("asks for a discard only where an explorer stands on its colour or on a Mask space", () => {
    const allowed = view.explorers.filter(({ colour, space, stuck }) => {
      const { kind, colour: printed } = OURS.spaces[space]!;
      return !stuck && (kind === "mask" || (kind === "colour" && printed === colour));
    });
    if (isDiscarding) expect(allowed.length).toBeGreaterThan(0);
    expect(new Set(view.explorers.map(({ space }) => space)).size).toBe(COLOURS.length);
  });
});
