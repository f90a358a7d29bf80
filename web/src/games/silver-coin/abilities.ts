// What every character does, in a sentence, with the § behind it.

import type { Character } from "./characters";

export interface Ability {
  says: string;
  rule: string;
}

export const ABILITIES: Record<Character, Ability> = {
  register: { says: "Faceup when play stops: give one other card of your village away.", rule: "14.1" },
  "con-artist": { says: "Faceup: after your turn, turn it facedown and take another turn.", rule: "15.1" },
  curator: { says: "Faceup: once a turn rotate one of your cards, or discard a rotated one.", rule: "16.1" },
  pixie: { says: "Faceup: in your turn, turn her facedown and flip any other card.", rule: "17.1" },
  blob: { says: "Faceup: your action may be the ability of the top discard.", rule: "18.1" },
  "apprentice-tanner": { says: "Used: joins your village faceup; then flip any other card.", rule: "19.1" },
  huntress: { says: "Used: turn a faceup card facedown, then another card faceup.", rule: "20.1" },
  nostro: { says: "Used: look at all facedown cards of one village.", rule: "21.1" },
  assassin: { says: "Used: put a faceup card of any village under the discards.", rule: "22.1" },
  psychic: { says: "Used: look at up to three facedown cards, wherever they lie.", rule: "23.1" },
  nosferatu: { says: "Used: take one of the three discards below, or use its ability.", rule: "24.1" },
  golem: { says: "Used: switch the discard below with a card of any village.", rule: "25.1" },
  "village-idiot": { says: "Used: one card of each village moves on to its neighbour.", rule: "26.1" },
  wolfman: { says: "Faceup when scored: 0 points, if your other cards sum up to less than 13.", rule: "27.1" },
  villager: { says: "Two of them faceup at the end of a turn end the round.", rule: "28.1" },
  squire: { says: "Faceup: your turn begins with the top card of the deck shown beside it.", rule: "28.2" },
  empath: { says: "Faceup: once a turn look at a facedown card of your own.", rule: "28.5" },
  bodyguard: { says: "Faceup: safe from the others, and guards one more of your cards.", rule: "28.6" },
  rascal: { says: "Faceup: draw two cards and keep one of them; the deck gets the other.", rule: "28.9" },
  exposer: { says: "Used: turn one of your own facedown cards faceup.", rule: "28.11" },
  revealer: { says: "Used: turn a facedown card of any village faceup.", rule: "28.12" },
  beholder: { says: "Used: look at one or two facedown cards of your own.", rule: "28.14" },
  "apprentice-seer": { says: "Used: look at a facedown card of somebody else.", rule: "28.15" },
  seer: { says: "Used: look at a facedown card of any village.", rule: "28.16" },
  master: { says: "Used: take any faceup discard below and exchange it.", rule: "28.17" },
  witch: { says: "Used: look at the top card of the deck; it may replace any card.", rule: "28.18" },
  robber: { says: "Used: swap a card of somebody else for one of yours, and look at it.", rule: "28.20" },
  doppelganger: { says: "In an exchange it counts as the number you need. It scores 13.", rule: "28.22" },
};
