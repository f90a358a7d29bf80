// What people say without words: a sign at their seat for a moment.

import type { React } from "../messages";
import { words } from "../words";

export type Reaction = React["sign"];
export const REACTIONS = Object.keys(words.friends.reactions) as Reaction[];

/** Milliseconds a sign is to be seen. */
const SEEN = 4000;

class Reactions {
  /** By seat. */
  shown = $state<Record<string, Reaction | undefined>>({});
  private timers: Record<string, ReturnType<typeof setTimeout>> = {};

  show(seat: string, sign: Reaction): void {
    clearTimeout(this.timers[seat]);
    this.shown[seat] = sign;
    this.timers[seat] = setTimeout(() => (this.shown[seat] = undefined), SEEN);
  }
}

export const reactions = new Reactions();
