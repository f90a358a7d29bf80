import { describe, expect, it } from "vitest";
import type { Choice } from "../../messages";
import { deedOf, hurts, touched, whyNot, type Situation } from "./acting";
import { chosenOf, left, NOTHING, oneMore, read, sinkMove, type Chosen } from "./choosing";
import { COLOURS } from "./explorers";
import type { Explorer, Player, QuicksandView } from "./messages";

const NEW: Player = { cards: 6, hand: null, identity: null, stranded: [] };
const player = (some: Partial<Player> = {}): Player => ({ ...NEW, ...some });
const explorers = (at: Record<string, number> = {}, stuck: string[] = []): Explorer[] =>
  COLOURS.map((colour, start) => ({ colour, space: at[colour] ?? start, stuck: stuck.includes(colour), left: 0 }));
const view = (some: Partial<QuicksandView> = {}): QuicksandView => ({
  seat: 0,
  seats: 3,
  round: 1,
  asked: 0,
  question: "play",
  asking: { type: "play", able: true },
  rule: "4.1",
  outcome: null,
  options: { "zero-card-turns": false },
  explorers: explorers(),
  players: [player({ identity: "red", hand: ["red", "red", "mask", "quicksand"] }), player(), player()],
  deck: 60,
  discards: [],
  unowned: [],
  aside: null,
  idle: 0,
  history: [],
  ...some,
});
const choices = (...moves: string[]): Choice[] => moves.map((move, id) => ({ id, move, says: move }));
const situation = (some: Partial<Situation> = {}): Situation => ({
  view: view(),
  names: ["Ada", "Bea", "Cid"],
  menu: MENU,
  chosen: NOTHING,
  ...some,
});
const some = (chosen: Partial<Chosen>): Chosen => ({ ...NOTHING, ...chosen });

const MENU = choices(
  "move red 1 to 6",
  "move red 1 to 7",
  "move red 0+1 to 6",
  "move blue 0+1 to 7",
  "move red 2 to 10",
  "move red 1+1 to 10",
  "move red 2 to 11",
  "sink red",
  "sink blue",
  "sink red blue",
);

describe("a move as it is written", () => {
  it("tells its colour, its cards and its end", () => {
    expect(read("move white 3+2 to temple")).toEqual({ does: "move", colour: "white", cards: 3, masks: 2, end: 40 });
    expect(read("rescue black with mask")).toEqual({ does: "rescue", colour: "black", cards: 0, masks: 1 });
    expect(read("sink red blue")).toEqual({ does: "sink", colours: ["red", "blue"] });
    expect(read("discard mask")).toEqual({ does: "discard", card: "mask" });
    expect(read("swap 20 with east")).toBeNull();
  });

  it("names explorers that sink in the order of the rules", () => {
    expect(sinkMove(["white", "red"])).toBe("sink red white");
  });
});

describe("choosing cards", () => {
  it("adds one of a kind, and puts all back after the last", () => {
    const one = oneMore(NOTHING, "red", 2);
    const two = oneMore(one, "red", 2);
    expect([chosenOf(one, "red"), chosenOf(two, "red")]).toEqual([1, 2]);
    expect(oneMore(two, "red", 2)).toEqual(NOTHING);
  });

  it("lets Masks go with any one colour, and Quicksand with nothing", () => {
    const both = oneMore(oneMore(NOTHING, "mask", 1), "red", 2);
    expect(both).toMatchObject({ colour: "red", cards: 1, masks: 1 });
    expect(oneMore(both, "blue", 1)).toMatchObject({ colour: "blue", cards: 1, masks: 1 });
    expect(oneMore(both, "quicksand", 1)).toEqual(some({ quicksand: 1 }));
  });

  it("leaves the moves that play exactly these cards", () => {
    const moves = (chosen: Partial<Chosen>): string[] => left(MENU, some(chosen)).map(({ choice }) => choice.move);
    expect(moves({})).toEqual([]);
    expect(moves({ colour: "red", cards: 1 })).toEqual(["move red 1 to 6", "move red 1 to 7"]);
    expect(moves({ colour: "red", cards: 1, masks: 1 })).toEqual(["move red 1+1 to 10"]);
    expect(moves({ masks: 1 })).toEqual(["move red 0+1 to 6", "move blue 0+1 to 7"]);
    expect(moves({ quicksand: 2, sinks: ["red"] })).toEqual(["sink red blue"]);
  });
});

