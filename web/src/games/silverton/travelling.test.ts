import { expect, it } from "vitest";
import { linesFrom, standingAt, thingsAt, travelled } from "./travelling";
import { EDITION, picture, PRINTED } from "./testing";

const VIEW = { ...picture("placing"), open: ["c26"] };
const KEYS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

const go = (key: string, thing: string, before: string | null = null): string | undefined =>
  travelled(key, standingAt(thing, before, PRINTED), VIEW, PRINTED);

it("goes along a line to the town in the direction of the key", () => {
  const { x, y } = PRINTED.town("denver");
  for (const key of KEYS) {
    const to = go(key, "denver");
    if (to === undefined) continue;
    const there = PRINTED.town(to);
    const ahead = { ArrowLeft: x - there.x, ArrowRight: there.x - x, ArrowUp: y - there.y, ArrowDown: there.y - y }[
      key
    ]!;
    expect(ahead).toBeGreaterThan(0);
    expect(linesFrom("denver", PRINTED).map(({ to }) => to)).toContain(to);
  }
});

it("goes nowhere where no line leads", () => {
  const east = EDITION.towns.toSorted((one, other) => other.x - one.x)[0]!;
  expect(go("ArrowRight", east.id)).toBeUndefined();
});

it("goes around what is at a town, and back to the town", () => {
  const things = thingsAt("boulder", VIEW, PRINTED);
  expect(things).toContain("c26");
  let thing = "boulder";
  const met = things.map(() => (thing = go("PageDown", thing, "boulder")!));
  expect(met).toEqual([...things.slice(1), "boulder"]);
  expect(go("PageUp", "boulder")).toBe(things.at(-1));
});

it("goes from a line to the town at its end", () => {
  const line = PRINTED.segment("golden/boulder");
  const ends = KEYS.map((key) => go(key, "golden/boulder", "golden"));
  expect(ends.filter(Boolean).every((end) => line.towns.includes(end!))).toBe(true);
  expect(new Set(ends.filter(Boolean)).size).toBe(2);
});

it("goes home", () => {
  expect(go("Home", "boulder")).toBe(VIEW.players[VIEW.seat]!.homes[0]);
});

it("reaches every town and every line of the map by keys alone", () => {
  const reached = new Set(["denver"]);
  for (const town of reached)
    for (const thing of thingsAt(town, VIEW, PRINTED)) {
      const from = standingAt(thing, town, PRINTED);
      for (const key of KEYS) {
        const to = travelled(key, from, VIEW, PRINTED);
        if (to) reached.add(to);
      }
    }
  expect(EDITION.towns.map(({ id }) => id).filter((id) => !reached.has(id))).toEqual([]);
});
