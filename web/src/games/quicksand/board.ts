// The board of our edition: what each space is, and where its arrows lead. Where it is drawn is in layout.ts.

import { COLOURS } from "./explorers";

export type Kind = "start" | "colour" | "mask" | "quicksand" | "temple";

export interface Space {
  id: number;
  kind: Kind;
  colour: string | null;
  to: readonly number[];
}

/** Each space by its kind or colour, and its arrows. The first six are the starts. */
const PRINTED: readonly [string, ...number[]][] = [
  ["red", 6, 7],
  ["yellow", 6, 7],
  ["green", 7, 8],
  ["blue", 7, 8],
  ["black", 8, 9],
  ["white", 8, 9],
  ["blue", 10, 11],
  ["mask", 11, 12],
  ["quicksand", 11, 12],
  ["red", 12, 13],
  ["yellow", 14],
  ["black", 14, 15, 10],
  ["green", 15, 16, 13],
  ["white", 16],
  ["white", 17, 15],
  ["red", 17, 18],
  ["quicksand", 18, 19],
  ["quicksand", 20, 21, 22],
  ["green", 21, 22],
  ["black", 22, 18],
  ["mask", 23],
  ["yellow", 23, 24],
  ["blue", 24, 25, 21],
  ["blue", 26, 24],
  ["quicksand", 26, 27, 28],
  ["black", 28],
  ["green", 29, 30],
  ["mask", 30, 26],
  ["red", 30, 31],
  ["white", 32],
  ["quicksand", 32, 33, 34],
  ["yellow", 34, 30],
  ["yellow", 35, 36],
  ["mask", 36],
  ["blue", 36, 37],
  ["red", 38],
  ["quicksand", 38, 39],
  ["green", 39, 36],
  ["black", 40],
  ["white", 40],
  ["temple"],
];

const isColour = (name: string): boolean => COLOURS.some((colour) => colour === name);

export const SPACES: readonly Space[] = PRINTED.map(([name, ...to], id) => ({
  id,
  to,
  kind: id < COLOURS.length ? "start" : isColour(name) ? "colour" : (name as Kind),
  colour: isColour(name) ? name : null,
}));
export const TEMPLE = SPACES.length - 1;

/** The arrows, one after the other. */
export const ARROWS: readonly { from: number; to: number }[] = SPACES.flatMap(({ id, to }) =>
  to.map((end) => ({ from: id, to: end })),
);

export const startOf = (colour: string): number => COLOURS.findIndex((one) => one === colour);

/** A way of exactly so many steps, both ends included; null where there is none. */
export function wayOf(from: number, to: number, steps: number): number[] | null {
  if (steps === 0) return from === to ? [from] : null;
  for (const next of SPACES[from]!.to) {
    const rest = wayOf(next, to, steps - 1);
    if (rest) return [from, ...rest];
  }
  return null;
}

/** The steps of the shortest way from a space to another; null where no arrows lead there. */
export function stepsBetween(from: number, to: number): number | null {
  let here = new Set([from]);
  for (let steps = 0; here.size; steps += 1) {
    if (here.has(to)) return steps;
    here = new Set([...here].flatMap((space) => SPACES[space]!.to));
  }
  return null;
}

export const toTemple = (space: number): number => stepsBetween(space, TEMPLE) ?? 0;