describe("pressing a space", () => {
  it("plays the move that ends there", () => {
    const chosen = some({ colour: "red", cards: 2 });
    expect(deedOf(11, situation({ chosen }))).toMatchObject({ does: "play", choice: { move: "move red 2 to 11" } });
    expect(deedOf(6, situation({ chosen }))).toBeNull();
  });

  it("chooses the explorer first where only Masks are played", () => {
    const chosen = some({ masks: 1 });
    expect(deedOf(7, situation({ chosen }))).toBeNull();
    expect(deedOf(3, situation({ chosen }))).toMatchObject({ does: "choose", chosen: { colour: "blue", masks: 1 } });
    const blue = situation({ chosen: some({ masks: 1, colour: "blue" }) });
    expect(deedOf(7, blue)).toMatchObject({ choice: { move: "move blue 0+1 to 7" } });
  });

  it("rescues the explorer that is stuck there", () => {
    const stuck = situation({
      view: view({ explorers: explorers({ red: 8 }, ["red"]) }),
      menu: choices("rescue red", "rescue red with mask"),
      chosen: some({ colour: "red", cards: 1 }),
    });
    expect(deedOf(8, stuck)).toMatchObject({ does: "play", choice: { move: "rescue red" } });
    expect(deedOf(8, { ...stuck, chosen: some({ masks: 1 }) })).toMatchObject({
      choice: { move: "rescue red with mask" },
    });
    expect(whyNot(11, stuck)?.rule).toBe("7.3");
  });

  it("sinks as many explorers as Quicksand cards are chosen, and not before", () => {
    const chosen = some({ quicksand: 2 });
    const first = deedOf(3, situation({ chosen }));
    expect(first).toMatchObject({ does: "choose", chosen: { sinks: ["blue"] } });
    const second = deedOf(0, situation({ chosen: some({ quicksand: 2, sinks: ["blue"] }) }));
    expect(second).toMatchObject({ does: "play", choice: { move: "sink red blue" } });
  });
});

describe("why a space does nothing", () => {
  const rule = (space: number, some: Partial<Situation>): string | null | undefined =>
    whyNot(space, situation(some))?.rule;

  it("is said with the rule behind it", () => {
    const two = some({ colour: "red", cards: 2 });
    expect(rule(6, {})).toBe("4.1");
    expect(rule(6, { chosen: two })).toBe("5.3");
    expect(rule(5, { chosen: two })).toBe("5.2");
    expect(rule(40, { chosen: two })).toBe("5.3");
    expect(rule(11, { chosen: two, view: view({ explorers: explorers({ blue: 11 }) }) })).toBe("5.4");
    expect(rule(6, { chosen: some({ quicksand: 1 }) })).toBe("8.1");
    expect(rule(3, { chosen: some({ quicksand: 1 }), view: view({ explorers: explorers({}, ["blue"]) }) })).toBe("8.2");
    expect(rule(6, { chosen: some({ masks: 1 }) })).toBe("4.2");
    expect(rule(6, { view: view({ question: "discard" }) })).toBe("6.1");
  });

  it("is somebody else's turn, by name", () => {
    expect(whyNot(6, situation({ view: view({ asked: 1 }), menu: [] }))?.says).toContain("Bea");
  });
});

describe("one is asked twice", () => {
  const identities: (string | null)[] = ["red", "blue", null];
  const as = (identity: string | null, some: Partial<QuicksandView> = {}): QuicksandView =>
    view({ players: [player({ identity }), player(), player()], ...some });

  it("before an explorer is brought to the temple that may be somebody's", () => {
    expect(hurts("move blue 1 to temple", view())).toContain("Zoologist");
    expect(hurts("move red 1 to temple", view())).toContain("Hunter");
    expect(hurts("move blue 1 to temple", view({ unowned: ["blue"] }))).toBeNull();
    expect(hurts("move blue 1 to 38", view())).toBeNull();
  });

  it("the same whoever one is, so that an onlooker learns nothing", () => {
    for (const move of ["sink red blue", "sink blue", "move blue 1 to temple", "move red 1 to temple", "rescue red"])
      expect(new Set(identities.map((identity) => hurts(move, as(identity)))).size).toBe(1);
    expect(hurts("sink red blue", view())).toBeNull();
    expect(hurts("move red 1 to temple", view())).not.toMatch(/your/);
  });
});

it("a move that is pointed at touches its explorer, its end and its cards", () => {
  expect(touched("move red 1+1 to 10", view())).toEqual({ spaces: [0, 10], kinds: ["red", "mask"] });
  expect(touched("sink red blue", view())).toEqual({ spaces: [0, 3], kinds: ["quicksand"] });
  expect(touched("discard blue", view())).toEqual({ spaces: [], kinds: ["blue"] });
});
