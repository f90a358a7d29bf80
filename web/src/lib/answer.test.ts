import { expect, it } from "vitest";
import type { Item } from "../messages";
import { answerTo } from "./answer";

const item = (number: number, type: string, seat: string, says = ""): Item => ({ number, at: 0, type, seat, says });
const ASKED = item(4, "proposed", "north", "Ada asks for a pause.");
const DECLINED = item(5, "declined", "east", "Bob declines.");

it("tells whoever asked that somebody declined, until the next move", () => {
  expect(answerTo([ASKED], ["north"])).toBe("");
  expect(answerTo([ASKED, DECLINED], ["north"])).toBe("Bob declines.");
  expect(answerTo([ASKED, DECLINED, item(6, "said", "east")], ["north"])).toBe("Bob declines.");
  expect(answerTo([ASKED, DECLINED, item(6, "moved", "east")], ["north"])).toBe("");
});

it("tells nobody else, and nobody who withdrew a request", () => {
  expect(answerTo([ASKED, DECLINED], ["east"])).toBe("");
  expect(answerTo([ASKED, item(5, "declined", "north")], ["north"])).toBe("");
  expect(answerTo([DECLINED, { ...ASKED, number: 6 }], ["north"])).toBe("");
});
