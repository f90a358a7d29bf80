// What to do next, in a few words.

import type { Choice } from "../../messages";
import type { SilverCoinView } from "./messages";
import { looksAround } from "./reading";
import { words } from "./words";

interface Doing {
  view: SilverCoinView;
  menu: readonly Choice[];
  laying: boolean;
  /** How many cards are chosen on the board, and whether they are known not to match. */
  picked: number;
  clash: boolean;
}

export function hintOf({ view, menu, laying, picked, clash }: Doing): string {
  const { hints } = words;
  const question = view.question ?? "";
  const offers = (move: string): boolean => menu.some((choice) => choice.move === move);
  const said = (name: string): string => hints[name] ?? "";
  if (laying) return said("token");
  if (clash) return said("differ");
  if (question === "peek" && picked) return said("peekMore");
  if (question === "turn" && offers("call")) return said("turnCall");
  if (question === "drawn" && picked) return said("exchange");
  if (question === "drawn" && !offers("use")) return said("drawnPlain");
  if (question === "look" && menu.length > 1) return said("lookMore");
  if (question === "empath" && looksAround(view)) return said("look");
  if (question === "register" && picked) return said("registerTo");
  return said(question);
}
