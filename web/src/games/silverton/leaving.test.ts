import { expect, it } from "vitest";
import { leaves } from "./leaving";
import { bringing, deeds, picture } from "./testing";
import type { SilvertonView } from "../../messages/silverton";
import type { Deed } from "./situation";

const asked = (question: string): SilvertonView => ({ ...picture("start"), seat: 0, question });
const digging = (claim: string, price: number): Deed =>
  bringing(
    { type: "operate", claim },
    {
      type: "digging",
      claim,
      cost: 60,
      left: 0,
      first: false,
      average: 2,
      most: 6,
      depletes: 10,
      outcomes: 36,
      outlets: price ? [{ to: "denver", price, length: 4 }] : [],
    },
  );

it("asks before pieces stay at home that could go somewhere", () => {
  const reach = (piece: string, ...places: string[]): Deed =>
    bringing({ type: "send", piece }, { type: "reach", kind: "surveyor", places });
  expect(leaves(asked("place"), [reach("surveyor 1", "denver/como"), reach("surveyor 2")])).toMatch(
    /^One of your pieces/,
  );
  expect(leaves(asked("place"), [reach("surveyor 2")])).toBeNull();
});

it("asks before track is left unbuilt, cards are not bought, and freight is unsold", () => {
  expect(leaves(asked("build"), deeds({ type: "build", segment: "denver/como" }))).toMatch(/track/);
  expect(leaves(asked("stake"), deeds({ type: "take", card: "p2" }))).toMatch(/prospector/);
  const sales = deeds({ type: "deliver", claim: "c26", to: "denver" }, { type: "deliver", claim: "c26", to: "pueblo" });
  expect(leaves(asked("deliver"), sales)).toMatch(/^Freight of 1 claim/);
});

it("asks about claims that would pay, and about no others", () => {
  expect(leaves(asked("operate"), [digging("c26", 100), digging("c27", 10)])).toMatch(/^1 claim/);
  expect(leaves(asked("operate"), [digging("c27", 10), digging("c28", 0)])).toBeNull();
});

it("asks nothing where nothing is left", () => {
  expect(leaves(asked("deal"), deeds({ type: "done" }))).toBeNull();
  expect(leaves(asked("place"), deeds({ type: "done" }))).toBeNull();
});
