import { expect, it } from "vitest";
import { paceOf } from "./pace";

it("fills in what the server leaves out", () => {
  expect(paceOf({ pace: { type: "live" } })).toEqual({ type: "live", minutes: 10, increment: 15 });
  expect(paceOf({ pace: { type: "live", minutes: 3 } })).toEqual({ type: "live", minutes: 3, increment: 15 });
  expect(paceOf({ pace: { type: "days" } })).toEqual({ type: "days", days: 2 });
  expect(paceOf({ pace: { type: "none" } })).toEqual({ type: "none" });
});
