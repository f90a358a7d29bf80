// What a review says, made ready to be drawn: skill and luck over the game, marks, how moves compare.

import type { Review, Reviewed, Weighed } from "../messages";

export type Mark = NonNullable<Reviewed["mark"]>;

/** The marks, the worst first. */
export const MARKS: readonly Mark[] = ["blunder", "mistake", "inaccurate"];

/** A move that was tried in fewer worlds is not talked about. */
const FEW = 20;
/** Standard errors between which the truth lies 19 times in 20. */
const WIDE = 2;

/** Skill and luck when a decision had been made; at the end of the game there is no step. */
export interface Stage {
  step: number | null;
  /** The step in which it was made. */
  move: number | null;
  luck: number;
  lost: number;
  mark: Mark | null;
}

/** The judged decisions, by their steps. */
export type Judged = ReadonlyMap<number, Reviewed>;

/** A share of the way from the last place to the first, in points. */
export const points = (share: number): number => Math.round(100 * share);

/** How far the truth may be from an estimate, in points. */
export const giveOrTake = (error: number): number => Math.max(1, Math.round(100 * WIDE * error));

/** How a game went: fair share + luck - lost is the placement. `whole`: nothing more will be judged. */
export function courseOf({ decisions, fair, placement }: Review, judged: Judged, whole: boolean): Stage[] {
  const stages: Stage[] = [];
  let stands = fair;
  let [luck, lost] = [0, 0];
  for (const [step, move] of decisions) {
    const each = judged.get(step);
    if (!each) continue;
    luck += stands === null ? 0 : each.placement - stands;
    lost += each.loss;
    stands = each.placement - each.loss;
    stages.push({ step, move, luck, lost, mark: each.mark });
  }
  if (whole && stands !== null) luck += placement - stands;
  if (whole) stages.push({ step: null, move: null, luck, lost, mark: null });
  return stages;
}

/** How often each mark was given, the worst first; those that were not are left out. */
export function countsOf(judged: Judged): { mark: Mark; count: number }[] {
  const marks = [...judged.values()].map(({ mark }) => mark);
  return MARKS.map((mark) => ({ mark, count: marks.filter((each) => each === mark).length })).filter(
    ({ count }) => count,
  );
}

/** The step of the next decision with a mark, or of the one before; null where there is none. */
export function mistakeFrom(judged: Judged, at: number, forward: boolean): number | null {
  const steps = [...judged.values()].filter(({ mark }) => mark).map(({ step }) => step);
  steps.sort((one, other) => one - other);
  return (forward ? steps.find((step) => step > at) : steps.findLast((step) => step < at)) ?? null;
}

/** The decision that belongs to a step: the one that is open then, or else the one that was just made. */
export function decisionAt({ decisions }: Review, at: number): [number, number] | null {
  return decisions.find(([step]) => step === at) ?? decisions.find(([, move]) => move === at) ?? null;
}

/** How a move compares with the best. */
export function standingOf({ at, behind, error, worlds }: Weighed, best: number): "best" | "tie" | "worse" | "unknown" {
  if (at === best) return "best";
  if (worlds < FEW) return "unknown";
  return behind > WIDE * error ? "worse" : "tie";
}
