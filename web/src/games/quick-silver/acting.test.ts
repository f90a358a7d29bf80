import { describe, expect, it } from "vitest";
import type { Choice } from "../../messages";
import type { Cart, QuickSilverView } from "./messages";
import { hurts, moveOf, whyNot, type Situation } from "./acting";
import { CENTRE, touched } from "./holders";
import { known, shownHand } from "./known";

const NEW: Cart = { plates: 4, blasts: 0, sneaks: 0, cash: 0, out: false, hand: null };
const cart = (some: Partial<Cart> = {}): Cart => ({ ...NEW, ...some });
const view = (some: Partial<QuickSilverView> = {}): QuickSilverView => ({
  seat: 0,
  seats: 4,
  round: 1,
  asked: 0,
  question: "turn",
  asking: { type: "turn" },
  rule: "4.3",
  outcome: null,
  options: { memory: "honest", "not-quite-dead": false, "sneaky-stranger": false },
  dealer: 3,
  first: 0,
  black: 2,
  white: 1,
  last_lap: false,
  sneak_pile: 8,
  tin: 8,
  carts: [cart({ hand: ["20", "5", "dynamite"] }), cart(), cart(), cart({ out: true, plates: 0 })],
  stranger: null,
  centre: null,
  spied: null,
  swap: null,
  memory: null,
  ...some,
});
const choices = (...moves: string[]): Choice[] => moves.map((move, id) => ({ id, move, says: move }));
const NAMES = ["Ada", "Bea", "Cid", "Dan"];
const TURN = choices("swap 20 with east", "swap 20 with centre", "sneak");
const situation = (some: Partial<Situation> = {}): Situation => ({
  view: view(),
  names: NAMES,
  menu: TURN,
  picked: null,
  ...some,
});

describe("on one's turn", () => {
  it("a cart is a target only once a card is chosen", () => {
    expect(moveOf({ kind: "holder", holder: 1 }, situation())).toBeNull();
    expect(whyNot({ kind: "holder", holder: 1 }, situation())?.rule).toBe("4.4");
    expect(moveOf({ kind: "holder", holder: 1 }, situation({ picked: "20" }))?.move).toBe("swap 20 with east");
    expect(moveOf({ kind: "holder", holder: CENTRE }, situation({ picked: "20" }))?.move).toBe("swap 20 with centre");
  });

  it("one's own cart and the dead are no targets", () => {
    expect(whyNot({ kind: "holder", holder: 0 }, situation({ picked: "20" }))?.rule).toBe("5.4");
    expect(whyNot({ kind: "holder", holder: 3 }, situation({ picked: "20" }))?.rule).toBe("6.7");
  });

  it("the pile is a sneak, or a pass once it is empty", () => {
    expect(moveOf({ kind: "pile" }, situation())?.move).toBe("sneak");
    expect(moveOf({ kind: "pile" }, situation({ menu: choices("pass") }))?.move).toBe("pass");
  });
});

describe("a swap that waits for one's answer", () => {
  const asked = situation({
    view: view({ question: "redirect", swap: { taker: 1, target: 0, sender: 2, card: null } }),
    menu: choices("allow", "redirect onto centre"),
  });

  it("is allowed at one's own cart and redirected at another place", () => {
    expect(moveOf({ kind: "holder", holder: 0 }, asked)?.move).toBe("allow");
    expect(moveOf({ kind: "holder", holder: CENTRE }, asked)?.move).toBe("redirect onto centre");
  });

  it("goes neither to its taker nor back to its sender", () => {
    expect(whyNot({ kind: "holder", holder: 1 }, asked)?.rule).toBe("5.4");
    expect(whyNot({ kind: "holder", holder: 2 }, asked)?.rule).toBe("5.2");
  });

  it("hurts where it leaves one plate or none", () => {
    const left = (plates: number): string | null => hurts("redirect onto centre", view({ carts: [cart({ plates })] }));
    expect(left(3)).toBeNull();
    expect(left(2)).toContain("single");
    expect(left(1)).toContain("last plate");
    expect(hurts("allow", view({ carts: [cart({ plates: 1 })] }))).toBeNull();
  });
});

it("somebody else's turn is said by name", () => {
  expect(whyNot({ kind: "pile" }, situation({ view: view({ asked: 1 }), menu: [] }))?.says).toContain("Bea");
});

it("a move that is pointed at touches its card and its target", () => {
  expect(touched("swap 20 with dusk", 0)).toMatchObject({ card: "20", holder: 5 });
  expect(touched("redirect onto centre", 0)).toMatchObject({ holder: CENTRE });
  expect(touched("take 3", 0)).toMatchObject({ slot: 2 });
  expect(touched("allow", 2)).toMatchObject({ holder: 2 });
  expect(touched("sneak", 0).pile).toBe(true);
});

it("a remembered hand keeps what is certain and doubts what was taken unseen", () => {
  const swapped = { type: "Swapped" as const, taker: 2, source: 1, slot: null, gave: null, took: null };
  const memory = { faceup: [[], ["20", "20"], ["5"], []], hand: [], swaps: [swapped] };
  const aided = view({ memory });
  expect(known(aided).hands[1]).toEqual(["20"]);
  expect(known(aided).hands[2]).toEqual([]);
  expect(shownHand(aided, 1, known(aided))[0]).toEqual({ card: "20", remembered: true });
  expect(shownHand(aided, 3, known(aided))).toEqual([]);
});
