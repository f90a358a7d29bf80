// Who sits at this device. Nobody has to say so before it matters: the first act makes a guest.

import type { Person, Welcome } from "../messages";
import { api, Refused } from "./api";

class Me {
  person = $state<Person | null>(null);
  private asked: Promise<void> | null = null;

  /** Ask the server once who we are; a server that cannot be reached is asked again the next time. */
  known(): Promise<void> {
    this.asked ??= api.get<Person>("me").then(
      (person) => void (this.person = person),
      (error) => {
        this.asked = null;
        if (!(error instanceof Refused && error.status === 401)) throw error;
        this.person = null;
      },
    );
    return this.asked;
  }

  /** Ask anew: a session may have ended, or another page may have become somebody. */
  knownNow(): Promise<void> {
    this.asked = null;
    return this.known();
  }

  /** Be somebody, as a guest if need be. */
  async somebody(name = ""): Promise<Person> {
    if (!this.person) await this.knownNow();
    if (!this.person) await this.guest(name);
    return this.person!;
  }

  async guest(name: string): Promise<void> {
    this.person = (await api.post<Welcome>("guests", { name })).person;
  }

  async signIn(name: string, passphrase: string): Promise<void> {
    this.person = (await api.post<Welcome>("sessions", { name, passphrase })).person;
  }

  async keep(name: string, passphrase: string, before = ""): Promise<void> {
    this.person = await api.put<Person>("account", { name, passphrase, before });
  }

  async signOut(): Promise<void> {
    if (this.person) await api.delete(`sessions/${this.person.session}`);
    this.person = null;
  }
}

export const me = new Me();
