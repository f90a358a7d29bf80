import { titled } from "../../lib/titled";
import type { AnyView, GameUI } from "../contract";
import Emblem from "./Emblem.svelte";
import { words } from "./words";

/** What shows a game that has no board here: everything that can be told from its views alone. */
export function plain(name: string): GameUI {
  return {
    name,
    title: titled(name),
    sentence: "",
    players: "",
    minutes: "",
    listed: true,
    Drawing: Emblem,
    board: async () => (await import("./Board.svelte")).default,
    counts: words.counts,
    stands: (view) => words.stands(view.round),
    /** Points are told with the result. */
    scores: (view) => view.outcome?.scores ?? [],
    fewest: null,
    written: (score) => `${score}`,
    has: (view: AnyView) => (view.outcome ? null : ""),
    badges: () => [],
    isOut: () => false,
    moments: () => [],
    sound: () => "card",
    options: { of: {}, notes: [] },
    standing: [],
    hurts: () => null,
  };
}
