// One stop of the Tab key for many things: arrow keys go from one to the next.

/** What one can come to: buttons, § links, what is only looked at, and whatever opens. */
const THINGS = "button:not(:disabled), [role=button], [data-place], a[href], summary";
/** What has keys of its own, or stops of its own. */
const APART = "form, fieldset, dialog, [role=tablist], [data-apart]";
/** Where arrow keys mean something else. */
const TYPED = `input, select, textarea, ${APART}`;
const STOP = "data-stop";
const HERE = "data-here";
/** Pixels that things next to each other may differ in height, and how much worse it is to lie aside. */
const NEXT_TO = 8;
const ASIDE = 2;
const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"];

export type Step = (from: Element, key: string, things: readonly HTMLElement[]) => HTMLElement | undefined;

interface Stop {
  /** What one can come to in here. */
  things?: string;
  /** Where one comes by Tab; otherwise where one was last, and before that to what can be pressed. */
  first?: (things: readonly HTMLElement[]) => HTMLElement | undefined;
  /** Where a key leads. */
  step?: Step;
  /** The keys that lead somewhere. */
  keys?: readonly string[];
}

/** Where one comes by Tab at a stop. */
export const hereAt = (stop: Element | undefined): HTMLElement | undefined =>
  [...(stop?.querySelectorAll<HTMLElement>(`[${HERE}]`) ?? [])].find((each) => each.closest(`[${STOP}]`) === stop);

/** The next thing or the one before in the order they are read, the first or the last. */
function inOrder(from: Element, key: string, things: readonly HTMLElement[], by: number): HTMLElement | undefined {
  if (key === "Home") return things[0];
  if (key === "End") return things.at(-1);
  const at = things.indexOf(from as HTMLElement);
  return at < 0 ? things[0] : things[at + by];
}

/** On a board: left and right in the order things are read, up and down to what lies nearest there. */
export const onBoard: Step = (from, key, things) => {
  const down = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (!down) return inOrder(from, key, things, key === "ArrowLeft" ? -1 : 1);
  const here = middle(from);
  const there = things.filter((each) => each !== from && down * (middle(each).y - here.y) > NEXT_TO);
  const far = (each: Element): number => {
    const { x, y } = middle(each);
    return Math.abs(y - here.y) + ASIDE * Math.abs(x - here.x);
  };
  return there.toSorted((one, other) => far(one) - far(other))[0];
};
function middle(thing: Element): { x: number; y: number } {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** In a list: up and down from line to line, left and right to its § links too. */
export const inList: Step = (from, key, things) => {
  const aside = key === "ArrowLeft" || key === "ArrowRight";
  const lines = aside ? things : things.filter((each) => each === from || each.tagName !== "A");
  return inOrder(from, key, lines, key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1);
};

/** An attachment that makes one stop of all that can be pressed in here. */
export function oneStop({ things = THINGS, first, step = onBoard, keys = ARROWS }: Stop = {}): (
  node: HTMLElement,
) => () => void {
  return (node) => {
    let current: HTMLElement | undefined;

    const belongs = (each: Element): boolean =>
      each.closest(`[${STOP}]`) === node && !each.closest(APART) && each.checkVisibility();
    const all = (): HTMLElement[] => [...node.querySelectorAll<HTMLElement>(things)].filter(belongs);
    const canBePressed = (each: Element): boolean =>
      each.matches("button, [role=button]") && each.getAttribute("aria-disabled") !== "true";

    /** One of them is the stop. */
    function settle(): void {
      const found = all();
      const stays = current && found.includes(current) && (!first || current === document.activeElement);
      if (!stays) current = first?.(found) ?? found.find(canBePressed) ?? found[0];
      for (const each of found) {
        const stops = each === current ? 0 : -1;
        if (each.tabIndex !== stops || !each.hasAttribute("tabindex")) each.tabIndex = stops;
        each.toggleAttribute(HERE, each === current);
      }
    }

    function came({ target }: FocusEvent): void {
      const thing = all().find((each) => each === target);
      if (!thing) return;
      current = thing;
      settle();
    }

    function pressed(event: KeyboardEvent): void {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !keys.includes(event.key)) return;
      const from = event.target;
      if (!(from instanceof Element) || from.closest(TYPED) || from.closest(`[${STOP}]`) !== node) return;
      const to = step(from, event.key, all());
      event.preventDefault();
      to?.focus();
    }

    node.setAttribute(STOP, "");
    settle();
    /** Once for all that changes before the next frame: what can be seen is not asked in between. */
    let waits = 0;
    const watcher = new MutationObserver(() => {
      waits ||= requestAnimationFrame(() => {
        waits = 0;
        settle();
      });
    });
    watcher.observe(node, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ["aria-disabled", "aria-expanded", "disabled", "hidden", "open"],
    });
    node.addEventListener("focusin", came);
    node.addEventListener("keydown", pressed);
    return () => {
      watcher.disconnect();
      cancelAnimationFrame(waits);
      node.removeEventListener("focusin", came);
      node.removeEventListener("keydown", pressed);
    };
  };
}
