// A few short, dry sounds, made here: card, dice, coin, blast, bell.

import { settings } from "./settings.svelte";

export type Sound = "card" | "dice" | "coin" | "blast" | "bell";

const QUIET = 0.0001;
/** How loud it is at most. */
const LOUDEST = 0.5;

let audio: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Browsers stay silent until somebody has touched the page; so do we. */
function context(): AudioContext | null {
  if (!navigator.userActivation?.hasBeenActive || typeof AudioContext === "undefined") return null;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  return audio;
}

/** A browser may take a tenth of a second to get ready for sounds: in a pause, before the first is wanted. */
function prepare(): void {
  if (!settings.chosen.sound) return;
  const wait = window.requestIdleCallback ?? setTimeout;
  wait(() => {
    const on = context();
    if (on) noise(on);
  });
}
prepare();
for (const touched of ["pointerup", "keyup"]) globalThis.addEventListener?.(touched, prepare, { once: true });

/** Loudness that starts at once and dies away. */
function fading(on: AudioContext, at: number, loud: number, lasts: number): GainNode {
  const gain = on.createGain();
  gain.gain.setValueAtTime(Math.max(loud * LOUDEST * settings.chosen.volume, QUIET), at);
  gain.gain.exponentialRampToValueAtTime(QUIET, at + lasts);
  gain.connect(on.destination);
  return gain;
}

/** A tone that dies away. */
function tone(
  on: AudioContext,
  shape: OscillatorType,
  pitch: number,
  after: number,
  lasts: number,
  loud: number,
): void {
  const at = on.currentTime + after;
  const source = on.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(pitch, at);
  source.connect(fading(on, at, loud, lasts));
  source.start(at);
  source.stop(at + lasts);
}

/** A second of noise, made once. */
function noise(on: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = on.createBuffer(1, on.sampleRate, on.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return hiss;
}

/** Noise through a filter that glides from one pitch to another. */
function rustle(
  on: AudioContext,
  kind: BiquadFilterType,
  from: number,
  to: number,
  after: number,
  lasts: number,
  loud: number,
): void {
  const at = on.currentTime + after;
  const source = on.createBufferSource();
  source.buffer = noise(on);
  const filter = on.createBiquadFilter();
  filter.type = kind;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + lasts);
  source.connect(filter).connect(fading(on, at, loud, lasts));
  source.start(at, Math.random() * 0.4);
  source.stop(at + lasts);
}

const SOUNDS: Record<Sound, (on: AudioContext) => void> = {
  card: (on) => rustle(on, "bandpass", 2400, 900, 0, 0.09, 0.8),
  dice: (on) => {
    for (const after of [0, 0.07, 0.12]) rustle(on, "bandpass", 1500, 700, after, 0.04, 1);
  },
  coin: (on) => {
    tone(on, "triangle", 1980, 0, 0.09, 0.5);
    tone(on, "triangle", 2640, 0.05, 0.18, 0.45);
  },
  blast: (on) => {
    rustle(on, "lowpass", 900, 60, 0, 0.5, 1.6);
    tone(on, "sine", 62, 0, 0.35, 1.2);
  },
  bell: (on) => {
    tone(on, "sine", 880, 0, 0.7, 0.5);
    tone(on, "sine", 2217, 0, 0.4, 0.15);
  },
};

/** Play a sound, if sounds are wanted. */
export function sound(which: Sound): void {
  if (!settings.chosen.sound) return;
  const on = context();
  if (on) SOUNDS[which](on);
}
