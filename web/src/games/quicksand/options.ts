import type { GameOptions } from "../contract";

export const options: GameOptions = {
  of: {
    "zero-card-turns": {
      title: "Zero-card turns",
      says: "Whoever could play a card may play nothing instead, and wait.",
    },
  },
  notes: [],
};
