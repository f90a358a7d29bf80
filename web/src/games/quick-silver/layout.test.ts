import { describe, expect, it } from "vitest";
import { CENTRE } from "./holders";
import { anchor, layOut, legs, type Box, type Layout, type Point } from "./layout";

const WIDTHS = [328, 358, 390, 500, 700, 800];
const WALLS = [1000, 1150, 1700];
const TABLES = [...WIDTHS, ...WALLS].flatMap((width) => [2, 3, 4, 5, 6].map((seats) => ({ width, seats })));
/** How much room in height goes with a width. */
const tallAt = (width: number): number | undefined => (width > 800 ? width * 0.62 : undefined);

const apart = (a: Point, b: Point, one: Box, other: Box): boolean =>
  Math.abs(a.x - b.x) >= (one.width + other.width) / 2 || Math.abs(a.y - b.y) >= (one.height + other.height) / 2;

const middle = (table: Layout): Box => ({
  width: Math.max(3 * table.slot.width + 2 * table.slot.gap, table.pile.x - table.tin.x + table.heap.width),
  height: table.slot.height + 10 + table.heap.height,
});

describe("the table", () => {
  it.each(TABLES)("keeps $seats carts apart and on the paper at $width px", ({ width, seats }) => {
    const table = layOut(seats, 0, width, tallAt(width));
    for (const [at, one] of table.seats.entries()) {
      expect(one.x - table.cart.width / 2).toBeGreaterThanOrEqual(0);
      expect(one.x + table.cart.width / 2).toBeLessThanOrEqual(width);
      expect(one.y - table.cart.height / 2).toBeGreaterThanOrEqual(0);
      expect(one.y + table.cart.height / 2).toBeLessThanOrEqual(table.height);
      for (const other of table.seats.slice(at + 1)) expect(apart(one, other, table.cart, table.cart)).toBe(true);
      expect(apart(one, table.centre, table.cart, middle(table))).toBe(true);
    }
  });

  it.each([2, 3, 4, 5, 6])("keeps %i carts apart on a phone that lies", (seats) => {
    const table = layOut(seats, 0, 480, 316);
    expect(table.height).toBeLessThanOrEqual(326);
    for (const [at, one] of table.seats.entries()) {
      for (const other of table.seats.slice(at + 1)) expect(apart(one, other, table.cart, table.cart)).toBe(true);
      expect(apart(one, table.centre, table.cart, middle(table))).toBe(true);
    }
  });

  it("has one's own seat at the bottom and the left neighbour on the left", () => {
    const table = layOut(4, 2, 800);
    expect(table.seats[2]!.y).toBeGreaterThan(table.centre.y);
    expect(table.seats[2]!.x).toBeCloseTo(table.centre.x);
    expect(table.seats[3]!.x).toBeLessThan(table.centre.x);
  });

  it("grows with the window", () => {
    expect(layOut(4, 0, 1150, 700).cart.width).toBeGreaterThan(layOut(4, 0, 800).cart.width);
    expect(layOut(4, 0, 1700, 1000).height).toBe(1000);
  });

  it("seats spectators where north is at the bottom", () => {
    expect(layOut(3, -1, 390).seats).toEqual(layOut(3, 0, 390).seats);
  });
});

describe("the way of a swap", () => {
  const table = layOut(4, 0, 800);

  it("has one leg for an offer and one more for each redirect", () => {
    expect(legs(table, [0, 2])).toHaveLength(1);
    expect(legs(table, [0, 2, 1, CENTRE])).toHaveLength(3);
  });

  it("ends at the central cards or at the edge of a cart", () => {
    expect(anchor(table, CENTRE)).toEqual(table.slots[1]);
    expect(anchor(table, 2).y).toBeGreaterThan(table.seats[2]!.y);
  });
});
