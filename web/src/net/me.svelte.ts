/** The person who uses this page. Nobody needs an account: a name is enough for a guest. */
import { ALONE } from "./device";
import { get, patch, post, remove, ApiError } from "./api";
import { settings } from "../settings/settings.svelte";
import { connection } from "./connection.svelte";
import type { Person, SessionInfo } from "../wire";

class Me {
  person: Person | null = $state.raw(null);
  loaded = $state(false);
  /** This browser had a session that the server does not know any more. */
  forgotten = $state(false);

  constructor() {
    connection.onPerson = (person) => this.#set(person);
  }

  /** Ask who we are. A new visitor has no session, so there is nothing to ask. */
  async load(): Promise<void> {
    this.loaded = ALONE; // the engine takes a while, and few pages need to know
    if (settings.known || ALONE) {
      const found = await get<Person>("/me").catch((error: unknown) => {
        if (error instanceof ApiError) return null;
        throw error;
      });
      this.#set(found);
      this.forgotten = !found;
      if (found) this.#renewNotices();
    }
    this.loaded = true;
  }

  /** The person of this session; without one, a new guest with this name. */
  async ensurePerson(name: string): Promise<Person> {
    return this.person ?? this.#signIn(await post<SessionInfo>("/guests", { name }));
  }

  async logIn(name: string, password: string): Promise<void> {
    this.#signIn(await post<SessionInfo>("/sessions", { name, password }));
  }

  async register(name: string, password: string): Promise<void> {
    this.#signIn(await post<SessionInfo>("/accounts", { name, password }));
  }

  async rename(name: string): Promise<void> {
    this.#set(await patch<Person>("/me", { name }));
  }

  /** All sessions end; this browser gets a new one. */
  async changePassword(current: string, password: string): Promise<void> {
    this.#signIn(await post<SessionInfo>("/me/password", { current, password }));
  }

  /** Delete the person; a guest has no password. */
  async leave(password: string): Promise<void> {
    await remove("/me", { password });
    await this.#endNotices();
    this.#set(null);
    connection.restart();
  }

  async logOut(): Promise<void> {
    await this.#endNotices();
    await remove("/sessions/current");
    this.#set(null);
    connection.restart();
  }

  /** Use the session that joining by a link has opened. */
  adopt(session: SessionInfo | null): void {
    if (session) this.#signIn(session);
  }

  #signIn(session: SessionInfo): Person {
    this.#set(session.person);
    this.#renewNotices();
    connection.restart();
    return session.person;
  }

  /** Notices end with the session on the server, so a new session asks for them again. */
  #renewNotices(): void {
    if (settings.push) void import("./push").then(({ renew }) => renew());
  }

  async #endNotices(): Promise<void> {
    if (settings.push) await import("./push").then(({ turnOff }) => turnOff()).catch(() => undefined);
  }

  #set(person: Person | null): void {
    this.person = person;
    if (person) this.forgotten = false;
    if (!ALONE) settings.known = person !== null; // about the server
  }
}

export const me = new Me();
