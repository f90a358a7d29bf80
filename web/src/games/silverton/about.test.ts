import { expect, it } from "vitest";
import { aboutLine, aboutLinesFrom, aboutTown } from "./about";
import { picture, situation } from "./testing";

it("says of a line what it costs, how long it is, whose it is and who surveys it", () => {
  expect(aboutLine("denver/como", situation(picture("placing")))).toBe("$280; distance 9; snow; open; surveyed by Ada");
});

it("says of snow in winter that it closes a line", () => {
  const winter = { ...picture("placing"), winter: true };
  expect(aboutLine("denver/como", situation(winter))).toContain("snow, closed this winter");
  expect(aboutLine("golden/boulder", situation(winter))).not.toContain("snow");
});

it("says of a town where its lines lead, what they cost, how long they are and whose they are", () => {
  expect(aboutLinesFrom("boulder", situation(picture("placing")))).toContain("to Golden $");
  expect(aboutLinesFrom("denver", situation(picture("placing")))).toContain("to Como $280, distance 9, snow, open");
});

it("says of a town whose home it is, and which claims are open or owned there", () => {
  const view = { ...picture("placing"), open: ["c26"] };
  expect(aboutTown("denver", situation(view))).toMatch(/^Denver, CO; market; home of Ada/);
  expect(aboutTown("boulder", situation(view))).toBe("Boulder, CO; open: Boulder gold (c26)");
});
