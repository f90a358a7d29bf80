// Moves that somebody wants to make.

import type { Choice, Form, Meant } from "../games/contract";

/** What is meant: an entry of the menu by itself or by its text, or a move that people word freely. */
export function meant(menu: readonly Choice[], move: string | Choice | Form): Meant {
  if (typeof move === "string") return menu.find((choice) => choice.move === move) ?? { move };
  return "id" in move ? move : { form: move };
}
