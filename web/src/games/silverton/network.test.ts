import { expect, it } from "vitest";
import { reached, routeOf } from "./network";

const TRACK = ["denver/como", "como/breckenridge", "breckenridge/leadville", "como/buena-vista", "deming/silver-city"];

it("reaches what hangs together with the home city, and nothing else", () => {
  expect(reached(TRACK, ["denver"])).toEqual(new Set(["denver", "como", "breckenridge", "leadville", "buena-vista"]));
});

it("finds the shortest route, town by town", () => {
  const way = routeOf(TRACK, ["denver"], "leadville", "denver", false);
  expect(way?.length).toBe(15);
  expect(way?.hops.map(({ to }) => to)).toEqual(["breckenridge", "como", "denver"]);
});

it("has no route over snow in winter, and none apart from the home city", () => {
  expect(routeOf(TRACK, ["denver"], "leadville", "denver", true)).toBeNull();
  expect(routeOf(TRACK, ["denver"], "deming", "silver-city", false)).toBeNull();
});

it("goes from any of three towns of one line to any other", () => {
  const track = ["dolores/rico", "placerville/telluride/rico"];
  expect(routeOf(track, ["dolores"], "dolores", "telluride", false)?.length).toBe(9);
});

it("has two networks around two home cities, and no route between them", () => {
  const homes = ["denver", "deming"];
  expect(reached(TRACK, homes).has("silver-city")).toBe(true);
  expect(routeOf(TRACK, homes, "deming", "silver-city", false)).not.toBeNull();
  expect(routeOf(TRACK, homes, "denver", "silver-city", false)).toBeNull();
});
