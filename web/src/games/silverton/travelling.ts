// Going about the map by keys: along the lines from town to town, and around what is at a town.

import type { Point, SilvertonView } from "../../messages/silverton";
import { claimsOn } from "./lying";
import type { Printed } from "./printed";

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** The cosine of how far aside a line may lead from where the key points: a little over half a right angle. */
const ASIDE = 0.6;

export const TRAVELLING = [...Object.keys(ARROWS), "PageDown", "PageUp", "Home", "End"];

/** The towns that a line leads to from a town, by line. */
export function linesFrom(town: string, { edition }: Printed): { line: string; to: string }[] {
  return edition.segments.flatMap(({ id, towns }) =>
    towns.includes(town) ? towns.filter((to) => to !== town).map((to) => ({ line: id, to })) : [],
  );
}

/** What is at a town: itself, its lines, its claims. */
export function thingsAt(town: string, view: SilvertonView, printed: Printed): string[] {
  const lines = linesFrom(town, printed).map(({ line }) => line);
  const claims = claimsOn(view, printed).flatMap(({ card }) => (card.town === town ? [card.id] : []));
  return [town, ...new Set(lines), ...claims];
}

/** Of some places, the one that lies in the direction of a key, where one does. */
function towards(key: string, from: Point, places: readonly { id: string; at: Point }[]): string | undefined {
  const { x, y } = ARROWS[key]!;
  const ahead = places.flatMap(({ id, at }) => {
    const [across, down] = [at.x - from.x, at.y - from.y];
    const straight = (across * x + down * y) / (Math.hypot(across, down) || 1);
    return straight > ASIDE ? [{ id, straight }] : [];
  });
  return ahead.toSorted((one, other) => other.straight - one.straight)[0]?.id;
}

/** Where somebody is: at a town, and there at the town itself, one of its lines or one of its claims. */
export interface Standing {
  town: string;
  thing: string;
}

/** Where a thing is, for somebody who comes to it from a town. */
export function standingAt(thing: string, before: string | null, printed: Printed): Standing {
  const { towns, segments, claims } = printed.edition;
  if (towns.some(({ id }) => id === thing)) return { town: thing, thing };
  const claim = claims.find(({ id }) => id === thing);
  if (claim) return { town: claim.town, thing };
  const ends = segments.find(({ id }) => id === thing)?.towns ?? [];
  return { town: before !== null && ends.includes(before) ? before : (ends[0] ?? ""), thing };
}

/** Where a key leads; undefined where it leads nowhere. */
export function travelled(
  key: string,
  { town, thing }: Standing,
  view: SilvertonView,
  printed: Printed,
): string | undefined {
  const at = ({ x, y }: Point): Point => ({ x, y });
  if (key in ARROWS) {
    const onLine = printed.edition.segments.find(({ id }) => id === thing);
    const from = onLine ? onLine.box : printed.town(town);
    const ends = onLine ? onLine.towns : linesFrom(town, printed).map(({ to }) => to);
    return towards(
      key,
      at(from),
      ends.map((id) => ({ id, at: at(printed.town(id)) })),
    );
  }
  if (key === "Home") return view.players[view.seat]?.homes[0] ?? town;
  const things = thingsAt(town, view, printed);
  const by = key === "PageUp" ? things.length - 1 : 1;
  return things[(things.indexOf(thing) + by) % things.length];
}
