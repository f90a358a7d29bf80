// Cards move from where they were to where they are. Everybody can follow them: each has its tag.

import type { SilverCoinEvent } from "../../messages/silver-coin";

interface Place {
  box: DOMRect;
  up: string;
}

/** Where every card was. */
export type Places = Map<string, Place>;

const LASTS = 320;
const BETWEEN = 30;
const EASE = "cubic-bezier(0.2, 0.7, 0.3, 1)";

const cardsIn = (root: HTMLElement): HTMLElement[] => [...root.querySelectorAll<HTMLElement>("[data-tag]")];

export function placesIn(root: HTMLElement): Places {
  return new Map(
    cardsIn(root).map((card) => [
      card.dataset["tag"]!,
      { box: card.getBoundingClientRect(), up: card.dataset["up"] ?? "" },
    ]),
  );
}

/** Let every card travel to its new place. What was nowhere before comes from the deck, unless it lay in a pile. */
export function travel(root: HTMLElement, before: Places): void {
  const deck = root.querySelector<HTMLElement>("[data-deck]")?.getBoundingClientRect();
  let dealt = 0;
  // All are measured before the first one moves, or each would have the page laid out again.
  const cards = cardsIn(root).map((card) => ({ card, now: card.getBoundingClientRect() }));
  for (const { card, now } of cards) {
    const was = before.get(card.dataset["tag"]!);
    const comes = was ?? (deck && !("pile" in card.dataset) ? { box: deck, up: card.dataset["up"] ?? "" } : null);
    if (!comes || !now.width) continue;
    const delay = was ? 0 : BETWEEN * dealt;
    if (!was) dealt += 1;
    const x = comes.box.left + comes.box.width / 2 - now.left - now.width / 2;
    const y = comes.box.top + comes.box.height / 2 - now.top - now.height / 2;
    const turned = comes.up !== card.dataset["up"] ? " rotateY(90deg)" : "";
    if (Math.abs(x) < 1 && Math.abs(y) < 1 && !turned) continue;
    const from = `translate(${x}px, ${y}px) scale(${comes.box.height / now.height})${turned}`;
    card.animate(
      [
        { transform: from, zIndex: 3 },
        { transform: "none", zIndex: 3 },
      ],
      { duration: LASTS, delay, easing: EASE, fill: "backwards" },
    );
  }
}

/** The tags of all cards that events name, for a short highlight. */
export function touchedBy(events: readonly SilverCoinEvent[]): number[] {
  const tags = new Set<number>();
  const collect = (thing: unknown): void => {
    if (Array.isArray(thing)) thing.forEach(collect);
    else if (thing && typeof thing === "object") {
      if ("tag" in thing && typeof thing.tag === "number") tags.add(thing.tag);
      else Object.values(thing).forEach(collect);
    }
  };
  for (const event of events) if (event.type !== "Dealt" && event.type !== "Scored") collect(Object.values(event));
  return [...tags];
}
