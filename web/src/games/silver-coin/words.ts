// What the board of Silver Coin says by itself.

import { listed, some } from "../../words/some";
const cards = (count: number): string => some(count, "card", "cards");
const points = (count: number): string => some(count, "point", "points");

export const words = {
  title: "Silver Coin",
  sentence: "Empty your village of its highest numbers, remember who lives where, and call before the others dare.",
  counts: "points",
  board: "The villages",
  stands: (round: number, rounds: number, lastLap: boolean) =>
    `Round ${round} of ${rounds}${lastLap ? ", last lap" : ""}`,
  written: (score: number) => String(score),
  inVillage: (count: number) => `${cards(count)} in the village`,
  hasToken: "holds the token",

  village: (name: string, count: number) => `${name}'s village, ${cards(count)}`,
  yourVillage: (count: number) => `Your village, ${cards(count)}`,
  yours: "Your village",
  noCards: "No cards left",
  called: "called",
  onTurn: "to play",
  token: "token",
  lookHere: "look at all",
  giveHere: (name: string) => `Give it to ${name}`,
  addHere: { left: "Add it at the left end", right: "Add it at the right end" },

  place: (place: number) => `Place ${place}`,
  placeOf: (name: string, place: number) => `${name}'s place ${place}`,
  shownCard: (place: number) => `Shown beside the deck, ${place}`,
  handCard: (count: number, place: number) =>
    count > 1 ? (place === 1 ? "The upper card" : "The lower card") : "In hand",
  known: (title: string, number: number) => `${title} (${number})`,
  faceup: "faceup",
  facedown: "facedown",
  unknown: "a card",
  rotated: "rotated",
  protected: "protected",
  hasTheToken: "the token lies on it",
  used: "used this turn",
  chosen: "chosen",
  lookedAt: "being looked at",
  seenByYou: "you have seen it",
  seenBy: (names: string[]) => `seen by ${names.join(", ")}`,
  awaits: (names: string[]) => `works again after a turn of ${names.join(", ")}`,
  about: (parts: string[]) => parts.filter(Boolean).join(", "),
  act: (says: string, about: string) => (about ? `${says}. ${about}` : says),
  pick: (about: string) => `Choose. ${about}`,
  unpick: (about: string) => `Put back. ${about}`,

  deck: (count: number) => `Deck, ${cards(count)}`,
  deckShort: (count: number) => `deck ${count}`,
  discards: (count: number) => `Discards, ${cards(count)}`,
  discardsShort: (count: number) => `discards ${count}`,
  noDiscards: "There are no discards.",
  allDiscards: (count: number) => `Discards (${count})`,
  discardAt: (depth: number) => (depth === 1 ? "Top discard" : `Discard ${depth} from the top`),
  draw: "Draw",
  take: "Take",
  use: "Use",
  discard: "Discard",
  inHand: (name: string) => `${name} holds`,
  youHold: "You hold",
  lastLap: (name: string) => `Last lap: ${name} called for a vote.`,
  lastLapYours: "Last lap: you called for a vote.",

  short: {
    curate: "use",
    "use-pixie": "flip",
    trick: "again",
    "use-empath": "look",
    "use-bodyguard": "guard",
    rotate: "turn",
    remove: "discard",
    activate: "use",
    "use-blob": "use",
  } as Record<string, string>,

  buttons: {
    call: "Call for a vote",
    pass: "Pass",
    no: "No, thanks",
    done: "Done",
  } as Record<string, string>,
  allTo: { left: "All to the left", right: "All to the right" },
  done: { end: "End the turn", exchange: "Exchange", empath: "Turn it back" } as Record<string, string>,
  turnBack: (count: number) => (count ? (count > 1 ? "Turn them back" : "Turn it back") : "Look at nothing"),
  exchange: (count: number) => `Exchange ${cards(count)}`,
  putBack: "Put back",
  layToken: "Lay the token",
  notNow: "Not now",

  /** What to do next with what was begun on the board. */
  begun: {
    "look-at-two": "Choose one more.",
    exchange: "Choose more cards of the same number, or exchange.",
    give: "Choose who gets it.",
    protect: "Choose the card that the token protects.",
  },
  clash: "These cards do not match: they would stay, and you would get one more.",

  mismatch: "These cards do not match: they would stay, faceup, and the new card is added. Exchange all the same?",

  who: "Characters",
  sheet: {
    title: "Scores",
    round: (round: number) => `Round ${round}`,
    total: "Total",
    player: "Player",
    open: "still to come",
    caller: "called",
  },
  reveal: {
    title: (round: number) => `Round ${round} is over`,
    sum: (sum: number) => `Cards: ${sum}`,
    scores: points,
    inAll: (total: number) => `${points(total)} in all`,
    opens: (name: string, title: string, number: number, sum: number, last: boolean) =>
      `${name}: ${title} (${number}). ${last ? `The village adds up to ${sum}` : `${sum} so far`}.`,
    lay: (name: string, sum: number) => `${name}: nothing lies facedown. The village adds up to ${sum}.`,
    noted: (name: string, note: string) => `${name}: ${note}.`,
    spared: (sum: number, counts: number) =>
      `The Wolfman is faceup, and the other cards add up to less than 13: ${counts} instead of ${sum}`,
    has: (name: string, counts: number) => `${name} (${counts})`,
    carried: (counts: number, equal: string[]) =>
      `Called, and nobody has less${equal.length ? ` (${listed(equal)} ${equal.length === 1 ? "has" : "have"} as few, and a tie goes to the caller)` : ""}, so 0${counts ? ` instead of ${counts}` : ""}`,
    failed: (counts: number, score: number, less: string[]) =>
      `Called, but ${listed(less)} ${less.length === 1 ? "has" : "have"} less, so ${counts} + ${score - counts} = ${score}`,
    was: (title: string, number: number, up: boolean) => `${title} (${number}), ${up ? "faceup" : "facedown"}`,
    none: "no cards",
  },
  replace: {
    title: "Characters of the next game",
    by: (number: number, now: string, then: string) => `${number}: ${then} instead of ${now}`,
    done: (then: string) => `${then} plays next time`,
  },

  mixer: {
    title: "The deck",
    says: "For every number choose the character of the Coin deck or that of the Amulet deck.",
    coin: "All Coin",
    amulet: "All Amulet",
    surprise: "Surprise me",
    number: (number: number) => `Number ${number}`,
    sums: (count: number) =>
      count === 14 ? "the Amulet deck" : `${some(count, "character", "characters")} of the Amulet deck`,
  },
};
