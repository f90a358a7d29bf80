// Calls from a table while the browser is closed: this device says to the server where it hears them.

import { api } from "./api";
import { me } from "./me.svelte";
import { worker } from "./offline-keeping";
import { settings } from "./settings.svelte";

const canHear = (): boolean => "PushManager" in window && "serviceWorker" in navigator;

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));

/** Hear calls here from now on; false where this browser or its push service cannot. */
export async function hearCalls(): Promise<boolean> {
  if (!canHear() || !me.person) return false;
  try {
    const { pushManager } = await worker();
    const { key } = await api.get<{ key: string }>("push");
    const heard =
      (await pushManager.getSubscription()) ??
      (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) }));
    const { endpoint, keys } = heard.toJSON();
    await api.post("push", { endpoint, p256dh: keys?.["p256dh"], auth: keys?.["auth"] });
    return true;
  } catch {
    return false; // notifications while the page is open still come
  }
}

/** Hear them no more. */
export async function hearNoCalls(): Promise<void> {
  if (!canHear()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const heard = await registration?.pushManager.getSubscription();
  if (!heard) return;
  await heard.unsubscribe();
  if (me.person) await api.post("push/off", { endpoint: heard.endpoint }).catch(() => {}); // it hears nothing any more
}

/** Whoever wants calls is called as who they are now: after signing in, and by a new session. */
export async function hearAgain(): Promise<void> {
  if (settings.chosen.notify && globalThis.Notification?.permission === "granted") await hearCalls();
}
