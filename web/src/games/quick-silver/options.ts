import type { GameOptions } from "../contract";

export const options: GameOptions = {
  of: {
    memory: {
      title: "Memory",
      says:
        "Honest: you have to remember what you saw; the log forgets it with the next move. " +
        "Aided: the table keeps what your seat has lawfully seen this round.",
      values: { honest: "Honest", aided: "Aided" },
      short: { honest: "you remember what you saw", aided: "the table remembers what you saw" },
    },
    "not-quite-dead": {
      title: "Not Quite Dead Yet",
      says: "A player who would die loses all cash instead, repairs the cart and plays on. Nobody is ever out.",
    },
    "sneaky-stranger": {
      title: "Sneaky Stranger",
      says: "The three cards in the centre are a trader of their own at every market, and can win.",
    },
  },
  notes: [
    {
      when: { "not-quite-dead": true, "sneaky-stranger": true },
      name: "both-variants",
      says: "With both variants only cash ends the game, and the Stranger may be the one who has it.",
    },
  ],
};
