// What to do next, in a few words.

import type { Doing } from "./doing.svelte";
import { words } from "./words";

export function hintOf(doing: Doing): string {
  const question = doing.view.question ?? "";
  const said = (name: string): string => words.hints[name] ?? "";
  const isPicked = doing.picked.length > 0;
  if (doing.laying) return said("token");
  if (question === "peek" && isPicked) return said("peekMore");
  if (question === "turn" && doing.offers("call")) return said("turnCall");
  if (question === "drawn" && isPicked) return said("exchange");
  if (question === "drawn" && !doing.offers("use")) return said("drawnPlain");
  if (question === "look" && doing.menu.length > 1) return said("lookMore");
  if (question === "empath" && doing.looking.length) return said("look");
  if (question === "register" && isPicked) return said("registerTo");
  return said(question);
}
