// The telegraph: what happened is shown scene by scene, each as long as it takes to read.

import { readingTime } from "../../lib/pacing";
import { settings } from "../../lib/settings.svelte";
import type { Told } from "../../messages";
import { scenesOf } from "./scenes";

/** How long a scene is looked at. */
const lastsOf = (scene: readonly Told[]): number => readingTime(scene.map(({ says }) => says).join(" "));

export class Telegraph {
  /** The scene that is shown, or was shown last. */
  scene = $state.raw<readonly Told[]>([]);
  /** Whether it is being played, and how long it takes (ms). */
  playing = $state(false);
  lasts = $state(0);
  private rest: Told[][] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether things move while they are shown. */
  get moves(): boolean {
    return this.playing && settings.chosen.motion;
  }

  /** Show what has just happened; what was shown before gives way. */
  send(told: readonly Told[]): void {
    clearTimeout(this.timer);
    this.rest = scenesOf(told);
    this.next();
  }

  private next(): void {
    const scene = this.rest.shift();
    this.playing = false;
    if (!scene) return;
    this.scene = scene;
    this.lasts = lastsOf(scene);
    if (!this.lasts) return this.next();
    this.playing = true;
    this.timer = setTimeout(() => this.next(), this.lasts);
  }

  /** To the end of it at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.scene = this.rest.at(-1) ?? this.scene;
    this.rest = [];
    this.playing = false;
  }
}
