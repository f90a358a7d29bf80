// Where on the table a move is made, what it touches, and which move a press that does nothing would have been.

import { seatName, seatNumber } from "../../lib/seats";
import type { Choice } from "../contract";
import { characterOf } from "./characters";
import type { Card, SilverCoinBrings, SilverCoinMove, SilverCoinView } from "../../messages/silver-coin";

export type Offer = Choice<SilverCoinMove, SilverCoinBrings>;

/** A card by its tag; anything else by a name. */
export type Thing = number | string;

export const village = (seat: number): Thing => `village of ${seatName(seat)}`;
export const number = (number: number): Thing => `number ${number}`;

/** How a move is made: by pressing the thing, by a ribbon on it, or by choosing it, alone or with others. */
export type Way = "press" | "ribbon" | "pick";

export interface Deed {
  thing: Thing;
  way: Way;
  choice: Offer;
  form: SilverCoinMove;
}

const questions = ({ asking, interrupted }: SilverCoinView) =>
  [asking, interrupted].filter((question) => question !== null);

/** The cards whose abilities are under way. */
export const acting = (view: SilverCoinView): number[] =>
  questions(view).flatMap((question) => ("by" in question && question.by !== null ? [question.by] : []));

/** The cards chosen so far, for an exchange, by a Robber or by the Village Idiot. */
export const chosen = (view: SilverCoinView): number[] =>
  questions(view).flatMap((question) => ("chosen" in question ? question.chosen : []));

/** The cards in villages that the asked seat is looking at. */
export const looking = (view: SilverCoinView): number[] =>
  questions(view).flatMap((question) => ("looking" in question ? question.looking : []));

const tags = (cards: readonly Card[] = []): number[] => cards.map(({ tag }) => tag);
const tagAt = (cards: readonly Card[] | undefined, place: number): Thing => cards?.[place - 1]?.tag ?? "nowhere";

/** The top of the discards, or where it would lie. */
export const top = ({ pile }: SilverCoinView): Thing => pile.at(-1)?.tag ?? "discards";

/** A discard below the one whose ability is used. */
function below({ pile, asking }: SilverCoinView, depth: number): Thing {
  const by = asking && "by" in asking ? asking.by : null;
  return tagAt(pile, pile.findIndex(({ tag }) => tag === by) + 1 - depth);
}

/** Where a move is made, and how. */
function aims(form: SilverCoinMove, view: SilverCoinView): [Way, ...Thing[]] {
  const own = view.villages[view.seat];
  switch (form.type) {
    case "look":
    case "flip":
    case "kill":
    case "switch":
    case "shift":
    case "rob":
      return ["press", tagAt(view.villages[seatNumber(form.seat)], form.place)];
    case "look-around": {
      const seat = seatNumber(form.seat);
      return ["press", village(seat), ...tags(view.villages[seat]?.filter(({ up }) => !up))];
    }
    case "put":
    case "guard":
    case "give-back":
      return ["press", tagAt(own, form.place)];
    case "rotate":
      return [own?.[form.place - 1]?.rotated ? "ribbon" : "press", tagAt(own, form.place)];
    case "remove":
    case "curate":
    case "use-pixie":
    case "use-empath":
    case "use-bodyguard":
    case "trick":
      return ["ribbon", tagAt(own, form.place)];
    case "exchange":
    case "protect":
    case "give":
      return ["pick", tagAt(own, form.place)];
    case "look-at-two":
      return ["pick", tagAt(own, form.one), tagAt(own, form.two)];
    case "draw":
      return ["press", "deck"];
    case "draw-shown":
      return ["press", tagAt(view.shown, form.place)];
    case "keep":
      return ["press", tagAt(view.hand, form.place)];
    case "take":
      return ["press", top(view)];
    case "discard":
      return ["press", top(view), "discard"];
    case "take-deep":
      return ["press", below(view, form.depth)];
    case "activate":
      return ["ribbon", below(view, form.depth)];
    case "use-blob":
      return ["ribbon", tagAt(view.pile, view.pile.length + 1 - form.depth)];
    case "replace":
      return ["press", number(form.number)];
    case "side":
      return ["press", form.side];
    default:
      return ["press", form.type];
  }
}

/** Every move of the menu by the thing it is made with. */
export function deedsOf(menu: readonly Offer[], view: SilverCoinView): Map<Thing, Deed[]> {
  const deeds = new Map<Thing, Deed[]>();
  for (const choice of menu) {
    if (!choice.form) continue;
    const { form } = choice;
    const [way, ...things] = aims(form, view);
    for (const thing of things) deeds.set(thing, [...(deeds.get(thing) ?? []), { thing, way, choice, form }]);
  }
  return deeds;
}

/** What a move touches: what it is made with, and what else it moves, turns or counts. */
export function touched(form: SilverCoinMove, view: SilverCoinView): Thing[] {
  const [, ...aimed] = aims(form, view);
  return [...aimed, ...besides(form, view)];
}

function besides(form: SilverCoinMove, view: SilverCoinView): Thing[] {
  switch (form.type) {
    case "discard":
    case "use":
    case "exchange":
    case "put":
      return tags(view.hand);
    case "switch":
      return view.question === "golem" ? [below(view, 1)] : tags(view.hand);
    case "side":
      return view.asking?.type === "direction"
        ? view.asking.givers.flatMap((giver) => tags(view.villages[seatNumber(giver)]))
        : tags(view.hand);
    case "done":
      return [...chosen(view), ...looking(view)];
    case "give-back":
      return chosen(view);
    case "give":
      return [village(seatNumber(form.to))];
    case "call":
      return tags(view.villages[view.seat]);
    default:
      return [];
  }
}

/** What a faceup character of one's own is pressed for, before and after the action. */
const COPIES = {
  curator: "curate",
  pixie: "use-pixie",
  empath: "use-empath",
  bodyguard: "use-bodyguard",
  "con-artist": "trick",
} as const;

/** Moves that are made with a card of one's own village, each with another one. */
const OWN: readonly string[] = ["exchange", "put", "rotate", "guard", "give-back", "give"];

/** The move that pressing a card in a village would have been: its own ability, or what other cards can do now. */
export function meant(view: SilverCoinView, menu: readonly Offer[], seat: number, place: number): SilverCoinMove {
  const isOwn = seat === view.seat;
  if (isOwn && (view.question === "turn" || view.question === "end")) {
    const card = view.villages[seat]?.[place - 1];
    const character = card?.up && card.number !== null ? characterOf(view.options, card.number) : "";
    if (character in COPIES) return { type: COPIES[character as keyof typeof COPIES], place };
  }
  for (const { form } of menu) {
    if (!form || !("place" in form)) continue;
    if ("seat" in form) return { ...form, seat: seatName(seat), place };
    if (isOwn && OWN.includes(form.type)) return { ...form, place };
  }
  return isOwn ? { type: "exchange", place } : { type: "look", seat: seatName(seat), place };
}
