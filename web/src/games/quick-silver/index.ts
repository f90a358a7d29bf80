import type { QuickSilverBrings, QuickSilverMove, QuickSilverView } from "../../messages/quick-silver";
import type { Component } from "svelte";
import type { Badge, EndingProps, GameUI } from "../contract";
import { hurts } from "./acting";
import { endingOf } from "./market";
import Drawing from "./Drawing.svelte";
import { moments } from "./moments";
import { options } from "./options";
import { BLAST, PLATE, SNEAK } from "./signs";
import { words } from "./words";

const SOUNDS: Record<string, string> = {
  Dealt: "card",
  PickedUp: "card",
  DieReduced: "dice",
  LastLapBegun: "dice",
  Offered: "card",
  Redirected: "card",
  Swapped: "card",
  Sneaked: "coin",
  Blasted: "blast",
  Died: "blast",
  Unloaded: "coin",
  BecameMayor: "bell",
  WasLastAlive: "bell",
};

function stands(view: QuickSilverView): string {
  return view.question === "spy" ? words.spying(view.round) : words.stands(view.round, view.black, view.last_lap);
}

function badges(view: QuickSilverView, seat: number): Badge[] {
  const cart = view.carts[seat];
  if (!cart || cart.out) return [];
  const all = [
    { sign: PLATE, count: cart.plates, says: words.plates(cart.plates) },
    { sign: BLAST, count: cart.blasts, says: words.blasts(cart.blasts) },
    { sign: SNEAK, count: cart.sneaks, says: words.sneaks(cart.sneaks) },
  ];
  return all.filter(({ sign, count }) => sign === PLATE || count > 0);
}

export const quickSilver: GameUI<QuickSilverView, QuickSilverMove, QuickSilverBrings> = {
  name: "quick-silver",
  title: "Quick Silver",
  sentence: "Haul silver past the dynamite, but never be the greediest cart at the market.",
  players: "2–6",
  minutes: "30",
  Drawing,
  board: async () => (await import("./Board.svelte")).default,
  counts: "cash",
  stands,
  scores: (view) => view.carts.map(({ cash }) => cash),
  target: (view) => view.mayor,
  written: words.cash,
  badges,
  isOut: (view, seat) => view.carts[seat]?.out ?? false,
  ending: endingOf,
  stage: async () => (await import("./Market.svelte")).default as Component<EndingProps>,
  moments,
  passing: ["Offered", "DieReduced"],
  sound: (event) => ("earned" in event && !event.earned ? null : (SOUNDS[event.type] ?? null)),
  options,
  standing: [{ question: "redirect", move: { type: "allow" }, says: words.alwaysAllow }],
  hurts,
};
