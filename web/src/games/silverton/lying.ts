// What lies on the map besides its lines: track, claims, surveyors and homes, and where each is drawn.

import { seatNumber } from "../../lib/seats";
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

/** So many signs lie side by side over a town without hiding each other. */
const SIDE_BY_SIDE = 4;
/** Pixels between the signs of claims at a town, and from a surveyor to the next. */
const FAN = 9;
const ROW = 10;

/** Where a claim is drawn: over its town, fanned out with the others there. */
export function claimPoint(card: ClaimCard, claims: readonly LyingClaim[], mark: number, printed: Printed): Point {
  const here = claims.filter((other) => other.card.town === card.town);
  const at = here.findIndex((other) => other.card.id === card.id);
  const step = FAN * Math.min(1, (SIDE_BY_SIDE - 1) / Math.max(here.length - 1, 1));
  const town = printed.town(card.town);
  return { x: town.x + (at - (here.length - 1) / 2) * step * mark, y: town.y };
}

/** Where a surveyor is drawn: beside the box of its segment, behind those who came before. */
export function surveyorPoint(
  surveyor: LyingSurveyor,
  surveyors: readonly LyingSurveyor[],
  mark: number,
  printed: Printed,
): Point {
  const at = surveyors.filter((other) => other.at === surveyor.at).indexOf(surveyor);
  const { box, stand } = printed.segment(surveyor.at);
  const away = stand.x < 0 ? -ROW : ROW;
  return { x: box.x + (stand.x + at * away) * mark, y: box.y + stand.y * mark };
}
