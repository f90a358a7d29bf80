// What every character does, in a sentence.

import type { Character } from "./characters";

export const ABILITIES: Record<Character, string> = {
  register: "Faceup when play stops: give one other card of your village away.",
  "con-artist": "Faceup: after your turn, turn it facedown and take another turn.",
  curator: "Faceup: once a turn rotate one of your cards, or discard a rotated one.",
  pixie: "Faceup: in your turn, turn her facedown and flip any other card.",
  blob: "Faceup: your action may be the ability of the top discard.",
  "apprentice-tanner": "Used: joins your village faceup; then flip any other card.",
  huntress: "Used: turn a faceup card facedown, then another card faceup.",
  nostro: "Used: look at all facedown cards of one village.",
  assassin: "Used: put a faceup card of any village under the discards.",
  psychic: "Used: look at up to three facedown cards, wherever they lie.",
  nosferatu: "Used: take one of the three discards below, or use its ability.",
  golem: "Used: switch the discard below with a card of any village.",
  "village-idiot": "Used: one card of each village moves on to its neighbour.",
  wolfman: "Faceup when scored: 0 points, if your other cards add up to less than 13.",
  villager: "Two of them faceup at the end of a turn end the round.",
  squire: "Faceup: your turn begins with the top card of the deck shown beside it.",
  empath: "Faceup: once a turn look at a facedown card of your own.",
  bodyguard: "Faceup: safe from the others, and guards one more of your cards.",
  rascal: "Faceup: draw two cards and keep one of them; the deck gets the other.",
  exposer: "Used: turn one of your own facedown cards faceup.",
  revealer: "Used: turn a facedown card of any village faceup.",
  beholder: "Used: look at one or two facedown cards of your own.",
  "apprentice-seer": "Used: look at a facedown card of somebody else.",
  seer: "Used: look at a facedown card of any village.",
  master: "Used: take any faceup discard below and exchange it.",
  witch: "Used: look at the top card of the deck; it may replace any card.",
  robber: "Used: swap a card of somebody else for one of yours, and look at it.",
  doppelganger: "In an exchange it counts as the number you need. It scores 13.",
};
