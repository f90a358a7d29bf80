// What happened, cut into scenes: what a seat does in its turn, every dispute, the prices, the beginning of a turn.

import { actorOf } from "../../lib/history";
import type { Told } from "../../messages";
import type { SilvertonEvent } from "../../messages/silverton";
import { touchedBy } from "./past";
import type { Printed } from "./printed";
import type { Point } from "../../messages/silverton";

export const eventOf = ({ event }: Told): SilvertonEvent => event as SilvertonEvent;

type Type = SilvertonEvent["type"];
/** What is seen on the table without being told at length. */
const UNSEEN: readonly Type[] = [
  "Rested",
  "WentHome",
  "Operated",
  "ClaimEmptied",
  "ClaimsTurnedUp",
  "PassengersTurnedUp",
  "PassengersDiscarded",
];
/** Dice that decide between some: each throw is looked at by itself. */
const DECIDED: readonly Type[] = ["Disputed", "Contested", "TriedToSteal", "RivalTook"];
/** What happens to everybody. */
const COMMON: readonly Type[] = ["Began", "TurnBegan", "PricesChanged", "ClaimsDiscarded", "PassengerLeft", "Ended"];

/** What follows each other belongs together where its key is the same. */
function keyOf(told: Told, at: number): string {
  const { type } = eventOf(told);
  if (DECIDED.includes(type)) return `${type} ${at}`;
  return COMMON.includes(type) ? type : `seat ${actorOf(told)}`;
}

/** The scenes of what happened, in their order; what nobody sees takes none. */
export function scenesOf(told: readonly Told[]): Told[][] {
  const scenes: Told[][] = [];
  let last = "";
  for (const [at, each] of told.entries()) {
    if (UNSEEN.includes(eventOf(each).type)) continue;
    const key = keyOf(each, at);
    if (key === last) scenes.at(-1)!.push(each);
    else scenes.push([each]);
    last = key;
  }
  return scenes;
}

/** Whose turn a scene shows; null where it is everybody's. */
export const actorIn = (scene: readonly Told[]): number | null =>
  scene[0] && !COMMON.includes(eventOf(scene[0]).type) && !DECIDED.includes(eventOf(scene[0]).type)
    ? actorOf(scene[0])
    : null;

/** Where on the map a line, a card or a town lies; both ends of a passenger card, nowhere for the deck. */
export function placesOf(thing: string, printed: Printed): Point[] {
  const place = printed.placeOf(thing);
  if (!place) return [];
  if ("box" in place) return [place.box];
  if ("letter" in place) return [place.from, place.to].map(printed.town);
  return "town" in place ? [printed.town(place.town)] : [place];
}

/** Everywhere that a scene takes the eye. */
export function pointsIn(scene: readonly Told[], printed: Printed): Point[] {
  const ways = scene.flatMap((told) => {
    const event = eventOf(told);
    return event.type === "Delivered" ? event.way.flatMap(({ from, to }) => [from, to]) : [];
  });
  return [...touchedBy(scene), ...ways].flatMap((thing) => placesOf(thing, printed));
}
