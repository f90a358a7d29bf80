#!/usr/bin/env node
// A bot that is a program of its own, in JavaScript. It plays Quick Silver and holds a grudge: it hands its worst card
// to whoever took one from it last. Let it play from this folder:
//
//   silverware sim quick-silver --seats 2 --bots "easy,exec:./grudge.mjs" --games 50
//   silverware play quick-silver --seats 3 --bots "exec:./grudge.mjs"
//   silverware serve --bots "grudge=exec:./grudge.mjs"

import { createHash } from "node:crypto";
import { createInterface } from "node:readline";

let seat = "";
let seed = "";
let throws = 0;
let enemy = null;

/** The same seed brings the same games. */
function below(bound) {
  const hash = createHash("sha256").update(`${seed}/${throws++}`).digest();
  return hash.readUInt32BE() % bound;
}

/** What a card is worth to us: its number. Dynamite is the worst. */
const number = (card) => (card === "dynamite" ? -5 : Number.parseInt(card, 10) || 0);

function choose(menu) {
  const revenge = menu.filter(({ form }) => form?.type === "swap" && form.target === enemy);
  if (revenge.length === 0) return menu[below(menu.length)];
  return revenge.reduce((worst, swap) => (number(swap.form.card) < number(worst.form.card) ? swap : worst));
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  switch (message.type) {
    case "start": // forget every other game
      if (message.game !== "quick-silver") throw new Error(`I play Quick Silver, not ${message.game}.`);
      ({ seat, seed } = message);
      throws = 0;
      enemy = null;
      break;
    case "event":
      if (message.event.type === "Swapped") enemy = message.event.source === seat ? message.event.taker : null;
      break;
    case "choose":
      console.log(JSON.stringify({ move: choose(message.menu).id }));
      break;
  }
}
