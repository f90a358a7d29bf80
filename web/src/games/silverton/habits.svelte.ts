// What somebody has chosen for the board of Silverton on this device: what the map shows, and whether it follows others.

export const LAYERS = ["owners", "prices", "destinations", "afford"] as const;
export type Layer = (typeof LAYERS)[number];

interface Chosen {
  layers: readonly Layer[];
  /** Whether the map turns to where others act. */
  follows: boolean;
  /** Whether step 4 is stopped at although deals are only one thing to do. */
  stopsForDeals: boolean;
}

const KEY = "silverware.silverton";
const USUAL: Chosen = { layers: ["owners"], follows: true, stopsForDeals: false };

function kept(): Chosen {
  try {
    return { ...USUAL, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return USUAL;
  }
}

class Habits {
  chosen = $state.raw<Chosen>(kept());

  choose(some: Partial<Chosen>): void {
    this.chosen = { ...this.chosen, ...some };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.chosen));
    } catch {
      // kept until the page is closed
    }
  }

  shows(layer: Layer): boolean {
    return this.chosen.layers.includes(layer);
  }

  toggle(layer: Layer): void {
    const { layers } = this.chosen;
    this.choose({ layers: LAYERS.filter((each) => (each === layer) !== layers.includes(each)) });
  }
}

export const habits = new Habits();
