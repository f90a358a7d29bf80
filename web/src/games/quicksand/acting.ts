// What a thing on the board does when it is pressed: a move of the menu, a step towards one, or the reason why not.

import type { Choice } from "../../messages";
import type { Explorer, QuicksandView } from "./messages";
import type { WhyNot } from "../contract";
import { stepsBetween, wayOf, TEMPLE } from "./board";
import { forExplorer, isEmpty, left, read, sinkMove, sinkToo, type Chosen } from "./choosing";
import { words } from "./words";

export interface Situation {
  view: QuicksandView;
  names: string[];
  menu: readonly Choice[];
  chosen: Chosen;
}

/** A press makes a move, or chooses something. */
export type Deed = { does: "play"; choice: Choice } | { does: "choose"; says: string; chosen: Chosen };

export const on = (view: QuicksandView, space: number): Explorer | null =>
  view.explorers.find((explorer) => explorer.space === space) ?? null;

const called = (menu: readonly Choice[], move: string): Choice | null =>
  menu.find((choice) => choice.move === move) ?? null;

/** What pressing a space does, or the explorer on it. */
export function deedOf(space: number, situation: Situation): Deed | null {
  const { view, menu, chosen } = situation;
  const explorer = on(view, space);
  const moves = left(menu, chosen);
  if (chosen.quicksand) return explorer && sinking(explorer, situation);
  if (explorer) {
    const rescue = moves.find(({ play }) => play.does === "rescue" && play.colour === explorer.colour);
    if (rescue) return { does: "play", choice: rescue.choice };
    const can = moves.some(({ play }) => play.does === "move" && play.colour === explorer.colour);
    if (chosen.cards === 0 && can && chosen.colour !== explorer.colour)
      return { does: "choose", says: words.forExplorer(explorer.colour), chosen: forExplorer(chosen, explorer.colour) };
  }
  if (chosen.colour === null) return null;
  const move = moves.find(({ play }) => play.does === "move" && play.end === space);
  return move ? { does: "play", choice: move.choice } : null;
}

function sinking({ colour, stuck }: Explorer, { menu, chosen }: Situation): Deed | null {
  if (stuck || left(menu, { ...chosen, sinks: [] }).length === 0) return null;
  const next = sinkToo(chosen, colour);
  if (next.sinks.length > chosen.quicksand) return null;
  const choice = next.sinks.length === chosen.quicksand ? called(menu, sinkMove(next.sinks)) : null;
  if (choice) return { does: "play", choice };
  const says = next.sinks.includes(colour) ? words.sinkToo(colour) : words.sinkNot(colour);
  return { does: "choose", says, chosen: next };
}

/** Why nothing of one's own can be done now, whatever is pressed. */
export function whyNotNow({ view, names, menu }: Situation): WhyNot | null {
  const { why } = words;
  if (view.outcome) return { says: why.over, rule: "9.1" };
  if (view.seat < 0) return { says: why.watching, rule: "10.3" };
  if (view.asked === null || view.asked === view.seat || menu.length) return null;
  return { says: why.turnOf(names[view.asked] ?? ""), rule: "2.4" };
}

/** Why a space does nothing now. */
export function whyNot(space: number, situation: Situation): WhyNot | null {
  const { view, menu, chosen } = situation;
  const { why } = words;
  const now = whyNotNow(situation);
  if (now || !menu.length) return now;
  if (view.question === "discard") return { says: why.discarding, rule: "6.1" };
  if (isEmpty(chosen)) return { says: why.chooseFirst, rule: "4.1" };
  const explorer = on(view, space);
  if (chosen.quicksand) {
    if (!explorer) return { says: why.nobodySinks, rule: "8.1" };
    return { says: explorer.stuck ? why.stuckAlready : why.tooFewUp, rule: "8.2" };
  }
  if (chosen.colour === null) return { says: why.whichExplorer, rule: "4.2" };
  const moved = view.explorers.find(({ colour }) => colour === chosen.colour);
  return moved ? noWay(moved, space, situation) : null;
}

/** Why the chosen cards do not bring an explorer there. */
function noWay(moved: Explorer, space: number, { view, chosen }: Situation): WhyNot {
  const { why } = words;
  const steps = chosen.cards + chosen.masks - (moved.stuck ? 1 : 0);
  if (moved.space === space && !moved.stuck) return { says: why.isHere(moved.colour), rule: "5.1" };
  if (steps === 0) return { says: why.onlyRescues(moved.colour), rule: "7.3" };
  const isTaken = space !== TEMPLE && on(view, space) !== null;
  if (isTaken && wayOf(moved.space, space, steps)) return { says: why.occupied, rule: "5.4" };
  if (stepsBetween(moved.space, space) === null) return { says: why.noArrows(moved.colour), rule: "5.2" };
  return { says: why.notExactly(moved.colour, steps), rule: "5.3" };
}

/** What a move that is pointed at touches: spaces, and kinds of cards. */
export function touched(move: string | null, view: QuicksandView): { spaces: number[]; kinds: string[] } {
  const play = move === null ? null : read(move);
  const at = (colour: string): number[] =>
    view.explorers.filter((explorer) => explorer.colour === colour).map(({ space }) => space);
  if (play?.does === "move" || play?.does === "rescue") {
    const kinds = [...(play.cards ? [play.colour] : []), ...(play.masks ? ["mask"] : [])];
    return { spaces: [...at(play.colour), ...(play.does === "move" ? [play.end] : [])], kinds };
  }
  if (play?.does === "sink") return { spaces: play.colours.flatMap(at), kinds: ["quicksand"] };
  return { spaces: [], kinds: play?.does === "discard" ? [play.card] : [] };
}

/** What one is asked twice about, whoever one is: bringing an explorer to the temple that may be somebody's. */
export function hurts(move: string, view: QuicksandView): string | null {
  const play = read(move);
  const isHome = play?.does === "move" && play.end === TEMPLE && !view.unowned.includes(play.colour);
  return isHome ? words.hurts.atTheTemple(play.colour) : null;
}
