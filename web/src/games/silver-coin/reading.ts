// A move as it is written, and where on the table it is made.

import { seatNumber } from "../../lib/seats";
import type { Choice } from "../../messages";
import type { Card, SilverCoinView } from "./messages";

/** A move in parts: `flip east 2` has a seat and a place, `draw 2` a place, `give 1 to east` both and `to`. */
export interface Play {
  does: string;
  seat: number | null;
  /** Counted from 1. */
  place: number | null;
  /** The second place, of `look 1 3`. */
  other: number | null;
  to: number | null;
}

const PATTERN = /^([a-z]+)(?: (north|east|south|west))?(?: (\d+))?(?: (\d+))?(?: to (north|east|south|west))?$/;

export function read(move: string): Play | null {
  const found = PATTERN.exec(move);
  if (!found) return null;
  const [, does, seat, place, other, to] = found;
  const counted = (text: string | undefined): number | null => (text === undefined ? null : Number(text));
  return {
    does: does!,
    seat: seat === undefined ? null : seatNumber(seat),
    place: counted(place),
    other: counted(other),
    to: to === undefined ? null : seatNumber(to),
  };
}

/** Things on the table, each with a key: a card in a village by its place, the piles, the ends of one's village. */
export const at = {
  card: (seat: number, place: number): string => `card ${seat} ${place}`,
  deck: "deck",
  /** A discard, by its place in the pile from the bottom. */
  discard: (index: number): string => `discard ${index}`,
  shown: (place: number): string => `shown ${place}`,
  hand: (place: number): string => `hand ${place}`,
  end: (side: string): string => `end ${side}`,
  village: (seat: number): string => `village ${seat}`,
  number: (number: number): string => `number ${number}`,
  word: (word: string): string => `word ${word}`,
};

/** How a move is made: by pressing the thing, by the ribbon on it, or after choosing several things. */
export type Way = "press" | "ribbon" | "pick";

export interface Aim {
  thing: string;
  way: Way;
}

export interface Deed extends Aim {
  choice: Choice;
  play: Play;
}

/** Words before the place of an own card: those that press it, those that use it, those it is picked for. */
const PRESSED = ["put", "rotate", "guard", "give"];
const RIBBONS = ["curate", "pixie", "con", "empath", "bodyguard"];
const PICKED = ["exchange", "protect"];
/** Words before a seat and a place. */
const AIMED = ["look", "flip", "kill", "switch", "move", "rob"];
/** The questions in which left and right are the ends of one's own village. */
const ENDS = ["add", "penalty", "tanner"];

/** Where the card whose ability is used lies in the discards; above the top where it lies elsewhere. */
export function actingAt({ pile, acting }: SilverCoinView): number {
  const found = pile.findIndex(({ tag }) => tag === acting);
  return found < 0 ? pile.length : found;
}

/** Where a move is made. */
export function aimsOf(play: Play, view: SilverCoinView): Aim[] {
  const { does, seat, place, other, to } = play;
  const own = (way: Way, where = place): Aim[] => [{ thing: at.card(view.seat, where ?? 0), way }];
  const pressed = (thing: string): Aim[] => [{ thing, way: "press" }];
  const below = (count: number): string => at.discard(actingAt(view) - count);
  const twoWays = does === "rotate" && view.villages[view.seat]?.[(place ?? 0) - 1]?.rotated;

  if (to !== null) return own("pick");
  if (other !== null) return [...own("pick"), ...own("pick", other)];
  if (AIMED.includes(does) && seat !== null && place !== null) return pressed(at.card(seat, place));
  if (does === "village" && seat !== null) return around(view, seat);
  if (does === "replace" && place !== null) return pressed(at.number(place));
  if (place !== null) {
    if (twoWays || does === "discard") return own("ribbon");
    if (PRESSED.includes(does)) return own("press");
    if (RIBBONS.includes(does)) return own("ribbon");
    if (PICKED.includes(does)) return own("pick");
    if (does === "draw") return pressed(at.shown(place));
    if (does === "keep") return pressed(at.hand(place));
    if (does === "take") return pressed(below(place));
    if (does === "activate") return [{ thing: below(place), way: "ribbon" }];
    if (does === "blob") return [{ thing: at.discard(view.pile.length - place), way: "ribbon" }];
  }
  if (does === "draw") return pressed(at.deck);
  if (does === "take") return pressed(at.discard(view.pile.length - 1));
  if (does === "discard") return [...pressed(at.discard(view.pile.length - 1)), ...pressed(at.word(does))];
  if ((does === "left" || does === "right") && ENDS.includes(view.question ?? "")) return pressed(at.end(does));
  return pressed(at.word(does));
}

/** A whole village: its name, and each facedown card of it. */
function around(view: SilverCoinView, seat: number): Aim[] {
  const cards = view.villages[seat] ?? [];
  const closed = cards.flatMap(({ up }, index) => (up ? [] : [at.card(seat, index + 1)]));
  return [at.village(seat), ...closed].map((thing) => ({ thing, way: "press" }));
}

/** Every move of the menu by the thing it is made with. */
export function deedsOf(menu: readonly Choice[], view: SilverCoinView): Map<string, Deed[]> {
  const deeds = new Map<string, Deed[]>();
  for (const choice of menu) {
    const play = read(choice.move);
    if (!play) continue;
    for (const aim of aimsOf(play, view))
      deeds.set(aim.thing, [...(deeds.get(aim.thing) ?? []), { ...aim, choice, play }]);
  }
  return deeds;
}

/** Whether somebody looks at cards in villages, not only at what is in hand. */
export const looksAround = ({ looking, hand }: SilverCoinView): boolean =>
  looking.some((tag) => !hand.some((card) => card.tag === tag));

/** Every card that lies on the table. */
export const allCards = ({ villages, hand, pile, shown }: SilverCoinView): Card[] => [
  ...villages.flat(),
  ...hand,
  ...pile,
  ...shown,
];
