// Keys of one letter or figure at a table, where nobody types and no dialog is open.

import { settings } from "./settings.svelte";

const TYPED = "input, textarea, select, [contenteditable], dialog, [role=dialog]";

/** What a key press means at a table: its key, or null where it means something else. */
export function keyOf(event: KeyboardEvent): string | null {
  const { key, target, altKey, ctrlKey, metaKey } = event;
  if (!settings.chosen.keys || altKey || ctrlKey || metaKey || key.length !== 1) return null;
  if (document.querySelector("dialog[open], [role=dialog]")) return null;
  return target instanceof Element && target.closest(TYPED) ? null : key.toLowerCase();
}
