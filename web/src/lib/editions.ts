// The editions that boards are drawn from, each fetched once.

import { api } from "./api";

const fetched = new Map<string, Promise<unknown>>();

function once(key: string, path: string): Promise<unknown> {
  const kept = fetched.get(key);
  if (kept) return kept;
  const asked = api.get<unknown>(path);
  fetched.set(key, asked);
  asked.catch(() => fetched.delete(key));
  return asked;
}

/** Our own edition of a game. */
export const ownEdition = (game: string): Promise<unknown> => once(game, `games/${encodeURIComponent(game)}/edition`);

/** The edition a table plays with; others may have the same name. */
export const editionAt = (table: string): Promise<unknown> =>
  once(`table ${table}`, `tables/${encodeURIComponent(table)}/edition`);

/** The edition a record was played with. */
export const editionFor = (record: string): Promise<unknown> =>
  once(`record ${record}`, `records/${encodeURIComponent(record)}/edition`);
