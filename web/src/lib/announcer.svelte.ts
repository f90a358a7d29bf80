// The one voice of the page: whatever is to be said by a screen reader goes through here.

import { untrack } from "svelte";
import { Announcer } from "./announcing";
import { settings } from "./settings.svelte";

/** Utterances that stay in the region: a screen reader may still be at the one before. */
const KEPT = 3;

class Voice {
  /** What was said last, the newest at the end, each with a number of its own. */
  said = $state.raw<{ id: number; says: string }[]>([]);
  private ids = 0;
  readonly announcer = new Announcer(
    (says) => this.say(says),
    () => ({ ...settings.chosen.speech, together: settings.chosen.speech.together && !settings.chosen.waits }),
  );

  /** Say something now, also where it has just been said. */
  say(says: string): void {
    if (!says) return;
    this.ids += 1;
    const before = untrack(() => this.said);
    this.said = [...before, { id: this.ids, says }].slice(-KEPT);
  }

  /** Another player has the device: nothing of the last one stays. */
  clear(): void {
    this.announcer.clear();
    this.said = [];
  }
}

export const voice = new Voice();

/** What stands on something is said whenever it changes; nothing is said where it is empty. */
export function said(_: HTMLElement, says: string): { update: (now: string) => void } {
  let before = says;
  return {
    update: (now) => {
      if (now !== before) voice.say(now);
      before = now;
    },
  };
}
