// What may be kept on the device: only what is the same for everybody. For the service worker alone, which is one file.

/** Parts of the page: their names say what is in them, so they never change. */
export const isPart = (path: string): boolean => path.startsWith("/assets/");

/** Answers that name nobody and belong to nobody. */
export const isForEverybody = (path: string): boolean =>
  path === "/api/games" || /^\/api\/games\/[^/]+\/(rules|lesson|pictures|edition)$/.test(path);

/** Every address that is no request to the server is the same page. */
export const isPage = (path: string): boolean => !path.startsWith("/api/") && !["/health", "/metrics"].includes(path);
