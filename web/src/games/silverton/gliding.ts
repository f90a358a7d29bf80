// The map turns from one place to another without a jump.

import { settings } from "../../lib/settings.svelte";
import type { Camera } from "./camera";

/** Milliseconds from one place to another. */
const LASTS = 520;

const eased = (part: number): number => 1 - (1 - part) ** 3;
const between = (from: number, to: number, part: number): number => from + (to - from) * part;

/** The camera part of the way between two: nearer and farther evenly to the eye. */
export const partWay = (from: Camera, to: Camera, part: number): Camera => ({
  x: between(from.x, to.x, part),
  y: between(from.y, to.y, part),
  scale: Math.exp(between(Math.log(from.scale), Math.log(to.scale), part)),
});

/** Look from one place to another, frame by frame; at once where nothing is to move. Returns what stops it. */
export function glide(from: Camera, to: Camera, look: (camera: Camera) => void): () => void {
  if (!settings.chosen.motion || settings.chosen.speed === "instant") {
    look(to);
    return () => {};
  }
  const began = performance.now();
  let frame = requestAnimationFrame(function step(now) {
    const part = Math.min(Math.max(now - began, 0) / LASTS, 1);
    look(partWay(from, to, eased(part)));
    if (part < 1) frame = requestAnimationFrame(step);
  });
  return () => cancelAnimationFrame(frame);
}
