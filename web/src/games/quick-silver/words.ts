// What the board of Quick Silver says by itself.

import { some } from "../../words/some";

const cards: Record<string, string> = {
  junk: "junk",
  plate: "Replacement Plate",
  dynamite: "Dynamite",
};

export const words = {
  alwaysAllow: "Always allow swaps",
  board: "The mines",
  hand: "Your hand",
  stands: (round: number, black: number, lastLap: boolean) =>
    [`Round ${round}`, lastLap ? "last lap" : `black die ${black}`].join(" · "),
  spying: (round: number) => `Round ${round} · spying`,
  card: (name: string) => cards[name] ?? name,
  /** Short, as it is printed on a card. */
  printed: { junk: "Junk", plate: "Plate", dynamite: "Dynamite" } as Record<string, string>,
  plates: (count: number) => some(count, "plate", "plates"),
  blasts: (count: number) => some(count, "blast", "blasts"),
  sneaks: (count: number) => some(count, "sneak token", "sneak tokens"),
  cash: (cash: number) => `$${cash}`,
  out: "out",
  dealer: "dealer",
  dealerShort: "D",
  dice: (black: number, white: number) => `holds the dice, black ${black} and white ${white}`,
  asked: "is asked",
  you: (name: string) => `${name} (you)`,
  shows: (hand: string[]) => `shows ${hand.map((name) => cards[name] ?? name).join(", ")}`,
  cart: (parts: string[]) => parts.join(", "),
  act: (says: string, about: string) => `${says}. ${about}`,
  centre: "The three central cards",
  stranger: "The Stranger",
  slot: (slot: number) => `Central card ${slot + 1}`,
  slotShows: (slot: number, name: string) => `Central card ${slot + 1}: ${cards[name] ?? name}`,
  tin: (count: number) => `The tin: ${some(count, "token", "tokens")}`,
  tinShort: "tin",
  pile: (count: number) =>
    count ? `The pile: ${some(count, "sneak token", "sneak tokens")}` : "No sneak token is left",
  pileShort: "sneak",
  passShort: "pass",
  allowShort: "allow",
  pickUp: "Pick up",
  choose: (name: string) => `Choose your ${cards[name] ?? name}`,
  chosen: (name: string) => `Your ${cards[name] ?? name}, chosen`,
  held: (name: string) => `Your ${cards[name] ?? name}`,
  offered: (name: string) => `Your ${cards[name] ?? name}, offered`,
  offeredTag: "offered",
  hints: {
    turn: "Choose a card to swap, or take a sneak token.",
    pass: "Choose a card to swap, or pass.",
    target: "With whom? Choose a cart or the centre.",
    redirect: "Your own cart allows the swap; any other outlined place costs you a plate.",
    take: "Choose one of the three central cards.",
    spy: "Look around before the hands are picked up.",
  },
  swap: {
    under: (taker: string, target: string) => `${taker} swaps with ${target}`,
    sent: (sender: string) => `sent on by ${sender}`,
    centre: "the centre",
  },
  hurts: {
    last: "That was your last plate: unless a Replacement Plate mends a blast, you are out after this round. Redirect?",
    single: "You keep a single plate: one Dynamite in your hand would put you out. Redirect?",
  },
  marketOf: (round: number) => `Market of round ${round}`,
  roadOf: (round: number) => `End of round ${round}`,
  weighs: (total: number) => `hauls ${total}`,
  lighter: (sneaks: number) => `${some(sneaks, "sneak", "sneaks")} off`,
  least: (earned: number) => `no card pays less than $${earned}`,
  holds: "It holds!",
  distance: (cash: number, mayor: number) => (cash < mayor ? `$${cash} of $${mayor}` : `$${cash}`),
  groups: {
    /** By the place of a group, from the heaviest. */
    paid: ["heaviest: nothing", "second: highest card", "third: lowest card"],
    light: "too light: nothing",
    alike: "all alike: lowest card",
    dead: "dead",
  },
  earned: (earned: number) => (earned ? `+$${earned}` : "$0"),
  moments: {
    chain: (count: number) => `A swap is redirected ${count} times.`,
    earned: (name: string, earned: number) => `${name} earns $${earned}, the most at any market.`,
  },
};
