// What somebody has chosen on this device: theme, sound, motion, how fast things happen.

import type { Wanted } from "./announcing";

type Theme = "auto" | "light" | "dark";
export type Speed = "calm" | "quick" | "instant";
interface Chosen {
  theme: Theme;
  sound: boolean;
  /** How loud, from 0 to 1. */
  volume: number;
  motion: boolean;
  /** How long what others do is shown before the next. */
  speed: Speed;
  /** Whether the end of a round goes on by itself. */
  goesOn: boolean;
  /** Whether one hears what bots say. */
  banter: boolean;
  /** Whether the list of moves is open; null until somebody has opened or closed it, or come by keyboard. */
  moves: boolean | null;
  /** Whether number and letter keys do something at a table. */
  keys: boolean;
  notify: boolean;
  /** What a screen reader says of a table. */
  speech: Wanted;
  /** Whether what others do waits for a press on Space. */
  waits: boolean;
  /** One's own face at tables; empty where none was chosen. */
  face: string;
  /** Whether rules and lessons are kept for when there is no network. */
  offline: boolean;
}

const KEY = "silverware.settings";
const prefers = (query: string): boolean => window.matchMedia?.(query).matches ?? false;

function usual(): Chosen {
  const phone = prefers("(max-width: 640px)");
  return {
    theme: "auto",
    sound: !phone,
    volume: 0.5,
    motion: !prefers("(prefers-reduced-motion: reduce)"),
    speed: "calm",
    goesOn: false,
    banter: true,
    moves: null,
    keys: true,
    notify: false,
    speech: { level: "usual", silent: [], together: true },
    waits: false,
    face: "",
    offline: false,
  };
}

class Settings {
  chosen = $state<Chosen>(usual());

  constructor() {
    try {
      this.chosen = { ...usual(), ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
    } catch {
      // a device that keeps nothing has the usual settings
    }
    window.matchMedia?.("(prefers-color-scheme: dark)").addEventListener?.("change", () => this.apply());
  }

  get dark(): boolean {
    const { theme } = this.chosen;
    return theme === "dark" || (theme === "auto" && prefers("(prefers-color-scheme: dark)"));
  }

  choose(some: Partial<Chosen>): void {
    this.chosen = { ...this.chosen, ...some };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.chosen));
    } catch {
      // kept until the page is closed
    }
    this.apply();
  }

  apply(): void {
    document.documentElement.dataset["theme"] = this.dark ? "dark" : "light";
    document.documentElement.dataset["motion"] = this.chosen.motion ? "on" : "off";
  }
}

export const settings = new Settings();
