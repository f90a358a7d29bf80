import { describe, expect, it } from "vitest";
import { hurts, meaning, touched, type Choice, type Situation } from "./acting";
import { CENTRE } from "./holders";
import type { QuickSilverMove, QuickSilverView } from "../../messages/quick-silver";
import { shownCentre, shownHand } from "./shown";
import { pictured } from "./testing";

const START = pictured("start");
const view = (some: Partial<QuickSilverView> = {}): QuickSilverView => ({
  ...START,
  carts: START.carts.map((cart, seat) => (seat === 3 ? { ...cart, out: true, plates: 0 } : cart)),
  ...some,
});
const choices = (...forms: QuickSilverMove[]): Choice[] =>
  forms.map((form, id) => ({ id, move: "", says: form.type, form }));
const TURN = choices({ type: "swap", card: "20", target: "east" }, { type: "sneak" });
const situation = (some: Partial<Situation> = {}): Situation => ({ view: view(), menu: TURN, picked: null, ...some });
const holder = (at: number): { kind: "holder"; holder: number } => ({ kind: "holder", holder: at });

describe("on one's turn", () => {
  it("a cart is a target only once a card is chosen", () => {
    expect(meaning(holder(1), situation())).toEqual({ type: "swap", card: "", target: "east" });
    expect(meaning(holder(1), situation({ picked: "20" }))).toEqual({ type: "swap", card: "20", target: "east" });
    expect(meaning(holder(CENTRE), situation({ picked: "20" }))).toEqual({
      type: "swap",
      card: "20",
      target: "centre",
    });
  });

  it("one's own cart and the dead can be asked about", () => {
    expect(meaning(holder(0), situation({ picked: "20" }))).toMatchObject({ target: "north" });
    expect(meaning(holder(3), situation({ picked: "20" }))).toMatchObject({ target: "west" });
  });

  it("the pile is a sneak, or a pass once that is on the menu", () => {
    expect(meaning({ kind: "pile" }, situation())).toEqual({ type: "sneak" });
    expect(meaning({ kind: "pile" }, situation({ menu: choices({ type: "pass" }) }))).toEqual({ type: "pass" });
  });
});

it("a swap that waits for one's answer is allowed at one's own cart and redirected at another place", () => {
  const asked = situation({ view: view({ question: "redirect" }) });
  expect(meaning(holder(0), asked)).toEqual({ type: "allow" });
  expect(meaning(holder(1), asked)).toEqual({ type: "redirect", onto: "east" });
  expect(meaning(holder(CENTRE), asked)).toEqual({ type: "redirect", onto: "centre" });
  const elsewhere = situation({ view: view({ question: "redirect", asked: 2 }), menu: [] });
  expect(meaning(holder(1), elsewhere)).toMatchObject({ type: "swap", card: "" });
});

it("a redirect hurts where it leaves one plate or none", () => {
  const left = (plates: number): string | null => hurts({ brings: { type: "returned", plates, blasts: 1 } });
  expect(left(2)).toBeNull();
  expect(left(1)).toContain("single");
  expect(left(0)).toContain("last plate");
  expect(hurts({ form: { type: "allow" } })).toBeNull();
});

it("nothing is a move for who is out, who watches, and when the game is over", () => {
  const outcome = { ending: "cash", winners: [1], scores: [0, 100, 0, 0] };
  for (const some of [{ seat: 3 }, { seat: -1 }, { outcome }])
    for (const thing of [holder(1), { kind: "pile" as const }, { kind: "card" as const, card: "20" }])
      expect(meaning(thing, situation({ view: view(some), picked: "20" }))).toBeNull();
});

it("a card of the hand can be asked about when it is not one's turn", () => {
  const card = { kind: "card" as const, card: "5" };
  expect(meaning(card, situation({ view: view({ asked: 1 }), menu: [] }))).toMatchObject({ type: "swap", card: "5" });
});

it("a move that is pointed at touches its card, its target and one's own cart", () => {
  expect(touched({ type: "swap", card: "20", target: "dusk" }, 0)).toMatchObject({ card: "20", holders: [5] });
  expect(touched({ type: "redirect", onto: "centre" }, 2)).toMatchObject({ holders: [CENTRE, 2] });
  expect(touched({ type: "take", slot: 3 }, 0)).toMatchObject({ slot: 2 });
  expect(touched({ type: "allow" }, 2)).toMatchObject({ holders: [2] });
  expect(touched({ type: "sneak" }, 0).pile).toBe(true);
  expect(touched(undefined, 0)).toMatchObject({ card: null, holders: [], slot: null, pile: false });
});

it("what a chair knows is shown as remembered, and nothing of the dead", () => {
  const known = { hands: [[], ["20"], [], []], centre: [null, "5", null] };
  const aided = view({ known });
  expect(shownHand(aided, 1)).toEqual([
    { card: "20", remembered: true },
    { card: null, remembered: false },
    { card: null, remembered: false },
  ]);
  expect(shownHand(aided, 3)).toEqual([]);
  expect(shownCentre(aided)[1]).toEqual({ card: "5", remembered: true });
  expect(shownHand({ ...aided, spied: [[], ["15"], [], []] }, 1)[0]).toEqual({ card: "15", remembered: false });
});
