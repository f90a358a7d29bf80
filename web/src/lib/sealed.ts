// Sealed dice, computed again: the seal, every roll, draw and shuffle, as docs/notation.md tells it.
// Browsers lend their SHA-256 to pages from https and localhost only; this one goes everywhere.

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Draw, Roll, SealedDice, Shuffle } from "../messages";

type Outcome = Roll | Draw | Shuffle;

/** What does not follow: the seal, an outcome of an entry, or what the record says of it. */
export interface Wrong {
  what: "seal" | "roll" | "draw" | "shuffle" | "record";
  entry: number;
}

export interface Checked {
  rolls: number;
  draws: number;
  shuffles: number;
  wrong: Wrong[];
}

/** A number in so many bytes, the greatest first. */
function big(number: number, bytes: number): Uint8Array {
  const written = new DataView(new ArrayBuffer(bytes));
  written.setUint32(bytes - 4, number);
  return new Uint8Array(written.buffer);
}

/** What is shown before the game: it fixes the secret and tells nothing about it. */
export const commitment = (secret: string): string =>
  bytesToHex(sha256(concatBytes(utf8ToBytes("silverware sealed dice 1\n"), hexToBytes(secret))));

/** The dice of one entry of a record. */
export class Dice {
  private readonly secret: Uint8Array;
  private readonly text: Uint8Array;
  private words: number[] = [];
  private blocks = 0;

  constructor(secret: string, salts: string[], entry: number) {
    this.secret = hexToBytes(secret);
    const salted = salts.map(utf8ToBytes).flatMap((salt) => [big(salt.length, 4), salt]);
    this.text = concatBytes(...salted, big(entry, 8));
  }

  private word(): number {
    if (!this.words.length) {
      const { buffer } = hmac(sha256, this.secret, concatBytes(this.text, big(this.blocks, 8)));
      const block = new DataView(buffer);
      this.blocks += 1;
      this.words = Array.from({ length: 8 }, (_, at) => block.getUint32(at * 4));
    }
    return this.words.shift()!;
  }

  /** A number from 0 to n - 1. */
  below(n: number): number {
    const fair = 2 ** 32 - (2 ** 32 % n);
    let word = this.word();
    while (word >= fair) word = this.word();
    return word % n;
  }

  shuffled(before: string[]): string[] {
    const cards = [...before];
    for (let last = cards.length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1);
      [cards[last], cards[other]] = [cards[other]!, cards[last]!];
    }
    return cards;
  }
}

const alike = (some: string[], others: string[]): boolean =>
  some.length === others.length && some.every((word, at) => word === others[at]);

/** Whether the dice bring this outcome next. */
function follows(dice: Dice, outcome: Outcome): boolean {
  switch (outcome.type) {
    case "roll":
      return dice.below(outcome.sides) + 1 === outcome.shown;
    case "draw":
      return dice.below(outcome.count) === outcome.place;
    case "shuffle":
      return alike(dice.shuffled(outcome.before), outcome.after);
  }
}

/** Whether the record tells this outcome. */
function tells(recorded: string | string[] | undefined, outcome: Outcome): boolean {
  if (outcome.type === "shuffle") return Array.isArray(recorded) && alike(recorded, outcome.after);
  return recorded === (outcome.type === "roll" ? String(outcome.shown) : outcome.card);
}

/** Compute everything again. The record is what the players saw happen; the dice must say the same. */
export function check(game: SealedDice): Checked {
  const checked: Checked = { rolls: 0, draws: 0, shuffles: 0, wrong: [] };
  if (commitment(game.secret) !== game.commitment) checked.wrong.push({ what: "seal", entry: 0 });
  for (const { entry, outcomes, recorded } of game.entries) {
    const dice = new Dice(game.secret, game.salts, entry);
    for (const outcome of outcomes) {
      checked[`${outcome.type}s`] += 1;
      if (!follows(dice, outcome)) checked.wrong.push({ what: outcome.type, entry });
    }
    const same = outcomes.length === recorded.length && outcomes.every((outcome, at) => tells(recorded[at], outcome));
    if (!same) checked.wrong.push({ what: "record", entry });
  }
  return checked;
}
