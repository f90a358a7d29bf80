import type { Badge, GameUI } from "../contract";
import { hurts } from "./acting";
import Drawing from "./Drawing.svelte";
import { CARD, SIGNS } from "./explorers";
import type { QuicksandBrings, QuicksandEdition, QuicksandMove, QuicksandView } from "../../messages/quicksand";
import { moments } from "./moments";
import { options } from "./options";
import { words } from "./words";

const SOUNDS: Record<string, string> = {
  Began: "card",
  Moved: "dice",
  Rescued: "coin",
  BecameStuck: "blast",
  Sank: "blast",
  Discarded: "card",
  HandsThrownIn: "card",
  Reshuffled: "card",
  Drew: "card",
  Won: "bell",
};

/** The cards a seat has, and once the game is over which explorer was its own. */
function badges(view: QuicksandView, seat: number): Badge[] {
  const player = view.players[seat];
  if (!player) return [];
  const badge = [{ sign: CARD, count: player.cards, says: words.inHand(player.cards) }];
  const own = view.outcome ? player.identity : null;
  const explorer = view.explorers.find(({ colour }) => colour === own);
  if (!own || !explorer) return badge;
  return [...badge, { sign: SIGNS[own]!, count: explorer.left, says: words.was(own, explorer.left) }];
}

export const quicksand: GameUI<QuicksandView, QuicksandMove, QuicksandBrings, QuicksandEdition> = {
  name: "quicksand",
  title: words.title,
  sentence: words.sentence,
  players: "2–5",
  minutes: "10–20",
  Drawing,
  board: async () => (await import("./Board.svelte")).default,
  counts: words.counts,
  stands: (view) => words.stands(view.round),
  /** There are no points: whoever wins has one, and until then nobody has. */
  scores: (view) => view.outcome?.scores ?? view.players.map(() => 0),
  written: words.written,
  badges,
  isOut: () => false,
  moments,
  sound: (event) => SOUNDS[event.type] ?? null,
  options,
  standing: [],
  hurts,
};
