// The games a client can show.

import type { GameUI } from "./contract";
import { quickSilver } from "./quick-silver";
import { quicksand } from "./quicksand";
import { silverCoin } from "./silver-coin";
import { silverton } from "./silverton";

export const GAMES: Record<string, GameUI> = {
  "quick-silver": quickSilver as unknown as GameUI,
  quicksand: quicksand as unknown as GameUI,
  "silver-coin": silverCoin as unknown as GameUI,
  silverton: silverton as unknown as GameUI,
};
