// Whoever sits down for the first time says who they are: a name and a face. Until then the one who asks waits.

import { me } from "./me.svelte";

class Introduction {
  /** Says whether somebody is known now; null while nobody is asked. */
  answer = $state.raw<((known: boolean) => void) | null>(null);

  end(known: boolean): void {
    this.answer?.(known);
    this.answer = null;
  }
}

export const introduction = new Introduction();

/** Whether somebody sits here whom the server knows: who is new is asked, and may think better of it. */
export async function introduced(): Promise<boolean> {
  if (!me.person) await me.knownNow();
  if (me.person || me.barred) return Boolean(await me.somebody());
  introduction.end(false);
  return new Promise((answer) => (introduction.answer = answer));
}
