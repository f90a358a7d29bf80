// What shows a game: its own board and words, or plain ones.

import type { GameInfo } from "../messages";
import type { GameUI } from "./contract";
import { plain } from "./plain";
import { quickSilver } from "./quick-silver";
import { quicksand } from "./quicksand";
import { silverCoin } from "./silver-coin";
import { silverton } from "./silverton";

/** The games that have boards of their own. A server may have others. */
const GAMES: Record<string, GameUI> = {
  "quick-silver": quickSilver as unknown as GameUI,
  quicksand: quicksand as unknown as GameUI,
  "silver-coin": silverCoin as unknown as GameUI,
  silverton: silverton as unknown as GameUI,
};
/** The one that a newcomer is shown first. */
export const FIRST = quickSilver.name;

const others = new Map<string, GameUI>();

/** What shows the game of that name; the same each time. */
export function uiOf(name: string): GameUI {
  const own = GAMES[name] ?? others.get(name);
  if (own) return own;
  others.set(name, plain(name));
  return others.get(name)!;
}

/** What invites to a game of the server. */
export function inviting(info: GameInfo): GameUI {
  const [least, most] = info.seats;
  const told = { title: info.title, sentence: info.aim, players: `${least}–${most}` };
  return GAMES[info.name] ?? { ...uiOf(info.name), ...told };
}
