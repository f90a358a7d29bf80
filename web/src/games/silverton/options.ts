import type { GameOptions } from "..";
import { words } from "./words";

export const options: GameOptions = {
  of: { length: { ...words.options, rule: "2.1" } },
  notes: [],
};
