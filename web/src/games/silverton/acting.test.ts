import { expect, it } from "vitest";
import type { Choice } from "../../messages";
import {
  cardDeed,
  lineDeed,
  pieceAsked,
  placeAsked,
  plainMoves,
  plowDeed,
  shortOf,
  touched,
  whyNotClaim,
  whyNotLine,
  whyNotPassenger,
  type Situation,
} from "./acting";
import { deliveryAsked, deliveryOf } from "./delivering";
import type { SilvertonView } from "./messages";
import { PICTURES } from "./pictures";

const picture = (name: string): SilvertonView => PICTURES.find((one) => one.name === name)!.view;
const START = picture("start");
const LATER = picture("delivery");
const NAMES = ["Ada", "Ben", "Cleo"];

const menu = (...moves: string[]): Choice[] => moves.map((move, id) => ({ id, move, says: move }));
const situation = (view: SilvertonView, ...moves: string[]): Situation => ({
  view,
  names: NAMES,
  menu: menu(...moves),
});
const surveying = (view: SilvertonView): SilvertonView => ({
  ...view,
  question: "survey",
  agenda: ["survey north surveyor 1"],
});

it("finds what pressing a line, a card or nothing at all does", () => {
  const asked = situation(START, "rest", "survey denver/como", "prospect c26", "take p2");
  expect(lineDeed("denver/como", asked)?.move).toBe("survey denver/como");
  expect(lineDeed("denver/pueblo", asked)).toBeNull();
  expect(cardDeed("c26", asked)?.move).toBe("prospect c26");
  expect(cardDeed("p2", asked)?.move).toBe("take p2");
  expect(plainMoves(asked).map(({ move }) => move)).toEqual(["rest"]);
});

it("knows the piece in hand", () => {
  expect(pieceAsked(surveying(START))).toBe("surveyor 1");
  expect(pieceAsked(START)).toBeNull();
});

it("knows the lines that a dispute is about", () => {
  const view = { ...picture("placing"), question: "special", agenda: ["special north surveyor 1 east surveyor 1"] };
  expect(placeAsked(view)).toEqual(["denver/como", "denver/golden/1"]);
  expect(placeAsked(START)).toEqual([]);
});

it("says why a surveyor may not go there, with the § behind it", () => {
  const winter = { ...surveying(LATER), winter: true };
  const why = (id: string, view = surveying(LATER)) => whyNotLine(id, situation(view, "rest"))?.rule;
  expect(why("denver/golden/1")).toBe("7.2");
  expect(why("denver/golden/2")).toBe("7.5");
  expect(why("socorro/rincon")).toBe("7.3");
  expect(why("denver/como", winter)).toBe("7.4");
  expect(whyNotLine("denver/como", situation(START, "done"))?.rule).toBe("7.1");
  expect(whyNotLine("denver/como", situation({ ...START, asked: 2 }))?.says).toContain("Cleo");
});

it("says that a surveyor builds from its own home, while there are two networks", () => {
  const view = { ...surveying(picture("two-homes")), seats: 1 };
  const why = (id: string) => whyNotLine(id, situation(view, "rest"))?.rule;
  expect(why("las-cruces/el-paso/2")).toBe("7.5");
  expect(why("el-paso/deming")).toBe("26.2");
});

it("sends the plow that was chosen, and says why none goes there", () => {
  const view = { ...picture("plowing"), question: "plow", agenda: ["plow north"] };
  const moves = ["done", "plow golden/georgetown with +2", "plow golden/georgetown with +3"];
  const asked = situation(view, ...moves);
  expect(plowDeed("golden/georgetown", 3, asked)?.move).toBe(moves[2]);
  expect(plowDeed("golden/georgetown", null, asked)?.move).toBe(moves[1]);
  expect(plowDeed("denver/golden/1", 3, asked)).toBeNull();
  expect(whyNotLine("denver/golden/1", asked)?.says).toContain("No snow");
  expect(whyNotLine("denver/como", asked)?.rule).toBe("24.3");
  expect(whyNotLine("como/breckenridge", asked)?.rule).toBe("24.4");
});

it("words the moves that are about nothing on the map", () => {
  const asked = situation(START, "assign salt-lake-city", "hire surveyor", "join", "purchase train 9");
  expect(plainMoves(asked).map(({ move }) => shortOf(move))).toEqual([
    "Salt Lake City",
    "Hire a surveyor",
    "Run it together",
  ]);
});

it("says why a card cannot be taken", () => {
  const prospecting = { ...LATER, question: "prospect", agenda: ["prospect north prospector 1"] };
  expect(whyNotClaim("c29", situation(prospecting, "rest"))?.says).toContain("Ben");
  expect(whyNotPassenger("p2", situation(prospecting, "rest"))?.rule).toBe("8.1");
  expect(whyNotPassenger("p8", situation(prospecting, "rest"))?.rule).toBe("8.3");
});

it("previews a delivery: the route, the loads and the money", () => {
  const delivery = deliveryOf({ ...LATER, question: "deliver" }, "deliver c77 to denver")!;
  expect(delivery.way?.hops.map(({ segment }) => segment)).toEqual(["golden/boulder", "denver/golden/1"]);
  expect(delivery.way?.length).toBe(5);
  expect(delivery.loads).toBe(5);
  expect(deliveryAsked(LATER)?.claim).toBe("c77");
  expect(deliveryOf(LATER, "deliver c77 to el-paso")?.way).toBeNull();
});

it("stops at the limit of a column", () => {
  const chart = LATER.chart.map((column) => (column.name === "denver-coal" ? { ...column, delivered: 14 } : column));
  expect(deliveryOf({ ...LATER, chart }, "deliver c77 to denver")?.loads).toBe(2);
});

it("highlights what a move in the list touches", () => {
  expect(touched("survey denver/como", START).segments).toEqual(["denver/como"]);
  expect(touched("sell golden/boulder for $80", LATER).segments).toEqual(["golden/boulder"]);
  expect(touched("send surveyor 1", START).pieces).toEqual(["surveyor 1"]);
  expect(touched("deliver c26 to denver", LATER).way?.length).toBe(5);
  expect(touched("prospect p2", LATER).way?.length).toBe(4);
  expect(touched("buy from east", START)).toEqual(touched(null, START));
});
