// Moments of Quick Silver that illustrate its rules: small, fixed, and drawn by the same board as a real game.

import type { Told } from "../../messages";
import type { Cart, QuickSilverView } from "../../messages/quick-silver";
import type { Picture } from "../contract";

const NAMES = ["Ada", "Ben", "Cleo", "Dora"];

const cart = (some: Partial<Cart> = {}): Cart => ({
  plates: 4,
  blasts: 0,
  sneaks: 0,
  cash: 0,
  out: false,
  hand: null,
  ...some,
});

/** Ada's first turn: the hands have been picked up and nothing has happened yet. */
const START: QuickSilverView = {
  seat: 0,
  seats: 4,
  round: 1,
  asked: 0,
  question: "turn",
  asking: { type: "turn" },
  rule: null,
  outcome: null,
  options: { memory: "honest", "not-quite-dead": false, "sneaky-stranger": false },
  dealer: 3,
  first: 0,
  black: 2,
  white: 2,
  last_lap: false,
  sneak_pile: 8,
  tin: 8,
  carts: [cart({ hand: ["20", "5", "dynamite"] }), cart(), cart(), cart()],
  stranger: null,
  centre: null,
  spied: null,
  swap: null,
  memory: null,
  known: null,
};

/** The same for those who watch: no hand is theirs. */
const WATCHED: QuickSilverView = { ...START, seat: -1, carts: [cart(), cart(), cart(), cart()] };

/** The cards as they were dealt: two of each hand face up. */
const SPIED = [
  ["20", "5"],
  ["15", "10"],
  ["20", "15"],
  ["25", "10"],
];

const HANDS = [
  ["20", "15", "5"],
  ["15", "10", "junk"],
  ["20", "plate", "dynamite"],
  ["20", "10", "5"],
];

const told = (event: { type: string } & Record<string, unknown>, says: string): Told => ({
  event,
  says,
  rule: "",
});

/** The end of a round: all hands shown, hauls weighed, traders paid. */
const MARKET: Told[] = [
  ...HANDS.map((hand, holder) => told({ type: "Revealed", holder, hand }, `${NAMES[holder]} shows a hand.`)),
  told({ type: "PlateUsed", seat: 2, stopped: 1, repaired: 0 }, "Cleo's Replacement Plate stops a Dynamite."),
  told(
    { type: "Unloaded", holder: 0, total: 40, group: 1, earned: 0, cash: 0, sneaks: 0, paid: null },
    "Ada hauls 40.",
  ),
  told(
    { type: "Unloaded", holder: 3, total: 35, group: 2, earned: 20, cash: 20, sneaks: 0, paid: "20" },
    "Dora hauls 35.",
  ),
  told(
    { type: "Unloaded", holder: 1, total: 25, group: 3, earned: 5, cash: 5, sneaks: 0, paid: "junk" },
    "Ben hauls 25.",
  ),
  told(
    { type: "Unloaded", holder: 2, total: 15, group: 4, earned: 0, cash: 0, sneaks: 0, paid: null },
    "Cleo hauls 15.",
  ),
];

export const PICTURES: Picture<QuickSilverView>[] = [
  {
    name: "start",
    caption:
      "The table as the first turn begins. Every cart has four plates and nobody has cash; the three cards of the " +
      "centre lie in the middle, and your own hand is the only one you see.",
    names: NAMES,
    view: START,
  },
  {
    name: "spying",
    caption: "The white die shows 2, so two cards of every hand are dealt face up. Now is the time to remember them.",
    names: NAMES,
    view: { ...WATCHED, asked: 3, question: "spy", rule: null, spied: SPIED },
  },
  {
    name: "swap",
    caption: "Ada has put down a card, hidden from the others, and named Ben. The swap is under way; Ben is asked.",
    names: NAMES,
    view: {
      ...START,
      asked: 1,
      question: "redirect",
      rule: null,
      black: 1,
      swap: { taker: 0, target: 1, sender: null, card: "dynamite" },
    },
  },
  {
    name: "redirect",
    caption: "Ben has returned a plate and sent the swap on to Cleo, who may send it on again, but not back to Ben.",
    names: NAMES,
    view: {
      ...WATCHED,
      asked: 2,
      question: "redirect",
      rule: null,
      black: 1,
      tin: 9,
      carts: [cart(), cart({ plates: 3 }), cart(), cart()],
      swap: { taker: 0, target: 2, sender: 1, card: null },
    },
  },
  {
    name: "late",
    caption:
      "Later in the game: one plate is all that keeps Ben alive. Cleo had nothing but blasts after the dynamite, and " +
      "is out.",
    names: NAMES,
    view: {
      ...WATCHED,
      round: 5,
      tin: 12,
      carts: [
        cart({ plates: 3, blasts: 1, cash: 45 }),
        cart({ plates: 1, blasts: 2, cash: 60, sneaks: 1 }),
        cart({ plates: 0, blasts: 0, out: true }),
        cart({ plates: 2, blasts: 1, cash: 25 }),
      ],
    },
  },
  {
    name: "market",
    caption:
      "The market. Ada's haul is the highest and earns nothing. Dora comes second and is paid for her highest card, " +
      "Ben comes third and is paid for his lowest; that is junk, so he gets the $5 that every scored card brings.",
    names: NAMES,
    view: {
      ...WATCHED,
      asked: null,
      question: null,
      carts: [cart(), cart({ cash: 5 }), cart(), cart({ cash: 20 })],
    },
    events: MARKET,
  },
];
