// Making a table: found it, sit down, begin.

import { api } from "../lib/api";
import { introduced } from "../lib/introduction.svelte";
import { settings } from "../lib/settings.svelte";
import type { GameUI } from "../games/contract";
import type { AnyAct, Done, Founding, GameInfo, Sheet } from "../messages";

/** A word for the dice from this device, where nobody is asked for one. */
function anyWord(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const act = (table: string, does: AnyAct): Promise<Done> => api.post<Done>(`tables/${table}/acts`, does);

/** A new table; its maker sits down first in turn order, unless told otherwise. Null where they thought better of it. */
export async function found(founding: Founding, sits: boolean): Promise<string | null> {
  if (!(await introduced())) return null;
  const { id } = await api.post<Sheet>("tables", founding);
  if (sits) await act(id, { type: "sit", seat: "north" });
  return id;
}

/** One click: a table with bots in all other seats, four if the game allows, begun with the options that suit. Null as above. */
export async function playNow({ name: game, first }: GameUI, level = ""): Promise<string | null> {
  if (!(await introduced())) return null;
  const info = (await api.get<GameInfo[]>("games")).find(({ name }) => name === game);
  const [least, most] = info?.seats ?? [4, 4];
  const seats = Math.min(Math.max(4, least), most);
  const founding = {
    game,
    seats,
    bots: seats - 1,
    level,
    options: first ?? {},
    open: false,
    pace: { type: "none" },
  } as const;
  const { id } = await api.post<Sheet>("tables", founding);
  await act(id, { type: "sit", seat: "north", salt: anyWord() });
  if (settings.chosen.face) await act(id, { type: "face", face: settings.chosen.face });
  await act(id, { type: "start" });
  return id;
}
