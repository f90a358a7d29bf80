import { expect, it } from "vitest";
import { blank, counted, isNothing, lyingOffer, namedIn, NOTHING, offerOf, thingsIn, toggled } from "./offers";
import { picture, PRINTED } from "./testing";

const BUNDLE = {
  money: 200,
  claims: ["c26"],
  segments: ["denver/como"],
  stock: ["train 9", "train 9"],
  freight: [{ claim: "c30", loads: 4, to: "denver" }],
};

it("words an offer as a move", () => {
  const draft = { ...blank(1), gives: { ...NOTHING, money: 200 }, wants: BUNDLE };
  expect(offerOf(draft)).toEqual({ type: "offer", partner: "east", gives: draft.gives, wants: BUNDLE });
  expect(isNothing(NOTHING)).toBe(true);
  expect(isNothing(BUNDLE)).toBe(false);
});

it("finds the offer that is being answered", () => {
  const offer = lyingOffer(picture("offer"));
  expect(offer).toMatchObject({ by: 1, to: 0, gives: { claims: ["c29"] }, wants: { money: 120 } });
  expect(lyingOffer(picture("start"))).toBeNull();
});

it("tells what is in a bundle, and what of it lies on the map", () => {
  expect(thingsIn(BUNDLE, PRINTED, () => 2)).toEqual([
    "$200",
    "Boulder gold (c26), with 2 loads",
    "track Denver–Como",
    "2 × train 9",
    `4 loads of ${PRINTED.nameOf("c30")} for Denver`,
  ]);
  expect(thingsIn(NOTHING, PRINTED)).toEqual(["nothing"]);
  expect(namedIn(BUNDLE)).toEqual(["c26", "denver/como", "c30"]);
});

it("takes a thing in and out, and counts what there is several times", () => {
  expect(toggled(["c1"], "c2")).toEqual(["c1", "c2"]);
  expect(toggled(["c1", "c2"], "c1")).toEqual(["c2"]);
  expect(counted(["a", "b", "a"])).toEqual([
    ["a", 2],
    ["b", 1],
  ]);
});
