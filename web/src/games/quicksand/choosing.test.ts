import { describe, expect, it } from "vitest";
import { deedOf, hurts, touched, wished, type Choice, type Situation } from "./acting";
import { chosenOf, left, NOTHING, oneMore, sinkForm, type Chosen } from "./choosing";
import { COLOURS } from "./explorers";
import type { Explorer, MoveExplorer, Movement, QuicksandMove, QuicksandView } from "../../messages/quicksand";
import { OURS, START } from "./testing";

const explorers = (at: Record<string, number> = {}, stuck: string[] = []): Explorer[] =>
  COLOURS.map((colour, start) => ({ colour, space: at[colour] ?? start, stuck: stuck.includes(colour), left: 0 }));
const view = (some: Partial<QuicksandView> = {}): QuicksandView => ({
  ...START,
  ...some,
});
const choices = (...forms: QuicksandMove[]): Choice[] =>
  forms.map((form, id) => ({ id, move: "", says: form.type, form }));
const situation = (some: Partial<Situation> = {}): Situation => ({
  view: view(),
  edition: OURS,
  menu: MENU,
  chosen: NOTHING,
  ...some,
});
const some = (chosen: Partial<Chosen>): Chosen => ({ ...NOTHING, ...chosen });

const move = (colour: string, cards: number, masks: number, space: number): MoveExplorer => ({
  type: "move-explorer",
  colour,
  cards,
  masks,
  space,
});
const sink = (...explorers: string[]): QuicksandMove => ({ type: "sink", explorers });
const MENU = choices(
  move("red", 1, 0, 6),
  move("red", 1, 0, 7),
  move("red", 0, 1, 6),
  move("blue", 0, 1, 7),
  move("red", 2, 0, 10),
  move("red", 1, 1, 10),
  move("red", 2, 0, 11),
  sink("red"),
  sink("blue"),
  sink("red", "blue"),
);
const MOVEMENT: Movement = {
  type: "movement",
  way: [0, 6, 10],
  rescued: false,
  stuck: false,
  discard: false,
  left: 10,
  decides: false,
};

it("explorers that sink are named in the order of the edition", () => {
  expect(sinkForm(OURS, ["white", "red"])).toEqual(sink("red", "white"));
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
    const moves = (chosen: Partial<Chosen>): unknown[] => left(MENU, some(chosen)).map(({ form }) => form);
    expect(moves({})).toEqual([]);
    expect(moves({ colour: "red", cards: 1 })).toEqual([move("red", 1, 0, 6), move("red", 1, 0, 7)]);
    expect(moves({ colour: "red", cards: 1, masks: 1 })).toEqual([move("red", 1, 1, 10)]);
    expect(moves({ masks: 1 })).toEqual([move("red", 0, 1, 6), move("blue", 0, 1, 7)]);
    expect(moves({ quicksand: 2, sinks: ["red"] })).toEqual([sink("red", "blue")]);
  });
});

describe("pressing a space", () => {
  it("plays the move that ends there", () => {
    const chosen = some({ colour: "red", cards: 2 });
    expect(deedOf(11, situation({ chosen }))).toMatchObject({ does: "play", choice: { form: move("red", 2, 0, 11) } });
    expect(deedOf(6, situation({ chosen }))).toBeNull();
  });

  it("chooses the explorer first where only Masks are played", () => {
    const chosen = some({ masks: 1 });
    expect(deedOf(7, situation({ chosen }))).toBeNull();
    expect(deedOf(3, situation({ chosen }))).toMatchObject({ does: "choose", chosen: { colour: "blue", masks: 1 } });
    const blue = situation({ chosen: some({ masks: 1, colour: "blue" }) });
    expect(deedOf(7, blue)).toMatchObject({ choice: { form: move("blue", 0, 1, 7) } });
  });

  it("rescues the explorer that is stuck there", () => {
    const rescue = (cards: number, masks: number): QuicksandMove => ({ type: "rescue", colour: "red", cards, masks });
    const stuck = situation({
      view: view({ explorers: explorers({ red: 8 }, ["red"]) }),
      menu: choices(rescue(1, 0), rescue(0, 1)),
      chosen: some({ colour: "red", cards: 1 }),
    });
    expect(deedOf(8, stuck)).toMatchObject({ does: "play", choice: { form: rescue(1, 0) } });
    expect(deedOf(8, { ...stuck, chosen: some({ masks: 1 }) })).toMatchObject({
      choice: { form: rescue(0, 1) },
    });
    expect(wished(11, stuck)).toEqual(move("red", 1, 0, 11));
  });

  it("sinks as many explorers as Quicksand cards are chosen, and not before", () => {
    const chosen = some({ quicksand: 2 });
    const first = deedOf(3, situation({ chosen }));
    expect(first).toMatchObject({ does: "choose", chosen: { sinks: ["blue"] } });
    const second = deedOf(0, situation({ chosen: some({ quicksand: 2, sinks: ["blue"] }) }));
    expect(second).toMatchObject({ does: "play", choice: { form: sink("red", "blue") } });
  });
});

describe("a space that does nothing", () => {
  it("asks of the movement that was wished there", () => {
    const chosen = some({ colour: "red", cards: 1, masks: 1 });
    expect(wished(5, situation({ chosen }))).toEqual(move("red", 1, 1, 5));
    expect(wished(OURS.temple, situation({ chosen }))).toEqual(move("red", 1, 1, OURS.temple));
  });

  it("asks of sinking an explorer that is stuck", () => {
    const stuck = view({ explorers: explorers({}, ["blue"]) });
    const chosen = some({ quicksand: 2, sinks: ["white"] });
    expect(wished(3, situation({ chosen, view: stuck }))).toEqual(sink("blue", "white"));
    expect(wished(6, situation({ chosen, view: stuck }))).toBeNull();
  });

  it("has nothing to ask where no cards are chosen, or nobody is asked", () => {
    expect(wished(6, situation())).toBeNull();
    expect(wished(6, situation({ chosen: some({ masks: 1 }) }))).toBeNull();
    expect(wished(6, situation({ chosen: some({ colour: "red", cards: 1 }), menu: [] }))).toBeNull();
  });
});

it("one is asked twice before an explorer is brought to the temple that may be somebody's", () => {
  expect(hurts({ brings: { ...MOVEMENT, decides: true } })).toContain("wins at once");
  expect(hurts({ brings: { ...MOVEMENT, decides: true } })).not.toMatch(/your/);
  expect(hurts({ brings: MOVEMENT })).toBeNull();
  expect(hurts({ form: sink("red") })).toBeNull();
});

it("a move that is pointed at touches its explorer, its end, its cards and its way", () => {
  const at = (form: QuicksandMove, brings?: Movement): Choice => ({
    id: 0,
    move: "",
    says: "",
    form,
    ...(brings && { brings }),
  });
  expect(touched(at(move("red", 1, 1, 10), MOVEMENT), view())).toEqual({
    spaces: [0, 10],
    kinds: ["red", "mask"],
    way: [0, 6, 10],
  });
  expect(touched(at(sink("red", "blue")), view())).toEqual({ spaces: [0, 3], kinds: ["quicksand"], way: null });
  expect(touched(at({ type: "discard", card: "blue" }), view())).toEqual({ spaces: [], kinds: ["blue"], way: null });
  expect(touched(null, view())).toEqual({ spaces: [], kinds: [], way: null });
});
