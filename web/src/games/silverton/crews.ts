// Choosing a crew: its discs one by one, as far as the crews that are offered allow.

/** The discs as moves write them, the strongest of each kind first. */
export const DISCS = ["s+2", "s+1", "s", "p+2", "p+1", "p"] as const;
export type Disc = (typeof DISCS)[number];
export type Crew = Readonly<Record<Disc, number>>;

export const NOBODY: Crew = { "s+2": 0, "s+1": 0, s: 0, "p+2": 0, "p+1": 0, p: 0 };

const isDisc = (word: string): word is Disc => DISCS.some((disc) => disc === word);

/** The crew that a move chooses: "crew s+2 s p". */
export function crewOf(move: string): Crew {
  const crew = { ...NOBODY };
  for (const word of move.split(" ")) if (isDisc(word)) crew[word] += 1;
  return crew;
}

/** The discs of a crew, in the order of the move. */
export const discsOf = (crew: Crew): Disc[] => DISCS.flatMap((disc) => Array<Disc>(crew[disc]).fill(disc));

export const crewMove = (crew: Crew): string => `crew ${discsOf(crew).join(" ")}`;

export const bonusOf = (disc: Disc): number => Number(disc.slice(1)) || 0;
export const isSurveyor = (disc: Disc): boolean => disc.startsWith("s");

/** §22.3 What a disc takes of the game points. */
export const pointsOf = (disc: Disc): number => 3 + bonusOf(disc);
export const pointsIn = (crew: Crew): number => discsOf(crew).reduce((sum, disc) => sum + pointsOf(disc), 0);

/** Whether one of these crews has all of that, and perhaps more. */
export const isWithin = (crew: Crew, crews: readonly Crew[]): boolean =>
  crews.some((other) => DISCS.every((disc) => crew[disc] <= other[disc]));

export const withMore = (crew: Crew, disc: Disc, by: number): Crew => ({ ...crew, [disc]: crew[disc] + by });
