import { expect, it } from "vitest";
import { isForEverybody, isPage, isPart } from "./offline";
import { ofGames } from "./offline-keeping";

it.each([
  "/api/me",
  "/api/tables/mine",
  "/api/tables/abc",
  "/api/tables/abc/edition",
  "/api/records/abc",
  "/api/records/abc/edition",
  "/api/people/abc",
  "/api/ratings/quick-silver",
  "/api/host/people",
  "/api/games/quick-silver/lesson/why",
  "/api/push",
  "/metrics",
])("never keeps %s", (path) => {
  expect([isPart(path), isForEverybody(path), isPage(path)]).toEqual([false, false, false]);
});

it("keeps the parts of the page, and what is the same for everybody", () => {
  expect(isPart("/assets/Rules-abc.js")).toBe(true);
  expect(ofGames(["quick-silver", "silverton"]).every(isForEverybody)).toBe(true);
  expect(["/", "/rules/quick-silver", "/table/abc"].every(isPage)).toBe(true);
});
