/// <reference lib="webworker" />
// What the browser keeps for us, so that rules and lessons are there without a network; and calls to a table.
//
// Kept are the page, its parts, and what is the same for everybody: games, rules, lessons, pictures, our editions.
// Whatever is anybody's own (tables, people, records) always comes from the server.

import { isForEverybody, isPage, isPart } from "./lib/offline";

declare const self: ServiceWorkerGlobalScope;

/** What we keep; a new kind of keeping has a new name. */
const SHELF = "silverware-1";
const PAGE = "/";
/** So many parts are kept: those of earlier versions go when newer ones come. */
const PARTS = 250;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(SHELF)
      .then((shelf) => shelf.add(PAGE))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const others = async (): Promise<unknown> => {
    const names = await caches.keys();
    return Promise.all(names.filter((name) => name !== SHELF).map((name) => caches.delete(name)));
  };
  event.waitUntil(others().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (isPart(pathname)) event.respondWith(keptFirst(request));
  else if (isForEverybody(pathname)) event.respondWith(freshFirst(request, pathname));
  else if (request.mode === "navigate" && isPage(pathname)) event.respondWith(freshFirst(request, PAGE));
});

/** What never changes is kept. */
async function keptFirst(request: Request): Promise<Response> {
  const shelf = await caches.open(SHELF);
  const kept = await shelf.match(request);
  if (kept) return kept;
  const came = await fetch(request);
  if (came.ok) {
    await shelf.put(request, came.clone());
    const parts = (await shelf.keys()).filter(({ url }) => isPart(new URL(url).pathname));
    for (const old of parts.slice(0, -PARTS)) await shelf.delete(old);
  }
  return came;
}

/** What may change comes from the server, and from the shelf where there is no way to it. */
async function freshFirst(request: Request, name: string): Promise<Response> {
  const shelf = await caches.open(SHELF);
  try {
    const came = await fetch(request);
    if (came.ok && name === new URL(request.url).pathname) await shelf.put(name, came.clone());
    return came;
  } catch (lost) {
    const kept = await shelf.match(name);
    if (kept) return kept;
    throw lost;
  }
}

/** The page asks for things to be kept that have not been looked at yet. */
self.addEventListener("message", (event) => {
  const paths = (event.data as { keep?: string[] }).keep ?? [];
  event.waitUntil(
    caches.open(SHELF).then((shelf) =>
      Promise.all(
        paths.map(async (path) => {
          if (!(await shelf.match(path))) await shelf.add(path).catch(() => {}); // another time
        }),
      ),
    ),
  );
});

self.addEventListener("push", (event) => {
  const { title, path } = event.data?.json() as { title: string; path: string };
  const called = async (): Promise<void> => {
    const pages = await self.clients.matchAll({ type: "window" });
    const there = pages.some((page) => page.visibilityState === "visible" && new URL(page.url).pathname === path);
    if (!there)
      await self.registration.showNotification(`Your turn: ${title}`, { tag: path, icon: "/icon-192.png", data: path });
  };
  event.waitUntil(called());
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = event.notification.data as string;
  const go = async (): Promise<unknown> => {
    const pages = await self.clients.matchAll({ type: "window" });
    const there = pages.find((page) => new URL(page.url).pathname === path);
    return there ? there.focus() : self.clients.openWindow(path);
  };
  event.waitUntil(go());
});
