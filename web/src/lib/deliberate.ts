// What ends a step on the board is meant: it is no second click on the spot of the last.

/** Where somebody pressed: in pixels of the window; null where it was by a key. */
export type Spot = { x: number; y: number } | null;

/** A second click that lands so near the first was hardly aimed. */
const NEAR = 24;

export class Deliberate {
  /** Where the last move on the board was made. */
  private spot: Spot = null;

  /** Whether an end of a step, pressed there, has to be asked about first. */
  doubts(spot: Spot): boolean {
    return Boolean(spot && this.spot && Math.hypot(spot.x - this.spot.x, spot.y - this.spot.y) < NEAR);
  }

  /** A move was made there. */
  made(spot: Spot): void {
    this.spot = spot;
  }
}
