// What can be done with a thing on the table, and what is to be seen of a card.

import type { WhyNot } from "../contract";
import type { Card } from "./messages";

/** A ribbon on a card: one more thing to do with it. */
export interface Ribbon {
  says: string;
  short: string;
  act: () => void;
}

export interface Use {
  label: string;
  act: (() => void) | null;
  why: WhyNot | null;
  pressed?: boolean;
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
  pointed: boolean;
  lit: boolean;
}

/** A place at the end of a village where a card can be added. */
export interface End {
  side: "left" | "right";
  use: Use;
  pointed: boolean;
}

/** Show more about a card, beside where it lies; null hides it. */
export type Inspect = (card: Card | null, node?: HTMLElement) => void;
