// What happens is shown piece by piece, each for as long as it takes to follow; what ends a round until somebody goes on.

import { settings } from "./settings.svelte";

/** Instead of milliseconds: it stays until it is released. */
export const STAYS = Infinity;

/** Milliseconds for a sentence, for each of its letters, and at most. */
const PACES = {
  calm: { least: 700, letter: 20, most: 4000 },
  quick: { least: 300, letter: 10, most: 1800 },
};

/** How long a sentence is shown before the next; not at all where nobody looks. */
export function readingTime(says: string): number {
  const { speed } = settings.chosen;
  if (speed === "instant" || !says || document.hidden) return 0;
  const { least, letter, most } = PACES[speed];
  return Math.min(least + letter * says.length, most);
}

export class Pacer<T> {
  private queue: T[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stays = false;

  /** `show` says for how many milliseconds something is shown before the next. */
  constructor(
    private show: (one: T) => number,
    private counted: (waiting: number) => void = () => {},
    /** Two that wait as one; null where each is shown by itself. */
    private joined: (last: T, next: T) => T | null = () => null,
  ) {}

  add(one: T): void {
    const last = this.queue.at(-1);
    const both = last === undefined ? null : this.joined(last, one);
    if (both) this.queue.pop();
    this.queue.push(both ?? one);
    this.goOn();
  }

  private goOn(): void {
    while (!this.stays && this.timer === undefined && this.queue.length) {
      const lasts = this.show(this.queue.shift()!);
      if (lasts === STAYS) this.stays = true;
      else if (lasts > 0) this.timer = setTimeout(() => this.next(), lasts);
    }
    this.counted(this.queue.length);
  }

  private next(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.goOn();
  }

  /** Show what waits at once, up to what stays. */
  skip(): void {
    do this.next();
    while (this.timer !== undefined && this.queue.length);
  }

  /** What stayed has been seen. */
  release(): void {
    this.stays = false;
    this.goOn();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.queue = [];
  }
}
