// What lies on the map besides its lines: track, claims, surveyors and homes, and where each is drawn.

import { seatNumber } from "../../lib/seats";
import { extentOf, placed, type Rect } from "./map";
import type { ClaimCard, Point, SilvertonView } from "../../messages/silverton";
import type { Printed } from "./printed";

/** A claim that is open, or whose holder is somebody. */
export interface LyingClaim {
  card: ClaimCard;
  /** Whose it is; -1 where it is open to all. */
  holder: number;
  depleted: boolean;
}

export interface LyingSurveyor {
  seat: number;
  name: string;
  at: string;
}

/** By segment: whose track it is; nobody's are left out. */
export const ownersOn = ({ players }: SilvertonView): Record<string, number> =>
  Object.fromEntries(players.flatMap(({ track }, seat) => track.map((id) => [id, seat] as const)));

export const claimsOn = ({ open, players }: SilvertonView, printed: Printed): LyingClaim[] => [
  ...open.map((id) => ({ card: printed.claim(id), holder: -1, depleted: false })),
  ...players.flatMap(({ claims }, holder) =>
    claims.map(({ card, depleted }) => ({ card: printed.claim(card), holder, depleted })),
  ),
];

export const surveyorsOn = ({ players }: SilvertonView): LyingSurveyor[] =>
  players.flatMap(({ pieces }, seat) =>
    pieces.flatMap(({ name, kind, at, status }) =>
      kind === "surveyor" && at && status !== "jail" ? [{ seat, name, at }] : [],
    ),
  );

/** Where the pieces stand that a dispute is about, before the dice. */
export function disputedIn({ asking, asked, players }: SilvertonView): string[] {
  if (asked === null || (asking?.type !== "move-over" && asking?.type !== "special")) return [];
  const at = (seat: number, name: string): string | null | undefined =>
    players[seat]?.pieces.find((piece) => piece.name === name)?.at;
  const other = asking.type === "special" ? at(seatNumber(asking.against), asking.other) : null;
  return [at(asked, asking.piece), other].filter((place) => place != null);
}

/** Whose home city a town is. */
export const homesAt = ({ players }: SilvertonView, town: string): number[] =>
  players.flatMap(({ homes }, seat) => (homes.includes(town) ? [seat] : []));

/** How many places beside the middle of a row something stands. */
const place = (at: number, count: number): number => at - (count - 1) / 2;

/** Where a claim is drawn: below its town, beside the others there. */
export function claimPoint(card: ClaimCard, claims: readonly LyingClaim[], mark: number, printed: Printed): Point {
  const here = claims.filter((other) => other.card.town === card.town);
  const at = here.findIndex((other) => other.card.id === card.id);
  const town = printed.town(card.town);
  return { x: town.x + place(at, here.length) * 20 * mark, y: town.y + 18 * mark };
}

/** Where a surveyor is drawn: over its box or under it, beside the others there. */
export function surveyorPoint(
  surveyor: LyingSurveyor,
  surveyors: readonly LyingSurveyor[],
  mark: number,
  printed: Printed,
): Point {
  const here = surveyors.filter(({ at }) => at === surveyor.at);
  const { box, lower } = printed.segment(surveyor.at);
  const beside = place(here.indexOf(surveyor), here.length);
  return { x: box.x + beside * 22 * mark, y: box.y + (lower ? 22 : -21) * mark };
}

/** What names leave free, in pixels: a claim, surveyors over or under a box, and the signs over a home city. */
const SIGN = { left: -11, right: 11, top: -11, bottom: 11 };
const OVER = { left: -14, right: 14, top: -36, bottom: -8 };
const UNDER = { left: -14, right: 14, top: 8, bottom: 36 };
const FLAGS = { left: -20, right: 20, top: -32, bottom: -8 };

/** What lies there already where names are to be written. */
export function taken(
  view: SilvertonView,
  readable: (segment: string) => boolean,
  mark: number,
  printed: Printed,
): Rect[] {
  const [owners, claims] = [ownersOn(view), claimsOn(view, printed)];
  const surveyed = surveyorsOn(view).map(({ at }) => printed.segment(at));
  return [
    ...printed.edition.segments.flatMap((segment) => {
      const [owned, read] = [owners[segment.id] !== undefined, readable(segment.id)];
      return owned || read ? [placed(segment.box, extentOf(segment, owned, read), mark)] : [];
    }),
    ...claims.map(({ card }) => placed(claimPoint(card, claims, mark, printed), SIGN, mark)),
    ...surveyed.map(({ box, lower }) => placed(box, lower ? UNDER : OVER, mark)),
    ...view.players.flatMap(({ homes }) => homes.map((home) => placed(printed.town(home), FLAGS, mark))),
  ];
}
