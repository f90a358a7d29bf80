// Editions of one's own: kept on this device, sent along with the tables and records they are for.

import type { Checked } from "../messages";
import { api } from "./api";

export interface OwnEdition extends Checked {
  text: string;
}

const KEY = "silverware.editions";

function kept(): OwnEdition[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}

class OwnEditions {
  all = $state.raw<OwnEdition[]>(kept());

  named(edition: string): OwnEdition | undefined {
    return this.all.find((each) => each.edition === edition);
  }

  /** Have the server check an edition; what is wrong is refused with a sentence, what is right is kept. */
  async add(text: string): Promise<OwnEdition> {
    const own = { ...(await api.post<Checked>("editions", { edition: text })), text };
    this.keep([own, ...this.all.filter(({ edition }) => edition !== own.edition)]);
    return own;
  }

  remove(edition: string): void {
    this.keep(this.all.filter((each) => each.edition !== edition));
  }

  private keep(all: OwnEdition[]): void {
    this.all = all;
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // kept until the page is closed
    }
  }
}

export const ownEditions = new OwnEditions();
