// Where friends find a table.

import type { Invitation } from "../messages";
import { api } from "./api";

/** The link to a table at an address that others can reach: where we are is "localhost" to them as well. */
export async function linkTo(table: string): Promise<string> {
  const { origin } = await api.get<Invitation>("origin").catch(() => ({ origin: "" }));
  return `${origin || location.origin}/table/${table}`;
}
