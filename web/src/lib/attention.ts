// Title, icon and notification that say whose turn it is.

import { words } from "../words";
import { settings } from "./settings.svelte";

const icon = (turn: boolean): string =>
  "data:image/svg+xml," +
  encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M4 9h24l-4 15H8Z" fill="#26221c"/>` +
      `<path d="M8 9 16 3l8 6Z" fill="#9aa3ab"/><circle cx="11" cy="27" r="3" fill="#26221c"/><circle cx="21" cy="27" r="3" fill="#26221c"/>` +
      `${turn ? '<circle cx="24" cy="8" r="8" fill="#c4511d"/>' : ""}</svg>`,
  );

/** Say in the title and the icon whether it is our turn. */
export function attend(title: string, turn: boolean): void {
  document.title = turn ? `● ${words.table.yourTurnAt(title)}` : `${title} · Silverware`;
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = icon(turn);
}

/** Tell somebody who is elsewhere that it is their turn. */
export function notify(title: string, prompt: string): void {
  if (!settings.chosen.notify || !document.hidden || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  try {
    const note = new Notification(words.table.yourTurnAt(title), { body: prompt, tag: "silverware" });
    note.onclick = () => window.focus();
  } catch {
    // this browser notifies from a service worker only
  }
}
