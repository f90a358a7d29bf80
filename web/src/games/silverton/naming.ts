// Towns, lines and cards by name.

import { EVENTS } from "./edition";
import { claimOf, isClaim, isSegment, passengerOf, segmentOf, townOf } from "./map";
import { stockWords } from "./advanced-words";
import { isNothing, type Bundle } from "./offers";
import { counted } from "./stock";
import { words } from "./words";

export const townName = (id: string): string => townOf(id).name;

/** A line by its towns, and which of several it is. */
export function lineName(id: string): string {
  const { towns } = segmentOf(id);
  const number = id.split("/")[towns.length];
  return `${towns.map(townName).join("–")}${number ? ` (${number})` : ""}`;
}

/** A claim by town and freight. */
export function claimName(id: string): string {
  const { town, freight } = claimOf(id);
  return `${townName(town)} ${freight}`;
}

const EFFECTS: Record<string, string> = {
  jail: "Event: a prospector goes to jail",
  kill: "Event: a prospector is killed",
  discard: "Event: all open claims are discarded",
};

export function passengerName(id: string): string {
  const { from, to } = passengerOf(id);
  return `${townName(from)} to ${townName(to)}`;
}

/** Any card, "deck", a line or a town. */
export function nameOf(id: string): string {
  if (id === "deck") return words.deck(0).split(",")[0]!;
  if (isSegment(id)) return lineName(id);
  if (isClaim(id)) return `${claimName(id)} (${id})`;
  const event = EVENTS.find((card) => card.id === id);
  if (event) return EFFECTS[event.effect] ?? id;
  return /^p\d+$/.test(id) ? `${passengerName(id)} (${id})` : townName(id);
}

/** Where a piece stands, in few words. */
export const placeName = (id: string): string => (isClaim(id) ? claimName(id) : nameOf(id));

/** The things of a bundle; a claim is told with the freight it goes with, where that is known. */
export function thingsIn(bundle: Bundle, freightOn: (claim: string) => number = () => 0): string[] {
  if (isNothing(bundle)) return [words.deal.nothing];
  return [
    ...(bundle.money ? [words.money(bundle.money)] : []),
    ...bundle.claims.map((claim) => words.deal.theClaim(nameOf(claim), freightOn(claim))),
    ...bundle.segments.map((segment) => words.deal.theTrack(lineName(segment))),
    ...counted(bundle.stock).map(([name, count]) => stockWords.several(name, count)),
    ...bundle.freight.map(({ loads, claim, market }) => words.deal.lot(loads, nameOf(claim), townName(market))),
  ];
}
