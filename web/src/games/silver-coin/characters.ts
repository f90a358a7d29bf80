// Who is who: two characters for each number, one of each deck, and which one a table plays with.

import type { Options } from "../../messages/silver-coin";

// prettier-ignore
export const COIN = [
  "register", "con-artist", "curator", "pixie", "blob", "apprentice-tanner", "huntress", "nostro", "assassin",
  "psychic", "nosferatu", "golem", "village-idiot", "wolfman",
] as const;
// prettier-ignore
export const AMULET = [
  "villager", "squire", "empath", "bodyguard", "rascal", "exposer", "revealer", "beholder", "apprentice-seer",
  "seer", "master", "witch", "robber", "doppelganger",
] as const;

export type Character = (typeof COIN)[number] | (typeof AMULET)[number];

export const NUMBERS = COIN.map((_, number) => number);

export const optionOf = (number: number): keyof Options => `card-${number}` as keyof Options;

export const CARD_OPTIONS = NUMBERS.map(optionOf);

/** What a character is called: `con-artist` is the Con Artist. */
export const titleOf = (character: string): string =>
  // eslint-disable-next-line no-restricted-syntax -- a name, made readable
  character
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");

/** Who a number is at a table. */
export const characterOf = (options: Options, number: number): Character => options[optionOf(number)] as Character;

export const isAmulet = (character: string): boolean => (AMULET as readonly string[]).includes(character);
