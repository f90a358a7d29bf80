import { describe, expect, it } from "vitest";
import type { Choice } from "../../messages";
import { hurts, touched, whyNot, type Situation, type Thing } from "./acting";
import { differ, exchangeOf, made, pickOf, placesOf, purposeOf, toggled } from "./choosing";
import type { Card, SilverCoinView } from "./messages";
import { PICTURES } from "./pictures";
import { aimsOf, at, deedsOf, read } from "./reading";

const choices = (...moves: string[]): Choice[] => moves.map((move, id) => ({ id, move, says: move }));
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
const faceup = (tag: number, number: number, some: Partial<Card> = {}): Card =>
  card(tag, { number, up: true, ...some });

const view = (some: Partial<SilverCoinView> = {}): SilverCoinView => ({
  ...PICTURES[0]!.view,
  seat: 0,
  asked: 0,
  question: "turn",
  rule: "3.1",
  looking: [],
  villages: [
    [card(0), faceup(1, 2), card(2, { rotated: true }), faceup(3, 1), card(4)],
    [card(5), faceup(6, 7), card(7, { protected: true })],
  ],
  pile: [faceup(20, 9), faceup(21, 4), faceup(22, 10)],
  ...some,
});
const things = (move: string, some: Partial<SilverCoinView> = {}): string[] =>
  aimsOf(read(move)!, view(some)).map(({ thing, way }) => `${way} ${thing}`);

describe("a move as it is written", () => {
  it("has its parts", () => {
    expect(read("flip east 2")).toEqual({ does: "flip", seat: 1, place: 2, other: null, to: null });
    expect(read("look 1 3")).toMatchObject({ does: "look", seat: null, place: 1, other: 3 });
    expect(read("give 4 to west")).toMatchObject({ does: "give", place: 4, to: 3 });
    expect(read("village south")).toMatchObject({ does: "village", seat: 2, place: null });
    expect(read("Flip it!")).toBeNull();
  });

  it("is made with a thing on the table", () => {
    expect(things("draw")).toEqual(["press deck"]);
    expect(things("draw 2")).toEqual(["press shown 2"]);
    expect(things("take")).toEqual(["press discard 2"]);
    expect(things("flip east 2")).toEqual(["press card 1 2"]);
    expect(things("exchange 3")).toEqual(["pick card 0 3"]);
    expect(things("look 1 4")).toEqual(["pick card 0 1", "pick card 0 4"]);
    expect(things("con 4")).toEqual(["ribbon card 0 4"]);
    expect(things("blob 2")).toEqual(["ribbon discard 1"]);
    expect(things("keep 2")).toEqual(["press hand 2"]);
    expect(things("replace 5")).toEqual(["press number 5"]);
    expect(things("call")).toEqual(["press word call"]);
  });

  it("reaches below the card whose ability is used", () => {
    expect(things("take 1", { acting: 22 })).toEqual(["press discard 1"]);
    expect(things("activate 2", { acting: 22 })).toEqual(["ribbon discard 0"]);
  });

  it("is at an end of the village where a card is added, and in words where cards move", () => {
    expect(things("left", { question: "add" })).toEqual(["press end left"]);
    expect(things("left", { question: "direction" })).toEqual(["press word left"]);
  });

  it("rotates by a press, unless the card could be discarded too", () => {
    expect(things("rotate 1")).toEqual(["press card 0 1"]);
    expect(things("rotate 3")).toEqual(["ribbon card 0 3"]);
    expect(things("discard 3")).toEqual(["ribbon card 0 3"]);
  });

  it("looks at a village by its name, or by any facedown card of it", () => {
    expect(things("village east")).toEqual(["press village 1", "press card 1 1", "press card 1 3"]);
  });

  it("is always found on the table, whatever is asked", () => {
    const menu = choices("draw", "take", "call", "curate 2", "protect 1", "done");
    const found = [...deedsOf(menu, view()).values()].flat().map(({ choice }) => choice.move);
    expect(new Set(found)).toEqual(new Set(menu.map(({ move }) => move)));
  });
});

