// Moments of Silver Coin that illustrate its rules: small, fixed, and drawn by the same board as a real game.

import type { Picture } from "../contract";
import { AMULET, COIN, NUMBERS, optionOf } from "./characters";
import type { Card, Options, ScoredVillage, SilverCoinView } from "../../messages/silver-coin";

const NAMES = ["Ada", "Ben", "Cleo", "Dora"];

const decks = (who: readonly string[]): Options =>
  ({
    memory: "honest",
    token: "protect",
    "losers-replace": false,
    ...Object.fromEntries(NUMBERS.map((number) => [optionOf(number), who[number]])),
  }) as Options;

/** A moment, written shortly. A card is `7` faceup, `x` facedown, `(7)` facedown but known to who looks on; after it
 * letters: r rotated, p protected, u used, t under the token, c chosen, l looked at, a acting. */
interface Moment {
  villages: string[];
  /** What is asked, if not what to do in a turn; and whom, if not Ada. */
  asks?: Question["type"];
  asked?: number;
  /** Who looks on, if not somebody who only watches. */
  seat?: number;
  pile?: string;
  hand?: string;
  shown?: string;
  view?: Partial<SilverCoinView>;
}

/* eslint-disable no-restricted-syntax -- the shorthand of these pictures is their own */
const CARD = /^(x|\d+|\(\d+\))([a-z]*)$/;

type Question = NonNullable<SilverCoinView["asking"]>;

function viewOf(
  { villages, asks = "turn", asked = 0, seat = -1, pile = "9", hand = "", shown = "", view = {} }: Moment,
  options: Options,
): SilverCoinView {
  let tags = 0;
  const marked: Record<string, number[]> = {};
  const cards = (text: string): Card[] =>
    text
      .split(" ")
      .filter(Boolean)
      .map((word) => {
        const [, face = "x", letters = ""] = CARD.exec(word) ?? [];
        const tag = tags;
        tags += 1;
        for (const letter of letters) (marked[letter] ??= []).push(tag);
        const has = (letter: "r" | "p" | "u"): boolean => letters.includes(letter);
        return {
          tag,
          number: face === "x" ? null : Number(/\d+/.exec(face)?.[0]),
          up: !face.startsWith("(") && face !== "x",
          rotated: has("r"),
          protected: has("p") || letters.includes("t"),
          seen: [],
          used: has("u"),
          awaits: [],
          guards: null,
        };
      });
  const lying = { villages: villages.map(cards), pile: cards(pile), hand: cards(hand), shown: cards(shown) };
  const [by = null] = marked["a"] ?? [];
  const asking = { type: asks, by, chosen: marked["c"] ?? [], looking: marked["l"] ?? [] } as Question;
  return {
    seat,
    seats: villages.length,
    round: 1,
    rounds: 4,
    asked,
    question: asks,
    asking,
    rule: null,
    outcome: null,
    options,
    first: 0,
    turn: asked,
    caller: null,
    last_lap: false,
    token: null,
    ...lying,
    deck: 21,
    top: [],
    interrupted: null,
    token_on: marked["t"]?.[0] ?? null,
    dry: false,
    totals: villages.map(() => 0),
    results: [],
    replaced: [],
    ...view,
  };
}

/* eslint-enable no-restricted-syntax */

const pictureIn =
  (options: Options) =>
  (name: string, caption: string, moment: Moment): Picture<SilverCoinView> => ({
    name,
    caption,
    names: NAMES.slice(0, moment.villages.length),
    view: viewOf(moment, options),
  });

const coin = pictureIn(decks(COIN));
const amulet = pictureIn(decks(AMULET));

/** The end of a game, with its last round turned up: by seat its cards, and why they do not score their sum. */
function scored(...rows: [string, ScoredVillage["why"]][]): Partial<SilverCoinView> {
  const villages = rows.map(([text, why]): ScoredVillage => {
    // eslint-disable-next-line no-restricted-syntax -- the same shorthand
    const cards = text.split(" ").map((card) => ({ number: Number.parseInt(card, 10), up: !card.endsWith("x") }));
    const sum = cards.reduce((total, { number }) => total + number, 0);
    return { cards, sum, score: why ? 0 : sum, why };
  });
  const caller = villages.findIndex(({ why }) => why === "lowest");
  const totals = villages.map(({ score }) => score);
  return {
    asked: null,
    question: null,
    asking: null,
    results: [{ villages, caller: caller < 0 ? null : caller }],
    totals,
    outcome: { ending: "", winners: [0], scores: totals },
  };
}

