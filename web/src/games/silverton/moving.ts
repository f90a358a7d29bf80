// Moving about on the map: wheel and pinch, drag, and keys.

import { fitting, panned, STEP, zoomed, whole, closest, type Camera, type Pane } from "./camera";
import type { Point } from "../../messages/silverton";

interface Moved {
  camera: () => Camera;
  pane: () => Pane;
  look: (camera: Camera) => void;
}

/** Pixels a finger may slip before it drags. */
const SLIP = 5;
/** Pixels an arrow key moves the map, with Shift: without it one goes from town to town. */
const ARROW = 80;
const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -ARROW, y: 0 },
  ArrowRight: { x: ARROW, y: 0 },
  ArrowUp: { x: 0, y: -ARROW },
  ArrowDown: { x: 0, y: ARROW },
};
const WHEEL = 0.0016;

const middle = ([a, b]: Point[]): Point => ({ x: (a!.x + b!.x) / 2, y: (a!.y + b!.y) / 2 });
const apart = ([a, b]: Point[]): number => Math.hypot(a!.x - b!.x, a!.y - b!.y);

/** An attachment that lets somebody move the map. */
export function movable({ camera, pane, look }: Moved): (node: HTMLElement) => () => void {
  return (node) => {
    const down = new Map<number, Point>();
    let from: Point | null = null;
    let dragged = false;

    /** A place in pixels from the middle of the pane. */
    const inside = ({ x, y }: Point): Point => {
      const { left, top, width, height } = node.getBoundingClientRect();
      return { x: x - left - width / 2, y: y - top - height / 2 };
    };

    function wheel(event: WheelEvent): void {
      const by = Math.exp(-event.deltaY * WHEEL);
      const { scale } = camera();
      const ends = by > 1 ? scale >= closest(pane()) : scale <= whole(pane()) * 1.001;
      if (ends) return;
      event.preventDefault();
      look(zoomed(camera(), by, pane(), inside({ x: event.clientX, y: event.clientY })));
    }

    function press(event: PointerEvent): void {
      if (event.button > 0) return;
      down.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (down.size === 1) {
        from = { x: event.clientX, y: event.clientY };
        dragged = false;
      }
    }

    function drag(event: PointerEvent): void {
      const before = down.get(event.pointerId);
      if (!before || !from) return;
      const now = { x: event.clientX, y: event.clientY };
      if (down.size === 2) {
        const were = [...down.values()];
        down.set(event.pointerId, now);
        const are = [...down.values()];
        dragged = true;
        const [was, is] = [middle(were), middle(are)];
        const moved = panned(camera(), { x: was.x - is.x, y: was.y - is.y }, pane());
        look(zoomed(moved, apart(are) / Math.max(apart(were), 1), pane(), inside(is)));
        return;
      }
      if (!dragged && Math.hypot(now.x - from.x, now.y - from.y) < SLIP) return;
      if (!dragged) node.setPointerCapture(event.pointerId);
      dragged = true;
      down.set(event.pointerId, now);
      look(panned(camera(), { x: before.x - now.x, y: before.y - now.y }, pane()));
    }

    const release = (event: PointerEvent): void => void down.delete(event.pointerId);

    /** What ends a drag presses nothing. */
    function click(event: MouseEvent): void {
      if (!dragged) return;
      event.stopPropagation();
      dragged = false;
    }

    function key(event: KeyboardEvent): void {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const arrow = ARROWS[event.key];
      if (arrow && event.shiftKey) look(panned(camera(), arrow, pane()));
      else if (event.key === "+" || event.key === "=") look(zoomed(camera(), STEP, pane()));
      else if (event.key === "-") look(zoomed(camera(), 1 / STEP, pane()));
      else if (event.key === "0") look(fitting(pane()));
      else return;
      event.preventDefault();
      event.stopPropagation();
    }

    const heard: [string, (event: never) => void, AddEventListenerOptions?][] = [
      ["wheel", wheel, { passive: false }],
      ["pointerdown", press],
      ["pointermove", drag],
      ["pointerup", release],
      ["pointercancel", release],
      ["click", click, { capture: true }],
      ["keydown", key],
    ];
    for (const [type, listener, options] of heard) node.addEventListener(type, listener as EventListener, options);
    return () => {
      for (const [type, listener, options] of heard) node.removeEventListener(type, listener as EventListener, options);
    };
  };
}
