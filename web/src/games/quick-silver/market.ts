// The end of a round as its events tell it: who shows what, whose plates hold, who earns how much.

import type { Told } from "../../messages";
import type { Cart, QuickSilverEvent, QuickSilverView, Unloaded } from "../../messages/quick-silver";
import type { Ending } from "../contract";
import { CENTRE, holderCalled } from "./holders";
import { words } from "./words";

/** Somebody on the road and at the market, as far as it has been told. */
export interface Trader extends Omit<Cart, "hand"> {
  holder: number;
  /** The cards, once they are shown. */
  hand: string[] | null;
  /** Dynamite in the hand whose fuse burns, before it is known what becomes of the plates. */
  fuses: number;
  /** Dynamite that a Replacement Plate has stopped. */
  held: number;
  /** Plates that dynamite has just taken. */
  blasted: number;
  /** What it hauled and earned; null for the dead, and where there was no market. */
  sold: Unloaded | null;
}

/** What is needed to draw the end of a round. */
export interface Market {
  /** The carts before the last turn, and everything that happened since. */
  carts: readonly Cart[];
  stranger: number | null;
  events: QuickSilverEvent[];
  /** How many of them came before the hands were shown. */
  lead: number;
  /** The cash that makes a mayor. */
  mayor: number;
}

const UNKNOWN = { hand: null, fuses: 0, held: 0, blasted: 0, sold: null };
const DYNAMITE = "dynamite";

const eventsOf = (told: Told[]): QuickSilverEvent[] => told.map(({ event }) => event as QuickSilverEvent);

/** The end of the round these events tell of; null where none ends. */
export function endingOf(told: Told[], { before }: { before: QuickSilverView }): Ending<Market> | null {
  const of = told.filter(({ event }) => (event as QuickSilverEvent).type !== "Dealt");
  const events = eventsOf(of);
  const lead = events.findIndex(({ type }) => type === "Revealed");
  if (lead < 0) return null;
  const { carts, stranger, mayor, round } = before;
  const held = events.some(({ type }) => type === "Unloaded");
  return {
    title: held ? words.marketOf(round) : words.roadOf(round),
    lead: of.slice(0, lead),
    beats: of.slice(lead),
    told: { carts, stranger, events, lead, mayor },
  };
}

/** Everybody on the road, when so much has been told: in their seats, and at the end the heaviest first. */
export function tradersAt({ carts, stranger, events, lead }: Market, beat: number): Trader[] {
  const shown = new Set(events.flatMap((event) => (event.type === "Revealed" ? holderCalled(event.holder) : [])));
  const traders = new Map<number, Trader>();
  for (const [holder, cart] of carts.entries())
    if (shown.has(holder)) traders.set(holder, { ...cart, ...UNKNOWN, holder });
  if (shown.has(CENTRE))
    traders.set(CENTRE, {
      plates: 0,
      blasts: 0,
      sneaks: 0,
      cash: stranger ?? 0,
      out: false,
      ...UNKNOWN,
      holder: CENTRE,
    });
  for (const event of events.slice(0, lead + beat)) happen(event, traders);
  const all = [...traders.values()];
  const over = lead + beat >= events.length;
  const place = ({ sold, out }: Trader): number => (over ? (sold?.group ?? (out ? Infinity : 0)) : 0);
  return all.sort((one, other) =>
    place(one) === place(other) ? one.holder - other.holder : place(one) - place(other),
  );
}

/** What an event does to whoever it is about. */
function happen(event: QuickSilverEvent, traders: Map<number, Trader>): void {
  const whom = "holder" in event ? event.holder : "seat" in event ? event.seat : null;
  const trader = whom === null ? undefined : traders.get(holderCalled(whom));
  if (!trader) return;
  switch (event.type) {
    case "Redirected":
      trader.plates -= 1;
      break;
    case "Sneaked":
      trader.sneaks += 1;
      break;
    case "Revealed":
      trader.hand = event.hand;
      trader.fuses = holderCalled(event.holder) === CENTRE ? 0 : event.hand.filter((card) => card === DYNAMITE).length;
      break;
    case "PlateUsed":
      trader.fuses -= event.stopped;
      trader.held += event.stopped;
      trader.plates += event.repaired;
      trader.blasts -= event.repaired;
      break;
    case "Blasted":
      trader.plates -= event.plates;
      trader.blasts += event.plates;
      trader.blasted = event.plates;
      trader.fuses = 0;
      break;
    case "Died":
      trader.out = true;
      break;
    case "Spared":
      trader.cash -= event.lost;
      trader.plates += trader.blasts;
      trader.blasts = 0;
      break;
    case "Unloaded":
      trader.sold = event;
      trader.fuses = 0;
      trader.cash = event.cash;
      break;
  }
}

/** Whether all hauls weigh the same. */
export const isAlike = (traders: Trader[]): boolean => traders.every(({ sold }) => !sold || sold.group === 1);