export const PICTURES: Picture<SilverCoinView>[] = [
  coin("beginning", "Ada looks at two of her five cards, and turns them back before the first turn.", {
    villages: ["x (3)l x (11)l x", "x x x x x"],
    asks: "look",
    seat: 0,
    view: { deck: 31 },
  }),
  coin("turn", "Ada's turn: the deck on the left, the discards on the right, and four cards, so that she may call.", {
    villages: ["x 2 x x", "x x 6 x x"],
    pile: "12 10 5",
    view: { deck: 18 },
  }),
  coin(
    "exchange",
    "Ada has drawn the Con Artist, and chooses her Golem: it will be discarded, and the 1 gets its place.",
    { villages: ["x x 11c x 4", "x x x x x"], hand: "(1)", asks: "exchange", seat: 0 },
  ),
  coin(
    "several",
    "Ben has chosen three cards. If all of them are of one number, all are discarded for the one he took.",
    { villages: ["x x x x", "9c xc x xc x"], pile: "12 8", hand: "2", asks: "exchange", asked: 1 },
  ),
  coin("mismatch", "A mismatch: the 9 and the 8 do not go together. Both stay, faceup, and the new card is added.", {
    villages: ["x x x x", "9c x 8c x x x"],
    pile: "12 10",
    view: { asked: 0 },
  }),
  coin("vote", "Ben has called for a vote. Ada has one more turn; then the round ends.", {
    villages: ["x 3 x x", "x 0 x"],
    view: { caller: 1, last_lap: true },
  }),
  coin(
    "scoring",
    "All villages are turned up. Ada called and nobody has less, so she scores 0; Ben scores what he has.",
    { villages: ["x", "x"], view: scored(["1 2x 4", "lowest"], ["5x 3 0x 9x", null]) },
  ),
  coin("token", "The token lies on Ada's second card: no other seat may touch it.", {
    villages: ["x xt x 5 x", "x x x x x"],
  }),

  coin("register", "Play has stopped. The Register, faceup, lets Ada give another card of her village to Ben.", {
    villages: ["0a 12 x", "x x 4 x"],
    asks: "register",
  }),
  coin(
    "con-artist",
    "Ada's turn is over, but her Con Artist lies faceup: turned facedown, it gives her another turn.",
    { villages: ["x 1 x x", "x x x 7 x"], asks: "end" },
  ),
  coin("curator", "Ada's Curator has rotated her last card; in her next turn it can discard it.", {
    villages: ["x 2u x x xr", "x x x x x"],
  }),
  coin("pixie", "Ada's Pixie has turned facedown. Now any other card is flipped: Ben's, or one of her own.", {
    villages: ["x (3)a x 8", "x x 1 x x"],
    asks: "pixie",
  }),
  coin(
    "blob",
    "Ada's Blob lies faceup: instead of drawing, she may use the Psychic that lies on top of the discards.",
    { villages: ["4 x x x x", "x x x x"], pile: "12 3 9" },
  ),
  coin(
    "apprentice-tanner",
    "The Apprentice Tanner was used and has joined Ada's village at the right end. Now a card is flipped.",
    { villages: ["x x x x x 5a", "x x 2 x x"], asks: "flip" },
  ),
  coin("huntress", "The Huntress has turned Ben's Pixie facedown; now another card is turned faceup.", {
    villages: ["x x x x x", "x (3) x x 1"],
    pile: "9 6a",
    asks: "up",
  }),
  coin("nostro", "With a Nostro, Ada looks at all facedown cards of Ben's village.", {
    villages: ["x x x x", "(4)l (12)l 2 (7)l (9)l"],
    pile: "3 7a",
    asks: "look",
    seat: 0,
  }),
  coin("assassin", "The Assassin takes a faceup card, such as Ben's Register, and puts it under the discards.", {
    villages: ["x x x x x", "x 0 x x"],
    pile: "10 8a",
    asks: "kill",
  }),
  coin(
    "psychic",
    "With a Psychic, Ada has looked at one card of her own and at one of Ben's. One more is left to her.",
    { villages: ["x (2)l x x x", "x x (13)l x x"], pile: "4 9a", asks: "look", seat: 0 },
  ),
  coin("nosferatu", "Below the Nosferatu lie three discards: Ada may take one of them, or use its ability.", {
    villages: ["x x x x", "x x x 5 x"],
    pile: "12 1 8 10a",
    asks: "nosferatu",
  }),
  coin("golem", "The Golem switches the card below it with any card; that one goes to the bottom of the discards.", {
    villages: ["x x x x", "x x 1 x"],
    pile: "6 13 11a",
    asks: "golem",
  }),
  coin(
    "village-idiot",
    "The Village Idiot: one card of every village moves on, here Ada's 12 to Ben and Ben's 2 to her.",
    { villages: ["x 12c x x", "x x 2c x x"], pile: "9 12a", asks: "move" },
  ),
  coin("wolfman", "Ada's Wolfman lay faceup, and her other cards are 11 together: she scores 0.", {
    villages: ["x", "x"],
    view: scored(["13 6x 5", "wolfman"], ["2x 4x 8", null]),
  }),

  amulet("villager", "Two Villagers lie faceup, one in each village: the round ends with this turn.", {
    villages: ["x 0 x x x", "x x x 0"],
  }),
  amulet("squire", "Ada's Squire shows the top card of the deck. She may draw it, and everybody knows what it is.", {
    villages: ["x 1 x x x", "x x x x x"],
    shown: "5",
  }),
  amulet("empath", "Ada's Empath lets her look at one of her own facedown cards, once a turn.", {
    villages: ["2a x (10)l x", "x x x x x"],
    asks: "empath",
    seat: 0,
  }),
  amulet("bodyguard", "Ada's Bodyguard is safe from Ben, and so is the card it guards.", {
    villages: ["x 3p xp x x", "x x x x x"],
  }),
  amulet(
    "rascal",
    "With her Rascal, Ada has drawn two cards: she keeps one of them, and the deck gets the other back.",
    { villages: ["x x 4 x x", "x x x x x"], hand: "(2) (9)", asks: "keep", seat: 0 },
  ),
  amulet("exposer", "The Exposer turns one of Ada's own facedown cards faceup.", {
    villages: ["x x 1 x x", "x x x x x"],
    pile: "9 5a",
    asks: "up",
  }),
  amulet("revealer", "The Revealer turns a facedown card faceup, in whatever village it lies.", {
    villages: ["x x x x x", "x x x 3 x"],
    pile: "8 6a",
    asks: "up",
  }),
  amulet("beholder", "With a Beholder, Ada looks at two of her own cards.", {
    villages: ["(4)l x (11)l x x", "x x x x x"],
    pile: "12 7a",
    asks: "look",
    seat: 0,
  }),
  amulet("apprentice-seer", "With an Apprentice Seer, Ada looks at a card of Ben's.", {
    villages: ["x x x x", "x (1)l x x x"],
    pile: "3 8a",
    asks: "look",
    seat: 0,
  }),
  amulet("seer", "With a Seer, Ada looks at one card, be it her own.", {
    villages: ["x x (12)l x", "x x x x x"],
    pile: "6 9a",
    asks: "look",
    seat: 0,
  }),
  amulet("master", "The Master takes any faceup discard below: Ada may fetch back the Villager.", {
    villages: ["x x x x x", "x x x x"],
    pile: "0 7 12 10a",
    asks: "master",
  }),
  amulet("witch", "The Witch has lifted the top card of the deck. Ada may lay it in the place of any card.", {
    villages: ["x x 4 x", "x x x x x"],
    pile: "2 11a",
    hand: "(13)",
    asks: "witch",
    seat: 0,
  }),
  amulet("robber", "The Robber takes Ben's Squire, and Ada gives a card of hers for it.", {
    villages: ["x x x x", "x 1c x x x"],
    pile: "5 12a",
    asks: "give",
  }),
  amulet("doppelganger", "A Doppelganger goes with any number: with these two 8s it makes a match of three.", {
    villages: ["8c x 13c 8c x", "x x x x"],
    hand: "3",
    asks: "exchange",
  }),
];
