// Sealed dice, computed again: the seal, every roll, draw and shuffle, as docs/notation.md tells it.
// SHA-256 is our own, because browsers lend theirs to pages from https and localhost only.

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

const isPrime = (n: number): boolean => {
  for (let at = 2; at * at <= n; at += 1) if (n % at === 0) return false;
  return true;
};
const PRIMES = Array.from({ length: 312 }, (_, at) => at)
  .filter((n) => n > 1 && isPrime(n))
  .slice(0, 64);
/** The first 32 bits of what is behind the point. */
const fraction = (n: number): number => ((n - Math.floor(n)) * 2 ** 32) | 0;
const FIRST = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** SHA-256 of some bytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const data = new DataView(padded.buffer);
  data.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  data.setUint32(padded.length - 4, bytes.length << 3);
  const hash = Int32Array.from(FIRST);
  for (let at = 0; at < padded.length; at += 64) compress(hash, data, at);
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((word, place) => digest.setInt32(place * 4, word));
  return new Uint8Array(digest.buffer);
}

/** Take in one block of 64 bytes. */
function compress(hash: Int32Array, data: DataView, at: number): void {
  const w = new Int32Array(64);
  for (let i = 0; i < 16; i += 1) w[i] = data.getInt32(at + i * 4);
  for (let i = 16; i < 64; i += 1) {
    const [x, y] = [w[i - 15]!, w[i - 2]!];
    const low = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
    const high = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
    w[i] = w[i - 16]! + low + w[i - 7]! + high;
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i += 1) {
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => (hash[place] = hash[place]! + word));
}

const joined = (...parts: Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

/** HMAC-SHA256 of some bytes. */
export function hmac(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = block.map((byte) => byte ^ 0x36);
  const outer = block.map((byte) => byte ^ 0x5c);
  return sha256(joined(outer, sha256(joined(inner, bytes))));
}

export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
export const fromHex = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A number in so many bytes, the greatest first. */
function big(number: number, bytes: number): Uint8Array {
  const written = new DataView(new ArrayBuffer(bytes));
  written.setUint32(bytes - 4, number);
  return new Uint8Array(written.buffer);
}

/** What is shown before the game: it fixes the secret and tells nothing about it. */
export const commitment = (secret: string): string =>
  hex(sha256(joined(utf8("silverware sealed dice 1\n"), fromHex(secret))));

/** The dice of one entry of a record. */
export class Dice {
  private readonly secret: Uint8Array;
  private readonly text: Uint8Array;
  private words: number[] = [];
  private blocks = 0;

  constructor(secret: string, salts: string[], entry: number) {
    this.secret = fromHex(secret);
    const salted = salts.map(utf8).flatMap((salt) => [big(salt.length, 4), salt]);
    this.text = joined(...salted, big(entry, 8));
  }

  private word(): number {
    if (!this.words.length) {
      const block = new DataView(hmac(this.secret, joined(this.text, big(this.blocks, 8))).buffer);
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

/** An outcome as a record writes it. */
function written(outcome: Outcome): string {
  switch (outcome.type) {
    case "roll":
      return String(outcome.shown);
    case "draw":
      return outcome.card;
    case "shuffle":
      return `[${outcome.after.join(" ")}]`;
  }
}

const SEAT_LINE = /^(north|east|south|west|dawn|dusk):/;

/** What chance brought according to a record, entry by entry; 0 is the start. */
export function chanceIn(record: string): string[][] {
  const entries: string[][] = [];
  for (const line of record.split("\n").map((each) => each.split("#")[0]!.trim())) {
    if (line.startsWith("~") && !entries.length) entries.push([]);
    else if (entries.length && SEAT_LINE.test(line)) entries.push([]);
    else if (!line.startsWith("~")) continue;
    const tilde = line.indexOf("~");
    if (tilde >= 0) entries.at(-1)!.push(...(line.slice(tilde + 1).match(/\[[^\]]*\]|\S+/g) ?? []));
  }
  return entries;
}

/** Compute everything again. The record is what the players saw happen; the dice must say the same. */
export function check(game: SealedDice, record: string): Checked {
  const checked: Checked = { rolls: 0, draws: 0, shuffles: 0, wrong: [] };
  if (commitment(game.secret) !== game.commitment) checked.wrong.push({ what: "seal", entry: 0 });
  for (const { entry, outcomes } of game.entries) {
    const dice = new Dice(game.secret, game.salts, entry);
    for (const outcome of outcomes) {
      checked[`${outcome.type}s`] += 1;
      if (!follows(dice, outcome)) checked.wrong.push({ what: outcome.type, entry });
    }
  }
  const told = new Map(game.entries.map(({ entry, outcomes }) => [entry, outcomes.map(written)]));
  const recorded = chanceIn(record);
  for (let entry = 0; entry < Math.max(recorded.length, ...[...told.keys()].map((key) => key + 1)); entry += 1)
    if (!alike(told.get(entry) ?? [], recorded[entry] ?? [])) checked.wrong.push({ what: "record", entry });
  return checked;
}

const KEPT = "silverware.seals";
const MOST_KEPT = 100;

function kept(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

/** Remember the seal of a table when it is first seen; later ones change nothing. */
export function keepSeal(table: string, seal: string): void {
  const seals = Object.entries(kept());
  if (seals.some(([known]) => known === table)) return;
  try {
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries([...seals, [table, seal]].slice(-MOST_KEPT))));
  } catch {
    // a device that keeps nothing compares with what the table shows
  }
}

/** The seal this browser saw first, if it remembers. */
export const seenSeal = (table: string): string | null => kept()[table] ?? null;
