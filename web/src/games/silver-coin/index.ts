import type { Component } from "svelte";
import type { Badge, EndingProps, GameUI } from "../contract";
import { CARD_OPTIONS, isAmulet } from "./characters";
import { endingOf } from "./counting";
import Drawing from "./Drawing.svelte";
import type { SilverCoinBrings, SilverCoinMove, SilverCoinView } from "../../messages/silver-coin";
import { moments } from "./moments";
import { options } from "./options";
import { TOKEN, VILLAGE } from "./signs";
import { words } from "./words";

const SOUNDS: Record<string, string> = {
  Dealt: "card",
  Drew: "card",
  Took: "card",
  Discarded: "card",
  Exchanged: "card",
  Mismatched: "blast",
  Added: "card",
  Flipped: "card",
  Switched: "card",
  Shifted: "card",
  Robbed: "card",
  Bewitched: "card",
  Killed: "blast",
  Removed: "card",
  TokenLaid: "coin",
  Called: "bell",
  Scored: "coin",
  Won: "bell",
};

/** The cards of a village, and the token where the seat still holds it. */
function badges(view: SilverCoinView, seat: number): Badge[] {
  const count = view.villages[seat]?.length ?? 0;
  const token = { sign: TOKEN, count: 1, says: words.hasToken };
  return [{ sign: VILLAGE, count, says: words.inVillage(count) }, ...(view.token === seat ? [token] : [])];
}

export const silverCoin: GameUI<SilverCoinView, SilverCoinMove, SilverCoinBrings> = {
  name: "silver-coin",
  title: words.title,
  sentence: words.sentence,
  players: "2–4",
  minutes: "30–45",
  Drawing,
  board: async () => (await import("./Board.svelte")).default,
  counts: words.counts,
  stands: (view) => words.stands(view.round, view.rounds, view.last_lap && !view.outcome),
  scores: (view) => view.totals,
  fewest: true,
  written: words.written,
  badges,
  isOut: () => false,
  ending: endingOf,
  stage: async () => (await import("./Count.svelte")).default as Component<EndingProps>,
  moments,
  passing: ["Drew", "Matched", "Used"],
  sound: (event) => SOUNDS[event.type] ?? null,
  options,
  setUp: {
    options: CARD_OPTIONS,
    part: async () => (await import("./Mixer.svelte")).default,
    sums: (chosen) => {
      const count = CARD_OPTIONS.filter((option) => isAmulet(String(chosen[option]))).length;
      return count ? words.mixer.sums(count) : "";
    },
  },
  standing: [],
  /** An exchange of cards that are known not to match. */
  hurts: ({ form, brings }) =>
    form?.type === "done" && brings?.type === "trade" && !brings.is_match ? words.mismatch : null,
};
