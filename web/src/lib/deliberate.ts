// What ends a step on the board is meant: not a second click on the spot of the last, not before anything was done.

/** Where somebody pressed: in pixels of the window; null where it was by a key. */
export type Spot = { x: number; y: number } | null;

/** A second click that lands so near the first was hardly aimed. */
const NEAR = 24;

export class Deliberate {
  /** Where the last move on the board was made, and in which step. */
  private spot: Spot = null;
  private step = "";

  /** Whether an end of this step, pressed there, has to be asked about first; `others` is whether more could be done. */
  doubts(step: string, spot: Spot, others: boolean): "again" | "nothing" | null {
    if (spot && this.spot && Math.hypot(spot.x - this.spot.x, spot.y - this.spot.y) < NEAR) return "again";
    return spot && others && this.step !== step ? "nothing" : null;
  }

  /** A move was made there, in this step. */
  made(step: string, spot: Spot): void {
    this.step = step;
    this.spot = spot;
  }
}
