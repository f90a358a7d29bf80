// Your tables and open tables, looked up again every ten seconds while somebody looks.

import { api } from "../lib/api";
import { me } from "../lib/me.svelte";
import type { Listed } from "../messages";
import { ENDED } from "./ended";

export const EVERY = 10_000;

export class ListedTables {
  mine = $state.raw<Listed[] | null>(null);
  open = $state.raw<Listed[] | null>(null);
  now = $state(Date.now());
  error = $state("");

  /** Where you sit and the game is not over. */
  get current(): Listed[] {
    return (this.mine ?? []).filter(({ status }) => !ENDED.includes(status));
  }
  get ended(): Listed[] {
    return (this.mine ?? []).filter(({ status }) => ENDED.includes(status));
  }
  /** Open tables where you do not sit. */
  get others(): Listed[] {
    return (this.open ?? []).filter(({ id }) => !this.mine?.some((table) => table.id === id));
  }

  async look(): Promise<void> {
    await me.known();
    try {
      [this.mine, this.open] = await Promise.all([
        me.person ? api.get<Listed[]>("tables/mine") : Promise.resolve([]),
        api.get<Listed[]>("tables"),
      ]);
      this.now = Date.now();
      this.error = "";
    } catch (refused) {
      this.error = (refused as Error).message;
    }
  }
}
