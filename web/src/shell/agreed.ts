// What a table has agreed on, in words.

import type { GameOptions, GameUI } from "../games/contract";

/** An option in a few words; of what is on or off, only that it is on. */
export function saidOf(about: GameOptions | undefined, option: string, its: unknown): string {
  const words = about?.of[option];
  const title = words?.title ?? option;
  const alone = words?.short?.[String(its)];
  if (alone) return alone;
  if (typeof its === "boolean") return its ? title : "";
  return `${title}: ${words?.values?.[String(its)] ?? String(its)}`;
}

/** Everything that was chosen for a table, what the game draws in one piece first. */
export function agreedAt({ options, setUp }: GameUI, chosen: Record<string, unknown>): string[] {
  const others = Object.entries(chosen).filter(([option]) => !setUp?.options.includes(option));
  return [setUp?.sums(chosen) ?? "", ...others.map(([option, its]) => saidOf(options, option, its))].filter(Boolean);
}
