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

/** §3.9 The shortest route between two towns over a seat's network, in winter without snow; null where none is. */
export function routeOf(
  track: readonly string[],
  homes: readonly string[],
  from: string,
  to: string,
  winter: boolean,
): Way | null {
  if (!reached(track, homes).has(from)) return null;
  const usable = winter ? track.filter((segment) => !segmentOf(segment).snow) : track;
  const best = new Map<string, Way>([[from, { hops: [], length: 0 }]]);
  const done = new Set<string>();
  for (;;) {
    const open = [...best].filter(([town]) => !done.has(town)).toSorted(([, a], [, b]) => a.length - b.length)[0];
    if (!open) return null;
    const [town, way] = open;
    if (town === to) return way;
    done.add(town);
    for (const hop of hopsFrom(usable, town)) {
      const length = way.length + segmentOf(hop.segment).distance;
      if (length < (best.get(hop.to)?.length ?? Infinity)) best.set(hop.to, { hops: [...way.hops, hop], length });
    }
  }
}
