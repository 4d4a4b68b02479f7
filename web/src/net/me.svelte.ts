/** Who is sitting in front of this page. Nobody needs an account: a name makes a guest. */
import { get, post, remove, Refusal } from "./api";
import { settings } from "../settings/settings.svelte";
import { connection } from "./connection.svelte";
import type { Person, SessionInfo } from "../wire";

class Me {
  person: Person | null = $state.raw(null);
  known = $state(false);

  constructor() {
    connection.onPerson = (person) => this.#is(person);
  }

  /** Look who we are. Who has never been here before need not ask; a table's line will tell in any case. */
  async find(): Promise<void> {
    if (settings.known) {
      const found = await get<Person>("/me").catch((error: unknown) => {
        if (error instanceof Refusal) return null;
        throw error;
      });
      this.#is(found);
    }
    this.known = true;
  }

  /** Somebody with a name: oneself, or a new guest. */
  async somebody(name: string): Promise<Person> {
    return this.person ?? this.#became(await post<SessionInfo>("/guests", { name }));
  }

  async logIn(name: string, password: string): Promise<void> {
    this.#became(await post<SessionInfo>("/sessions", { name, password }));
  }

  async register(name: string, password: string): Promise<void> {
    this.#became(await post<SessionInfo>("/accounts", { name, password }));
  }

  async logOut(): Promise<void> {
    await remove("/sessions/current");
    this.#is(null);
    connection.restart();
  }

  /** A link has made a guest of us. */
  became(session: SessionInfo | null): void {
    if (session) this.#became(session);
  }

  #became(session: SessionInfo): Person {
    this.#is(session.person);
    connection.restart();
    return session.person;
  }

  #is(person: Person | null): void {
    this.person = person;
    settings.known = person !== null;
  }
}

export const me = new Me();
