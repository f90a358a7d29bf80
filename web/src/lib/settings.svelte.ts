// What somebody has chosen on this device: theme, sound, motion, how fast things happen.

type Theme = "auto" | "light" | "dark";
export type Speed = "calm" | "quick" | "instant";
interface Chosen {
  theme: Theme;
  sound: boolean;
  motion: boolean;
  /** How long what others do is shown before the next. */
  speed: Speed;
  /** Whether the end of a round goes on by itself. */
  goesOn: boolean;
  /** Whether the list of moves is open; null until somebody has opened or closed it, or come by keyboard. */
  moves: boolean | null;
  /** Whether number and letter keys do something at a table. */
  keys: boolean;
  notify: boolean;
}

const KEY = "silverware.settings";
const prefers = (query: string): boolean => window.matchMedia?.(query).matches ?? false;

function usual(): Chosen {
  const phone = prefers("(max-width: 640px)");
  return {
    theme: "auto",
    sound: !phone,
    motion: !prefers("(prefers-reduced-motion: reduce)"),
    speed: "calm",
    goesOn: false,
    moves: null,
    keys: true,
    notify: false,
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
