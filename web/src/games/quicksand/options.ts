import type { GameOptions } from "../contract";

export const options: GameOptions = {
  of: {
    "zero-card-turns": {
      title: "Zero-card turns",
      says: "You may play nothing even if you could play a card.",
    },
  },
  notes: [],
};
