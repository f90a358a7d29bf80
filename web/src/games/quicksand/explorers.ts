// The six explorers and the eight kinds of cards: the sign of each, and their hats.

/** In the order of the rules. */
export const COLOURS = ["red", "yellow", "green", "blue", "black", "white"] as const;
export type Colour = (typeof COLOURS)[number];
export const MASK = "mask";
export const QUICKSAND = "quicksand";
/** Every kind of card, in the order a hand is sorted by. */
export const KINDS: readonly string[] = [...COLOURS, MASK, QUICKSAND];

/** Signs of one colour in a box of 24: arrowhead, crystal, leaf, paw, crown, amphora, mask, rings; and a card. */
export const SIGNS: Record<string, string> = {
  red: "M12 1 21 21 12 16 3 21Z",
  yellow:
    "M8 2h8l5 7-9 13L3 9ZM8.6 3.6 6.2 8h3.6ZM15.4 3.6 14.2 8h3.6ZM12 4 10.9 8h2.2ZM6.4 9.6l4 6.2-1.6-6.2Z" +
    "M10.4 9.6 12 16l1.6-6.4Z",
  green:
    "M20.5 2.5C9 2 3.5 8 4.2 15.8L2 20.5 3.8 21.8 6.2 18.6C15 20 21.5 14 20.5 2.5Z" +
    "M17 6.5 7.4 16.3 6.2 15.2 15.8 5.5Z",
  blue:
    "M12 11c4 0 7 4 7 7.5 0 2.3-1.8 3.5-3.8 3-1.2-.3-2-.7-3.2-.7s-2 .4-3.2.7C6.8 22 5 20.8 5 18.5 5 15 8 11 12" +
    " 11ZM4 7.5c1.5 0 2.7 1.5 2.7 3.2S5.6 13.5 4.2 13.5 1.5 12 1.5 10.5 2.5 7.5 4 7.5Z" +
    "M20 7.5c-1.5 0-2.7 1.5-2.7 3.2s1.1 2.8 2.5 2.8 2.7-1.5 2.7-3S21.5 7.5 20 7.5Z" +
    "M8.7 2c1.6 0 2.6 1.7 2.6 3.7S10.4 9 9 9 6.3 7.5 6.3 5.5 7.2 2 8.7 2Z" +
    "M15.3 2c-1.6 0-2.6 1.7-2.6 3.7S13.6 9 15 9s2.7-1.5 2.7-3.5S16.8 2 15.3 2Z",
  black: "M2 6 7 11 12 3 17 11 22 6 20 17H4ZM4 19h16v3H4Z",
  white:
    "M8.5 1h7v2.2h-1.3V6c1 .6 1.8 1.3 2.4 2.1 0-1.6.4-2.6 1.4-2.6 2.2 0 2.4 5-1 6-.2 4-1.7 7-3" +
    " 8.5V21.5h1.5V23h-7v-1.5H10V20c-1.3-1.5-2.8-4.5-3-8.5-3.4-1-3.2-6-1-6 1 0 1.4 1 1.4 2.6C8 7.3 8.8 6.6 9.8" +
    " 6V3.2H8.5Z",
  mask:
    "M3 3c3 1.5 15 1.5 18 0 1 9-2 17-9 20C5 20 2 12 3 3ZM6 8.5c0 2 1.2 3 2.7 3s2-1 2-1.7C9.5 8.5 7.5 8 6 8.5Z" +
    "M18 8.5c-1.5-.5-3.5 0-4.7 1.3 0 .7.5 1.7 2 1.7s2.7-1 2.7-3Z" +
    "M8.5 15.5c2 1.2 5 1.2 7 0-.6 2.2-1.8 3.3-3.5 3.3s-2.9-1.1-3.5-3.3Z",
  quicksand:
    "M12 4c6 0 11 3.4 11 8s-5 8-11 8S1 16.6 1 12 6 4 12 4ZM12 6C7 6 3 8.6 3 12s4 6 9 6 9-2.6 9-6-4-6-9-6Z" +
    "M12 8c3.6 0 6.5 1.7 6.5 4S15.6 16 12 16s-6.5-1.7-6.5-4S8.4 8 12 8Z" +
    "M12 9.7c-2.6 0-4.5 1-4.5 2.3s1.9 2.3 4.5 2.3 4.5-1 4.5-2.3-1.9-2.3-4.5-2.3Z",
};
export const CARD =
  "M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2Z" + "M6.5 4.5v15h11v-15ZM12 7l4 5-4 5-4-5Z";

/** What is worn on the head, in the box of a pawn: its foot at 0 0, its head around 0 -28. */
export const HATS: Record<string, string> = {
  red: "M-10-30.5C-6-33-5-38 0-38s6 5 10 7.5ZM3-37 11-43 8-35Z",
  yellow: "M-8-30C-8-36-4-38.5 0-38.5S8-36 8-30ZM-2.5-43h5v4h-5Z",
  green: "M-12-31c6-1.5 6-6 12-6s6 4.5 12 6c-6 2-18 2-24 0Z",
  blue: "M-10.5-30C-8-31-8-38 0-39.5 8-38 8-31 10.5-30ZM-1.5-42h3v3h-3Z",
  black: "M-8-31-9.5-41-4.5-36.5 0-43 4.5-36.5 9.5-41 8-31Z",
  white: "M-11-31c3-1 4-1 4.5-6 2-1.5 4 .5 6.5-.5s4.5-.5 6 .5c.5 5 1.5 5 5 6-6 1.5-16 1.5-22 0Z",
};

/** How many of each kind some cards are. */
export function counted(cards: readonly string[]): { kind: string; count: number }[] {
  return KINDS.map((kind) => ({ kind, count: cards.filter((card) => card === kind).length })).filter(
    ({ count }) => count > 0,
  );
}
