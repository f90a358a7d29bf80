// What an installed page, or one that is to be called, does when it is opened.

import { hearAgain } from "./calls";
import { me } from "./me.svelte";
import { keepOffline } from "./offline-keeping";

export async function wake(): Promise<void> {
  await keepOffline().catch(() => {}); // there is no network: what is kept is there already
  await me.known().catch(() => {});
  await hearAgain();
}
