// A review under way: decisions are asked for one by one, so that the page knows how far it is.

import type { Review, Reviewed } from "../messages";
import { api, Refused } from "./api";
import type { Judged } from "./review";

/** Milliseconds to wait where the server has too much to do. */
const LATER = 2000;
/** How often that is tried. */
const PATIENCE = 60;
const TOO_COSTLY = 422;
const BUSY = [429, 503];

export class Reviewer {
  outline = $state.raw<Review | null>(null);
  hindsight = $state(false);
  /** What keeps it from going on. */
  failure = $state<string | null>(null);
  /** Whether the server lets others go first. */
  waits = $state(false);
  /** The step at which somebody tries a move. */
  trying = $state<number | null>(null);
  /** The places on the menu of what they chose, by steps. */
  tried = $state.raw<ReadonlyMap<number, number>>(new Map());
  /** The steps whose answer has been shown. */
  shown = $state.raw<ReadonlySet<number>>(new Set());
  #then = $state.raw<Judged>(new Map());
  #hindsight = $state.raw<Judged>(new Map());
  /** What could not be judged, in each view. */
  #skipped = $state.raw<ReadonlySet<string>>(new Set());
  #works = false;
  readonly #end = new AbortController();

  /** `of` is "tables/ID" or "records/KEY"; `wanted` says which step somebody is looking at. */
  constructor(
    readonly of: string,
    readonly seat: string,
    readonly wanted: () => number,
  ) {}

  /** The decisions as they could be judged then. */
  get honest(): Judged {
    return this.#then;
  }

  /** The decisions as they are shown now. */
  get judged(): Judged {
    return this.hindsight ? this.#hindsight : this.#then;
  }

  get count(): number {
    return this.outline?.decisions.length ?? 0;
  }

  get skipped(): number {
    return this.#steps().filter((step) => this.isSkipped(step)).length;
  }

  /** Whether all that can be judged is. */
  get whole(): boolean {
    return this.outline !== null && this.judged.size + this.skipped >= this.count;
  }

  /** Whether the answer may be seen: at once where nothing was wrong, otherwise when it is asked for. */
  isShown({ step, mark }: Reviewed): boolean {
    return this.trying !== step && (mark === null || this.shown.has(step));
  }

  isSkipped(step: number): boolean {
    return this.#skipped.has(this.#key(step));
  }

  /** Go on until everything is judged, or something is in the way. */
  async work(): Promise<void> {
    if (this.#works) return;
    this.#works = true;
    this.failure = null;
    try {
      this.outline ??= await this.#ask<Review>(`review?seat=${this.seat}`);
      for (let step = this.#next(); step !== null && !this.#end.signal.aborted; step = this.#next())
        await this.#judge(step);
    } catch (error) {
      if (!this.#end.signal.aborted) this.failure = error instanceof Refused ? error.message : String(error);
    } finally {
      this.#works = false;
    }
  }

  /** Nobody waits any more. */
  stop(): void {
    this.#end.abort();
  }

  /** Let somebody choose at a step. */
  try(step: number): void {
    this.trying = step;
  }

  /** They have chosen: the place on the menu. Now the answer is shown. */
  choose(step: number, at: number): void {
    this.tried = new Map(this.tried).set(step, at);
    this.show(step);
  }

  show(step: number): void {
    this.trying = null;
    this.shown = new Set(this.shown).add(step);
  }

  #steps(): number[] {
    return (this.outline?.decisions ?? []).map(([step]) => step);
  }

  #key(step: number): string {
    return `${step} ${this.hindsight}`;
  }

  /** The decision somebody looks at, if it is not judged yet; otherwise the first that is not. */
  #next(): number | null {
    const open = this.#steps().filter((step) => !this.judged.has(step) && !this.isSkipped(step));
    const wanted = this.wanted();
    return open.find((step) => step === wanted) ?? open[0] ?? null;
  }

  async #judge(step: number): Promise<void> {
    const { hindsight } = this;
    try {
      const path = `review/${step}?seat=${this.seat}${hindsight ? "&hindsight=true" : ""}`;
      const reviewed = await this.#ask<Reviewed>(path);
      if (hindsight) this.#hindsight = new Map(this.#hindsight).set(step, reviewed);
      else this.#then = new Map(this.#then).set(step, reviewed);
    } catch (error) {
      if (!(error instanceof Refused && error.status === TOO_COSTLY)) throw error;
      this.#skipped = new Set(this.#skipped).add(`${step} ${hindsight}`);
    }
  }

  /** Ask, and ask again for a while where the server has too much to do. */
  async #ask<T>(path: string): Promise<T> {
    for (let left = PATIENCE; ; left -= 1) {
      try {
        const answer = await api.get<T>(`${this.of}/${path}`, this.#end.signal);
        this.waits = false;
        return answer;
      } catch (error) {
        const busy = error instanceof Refused && BUSY.includes(error.status);
        if (!busy || !left || this.#end.signal.aborted) throw error;
        this.waits = true;
        await new Promise((resolve) => setTimeout(resolve, LATER));
      }
    }
  }
}
