// Choosing a crew: its discs one by one, as far as the crews that are offered allow.

import type { ChooseCrew } from "../../messages/silverton";
import type { Kind } from "./signs";

export interface Disc {
  kind: Kind;
  bonus: number;
}

/** How many of each disc, in the order of the discs that are offered. */
export type Crew = readonly number[];

const bonusesOf = (crew: ChooseCrew, kind: Kind): readonly number[] =>
  kind === "surveyor" ? crew.surveyors : crew.prospectors;

/** The discs of the crews that are offered, the strongest of each kind first. */
export function discsIn(crews: readonly ChooseCrew[]): Disc[] {
  const kinds = ["surveyor", "prospector"] as const;
  return kinds.flatMap((kind) => {
    const bonuses = new Set(crews.flatMap((crew) => bonusesOf(crew, kind)));
    return [...bonuses].toSorted((a, b) => b - a).map((bonus) => ({ kind, bonus }));
  });
}

export const crewOf = (crew: ChooseCrew, discs: readonly Disc[]): Crew =>
  discs.map(({ kind, bonus }) => bonusesOf(crew, kind).filter((other) => other === bonus).length);

/** Every disc of a crew. */
export const listed = (crew: Crew, discs: readonly Disc[]): Disc[] =>
  discs.flatMap((disc, at) => Array<Disc>(crew[at] ?? 0).fill(disc));

/** Whether one of these crews has all of that, and perhaps more. */
export const isWithin = (crew: Crew, crews: readonly Crew[]): boolean =>
  crews.some((other) => crew.every((count, at) => count <= other[at]!));

export const isSame = (crew: Crew, other: Crew): boolean => crew.every((count, at) => count === other[at]);

export const withMore = (crew: Crew, at: number, by: number): Crew => crew.with(at, crew[at]! + by);
