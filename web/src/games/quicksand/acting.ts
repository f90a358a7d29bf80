// What a thing on the board does when it is pressed: a move of the menu, a step towards one, or a question why not.

import { choiceOf } from "../../lib/meant";
import type { Choice as AnyChoice, Meant } from "../contract";
import { forExplorer, isEmpty, left, sinkForm, sinkToo, type Chosen } from "./choosing";
import type {
  Explorer,
  QuicksandBrings,
  QuicksandEdition,
  QuicksandMove,
  QuicksandView,
} from "../../messages/quicksand";
import { called, words } from "./words";

export type Choice = AnyChoice<QuicksandMove, QuicksandBrings>;

export interface Situation {
  view: QuicksandView;
  edition: QuicksandEdition;
  menu: readonly Choice[];
  chosen: Chosen;
}

/** A press makes a move, or chooses something. */
export type Deed = { does: "play"; choice: Choice } | { does: "choose"; says: string; chosen: Chosen };

export const on = (view: QuicksandView, space: number): Explorer | null =>
  view.explorers.find((explorer) => explorer.space === space) ?? null;

/** What pressing a space does, or the explorer on it. */
export function deedOf(space: number, situation: Situation): Deed | null {
  const { view, edition, menu, chosen } = situation;
  const explorer = on(view, space);
  const moves = left(menu, chosen);
  if (chosen.quicksand) return explorer && sinking(explorer, situation);
  if (explorer) {
    const { colour } = explorer;
    const rescue = moves.find(({ form }) => form?.type === "rescue" && form.colour === colour);
    if (rescue) return { does: "play", choice: rescue };
    const can = moves.some(({ form }) => form?.type === "move-explorer" && form.colour === colour);
    if (chosen.cards === 0 && can && chosen.colour !== colour)
      return {
        does: "choose",
        says: words.forExplorer(called(edition, colour)),
        chosen: forExplorer(chosen, colour),
      };
  }
  if (chosen.colour === null) return null;
  const choice = moves.find(({ form }) => form?.type === "move-explorer" && form.space === space);
  return choice ? { does: "play", choice } : null;
}

function sinking({ colour, stuck }: Explorer, { edition, menu, chosen }: Situation): Deed | null {
  if (stuck || left(menu, { ...chosen, sinks: [] }).length === 0) return null;
  const next = sinkToo(chosen, colour);
  if (next.sinks.length > chosen.quicksand) return null;
  const choice = next.sinks.length === chosen.quicksand ? choiceOf(menu, sinkForm(edition, next.sinks)) : undefined;
  if (choice) return { does: "play", choice };
  const who = called(edition, colour);
  return {
    does: "choose",
    says: next.sinks.includes(colour) ? words.sinkToo(who) : words.sinkNot(who),
    chosen: next,
  };
}

/** The move that pressing a space would have made with the chosen cards; null where they are for no space. */
export function wished(space: number, { view, edition, menu, chosen }: Situation): QuicksandMove | null {
  if (!menu.length || isEmpty(chosen)) return null;
  const { colour, cards, masks } = chosen;
  if (!chosen.quicksand) return colour === null ? null : { type: "move-explorer", colour, cards, masks, space };
  const explorer = on(view, space);
  return explorer?.stuck ? sinkForm(edition, [...chosen.sinks, explorer.colour]) : null;
}

export interface Touched {
  spaces: readonly number[];
  kinds: readonly string[];
  /** The way an explorer would go. */
  way: readonly number[] | null;
}

/** What a move touches: spaces, kinds of cards, and the way it goes. */
export function touched(choice: Choice | null, view: QuicksandView): Touched {
  const form = choice?.form;
  const at = (colours: readonly string[]): number[] =>
    view.explorers.filter(({ colour }) => colours.includes(colour)).map(({ space }) => space);
  if (form?.type === "move-explorer" || form?.type === "rescue") {
    const kinds = [...(form.cards ? [form.colour] : []), ...(form.masks ? ["mask"] : [])];
    const way = choice?.brings?.way ?? null;
    return { spaces: [...at([form.colour]), ...(form.type === "rescue" ? [] : [form.space])], kinds, way };
  }
  if (form?.type === "sink") return { spaces: at(form.explorers), kinds: ["quicksand"], way: null };
  return { spaces: [], kinds: form?.type === "discard" ? [form.card] : [], way: null };
}

/** What one is asked twice about, whoever one is: bringing an explorer to the temple that may be somebody's. */
export const hurts = ({ brings }: Meant<QuicksandMove, QuicksandBrings>): string | null =>
  brings?.decides ? words.hurts : null;
