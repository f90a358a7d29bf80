// Whether a table that is being put together can be: the server is asked while somebody chooses.

import type { Agreement, Objection } from "../messages";
import { api } from "./api";

/** So many milliseconds nothing changes before it is asked. */
export const PAUSE = 150;

export class Objecting {
  /** Why no table can be so; empty where one can. Where nobody answers founding will say it. */
  sentence = $state("");
  #latest = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Ask about what is chosen now. What was said before stays until there is an answer. */
  ask(agreed: Agreement): void {
    this.stop();
    const asked = this.#latest;
    this.#timer = setTimeout(async () => {
      const { sentence } = await api.post<Objection>("tables/objection", agreed).catch(() => ({ sentence: null }));
      if (asked === this.#latest) this.sentence = sentence ?? "";
    }, PAUSE);
  }

  /** Whatever is still to be answered does not count any more. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#latest += 1;
  }
}
