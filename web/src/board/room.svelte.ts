// How much of the window is left below the top of something, so that a board is as large as can be seen at once.

/** The pixels from the top of an element to the bottom of the window, as they are before anybody scrolls. */
export class Room {
  below = $state(0);

  /** Measure again whenever the window has another size. */
  measures = (node: HTMLElement): { destroy: () => void } => {
    const measure = (): void => {
      this.below = Math.round(window.innerHeight - node.getBoundingClientRect().top - window.scrollY);
    };
    measure();
    window.addEventListener("resize", measure);
    return { destroy: () => window.removeEventListener("resize", measure) };
  };
}
