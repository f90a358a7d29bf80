import { describe, expect, it } from "vitest";
import { exchangeOf, isToPick, made, placesOf, purposeOf, toggled } from "./choosing";
import type { SilverCoinMove } from "../../messages/silver-coin";
import { pictured } from "./testing";
import { deedsOf, type Offer } from "./things";

const view = pictured("beginning");
const village = view.villages[0]!;
const offers = (...forms: SilverCoinMove[]): Offer[] =>
  forms.map((form, id) => ({ id, move: "", says: form.type, form }));

describe("choosing cards", () => {
  const menu = offers({ type: "exchange", place: 1 }, { type: "protect", place: 2 });

  it("has a purpose", () => {
    expect(purposeOf(menu, false)).toBe("exchange");
    expect(purposeOf(menu, true)).toBe("protect");
    expect(purposeOf(offers({ type: "draw" }, { type: "protect", place: 2 }), false)).toBeNull();
    expect(purposeOf([], false)).toBeNull();
  });

  it("is for what the purpose is, and nothing else", () => {
    const deeds = deedsOf(menu, view);
    expect(isToPick(deeds.get(village[0]!.tag)!, "exchange")).toBe(true);
    expect(isToPick(deeds.get(village[0]!.tag)!, "protect")).toBe(false);
    expect(isToPick(deeds.get(village[1]!.tag)!, "protect")).toBe(true);
    expect(isToPick(deeds.get(village[1]!.tag)!, null)).toBe(false);
  });

  it("adds and puts back; one gift replaces another", () => {
    expect(toggled([3], 4, "exchange")).toEqual([3, 4]);
    expect(toggled([3, 4], 3, "exchange")).toEqual([4]);
    expect(toggled([3], 4, "give")).toEqual([4]);
  });

  it("looks when two are chosen, and lays the token at once", () => {
    expect(made("look-at-two", [2])).toBeNull();
    expect(made("look-at-two", [2, 4])).toEqual({ type: "look-at-two", one: 2, two: 4 });
    expect(made("protect", [3])).toEqual({ type: "protect", place: 3 });
    expect(made("exchange", [1, 2])).toBeNull();
  });

  it("exchanges in the order of the places, however they were chosen", () => {
    const places = placesOf([village[4]!.tag, village[0]!.tag], village);
    expect(exchangeOf(places)).toEqual([
      { type: "exchange", place: 1 },
      { type: "exchange", place: 5 },
      { type: "done" },
    ]);
  });
});
