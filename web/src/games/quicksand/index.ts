import type { Component } from "svelte";
import type { Badge, EndingProps, GameUI } from "../contract";
import { hurts } from "./acting";
import Drawing from "./Drawing.svelte";
import { CARD, SIGNS } from "./explorers";
import type { QuicksandBrings, QuicksandEdition, QuicksandMove, QuicksandView } from "../../messages/quicksand";
import { moments } from "./moments";
import { options } from "./options";
import { endingOf } from "./temple";
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

/** Whose explorer it was, once everybody knows. */
function secret(view: QuicksandView, seat: number): string | null {
  const own = view.outcome ? view.players[seat]?.identity : null;
  const explorer = view.explorers.find(({ colour }) => colour === own);
  return own && explorer ? words.was(own, explorer.left) : null;
}

/** The cards a seat has, and once the game is over which explorer was its own. */
function badges(view: QuicksandView, seat: number): Badge[] {
  const player = view.players[seat];
  if (!player) return [];
  const badge = [{ sign: CARD, count: player.cards, says: words.inHand(player.cards) }];
  const says = secret(view, seat);
  const explorer = says && view.explorers.find(({ colour }) => colour === player.identity);
  return says && explorer ? [...badge, { sign: SIGNS[explorer.colour]!, count: explorer.left, says }] : badge;
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
  stands: ({ round, explorers }) => words.stands(round, explorers.toSorted((one, other) => one.left - other.left)[0]),
  /** There are no points: whoever wins has one, and until then nobody has. */
  scores: (view) => view.outcome?.scores ?? view.players.map(() => 0),
  written: words.written,
  secret,
  badges,
  isOut: () => false,
  ending: endingOf,
  stage: async () => (await import("./Temple.svelte")).default as Component<EndingProps>,
  moments,
  passing: ["Drew", "Kept", "Reshuffled"],
  sound: (event) => SOUNDS[event.type] ?? null,
  options,
  standing: [],
  hurts,
};
