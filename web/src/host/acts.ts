// What a host can do to a person or a table as they are now.

import type { AnyHostAct, PersonSeen, TableSeen } from "../messages";

export type HostActKind = Exclude<AnyHostAct["type"], "appoint" | "dismiss">;

/** Something to act on: a person or a table. */
export interface Subject {
  id: string;
  /** What it is called in sentences. */
  called: string;
  acts: HostActKind[];
}

/** What cannot be undone is asked for twice. */
export const FOR_GOOD: HostActKind[] = ["delete", "delete-table"];

/** Hosts have no power over hosts. */
export function onPerson({ id, name, account, host, muted, banned }: PersonSeen): Subject {
  const acts: HostActKind[] = [
    muted === null ? "mute" : "unmute",
    banned === null ? "ban" : "unban",
    "rename",
    ...(account ? (["reset"] as const) : []),
    "delete",
  ];
  return { id, called: name, acts: host ? [] : acts };
}

/** A game that is over cannot be closed. */
export function onTable({ id, status }: TableSeen, called: string): Subject {
  const ended = status === "over" || status === "closed";
  return { id, called, acts: ended ? ["delete-table"] : ["close", "delete-table"] };
}

/** The act as the server understands it. */
export function worded(type: HostActKind, id: string, why: string, name: string): AnyHostAct {
  if (type === "close" || type === "delete-table") return { type, table: id, why };
  return type === "rename" ? { type, person: id, name, why } : { type, person: id, why };
}
