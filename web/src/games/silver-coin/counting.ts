// The end of a round told step by step: villages opened card by card, the caller's last, and what becomes of each sum.

import { seatNumber } from "../../lib/seats";
import type { Told } from "../../messages";
import type { Options, Scored, ScoredRound, SilverCoinEvent, SilverCoinView } from "../../messages/silver-coin";
import type { Beat, Ending } from "../contract";
import { characterOf, titleOf } from "./characters";
import { words } from "./words";

/** What a sentence is about: whose village, and which of its cards it opens or how many of its notes it has told. */
interface Step {
  seat: number;
  opens?: number;
  notes?: number;
}

/** What is needed to draw the end of a round. */
export interface Count {
  result: ScoredRound;
  options: Options;
  totals: readonly number[];
  steps: Step[];
}

/** A village as far as it has been told. */
export interface Counted {
  /** By place, whether the card is to be seen. */
  open: boolean[];
  /** What the cards to be seen sum up to. */
  sum: number;
  /** What changed the sum, in words. */
  notes: string[];
  /** What it scores; null until that is clear. */
  score: number | null;
}

/** What stands between the sum of a village and its score, in words: characters, and how a call was judged. */
export function notesOn({ villages }: ScoredRound, seat: number, names: string[]): string[] {
  const { reveal } = words;
  const { sum, counts, score, call } = villages[seat]!;
  const others = villages.flatMap((village, other) => (other === seat ? [] : { name: names[other] ?? "", ...village }));
  const equal = others.filter((other) => other.counts === counts).map(({ name }) => name);
  const less = others.filter((other) => other.counts < counts).map((other) => reveal.has(other.name, other.counts));
  return [
    ...(counts === sum ? [] : [reveal.spared(sum, counts)]),
    ...(call === null ? [] : [call === "carried" ? reveal.carried(counts, equal) : reveal.failed(counts, score, less)]),
  ];
}

/** What is told of one village, and what each sentence is about. */
function villageTold(result: ScoredRound, seat: number, names: string[], options: Options): [Beat, Step][] {
  const { reveal } = words;
  const village = result.villages[seat]!;
  const name = names[seat] ?? "";
  let sum = village.cards.reduce((sum, { number, up }) => sum + (up ? number : 0), 0);
  const closed = [...village.cards.entries()].filter(([, { up }]) => !up);
  const openings = closed.map(([place, { number }], at): [Beat, Step] => {
    sum += number;
    const title = titleOf(characterOf(options, number));
    const says = reveal.opens(name, title, number, sum, at === closed.length - 1);
    return [{ says }, { seat, opens: place }];
  });
  if (!openings.length) openings.push([{ says: reveal.lay(name, village.sum) }, { seat }]);
  const notes = notesOn(result, seat, names).map((note, at): [Beat, Step] => [
    { says: reveal.noted(name, note) },
    { seat, notes: at + 1 },
  ]);
  return [...openings, ...notes];
}

/** The end of the round these events tell of; null where none ends. */
export function endingOf(told: Told[], { after }: { after: SilverCoinView }, names: string[]): Ending<Count> | null {
  const events = told.map(({ event }) => event as SilverCoinEvent);
  const at = events.findIndex(({ type }) => type === "Scored");
  const scored = events[at] as Scored | undefined;
  const result = scored && after.results[scored.round - 1];
  if (!scored || !result) return null;
  const caller = seatNumber(scored.caller);
  const order = names.map((_, seat) => seat).sort((one, other) => Number(one === caller) - Number(other === caller));
  const counted = order.flatMap((seat) => villageTold(result, seat, names, after.options));
  const rest = told.slice(at).filter(({ event }) => (event as SilverCoinEvent).type !== "Dealt");
  return {
    title: words.reveal.title(scored.round),
    lead: told.slice(0, at),
    beats: [...counted.map(([beat]) => beat), ...rest],
    told: { result, options: after.options, totals: scored.totals, steps: counted.map(([, step]) => step) },
  };
}

/** A village when so many sentences have been told. */
export function countedAt({ result, steps }: Count, seat: number, beat: number, names: string[]): Counted {
  const { cards, score } = result.villages[seat]!;
  const of = (some: Step[]): Step[] => some.filter((step) => step.seat === seat);
  const told = of(steps.slice(0, beat));
  const opened = new Set(told.map(({ opens }) => opens));
  const open = cards.map(({ up }, place) => up || opened.has(place));
  const all = notesOn(result, seat, names);
  return {
    open,
    sum: cards.reduce((sum, { number }, place) => sum + (open[place] ? number : 0), 0),
    notes: all.slice(0, Math.max(0, ...told.map(({ notes }) => notes ?? 0))),
    score: told.length === of(steps).length ? score : null,
  };
}
