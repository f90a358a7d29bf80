import { expect, it } from "vitest";
import { extentOf, placed, shared } from "./boxes";
import { along, hopPath, peaks, states, wholePath } from "./map";
import { Printed } from "./printed";
import { EDITION, PRINTED } from "./testing";

const { towns: TOWNS, segments: SEGMENTS, claims: CLAIMS, passengers: PASSENGERS } = EDITION;
const { drawn: DRAWN, width: WIDTH, height: HEIGHT } = PRINTED;

it("knows every town that is named anywhere", () => {
  const named = [
    ...SEGMENTS.flatMap(({ towns }) => towns),
    ...CLAIMS.map(({ town }) => town),
    ...PASSENGERS.flatMap(({ from, to }) => [from, to]),
  ];
  expect(named.filter((town) => !PRINTED.town(town))).toEqual([]);
});

it("draws every town and every box on the paper", () => {
  for (const { x, y } of [...TOWNS, ...DRAWN.map(({ box }) => box), ...peaks(PRINTED, TOWNS, DRAWN)]) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(WIDTH);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(HEIGHT);
  }
});

/** What is written in the boxes, from near. */
const rects = DRAWN.map(({ segment, box }) => placed(box, extentOf(segment, false, true), 1));

it("lays the boxes out so that what is written in one covers no other", () => {
  const covers = (at: number): string[] =>
    DRAWN.flatMap(({ segment }, other) => (other > at && shared(rects[at]!, rects[other]!) > 0 ? [segment.id] : []));
  expect(DRAWN.map((_, at) => covers(at)).flat()).toEqual([]);
});

it("lays the boxes out so that none covers a town", () => {
  const dot = { left: -5, right: 5, top: -5, bottom: 5 };
  const covers = TOWNS.filter((town) => rects.some((rect) => shared(rect, placed(town, dot, 1)) > 0));
  expect(covers.map(({ id }) => id)).toEqual([]);
});

it("draws one line with a stroke to each of its three towns", () => {
  const three = DRAWN.filter(({ segment }) => segment.towns.length === 3);
  expect(three.map(({ strokes }) => strokes.length)).toEqual([3]);
  expect(wholePath(three[0]!).match(/M/g)).toHaveLength(3);
  expect(hopPath(three[0]!, "rico", "telluride").match(/M/g)).toHaveLength(2);
});

it("finds a point a part of the way along a stroke", () => {
  const bent = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 30 },
  ];
  expect(along(bent, 0.5)).toEqual({ x: 10, y: 10 });
  expect(along(bent, 1)).toEqual({ x: 10, y: 30 });
});

it("knows parallels both ways", () => {
  for (const { id, parallel } of SEGMENTS)
    for (const other of parallel) expect(PRINTED.segment(other).parallel).toContain(id);
});

it("draws another edition by its own coordinates, names and costs", () => {
  const towns = EDITION.towns.map((town) =>
    town.id === "golden" ? { ...town, name: "Argentum", x: 500, y: 900 } : town,
  );
  const segments = EDITION.segments.map((each) => (each.id === "denver/golden/1" ? { ...each, cost: 990 } : each));
  const other = new Printed({ ...EDITION, width: 1100, towns, segments });
  const line = other.drawing("denver/golden/1");
  expect(line.strokes[0]!.at(-1)).toMatchObject({ x: 500, y: 900 });
  expect(line.box).not.toEqual(PRINTED.drawing("denver/golden/1").box);
  expect(line.segment.cost).toBe(990);
  expect(other.lineName("denver/golden/1")).toBe("Denver–Argentum (1)");
  expect(other.width).toBe(PRINTED.width + 100);
  expect(states(towns).map(({ state }) => state)).toEqual(states(TOWNS).map(({ state }) => state));
});
