// How the others answered what somebody asked of them.

import type { Item } from "../messages";

/** The refusal of our last request, until somebody moves; what is agreed to is seen by what comes of it. */
export function answerTo(news: Item[], mine: string[]): string {
  const asked = news.findLast(({ type, seat }) => type === "proposed" && mine.includes(seat ?? ""));
  if (!asked) return "";
  const since = news.filter(({ number }) => number > asked.number);
  const declined = since.find(({ type }) => type === "declined");
  if (!declined || declined.seat === asked.seat) return "";
  return since.some(({ type, number }) => type === "moved" && number > declined.number) ? "" : (declined.says ?? "");
}