describe("choosing cards", () => {
  const menu = choices("discard", "exchange 1", "exchange 2");

  it("has a purpose", () => {
    expect(purposeOf(view({ question: "drawn" }), menu, false)).toBe("exchange");
    expect(purposeOf(view({ question: "turn" }), menu, false)).toBeNull();
    expect(purposeOf(view({ question: "turn" }), menu, true)).toBe("token");
    expect(purposeOf(view({ question: "drawn" }), [], false)).toBeNull();
  });

  it("is for what the purpose is, and nothing else", () => {
    const deeds = deedsOf(choices("exchange 1", "protect 1"), view()).get(at.card(0, 1))!;
    expect(pickOf(deeds, "exchange")?.choice.move).toBe("exchange 1");
    expect(pickOf(deeds, "token")?.choice.move).toBe("protect 1");
    expect(pickOf(deeds, null)).toBeNull();
  });

  it("adds and puts back; one gift replaces another", () => {
    expect(toggled([3], 4, "exchange")).toEqual([3, 4]);
    expect(toggled([3, 4], 3, "exchange")).toEqual([4]);
    expect(toggled([3], 4, "gift")).toEqual([4]);
  });

  it("looks when two are chosen, and lays the token at once", () => {
    expect(made("peek", [2])).toBeNull();
    expect(made("peek", [2, 4])).toBe("look 2 4");
    expect(made("token", [3])).toBe("protect 3");
    expect(made("exchange", [1, 2])).toBeNull();
  });

  it("exchanges in the order of the places, however they were chosen", () => {
    expect(exchangeOf(placesOf([4, 0], view().villages[0]!))).toEqual(["exchange 1", "exchange 5", "done"]);
  });

  it("knows what cannot match, but nothing about facedown cards", () => {
    expect(differ([faceup(0, 4), faceup(1, 5)], false)).toBe(true);
    expect(differ([faceup(0, 4), card(1)], false)).toBe(false);
    expect(differ([faceup(0, 4), faceup(1, 13)], true)).toBe(false);
    expect(differ([faceup(0, 4), faceup(1, 13)], false)).toBe(true);
  });
});

describe("why a thing does nothing", () => {
  const situation = (some: Partial<SilverCoinView> = {}, moves = ["draw"]): Situation => ({
    view: view(some),
    names: ["Ada", "Ben"],
    menu: choices(...moves),
  });
  const rule = (thing: Thing, some: Partial<SilverCoinView> = {}): string | null | undefined =>
    whyNot(thing, situation(some))?.rule;
  const of = (seat: number, place: number): Thing => ({ kind: "card", seat, card: view().villages[seat]![place - 1]! });

  it("is said with the rule behind it", () => {
    expect(rule(of(0, 1))).toBe("3.1");
    expect(rule(of(0, 4))).toBe("15.1");
    expect(rule(of(1, 1), { question: "peek" })).toBe("2.5");
    expect(rule(of(1, 1), { question: "drawn" })).toBe("6.1");
    expect(rule(of(0, 1), { question: "put" })).toBe("6.3");
    expect(rule(of(0, 1), { question: "penalty" })).toBe("7.4");
    expect(rule(of(1, 3), { question: "flip" })).toBe("13.2");
    expect(rule(of(0, 1), { question: "kill", rule: "22.1" })).toBe("22.1");
    expect(rule(of(0, 1), { question: "up", barred: 0 })).toBe("20.2");
    expect(rule(of(0, 1), { question: "rob" })).toBe("28.20");
    expect(rule({ kind: "call" })).toBe("8.1");
    expect(rule({ kind: "call" }, { last_lap: true })).toBe("8.4");
    expect(rule({ kind: "use" }, { hand: [card(30, { number: 3 })] })).toBe("4.3");
    expect(rule({ kind: "use" }, { hand: [card(30, { number: 8 })] })).toBe("13.1");
    expect(rule({ kind: "discard" }, { pile: [] })).toBe("5.4");
    expect(rule({ kind: "deck" }, { question: "drawn" })).toBe("3.1");
    expect(rule({ kind: "deck" }, { seat: -1 })).toBe("30.5");
  });

  it("is somebody else's turn, by name", () => {
    const why = whyNot({ kind: "deck" }, { ...situation({ asked: 1 }), menu: [] });
    expect(why?.says).toContain("Ben");
  });
});

it("one is asked twice before one exchanges what cannot match", () => {
  const villages = [[faceup(0, 4), faceup(1, 5), card(2)], []];
  expect(hurts("done", view({ question: "exchange", villages, chosen: [0, 1] }))).not.toBeNull();
  expect(hurts("done", view({ question: "exchange", villages, chosen: [0, 2] }))).toBeNull();
  expect(hurts("done", view({ question: "end", villages, chosen: [0, 1] }))).toBeNull();
});

it("a move that is pointed at touches what it is made with", () => {
  expect(touched("flip east 1", view())).toEqual([at.card(1, 1)]);
  expect(touched(null, view())).toEqual([]);
});
