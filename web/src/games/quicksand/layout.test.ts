import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ARROWS, SPACES, stepsBetween, TEMPLE, toTemple, wayOf } from "./board";
import { COLOURS } from "./explorers";
import { arrowsOf, distance, layOut, reach } from "./layout";
import type { QuicksandEvent } from "./messages";
import { walksOf } from "./motion";

const EDITION = "../src/silverware/games/quicksand/edition/silverware.toml";

describe("the board", () => {
  it("has a start for every explorer, a temple, and ways of twelve steps between them", () => {
    expect(SPACES.slice(0, 6).map(({ kind, colour }) => [kind, colour])).toEqual(COLOURS.map((it) => ["start", it]));
    for (const start of COLOURS.keys()) expect(toTemple(start)).toBe(12);
    expect(stepsBetween(TEMPLE, 0)).toBeNull();
  });

  it("is the one of the edition", () => {
    const line = /id = (\d+), kind = "(\w+)"(?:, colour = "(\w+)")?.*?(?:to = \[([\d, ]+)\])? \}/g;
    const spaces = [...readFileSync(EDITION, "utf8").matchAll(line)].map(([, id, kind, colour, to]) => ({
      id: Number(id),
      kind,
      colour: colour ?? null,
      to: to ? to.split(", ").map(Number) : [],
    }));
    expect(spaces).toEqual(SPACES);
  });

  it("finds a way of exactly so many steps", () => {
    expect(wayOf(17, 23, 2)).toEqual([17, 20, 23]);
    expect(wayOf(11, 14, 2)).toEqual([11, 10, 14]);
    expect(wayOf(17, 23, 1)).toBeNull();
  });
});

describe.each([372, 656, 806])("the trail, %i pixels wide", (width) => {
  const table = layOut(width);

  it("is as wide as its place and keeps every stone within", () => {
    expect(table.width * table.scale).toBeLessThanOrEqual(width);
    expect(table.points).toHaveLength(SPACES.length);
    for (const [space, { x, y }] of table.points.entries()) {
      const far = space === TEMPLE ? table.stone : reach(table, space);
      expect(Math.min(x, y, table.width - x, table.height - y)).toBeGreaterThanOrEqual(far);
    }
  });

  it("keeps stones apart, and arrows clear of stones they do not touch", () => {
    for (const [space, point] of table.points.entries()) {
      for (const [other, where] of table.points.entries())
        if (other > space) expect(Math.hypot(point.x - where.x, point.y - where.y)).toBeGreaterThan(table.stone * 2.6);
      for (const { from, to } of ARROWS)
        if (from !== space && to !== space)
          expect(distance(point, table.points[from]!, table.points[to]!)).toBeGreaterThan(table.stone + 3);
    }
  });

  it("leaves room for every arrow", () => {
    for (const { start, end } of arrowsOf(table))
      expect(Math.hypot(end.x - start.x, end.y - start.y)).toBeGreaterThan(12);
  });
});

it("an explorer that is nobody's walks to the temple, and then back to its start", () => {
  const moved = { type: "Moved", seat: 0, explorer: "black", cards: 3, masks: 0, start: 36, end: 40, rescued: true };
  const walks = walksOf([moved, { type: "SentBack", explorer: "black" }] as QuicksandEvent[]);
  expect(walks.map(({ way }) => way)).toEqual([
    [36, 38, 40],
    [40, 4],
  ]);
  expect(walks[1]!.after).toBeGreaterThan(walks[0]!.lasts);
});
