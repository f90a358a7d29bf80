// What a press on the map does while one has the pencil in hand.

import type { Pencil } from "./pencil.svelte";
import { pencilWords } from "./pencil-words";
import type { Printed } from "./printed";
import type { Doing } from "./situation";

/** On a line it draws it or rubs it out, on a claim it sketches the way there, on a town it looks it up. */
export function drawing(
  thing: string,
  pencil: Pencil,
  printed: Printed,
  sketchTo: (card: string) => void,
): Doing | null {
  if (pencil.goal(thing)) {
    return { says: pencilWords.drawTo(printed.placeName(thing)), act: () => sketchTo(thing), quiet: true };
  }
  if (pencil.site(thing)) {
    return {
      says: pencilWords.lookAt(printed.townName(thing)),
      act: () => (pencil.about = thing),
      quiet: true,
    };
  }
  if (!printed.isLine(thing)) return null;
  const drawn = pencil.has(thing);
  const name = printed.lineName(thing);
  return {
    says: drawn ? pencilWords.rub(name) : pencilWords.draw(name),
    act: () => {
      pencil.about = thing;
      pencil.toggle(thing, pencilWords.numbered(pencil.sketches.length + 1));
    },
    quiet: true,
  };
}
