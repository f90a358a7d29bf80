// Who sits at this device. Nobody has to say so before it matters: the first act makes a guest.

import type { Person, Welcome } from "../messages";
import { api, Refused } from "./api";

class Me {
  person = $state<Person | null>(null);
  /** Why the server lets us in no more, where a host has banned us. */
  barred = $state("");
  private asked: Promise<void> | null = null;

  /** Ask the server once who we are; a server that cannot be reached is asked again the next time. */
  known(): Promise<void> {
    this.asked ??= api.get<Person | null>("me").then(
      (person) => this.be(person),
      (error) => {
        this.asked = null;
        if (!(error instanceof Refused && [401, 403].includes(error.status))) throw error;
        this.person = null;
        this.barred = error.status === 403 ? error.message : "";
      },
    );
    return this.asked;
  }

  private be(person: Person | null): void {
    this.person = person;
    this.barred = "";
  }

  /** Ask anew: a session may have ended, or another page may have become somebody. */
  knownNow(): Promise<void> {
    this.asked = null;
    return this.known();
  }

  /** Be somebody, as a guest if need be. */
  async somebody(name = ""): Promise<Person> {
    if (!this.person) await this.knownNow();
    if (this.barred) throw new Refused(this.barred);
    if (!this.person) await this.guest(name);
    return this.person!;
  }

  async guest(name: string): Promise<void> {
    this.be((await api.post<Welcome>("guests", { name })).person);
  }

  async signIn(name: string, passphrase: string): Promise<void> {
    this.be((await api.post<Welcome>("sessions", { name, passphrase })).person);
  }

  async keep(name: string, passphrase: string, before = ""): Promise<void> {
    this.be(await api.put<Person>("account", { name, passphrase, before }));
  }

  async rename(name: string): Promise<void> {
    this.be(await api.put<Person>("me", { name }));
  }

  async signOut(): Promise<void> {
    if (this.person) await api.delete(`sessions/${this.person.session}`);
    this.person = null;
  }
}

export const me = new Me();
