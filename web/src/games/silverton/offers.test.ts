import { expect, it } from "vitest";
import { NOTHING, offerMove, offerOf, read, toggled, written } from "./offers";

const BUNDLE = {
  money: 200,
  claims: ["c13"],
  segments: ["denver/como"],
  stock: ["train 9", "train 9", "plow +2"],
  freight: [{ claim: "c30", loads: 4, market: "denver" }],
};

it("writes an offer as notation does", () => {
  expect(offerMove(1, { ...NOTHING, money: 200, claims: ["c13"] }, { ...BUNDLE, money: 0, claims: [] })).toBe(
    "offer east $200, c13 for denver/como, train 9, train 9, plow +2, 4 of c30 to denver",
  );
  expect(written(NOTHING)).toBe("nothing");
});

it("reads what it writes", () => {
  expect(read(written(BUNDLE))).toEqual(BUNDLE);
  expect(read("nothing")).toEqual(NOTHING);
});

it("finds the offer that is being answered", () => {
  const offer = offerOf(["answer south offer north c29 for $120, golden/boulder", "deal south"]);
  expect(offer?.by).toBe(2);
  expect(offer?.to).toBe(0);
  expect(offer?.gives.claims).toEqual(["c29"]);
  expect(offer?.wants).toEqual({ ...NOTHING, money: 120, segments: ["golden/boulder"] });
  expect(offerOf(["deal south"])).toBeNull();
});

it("takes a thing in and out", () => {
  expect(toggled(["c1"], "c2")).toEqual(["c1", "c2"]);
  expect(toggled(["c1", "c2"], "c1")).toEqual(["c2"]);
});
