// What one would leave undone by ending a step: pieces at home, cards, track, claims or freight.

import type { SilvertonView } from "../../messages/silverton";
import { words } from "./words";

/** A question where something is left that the step is about; null where nothing is. */
export function leaves({ question, players, seat, worked }: SilvertonView): string | null {
  const player = players[seat];
  if (!player) return null;
  const { pieces, claims } = player;
  const out = (kind: string): number => pieces.filter((piece) => piece.kind === kind && piece.status === "out").length;
  const left: Record<string, number> = {
    place: pieces.filter(({ status, sent }) => status === "home" && !sent).length,
    stake: out("prospector"),
    build: out("surveyor"),
    operate: claims.filter(({ card, depleted }) => !depleted && !worked.includes(card)).length,
    deliver: claims.filter(({ freight, stuck }) => freight > 0 && stuck === null).length,
  };
  const count = left[question ?? ""] ?? 0;
  return count ? words.leaves[question as keyof typeof words.leaves](count) : null;
}
