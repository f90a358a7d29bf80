// Why a thing on the table does nothing now, what a move that is pointed at touches, and what one is asked twice about.

import type { Choice } from "../../messages";
import type { WhyNot } from "../contract";
import { characterOf, isUsed } from "./characters";
import { differ } from "./choosing";
import type { Card, SilverCoinView } from "./messages";
import { aimsOf, allCards, looksAround, read } from "./reading";
import { words } from "./words";

export type Thing =
  | { kind: "card"; seat: number; card: Card }
  | { kind: "deck" }
  | { kind: "discard" }
  | { kind: "shown" }
  | { kind: "hand" }
  | { kind: "call" }
  | { kind: "use" };

export interface Situation {
  view: SilverCoinView;
  names: string[];
  menu: readonly Choice[];
}

const { why } = words;
const because = (says: string, rule: string): WhyNot => ({ says, rule });

/** Why nothing can be done now, whatever is pressed. */
export function whyNotNow({ view, names, menu }: Situation): WhyNot | null {
  if (view.outcome) return because(why.over, "11.3");
  if (view.seat < 0) return because(why.watching, "30.5");
  if (menu.length || view.asked === null || view.asked === view.seat) return null;
  const name = names[view.asked] ?? "";
  if (view.question === "peek") return because(why.looksNow(name), "2.5");
  if (view.question === "register") return because(why.registers(name), "14.2");
  if (view.question === "replace") return because(why.replaces(name), "29.3");
  return because(why.turnOf(name), "3.1");
}

/** Why a thing does nothing now. */
export function whyNot(thing: Thing, situation: Situation): WhyNot | null {
  const now = whyNotNow(situation);
  if (now || !situation.menu.length) return now;
  const { view } = situation;
  if (thing.kind === "card") return noCard(thing.seat, thing.card, situation);
  if (thing.kind === "call") return view.last_lap ? because(why.lastLap, "8.4") : because(why.tooMany, "8.1");
  if (thing.kind === "use") {
    const number = view.hand[0]?.number ?? null;
    return number !== null && isUsed(number) ? because(why.nothingToDo, "13.1") : because(why.noAbility, "4.3");
  }
  if (thing.kind === "hand") return because(why.questionFirst, view.rule ?? "4.1");
  if (view.question !== "turn") return because(why.oneAction, "3.1");
  if (thing.kind === "deck") return because(why.deckEmpty, "9.3");
  if (!view.pile.length) return because(why.pileEmpty, "5.4");
  return view.villages[view.seat]?.length ? because(why.oneAction, "3.1") : because(why.noVillage, "6.5");
}

/** The questions about cards of one's own village alone. */
const OWN = ["curate", "empath", "guard", "give", "register"];
/** The questions about an end of one's village. */
const ENDS: Record<string, string> = { add: "7.2", penalty: "7.4", tanner: "19.1" };
/** The questions about facedown cards. */
const CLOSED = ["up", "look", "village", "empath"];

/** Why a card in a village cannot be chosen. */
function noCard(seat: number, card: Card, { view, names }: Situation): WhyNot {
  const question = view.question ?? "";
  const rule = view.rule ?? "3.1";
  const own = seat === view.seat;
  if (question === "peek") return because(why.ownTwo, "2.5");
  if (question === "turn" || question === "end") return own ? noAbility(card, view, names) : beforeOrAfter(question);
  if (question === "drawn" || question === "taken" || question === "exchange")
    return own ? because(why.onlyMore, "6.7") : because(why.onlyOwn, "6.1");
  if (question === "put") return because(why.onlyChosen, "6.3");
  if (ENDS[question]) return because(why.chooseEnd, ENDS[question]);
  if (OWN.includes(question) && !own) return because(why.own, rule);
  if (question === "rob" && own) return because(why.others, "28.20");
  if (card.tag === view.free || card.tag === view.acting) return because(why.itself, rule);
  if (card.protected && (!own || question === "move")) return because(why.isProtected, "13.2");
  if (question === "move" && view.givers[0] !== seat)
    return because(why.notTheirs(names[view.givers[0] ?? seat] ?? ""), "26.8");
  if (card.tag === view.barred) return because(why.justTurned, "20.2");
  if (question === "down" || question === "kill") return because(why.needsUp, rule);
  if (card.up && CLOSED.includes(question)) return because(why.isOpen, rule);
  if (looksAround(view)) return because(why.turnBackFirst, "13.8");
  return because(why.notNow, rule);
}

const beforeOrAfter = (question: string): WhyNot =>
  question === "turn" ? because(why.actionFirst, "3.1") : because(why.actionOver, "3.3");

/** Why one's own card does nothing before or after the action. */
function noAbility(card: Card, view: SilverCoinView, names: string[]): WhyNot {
  const isConArtist = card.up && card.number !== null && characterOf(view.options, card.number) === "con-artist";
  if (card.up && card.used) return because(why.usedUp, "13.10");
  if (isConArtist && card.awaits.length)
    return because(why.awaitsTurns(card.awaits.map((seat) => names[seat] ?? "")), "15.5");
  if (isConArtist && view.question === "turn") return because(why.atTheEnd, "15.1");
  return beforeOrAfter(view.question ?? "");
}

/** The things that a move which is pointed at touches. */
export function touched(move: string | null, view: SilverCoinView): string[] {
  const play = move === null ? null : read(move);
  return play ? aimsOf(play, view).map(({ thing }) => thing) : [];
}

/** What one is asked twice about: an exchange of cards that one can see do not match. */
export function hurts(move: string, view: SilverCoinView): string | null {
  if (move !== "done" || view.question !== "exchange") return null;
  const chosen = allCards(view).filter(({ tag }) => view.chosen.includes(tag));
  const jokers = view.options["card-13"] === "doppelganger";
  return differ(chosen, jokers) ? words.hurts.differ : null;
}
