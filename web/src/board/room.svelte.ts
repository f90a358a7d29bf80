// How much of the window is left below the top of something, so that a board is as large as can be seen at once.

/** What is over everything else at the top of the window. */
const HEAD = 80;
/** A page with something fixed at the bottom of its window says how high that is. */
const FOOT = "--foot";

/**
 * The pixels from the top of an element to the bottom of the window, as they are before anybody scrolls. To something
 * that begins far down one scrolls anyway: it has the whole window.
 */
export class Room {
  below = $state(0);

  /** Measure again whenever the window has another size. */
  measures = (node: HTMLElement): { destroy: () => void } => {
    const measure = (): void => {
      const high = window.innerHeight - (parseFloat(getComputedStyle(node).getPropertyValue(FOOT)) || 0);
      const left = Math.round(high - node.getBoundingClientRect().top - window.scrollY);
      this.below = left > high / 2 ? left : high - HEAD;
    };
    measure();
    window.addEventListener("resize", measure);
    return { destroy: () => window.removeEventListener("resize", measure) };
  };
}
