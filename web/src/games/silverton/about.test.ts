import { expect, it } from "vitest";
import { aboutLine, aboutTown } from "./about";
import { PICTURES } from "./pictures";

const NAMES = ["Ada", "Ben", "Cleo"];
const picture = (called: string) => PICTURES.find(({ name }) => name === called)!.view;

it("says of a line what it costs, how long it is, whose it is and who surveys it", () => {
  expect(aboutLine("denver/como", picture("placing"), NAMES)).toBe(
    "Denver–Como; $280; distance 9; snow; open; surveyed by Ada",
  );
});

it("says of snow in winter that it closes a line", () => {
  const winter = { ...picture("placing"), winter: true };
  expect(aboutLine("denver/como", winter, NAMES)).toContain("snow, closed this winter");
  expect(aboutLine("golden/boulder", winter, NAMES)).not.toContain("snow");
});

it("says of a town whose home it is, and which claims are open or owned there", () => {
  const view = { ...picture("placing"), open: ["c26"] };
  expect(aboutTown("denver", view, NAMES)).toMatch(/^Denver, CO; market; home of Ada/);
  expect(aboutTown("boulder", view, NAMES)).toBe("Boulder, CO; open: Boulder gold (c26)");
});
