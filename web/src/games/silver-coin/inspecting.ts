// A card tells more about itself when one points at it, comes to it by Tab, or holds it with a finger.

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

const HOVER = 350;
const HOLD = 450;
const STAYS = 2500;

/** Show more about a thing, and hide it again. A long press shows, and does nothing else. */
export function inspected(show: (node: HTMLElement) => void, hide: () => void): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    const later = (wait: number, then: () => void): void => {
      clearTimeout(timer);
      timer = setTimeout(then, wait);
    };
    const release = (): void => {
      if (!held) clearTimeout(timer);
    };
    const offs = [
      on(node, "pointerenter", ({ pointerType }) => {
        if (pointerType !== "touch") later(HOVER, () => show(node));
      }),
      on(node, "pointerleave", ({ pointerType }) => {
        release();
        if (pointerType !== "touch") hide();
      }),
      on(node, "pointerdown", ({ pointerType }) => {
        held = false;
        if (pointerType !== "touch") return;
        later(HOLD, () => {
          held = true;
          show(node);
          later(STAYS, hide);
        });
      }),
      on(node, "pointerup", release),
      on(node, "pointercancel", release),
      on(
        node,
        "click",
        (event) => {
          if (held) event.stopPropagation();
          held = false;
        },
        { capture: true },
      ),
      on(node, "contextmenu", (event) => {
        if (held) event.preventDefault();
      }),
      on(node, "focusin", ({ target }) => {
        if (target instanceof HTMLElement && target.matches(":focus-visible")) show(node);
      }),
      on(node, "focusout", hide),
    ];
    return () => {
      clearTimeout(timer);
      for (const off of offs) off();
    };
  };
}
