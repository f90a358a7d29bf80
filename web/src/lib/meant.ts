// Moves that somebody wants to make, by their fields.

import type { Choice, Form, Meant } from "../games/contract";

/** Whether two values have the same fields. */
export function alike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  const [mine, theirs] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    mine.length === theirs.size && mine.every(([field, its]) => theirs.has(field) && alike(its, theirs.get(field)))
  );
}

/** The choice on the menu that is a move; undefined where it is not there. */
export function choiceOf<M extends Form, B>(menu: readonly Choice<M, B>[], move: M): Choice<M, B> | undefined {
  return menu.find(({ form }) => alike(form, move));
}

/** What pressing something does: make its move where that is on the menu, otherwise ask why it is not. */
export function pressing<M extends Form, B>(
  {
    menu,
    play,
    wonder,
  }: { menu: readonly Choice<M, B>[]; play: (choice: Choice<M, B>) => void; wonder: (move: M) => void },
  move: M,
): { act: (() => void) | null; wonder: () => void } {
  const choice = choiceOf(menu, move);
  return { act: choice ? () => play(choice) : null, wonder: () => wonder(move) };
}

/** What is meant: an entry of the menu by itself or by its fields, or a move that is too free to be listed. */
export function meant(menu: readonly Choice[], move: Choice | Form): Meant {
  return "id" in move ? move : (choiceOf(menu, move) ?? { form: move });
}
