// Rules and lessons without a network, for whoever wants that: a service worker keeps what is the same for everybody.

import type { GameInfo } from "../messages";
import { api } from "./api";
import { settings } from "./settings.svelte";

/** What there is to keep of some games, so that their rules and lessons are there without a network. */
export const ofGames = (games: string[]): string[] => [
  "/api/games",
  ...games.flatMap((game) => ["rules", "lesson", "pictures", "edition"].map((what) => `/api/games/${game}/${what}`)),
];

/** What Vite says of a part of the page. */
interface Part {
  file: string;
  css?: string[];
  assets?: string[];
}

const can = (): boolean => "serviceWorker" in navigator;
const isInstalled = (): boolean => window.matchMedia?.("(display-mode: standalone)").matches ?? false;

/** The worker that keeps things and hears calls; there from the first time somebody wants it. */
export async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register("/sw.js");
  return navigator.serviceWorker.ready;
}

/** Keep the whole page, and all that rules and lessons need. */
async function keep(): Promise<void> {
  const { active } = await worker();
  const games = (await api.get<GameInfo[]>("games")).map(({ name }) => name);
  const built = (await (await fetch("/parts.json")).json()) as Record<string, Part>;
  const parts = Object.values(built).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
  active?.postMessage({
    keep: [...ofGames(games), ...parts.map((part) => `/${part}`).filter((path) => path.startsWith("/assets/"))],
  });
}

/** Whoever has installed us, or wants things kept, has them kept; whoever does not any more has nothing left. */
export async function keepOffline(): Promise<void> {
  if (!can()) return;
  if (settings.chosen.offline || isInstalled()) await keep();
  else if (!settings.chosen.notify) {
    for (const each of await navigator.serviceWorker.getRegistrations()) await each.unregister();
    for (const name of (await globalThis.caches?.keys()) ?? []) await caches.delete(name);
  }
}
