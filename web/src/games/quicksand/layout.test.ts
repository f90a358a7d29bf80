import { describe, expect, it } from "vitest";
import { arrowsOf, distance, layOut, reach } from "./layout";
import type { QuicksandEdition, QuicksandEvent } from "../../messages/quicksand";
import { moments } from "./moments";
import { walksOf } from "./motion";
import { OURS } from "./testing";

describe.each([372, 656, 806])("the trail, %i pixels wide", (width) => {
  const table = layOut(OURS, width);

  it("is as wide as its place and keeps every stone within", () => {
    expect(table.width * table.scale).toBeLessThanOrEqual(width);
    expect(table.points).toHaveLength(OURS.spaces.length);
    for (const [space, { x, y }] of table.points.entries()) {
      const far = space === OURS.temple ? table.stone : reach(table, space);
      expect(Math.min(x, y, table.width - x, table.height - y)).toBeGreaterThanOrEqual(far);
    }
  });

  it("keeps stones apart, and arrows clear of stones they do not touch", () => {
    for (const [space, point] of table.points.entries()) {
      for (const [other, where] of table.points.entries())
        if (other > space) expect(Math.hypot(point.x - where.x, point.y - where.y)).toBeGreaterThan(table.stone * 2.6);
      for (const { from, to } of table.arrows)
        if (from !== space && to !== space)
          expect(distance(point, table.points[from]!, table.points[to]!)).toBeGreaterThan(table.stone + 3);
    }
  });

  it("leaves room for every arrow", () => {
    expect(arrowsOf(table)).toHaveLength(OURS.spaces.flatMap(({ to }) => to).length);
    for (const { start, end } of arrowsOf(table))
      expect(Math.hypot(end.x - start.x, end.y - start.y)).toBeGreaterThan(12);
  });
});

it("is that of the edition, wherever its temple is", () => {
  const other: QuicksandEdition = {
    ...OURS,
    temple: 1,
    spaces: [
      { id: 0, kind: "start", colour: "red", x: 0, y: 0, to: [1] },
      { id: 1, kind: "temple", colour: null, x: 0, y: 0, to: [] },
    ],
    wide: {
      width: 700,
      height: 300,
      stone: 12,
      temple: 20,
      points: [
        [40, 250],
        [600, 60],
      ],
    },
  };
  const table = layOut(other, 700);
  expect(table.points[1]).toEqual({ x: 600, y: 60 });
  expect([reach(table, 0), reach(table, 1)]).toEqual([12, 20]);
  expect(table.arrows).toEqual([{ from: 0, to: 1 }]);
});

const MOVED = {
  type: "Moved",
  seat: "north",
  explorer: "black",
  cards: 3,
  masks: 0,
  start: 36,
  end: 40,
  rescued: true,
  way: [36, 38, 40],
} as const;

it("an explorer that is nobody's walks to the temple, and then back to its start", () => {
  const walks = walksOf([MOVED, { type: "SentBack", explorer: "black", way: [40, 4] }] as unknown as QuicksandEvent[]);
  expect(walks.map(({ way }) => way)).toEqual([
    [36, 38, 40],
    [40, 4],
  ]);
  expect(walks[1]!.after).toBeGreaterThan(walks[0]!.lasts);
});

it("the moments of a game are long ways, explorers stuck near the temple, and those sent back", () => {
  const event = (step: number, told: object): Parameters<typeof moments>[0][number] => ({
    number: step,
    seat: null,
    move: "",
    events: [{ event: told, says: `step ${step}`, rule: "" }],
    view: null,
    prompt: "",
  });
  const steps = [
    event(1, MOVED),
    event(2, { ...MOVED, way: [1, 2, 3, 4, 5] }),
    event(3, { type: "BecameStuck", explorer: "red", space: 8, left: 4 }),
    event(4, { type: "BecameStuck", explorer: "red", space: 36, left: 3 }),
    event(5, { type: "Sank", seat: "north", explorers: ["red"] }),
    event(6, { type: "Sank", seat: "north", explorers: ["red", "blue"] }),
    event(7, { type: "SentBack", explorer: "black", way: [40, 4] }),
  ];
  expect(moments(steps).map(({ step, says }) => [step, says])).toEqual(
    [2, 4, 6, 7].map((step) => [step, `step ${step}`]),
  );
});
