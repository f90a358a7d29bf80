import { describe, expect, it } from "vitest";
import { cardWidth, END, GAP, layOut, RATIO } from "./layout";

const PHONE = 374;
const upright = (count: number): { rotated: boolean }[] => Array.from({ length: count }, () => ({ rotated: false }));
const lying = (count: number): { rotated: boolean }[] => Array.from({ length: count }, () => ({ rotated: true }));

/** What a village needs in a row. */
function needs(cards: { rotated: boolean }[], width: number, ends = 0): number {
  const wide = cards.reduce((sum, { rotated }) => sum + (rotated ? RATIO : 1), 0) * width;
  return wide + GAP * (cards.length - 1) + ends * (END + GAP);
}

describe("on a phone", () => {
  const table = layOut(PHONE, 3);

  it("villages lie one above the other", () => {
    expect(table).toMatchObject({ narrow: true, columns: 1 });
  });

  it.each([1, 5, 6, 8])("%i cards fit beside each other, and their numbers can be read", (count) => {
    const width = cardWidth(upright(count), table.whole, table.own);
    expect(needs(upright(count), width)).toBeLessThanOrEqual(table.whole);
    expect(width).toBeGreaterThanOrEqual(36);
  });

  it("rotated cards take more room, and fit too", () => {
    const cards = [...upright(4), ...lying(2)];
    expect(needs(cards, cardWidth(cards, table.whole, table.own))).toBeLessThanOrEqual(table.whole);
  });

  it("there is room for an end on both sides", () => {
    const width = cardWidth(upright(6), table.whole, table.own, 2);
    expect(needs(upright(6), width, 2)).toBeLessThanOrEqual(table.whole);
  });
});

describe("on a desk", () => {
  it("two villages lie side by side, and one has the whole width", () => {
    expect(layOut(806, 1).columns).toBe(1);
    expect(layOut(806, 2).columns).toBe(2);
    expect(layOut(806, 3).columns).toBe(2);
  });

  it("cards stay as large as usual until there are more than five", () => {
    const { whole, own } = layOut(806, 1);
    expect(cardWidth(upright(2), whole, own)).toBe(cardWidth(upright(5), whole, own));
    expect(cardWidth(upright(9), whole, own)).toBeLessThan(own);
  });
});
