// What the board of Quicksand says by itself.

import type { QuicksandEdition } from "../../messages/quicksand";
import { some } from "../../words/some";

/** The name of an explorer in an edition, and what a sentence calls it: "the Hunter (red)". */
export const nameOf = ({ explorers }: QuicksandEdition, colour: string): string =>
  explorers.find((explorer) => explorer.colour === colour)?.name ?? colour;
export const called = (edition: QuicksandEdition, colour: string): string =>
  `the ${nameOf(edition, colour)} (${colour})`;

const card = (kind: string): string => ({ mask: "Mask", quicksand: "Quicksand" })[kind] ?? kind;
const cards = (count: number, kind: string): string => some(count, `${card(kind)} card`, `${card(kind)} cards`);

const spaces: Record<string, string> = { mask: "Mask space", quicksand: "Quicksand space", temple: "the temple" };

export const words = {
  title: "Quicksand",
  sentence: "Lead your explorer to the temple first, and let nobody know which one is yours.",
  board: "The trail to the temple",
  river: "The river, where all explorers start",
  hand: "Your hand",
  counts: "reached",
  stands: (turn: number, first?: { colour: string; left: number }) =>
    first?.left ? `Turn ${turn} · ${first.colour} leads, ${some(first.left, "step", "steps")} to go` : `Turn ${turn}`,
  written: (score: number) => (score > 0 ? "temple" : ""),
  inHand: (count: number) => `${some(count, "card", "cards")} in hand`,
  was: (colour: string, steps: number) =>
    `${colour} explorer, ${steps ? `${some(steps, "step", "steps")} from` : "at"} the temple`,
  card,
  cards,

  space: (id: number, kind: string, colour: string | null, who: string) => {
    if (kind === "temple") return "The temple";
    if (kind === "start") return `Space ${id}, start of ${who}`;
    return `Space ${id}, ${colour ?? spaces[kind] ?? kind}`;
  },
  leads: (to: readonly number[], temple: number) =>
    to.length ? `arrows to ${to.map((end) => (end === temple ? "the temple" : end)).join(", ")}` : "",
  standsHere: (who: string, stuck: boolean) => (stuck ? `${who} is stuck here, in quicksand` : `${who} stands here`),
  nobodys: (who: string) => `${who} is nobody's`,
  about: (parts: string[]) => parts.filter(Boolean).join("; "),
  act: (says: string, about: string) => `${says}. ${about}`,

  held: (kind: string, count: number) => cards(count, kind),
  chooseOne: (kind: string, count: number, chosen: number) =>
    `${cards(count, kind)}, ${chosen} chosen. Choose ${chosen < count ? "one more" : "none"}`,
  discard: (kind: string, count: number) => `Discard a ${card(kind)} card. You have ${count}`,
  chosenShort: (chosen: number, count: number) => `${chosen} of ${count}`,
  countShort: (count: number) => `×${count}`,
  forExplorer: (who: string) => `Move ${who}`,
  sinkToo: (who: string) => `Sink ${who} too`,
  sinkNot: (who: string) => `Do not sink ${who}`,
  putBack: "Put back",
  pass: "Play nothing",
  keep: "Keep all cards",
  played: (name: string, kinds: readonly { kind: string; count: number }[]) =>
    `${name} played ${kinds.map(({ kind, count }) => cards(count, kind)).join(" and ")}`,
  deck: (deck: number, discards: number) => `Deck ${deck} · discards ${discards}`,
  discards: "Cards in the discards",
  noDiscards: "Nothing has been played since the discards were shuffled.",

  counter: {
    hidden: "Who am I? Press to turn up your identity counter",
    shown: (who: string) => `You are ${who}. Press to turn it face down`,
    short: "Who am I?",
    you: "You are the",
  },
  temple: {
    title: "At the temple",
    whose: (colour: string) => `The ${colour} explorer is at the temple. Whose is it?`,
    was: (name: string, colour: string) => `${name} was ${colour}.`,
    nobodys: (colour: string) => `The ${colour} explorer was nobody's.`,
    nobody: "Nobody",
    hidden: "facedown",
  },
  owners: "Whose explorer is whose, and the cards in hand",
  owner: (name: string, who: string) => `${name}: ${who}`,
  nobody: (who: string) => `Nobody: ${who}`,
  hadLeft: (kinds: readonly { kind: string; count: number }[]) =>
    kinds.map(({ kind, count }) => cards(count, kind)).join(", ") || "no cards",

  hints: {
    brings: (promise: string) => `${promise.charAt(0).toUpperCase()}${promise.slice(1)}.`,
    turn: "Choose cards: press a card once for each one you want to play.",
    mayPass: "Press a card once for each one you want to play. Or play nothing.",
    pass: "You can play nothing: you keep your hand, and the turn passes.",
    end: (who: string) => `Choose where ${who} goes.`,
    rescue: (who: string) => `One card rescues ${who}: press it.`,
    masks: "Choose the explorer that the Masks move.",
    sink: (more: number) => `Choose ${some(more, "explorer", "explorers")} to sink.`,
    none: "You can't play these cards: choose fewer, or others.",
    discard: "You may discard a card of your hand before you draw.",
  },
  hurts: "Whoever owns this explorer wins at once. Bring it to the temple?",
};
