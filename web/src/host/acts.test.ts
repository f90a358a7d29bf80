import { expect, it } from "vitest";
import type { PersonSeen, TableSeen } from "../messages";
import { onPerson, onTable, worded } from "./acts";

const guest: PersonSeen = {
  id: "p",
  name: "Lou",
  account: false,
  created: 0,
  host: false,
  muted: null,
  banned: null,
  sessions: 1,
  tables: 0,
};
const table = { id: "t", status: "playing" } as TableSeen;

it("offers what makes sense for a person as they are", () => {
  expect(onPerson(guest).acts).toEqual(["mute", "ban", "rename", "delete"]);
  expect(onPerson({ ...guest, account: true }).acts).toContain("reset");
  expect(onPerson({ ...guest, muted: "", banned: "Insults." }).acts).toEqual(["unmute", "unban", "rename", "delete"]);
});

it("offers nothing on hosts", () => {
  expect(onPerson({ ...guest, account: true, host: true }).acts).toEqual([]);
});

it("closes no game that is over", () => {
  expect(onTable(table, "Quicksand").acts).toEqual(["close", "delete-table"]);
  for (const status of ["over", "closed"])
    expect(onTable({ ...table, status }, "Quicksand").acts).toEqual(["delete-table"]);
});

it("words acts for the server", () => {
  expect(worded("rename", "p", "Rude.", "Robin")).toEqual({ type: "rename", person: "p", name: "Robin", why: "Rude." });
  expect(worded("mute", "p", "", "Robin")).toEqual({ type: "mute", person: "p", why: "" });
  expect(worded("close", "t", "", "")).toEqual({ type: "close", table: "t", why: "" });
});
