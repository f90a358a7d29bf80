// A list that hosts search: a page of it at a time, and anew after every act.

import { api } from "../lib/api";

/** Rows that are asked for at once; the server tells no more than so many. */
const PAGE = 25;
const MOST = 200;

export class Listing<T> {
  rows = $state.raw<T[] | null>(null);
  total = $state(0);
  error = $state("");
  private asked = 0;

  constructor(
    private path: string,
    private read: (page: never) => T[],
    private key: (row: T) => string | number,
  ) {}

  private query = "";

  /** Look for something, from the beginning. */
  async seek(search: string, kind = ""): Promise<void> {
    this.query = new URLSearchParams({ search: search.trim(), ...(kind ? { kind } : {}) }).toString();
    await this.ask(0, PAGE);
  }

  /** Look again at what is shown. */
  async again(): Promise<void> {
    await this.ask(0, Math.min(Math.max(this.rows?.length ?? 0, PAGE), MOST));
  }

  async more(): Promise<void> {
    await this.ask(this.rows?.length ?? 0, PAGE);
  }

  /** Ask for some rows; an answer that a later question has overtaken is left out. */
  private async ask(first: number, count: number): Promise<void> {
    const asked = (this.asked += 1);
    try {
      const page = await api.get<{ total: number }>(`${this.path}?${this.query}&first=${first}&count=${count}`);
      if (asked !== this.asked) return;
      const before = first ? (this.rows ?? []) : [];
      const known = new Set(before.map(this.key));
      this.rows = [...before, ...this.read(page as never).filter((row) => !known.has(this.key(row)))];
      this.total = page.total;
      this.error = "";
    } catch (refused) {
      if (asked === this.asked) this.error = (refused as Error).message;
    }
  }
}
