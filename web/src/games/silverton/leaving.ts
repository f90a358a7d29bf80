// What one would leave undone by ending a step: pieces at home, cards, track, claims that pay, or freight.

import type { SilvertonMove, SilvertonView } from "../../messages/silverton";
import type { Choice } from "../contract";
import { deedsOf } from "./acting";
import { brought } from "./bringing";
import { pays } from "./chain";
import type { Deed } from "./situation";
import { words } from "./words";

/** How many things a step is about are left, by its question. */
const LEFT: Record<keyof typeof words.leaves, (menu: readonly Deed[]) => number> = {
  place: (menu) => deedsOf(menu, "send").filter((deed) => brought(deed, "reach")?.places.length).length,
  stake: (menu) => deedsOf(menu, "stake").length + deedsOf(menu, "take").length,
  build: (menu) => deedsOf(menu, "build").length,
  operate: (menu) => deedsOf(menu, "operate").filter(pays).length,
  deliver: (menu) => new Set(deedsOf(menu, "deliver").map(({ form }) => form.claim)).size,
};

const isLeft = (question: string | null): question is keyof typeof LEFT => question !== null && question in LEFT;

/** A question where something is left that the step is about; null where nothing is. */
export function leaves({ question }: SilvertonView, menu: readonly Choice<SilvertonMove>[]): string | null {
  if (!isLeft(question)) return null;
  const count = LEFT[question](menu as readonly Deed[]);
  return count ? words.leaves[question](count) : null;
}
