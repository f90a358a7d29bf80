// What the board of Quicksand says by itself.

import { EXPLORERS } from "./explorers";

const some = (count: number, one: string, several: string): string => `${count} ${count === 1 ? one : several}`;

const explorer = (colour: string): string => `the ${EXPLORERS[colour] ?? colour} (${colour})`;
const Explorer = (colour: string): string => `The ${EXPLORERS[colour] ?? colour} (${colour})`;
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
  stands: (turn: number) => `Turn ${turn}`,
  written: (score: number) => (score > 0 ? "temple" : ""),
  inHand: (count: number) => `${some(count, "card", "cards")} in hand`,
  was: (colour: string, steps: number) =>
    `${explorer(colour)}, ${steps ? `${some(steps, "step", "steps")} from` : "at"} the temple`,
  explorer,
  card,
  cards,

  space: (id: number, kind: string, colour: string | null) => {
    if (kind === "temple") return "The temple";
    if (kind === "start") return `Space ${id}, start of ${explorer(colour ?? "")}`;
    return `Space ${id}, ${colour ?? spaces[kind] ?? kind}`;
  },
  leads: (to: readonly number[], temple: number) =>
    to.length ? `arrows to ${to.map((end) => (end === temple ? "the temple" : end)).join(", ")}` : "",
  standsHere: (colour: string, stuck: boolean) =>
    stuck ? `${explorer(colour)} is stuck here, in quicksand` : `${explorer(colour)} stands here`,
  nobodys: (colour: string) => `${explorer(colour)} is nobody's`,
  about: (parts: string[]) => parts.filter(Boolean).join("; "),
  act: (says: string, about: string) => `${says}. ${about}`,

  held: (kind: string, count: number) => cards(count, kind),
  chooseOne: (kind: string, count: number, chosen: number) =>
    `${cards(count, kind)}, ${chosen} chosen. Choose ${chosen < count ? "one more" : "none"}`,
  discard: (kind: string, count: number) => `Discard a ${card(kind)} card. You have ${count}`,
  chosenShort: (chosen: number, count: number) => `${chosen} of ${count}`,
  countShort: (count: number) => `×${count}`,
  forExplorer: (colour: string) => `Move ${explorer(colour)}`,
  sinkToo: (colour: string) => `Sink ${explorer(colour)} too`,
  sinkNot: (colour: string) => `Do not sink ${explorer(colour)}`,
  putBack: "Put back",
  pass: "Play nothing",
  keep: "Keep all cards",
  deck: (deck: number, discards: number) => `Deck ${deck} · discards ${discards}`,
  discards: "What lies in the discards",
  noDiscards: "Nothing was played since the discards were shuffled.",

  counter: {
    hidden: "Who am I? Press to turn up your identity counter",
    shown: (colour: string) => `You are ${explorer(colour)}. Press to turn it face down`,
    short: "Who am I?",
    you: "You are the",
    name: (colour: string) => EXPLORERS[colour] ?? colour,
  },
  owners: "Whose explorer is whose, and the cards in hand",
  owner: (name: string, colour: string) => `${name}: ${explorer(colour)}`,
  nobody: (colour: string) => `Nobody: ${explorer(colour)}`,
  hadLeft: (kinds: readonly { kind: string; count: number }[]) =>
    kinds.map(({ kind, count }) => cards(count, kind)).join(", ") || "no cards",

  hints: {
    turn: "Choose cards: press a card once for each one you want to play.",
    mayPass: "Press a card once for each one you want to play. Or play nothing (§4.4).",
    pass: "You can play nothing: you keep your hand, and the turn passes (§4.5).",
    end: (colour: string) => `Choose where ${explorer(colour)} goes.`,
    rescue: (colour: string) => `One card rescues ${explorer(colour)}: press it.`,
    masks: "Choose the explorer that the Masks move.",
    sink: (more: number) => `Choose ${some(more, "explorer", "explorers")} to sink.`,
    none: "These cards can do nothing: choose fewer, or others.",
    discard: "You may discard a card of your hand before you draw.",
  },
  why: {
    over: "The game is over.",
    watching: "You are watching.",
    turnOf: (name: string) => `It is ${name}'s turn.`,
    discarding: "Cards have been played already: discard one, or keep them all.",
    chooseFirst: "Choose cards of your hand first; what they can do is outlined then.",
    nobodySinks: "A Quicksand card is for an explorer, on whatever space it stands.",
    stuckAlready: "This explorer is stuck already.",
    tooFewUp: "There are not so many explorers that could sink.",
    whichExplorer: "A Mask is a card of any colour: choose the explorer it is for.",
    isHere: (colour: string) => `${Explorer(colour)} is here already; its cards lead on from here.`,
    onlyRescues: (colour: string) => `${Explorer(colour)} is stuck: one card only rescues it.`,
    occupied: "Another explorer stands there: one may pass over it, but not stop.",
    noArrows: (colour: string) => `No arrows lead there from where ${explorer(colour)} is.`,
    notExactly: (colour: string, steps: number) =>
      `${Explorer(colour)} must go exactly ${some(steps, "step", "steps")}, and no such way ends there.`,
  },
  hurts: {
    atTheTemple: (colour: string) => `Whoever owns ${explorer(colour)} wins at once. Bring it to the temple?`,
  },
  moments: {
    far: (name: string, colour: string, steps: number) => `${name} moves ${explorer(colour)} ${steps} spaces`,
    sunk: (name: string, colours: readonly string[]) => `${name} sinks ${colours.map(explorer).join(" and ")}`,
    stuck: (colour: string) => `${Explorer(colour)} is stuck close to the temple`,
    rescued: (name: string, colour: string) => `${name} rescues ${explorer(colour)}`,
    back: (colour: string) => `${Explorer(colour)} proves to be nobody's and starts again`,
    thrownIn: "Nobody can play anything: all hands are thrown in",
    wins: (name: string, colour: string) => `${Explorer(colour)} reaches the temple, and ${name} wins`,
  },
};
