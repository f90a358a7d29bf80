// Offers: what one side gives, and what it wants for it.

import { seatName, seatNumber } from "../../lib/seats";
import { stockWords } from "./advanced-words";
import type { Bundle, Offer, SilvertonView } from "../../messages/silverton";
import type { Printed } from "./printed";
import { words } from "./words";

export const NOTHING: Bundle = { money: 0, claims: [], segments: [], stock: [], freight: [] };

export const isNothing = ({ money, claims, segments, stock, freight }: Bundle): boolean =>
  !money && !claims.length && !segments.length && !stock.length && !freight.length;

/** An offer that is being put together. */
export interface Draft {
  partner: number;
  gives: Bundle;
  wants: Bundle;
}

export const blank = (partner: number): Draft => ({ partner, gives: NOTHING, wants: NOTHING });

export const offerOf = ({ partner, gives, wants }: Draft): Offer => ({
  type: "offer",
  partner: seatName(partner),
  gives,
  wants,
});

/** An offer that lies on the table. */
export interface Lying {
  by: number;
  to: number;
  gives: Bundle;
  wants: Bundle;
}

/** The offer that is being answered. */
export function lyingOffer({ asking, asked }: SilvertonView): Lying | null {
  if (asking?.type !== "answer" || asked === null) return null;
  return { by: seatNumber(asking.by), to: asked, gives: asking.gives, wants: asking.wants };
}

/** With or without a thing. */
export const toggled = (things: readonly string[], thing: string): string[] =>
  things.includes(thing) ? things.filter((other) => other !== thing) : [...things, thing];

/** How many there are of each. */
export const counted = (names: readonly string[]): [name: string, count: number][] =>
  [...new Set(names)].map((name) => [name, names.filter((other) => other === name).length]);

/** The things of a bundle; a claim is told with the freight it goes with, where that is known. */
export function thingsIn(bundle: Bundle, printed: Printed, freightOn: (claim: string) => number = () => 0): string[] {
  if (isNothing(bundle)) return [words.deal.nothing];
  const { nameOf, lineName, townName } = printed;
  return [
    ...(bundle.money ? [words.money(bundle.money)] : []),
    ...bundle.claims.map((claim) => words.deal.theClaim(nameOf(claim), freightOn(claim))),
    ...bundle.segments.map((segment) => words.deal.theTrack(lineName(segment))),
    ...counted(bundle.stock).map(([name, count]) => stockWords.several(name, count)),
    ...bundle.freight.map(({ loads, claim, to }) => words.deal.lot(loads, nameOf(claim), townName(to))),
  ];
}

/** Everything on the map that is part of an offer. */
export const namedIn = ({ claims, segments, freight }: Bundle): string[] => [
  ...claims,
  ...segments,
  ...freight.map(({ claim }) => claim),
];
