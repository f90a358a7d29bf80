// The story of a game in a few sentences: who went ahead when, what turned it, and how it ended.

import type { Moment } from "../games/contract";
import { words } from "../words";
import type { Point } from "./history";

/** So many sentences at most: the first, and the last ones. */
const MOST = 6;

/** Who alone had the best score; null where nobody did. */
function leader(scores: number[], fewest: boolean): number | null {
  const best = fewest ? Math.min(...scores) : Math.max(...scores);
  const ahead = scores.flatMap((score, seat) => (score === best ? seat : []));
  return ahead.length === 1 ? ahead[0]! : null;
}

/** Every time somebody went ahead of everybody else. */
export function leads(points: Point[], names: string[], fewest: boolean, written: (score: number) => string): Moment[] {
  const told: Moment[] = [];
  let before: number | null = null;
  for (const { step, says, scores } of points.slice(1)) {
    const ahead = leader(scores, fewest);
    if (ahead === null || ahead === before) continue;
    const name = names[ahead] ?? "";
    const score = written(scores[ahead]!);
    told.push({
      step,
      says:
        before === null
          ? words.result.wentAhead(says, name, score)
          : words.result.passed(says, name, names[before] ?? "", score, written(scores[before]!)),
    });
    before = ahead;
  }
  return told;
}

/** The sentences of a story in their order, the first and the last of them where they are many. */
export function storyOf(leads: Moment[], turns: Moment[]): Moment[] {
  const all = [...leads, ...turns].sort((one, other) => one.step - other.step);
  return all.length > MOST ? [all[0]!, ...all.slice(1 - MOST)] : all;
}
