// Moments of Quicksand that illustrate its rules: small, fixed, and drawn by the same board as a real game.

import type { Picture } from "../contract";
import { COLOURS } from "./explorers";
import type { Explorer, Player, QuicksandView } from "../../messages/quicksand";

const NAMES = ["Ada", "Ben", "Cleo", "Dora"];

const NEW: Player = { cards: 6, hand: null, identity: null, stranded: [] };
const player = (some: Partial<Player> = {}): Player => ({ ...NEW, ...some });

/** The explorers, each at its start or where it is said to be. */
const explorers = (at: Record<string, number> = {}, stuck: string[] = []): Explorer[] =>
  COLOURS.map((colour, start) => ({ colour, space: at[colour] ?? start, stuck: stuck.includes(colour), left: 0 }));

/** So many cards of each kind. */
const cards = (counts: Record<string, number>): string[] =>
  Object.entries(counts).flatMap(([kind, count]) => Array.from({ length: count }, () => kind));

const HAND = ["red", "red", "blue", "white", "mask", "quicksand"];

/** Ada's first turn: nothing has happened yet. */
const START: QuicksandView = {
  seat: 0,
  seats: 4,
  round: 1,
  asked: 0,
  question: "play",
  asking: { type: "play", able: true },
  rule: null,
  outcome: null,
  options: { "zero-card-turns": false },
  explorers: explorers(),
  players: [player({ hand: HAND, identity: "blue" }), player(), player(), player()],
  deck: 59,
  discards: [],
  unowned: [],
  aside: null,
  idle: 0,
  history: [],
};

/** The middle of a game, for those who watch. */
const MIDDLE: QuicksandView = {
  ...START,
  seat: -1,
  round: 14,
  asked: 2,
  players: [player(), player(), player(), player()],
  explorers: explorers({ red: 18, yellow: 10, green: 26, blue: 15, black: 25, white: 13 }),
  deck: 34,
  discards: cards({ red: 3, yellow: 2, green: 6, blue: 3, black: 5, white: 2, mask: 3, quicksand: 1 }),
};

export const PICTURES: Picture<QuicksandView>[] = [
  {
    name: "start",
    caption:
      "Six explorers at the river, the temple at the other end of the trail. Ada has six cards, and her identity " +
      "counter lies face down.",
    names: NAMES,
    view: START,
  },
  {
    name: "own-colour",
    caption: "The Botanist's movement has ended on 26, a space of its own colour: whoever moved it may discard a card.",
    names: NAMES,
    view: {
      ...MIDDLE,
      question: "discard",
      rule: null,
      players: [player(), player(), player({ cards: 5 }), player()],
      deck: 35,
    },
  },
  {
    name: "stuck",
    caption:
      "The Hunter's movement ended on the Quicksand space 24, and the Hunter is stuck. One red card or Mask rescues " +
      "it, the next one moves it.",
    names: NAMES,
    view: {
      ...MIDDLE,
      explorers: explorers({ red: 24, yellow: 10, green: 26, blue: 15, black: 25, white: 13 }, ["red"]),
      deck: 32,
      discards: cards({ red: 5, yellow: 2, green: 6, blue: 3, black: 5, white: 2, mask: 3, quicksand: 1 }),
    },
  },
  {
    name: "unowned",
    caption:
      "The Jungle Lord was at the temple, but nobody had its counter: it is back at its start, and the race goes on.",
    names: NAMES,
    view: {
      ...MIDDLE,
      round: 22,
      explorers: explorers({ red: 28, yellow: 21, green: 32, blue: 30, white: 18 }, ["blue"]),
      deck: 13,
      discards: cards({ red: 6, yellow: 4, green: 8, blue: 7, black: 10, white: 4, mask: 6, quicksand: 1 }),
      unowned: ["black"],
    },
  },
];
