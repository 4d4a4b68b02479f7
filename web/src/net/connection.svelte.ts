/**
 * The connection to the server: one socket for all tables. It repairs itself. After a break it
 * connects again, says hello, watches the same tables and sends every command that was not
 * acknowledged. Commands have ids, so the server counts one that is sent twice only once.
 *
 * Tables on this device have a connection of their own, to the engine; `connection` picks by table.
 */
import { LocalSocket } from "../engine/localSocket";
import { ALONE, isHere } from "./device";
import { PROTOCOL } from "../wire";
import type { AnyAct, AnyMessage, AnySocketRequest, Hinted, Person, Previewed, Refused, Reviewed, Snapshot, Update } from "../wire";

export type ConnectionState = "connecting" | "open" | "lost" | "outdated" | "ended";

/** Receives what happens at one table. */
export interface Subscriber {
  readonly id: string;
  /** How to watch the table now: as which seat, and from which entry of the log. */
  watchParams(): { seat: number | null; since: number | null };
  receive(message: Snapshot | Update): void;
  onGone(reason: string): void;
}

/** A command without its id, which the connection adds. */
export type Command = AnyAct extends infer A ? (A extends { id: string } ? Omit<A, "id"> : never) : never;

interface Pending {
  table: string;
  act: AnyAct;
  settle: (refused: Refused | null) => void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
/** How often the connection is checked, and pinged while the page is visible or hidden. */
const CHECK_EVERY = 500;
const PING_EVERY = 1500;
const PING_HIDDEN_EVERY = 12_000;
/** A ping that is not answered for so long is shown; after the second time, we connect again. */
const SILENT_AFTER = 2500;
const GIVE_UP_AFTER = 10_000;
/** Between two checks so far apart the page was asleep, and what is unanswered may have arrived. */
const ASLEEP_AFTER = 3000;

/** What a connection needs of a socket. */
type Socket = {
  readonly readyState: number;
  send(data: string): void;
  onopen: (() => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  close(): void;
};

function serverSocket(): Socket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/api/v1/socket`) as Socket;
}

class Line {
  state: ConnectionState = $state("connecting");
  /** Whether the server has not answered for a while, although the socket is open. */
  silent = $state(false);
  /** Whether the browser says that there is no network. */
  offline = $state(typeof navigator !== "undefined" && navigator.onLine === false);
  /** Requests that wait for their answer for a long time. */
  late = $state(0);
  /** When the next attempt to connect is made, in milliseconds since 1970. */
  retryAt = $state(0);
  /** A notice from the operators of the server. */
  notice: { text: string; seconds: number | null } | null = $state.raw(null);
  /** The server's clock minus ours, in milliseconds. */
  clockOffset = 0;
  /** Called when the server has sent who we are. */
  onPerson: (person: Person | null) => void = () => {};

  #socket: Socket | null = null;
  #subscribers = new Map<string, Subscriber>();
  #pending = new Map<string, Pending>();
  #previews = new Map<string, (answer: Previewed | null) => void>();
  #hints = new Map<string, (answer: Hinted | Refused | null) => void>();
  /** The review that is followed: over one socket there is one. */
  #review: { ask: string; table: string; receive: (answer: Reviewed | Refused) => void } | null = null;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #lastMessageAt = 0;
  /** When the ping was sent that is not answered yet; 0 if there is none. */
  #pingedAt = 0;
  #checkedAt = 0;
  #version = "";
  #count = 0;
  readonly #clientId = Math.random().toString(36).slice(2, 10);
  readonly #open: () => Socket;
  /** Whether it leads over a network, where a socket may break without a sign. */
  readonly #far: boolean;

  constructor(open: () => Socket, far: boolean) {
    this.#open = open;
    this.#far = far;
  }

  /** Watch a table; the returned function stops it. */
  subscribe(subscriber: Subscriber): () => void {
    this.#subscribers.set(subscriber.id, subscriber);
    if (this.state === "open") this.#watch(subscriber);
    else this.connect();
    return () => {
      if (this.#subscribers.get(subscriber.id) !== subscriber) return;
      this.#subscribers.delete(subscriber.id);
      this.#send({ type: "unwatch", table: subscriber.id });
    };
  }

  /** Watch again, because the subscriber has changed its seat. */
  resubscribe(subscriber: Subscriber): void {
    if (this.state === "open") this.#watch(subscriber);
  }

  /**
   * Send a command. Resolves to null when it is done, else to the refusal. Survives a lost
   * connection.
   */
  send(table: string, command: Command): Promise<Refused | null> {
    const id = `${this.#clientId}-${++this.#count}`;
    const act = { ...command, id } as AnyAct;
    return new Promise((settle) => {
      this.#pending.set(id, { table, act, settle });
      this.#send({ type: "do", table, act });
    });
  }

  /** Ask what an answer, and those `then` given with it, would do; null if that is unknown. */
  preview(table: string, seat: number, code: string, then: string[] = []): Promise<Previewed | null> {
    const ask = `${this.#clientId}-p${++this.#count}`;
    return new Promise((settle) => {
      if (this.state !== "open") return settle(null);
      this.#previews.set(ask, settle);
      this.#send({ type: "preview", table, seat, code, then, ask });
    });
  }

  /** Ask what a bot of this level would answer; null when the connection was lost. */
  hint(table: string, seat: number, level: string): Promise<Hinted | Refused | null> {
    const ask = `${this.#clientId}-h${++this.#count}`;
    return new Promise((settle) => {
      if (this.state !== "open") return settle(null);
      this.#hints.set(ask, settle);
      this.#send({ type: "hint", table, seat, ask, level });
    });
  }

  /** Follow the review of a finished game; the returned function stops it. */
  review(table: string, receive: (answer: Reviewed | Refused) => void): () => void {
    const ask = `${this.#clientId}-r${++this.#count}`;
    this.#review = { ask, table, receive };
    if (this.state === "open") this.#send({ type: "review", table, ask });
    else this.connect();
    return () => {
      if (this.#review?.ask !== ask) return;
      this.#review = null;
      this.#send({ type: "unreview" });
    };
  }

  /** Tell whether anybody looks at this page; who looks needs no notice elsewhere. */
  attend(): void {
    if (this.#far && this.state === "open") this.#send({ type: "attention", looking: !document.hidden });
  }

  /** Connect now, without waiting for the next attempt. */
  connect(): void {
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return;
    clearTimeout(this.#retry);
    const socket = this.#open();
    this.#socket = socket;
    socket.onopen = () => {
      this.#lastMessageAt = Date.now();
      this.#send({ type: "hello", protocol: PROTOCOL });
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#receive(JSON.parse(event.data) as AnyMessage);
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#onClose(event);
    };
  }

  /** The network is gone or back. A socket from before may not notice for minutes. */
  online(now: boolean): void {
    this.offline = !now;
    if (!now || !this.#socket) return;
    if (this.state === "lost") this.connect();
    else if (this.state === "open") this.#checkAlive(true);
  }

  /** Connect now, also if the present socket does not answer. */
  retry(): void {
    if (this.silent) this.#abandon();
    this.connect();
  }

  /** Leave a socket that does not answer. Its own end may take minutes. */
  #abandon(): void {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#onClose(new CloseEvent("close"));
  }

  /** Connect again as another person, after logging in or out. */
  restart(): void {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.state = "connecting";
    this.#wait = FIRST_WAIT;
    this.connect();
  }

  #onClose(event: CloseEvent): void {
    clearInterval(this.#heartbeat);
    this.silent = false;
    this.#pingedAt = 0;
    for (const settle of this.#previews.values()) settle(null);
    this.#previews.clear();
    for (const settle of this.#hints.values()) settle(null);
    this.#hints.clear();
    if (event.reason === "protocol-version") {
      this.state = "outdated";
      return;
    }
    if (event.code === 4001) {
      this.state = "ended";
      return;
    }
    this.state = "lost";
    const wait = this.#wait * (0.5 + Math.random());
    this.#wait = Math.min(this.#wait * 1.7, LONGEST_WAIT);
    this.retryAt = Date.now() + wait;
    this.#retry = setTimeout(() => this.connect(), wait);
  }

  #receive(message: AnyMessage): void {
    this.#lastMessageAt = Date.now();
    this.#pingedAt = 0;
    this.silent = false;
    switch (message.type) {
      case "welcome":
        return this.#welcome(message);
      case "snapshot":
      case "update":
        return this.#subscribers.get(message.table)?.receive(message);
      case "done":
        return this.#settle(message.id, null);
      case "refused":
        if (message.id && message.id === this.#review?.ask) this.#review.receive(message);
        else if (message.id && this.#hints.has(message.id)) this.#hint(message.id, message);
        else if (message.id) this.#settle(message.id, message);
        else if (message.table) this.#subscribers.get(message.table)?.onGone(message.reason);
        return;
      case "gone":
        if (message.reason !== "unwatched") this.#subscribers.get(message.table)?.onGone(message.reason);
        return;
      case "previewed":
        this.#previews.get(message.ask)?.(message);
        this.#previews.delete(message.ask);
        return;
      case "reviewed":
        if (message.ask === this.#review?.ask) this.#review.receive(message);
        return;
      case "hinted":
        return this.#hint(message.ask, message);
      case "notice":
        this.notice = { text: message.text, seconds: message.seconds };
        return;
      case "pong":
        this.clockOffset = message.now - Date.now();
    }
  }

  #welcome(message: { version: string; person: Person | null; now: number }): void {
    if (this.#version && this.#version !== message.version) {
      this.state = "outdated"; // the server was upgraded, and this page may not understand it
      return;
    }
    this.#version = message.version;
    this.onPerson(message.person);
    this.clockOffset = message.now - Date.now();
    this.#wait = FIRST_WAIT;
    this.state = "open";
    if (document.hidden) this.attend();
    for (const subscriber of this.#subscribers.values()) this.#watch(subscriber);
    if (this.#review) this.#send({ type: "review", table: this.#review.table, ask: this.#review.ask });
    for (const { table, act } of this.#pending.values()) this.#send({ type: "do", table, act });
    clearInterval(this.#heartbeat);
    this.#checkedAt = Date.now();
    this.#heartbeat = setInterval(() => this.#checkAlive(), CHECK_EVERY);
  }

  /** A broken socket may stay silent: ping, tell when no answer comes, and at last connect again. */
  #checkAlive(atOnce = false): void {
    if (!this.#far) return;
    const now = Date.now();
    const asleep = now - this.#checkedAt > ASLEEP_AFTER;
    this.#checkedAt = now;
    if (this.#pingedAt && asleep) this.#pingedAt = now;
    if (this.#pingedAt) {
      this.silent = now - this.#pingedAt > SILENT_AFTER;
      this.retryAt = this.#pingedAt + GIVE_UP_AFTER;
      if (now > this.retryAt) this.#abandon();
    } else if (atOnce || now - this.#lastMessageAt > (document.hidden ? PING_HIDDEN_EVERY : PING_EVERY)) {
      this.#pingedAt = now;
      this.#send({ type: "ping" });
    }
  }

  #watch(subscriber: Subscriber): void {
    this.#send({ type: "watch", table: subscriber.id, ...subscriber.watchParams() });
  }

  #settle(id: string, refused: Refused | null): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    pending?.settle(refused);
  }

  #hint(ask: string, answer: Hinted | Refused): void {
    this.#hints.get(ask)?.(answer);
    this.#hints.delete(ask);
  }

  #send(order: AnySocketRequest): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(order));
  }
}

const here = new Line(() => new LocalSocket(), false);
const there = ALONE ? here : new Line(serverSocket, true);
const lineOf = (table: string): Line => (isHere(table) ? here : there);

/** All tables. What concerns no table in particular is about the server, if there is one. */
class Connection {
  get state(): ConnectionState {
    return there.state;
  }
  get retryAt(): number {
    return there.retryAt;
  }
  get clockOffset(): number {
    return there.clockOffset;
  }
  get silent(): boolean {
    return there.silent;
  }
  get offline(): boolean {
    return !ALONE && there.offline;
  }
  get late(): number {
    return there.late;
  }
  set late(late: number) {
    there.late = late;
  }
  get notice(): Line["notice"] {
    return there.notice;
  }
  set notice(notice: Line["notice"]) {
    there.notice = notice;
  }
  set onPerson(receive: Line["onPerson"]) {
    there.onPerson = receive;
  }
  attend = (): void => there.attend();
  connect = (): void => there.connect();
  retry = (): void => there.retry();
  online = (now: boolean): void => there.online(now);
  restart = (): void => there.restart();
  subscribe = (subscriber: Subscriber): (() => void) => lineOf(subscriber.id).subscribe(subscriber);
  resubscribe = (subscriber: Subscriber): void => lineOf(subscriber.id).resubscribe(subscriber);
  send = (table: string, command: Command): Promise<Refused | null> => lineOf(table).send(table, command);
  preview = (table: string, seat: number, code: string, then: string[] = []): Promise<Previewed | null> => lineOf(table).preview(table, seat, code, then);
  hint = (table: string, seat: number, level: string): Promise<Hinted | Refused | null> => lineOf(table).hint(table, seat, level);
  review = (table: string, receive: (answer: Reviewed | Refused) => void): (() => void) => lineOf(table).review(table, receive);
}

export const connection = new Connection();

if (typeof window !== "undefined") {
  window.addEventListener("online", () => connection.online(true));
  window.addEventListener("offline", () => connection.online(false));
  document.addEventListener("visibilitychange", () => connection.attend());
  document.addEventListener("visibilitychange", () => !document.hidden && connection.state === "lost" && connection.connect());
}
