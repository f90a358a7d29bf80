// What a review says of moves, in sentences.

import { giveOrTake, points, standingOf } from "../lib/review";
import type { Reviewed, Weighed } from "../messages";
import { words } from "../words";

/** What a move on the menu does. */
export const moveOf = ({ menu }: Reviewed, at: number): string => menu[at]?.says ?? "";

/** How good a move was. */
export function howOf(move: Weighed, best: number): string {
  const standing = standingOf(move, best);
  return standing === "worse"
    ? words.review.behind(points(move.behind), giveOrTake(move.error))
    : words.review[standing];
}

/** What was played, and how much better another move was. */
export function verdictOf(reviewed: Reviewed): string {
  const { played, best, loss, error } = reviewed;
  return loss
    ? words.review.worse(moveOf(reviewed, played), moveOf(reviewed, best), points(loss), giveOrTake(error))
    : words.review.fine(moveOf(reviewed, played));
}

/** How good was what somebody has just tried; empty where nobody has. */
export function chosenOf(reviewed: Reviewed, tried: number | null): string {
  const move = reviewed.moves.find(({ at }) => at === tried);
  return move ? words.review.chose(moveOf(reviewed, move.at), howOf(move, reviewed.best)) : "";
}

/** Why the best move is best, where another was played; empty where nobody knows. */
export const reasonOf = (reviewed: Reviewed): string =>
  reviewed.reason && reviewed.loss ? words.review.because(moveOf(reviewed, reviewed.best), reviewed.reason) : "";

/** "Move 12: Mistake". */
export const titleOf = ({ mark }: Reviewed, move: number): string =>
  words.review.move(move) + (mark ? `: ${words.review.marks[mark]}` : "");
