import { describe, expect, it } from "vitest";
import type { Card, SilverCoinMove, SilverCoinView } from "../../messages/silver-coin";
import { pictured } from "./testing";
import { acting, chosen, deedsOf, looking, meant, number, touched, village, type Offer, type Thing } from "./things";

const offers = (...forms: SilverCoinMove[]): Offer[] =>
  forms.map((form, id) => ({ id, move: "", says: form.type, form }));
const card = (tag: number, some: Partial<Card> = {}): Card => ({
  tag,
  number: null,
  up: false,
  rotated: false,
  protected: false,
  seen: [],
  used: false,
  awaits: [],
  guards: null,
  ...some,
});
const faceup = (tag: number, number: number): Card => card(tag, { number, up: true });

type Question = NonNullable<SilverCoinView["asking"]>;
const view = (asking: Question = { type: "turn" }, some: Partial<SilverCoinView> = {}): SilverCoinView => ({
  ...pictured("beginning"),
  seat: 0,
  asked: 0,
  question: asking.type,
  asking,
  villages: [
    [card(0), faceup(1, 2), card(2, { rotated: true }), faceup(3, 1), card(4)],
    [card(5), faceup(6, 7), card(7, { protected: true })],
  ],
  hand: [],
  pile: [faceup(20, 9), faceup(21, 4), faceup(22, 10)],
  shown: [faceup(30, 5), faceup(31, 6)],
  ...some,
});

describe("a move", () => {
  const made = (form: SilverCoinMove, seen = view()): [string, Thing][] =>
    [...deedsOf(offers(form), seen).values()].flat().map(({ way, thing }) => [way, thing]);

  it("is made with a thing on the table", () => {
    expect(made({ type: "draw" })).toEqual([["press", "deck"]]);
    expect(made({ type: "draw-shown", place: 2 })).toEqual([["press", 31]]);
    expect(made({ type: "take" })).toEqual([["press", 22]]);
    expect(made({ type: "flip", seat: "east", place: 2 })).toEqual([["press", 6]]);
    expect(made({ type: "exchange", place: 3 })).toEqual([["pick", 2]]);
    expect(made({ type: "look-at-two", one: 1, two: 4 })).toEqual([
      ["pick", 0],
      ["pick", 3],
    ]);
    expect(made({ type: "trick", place: 4 })).toEqual([["ribbon", 3]]);
    expect(made({ type: "use-blob", depth: 2 })).toEqual([["ribbon", 21]]);
    expect(made({ type: "replace", number: 5 })).toEqual([["press", number(5)]]);
    expect(made({ type: "side", side: "left" })).toEqual([["press", "left"]]);
    expect(made({ type: "call" })).toEqual([["press", "call"]]);
    expect(made({ type: "keep", place: 2 }, view({ type: "keep" }, { hand: [card(40), card(41)] }))).toEqual([
      ["press", 41],
    ]);
  });

  it("reaches below the card whose ability is used", () => {
    const burrowing = view({ type: "nosferatu", by: 22 });
    expect(made({ type: "take-deep", depth: 1 }, burrowing)).toEqual([["press", 21]]);
    expect(made({ type: "activate", depth: 2 }, burrowing)).toEqual([["ribbon", 20]]);
  });

  it("rotates by a press, unless the card could be discarded too", () => {
    expect(made({ type: "rotate", place: 1 })).toEqual([["press", 0]]);
    expect(made({ type: "rotate", place: 3 })).toEqual([["ribbon", 2]]);
    expect(made({ type: "remove", place: 3 })).toEqual([["ribbon", 2]]);
  });

  it("looks at a village by its name, or by any facedown card of it", () => {
    expect(made({ type: "look-around", seat: "east" })).toEqual([
      ["press", village(1)],
      ["press", 5],
      ["press", 7],
    ]);
  });

  it("discards on the discards, even if none lie there, or by its word", () => {
    expect(made({ type: "discard" }).map(([, thing]) => thing)).toEqual([22, "discard"]);
    expect(made({ type: "discard" }, view(undefined, { pile: [] })).map(([, thing]) => thing)).toEqual([
      "discards",
      "discard",
    ]);
  });
});

describe("what a move touches", () => {
  it("is the card it aims at, and the one that comes for it", () => {
    const hand = [card(40)];
    expect(touched({ type: "exchange", place: 1 }, view({ type: "drawn" }, { hand }))).toEqual([0, 40]);
    expect(touched({ type: "switch", seat: "east", place: 2 }, view({ type: "golem", by: 22 }))).toEqual([6, 21]);
  });

  it("is all that is counted, exchanged, turned back or moved", () => {
    expect(touched({ type: "call" }, view())).toEqual(["call", 0, 1, 2, 3, 4]);
    const exchanging = view({ type: "exchange", chosen: [1, 4], drawn: true });
    expect(touched({ type: "done" }, exchanging)).toEqual(["done", 1, 4]);
    expect(touched({ type: "done" }, view({ type: "look", by: 22, looking: [5] }))).toEqual(["done", 5]);
    const moving = view({ type: "direction", by: 22, givers: ["east"] });
    expect(touched({ type: "side", side: "left" }, moving)).toEqual(["left", 5, 6, 7]);
    expect(touched({ type: "give", place: 1, to: "east" }, view())).toEqual([0, village(1)]);
  });
});

describe("what is under way", () => {
  it("is in the open question, and in the one it has interrupted", () => {
    const interrupted: Question = { type: "exchange", chosen: [1], drawn: true };
    const seen = view({ type: "empath", by: 3, looking: [0] }, { interrupted });
    expect(chosen(seen)).toEqual([1]);
    expect(acting(seen)).toEqual([3]);
    expect(looking(seen)).toEqual([0]);
    expect(acting(view({ type: "look", by: null, looking: [] }))).toEqual([]);
  });
});

describe("the move that a press would have been", () => {
  it("is what other cards can do now", () => {
    const pressed = (seat: number, place: number, ...forms: SilverCoinMove[]): SilverCoinMove =>
      meant(view({ type: "drawn" }), offers({ type: "discard" }, ...forms), seat, place);
    const exchange: SilverCoinMove = { type: "exchange", place: 2 };
    expect(pressed(0, 1, exchange)).toEqual({ type: "exchange", place: 1 });
    expect(pressed(1, 1, exchange)).toEqual({ type: "look", seat: "east", place: 1 });
    expect(pressed(0, 1, { type: "kill", seat: "east", place: 2 })).toEqual({ type: "kill", seat: "north", place: 1 });
    expect(pressed(0, 1, { type: "give", place: 3, to: "east" })).toEqual({ type: "give", place: 1, to: "east" });
    expect(pressed(0, 1)).toEqual({ type: "exchange", place: 1 });
  });

  it("uses a faceup character before and after the action", () => {
    expect(meant(view(), [], 0, 2)).toEqual({ type: "curate", place: 2 });
    expect(meant(view({ type: "end" }), [], 0, 4)).toEqual({ type: "trick", place: 4 });
    expect(meant(view(), [], 0, 1)).toEqual({ type: "exchange", place: 1 });
  });
});
