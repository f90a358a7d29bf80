import { expect, it } from "vitest";
import { extentOf, pathOf, placed, shared } from "./map";
import { Printed } from "./printed";
import { EDITION, PRINTED } from "./testing";

const { towns: TOWNS, segments: SEGMENTS, pixel: PIXEL } = EDITION;

/** What is written in the boxes. */
const rects = SEGMENTS.map((segment) => placed(segment.box, extentOf(segment, false), PIXEL));

it("writes in no box over what is written in another", () => {
  const covers = (at: number): string[] =>
    SEGMENTS.flatMap(({ id }, other) => (other > at && shared(rects[at]!, rects[other]!) > 0 ? [id] : []));
  expect(SEGMENTS.map((_, at) => covers(at)).flat()).toEqual([]);
});

it("draws no box over a town", () => {
  const dot = { left: -5, right: 5, top: -5, bottom: 5 };
  const covers = TOWNS.filter((town) => rects.some((rect) => shared(rect, placed(town, dot, PIXEL)) > 0));
  expect(covers.map(({ id }) => id)).toEqual([]);
});

it("draws a line between three towns with a stroke from each", () => {
  const [three] = SEGMENTS.filter(({ towns }) => towns.length === 3);
  expect(PRINTED.path(three!).match(/M/g)).toHaveLength(3);
  expect(PRINTED.hop(three!.id, "rico", "telluride").match(/M/g)).toHaveLength(2);
});

it("rounds a stroke where it turns, at most from half the way on", () => {
  const bent = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 30 },
  ];
  expect(pathOf(bent)).toBe("M0.0 0.0L5.0 0.0Q10.0 0.0 10.0 15.0L10.0 30.0");
});

it("draws another edition by its own coordinates and names", () => {
  const towns = TOWNS.map((town) => (town.id === "golden" ? { ...town, name: "Argentum", x: 500, y: 900 } : town));
  const other = new Printed({ ...EDITION, towns });
  expect(other.path(other.segment("golden/boulder"))).toContain("M500.0 900.0");
  expect(other.lineName("denver/golden/1")).toBe("Denver–Argentum (1)");
});
