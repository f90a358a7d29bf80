import type { GameOptions, OptionWords } from "../contract";
import { AMULET, COIN, NUMBERS, optionOf, titleOf } from "./characters";
import { words } from "./words";

const CARDS: Record<string, OptionWords> = Object.fromEntries(
  NUMBERS.map((number) => [
    optionOf(number),
    {
      title: words.mixer.number(number),
      says: words.mixer.says,
      values: Object.fromEntries([COIN[number]!, AMULET[number]!].map((who) => [who, titleOf(who)])),
    },
  ]),
);

export const options: GameOptions = {
  of: {
    memory: {
      title: "Memory",
      says:
        "Honest: a number is shown while you can see the card; after that you have to remember it, and the log forgets. " +
        "Aided: the table keeps the numbers of all cards you have seen this round.",
      values: { honest: "Honest", aided: "Aided" },
      short: { honest: "you remember what you saw", aided: "the table remembers what you saw" },
    },
    token: {
      title: "The token",
      says: "Protect: whoever called and scored 0 may protect one card in the next round. None: nobody may.",
      values: { protect: "Protect", none: "None" },
    },
    "losers-replace": {
      title: "Losers replace",
      says: "After the game each loser may name a number. In the next game the other deck's character has it.",
    },
    ...CARDS,
  },
  notes: [],
};
