import { expect, it } from "vitest";
import { byThing, DECK, deedsOf, pieceAsked, plainDeeds, plowDeed, wishes } from "./acting";
import { asks, deeds, picture } from "./testing";

const START = picture("start");

it("finds what pressing a line, a card, a piece or a town does", () => {
  const menu = deeds(
    { type: "survey", segment: "denver/como" },
    { type: "prospect", card: "c26" },
    { type: "take", card: "p2" },
    { type: "turn-up" },
    { type: "send", piece: "surveyor 1" },
    { type: "assign", town: "denver" },
    { type: "rest" },
  );
  const found = byThing(menu);
  const things = ["denver/como", "c26", "p2", DECK, "surveyor 1", "denver"];
  expect(things.map((thing) => found.get(thing))).toEqual(menu.slice(0, -1));
  expect(found.get("denver/pueblo")).toBeUndefined();
});

it("presses nothing for a delivery, a deal or a plow", () => {
  const menu = deeds(
    { type: "deliver", claim: "c26", to: "denver" },
    { type: "trade", buys: true, claim: "c26", segment: null, stock: null, money: 100 },
    { type: "plow", segment: "denver/como", bonus: 2 },
  );
  expect(byThing(menu).size).toBe(0);
  expect(deedsOf(menu, "deliver").map(({ form }) => form.to)).toEqual(["denver"]);
});

it("knows the piece in hand", () => {
  const view = { ...START, ...asks({ type: "survey", seat: "north", piece: "surveyor 1" }) };
  expect(pieceAsked(view)).toBe("surveyor 1");
  expect(pieceAsked(START)).toBeNull();
});

it("sends the plow that was chosen, or else the first", () => {
  const [two, three] = deeds(
    { type: "plow", segment: "golden/georgetown", bonus: 2 },
    { type: "plow", segment: "golden/georgetown", bonus: 3 },
  );
  expect(plowDeed("golden/georgetown", 3, [two!, three!])).toBe(three);
  expect(plowDeed("golden/georgetown", null, [two!, three!])).toBe(two);
  expect(plowDeed("denver/como", 3, [two!, three!])).toBeNull();
});

it("answers with words, those that do nothing last", () => {
  const menu = deeds({ type: "done" }, { type: "pay" }, { type: "purchase", stock: "train 9", traded: null });
  expect(plainDeeds(menu).map(({ form }) => form.type)).toEqual(["pay", "done"]);
});

it("asks about the move that a thing would make in answer to the question", () => {
  const asked = (question: string) => ({ ...START, question });
  expect(wishes.line("denver/como", asked("place"), 0)).toEqual({ type: "survey", segment: "denver/como" });
  expect(wishes.line("denver/como", asked("plow"), 3)).toEqual({ type: "plow", segment: "denver/como", bonus: 3 });
  expect(wishes.line("denver/como", asked("abandon"), 0).type).toBe("abandon");
  expect(wishes.claim("c26", asked("stake"), "denver")).toEqual({ type: "stake", claim: "c26" });
  expect(wishes.claim("c26", asked("survey"), "denver")).toEqual({ type: "prospect", card: "c26" });
  const owned = (question: string) => wishes.claim("c26", { ...picture("delivery"), question }, "denver");
  expect(owned("deliver")).toEqual({ type: "deliver", claim: "c26", to: "denver" });
  expect(owned("build")).toEqual({ type: "operate", claim: "c26" });
  expect(wishes.passenger("p2", asked("joint"))).toEqual({ type: "leave", card: "p2" });
  expect(wishes.deck(asked("stake"))).toEqual({ type: "turn-up" });
  expect(wishes.piece("prospector 1", asked("lose"))).toEqual({ type: "lose", piece: "prospector 1" });
});
