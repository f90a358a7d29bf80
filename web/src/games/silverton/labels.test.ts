import { expect, it } from "vitest";
import { READABLE } from "./camera";
import { labelled } from "./labels";
import { extentOf, placed, shared } from "./map";
import { Printed } from "./printed";
import { EDITION, PRINTED } from "./testing";

const { towns: TOWNS, segments: SEGMENTS } = EDITION;

it("writes the names of all markets at any scale, and of nearly all towns from near", () => {
  const markets = TOWNS.filter(({ market }) => market).map(({ name }) => name);
  for (const scale of [0.3, 0.5, 1, 2]) {
    const names = labelled(PRINTED, scale, [], []).map(({ town }) => town.name);
    expect(names).toEqual(expect.arrayContaining(markets));
  }
  expect(labelled(PRINTED, 1.5, [], []).length).toBeGreaterThan(TOWNS.length - 6);
});

it("writes the names of markets beside all costs and distances, wherever these can be read", () => {
  for (let scale = READABLE; scale < 2.6; scale += 0.02) {
    const boxes = SEGMENTS.map((segment) => placed(segment.box, extentOf(segment, false, true), 1 / scale));
    const names = labelled(PRINTED, scale, [], boxes).filter(({ town }) => town.market);
    const covered = names.filter(({ rect }) => boxes.some((box) => shared(rect, box) > 0));
    expect(covered.map(({ town }) => `${town.id} at ${scale}`)).toEqual([]);
  }
});

it("writes the name of a market where it covers least, if there is no free place", () => {
  const denver = TOWNS.find(({ id }) => id === "denver")!;
  const around = { left: -90, right: 90, top: -60, bottom: 60 };
  const right = { left: 0, right: 90, top: -60, bottom: 60 };
  const named = labelled(PRINTED, 1, [], [placed(denver, around, 1), placed(denver, right, 1)]);
  expect(named.find(({ town }) => town.id === "denver")?.anchor).toBe("end");
});

it("writes a name where the edition has it, and elsewhere if that is taken", () => {
  const towns = TOWNS.map((town) => (town.id === "gallup" ? { ...town, label: { x: -10, y: 0 } } : town));
  const other = new Printed({ ...EDITION, towns });
  const gallup = other.town("gallup");
  const left = placed(gallup, { left: -60, right: 0, top: -5, bottom: 5 }, 1);
  const named = (...taken: (typeof left)[]) => labelled(other, 1, [], taken).find(({ town }) => town === gallup);
  expect(named()).toMatchObject({ x: gallup.x - 10, y: gallup.y, anchor: "end" });
  expect(named(left)).toMatchObject({ x: gallup.x + 10, y: gallup.y, anchor: "start" });
});
