// What can be done with a thing on the table, and what is to be seen of a card.

import type { Card } from "../../messages/silver-coin";

/** A ribbon on a card: one more thing to do with it. */
export interface Ribbon {
  says: string;
  short: string;
  act: () => void;
}

export interface Use {
  label: string;
  act: (() => void) | null;
  /** Asks why it does nothing; null where it never could do anything. */
  wonder: (() => void) | null;
  pressed?: boolean;
  /** What it would bring, in a few words. */
  promise?: string | undefined;
  /** Somebody points at a move that touches it. */
  pointed: boolean;
  ribbons: Ribbon[];
}

/** A card as it is drawn, and what can be done with it. */
export interface Drawn {
  card: Card;
  character: string | null;
  face: "up" | "down" | "looked";
  seen: boolean;
  watched: boolean;
  token: boolean;
  chosen: boolean;
  acting: boolean;
  use: Use;
  lit: boolean;
}

/** A move that is a word. */
export interface Button {
  says: string;
  main: boolean;
  use: Use;
}

/** Show more about a card, beside where it lies; null hides it. */
export type Inspect = (card: Card | null, node?: HTMLElement) => void;
