// What is pressed for a move, and which move it would be where there is none.

import type { SilvertonMove, SilvertonView } from "../../messages/silverton";
import type { Deed } from "./situation";

/** The deck of claims, as a place for prospectors. */
export const DECK = "deck";

type Type = SilvertonMove["type"];
type DeedOf<T extends Type> = Deed & { form: Extract<SilvertonMove, { type: T }> };

/** The moves of a type. */
export const deedsOf = <T extends Type>(menu: readonly Deed[], type: T): DeedOf<T>[] =>
  menu.filter((deed): deed is DeedOf<T> => deed.form.type === type);

/** The line, card, piece or town that one presses for a move; null where it is made otherwise. */
export function pressedFor(move: SilvertonMove): string | null {
  switch (move.type) {
    case "survey":
    case "build":
    case "take-up":
    case "abandon":
      return move.segment;
    case "stake":
    case "operate":
    case "onto":
      return move.claim;
    case "prospect":
    case "take":
    case "leave":
      return move.card;
    case "turn-up":
      return DECK;
    case "send":
    case "lose":
      return move.piece;
    case "assign":
      return move.town;
    default:
      return null;
  }
}

/** The moves that are made by pressing something, by what is pressed. */
export function byThing(menu: readonly Deed[]): ReadonlyMap<string, Deed> {
  const pressed = menu.map((deed) => [pressedFor(deed.form), deed] as const);
  return new Map(pressed.filter((pair): pair is [string, Deed] => pair[0] !== null));
}

/** Sending a plow to a segment: the one that was chosen, or else the first that could clear it. */
export function plowDeed(segment: string, bonus: number | null, menu: readonly Deed[]): Deed | null {
  const sent = deedsOf(menu, "plow").filter(({ form }) => form.segment === segment);
  return sent.find(({ form }) => form.bonus === bonus) ?? sent[0] ?? null;
}

/** Answers that are words alone, those that do nothing last. */
const ANSWERS: readonly Type[] = [
  ...(["dismantle", "stay", "move-over", "call", "turn-up", "reject", "accept", "decline", "roll", "pay"] as const),
  ...(["join", "engage", "assign"] as const),
  ...(["done", "rest", "wait", "alone", "let-be", "no-offer"] as const),
];

export const plainDeeds = (menu: readonly Deed[]): Deed[] => ANSWERS.flatMap((type) => deedsOf(menu, type));

/** The piece that is being placed, asked about or thrown for. */
export const pieceAsked = ({ asking }: SilvertonView): string | null =>
  asking && "piece" in asking ? asking.piece : null;

/** Questions about a piece in hand. */
const IN_HAND = ["survey", "dismantle", "prospect"];
export const isInHand = ({ question }: SilvertonView): boolean => IN_HAND.includes(question ?? "");

export const isAdvanced = ({ options }: SilvertonView): boolean => options.game === "advanced";

/** The move that pressing something would make if it could: what one asks about where it does nothing. */
export const wishes = {
  line: (segment: string, { question }: SilvertonView, bonus: number): SilvertonMove => {
    if (question === "plow") return { type: "plow", segment, bonus };
    if (question === "dismantle") return { type: "take-up", segment };
    if (question === "build" || question === "abandon") return { type: question, segment };
    return { type: "survey", segment };
  },
  claim: (claim: string, { question, players, seat }: SilvertonView, market: string): SilvertonMove => {
    if (question === "onto") return { type: "onto", claim };
    if (question === "stake" || question === "drawn") return { type: "stake", claim };
    const isOwn = players[seat]?.claims.some(({ card }) => card === claim);
    if (isOwn && question === "deliver") return { type: "deliver", claim, to: market };
    return isOwn ? { type: "operate", claim } : { type: "prospect", card: claim };
  },
  passenger: (card: string, { question }: SilvertonView): SilvertonMove => {
    if (question === "joint") return { type: "leave", card };
    return { type: question === "stake" ? "take" : "prospect", card };
  },
  deck: ({ question }: SilvertonView): SilvertonMove =>
    question === "stake" ? { type: "turn-up" } : { type: "prospect", card: DECK },
  piece: (piece: string, { question }: SilvertonView): SilvertonMove => ({
    type: question === "lose" ? "lose" : "send",
    piece,
  }),
};
