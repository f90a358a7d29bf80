// Deals as notation writes them: what one side gives, and what it wants for it.

import { seatName, seatNumber } from "../../lib/seats";
import { isSegment } from "./map";
import { isStock } from "./stock";

/** §14.7 Freight bought from a claim, to be delivered to a market. */
export interface Lot {
  claim: string;
  loads: number;
  market: string;
}

export interface Bundle {
  money: number;
  claims: string[];
  segments: string[];
  /** §24.8 Trains and plows, as often as there are several alike. */
  stock: string[];
  freight: Lot[];
}

export const NOTHING: Bundle = { money: 0, claims: [], segments: [], stock: [], freight: [] };

export const isNothing = ({ money, claims, segments, stock, freight }: Bundle): boolean =>
  !money && !claims.length && !segments.length && !stock.length && !freight.length;

/** A bundle as moves write it. */
export function written({ money, claims, segments, stock, freight }: Bundle): string {
  const things = [
    ...(money ? [`$${money}`] : []),
    ...claims,
    ...segments,
    ...stock,
    ...freight.map(({ claim, loads, market }) => `${loads} of ${claim} to ${market}`),
  ];
  return things.join(", ") || "nothing";
}

export const offerMove = (partner: number, gives: Bundle, wants: Bundle): string =>
  `offer ${seatName(partner)} ${written(gives)} for ${written(wants)}`;

/** The bundle that a text words. */
export function read(text: string): Bundle {
  const bundle: Bundle = { money: 0, claims: [], segments: [], stock: [], freight: [] };
  if (text === "nothing") return bundle;
  for (const thing of text.split(",").map((part) => part.trim())) {
    const lot = /^(\d+) of (c\d+) to (\S+)(?: by \S+)?$/.exec(thing);
    if (lot) bundle.freight.push({ loads: Number(lot[1]), claim: lot[2]!, market: lot[3]! });
    else if (thing.startsWith("$")) bundle.money = Number(thing.slice(1));
    else if (isStock(thing)) bundle.stock.push(thing);
    else if (isSegment(thing)) bundle.segments.push(thing);
    else bundle.claims.push(thing);
  }
  return bundle;
}

/** An offer that lies on the table. */
export interface Offer {
  by: number;
  to: number;
  gives: Bundle;
  wants: Bundle;
}

/** The offer that is being answered, as the agenda tells it: "answer north offer east $200 for c25". */
export function offerOf(agenda: readonly string[]): Offer | null {
  const found = /^answer (\w+) offer (\w+) (.+?) for (.+)$/.exec(agenda[0] ?? "");
  if (!found) return null;
  return { by: seatNumber(found[1]), to: seatNumber(found[2]), gives: read(found[3]!), wants: read(found[4]!) };
}

/** With or without a thing. */
export const toggled = (things: readonly string[], thing: string): string[] =>
  things.includes(thing) ? things.filter((other) => other !== thing) : [...things, thing];

/** An offer that is being put together. */
export interface Draft {
  partner: number;
  gives: Bundle;
  wants: Bundle;
}

export const blank = (partner: number): Draft => ({ partner, gives: NOTHING, wants: NOTHING });
