// Own track as a network: what hangs together with the home city, and the shortest routes over it.

import { segmentOf } from "./map";

/** One segment of a route, from a town to the next. */
export interface Hop {
  segment: string;
  from: string;
  to: string;
}

export interface Way {
  hops: Hop[];
  length: number;
}

function hopsFrom(track: readonly string[], town: string): Hop[] {
  return track.flatMap((segment) => {
    const { towns } = segmentOf(segment);
    if (!towns.includes(town)) return [];
    return towns.filter((other) => other !== town).map((to) => ({ segment, from: town, to }));
  });
}

/** §3.8 The towns that hang together with a home city. */
export function reached(track: readonly string[], homes: readonly string[]): Set<string> {
  const found = new Set(homes);
  for (const town of found) for (const { to } of hopsFrom(track, town)) found.add(to);
  return found;
}

/** What of some track hangs together with a home city. */
export function connected(track: readonly string[], homes: readonly string[]): string[] {
  const towns = reached(track, homes);
  return track.filter((segment) => segmentOf(segment).towns.some((town) => towns.has(town)));
}

/** §3.9 Track that can be used this turn: in winter without snow, §24.6 but for what has been cleared. */
export const usable = (track: readonly string[], winter: boolean, cleared: readonly string[] = []): string[] =>
  winter ? track.filter((segment) => !segmentOf(segment).snow || cleared.includes(segment)) : [...track];

/** The best way between two towns over some track, where each segment adds something; null where none is. */
export function wayBetween(
  track: readonly string[],
  from: string,
  to: string,
  adds: (segment: string) => number = (segment) => segmentOf(segment).distance,
): Way | null {
  const best = new Map<string, { hops: Hop[]; length: number; sum: number }>([[from, { hops: [], length: 0, sum: 0 }]]);
  const done = new Set<string>();
  for (;;) {
    const open = [...best].filter(([town]) => !done.has(town)).toSorted(([, a], [, b]) => a.sum - b.sum)[0];
    if (!open) return null;
    const [town, { hops, length, sum }] = open;
    if (town === to) return { hops, length };
    done.add(town);
    for (const hop of hopsFrom(track, town)) {
      const further = sum + adds(hop.segment);
      const way = { hops: [...hops, hop], length: length + segmentOf(hop.segment).distance, sum: further };
      if (further < (best.get(hop.to)?.sum ?? Infinity)) best.set(hop.to, way);
    }
  }
}

/** §3.9 The shortest route between two towns over a seat's network, in winter without snow; null where none is. */
export function routeOf(
  track: readonly string[],
  homes: readonly string[],
  from: string,
  to: string,
  winter: boolean,
  cleared: readonly string[] = [],
): Way | null {
  return reached(track, homes).has(from) ? wayBetween(usable(track, winter, cleared), from, to) : null;
}

/** §23.6 The route whose longest segment is shortest; of several such, the shortest. */
export function easiestOf(
  track: readonly string[],
  homes: readonly string[],
  from: string,
  to: string,
  winter: boolean,
  cleared: readonly string[] = [],
): Way | null {
  if (!reached(track, homes).has(from)) return null;
  const open = usable(track, winter, cleared);
  const limits = [...new Set([0, ...open.map((segment) => segmentOf(segment).distance)])].toSorted((a, b) => a - b);
  for (const limit of limits) {
    const way = wayBetween(
      open.filter((segment) => segmentOf(segment).distance <= limit),
      from,
      to,
    );
    if (way) return way;
  }
  return null;
}

/** §23.3 The distance of the longest segment of a route; §23.6 within a town it is 1. */
export const longestOf = ({ hops }: Way): number =>
  Math.max(1, ...hops.map(({ segment }) => segmentOf(segment).distance));

/** §26.2 Whether own track joins all home cities. */
export const isJoined = (track: readonly string[], homes: readonly string[]): boolean =>
  homes.every((home) => reached(track, homes.slice(0, 1)).has(home));
